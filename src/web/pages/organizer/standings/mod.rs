//! The standings for the staff, and lots.

pub(crate) mod lots;
pub(crate) mod table;
