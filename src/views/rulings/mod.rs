//! Rulings and calls, as judges and players read them; what a disqualification does.

pub mod disqualify;
pub mod form;
pub mod judge_board;
pub mod judge_home;
pub mod list;
pub mod now;
