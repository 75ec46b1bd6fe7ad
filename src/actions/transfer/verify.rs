//! Verify an archive or a backup: it is read into a store of its own, as an import or a restore would, and thrown away.

use std::fs::{self, File};
use std::path::PathBuf;

use chrono::Utc;

use crate::files::archive::{Archive, ArchiveKind, Limits, Manifest};
use crate::store::time::millis;
use crate::store::{Db, OpenError, Purpose};

use crate::actions::transfer::backup;
use crate::actions::transfer::import_tournament::import_tournament;
use crate::actions::transfer::refusal::Refusal;
use crate::actions::{Caller, Context, Who};

/// Why a file did not pass.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// The file is refused.
    #[error("refused: {0}")]
    Refused(#[from] Refusal),
    /// An import would refuse it.
    #[error(transparent)]
    Import(crate::actions::Error),
    /// A restore would refuse it.
    #[error(transparent)]
    Restore(#[from] backup::Error),
    /// The store to try it in can't be made.
    #[error("no-scratch-store: {0}")]
    Scratch(#[from] OpenError),
}

/// Checks seal, digests, every row, that the rows fit together in a store, and that the standings made anew are those
/// in the file. Gives what the file says of itself.
pub async fn verify(file: File) -> Result<Manifest, Error> {
    let again = file.try_clone().map_err(Refusal::from)?;
    let archive = Archive::open(file, Limits::BACKUP).map_err(Refusal::from)?;
    let manifest = archive.manifest().clone();
    drop(archive);
    let scratch = Scratch::new().map_err(Refusal::from)?;
    let db = Db::open(&scratch.0.join("scratch.db").to_string_lossy(), Purpose::Maintain).await?;
    let done = match manifest.format {
        ArchiveKind::Tournament => {
            let caller = Caller { who: Who::Command, address: String::new() };
            let context = Context { db: &db, caller: &caller, now: millis(Utc::now()), form: None };
            import_tournament(&context, again, None).await.map(drop).map_err(Error::Import)
        }
        ArchiveKind::Backup => backup::restore(&db, again, false).await.map(drop).map_err(Error::Restore),
    };
    db.close().await;
    done.map(|()| manifest)
}

/// A folder that goes with this value.
struct Scratch(PathBuf);

impl Scratch {
    fn new() -> std::io::Result<Scratch> {
        let folder = std::env::temp_dir().join(format!("reeve-verify-{}", crate::secret::link_token()));
        let mut make = fs::DirBuilder::new();
        #[cfg(unix)]
        {
            use std::os::unix::fs::DirBuilderExt;
            make.mode(0o700);
        }
        make.create(&folder)?;
        Ok(Scratch(folder))
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}
