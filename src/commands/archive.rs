//! `reeve export`, `reeve import` and `reeve verify`: one tournament, or one series with all of its tournaments, as one file.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use crate::commands::encrypted;
use crate::commands::serve::say;
use crate::commands::store_files;
use crate::commands::store_files::OpenStore;
use crate::commands::store_files::StoreArgs;
use crate::commands::{Failure, block_on};
use reeve_actions as actions;
use reeve_actions::transfer::export_tournament::export_tournament;
use reeve_actions::transfer::import_tournament::import_tournament;
use reeve_actions::transfer::series::export::export_series;
use reeve_actions::transfer::series::import::import_series;
use reeve_actions::transfer::verify;
use reeve_files::archive::{ArchiveKind, Limits, kind_of};
use reeve_rules::sheets::chain::LinkDigest;
use reeve_store::disk;
use reeve_store::{TournamentId, series, tournament};
use reeve_words as words;

/// Arguments of `reeve export`.
#[derive(clap::Args)]
pub struct ExportArgs {
    /// The tournament: its short address, or its number
    tournament: String,
    /// The file to write; an archive of that name and kind is replaced
    file: PathBuf,
    /// The address is that of a series: it is written with its events and its final day
    #[arg(long)]
    series: bool,
    /// Overwrite the file whatever it is
    #[arg(long)]
    replace: bool,
    #[command(flatten)]
    store: StoreArgs,
}

/// Arguments of `reeve import`.
#[derive(clap::Args)]
pub struct ImportArgs {
    file: PathBuf,
    /// Another short address for the tournament or the series, where its own is taken
    #[arg(long, value_name = "ADDRESS")]
    r#as: Option<String>,
    #[command(flatten)]
    store: StoreArgs,
}

/// Arguments of `reeve verify`.
#[derive(clap::Args)]
pub struct VerifyArgs {
    file: PathBuf,
    /// For a backup that was encrypted with age: the file with the identity that opens it; the program age has to be there
    #[arg(long, value_name = "FILE")]
    identity: Option<PathBuf>,
    /// The head of the digest chain as it stands on the public page or on paper: 64 hexadecimal digits
    #[arg(long, value_name = "HEX")]
    head: Option<String>,
}

/// Runs `reeve export`. A server may run meanwhile.
pub fn export(args: &ExportArgs) -> Result<(), Failure> {
    store_files::can_be_written(&args.file)?;
    if args.series {
        return series_out(args);
    }
    store_files::spare_others(&args.file, args.replace, &args.store, ArchiveKind::Tournament)?;
    block_on(async {
        let db = args.store.open_existing().await?;
        let mut tx = db.read().await.map_err(store_files::broken)?;
        let by_slug = tournament::by_slug(&mut tx, &args.tournament).await.map_err(store_files::broken)?;
        let found = match (by_slug, args.tournament.parse::<TournamentId>()) {
            (None, Ok(id)) => tournament::by_id(&mut tx, id).await.map_err(store_files::broken)?,
            (found, _) => found,
        };
        drop(tx);
        let Some(found) = found else {
            return Err(Failure::input(words::store::no_such_tournament(&args.tournament)));
        };
        let caller = store_files::caller();
        let (id, name) = (found.id, found.name);
        let done = export_tournament(&store_files::context(&db, &caller), id).await;
        db.close().await;
        kept(args, &name, done)
    })
}

/// Writes what was exported into the file.
fn kept(args: &ExportArgs, name: &str, done: actions::Result<Vec<u8>>) -> Result<(), Failure> {
    let bytes = done.map_err(|error| Failure::Broken(words::error(&error)))?;
    write_whole(&args.file, &bytes)
        .map_err(|error| Failure::Broken(format!("{}: {}", args.file.display(), words::system::fault(&error))))?;
    say(&words::commands::exported(args.file.display(), name, bytes.len()));
    Ok(())
}

/// Runs `reeve export --series`.
fn series_out(args: &ExportArgs) -> Result<(), Failure> {
    store_files::spare_others(&args.file, args.replace, &args.store, ArchiveKind::Series)?;
    block_on(async {
        let db = args.store.open_existing().await?;
        let mut tx = db.read().await.map_err(store_files::broken)?;
        let found = series::by_slug(&mut tx, &args.tournament).await.map_err(store_files::broken)?;
        drop(tx);
        let Some(found) = found else {
            return Err(Failure::input(words::store::no_such_series(&args.tournament)));
        };
        let caller = store_files::caller();
        let done = export_series(&store_files::context(&db, &caller), found.id).await;
        db.close().await;
        kept(args, &found.name, done)
    })
}

/// Writes under a temporary name, syncs, and renames: a file of the target's name is always whole.
fn write_whole(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let name = path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
    let unfinished = path.with_file_name(format!(".{name}.part-{}", std::process::id()));
    let mut file = disk::for_the_owner().write(true).create(true).truncate(true).open(&unfinished)?;
    let done = file.write_all(bytes).and_then(|()| file.sync_all()).and_then(|()| fs::rename(&unfinished, path));
    if done.is_err() {
        let _ = fs::remove_file(&unfinished);
    }
    done
}

/// Runs `reeve import`.
pub fn import(args: &ImportArgs) -> Result<(), Failure> {
    if kind_of(store_files::read(&args.file)?) == Some(ArchiveKind::Series) {
        return series_in(args);
    }
    let file = store_files::read_sound(&args.file, ArchiveKind::Tournament, Limits::TOURNAMENT)?;
    block_on(async {
        let db = args.store.open_named().await?;
        let caller = store_files::caller();
        let done = import_tournament(&store_files::context(&db, &caller), file, args.r#as.as_deref()).await;
        db.close().await;
        let imported = done.map_err(|error| not_imported(args, error))?;
        words::commands::imported(&imported).iter().for_each(|line| say(line));
        Ok(())
    })
}

/// Runs `reeve import` with the archive of a series.
fn series_in(args: &ImportArgs) -> Result<(), Failure> {
    let file = store_files::read_sound(&args.file, ArchiveKind::Series, Limits::SERIES)?;
    block_on(async {
        let db = args.store.open_named().await?;
        let caller = store_files::caller();
        let done = import_series(&store_files::context(&db, &caller), file, args.r#as.as_deref()).await;
        db.close().await;
        let imported = done.map_err(|error| not_imported(args, error))?;
        words::series_archive::imported(&imported).iter().for_each(|line| say(line));
        Ok(())
    })
}

/// Why an archive did not come in: what is wrong with the address that was given for it is no fault of the file.
fn not_imported(args: &ImportArgs, error: actions::Error) -> Failure {
    let is_address =
        matches!(&error, actions::Error::Faults(faults) if faults.iter().any(|fault| fault.field == "slug"));
    match &args.r#as {
        Some(_) if is_address => Failure::input(format!("--as: {}", words::error(&error))),
        None if is_address => {
            let said = words::commands::choose_address(&words::error(&error));
            Failure::input(format!("{}: {said}", args.file.display()))
        }
        _ => store_files::refused(&args.file, error),
    }
}

/// Runs `reeve verify`.
pub fn verify(args: &VerifyArgs) -> Result<(), Failure> {
    let head = args.head.as_deref().map(|head| head.trim().to_lowercase().parse::<LinkDigest>());
    let head = head.transpose().map_err(|_| Failure::input(words::commands::NO_HEAD.to_owned()))?;
    let file = encrypted::opened(&args.file, args.identity.as_deref())?;
    let verified = block_on(async {
        verify::verify(file, head).await.map_err(|error| match error {
            verify::Error::Refused(_)
            | verify::Error::Chain { .. }
            | verify::Error::Log { .. }
            | verify::Error::Head { .. }
            | verify::Error::HeadOfSeries
            | verify::Error::HeadOfBackup => {
                Failure::input(format!("{}: {}", args.file.display(), words::transfer::verify_error(&error)))
            }
            verify::Error::Import(error) => store_files::refused(&args.file, error),
            verify::Error::Restore(error) => store_files::of_backup(&args.file, error),
            verify::Error::Store(_) | verify::Error::Scratch(_) => {
                Failure::Broken(words::transfer::verify_error(&error))
            }
        })
    })?;
    say(&words::commands::whole(args.file.display(), &words::transfer::verified(&verified)));
    Ok(())
}
