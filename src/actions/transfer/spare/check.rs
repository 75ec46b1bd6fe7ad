//! A copy is looked through: by the database, and whether every digest chain says what the record sheets say.

use std::fs;
use std::io;
use std::path::Path;

use crate::transfer::verify;
use crate::transfer::verify::{Scratch, chains};
use reeve_store as store;
use reeve_store::{Db, OpenError, Purpose};

/// Why a copy did not pass.
#[derive(Debug, thiserror::Error)]
pub enum Unsound {
    /// It could not be read, or not be laid aside.
    #[error("{0}")]
    Unread(#[from] io::Error),
    #[error("not-opened: {0}")]
    NotOpened(#[from] OpenError),
    #[error(transparent)]
    Store(#[from] store::Error),
    /// The database finds this wrong with it.
    #[error("damaged: {0}")]
    Damaged(String),
    /// A digest chain is broken.
    #[error(transparent)]
    Chain(verify::Error),
}

/// Looks through a copy in a folder, laid aside meanwhile: nothing is changed beside it.
pub async fn check(copy: &Path) -> Result<(), Unsound> {
    let scratch = Scratch::new()?;
    let aside = scratch.path().join("spare.db");
    let (from, to) = (copy.to_owned(), aside.clone());
    tokio::task::spawn_blocking(move || fs::copy(from, to)).await.map_err(io::Error::other)??;
    look_through(&aside).await
}

/// Looks through a file that is ours alone.
pub(super) async fn look_through(file: &Path) -> Result<(), Unsound> {
    let db = Db::open(&file.to_string_lossy(), Purpose::Maintain).await?;
    let found = sound(&db).await;
    db.close().await;
    found
}

async fn sound(db: &Db) -> Result<(), Unsound> {
    if let Some(fault) = db.damage().await?.unwrap_or_default().into_iter().next() {
        return Err(Unsound::Damaged(fault));
    }
    chains(db).await.map_err(|error| match error {
        verify::Error::Store(error) => Unsound::Store(error),
        error => Unsound::Chain(error),
    })
}
