//! What a store is opened for, and what a write in it may touch.

use crate::ids::TournamentId;

/// What the store is opened for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Purpose {
    /// By the one server of a SQLite file, which nobody else may serve meanwhile. On PostgreSQL any number of copies
    /// may serve; each listens for the announcements of the others.
    Serve,
    /// By a command that comes and goes, perhaps while a server runs. Its commits are not announced to a server on
    /// SQLite.
    Maintain,
}

/// What a write may touch. At most one write per scope runs at a time, so what it reads stays true until it commits.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Scope {
    /// One tournament and everything that belongs to it.
    Tournament(TournamentId),
    /// What belongs to no tournament: accounts, sessions, settings, and the making of a tournament.
    NoTournament,
    /// Everything: no other write runs meanwhile. For restoring a backup and the like.
    Everything,
}
