//! Why an action of this room is refused.

use reeve_rules::text::TooLong;

/// Why an action of this room is refused.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Refusal {
    /// A text is longer than it may be.
    TextTooLong(TooLong),
    /// A text holds something that is no letter and no end of a line.
    TextControl,
    /// A ban without a name and without an e-mail address.
    BanOfNobody,
    /// A text of a ban is longer than it may be.
    BanTextTooLong(TooLong),
    /// A text of a ban holds something that nobody sees.
    BanControl,
    /// A ban without a reason.
    BanReasonMissing,
    /// What was typed is no day.
    BanNoDay,
    /// A ban that ends before it begins.
    BanEndsFirst,
    /// The ban has ended already.
    BanEnded,
    /// No number of days that may be chosen.
    DaysOutside {
        /// The fewest.
        least: i64,
        /// The most.
        most: i64,
    },
}

impl Refusal {
    /// The stable code, in kebab case.
    pub fn code(&self) -> &'static str {
        match self {
            Refusal::TextTooLong(_) => "site-text-too-long",
            Refusal::TextControl => "site-text-control",
            Refusal::BanOfNobody => "ban-of-nobody",
            Refusal::BanTextTooLong(_) => "ban-text-too-long",
            Refusal::BanControl => "ban-control",
            Refusal::BanReasonMissing => "ban-reason-missing",
            Refusal::BanNoDay => "ban-no-day",
            Refusal::BanEndsFirst => "ban-ends-first",
            Refusal::BanEnded => "ban-ended",
            Refusal::DaysOutside { .. } => "kept-days-outside",
        }
    }

    /// The clause of the rules it comes from: none does.
    pub fn clause(&self) -> Option<&'static str> {
        None
    }
}
