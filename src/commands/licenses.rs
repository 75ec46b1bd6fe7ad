//! `reeve licenses`: the licences of everything that is linked into the program.

use flate2::read::GzDecoder;

use crate::commands::Failure;

/// Names, versions, licences and their texts; `tests/tools/notices` writes the file, and a test compares it with what is
/// linked. The build script packs them, or they would be a tenth of the program.
const NOTICES: &[u8] = include_bytes!(env!("REEVE_PACKED_NOTICES"));

/// Prints them.
pub fn run() -> Result<(), Failure> {
    match std::io::copy(&mut GzDecoder::new(NOTICES), &mut std::io::stdout().lock()) {
        // Somebody who has read enough of it closes the pipe.
        Err(error) if error.kind() != std::io::ErrorKind::BrokenPipe => {
            Err(Failure::Broken(format!("standard output: {error}")))
        }
        _ => Ok(()),
    }
}
