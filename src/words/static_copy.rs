//! A copy of a tournament's public pages, as files.

use std::fmt::Display;

use chrono::{DateTime, Utc};

use crate::time::stamp;
use crate::{counted, system};

/// What the list of the files of a copy begins with.
pub fn list_head(original: &str, made_at: DateTime<Utc>) -> String {
    let of = if original.is_empty() { String::new() } else { format!(" of {original}") };
    format!(
        "# A copy{of}, as it was at {}, made by reeve publish-static.\n\
         # The files below are its own: the next run replaces and removes them, and touches nothing else here.\n",
        stamp(made_at)
    )
}

/// No public tournament has this address.
pub fn not_public(slug: &str) -> String {
    format!("No public tournament has the address {slug:?}; `reeve tournament list` prints those that there are.")
}

pub const CHANGING: &str =
    "The tournament changed each time before all of it was copied. The folder is as it was; run the command again.";

/// A file that Reeve has not made stands in the way.
pub fn in_the_way(place: impl Display) -> String {
    format!(
        "{place} is there already, and Reeve has not made it. Choose a folder for the copy alone. Nothing was written."
    )
}

/// The list can't be the one of a copy.
pub fn no_list(place: impl Display) -> String {
    format!("{place} doesn't list the files of a copy. Remove it, or choose another folder. Nothing was written.")
}

pub const BUSY: &str = "A copy is being written into this folder at the moment.";

/// A file of the copy can't be written.
pub fn unwritten(place: impl Display, fault: &std::io::Error) -> String {
    format!("{place}: {}", system::fault(fault))
}

/// What came of it.
pub fn written(files: usize, changed: usize, removed: usize) -> String {
    format!("{}: {changed} new or changed, {removed} removed", counted(files, "file", "files"))
}
