//! Semi-finals and final: their tables, who takes no place there, and the champion (1.1.7, 1.1.9, 1.1.10).

pub mod refusal;

use crate::rules::bracket;
use crate::rules::bracket::{BracketRefusal, BracketTable, SemiFinals};
use crate::rules::standings::After;
use crate::rules::tournament::format::Stages;
use crate::rules::tournament::vocabulary::{Phase, RoundState, Stage};
use crate::store::lots as kept;
use crate::store::lots::Decline;
use crate::store::{PlayerId, RoundId, Snapshot, TournamentId, round};

use crate::actions::{Action, AuditEntry, Context, Error, Permission, Result};
use crate::views::standings::ranking;
use crate::views::standings::ranking::{Ranking, View};

/// Which stage comes after the preliminary games, or after the semi-finals.
///
/// Error: a refusal that says what is still to be done first.
pub fn next_stage(snapshot: &Snapshot) -> Result<Stage> {
    prelims_closed(snapshot)?;
    if ranking::stages_of(&snapshot.tournament) != Some(Stages::SemiFinals) {
        return Ok(Stage::Final);
    }
    match snapshot.round(Stage::Semi, 1) {
        Some(semis) if semis.row.state == RoundState::Closed => Ok(Stage::Final),
        Some(_) => Ok(Stage::Semi),
        None if snapshot.round(Stage::Final, 1).is_some() => Ok(Stage::Final),
        None => {
            let ranking = Ranking::of(snapshot, View::Staff)?;
            match tables(snapshot, &ranking, Stage::Semi) {
                Ok(Some(_)) | Err(BracketRefusal::Tied(_)) => Ok(Stage::Semi),
                _ => Ok(Stage::Final),
            }
        }
    }
}

/// Refuses while a preliminary round is not closed.
pub fn prelims_closed(snapshot: &Snapshot) -> Result<()> {
    let closed = snapshot.stage(Stage::Prelim).filter(|round| round.row.state == RoundState::Closed).count();
    if closed == 0 || i64::try_from(closed).is_ok_and(|closed| closed < snapshot.tournament.prelim_rounds) {
        return Err(Error::by_rule(
            "1.1.4",
            format!(
                "{closed} of {} preliminary rounds are closed. Close them all first.",
                snapshot.tournament.prelim_rounds
            ),
        ));
    }
    Ok(())
}

/// The tables of a stage as the ranking gives them now; none where the semi-finals are skipped because too few
/// players are left.
pub fn tables(
    snapshot: &Snapshot,
    ranking: &Ranking,
    stage: Stage,
) -> std::result::Result<Option<Vec<BracketTable>>, BracketRefusal> {
    let settings = ranking.settings();
    let here = |row: &_| ranking::presence(snapshot, stage, row);
    let standings = &ranking.standings;
    if stage == Stage::Semi {
        let candidates = bracket::prelim_candidates(standings, here);
        return match bracket::semi_finals(&candidates, settings.semi_replacement, ranking.lots())? {
            SemiFinals::Tables(tables) => Ok(Some(tables)),
            SemiFinals::Skipped { .. } => Ok(None),
        };
    }
    let table = if standings.after == After::Prelim {
        let candidates = bracket::prelim_candidates(standings, here);
        bracket::final_from_prelims(&candidates, settings.final_replacement, ranking.lots())?
    } else {
        bracket::final_from_semis(standings, here, settings.final_replacement, ranking.lots())?
    };
    Ok(Some(vec![table]))
}

/// Makes the tables of the semi-finals or the final from the ranking, or makes them again after somebody
/// declined or withdrew. They stay unpublished, or published, as they were.
///
/// Refused before the stage's turn, while ties in the way have no lots, and once the stage's games are on.
/// Where twelve players or fewer are left, semi-finals that were made are taken away again.
pub async fn make_tables(context: &Context<'_>, id: TournamentId, stage: Stage) -> Result<()> {
    let mut action = Action::begin(context, id, Permission::Run).await?;
    let note = match remake(&mut action, stage).await? {
        Made::Tables(seats) => AuditEntry::new("make tables", stage.as_str()).after(&seats),
        Made::TakenAway => AuditEntry::new("take tables away", stage.as_str()),
        Made::Refused(refusal) => return Err(by_bracket(&refusal)),
        Made::TooFew => {
            return Err(Error::by_rule("1.1.7", "Twelve players or fewer are left, so the final follows at once."));
        }
    };
    action.commit(note).await?;
    Ok(())
}

/// Notes that a player takes no place in a stage, or takes the note back, and makes the stage's tables again
/// where there are any. Where lots must be drawn first the tables stay as they are, out of date.
///
/// Refused once the stage's games are on, before the preliminary rounds are closed, and for somebody who is
/// out of the tournament anyway. Doing it twice changes nothing.
pub async fn decline(
    context: &Context<'_>,
    id: TournamentId,
    stage: Stage,
    player: PlayerId,
    declines: bool,
) -> Result<()> {
    let mut action = Action::begin(context, id, Permission::Run).await?;
    let snapshot = action.snapshot().await?;
    if stage == Stage::Prelim {
        return Err(Error::Missing);
    }
    not_started(&snapshot, stage)?;
    prelims_closed(&snapshot)?;
    let who = snapshot.player(player).ok_or(Error::Missing)?;
    let noted = snapshot.declines.iter().any(|decline| decline.stage == stage && decline.player_id == player);
    if noted == declines {
        return Ok(());
    }
    if declines && !(who.is_active() && is_ranked(&snapshot, player)?) {
        return Err(Error::refused("This player is not in the tournament any more, and so has no place to decline."));
    }
    if declines {
        let decline = Decline { stage, player_id: player, at: context.now };
        kept::insert_decline(&mut action.tx, id, &decline).await?;
    } else {
        kept::delete_decline(&mut action.tx, id, stage, player).await?;
    }
    if snapshot.round(stage, 1).is_some() {
        remake(&mut action, stage).await?;
    }
    let name = if declines { "decline a place" } else { "take a place after all" };
    action.commit(AuditEntry::new(name, format!("{} player {}", stage.as_str(), who.number))).await?;
    Ok(())
}

fn is_ranked(snapshot: &Snapshot, player: PlayerId) -> Result<bool> {
    let ranking = Ranking::of(snapshot, View::Staff)?;
    Ok(ranking.standings.row(ranking::ranked(player)).is_some_and(|row| row.rank.is_some()))
}

fn by_bracket(refusal: &BracketRefusal) -> Error {
    Error::by_rule(refusal.clause(), format!("{refusal}."))
}

/// Declares the champion: the tournament is finished.
///
/// Refused before the final is closed.
pub async fn finish(context: &Context<'_>, id: TournamentId) -> Result<()> {
    let mut action = Action::begin(context, id, Permission::Run).await?;
    let snapshot = action.snapshot().await?;
    let mut tournament = snapshot.tournament.clone();
    let closed = snapshot.round(Stage::Final, 1).is_some_and(|round| round.row.state == RoundState::Closed);
    if !closed || tournament.phase == Phase::Finished {
        return Err(Error::by_rule("1.1.10", "The champion is who wins the final. Close the final first."));
    }
    let ranking = Ranking::of(&snapshot, View::Staff)?;
    let champion = ranking.standings.champion().map(|row| row.player.0);
    tournament.phase = Phase::Finished;
    action.save_tournament(tournament).await?;
    action
        .commit(AuditEntry::new("declare the champion", "tournament").after(&serde_json::json!({ "player": champion })))
        .await?;
    Ok(())
}

/// Whether the tables of a stage that has not started are no longer those that the ranking gives: somebody
/// declined, withdrew, was disqualified or came back. Then they must be made again before the games.
pub fn is_out_of_date(snapshot: &Snapshot, stage: Stage) -> bool {
    let Some(made) = snapshot.round(stage, 1) else { return false };
    if stage == Stage::Prelim || made.row.state >= RoundState::Playing {
        return false;
    }
    let Ok(ranking) = Ranking::of(snapshot, View::Staff) else { return true };
    let Ok(Some(tables)) = tables(snapshot, &ranking, stage) else { return true };
    let wanted = tables.iter().flat_map(|table| {
        table.seats.iter().map(|seat| (i64::from(table.table), i64::from(seat.position), ranking::stored(seat.player)))
    });
    let seated = made
        .tables
        .iter()
        .flat_map(|table| table.seats.iter().map(|seat| (table.row.number, seat.position, seat.player_id)));
    !wanted.eq(seated)
}

/// The seats that were written.
type Written = Vec<WrittenSeat>;

/// A seat as the audit log has it. An archive finds the player's number by the name of the field.
#[derive(serde::Serialize)]
struct WrittenSeat {
    table: u32,
    position: u8,
    player: i64,
}

/// What making tables came to.
enum Made {
    /// They are made.
    Tables(Written),
    /// They can't be made yet, and those there were are kept.
    Refused(BracketRefusal),
    /// Too few players are left for the semi-finals; what was made for them is gone.
    TakenAway,
    /// Too few players are left for the semi-finals, and nothing was made for them.
    TooFew,
}

/// Makes a stage's tables inside a change.
async fn remake(action: &mut Action, stage: Stage) -> Result<Made> {
    let snapshot = action.snapshot().await?;
    not_started(&snapshot, stage)?;
    let turn = next_stage(&snapshot)?;
    if turn != stage {
        let message = match turn {
            Stage::Semi => "The semi-finals come first. Play and close them, then make the final.",
            _ => "There are no semi-finals in this tournament. Make the final.",
        };
        return Err(Error::by_rule("1.1.3", message));
    }
    keep_freed_places(action, &snapshot, stage).await?;
    let snapshot = action.snapshot().await?;
    let ranking = Ranking::of(&snapshot, View::Staff)?;
    let tables = match tables(&snapshot, &ranking, stage) {
        Err(refusal) => return Ok(Made::Refused(refusal)),
        Ok(Some(tables)) => tables,
        Ok(None) => return take_away(action, &snapshot, stage).await,
    };
    let id = round_for(action, &snapshot, stage).await?;
    let mut written = Vec::new();
    for table in &tables {
        let table_id = round::insert_table(&mut action.tx, id, i64::from(table.table)).await?;
        for seat in &table.seats {
            let player = ranking::stored(seat.player);
            let seed = (stage == Stage::Semi).then_some(i64::from(seat.seed));
            round::insert_seat(&mut action.tx, table_id, i64::from(seat.position), player, false, seed).await?;
            written.push(WrittenSeat { table: table.table, position: seat.position, player: player.0 });
        }
    }
    Ok(Made::Tables(written))
}

/// Takes a stage away that can't be played any more.
async fn take_away(action: &mut Action, snapshot: &Snapshot, stage: Stage) -> Result<Made> {
    let Some(made) = snapshot.round(stage, 1) else { return Ok(Made::TooFew) };
    round::clear_tables(&mut action.tx, made.row.id).await?;
    round::delete_empty(&mut action.tx, made.row.id).await?;
    Ok(Made::TakenAway)
}

/// The round of a stage without any tables: the one there was, emptied, or a new one.
async fn round_for(action: &mut Action, snapshot: &Snapshot, stage: Stage) -> Result<RoundId> {
    if let Some(made) = snapshot.round(stage, 1) {
        round::clear_tables(&mut action.tx, made.row.id).await?;
        return Ok(made.row.id);
    }
    Ok(round::insert_round(&mut action.tx, snapshot.tournament.id, stage, 1).await?)
}

/// Remembers who had a seat at the stage's tables and withdrew since: their places were freed, which makes a
/// difference where free places stay empty.
async fn keep_freed_places(action: &mut Action, snapshot: &Snapshot, stage: Stage) -> Result<()> {
    let Some(made) = snapshot.round(stage, 1) else { return Ok(()) };
    let at = action.now();
    for seat in made.tables.iter().flat_map(|table| &table.seats) {
        if snapshot.player(seat.player_id).is_none_or(|player| !player.is_active()) {
            let decline = Decline { stage, player_id: seat.player_id, at };
            kept::insert_decline(&mut action.tx, snapshot.tournament.id, &decline).await?;
        }
    }
    Ok(())
}

fn not_started(snapshot: &Snapshot, stage: Stage) -> Result<()> {
    match snapshot.round(stage, 1) {
        Some(round) if round.row.state >= RoundState::Playing => {
            Err(Error::by_rule("1.1.7", "The games of this stage have begun, so its tables stay as they are."))
        }
        _ => Ok(()),
    }
}
