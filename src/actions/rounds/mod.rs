//! Rounds: published, started and closed.

pub mod close;
pub mod publish;
pub mod refusal;
pub mod start;
