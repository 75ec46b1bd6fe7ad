//! Files to take away.

pub mod archive_file;
pub mod export;
pub mod prizes;
pub mod report;
