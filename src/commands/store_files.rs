//! What the commands with archives and backups share: opening the store, and errors as exit statuses.

use std::fs::File;
use std::io::ErrorKind;
use std::path::Path;

use chrono::Utc;

use crate::commands::Failure;
use crate::commands::effective_settings;
use crate::commands::effective_settings::RunningNote;
use reeve_actions as actions;
use reeve_actions::transfer::backup;
use reeve_actions::{Caller, Context, Who};
use reeve_files::archive::{Archive, ArchiveKind, Limits};
pub(super) use reeve_http::config::StoreArgs;
use reeve_store as store;
use reeve_store::probe;
use reeve_store::sheet_link;
use reeve_store::time::millis;
use reeve_store::{Db, OpenError, Purpose};
use reeve_words as words;

/// How commands open the store that their arguments name.
pub(super) trait OpenStore {
    /// Opens a store that must be there: a mistyped path would otherwise make an empty one.
    async fn open_existing(&self) -> Result<Db, Failure>;

    /// Opens a store that may be new if somebody said which; otherwise it must be there.
    async fn open_named(&self) -> Result<Db, Failure>;

    /// Opens a store that is restored into, as [`OpenStore::open_named`] does; no server may have its file open.
    async fn open_alone(&self) -> Result<Db, Failure>;

    /// Says which store it is, and refuses one that is not there. Nothing is changed at its place.
    async fn must_be_there(&self) -> Result<(), Failure>;

    /// Opens the store, or makes it.
    async fn open(&self, purpose: Purpose) -> Result<Db, Failure>;

    /// What is said where the file of the store was taken away under a server that runs.
    fn gone_under_server(&self, error: &OpenError) -> Option<String>;

    /// The store as a person is told of it: the whole path, or the address without its password.
    fn shown(&self) -> String;
}

impl OpenStore for StoreArgs {
    async fn open_existing(&self) -> Result<Db, Failure> {
        self.must_be_there().await?;
        self.open(Purpose::Maintain).await
    }

    async fn open_named(&self) -> Result<Db, Failure> {
        may_be_new(self).await?;
        self.open(Purpose::Maintain).await
    }

    async fn open_alone(&self) -> Result<Db, Failure> {
        may_be_new(self).await?;
        Db::open(self.address(), Purpose::Serve).await.map_err(|error| match error {
            OpenError::Taken { path, pid } => Failure::Broken(words::server::restore_while_it_runs(&path, pid)),
            error => store_not_opened(self, error),
        })
    }

    async fn must_be_there(&self) -> Result<(), Failure> {
        let shown = self.shown();
        match probe::look(self.address()).await.map_err(|error| store_not_opened(self, error))? {
            Some(_) => {
                say_which(&shown);
                Ok(())
            }
            None => Err(Failure::input(words::commands::no_store(shown, self.is_named()))),
        }
    }

    async fn open(&self, purpose: Purpose) -> Result<Db, Failure> {
        let db = Db::open(self.address(), purpose).await.map_err(|error| store_not_opened(self, error))?;
        sheet_link::bring_up_to_date(&db).await.map_err(broken)?;
        Ok(db)
    }

    fn gone_under_server(&self, error: &OpenError) -> Option<String> {
        let OpenError::FileGone(path) = error else { return None };
        let note = RunningNote::beside_store(self.address()).ok()??;
        Some(words::server::gone_under_server(path, note.process))
    }

    fn shown(&self) -> String {
        match store::file_of(self.address()) {
            Ok(Some(path)) => std::path::absolute(path).unwrap_or_else(|_| path.to_owned()).display().to_string(),
            _ => without_password(self.address()),
        }
    }
}

/// Says which store it is, and refuses one that is not there if nobody said which.
async fn may_be_new(store: &StoreArgs) -> Result<(), Failure> {
    if !store.is_named() {
        return store.must_be_there().await;
    }
    say_which(&store.shown());
    Ok(())
}

fn store_not_opened(store: &StoreArgs, error: OpenError) -> Failure {
    match store.gone_under_server(&error) {
        Some(said) => Failure::input(said),
        None => not_opened(error, &store.shown()),
    }
}

/// On standard error, since standard output may be a file that somebody asked for.
fn say_which(shown: &str) {
    eprintln!("{}", words::commands::which_store(shown));
}

/// An address on PostgreSQL without its password and its options, which may hold one.
fn without_password(address: &str) -> String {
    let address = address.split('?').next().unwrap_or_default();
    let Some((scheme, rest)) = address.split_once("://") else { return String::new() };
    let (who, place) = rest.rsplit_once('@').map_or((None, rest), |(who, place)| (Some(who), place));
    let who = who.and_then(|who| who.split(':').next()).map(|name| format!("{name}@")).unwrap_or_default();
    format!("{scheme}://{who}{place}")
}

/// What was typed wrong is told apart from what is broken.
pub(super) fn not_opened(error: OpenError, shown: &str) -> Failure {
    use std::io::ErrorKind::{IsADirectory, NotADirectory, NotFound};

    let fault = words::store::open_error_at(&error, shown);
    match error {
        OpenError::Address(_)
        | OpenError::Foreign(_)
        | OpenError::ForeignSchema
        | OpenError::NoDatabase(_)
        | OpenError::FileGone(_) => Failure::input(fault),
        OpenError::File { source, .. } if matches!(source.kind(), IsADirectory | NotADirectory | NotFound) => {
            Failure::input(fault)
        }
        _ => Failure::Broken(fault),
    }
}

/// Somebody at the machine itself.
pub(super) fn caller() -> Caller {
    Caller { who: Who::Command, address: String::new() }
}

/// The context of a command.
pub(super) fn context<'a>(db: &'a Db, caller: &'a Caller) -> Context<'a> {
    Context { db, caller, now: millis(Utc::now()), form: None }
}

/// Opens a file that the person named.
pub(super) fn read(path: &Path) -> Result<File, Failure> {
    let fault = |error: std::io::Error| {
        let help = if error.kind() == ErrorKind::PermissionDenied { words::commands::NOT_READ } else { "" };
        Failure::input(format!("{}: {}{help}", path.display(), words::system::fault(&error)))
    };
    // A folder can be opened, and only reading it fails.
    if path.is_dir() {
        return Err(fault(ErrorKind::IsADirectory.into()));
    }
    File::open(path).map_err(fault)
}

/// Refuses a file that can't be written where it is said to be: a folder is not there, or is what was named.
pub(super) fn can_be_written(path: &Path) -> Result<(), Failure> {
    if path.is_dir() {
        return Err(Failure::input(words::commands::is_folder(path.display())));
    }
    match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() && !folder.is_dir() => {
            Err(Failure::input(words::system::no_folder_for(path.display(), folder.display())))
        }
        _ => Ok(()),
    }
}

/// Opens a file that should be of this kind, and checks its seal and digests before any store is opened: a file that is
/// refused makes no new one.
pub(super) fn read_sound(path: &Path, kind: ArchiveKind, limits: Limits) -> Result<File, Failure> {
    sound(path, read(path)?, kind, limits)
}

/// As [`read_sound`], for a file that is open.
pub(super) fn sound(path: &Path, file: File, kind: ArchiveKind, limits: Limits) -> Result<File, Failure> {
    let checked = Archive::open(&file, limits).and_then(|archive| archive.of_kind(kind).map(|_| ()));
    checked.map_err(|refusal| {
        Failure::input(format!("{}: {}", path.display(), words::transfer::file_refusal(&refusal)))
    })?;
    Ok(file)
}

/// What the person can mend is told apart from what broke.
pub(super) fn refused(path: &Path, error: actions::Error) -> Failure {
    match error {
        actions::Error::Store(error) => broken(error),
        error => Failure::input(format!("{}: {}", path.display(), words::error(&error))),
    }
}

/// As [`refused`], for what the store itself says.
pub(super) fn broken(error: store::Error) -> Failure {
    Failure::Broken(words::store::error(&error))
}

/// As [`refused`], for backups.
pub(super) fn of_backup(path: &Path, error: backup::Error) -> Failure {
    let said = words::transfer::backup_error(&error);
    match error {
        backup::Error::Refused(_) | backup::Error::NotEmpty => Failure::input(format!("{}: {said}", path.display())),
        _ => Failure::Broken(said),
    }
}

/// Refuses to overwrite a file that is something else than a whole one of this kind, unless the person says so; and the
/// store that is read, whatever the person says.
pub(super) fn spare_others(path: &Path, replace: bool, from: &StoreArgs, kind: ArchiveKind) -> Result<(), Failure> {
    let shown = path.display();
    let own = store::file_of(from.address()).ok().flatten().and_then(|file| file.canonicalize().ok());
    if own.is_some_and(|own| is_of_store(path, &own)) {
        return Err(Failure::input(words::server::is_the_store_itself(shown)));
    }
    // SQLite deletes a journal of that name with the next look at the store beside it.
    let name = path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
    if SQLITE_BESIDE.iter().any(|end| name.ends_with(end)) {
        return Err(Failure::input(words::commands::is_journal_name(shown)));
    }
    // A device or a pipe is nothing to put a file in place of.
    if path.metadata().is_ok_and(|known| !known.is_file()) {
        return Err(Failure::input(words::commands::is_no_file(shown)));
    }
    if replace {
        return Ok(());
    }
    let is_kept = match File::open(path) {
        Ok(file) => match kind {
            ArchiveKind::Backup => !backup::is_backup(&file),
            ArchiveKind::Series => Archive::open(&file, Limits::SERIES).and_then(|it| it.of_kind(kind)).is_err(),
            ArchiveKind::Tournament => {
                Archive::open(&file, Limits::TOURNAMENT).and_then(|it| it.of_kind(kind)).is_err()
            }
        },
        Err(error) if error.kind() == ErrorKind::NotFound => false,
        Err(error) => return Err(Failure::input(words::commands::is_unreadable_file(shown, &error))),
    };
    match is_kept {
        true => Err(Failure::input(words::commands::is_other_file(shown, kind))),
        false => Ok(()),
    }
}

/// What SQLite itself lays beside a store.
const SQLITE_BESIDE: [&str; 3] = ["-wal", "-shm", "-journal"];

/// What lies beside the file of a store: SQLite's log with its index, its journal, the server's lock and its note.
const BESIDE: [&str; 5] = ["-wal", "-shm", "-journal", ".lock", effective_settings::NOTE];

/// Whether a path is the file of a store or one of those beside it, also where that one is not there at the moment.
fn is_of_store(path: &Path, own: &Path) -> bool {
    // A file that is not there yet has a folder that is.
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let named = path.file_name().and_then(|name| Some(folder.canonicalize().ok()?.join(name)));
    let is_named = |own: &Path| path.canonicalize().is_ok_and(|path| path == own) || named.as_deref() == Some(own);
    is_named(own) || BESIDE.iter().any(|end| is_named(&effective_settings::beside(own, end)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_shown_without_what_is_secret() {
        let check = |address: &str, expected: &str| assert_eq!(without_password(address), expected);
        check("postgres://reeve:se@cret@host:5432/reeve?sslmode=disable", "postgres://reeve@host:5432/reeve");
        check("postgres://host/reeve?password=secret", "postgres://host/reeve");
        check("postgresql://reeve@host/reeve", "postgresql://reeve@host/reeve");
    }
}
