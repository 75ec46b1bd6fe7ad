//! What the hall sees: its screens.

pub(super) mod screen;
pub(super) mod screens;
