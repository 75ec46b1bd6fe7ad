//! Verify an archive or a backup: it is tried as before an import, or restored into a store of its own, and thrown away.

use std::fs::{self, File};
use std::path::{Path, PathBuf};

use chrono::Utc;

use reeve_files::archive::{Archive, ArchiveKind, Limits, Manifest};
use reeve_rules::sheets::chain::LinkDigest;
use reeve_store as store;
use reeve_store::dump::added::CHAIN;
use reeve_store::log_chain;
use reeve_store::log_chain::{BrokenLog, LogCoverage};
use reeve_store::sheet_link::ChainHead;
use reeve_store::time::millis;
use reeve_store::tournament;
use reeve_store::{Db, OpenError, Purpose, Snapshot};
use reeve_views::sheets::chain::ChainFault;

use crate::transfer::backup;
use crate::transfer::import_tournament;
use crate::transfer::refusal::Refusal;
use crate::transfer::rehearsal::check_chain;
use crate::transfer::row::{Row, rows};
use crate::transfer::series;
use crate::transfer::series::parts::EventRead;
use crate::transfer::tournament_rows::TableRows;
use crate::{Caller, Context, Who};

/// Why a file did not pass.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    #[error("refused: {0}")]
    Refused(#[from] Refusal),
    /// An import would refuse it.
    #[error(transparent)]
    Import(crate::Error),
    /// A restore would refuse it.
    #[error(transparent)]
    Restore(#[from] backup::Error),
    /// The digest chain of a tournament in a backup is broken, or says something else than the record sheets.
    #[error("chain-broken: {slug}")]
    Chain { slug: String, fault: ChainFault },
    /// A log in a backup is another one than its digests say.
    #[error("log-broken")]
    Log {
        /// The tournament; none of the log of what belongs to none.
        slug: Option<String>,
        broken: BrokenLog,
    },
    /// It is sound, and no link of its digest chain is the one that was asked for.
    #[error("other-head")]
    Head {
        /// The last link of its chain; none where it has no chain, or an empty one.
        found: Option<ChainHead>,
    },
    /// A head was given, and a whole store has many.
    #[error("head-of-backup")]
    HeadOfBackup,
    /// A head was given, and a series has one for each event.
    #[error("head-of-series")]
    HeadOfSeries,
    /// What was read in can't be read back.
    #[error(transparent)]
    Store(#[from] store::Error),
    /// The store to try it in can't be made.
    #[error("no-scratch-store: {0}")]
    Scratch(#[from] OpenError),
}

/// What a sound file holds.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Verified {
    /// What it says of itself.
    pub manifest: Manifest,
    /// Its digest chain; none in a backup, and in an archive of a version that knew none.
    pub chain: Option<VerifiedChain>,
    /// What the digests of its log cover; none in a backup and in a series.
    pub log: Option<LogCoverage>,
    /// The tournaments of a series by name, each with the digest of the last link of its chain; none while no sheet of it is final.
    pub events: Vec<(String, Option<String>)>,
}

/// The digest chain of a sound archive.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct VerifiedChain {
    /// Its last link; none while no sheet is final.
    pub head: Option<ChainHead>,
    /// What has the digest that was asked for, where one was.
    pub asked: Option<Asked>,
    /// Of how many links the second line covers who signed, how and when.
    pub covered: usize,
}

/// What has a digest, by its number from 1.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Asked {
    /// A link of the digest chain.
    Link(i64),
    /// A line of the log.
    Line(i64),
}

/// Checks seal, digests, every row, that the rows fit together in a store, that the digest chain says what the record sheets
/// say and the log what its digests say, and that the standings made anew are those in the file. With `head`, one link of the chain or
/// line of the log has to have this digest: as a rule its last one.
pub async fn verify(file: File, head: Option<LinkDigest>) -> Result<Verified, Error> {
    let again = file.try_clone().map_err(Refusal::from)?;
    let archive = Archive::open(file, Limits::BACKUP).map_err(Refusal::from)?;
    let manifest = archive.manifest().clone();
    let has_chain = archive.digest_of(CHAIN).is_some();
    drop(archive);
    if head.is_some() && manifest.format == ArchiveKind::Backup {
        return Err(Error::HeadOfBackup);
    }
    if head.is_some() && manifest.format == ArchiveKind::Series {
        return Err(Error::HeadOfSeries);
    }
    let (mut chain, mut log, mut events) = (None, None, Vec::new());
    match manifest.format {
        ArchiveKind::Tournament => {
            let read = tournament_in(again, has_chain, head).await?;
            (chain, log) = (read.0, Some(read.1));
        }
        ArchiveKind::Series => events = series_in(again).await?,
        ArchiveKind::Backup => backup_in(again).await?,
    }
    Ok(Verified { manifest, chain, log, events })
}

/// The name of each tournament with the digest of the last link of its chain.
async fn series_in(file: File) -> Result<Vec<(String, Option<String>)>, Error> {
    let (db, caller) = (Db::scratch().await?, Caller { who: Who::Command, address: String::new() });
    let context = Context { db: &db, caller: &caller, now: millis(Utc::now()), form: None };
    let tried = series::import::tried(&context, file, None).await.map_err(Error::Import)?;
    let head = |event: &EventRead| Some(event.head().to_owned()).filter(|head| !head.is_empty());
    Ok(tried.events.iter().map(|event| (event.name.clone(), head(event))).collect())
}

async fn tournament_in(
    file: File,
    has_chain: bool,
    wanted: Option<LinkDigest>,
) -> Result<(Option<VerifiedChain>, LogCoverage), Error> {
    let (db, caller) = (Db::scratch().await?, Caller { who: Who::Command, address: String::new() });
    let context = Context { db: &db, caller: &caller, now: millis(Utc::now()), form: None };
    let (content, _) = import_tournament::tried(&context, file, None).await.map_err(Error::Import)?;
    let log = log_of(&content);
    if !has_chain {
        // What the trial has just begun says nothing of the file.
        return if wanted.is_some() { Err(Error::Head { found: None }) } else { Ok((None, log)) };
    }
    let link = |row: Row<'_>| {
        let signed_digest = Some(row.text("signed_digest").to_owned()).filter(|digest| !digest.is_empty());
        Some(ChainHead {
            link_number: row.number("link_number")?,
            digest: row.text("digest").to_owned(),
            signed_digest,
        })
    };
    let links: Vec<ChainHead> = rows(&content, "sheet_link").filter_map(link).collect();
    let head = links.last().cloned();
    let asked = match wanted.map(|wanted| wanted.to_string()) {
        None => None,
        Some(wanted) => {
            let link = links.iter().find(|link| link.digest == wanted || link.signed_digest.as_ref() == Some(&wanted));
            let line = rows(&content, "audit").position(|row| row.text("log_digest") == wanted);
            match (link, line) {
                (Some(link), _) => Some(Asked::Link(link.link_number)),
                (None, Some(line)) => Some(Asked::Line(line as i64 + 1)),
                (None, None) => return Err(Error::Head { found: head }),
            }
        }
    };
    let covered = links.iter().filter(|link| link.signed_digest.is_some()).count();
    Ok((Some(VerifiedChain { head, asked, covered }), log))
}

/// What the digests of the log of an archive cover, which was found to be sound.
fn log_of(content: &TableRows) -> LogCoverage {
    let digests = || rows(content, "audit").map(|row| row.text("log_digest"));
    LogCoverage {
        lines: digests().count() as i64,
        from: digests().position(|digest| !digest.is_empty()).map(|at| at as i64 + 1),
        head: digests().last().filter(|digest| !digest.is_empty()).map(str::to_owned),
    }
}

async fn backup_in(file: File) -> Result<(), Error> {
    let scratch = Scratch::new().map_err(Refusal::from)?;
    let db = Db::open(&scratch.0.join("scratch.db").to_string_lossy(), Purpose::Maintain).await?;
    let done = restored_in(&db, file).await;
    db.close().await;
    done
}

async fn restored_in(db: &Db, file: File) -> Result<(), Error> {
    backup::restore(db, file, false).await?;
    chains(db).await
}

/// Whether the digest chain of every tournament in a store says what its record sheets say.
pub(super) async fn chains(db: &Db) -> Result<(), Error> {
    let mut tx = db.read().await?;
    for tournament in tournament::all(&mut tx).await? {
        let slug = tournament.slug.clone();
        let snapshot = Snapshot::of(&mut tx, tournament).await?;
        check_chain(&mut tx, &snapshot, None).await?.map_err(|fault| Error::Chain { slug: slug.clone(), fault })?;
        let log = log_chain::check(&mut tx, Some(snapshot.tournament.id)).await?;
        log.map_err(|broken| Error::Log { slug: Some(slug), broken })?;
    }
    log_chain::check(&mut tx, None).await?.map_err(|broken| Error::Log { slug: None, broken })?;
    Ok(())
}

/// A folder that goes with this value.
pub(super) struct Scratch(PathBuf);

impl Scratch {
    pub(super) fn new() -> std::io::Result<Scratch> {
        let folder = std::env::temp_dir().join(format!("reeve-verify-{}", reeve_secret::link_token()));
        reeve_store::disk::folder_for_the_owner().create(&folder)?;
        Ok(Scratch(folder))
    }

    pub(super) fn path(&self) -> &Path {
        &self.0
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}
