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
        look_at_room(findings, &folder);
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

fn look_at_room(findings: &mut Findings, folder: &Path) {
    let Ok(free) = disk::free(folder) else { return };
    findings.line(health::disk(free), "disk", format!("{} free at {}", words::labels::bytes(free), folder.display()));
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
        findings.fault(
            subject,
            format!("{shown}: this user may not write here; run the command as the user of the service"),
        );
    } else if others & 0o022 != 0 {
        findings.fault(subject, format!("{shown}: other users may write here: chmod go-rwx"));
    } else if others & 0o044 != 0 && !known.is_dir() {
        findings.warning(
            subject,
            format!("{shown}: other users may read password hashes and addresses here: chmod go-rwx"),
        );
    } else {
        findings.fine(subject, format!("{shown}, mode {:o}", known.mode() & 0o777));
    }
}

#[cfg(not(unix))]
fn look_at_permissions(findings: &mut Findings, subject: &str, path: &Path) {
    match path.metadata() {
        Ok(_) => findings.fine(subject, path.display()),
        Err(error) => findings.fault(subject, format!("{}: {error}", path.display())),
    }
}
