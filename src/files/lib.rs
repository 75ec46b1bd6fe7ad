//! The files that Reeve reads and writes: CSV of players, schedules, results, lots and standings; workbooks, calendars,
//! photos, logos and the picture that chats show beside an address; the events of a season; logs of side games; archives and backups. Bytes come in and values go out, or the other way round;
//! nothing is stored here.
//!
//! [`table`] reads and writes any CSV, and each list knows its own columns: `players.rs`, `results.rs` and so on. A
//! reader names every [`fault`] with its line and column instead of stopping at the first. The fault is a value; its
//! words are in `words::files`.
//!
//! [`archive`] knows the container: the zip file, its seal and its digests. What the rows mean is the matter of
//! `actions::transfer`.

pub mod agreed;
pub mod archive;
pub mod audit;
pub mod calendar;
pub mod code_page;
pub mod companions;
pub mod encoding;
pub mod fault;
pub mod games;
pub mod kept_list;
pub mod lots;
pub mod photo;
pub mod picture;
pub mod player_column;
pub mod player_status;
pub mod players;
pub mod report;
pub mod results;
pub mod rulings;
pub mod schedule;
pub mod season;
pub mod series;
pub mod share_picture;
pub mod spreadsheet;
pub mod standings;
pub mod table;
pub mod text;
pub mod workbook;
