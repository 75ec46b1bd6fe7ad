//! What the organizers of a series do next.

use crate::series::final_day::{FinalDay, FreezeNotNow, may_freeze};
use crate::series::ranking::SeriesRanking;
use crate::series::who::WhoIsWho;
use reeve_rules::series::final_day::FinalistState;

/// The next step of a series, from its first event to its champion.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SeriesStep {
    /// There is no event yet.
    AddEvent,
    /// So many questions of who is who wait for an answer, or at least so many.
    SayWho {
        pairs: usize,
        /// Whether there may be more.
        or_more: bool,
    },
    /// The ranking can't be frozen yet.
    NotYet(FreezeNotNow),
    /// Everything is decided: the ranking is frozen.
    Freeze,
    /// Nobody is invited yet, and so many are to be.
    InviteTheBest(usize),
    /// So many places are offered to nobody, or not any more.
    Invite(usize),
    /// So many invitations wait for an answer.
    AwaitAnswers(usize),
    /// The tournament of the final day is made.
    MakeFinalDay,
    BringBack,
    /// The final day is played.
    RunFinalDay,
    Over,
}

impl SeriesStep {
    /// The next step, by the ranking as its staff sees it.
    pub fn of(ranking: &SeriesRanking, who: &WhoIsWho<'_>, day: Option<&FinalDay>) -> SeriesStep {
        if let Some(day) = day {
            return frozen(day);
        }
        match may_freeze(ranking) {
            _ if ranking.events.iter().all(|event| event.state.counts_for_nothing()) => SeriesStep::AddEvent,
            _ if !who.questions.is_empty() => SeriesStep::SayWho { pairs: who.questions.len(), or_more: who.is_cut },
            Err(why) => SeriesStep::NotYet(why),
            Ok(()) => SeriesStep::Freeze,
        }
    }
}

fn frozen(day: &FinalDay) -> SeriesStep {
    let (next, waiting) = (day.next().len(), day.count(FinalistState::Invited));
    match &day.tournament {
        Some(made) if made.phase.is_finished() => SeriesStep::Over,
        Some(_) if day.is_hidden() => SeriesStep::BringBack,
        Some(_) if day.has_begun() => SeriesStep::RunFinalDay,
        _ if next > 0 && !day.has_invited() => SeriesStep::InviteTheBest(next),
        _ if next > 0 => SeriesStep::Invite(next),
        _ if waiting > 0 => SeriesStep::AwaitAnswers(waiting),
        Some(_) => SeriesStep::RunFinalDay,
        None => SeriesStep::MakeFinalDay,
    }
}
