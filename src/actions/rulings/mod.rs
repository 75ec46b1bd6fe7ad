//! What judges do at the tables: go to calls, rule, pause games.

pub mod call;
pub mod claim_dispute;
pub mod log_ruling;
pub mod pause_game;
pub mod refusal;
mod reported;
