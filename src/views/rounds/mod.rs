//! Rounds: which one, how far its tables are, and what can be done with it now, or why not.

pub mod board;
pub mod papers;
pub mod prelims;
pub mod public;
pub mod refusal;
mod round_at;
pub mod steps;
pub mod take_back;

pub use crate::rounds::refusal::Refusal;
pub use crate::rounds::round_at::{RoundAt, RoundStep};
