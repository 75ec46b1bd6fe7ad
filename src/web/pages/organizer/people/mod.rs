//! Players: the list, check-in, import, erasure.

pub mod check_in;
pub mod erase;
pub mod import;
pub mod players;
