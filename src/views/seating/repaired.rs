//! Public seats that were changed by a repair, while somebody may still look for the old ones.

use chrono::{DateTime, Utc};

use crate::rounds::RoundAt;
use reeve_rules::tournament::vocabulary::{RoundState, Stage};
use reeve_store::Snapshot;

/// The last repair of seats that are public and not played yet.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RepairedSeats {
    pub rounds: Vec<RoundAt>,
    pub at: DateTime<Utc>,
    /// How many players sit elsewhere since.
    pub players: usize,
}

/// The last repair, as long as the seats are those of a round that has not begun; none where nothing was made since but by a
/// repair.
pub fn repaired_seats(snapshot: &Snapshot) -> Option<RepairedSeats> {
    let stored = snapshot.schedule.as_ref()?;
    let moves = snapshot.schedule_report()?.moves;
    let waits = |number: i64| {
        snapshot.round(Stage::Prelim, number).is_some_and(|round| round.row.state == RoundState::Published)
    };
    let mut moved: Vec<(i64, i64)> =
        moves.iter().filter(|moved| waits(moved.round)).map(|moved| (moved.round, moved.player)).collect();
    moved.sort_unstable();
    let mut rounds: Vec<i64> = moved.iter().map(|(round, _)| *round).collect();
    rounds.dedup();
    let mut players: Vec<i64> = moved.iter().map(|(_, player)| *player).collect();
    players.sort_unstable();
    players.dedup();
    let rounds: Vec<RoundAt> = rounds.into_iter().map(|number| RoundAt { stage: Stage::Prelim, number }).collect();
    (!rounds.is_empty()).then_some(RepairedSeats { rounds, at: stored.made_at, players: players.len() })
}
