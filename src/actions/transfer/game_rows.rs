//! What an archive says of side games, replayed by the very machines that play them.

use std::collections::BTreeMap;

use reeve_files::archive::data_file;
use reeve_files::games::log::GameLogFault;
use reeve_files::games::names::{renamed, seats_in};
use reeve_files::games::{dice_of, replay, says_aloud};
use reeve_limits as limits;
use reeve_rules::games::dice;
use reeve_views::boards::laying::seed_of;

use crate::transfer::duty_rows::NamedRow;
use crate::transfer::refusal::{ContentFault, Refusal};
use crate::transfer::tournament_rows::TableRows;

/// The steps of a table by number, each with its line in the file.
type Steps = BTreeMap<i64, (usize, String)>;

/// Refuses logs that don't replay, steps of no game, numbers that are missing or there twice, more steps than a log takes, lines
/// with seats that their table does not have or that Reeve writes in another way, and words that somebody typed.
pub(crate) fn check(content: &TableRows) -> Result<(), Refusal> {
    let rows = |table: &'static str| {
        (2..).zip(content.get(table).into_iter().flatten().map(move |row| NamedRow { table, row }))
    };
    let mut seats: BTreeMap<i64, Vec<i64>> = BTreeMap::new();
    for (_, row) in rows("seat") {
        if let (Some(table), Some(position)) = (row.number("table_id"), row.number("position")) {
            seats.entry(table).or_default().push(position);
        }
    }
    let mut steps: BTreeMap<i64, Steps> = BTreeMap::new();
    for (line, row) in rows("side_game_step") {
        let contradicts = || Refusal::at(&data_file("side_game_step"), line, ContentFault::GameContradicts);
        let (Some(table), Some(number)) = (row.number("table_id"), row.number("step_number")) else {
            return Err(contradicts());
        };
        let thrown_otherwise = row.number("dice_seed").is_some_and(|seed| {
            let dice = dice_of(&row.text("line"));
            seed < 0 || dice.is_empty() || dice != dice::thrown(seed_of(seed), dice.len())
        });
        if thrown_otherwise {
            return Err(contradicts());
        }
        let of_table = steps.entry(table).or_default();
        if of_table.insert(number, (line, row.text("line"))).is_some() || of_table.len() > limits::GAME_STEPS {
            return Err(contradicts());
        }
    }
    for (line, row) in rows("side_game") {
        let table = row.number("table_id").unwrap_or_default();
        let positions = seats.get(&table).map_or(&[][..], Vec::as_slice);
        let opening = (line, row.text("opening"));
        check_log(&opening, &steps.remove(&table).unwrap_or_default(), positions)?;
    }
    match steps.values().flat_map(BTreeMap::values).next() {
        Some((line, _)) => Err(Refusal::at(&data_file("side_game_step"), *line, ContentFault::GameContradicts)),
        None => Ok(()),
    }
}

fn check_log(opening: &(usize, String), steps: &Steps, positions: &[i64]) -> Result<(), Refusal> {
    let file_of = |at: u64| if at == 1 { data_file("side_game") } else { data_file("side_game_step") };
    let lines: Vec<&(usize, String)> = std::iter::once(opening).chain(steps.values()).collect();
    let odd = |text: &str| {
        let is_seated = seats_in(text).iter().all(|seat| positions.contains(seat));
        renamed(text, &[]) != text || !is_seated || says_aloud(text)
    };
    for (at, (line, text)) in (1..).zip(&lines) {
        if odd(text) || (at > 1 && !steps.contains_key(&(at as i64 - 1))) {
            return Err(Refusal::at(&file_of(at), *line, ContentFault::GameContradicts));
        }
    }
    let log: String = lines.iter().map(|(_, text)| format!("{text}\n")).collect();
    match replay(log.as_bytes()) {
        Ok(_) => Ok(()),
        Err(GameLogFault { line, what }) => {
            let at = lines.get(line as usize - 1).map_or(opening.0, |(at, _)| *at);
            Err(Refusal::at(&file_of(line), at, ContentFault::Game(Box::new(GameLogFault { line, what }))))
        }
    }
}
