//! The files and folders of the store: who may read and write them, and how much room there is.

#[cfg(unix)]
use std::io;
use std::path::{Path, PathBuf};

use chrono::{DateTime, Utc};

use crate::commands::doctor::Findings;
use reeve_actions::transfer::backup_folder;
use reeve_actions::transfer::spare::folder::SpareFolder;
use reeve_http::config::Config;
use reeve_limits as limits;
use reeve_store as store;
use reeve_store::disk;
use reeve_store::upgrade_copies;
use reeve_views::health;
use reeve_words as words;

/// Looks at the file of the store with its folder, and at the folder of backups.
pub(super) fn look_at_folders(findings: &mut Findings, config: &Config, now: DateTime<Utc>) {
    let mut folders: Vec<PathBuf> = Vec::new();
    // Where it can't be looked at, its own line says so; and whether the service can write there is tried.
    if let Some(folder) = config.backup_folder.as_deref().filter(|folder| folder.metadata().is_ok()) {
        look_at_permissions(findings, "folder", folder, Writing::TriedOtherwise);
        look_at_others(findings, folder, backup_folder::is_name);
        folders.push(folder.to_owned());
    }
    for folder in &config.spare {
        match SpareFolder::open(folder).map(|spare| spare.whole().into_iter().next()) {
            Ok(Some((_, note))) => findings.fine("spare", words::spare::in_folder(folder, note.taken_at, now)),
            Ok(None) => findings.fault("spare", words::spare::none_in_folder(folder)),
            Err(error) => findings.fault("spare", format!("{}: {}", folder.display(), words::system::fault(&error))),
        }
    }
    if let Some(folder) = config.mailing.mail_folder.as_deref() {
        look_at_others(findings, folder, |name| name.ends_with(".eml"));
    }
    if let Ok(Some(path)) = store::file_of(config.store.address()) {
        let path = std::path::absolute(path).unwrap_or_else(|_| path.to_owned());
        look_at_file(findings, &path);
        if let Some(folder) = path.parent() {
            look_at_permissions(findings, "folder", folder, Writing::Asked);
            let store = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
            for copy in upgrade_copies::list(&path).unwrap_or_default() {
                let left = limits::UPGRADE_COPIES.days - (now - copy.made).num_days();
                let made = copy.made.format("%Y-%m-%d");
                findings.fine("copy", words::doctor::upgrade_copy(copy.path.display(), made, left));
            }
            look_at_others(findings, folder, |name| name.strip_prefix(&store).is_some_and(|end| end.starts_with('.')));
            folders.push(folder.to_owned());
        }
    }
    for folder in folders {
        if let Some(room) = health::room(&folder) {
            findings.reading(&room);
        }
    }
}

/// The file of the store, and what SQLite keeps beside it while it is open.
fn look_at_file(findings: &mut Findings, path: &Path) {
    for end in ["", "-wal", "-shm"] {
        let mut name = path.as_os_str().to_owned();
        name.push(end);
        let path = PathBuf::from(name);
        if path.exists() {
            look_at_permissions(findings, "file", &path, Writing::Asked);
            if !disk::is_writable(&path) {
                // What is said of one holds for the others.
                return;
            }
        }
    }
}

/// Names the files of ours in a folder that other users may open: those beside the store, backups, mails.
#[cfg(unix)]
fn look_at_others(findings: &mut Findings, folder: &Path, is_ours: impl Fn(&str) -> bool) {
    use std::os::unix::fs::MetadataExt;

    let open =
        |file: &std::fs::DirEntry| file.metadata().is_ok_and(|known| known.is_file() && known.mode() & 0o066 != 0);
    let files = std::fs::read_dir(folder).into_iter().flatten().flatten().filter(open);
    let mut names: Vec<String> = files.map(|file| file.file_name().to_string_lossy().into_owned()).collect();
    names.retain(|name| is_ours(name));
    names.sort();
    if !names.is_empty() {
        findings.warning("file", words::doctor::open_to_others(folder, &names));
    }
}

#[cfg(not(unix))]
fn look_at_others(_: &mut Findings, _: &Path, _: impl Fn(&str) -> bool) {}

/// How it is found out whether somebody can write there.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Writing {
    /// By asking the system about whoever runs the doctor.
    Asked,
    /// By trying it as the service, with a line of its own.
    TriedOtherwise,
}

#[cfg(unix)]
fn look_at_permissions(findings: &mut Findings, subject: &str, path: &Path, writing: Writing) {
    use std::os::unix::fs::MetadataExt;

    let shown = path.display();
    let known = match path.metadata() {
        Ok(known) => known,
        Err(error) => return findings.fault(subject, words::doctor::not_seen(shown, &error)),
    };
    let others = known.mode() & 0o077;
    if writing == Writing::Asked && disk::is_read_only(path) {
        findings.fault(subject, words::doctor::on_read_only(shown));
    } else if writing == Writing::Asked && !disk::is_writable(path) {
        findings.fault(subject, words::doctor::not_writable(shown));
    } else if others & 0o022 != 0 {
        findings.fault(subject, words::doctor::writable_by_others(shown));
    } else if others & 0o044 != 0 && !known.is_dir() {
        findings.warning(subject, words::doctor::readable_by_others(shown));
    } else {
        findings.fine(subject, words::doctor::mode(shown, known.mode() & 0o777));
    }
}

#[cfg(not(unix))]
fn look_at_permissions(findings: &mut Findings, subject: &str, path: &Path, _: Writing) {
    match path.metadata() {
        Ok(_) => findings.fine(subject, path.display()),
        Err(error) => findings.fault(subject, words::doctor::not_seen(path.display(), &error)),
    }
}

/// Tries to write into a folder that the service writes to, of backups or of mails: as the user that the store belongs to,
/// and where a server runs, as its restrictions let it see the folder.
#[cfg(unix)]
pub(super) fn look_at_writing(
    findings: &mut Findings,
    subject: &str,
    config: &Config,
    folder: &Path,
    server: Option<u32>,
) {
    let folder = std::path::absolute(folder).unwrap_or_else(|_| folder.to_owned());
    let file = as_seen_by(server, &folder).join(format!(".reeve-doctor-{}", std::process::id()));
    let me = rustix::process::geteuid().as_raw();
    let written = match owner_of_store(config) {
        Some((owner, _)) if me == owner => write_and_remove(&file),
        Some((owner, group)) if me == 0 => write_and_remove_as(&file, owner, group),
        _ => return findings.warning(subject, words::doctor::writing_not_tried(&folder)),
    };
    match written {
        Ok(()) => findings.fine(subject, words::doctor::can_write(&folder)),
        Err(error) => findings.fault(subject, words::doctor::can_not_write(&folder, &error, owner_of_store(config))),
    }
}

/// The user and the group that the store belongs to: whoever runs the doctor where there is no file. None where that can't
/// be seen.
#[cfg(unix)]
fn owner_of_store(config: &Config) -> Option<(u32, u32)> {
    use std::os::unix::fs::MetadataExt;

    let me = || (rustix::process::geteuid().as_raw(), rustix::process::getegid().as_raw());
    let Ok(Some(path)) = store::file_of(config.store.address()) else { return Some(me()) };
    match path.metadata() {
        Ok(known) => Some((known.uid(), known.gid())),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Some(me()),
        Err(_) => None,
    }
}

#[cfg(not(unix))]
pub(super) fn look_at_writing(findings: &mut Findings, subject: &str, _: &Config, folder: &Path, _: Option<u32>) {
    findings.warning(subject, words::doctor::writing_not_tried(folder));
}

/// A folder as a process sees it, where the system shows that: under its unit it may be read-only, or not there.
#[cfg(unix)]
fn as_seen_by(process: Option<u32>, folder: &Path) -> PathBuf {
    let root = process.map(|process| Path::new("/").join("proc").join(process.to_string()).join("root"));
    let inside = root.filter(|root| root.join("").is_dir()).zip(folder.strip_prefix("/").ok());
    inside.map_or_else(|| folder.to_owned(), |(root, folder)| root.join(folder))
}

#[cfg(unix)]
fn write_and_remove(file: &Path) -> io::Result<()> {
    std::fs::OpenOptions::new().write(true).create_new(true).open(file)?;
    std::fs::remove_file(file)
}

/// The same as another user, which only root may.
#[cfg(unix)]
fn write_and_remove_as(file: &Path, user: u32, group: u32) -> io::Result<()> {
    use std::os::unix::process::CommandExt;
    use std::process::{Command, Stdio};

    use rustix::io::Errno;

    let mut command = Command::new("sh");
    command.args(["-c", "set -C; : > \"$1\" && rm -- \"$1\"", "sh"]).arg(file).uid(user).gid(group);
    let ended = command.env("LC_ALL", "C").current_dir("/").stdin(Stdio::null()).output()?;
    if ended.status.success() {
        return Ok(());
    }
    // The shell says where it stumbled and over which file; what the system told it stands at the end.
    let said = String::from_utf8_lossy(&ended.stderr);
    let said = said.trim().rsplit(": ").next().unwrap_or_default();
    let known = [Errno::ACCESS, Errno::PERM, Errno::ROFS, Errno::NOENT, Errno::NOSPC, Errno::DQUOT]
        .map(|errno| io::Error::from_raw_os_error(errno.raw_os_error()));
    let known = known.into_iter().find(|known| known.to_string().starts_with(said) && !said.is_empty());
    Err(known.unwrap_or_else(|| io::Error::other(said.to_owned())))
}
