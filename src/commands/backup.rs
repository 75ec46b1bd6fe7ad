//! `reeve backup` and `reeve restore`: the whole store as one file.

use std::path::{Path, PathBuf};

use crate::commands::encrypted;
use crate::commands::serve::say;
use crate::commands::store_files;
use crate::commands::store_files::OpenStore;
use crate::commands::store_files::StoreArgs;
use crate::commands::{Failure, block_on};
use reeve_actions::transfer::backup;
use reeve_files::archive::{ArchiveKind, Limits};
use reeve_store::Db;
use reeve_words as words;

/// Arguments of `reeve backup`.
#[derive(clap::Args)]
pub struct BackupArgs {
    /// The file to write; a backup of that name is replaced
    #[arg(required_unless_present = "forget_copies")]
    file: Option<PathBuf>,
    /// Overwrite the file whatever it is
    #[arg(long)]
    replace: bool,
    /// Remove the copies that upgrades left beside the store, after the backup where one is made
    #[arg(long)]
    forget_copies: bool,
    #[command(flatten)]
    store: StoreArgs,
}

/// Arguments of `reeve restore`.
#[derive(clap::Args)]
pub struct RestoreArgs {
    file: PathBuf,
    /// Throw away everything that is in the store
    #[arg(long)]
    replace: bool,
    /// For a backup that was encrypted with age: the file with the identity that opens it; the program age has to be there
    #[arg(long, value_name = "FILE")]
    identity: Option<PathBuf>,
    #[command(flatten)]
    store: StoreArgs,
}

/// Runs `reeve backup`. A server may run meanwhile.
pub fn backup(args: &BackupArgs) -> Result<(), Failure> {
    if let Some(file) = &args.file {
        store_files::can_be_written(file)?;
        store_files::spare_others(file, args.replace, &args.store, ArchiveKind::Backup)?;
    }
    block_on(async {
        let db = args.store.open_existing().await?;
        if let Some(file) = &args.file {
            make(&db, file).await?;
        }
        let gone = if args.forget_copies { db.forget_upgrade_copies(None) } else { Ok(Vec::new()) };
        db.close().await;
        let gone = gone.map_err(|error| Failure::Broken(words::commands::copies_not_removed(&error)))?;
        if args.forget_copies {
            say(&words::commands::copies_removed(&gone));
        }
        Ok(())
    })
}

async fn make(db: &Db, file: &Path) -> Result<(), Failure> {
    let made = backup::backup_to(db, file).await.map_err(|error| store_files::of_backup(file, error))?;
    let caller = store_files::caller();
    // The backup is good whether or not the log can be written.
    if let Err(error) = backup::note_backup(&store_files::context(db, &caller), &name_of(file), &made).await {
        eprintln!("{}", words::commands::backup_not_noted(words::error(&error)));
    }
    say(&words::commands::backed_up(file.display(), made.rows, made.bytes));
    Ok(())
}

/// The name of a file without its folder, as the audit log has it.
fn name_of(file: &Path) -> String {
    file.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default()
}

/// Runs `reeve restore`. No server may run on a SQLite store meanwhile; copies on PostgreSQL load everything again.
pub fn restore(args: &RestoreArgs) -> Result<(), Failure> {
    let file = encrypted::opened(&args.file, args.identity.as_deref())?;
    let file = store_files::sound(&args.file, file, ArchiveKind::Backup, Limits::BACKUP)?;
    block_on(async {
        let db = args.store.open_alone().await?;
        let caller = store_files::caller();
        let context = store_files::context(&db, &caller);
        let done = backup::restore_and_note(&context, file, &name_of(&args.file), args.replace).await;
        db.close().await;
        let counts = done.map_err(|error| store_files::of_backup(&args.file, error))?;
        let count = |table: &str| {
            let rows = counts.get(table).copied().unwrap_or_default();
            usize::try_from(rows).unwrap_or(usize::MAX)
        };
        say(&words::commands::restored(args.file.display(), count));
        Ok(())
    })
}
