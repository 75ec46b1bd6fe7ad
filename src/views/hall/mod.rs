//! What the hall sees: the clock of the round, and what its screens have to show at the moment. Everything here is public.

pub mod announcements;
pub mod clock;
pub mod screen;
