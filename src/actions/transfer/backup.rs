//! Backup of the whole store into one file, and back, from either database to either.

use std::collections::BTreeMap;
use std::fs::{self, File};
use std::io::{self, Read, Seek, Write};
use std::path::{Path, PathBuf};
use std::time::Duration;

use reeve_files::archive;
use reeve_files::archive::{Archive, ArchiveKind, ArchiveWriter, Damage, Limits, RowSum};
use reeve_store as store;
use reeve_store::audit_line::AuditLine;
use reeve_store::disk;
use reeve_store::dump;
use reeve_store::dump::added::{ADDED, CHAIN, chain_taken};
use reeve_store::dump::{StoredRow, StoredTable, TABLES};
use reeve_store::{Db, Event, Scope, Tx, audit, sheet_link, tournament_words};

use crate::action::line_of;
use crate::transfer::content;
use crate::transfer::nested::Nested;
use crate::transfer::refusal::{ContentFault, Refusal};
use crate::transfer::row_json;
use crate::transfer::row_json::{WrittenAs, read_row, to_json};
use crate::{Action, AuditAction, AuditEntry, AuditSubject, Context, Permission};

/// Why a backup was not made, or not restored. Nothing was changed.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    #[error("refused: {0}")]
    Refused(#[from] Refusal),
    /// There is something in the store already, and nothing was said of replacing it.
    #[error("store-not-empty")]
    NotEmpty,
    /// The file of the store is damaged: a backup of what still reads would pass for a good one.
    #[error("store-damaged: {0}")]
    Damaged(String),
    #[error(transparent)]
    Store(#[from] store::Error),
    /// A file can't be written.
    #[error("{}: {source}", .path.display())]
    File { path: PathBuf, source: io::Error },
    /// What was written does not read back.
    #[error("unsound: {0}")]
    Unsound(Refusal),
}

/// What a backup that was made holds.
#[derive(Debug, Clone, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct BackupSummary {
    /// Its size in bytes.
    pub bytes: u64,
    /// Its digest: SHA-256 as it stands in the file's seal.
    pub sha256: String,
    /// How many rows it holds.
    pub rows: u64,
}

/// Writes everything into a file, from one snapshot: the server may go on meanwhile.
///
/// Written under a temporary name beside the target, read back and checked, synced, and only then renamed: a file of
/// the target's name is always whole.
pub async fn backup_to(db: &Db, target: &Path) -> Result<BackupSummary, Error> {
    backup_with(db, target, "").await
}

/// As [`backup_to`], with the settings of the server as the text of a settings file beside the rows; none where it is empty.
pub async fn backup_with(db: &Db, target: &Path, settings: &str) -> Result<BackupSummary, Error> {
    let unfinished = beside(target);
    let fault = |source| Error::File { path: target.to_owned(), source };
    let own = target.file_name().unwrap_or_default();
    clear_unfinished(folder_of(target), |name| own == name);
    let done = write_checked(db, &unfinished, settings).await;
    // The file stays locked until it has its name.
    let (_locked, made) = match done {
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

/// The file with the settings in a backup.
const SETTINGS: &str = "settings.toml";

/// How the name of a backup begins that is made to be sent.
const SENT: &str = "reeve-backup-";

/// Makes a backup to be sent somewhere. The file has no name any more (where the system allows that) and goes when it is
/// closed.
pub async fn backup_to_send(db: &Db, settings: &str) -> Result<(File, BackupSummary), Error> {
    let folder = std::env::temp_dir();
    clear_unfinished(&folder, |name| name.starts_with(SENT));
    let path = folder.join(format!("{SENT}{}.zip", reeve_secret::link_token()));
    let made = backup_with(db, &path, settings).await?;
    let file = File::open(&path);
    let _ = fs::remove_file(&path);
    Ok((file.map_err(|source| Error::File { path, source })?, made))
}

/// A file that nobody else can open: it has no name any more (where the system allows that) and goes when it is closed.
pub fn nameless_file() -> io::Result<File> {
    let path = std::env::temp_dir().join(format!("reeve-{}", reeve_secret::link_token()));
    let file = disk::for_the_owner().read(true).write(true).create_new(true).open(&path)?;
    let _ = fs::remove_file(&path);
    Ok(file)
}

/// Notes in the audit log that a backup was made. The backup itself does not hold the line.
pub async fn note_backup(context: &Context<'_>, name: &str, made: &BackupSummary) -> crate::Result<()> {
    let action = Action::begin_store(context, Permission::Administer).await?;
    action.commit(AuditEntry::new(AuditAction::MakeBackup, AuditSubject::Named(name.to_owned())).after(made)).await?;
    Ok(())
}

/// When the last backup was made, and what it was, as the audit log has it.
pub async fn last_backup(tx: &mut Tx) -> Result<Option<AuditLine>, store::Error> {
    audit::last_of(tx, AuditAction::MakeBackup).await
}

/// Gives the file too, locked so that nobody takes it for one that was left behind.
async fn write_checked(db: &Db, path: &Path, settings: &str) -> Result<(File, BackupSummary), Error> {
    let fault = |source| Error::File { path: path.to_owned(), source };
    let file = disk::for_the_owner().read(true).write(true).create(true).truncate(true).open(path).map_err(fault)?;
    // Where a file system knows no locks, nothing is cleared away either.
    let _ = file.try_lock();
    let (file, made) = write(db, file, settings).await.map_err(|error| match error {
        WriteError::Store(error) => Error::Store(error),
        WriteError::Damaged(fault) => Error::Damaged(fault),
        WriteError::Io(source) => fault(source),
    })?;
    file.sync_all().map_err(fault)?;
    // By the same open file: on Windows nobody else reads what is locked.
    let mut again = file.try_clone().map_err(fault)?;
    again.rewind().map_err(fault)?;
    check(again, made.rows).map_err(Error::Unsound)?;
    Ok((file, made))
}

#[derive(Debug, thiserror::Error)]
enum WriteError {
    #[error(transparent)]
    Store(#[from] store::Error),
    #[error("store-damaged: {0}")]
    Damaged(String),
    #[error(transparent)]
    Io(#[from] io::Error),
}

async fn write<W: Write + Read + Seek>(db: &Db, file: W, settings: &str) -> Result<(W, BackupSummary), WriteError> {
    let mut tx = db.read().await?;
    dump::refuse_newer_schema(&mut tx).await?;
    // A file that is not in its place is looked through by nobody any more: what is open is all there is, and is kept.
    let damage = if db.in_place().is_ok() { db.damage().await?.unwrap_or_default() } else { Vec::new() };
    if let Some(fault) = damage.into_iter().next() {
        // A backup of what still reads would push the last good one out of its folder.
        return Err(WriteError::Damaged(fault));
    }
    let mut writer = ArchiveWriter::new(file);
    let mut count = 0;
    for table in TABLES {
        let mut rows = writer.rows(table.name)?;
        let mut cursor = dump::Cursor::default();
        loop {
            let page = dump::page(&mut tx, table, &mut cursor).await?;
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
    let as_of = audit::last_time(&mut tx).await?.map(row_json::time_text);
    drop(tx);
    if !settings.is_empty() {
        writer.file(SETTINGS, settings.as_bytes())?;
    }
    let (mut file, sha256) = writer.finish(ArchiveKind::Backup, as_of, "A whole store")?;
    let bytes = file.seek(io::SeekFrom::End(0))?;
    Ok((file, BackupSummary { bytes, sha256, rows: count }))
}

/// Reads a backup from end to end: seal, digests, every row.
fn check(file: impl Read + Seek, written: u64) -> Result<(), Refusal> {
    let mut archive = open(file)?;
    let written_as = written_as(&archive);
    let mut found = 0;
    for table in there(&archive) {
        let mut rows = archive.rows(table.name)?;
        while let Some(text) = rows.next_row()? {
            parse(written_as, table, &text, (rows.file(), rows.line()))?;
            found += 1;
        }
    }
    if found == written { Ok(()) } else { Err(archive::Refusal::Damaged(Damage::Rows { found, written }).into()) }
}

fn open<R: Read + Seek>(file: R) -> Result<Archive<R>, Refusal> {
    let archive = Archive::open(file, Limits::BACKUP)?.of_kind(ArchiveKind::Backup)?;
    if let Some(later) = chain_taken(|table| archive.digest_of(table).is_some()) {
        return Err(Refusal::in_table(CHAIN, ContentFault::ChainTaken { later }));
    }
    let tables: Vec<&str> = there(&archive).iter().map(|table| table.name).collect();
    let others: &[&str] = if archive.has(SETTINGS) { &[SETTINGS] } else { &[] };
    archive.expect(&tables, others)?;
    Ok(archive)
}

/// The settings of the server that made a backup, as the text of a settings file; none where it holds none.
pub fn settings_in(file: impl Read + Seek) -> Result<Option<String>, Refusal> {
    let mut archive = open(file)?;
    if !archive.has(SETTINGS) {
        return Ok(None);
    }
    Ok(Some(archive.text(SETTINGS)?))
}

/// The tables that a backup has: all, but those added since it was made.
fn there<R: Read + Seek>(archive: &Archive<R>) -> Vec<&'static StoredTable> {
    let missing = |table: &StoredTable| ADDED.contains(&table.name) && archive.digest_of(table.name).is_none();
    TABLES.iter().filter(|table| !missing(table)).collect()
}

fn written_as<R: Read + Seek>(archive: &Archive<R>) -> WrittenAs {
    WrittenAs { version: archive.manifest().version, has_chain: archive.digest_of(CHAIN).is_some() }
}

fn parse(written_as: WrittenAs, table: &StoredTable, text: &str, place: (&str, usize)) -> Result<StoredRow, Refusal> {
    let row = read_row(written_as, table, (text, Nested::AsText), place)?;
    match content::unknown_word(table, &row) {
        None => Ok(row),
        Some(fault) => Err(Refusal::at(place.0, place.1, fault)),
    }
}

/// Puts a backup into the store, ids and all, in one transaction. With `replace`, everything that was there goes;
/// without, a store that is not empty is left alone.
///
/// Before the commit every table is read back and compared with the backup. Gives the number of rows of each table.
pub async fn restore(db: &Db, file: impl Read + Seek, replace: bool) -> Result<RowCounts, Error> {
    put_back(db, file, replace, None).await
}

/// As [`restore`], for a store that people go on with: the audit log that came with the backup gets a line that says which
/// file was put back, and when.
pub async fn restore_and_note(
    context: &Context<'_>,
    file: impl Read + Seek,
    name: &str,
    replace: bool,
) -> Result<RowCounts, Error> {
    let entry = AuditEntry::new(AuditAction::RestoreBackup, AuditSubject::Named(name.to_owned()));
    put_back(context.db, file, replace, Some(line_of(context, entry))).await
}

/// How many rows each table has, by name.
pub type RowCounts = BTreeMap<&'static str, u64>;

async fn put_back(db: &Db, file: impl Read + Seek, replace: bool, line: Option<AuditLine>) -> Result<RowCounts, Error> {
    // Everything is read once before the store is touched.
    let mut archive = open(file)?;
    let mut tx = db.write(Scope::Everything).await?;
    dump::refuse_newer_schema(&mut tx).await?;
    if !dump::is_empty(&mut tx).await? {
        if !replace {
            return Err(Error::NotEmpty);
        }
        dump::clear(&mut tx).await?;
    }
    let sums = insert_all(&mut tx, &mut archive).await?;
    dump::settle_ids(&mut tx).await?;
    compare(&mut tx, &sums).await?;
    tournament_words::complete(&mut tx).await?;
    sheet_link::complete(&mut tx).await?;
    let counts = dump::counts(&mut tx).await?;
    if let Some(line) = line {
        audit::insert(&mut tx, &line).await?;
    }
    tx.emit(Event::Reload);
    tx.commit().await?;
    Ok(counts)
}

/// Stores every row. Gives the digest that each table has now by what was in the file, its rows brought up to date: a file
/// of an earlier program may lack columns.
async fn insert_all<R: Read + Seek>(tx: &mut Tx, archive: &mut Archive<R>) -> Result<Digests, Error> {
    let written_as = written_as(archive);
    let mut digests = Digests::new();
    let there = there(archive);
    for table in TABLES {
        if !there.contains(&table) {
            digests.insert(table.name, RowSum::default().finish());
            continue;
        }
        let mut sum = RowSum::default();
        let mut rows = archive.rows(table.name).map_err(Refusal::from)?;
        while let Some(text) = rows.next_row().map_err(Refusal::from)? {
            let row = parse(written_as, table, &text, (rows.file(), rows.line()))?;
            sum.row(&to_json(table, &row, Nested::AsText));
            let place = (rows.file().to_owned(), rows.line());
            dump::insert(tx, table, &row).await.map_err(|error| match Refusal::of_row(&place.0, place.1, error) {
                Ok(refusal) => Error::from(refusal),
                Err(error) => Error::Store(error),
            })?;
        }
        drop(rows);
        digests.insert(table.name, sum.finish());
    }
    Ok(digests)
}

/// The digests of tables, by name.
type Digests = BTreeMap<&'static str, String>;

/// Reads every table back and compares it with the digests that it should have.
async fn compare(tx: &mut Tx, digests: &Digests) -> Result<(), Error> {
    for table in TABLES {
        let mut sum = RowSum::default();
        let mut cursor = dump::Cursor::default();
        loop {
            let page = dump::page(tx, table, &mut cursor).await?;
            if page.is_empty() {
                break;
            }
            page.iter().for_each(|row| sum.row(&to_json(table, row, Nested::AsText)));
        }
        if digests.get(table.name) != Some(&sum.finish()) {
            return Err(Refusal::in_table(table.name, ContentFault::ReadsBackOtherwise).into());
        }
    }
    Ok(())
}

/// What stands between the name of a backup that is being written and the process that writes it.
const PART: &str = ".part-";

/// `backup.zip` becomes `.backup.zip.part-PID` in the same folder, so that the rename stays on one disk.
fn beside(target: &Path) -> PathBuf {
    let name = target.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
    target.with_file_name(format!(".{name}{PART}{}", std::process::id()))
}

/// Takes away what killed programs have left of backups that they were writing. `ours` says which names of finished
/// backups are looked for, however young; of others that look like ours what is old goes too. What can't be taken away stays.
pub(crate) fn clear_unfinished(folder: &Path, ours: impl Fn(&str) -> bool) {
    for path in unfinished(folder, ours) {
        if fs::remove_file(&path).is_ok() {
            tracing::info!(file = %path.display(), "took away what a backup that was cut short left behind");
        }
    }
}

/// The files that killed programs have left of backups; see [`clear_unfinished`].
pub(crate) fn unfinished(folder: &Path, ours: impl Fn(&str) -> bool) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let name = entry.file_name();
        let part = name.to_str().and_then(|name| name.strip_prefix('.')?.rsplit_once(PART));
        let Some((target, process)) = part else { continue };
        // A link may lead to any file, and a pipe would be waited for.
        let is_file = entry.file_type().is_ok_and(|kind| kind.is_file());
        if !is_file || target.is_empty() || process.is_empty() || !process.bytes().all(|byte| byte.is_ascii_digit()) {
            continue;
        }
        let path = entry.path();
        let is_old = entry.metadata().is_ok_and(|file| is_old(&file));
        let is_ours = ours(target) || (is_old && begins_as_backup(&path));
        if is_ours && !is_locked(&path) && (is_old || !is_running(process)) {
            found.push(path);
        }
    }
    found
}

/// After so long nobody writes a backup any more.
const LONG: Duration = Duration::from_secs(3600);

fn is_old(file: &fs::Metadata) -> bool {
    file.modified().is_ok_and(|at| at.elapsed().is_ok_and(|ago| ago > LONG))
}

/// Whether somebody holds the lock of a backup that is being written. Where the file system knows no locks, or another machine
/// writes there, only the process and the age of the file tell.
fn is_locked(path: &Path) -> bool {
    File::open(path).is_ok_and(|file| matches!(file.try_lock(), Err(fs::TryLockError::WouldBlock)))
}

/// Whether a process of this number runs here, other than this one: that holds the lock of what it writes. The number may
/// have gone to another program since, or be that of another machine's.
fn is_running(process: &str) -> bool {
    #[cfg(unix)]
    {
        let number = process.parse::<i32>().ok().and_then(rustix::process::Pid::from_raw);
        let own = process.parse() == Ok(std::process::id());
        // Somebody else's process can't be asked, and is one.
        !own && number.is_some_and(|number| rustix::process::test_kill_process(number) != Err(rustix::io::Errno::SRCH))
    }
    #[cfg(not(unix))]
    {
        process.parse() != Ok(std::process::id())
    }
}

/// Whether a file begins as our backups and archives do, or nothing of it was written yet.
fn begins_as_backup(path: &Path) -> bool {
    let mut begin = Vec::new();
    let read = File::open(path).and_then(|file| file.take(4).read_to_end(&mut begin));
    read.is_ok() && (begin.is_empty() || begin == *b"PK\x03\x04")
}

/// Whether a file is a whole backup, so that another may take its place.
pub fn is_backup(file: &File) -> bool {
    open(file).is_ok()
}

/// A new name is on the disk only once its folder is; Windows sees to that by itself.
fn sync_folder(file: &Path) -> io::Result<()> {
    if cfg!(unix) { File::open(folder_of(file))?.sync_all() } else { Ok(()) }
}

fn folder_of(file: &Path) -> &Path {
    match file.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    }
}
