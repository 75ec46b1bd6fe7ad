//! Rulings and calls, as judges and players read them; what a disqualification does.

pub mod disqualify;
pub mod judge_board;
pub mod list;
pub mod now;
