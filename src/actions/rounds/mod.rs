//! Rounds: published, started and closed.

pub mod close;
pub mod publish;
pub mod start;
