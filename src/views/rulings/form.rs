//! What the form of a new ruling is made of.

use chrono::{DateTime, Utc};

use reeve_store::ruling::KeptRuling;
use reeve_store::{CallId, Error, Snapshot, TournamentId, Tx, judge_call, ruling};

use crate::series::in_series::InSeries;
use crate::series::rulings::RulingsElsewhere;

/// What it is made of.
pub struct RulingForm {
    pub snapshot: Snapshot,
    pub kept: Vec<KeptRuling>,
    /// What was ruled about its players in the other events of the series.
    pub elsewhere: RulingsElsewhere,
    /// When the judge was called, where an open call led to the ruling.
    pub called_at: Option<DateTime<Utc>>,
    /// The tournament in its series, for the page on which somebody is about to be put out, or to come back.
    pub in_series: Option<InSeries>,
}

impl RulingForm {
    /// Reads it. `is_confirmed`: whether it is the page that asks for a word.
    pub async fn read(
        tx: &mut Tx,
        id: TournamentId,
        (call, is_confirmed): (Option<CallId>, bool),
    ) -> Result<RulingForm, Error> {
        let snapshot = Snapshot::load(tx, id).await?;
        let call = match call {
            Some(call) => judge_call::by_id(tx, id, call).await?,
            None => None,
        };
        Ok(RulingForm {
            kept: ruling::of_tournament(tx, id).await?,
            elsewhere: RulingsElsewhere::read(tx, id).await?,
            called_at: call.filter(|call| call.call_outcome.is_none()).map(|call| call.called_at),
            in_series: if is_confirmed { InSeries::read(tx, &snapshot.tournament).await? } else { None },
            snapshot,
        })
    }
}
