//! Seat schedules: made, brought as a file, changed by hand, and repaired.

pub mod import_schedule;
pub mod make_schedule;
pub(crate) mod moves;
pub mod pin_seat;
mod prepare;
pub mod refusal;
pub mod repair_schedule;
mod save;
pub mod swap_seats;
pub mod undo_swap;
pub mod workers;
