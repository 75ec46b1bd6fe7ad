//! Struggle: the card game for two to four players. The numbers of rules (S1 …) are those of docs/GAMES.md.

pub mod ledger;
pub mod refusal;
pub mod step;
pub mod system;

/// The state of a game, by the name that every system has for it.
pub use ledger::Struggle as Game;
