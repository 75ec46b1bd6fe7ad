//! The tournament rules as pure code: values in, values out. There is no clock here, no randomness that is not handed
//! in, no SQL and no HTML, so a test needs nothing but the crate: `cargo test -p reeve-rules`.
//!
//! Clause numbers in comments, such as 1.4.3, are those of the CATAN Championship Tournament Rules.
//! [`rulings::clauses`] lists them.
//!
//! - [`tournament`]: stages, phases, settings, who counts for the stages (1.1.3), what makes two names the same, and
//!   the bounds of every number that is stored.
//! - [`seating`]: seat schedules and their proofs, repairs, swaps.
//! - [`sheets`]: what a record sheet may say, the states it goes through (1.3.4), signatures and PINs, VP and VP%
//!   (1.4.3), and the digest chain of final sheets.
//! - [`standings`] and [`bracket`]: tiebreakers, lots, what it takes to go on; semi-finals and final.
//! - [`rule_set`]: how a country ranks and how far its tournaments go; the rules of CATAN Studio are one set.
//! - [`rulings`]: what a judge may rule under which clause, penalties and how they are lifted, calls, pauses, the turn
//!   timer.
//! - [`series`]: several events with one final day (1.2).
//! - [`boards`]: laying a board by the rules, its text, its picture, when two boards are the same.
//! - [`games`]: what differs between the game systems, a description for each, and the side games as machines that
//!   carry out steps and take them back. Everything else asks the description and never which game it is.
//!
//! A refusal is a value of a closed enum with a stable code and, where there is one, its clause. Its sentence is made
//! in `words`. Whatever ranks is a whole number.
//!
//! Begin with [`sheets`] and [`standings`]: they are small, and everything else is built like them. With the feature
//! `sqlx` the closed words are also values of a database ([`sql`]), since no other crate is allowed to say so.

pub mod boards;
pub mod bracket;
pub mod confidential;
pub mod games;
mod letters;
pub mod media;
pub mod refusals;
pub mod rng;
pub mod rule_set;
pub mod rulings;
pub mod scripts;
pub mod search;
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
