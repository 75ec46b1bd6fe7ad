//! Record sheets: what may be entered, the states a sheet goes through, and what VP count for.

pub mod score;
pub mod sheet;
