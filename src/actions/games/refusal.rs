//! Why an action of this room is refused.

use reeve_files::games::log::GameLogFaultKind;
use reeve_rules::refusals::refusals;
use reeve_views::games::Refusal as NotNow;

refusals! {
    /// Why an action of this room is refused, or what is wrong at a field.
    #[derive(Debug, Clone, PartialEq, Eq)]
    pub enum Refusal {
        /// The game can't be played now.
        NotNow(NotNow),
        /// What was sent is no step, or the rules refuse it.
        Step(Box<GameLogFaultKind>) = { |what| code_of(what) },
        /// What was typed to begin a game is refused.
        Opening(Box<GameLogFaultKind>) = { |what| code_of(what) },
        /// A step is longer than is kept.
        LineTooLong {
            /// The most characters.
            most: usize,
        } = "game-step-too-long",
        /// The log has as many steps as it can.
        LogFull {
            most: usize,
        } = "game-log-full",
        /// A game with steps is begun again, and the word for it was not typed.
        WordMissing {
            word: &'static str,
        } = "game-begun-again-without-word",
        /// Nobody at the table was chosen who begins.
        NobodyBegins = "nobody-begins",
    }
}

fn code_of(what: &GameLogFaultKind) -> &'static str {
    match what {
        GameLogFaultKind::Form(fault) => fault.code(),
        GameLogFaultKind::Rules(why) => why.code(),
    }
}
