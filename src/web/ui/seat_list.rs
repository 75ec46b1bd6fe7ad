//! Who sits where in a round, as lists on pages, screens and paper show it.

use std::collections::BTreeMap;

use crate::store::PlayerId;
use crate::store::seat::Seat;
use crate::store::snapshot::{Round, Table};

/// One player's seat.
#[derive(Clone)]
pub struct Seated {
    /// The player.
    pub name: String,
    /// The table.
    pub table: i64,
    /// The selection position.
    pub position: i64,
}

/// Everybody's seat in a round, by name.
pub fn by_name(round: &Round, labels: &BTreeMap<PlayerId, String>) -> Vec<Seated> {
    let seat = |table: &Table| {
        let number = table.row.number;
        let seated = |seat: &Seat| Seated {
            name: labels.get(&seat.player_id).cloned().unwrap_or_default(),
            table: number,
            position: seat.position,
        };
        table.seats.iter().map(seated).collect::<Vec<_>>()
    };
    let mut seats: Vec<Seated> = round.tables.iter().flat_map(seat).collect();
    seats.sort_by_cached_key(|seat| (seat.name.to_lowercase(), seat.table));
    seats
}
