//! The lock of a SQLite file: one server on one file, under whatever name.

use std::fs::{File, TryLockError};
use std::io::{Read, Seek, Write};
use std::path::{Path, PathBuf};
use std::thread;
use std::time::Duration;

use crate::db::error::OpenError;
use crate::disk;

/// More than the question takes whether a lock is held.
const ASKING: Duration = Duration::from_millis(100);

/// Held as long as the server runs; the system lets go of it when the process ends, however it ends.
#[derive(Debug)]
pub(crate) struct ServerLock {
    /// The file beside the database, if it was not there before.
    made: Option<PathBuf>,
    _beside: Held,
    _database: Option<Held>,
}

impl ServerLock {
    /// Takes the lock of a database file. Error: [`OpenError::Taken`] when another server has it, by this name or another
    /// one of the same file.
    pub(crate) fn take(database: &Path) -> Result<Self, OpenError> {
        let path = beside(database, ".lock");
        let made = (!path.exists()).then(|| path.clone());
        let _beside = take_beside(database, path)?;
        Ok(ServerLock { made, _beside, _database: take_database(database)? })
    }

    /// Gives the lock of a file that turns out to be no store, beside which nothing is to lie.
    pub(crate) fn leave_nothing(self) {
        if let Some(path) = &self.made {
            // Whoever looked for it in this moment is refused the same file.
            let _ = std::fs::remove_file(path);
        }
    }
}

/// Whether another process holds the lock of a database file. Nothing is made for the question.
pub(crate) fn is_held_elsewhere(database: &Path) -> bool {
    let Ok(mut file) = File::open(beside(database, ".lock")) else { return false };
    // Two who ask at once don't see each other.
    if !matches!(file.try_lock_shared(), Err(TryLockError::WouldBlock)) {
        return false;
    }
    let mut text = String::new();
    let _ = file.read_to_string(&mut text);
    text.trim().parse::<u32>() != Ok(std::process::id())
}

/// Takes the lock of the file beside the database, which also says who has it.
fn take_beside(database: &Path, path: PathBuf) -> Result<Held, OpenError> {
    let fault = |source| OpenError::File { path: path.clone(), source };
    let mut open = disk::for_the_owner();
    let mut file = open.read(true).write(true).create(true).truncate(false).open(&path).map_err(fault)?;
    let mut locked = file.try_lock();
    if matches!(locked, Err(TryLockError::WouldBlock)) {
        // Whoever only asks whether it is held has it for a moment.
        thread::sleep(ASKING);
        locked = file.try_lock();
    }
    match locked {
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
    Ok(Held(file))
}

/// Takes the lock of the database file itself, which has one however many names (hard links) lead to it.
///
/// Linux keeps this kind of lock apart from those that SQLite takes on ranges of the same file; other systems don't, so
/// there the name has to do.
#[cfg(target_os = "linux")]
fn take_database(database: &Path) -> Result<Option<Held>, OpenError> {
    let file = File::open(database).map_err(|source| OpenError::File { path: database.to_owned(), source })?;
    match file.try_lock() {
        Ok(()) => Ok(Some(Held(file))),
        Err(TryLockError::WouldBlock) => Err(OpenError::Taken { path: database.to_owned(), pid: None }),
        // A file system that knows no such locks.
        Err(TryLockError::Error(_)) => Ok(None),
    }
}

#[cfg(not(target_os = "linux"))]
fn take_database(_database: &Path) -> Result<Option<Held>, OpenError> {
    Ok(None)
}

/// A locked file.
#[derive(Debug)]
struct Held(File);

impl Drop for Held {
    fn drop(&mut self) {
        // Closing would do, but not at once where a process that is just being started still shares the open file.
        let _ = self.0.unlock();
    }
}

/// `reeve.db` and `.lock` make `reeve.db.lock`.
pub(crate) fn beside(database: &Path, ending: &str) -> PathBuf {
    let mut name = database.as_os_str().to_owned();
    name.push(ending);
    PathBuf::from(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_question_of_another_keeps_nobody_from_the_lock() {
        let folder = tempfile::tempdir().unwrap();
        let database = folder.path().join("reeve.db");
        std::fs::write(&database, "").unwrap();
        let question = File::create(beside(&database, ".lock")).unwrap();
        question.try_lock_shared().unwrap();
        thread::scope(|scope| {
            scope.spawn(move || {
                thread::sleep(ASKING / 10);
                question.unlock().unwrap();
            });
            ServerLock::take(&database).expect("the lock");
        });
    }

    #[test]
    fn what_is_held_is_said_to_be_taken() {
        let folder = tempfile::tempdir().unwrap();
        let database = folder.path().join("reeve.db");
        std::fs::write(&database, "").unwrap();
        let _held = ServerLock::take(&database).expect("the lock");
        assert!(matches!(ServerLock::take(&database), Err(OpenError::Taken { .. })));
    }
}
