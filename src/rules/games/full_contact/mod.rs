//! Full-Contact: the field sport for three or four teams. The numbers of rules (F1 …) are those of docs/GAMES.md.

pub mod field;
pub mod play;
pub mod refusal;
pub mod step;
pub mod system;

/// The state of a game, by the name that every system has for it.
pub use field::FullContact as Game;
