//! Before a game: the layout of the board is confirmed, the players choose chair, colour and play order in turn, and a judge is
//! named for the table.

use reeve_rules::sheets::choice::{ChoiceRefusal, SeatChoice, choose, may_choose, take_back};
use reeve_rules::tournament::vocabulary::StaffRole;
use reeve_store::game_note::GameNote;
use reeve_store::sheet::save_marks;
use reeve_store::snapshot::Table;
use reeve_store::{AccountId, PlayerId, Snapshot, TournamentId, game_note, game_table, tournament};

use crate::sheets::TableAt;
use crate::sheets::own_sheet::may_act;
use crate::sheets::refusal::Refusal;
use crate::{Action, AuditAction, AuditEntry, Context, Error, Permission, Result};
use reeve_rules::sheets::Sheet;
use reeve_views::boards;
use reeve_views::rounds::RoundAt;

/// A table as somebody saw it before its game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BeforeGame {
    pub at: TableAt,
    /// How often the table had been changed then, so that nobody chooses twice for one player, or confirms a board that nobody saw.
    pub version: i64,
}

/// Confirms the layout of the board at a table. Doing it twice changes nothing. Gives whether it was still to be done.
///
/// Errors: [`Error::Stale`] where the table is not as it was seen, as with another board; a refusal where the seats are not public yet or
/// a result is in.
pub async fn confirm_layout(context: &Context<'_>, id: TournamentId, seen: BeforeGame) -> Result<bool> {
    let action = Action::begin(context, id, Permission::SignPaper).await?;
    confirm(action, context, seen).await
}

/// Confirms the layout of the board at the player's own table, for whoever sits there. Gives whether it was still to be done.
///
/// Errors: [`Error::Missing`] where the player sits elsewhere; a refusal for whoever is marked absent or has left, and as for the
/// staff.
pub async fn confirm_own_layout(
    context: &Context<'_>,
    id: TournamentId,
    player: PlayerId,
    seen: BeforeGame,
) -> Result<bool> {
    let mut action = Action::begin(context, id, Permission::OwnPage).await?;
    if context.caller.player() != Some(player) {
        return Err(Error::Forbidden);
    }
    may_act(&mut action, player).await?;
    let (_, table) = seen.at.load(&mut action).await?;
    let seat = table.seats.iter().find(|seat| seat.player_id == player).ok_or(Error::Missing)?;
    if seat.absent {
        return Err(Error::Forbidden);
    }
    confirm(action, context, seen).await
}

async fn confirm(action: Action, context: &Context<'_>, seen: BeforeGame) -> Result<bool> {
    let (mut action, table, note) = at_table(action, seen.at).await?;
    if note.layout_at.is_some() {
        return Ok(false);
    }
    if seen.version != table.row.version {
        return Err(Error::Stale);
    }
    let entry = store_layout(&mut action, context, seen.at, &table, note).await?;
    action.commit(entry).await?;
    Ok(true)
}

/// Stores that the layout is confirmed at a table. Gives the line for the log.
async fn store_layout(
    action: &mut Action,
    context: &Context<'_>,
    at: TableAt,
    table: &Table,
    note: GameNote,
) -> Result<AuditEntry> {
    let confirmed = GameNote { layout_at: Some(context.now), ..note };
    game_note::put(&mut action.tx, &confirmed).await?;
    game_table::update(&mut action.tx, &table.row).await?;
    Ok(AuditEntry::new(AuditAction::ConfirmLayout, at.subject()))
}

/// A table as somebody saw it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SeenTable {
    /// Its number in the round.
    pub table: i64,
    /// How often it had been changed, which another board does.
    pub version: i64,
}

/// Confirms the layout of the board at several tables of a round at once, each with its own line in the log. Where somebody else has
/// confirmed it meanwhile, it stays as it is; where the table has another board by now, nothing is confirmed there. Gives the tables
/// at which it was not confirmed.
///
/// Errors: [`Error::Stale`] where none of these tables is as it was seen; the refusal of [`confirm_layout`] where it can be confirmed
/// at none of them.
pub async fn confirm_layouts(
    context: &Context<'_>,
    id: TournamentId,
    round: RoundAt,
    seen: &[SeenTable],
) -> Result<Vec<i64>> {
    let mut action = Action::begin(context, id, Permission::SignPaper).await?;
    layout_is_asked(&mut action, round).await?;
    let rounds = Snapshot::rounds_of(&mut action.tx, id).await?;
    let of_round = rounds.iter().find(|other| RoundAt::of(other) == round).ok_or(Error::Missing)?;
    let notes = game_note::of_tournament(&mut action.tx, id).await?;
    let note_of = |table: &Table| notes.iter().find(|note| note.table_id == table.row.id).cloned();
    let mut entries = Vec::new();
    let mut confirmed = Vec::new();
    let mut refused = None;
    for table in &of_round.tables {
        let Some(seen) = seen.iter().find(|seen| seen.table == table.row.number) else { continue };
        let note = note_of(table).unwrap_or_else(|| GameNote::none(table.row.id));
        if note.layout_at.is_some() {
            confirmed.push(table.row.number);
        } else if let Err(refusal) = may_choose(of_round.row.state, table.row.sheet_state) {
            refused = Some(refusal);
        } else if seen.version == table.row.version {
            let at = TableAt { round, table: table.row.number };
            entries.push(store_layout(&mut action, context, at, table, note).await?);
            confirmed.push(table.row.number);
        }
    }
    if confirmed.is_empty() {
        return Err(refused.map_or(Error::Stale, |refusal| Refusal::Choice(refusal).into()));
    }
    if let Some(last) = entries.pop() {
        entries.into_iter().for_each(|entry| action.add_entry(entry));
        action.commit(last).await?;
    }
    Ok(seen.iter().map(|seen| seen.table).filter(|table| !confirmed.contains(table)).collect())
}

/// The player whose turn it is chooses; the chair follows the play order, but for the first.
///
/// Errors: [`Error::Stale`] where the table has changed since; faults at `colour`, `order` and `chair`; a refusal where the layout
/// is not confirmed, everybody has chosen, the seats are not public or a result is in.
pub async fn choose_seat(context: &Context<'_>, id: TournamentId, seen: BeforeGame, choice: SeatChoice) -> Result<()> {
    let (mut action, mut table, note) = begin(context, id, seen.at).await?;
    if seen.version != table.row.version {
        return Err(Error::Stale);
    }
    let system = action.tournament()?.system.system();
    if !system.has_choice_of_seats() {
        return Err(Error::Missing);
    }
    let sheet = table.sheet();
    let result = choose(system, note.layout_at.is_some(), &sheet.result, choice).map_err(at_field)?;
    let before = SeatsChosen::of(&sheet);
    let chosen = Sheet { result, ..sheet };
    save_marks(&mut action.tx, &mut table, &chosen).await?;
    let entry = AuditEntry::new(AuditAction::ChooseSeat, seen.at.subject()).before(&before);
    action.commit(entry.after(&SeatsChosen::of(&chosen))).await?;
    Ok(())
}

/// Takes the last choice back, or where nobody has chosen the confirmation of the layout.
///
/// Errors: [`Error::Stale`]; a refusal where there is nothing to take back, or a result is in.
pub async fn take_choice_back(context: &Context<'_>, id: TournamentId, seen: BeforeGame) -> Result<()> {
    let (mut action, mut table, note) = begin(context, id, seen.at).await?;
    if seen.version != table.row.version {
        return Err(Error::Stale);
    }
    let sheet = table.sheet();
    let entry = AuditEntry::new(AuditAction::TakeChoiceBack, seen.at.subject()).before(&SeatsChosen::of(&sheet));
    match take_back(&sheet.result) {
        Some(result) => {
            let before = Sheet { result, ..sheet };
            save_marks(&mut action.tx, &mut table, &before).await?;
            action.commit(entry.after(&SeatsChosen::of(&before))).await?;
        }
        None if note.layout_at.is_some() => {
            game_note::put(&mut action.tx, &GameNote { layout_at: None, ..note }).await?;
            game_table::update(&mut action.tx, &table.row).await?;
            action.commit(entry).await?;
        }
        None => return Err(Refusal::Choice(ChoiceRefusal::NothingChosen).into()),
    }
    Ok(())
}

/// Names the judge who is at the table and handles the resource cards, or nobody.
///
/// Errors: a fault at `judge` for somebody who is no judge of the tournament; a refusal where a result is in.
pub async fn name_judge(context: &Context<'_>, id: TournamentId, at: TableAt, judge: Option<AccountId>) -> Result<()> {
    let (mut action, table, note) = begin(context, id, at).await?;
    if !action.tournament()?.system.system().has_choice_of_seats() {
        return Err(Error::Missing);
    }
    if note.judge_id == judge {
        return Ok(());
    }
    if let Some(judge) = judge {
        let roles = tournament::roles(&mut action.tx, id, judge).await?;
        if !roles.contains(&StaffRole::Judge) {
            return Err(Error::fault("judge", Refusal::Choice(ChoiceRefusal::NotAJudge)));
        }
    }
    let before = note.judge_id;
    game_note::put(&mut action.tx, &GameNote { judge_id: judge, ..note }).await?;
    game_table::update(&mut action.tx, &table.row).await?;
    let entry = AuditEntry::new(AuditAction::NameJudge, at.subject()).before(&JudgeNamed { account: before });
    action.commit(entry.after(&JudgeNamed { account: judge })).await?;
    Ok(())
}

async fn begin(context: &Context<'_>, id: TournamentId, at: TableAt) -> Result<(Action, Table, GameNote)> {
    at_table(Action::begin(context, id, Permission::SignPaper).await?, at).await
}

/// A game without a board has no layout to confirm, and one without chairs and colours of its own nothing to choose.
async fn layout_is_asked(action: &mut Action, round: RoundAt) -> Result<()> {
    let tournament = action.tournament()?.clone();
    match boards::layout_is_confirmed(&mut action.tx, &tournament, round).await? {
        true => Ok(()),
        false => Err(Error::Missing),
    }
}

async fn at_table(mut action: Action, at: TableAt) -> Result<(Action, Table, GameNote)> {
    layout_is_asked(&mut action, at.round).await?;
    let (round, table) = at.load(&mut action).await?;
    may_choose(round.state, table.row.sheet_state).map_err(Refusal::Choice)?;
    let note = game_note::of_table(&mut action.tx, table.row.id).await?;
    let note = note.unwrap_or_else(|| GameNote::none(table.row.id));
    Ok((action, table, note))
}

fn at_field(why: ChoiceRefusal) -> Error {
    let field = match why {
        ChoiceRefusal::ColourNotLeft => "colour",
        ChoiceRefusal::OrderNotLeft => "order",
        ChoiceRefusal::ChairNotThere => "chair",
        why => return Refusal::Choice(why).into(),
    };
    Error::fault(field, Refusal::Choice(why))
}

/// What the audit log says of the choices at a table: those that were made, by position.
#[derive(serde::Serialize)]
struct SeatsChosen(Vec<SeatChosen>);

/// What whoever sits at a position has chosen.
#[derive(serde::Serialize)]
struct SeatChosen {
    position: i64,
    colour: Option<&'static str>,
    play_order: Option<i64>,
    chair: Option<i64>,
}

impl SeatsChosen {
    fn of(sheet: &Sheet) -> SeatsChosen {
        let made = sheet.result.seats.iter().filter(|seat| seat.colour.is_some());
        let seat = made.map(|seat| SeatChosen {
            position: seat.position,
            colour: seat.colour.map(|colour| colour.code()),
            play_order: seat.play_order,
            chair: seat.chair,
        });
        SeatsChosen(seat.collect())
    }
}

/// What the audit log says of the judge of a table.
#[derive(serde::Serialize)]
struct JudgeNamed {
    account: Option<AccountId>,
}
