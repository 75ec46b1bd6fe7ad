//! The pages of the standings and of lots for the staff.

use chrono::{DateTime, Utc};

use reeve_store::sheet_link::ChainHead;
use reeve_store::{AccountId, Error, Snapshot, TournamentId, Tx, sheet_link};

use crate::sheets::waiting::SheetsThatWait;

/// Reads the tournament, with the last link of its digest chain.
pub async fn read(tx: &mut Tx, id: TournamentId) -> Result<(Snapshot, Option<ChainHead>), Error> {
    let snapshot = Snapshot::load(tx, id).await?;
    Ok((snapshot, sheet_link::head(tx, id).await?))
}

/// Reads the tournament, with the record sheets that wait for somebody: a judge, or somebody else of the staff.
pub async fn read_for_lots(
    tx: &mut Tx,
    id: TournamentId,
    judge: Option<AccountId>,
    now: DateTime<Utc>,
) -> Result<(Snapshot, SheetsThatWait), Error> {
    let snapshot = Snapshot::load(tx, id).await?;
    Ok((snapshot, SheetsThatWait::read(tx, id, judge, now).await?))
}
