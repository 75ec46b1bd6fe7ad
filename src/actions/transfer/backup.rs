//! Backup of the whole store into one file, and back, from either database to either.

use std::collections::BTreeMap;
use std::fs::{self, File};
use std::io::{self, Read, Seek, Write};
use std::path::{Path, PathBuf};

use crate::files::archive::{Archive, Kind, Limits, Refusal, RowSum, Writer, data_file};
use crate::store;
use crate::store::db::migrate;
use crate::store::dump;
use crate::store::dump::{Row, TABLES, Table};
use crate::store::{Db, Event, Scope, Tx, audit};

use crate::actions::transfer::json_rows;
use crate::actions::transfer::json_rows::{Nested, from_json, to_json};
use crate::actions::{Action, AuditEntry, Context, Permission};

/// Why a backup was not made, or not restored. Nothing was changed.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// The file is refused.
    #[error(transparent)]
    Refused(#[from] Refusal),
    /// There is something in the store already.
    #[error(
        "The store is not empty, so nothing was restored. To throw away everything in it and put the backup in its \
         place, say --replace."
    )]
    NotEmpty,
    /// The store failed.
    #[error(transparent)]
    Store(#[from] store::Error),
    /// A file can't be written.
    #[error("{}: {source}", .path.display())]
    File {
        /// Which.
        path: PathBuf,
        /// Why.
        source: io::Error,
    },
    /// What was written does not read back.
    #[error("the copy does not read back: {0}")]
    Unsound(Refusal),
}

/// A backup that was made.
#[derive(Debug, Clone, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct Made {
    /// Its size in bytes.
    pub bytes: u64,
    /// Its digest: SHA-256 as it stands in the file's seal.
    pub sha256: String,
    /// How many rows it holds.
    pub rows: u64,
}

/// The action in the audit log.
pub const ACTION: &str = "make backup";

/// Writes everything into a file, from one snapshot: the server may go on meanwhile.
///
/// Written under a temporary name beside the target, read back and checked, synced, and only then renamed: a file of
/// the target's name is always whole.
pub async fn backup_to(db: &Db, target: &Path) -> Result<Made, Error> {
    let unfinished = beside(target);
    let fault = |source| Error::File { path: target.to_owned(), source };
    let done = write_checked(db, &unfinished).await;
    let made = match done {
        Ok(made) => made,
        Err(error) => {
            let _ = fs::remove_file(&unfinished);
            // The name that the person gave, not the unfinished one.
            return Err(match error {
                Error::File { source, .. } => fault(source),
                error => error,
            });
        }
    };
    fs::rename(&unfinished, target).map_err(fault)?;
    sync_folder(target).map_err(fault)?;
    Ok(made)
}

/// Makes a backup to be sent somewhere. The file has no name any more (where the system allows that) and goes when it is
/// closed.
pub async fn backup_to_send(db: &Db) -> Result<(File, Made), Error> {
    let path = std::env::temp_dir().join(format!("reeve-backup-{}.zip", crate::secret::link_token()));
    let made = backup_to(db, &path).await?;
    let file = File::open(&path);
    let _ = fs::remove_file(&path);
    Ok((file.map_err(|source| Error::File { path, source })?, made))
}

/// Notes in the audit log that a backup was made. The backup itself does not hold the line.
pub async fn note_backup(context: &Context<'_>, name: &str, made: &Made) -> crate::actions::Result<()> {
    let action = Action::begin_store(context, Permission::Administer).await?;
    action.commit(AuditEntry::new(ACTION, name).after(made)).await?;
    Ok(())
}

/// When the last backup was made, and what it was, as the audit log has it.
pub async fn last_backup(tx: &mut Tx) -> Result<Option<audit::Line>, store::Error> {
    audit::last_of(tx, ACTION).await
}

async fn write_checked(db: &Db, path: &Path) -> Result<Made, Error> {
    let fault = |source| Error::File { path: path.to_owned(), source };
    let mut open = fs::OpenOptions::new();
    open.read(true).write(true).create(true).truncate(true);
    #[cfg(unix)]
    {
        // It holds password hashes and addresses.
        use std::os::unix::fs::OpenOptionsExt;
        open.mode(0o600);
    }
    let file = open.open(path).map_err(fault)?;
    let (file, made) = write(db, file).await.map_err(|error| match error {
        WriteError::Store(error) => Error::Store(error),
        WriteError::Io(source) => fault(source),
    })?;
    file.sync_all().map_err(fault)?;
    drop(file);
    check(File::open(path).map_err(fault)?, made.rows).map_err(Error::Unsound)?;
    Ok(made)
}

#[derive(Debug, thiserror::Error)]
enum WriteError {
    #[error(transparent)]
    Store(#[from] store::Error),
    #[error(transparent)]
    Io(#[from] io::Error),
}

async fn write<W: Write + Read + Seek>(db: &Db, file: W) -> Result<(W, Made), WriteError> {
    let mut tx = db.read().await?;
    migrate::holds_only_known(&mut tx).await?;
    let faults = db.damage().await?;
    if let Some(first) = faults.first() {
        // A backup of what still reads would pass for a good one, and push the last good one out of its folder.
        let what = format!("the file of the store is damaged, so no backup was made of it; restore one ({first})");
        return Err(store::Error::broken(what).into());
    }
    let mut writer = Writer::new(file);
    let mut count = 0;
    for table in TABLES {
        let mut rows = writer.rows(table.name)?;
        let mut place = dump::Place::default();
        loop {
            let page = dump::page(&mut tx, table, &mut place).await?;
            if page.is_empty() {
                break;
            }
            for row in &page {
                rows.row(&to_json(table, row, Nested::AsText))?;
                count += 1;
            }
        }
        rows.finish()?;
    }
    let as_of = audit::last_time(&mut tx).await?.map(json_rows::time_text);
    drop(tx);
    let (mut file, sha256) = writer.finish(Kind::Backup, as_of, "A whole store")?;
    let bytes = file.seek(io::SeekFrom::End(0))?;
    Ok((file, Made { bytes, sha256, rows: count }))
}

/// Reads a backup from end to end: seal, digests, every row.
fn check(file: impl Read + Seek, rows: u64) -> Result<(), Refusal> {
    let mut archive = open(file)?;
    let mut found = 0;
    for table in TABLES {
        let mut rows = archive.rows(table.name)?;
        while let Some(text) = rows.next_row()? {
            parse(table, &text, rows.file(), rows.line())?;
            found += 1;
        }
    }
    if found == rows { Ok(()) } else { Err(Refusal::Damaged(format!("it has {found} rows, not {rows}"))) }
}

fn open<R: Read + Seek>(file: R) -> Result<Archive<R>, Refusal> {
    let archive = Archive::open(file, Limits::BACKUP)?.of_kind(Kind::Backup)?;
    let tables: Vec<&str> = TABLES.iter().map(|table| table.name).collect();
    archive.expect(&tables, &[])?;
    Ok(archive)
}

fn parse(table: &Table, text: &str, file: &str, line: usize) -> Result<Row, Refusal> {
    from_json(table, text, Nested::AsText).map_err(|what| Refusal::at(file, line, what))
}

/// Puts a backup into the store, ids and all, in one transaction. With `replace`, everything that was there goes;
/// without, a store that is not empty is left alone.
///
/// Before the commit every table is read back and compared with the backup. Gives the number of rows of each table.
pub async fn restore(db: &Db, file: impl Read + Seek, replace: bool) -> Result<BTreeMap<&'static str, u64>, Error> {
    // Everything is read once before the store is touched.
    let mut archive = open(file)?;
    let mut tx = db.write(Scope::Whole).await?;
    migrate::holds_only_known(&mut tx).await?;
    if !dump::is_empty(&mut tx).await? {
        if !replace {
            return Err(Error::NotEmpty);
        }
        dump::clear(&mut tx).await?;
    }
    for table in TABLES {
        let mut rows = archive.rows(table.name)?;
        while let Some(text) = rows.next_row()? {
            let row = parse(table, &text, rows.file(), rows.line())?;
            let place = (rows.file().to_owned(), rows.line());
            dump::insert(&mut tx, table, &row).await.map_err(|error| misfit(error, &place))?;
        }
    }
    dump::settle_ids(&mut tx).await?;
    compare(&mut tx, &archive).await?;
    let counts = dump::counts(&mut tx).await?;
    tx.emit(Event::Reload);
    tx.commit().await?;
    Ok(counts)
}

/// A row that the store does not take is the file's fault.
fn misfit(error: store::Error, (file, line): &(String, usize)) -> Error {
    match error {
        store::Error::Conflict { constraint } => {
            Refusal::at(file, *line, format!("the row contradicts the others ({constraint})")).into()
        }
        error => Error::Store(error),
    }
}

/// Reads every table back and compares it with the digests in the file.
async fn compare<R: Read + Seek>(tx: &mut Tx, archive: &Archive<R>) -> Result<(), Error> {
    for table in TABLES {
        let mut sum = RowSum::default();
        let mut place = dump::Place::default();
        loop {
            let page = dump::page(tx, table, &mut place).await?;
            if page.is_empty() {
                break;
            }
            page.iter().for_each(|row| sum.row(&to_json(table, row, Nested::AsText)));
        }
        if archive.digest_of(table.name) != Some(sum.finish().as_str()) {
            let what = "what was stored from it does not read back the same";
            return Err(Refusal::within(&data_file(table.name), what).into());
        }
    }
    Ok(())
}

/// `backup.zip` becomes `.backup.zip.part-PID` in the same folder, so that the rename stays on one disk.
fn beside(target: &Path) -> PathBuf {
    let name = target.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
    target.with_file_name(format!(".{name}.part-{}", std::process::id()))
}

/// A new name is on the disk only once its folder is.
fn sync_folder(file: &Path) -> io::Result<()> {
    let folder = match file.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    };
    File::open(folder)?.sync_all()
}
