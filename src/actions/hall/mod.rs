//! What the hall sees and hears: its screens.

pub mod refusal;
pub mod screens;
