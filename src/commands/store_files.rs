//! What the commands with archives and backups share: opening the store, and errors as exit statuses.

use std::fs::File;
use std::path::Path;

use chrono::Utc;

use crate::actions;
use crate::actions::transfer::backup;
use crate::actions::{Caller, Context, Who};
use crate::commands::Failure;
use crate::files::archive::{Archive, ArchiveKind, Limits};
use crate::store;
use crate::store::time::millis;
use crate::store::{Db, OpenError, Purpose};
use crate::web::ui::words;

/// The store that a command works on.
#[derive(Debug, clap::Args)]
pub(crate) struct StoreArgs {
    /// The store: a SQLite file or `postgres://user@host/name`
    #[arg(long, env = "DATABASE_URL", default_value = "sqlite:reeve.db", hide_env_values = true)]
    pub database: String,
}

impl StoreArgs {
    /// Opens a store that must be there: a mistyped path would otherwise make an empty one.
    pub(super) async fn open_existing(&self) -> Result<Db, Failure> {
        self.must_be_there()?;
        self.open(Purpose::Maintain).await
    }

    /// Refuses a SQLite file that is not there.
    pub(super) fn must_be_there(&self) -> Result<(), Failure> {
        let path = self.database.strip_prefix("sqlite:").unwrap_or(&self.database);
        let path = path.strip_prefix("//").unwrap_or(path);
        if !path.contains("://") && !Path::new(path).exists() {
            return Err(Failure::input(format!("{path}: there is no store here. Say which with --database")));
        }
        Ok(())
    }

    /// Opens a store, or makes it.
    pub(super) async fn open(&self, purpose: Purpose) -> Result<Db, Failure> {
        Db::open(&self.database, purpose).await.map_err(|error| match error {
            OpenError::Address(_) | OpenError::Foreign(_) => Failure::input(words::store::open_error(&error)),
            _ => Failure::Broken(words::store::open_error(&error)),
        })
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
    File::open(path).map_err(|error| Failure::input(format!("{}: {error}", path.display())))
}

/// Opens a file that should be of this kind, and checks its seal and digests before any store is opened: a file that is
/// refused makes no new one.
pub(super) fn read_sound(path: &Path, kind: ArchiveKind, limits: Limits) -> Result<File, Failure> {
    let file = read(path)?;
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
