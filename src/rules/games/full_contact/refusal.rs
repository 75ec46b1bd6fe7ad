//! Why a step of Full-Contact is refused.

use crate::games::full_contact::step::{Ball, FieldCard};

/// Why the first line or a step is refused.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Refusal {
    /// A team has too few or too many players.
    TeamSize {
        /// Which.
        team: String,
        /// Its players.
        found: i64,
        /// The fewest.
        least: i64,
        /// The most.
        most: i64,
    },
    /// Two teams start in one hoop.
    StartTwice(i64),
    /// There is no such hoop.
    NoSuchHoop {
        /// The number.
        hoop: i64,
        /// The highest.
        most: i64,
    },
    /// A pile has no balls, or more than there are of a resource.
    PileSize {
        /// Which.
        pile: String,
        /// The most.
        most: i64,
    },
    /// The piles of a resource don't make its number of balls.
    PilesOfBall {
        /// The resource.
        ball: Ball,
        /// What they make.
        found: i64,
        /// What they have to.
        wanted: i64,
    },
    /// It takes a pause, and a round runs.
    RoundRuns,
    /// It takes a round, and none runs.
    NoRoundRuns,
    /// No team has this name.
    NoSuchTeam(String),
    /// No pile has this name.
    NoSuchPile(String),
    /// No ball is left on the pile.
    PileEmpty(String),
    /// The team has bought no settlement that is not placed.
    NothingToPlace(String),
    /// A building stands in the hoop.
    HoopTaken {
        /// The hoop.
        hoop: i64,
        /// Whose it is.
        team: String,
    },
    /// A team has too few balls of a resource.
    TooFewBalls {
        /// Who.
        team: String,
        /// The resource.
        ball: Ball,
        /// How many the team has.
        has: i64,
        /// How many it takes.
        wanted: i64,
    },
    /// Fewer balls than none.
    BelowZero,
    /// Paid with neither wood nor wheat.
    PaidWith(Ball),
    /// The team has no settlement in the hoop.
    NoSettlement {
        /// Who.
        team: String,
        /// The hoop.
        hoop: i64,
    },
    /// The team has as many knights as players.
    AllAreKnights {
        /// Who.
        team: String,
        /// Its players.
        players: i64,
    },
    /// The card is not in the deck any more.
    NotInDeck(FieldCard),
    /// It takes another team.
    OwnTeam(String),
    /// A side of a trade gives nothing.
    GivesNothing(String),
    /// The team does not hold the card.
    CardNotHeld {
        /// Who.
        team: String,
        /// The card.
        card: FieldCard,
    },
    /// A pile has fewer balls than are taken from it.
    PileHasFewer {
        /// Which.
        pile: String,
        /// What it has.
        has: i64,
    },
    /// A year of plenty takes another number of balls.
    Plenty {
        /// How many were named.
        found: i64,
        /// How many it takes.
        wanted: i64,
    },
    /// A team discards that plays the robber or has no balls.
    DiscardsNothing(String),
    /// A team discards another number of balls.
    Discards {
        /// Who.
        team: String,
        /// How many were named.
        found: i64,
        /// How many it has to.
        wanted: i64,
    },
    /// The team has no building in the hoop.
    NoBuilding {
        /// Who.
        team: String,
        /// The hoop.
        hoop: i64,
    },
    /// The barbarians leave starting cities alone.
    StartingCity {
        /// Whose.
        team: String,
        /// The hoop.
        hoop: i64,
    },
}

impl Refusal {
    /// The stable code.
    pub fn code(&self) -> &'static str {
        match self {
            Refusal::TeamSize { .. } => "field-team-size",
            Refusal::StartTwice(_) => "field-start-twice",
            Refusal::NoSuchHoop { .. } => "field-no-such-hoop",
            Refusal::PileSize { .. } => "field-pile-size",
            Refusal::PilesOfBall { .. } => "field-piles-of-resource",
            Refusal::RoundRuns => "field-round-runs",
            Refusal::NoRoundRuns => "field-no-round-runs",
            Refusal::NoSuchTeam(_) => "field-no-such-team",
            Refusal::NoSuchPile(_) => "field-no-such-pile",
            Refusal::PileEmpty(_) => "field-pile-empty",
            Refusal::NothingToPlace(_) => "field-nothing-to-place",
            Refusal::HoopTaken { .. } => "field-hoop-taken",
            Refusal::TooFewBalls { .. } => "field-too-few-balls",
            Refusal::BelowZero => "field-below-zero",
            Refusal::PaidWith(_) => "field-paid-with",
            Refusal::NoSettlement { .. } => "field-no-settlement",
            Refusal::AllAreKnights { .. } => "field-all-are-knights",
            Refusal::NotInDeck(_) => "field-not-in-deck",
            Refusal::OwnTeam(_) => "field-own-team",
            Refusal::GivesNothing(_) => "field-gives-nothing",
            Refusal::CardNotHeld { .. } => "field-card-not-held",
            Refusal::PileHasFewer { .. } => "field-pile-has-fewer",
            Refusal::Plenty { .. } => "field-year-of-plenty",
            Refusal::DiscardsNothing(_) => "field-discards-nothing",
            Refusal::Discards { .. } => "field-discards",
            Refusal::NoBuilding { .. } => "field-no-building",
            Refusal::StartingCity { .. } => "field-starting-city",
        }
    }

    /// The number of the rule in docs/GAMES.md.
    pub fn rule(&self) -> &'static str {
        match self {
            Refusal::TeamSize { .. } | Refusal::NoSuchTeam(_) => "F1",
            Refusal::StartTwice(_) | Refusal::NoSuchHoop { .. } => "F2",
            Refusal::PileSize { .. } | Refusal::PilesOfBall { .. } | Refusal::NoSuchPile(_) => "F3",
            Refusal::RoundRuns | Refusal::NoRoundRuns => "F4",
            Refusal::PileEmpty(_) => "F5",
            Refusal::NothingToPlace(_) | Refusal::HoopTaken { .. } => "F6",
            Refusal::TooFewBalls { .. } | Refusal::BelowZero | Refusal::PaidWith(_) => "F7",
            Refusal::NoSettlement { .. } => "F8",
            Refusal::AllAreKnights { .. } => "F9",
            Refusal::NotInDeck(_) | Refusal::CardNotHeld { .. } => "F10",
            Refusal::OwnTeam(_) | Refusal::GivesNothing(_) => "F11",
            Refusal::PileHasFewer { .. } | Refusal::Plenty { .. } => "F12",
            Refusal::DiscardsNothing(_) | Refusal::Discards { .. } => "F14",
            Refusal::NoBuilding { .. } | Refusal::StartingCity { .. } => "F15",
        }
    }
}
