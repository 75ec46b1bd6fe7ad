//! What a schedule is judged by (SPEC section 2, "Seat schedule"), counted from the seats alone.

use crate::seating::groups::Groups;
use crate::seating::{Figures, SeatedRound, TableSizes};

/// Counts the figures of any schedule, whoever made it.
///
/// Players are 0 to `players - 1`. Somebody who sits in no round counts for nothing. A player's
/// positions are counted over the rounds in which that player sits.
pub fn figures(schedule: &[SeatedRound], players: usize, groups: &Groups) -> Figures {
    let (max_meetings, repeats) = meeting_figures(schedule, players);
    let (three_twice, three_squares) = three_table_figures(schedule, players);
    Figures {
        max_meetings,
        repeats,
        position_repeats: position_counts(schedule, players).iter().map(position_cost).sum(),
        group_meetings: group_meetings(schedule, groups),
        three_twice,
        three_squares,
    }
}

impl TableSizes {
    /// Counts the figures of any schedule of a game with such tables. Tables of three are something to be spared only in the
    /// championship, where they are the smaller ones.
    pub fn figures(self, schedule: &[SeatedRound], players: usize, groups: &Groups) -> Figures {
        let figures = figures(schedule, players, groups);
        match self {
            TableSizes::CHAMPIONSHIP => figures,
            _ => Figures { three_twice: 0, three_squares: 0, ..figures },
        }
    }
}

/// The most meetings of any two players, and the sum over pairs of the meetings after the first.
fn meeting_figures(schedule: &[SeatedRound], players: usize) -> (u64, u64) {
    // A sorted list of the pairs that meet keeps the memory in proportion to the players.
    let mut pairs: Vec<u64> = Vec::new();
    for table in schedule.iter().flatten() {
        for (i, &a) in table.iter().enumerate() {
            for &b in &table[i + 1..] {
                pairs.push((a.min(b) * players + a.max(b)) as u64);
            }
        }
    }
    pairs.sort_unstable();
    let (mut most, mut repeats) = (0, 0);
    for run in pairs.chunk_by(|a, b| a == b) {
        most = most.max(run.len() as u64);
        repeats += run.len() as u64 - 1;
    }
    (most, repeats)
}

/// How often each player sits in each of the four positions.
pub(super) fn position_counts(schedule: &[SeatedRound], players: usize) -> Vec<[u32; 4]> {
    let mut counts = vec![[0; 4]; players];
    for table in schedule.iter().flatten() {
        for (position, &player) in table.iter().enumerate().take(4) {
            counts[player][position] += 1;
        }
    }
    counts
}

/// The least number of visits that would have to change to make these positions as even as they can be.
///
/// Up to four visits this is the visits minus the distinct positions.
pub(super) fn position_cost(counts: &[u32; 4]) -> u64 {
    let visits: u32 = counts.iter().sum();
    let (low, high) = (visits / 4, visits.div_ceil(4));
    let over: u32 = counts.iter().map(|&c| c.saturating_sub(high)).sum();
    let under: u32 = counts.iter().map(|&c| low.saturating_sub(c)).sum();
    u64::from(over.max(under))
}

/// How many times two players who share a group or a club sit at one table.
fn group_meetings(schedule: &[SeatedRound], groups: &Groups) -> u64 {
    if groups.is_empty() {
        return 0;
    }
    let mut meetings = 0;
    for table in schedule.iter().flatten() {
        for (i, &a) in table.iter().enumerate() {
            meetings += table[i + 1..].iter().filter(|&&b| groups.share(a, b)).count() as u64;
        }
    }
    meetings
}

/// Objectives 4a and 4b: while anybody has not been at a table of three, the players who were there twice
/// or more, else 0; and the sum of squares of everybody's visits to tables of three.
pub(super) fn three_table_figures(schedule: &[SeatedRound], players: usize) -> (u64, u64) {
    let mut visits: Vec<Option<u64>> = vec![None; players];
    for table in schedule.iter().flatten() {
        for &player in table {
            *visits[player].get_or_insert(0) += u64::from(table.len() == 3);
        }
    }
    let anybody_spared = visits.iter().flatten().any(|&v| v == 0);
    let twice = visits.iter().flatten().filter(|&&v| v >= 2).count() as u64;
    let squares = visits.iter().flatten().map(|v| v * v).sum();
    (if anybody_spared { twice } else { 0 }, squares)
}
