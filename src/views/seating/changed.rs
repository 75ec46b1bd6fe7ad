//! Seats that were public and are others now, while somebody may still look for the old ones: the same for every stage.

use chrono::{DateTime, Utc};

use crate::rounds::RoundAt;
use reeve_rules::seating::SeatAt;
use reeve_rules::tournament::vocabulary::RoundState;
use reeve_store::round::RoundRow;
use reeve_store::seat_moves::SeatMove;
use reeve_store::{Snapshot, seat_moves};

/// Public seats that changed before anybody took them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ChangedSeats {
    pub rounds: Vec<RoundAt>,
    /// When the last of them changed.
    pub at: DateTime<Utc>,
    /// Who sits elsewhere, in the order of the rounds and by number.
    pub moved: Vec<MovedPlayer>,
}

/// Somebody whose public seat is another one now.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MovedPlayer {
    pub round: RoundAt,
    /// The player's number in the tournament.
    pub number: i64,
    pub name: String,
    /// The seat that was public; none for somebody who had none.
    pub from: Option<SeatAt>,
    /// The seat since then; none for somebody who has none any more.
    pub to: Option<SeatAt>,
    pub at: DateTime<Utc>,
}

/// The seats of public rounds that have not begun, as far as they are not those that everybody saw first.
pub fn changed_seats(snapshot: &Snapshot) -> Option<ChangedSeats> {
    let rounds = snapshot.rounds.iter().map(|round| &round.row);
    of_rounds(snapshot, rounds.filter(|row| row.state == RoundState::Published))
}

/// The seats of stages that were public and are not played, or not yet, until other seats are public.
pub fn removed_seats(snapshot: &Snapshot) -> Option<ChangedSeats> {
    of_rounds(snapshot, snapshot.taken_away.iter())
}

impl ChangedSeats {
    /// What changed in a round alone.
    pub fn of_round(snapshot: &Snapshot, at: RoundAt) -> Option<ChangedSeats> {
        let row = snapshot.round(at.stage, at.number).map(|round| &round.row);
        of_rounds(snapshot, row.into_iter().filter(|row| row.state == RoundState::Published))
    }

    /// How many players are concerned.
    pub fn players(&self) -> usize {
        let mut numbers: Vec<i64> = self.moved.iter().map(|moved| moved.number).collect();
        numbers.sort_unstable();
        numbers.dedup();
        numbers.len()
    }
}

fn of_rounds<'s>(snapshot: &Snapshot, rows: impl Iterator<Item = &'s RoundRow>) -> Option<ChangedSeats> {
    let named = |at: RoundAt, moved: SeatMove| {
        // Nobody is named who is not in the tournament any more.
        let player = snapshot.players.iter().find(|player| player.number == moved.player)?;
        let SeatMove { player: number, from, to, at: when } = moved;
        Some(MovedPlayer { round: at, number, name: player.label(), from, to, at: when })
    };
    let of_round = |row: &RoundRow| {
        let at = RoundAt { stage: row.stage, number: row.number };
        let moves = seat_moves::read(row.seat_moves.as_deref()).into_iter();
        moves.filter_map(|moved| named(at, moved)).collect::<Vec<_>>()
    };
    let moved: Vec<MovedPlayer> = rows.flat_map(of_round).collect();
    let at = moved.iter().map(|moved| moved.at).max()?;
    let mut rounds: Vec<RoundAt> = moved.iter().map(|moved| moved.round).collect();
    rounds.dedup();
    Some(ChangedSeats { rounds, at, moved })
}
