//! Why an action of this room is refused.

use reeve_files::games::log::GameLogFaultKind;
use reeve_views::games::Refusal as NotNow;

/// Why an action of this room is refused, or what is wrong at a field.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Refusal {
    /// The game can't be played now.
    NotNow(NotNow),
    /// What was sent is no step, or the rules refuse it.
    Step(Box<GameLogFaultKind>),
    /// What was typed to begin a game is refused.
    Opening(Box<GameLogFaultKind>),
    /// A step is longer than is kept.
    LineTooLong {
        /// The most characters.
        most: usize,
    },
    /// The log has as many steps as it can.
    LogFull {
        /// How many.
        most: usize,
    },
    /// A game with steps is begun again, and the word for it was not typed.
    WordMissing {
        /// The word.
        word: &'static str,
    },
    /// Nobody at the table was chosen who begins.
    NobodyBegins,
}

impl Refusal {
    /// The stable code, in kebab case.
    pub fn code(&self) -> &'static str {
        match self {
            Refusal::NotNow(why) => why.code(),
            Refusal::Step(what) | Refusal::Opening(what) => match what.as_ref() {
                GameLogFaultKind::Form(fault) => fault.code(),
                GameLogFaultKind::Rules(why) => why.code(),
            },
            Refusal::LineTooLong { .. } => "game-step-too-long",
            Refusal::LogFull { .. } => "game-log-full",
            Refusal::WordMissing { .. } => "game-begun-again-without-word",
            Refusal::NobodyBegins => "nobody-begins",
        }
    }

    /// The clause of the rules it comes from.
    pub fn clause(&self) -> Option<&'static str> {
        match self {
            Refusal::NotNow(why) => why.clause(),
            _ => None,
        }
    }
}
