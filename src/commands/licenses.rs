//! `reeve licenses`: the licences of everything that is linked into the program.

use std::io::Write;

use crate::commands::Failure;

/// Names, versions, licences and their texts; `tests/tools/notices` writes the file, and a test compares it with what is
/// linked.
const NOTICES: &str = include_str!("../../NOTICES.txt");

/// Prints them.
pub fn run() -> Result<(), Failure> {
    match std::io::stdout().lock().write_all(NOTICES.as_bytes()) {
        // Somebody who has read enough of it closes the pipe.
        Err(error) if error.kind() != std::io::ErrorKind::BrokenPipe => {
            Err(Failure::Broken(format!("standard output: {error}")))
        }
        _ => Ok(()),
    }
}
