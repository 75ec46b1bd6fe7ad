//! What pages show of a seat schedule: figures with their bounds, seats with what is less than best, each
//! player's way through the rounds.

use std::collections::BTreeMap;

use crate::actions::seating::stored::{Report, Seating};
use crate::rules::seating::{FaultKind, IllegalKind, Seat, illegal};
use crate::rules::tournament::vocabulary::{RoundState, Stage};
use crate::store::snapshot::{Round, Table};
use crate::store::{PlayerId, Snapshot};

/// The figures' names for people, in the order of the objective.
pub const NAMES: [&str; 6] = [
    "Most meetings of two players",
    "Repeat meetings",
    "Positions held again",
    "Group or club together",
    "Twice at a table of three",
    "Spread of tables of three",
];

/// A figure beside its bound.
pub struct Figure {
    /// What it counts.
    pub name: &'static str,
    /// What the schedule reaches.
    pub reached: u64,
    /// What nothing can be below, in words.
    pub bound: String,
}

/// The figures of a report.
pub fn figures(report: &Report) -> Vec<Figure> {
    let bound = |reached: u64, bound: Option<u64>| match bound {
        Some(bound) if bound == reached => "proven best".to_owned(),
        Some(bound) => format!("proven: not below {bound}"),
        None => "no proof".to_owned(),
    };
    NAMES
        .into_iter()
        .zip(report.figures.into_iter().zip(report.bounds))
        .map(|(name, (reached, proven))| Figure { name, reached, bound: bound(reached, proven) })
        .collect()
}

/// The seats of one round.
pub struct RoundSeats {
    /// Counts from 1.
    pub number: i64,
    /// Its name.
    pub title: String,
    /// Whether its seats can still be changed by hand.
    pub open: bool,
    /// `planned`, `published`, `playing` or `closed`.
    pub state: &'static str,
    /// How much is marked, in a sentence; empty where nothing is.
    pub marked: String,
    /// Its tables.
    pub tables: Vec<TableSeats>,
    /// Every seat as an option of a form: `table-position`, words, and who sits there.
    pub options: Vec<(String, String, PlayerId)>,
}

/// One table of a round.
pub struct TableSeats {
    /// Its number.
    pub number: i64,
    /// Its seats.
    pub seats: Vec<SeatLine>,
    /// What is less than best about it.
    pub faults: Vec<Marked>,
}

/// Faults of one kind at a table.
pub struct Marked {
    /// What kind.
    pub label: &'static str,
    /// Each fault of the kind.
    pub each: Vec<String>,
}

/// One seat.
pub struct SeatLine {
    /// The selection position.
    pub position: i64,
    /// The player.
    pub name: String,
    /// The player's number in the store.
    pub player: PlayerId,
    /// Whether the player is pinned here.
    pub pinned: bool,
}

/// The preliminary rounds with their seats and faults.
pub fn rounds(snapshot: &Snapshot, seating: &Seating) -> Vec<RoundSeats> {
    let labels = snapshot.labels();
    let faults = faults(seating, &labels);
    let of_round = |round: &Round| {
        let table = |table: &Table| TableSeats {
            number: table.row.number,
            seats: table
                .seats
                .iter()
                .map(|seat| SeatLine {
                    position: seat.position,
                    name: labels.get(&seat.player_id).cloned().unwrap_or_default(),
                    player: seat.player_id,
                    pinned: seat.pinned,
                })
                .collect(),
            faults: faults.get(&(round.row.number, table.row.number)).map(by_kind).unwrap_or_default(),
        };
        let tables: Vec<TableSeats> = round.tables.iter().map(table).collect();
        let marked = [how_many_marked(&tables), too_many_threes(seating, round.row.number)].concat();
        RoundSeats {
            number: round.row.number,
            title: format!("Round {}", round.row.number),
            open: round.row.state == RoundState::Planned,
            state: round.row.state.code(),
            marked,
            options: options(&tables),
            tables,
        }
    };
    snapshot.stage(Stage::Prelim).map(of_round).collect()
}

fn options(tables: &[TableSeats]) -> Vec<(String, String, PlayerId)> {
    let of_table = |table: &TableSeats| {
        let option = |seat: &SeatLine| {
            let code = format!("{}-{}", table.number, seat.position);
            (code, format!("Table {}, position {}: {}", table.number, seat.position, seat.name), seat.player)
        };
        table.seats.iter().map(option).collect::<Vec<_>>()
    };
    tables.iter().flat_map(of_table).collect()
}

fn how_many_marked(tables: &[TableSeats]) -> String {
    match (tables.iter().filter(|table| !table.faults.is_empty()).count(), tables.len()) {
        (0, _) => String::new(),
        (1, _) => "What is less than perfect is marked at one table. ".to_owned(),
        (marked, all) if marked == all => "What is less than perfect is marked at every table. ".to_owned(),
        (marked, _) => format!("What is less than perfect is marked at {marked} tables. "),
    }
}

/// A schedule that was brought may have more tables of three than have to be.
fn too_many_threes(seating: &Seating, number: i64) -> String {
    let at = usize::try_from(number).ok().and_then(|number| number.checked_sub(1));
    let Some(round) = at.and_then(|at| seating.rounds.get(at)) else { return String::new() };
    let sitting: Vec<usize> = round.iter().flatten().copied().collect();
    let found = illegal(std::slice::from_ref(round), &[sitting]);
    let threes = found.iter().find_map(|illegal| match illegal.what {
        IllegalKind::TablesOfThree { found, wanted } => Some((found, wanted)),
        _ => None,
    });
    threes.map_or(String::new(), |(found, wanted)| {
        format!("It has {found} tables of three where {wanted} would do (1.1.5).")
    })
}

type Named = (&'static str, String);

/// The faults of a table, those of one kind together.
fn by_kind(faults: &Vec<Named>) -> Vec<Marked> {
    let mut marked: Vec<Marked> = Vec::new();
    for (label, words) in faults {
        match marked.iter_mut().find(|kind| kind.label == *label) {
            Some(kind) => kind.each.push(words.clone()),
            None => marked.push(Marked { label, each: vec![words.clone()] }),
        }
    }
    marked
}

/// What is less than best, in words, by round and table.
fn faults(seating: &Seating, labels: &BTreeMap<PlayerId, String>) -> BTreeMap<(i64, i64), Vec<Named>> {
    let name = |player: usize| {
        seating.players.get(player).and_then(|id| labels.get(id)).map(String::as_str).unwrap_or_default()
    };
    let said = |rounds: &[usize]| {
        let numbers: Vec<String> = rounds.iter().map(|round| (round + 1).to_string()).collect();
        match numbers.split_last() {
            None => String::new(),
            Some((last, [])) => format!("round {last}"),
            Some((last, others)) => format!("rounds {} and {last}", others.join(", ")),
        }
    };
    let mut by_table: BTreeMap<(i64, i64), Vec<Named>> = BTreeMap::new();
    for fault in seating.faults() {
        let words = match fault.what {
            FaultKind::MetBefore { a, b, rounds } => {
                ("Met before", format!("{} and {} in {}", name(a), name(b), said(&rounds)))
            }
            FaultKind::PositionAgain { player, position, rounds } => {
                ("Position again", format!("{}, {position} as in {}", name(player), said(&rounds)))
            }
            FaultKind::GroupTogether { a, b } => ("Same group or club", format!("{} and {}", name(a), name(b))),
            FaultKind::ThreeAgain { player, rounds } => {
                ("Table of three again", format!("{}, as in {}", name(player), said(&rounds)))
            }
        };
        let at = (i64::try_from(fault.round + 1).unwrap_or(0), i64::try_from(fault.table).unwrap_or(0));
        by_table.entry(at).or_default().push(words);
    }
    by_table
}

/// The last swap by hand, to be taken back.
pub struct LastSwap {
    /// The round, from 1.
    pub round: i64,
    /// One seat, as forms send it: `table-position`.
    pub one: String,
    /// The other seat.
    pub two: String,
    /// Who sits on the one now.
    pub one_player: PlayerId,
    /// Who sits on the other now.
    pub two_player: PlayerId,
    /// Their names.
    pub names: (String, String),
}

/// The last swap, where the seats are as it left them and its round is not public yet.
pub fn last_swap(snapshot: &Snapshot, seating: &Seating, report: &Report) -> Option<LastSwap> {
    let undo = report.undo?;
    let at = usize::try_from(undo.round).ok()?.checked_sub(1)?;
    if at < seating.public() {
        return None;
    }
    let [one, two] = undo.seats;
    let sitting = |(table, position): (usize, usize)| seating.sitting(at, Seat { table, position });
    let (one_player, two_player) = (sitting(one)?, sitting(two)?);
    let labels = snapshot.labels();
    let name = |player| labels.get(&player).cloned().unwrap_or_default();
    let code = |(table, position): (usize, usize)| format!("{table}-{position}");
    Some(LastSwap {
        round: undo.round,
        one: code(one),
        two: code(two),
        one_player,
        two_player,
        names: (name(one_player), name(two_player)),
    })
}

/// One player's way through the rounds.
pub struct PlayerLine {
    /// The player.
    pub name: String,
    /// Per round: table and position; empty where the player does not sit.
    pub seats: Vec<String>,
}

/// Every seated player with the seats of each preliminary round, by name.
pub fn players(snapshot: &Snapshot) -> Vec<PlayerLine> {
    let rounds: Vec<&Round> = snapshot.stage(Stage::Prelim).collect();
    let mut at: BTreeMap<PlayerId, Vec<String>> = BTreeMap::new();
    for (index, round) in rounds.iter().enumerate() {
        for table in &round.tables {
            for seat in &table.seats {
                let line = at.entry(seat.player_id).or_insert_with(|| vec![String::new(); rounds.len()]);
                line[index] = format!("table {}, pos. {}", table.row.number, seat.position);
            }
        }
    }
    let labels = snapshot.labels();
    let mut lines: Vec<PlayerLine> = at
        .into_iter()
        .map(|(id, seats)| PlayerLine { name: labels.get(&id).cloned().unwrap_or_default(), seats })
        .collect();
    lines.sort_by_cached_key(|line| line.name.to_lowercase());
    lines
}
