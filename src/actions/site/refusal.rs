//! Why an action of this room is refused.

use crate::rules::text::TooLong;

/// Why an action of this room is refused.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Refusal {
    /// A text is longer than it may be.
    TextTooLong(TooLong),
    /// A text holds something that is no letter and no end of a line.
    TextControl,
}

impl Refusal {
    /// The stable code, in kebab case.
    pub fn code(&self) -> &'static str {
        match self {
            Refusal::TextTooLong(_) => "site-text-too-long",
            Refusal::TextControl => "site-text-control",
        }
    }

    /// The clause of the rules it comes from: none does.
    pub fn clause(&self) -> Option<&'static str> {
        None
    }
}
