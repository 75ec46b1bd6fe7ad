//! Why an action of this room is refused.

/// Why an action of this room is refused.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Refusal {
    /// A text is longer than it may be.
    TextTooLong {
        /// How long it is.
        length: usize,
        /// How long it may be.
        most: usize,
    },
    /// A text holds something that is no letter and no end of a line.
    TextControl,
}

impl Refusal {
    /// The stable code, in kebab case.
    pub fn code(&self) -> &'static str {
        match self {
            Refusal::TextTooLong { .. } => "site-text-too-long",
            Refusal::TextControl => "site-text-control",
        }
    }

    /// The clause of the rules it comes from: none does.
    pub fn clause(&self) -> Option<&'static str> {
        None
    }
}
