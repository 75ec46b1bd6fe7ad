//! The log of a game: JSON Lines, of which the first begins the game and each other is a step.

use serde::Deserialize;
use serde::ser::{Serialize, SerializeMap, Serializer};

use crate::games::fields::FormShape;
use crate::games::json::{Json, JsonLine, LineFormFault};
use reeve_rules::games::journal::{GameRules, Journal, LogRefusal};
use reeve_rules::games::side::GameRefusal;

/// Why a log is refused, and at which line. The first is line 1.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GameLogFault {
    pub line: u64,
    pub what: GameLogFaultKind,
}

/// What is wrong with a line of a log.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum GameLogFaultKind {
    Form(LineFormFault),
    Rules(GameRefusal),
}

impl From<LineFormFault> for GameLogFaultKind {
    fn from(fault: LineFormFault) -> Self {
        GameLogFaultKind::Form(fault)
    }
}

impl<T: Into<GameRefusal>> From<T> for GameLogFaultKind {
    fn from(refusal: T) -> Self {
        GameLogFaultKind::Rules(refusal.into())
    }
}

/// A game whose log can be read and whose state can be written.
pub trait LoggedGame: GameRules<Refusal: Into<GameRefusal>> {
    /// The first line, without its key `game`.
    fn read_opening(first: JsonLine) -> Result<Self::Opening, LineFormFault>;

    /// A step: what it is, by its key `do`, and its other keys.
    fn read_step(what: String, line: JsonLine) -> Result<Self::Step, LineFormFault>;

    /// Steps of which a second key says what they are, and its words (none: any text): `buy` whose `what` is `city` is the variant
    /// `buy city`.
    const KINDS: &'static [(&'static str, &'static str, &'static [&'static str])] = &[];

    /// What the fields of its forms are.
    const FORM: FormShape;

    /// Whoever plays, as the first line has it, under its key, and whatever else takes several fields of the setup. These are taken
    /// out of the others.
    fn written_setup(order: &[String], setup: &mut Vec<(String, String)>) -> Vec<(&'static str, Json)> {
        let _ = setup;
        vec![("players", Json::List(order.iter().cloned().map(Json::Text).collect()))]
    }

    /// The state as one line of JSON, without its end.
    fn written(&self) -> Result<String, serde_json::Error>;
}

/// A step, or taking one back.
enum Line<S> {
    Step(S),
    Undo,
}

/// The word of the key `do` that takes a step back.
const UNDO: &str = "undo";

/// Nothing but the key that was taken out.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct NoKeys {}

/// What a line says after the first.
fn read_line<G: LoggedGame>(line: &[u8]) -> Result<Line<G::Step>, LineFormFault> {
    let mut line = JsonLine::read(line)?;
    let mut what = line.take_name("do")?;
    if what == UNDO {
        return line.keys().map(|NoKeys {}| Line::Undo);
    }
    let second = G::KINDS.iter().find(|(first, ..)| *first == what);
    if let Some(word) = second.and_then(|(_, key, words)| line.take_word(key, words)) {
        what = format!("{what} {word}");
    }
    G::read_step(what, line).map(Line::Step)
}

/// The game after all lines: the first is read already but for its keys.
pub(super) fn played<'l, G: LoggedGame>(
    first: JsonLine,
    lines: impl Iterator<Item = (u64, &'l [u8])>,
) -> Result<Journal<G>, GameLogFault> {
    let opening = G::read_opening(first).map_err(|fault| GameLogFault { line: 1, what: fault.into() })?;
    let begun = Journal::<G>::begin(&opening);
    let mut game = begun.map_err(|refused| GameLogFault { line: 1, what: GameLogFaultKind::Rules(refused.into()) })?;
    for (line, bytes) in lines {
        step(&mut game, bytes).map_err(|what| GameLogFault { line, what })?;
    }
    Ok(game)
}

/// What a line of a log did, told while it was replayed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ToldStep<T> {
    /// What is told of it; none where it took a step back.
    pub told: Option<T>,
    /// Whether it was taken back later; or, where it took a step back, which: its place in the log from 0.
    pub undone: Option<usize>,
}

/// A game after all lines of its log, with what is told of each step. `tell` sees the game as it was before the step.
pub fn told<G: LoggedGame, T>(
    log: &[u8],
    tell: impl Fn(&G, &G::Step) -> T,
) -> Result<(Journal<G>, Vec<ToldStep<T>>), GameLogFault> {
    let mut lines = log.strip_suffix(b"\n").unwrap_or(log).split(|byte| *byte == b'\n');
    let mut first = JsonLine::read(lines.next().unwrap_or_default())
        .map_err(|fault| GameLogFault { line: 1, what: fault.into() })?;
    first.take("game");
    let mut game = played::<G>(first, std::iter::empty())?;
    let mut steps: Vec<ToldStep<T>> = Vec::new();
    let mut standing = Vec::new();
    for (line, bytes) in (2..).zip(lines) {
        let at = |what| GameLogFault { line, what };
        let said = read_line::<G>(bytes).map_err(|fault| at(fault.into()))?;
        let told = match &said {
            Line::Step(step) => Some(tell(&game, step)),
            Line::Undo => None,
        };
        carry_out(&mut game, said).map_err(at)?;
        let place = steps.len();
        let undone = if told.is_none() { standing.pop() } else { None };
        match undone.and_then(|back: usize| steps.get_mut(back)) {
            Some(back) => back.undone = Some(place),
            None => standing.push(place),
        }
        steps.push(ToldStep { told, undone });
    }
    Ok((game, steps))
}

/// Carries out what one line says.
fn step<G: LoggedGame>(game: &mut Journal<G>, line: &[u8]) -> Result<(), GameLogFaultKind> {
    carry_out(game, read_line::<G>(line)?)
}

fn carry_out<G: LoggedGame>(game: &mut Journal<G>, line: Line<G::Step>) -> Result<(), GameLogFaultKind> {
    match line {
        Line::Undo => game.undo().map_err(|refusal: LogRefusal| GameLogFaultKind::Rules(GameRefusal::Log(refusal))),
        Line::Step(step) => game.step(&step).map_err(|refused| GameLogFaultKind::Rules(refused.into())),
    }
}

/// An object of JSON whose keys stand in the order of a list.
pub(super) struct InOrder<K, V>(pub(super) Vec<(K, V)>);

impl<K: AsRef<str>, V: Serialize> Serialize for InOrder<K, V> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(self.0.len()))?;
        for (key, value) in &self.0 {
            map.serialize_entry(key.as_ref(), value)?;
        }
        map.end()
    }
}
