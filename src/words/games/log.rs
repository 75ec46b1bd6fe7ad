//! The words of game logs: what is wrong with a line, and by which rule; and how each game is played.

use crate::games::how::HowItIsPlayed;
use crate::{capital, cited, uncapital};
use reeve_actions::games::refusal::Refusal;
use reeve_files::games::json::LineFormFault;
use reeve_files::games::log::{GameLogFault, GameLogFaultKind};
use reeve_files::table::{shortened, shown};
use reeve_rules::games::journal::LogRefusal;
use reeve_rules::games::side::GameRefusal;
use reeve_rules::games::{System, every_system};
use reeve_views::games::Refusal as NotNow;
use texts::Language;

/// Why a log is refused: the line, the reason, and the rule where it is one. It is for commands and files, and so in English.
pub fn fault(fault: &GameLogFault) -> String {
    texts::sync_scope(Language::ENGLISH, || {
        let line = fault.line;
        let (why, rule) = match &fault.what {
            GameLogFaultKind::Form(LineFormFault::Shape { path, what }) => (shape(path, what), "L2"),
            GameLogFaultKind::Form(form) => (within_a_line(&self::form(form)), form_rule(form)),
            GameLogFaultKind::Rules(why) => (within_a_line(&refusal(why)), why.clause().unwrap_or_default()),
        };
        format!("line {line}: {why} (rule {rule})")
    })
}

/// An English sentence that goes on in a line.
fn within_a_line(sentence: &str) -> String {
    uncapital(sentence.strip_suffix('.').unwrap_or(sentence))
}

/// Why an action on a game at a table is refused, as a sentence.
pub fn of_action(refusal: &Refusal) -> String {
    match refusal {
        Refusal::NotNow(why) => not_now(*why),
        Refusal::Step(what) | Refusal::Opening(what) => said(what),
        Refusal::LineTooLong { most } => texts::game_log::too_long(*most),
        Refusal::LogFull { most } => texts::game_log::full(*most),
        Refusal::WordMissing { word } => texts::game_log::word_missing(word),
        Refusal::NobodyBegins => texts::game_log::nobody_begins(),
    }
}

/// What is wrong with what was sent, as a sentence: `No roads are left in the pile (rule S6).`
fn said(what: &GameLogFaultKind) -> String {
    match what {
        GameLogFaultKind::Form(fault) => with_rule(&form(fault), form_rule(fault)),
        GameLogFaultKind::Rules(why) => of_rules(why),
    }
}

/// Why the rules refuse something, as a sentence with the number of the rule.
pub fn of_rules(why: &GameRefusal) -> String {
    with_rule(&refusal(why), why.clause().unwrap_or_default())
}

fn with_rule(sentence: &str, number: &str) -> String {
    cited(sentence, &texts::game_log::rule(number))
}

fn not_now(why: NotNow) -> String {
    match why {
        NotNow::NotStarted { round } => texts::game_log::not_started(round.stage.code(), round.number),
        NotNow::RoundClosed { round } => texts::game_log::round_closed(round.stage.code(), round.number),
        NotNow::SheetFinal => texts::game_log::sheet_signed(),
        NotNow::RefereeOnly => texts::game_log::referee_only(),
        NotNow::PlayerGone => texts::game_log::player_gone(),
    }
}

/// The rule of `docs/GAMES.md` that says how a log or a step is written.
fn form_rule(fault: &LineFormFault) -> &'static str {
    match fault {
        LineFormFault::NoLine | LineFormFault::EmptyLine | LineFormFault::NotJson | LineFormFault::NoObject => "L1",
        LineFormFault::Unnamed(_)
        | LineFormFault::NoSuchGame { .. }
        | LineFormFault::SaidAloud(_)
        | LineFormFault::Shape { .. } => "L2",
    }
}

/// Why a line can't be read, as a sentence.
fn form(fault: &LineFormFault) -> String {
    match fault {
        LineFormFault::NoLine => texts::game_log::no_line(),
        LineFormFault::EmptyLine => texts::game_log::empty_line(),
        LineFormFault::NotJson => texts::game_log::not_json(),
        LineFormFault::NoObject => texts::game_log::no_object(),
        LineFormFault::Unnamed(key) => texts::game_log::unnamed(key),
        LineFormFault::NoSuchGame { name, games } => texts::game_log::no_such_game(shown(name), games.join(", ")),
        LineFormFault::SaidAloud(key) => texts::game_log::said_aloud(shown(key)),
        LineFormFault::Shape { path, what } => format!("{}.", capital(&shape(path, what))),
    }
}

/// What the reader of JSON says of a value, which it says in English.
fn shape(path: &str, what: &str) -> String {
    let what = what.replace("i64", "a whole number of common size");
    let what = shortened(&what, 500);
    if path == "." { what } else { format!("{}: {what}", shown(path)) }
}

/// The words of each system.
macro_rules! words_of_systems {
    (
        noted { $($noted:tt)* }
        played { $($(#[$doc:meta])* $game:ident = $code:literal in $room:ident: $system:path;)* }
    ) => {
        /// Why the rules refuse a line, as a sentence without the number of the rule.
        fn refusal(refusal: &GameRefusal) -> String {
            match refusal {
                GameRefusal::Log(refusal) => of_any(refusal),
                $(GameRefusal::$game(refusal) => crate::games::$room::refusal(refusal),)*
            }
        }

        /// How each is played here.
        const PLAYED: &[(&str, &[HowItIsPlayed])] = &[$(($code, crate::games::$room::HOW)),*];
    };
}

every_system!(words_of_systems);

/// How a game is played here; nothing where it is not played step by step: the base game by the rules of the championship, and
/// others by those in their boxes.
pub fn how_it_is_played(system: &System) -> &'static [HowItIsPlayed] {
    let code = system.machine.map_or("", |machine| machine.code);
    PLAYED.iter().find(|(game, _)| *game == code).map_or(&[], |(_, how)| how)
}

fn of_any(refusal: &LogRefusal) -> String {
    match refusal {
        LogRefusal::GameWon => texts::game_log::won(),
        LogRefusal::NothingToTakeBack => texts::game_log::nothing_to_take_back(),
        LogRefusal::NameEmpty => texts::game_log::name_empty(),
        LogRefusal::NameTwice(name) => texts::game_log::name_twice(shown(name)),
        LogRefusal::Sides { found, least, most } => texts::game_log::sides(*found, least, most),
    }
}
