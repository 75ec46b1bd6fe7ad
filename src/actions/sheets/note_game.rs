//! Note what stands on a record sheet beside the result: who keeps a log, the pieces check, when the game began and ended; report a
//! missing part; and tick off what the organizers have to see to.

use chrono::{DateTime, Days, Utc};

use reeve_limits as limits;
use reeve_rules::sheets::Handler;
use reeve_rules::sheets::notes::{NoteRefusal, check_began, check_ended, may_note, missing_part as named_part};
use reeve_rules::sheets::pieces::differences;
use reeve_rules::tournament::bounds;
use reeve_rules::tournament::programme::minute;
use reeve_rules::tournament::vocabulary::{SheetState, Stage};
use reeve_store::game_set::GameSet;
use reeve_store::missing_part::NewPart;
use reeve_store::round::RoundRow;
use reeve_store::sheet_note::{LogKeeper, SheetNote};
use reeve_store::snapshot::Table;
use reeve_store::{AccountId, TournamentId, game_set, game_table, missing_part, sheet_note, tournament};
use reeve_time_zone as time_zone;
use reeve_views::rounds::RoundAt;
use reeve_views::sheets::equipment::EquipmentTask;

use crate::sheets::TableAt;
use crate::sheets::refusal::Refusal;
use crate::{Action, AuditAction, AuditEntry, Context, Error, Fault, Permission, Result};

/// Who is said to keep a log.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NamedKeeper {
    /// The player of this selection position.
    Seat(i64),
    Staff(AccountId),
}

/// What is to be noted of a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NoteGame {
    /// Who keeps a log, if anybody does.
    pub keeper: Option<NamedKeeper>,
    /// Whether the pieces were checked.
    pub pieces: bool,
    /// Who hands out the resource cards, or nobody who is noted; none where the form does not ask. It is kept on the record sheet, with
    /// whose result it is sent from then on.
    pub handler: Option<Option<Handler>>,
    /// Whether the winner claimed victory on the own turn.
    pub claimed: bool,
    /// When the game began, as typed: a time of the day on which the round was played. Empty: with the round.
    pub began: String,
    /// When it ended, likewise; empty: with the result.
    pub ended: String,
}

/// Notes this of a game, in place of what was noted. `seen` is the version that the form showed.
///
/// Errors: faults at `keeper`, `handler`, `began` and `ended`; [`Error::Stale`] where somebody else changed it since; a refusal before the game.
pub async fn note_game(
    context: &Context<'_>,
    id: TournamentId,
    (at, seen): (TableAt, i64),
    command: &NoteGame,
) -> Result<()> {
    let mut action = Action::begin(context, id, Permission::SignPaper).await?;
    let (round, mut table) = at.load(&mut action).await?;
    may_note(round.state).map_err(Refusal::Note)?;
    let before = sheet_note::of_table(&mut action.tx, id, (round.stage, round.number), table.row.number).await?;
    if before.version != seen {
        return Err(Error::Stale);
    }
    let keeper = keeper(&mut action, id, (&table, &before), command.keeper).await?;
    let zone = action.tournament()?.time_zone.clone();
    let began = began(&round, &command.began, &zone, context.now);
    let first = began.unwrap_or_default().or(round.started_at);
    let ended = ended(first, &command.ended, &zone, context.now);
    let handler = command.handler.filter(|handler| *handler != table.row.handler);
    let handled = handler.map_or(Ok(()), |handler| check_handler(round.stage, &table, handler));
    let (Ok(log_keeper), Ok(()), Ok(began_at), Ok(ended_at)) = (keeper, handled, began, ended) else {
        let faults =
            [("keeper", keeper.err()), ("handler", handled.err()), ("began", began.err()), ("ended", ended.err())];
        let faults = faults.into_iter().filter_map(|(field, why)| Some(Fault::new(field, Refusal::Note(why?))));
        return Err(Error::Faults(faults.collect()));
    };
    let pieces_checked = command.pieces;
    let after =
        SheetNote { log_keeper, pieces_checked, claimed: command.claimed, began_at, ended_at, ..before.clone() };
    if after == before && handler.is_none() {
        return Ok(());
    }
    let handled = [table.row.handler, handler.unwrap_or(table.row.handler)];
    let entry = put(&mut action, id, at, (&before, after), handled).await?;
    if let Some(handler) = handler {
        table.row.handler = handler;
        game_table::update(&mut action.tx, &table.row).await?;
    }
    action.commit(entry).await?;
    Ok(())
}

/// Whether it can be noted now who hands out the resource cards (2.0.4): until the result is in, which says it from then on.
fn check_handler(stage: Stage, table: &Table, handler: Option<Handler>) -> std::result::Result<(), NoteRefusal> {
    let sits = |position: i64| table.seats.iter().any(|seat| seat.position == position && !seat.absent);
    match handler {
        _ if table.row.sheet_state != SheetState::Open => Err(NoteRefusal::HandledWithResult),
        Some(handler) if !handler.may_be_in(stage) => Err(NoteRefusal::JudgeHandles),
        Some(Handler::Elected(position)) if !sits(position) => Err(NoteRefusal::HandlerElsewhere),
        _ => Ok(()),
    }
}

/// Stores what is noted now, and gives the line of the audit log.
async fn put(
    action: &mut Action,
    id: TournamentId,
    at: TableAt,
    (before, after): (&SheetNote, SheetNote),
    [handler, handler_now]: [Option<Handler>; 2],
) -> Result<AuditEntry> {
    let after = SheetNote { version: before.version + 1, ..after };
    sheet_note::put(&mut action.tx, id, &after).await?;
    let entry = AuditEntry::new(AuditAction::NoteGame, at.subject()).before(&LoggedNote::of(before, handler));
    Ok(entry.after(&LoggedNote::of(&after, handler_now)))
}

/// Notes with a result whether the winner claimed victory on the own turn (3.0.14). Gives the line of the audit log where that is new.
pub(super) async fn note_claim(
    action: &mut Action,
    id: TournamentId,
    at: TableAt,
    claimed: bool,
) -> Result<Option<AuditEntry>> {
    let before = sheet_note::of_table(&mut action.tx, id, (at.round.stage, at.round.number), at.table).await?;
    if before.claimed == claimed {
        return Ok(None);
    }
    let after = SheetNote { claimed, ..before.clone() };
    put(action, id, at, (&before, after), [None; 2]).await.map(Some)
}

/// Who keeps a log, if anybody does; a refusal for somebody who neither sits at the table nor is on the staff. Who was noted before
/// stays.
async fn keeper(
    action: &mut Action,
    id: TournamentId,
    (table, before): (&Table, &SheetNote),
    named: Option<NamedKeeper>,
) -> Result<std::result::Result<Option<LogKeeper>, NoteRefusal>> {
    let found = match named {
        None => return Ok(Ok(None)),
        Some(NamedKeeper::Seat(position)) => {
            let seat = table.seats.iter().find(|seat| seat.position == position && !seat.absent);
            seat.map(|seat| LogKeeper::Player(seat.player_id))
        }
        Some(NamedKeeper::Staff(account)) => {
            let keeper = LogKeeper::Staff(account);
            let known =
                before.log_keeper == Some(keeper) || !tournament::roles(&mut action.tx, id, account).await?.is_empty();
            known.then_some(keeper)
        }
    };
    Ok(found.map(Some).ok_or(NoteRefusal::KeeperElsewhere))
}

/// A time that was typed; none for an empty field. It is meant on the day of the round.
fn began(
    round: &RoundRow,
    typed: &str,
    zone: &str,
    now: DateTime<Utc>,
) -> std::result::Result<Option<DateTime<Utc>>, NoteRefusal> {
    if typed.trim().is_empty() {
        return Ok(None);
    }
    let minute = minute(typed.trim()).ok_or(NoteRefusal::NoTime)?;
    let day = time_zone::local(round.started_at.unwrap_or(now), zone).date_naive();
    let began = time_zone::moment(day, minute, zone);
    check_began(began.timestamp(), now.timestamp()).map(|()| Some(began))
}

/// The same behind the beginning: an earlier time of the day is meant on the day after.
fn ended(
    began: Option<DateTime<Utc>>,
    typed: &str,
    zone: &str,
    now: DateTime<Utc>,
) -> std::result::Result<Option<DateTime<Utc>>, NoteRefusal> {
    if typed.trim().is_empty() {
        return Ok(None);
    }
    let minute = minute(typed.trim()).ok_or(NoteRefusal::NoTime)?;
    let day = time_zone::local(began.unwrap_or(now), zone).date_naive();
    let same = time_zone::moment(day, minute, zone);
    // The start of a round has seconds, what is typed has none.
    let behind = began.is_none_or(|began| same.timestamp() / 60 >= began.timestamp() / 60);
    let next = || day.checked_add_days(Days::new(1)).map(|next| time_zone::moment(next, minute, zone));
    let ended = if behind { same } else { next().unwrap_or(same) };
    let first = began.map(|began| began.min(ended).timestamp());
    check_ended(first, ended.timestamp(), now.timestamp()).map(|()| Some(ended))
}

/// What the audit log says of it: names of whoever keeps a log stand in the store alone.
#[derive(serde::Serialize)]
struct LoggedNote {
    log: bool,
    pieces_checked: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    handler: Option<String>,
    claimed: bool,
    began_at: Option<DateTime<Utc>>,
    ended_at: Option<DateTime<Utc>>,
}

impl LoggedNote {
    fn of(note: &SheetNote, handler: Option<Handler>) -> LoggedNote {
        LoggedNote {
            log: note.has_log(),
            pieces_checked: note.pieces_checked,
            handler: handler.map(Handler::code),
            claimed: note.claimed,
            began_at: note.began_at,
            ended_at: note.ended_at,
        }
    }
}

/// Puts a part that is missing at a table on the organizers' list.
///
/// Errors: a fault at `part`; a refusal before the game, or where the list is full.
pub async fn report_part(context: &Context<'_>, id: TournamentId, at: TableAt, typed: &str) -> Result<()> {
    let mut action = Action::begin(context, id, Permission::SignPaper).await?;
    let (round, table) = at.load(&mut action).await?;
    may_note(round.state).map_err(Refusal::Note)?;
    let part = named_part(typed, limits::TOURNAMENT_TEXT).map_err(|why| Error::fault("part", Refusal::Note(why)))?;
    if missing_part::of_tournament(&mut action.tx, id).await?.len() >= limits::MISSING_PARTS {
        return Err(Refusal::Note(NoteRefusal::TooManyParts { most: limits::MISSING_PARTS }).into());
    }
    let new = NewPart {
        round: (round.stage, round.number),
        table: table.row.number,
        part,
        at: context.now,
        by: context.caller.account(),
    };
    missing_part::insert(&mut action.tx, id, &new).await?;
    action.commit(AuditEntry::new(AuditAction::ReportPart, at.subject())).await?;
    Ok(())
}

/// Keeps what was counted in the game set of a table (2.0.6), which goes along where the set goes. `counted`: the number of each thing,
/// by its code.
///
/// Errors: a fault at `count`; a refusal before the game, or where no more sets are listed.
pub async fn count_pieces(
    context: &Context<'_>,
    id: TournamentId,
    at: TableAt,
    counted: &[(String, Option<i64>)],
) -> Result<()> {
    let mut action = Action::begin(context, id, Permission::SignPaper).await?;
    let (round, table) = at.load(&mut action).await?;
    may_note(round.state).map_err(Refusal::Note)?;
    let system = action.tournament()?.system.system();
    let no_number = || Error::fault("count", Refusal::Note(NoteRefusal::NoCount { most: bounds::PART.most }));
    if counted.iter().any(|(_, number)| number.is_none()) {
        return Err(no_number());
    }
    let of = |code: &str| counted.iter().find(|(known, _)| known == code).and_then(|(_, number)| *number);
    let piece_counts = differences(system, of).ok_or_else(no_number)?;
    let mut sets = game_set::of_tournament(&mut action.tx, id).await?;
    let number = table.row.number;
    let before = sets.iter().position(|set| set.table_number == number);
    let mut set = before.map_or_else(|| GameSet::of_table(number), |at| sets.remove(at));
    if sets.len() >= limits::GAME_SETS {
        return Err(Refusal::Note(NoteRefusal::TooManySets { most: limits::GAME_SETS }).into());
    }
    let after: serde_json::Map<String, serde_json::Value> =
        piece_counts.iter().map(|(code, number)| (code.to_owned(), number.into())).collect();
    (set.piece_counts, set.counted_at) = (piece_counts, Some(context.now));
    sets.push(set);
    game_set::put(&mut action.tx, id, &sets).await?;
    action.commit(AuditEntry::new(AuditAction::CountPieces, at.subject()).after(&after)).await?;
    Ok(())
}

/// Ticks a task off, or puts it back on the list.
///
/// Errors: [`Error::Missing`] where there is no such task; [`Error::Stale`] where it stands so already, or nobody keeps a log any more.
pub async fn see_to(context: &Context<'_>, id: TournamentId, task: EquipmentTask, done: bool) -> Result<()> {
    let mut action = Action::begin(context, id, Permission::SignPaper).await?;
    let (at, by) = (done.then_some(context.now), context.caller.account().filter(|_| done));
    let table = match task {
        EquipmentTask::Dice(note) => {
            let kept = sheet_note::by_id(&mut action.tx, id, note).await?.ok_or(Error::Missing)?;
            if kept.dice_swapped_at.is_some() == done || !kept.has_log() {
                return Err(Error::Stale);
            }
            sheet_note::swap(&mut action.tx, note, at, by).await?;
            (kept.stage, kept.round_number, kept.table_number)
        }
        EquipmentTask::Part(part) => {
            let kept = missing_part::by_id(&mut action.tx, id, part).await?.ok_or(Error::Missing)?;
            if kept.settled_at.is_some() == done {
                return Err(Error::Stale);
            }
            missing_part::settle(&mut action.tx, part, at, by).await?;
            (kept.stage, kept.round_number, kept.table_number)
        }
    };
    let what = match (task, done) {
        (EquipmentTask::Dice(_), true) => AuditAction::SwapDice,
        (EquipmentTask::Part(_), true) => AuditAction::SettlePart,
        (_, false) => AuditAction::ReopenEquipmentTask,
    };
    let (stage, number, table) = table;
    let at = TableAt { round: RoundAt { stage, number }, table };
    action.commit(AuditEntry::new(what, at.subject())).await?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use chrono::TimeDelta;

    use super::*;

    #[test]
    fn an_end_after_midnight_is_the_day_after() {
        let began = DateTime::UNIX_EPOCH + TimeDelta::hours(22);
        let now = began + TimeDelta::hours(5);
        let check = |typed: &str, expected: std::result::Result<Option<i64>, NoteRefusal>| {
            let minutes = ended(Some(began), typed, "UTC", now).map(|at| at.map(|at| (at - began).num_minutes()));
            assert_eq!(minutes, expected, "{typed}");
        };
        check("", Ok(None));
        check("23:30", Ok(Some(90)));
        check("0:30", Ok(Some(150)));
        check("22:00", Ok(Some(0)));
        check("half past", Err(NoteRefusal::NoTime));
        check("9:00", Err(NoteRefusal::TimeAhead));
        check("21:00", Err(NoteRefusal::EndTooLate));
    }
}
