//! How the staff's page shows a seat schedule: seats with what is less than best, and each player's way through the rounds.

use crate::pages::organizer::seating::seat_code::SeatCode;
use reeve_store::PlayerId;
use reeve_views::seating::staff::{LastSwap, PlayerSeats, RoundSeats, SeatedPlayer, StaffSchedule, TableSeats};
use reeve_words as words;
use reeve_words::games::Terms;
use reeve_words::labels;

/// The seats of one round.
pub struct RoundView {
    /// Counts from 1.
    pub number: i64,
    pub title: String,
    /// Whether its seats can still be changed by hand.
    pub open: bool,
    /// Where it stands, in a word.
    pub state: &'static str,
    /// How much is marked, in a sentence; empty where nothing is.
    pub marked: String,
    pub tables: Vec<ScheduleTable>,
    /// Every seat as an option of a form.
    pub options: Vec<SeatOption>,
}

/// A seat to be chosen in a form.
pub struct SeatOption {
    /// The seat, whoever sits there.
    pub seat: SeatCode,
    /// The seat with who sits there now.
    pub seen: SeatCode,
    pub label: String,
}

/// One table of a round.
pub struct ScheduleTable {
    pub number: i64,
    pub seats: Vec<ScheduleSeat>,
    /// What is less than best about it.
    pub faults: Vec<Marked>,
}

/// Faults of one kind at a table.
pub struct Marked {
    pub label: &'static str,
    /// Each fault of the kind.
    pub each: Vec<String>,
}

/// One seat.
pub struct ScheduleSeat {
    /// The seat as forms send it.
    pub code: SeatCode,
    pub name: String,
    /// Whether the player is pinned here.
    pub pinned: bool,
}

/// The preliminary rounds with their seats and faults.
pub fn rounds(schedule: &StaffSchedule) -> Vec<RoundView> {
    schedule.rounds.iter().map(|round| of_round(schedule, round)).collect()
}

fn of_round(schedule: &StaffSchedule, round: &RoundSeats) -> RoundView {
    let too_many = round.extra_threes.map(words::seating::too_many_threes).unwrap_or_default();
    RoundView {
        number: round.number,
        title: labels::round(round.number),
        open: round.is_open,
        state: words::rounds::state(round.state),
        marked: [how_many_marked(&round.tables), too_many].concat(),
        options: round.tables.iter().flat_map(options).collect(),
        tables: round.tables.iter().map(|table| of_table(schedule, table)).collect(),
    }
}

fn of_table(schedule: &StaffSchedule, table: &TableSeats) -> ScheduleTable {
    let seats = table.seats.iter().map(|seat| ScheduleSeat {
        code: SeatCode::of(seat.at),
        name: seat.name.clone(),
        pinned: seat.is_pinned,
    });
    ScheduleTable { number: table.number, seats: seats.collect(), faults: by_kind(schedule, table) }
}

fn options(table: &TableSeats) -> impl Iterator<Item = SeatOption> {
    let option = |seat: &SeatedPlayer| SeatOption {
        seat: SeatCode::of(seat.at),
        seen: SeatCode { at: seat.at, seen: Some(seat.player) },
        label: labels::seat_of(seat.at, &seat.name),
    };
    table.seats.iter().map(option)
}

fn how_many_marked(tables: &[TableSeats]) -> String {
    words::seating::marked(tables.iter().filter(|table| !table.faults.is_empty()).count(), tables.len())
}

/// The faults of a table, those of one kind together.
fn by_kind(schedule: &StaffSchedule, table: &TableSeats) -> Vec<Marked> {
    let name = |player: usize| schedule.names.get(player).map_or("", String::as_str);
    let mut marked: Vec<Marked> = Vec::new();
    for (label, words) in table.faults.iter().map(|fault| words::seating::table_fault(fault, name)) {
        match marked.iter_mut().find(|kind| kind.label == label) {
            Some(kind) => kind.each.push(words),
            None => marked.push(Marked { label, each: vec![words] }),
        }
    }
    marked
}

/// The last swap by hand, to be taken back.
pub struct UndoView {
    /// The round, from 1.
    pub round: i64,
    pub one: SeatCode,
    pub two: SeatCode,
    /// Who sits on the one now.
    pub one_player: PlayerId,
    /// Who sits on the other now.
    pub two_player: PlayerId,
    pub names: (String, String),
}

/// The last swap as a form takes it.
pub fn undo(swap: &LastSwap) -> UndoView {
    let [one, two] = &swap.seats;
    UndoView {
        round: swap.round,
        one: SeatCode::of(one.at),
        two: SeatCode::of(two.at),
        one_player: one.player,
        two_player: two.player,
        names: (one.name.clone(), two.name.clone()),
    }
}

/// One player's way through the rounds.
pub struct SchedulePlayer {
    pub name: String,
    /// Per round: table and position; empty where the player does not sit.
    pub seats: Vec<String>,
}

/// A player's way through the rounds.
pub fn player_line(player: &PlayerSeats, terms: &Terms) -> SchedulePlayer {
    let seat = |seat: &Option<(i64, i64)>| {
        seat.map(|(table, position)| terms.heading(&labels::short_seat(table, position))).unwrap_or_default()
    };
    SchedulePlayer { name: player.name.clone(), seats: player.seats.iter().map(seat).collect() }
}
