//! What a schedule is wanted for.

use crate::seating::groups::Groups;
use crate::seating::tables::{SeatedRound, TableSizes};

/// The work that [`make`](crate::seating::make::make) does when nothing else is asked, in swaps looked at: less than a second for
/// 200 players in groups.
const DEFAULT_LIMIT: u64 = 5_000_000;

/// What a schedule is wanted for. Players are numbers from 0, tables and positions numbers from 1,
/// rounds numbers from 0.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ScheduleRequest {
    /// How many players there are, whenever they sit.
    pub players: usize,
    /// How many can sit at a table.
    pub sizes: TableSizes,
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
    /// Who shares a rank, the best first, where the one round still to make is seated by the standings; empty: it is not.
    pub by_rank: Vec<Vec<usize>>,
    pub seed: u64,
    /// The most work to do, in swaps looked at.
    pub limit: u64,
}

impl ScheduleRequest {
    /// A championship's schedule for players who know nobody, with nothing played and nothing bound.
    pub fn new(players: usize, rounds: usize, seed: u64) -> Self {
        ScheduleRequest {
            players,
            sizes: TableSizes::CHAMPIONSHIP,
            groups: Groups::none(),
            rounds,
            played: Vec::new(),
            absent: Vec::new(),
            fixed: Vec::new(),
            pins: Vec::new(),
            by_rank: Vec::new(),
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
    /// The selection position, from 1, if that is to stay too.
    pub position: Option<usize>,
    pub player: usize,
}
