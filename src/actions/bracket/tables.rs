//! Writing the tables of a later stage, for the actions that make them and those that make them again.

use chrono::{DateTime, Utc};
use serde::Serialize;

use reeve_rules::bracket::{BracketRefusal, BracketTable};
use reeve_rules::seating::SeatAt;
use reeve_rules::tournament::vocabulary::{RoundState, Stage};
use reeve_store::lots;
use reeve_store::lots::Decline;
use reeve_store::round::RoundRow;
use reeve_store::seat_moves::Seats;
use reeve_store::tournament::Tournament;
use reeve_store::{PlayerId, RoundId, Snapshot, game_table, round, seat};

use crate::seating::moves::note_moves;
use crate::{Action, Result, mail};
use reeve_views::bracket;
use reeve_views::standings::ranking;
use reeve_views::standings::ranking::Ranking;
use reeve_views::visibility;
use reeve_views::visibility::Reader;

/// A seat as the audit log has it. An archive finds the player's number by the name of the field.
#[derive(Serialize)]
pub(super) struct WrittenSeat {
    table: u32,
    position: u8,
    player: i64,
}

/// What making tables came to.
pub(super) enum TablesMade {
    /// They are made, with these seats.
    Tables {
        seats: Vec<WrittenSeat>,
        /// Whether everybody sees them.
        public: bool,
    },
    /// They can't be made yet, and those there were are kept.
    Refused(BracketRefusal),
    /// Too few players are left for the semi-finals; what was made for them is gone.
    TakenAway,
    /// Too few players are left for the semi-finals, and nothing was made for them.
    TooFew,
}

/// What making a stage's tables comes to, worked out before the lock is taken.
pub(super) struct StagePlan {
    /// When it was worked out.
    at: DateTime<Utc>,
    /// Whose places were freed, which makes a difference where free places stay empty.
    freed: Vec<Decline>,
    tables: std::result::Result<Option<Vec<BracketTable>>, BracketRefusal>,
}

/// Works out a stage's tables.
pub(super) fn plan(mut snapshot: Snapshot, stage: Stage, now: DateTime<Utc>) -> Result<StagePlan> {
    bracket::may_make(&snapshot, &Ranking::of(&snapshot, Reader::Staff)?, stage)?;
    let freed = freed_places(&snapshot, stage, now);
    snapshot.declines.extend(freed.iter().cloned());
    let ranking = Ranking::of(&snapshot, Reader::Staff)?;
    Ok(StagePlan { at: now, freed, tables: bracket::tables(&snapshot, &ranking, stage) })
}

/// Makes a stage's tables inside a change, as they were worked out for the tournament as it is.
pub(super) async fn make(
    action: &mut Action,
    snapshot: &Snapshot,
    stage: Stage,
    plan: StagePlan,
) -> Result<TablesMade> {
    for decline in &plan.freed {
        lots::insert_decline(&mut action.tx, snapshot.tournament.id, decline).await?;
    }
    let tables = match plan.tables {
        Err(refusal) => return Ok(TablesMade::Refused(refusal)),
        Ok(Some(tables)) => tables,
        Ok(None) => return take_away(action, snapshot, stage, plan.at).await,
    };
    // A final that was made for want of players for the semi-finals, before somebody came back.
    if stage == Stage::Semi && snapshot.round(Stage::Final, 1).is_some() {
        take_away(action, snapshot, Stage::Final, plan.at).await?;
    }
    let id = round_for(action, snapshot, stage).await?;
    let mut written = Vec::new();
    let mut seats = Seats::new();
    let labels = snapshot.labels();
    for table in &tables {
        let table_id = game_table::insert(&mut action.tx, id, i64::from(table.table)).await?;
        for seat in &table.seats {
            let player = ranking::stored(seat.player);
            let seed = (stage == Stage::Semi).then_some(i64::from(seat.seed));
            seat::insert(&mut action.tx, table_id, i64::from(seat.position), player, false, seed).await?;
            written.push(WrittenSeat { table: table.table, position: seat.position, player: player.0 });
            let at = SeatAt::numbered(i64::from(table.table), i64::from(seat.position));
            seats.extend(at.map(|at| (labels.number_of(player), at)));
        }
    }
    note_moves(action, snapshot, id, &seats, plan.at).await?;
    let public = snapshot.round(stage, 1).is_some_and(visibility::has_public_seats);
    Ok(TablesMade::Tables { seats: written, public })
}

/// Takes a stage away that can't be played any more. Where its seats were public, the tournament is again as far as it was before,
/// and the round stays without tables until other seats are public, so that everybody is told.
pub(super) async fn take_away(
    action: &mut Action,
    snapshot: &Snapshot,
    stage: Stage,
    now: DateTime<Utc>,
) -> Result<TablesMade> {
    let Some(made) = snapshot.round(stage, 1) else { return Ok(TablesMade::TooFew) };
    game_table::clear(&mut action.tx, made.row.id).await?;
    if made.row.published_at.is_some() {
        round::update(&mut action.tx, &RoundRow { state: RoundState::Planned, ..made.row.clone() }).await?;
        note_moves(action, snapshot, made.row.id, &Seats::new(), now).await?;
    } else {
        mail::forget_seats(&mut action.tx, made.row.id).await?;
        round::delete_empty(&mut action.tx, made.row.id).await?;
    }
    if visibility::has_public_seats(made) {
        let phase = visibility::phase_without(snapshot, &[made]);
        action.save_tournament(Tournament { phase, ..snapshot.tournament.clone() }).await?;
    }
    Ok(TablesMade::TakenAway)
}

/// The round of a stage without any tables: the one there was, emptied, or a new one.
async fn round_for(action: &mut Action, snapshot: &Snapshot, stage: Stage) -> Result<RoundId> {
    if let Some(made) = snapshot.round(stage, 1) {
        game_table::clear(&mut action.tx, made.row.id).await?;
        return Ok(made.row.id);
    }
    if let Some(row) = snapshot.taken_away.iter().find(|row| row.stage == stage) {
        return Ok(row.id);
    }
    Ok(round::insert(&mut action.tx, snapshot.tournament.id, stage, 1).await?)
}

/// Who had a seat at the stage's tables and withdrew since.
fn freed_places(snapshot: &Snapshot, stage: Stage, at: DateTime<Utc>) -> Vec<Decline> {
    let seats = snapshot.round(stage, 1).into_iter().flat_map(|made| &made.tables).flat_map(|table| &table.seats);
    let has_left = |id: PlayerId| snapshot.player(id).is_none_or(|player| !player.is_active());
    let freed = seats.map(|seat| seat.player_id).filter(|id| has_left(*id) && !snapshot.has_declined(stage, *id));
    freed.map(|player_id| Decline { stage, player_id, at }).collect()
}
