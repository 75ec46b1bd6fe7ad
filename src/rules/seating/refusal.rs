//! Why there is no schedule for what was asked.

use crate::refusals::{coded, refusals};

refusals! {
    /// Why there is no schedule.
    #[derive(Debug, Clone, PartialEq, Eq)]
    pub enum Refusal {
        /// Fewer than one round, or more than [`MOST_ROUNDS`](crate::seating::MOST_ROUNDS).
        Rounds {
            /// How many were asked for.
            rounds: usize,
        } = "number-of-rounds" in "1.1.5",
        /// More rounds are played than there are.
        MorePlayed {
            played: usize,
            /// Rounds asked for in all.
            rounds: usize,
        } = "more-rounds-played" in "1.1.5",
        /// So many players can't be split into tables of three and four.
        Field {
            /// The round, from 1.
            round: usize,
            /// How many would sit in it.
            players: usize,
        } = "number-of-players" in "1.1.5",
        /// So many can't be split into tables of a game that takes other numbers than the championship.
        NoGames {
            /// The round, from 1.
            round: usize,
            /// How many would sit in it.
            players: usize,
            /// The fewest that a table of the game has.
            least: usize,
            most: usize,
        } = "no-tables-of-so-many",
        /// The played rounds are no rounds.
        Played(Vec<PlayedFault>) = "played-rounds" in "1.1.5",
        /// Bound seats contradict each other or the tables.
        Bound {
            /// The round, from 1.
            round: usize,
            /// Who is bound to them.
            players: Vec<usize>,
            what: Contradiction,
        } = { what.code() } in "1.1.5",
    }
}

impl Refusal {
    /// The players whose bound seats are in the way; none where it is about something else.
    pub fn players(&self) -> &[usize] {
        match self {
            Refusal::Bound { players, .. } => players,
            _ => &[],
        }
    }
}

/// What is wrong at a table of a round that was played.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PlayedFault {
    /// The round, from 1.
    pub round: usize,
    /// The table, from 1.
    pub table: usize,
    pub what: PlayedFaultKind,
}

/// What can be wrong with a round that was played.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PlayedFaultKind {
    /// A table with this many players, fewer or more than play.
    Size(usize),
    NotListed,
    /// A player who sits twice in the round.
    SitsTwice,
}

coded! {
    /// How seats that are to stay contradict each other or the tables.
    #[derive(Debug, Clone, Copy, PartialEq, Eq)]
    pub enum Contradiction {
        /// There is no such table.
        NoTable {
            table: usize,
            /// The tables' numbers go from 1 to this.
            tables: usize,
            /// Whether the player is bound by a pinned seat, and not by a fixed table.
            pinned: bool,
        } = "bound-to-no-table",
        /// There is no such selection position.
        NoPosition = "bound-to-no-position",
        /// One player is bound to two tables.
        TwoTables {
            one: usize,
            other: usize,
        } = "bound-to-two-tables",
        /// One player is bound to two positions of a table.
        TwoPositions {
            table: usize,
        } = "bound-to-two-positions",
        /// Two players are bound to one position of a table.
        OnePosition {
            table: usize,
        } = "two-bound-to-one-position",
        /// More players are bound to a table than it seats.
        TooMany {
            table: usize,
            /// As many as it can seat.
            seats: usize,
        } = "too-many-bound-to-table",
        /// The bound seats need more of the larger tables than there are.
        TooFewFours {
            /// Larger tables that they need.
            needed: usize,
            fours: usize,
        } = "too-few-tables-of-four",
        /// In a round by the standings, these have fixed tables at which they can't all sit.
        FixedOtherwise = "fixed-otherwise-than-by-rank",
    }
}
