//! The programs of Windows, by their whole path: a file of the same name elsewhere is none of them.

use std::env;
use std::path::{Path, PathBuf};

/// The program of this name below the folder of the system.
pub(super) fn program(name: &str) -> PathBuf {
    let root = env::var_os("SystemRoot").unwrap_or_else(|| r"C:\Windows".into());
    Path::new(&root).join("System32").join(name)
}
