//! Pages for judges, on a phone in the hall: calls, rulings, players' histories.

mod calls;
mod home;
mod rulings;

use actix_web::web::Path;

use crate::pages::organizer::rounds::board::round_at;
use reeve_actions::sheets::TableAt;
use reeve_http::error::Error;
use reeve_http::route::Route;

/// The routes of this area.
pub fn routes() -> Vec<Route> {
    let mut lines = Vec::new();
    lines.extend(home::routes());
    lines.extend(calls::routes());
    lines.extend(rulings::routes());
    lines
}

/// Slug, stage, round number, table number.
type HallTablePath = Path<(String, String, String, String)>;

/// The table that an address names.
fn table_of(path: &HallTablePath) -> Result<TableAt, Error> {
    Ok(TableAt { round: round_at(&path.1, &path.2)?, table: path.3.parse().map_err(|_| Error::Missing)? })
}
