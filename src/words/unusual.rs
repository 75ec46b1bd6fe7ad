//! The words of what is unusual about a result, and of what stands where its winner was put out in that game.

use crate as words;
use reeve_rules::sheets::Warning;
use reeve_rules::sheets::decision::WhatStands;

/// What is unusual about a seat's result, without a full stop; as it is said of a file of results.
pub fn warning(warning: &Warning) -> String {
    match warning {
        Warning::WinnerBelowGoal { goal, .. } => format!("The winner has fewer than {goal} VP"),
        Warning::WinnerFarAboveGoal { goal, .. } => format!("The winner has far more than {goal} VP"),
        Warning::LoserWithGoal { goal, .. } => format!("{goal} VP or more, and not the winner"),
        Warning::BelowStart { start, .. } => format!("Fewer than {start} VP, which everybody starts with"),
        Warning::SharedOnTime { .. } => "Others have as many VP when time is up; a judge names who has won".to_owned(),
        Warning::WinnerDisqualified { .. } => "The winner was disqualified in this game".to_owned(),
        Warning::WinnerWithdrew { .. } => "The winner withdrew during this game".to_owned(),
        Warning::WinnerUnsigned { .. } => "The winner withdrew before signing this result".to_owned(),
    }
}

/// The same as it is said of a record sheet, with the player's name.
fn warning_of(name: &str, what: &Warning) -> String {
    let name = words::isolated(name);
    let out = match what {
        Warning::WinnerDisqualified { .. } => "was disqualified",
        Warning::WinnerWithdrew { .. } => "withdrew",
        Warning::WinnerUnsigned { .. } => {
            return format!(
                "{name} won and withdrew after this result was entered, without signing it. If that was after the game, sign as usual; \
                 if {name} left during it, a judge chooses what stands."
            );
        }
        _ => return format!("{name}: {}.", warning(what)),
    };
    format!("{name} {out} in this game, and is said to have won it. A judge chooses what stands.")
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
