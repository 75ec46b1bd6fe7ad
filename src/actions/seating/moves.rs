//! Who sits elsewhere than everybody saw is kept with the round, for every stage.

use chrono::{DateTime, Utc};

use reeve_rules::tournament::vocabulary::RoundState;
use reeve_store::seat_moves::Seats;
use reeve_store::{RoundId, Snapshot, round, seat_moves};

use crate::{Action, Result};

/// Notes how the seats of a round differ now from those that were public, where they ever were. `read`: the tournament before the
/// change.
pub(crate) async fn note_moves(
    action: &mut Action,
    read: &Snapshot,
    id: RoundId,
    after: &Seats,
    now: DateTime<Utc>,
) -> Result<()> {
    let made = read.rounds.iter().find(|round| round.row.id == id);
    let taken_away = read.taken_away.iter().find(|row| row.id == id);
    let row = made.map(|round| &round.row).or(taken_away);
    let Some(row) = row.filter(|row| row.published_at.is_some()) else { return Ok(()) };
    let before = made.map(|round| round.seats(&read.labels())).unwrap_or_default();
    let earlier = seat_moves::read(row.seat_moves.as_deref());
    let is_public = row.state == RoundState::Published;
    let moves = seat_moves::after_change(&earlier, (&before, after), is_public, now);
    round::save_moves(&mut action.tx, id, &moves).await?;
    Ok(())
}
