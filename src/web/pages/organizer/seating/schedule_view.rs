//! How the staff's page shows a seat schedule: seats with what is less than best, and each player's way through the rounds.

use crate::pages::organizer::seating::seat_code::SeatCode;
use reeve_rules::seating::SeatAt;
use reeve_store::player::Player;
use reeve_store::{PlayerId, Snapshot};
use reeve_views::people::by_name::name_sort;
use reeve_views::people::kept_apart::{KeptApart, Mark, are_apart, kept_apart};
use reeve_views::seating::staff::{LastSwap, PlayerSeats, RoundSeats, SeatedPlayer, StaffSchedule, TableSeats};
use reeve_words as words;
use reeve_words::games::Terms;
use reeve_words::labels;

/// The seats of one round.
pub struct RoundView {
    /// Counts from 1.
    pub number: i64,
    pub title: String,
    /// Whether it is the one that is looked at first.
    pub shown: bool,
    /// Whether its seats can still be changed by hand.
    pub open: bool,
    /// Whether it has not begun.
    pub to_come: bool,
    /// Where it stands, in a word.
    pub state: &'static str,
    /// How much is marked, in a sentence; empty where nothing is.
    pub marked: String,
    pub tables: Vec<ScheduleTable>,
}

/// A seat to be chosen in a form.
pub struct SeatOption {
    pub seat: SeatCode,
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
    /// Why the player stays here; empty where nothing says so.
    pub pin: &'static str,
    pub marks: Vec<MarkView>,
}

/// A dot: what a player shares with others.
pub struct MarkView {
    /// Which of the colours it has; the same for the same group.
    pub colour: usize,
    /// What stands in it.
    pub letter: String,
    pub words: String,
}

/// How many colours the dots have (`.dot-0` and so on in `schedule.css`).
const COLOURS: usize = 6;

impl MarkView {
    /// As a seat shows it.
    pub fn of(mark: &Mark) -> MarkView {
        let words = words::kept_apart::mark(mark.kind, &mark.name);
        MarkView { colour: mark.number % COLOURS, letter: mark.sign.clone(), words }
    }
}

/// A seat that is looked at, with what can be done there.
pub struct SeatView {
    pub round: i64,
    /// With who sits there.
    pub seen: SeatCode,
    pub seat: SeatCode,
    /// The number and the version of who sits there.
    pub number: i64,
    pub version: i64,
    pub name: String,
    /// Whether seats of the round can still be changed by hand.
    pub open: bool,
    /// Whether the round has not begun.
    pub to_come: bool,
    pub is_pinned: bool,
    pub fixed_table: Option<i64>,
    /// Why the player sits apart, each with the others.
    pub apart: Vec<(String, Vec<String>)>,
    /// The other seats of the round.
    pub seats: Vec<SeatOption>,
    /// Everybody else who does not sit apart from the player already, by number and name.
    pub others: Vec<(i64, String)>,
}

/// A seat of a round; none where nobody sits there.
pub fn seat(snapshot: &Snapshot, round: i64, at: SeatAt) -> Option<SeatView> {
    let schedule = StaffSchedule::of(snapshot);
    let seats = schedule.rounds.iter().find(|one| one.number == round)?;
    let all = || seats.tables.iter().flat_map(|table| &table.seats);
    let seat = all().find(|seat| seat.at == at)?;
    let player = snapshot.players.iter().find(|player| player.id == seat.player)?;
    let shared = kept_apart(snapshot);
    let may_meet = others_by_name(snapshot, |other| !are_apart(&shared, &[player.id, other.id]), player.id);
    let shared = shared.iter().filter(|one| one.players.iter().any(|other| other.id == player.id));
    let others = |one: &KeptApart<'_>| one.players.iter().filter(|p| p.id != player.id).map(|p| p.label()).collect();
    let option =
        |seat: &SeatedPlayer| SeatOption { seat: SeatCode::of(seat.at), label: labels::seat_of(seat.at, &seat.name) };
    Some(SeatView {
        round,
        seen: SeatCode { at, seen: Some(player.id) },
        seat: SeatCode::of(at),
        number: player.number,
        version: player.version,
        name: seat.name.clone(),
        open: seats.is_open,
        to_come: !seats.state.has_begun(),
        is_pinned: seat.is_pinned,
        fixed_table: player.fixed_table,
        apart: shared.map(|one| (words::kept_apart::mark(one.kind, one.name), others(one))).collect(),
        seats: all().filter(|other| other.at != at).map(option).collect(),
        others: may_meet,
    })
}

/// Everybody of these in the tournament but one, by name.
fn others_by_name(snapshot: &Snapshot, is_one: impl Fn(&Player) -> bool, but: PlayerId) -> Vec<(i64, String)> {
    let others = snapshot.players.iter().filter(|player| player.is_active() && player.id != but && is_one(player));
    let mut others: Vec<(i64, String)> = others.map(|player| (player.number, player.label())).collect();
    name_sort(&snapshot.tournament).sort(&mut others, |one| &one.1);
    others
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
        shown: round.number == schedule.next_round,
        open: round.is_open,
        to_come: !round.state.has_begun(),
        state: words::rounds::state(round.state),
        marked: [how_many_marked(&round.tables), too_many].concat(),
        tables: round.tables.iter().map(|table| of_table(schedule, table)).collect(),
    }
}

fn of_table(schedule: &StaffSchedule, table: &TableSeats) -> ScheduleTable {
    let seats = table.seats.iter().map(|seat| ScheduleSeat {
        code: SeatCode::of(seat.at),
        name: seat.name.clone(),
        pin: words::seating::stays(seat.is_pinned, seat.fixed_table.is_some()),
        marks: seat.marks.iter().map(MarkView::of).collect(),
    });
    ScheduleTable { number: table.number, seats: seats.collect(), faults: by_kind(schedule, table) }
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
