//! Pictures and films (2.1.6, 3.1.2): requests to film at a table, and photos of the board.

pub mod board_photo;
pub mod film;
pub mod refusal;
