//! The systems of side events that are played step by step, and what any of them refuses.

use crate::games::every_system;
use crate::games::journal::{GameRules, LogRefusal, Refused, SideSystem};
use crate::refusals::refusals;

/// What comes of the list of the systems for those that are played step by step.
macro_rules! side_systems {
    (
        noted { $($noted:tt)* }
        played { $($(#[$doc:meta])* $game:ident = $code:literal in $room:ident: $system:path;)* }
    ) => {
        /// Every one of them, in the order in which pages offer them.
        pub static SIDE_SYSTEMS: &[&SideSystem] = &[$(crate::games::$room::Game::SYSTEM),*];

        refusals! {
            /// Why a line of a game's log is refused by the rules.
            #[derive(Debug, Clone, PartialEq, Eq)]
            pub enum GameRefusal {
                /// By what holds for every game.
                Log(LogRefusal),
                $(
                    /// By the rules of this game.
                    $game(crate::games::$room::refusal::Refusal),
                )*
            }
        }
    };
}

every_system!(side_systems);

impl<R: Into<GameRefusal>> From<Refused<R>> for GameRefusal {
    fn from(refused: Refused<R>) -> Self {
        match refused {
            Refused::ByLog(refusal) => GameRefusal::Log(refusal),
            Refused::ByGame(refusal) => refusal.into(),
        }
    }
}
