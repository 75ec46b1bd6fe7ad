//! The standings for the staff, and lots.

pub mod lots;
pub mod table;
