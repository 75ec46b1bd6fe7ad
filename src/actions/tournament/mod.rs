//! The tournament itself: making it, its details, its staff, the phases of its day.

pub mod choose_stages;
pub mod create;
pub mod details;
pub mod edit;
pub mod hide;
pub mod invitations;
pub mod phases;
pub mod refusal;
pub mod slug;
pub mod staff;
