//! Pages for a player, reached by the private link.

use super::routes::Line;

mod data;
mod own;
mod seat;

/// The routes of this area.
pub fn routes() -> Vec<Line> {
    let mut lines = Vec::new();
    lines.extend(own::routes());
    lines.extend(data::routes());
    lines
}
