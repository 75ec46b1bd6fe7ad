//! `reeve backup` and `reeve restore`: the whole store as one file.

use std::io::Write;
use std::path::{Path, PathBuf};

use crate::commands::effective_settings::SettingsInForce;
use crate::commands::encrypted;
use crate::commands::serve::say;
use crate::commands::store_files;
use crate::commands::store_files::OpenStore;
use crate::commands::store_files::StoreArgs;
use crate::commands::{Failure, block_on, config, settings};
use reeve_actions::transfer::backup;
use reeve_files::archive::{ArchiveKind, Limits};
use reeve_store::{Db, disk};
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
    /// Write the secrets among the settings into the backup too: passwords of mail and database, tokens
    #[arg(long)]
    with_secrets: bool,
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
    /// Write the settings in the backup into this file, where there is none yet
    #[arg(long, value_name = "FILE")]
    settings: Option<PathBuf>,
    #[command(flatten)]
    store: StoreArgs,
}

/// Runs `reeve backup`. A server may run meanwhile.
pub(super) fn backup(args: &BackupArgs, held: &SettingsInForce) -> Result<(), Failure> {
    if let Some(file) = &args.file {
        store_files::can_be_written(file)?;
        store_files::spare_others(file, args.replace, &args.store, ArchiveKind::Backup)?;
    }
    // A backup without them is better than none.
    let settings = match settings::of_server(held.file.as_deref()) {
        Ok(all) => config::text(&all, &args.store, args.with_secrets),
        Err(why) => {
            eprintln!("{}", words::settings::not_in_backup(why));
            String::new()
        }
    };
    block_on(async {
        let db = args.store.open_existing().await?;
        if let Some(file) = &args.file {
            make(&db, file, &settings).await?;
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

async fn make(db: &Db, file: &Path, settings: &str) -> Result<(), Failure> {
    let made = backup::backup_with(db, file, settings).await.map_err(|error| store_files::of_backup(file, error))?;
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
pub(super) fn restore(args: &RestoreArgs, held: &SettingsInForce) -> Result<(), Failure> {
    let file = encrypted::opened(&args.file, args.identity.as_deref())?;
    let file = store_files::sound(&args.file, file, ArchiveKind::Backup, Limits::BACKUP)?;
    let again = file.try_clone().map_err(|error| Failure::Broken(error.to_string()))?;
    let settings = backup::settings_in(again).map_err(|why| store_files::of_backup(&args.file, why.into()))?;
    if let (Some(to), Some(text)) = (&args.settings, &settings) {
        write_settings(to, text)?;
    }
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
    })?;
    match (&settings, &args.settings) {
        (Some(_), Some(to)) => say(&words::settings::written(to.display())),
        (Some(text), None) => {
            let other = config::other_than_here(text, &settings::of_server(held.file.as_deref()).unwrap_or_default());
            if !other.is_empty() {
                say(&words::settings::other_in_backup(&other, args.file.display()));
            }
        }
        (None, Some(_)) => say(&words::settings::none_in_backup(args.file.display())),
        (None, None) => {}
    }
    Ok(())
}

/// Writes the settings of a backup into a file of its own, for its owner alone: there may be secrets among them.
fn write_settings(to: &Path, text: &str) -> Result<(), Failure> {
    let fault = |error: std::io::Error| Failure::input(format!("{}: {}", to.display(), words::system::fault(&error)));
    let mut file = disk::for_the_owner().write(true).create_new(true).open(to).map_err(fault)?;
    file.write_all(text.as_bytes()).and_then(|()| file.sync_all()).map_err(fault)
}
