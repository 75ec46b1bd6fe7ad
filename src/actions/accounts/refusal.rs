//! Why an action of this room is refused.

/// Why an action of this room is refused.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Refusal {}

impl Refusal {
    /// The stable code, in kebab case.
    pub fn code(&self) -> &'static str {
        match *self {}
    }

    /// The clause of the rules it comes from.
    pub fn clause(&self) -> Option<&'static str> {
        match *self {}
    }
}
