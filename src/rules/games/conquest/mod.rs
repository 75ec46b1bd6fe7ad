//! Conquest: walls, knights and castles on hexes, for two to six players. The numbers of rules (C1 …) are those of
//! docs/GAMES.md.

mod building;
mod fortress;
pub mod island;
pub mod land;
pub mod odds;
pub mod play;
pub mod refusal;
pub mod step;
pub mod system;
mod war;

/// The state of a game, by the name that every system has for it.
pub use island::Conquest as Game;
