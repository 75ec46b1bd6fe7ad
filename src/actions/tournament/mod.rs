//! The tournament itself: making it, its details, its staff, the phases of its day.

pub mod call_off;
pub mod choose_stages;
pub mod copy;
pub mod correct_count;
pub mod create;
pub mod details;
pub mod edit;
pub mod embeds;
pub mod face;
pub mod face_refusal;
pub mod game_sets;
pub mod guest_list;
pub mod hide;
pub mod invitations;
pub mod logo;
pub mod named;
pub mod phases;
pub mod prizes;
pub mod programme;
pub mod refusal;
pub mod slug;
pub mod staff;
pub mod staff_code;
