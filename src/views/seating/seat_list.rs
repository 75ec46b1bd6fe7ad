//! Who sits where in a round, as lists on pages, screens and paper show it. Which rounds everybody may see is asked in
//! `views::shown`.

use crate::people::by_name::name_sort;
use reeve_rules::tournament::vocabulary::{PlayerState, RoundState};
use reeve_store::seat::Seat;
use reeve_store::snapshot::{PlayerLabels, Round, Table};
use reeve_store::{PlayerId, Snapshot};

/// One player's seat.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Seated {
    /// The player's number in the tournament.
    pub number: i64,
    pub name: String,
    pub table: i64,
    pub position: i64,
    /// Why nobody waits for the player there. Whoever comes late still finds the seat.
    pub mark: Option<SeatMark>,
}

impl Seated {
    /// Whether the record sheet marks the player absent.
    pub fn is_absent(&self) -> bool {
        self.mark == Some(SeatMark::Absent)
    }
}

/// Why nobody waits for a player at a seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SeatMark {
    /// The record sheet marks the player absent.
    Absent,
    /// Left the tournament before the game had its result.
    Withdrawn,
    /// Was disqualified before the game had its result.
    Disqualified,
}

/// Everybody's seat in a round, by name.
pub fn by_name(snapshot: &Snapshot, round: &Round) -> Vec<Seated> {
    let mut seats: Vec<Seated> = by_table(snapshot, round).into_iter().flat_map(|(_, seats)| seats).collect();
    name_sort(&snapshot.tournament).sort(&mut seats, |seat| &seat.name);
    seats
}

/// The same under the letters that their names begin with, as a list on paper has them.
pub fn by_letter(snapshot: &Snapshot, round: &Round) -> Vec<(String, Vec<Seated>)> {
    name_sort(&snapshot.tournament).by_letter(by_name(snapshot, round), |seat| &seat.name)
}

/// The tables of a round by number, each with its seats by selection position.
pub fn by_table(snapshot: &Snapshot, round: &Round) -> Vec<(i64, Vec<Seated>)> {
    let labels = snapshot.labels();
    round.tables.iter().map(|table| (table.row.number, of_table(snapshot, round, table, &labels))).collect()
}

fn of_table(snapshot: &Snapshot, round: &Round, table: &Table, labels: &PlayerLabels) -> Vec<Seated> {
    let seats = table.seats.iter().map(|seat| Seated {
        number: labels.number_of(seat.player_id),
        name: labels.of(seat.player_id).to_owned(),
        table: table.row.number,
        position: seat.position,
        mark: mark(snapshot, round, table, seat),
    });
    seats.collect()
}

/// Whether a player is out of the tournament by now, whatever came of the game: for judges and staff, wherever they see a table.
pub fn gone(snapshot: &Snapshot, player: PlayerId) -> Option<SeatMark> {
    match snapshot.player(player)?.state {
        PlayerState::Withdrawn => Some(SeatMark::Withdrawn),
        PlayerState::Disqualified => Some(SeatMark::Disqualified),
        _ => None,
    }
}

/// Who leaves after the game has played it, so no mark stands there.
fn mark(snapshot: &Snapshot, round: &Round, table: &Table, seat: &Seat) -> Option<SeatMark> {
    if seat.absent {
        return Some(SeatMark::Absent);
    }
    let ahead = round.row.state != RoundState::Closed && !table.row.sheet_state.is_final();
    gone(snapshot, seat.player_id).filter(|_| ahead)
}
