//! The words of `views::rounds` and `actions::rounds`: what rounds are called, and why nothing can be done with one now.

use crate::actions::rounds::refusal::Refusal;
use crate::rules::tournament::vocabulary::Stage;
use crate::views::rounds::{RoundAt, RoundStep};
use crate::web::ui::words::counted;

/// A round as pages name it: `Round 2`, `Semi-finals`, `Final`.
pub fn title(at: RoundAt) -> String {
    match at.stage {
        Stage::Prelim => format!("Round {}", at.number),
        Stage::Semi => "Semi-finals".to_owned(),
        Stage::Final => "Final".to_owned(),
    }
}

/// `1 player is seated and not checked in.`
pub fn seated_and_not_checked_in(players: usize) -> String {
    format!("{} seated and not checked in.", counted(players, "player is", "players are"))
}

/// A refusal as a sentence.
pub fn refusal(refusal: &Refusal) -> String {
    const AGAIN: &str = "Make the seats of the rounds not yet played again, then publish.";
    match refusal {
        Refusal::CheckInNotStarted => {
            "Start the check-in first: seats are published when the players are there.".to_owned()
        }
        Refusal::TournamentFinished => "The tournament is finished; no round can be published any more.".to_owned(),
        Refusal::NoJudge => {
            "A tournament can't start without a judge. Name at least one on the page Staff, then come back.".to_owned()
        }
        Refusal::EarlierRoundOpen { round, step, open } => {
            let what = match step {
                RoundStep::Publish => "published",
                RoundStep::Start => "started",
                RoundStep::Close => "closed",
            };
            format!("{} can't be {what} yet: {} is not closed.", title(*round), title(*open))
        }
        Refusal::TablesOutOfDate => "The tables are no longer those that the ranking gives: somebody declined, \
                                     withdrew or came back. Make them again on the page Semi-finals and final, then \
                                     go on."
            .to_owned(),
        Refusal::TableTooSmall => "This round has a table without enough players. Make its seats again.".to_owned(),
        Refusal::SeatedButGone { round, players } => format!(
            "{} of the players seated in {} are no longer in the tournament. {AGAIN}",
            players.len(),
            title(*round)
        ),
        Refusal::SeatedButNotCheckedIn { players, .. } => {
            format!("{} {AGAIN}", seated_and_not_checked_in(players.len()))
        }
        Refusal::CheckedInButNotSeated { round, players } => {
            format!("{} checked-in players have no seat in {}. {AGAIN}", players.len(), title(*round))
        }
        Refusal::NotPublished => "The seats of this round are not published yet. Publish them first.".to_owned(),
        Refusal::NotPlaying => "This round has not started, so it can't be closed.".to_owned(),
        Refusal::SheetsOpen { tables } => {
            let numbers: Vec<String> = tables.iter().map(i64::to_string).collect();
            match numbers.as_slice() {
                [one] => format!("The record sheet of table {one} is not final yet."),
                many => format!("{} record sheets are not final yet: tables {}.", many.len(), many.join(", ")),
            }
        }
    }
}
