//! Who sits where in a round, as lists on pages, screens and paper show it. Which rounds everybody may see is asked in
//! `views::shown`.

use crate::store::Snapshot;
use crate::store::snapshot::{PlayerLabels, Round, Table};
use crate::views::people::by_name::name_sort;

/// One player's seat.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Seated {
    /// The player's number in the tournament.
    pub number: i64,
    /// The player's name.
    pub name: String,
    /// The table.
    pub table: i64,
    /// The selection position.
    pub position: i64,
    /// Whether the record sheet marks the player absent. Nobody but the staff is told before the result is public: who
    /// comes late still looks for this seat.
    pub absent: bool,
}

/// Everybody's seat in a round, by name.
pub fn by_name(snapshot: &Snapshot, round: &Round) -> Vec<Seated> {
    let mut seats: Vec<Seated> = by_table(snapshot, round).into_iter().flat_map(|(_, seats)| seats).collect();
    name_sort(&snapshot.tournament).sort(&mut seats, |seat| &seat.name);
    seats
}

/// The tables of a round by number, each with its seats by selection position.
pub fn by_table(snapshot: &Snapshot, round: &Round) -> Vec<(i64, Vec<Seated>)> {
    let labels = snapshot.labels();
    round.tables.iter().map(|table| (table.row.number, of_table(table, &labels))).collect()
}

fn of_table(table: &Table, labels: &PlayerLabels) -> Vec<Seated> {
    let seats = table.seats.iter().map(|seat| Seated {
        number: labels.number_of(seat.player_id),
        name: labels.of(seat.player_id).to_owned(),
        table: table.row.number,
        position: seat.position,
        absent: seat.absent,
    });
    seats.collect()
}
