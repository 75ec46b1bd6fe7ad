//! The tournament itself: what to do next, its details, its staff.

pub mod details;
pub mod details_form;
pub mod hide;
pub mod invitations;
pub mod list;
pub mod new;
pub mod next_step;
pub mod poster;
pub mod staff;
