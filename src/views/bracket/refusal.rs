//! Why nothing can be done with the semi-finals or the final now.

use reeve_rules::bracket::BracketRefusal;
use reeve_rules::refusals::refusals;

refusals! {
    /// Why the tables of a later stage can't be made, a place can't be declined, or the champion can't be declared.
    #[derive(Debug, Clone, PartialEq, Eq)]
    pub enum Refusal {
        /// Not every preliminary round is closed.
        PrelimsOpen {
            closed: usize,
            /// How many there must be.
            of: i64,
        } = "prelims-open" in "1.1.4",
        /// The tournament is called off.
        CalledOff = "tables-of-called-off",
        /// Nobody is checked in on the final day of a series yet.
        CheckInAhead = "check-in-ahead" in "1.2.4",
        /// The final was asked for, and the semi-finals come first.
        SemiFinalsFirst = "semi-finals-first" in "1.1.3",
        /// The semi-finals were asked for, and there are none.
        NoSemiFinals = "no-semi-finals" in "1.1.3",
        /// Twelve or fewer players are left, so that there are no semi-finals.
        TooFewForSemiFinals = "too-few-left-for-semi-finals" in "1.1.7",
        /// The games of the stage have begun.
        GamesBegun = "games-begun" in "1.1.7",
        /// The stage has no tables that could be taken away.
        NoTables = "no-tables",
        /// The seats are public: first that is taken back.
        TablesPublic = "tables-public",
        /// Who is to decline has no place that could be declined.
        NoPlace = "no-place-to-decline",
        /// The final is not closed, or the champion is declared already.
        FinalNotClosed = "final-not-closed" in "1.1.10",
        /// The tournament is an event of a series and ends with its preliminary games.
        EndsWithPrelims = "ends-with-prelims" in "1.2",
        /// The event is over already.
        EventOver = "event-over",
        /// Not every round of a side event is closed.
        RoundsOpen {
            closed: usize,
            /// How many there must be.
            of: i64,
        } = "rounds-open",
        /// The tournament ends with its rounds: a side event, or by rules without a final.
        SideEvent = "side-event-has-rounds-only",
        /// The side event is over already.
        Finished = "side-event-finished",
        /// The places can't be given.
        Places(BracketRefusal),
    }
}
