//! The settings that a command works with, and what a running server notes of its own: the note lies beside the store, so
//! that `reeve doctor` can tell whether it looks at what is running.

use std::any::TypeId;
use std::cell::Cell;
use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::io::{Read, Write};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};

use clap::{Arg, ArgMatches};
use serde::{Deserialize, Serialize};

use reeve_secret as secret;
use reeve_store as store;
use reeve_store::disk;

/// What the name of a store's file ends in to give that of the note.
pub(super) const NOTE: &str = ".running";

/// The settings of a command as they hold.
#[derive(Default)]
pub(super) struct SettingsInForce {
    /// The settings file that was read.
    pub(super) file: Option<PathBuf>,
    /// Where each setting was said that was said at all, by its key.
    pub(super) said: Vec<(String, String)>,
    /// What every setting says, by its key. Of a secret there is the digest.
    pub(super) values: BTreeMap<String, String>,
    /// The secrets themselves, by their key.
    pub(super) secrets: BTreeMap<String, String>,
}

impl SettingsInForce {
    /// What was said, without secrets and without the store, which stays where it is.
    pub(super) fn to_hand_on(&self) -> BTreeMap<String, String> {
        let is_said = |key: &String| self.said.iter().any(|(said, _)| said == key);
        let handed = self.values.iter().filter(|(key, value)| is_said(key) && !is_secret(value) && *key != "database");
        handed.map(|(key, value)| (key.clone(), value.clone())).collect()
    }
}

/// What a setting says in a command, in a way that can be compared with what it says in another.
pub(super) fn value(arg: &Arg, own: &ArgMatches) -> Option<(String, String)> {
    let text = text(arg, own)?;
    let is_secret = is_secret_of(arg) || arg.get_long().is_some_and(|key| MAY_HOLD_SECRETS.contains(&key));
    let shown = if is_secret { format!("{SECRET}{}", secret::digest(&text)) } else { text };
    Some((arg.get_long()?.to_owned(), shown))
}

/// The secret that a setting says, or what may hold one.
pub(super) fn secret_of(arg: &Arg, own: &ArgMatches) -> Option<(String, String)> {
    let key = arg.get_long()?;
    let is_one = is_secret_of(arg) || MAY_HOLD_SECRETS.contains(&key);
    Some((key.to_owned(), text(arg, own).filter(|_| is_one)?))
}

fn is_secret_of(arg: &Arg) -> bool {
    arg.is_hide_env_values_set()
}

fn text(arg: &Arg, own: &ArgMatches) -> Option<String> {
    let texts = own.get_raw(arg.get_id().as_str())?;
    let is_path = arg.get_value_parser().type_id() == TypeId::of::<PathBuf>();
    let texts: Vec<String> = texts
        .map(|text| match std::path::absolute(text) {
            Ok(path) if is_path => path.display().to_string(),
            _ => text.to_string_lossy().trim().to_owned(),
        })
        .collect();
    Some(texts.join(","))
}

/// Settings whose text may hold a secret among other things, such as a token within a command.
const MAY_HOLD_SECRETS: [&str; 1] = ["backup-command"];

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
    pub(super) settings: BTreeMap<String, String>,
}

impl RunningNote {
    /// The note beside the store at an address; none on PostgreSQL, where no server has left one, where the server that
    /// left it has been killed, and where no server wrote what lies there.
    ///
    /// Error: this user may not read what lies there.
    pub(super) fn beside_store(address: &str) -> Result<Option<RunningNote>, NoteClosed> {
        let Some(place) = place(address) else { return Ok(None) };
        let content = match read(&place) {
            Ok(content) => content,
            Err(error) if error.kind() == io::ErrorKind::PermissionDenied => return Err(NoteClosed),
            Err(_) => return Ok(None),
        };
        let is_text = |text: &String| !text.contains(char::is_control);
        let is_ours = |note: &RunningNote| note.settings.iter().all(|(key, value)| is_text(key) && is_text(value));
        let note = serde_json::from_slice(&content).ok();
        Ok(note.filter(|note: &RunningNote| is_ours(note) && is_alive(note.process)))
    }
}

impl RunningNote {
    /// The beginning of links to this server, without a slash at its end.
    pub(super) fn base(&self) -> String {
        let scheme = if self.settings.contains_key("tls-cert") { "https" } else { "http" };
        let own = || format!("{scheme}://{}", self.address);
        self.settings.get("public-url").map_or_else(own, |url| url.trim_end_matches('/').to_owned())
    }
}

/// That this user may not read the note of a server, where there is one.
#[derive(Debug)]
pub(super) struct NoteClosed;

/// Whether there is a process of that number.
#[cfg(unix)]
fn is_alive(process: u32) -> bool {
    let process = i32::try_from(process).ok().and_then(rustix::process::Pid::from_raw);
    // Of somebody else's process the system says that it may not be asked, so it is there.
    process.is_some_and(|process| {
        matches!(rustix::process::test_kill_process(process), Ok(()) | Err(rustix::io::Errno::PERM))
    })
}

#[cfg(not(unix))]
fn is_alive(_process: u32) -> bool {
    true
}

/// More than a note ever is.
const MOST_OF_A_NOTE: u64 = 64 * 1024;

/// What is in the file of a note. It is not waited for where a pipe lies there, and a link is not followed.
fn read(path: &Path) -> io::Result<Vec<u8>> {
    if !fs::symlink_metadata(path)?.is_file() {
        return Err(io::ErrorKind::InvalidInput.into());
    }
    let mut content = Vec::new();
    fs::File::open(path)?.take(MOST_OF_A_NOTE).read_to_end(&mut content)?;
    Ok(content)
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

/// Writes a new file: whatever lies there, a link or a pipe too, is taken away and not written into.
fn write(path: &Path, note: &RunningNote) -> io::Result<()> {
    if path.symlink_metadata().is_ok() {
        fs::remove_file(path)?;
    }
    disk::for_the_owner().write(true).create_new(true).open(path)?.write_all(&serde_json::to_vec(note)?)
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    fn note(process: u32, log: &str) -> RunningNote {
        let settings = BTreeMap::from([("log".to_owned(), log.to_owned())]);
        RunningNote { process, address: ([127, 0, 0, 1], 8080).into(), settings }
    }

    #[test]
    fn a_note_follows_no_link_and_waits_for_no_pipe() {
        let folder = tempfile::tempdir().unwrap();
        let (store, victim) = (folder.path().join("reeve.db"), folder.path().join("victim"));
        fs::write(&store, "").unwrap();
        fs::write(&victim, "mine").unwrap();
        let address = format!("sqlite:{}", store.display());
        let place = place(&address).expect("a place");
        std::os::unix::fs::symlink(&victim, &place).unwrap();
        let is_there = || RunningNote::beside_store(&address).unwrap().is_some();
        assert!(!is_there(), "a link");
        write(&place, &note(std::process::id(), "info")).unwrap();
        assert_eq!(fs::read_to_string(&victim).unwrap(), "mine");
        let mode = std::os::unix::fs::PermissionsExt::mode(&fs::metadata(&place).unwrap().permissions());
        assert_eq!(mode & 0o777, 0o600);
        assert!(is_there());

        fs::remove_file(&place).unwrap();
        let made = std::process::Command::new("mkfifo").arg(&place).status().unwrap();
        assert!(made.success());
        assert!(!is_there(), "a pipe");
        write(&place, &note(std::process::id(), "info")).unwrap();
        assert!(is_there());
    }

    #[test]
    fn links_lead_to_where_the_server_is_reached() {
        let mut note = note(1, "info");
        assert_eq!(note.base(), "http://127.0.0.1:8080");
        note.settings.insert("tls-cert".to_owned(), "cert.pem".to_owned());
        assert_eq!(note.base(), "https://127.0.0.1:8080");
        note.settings.insert("public-url".to_owned(), "https://reeve.example.org/".to_owned());
        assert_eq!(note.base(), "https://reeve.example.org");
    }

    #[test]
    fn a_dead_servers_note_and_a_forged_one_are_none() {
        let folder = tempfile::tempdir().unwrap();
        let store = folder.path().join("reeve.db");
        fs::write(&store, "").unwrap();
        let address = format!("sqlite:{}", store.display());
        let place = place(&address).expect("a place");
        let mut child = std::process::Command::new("true").spawn().unwrap();
        let dead = child.id();
        child.wait().unwrap();
        for (note, is_one) in [(note(std::process::id(), "info"), true), (note(dead, "info"), false)] {
            write(&place, &note).unwrap();
            assert_eq!(RunningNote::beside_store(&address).unwrap().is_some(), is_one, "{note:?}");
        }
        write(&place, &note(std::process::id(), "info\u{1b}[2J\nok forged")).unwrap();
        assert!(RunningNote::beside_store(&address).unwrap().is_none());
    }
}
