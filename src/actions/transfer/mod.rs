//! Whole tournaments and whole stores as files: archives, backups, and the audit log.

mod arrival;
pub mod backup;
pub mod backup_command;
pub mod backup_folder;
mod board_rows;
mod content;
mod duty_rows;
pub mod export_audit;
pub mod export_tournament;
mod game_rows;
pub mod import_tournament;
pub mod look;
pub mod nested;
mod older;
mod progress_rows;
mod read_tournament;
pub mod refusal;
mod rehearsal;
mod row;
pub mod row_json;
mod ruling_content;
pub mod series;
pub mod spare;
mod texts;
pub mod tournament_rows;
mod typed;
pub mod verify;
