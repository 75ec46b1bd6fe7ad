//! The files and folders of the store: who may read and write them, and how much room there is.

use std::path::{Path, PathBuf};

use crate::commands::doctor::Findings;
use crate::config::Config;
use crate::store;
use crate::store::disk;
use crate::views::health;
use crate::web::ui::words;

/// Looks at the file of the store with its folder, and at the folder of backups.
pub(super) fn look_at_folders(findings: &mut Findings, config: &Config) {
    let mut folders: Vec<PathBuf> = config.backup_folder.iter().cloned().collect();
    if let Ok(Some(path)) = store::file_of(config.store.address()) {
        let path = std::path::absolute(path).unwrap_or_else(|_| path.to_owned());
        look_at_file(findings, &path);
        folders.extend(path.parent().map(Path::to_owned));
    }
    for folder in folders {
        look_at_permissions(findings, "folder", &folder);
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
            look_at_permissions(findings, "file", &path);
        }
    }
}

#[cfg(unix)]
fn look_at_permissions(findings: &mut Findings, subject: &str, path: &Path) {
    use std::os::unix::fs::MetadataExt;

    let shown = path.display();
    let known = match path.metadata() {
        Ok(known) => known,
        Err(error) => return findings.fault(subject, format!("{shown}: {error}")),
    };
    let others = known.mode() & 0o077;
    if !disk::is_writable(path) {
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
fn look_at_permissions(findings: &mut Findings, subject: &str, path: &Path) {
    match path.metadata() {
        Ok(_) => findings.fine(subject, path.display()),
        Err(error) => findings.fault(subject, format!("{}: {error}", path.display())),
    }
}

/// Tries to write into the folder of backups: as the user that the store belongs to, and where a server runs, as its
/// restrictions let it see the folder.
#[cfg(unix)]
pub(super) fn look_at_writing(findings: &mut Findings, config: &Config, folder: &Path, server: Option<u32>) {
    use std::os::unix::fs::MetadataExt;

    let me = rustix::process::geteuid().as_raw();
    let store = store::file_of(config.store.address()).ok().flatten().and_then(|path| path.metadata().ok());
    let (owner, group) = store.map_or((me, rustix::process::getegid().as_raw()), |known| (known.uid(), known.gid()));
    let folder = std::path::absolute(folder).unwrap_or_else(|_| folder.to_owned());
    let file = as_seen_by(server, &folder).join(format!(".reeve-doctor-{}", std::process::id()));
    let written = match me {
        _ if me == owner => write_and_remove(&file).map_err(|error| error.to_string()),
        0 => write_and_remove_as(&file, owner, group),
        _ => return findings.warning("backups", words::doctor::writing_not_tried(&folder)),
    };
    match written {
        Ok(()) => findings.fine("backups", words::doctor::can_write(&folder)),
        Err(error) => findings.fault("backups", words::doctor::can_not_write(&folder, &error)),
    }
}

#[cfg(not(unix))]
pub(super) fn look_at_writing(findings: &mut Findings, _: &Config, folder: &Path, _: Option<u32>) {
    findings.warning("backups", words::doctor::writing_not_tried(folder));
}

/// A folder as a process sees it, where the system shows that: under its unit it may be read-only, or not there.
#[cfg(unix)]
fn as_seen_by(process: Option<u32>, folder: &Path) -> PathBuf {
    let root = process.map(|process| Path::new("/").join("proc").join(process.to_string()).join("root"));
    let inside = root.filter(|root| root.join("").is_dir()).zip(folder.strip_prefix("/").ok());
    inside.map_or_else(|| folder.to_owned(), |(root, folder)| root.join(folder))
}

#[cfg(unix)]
fn write_and_remove(file: &Path) -> std::io::Result<()> {
    std::fs::OpenOptions::new().write(true).create_new(true).open(file)?;
    std::fs::remove_file(file)
}

/// The same as another user, which only root may. Error: what the system says.
#[cfg(unix)]
fn write_and_remove_as(file: &Path, user: u32, group: u32) -> Result<(), String> {
    use std::os::unix::process::CommandExt;
    use std::process::{Command, Stdio};

    let mut command = Command::new("sh");
    command.args(["-c", "set -C; : > \"$1\" && rm -- \"$1\"", "sh"]).arg(file).uid(user).gid(group);
    let ended = command.current_dir("/").stdin(Stdio::null()).output().map_err(|error| error.to_string())?;
    match ended.status.success() {
        true => Ok(()),
        false => Err(String::from_utf8_lossy(&ended.stderr).trim().to_owned()),
    }
}
