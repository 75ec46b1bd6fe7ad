//! A player's place in the ranking of the series, for the own page.

use crate::rules::standings::Rank;
use crate::store::series::Series;
use crate::store::{Error, PlayerId};
use crate::views::series::ranking::{SeriesContent, SeriesRanking};
use crate::views::shown::Reader;

/// Where a player stands in a series, as everybody may know it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlaceInSeries {
    /// The rank over all events.
    pub rank: Rank,
    /// How many have a rank.
    pub of: usize,
    /// The name of the event that counts; none where it is the one of this player.
    pub counts: Option<String>,
    /// Whether events are still open, so that it may change.
    pub provisional: bool,
}

impl PlaceInSeries {
    /// Finds it; none for who is disqualified in the series, and who has no result in it.
    ///
    /// Error: as [`SeriesRanking::of`].
    pub fn of(series: &Series, content: &SeriesContent, player: PlayerId) -> Result<Option<PlaceInSeries>, Error> {
        let ranking = SeriesRanking::of(series, content, Reader::Everybody)?;
        let person = content.persons.person(player);
        let Some(row) = ranking.rows.iter().find(|row| row.player == person) else { return Ok(None) };
        let Some(rank) = row.rank else { return Ok(None) };
        let counts = ranking.events.get(row.event);
        let own = counts.is_some_and(|event| content.persons.players(person).any(|at| at == (event.id, player)));
        Ok(Some(PlaceInSeries {
            rank,
            of: ranking.rows.iter().filter(|row| row.rank.is_some()).count(),
            counts: counts.filter(|_| !own).map(|event| event.name.clone()),
            provisional: ranking.open().next().is_some(),
        }))
    }
}
