//! Why a step of Full-Contact is refused.

use crate::games::full_contact::step::{Ball, FieldCard};
use crate::refusals::refusals;

refusals! {
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
        } = "field-team-size" in "F1",
        /// Two teams start in one hoop.
        StartTwice(i64) = "field-start-twice" in "F2",
        /// There is no such hoop.
        NoSuchHoop {
            /// The number.
            hoop: i64,
            /// The highest.
            most: i64,
        } = "field-no-such-hoop" in "F2",
        /// A pile has no balls, or more than there are of a resource.
        PileSize {
            /// Which.
            pile: String,
            /// The most.
            most: i64,
        } = "field-pile-size" in "F3",
        /// The piles of a resource don't make its number of balls.
        PilesOfBall {
            /// The resource.
            ball: Ball,
            /// What they make.
            found: i64,
            /// What they have to.
            wanted: i64,
        } = "field-piles-of-resource" in "F3",
        /// It takes a pause, and a round runs.
        RoundRuns = "field-round-runs" in "F4",
        /// It takes a round, and none runs.
        NoRoundRuns = "field-no-round-runs" in "F4",
        /// No team has this name.
        NoSuchTeam(String) = "field-no-such-team" in "F1",
        /// No pile has this name.
        NoSuchPile(String) = "field-no-such-pile" in "F3",
        /// No ball is left on the pile.
        PileEmpty(String) = "field-pile-empty" in "F5",
        /// The team has bought no settlement that is not placed.
        NothingToPlace(String) = "field-nothing-to-place" in "F6",
        /// A building stands in the hoop.
        HoopTaken {
            /// The hoop.
            hoop: i64,
            /// Whose it is.
            team: String,
        } = "field-hoop-taken" in "F6",
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
        } = "field-too-few-balls" in "F7",
        /// Fewer balls than none.
        BelowZero = "field-below-zero" in "F7",
        /// Paid with neither wood nor wheat.
        PaidWith(Ball) = "field-paid-with" in "F7",
        /// The team has no settlement in the hoop.
        NoSettlement {
            /// Who.
            team: String,
            /// The hoop.
            hoop: i64,
        } = "field-no-settlement" in "F8",
        /// The team has as many knights as players.
        AllAreKnights {
            /// Who.
            team: String,
            /// Its players.
            players: i64,
        } = "field-all-are-knights" in "F9",
        /// The card is not in the deck any more.
        NotInDeck(FieldCard) = "field-not-in-deck" in "F10",
        /// It takes another team.
        OwnTeam(String) = "field-own-team" in "F11",
        /// A side of a trade gives nothing.
        GivesNothing(String) = "field-gives-nothing" in "F11",
        /// The team does not hold the card.
        CardNotHeld {
            /// Who.
            team: String,
            /// The card.
            card: FieldCard,
        } = "field-card-not-held" in "F10",
        /// A pile has fewer balls than are taken from it.
        PileHasFewer {
            /// Which.
            pile: String,
            /// What it has.
            has: i64,
        } = "field-pile-has-fewer" in "F12",
        /// A year of plenty takes another number of balls.
        Plenty {
            /// How many were named.
            found: i64,
            /// How many it takes.
            wanted: i64,
        } = "field-year-of-plenty" in "F12",
        /// A team discards that plays the robber or has no balls.
        DiscardsNothing(String) = "field-discards-nothing" in "F14",
        /// A team discards another number of balls.
        Discards {
            /// Who.
            team: String,
            /// How many were named.
            found: i64,
            /// How many it has to.
            wanted: i64,
        } = "field-discards" in "F14",
        /// The team has no building in the hoop.
        NoBuilding {
            /// Who.
            team: String,
            /// The hoop.
            hoop: i64,
        } = "field-no-building" in "F15",
        /// The barbarians leave starting cities alone.
        StartingCity {
            /// Whose.
            team: String,
            /// The hoop.
            hoop: i64,
        } = "field-starting-city" in "F15",
    }
}
