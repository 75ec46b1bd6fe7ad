//! The place in the ranking of the series, on the own page of a player whose event is over.

use crate::store::player::Player;
use crate::store::{Tx, series, series_final};
use crate::views::player_day::PlayerStanding;
use crate::views::series::is_public;
use crate::views::series::place::PlaceInSeries;
use crate::views::series::ranking::SeriesContent;
use crate::web::http::error::Error;
use crate::web::ui::words;

/// The place in a sentence; none while the event is on, and where nobody may know the series. Until then nobody reads a whole
/// series for a page that everybody in the hall looks at.
pub(super) async fn sentence(tx: &mut Tx, player: &Player, standing: &PlayerStanding) -> Result<Option<String>, Error> {
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
    Ok(place.map(|place| words::series::own_place(&of.name, &place)))
}
