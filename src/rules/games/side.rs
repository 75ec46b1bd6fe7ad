//! The systems of side events: the one list of them, and what any of them refuses.

use crate::rules::games::conquest::island::Conquest;
use crate::rules::games::full_contact::field::FullContact;
use crate::rules::games::journal::{GameRules, LogRefusal, Refused, SideSystem};
use crate::rules::games::struggle::ledger::Struggle;
use crate::rules::games::{conquest, full_contact, struggle};

/// Every system, in the order in which pages offer them.
pub static SIDE_SYSTEMS: [&SideSystem; 3] = [FullContact::SYSTEM, Struggle::SYSTEM, Conquest::SYSTEM];

/// Why a line of a game's log is refused by the rules.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum GameRefusal {
    /// By what holds for every game.
    Log(LogRefusal),
    /// By the rules of Full-Contact.
    FullContact(full_contact::refusal::Refusal),
    /// By the rules of Struggle.
    Struggle(struggle::refusal::Refusal),
    /// By the rules of Conquest.
    Conquest(conquest::refusal::Refusal),
}

impl GameRefusal {
    /// The stable code.
    pub fn code(&self) -> &'static str {
        match self {
            GameRefusal::Log(refusal) => refusal.code(),
            GameRefusal::FullContact(refusal) => refusal.code(),
            GameRefusal::Struggle(refusal) => refusal.code(),
            GameRefusal::Conquest(refusal) => refusal.code(),
        }
    }

    /// The number of the rule in docs/GAMES.md.
    pub fn rule(&self) -> &'static str {
        match self {
            GameRefusal::Log(refusal) => refusal.rule(),
            GameRefusal::FullContact(refusal) => refusal.rule(),
            GameRefusal::Struggle(refusal) => refusal.rule(),
            GameRefusal::Conquest(refusal) => refusal.rule(),
        }
    }
}

impl<R: Into<GameRefusal>> From<Refused<R>> for GameRefusal {
    fn from(refused: Refused<R>) -> Self {
        match refused {
            Refused::ByLog(refusal) => GameRefusal::Log(refusal),
            Refused::ByGame(refusal) => refusal.into(),
        }
    }
}

/// A refusal of a game is one of all games.
macro_rules! of_game {
    ($($game:ident = $room:ident),+) => {
        $(impl From<$room::refusal::Refusal> for GameRefusal {
            fn from(refusal: $room::refusal::Refusal) -> Self {
                GameRefusal::$game(refusal)
            }
        })+
    };
}

of_game!(FullContact = full_contact, Struggle = struggle, Conquest = conquest);
