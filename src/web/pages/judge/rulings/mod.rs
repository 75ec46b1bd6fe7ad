//! Rulings: the form of a new one, all of them, one of them, and those about a player.

mod choose;
mod elsewhere;
mod form;
mod list;
mod notes;
mod prefill;
pub(super) mod start;

use reeve_http::route::Route;

/// The routes of rulings.
pub(super) fn routes() -> Vec<Route> {
    let mut lines = form::routes();
    lines.extend(list::routes());
    lines
}
