//! What the readers of files say, in the words that people read.

mod lots;
mod players;
mod results;
mod table;
mod text;

use reeve_files::fault::FileFault;

/// A fault as commands say it.
fn said(fault: &FileFault) -> String {
    crate::unmarked(&crate::files::fault(fault)).into_owned()
}
