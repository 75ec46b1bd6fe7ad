//! Pages for the staff of a tournament, one file a room.

use super::routes::Line;

mod details;
mod details_form;
mod list;
mod new;
mod next;
mod rounds;
mod sheet;
mod sheet_form;
mod staff;

/// The routes of this area.
pub fn routes() -> Vec<Line> {
    let mut lines = Vec::new();
    lines.extend(new::routes());
    lines.extend(list::routes());
    lines.extend(next::routes());
    lines.extend(details::routes());
    lines.extend(staff::routes());
    lines.extend(rounds::routes());
    lines.extend(sheet::routes());
    lines
}
