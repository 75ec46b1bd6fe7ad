//! What the operating system says of files and folders, in words for whoever runs the program.

use std::fmt::Display;
use std::io;
use std::io::ErrorKind;

/// Why the system did not do what was asked of it.
pub fn fault(error: &io::Error) -> String {
    known(error.kind()).map_or_else(|| without_number(&error.to_string()), str::to_owned)
}

/// The same where only the kind of fault is left.
pub fn kind(kind: ErrorKind) -> String {
    known(kind).map_or_else(|| kind.to_string(), str::to_owned)
}

/// There is no folder for a file.
pub fn no_folder_for(file: impl Display, folder: impl Display) -> String {
    format!("{file}: there is no folder {folder}")
}

fn known(kind: ErrorKind) -> Option<&'static str> {
    Some(match kind {
        ErrorKind::NotFound => "there is no such file or folder",
        ErrorKind::PermissionDenied => "this user may not open it",
        ErrorKind::StorageFull | ErrorKind::QuotaExceeded => "there is no room left on this disk",
        ErrorKind::ReadOnlyFilesystem => "the file system is read-only, so nothing can be written here",
        ErrorKind::IsADirectory => "this is a folder, not a file",
        ErrorKind::ConnectionRefused => "nothing listens there",
        ErrorKind::TimedOut => "no answer came in time",
        _ => return None,
    })
}

/// `Is a directory (os error 21)` without what stands in brackets, which helps nobody.
fn without_number(text: &str) -> String {
    text.split(" (os error ").next().unwrap_or_default().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_number_of_the_system_is_shown() {
        // ENOENT, EACCES, EIO, EISDIR on Linux; whatever they are elsewhere.
        for number in [2, 13, 5, 21] {
            let said = fault(&io::Error::from_raw_os_error(number));
            assert!(!said.contains("os error") && !said.is_empty(), "{said}");
        }
        assert_eq!(kind(ErrorKind::StorageFull), "there is no room left on this disk");
    }
}
