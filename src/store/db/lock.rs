//! The lock beside a SQLite file: one server on one file.

use std::fs::{File, OpenOptions, TryLockError};
use std::io::{Read, Seek, Write};
use std::path::{Path, PathBuf};

use crate::store::db::error::OpenError;

/// Held as long as the server runs; the system lets go of it when the process ends, however it ends.
#[derive(Debug)]
pub(crate) struct ServerLock {
    file: File,
}

impl ServerLock {
    /// Takes the lock of a database file. Error: [`OpenError::Taken`] when another server has it.
    pub(crate) fn take(database: &Path) -> Result<Self, OpenError> {
        let path = beside(database, ".lock");
        let fault = |source| OpenError::File { path: path.clone(), source };
        let mut file =
            OpenOptions::new().read(true).write(true).create(true).truncate(false).open(&path).map_err(fault)?;
        match file.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => {
                let mut text = String::new();
                let _ = file.read_to_string(&mut text);
                return Err(OpenError::Taken { path: database.to_owned(), pid: text.trim().parse().ok() });
            }
            Err(TryLockError::Error(source)) => return Err(fault(source)),
        }
        // The number is a help for a person; the lock holds without it.
        let _ = file.set_len(0);
        let _ = file.rewind();
        let _ = writeln!(file, "{}", std::process::id());
        Ok(ServerLock { file })
    }
}

impl Drop for ServerLock {
    fn drop(&mut self) {
        // Closing would do, but not at once where a process that is just being started still shares the open file.
        let _ = self.file.unlock();
    }
}

/// `reeve.db` and `.lock` make `reeve.db.lock`.
pub(crate) fn beside(database: &Path, ending: &str) -> PathBuf {
    let mut name = database.as_os_str().to_owned();
    name.push(ending);
    PathBuf::from(name)
}
