//! What the hall sees and hears: its screens, announcements, and when the games begin next.

pub mod announce;
pub mod refusal;
pub mod screens;
pub mod streams;
