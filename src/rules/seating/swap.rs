//! Two seats of a round exchanged by hand, with what it costs.

use crate::seating::groups::Groups;
use crate::seating::{Figures, SeatedRound, TableSizes, number_as_usize};

/// A seat of a round by its numbers on the table cards.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SeatAt {
    /// The table, from 1.
    pub table: usize,
    /// The selection position, from 1.
    pub position: usize,
}

impl SeatAt {
    /// The seat by its numbers as they are stored; none where no seat has them.
    pub fn numbered(table: i64, position: i64) -> Option<SeatAt> {
        Some(SeatAt { table: number_as_usize(table)?, position: number_as_usize(position)? })
    }
}

/// What an exchange makes of a schedule.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Swapped {
    pub schedule: Vec<SeatedRound>,
    pub before: Figures,
    pub after: Figures,
}

/// Exchanges the players of two seats in one round (from 0). `None` when there is no such round or seat.
pub fn swap(
    schedule: &[SeatedRound],
    sizes: TableSizes,
    (players, groups): (usize, &Groups),
    round: usize,
    one: SeatAt,
    two: SeatAt,
) -> Option<Swapped> {
    let mut after = schedule.to_vec();
    let tables = after.get_mut(round)?;
    let (first, second) = (player_at(tables, one)?, player_at(tables, two)?);
    tables[one.table - 1][one.position - 1] = second;
    tables[two.table - 1][two.position - 1] = first;
    Some(Swapped {
        before: sizes.figures(schedule, players, groups),
        after: sizes.figures(&after, players, groups),
        schedule: after,
    })
}

/// Who sits in a seat.
pub fn player_at(round: &SeatedRound, seat: SeatAt) -> Option<usize> {
    round.get(seat.table.checked_sub(1)?)?.get(seat.position.checked_sub(1)?).copied()
}

/// Where a player sits in a round.
pub fn seat_of(round: &SeatedRound, player: usize) -> Option<SeatAt> {
    round.iter().enumerate().find_map(|(t, table)| {
        let position = table.iter().position(|&p| p == player)?;
        Some(SeatAt { table: t + 1, position: position + 1 })
    })
}
