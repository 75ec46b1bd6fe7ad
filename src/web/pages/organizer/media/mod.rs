//! Pictures and films: who wants none, requests to film at a table, photos of the board.

pub mod filming;
pub mod photos;
pub mod pictures;
