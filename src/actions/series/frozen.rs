//! Once a ranking is frozen, what it is made of stays as it is (1.2.4).

use crate::store::{SeriesId, Tx, series_final};

use crate::actions::Result;
use crate::actions::series::final_day_refusal::FinalDayRefusal;
use crate::actions::series::refusal::Refusal;

/// Refuses what would change the ranking once it is frozen.
pub(crate) async fn not_frozen(tx: &mut Tx, id: SeriesId) -> Result<()> {
    match series_final::freeze(tx, id).await? {
        Some(_) => Err(Refusal::from(FinalDayRefusal::Frozen).into()),
        None => Ok(()),
    }
}
