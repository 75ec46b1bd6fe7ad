//! Who stands where: the standings with what they stand on, shared ranks that lots would settle, and the drawings of
//! lots.

pub mod after_correction;
pub mod draws;
pub mod prospects;
pub mod public;
pub mod ranking;
pub mod staff;
pub mod table;
pub mod ties;
