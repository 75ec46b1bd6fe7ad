//! The container of archives and backups: one zip file with a manifest, rows as JSON, CSV for people, and digests.
//!
//! This room knows the container only; what the rows mean is the desk's matter. `docs/ARCHIVE.md` describes the format
//! for people who want to read such a file without Reeve.
//!
//! ```text
//! reeve.json          what this is: format, version, program
//! data/NAME.json      rows: a JSON array with one object on each line
//! *.csv               the same for spreadsheets
//! checksums.txt       SHA-256 of every other file, as sha256sum writes it
//! (zip comment)       SHA-256 of everything before it, so that no bit can change unseen
//! ```

pub mod read;
#[cfg(test)]
mod tests;
pub mod write;

use serde::{Deserialize, Serialize};

pub use crate::files::archive::read::{Archive, Limits};
pub use crate::files::archive::write::{RowSum, Writer};

/// The version of the format that this program writes, and the newest that it reads.
pub const VERSION: u32 = 1;
/// The manifest.
pub const MANIFEST: &str = "reeve.json";
/// The list of digests.
pub const CHECKSUMS: &str = "checksums.txt";
/// The zip comment is this and 64 hexadecimal digits.
const SEAL: &str = "reeve sha256 ";
const SEAL_LENGTH: usize = SEAL.len() + 64;

/// What a file holds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Kind {
    /// One tournament, with numbers of its own.
    #[serde(rename = "reeve tournament")]
    Tournament,
    /// A whole store, with the store's ids.
    #[serde(rename = "reeve backup")]
    Backup,
}

impl Kind {
    /// For people.
    pub fn words(self) -> &'static str {
        match self {
            Kind::Tournament => "the archive of a tournament",
            Kind::Backup => "a backup of a whole store",
        }
    }
}

/// The manifest `reeve.json`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Manifest {
    /// What the file holds.
    pub format: Kind,
    /// The version of the format.
    pub version: u32,
    /// The version of Reeve that wrote it.
    pub program: String,
    /// The time of the last change in it. Not the time of writing: the same content makes the same file.
    pub as_of: Option<String>,
    /// For people: the tournament's name, or where a backup belongs.
    pub title: String,
    /// How many rows each file of `data/` has.
    pub rows: std::collections::BTreeMap<String, u64>,
}

/// Why a file is not taken. Nothing was changed.
#[derive(Debug, thiserror::Error)]
pub enum Refusal {
    /// There is nothing in it.
    #[error("The file is empty.")]
    Empty,
    /// It does not begin as a zip file does.
    #[error("The file is not a zip file, so it can't be an archive or a backup of Reeve.")]
    NotZip,
    /// It has no seal at its end.
    #[error(
        "The file was not written by Reeve, or was changed or cut short since: the seal at its end is missing. \
         Take the file as Reeve wrote it."
    )]
    NoSeal,
    /// Its content does not fit its seal or its digests.
    #[error("The file is damaged: {0}.")]
    Damaged(String),
    /// A newer Reeve wrote it.
    #[error(
        "The file was written by a newer Reeve (format {found}; this one reads up to {VERSION}). Update this Reeve, \
         then try again."
    )]
    Newer {
        /// The format's version in the file.
        found: u32,
    },
    /// It is the other kind.
    #[error("This is {}, not {}.", .found.words(), .wanted.words())]
    OtherKind {
        /// What the file is.
        found: Kind,
        /// What was asked for.
        wanted: Kind,
    },
    /// It is larger than what is taken.
    #[error("The file unpacks to more than {0} MB, which is more than Reeve takes here.")]
    TooLarge(u64),
    /// It is whole, but says something that can't be.
    #[error("{file}: {what}.")]
    Content {
        /// The file inside.
        file: String,
        /// What is wrong, with the line where one can be named.
        what: String,
    },
    /// It can't be read at all.
    #[error("The file can't be read: {0}.")]
    Io(#[from] std::io::Error),
}

impl Refusal {
    /// A fault of content, at a line of a file inside (counted from 1).
    pub fn at(file: &str, line: usize, what: impl std::fmt::Display) -> Refusal {
        Refusal::Content { file: file.to_owned(), what: format!("line {line}: {what}") }
    }

    /// A fault of content, in a file inside.
    pub fn within(file: &str, what: impl std::fmt::Display) -> Refusal {
        Refusal::Content { file: file.to_owned(), what: what.to_string() }
    }
}

/// The name of the file with a table's rows.
pub fn data_file(table: &str) -> String {
    format!("data/{table}.json")
}

fn hex(digest: &[u8]) -> String {
    digest.iter().map(|byte| format!("{byte:02x}")).collect()
}
