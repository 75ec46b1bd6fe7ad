//! Why a step of Full-Contact is refused.

use crate::games::full_contact::step::{Ball, FieldCard};
use crate::refusals::refusals;

refusals! {
    /// Why the first line or a step is refused.
    #[derive(Debug, Clone, PartialEq, Eq)]
    pub enum Refusal {
        /// A team has too few or too many players.
        TeamSize {
            team: String,
            found: i64,
            least: i64,
            most: i64,
        } = "field-team-size" in "F1",
        /// Two teams start in one hoop.
        StartTwice(i64) = "field-start-twice" in "F2",
        NoSuchHoop {
            hoop: i64,
            /// The highest.
            most: i64,
        } = "field-no-such-hoop" in "F2",
        /// A pile has no balls, or more than there are of a resource.
        PileSize {
            pile: String,
            most: i64,
        } = "field-pile-size" in "F3",
        /// The piles of a resource don't make its number of balls.
        PilesOfBall {
            ball: Ball,
            found: i64,
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
            hoop: i64,
            team: String,
        } = "field-hoop-taken" in "F6",
        /// A team has too few balls of a resource.
        TooFewBalls {
            team: String,
            ball: Ball,
            /// How many the team has.
            has: i64,
            wanted: i64,
        } = "field-too-few-balls" in "F7",
        BelowZero = "field-below-zero" in "F7",
        /// Paid with neither wood nor wheat.
        PaidWith(Ball) = "field-paid-with" in "F7",
        /// The team has no settlement in the hoop.
        NoSettlement {
            team: String,
            hoop: i64,
        } = "field-no-settlement" in "F8",
        /// The team has as many knights as players.
        AllAreKnights {
            team: String,
            players: i64,
        } = "field-all-are-knights" in "F9",
        /// The card is not in the deck any more.
        NotInDeck(FieldCard) = "field-not-in-deck" in "F10",
        OwnTeam(String) = "field-own-team" in "F11",
        /// A side of a trade gives nothing.
        GivesNothing(String) = "field-gives-nothing" in "F11",
        /// The team does not hold the card.
        CardNotHeld {
            team: String,
            card: FieldCard,
        } = "field-card-not-held" in "F10",
        /// A pile has fewer balls than are taken from it.
        PileHasFewer {
            pile: String,
            has: i64,
        } = "field-pile-has-fewer" in "F12",
        /// A year of plenty takes another number of balls.
        Plenty {
            found: i64,
            wanted: i64,
        } = "field-year-of-plenty" in "F12",
        /// A team discards that plays the robber or has no balls.
        DiscardsNothing(String) = "field-discards-nothing" in "F14",
        /// A team discards another number of balls.
        Discards {
            team: String,
            found: i64,
            wanted: i64,
        } = "field-discards" in "F14",
        /// The team has no building in the hoop.
        NoBuilding {
            team: String,
            hoop: i64,
        } = "field-no-building" in "F15",
        /// The barbarians leave starting cities alone.
        StartingCity {
            team: String,
            hoop: i64,
        } = "field-starting-city" in "F15",
    }
}
