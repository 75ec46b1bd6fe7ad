//! What the first line and the steps of Full-Contact say.

use crate::tournament::vocabulary::words;

words! {
    /// A resource of the field: a colour of balls.
    Ball {
        /// Wood.
        Wood = "wood",
        /// Wheat.
        Wheat = "wheat",
        /// Brick.
        Brick = "brick",
        /// Ore: the sheep of the source's prices are the same balls (F3).
        Ore = "ore",
    }
}

words! {
    /// A card of the deck (F10).
    FieldCard {
        /// A victory point, from when it is played.
        Vp = "vp",
        /// Balls from the field.
        YearOfPlenty = "year-of-plenty",
        /// One resource of everybody.
        Monopoly = "monopoly",
        /// Half of everybody's balls go back to the field.
        Robber = "robber",
        /// A building is lost.
        Barbarians = "barbarians",
        /// A headstart in the next round.
        Foresight = "foresight",
        /// All of the team are knights in the next round, and nobody else is.
        MilitarySupremacy = "military-supremacy",
    }
}

/// How many balls of each resource, in the order of [`Ball::ALL`].
pub type Balls = [i64; 4];

/// The first line of a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FieldOpening {
    /// Whether it is a full game.
    pub full: bool,
    pub teams: Vec<TeamOpening>,
    /// The piles from the highest on the field to the lowest; none: one for each resource.
    pub piles: Option<Vec<PileOpening>>,
}

/// A team at the start.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TeamOpening {
    pub name: String,
    pub players: i64,
    /// The hoop of its starting city.
    pub hoop: i64,
}

/// A pile of balls at the start.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PileOpening {
    pub name: String,
    pub ball: Ball,
    /// How many balls it has when it is full.
    pub size: i64,
}

/// A step. Teams and piles are named.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum FieldStep {
    Whistle,
    Stop,
    /// A team gets a ball of a pile.
    Collect {
        team: String,
        pile: String,
    },
    /// A bought settlement is put into a hoop.
    Place {
        team: String,
        hoop: i64,
    },
    Buy {
        team: String,
        what: Purchase,
    },
    Trade {
        team: String,
        to: String,
        gives: Balls,
        takes: Balls,
    },
    Play {
        team: String,
        /// The card, with what it needs.
        card: CardPlay,
    },
}

/// What a team buys.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Purchase {
    /// A settlement, to be placed.
    Settlement,
    /// A city in place of the team's settlement in this hoop.
    City(i64),
    /// A knight, paid with one of this.
    Knight(Ball),
    /// A card, paid with one of this: the one that was drawn.
    Card(Ball, FieldCard),
}

/// A card that is played, with what it needs.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum CardPlay {
    Vp,
    /// So many balls from these piles.
    YearOfPlenty(Vec<(String, i64)>),
    /// All others' balls of this.
    Monopoly(Ball),
    /// What each other team that has balls gives up.
    Robber(Vec<(String, Balls)>),
    Barbarians {
        hit: String,
        hoop: i64,
    },
    /// Noted for the next round.
    Foresight,
    /// Noted for the next round.
    MilitarySupremacy,
}

impl CardPlay {
    /// Which card it is.
    pub fn card(&self) -> FieldCard {
        match self {
            CardPlay::Vp => FieldCard::Vp,
            CardPlay::YearOfPlenty(_) => FieldCard::YearOfPlenty,
            CardPlay::Monopoly(_) => FieldCard::Monopoly,
            CardPlay::Robber(_) => FieldCard::Robber,
            CardPlay::Barbarians { .. } => FieldCard::Barbarians,
            CardPlay::Foresight => FieldCard::Foresight,
            CardPlay::MilitarySupremacy => FieldCard::MilitarySupremacy,
        }
    }
}
