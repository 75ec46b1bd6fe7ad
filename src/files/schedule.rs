//! The schedule file: `round,table,position,player`.

use std::borrow::Cow;
use std::collections::BTreeMap;

use crate::fault::{FileFault, ScheduleFault};
use crate::table::{Columns, CsvWriter, name_seen, read_own, shown, whole_number};
use reeve_limits as limits;
use reeve_rules::seating::{SeatedRound, TableSizes, number_as_i64};
use reeve_rules::text::as_seen;
use reeve_rules::tournament::bounds;

/// The columns, in the order in which they are written.
pub const COLUMNS: [&str; 4] = ["round", "table", "position", "player"];

/// Who sits where, as it is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ScheduleRow<'a> {
    /// The round, from 1.
    pub round: i64,
    /// The table, from 1.
    pub table: i64,
    /// The selection position, from 1.
    pub position: i64,
    pub player: &'a str,
}

/// One line of the file: who sits where.
#[derive(Debug, Clone, PartialEq, Eq)]
struct SeatLine {
    /// The line in the file, the header being line 1.
    line: u64,
    /// The round, from 1.
    round: usize,
    /// The table, from 1.
    table: usize,
    /// The selection position, from 1.
    position: usize,
    player: String,
}

/// A round as names: its tables by number, each with the players in the order of their positions. A table
/// number that is not in use has an empty table.
pub type NamedRound = Vec<Vec<String>>;

/// Reads a schedule file: rounds 1 to k without gaps, tables of these sizes, positions 1 to k at each,
/// nobody twice in a round. Otherwise every fault, with its line and column.
///
/// `known` are the players that may sit, where there is a list of them.
pub fn parse(text: &str, known: Option<&[String]>, sizes: TableSizes) -> Result<Vec<NamedRound>, Vec<FileFault>> {
    let table = match read_own(text, &COLUMNS, &limits::SCHEDULE_FILE) {
        (Some(table), faults) if faults.is_empty() => table,
        (_, faults) => return Err(faults),
    };
    let columns = Columns::find(&table, &COLUMNS, &[])?;
    let known: Option<BTreeMap<Cow<'_, str>, &String>> =
        known.map(|names| names.iter().map(|n| (as_seen(n), n)).collect());
    let (mut seats, mut faults) = (Vec::new(), Vec::new());
    for record in &table.records {
        let before = faults.len();
        let mut number = |column: &str, most: i64| match whole_number(columns.cell(record, column), 1, most) {
            Ok(number) => usize::try_from(number).unwrap_or(0),
            Err(what) => {
                faults.push(FileFault::at(record.line, column, what));
                0
            }
        };
        let (round, table, position) = (
            number("round", bounds::ROUND.most),
            number("table", bounds::TABLE.most),
            number("position", number_as_i64(sizes.most)),
        );
        let player = name_seen(columns.cell(record, "player"));
        let listed = |player: String| match &known {
            Some(known) => known.get(player.as_str()).map(|known| (*known).clone()).ok_or(player),
            None => Ok(player),
        };
        match player.map(listed) {
            Ok(Err(player)) => {
                let what = ScheduleFault::Unknown(shown(&player));
                faults.push(FileFault::at(record.line, "player", what));
            }
            Ok(Ok(player)) if faults.len() == before => {
                seats.push(SeatLine { line: record.line, round, table, position, player });
            }
            Ok(_) => {}
            Err(what) => faults.push(FileFault::at(record.line, "player", what)),
        }
    }
    let whole = faults.is_empty();
    faults.extend(clashes(&seats));
    // What is missing can only be said of a file whose lines could all be read.
    if whole {
        faults.extend(gaps(&seats, sizes));
    }
    faults.sort();
    if faults.is_empty() { Ok(rounds(seats)) } else { Err(faults) }
}

/// People who sit twice in a round, and seats that are taken twice.
fn clashes(seats: &[SeatLine]) -> Vec<FileFault> {
    let mut faults = Vec::new();
    let mut people: BTreeMap<(usize, &str), u64> = BTreeMap::new();
    let mut taken: BTreeMap<(usize, usize, usize), u64> = BTreeMap::new();
    for seat in seats {
        let earlier = *people.entry((seat.round, &seat.player)).or_insert(seat.line);
        if earlier != seat.line {
            let what = ScheduleFault::SitsAlready { name: shown(&seat.player), round: seat.round, earlier };
            faults.push(FileFault::at(seat.line, "player", what));
        }
        let SeatLine { round, table, position, .. } = *seat;
        let earlier = *taken.entry((round, table, position)).or_insert(seat.line);
        if earlier != seat.line {
            let what = ScheduleFault::Taken { position, table, round, earlier };
            faults.push(FileFault::at(seat.line, "position", what));
        }
    }
    faults
}

/// A number of seats, as a fault holds it.
fn small(seats: usize) -> u8 {
    u8::try_from(seats).unwrap_or(u8::MAX)
}

/// Rounds that are left out, tables of other sizes, positions that are left out.
fn gaps(seats: &[SeatLine], sizes: TableSizes) -> Vec<FileFault> {
    let mut faults = Vec::new();
    let mut first_of_round: BTreeMap<usize, u64> = BTreeMap::new();
    let mut tables: BTreeMap<(usize, usize), Vec<&SeatLine>> = BTreeMap::new();
    for seat in seats {
        first_of_round.entry(seat.round).or_insert(seat.line);
        tables.entry((seat.round, seat.table)).or_default().push(seat);
    }
    for (expected, (&round, &line)) in (1..).zip(&first_of_round) {
        if round != expected {
            faults.push(FileFault::at(line, "round", ScheduleFault::RoundMissing { missing: expected, found: round }));
            break;
        }
    }
    for ((round, table), own) in tables {
        let line = own.iter().map(|s| s.line).min().unwrap_or(1);
        let players = own.len();
        if !sizes.contains(players) {
            faults.push(FileFault::at(
                line,
                "table",
                ScheduleFault::TableSize { table, round, players, least: small(sizes.least), most: small(sizes.most) },
            ));
        } else if own.iter().any(|s| s.position > players) {
            faults.push(FileFault::at(line, "position", ScheduleFault::Position { table, round, players }));
        }
    }
    faults
}

fn rounds(seats: Vec<SeatLine>) -> Vec<NamedRound> {
    let mut rounds: Vec<Vec<Vec<(usize, String)>>> = Vec::new();
    for seat in seats {
        if rounds.len() < seat.round {
            rounds.resize(seat.round, Vec::new());
        }
        let tables = &mut rounds[seat.round - 1];
        if tables.len() < seat.table {
            tables.resize(seat.table, Vec::new());
        }
        tables[seat.table - 1].push((seat.position, seat.player));
    }
    let in_order = |mut table: Vec<(usize, String)>| {
        table.sort();
        table.into_iter().map(|(_, player)| player).collect()
    };
    rounds.into_iter().map(|round| round.into_iter().map(in_order).collect()).collect()
}

/// Writes a schedule, in the order given.
pub fn write<'a>(rows: impl IntoIterator<Item = ScheduleRow<'a>>) -> CsvWriter {
    let mut writer = CsvWriter::new(&COLUMNS);
    for row in rows {
        let [round, table, position] = [row.round, row.table, row.position].map(|number| number.to_string());
        writer.row(&[&round, &table, &position, row.player]);
    }
    writer
}

/// The rows of rounds as `rules::seating` has them: tables and positions are numbered by their order, and `player` gives
/// a player's name.
pub fn rows<'a>(rounds: &[SeatedRound], player: impl Fn(usize) -> &'a str) -> Vec<ScheduleRow<'a>> {
    let mut rows = Vec::new();
    for (tables, round) in rounds.iter().zip(1..) {
        for (seats, table) in tables.iter().zip(1..) {
            rows.extend(seats.iter().zip(1..).map(|(&who, position)| {
                let player = player(who);
                ScheduleRow { round, table, position, player }
            }));
        }
    }
    rows
}
