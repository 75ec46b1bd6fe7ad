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
