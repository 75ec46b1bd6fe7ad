//! Players: the list, check-in, import, erasure.

pub mod check_in;
pub mod erase;
pub mod import;
pub mod join_person;
pub mod new_player;
pub mod player;
pub mod players;
mod same_person;
