//! The tournament itself: what to do next, its details, its staff.

pub mod call_off;
pub mod copy;
pub mod details;
pub mod details_form;
pub mod embeds;
pub mod face;
pub mod game_sets;
pub mod guest_list;
pub mod hide;
pub mod invitations;
pub mod list;
pub mod new;
pub mod next_step;
pub mod poster;
pub mod prize_bands;
pub mod programme;
pub mod sent_again;
pub mod staff;
pub mod staff_code;
