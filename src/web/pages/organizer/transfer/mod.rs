//! Files to take away.

pub mod archive_file;
pub mod certificates;
pub mod export;
pub mod prizes;
pub mod report;
pub mod workbook_file;
