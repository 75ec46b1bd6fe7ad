//! What stands where in an archive, and what can be wrong with one.

use std::io::ErrorKind;

use reeve_rules::refusals::coded;
use serde::{Deserialize, Serialize};
use serde_json::error::Category;

/// The version of the format that this program writes, and the newest that it reads. Version 1 is that of Reeve 0.1.0.
pub const VERSION: u32 = 2;
/// The manifest.
pub(super) const MANIFEST: &str = "reeve.json";
/// The list of digests.
pub const CHECKSUMS: &str = "checksums.txt";
/// The zip comment is this and 64 hexadecimal digits.
pub(super) const SEAL: &str = "reeve sha256 ";
pub(super) const SEAL_LENGTH: usize = SEAL.len() + 64;

/// What a file holds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum ArchiveKind {
    /// One tournament, with numbers of its own.
    #[serde(rename = "reeve tournament")]
    Tournament,
    /// A whole series: what it says itself, and the archive of each of its events.
    #[serde(rename = "reeve series")]
    Series,
    /// A whole store, with the store's ids.
    #[serde(rename = "reeve backup")]
    Backup,
}

/// The manifest `reeve.json`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Manifest {
    pub format: ArchiveKind,
    pub version: u32,
    /// The version of Reeve that wrote it.
    pub program: String,
    /// The time of the last change in it. Not the time of writing: the same content makes the same file.
    pub as_of: Option<String>,
    /// For people: the tournament's name, or where a backup belongs.
    pub title: String,
    /// Whether the result is valid for the championship (1.1.3); left out before round 1 has started, and in a backup.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub valid: Option<bool>,
    /// How many rows each file of `data/` has.
    pub rows: std::collections::BTreeMap<String, u64>,
}

coded! {
    /// Why a file is not taken. Nothing was changed.
    #[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
    #[error("{}", self.code())]
    pub enum Refusal {
        /// There is nothing in it.
        Empty = "archive-empty",
        /// It does not begin as a zip file does.
        NotZip = "archive-not-zip",
        /// It has no seal at its end: another program wrote it, or it was changed or cut short.
        NoSeal = "archive-without-seal",
        /// Its content does not fit its seal or its digests.
        Damaged(Damage) = "archive-damaged",
        /// A newer Reeve wrote it.
        Newer {
            /// The format's version in the file.
            found: u32,
        } = "archive-of-newer-version",
        OtherKind {
            found: ArchiveKind,
            wanted: ArchiveKind,
        } = "archive-of-other-kind",
        /// It is larger than what is taken.
        TooLarge {
            /// What is taken, in MB.
            most: u64,
        } = "archive-too-large",
        /// It is whole, but a file in it is not written as it should be.
        Misshapen {
            file: String,
            /// The line, from 1, where one can be named.
            line: Option<usize>,
            fault: FormatError,
        } = "archive-misshapen",
        /// It can't be read at all; the system says why.
        Unreadable(ErrorKind) = "archive-unreadable",
    }
}

/// How a file fails its seal or its digests.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Damage {
    /// The content is not what the seal says.
    Seal,
    /// It is no zip file as Reeve writes it.
    Zip,
    /// A file inside can't be unpacked.
    Unpacking {
        name: String,
        /// Why, as the system or whoever unpacks says it.
        cause: ErrorKind,
    },
    /// It holds more files than any archive does.
    TooManyFiles(usize),
    /// A file is missing in it.
    Missing(String),
    /// It holds a file that does not belong there.
    Stray(String),
    /// It holds a file twice.
    Twice(String),
    /// A file inside is not what its digest says.
    Digest(String),
    /// A file inside has no digest.
    NoDigest(String),
    /// A file inside has another number of rows than the manifest says.
    RowsOf {
        file: String,
        found: u64,
        /// How many the manifest says.
        written: u64,
    },
    /// It has another number of rows than were written.
    Rows { found: u64, written: u64 },
}

/// Why a text is not the JSON that should stand there.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum JsonFault {
    /// From this character on it is none. Both count from 1.
    NotJson {
        line: usize,
        /// The character in the line.
        column: usize,
    },
    /// It ends in the middle.
    CutShort,
    SomethingElse,
}

impl JsonFault {
    /// What the reader of JSON found in a text.
    pub fn of(error: &serde_json::Error, text: &str) -> JsonFault {
        // It counts bytes.
        let line = text.split('\n').nth(error.line().saturating_sub(1)).unwrap_or_default();
        let before = line.char_indices().take_while(|(at, _)| *at < error.column());
        match error.classify() {
            Category::Syntax => JsonFault::NotJson { line: error.line(), column: before.count() },
            Category::Eof => JsonFault::CutShort,
            Category::Data | Category::Io => JsonFault::SomethingElse,
        }
    }
}

/// What is wrong with the form of a file inside.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum FormatError {
    /// The manifest is not understood.
    Manifest(JsonFault),
    /// The rows do not begin with `[`.
    NoBeginning,
    /// Something stands behind the last row.
    AfterTheEnd,
    /// The row is too long.
    LongRow,
    /// It is not UTF-8.
    NotUtf8,
    /// The line is not a digest, two blanks and a name.
    NoDigestLine,
    /// The name stands there twice.
    NameTwice,
}

impl Refusal {
    /// A fault of form, at a line of a file inside (counted from 1).
    pub fn at(file: &str, line: usize, fault: FormatError) -> Refusal {
        Refusal::Misshapen { file: file.to_owned(), line: Some(line), fault }
    }

    /// A fault of form, in a file inside.
    pub(crate) fn within(file: &str, fault: FormatError) -> Refusal {
        Refusal::Misshapen { file: file.to_owned(), line: None, fault }
    }
}

impl From<std::io::Error> for Refusal {
    fn from(error: std::io::Error) -> Self {
        Refusal::Unreadable(error.kind())
    }
}

/// The name of the file with the archive of an event of a series, by its number there and its short address.
pub fn event_file(number: i64, slug: &str) -> String {
    format!("events/{number:03}-{slug}.zip")
}

/// The name of the file with a table's rows.
pub fn data_file(table: &str) -> String {
    format!("data/{table}.json")
}

pub(super) fn hex(digest: &[u8]) -> String {
    digest.iter().map(|byte| format!("{byte:02x}")).collect()
}
