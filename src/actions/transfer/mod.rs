//! Whole tournaments and whole stores as files: archives, backups, and the audit log.

pub mod archive_rows;
pub mod backup;
pub mod backup_folder;
pub mod export_audit;
pub mod export_tournament;
pub mod import_tournament;
pub mod json_rows;
pub mod refusal;
pub mod verify;
