//! Why a step of Conquest is refused.

use crate::games::conquest::land::{EdgeAt, HexAt};
use crate::games::conquest::step::{Building, ConquestPhase, Good, Goods};
use crate::refusals::refusals;

refusals! {
    /// Why the first line or a step is refused.
    #[derive(Debug, Clone, PartialEq, Eq)]
    pub enum Refusal {
        /// The land has too few or too many hexes.
        LandSize {
            found: usize,
            least: usize,
            most: usize,
        } = "conquest-land-size" in "C2",
        /// A hex of the land is too far away.
        TooFar(HexAt) = "conquest-too-far" in "C2",
        /// A hex is land twice.
        LandTwice(HexAt) = "conquest-land-twice" in "C2",
        /// The land does not hang together.
        LandInParts = "conquest-land-in-parts" in "C2",
        /// A number of the first line is too low or too high.
        Number {
            found: i64,
            /// The lowest.
            least: i64,
            /// The highest.
            most: i64,
        } = "conquest-number" in "C2",
        /// It is not what is done now.
        NotNow(ConquestPhase) = "conquest-not-now" in "C5",
        FoundsNow(String) = "conquest-founds-now" in "C5",
        /// The hex is no land.
        NoLand(HexAt) = "conquest-no-land" in "C2",
        /// The hex does not lie beside the sea.
        NoCoast(HexAt) = "conquest-no-coast" in "C5",
        Held {
            hex: HexAt,
            by: String,
        } = "conquest-held" in "C5",
        /// Another player's settlement lies beside the hex.
        BesideAnother {
            hex: HexAt,
            other: String,
        } = "conquest-beside-another" in "C5",
        /// Too little coast is left for everybody who is still to found.
        NoRoom {
            wanted: usize,
        } = "conquest-no-room" in "C5",
        /// The player is out and can only end the turn.
        IsOut = "conquest-is-out" in "C21",
        /// The turn has gone further.
        TurnGoneOn(ConquestPhase) = "conquest-turn-gone-on" in "C7",
        NotPaidWith {
            paid: Good,
            wanted: [Good; 2],
        } = "conquest-not-paid-with" in "C8",
        TooLittle {
            player: String,
            good: Good,
            has: i64,
        } = "conquest-too-little" in "C12",
        BelowNothing = "conquest-below-nothing" in "C12",
        /// The player has not settled the hex.
        NotSettled(HexAt) = "conquest-not-settled" in "C8",
        /// The player does not hold a hex at the edge.
        NotHeldBeside(EdgeAt) = "conquest-not-held-beside" in "C9",
        /// The two hexes have no edge between them.
        NoEdge(EdgeAt) = "conquest-no-edge" in "C4",
        /// A coast takes no wall.
        Shore(EdgeAt) = "conquest-shore" in "C4",
        /// The edge has a wall.
        WallThere(EdgeAt) = "conquest-wall-there" in "C4",
        /// The edge has no wall of the player's.
        NoOwnWall(EdgeAt) = "conquest-no-own-wall" in "C10",
        /// A wall was rebuilt in this turn.
        RebuiltAlready = "conquest-rebuilt-already" in "C10",
        /// The wall goes where it stands.
        SameEdge(EdgeAt) = "conquest-same-edge" in "C10",
        /// A building stands on the hex.
        BuildingThere(HexAt) = "conquest-building-there" in "C11",
        /// The player neither occupies the hex nor has settled one beside it.
        OutOfReach(HexAt) = "conquest-out-of-reach" in "C11",
        /// The hex does not have the building that is improved.
        Improves {
            hex: HexAt,
            /// What has to stand there.
            needs: Building,
        } = "conquest-improves" in "C11",
        BankGivesNoGold = "conquest-bank-gives-no-gold" in "C12",
        /// The bank gives something else than it gets.
        BankSame(Good) = "conquest-bank-same" in "C12",
        LessThanOne = "conquest-less-than-one" in "C12",
        /// No other player of this name is in the game.
        NoSuchPlayer(String) = "conquest-no-such-player" in "C13",
        /// A side of a trade gives nothing.
        GivesNothing(String) = "conquest-gives-nothing" in "C13",
        NobodyMoves = "conquest-nobody-moves" in "C14",
        SameHex(HexAt) = "conquest-same-hex" in "C14",
        /// Too few knights on the hex.
        TooFewKnights {
            hex: HexAt,
            /// How many there are that may.
            has: i64,
        } = "conquest-too-few-knights" in "C14",
        NoWay {
            from: HexAt,
            to: HexAt,
        } = "conquest-no-way" in "C14",
        /// There was a try in this turn.
        TriedAlready = "conquest-tried-already" in "C15",
        /// A die has six faces.
        NoDie(i64) = "conquest-no-die" in "C15",
        /// The edge has no wall of an opponent.
        NoWallThere(EdgeAt) = "conquest-no-wall-there" in "C15",
        /// No knight of the player is beside it.
        NoKnightBeside(HexAt) = "conquest-no-knight-beside" in "C15",
        /// No opponent has a castle there.
        NoCastle(HexAt) = "conquest-no-castle" in "C15",
        /// The hex was not opened to the player by the step before.
        NotOpened(HexAt) = "conquest-not-opened" in "C16",
        /// A hex is named twice.
        NamedTwice(HexAt) = "conquest-named-twice" in "C16",
        NobodyOccupies = "conquest-nobody-occupies" in "C16",
        TooEarly {
            /// The turn of the player.
            turn: i64,
            /// The first turn with attacks.
            from: i64,
        } = "conquest-too-early" in "C17",
        /// The hexes are no neighbours, or a wall of an opponent is between them.
        NotBeside {
            from: HexAt,
            to: HexAt,
        } = "conquest-not-beside" in "C17",
        /// No opponent holds the hex.
        NoOpponent(HexAt) = "conquest-no-opponent" in "C17",
        /// Nothing is plundered but gold, or nothing at all.
        PlunderNeedless = "conquest-plunder-needless" in "C18",
        /// What is plundered has to be said.
        PlunderMissing(Goods) = "conquest-plunder-missing" in "C18",
    }
}
