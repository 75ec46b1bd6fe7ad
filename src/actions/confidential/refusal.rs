//! Why an action of this room is refused.

use reeve_rules::confidential::ReportTextFault;

/// Why an action of this room is refused.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Refusal {
    /// The report says of nobody that it is about them.
    NobodyNamed,
    /// Of a line nobody knows who is meant, and whoever writes it has not said it yet.
    WhoIsMeant,
    /// It names more people than it can.
    TooManyNamed {
        /// How many it can name.
        most: usize,
    },
    /// It would be about whoever writes it.
    AboutOneself,
    /// It has no kind, or one that there is not.
    KindMissing,
    /// It names a ground that there is not.
    NoSuchGround,
    /// Somebody is ticked who is not on the staff.
    NotOnTheStaff,
    /// The account that is named is no judge of the tournament.
    NoSuchJudge,
    /// The judge who shall read it is one of those whom it is about.
    AboutTheJudge,
    /// Something is wrong with a text.
    Text(ReportTextFault),
    /// Whoever writes it has written too many today.
    TooManyToday {
        /// How many may be written.
        most: i64,
    },
}

impl Refusal {
    /// The stable code, in kebab case.
    pub fn code(&self) -> &'static str {
        match self {
            Refusal::NobodyNamed => "report-names-nobody",
            Refusal::WhoIsMeant => "report-who-is-meant",
            Refusal::TooManyNamed { .. } => "report-names-too-many",
            Refusal::AboutOneself => "report-about-oneself",
            Refusal::KindMissing => "report-kind-missing",
            Refusal::NoSuchGround => "report-ground-unknown",
            Refusal::NotOnTheStaff => "report-staff-unknown",
            Refusal::NoSuchJudge => "report-judge-unknown",
            Refusal::AboutTheJudge => "report-about-its-judge",
            Refusal::Text(ReportTextFault::Missing) => "report-text-missing",
            Refusal::Text(ReportTextFault::TooLong(_)) => "report-text-too-long",
            Refusal::Text(ReportTextFault::Control) => "report-text-control",
            Refusal::TooManyToday { .. } => "report-too-many-today",
        }
    }

    /// The clause of the rules it comes from: none does.
    pub fn clause(&self) -> Option<&'static str> {
        None
    }
}
