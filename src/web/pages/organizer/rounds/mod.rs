//! The rounds: their list, their boards, and what is printed of them.

pub mod board;
pub mod list;
mod pack;
pub mod print;
pub mod record_sheets;
