//! The words of what is unusual about a result, and of what stands where its winner was put out in that game.

use crate as words;
use reeve_rules::sheets::Warning;
use reeve_rules::sheets::decision::WhatStands;

/// What is unusual about a seat's result, without a full stop; as it is said of a file of results.
pub fn warning(warning: &Warning) -> String {
    match warning {
        Warning::WinnerBelowGoal { goal, .. } => texts::results::winner_below_goal(goal),
        Warning::WinnerFarAboveGoal { goal, .. } => texts::results::winner_far_above_goal(goal),
        Warning::LoserWithGoal { goal, .. } => texts::results::loser_with_goal(goal),
        Warning::BelowStart { start, .. } => texts::results::below_start(start),
        Warning::SharedOnTime { .. } => texts::results::shared_on_time(),
        Warning::WinnerDisqualified { .. } => texts::results::winner_disqualified(),
        Warning::WinnerWithdrew { .. } => texts::results::winner_withdrew(),
        Warning::WinnerUnsigned { .. } => texts::results::winner_unsigned(),
    }
}

/// The same as it is said of a record sheet, with the player's name.
fn warning_of(name: &str, what: &Warning) -> String {
    let name = words::isolated(name);
    match what {
        Warning::WinnerDisqualified { .. } => texts::results::disqualified_who_won(name),
        Warning::WinnerWithdrew { .. } => texts::results::withdrew_who_won(name),
        Warning::WinnerUnsigned { .. } => texts::results::withdrew_unsigned(name),
        _ => texts::results::unusual_of(name, warning(what)),
    }
}

/// What is unusual about a result, each with the name of the player; `players` by selection position.
pub fn lines(warnings: &[Warning], players: &[String]) -> Vec<String> {
    let name = |seat: usize| players.get(seat).map(String::as_str).unwrap_or_default();
    warnings.iter().map(|warning| warning_of(name(warning.seat()), warning)).collect()
}

/// What a judge lets stand, as a choice.
pub fn what_stands(choice: WhatStands) -> &'static str {
    match choice {
        WhatStands::BestOther => "The best of the others has won",
        WhatStands::AsStated => "The result stands",
        WhatStands::Nothing => "The game is not counted: it is a missed game for everybody",
    }
}
