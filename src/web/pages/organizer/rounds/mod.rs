//! The rounds: their boards, and what is printed of them.

pub(crate) mod board;
pub(crate) mod print;
