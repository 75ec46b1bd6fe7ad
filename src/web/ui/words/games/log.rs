//! The words of game logs: what is wrong with a line, and by which rule.

use crate::files::games::json::{LineFormFault, ValueKind};
use crate::files::games::log::{GameLogFault, GameLogFaultKind};
use crate::files::table::shown;
use crate::rules::games::journal::LogRefusal;
use crate::rules::games::side::GameRefusal;
use crate::web::ui::words::games::{conquest, full_contact, struggle};

/// Why a log is refused: the line, the reason, and the rule where it is one.
pub(crate) fn fault(fault: &GameLogFault) -> String {
    let line = fault.line;
    match &fault.what {
        GameLogFaultKind::Form(form) => format!("line {line}: {}", self::form(form)),
        GameLogFaultKind::Rules(refusal) => {
            format!("line {line}: {} (rule {})", self::refusal(refusal), refusal.rule())
        }
    }
}

fn form(fault: &LineFormFault) -> String {
    match fault {
        LineFormFault::NoLine => "the log is empty; its first line begins the game".to_owned(),
        LineFormFault::EmptyLine => "is empty; every line is a step".to_owned(),
        LineFormFault::NotJson => "is not JSON".to_owned(),
        LineFormFault::NoObject => "is JSON, but no object in braces".to_owned(),
        LineFormFault::KeyTwice(key) => format!("the key {} stands twice in one object", shown(key)),
        LineFormFault::KeyUnknown(key) => format!("nothing here has a key {}", shown(key)),
        LineFormFault::KeyMissing(key) => format!("the key {key} is missing"),
        LineFormFault::NotA { key, kind } => format!("{} is not {}", shown(key), value_kind(*kind)),
        LineFormFault::NoWord { key, text, words } => {
            format!("{} can't be {}; it is one of {}", shown(key), shown(text), words.join(", "))
        }
    }
}

fn value_kind(kind: ValueKind) -> &'static str {
    match kind {
        ValueKind::Whole => "a whole number of common size",
        ValueKind::Text => "a text",
        ValueKind::YesNo => "true or false",
        ValueKind::Object => "an object in braces",
        ValueKind::List => "a list",
        ValueKind::Hex => "a hex such as [0,1]",
        ValueKind::Edge => "an edge such as [[0,0],[0,1]]",
        ValueKind::HexWithLand => "a hex with its land, such as [0,1,\"forest\"]",
        ValueKind::HexWithNumber => "a hex with a number, such as [0,1,2]",
        ValueKind::Dice => "two dice such as [3,5]",
    }
}

/// Why the rules refuse a line, without the number of the rule.
fn refusal(refusal: &GameRefusal) -> String {
    match refusal {
        GameRefusal::Log(refusal) => of_any(refusal),
        GameRefusal::FullContact(refusal) => full_contact::refusal(refusal),
        GameRefusal::Struggle(refusal) => struggle::refusal(refusal),
        GameRefusal::Conquest(refusal) => conquest::refusal(refusal),
    }
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
