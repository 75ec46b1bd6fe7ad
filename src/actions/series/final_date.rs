//! On which days a final day can be: not before the last day on which an invitation to it can be answered.

use chrono::{DateTime, NaiveDate, Utc};

use reeve_store::series::Series;
use reeve_store::{SeriesId, TournamentId, Tx, series_final};
use reeve_time_zone as time_zone;
use reeve_views::series::final_day::FinalDay;

use crate::series::refusal::Refusal;
use crate::series::refusal::final_day::FinalDayRefusal;
use crate::{Error, Result};

/// Refuses a day that is over, or that comes before invitations are answered.
pub(super) fn may_be_played_on(
    day: &FinalDay,
    series: &Series,
    on: NaiveDate,
    now: DateTime<Utc>,
) -> std::result::Result<(), FinalDayRefusal> {
    if on < time_zone::local(now, &series.time_zone).date_naive() {
        return Err(FinalDayRefusal::FinalDayOver);
    }
    after_answers(day, on)
}

/// Refuses a day that comes before invitations are answered.
fn after_answers(day: &FinalDay, on: NaiveDate) -> std::result::Result<(), FinalDayRefusal> {
    match day.last_answer() {
        Some(last) if on < last => Err(FinalDayRefusal::BeforeAnswers { last }),
        _ => Ok(()),
    }
}

/// Refuses another day for a tournament that is the final day of a series, where invitations to it are answered later.
pub(crate) async fn may_move_to(tx: &mut Tx, id: TournamentId, on: NaiveDate) -> Result<()> {
    let Some(freeze) = series_final::of_final(tx, id).await? else { return Ok(()) };
    let Some(day) = FinalDay::read(tx, freeze.series_id).await? else { return Ok(()) };
    after_answers(&day, on).map_err(|why| Error::fault("starts_on", Refusal::from(why)))
}

/// The same for the day that a series names, while its final day is not made.
pub(super) async fn may_be_planned_on(tx: &mut Tx, id: SeriesId, on: NaiveDate) -> Result<()> {
    match FinalDay::read(tx, id).await?.filter(|day| day.tournament.is_none()) {
        Some(day) => after_answers(&day, on).map_err(|why| Error::fault("final_on", Refusal::from(why))),
        None => Ok(()),
    }
}
