//! Once a ranking is frozen, what it is made of stays as it is (1.2.4).

use reeve_store::{SeriesId, TournamentId, Tx, series_final};

use crate::Result;
use crate::series::refusal::Refusal;
use crate::series::refusal::final_day::FinalDayRefusal;
use reeve_views::series::final_day::awaits;

/// Refuses what would change the ranking once it is frozen.
pub(crate) async fn not_frozen(tx: &mut Tx, id: SeriesId) -> Result<()> {
    match series_final::freeze(tx, id).await? {
        Some(_) => Err(Refusal::from(FinalDayRefusal::Frozen).into()),
        None => Ok(()),
    }
}

/// Refuses to put an event away while the final day of its series is still to come: the invited answer by the cards of their event.
pub(crate) async fn not_awaited(tx: &mut Tx, event: TournamentId) -> Result<()> {
    let Some((series, day)) = awaits(tx, event).await? else { return Ok(()) };
    let (invited, made) = (day.has_invited(), day.tournament.is_some());
    Err(Refusal::from(FinalDayRefusal::EventAwaited { series: series.name, invited, made }).into())
}
