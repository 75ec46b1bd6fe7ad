//! The log of series: lines of the audit log that belong to no tournament, and to which series.

use crate::audit;
use crate::audit_line::AuditLine;
use crate::dump;
use crate::dump::StoredRow;
use crate::dump::audit_tables::AUDIT;
use crate::{Error, SeriesId, Tx};

/// Adds lines to the log of a series, in their order.
pub async fn insert(tx: &mut Tx, series: SeriesId, lines: &[AuditLine]) -> Result<(), Error> {
    for line in lines {
        let id = audit::insert(tx, line).await?;
        tx.query("insert into series_audit (audit_id, series_id) values ($1, $2)")
            .bind(id)
            .bind(series)
            .execute()
            .await?;
    }
    Ok(())
}

/// The lines of a series' log as rows of the table `audit`, the oldest first.
pub async fn rows(tx: &mut Tx, series: SeriesId) -> Result<Vec<StoredRow>, Error> {
    dump::of_series(tx, &AUDIT, series).await
}
