//! The seat schedule of the preliminary rounds: who sits where, how good it is, and what can be done with it now.

pub mod changed;
pub mod meetings;
pub mod now;
pub mod public;
pub mod seat_list;
pub mod seats;
pub mod staff;
pub mod swap;

pub use crate::seating::seats::Seating;
