//! The seat schedule, its proof and its repair.

pub mod making;
pub mod moves;
pub mod proof;
pub mod repair;
pub mod schedule;
pub mod schedule_view;
pub mod seat_code;
