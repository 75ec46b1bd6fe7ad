//! Why the desk did not do what was asked.

use crate::store;

/// The result of an action.
pub type Result<T> = std::result::Result<T, Error>;

/// Why an action was not carried out. Nothing was changed.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// What was asked can't be done as things stand; the sentence says why and what to do.
    #[error("{}", .0.message)]
    Refused(Refusal),
    /// What was typed has faults, each named by its field.
    #[error("{}", .0.iter().map(|fault| fault.message.as_str()).collect::<Vec<_>>().join(" "))]
    Faults(Vec<Fault>),
    /// Somebody else changed the same thing in between.
    #[error("somebody else has changed this in the meantime")]
    Stale,
    /// The caller may not do this.
    #[error("not allowed")]
    Forbidden,
    /// There is no such thing.
    #[error("not found")]
    Missing,
    /// Too many of a kind from one place in a short time; the sentence says what to do.
    #[error("{0}")]
    TooMany(String),
    /// The store failed.
    #[error(transparent)]
    Store(store::Error),
}

/// A refusal, in words for the person who asked.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Refusal {
    /// What can't be done, why, and what to do instead.
    pub message: String,
    /// The clause of the rules it comes from.
    pub clause: Option<&'static str>,
}

/// A fault in what was typed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fault {
    /// The name of the form's field.
    pub field: String,
    /// What is wrong, in words.
    pub message: String,
}

impl Fault {
    /// A fault at a field.
    pub fn new(field: impl Into<String>, message: impl Into<String>) -> Self {
        Fault { field: field.into(), message: message.into() }
    }
}

impl Error {
    /// A refusal that comes from no clause.
    pub fn refused(message: impl Into<String>) -> Self {
        Error::Refused(Refusal { message: message.into(), clause: None })
    }

    /// A refusal that a clause of the rules demands.
    pub fn by_rule(clause: &'static str, message: impl Into<String>) -> Self {
        Error::Refused(Refusal { message: message.into(), clause: Some(clause) })
    }

    /// A single fault at a field.
    pub fn fault(field: impl Into<String>, message: impl Into<String>) -> Self {
        Error::Faults(vec![Fault::new(field, message)])
    }
}

impl From<store::Error> for Error {
    fn from(error: store::Error) -> Self {
        match error {
            store::Error::Missing => Error::Missing,
            other => Error::Store(other),
        }
    }
}
