//! The small texts that stand in files of this machine: the settings, and the files of secrets.

use std::fs::{File, metadata};
use std::io::{Error, ErrorKind, Read};
use std::path::Path;

use reeve_words as words;

/// Why a text is not read from a file.
#[derive(Debug)]
pub(super) enum UnreadText {
    System(Error),
    /// A pipe, a socket or a device stands there.
    NoFile,
    /// It has more bytes than that.
    TooLarge(usize),
}

impl From<Error> for UnreadText {
    fn from(error: Error) -> UnreadText {
        UnreadText::System(error)
    }
}

impl UnreadText {
    /// Why, in words.
    pub(super) fn said(&self) -> String {
        match self {
            UnreadText::System(error) => words::system::fault(error),
            UnreadText::NoFile => words::settings::NO_FILE.to_owned(),
            UnreadText::TooLarge(most) => words::settings::file_too_large(*most),
        }
    }
}

/// The text of a file of at most so many bytes. A pipe is not even opened, since that waits until somebody writes to it, and a
/// device may have no end.
pub(super) fn read(path: &Path, most: usize) -> Result<String, UnreadText> {
    let found = metadata(path)?;
    if !found.is_file() && !found.is_dir() {
        return Err(UnreadText::NoFile);
    }
    let mut bytes = Vec::new();
    File::open(path)?.take(most as u64 + 1).read_to_end(&mut bytes)?;
    if bytes.len() > most {
        return Err(UnreadText::TooLarge(most));
    }
    String::from_utf8(bytes).map_err(|error| Error::new(ErrorKind::InvalidData, error.utf8_error()).into())
}
