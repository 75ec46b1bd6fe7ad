//! A player's place in the ranking of the series, for the own page.

use crate::player_day::PlayerStanding;
use crate::series::is_public;
use crate::series::ranking::{SeriesContent, SeriesRanking, places};
use crate::visibility::Reader;
use reeve_rules::series::prospects::SeriesProspect;
use reeve_rules::standings::{GameTally, Rank, RankedId};
use reeve_store::player::Player;
use reeve_store::series::Series;
use reeve_store::{Error, PlayerId, Tx, series, series_final};

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
    /// What that means for the final day; none where the series is not valid yet, or it is decided that there is no place.
    pub chance: Option<FinalDayChance>,
}

/// What a player's place means for the final day.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum FinalDayChance {
    /// Among this many, now that all events are over.
    Among(usize),
    /// Surely among this many, who play it.
    Sure(usize),
    /// Can't be among this many any more.
    Gone(usize),
    /// Among this many so far.
    Inside(usize),
    /// Not among this many: the last of them has this in the event that counts.
    Outside(usize, GameTally),
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
            chance: chance(&ranking, person),
        }))
    }
}

/// The name of the series and the place in it of a player whose event is over; none while it is on, and where nobody may know the
/// series. Until then nobody reads a whole series for a page that everybody in the hall looks at.
pub async fn of_player(
    tx: &mut Tx,
    player: &Player,
    standing: &PlayerStanding,
) -> Result<Option<(String, PlaceInSeries)>, Error> {
    if !matches!(standing, PlayerStanding::EventOver { .. }) {
        return Ok(None);
    }
    let Some(of) = series::of_event(tx, player.tournament_id).await?.filter(is_public) else { return Ok(None) };
    let content = SeriesContent::read(tx, &of).await?;
    let is_frozen = series_final::freeze(tx, of.id).await?.is_some();
    let mut place = PlaceInSeries::of(&of, &content, player.id)?;
    // Then the invitation says the rest.
    if let Some(place) = place.as_mut().filter(|_| is_frozen) {
        place.chance = None;
    }
    Ok(place.map(|place| (of.name, place)))
}

fn chance(ranking: &SeriesRanking, person: RankedId) -> Option<FinalDayChance> {
    let places = places(&ranking.format);
    let at = ranking.rows.iter().position(|row| row.player == person)?;
    let Some(prospect) = ranking.prospect(person) else {
        let settled = ranking.format.valid && ranking.open().next().is_none() && ranking.undrawn().is_empty();
        return (settled && at < places).then_some(FinalDayChance::Among(places));
    };
    match prospect {
        SeriesProspect::In => Some(FinalDayChance::Sure(ranking.places.least)),
        SeriesProspect::Out => Some(FinalDayChance::Gone(ranking.places.most)),
        SeriesProspect::Open if !ranking.format.valid => None,
        SeriesProspect::Open if at < places => Some(FinalDayChance::Inside(places)),
        SeriesProspect::Open => {
            let last = ranking.rows.get(places.checked_sub(1)?)?;
            Some(FinalDayChance::Outside(places, last.tally))
        }
    }
}
