//! Logs of side games: read, replayed, and the state after them written.
//!
//! Which rules a log follows, its first line says; every system has one file here.

mod conquest;
pub mod fields;
pub mod full_contact;
pub mod json;
pub mod log;
pub mod names;
mod struggle;

#[cfg(test)]
mod conquest_tests;
#[cfg(test)]
mod full_contact_tests;
#[cfg(test)]
mod struggle_tests;
#[cfg(test)]
mod tests;

use crate::games::fields::{FormShape, line_of};
use crate::games::json::{Json, JsonLine, LineFormFault};
use crate::games::log::{GameLogFault, LoggedGame, played};
use reeve_rules::games::every_system;
use reeve_rules::games::journal::{GameEnd, SideSystem};
use reeve_rules::games::side::GameRefusal;

/// The lines behind the first, with their numbers.
type Lines<'l> = &'l mut dyn Iterator<Item = (u64, &'l [u8])>;

/// What stands in the first line: see [`LoggedGame::written_setup`].
type WriteSetup = fn(&[String], &mut Vec<(String, String)>) -> Vec<(&'static str, Json)>;

/// A system whose logs can be replayed.
struct GameReader {
    system: &'static SideSystem,
    form: FormShape,
    setup: WriteSetup,
    replay: for<'l> fn(JsonLine, Lines<'l>) -> Result<String, GameLogFault>,
    end: for<'l> fn(JsonLine, Lines<'l>) -> Result<Option<GameEnd>, GameLogFault>,
    dead_end: for<'l> fn(JsonLine, Lines<'l>) -> Result<Option<GameRefusal>, GameLogFault>,
}

const fn reader<G: LoggedGame>() -> GameReader {
    GameReader {
        system: G::SYSTEM,
        form: G::FORM,
        setup: G::written_setup,
        replay: replay_of::<G>,
        end: end_of::<G>,
        dead_end: dead_end_of::<G>,
    }
}

/// What reads the logs of each system.
macro_rules! readers {
    (
        noted { $($noted:tt)* }
        played { $($(#[$doc:meta])* $game:ident = $code:literal in $room:ident: $system:path;)* }
    ) => {
        const READERS: &[GameReader] = &[$(reader::<reeve_rules::games::$room::Game>()),*];
    };
}

every_system!(readers);

fn replay_of<'l, G: LoggedGame>(first: JsonLine, lines: Lines<'l>) -> Result<String, GameLogFault> {
    let game = played::<G>(first, lines)?;
    // Only what can't be written as JSON at all would fail, and nothing of a state is of that kind.
    game.written().map_err(|_| GameLogFault { line: 1, what: LineFormFault::NotJson.into() })
}

fn end_of<'l, G: LoggedGame>(first: JsonLine, lines: Lines<'l>) -> Result<Option<GameEnd>, GameLogFault> {
    played::<G>(first, lines).map(|game| game.end())
}

fn dead_end_of<'l, G: LoggedGame>(first: JsonLine, lines: Lines<'l>) -> Result<Option<GameRefusal>, GameLogFault> {
    played::<G>(first, lines).map(|game| game.dead_end().map(Into::into))
}

/// The state after the last line of a log, as one line of JSON without its end.
pub fn replay(log: &[u8]) -> Result<String, GameLogFault> {
    read(log, |reader, first, lines| (reader.replay)(first, lines))
}

/// What the game of a log leaves for its record sheet; none where nobody has won.
pub fn end(log: &[u8]) -> Result<Option<GameEnd>, GameLogFault> {
    read(log, |reader, first, lines| (reader.end)(first, lines))
}

/// Why the game of a log can't go on for somebody, see
/// [`GameRules::dead_end`](reeve_rules::games::journal::GameRules::dead_end).
pub fn dead_end(log: &[u8]) -> Result<Option<GameRefusal>, GameLogFault> {
    read(log, |reader, first, lines| (reader.dead_end)(first, lines))
}

/// Reads a log by the rules that its first line names.
fn read<T>(
    log: &[u8],
    by: impl FnOnce(&GameReader, JsonLine, Lines<'_>) -> Result<T, GameLogFault>,
) -> Result<T, GameLogFault> {
    let at_first = |fault: LineFormFault| GameLogFault { line: 1, what: fault.into() };
    if log.is_empty() {
        return Err(at_first(LineFormFault::NoLine));
    }
    let mut lines = log.strip_suffix(b"\n").unwrap_or(log).split(|byte| *byte == b'\n');
    let mut first = JsonLine::read(lines.next().unwrap_or_default()).map_err(at_first)?;
    let name = first.take_name("game").map_err(at_first)?;
    let Some(reader) = READERS.iter().find(|reader| reader.system.code == name) else {
        let games = READERS.iter().map(|reader| reader.system.code).collect();
        return Err(at_first(LineFormFault::NoSuchGame { name, games }));
    };
    by(reader, first, &mut (2..).zip(lines))
}

/// The system that the first line of a log names.
pub fn system_of(opening: &str) -> Option<&'static SideSystem> {
    let name = JsonLine::read(opening.as_bytes()).ok()?.take_name("game").ok()?;
    READERS.iter().find(|reader| reader.system.code == name).map(|reader| reader.system)
}

/// The line that begins a game of the system with this code: whoever plays in the order of their turns, and the fields of the form in
/// which the rest is set up. None where there is no such system. Whether the rules take it is for [`replay`] to say.
pub fn opening_of(code: &str, order: &[String], setup: &[(String, String)]) -> Option<String> {
    let reader = READERS.iter().find(|reader| reader.system.code == code)?;
    let mut rest = setup.to_vec();
    // What was read as JSON is written as JSON.
    let written = |(key, value): (&'static str, Json)| (key, serde_json::to_string(&value).unwrap_or_default());
    let own: Vec<(&'static str, String)> = (reader.setup)(order, &mut rest).into_iter().map(written).collect();
    let own = own.iter().map(|(key, value)| (*key, value.as_str()));
    let fields = rest.iter().map(|(name, typed)| (name.as_str(), typed.as_str()));
    Some(line_of(&reader.form, [("game", code)].into_iter().chain(own).chain(fields)))
}

/// A step of a game of this system as a line of its log, from the fields of a form.
///
/// Error: a key of what is said aloud and never kept.
pub fn step_of(system: &SideSystem, fields: &[(String, String)]) -> Result<String, LineFormFault> {
    let form = READERS.iter().find(|reader| reader.system == system).map(|reader| reader.form).unwrap_or_default();
    match fields.iter().find(|(name, _)| form.aloud.contains(&name.as_str())) {
        Some((key, _)) => Err(LineFormFault::SaidAloud(key.clone())),
        None => Ok(line_of(&form, fields.iter().map(|(name, typed)| (name.as_str(), typed.as_str())))),
    }
}

/// Whether a line says something in words of people's own, which no game at a table keeps.
pub fn says_aloud(line: &str) -> bool {
    let keys = || READERS.iter().flat_map(|reader| reader.form.aloud);
    keys().any(|key| line.contains(&format!("\"{key}\":")))
}

/// The dice of a step.
pub fn dice_of(line: &str) -> Vec<i64> {
    let Ok(mut step) = JsonLine::read(line.as_bytes()) else { return Vec::new() };
    match (step.take("dice"), step.take("die")) {
        (Some(Json::List(dice)), None) => {
            dice.iter().filter_map(|die| if let Json::Whole(die) = die { Some(*die) } else { None }).collect()
        }
        (None, Some(Json::Whole(die))) => vec![die],
        _ => Vec::new(),
    }
}
