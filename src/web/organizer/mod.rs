//! Pages for the staff of a tournament, one file a room.

use super::routes::Line;

mod archive;
mod archive_file;
mod bracket;
mod check_in;
mod details;
mod details_form;
mod erase;
mod export;
mod import;
mod list;
mod lots;
mod new;
mod next;
mod players;
mod poster;
mod print;
mod repair;
mod results_file;
mod rounds;
pub mod schedule;
pub mod schedule_proof;
pub mod schedule_view;
mod sheet;
mod sheet_form;
mod staff;
mod standings;

/// The routes of this area.
pub fn routes() -> Vec<Line> {
    let mut lines = Vec::new();
    lines.extend(new::routes());
    lines.extend(list::routes());
    lines.extend(next::routes());
    lines.extend(details::routes());
    lines.extend(staff::routes());
    lines.extend(schedule::routes());
    lines.extend(repair::routes());
    lines.extend(archive::routes());
    lines.extend(export::routes());
    lines.extend(poster::routes());
    lines.extend(rounds::routes());
    lines.extend(print::routes());
    lines.extend(results_file::routes());
    lines.extend(sheet::routes());
    lines.extend(players::routes());
    lines.extend(import::routes());
    lines.extend(check_in::routes());
    lines.extend(erase::routes());
    lines.extend(archive_file::routes());
    lines.extend(standings::routes());
    lines.extend(lots::routes());
    lines.extend(bracket::routes());
    lines
}
