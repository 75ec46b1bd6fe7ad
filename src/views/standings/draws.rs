//! The drawings of lots.

use reeve_store::Snapshot;
use reeve_store::lots::Draw;

/// A drawing of lots with what was drawn.
#[derive(Debug, Clone)]
pub struct Drawing<'s> {
    /// How, when, by whom and for which ranks.
    pub draw: &'s Draw,
    /// The lots, lowest first.
    pub lots: Vec<DrawnLot>,
}

/// A lot and whose it is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DrawnLot {
    pub name: String,
    pub lot: i64,
}

/// The drawings of a tournament, in the order in which they were made.
pub fn drawings(snapshot: &Snapshot) -> Vec<Drawing<'_>> {
    let labels = snapshot.labels();
    let lots_of = |draw: &Draw| {
        let drawn = snapshot.lots.iter().filter(|lot| lot.draw_id == draw.id);
        drawn.map(|lot| DrawnLot { name: labels.of(lot.player_id).to_owned(), lot: lot.lot }).collect()
    };
    snapshot.draws.iter().map(|draw| Drawing { draw, lots: lots_of(draw) }).collect()
}
