//! The container of archives and backups: one zip file with a manifest, rows as JSON, CSV for people, and digests.
//!
//! This room knows the container only; what the rows mean is the matter of `actions::transfer`. `docs/BACKUP.md` describes the format
//! for people who want to read such a file without Reeve.
//!
//! ```text
//! reeve.json          what this is: format, version, program
//! data/NAME.json      rows: a JSON array with one object on each line
//! *.csv               the same for spreadsheets
//! checksums.txt       SHA-256 of every other file, as sha256sum writes it
//! (zip comment)       SHA-256 of everything before it, so that no bit can change unseen
//! ```

mod format;
pub mod read;
#[cfg(test)]
mod tests;
pub mod write;

pub use crate::archive::format::{
    ArchiveKind, CHECKSUMS, Damage, FormatError, JsonFault, Manifest, Refusal, VERSION, data_file, event_file,
};
pub use crate::archive::read::is_of_content;
pub use crate::archive::read::{Archive, Limits, kind_of};
pub use crate::archive::write::{ArchiveWriter, RowSum};
