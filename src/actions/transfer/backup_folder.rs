//! The folder of timed backups: their names, which are kept, and when the next is due.

use std::fs;
use std::fs::File;
use std::io;
use std::path::{Path, PathBuf};

use chrono::{DateTime, NaiveDateTime, TimeDelta, Utc};

use crate as actions;
use crate::transfer::backup;
use crate::transfer::backup::{BackupSummary, Error, backup_with};
use crate::{Action, AuditAction, AuditEntry, AuditSubject, Context, Permission};
use reeve_views::health::KeptBackups;

/// The time in a backup's name, in UTC.
const NAME: &str = "reeve-%Y%m%dT%H%M%SZ.zip";

/// A backup in the folder. It was checked before it got its name.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BackupFile {
    pub name: String,
    pub at: DateTime<Utc>,
    /// Its size in bytes.
    pub bytes: u64,
}

/// The backups in a folder, the newest first. Files with other names are not ours.
pub fn backups(folder: &Path) -> io::Result<Vec<BackupFile>> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let name = entry.file_name().to_string_lossy().into_owned();
        if let Ok(at) = NaiveDateTime::parse_from_str(&name, NAME) {
            found.push(BackupFile { name, at: at.and_utc(), bytes: entry.metadata()?.len() });
        }
    }
    found.sort_by(|a, b| b.name.cmp(&a.name));
    Ok(found)
}

/// What lies in the folder in all. Error: what the system says.
pub fn kept(folder: &Path, now: DateTime<Utc>) -> std::result::Result<KeptBackups, io::ErrorKind> {
    let found = backups(folder).map_err(|error| error.kind())?;
    let bytes = found.iter().map(|backup| backup.bytes).sum();
    Ok(KeptBackups { count: found.len(), bytes, newest: newest(&found, now) })
}

/// Takes away what is left in the folder of backups that were cut short.
pub fn clear(folder: &Path) {
    backup::clear_unfinished(folder, is_name);
}

/// How many files are left in the folder of backups that were cut short.
pub fn left_behind(folder: &Path) -> usize {
    backup::unfinished(folder, is_name).len()
}

/// Whether a backup in the folder is called so.
pub fn is_name(name: &str) -> bool {
    NaiveDateTime::parse_from_str(name, NAME).is_ok()
}

/// How long to wait until the next backup, with one every `hours`. Backups dated in the
/// future, from when the clock ran ahead, don't delay it.
pub fn until_next(folder: &Path, hours: u32, now: DateTime<Utc>) -> io::Result<TimeDelta> {
    let newest = backups(folder)?.into_iter().map(|backup| backup.at).find(|at| *at <= now);
    let due = newest.map_or(now, |at| at + TimeDelta::hours(i64::from(hours)));
    Ok((due - now).max(TimeDelta::zero()))
}

/// Makes a backup in the folder, notes it in the audit log, and takes the oldest away so that `keep` are left. Gives the
/// path of the file too. `settings` are those of the server, as the text of a settings file.
pub async fn make(
    context: &Context<'_>,
    folder: &Path,
    keep: usize,
    settings: &str,
) -> Result<(PathBuf, BackupSummary), Error> {
    let name = name_of(context.now);
    let path = folder.join(&name);
    clear(folder);
    let made = backup_with(context.db, &path, settings).await?;
    if let Err(error) = backup::note_backup(context, &name, &made).await {
        tracing::warn!(%error, "a backup was made, but could not be noted in the audit log");
    }
    let fault = |source| Error::File { path: folder.to_owned(), source };
    for old in backups(folder).map_err(fault)?.into_iter().skip(keep.max(1)) {
        fs::remove_file(folder.join(&old.name)).map_err(fault)?;
    }
    Ok((path, made))
}

/// What a backup is called that was begun then.
pub fn name_of(at: DateTime<Utc>) -> String {
    at.format(NAME).to_string()
}

/// When the newest of these backups was begun. Of one that says it was begun in the future nobody knows the age.
pub fn newest(found: &[BackupFile], now: DateTime<Utc>) -> Option<DateTime<Utc>> {
    found.iter().map(|backup| backup.at).filter(|at| *at <= now).max()
}

/// Opens a backup of the folder to be sent to an administrator, and notes that in the audit log.
///
/// Error: [`actions::Error::Missing`] where there is none of that name. Only names of backups are looked for, so that no
/// name leads out of the folder.
pub async fn open(context: &Context<'_>, folder: &Path, name: &str) -> actions::Result<(File, u64)> {
    let action = Action::begin_store(context, Permission::Administer).await?;
    let known = backups(folder).unwrap_or_default().into_iter().find(|backup| backup.name == name);
    let known = known.ok_or(actions::Error::Missing)?;
    let path = folder.join(&known.name);
    // A link of that name may lead to any file that the server can read.
    if !std::fs::symlink_metadata(&path).is_ok_and(|found| found.is_file()) {
        return Err(actions::Error::Missing);
    }
    let file = File::open(path).map_err(|_| actions::Error::Missing)?;
    let bytes = file.metadata().map_err(|_| actions::Error::Missing)?.len();
    action.commit(AuditEntry::new(AuditAction::DownloadBackup, AuditSubject::Named(known.name))).await?;
    Ok((file, bytes))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_next_is_due_so_long_after_the_last() {
        let folder = tempfile::tempdir().expect("a folder");
        let now = "2026-11-21T12:00:00Z".parse::<DateTime<Utc>>().expect("a time");
        assert_eq!(until_next(folder.path(), 24, now).expect("a wait"), TimeDelta::zero());
        for name in ["reeve-20261121T070000Z.zip", "reeve-20261120T070000Z.zip", "reeve-2026.zip", "letter.txt"] {
            fs::write(folder.path().join(name), name).expect("a file");
        }
        let found = backups(folder.path()).expect("a list");
        assert_eq!(found.iter().map(|backup| backup.at.format("%d").to_string()).collect::<Vec<_>>(), ["21", "20"]);
        assert_eq!(until_next(folder.path(), 24, now).expect("a wait"), TimeDelta::hours(19));
        assert_eq!(until_next(folder.path(), 5, now).expect("a wait"), TimeDelta::zero());
        assert!(until_next(&folder.path().join("gone"), 5, now).is_err());
    }
}
