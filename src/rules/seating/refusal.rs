//! Why there is no schedule for what was asked.

/// Why there is no schedule.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Refusal {
    /// Fewer than one round, or more than [`MOST_ROUNDS`](crate::seating::MOST_ROUNDS).
    Rounds {
        /// How many were asked for.
        rounds: usize,
    },
    /// More rounds are played than there are.
    MorePlayed {
        /// Rounds played.
        played: usize,
        /// Rounds asked for in all.
        rounds: usize,
    },
    /// So many players can't be split into tables of three and four.
    Field {
        /// The round, from 1.
        round: usize,
        /// How many would sit in it.
        players: usize,
    },
    /// So many can't be split into tables of a game that takes other numbers than the championship.
    NoGames {
        /// The round, from 1.
        round: usize,
        /// How many would sit in it.
        players: usize,
        /// The fewest that a table of the game has.
        least: usize,
        /// The most.
        most: usize,
    },
    /// The played rounds are no rounds.
    Played(Vec<PlayedFault>),
    /// Bound seats contradict each other or the tables.
    Bound {
        /// The round, from 1.
        round: usize,
        /// What contradicts what.
        what: Contradiction,
    },
}

impl Refusal {
    /// The stable code, in kebab case.
    pub fn code(&self) -> &'static str {
        match self {
            Refusal::Rounds { .. } => "number-of-rounds",
            Refusal::MorePlayed { .. } => "more-rounds-played",
            Refusal::Field { .. } => "number-of-players",
            Refusal::NoGames { .. } => "no-tables-of-so-many",
            Refusal::Played(_) => "played-rounds",
            Refusal::Bound { what, .. } => what.code(),
        }
    }

    /// The clause of the rules it comes from; none where it is not the championship's.
    pub fn clause(&self) -> Option<&'static str> {
        match self {
            Refusal::NoGames { .. } => None,
            _ => Some("1.1.5"),
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
    /// What it is.
    pub what: PlayedFaultKind,
}

/// What can be wrong with a round that was played.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PlayedFaultKind {
    /// A table with this many players, fewer or more than play.
    Size(usize),
    /// A player who is not on the list.
    NotListed,
    /// A player who sits twice in the round.
    SitsTwice,
}

/// How seats that are to stay contradict each other or the tables.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Contradiction {
    /// There is no such table.
    NoTable {
        /// The table's number.
        table: usize,
        /// The tables' numbers go from 1 to this.
        tables: usize,
    },
    /// There is no such selection position.
    NoPosition,
    /// One player is bound to two tables.
    TwoTables {
        /// One of them.
        one: usize,
        /// The other one.
        other: usize,
    },
    /// One player is bound to two positions of a table.
    TwoPositions {
        /// The table's number.
        table: usize,
    },
    /// Two players are bound to one position of a table.
    OnePosition {
        /// The table's number.
        table: usize,
    },
    /// More players are bound to a table than it seats.
    TooMany {
        /// How many players.
        players: usize,
        /// The table's number.
        table: usize,
    },
    /// The bound seats need more of the larger tables than there are.
    TooFewFours {
        /// Larger tables that they need.
        needed: usize,
        /// Larger tables.
        fours: usize,
    },
}

impl Contradiction {
    /// The stable code, in kebab case.
    pub fn code(self) -> &'static str {
        match self {
            Contradiction::NoTable { .. } => "bound-to-no-table",
            Contradiction::NoPosition => "bound-to-no-position",
            Contradiction::TwoTables { .. } => "bound-to-two-tables",
            Contradiction::TwoPositions { .. } => "bound-to-two-positions",
            Contradiction::OnePosition { .. } => "two-bound-to-one-position",
            Contradiction::TooMany { .. } => "too-many-bound-to-table",
            Contradiction::TooFewFours { .. } => "too-few-tables-of-four",
        }
    }
}
