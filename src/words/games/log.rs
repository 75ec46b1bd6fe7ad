//! The words of game logs: what is wrong with a line, and by which rule; and how each game is played.

use crate::games::how::HowItIsPlayed;
use crate::{capital, rounds};
use reeve_actions::games::refusal::Refusal;
use reeve_files::games::json::LineFormFault;
use reeve_files::games::log::{GameLogFault, GameLogFaultKind};
use reeve_files::table::{shortened, shown};
use reeve_rules::games::journal::LogRefusal;
use reeve_rules::games::side::GameRefusal;
use reeve_rules::games::{System, every_system};
use reeve_views::games::Refusal as NotNow;

/// Why a log is refused: the line, the reason, and the rule where it is one.
pub fn fault(fault: &GameLogFault) -> String {
    let line = fault.line;
    match &fault.what {
        GameLogFaultKind::Form(form) => format!("line {line}: {} (rule {})", self::form(form), form_rule(form)),
        GameLogFaultKind::Rules(why) => format!("line {line}: {}", with_rule(why)),
    }
}

/// Why an action on a game at a table is refused, as a sentence.
pub fn of_action(refusal: &Refusal) -> String {
    match refusal {
        Refusal::NotNow(why) => not_now(*why),
        Refusal::Step(what) | Refusal::Opening(what) => said(what),
        Refusal::LineTooLong { most } => format!("That is too long: {most} characters are possible."),
        Refusal::LogFull { most } => format!(
            "The log of this game has {most} steps, and takes no more. Write the end on the record sheet, or begin the game again."
        ),
        Refusal::WordMissing { word } => {
            format!("This game has begun. Type the word “{word}” to put it away and begin another one.")
        }
        Refusal::NobodyBegins => "Choose who begins.".to_owned(),
    }
}

/// What is wrong with what was sent, as a sentence: `No roads are left in the pile (rule S6).`
fn said(what: &GameLogFaultKind) -> String {
    match what {
        GameLogFaultKind::Form(fault) => format!("{} (rule {}).", capital(&form(fault)), form_rule(fault)),
        GameLogFaultKind::Rules(why) => of_rules(why),
    }
}

/// Why the rules refuse something, as a sentence with the number of the rule.
pub fn of_rules(why: &GameRefusal) -> String {
    format!("{}.", capital(&with_rule(why)))
}

fn with_rule(why: &GameRefusal) -> String {
    format!("{} (rule {})", refusal(why), why.clause().unwrap_or_default())
}

fn not_now(why: NotNow) -> String {
    match why {
        NotNow::NotStarted { round } => {
            format!("{} has not started. The game can begin as soon as it has.", capital(&rounds::named(round)))
        }
        NotNow::RoundClosed { round } => format!("{} is closed.", capital(&rounds::named(round))),
        NotNow::SheetFinal => "The record sheet of this table is signed.".to_owned(),
        NotNow::RefereeOnly => "In this game the referee notes what happens.".to_owned(),
        NotNow::PlayerGone => "Who has left the tournament does not play on.".to_owned(),
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

fn form(fault: &LineFormFault) -> String {
    match fault {
        LineFormFault::NoLine => "the log is empty; its first line begins the game".to_owned(),
        LineFormFault::EmptyLine => "is empty; every line is a step".to_owned(),
        LineFormFault::NotJson => "is not JSON".to_owned(),
        LineFormFault::NoObject => "is JSON, but no object in braces".to_owned(),
        LineFormFault::Unnamed(key) => format!("the key {key} is missing, or not a text"),
        LineFormFault::NoSuchGame { name, games } => {
            format!("game can't be {}; it is one of {}", shown(name), games.join(", "))
        }
        LineFormFault::SaidAloud(key) => format!("nothing here has a key {}", shown(key)),
        LineFormFault::Shape { path, what } => {
            let what = what.replace("i64", "a whole number of common size");
            let what = shortened(&what, 500);
            if path == "." { what } else { format!("{}: {what}", shown(path)) }
        }
    }
}

/// The words of each system.
macro_rules! words_of_systems {
    (
        noted { $($noted:tt)* }
        played { $($(#[$doc:meta])* $game:ident = $code:literal in $room:ident: $system:path;)* }
    ) => {
        /// Why the rules refuse a line, without the number of the rule.
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
        LogRefusal::GameWon => "the game is won; steps can only be taken back".to_owned(),
        LogRefusal::NothingToTakeBack => "no step is left to take back".to_owned(),
        LogRefusal::NameEmpty => "a name is empty".to_owned(),
        LogRefusal::NameTwice(name) => format!("the name {} is there twice", shown(name)),
        LogRefusal::Sides { found, least, most } => format!("the game takes {least} to {most} sides, not {found}"),
    }
}
