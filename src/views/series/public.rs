//! The page of a series for everybody, and its calendar.

use std::collections::BTreeMap;

use chrono::{DateTime, NaiveDate, Utc};

use reeve_rules::tournament::programme::ProgrammeEntry;
use reeve_rules::tournament::vocabulary::TournamentPart;
use reeve_store::face::Face;
use reeve_store::series::Series;
use reeve_store::tournament::Tournament;
use reeve_store::{Error, SeriesId, Snapshot, TournamentId, Tx, audit, face, programme, season};

use crate::bracket::champion::Champion;
use crate::series::final_day::FinalDay;
use crate::series::frozen::frozen;
use crate::series::ranking::{SeriesContent, SeriesRanking};
use crate::standings::ranking::Ranking;
use crate::visibility;
use crate::visibility::Reader;

/// A series as everybody may know it. Once its ranking is frozen, that is the one that counts.
pub struct PublicRanking {
    /// What is stored of it.
    pub content: SeriesContent,
    pub ranking: SeriesRanking,
    /// Since when the ranking is frozen, where it is the frozen one.
    pub frozen_at: Option<DateTime<Utc>>,
    /// The last day on which an invitation to its final day is answered that waits.
    pub answer_by: Option<NaiveDate>,
    /// The tournament of its final day, once that is made.
    pub made: Option<Tournament>,
}

impl PublicRanking {
    /// Reads and ranks it.
    pub async fn read(tx: &mut Tx, series: &Series) -> Result<PublicRanking, Error> {
        let content = SeriesContent::read(tx, series).await?;
        let now = SeriesRanking::of(series, &content, Reader::Everybody)?;
        let Some(day) = FinalDay::read(tx, series.id).await? else {
            return Ok(PublicRanking { content, ranking: now, frozen_at: None, answer_by: None, made: None });
        };
        let (ranking, frozen_at) = match frozen(&now, &content, &day)? {
            Some(ranking) => (ranking, Some(day.freeze.frozen_at)),
            None => (now, None),
        };
        let answer_by = day.last_answer().filter(|_| day.takes_answers());
        Ok(PublicRanking { content, ranking, frozen_at, answer_by, made: day.tournament })
    }

    /// The final day, once everybody finds it.
    pub fn final_day(&self) -> Option<&Tournament> {
        self.made.as_ref().filter(|made| visibility::is_public(made))
    }

    /// Who won the final day, as everybody may know; read only once that is declared.
    pub async fn champion(&self, tx: &mut Tx) -> Result<Option<String>, Error> {
        let Some(made) = self.final_day().filter(|made| made.phase.is_finished()) else { return Ok(None) };
        let snapshot = Snapshot::of(tx, made.clone()).await?;
        let ranking = Ranking::of(&snapshot, Reader::Everybody)?;
        Ok(Champion::of(&snapshot, &ranking).filter(|champion| champion.declared).map(|champion| champion.name))
    }
}

/// The events of a series and its final day as its calendar tells of them.
pub struct SeriesCalendar {
    pub events: Vec<Tournament>,
    /// What each says of itself.
    pub said: BTreeMap<TournamentId, Face>,
    /// When the rounds of each are planned.
    pub planned: BTreeMap<TournamentId, Vec<ProgrammeEntry>>,
    /// When anything of each was last changed.
    pub changed: BTreeMap<TournamentId, DateTime<Utc>>,
}

impl SeriesCalendar {
    /// Reads it. Four statements, however many events there are, and two more where everybody finds a final day.
    pub async fn read(tx: &mut Tx, id: SeriesId) -> Result<SeriesCalendar, Error> {
        let mut events = season::parts_of_series(tx, id).await?;
        events.retain(visibility::is_public);
        let ids: Vec<TournamentId> = events.iter().map(|event| event.id).collect();
        let (mut said, mut planned) = (face::of_series(tx, id).await?, programme::of_series(tx, id).await?);
        if let Some(last) = events.iter().find(|event| event.part == TournamentPart::Finals) {
            said.insert(last.id, face::of_tournament(tx, last.id).await?);
            planned.insert(last.id, programme::of_tournament(tx, last.id).await?);
        }
        let changed = audit::last_changes(tx, &ids).await?.into_iter().collect();
        Ok(SeriesCalendar { events, said, planned, changed })
    }
}
