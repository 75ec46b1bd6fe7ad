//! What the hall sees and hears: its screens, announcements, and when the games begin next.

pub(super) mod announcements;
pub(super) mod screen;
pub(super) mod screens;
pub(super) mod streams;
