//! Seat schedules: made, changed by hand, and repaired.

pub mod make_schedule;
pub mod refusal;
pub mod repair_schedule;
pub mod stored;
pub mod undo_swap;
