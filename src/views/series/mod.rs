//! Series: which events there are and how far, who is who in them, and the ranking over all of them (1.2).

pub mod final_day;
pub mod persons;
pub mod place;
pub mod ranking;
pub mod report;
pub mod rulings;
pub mod season;
pub mod staff;
#[cfg(test)]
mod tests;
pub mod who;

use crate::rules::tournament::vocabulary::Stage;
use crate::store::Snapshot;
use crate::store::series::Series;
use crate::store::tournament::Tournament;
use crate::views::rounds::prelims;
use crate::views::shown;
use crate::views::shown::Reader;
use crate::views::tournament::settings_are_locked;

/// How far an event is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum EventState {
    /// Its first round is not published.
    Ahead,
    /// Its preliminary games are on.
    Playing,
    /// They are over.
    Over,
    /// It is put away, and counts for nothing.
    Hidden,
}

impl EventState {
    /// How far an event is.
    pub fn of(event: &Snapshot) -> EventState {
        match event.tournament.phase {
            _ if event.tournament.is_hidden() => EventState::Hidden,
            phase if !phase.has_rounds() => EventState::Ahead,
            _ if prelims::are_over(event) => EventState::Over,
            _ => EventState::Playing,
        }
    }

    /// Whether its results may still change the ranking.
    pub fn is_open(self) -> bool {
        matches!(self, EventState::Ahead | EventState::Playing)
    }
}

/// Whether everybody may look at a series.
pub fn is_public(series: &Series) -> bool {
    series.public_at.is_some()
}

/// Whether this reader is told of an event at all.
fn sees_event(reader: Reader, event: &Tournament) -> bool {
    reader == Reader::Staff || shown::is_public(event)
}

/// Whether the settings of a series can't be changed any more: an event has published its first round.
pub fn are_settings_locked<'t>(mut events: impl Iterator<Item = &'t Tournament>) -> bool {
    events.any(settings_are_locked)
}

/// Whether a tournament can still become one that ends after its preliminary games: nothing is made of what follows them,
/// and it is not over.
pub fn can_end_with_prelims(event: &Snapshot) -> bool {
    !event.tournament.phase.has_later_stages() && event.rounds.iter().all(|round| round.row.stage == Stage::Prelim)
}
