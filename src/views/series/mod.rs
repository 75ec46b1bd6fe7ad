//! Series: which events there are and how far, who is who in them, and the ranking over all of them (1.2).

pub mod disqualified;
pub mod final_day;
pub mod frozen;
pub mod fuzzy_names;
pub mod in_series;
pub mod next;
pub mod persons;
pub mod place;
pub mod prospects;
pub mod public;
pub mod ranking;
pub mod report;
pub mod rulings;
pub mod season;
pub mod season_file;
pub mod staff;
#[cfg(test)]
mod tests;
pub mod who;

use std::collections::{BTreeMap, BTreeSet};

use crate::rounds::prelims;
use crate::tournament::settings_are_locked;
use crate::visibility;
use crate::visibility::Reader;
use reeve_rules::tournament::vocabulary::{Phase, Stage};
use reeve_store::series;
use reeve_store::series::{Series, SeriesOrganizer};
use reeve_store::tournament;
use reeve_store::tournament::Tournament;
use reeve_store::{AccountId, Error, SeriesId, Snapshot, TournamentId, Tx};

/// How far an event is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum EventState {
    /// Its first round is not published.
    Ahead,
    /// Its preliminary games are on.
    Playing,
    /// They are over; semi-finals and a final of its own may still be on ([`EventState::plays_on`]).
    Over,
    /// It is hidden, and counts for nothing.
    Hidden,
    /// It is called off, and counts for nothing.
    CalledOff,
}

impl EventState {
    /// How far an event is.
    pub fn of(event: &Snapshot) -> EventState {
        match event.tournament.phase {
            _ if event.tournament.is_hidden() => EventState::Hidden,
            _ if event.tournament.is_called_off() => EventState::CalledOff,
            phase if !phase.has_rounds() => EventState::Ahead,
            _ if prelims::are_over(event) => EventState::Over,
            _ => EventState::Playing,
        }
    }

    /// Whether an event in this phase plays on although its preliminary games are over: it came into the series with semi-finals or a
    /// final of its own, which count for nothing here.
    pub fn plays_on(self, phase: Phase) -> bool {
        self == EventState::Over && phase.has_later_stages() && !phase.is_finished()
    }

    /// Whether nothing of it counts, nor ever will as it stands.
    fn counts_for_nothing(self) -> bool {
        matches!(self, EventState::Hidden | EventState::CalledOff)
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

/// By what a page of a series is told from an earlier one: the version of the series, and those of the events that its reader is
/// told of.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SeriesVersions {
    series: i64,
    events: BTreeMap<TournamentId, i64>,
    /// The events that the reader is told nothing of yet.
    hidden: BTreeSet<TournamentId>,
}

impl SeriesVersions {
    /// Those of a series with these events, for this reader.
    pub fn of<'t>(series: &Series, events: impl Iterator<Item = &'t Tournament>, reader: Reader) -> SeriesVersions {
        let (told, hidden): (Vec<_>, Vec<_>) = events.partition(|event| sees_event(reader, event));
        SeriesVersions {
            series: series.version,
            events: told.into_iter().map(|event| (event.id, event.version)).collect(),
            hidden: hidden.into_iter().map(|event| event.id).collect(),
        }
    }

    /// All of it as one number, which grows with every change.
    pub fn number(&self) -> i64 {
        self.series + self.events.values().sum::<i64>()
    }

    /// Whether a tournament is an event that the reader was told nothing of: a change may be that it became public.
    pub fn is_hidden_event(&self, tournament: TournamentId) -> bool {
        self.hidden.contains(&tournament)
    }

    /// A tournament has reached a version. Whether that is news to this reader.
    pub fn raise(&mut self, tournament: TournamentId, version: i64) -> bool {
        match self.events.get_mut(&tournament) {
            Some(known) if *known < version => {
                *known = version;
                true
            }
            _ => false,
        }
    }
}

/// Whether this reader is told of an event at all.
fn sees_event(reader: Reader, event: &Tournament) -> bool {
    reader == Reader::Staff || visibility::is_public(event)
}

/// Whether the settings of a series can't be changed any more: an event has published its first round.
pub fn are_settings_locked<'t>(mut events: impl Iterator<Item = &'t Tournament>) -> bool {
    events.any(settings_are_locked)
}

/// A series, and whether its settings are locked. `again`: whether it is read again, since a form came back.
pub async fn settings(tx: &mut Tx, series: &Series, again: bool) -> Result<(Series, bool), Error> {
    let locked = are_settings_locked(tournament::of_series(tx, series.id).await?.iter());
    let stored = if again { series::by_id(tx, series.id).await?.ok_or(Error::Missing)? } else { series.clone() };
    Ok((stored, locked))
}

/// Who runs a series.
pub async fn organizers(tx: &mut Tx, id: SeriesId) -> Result<Vec<SeriesOrganizer>, Error> {
    series::organizers(tx, id).await
}

/// The newest tournaments of an account that are in no series, at most so many.
pub async fn in_no_series(tx: &mut Tx, account: AccountId, most: i64) -> Result<Vec<Tournament>, Error> {
    tournament::in_no_series(tx, account, most).await
}

/// An event of a series, by its short address.
///
/// Error: [`Error::Missing`].
pub async fn event(tx: &mut Tx, id: SeriesId, slug: &str) -> Result<Snapshot, Error> {
    let found = tournament::by_slug(tx, slug).await?.ok_or(Error::Missing)?;
    series::of_event(tx, found.id).await?.filter(|of| of.id == id).ok_or(Error::Missing)?;
    Snapshot::of(tx, found).await
}

/// Whether a tournament can still become one that ends after its preliminary games: nothing is made of what follows them,
/// and it is not over.
pub fn can_end_with_prelims(event: &Snapshot) -> bool {
    !event.tournament.phase.has_later_stages() && event.rounds.iter().all(|round| round.row.stage == Stage::Prelim)
}
