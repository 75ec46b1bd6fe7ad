//! Writing the tables of a later stage, for the actions that make them and those that make them again.

use serde::Serialize;

use crate::rules::bracket::BracketRefusal;
use crate::rules::tournament::vocabulary::Stage;
use crate::store::lots;
use crate::store::lots::Decline;
use crate::store::{RoundId, Snapshot, game_table, round, seat};

use crate::actions::{Action, Result};
use crate::views::bracket;
use crate::views::shown::Reader;
use crate::views::standings::ranking;
use crate::views::standings::ranking::Ranking;

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
    Tables(Vec<WrittenSeat>),
    /// They can't be made yet, and those there were are kept.
    Refused(BracketRefusal),
    /// Too few players are left for the semi-finals; what was made for them is gone.
    TakenAway,
    /// Too few players are left for the semi-finals, and nothing was made for them.
    TooFew,
}

/// Makes a stage's tables inside a change.
pub(super) async fn remake(action: &mut Action, stage: Stage) -> Result<TablesMade> {
    let snapshot = action.snapshot().await?;
    bracket::may_make(&snapshot, &Ranking::of(&snapshot, Reader::Staff)?, stage)?;
    keep_freed_places(action, &snapshot, stage).await?;
    let snapshot = action.snapshot().await?;
    let ranking = Ranking::of(&snapshot, Reader::Staff)?;
    let tables = match bracket::tables(&snapshot, &ranking, stage) {
        Err(refusal) => return Ok(TablesMade::Refused(refusal)),
        Ok(Some(tables)) => tables,
        Ok(None) => return take_away(action, &snapshot, stage).await,
    };
    let id = round_for(action, &snapshot, stage).await?;
    let mut written = Vec::new();
    for table in &tables {
        let table_id = game_table::insert(&mut action.tx, id, i64::from(table.table)).await?;
        for seat in &table.seats {
            let player = ranking::stored(seat.player);
            let seed = (stage == Stage::Semi).then_some(i64::from(seat.seed));
            seat::insert(&mut action.tx, table_id, i64::from(seat.position), player, false, seed).await?;
            written.push(WrittenSeat { table: table.table, position: seat.position, player: player.0 });
        }
    }
    Ok(TablesMade::Tables(written))
}

/// Takes a stage away that can't be played any more.
pub(super) async fn take_away(action: &mut Action, snapshot: &Snapshot, stage: Stage) -> Result<TablesMade> {
    let Some(made) = snapshot.round(stage, 1) else { return Ok(TablesMade::TooFew) };
    game_table::clear(&mut action.tx, made.row.id).await?;
    round::delete_empty(&mut action.tx, made.row.id).await?;
    Ok(TablesMade::TakenAway)
}

/// The round of a stage without any tables: the one there was, emptied, or a new one.
async fn round_for(action: &mut Action, snapshot: &Snapshot, stage: Stage) -> Result<RoundId> {
    if let Some(made) = snapshot.round(stage, 1) {
        game_table::clear(&mut action.tx, made.row.id).await?;
        return Ok(made.row.id);
    }
    Ok(round::insert(&mut action.tx, snapshot.tournament.id, stage, 1).await?)
}

/// Remembers who had a seat at the stage's tables and withdrew since: their places were freed, which makes a
/// difference where free places stay empty.
async fn keep_freed_places(action: &mut Action, snapshot: &Snapshot, stage: Stage) -> Result<()> {
    let Some(made) = snapshot.round(stage, 1) else { return Ok(()) };
    let at = action.now();
    for seat in made.tables.iter().flat_map(|table| &table.seats) {
        if snapshot.player(seat.player_id).is_none_or(|player| !player.is_active()) {
            let decline = Decline { stage, player_id: seat.player_id, at };
            lots::insert_decline(&mut action.tx, snapshot.tournament.id, &decline).await?;
        }
    }
    Ok(())
}
