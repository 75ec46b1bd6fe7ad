//! Pages for a player, reached by the private link.

mod confidential;
mod data;
mod final_day;
mod game;
mod lay;
mod own;
mod own_game;
mod own_sheet_card;
mod sheet;
mod tablet;

use reeve_http::route::Route;

/// The routes of this area.
pub fn routes() -> Vec<Route> {
    let mut lines = Vec::new();
    lines.extend(own::routes());
    lines.extend(data::routes());
    lines.extend(sheet::routes());
    lines.extend(tablet::routes());
    lines.extend(lay::routes());
    lines.extend(game::routes());
    lines.extend(confidential::routes());
    lines.extend(final_day::routes());
    lines
}
