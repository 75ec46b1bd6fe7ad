//! The files of an open SQLite store, told apart from others of the same name.
//!
//! Deleting or replacing the file of a running server takes its name away, and SQLite goes on writing where nobody will
//! ever look. So before a change is committed, this asks whether the names still lead to the open files.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};

use crate::db::error::Error;
use crate::db::lock::beside;

/// Which file it is, however it is called.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct FileIdentity {
    device: u64,
    inode: u64,
}

impl FileIdentity {
    /// The file that a path leads to. Error: it leads to none, or can't be followed.
    #[cfg(unix)]
    fn at(path: &Path) -> io::Result<FileIdentity> {
        use std::os::unix::fs::MetadataExt;
        let found = fs::metadata(path)?;
        Ok(FileIdentity { device: found.dev(), inode: found.ino() })
    }

    /// Whether there is a file at all: an open one can't be taken away on other systems.
    #[cfg(not(unix))]
    fn at(path: &Path) -> io::Result<FileIdentity> {
        fs::metadata(path).map(|_| FileIdentity { device: 0, inode: 0 })
    }
}

/// The files of an open store: the database, and the log that it writes first.
#[derive(Debug)]
pub(crate) struct OpenFiles {
    files: Vec<(PathBuf, FileIdentity)>,
    /// Whether the log of the server has it that they are not in their place.
    said: AtomicBool,
}

impl OpenFiles {
    /// The files of a database that is open at this path.
    pub(crate) fn of(database: &Path) -> OpenFiles {
        // While a connection is open, SQLite neither removes its log nor makes a new one.
        let names = [database.to_owned(), beside(database, "-wal")];
        let files = names.into_iter().filter_map(|path| FileIdentity::at(&path).ok().map(|identity| (path, identity)));
        OpenFiles { files: files.collect(), said: AtomicBool::new(false) }
    }

    /// Error: [`Error::Displaced`] where a name leads to no file or to another one. The first time in a row it is logged.
    pub(crate) fn in_place(&self) -> Result<(), Error> {
        let gone = self.files.iter().find(|(path, open)| FileIdentity::at(path).ok() != Some(*open));
        let Some((path, _)) = gone else {
            if self.said.swap(false, Ordering::Relaxed) {
                tracing::info!("the file of the store is in its place again");
            }
            return Ok(());
        };
        if !self.said.swap(true, Ordering::Relaxed) {
            tracing::error!(
                file = %path.display(),
                "the file of the store was removed or replaced while it is open; nothing is stored until it is back"
            );
        }
        Err(Error::Displaced(path.clone()))
    }
}
