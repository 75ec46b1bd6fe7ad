//! The folder of the hall's server: the store, its backups and its log.

use std::env;
use std::fs::{self, DirBuilder, File};
use std::io;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use directories::ProjectDirs;

use crate::commands::Failure;
use crate::commands::hall::system32;
use reeve_secret as secret;
use reeve_store::disk;
use reeve_words as words;

/// The largest log that is written on, in bytes: a longer one is put away, in the place of the one before.
const LONGEST_LOG: u64 = 5_000_000;

/// The folder that is named, or that of the system, made if it is missing, with the folder of the backups in it, and whether it was.
pub(super) fn prepare(named: Option<&Path>) -> Result<(PathBuf, bool), Failure> {
    let folder = match named {
        Some(folder) => std::path::absolute(folder).map_err(|error| not_writable(folder, &error))?,
        None => match ProjectDirs::from("", "", "Reeve") {
            Some(places) => places.data_local_dir().to_owned(),
            None => return Err(Failure::input(words::hall_command::NO_HOME)),
        },
    };
    // A stick that is not there looks like this, and nothing is to be made in its place.
    if named.is_some()
        && let Some(above) = folder.parent().filter(|above| !above.is_dir())
    {
        return Err(Failure::input(words::hall_command::no_place(folder.display(), above.display())));
    }
    // SQLite would take what is behind it for options.
    if folder.to_string_lossy().contains('?') {
        return Err(Failure::input(words::hall_command::question_mark(folder.display())));
    }
    let is_new = !folder.is_dir();
    make(&folder)
        .and_then(|()| make(&backups(&folder)))
        .and_then(|()| try_to_write(&folder))
        .map_err(|error| not_writable(&folder, &error))?;
    Ok((folder, is_new))
}

/// The folder of the backups.
pub(super) fn backups(folder: &Path) -> PathBuf {
    folder.join("backups")
}

fn not_writable(folder: &Path, error: &io::Error) -> Failure {
    Failure::Broken(words::hall_command::not_writable(folder.display(), error))
}

/// Makes a folder that only its owner may look into, unless it is there.
fn make(folder: &Path) -> io::Result<()> {
    if folder.is_dir() {
        return Ok(());
    }
    let mut builder = DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder)
}

/// Whether a folder takes files shows best by making one.
fn try_to_write(folder: &Path) -> io::Result<()> {
    let path = folder.join(format!("try-{}", secret::link_token()));
    disk::for_the_owner().write(true).create_new(true).open(&path)?;
    // A virus scanner may still look at it.
    let _ = fs::remove_file(path);
    Ok(())
}

/// Takes a folder on Windows from everybody but this user, with whatever is in it. Elsewhere it was made so.
pub(super) fn take_from_others(folder: &Path) {
    let of = |name: &str| env::var(name).unwrap_or_default();
    let user =
        [of("USERDOMAIN"), of("USERNAME")].into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join("\\");
    let mut command = Command::new(system32::program("icacls.exe"));
    command.arg(folder).args(["/inheritance:r", "/grant:r", &format!("{user}:(OI)(CI)F")]);
    command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    if !command.status().is_ok_and(|status| status.success()) {
        tracing::warn!(folder = %folder.display(), "other users of this machine may be able to read the folder");
    }
}

/// The file of the log, to be written on.
pub(super) fn log_file(folder: &Path) -> io::Result<File> {
    let path = folder.join("reeve.log");
    if fs::metadata(&path).is_ok_and(|known| known.len() > LONGEST_LOG) {
        // A log that can't be put away grows on.
        let _ = fs::rename(&path, folder.join("reeve.log.old"));
    }
    disk::for_the_owner().append(true).create(true).open(path)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_folder_is_made_for_its_owner_alone_and_never_in_the_place_of_a_stick() {
        let above = tempfile::tempdir().unwrap();
        let folder = above.path().join("Турнир в зале");
        assert_eq!(prepare(Some(&folder)).expect("a folder"), (folder.clone(), true));
        assert!(backups(&folder).is_dir());
        #[cfg(unix)]
        for made in [&folder, &backups(&folder)] {
            let mode = std::os::unix::fs::PermissionsExt::mode(&fs::metadata(made).unwrap().permissions());
            assert_eq!(mode & 0o777, 0o700);
        }
        assert_eq!(prepare(Some(&folder)).expect("the same folder"), (folder.clone(), false));
        assert_eq!(fs::read_dir(&folder).unwrap().count(), 1, "something was left there");

        let stick = above.path().join("stick").join("reeve");
        assert!(matches!(prepare(Some(&stick)), Err(Failure::Input(_))));
        assert!(!above.path().join("stick").exists());

        let file = above.path().join("a file");
        fs::write(&file, "").unwrap();
        assert!(matches!(prepare(Some(&file)), Err(Failure::Broken(_))));
    }

    #[test]
    fn a_long_log_is_put_away() {
        let folder = tempfile::tempdir().unwrap();
        log_file(folder.path()).unwrap().set_len(LONGEST_LOG + 1).unwrap();
        assert_eq!(log_file(folder.path()).unwrap().metadata().unwrap().len(), 0);
        assert!(folder.path().join("reeve.log.old").exists());
    }
}
