//! Why an action was not carried out. Nothing here is a sentence: [`reeve_words`] has those.

use std::fmt;

use crate::{
    accounts, boards, bracket, confidential, duty, games, hall, hooks, keys, media, people, rounds, rulings, seating,
    series, site, standings, tournament, transfer,
};
use reeve_rules::refusals::refusals;
use reeve_rules::sheets;
use reeve_store as store;
use reeve_views::people::now::PlayerNotNow;

/// The result of an action.
pub type Result<T> = std::result::Result<T, Error>;

/// Why an action was not carried out. Nothing was changed.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// What was asked can't be done as things stand.
    #[error("refused: {0}")]
    Refused(Refusal),
    /// What was typed has faults, each named by its field.
    #[error("faults: {}", .0.iter().map(Fault::to_string).collect::<Vec<_>>().join(", "))]
    Faults(Vec<Fault>),
    /// The result that was entered can't be. Each refusal names its seat and what it is about.
    #[error("impossible: {}", .0.iter().map(sheets::Refusal::code).collect::<Vec<_>>().join(", "))]
    Impossible(Vec<sheets::Refusal>),
    /// Somebody else changed the same thing in between.
    #[error("stale")]
    Stale,
    /// The caller may not do this.
    #[error("forbidden")]
    Forbidden,
    /// There is no such thing.
    #[error("missing")]
    Missing,
    /// Too many of a kind from one place in a short time.
    #[error("too many: {0}")]
    TooMany(Refusal),
    #[error(transparent)]
    Store(store::Error),
}

refusals! {
    /// Why something is refused: one kind for each room of the actions.
    #[derive(Debug, Clone, PartialEq, Eq)]
    pub enum Refusal {
        /// See [`accounts::refusal`].
        Accounts(accounts::refusal::Refusal),
        /// See [`boards::refusal`].
        Boards(boards::refusal::Refusal),
        /// See [`bracket::refusal`].
        Bracket(bracket::refusal::Refusal),
        /// See [`duty::refusal`].
        Duty(duty::refusal::Refusal),
        /// See [`confidential::refusal`].
        Confidential(confidential::refusal::Refusal),
        /// See [`games::refusal`].
        Games(games::refusal::Refusal),
        /// See [`hall::refusal`].
        Hall(hall::refusal::Refusal),
        /// See [`hooks::refusal`].
        Hooks(hooks::refusal::Refusal),
        /// See [`keys::refusal`].
        Keys(keys::refusal::Refusal),
        /// See [`crate::mail::refusal`].
        Mail(crate::mail::refusal::Refusal),
        /// See [`media::refusal`].
        Media(media::refusal::Refusal),
        /// See [`people::refusal`].
        People(people::refusal::Refusal),
        /// See [`rounds::refusal`].
        Rounds(rounds::refusal::Refusal),
        /// See [`rulings::refusal`].
        Rulings(rulings::refusal::Refusal),
        /// See [`seating::refusal`].
        Seating(seating::refusal::Refusal),
        /// See [`series::refusal`].
        Series(series::refusal::Refusal),
        /// See [`crate::sheets::refusal`].
        Sheets(crate::sheets::refusal::Refusal),
        /// See [`site::refusal`].
        Site(site::refusal::Refusal),
        /// See [`standings::refusal`].
        Standings(standings::refusal::Refusal),
        /// See [`tournament::refusal`].
        Tournament(tournament::refusal::Refusal),
        /// See [`transfer::refusal`].
        Transfer(transfer::refusal::Refusal),
    }
}

impl<R: Into<Refusal>> From<R> for Error {
    fn from(refusal: R) -> Self {
        Error::Refused(refusal.into())
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// A refusal at one field of what was typed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fault {
    /// The name of the form's field.
    pub field: String,
    pub refusal: Refusal,
}

impl Fault {
    /// A fault at a field.
    pub fn new(field: impl Into<String>, refusal: impl Into<Refusal>) -> Self {
        Fault { field: field.into(), refusal: refusal.into() }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.field, self.refusal)
    }
}

impl Error {
    /// A refusal.
    pub fn refused(refusal: impl Into<Refusal>) -> Self {
        Error::Refused(refusal.into())
    }

    /// A single fault at a field.
    pub fn fault(field: impl Into<String>, refusal: impl Into<Refusal>) -> Self {
        Error::Faults(vec![Fault::new(field, refusal)])
    }
}

impl From<PlayerNotNow> for Error {
    fn from(not_now: PlayerNotNow) -> Self {
        people::refusal::Refusal::from(not_now).into()
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
