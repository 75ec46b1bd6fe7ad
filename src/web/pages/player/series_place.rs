//! What the own page says of the series: the place in its ranking once the event is over, and the way to the invitation.

use crate::rules::series::final_day::FinalistState;
use crate::store::player::Player;
use crate::store::{PlayerId, Tx, series, series_final};
use crate::views::player_day::PlayerStanding;
use crate::views::series::is_public;
use crate::views::series::place::PlaceInSeries;
use crate::views::series::ranking::SeriesContent;
use crate::web::http::error::Error;
use crate::web::ui::words;

/// The way to the invitation to the final day, and how that stands; none for who is not invited.
pub(super) async fn invitation(tx: &mut Tx, player: PlayerId) -> Result<Option<String>, Error> {
    let found = series_final::of_player(tx, player).await?;
    let Some((of, line)) = found.filter(|(_, line)| line.state != FinalistState::Listed) else { return Ok(None) };
    let made = series_final::tournament_of(tx, of).await?;
    Ok(Some(words::series::final_day::own_short(&line, made.as_ref())))
}

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
