//! Pages for the organizers of a series.

mod archive_file;
mod details;
mod events;
mod final_day;
mod frame;
mod home;
mod organizers;
mod people;
mod ranking;
mod report;

use reeve_http::route::Route;

/// The routes of this room.
pub(super) fn routes() -> Vec<Route> {
    let mut lines = details::routes();
    lines.extend(home::routes());
    lines.extend(events::routes());
    lines.extend(final_day::routes());
    lines.extend(organizers::routes());
    lines.extend(ranking::routes());
    lines.extend(report::routes());
    lines.extend(archive_file::routes());
    lines.extend(people::routes());
    lines
}
