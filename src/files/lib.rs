//! The files that Reeve reads and writes: CSV of players, schedule, results, lots and standings; logs of side games;
//! archives and backups.
//!
//! [`table`] reads and writes any CSV as SPEC section 4 has it; the other rooms know their columns. What is wrong in
//! one is a [`fault`], in words only where it is shown.

pub mod archive;
pub mod audit;
pub mod calendar;
pub mod encoding;
pub mod fault;
pub mod games;
pub mod lots;
pub mod photo;
pub mod picture;
pub mod player_column;
pub mod players;
pub mod report;
pub mod results;
pub mod rulings;
pub mod schedule;
pub mod series;
pub mod standings;
pub mod table;
pub mod text;
pub mod workbook;
