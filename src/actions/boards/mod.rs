//! The board of each round: made, brought, laid by people, taken away.

pub mod change;
pub mod devices;
pub mod keep;
pub mod lay;
pub mod refusal;
