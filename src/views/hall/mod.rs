//! What the hall sees: the clock of the round, what was just reached, and what its screens have to show now. Everything here is public.

pub mod announcements;
pub mod clock;
pub mod moment;
pub mod screen;
pub mod streams;
