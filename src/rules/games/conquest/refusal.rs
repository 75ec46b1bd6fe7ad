//! Why a step of Conquest is refused.

use crate::games::conquest::land::{EdgeAt, HexAt};
use crate::games::conquest::step::{Building, ConquestPhase, Good, Goods};

/// Why the first line or a step is refused.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Refusal {
    /// The land has too few or too many hexes.
    LandSize {
        /// How many there are.
        found: usize,
        /// The fewest.
        least: usize,
        /// The most.
        most: usize,
    },
    /// A hex of the land is too far away.
    TooFar(HexAt),
    /// A hex is land twice.
    LandTwice(HexAt),
    /// The land does not hang together.
    LandInParts,
    /// A number of the first line is too low or too high.
    Number {
        /// The number.
        found: i64,
        /// The lowest.
        least: i64,
        /// The highest.
        most: i64,
    },
    /// It is not what is done now.
    NotNow(ConquestPhase),
    /// Somebody else founds now.
    FoundsNow(String),
    /// The hex is no land.
    NoLand(HexAt),
    /// The hex does not lie beside the sea.
    NoCoast(HexAt),
    /// Somebody holds the hex.
    Held {
        /// Where.
        hex: HexAt,
        /// Who.
        by: String,
    },
    /// Another player's settlement lies beside the hex.
    BesideAnother {
        /// Where.
        hex: HexAt,
        /// Whose settlement.
        other: String,
    },
    /// Too little coast is left for everybody who is still to found.
    NoRoom {
        /// How many are.
        wanted: usize,
    },
    /// The player is out and can only end the turn.
    IsOut,
    /// The turn has gone further.
    TurnGoneOn(ConquestPhase),
    /// It is not paid with this.
    NotPaidWith {
        /// With this.
        paid: Good,
        /// With one of these.
        wanted: [Good; 2],
    },
    /// Somebody has too little.
    TooLittle {
        /// Who.
        player: String,
        /// Of what.
        good: Good,
        /// How many there are.
        has: i64,
    },
    /// Less than nothing.
    BelowNothing,
    /// The player has not settled the hex.
    NotSettled(HexAt),
    /// The player does not hold a hex at the edge.
    NotHeldBeside(EdgeAt),
    /// The two hexes have no edge between them.
    NoEdge(EdgeAt),
    /// A coast takes no wall.
    Shore(EdgeAt),
    /// The edge has a wall.
    WallThere(EdgeAt),
    /// The edge has no wall of the player's.
    NoOwnWall(EdgeAt),
    /// A wall was rebuilt in this turn.
    RebuiltAlready,
    /// The wall goes where it stands.
    SameEdge(EdgeAt),
    /// A building stands on the hex.
    BuildingThere(HexAt),
    /// The player neither occupies the hex nor has settled one beside it.
    OutOfReach(HexAt),
    /// The hex does not have the building that is improved.
    Improves {
        /// Where.
        hex: HexAt,
        /// What has to stand there.
        needs: Building,
    },
    /// The bank gives no gold.
    BankGivesNoGold,
    /// The bank gives something else than it gets.
    BankSame(Good),
    /// Fewer than one.
    LessThanOne,
    /// No other player of this name is in the game.
    NoSuchPlayer(String),
    /// A side of a trade gives nothing.
    GivesNothing(String),
    /// No knight moves.
    NobodyMoves,
    /// From and to are the same hex.
    SameHex(HexAt),
    /// Too few knights on the hex.
    TooFewKnights {
        /// Where.
        hex: HexAt,
        /// How many there are that may.
        has: i64,
    },
    /// No way leads there.
    NoWay {
        /// From here.
        from: HexAt,
        /// To here.
        to: HexAt,
    },
    /// There was a try in this turn.
    TriedAlready,
    /// A die has six faces.
    NoDie(i64),
    /// The edge has no wall of an opponent.
    NoWallThere(EdgeAt),
    /// No knight of the player is beside it.
    NoKnightBeside(HexAt),
    /// No opponent has a castle there.
    NoCastle(HexAt),
    /// The hex was not opened to the player by the step before.
    NotOpened(HexAt),
    /// A hex is named twice.
    NamedTwice(HexAt),
    /// No knight occupies.
    NobodyOccupies,
    /// Too early to attack.
    TooEarly {
        /// The turn of the player.
        turn: i64,
        /// The first turn with attacks.
        from: i64,
    },
    /// The hexes are no neighbours, or a wall of an opponent is between them.
    NotBeside {
        /// From here.
        from: HexAt,
        /// To here.
        to: HexAt,
    },
    /// No opponent holds the hex.
    NoOpponent(HexAt),
    /// Nothing is plundered but gold, or nothing at all.
    PlunderNeedless,
    /// What is plundered has to be said.
    PlunderMissing(Goods),
}

impl Refusal {
    /// The stable code.
    pub fn code(&self) -> &'static str {
        match self {
            Refusal::LandSize { .. } => "conquest-land-size",
            Refusal::TooFar(_) => "conquest-too-far",
            Refusal::LandTwice(_) => "conquest-land-twice",
            Refusal::LandInParts => "conquest-land-in-parts",
            Refusal::Number { .. } => "conquest-number",
            Refusal::NotNow(_) => "conquest-not-now",
            Refusal::FoundsNow(_) => "conquest-founds-now",
            Refusal::NoLand(_) => "conquest-no-land",
            Refusal::NoCoast(_) => "conquest-no-coast",
            Refusal::Held { .. } => "conquest-held",
            Refusal::BesideAnother { .. } => "conquest-beside-another",
            Refusal::NoRoom { .. } => "conquest-no-room",
            Refusal::IsOut => "conquest-is-out",
            Refusal::TurnGoneOn(_) => "conquest-turn-gone-on",
            Refusal::NotPaidWith { .. } => "conquest-not-paid-with",
            Refusal::TooLittle { .. } => "conquest-too-little",
            Refusal::BelowNothing => "conquest-below-nothing",
            Refusal::NotSettled(_) => "conquest-not-settled",
            Refusal::NotHeldBeside(_) => "conquest-not-held-beside",
            Refusal::NoEdge(_) => "conquest-no-edge",
            Refusal::Shore(_) => "conquest-shore",
            Refusal::WallThere(_) => "conquest-wall-there",
            Refusal::NoOwnWall(_) => "conquest-no-own-wall",
            Refusal::RebuiltAlready => "conquest-rebuilt-already",
            Refusal::SameEdge(_) => "conquest-same-edge",
            Refusal::BuildingThere(_) => "conquest-building-there",
            Refusal::OutOfReach(_) => "conquest-out-of-reach",
            Refusal::Improves { .. } => "conquest-improves",
            Refusal::BankGivesNoGold => "conquest-bank-gives-no-gold",
            Refusal::BankSame(_) => "conquest-bank-same",
            Refusal::LessThanOne => "conquest-less-than-one",
            Refusal::NoSuchPlayer(_) => "conquest-no-such-player",
            Refusal::GivesNothing(_) => "conquest-gives-nothing",
            Refusal::NobodyMoves => "conquest-nobody-moves",
            Refusal::SameHex(_) => "conquest-same-hex",
            Refusal::TooFewKnights { .. } => "conquest-too-few-knights",
            Refusal::NoWay { .. } => "conquest-no-way",
            Refusal::TriedAlready => "conquest-tried-already",
            Refusal::NoDie(_) => "conquest-no-die",
            Refusal::NoWallThere(_) => "conquest-no-wall-there",
            Refusal::NoKnightBeside(_) => "conquest-no-knight-beside",
            Refusal::NoCastle(_) => "conquest-no-castle",
            Refusal::NotOpened(_) => "conquest-not-opened",
            Refusal::NamedTwice(_) => "conquest-named-twice",
            Refusal::NobodyOccupies => "conquest-nobody-occupies",
            Refusal::TooEarly { .. } => "conquest-too-early",
            Refusal::NotBeside { .. } => "conquest-not-beside",
            Refusal::NoOpponent(_) => "conquest-no-opponent",
            Refusal::PlunderNeedless => "conquest-plunder-needless",
            Refusal::PlunderMissing(_) => "conquest-plunder-missing",
        }
    }

    /// The number of the rule in docs/GAMES.md.
    pub fn rule(&self) -> &'static str {
        match self {
            Refusal::LandSize { .. }
            | Refusal::TooFar(_)
            | Refusal::LandTwice(_)
            | Refusal::LandInParts
            | Refusal::NoLand(_)
            | Refusal::Number { .. } => "C2",
            Refusal::NoEdge(_) | Refusal::Shore(_) | Refusal::WallThere(_) => "C4",
            Refusal::NotNow(_)
            | Refusal::FoundsNow(_)
            | Refusal::NoCoast(_)
            | Refusal::Held { .. }
            | Refusal::BesideAnother { .. }
            | Refusal::NoRoom { .. } => "C5",
            Refusal::IsOut => "C21",
            Refusal::TurnGoneOn(_) => "C7",
            Refusal::NotPaidWith { .. } | Refusal::NotSettled(_) => "C8",
            Refusal::NotHeldBeside(_) => "C9",
            Refusal::NoOwnWall(_) | Refusal::RebuiltAlready | Refusal::SameEdge(_) => "C10",
            Refusal::BuildingThere(_) | Refusal::OutOfReach(_) | Refusal::Improves { .. } => "C11",
            Refusal::BankGivesNoGold | Refusal::BankSame(_) | Refusal::LessThanOne => "C12",
            Refusal::TooLittle { .. } | Refusal::BelowNothing => "C12",
            Refusal::NoSuchPlayer(_) | Refusal::GivesNothing(_) => "C13",
            Refusal::NobodyMoves | Refusal::SameHex(_) | Refusal::TooFewKnights { .. } | Refusal::NoWay { .. } => "C14",
            Refusal::TriedAlready | Refusal::NoDie(_) | Refusal::NoWallThere(_) => "C15",
            Refusal::NoKnightBeside(_) | Refusal::NoCastle(_) => "C15",
            Refusal::NotOpened(_) | Refusal::NamedTwice(_) | Refusal::NobodyOccupies => "C16",
            Refusal::TooEarly { .. } | Refusal::NotBeside { .. } | Refusal::NoOpponent(_) => "C17",
            Refusal::PlunderNeedless | Refusal::PlunderMissing(_) => "C18",
        }
    }
}
