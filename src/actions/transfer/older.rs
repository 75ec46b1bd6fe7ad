//! Rows of older versions of the format, as this version would have written them: the door through which archives and
//! backups of earlier programs come in. The store itself is brought up to date by migrations, which do the same there.

use serde_json::{Map, Value as Json};

/// Turns a row of a table, as a file of that version of the format has it, into one of this version.
pub(crate) fn upgrade(version: u32, table: &str, row: &mut Map<String, Json>) {
    if version < 2 {
        from_1(table, row);
    }
}

/// Version 1 is that of Reeve 0.1.0. Nothing differs yet.
fn from_1(_table: &str, _row: &mut Map<String, Json>) {}
