//! Pages for the staff of a tournament, one file a room.

use super::routes::Line;

mod rounds;
mod sheet;
mod sheet_form;

/// The routes of this area.
pub fn routes() -> Vec<Line> {
    let mut lines = Vec::new();
    lines.extend(rounds::routes());
    lines.extend(sheet::routes());
    lines
}
