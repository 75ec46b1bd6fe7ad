//! Struggle: the card game for two to four players. The numbers of rules (S1 …) are those of docs/GAMES.md.

pub mod ledger;
pub mod refusal;
pub mod step;
pub mod system;
