//! Series: several preliminary events with one ranking (1.2).

pub mod create;
pub mod details;
pub(crate) mod disqualified;
pub mod draw_lots;
pub mod edit;
pub mod events;
pub(crate) mod final_date;
pub mod final_day;
pub mod freeze;
pub(crate) mod frozen;
pub mod invitations;
pub mod organizers;
pub mod refusal;
pub mod who;
