//! The words of the server as a program, for whoever starts it.

use std::io;

/// What to do about an address that can't be listened on; `key` is the setting that says it.
pub(crate) fn listen_hint(error: &io::Error, key: &str) -> String {
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
