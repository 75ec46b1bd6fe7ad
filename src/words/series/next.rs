//! The words of what the organizers of a series do next.

use crate::counted;
use crate::series::final_day;
use reeve_views::series::final_day::FreezeNotNow;
use reeve_views::series::next::SeriesStep;

/// What is to do, as a sentence.
pub fn says(step: &SeriesStep) -> String {
    match step {
        SeriesStep::AddEvent => "Create the first event, or add one of your tournaments.".to_owned(),
        SeriesStep::SayWho { pairs: 1, or_more: false } => {
            "Two players may be one person. Say who is who; the ranking depends on it.".to_owned()
        }
        SeriesStep::SayWho { pairs, or_more } => {
            let pairs = counted(*pairs, "pair", "pairs");
            let pairs = if *or_more { format!("At least {pairs}") } else { pairs };
            format!("{pairs} may be one person each. Say who is who; the ranking depends on it.")
        }
        SeriesStep::NotYet(why) => final_day::not_now(why),
        SeriesStep::Freeze => {
            "The preliminary games of all events are over. Freeze the ranking, and invite the best.".to_owned()
        }
        SeriesStep::InviteTheBest(many) => format!("The ranking is frozen. Invite the best {many} to the final day."),
        SeriesStep::Invite(1) => "A place in the final day is free. Invite the next in rank.".to_owned(),
        SeriesStep::Invite(places) => format!("{places} places in the final day are free. Invite the next in rank."),
        SeriesStep::AwaitAnswers(1) => "1 invitation waits for an answer. Note what you are told.".to_owned(),
        SeriesStep::AwaitAnswers(many) => format!("{many} invitations wait for an answer. Note what you are told."),
        SeriesStep::MakeFinalDay => "Everybody has answered. Make the final day from those who come.".to_owned(),
        SeriesStep::BringBack => final_day::HIDDEN.to_owned(),
        SeriesStep::RunFinalDay => "The final day is made. Run it to the champion.".to_owned(),
        SeriesStep::Over => "The final day is over, and the series with it. Send in the report.".to_owned(),
    }
}

/// On the button that leads there; none where there is nothing to press yet.
pub fn button(step: &SeriesStep) -> Option<&'static str> {
    match step {
        SeriesStep::AddEvent => Some("Add an event"),
        SeriesStep::SayWho { .. } => Some("Say who is who"),
        SeriesStep::NotYet(FreezeNotNow::LotsNeeded) => Some("Go to the lots"),
        SeriesStep::NotYet(_) => None,
        SeriesStep::Freeze => Some("Go to the freeze"),
        SeriesStep::InviteTheBest(_) | SeriesStep::Invite(_) => Some("Go to the invitations"),
        SeriesStep::AwaitAnswers(_) => Some("Note the answers"),
        SeriesStep::MakeFinalDay => Some("Go to the final day"),
        SeriesStep::BringBack => Some("Bring it back"),
        SeriesStep::RunFinalDay => Some("Run the final day"),
        SeriesStep::Over => Some("To the report"),
    }
}
