//! Confidential reports of misconduct (2.2.3). What is done here has its line with the report itself, moves no version and
//! is announced to nobody.

pub mod answer_report;
pub(crate) mod erase_reports;
pub mod file_report;
pub mod refusal;
