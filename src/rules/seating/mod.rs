//! Seat schedules (1.1.5): who sits where with whom, so that people meet as many different opponents as
//! possible, hold different selection positions, and friends are kept apart, in that order.
//!
//! The way through: [`make`] looks the request over (`plan`), takes the tables from a construction
//! (`construct`) or a stored schedule (`small`) where one is known and draws who gets which name in it
//! (`rename`), searches by swaps of seats where more is wanted (`board`, `search`), settles the positions
//! exactly (`positions`) and says how good the result is (`objective`, `bounds`).
//!
//! The same request gives the same schedule on every machine.

mod argument;
mod board;
mod bounds;
mod check;
mod construct;
mod gave_way;
mod groups;
#[cfg(test)]
mod hand_tests;
mod judge;
mod make;
mod matrix;
mod objective;
mod plan;
mod positions;
mod refusal;
mod rename;
mod repair;
mod search;
#[cfg(test)]
mod searched_tests;
mod small;
mod statement;
mod swap;
#[cfg(test)]
mod tests;
mod watch;

use std::ops::RangeInclusive;

pub use crate::rules::seating::argument::{Argument, argument};
pub use crate::rules::seating::check::{Illegal, IllegalKind, TableFault, TableFaultKind, faults, illegal};
pub use crate::rules::seating::gave_way::{
    ExtraThrees, GaveWay, GroupsBecause, PositionsBecause, RepeatsBecause, extra_threes, gave_way,
};
pub use crate::rules::seating::groups::Groups;
pub use crate::rules::seating::judge::judge;
pub use crate::rules::seating::make::{make, make_watched};
pub use crate::rules::seating::matrix::{MOST_NAMED, matrix, met};
pub use crate::rules::seating::objective::figures;
pub use crate::rules::seating::plan::MOST_ROUNDS;
pub use crate::rules::seating::refusal::{Contradiction, PlayedFault, PlayedFaultKind, Refusal};
pub use crate::rules::seating::repair::{Repair, RepairWay, RepairWays, SeatMove, repair};
pub use crate::rules::seating::statement::{Proof, Statement, summary};
pub use crate::rules::seating::swap::{SeatAt, Swapped, player_at, seat_of, swap};

/// The players of a table in the order of their selection positions: the first one holds position 1.
pub type SeatedTable = Vec<usize>;

/// The tables of a round; the first one is table 1. An empty one is a number that is not in use, as happens
/// when a table is given up in the middle of the hall.
pub type SeatedRound = Vec<SeatedTable>;

/// A round's index in a schedule, from 0, by the number that people call it by, from 1; none for a number that no round
/// has.
pub fn round_index(number: i64) -> Option<usize> {
    usize::try_from(number).ok()?.checked_sub(1)
}

/// The number that people call a round by, from 1, by its index in a schedule, from 0.
pub fn round_number(index: usize) -> i64 {
    i64::try_from(index).map_or(i64::MAX, |index| index.saturating_add(1))
}

/// How many players a table of a seat schedule can have (1.1.5). The constructions, bounds and proofs here are made for
/// just these; a game that takes others needs schedules of its own.
pub const SEATS_AT_A_TABLE: RangeInclusive<usize> = 3..=4;

/// The work that [`make`] does when nothing else is asked, in swaps looked at: less than a second for
/// 200 players in groups.
const DEFAULT_LIMIT: u64 = 5_000_000;

/// What a schedule is wanted for. Players are numbers from 0, tables and positions numbers from 1,
/// rounds numbers from 0.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ScheduleRequest {
    /// How many players there are, whenever they sit.
    pub players: usize,
    /// Who shares a group or a club.
    pub groups: Groups,
    /// How many rounds there are in all, played ones too.
    pub rounds: usize,
    /// The rounds already played, kept as they are.
    pub played: Vec<SeatedRound>,
    /// For each round still to make (the first one after `played` is at 0) who does not sit in it.
    /// A list that is missing means that everybody sits.
    pub absent: Vec<Vec<usize>>,
    /// Players tied to a table (player, table) in every round still to make in which they sit.
    pub fixed: Vec<(usize, usize)>,
    /// Seats that are to stay.
    pub pins: Vec<Pin>,
    /// Decides every draw.
    pub seed: u64,
    /// The most work to do, in swaps looked at.
    pub limit: u64,
}

impl ScheduleRequest {
    /// A schedule for players who know nobody, with nothing played and nothing bound.
    pub fn new(players: usize, rounds: usize, seed: u64) -> Self {
        ScheduleRequest {
            players,
            groups: Groups::none(),
            rounds,
            played: Vec::new(),
            absent: Vec::new(),
            fixed: Vec::new(),
            pins: Vec::new(),
            seed,
            limit: DEFAULT_LIMIT,
        }
    }
}

/// A seat that is to stay as it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Pin {
    /// The round, from 0, counted with the played ones.
    pub round: usize,
    /// The table's number, from 1.
    pub table: usize,
    /// The selection position, 1 to 4, if that is to stay too.
    pub position: Option<usize>,
    /// Who sits there.
    pub player: usize,
}

/// What a schedule is judged by, in the order of the objective (SPEC section 2).
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Figures {
    /// 1a: the most meetings of any two players.
    pub max_meetings: u64,
    /// 1b: the sum over pairs of the meetings after the first.
    pub repeats: u64,
    /// 2: selection positions held again.
    pub position_repeats: u64,
    /// 3: how often two people who share a group or a club sit at one table.
    pub group_meetings: u64,
    /// 4a: who was twice or more at a table of three while somebody never was.
    pub three_twice: u64,
    /// 4b: the sum of squares of visits to tables of three.
    pub three_squares: u64,
}

impl Figures {
    /// The figures in the order of the objective.
    pub fn in_order(&self) -> [u64; 6] {
        [
            self.max_meetings,
            self.repeats,
            self.position_repeats,
            self.group_meetings,
            self.three_twice,
            self.three_squares,
        ]
    }
}

impl From<[u64; 6]> for Figures {
    fn from(in_order: [u64; 6]) -> Self {
        let [max_meetings, repeats, position_repeats, group_meetings, three_twice, three_squares] = in_order;
        Figures { max_meetings, repeats, position_repeats, group_meetings, three_twice, three_squares }
    }
}

/// The proven lower bound of each figure, where there is one.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct ProvenBounds {
    /// Bound of [`Figures::max_meetings`].
    pub max_meetings: Option<u64>,
    /// Bound of [`Figures::repeats`] with no more meetings of any pair than reached.
    pub repeats: Option<u64>,
    /// Bound of [`Figures::position_repeats`].
    pub position_repeats: Option<u64>,
    /// Bound of [`Figures::group_meetings`] with no more repeats than reached.
    pub group_meetings: Option<u64>,
    /// Bound of [`Figures::three_twice`].
    pub three_twice: Option<u64>,
    /// Bound of [`Figures::three_squares`].
    pub three_squares: Option<u64>,
}

impl From<[Option<u64>; 6]> for ProvenBounds {
    fn from(in_order: [Option<u64>; 6]) -> Self {
        let [max_meetings, repeats, position_repeats, group_meetings, three_twice, three_squares] = in_order;
        ProvenBounds { max_meetings, repeats, position_repeats, group_meetings, three_twice, three_squares }
    }
}

impl ProvenBounds {
    /// The bounds in the order of the objective.
    pub fn in_order(&self) -> [Option<u64>; 6] {
        [
            self.max_meetings,
            self.repeats,
            self.position_repeats,
            self.group_meetings,
            self.three_twice,
            self.three_squares,
        ]
    }

    /// Whether opponents, positions and groups are proven best: each figure equals its bound.
    fn prove(&self, figures: &Figures) -> bool {
        self.max_meetings == Some(figures.max_meetings)
            && self.repeats == Some(figures.repeats)
            && self.position_repeats == Some(figures.position_repeats)
            && self.group_meetings == Some(figures.group_meetings)
    }
}

/// A schedule with all that is known about it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MadeSchedule {
    /// All rounds, the played ones as they were.
    pub schedule: Vec<SeatedRound>,
    /// What it reaches.
    pub figures: Figures,
    /// What nothing can do better.
    pub bounds: ProvenBounds,
    /// Whether criteria 1 to 3 are proven best.
    pub optimal: bool,
}

impl MadeSchedule {
    /// A schedule with its figures and what is proven about them.
    pub fn new(schedule: Vec<SeatedRound>, figures: Figures, bounds: ProvenBounds) -> Self {
        MadeSchedule { schedule, figures, bounds, optimal: bounds.prove(&figures) }
    }
}

/// How many tables of four and of three a number of players makes: everybody sits and the tables of
/// three are as few as possible (1.1.4). `None` for 0, 1, 2 and 5.
pub fn table_sizes(players: usize) -> Option<(usize, usize)> {
    if players < 3 || players == 5 {
        return None;
    }
    let threes = (4 - players % 4) % 4;
    Some(((players - 3 * threes) / 4, threes))
}
