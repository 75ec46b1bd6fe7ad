//! Files to take away.

pub mod archive_file;
pub mod export;
