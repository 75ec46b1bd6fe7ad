//! The rounds: their boards, and what is printed of them.

pub mod board;
pub mod print;
