//! Lots, where nothing else settles a rank.

pub mod draw_lots;
pub mod refusal;
