//! The tournament rules as pure code: no clock, no randomness of its own, no SQL, no HTML.
//!
//! Clause numbers in the comments (like 1.4.3) are those of the CATAN Championship Tournament Rules.

pub mod boards;
pub mod bracket;
pub mod confidential;
pub mod games;
pub mod media;
pub mod refusals;
pub mod rng;
pub mod rulings;
pub mod scripts;
pub mod seating;
pub mod series;
pub mod sheets;
#[cfg(feature = "sqlx")]
pub mod sql;
pub mod standings;
pub mod statistics;
mod svg;
pub mod text;
pub mod tournament;
