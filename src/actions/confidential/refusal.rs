//! Why an action of this room is refused.

use reeve_rules::confidential::ReportTextFault;
use reeve_rules::refusals::refusals;

refusals! {
    /// Why an action of this room is refused.
    #[derive(Debug, Clone, Copy, PartialEq, Eq)]
    pub enum Refusal {
        /// The report says of nobody that it is about them.
        NobodyNamed = "report-names-nobody",
        /// Of a line nobody knows who is meant, and whoever writes it has not said it yet.
        WhoIsMeant = "report-who-is-meant",
        /// It names more people than it can.
        TooManyNamed {
            /// How many it can name.
            most: usize,
        } = "report-names-too-many",
        /// It would be about whoever writes it.
        AboutOneself = "report-about-oneself",
        KindMissing = "report-kind-missing",
        /// It names a ground that there is not.
        NoSuchGround = "report-ground-unknown",
        /// Somebody is ticked who is not on the staff.
        NotOnTheStaff = "report-staff-unknown",
        /// The account that is named is no judge of the tournament.
        NoSuchJudge = "report-judge-unknown",
        /// The judge who shall read it is one of those whom it is about.
        AboutTheJudge = "report-about-its-judge",
        /// Something is wrong with a text.
        Text(ReportTextFault),
        /// Whoever writes it has written too many today.
        TooManyToday {
            /// How many may be written.
            most: i64,
        } = "report-too-many-today",
    }
}
