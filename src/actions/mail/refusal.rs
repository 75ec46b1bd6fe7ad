//! Why an action of this room is refused.

/// Why an action of this room is refused.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Refusal {
    /// The caller's own account has no address that a test could go to.
    NoOwnAddress,
}

impl Refusal {
    /// The stable code, in kebab case.
    pub fn code(&self) -> &'static str {
        match self {
            Refusal::NoOwnAddress => "no-own-address",
        }
    }

    /// The clause of the rules it comes from: none does.
    pub fn clause(&self) -> Option<&'static str> {
        None
    }
}
