//! What an archive says of side games, replayed by the very machines that play them.

use std::collections::BTreeMap;

use reeve_files::games::names::{renamed, seats_in};
use reeve_files::games::{dice_of, replay, says_aloud};
use reeve_limits as limits;
use reeve_rules::games::dice;
use reeve_views::boards::laying::seed_of;

use crate::transfer::refusal::{ContentFault, Refusal};
use crate::transfer::row::{Row, rows};
use crate::transfer::tournament_rows::TableRows;

/// A line of a log, with the row in which it stands.
type LogLine<'c> = (Row<'c>, &'c str);

/// The steps of a table by number.
type Steps<'c> = BTreeMap<i64, LogLine<'c>>;

/// Refuses logs that don't replay, steps of no game, numbers that are missing or there twice, more steps than a log takes, lines
/// with seats that their table does not have or that Reeve writes in another way, and words that somebody typed.
pub(crate) fn check(content: &TableRows) -> Result<(), Refusal> {
    let mut seats: BTreeMap<i64, Vec<i64>> = BTreeMap::new();
    for row in rows(content, "seat") {
        if let (Some(table), Some(position)) = (row.number("table_id"), row.number("position")) {
            seats.entry(table).or_default().push(position);
        }
    }
    let mut steps: BTreeMap<i64, Steps<'_>> = BTreeMap::new();
    for row in rows(content, "side_game_step") {
        let contradicts = || row.refused(ContentFault::GameContradicts);
        let (Some(table), Some(number)) = (row.number("table_id"), row.number("step_number")) else {
            return Err(contradicts());
        };
        let thrown_otherwise = row.number("dice_seed").is_some_and(|seed| {
            let dice = dice_of(row.text("line"));
            seed < 0 || dice.is_empty() || dice != dice::thrown(seed_of(seed), dice.len())
        });
        if thrown_otherwise {
            return Err(contradicts());
        }
        let of_table = steps.entry(table).or_default();
        if of_table.insert(number, (row, row.text("line"))).is_some() || of_table.len() > limits::GAME_STEPS {
            return Err(contradicts());
        }
    }
    for row in rows(content, "side_game") {
        let table = row.number("table_id").unwrap_or_default();
        let positions = seats.get(&table).map_or(&[][..], Vec::as_slice);
        check_log((row, row.text("opening")), &steps.remove(&table).unwrap_or_default(), positions)?;
    }
    match steps.values().flat_map(BTreeMap::values).next() {
        Some((row, _)) => Err(row.refused(ContentFault::GameContradicts)),
        None => Ok(()),
    }
}

fn check_log(opening: LogLine<'_>, steps: &Steps<'_>, positions: &[i64]) -> Result<(), Refusal> {
    let lines: Vec<LogLine<'_>> = std::iter::once(opening).chain(steps.values().copied()).collect();
    let odd = |text: &str| {
        let is_seated = seats_in(text).iter().all(|seat| positions.contains(seat));
        renamed(text, &[]) != text || !is_seated || says_aloud(text)
    };
    for (at, (row, text)) in (0..).zip(&lines) {
        if odd(text) || (at > 0 && !steps.contains_key(&at)) {
            return Err(row.refused(ContentFault::GameContradicts));
        }
    }
    let log: String = lines.iter().map(|(_, text)| format!("{text}\n")).collect();
    match replay(log.as_bytes()) {
        Ok(_) => Ok(()),
        Err(fault) => {
            let (row, _) = lines.get(fault.line as usize - 1).copied().unwrap_or(opening);
            Err(row.refused(ContentFault::Game(Box::new(fault))))
        }
    }
}
