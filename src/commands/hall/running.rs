//! What a hall's server that runs leaves for the next start: where it is, and a key that opens the page of the person at the laptop.

use std::fs;
use std::io;
use std::io::Write;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use reeve_store::disk;
use reeve_urls as urls;

/// More than the file ever has, in bytes.
const LONGEST: u64 = 4096;

/// A copy that runs.
#[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Running {
    pub(super) port: u16,
    /// Opens the page once, and has not been used.
    pub(super) key: String,
}

impl Running {
    /// The beginning of the addresses by which it is reached on this laptop.
    pub(super) fn base(&self) -> String {
        format!("http://127.0.0.1:{}", self.port)
    }

    /// The page of the person at the laptop, opened by the key.
    pub(super) fn address(&self) -> String {
        urls::laptop().query("key", &self.key).on(&self.base())
    }
}

/// The file that says so, beside the store.
#[derive(Debug, Clone)]
pub(super) struct RunningFile(PathBuf);

impl RunningFile {
    /// The file in this folder.
    pub(super) fn in_folder(folder: &Path) -> RunningFile {
        RunningFile(folder.join("running.json"))
    }

    /// What it says. None where there is none, or something else.
    pub(super) fn read(&self) -> Option<Running> {
        // A pipe would be waited for.
        fs::metadata(&self.0).ok().filter(|found| found.is_file() && found.len() < LONGEST)?;
        serde_json::from_slice(&fs::read(&self.0).ok()?).ok()
    }

    /// Writes it anew.
    pub(super) fn write(&self, running: &Running) -> io::Result<()> {
        write_whole(&self.0, &serde_json::to_vec(running)?)
    }

    /// Takes it away: the copy has ended.
    pub(super) fn remove(&self) {
        // One that is left leads nowhere, and is written anew by the next start.
        let _ = fs::remove_file(&self.0);
    }
}

/// Writes a file anew, readable by its owner only. Whoever reads meanwhile gets the old or the new one, whole.
pub(super) fn write_whole(path: &Path, content: &[u8]) -> io::Result<()> {
    let new = path.with_extension("new");
    if let Err(error) = fs::remove_file(&new)
        && error.kind() != io::ErrorKind::NotFound
    {
        return Err(error);
    }
    let mut file = disk::for_the_owner().write(true).create_new(true).open(&new)?;
    file.write_all(content)?;
    drop(file);
    fs::rename(new, path)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_file_says_what_was_written_and_is_of_nobody_else() {
        let folder = tempfile::tempdir().unwrap();
        let file = RunningFile::in_folder(folder.path());
        assert_eq!(file.read(), None);
        for key in ["one", "two"] {
            let running = Running { port: 8081, key: key.to_owned() };
            file.write(&running).unwrap();
            assert_eq!(file.read(), Some(running));
        }
        #[cfg(unix)]
        {
            let mode = std::os::unix::fs::PermissionsExt::mode(&fs::metadata(&file.0).unwrap().permissions());
            assert_eq!(mode & 0o777, 0o600);
        }
        fs::write(&file.0, "no JSON").unwrap();
        assert_eq!(file.read(), None);
        file.remove();
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0);
    }
}
