//! Where phones last found the hall's server, kept for the next start: what was printed leads there.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

use crate::commands::hall::running;
use reeve_http::config::is_this_machine;

/// More than an address ever has, in bytes.
const LONGEST: u64 = 300;

/// The file that says so, beside the store.
pub(super) struct LastAddress {
    file: PathBuf,
    /// What it said at the start.
    before: Option<String>,
    /// What it says now.
    kept: Mutex<Option<String>>,
}

impl LastAddress {
    /// The file in this folder.
    pub(super) fn in_folder(folder: &Path) -> LastAddress {
        let file = folder.join("address.txt");
        let before = read(&file);
        LastAddress { file, kept: Mutex::new(before.clone()), before }
    }

    /// Where phones found the run before.
    pub(super) fn before(&self) -> Option<String> {
        self.before.clone()
    }

    /// Keeps where phones find this one. Without a network they find it nowhere, which is nothing to remember.
    pub(super) fn keep(&self, address: &str) {
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        if is_this_machine(address) || kept.as_deref() == Some(address) {
            return;
        }
        *kept = Some(address.to_owned());
        if let Err(error) = running::write_whole(&self.file, address.as_bytes()) {
            tracing::warn!(%error, "the next start does not know where phones have found this one");
        }
    }
}

/// What a file says. None where there is none, or something else.
fn read(file: &Path) -> Option<String> {
    fs::metadata(file).ok().filter(|found| found.is_file() && found.len() < LONGEST)?;
    let text = fs::read_to_string(file).ok()?;
    Some(text.trim().to_owned()).filter(|text| text.starts_with("http"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_next_start_knows_where_phones_found_this_one() {
        let folder = tempfile::tempdir().unwrap();
        let first = LastAddress::in_folder(folder.path());
        for address in ["http://192.0.2.7:8080", "http://[::]:8080", "http://127.0.0.1:8080"] {
            first.keep(address);
        }
        assert_eq!(first.before(), None);
        let second = LastAddress::in_folder(folder.path());
        assert_eq!(second.before().as_deref(), Some("http://192.0.2.7:8080"));
        second.keep("http://192.0.2.8:8081");
        assert_eq!(second.before().as_deref(), Some("http://192.0.2.7:8080"), "that of the run before");
        assert_eq!(LastAddress::in_folder(folder.path()).before().as_deref(), Some("http://192.0.2.8:8081"));
        for nonsense in [&b"nonsense"[..], b"http\xff", &[b'h'; 1000]] {
            fs::write(folder.path().join("address.txt"), nonsense).unwrap();
            assert_eq!(LastAddress::in_folder(folder.path()).before(), None);
        }
    }
}
