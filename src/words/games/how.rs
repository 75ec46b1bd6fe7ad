//! How each side game is played here, for those who play it. Each sentence names the rules that it tells by
//! their numbers in docs/GAMES.md, so that a rule that a refused step names can be looked up.

use reeve_rules::games::{Competitor, System};

/// A text, in the language that is spoken when it is asked for.
pub type Said = fn() -> String;

/// A part of how a game is played.
#[derive(Debug)]
pub struct HowItIsPlayed {
    pub heading: Said,
    pub lines: &'static [HowLine],
}

/// A rule in one or two sentences.
#[derive(Debug)]
pub struct HowLine {
    /// The numbers of what it tells, such as `F4 F5`; empty where no step is refused for it.
    pub numbers: &'static str,
    pub says: Said,
    /// Whether it was decided here, because the game's own rules leave it open.
    pub decided: bool,
}

pub(super) const fn rule(numbers: &'static str, says: Said) -> HowLine {
    HowLine { numbers, says, decided: false }
}

pub(super) const fn decided(numbers: &'static str, says: Said) -> HowLine {
    HowLine { numbers, says, decided: true }
}

/// What is asked before a game to know who begins.
#[derive(Debug)]
pub struct FirstQuestion {
    pub(super) asks: Said,
    pub(super) help: Said,
}

impl FirstQuestion {
    pub fn asks(&self) -> String {
        (self.asks)()
    }

    pub fn help(&self) -> String {
        (self.help)()
    }
}

/// What holds for every game that is noted step by step.
pub const STEP_BY_STEP: HowItIsPlayed = HowItIsPlayed {
    heading: texts::side_rules::step_by_step,
    lines: &[
        rule("L1 L2", texts::side_rules::rule_l1),
        rule("L3", texts::side_rules::rule_l3),
        rule("L4", texts::side_rules::rule_l4),
        rule("L5", texts::side_rules::rule_l5),
        decided("L6", texts::side_rules::rule_l6_decided),
    ],
};

/// Who takes part.
pub fn who_takes_part(system: &System) -> HowLine {
    match system.entrant {
        Competitor::Player => rule("E1", texts::side_rules::players),
        Competitor::Team => decided("E1", texts::side_rules::teams),
    }
}

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
            assert!(lines.iter().all(|line| (line.says)().ends_with('.')), "{}", system.name);
        }
    }
}
