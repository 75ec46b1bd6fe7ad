//! How each side game is played here, in our own words, for those who play it. Each sentence names the rules that it tells by
//! their numbers in docs/GAMES.md, so that a rule that a refused step names can be looked up.

use reeve_rules::games::{Competitor, System};

/// A part of how a game is played.
#[derive(Debug, PartialEq, Eq)]
pub struct HowItIsPlayed {
    pub heading: &'static str,
    pub lines: &'static [HowLine],
}

/// A rule in one or two sentences.
#[derive(Debug, PartialEq, Eq)]
pub struct HowLine {
    /// The numbers of what it tells, such as `F4 F5`; empty where no step is refused for it.
    pub numbers: &'static str,
    pub says: &'static str,
    /// Whether it was decided here, because the game's own rules leave it open.
    pub decided: bool,
}

pub(super) const fn rule(numbers: &'static str, says: &'static str) -> HowLine {
    HowLine { numbers, says, decided: false }
}

pub(super) const fn decided(numbers: &'static str, says: &'static str) -> HowLine {
    HowLine { numbers, says, decided: true }
}

/// What is asked before a game to know who begins.
#[derive(Debug)]
pub struct FirstQuestion {
    pub asks: &'static str,
    pub help: &'static str,
}

/// What holds for every game that is noted step by step.
pub const STEP_BY_STEP: HowItIsPlayed = HowItIsPlayed {
    heading: "A game that is noted step by step",
    lines: &[
        rule(
            "L1 L2",
            "Each button writes a line of the game's log. A log that was written elsewhere is text in UTF-8 with one object of JSON on each line, and no empty line. A line has the keys of its step, each once, and no other; its numbers are whole.",
        ),
        rule("L3", "Whoever plays has a name of their own, and so has every pile and expansion."),
        rule("L4", "The latest step that stands can be taken back, then the one before it. Taking back stays."),
        rule("L5", "A game that is won takes no step. The one that won it can be taken back."),
        decided("L6", "A game takes as many as the top of this page says, no fewer and no more."),
    ],
};

/// Who takes part.
pub fn who_takes_part(system: &System) -> HowLine {
    match system.entrant {
        Competitor::Player => rule("E1", "Players, each on their own."),
        Competitor::Team => {
            decided("E1", "Teams, each under one name. Whoever registers speaks and signs for the team.")
        }
    }
}

/// What stands where a game has no page of rules of its own.
pub const BY_ITS_BOX: &str = "It is played by the rules of its box. Results are typed into the record sheets.";

/// The numbers of a list of them, such as `F4 F5`.
pub fn numbers_of(list: &'static str) -> impl Iterator<Item = &'static str> {
    list.split_whitespace()
}

#[cfg(test)]
mod tests {
    use crate::games::how::HowLine;
    use crate::games::log::how_it_is_played;
    use reeve_rules::games::SystemCode;

    #[test]
    fn every_side_game_says_how_it_is_played_and_what_was_decided() {
        for system in SystemCode::ALL.iter().map(|code| code.system()) {
            let how = how_it_is_played(system);
            assert_eq!(how.is_empty(), system.machine.is_none(), "{}", system.name);
            let lines: Vec<&HowLine> = how.iter().flat_map(|part| part.lines).collect();
            assert_eq!(lines.iter().any(|line| line.decided), system.machine.is_some(), "{}", system.name);
            assert!(lines.iter().all(|line| line.says.ends_with('.')), "{}", system.name);
        }
    }
}
