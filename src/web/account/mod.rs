//! Pages for this audience.

use super::routes::Line;

/// The routes of this area.
pub fn routes() -> Vec<Line> {
    Vec::new()
}
