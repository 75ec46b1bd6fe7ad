//! Games of side events at tables: begun, played step by step, taken back.

pub mod play;
pub mod refusal;
