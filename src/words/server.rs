//! The words of the server as a program, for whoever starts it.

use std::io;
use std::path::Path;

use crate::system;

/// What to do about an address that can't be listened on; `key` is the setting that says it.
pub fn listen_hint(error: &io::Error, key: &str) -> String {
    match error.kind() {
        io::ErrorKind::AddrInUse => {
            format!("Another program has this port; stop it, or choose another port, such as --{key} 127.0.0.1:8081")
        }
        io::ErrorKind::PermissionDenied => {
            format!("Ports below 1024 need special rights; choose a higher one, such as --{key} 127.0.0.1:8080")
        }
        _ => format!("Choose another address with --{key}"),
    }
}

/// A restore was asked for while a server runs on the same file.
pub fn restore_while_it_runs(path: &Path, pid: Option<u32>) -> String {
    let process = pid.map(|pid| format!(" (process {pid})")).unwrap_or_default();
    format!(
        "{}: a server{process} has this store open, so nothing was restored. Stop it first (sudo systemctl stop reeve, or \
         Ctrl+C in its terminal), restore, then start it again",
        path.display()
    )
}

/// The file of a store was taken away under the server that has it open.
pub fn gone_under_server(path: &Path, process: u32) -> String {
    format!(
        "{}: the file is not there, and a server runs on it (process {process}): it was moved, renamed or deleted under the \
         server. Don't stop the server, which can still read everything, and start no other. Put the file back under its name; or \
         have an administrator who is signed in already make a backup at /admin/backup, and restore that",
        path.display()
    )
}

/// A file is one of the store that a command reads, or lies beside it for the server.
pub fn is_the_store_itself(shown: impl std::fmt::Display) -> String {
    format!("{shown}: this is a file of the store itself. Give another name")
}

/// A command was given a settings file that reads none.
pub fn without_settings(command: &str) -> &'static str {
    match command {
        "demo" => {
            "--config: a demonstration reads no settings file, since it has nothing to do with the real Reeve on this machine. Leave it \
             out, or start the real one with `reeve serve`"
        }
        _ => {
            "--config: the hall's server on a laptop reads no settings file. Leave it out, or start a server with settings: `reeve serve`"
        }
    }
}

/// A file is not encrypted, and an identity was named for it.
pub fn not_encrypted(path: &Path) -> String {
    format!("{}: this file is not encrypted with age; leave --identity out", path.display())
}

/// The file with the identity can't be read.
pub fn no_identity(path: &Path, error: &io::Error) -> String {
    format!(
        "--identity: {}: {}. Name the file that age-keygen wrote, with the line AGE-SECRET-KEY-…",
        path.display(),
        system::fault(error)
    )
}

/// The program that opens a file is missing.
pub fn age_is_missing(path: &Path) -> String {
    format!(
        "{}: this file is encrypted, and the program age that opens it is not installed here. Install it (sudo apt install \
         age), then try again",
        path.display()
    )
}

/// What age says of a file that it does not open.
pub fn not_decrypted(path: &Path, identity: &Path, said: &str) -> String {
    format!("{}: age can't open it with the identity in {}: {said}", path.display(), identity.display())
}
