//! The words of the choice of seats.

use crate as words;
use reeve_rules::games::System;
use reeve_rules::sheets::choice::ChoiceRefusal;
use texts::{Game, refusals};

/// Why a choice is refused.
pub fn refusal(refusal: ChoiceRefusal, game: impl Into<Game>) -> String {
    match refusal {
        ChoiceRefusal::NotPublic => refusals::choice_not_public(),
        ChoiceRefusal::RoundOver => refusals::choice_round_over(),
        ChoiceRefusal::GameOver => refusals::choice_game_over(game),
        ChoiceRefusal::LayoutFirst => refusals::choice_layout_first(game),
        ChoiceRefusal::AllChosen => refusals::choice_all_chosen(game),
        ChoiceRefusal::NothingChosen => refusals::choice_nothing_chosen(),
        ChoiceRefusal::ColourNotLeft => refusals::choice_colour(),
        ChoiceRefusal::OrderNotLeft => refusals::choice_order(),
        ChoiceRefusal::ChairNotThere => refusals::choice_chair(),
        ChoiceRefusal::NotAJudge => refusals::choice_not_a_judge(),
    }
}

/// The way to the layout of the board, and to the choice of seats where the game has one.
pub fn way_to_choice(system: &System) -> &'static str {
    if system.has_choice_of_seats() { "Layout and choice of seats" } else { "Layout of the board" }
}

/// Whose turn it is, and for what.
pub fn turn(name: &str, position: i64, with_chair: bool) -> String {
    let what = if with_chair { "chair, colour and play order" } else { "colour and play order" };
    format!("{} (position {position}) chooses {what}.", words::isolated(name))
}

/// What the button says with which a choice is noted.
pub const NOTE_THE_CHOICE: &str = "Save the choice";

/// Somebody else has noted something at the table meanwhile.
pub const STALE: &str =
    "Somebody else changed this table after you opened the page. Your change was not saved. This is how it is now.";

/// The same where the layout was to be confirmed, which another board changes too.
pub const LAYOUT_STALE: &str = "This table was changed, or has another board, since you opened the page. Nothing was confirmed. This is how it is now.";

/// The same where the layouts of several tables were to be confirmed.
pub const LAYOUTS_STALE: &str = "These tables were changed, or have another board, since you opened the page. Nothing was confirmed. This is how they are now.";

/// Where the layout is confirmed of a board that Reeve doesn't know.
pub const UNKNOWN_BOARD: &str = "This round has no board in Reeve yet. Confirm the layout only if the tables have theirs from elsewhere: once a board is made here, every table confirms it anew.";

/// Before another board is made while the games are on: at these tables the layout is confirmed, and has to be again.
pub fn undone_by_another(tables: &[i64]) -> String {
    let at = words::numbered(tables.iter().copied(), "table", "tables");
    format!(
        "The games of this round are on, and the layout is confirmed at {at}. If you change the board, it has to be confirmed there again."
    )
}

/// In the list of judges, nobody.
pub const NOBODY_YET: &str = "nobody yet";

/// At these tables the layout is not confirmed.
pub fn layout_not_confirmed(tables: &[i64]) -> String {
    let at = words::numbered(tables.iter().copied(), "table", "tables");
    format!("The layout of the board is not confirmed yet at {at}.")
}

/// What the button says that confirms the layout at so many tables.
pub fn confirm_layouts(tables: usize) -> String {
    format!("Confirm all {tables} layouts")
}

/// Above that button: at which tables the layout is open, and when to press it.
pub fn before_confirming(tables: &[i64]) -> String {
    let at = words::numbered(tables.iter().copied(), "table", "tables");
    format!(
        "Still to be confirmed: {at}. Have you been to all of them, is every board laid right, and does everybody there agree? Then confirm them together."
    )
}

/// The layouts of these tables are confirmed; none: those of no table any more, whose boards were changed since.
pub fn layouts_confirmed(tables: &[i64]) -> String {
    match tables {
        [] => "No layout is confirmed any more: look at the tables again.".to_owned(),
        [one] => format!("The layout is confirmed at table {one}."),
        several => {
            format!("The layouts are confirmed at {}.", words::numbered(several.iter().copied(), "table", "tables"))
        }
    }
}

/// These tables were left out when the layouts were confirmed together.
pub fn layouts_left(tables: &[i64]) -> String {
    let at = words::numbered(tables.iter().copied(), "table", "tables");
    let why = if tables.len() == 1 { "its result is in already" } else { "their results are in already" };
    format!("Not confirmed at {at}: {why}.")
}

/// Whether the layout of a board is confirmed. `at`: when.
pub fn layout_now(at: Option<&str>) -> String {
    match at {
        Some(at) => format!("The layout was confirmed at {at}."),
        None => "The layout is still to be confirmed (1.1.6).".to_owned(),
    }
}

/// The judge who is named for a table of the final; empty: none is.
pub fn judge_now(name: &str) -> String {
    match name {
        "" => "No judge is named yet, and the final can't start without one (2.0.4).".to_owned(),
        name => format!("Judge: {}.", words::isolated(name)),
    }
}

/// The final has no judge.
pub const NO_JUDGE_FOR_THE_FINAL: &str =
    "A judge handles the resource cards in the final. Name the judge on the page of its table, then start.";
