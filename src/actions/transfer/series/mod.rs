//! The archive of a series: one of each event, and what the series says itself.

pub mod export;
pub mod fault;
mod frozen;
pub mod import;
mod own_content;
mod own_files;
pub(crate) mod own_tables;
pub(super) mod parts;
mod read;
