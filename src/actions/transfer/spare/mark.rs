//! What whoever takes over leaves beside the copies: should the machine that was taken over come back and find that stick, it learns from
//! it that it is not the one any more.

use std::fs::{self, File};
use std::io::{self, Read, Write};
use std::path::Path;

use serde::{Deserialize, Serialize};

use reeve_secret as secret;
use reeve_store as store;
use reeve_store::disk;
use reeve_store::{Db, Scope, Tx, setting};

const NAME: &str = "reeve-taken-over.json";
const UNFINISHED: &str = "reeve-taken-over.json.new";
/// More than a mark ever is.
const MOST: u64 = 4096;
/// The text of a store that is the same in all of its copies.
const STORE: &str = "store-name";
/// The text of a store that says which takeover made it.
const TAKEN: &str = "taken-over";

#[derive(Debug, Serialize, Deserialize)]
struct Mark {
    /// The name of the store.
    store: String,
    /// Which takeover it was.
    taken: String,
    /// The address of the machine that has taken over.
    to: String,
}

/// Gives a store its name, if it has none: a mark is of one store.
pub async fn name_store(db: &Db) -> Result<(), store::Error> {
    let mut tx = db.read().await?;
    let known = setting::text(&mut tx, STORE).await?;
    drop(tx);
    if known.is_none() {
        let mut tx = db.write(Scope::NoTournament).await?;
        setting::keep_text(&mut tx, STORE, &secret::link_token()).await?;
        tx.commit().await?;
    }
    Ok(())
}

/// Notes in a store that it is the one of a takeover.
pub(super) async fn note_taken(tx: &mut Tx) -> Result<(), store::Error> {
    setting::set_text(tx, TAKEN, &secret::link_token()).await
}

/// Leaves the mark in the folder from which this store was taken over: it is served at this address now. Nothing is left where the store
/// has no name, since the other machine then knows of no marks.
pub async fn leave(db: &Db, folder: &Path, to: &str) -> Result<(), store::Error> {
    let Some((store, Some(taken))) = of_store(db).await? else { return Ok(()) };
    let (folder, mark) = (folder.to_owned(), Mark { store, taken, to: to.to_owned() });
    let written = tokio::task::spawn_blocking(move || write(&folder, &mark)).await;
    written.map_err(store::Error::broken)?.map_err(store::Error::broken)
}

/// The address of the machine that has taken this store over, where the mark in a folder says so. The one that this store itself was
/// taken over with counts for nothing, nor does that of another store.
pub async fn taken_by(db: &Db, folder: &Path) -> Result<Option<String>, store::Error> {
    let Some(mark) = read(folder) else { return Ok(None) };
    let own = of_store(db).await?;
    let is_of_other = own.is_some_and(|(store, taken)| store == mark.store && taken.as_ref() != Some(&mark.taken));
    Ok(is_of_other.then_some(mark.to))
}

/// Takes the mark away: this machine is the one again.
pub fn remove(folder: &Path) -> io::Result<()> {
    match fs::remove_file(folder.join(NAME)) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
        _ => Ok(()),
    }
}

/// The name of a store, where it has one, and which takeover made it.
async fn of_store(db: &Db) -> Result<Option<(String, Option<String>)>, store::Error> {
    let mut tx = db.read().await?;
    let Some(name) = setting::text(&mut tx, STORE).await? else { return Ok(None) };
    Ok(Some((name, setting::text(&mut tx, TAKEN).await?)))
}

fn write(folder: &Path, mark: &Mark) -> io::Result<()> {
    let unfinished = folder.join(UNFINISHED);
    let mut file = disk::for_the_owner().write(true).create(true).truncate(true).open(&unfinished)?;
    file.write_all(&serde_json::to_vec_pretty(mark)?)?;
    file.sync_all()?;
    fs::rename(&unfinished, folder.join(NAME))?;
    // A new name is on the disk only once its folder is.
    #[cfg(unix)]
    File::open(folder)?.sync_all()?;
    Ok(())
}

/// None where there is none, or what is there is no mark.
fn read(folder: &Path) -> Option<Mark> {
    let mut text = Vec::new();
    File::open(folder.join(NAME)).ok()?.take(MOST).read_to_end(&mut text).ok()?;
    serde_json::from_slice(&text).ok()
}
