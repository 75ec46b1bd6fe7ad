//! What is wrong with a schedule, named at the table where it is: for swaps by hand and for schedules
//! that an organizer brings.

use crate::refusals::coded;
use crate::seating::groups::Groups;
use crate::seating::{SeatedRound, TableSizes, seat_of, table_sizes};

/// Something that makes a schedule impossible to play (1.1.4, 1.1.5).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Illegal {
    /// The round, from 0.
    pub round: usize,
    /// The table, from 1; `None` when it is about the whole round.
    pub table: Option<usize>,
    pub what: IllegalKind,
}

coded! {
    /// The ways in which a round can be impossible.
    #[derive(Debug, Clone, Copy, PartialEq, Eq)]
    pub enum IllegalKind {
        /// A table with this many players, which is not for so many.
        Size(usize) = "unplayable-table-size",
        /// This player sits here and at another table too.
        SitsTwice(usize) = "unplayable-sits-twice",
        /// This player should sit in the round and doesn't.
        Missing(usize) = "unplayable-player-missing",
        /// This player sits here and shouldn't: absent, or not on the list.
        NotExpected(usize) = "unplayable-player-not-expected",
        /// There are `found` tables of three where `wanted` are the fewest possible.
        TablesOfThree {
            /// Tables of three in the round.
            found: usize,
            /// As few as there can be.
            wanted: usize,
        } = "unplayable-tables-of-three",
        /// This player sits here and is tied to another table.
        FixedElsewhere {
            player: usize,
            /// The table, from 1, that the player is tied to.
            table: usize,
        } = "unplayable-fixed-table",
    }
}

/// A table where the objective of the schedule suffers.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TableFault {
    /// The round, from 0.
    pub round: usize,
    /// The table, from 1.
    pub table: usize,
    pub what: TableFaultKind,
}

/// What can be less than perfect at a table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum TableFaultKind {
    /// Two players who met before.
    MetBefore {
        a: usize,
        b: usize,
        /// The rounds, from 0, in which they met.
        rounds: Vec<usize>,
    },
    /// A player holds a selection position once more than has to be.
    PositionAgain {
        player: usize,
        /// The position, from 1.
        position: usize,
        /// The rounds, from 0, in which the player held it before.
        rounds: Vec<usize>,
    },
    /// Two players who share a group or a club.
    GroupTogether { a: usize, b: usize },
    /// A player is at a table of three again while somebody never is.
    ThreeAgain {
        player: usize,
        /// The rounds, from 0, in which the player was at one before.
        rounds: Vec<usize>,
    },
}

/// Everything that makes the schedule impossible; `present` says for each round who is to sit.
pub fn illegal(schedule: &[SeatedRound], present: &[Vec<usize>], sizes: TableSizes) -> Vec<Illegal> {
    let mut found = Vec::new();
    for (round, tables) in schedule.iter().enumerate() {
        let wanted = present.get(round).map_or(&[][..], Vec::as_slice);
        let most = tables.iter().flatten().chain(wanted).max().map_or(0, |m| m + 1);
        let mut expected = vec![false; most];
        wanted.iter().for_each(|&p| expected[p] = true);
        let mut sits = vec![false; most];
        for (t, table) in tables.iter().enumerate().filter(|(_, table)| !table.is_empty()) {
            let mut add = |what| found.push(Illegal { round, table: Some(t + 1), what });
            if !sizes.contains(table.len()) {
                add(IllegalKind::Size(table.len()));
            }
            for &player in table {
                if sits[player] {
                    add(IllegalKind::SitsTwice(player));
                } else if !expected[player] {
                    add(IllegalKind::NotExpected(player));
                }
                sits[player] = true;
            }
        }
        let missing = wanted.iter().filter(|&&p| !sits[p]);
        found.extend(missing.map(|&p| Illegal { round, table: None, what: IllegalKind::Missing(p) }));
        let threes = tables.iter().filter(|t| t.len() == 3).count();
        let fewest = table_sizes(wanted.len()).filter(|_| sizes == TableSizes::CHAMPIONSHIP);
        if let Some((_, wanted)) = fewest.filter(|&(_, wanted)| wanted != threes) {
            let what = IllegalKind::TablesOfThree { found: threes, wanted };
            found.push(Illegal { round, table: None, what });
        }
    }
    found
}

/// Who sits elsewhere than at the table that they are tied to: `fixed` are players with their tables, from 1.
pub fn fixed_elsewhere(schedule: &[SeatedRound], fixed: &[(usize, usize)]) -> Vec<Illegal> {
    let of_round = |(round, tables): (usize, &SeatedRound)| {
        let elsewhere = |&(player, table): &(usize, usize)| {
            let at = seat_of(tables, player).map(|seat| seat.table).filter(|&at| at != table)?;
            Some(Illegal { round, table: Some(at), what: IllegalKind::FixedElsewhere { player, table } })
        };
        fixed.iter().filter_map(elsewhere).collect::<Vec<_>>()
    };
    schedule.iter().enumerate().flat_map(of_round).collect()
}

/// Everything at every table that the objective counts, in the order of rounds and tables.
///
/// `players` is how many there are; the schedule must hold no other numbers.
pub fn faults(schedule: &[SeatedRound], players: usize, groups: &Groups, sizes: TableSizes) -> Vec<TableFault> {
    let mut seen = History::new(schedule, players);
    let mut found = Vec::new();
    for (round, tables) in schedule.iter().enumerate() {
        for (t, table) in tables.iter().enumerate() {
            let mut add = |what| found.push(TableFault { round, table: t + 1, what });
            for (i, &a) in table.iter().enumerate() {
                for &b in &table[i + 1..] {
                    let rounds: Vec<usize> =
                        (0..round).filter(|&r| seen.at[a][r] == seen.at[b][r] && seen.at[a][r] != 0).collect();
                    if !rounds.is_empty() {
                        add(TableFaultKind::MetBefore { a, b, rounds });
                    }
                    if groups.share(a, b) {
                        add(TableFaultKind::GroupTogether { a, b });
                    }
                }
                if let Some(rounds) = seen.position_again(a, i, round) {
                    add(TableFaultKind::PositionAgain { player: a, position: i + 1, rounds });
                }
                let three = sizes == TableSizes::CHAMPIONSHIP;
                if let Some(rounds) = seen.three_again(a, table.len(), round).filter(|_| three) {
                    add(TableFaultKind::ThreeAgain { player: a, rounds });
                }
            }
        }
    }
    found
}

/// What each player did round by round.
struct History {
    /// The table from 1 of each player in each round, 0 where absent.
    at: Vec<Vec<usize>>,
    /// The rounds in which each player held each position so far.
    held: Vec<[Vec<usize>; 4]>,
    /// The rounds in which each player was at a table of three so far.
    three: Vec<Vec<usize>>,
    /// In how many rounds each player sits.
    visits: Vec<usize>,
    /// How many positions each player has held once more than a fourth of the visits so far.
    above: Vec<usize>,
    /// Whether somebody is never at a table of three.
    anybody_spared: bool,
}

impl History {
    fn new(schedule: &[SeatedRound], players: usize) -> Self {
        let mut at = vec![vec![0; schedule.len()]; players];
        let (mut visits, mut threes) = (vec![0usize; players], vec![0usize; players]);
        for (r, round) in schedule.iter().enumerate() {
            for (t, table) in round.iter().enumerate() {
                for &player in table {
                    at[player][r] = t + 1;
                    visits[player] += 1;
                    threes[player] += usize::from(table.len() == 3);
                }
            }
        }
        History {
            at,
            held: vec![Default::default(); players],
            three: vec![Vec::new(); players],
            anybody_spared: visits.iter().zip(&threes).any(|(&v, &t)| v > 0 && t == 0),
            above: vec![0; players],
            visits,
        }
    }

    /// Visits spread evenly give each position a fourth of them, and as many positions one more as are left
    /// over. What is beyond that is named; together it is what the objective counts.
    fn position_again(&mut self, player: usize, position: usize, round: usize) -> Option<Vec<usize>> {
        let held = &mut self.held[player][position.min(3)];
        let (share, left) = (self.visits[player] / 4, self.visits[player] % 4);
        let times = held.len() + 1;
        let mut again = times > share + usize::from(left > 0);
        if left > 0 && times == share + 1 {
            self.above[player] += 1;
            again = self.above[player] > left;
        }
        let before = again.then(|| held.clone());
        held.push(round);
        before
    }

    fn three_again(&mut self, player: usize, size: usize, round: usize) -> Option<Vec<usize>> {
        if size != 3 {
            return None;
        }
        let before = &mut self.three[player];
        let again = (self.anybody_spared && !before.is_empty()).then(|| before.clone());
        before.push(round);
        again
    }
}
