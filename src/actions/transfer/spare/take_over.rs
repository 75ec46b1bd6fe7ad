//! A copy becomes the store that people go on with.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use serde::Serialize;

use crate::transfer::spare::check::{Unsound, look_through};
use crate::transfer::spare::folder::{SpareFolder, SpareNote};
use crate::transfer::spare::mark::note_taken;
use crate::transfer::spare::pages::PageList;
use crate::{Action, AuditAction, AuditEntry, AuditSubject, Caller, Context, Permission, Who};
use reeve_store::disk;
use reeve_store::setting;
use reeve_store::time::millis;
use reeve_store::{Db, Purpose};

/// Why nothing was taken over. Nothing was changed.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// There is a file already where the store is to be.
    #[error("store-there: {}", .0.display())]
    StoreThere(PathBuf),
    /// The folder can't be read.
    #[error("{}: {source}", .folder.display())]
    Folder { folder: PathBuf, source: io::Error },
    /// No copy in the folder is whole.
    #[error("no-whole-copy: {}", .0.display())]
    NoCopy(PathBuf),
    /// The store can't be written.
    #[error("{}: {source}", .file.display())]
    Unwritten { file: PathBuf, source: io::Error },
    /// No copy passed; what is wrong with the newest.
    #[error("unsound: {0}")]
    Unsound(Unsound),
    /// It could not be noted in the store.
    #[error("not-noted: {0}")]
    NotNoted(crate::Error),
}

/// What the audit log says of the copy.
#[derive(Serialize)]
struct TakenOver<'a> {
    taken_at: String,
    bytes: u64,
    public_url: &'a str,
}

/// The address under which people reached the server that the newest copy in a folder is of, where it says one.
pub fn followed(folder: &Path) -> Option<String> {
    let (_, note) = SpareFolder::open(folder).ok()?.whole().into_iter().next()?;
    Some(note.public_url).filter(|url| !url.is_empty())
}

/// Makes a store of the newest copy in a folder that passes, at a place where there is none. Gives what was said of the copy.
pub async fn take_over(folder: &Path, target: &Path) -> Result<SpareNote, Error> {
    if target.exists() || beside(target, "-wal").exists() {
        return Err(Error::StoreThere(target.to_owned()));
    }
    let opened = SpareFolder::open(folder).map_err(|source| Error::Folder { folder: folder.to_owned(), source })?;
    let mut fault = None;
    for (copy, note) in opened.whole() {
        let part = beside(target, ".part");
        let unwritten = |source| Error::Unwritten { file: target.to_owned(), source };
        let _ = fs::remove_file(&part);
        let (from, to) = (copy.clone(), part.clone());
        let copied = tokio::task::spawn_blocking(move || lay(&from, &to)).await.map_err(io::Error::other);
        copied.and_then(|laid| laid).map_err(unwritten)?;
        match look_through(&part).await {
            Ok(()) => {
                // A file of that name that came meanwhile is not written over.
                fs::hard_link(&part, target).or_else(|_| rename_new(&part, target)).map_err(unwritten)?;
                let _ = fs::remove_file(&part);
                note_in_store(target, folder, &note).await?;
                return Ok(note);
            }
            Err(unsound) => fault = fault.or(Some(unsound)),
        }
        let _ = fs::remove_file(&part);
    }
    Err(fault.map_or_else(|| Error::NoCopy(folder.to_owned()), Error::Unsound))
}

/// Where the file system knows no second names.
fn rename_new(from: &Path, to: &Path) -> io::Result<()> {
    if to.exists() {
        return Err(io::ErrorKind::AlreadyExists.into());
    }
    fs::rename(from, to)
}

/// Copies a file, readable by its owner alone.
fn lay(from: &Path, to: &Path) -> io::Result<()> {
    let mut file = disk::for_the_owner().write(true).create_new(true).open(to)?;
    PageList::read(File::open(from)?, |page| file.write_all(page))?;
    file.sync_all()
}

/// The audit log gets a line.
async fn note_in_store(target: &Path, folder: &Path, note: &SpareNote) -> Result<(), Error> {
    let failed = |error: crate::Error| Error::NotNoted(error);
    let db =
        Db::open(&target.to_string_lossy(), Purpose::Maintain).await.map_err(|error| Error::Unsound(error.into()))?;
    let caller = Caller { who: Who::Command, address: String::new() };
    let context = Context { db: &db, caller: &caller, now: millis(chrono::Utc::now()), form: None };
    let done = async {
        let mut action = Action::begin_store(&context, Permission::Administer).await?;
        // Whatever the machine was told that it is of: this one is the one.
        setting::set_moved_to(&mut action.tx, None).await?;
        note_taken(&mut action.tx).await?;
        let subject = AuditSubject::Named(folder.display().to_string());
        let taken = TakenOver { taken_at: note.taken_at.to_rfc3339(), bytes: note.bytes, public_url: &note.public_url };
        action.commit(AuditEntry::new(AuditAction::TakeOver, subject).after(&taken)).await
    };
    let noted = done.await;
    db.close().await;
    noted.map(drop).map_err(failed)
}

fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(ending);
    PathBuf::from(name)
}
