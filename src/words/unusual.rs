//! The words of what is unusual about a result, and of what stands where its winner was put out in that game.

use crate as words;
use reeve_rules::sheets::Warning;
use reeve_rules::sheets::decision::WhatStands;
use texts::Game;

/// What is unusual about a seat's result, without a full stop; as it is said of a file of results.
pub fn warning(warning: &Warning, game: impl Into<Game>) -> String {
    match warning {
        Warning::WinnerBelowGoal { goal, .. } => texts::sheets::unusual_winner_below(game, goal),
        Warning::WinnerFarAboveGoal { goal, .. } => texts::sheets::unusual_winner_above(game, goal),
        Warning::LoserWithGoal { goal, .. } => texts::sheets::unusual_loser(game, goal),
        Warning::BelowStart { start, .. } => texts::sheets::unusual_below_start(game, start),
        Warning::SharedOnTime { .. } => texts::sheets::unusual_shared(game),
        Warning::WinnerDisqualified { .. } => texts::sheets::unusual_disqualified(),
        Warning::WinnerWithdrew { .. } => texts::sheets::unusual_withdrew(),
        Warning::WinnerUnsigned { .. } => texts::sheets::unusual_unsigned(),
    }
}

/// The same as it is said of a record sheet, with the player's name.
fn warning_of(name: &str, what: &Warning, game: Game) -> String {
    let name = words::isolated(name);
    match what {
        Warning::WinnerDisqualified { .. } => texts::sheets::unusual_of_disqualified(name),
        Warning::WinnerWithdrew { .. } => texts::sheets::unusual_of_withdrew(name),
        Warning::WinnerUnsigned { .. } => texts::sheets::unusual_of_unsigned(name),
        _ => texts::sheets::unusual_of(name, warning(what, game)),
    }
}

/// What is unusual about a result, each with the name of the player; `players` by selection position.
pub fn lines(warnings: &[Warning], players: &[String], game: impl Into<Game>) -> Vec<String> {
    let game = game.into();
    let name = |seat: usize| players.get(seat).map(String::as_str).unwrap_or_default();
    warnings.iter().map(|warning| warning_of(name(warning.seat()), warning, game)).collect()
}

/// What a judge lets stand, as a choice.
pub fn what_stands(choice: WhatStands) -> &'static str {
    match choice {
        WhatStands::BestOther => "The best of the others has won",
        WhatStands::AsStated => "The result stands",
        WhatStands::Nothing => "The game is not counted: it is a missed game for everybody",
    }
}
