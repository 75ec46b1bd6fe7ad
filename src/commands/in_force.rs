//! The settings that a command works with, and what a running server notes of its own: the note lies beside the store, so
//! that `reeve doctor` can tell whether it looks at what is running.

use std::any::TypeId;
use std::cell::Cell;
use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::io::Write;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};

use clap::{Arg, ArgMatches};
use serde::{Deserialize, Serialize};

use crate::secret;
use crate::store;

/// What the name of a store's file ends in to give that of the note.
pub(super) const NOTE: &str = ".running";

/// The settings of a command as they hold.
#[derive(Debug, Default)]
pub(super) struct SettingsInForce {
    /// The settings file that was read.
    pub(super) file: Option<PathBuf>,
    /// Where each setting was said that was said at all, by its key.
    pub(super) said: Vec<(String, String)>,
    /// What every setting says, by its key. Of a secret there is the digest.
    pub(super) values: BTreeMap<String, String>,
}

/// What a setting says in a command, in a way that can be compared with what it says in another.
pub(super) fn value(arg: &Arg, own: &ArgMatches) -> Option<(String, String)> {
    let texts = own.get_raw(arg.get_id().as_str())?;
    let is_path = arg.get_value_parser().type_id() == TypeId::of::<PathBuf>();
    let texts: Vec<String> = texts
        .map(|text| match std::path::absolute(text) {
            Ok(path) if is_path => path.display().to_string(),
            _ => text.to_string_lossy().trim().to_owned(),
        })
        .collect();
    let text = texts.join(",");
    let shown = if arg.is_hide_env_values_set() { format!("{SECRET}{}", secret::digest(&text)) } else { text };
    Some((arg.get_long()?.to_owned(), shown))
}

/// What stands before the digest of a secret.
const SECRET: &str = "sha256:";

/// Whether the value of a setting is the digest of a secret.
pub(super) fn is_secret(value: &str) -> bool {
    value.starts_with(SECRET)
}

/// What a server notes when it has started.
#[derive(Debug, Serialize, Deserialize)]
pub(super) struct RunningNote {
    /// The number of its process.
    pub(super) process: u32,
    /// The address that it really listens on.
    pub(super) address: SocketAddr,
    /// What its settings say.
    pub(super) settings: BTreeMap<String, String>,
}

impl RunningNote {
    /// The note beside the store at an address; none on PostgreSQL, and where no server has left one.
    pub(super) fn beside_store(address: &str) -> Option<RunningNote> {
        serde_json::from_slice(&fs::read(place(address)?).ok()?).ok()
    }
}

/// The place of a running server's note, which is taken away when the server has ended.
#[derive(Debug)]
pub(super) struct NotePlace {
    path: Option<PathBuf>,
    is_written: Cell<bool>,
}

impl NotePlace {
    /// The place beside the store at an address.
    pub(super) fn of(address: &str) -> NotePlace {
        NotePlace { path: place(address), is_written: Cell::new(false) }
    }

    /// Writes the note, readable by its owner only. Without it the doctor knows less, and the server serves all the same.
    pub(super) fn write(&self, address: SocketAddr, settings: &SettingsInForce) {
        let Some(path) = &self.path else { return };
        let note = RunningNote { process: std::process::id(), address, settings: settings.values.clone() };
        match write(path, &note) {
            Ok(()) => self.is_written.set(true),
            Err(error) => tracing::warn!(%error, file = %path.display(), "the settings were not noted for the doctor"),
        }
    }
}

impl Drop for NotePlace {
    fn drop(&mut self) {
        if let Some(path) = self.path.as_ref().filter(|_| self.is_written.get()) {
            let _ = fs::remove_file(path);
        }
    }
}

fn place(address: &str) -> Option<PathBuf> {
    let path = store::file_of(address).ok()??;
    // By whatever name the file was given, the note has one place.
    Some(beside(&path.canonicalize().or_else(|_| std::path::absolute(path)).ok()?, NOTE))
}

/// The file beside another whose name ends in this too.
pub(super) fn beside(path: &Path, end: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(end);
    PathBuf::from(name)
}

fn write(path: &Path, note: &RunningNote) -> io::Result<()> {
    let mut open = fs::OpenOptions::new();
    open.write(true).create(true).truncate(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut open, 0o600);
    open.open(path)?.write_all(&serde_json::to_vec(note)?)
}
