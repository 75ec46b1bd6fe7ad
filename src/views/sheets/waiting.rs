//! The record sheets of a tournament that wait for somebody of the staff.

use chrono::{DateTime, TimeDelta, Utc};

use reeve_rules::rulings::call::TOLD_FOR;
use reeve_store::sheet_correction::WaitingTable;
use reeve_store::sheet_dispute::{WaitingDispute, WithdrawnDispute};
use reeve_store::{AccountId, Error, TournamentId, Tx, sheet_correction, sheet_dispute};

/// What waits, and what waits no more.
#[derive(Debug, Clone, Default)]
pub struct SheetsThatWait {
    /// Objections to results, for a judge, by round and table.
    pub disputed: Vec<WaitingDispute>,
    /// Corrections, for the second of two people.
    pub corrected: Vec<WaitingTable>,
    /// Objections that have ended, to which the judge who reads was on the way.
    pub calmed: Vec<WithdrawnDispute>,
}

impl SheetsThatWait {
    /// Reads it, for a judge or for somebody else of the staff.
    pub async fn read(
        tx: &mut Tx,
        id: TournamentId,
        judge: Option<AccountId>,
        now: DateTime<Utc>,
    ) -> Result<SheetsThatWait, Error> {
        Ok(SheetsThatWait {
            disputed: sheet_dispute::waiting(tx, id).await?,
            corrected: sheet_correction::waiting(tx, id).await?,
            calmed: match judge {
                Some(judge) => sheet_dispute::calmed(tx, id, judge, notice_cutoff(now)).await?,
                None => Vec::new(),
            },
        })
    }
}

/// Since when a dispute has ended that a judge who was on the way is still told of.
pub fn notice_cutoff(now: DateTime<Utc>) -> DateTime<Utc> {
    now - TimeDelta::minutes(TOLD_FOR)
}
