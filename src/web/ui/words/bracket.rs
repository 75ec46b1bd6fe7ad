//! The words of `rules::bracket`, `views::bracket` and `actions::bracket`: why nothing can be done with the semi-finals
//! or the final now.

use chrono::{DateTime, Utc};

use crate::actions::bracket::refusal::Refusal;
use crate::rules::bracket::BracketRefusal;
use crate::rules::tournament::vocabulary::{RoundState, Stage};
use crate::web::ui::time;
use crate::web::ui::words::{labels, rounds};

/// Who plays a stage, and how they choose.
pub(crate) fn explained(stage: Stage, after_semi_finals: bool) -> &'static str {
    match (stage, after_semi_finals) {
        (Stage::Semi, _) => {
            "Seeds 1 to 16 by the ranking after the preliminary games, at four tables by the chart of the rules (1.1.7)."
        }
        (_, true) => {
            "The four winners of the semi-finals; they choose in the order of their preliminary rank (1.1.9). A judge handles the resource cards (2.0.4)."
        }
        (_, false) => {
            "The four best after the preliminary games; they choose in the order of their rank (1.1.9). A judge handles the resource cards (2.0.4)."
        }
    }
}

/// How far a stage is; none where its tables are not made.
pub(crate) fn state(round: Option<RoundState>) -> &'static str {
    match round {
        None => "not made yet",
        Some(RoundState::Planned) => "made, not published",
        Some(state) => rounds::state(state),
    }
}

/// A refusal as a sentence.
pub fn refusal(refusal: &Refusal) -> String {
    match refusal {
        Refusal::PrelimsOpen { closed, of } => {
            format!("{closed} of {of} preliminary rounds are closed. Close them all first.")
        }
        Refusal::SemiFinalsFirst => "The semi-finals come first. Play and close them, then make the final.".to_owned(),
        Refusal::NoSemiFinals => "There are no semi-finals in this tournament. Make the final.".to_owned(),
        Refusal::TooFewForSemiFinals => "Twelve players or fewer are left, so the final follows at once.".to_owned(),
        Refusal::GamesBegun => "The games of this stage have begun, so its tables stay as they are.".to_owned(),
        Refusal::NoPlace => "This player is not in the tournament any more, and so has no place to decline.".to_owned(),
        Refusal::FinalNotClosed => "The champion is whoever wins the final. Close the final first.".to_owned(),
        Refusal::Places(refusal) => places(refusal),
    }
}

/// Why the places of a stage can't be given, as a sentence.
pub fn places(refusal: &BracketRefusal) -> String {
    match refusal {
        BracketRefusal::Tied(groups) => {
            let ranks: Vec<String> = groups.iter().map(|group| group.rank.to_string()).collect();
            format!("Lots must be drawn first for the players who share rank {}.", ranks.join(", "))
        }
        BracketRefusal::SemisNotFinished => "The semi-finals are not all finished.".to_owned(),
        BracketRefusal::TooFewLeft { left } => {
            format!("A table needs at least three players, and {left} are left.")
        }
    }
}

/// What the page of a later round is for.
pub(crate) fn next_button(state: RoundState) -> &'static str {
    match state {
        RoundState::Planned => rounds::publish_button(false),
        RoundState::Published => labels::START_THE_ROUND,
        RoundState::Playing => "Enter results",
        RoundState::Closed => "See the results",
    }
}

/// When a player gave a place up, or was gone when it was given.
pub(crate) fn declined(is_active: bool, at: DateTime<Utc>, zone: &str) -> String {
    let what = if is_active { "declined" } else { "out of the tournament, noted" };
    format!("{what} at {}", time::clock(at, zone))
}
