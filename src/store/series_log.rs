//! The log of series: lines of the audit log that belong to no tournament, and to which series.

use crate::audit;
use crate::audit::AuditLine;
use crate::dump;
use crate::dump::StoredRow;
use crate::dump::audit_tables::AUDIT;
use crate::dump::many;
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

/// Adds lines that came with an archive, as rows of the table `audit` whose own number is not looked at. By three statements: thousands
/// of lines are no work for whoever waits meanwhile.
pub async fn insert_rows(tx: &mut Tx, series: SeriesId, rows: &[StoredRow]) -> Result<(), Error> {
    let ids = many::take_ids(tx, &AUDIT, rows.len()).await?;
    audit::insert_rows(tx, &ids, rows).await?;
    tx.query_pair(
        "insert into series_audit (audit_id, series_id) select line.value, $2 from json_each($1) as line",
        "insert into series_audit (audit_id, series_id) select cast(line.value as bigint), $2 \
         from jsonb_array_elements_text(cast($1 as jsonb)) as line (value)",
    )
    .bind(serde_json::Value::from(ids).to_string())
    .bind(series)
    .execute()
    .await?;
    Ok(())
}

/// The lines of a series' log as rows of the table `audit`, the oldest first.
pub async fn rows(tx: &mut Tx, series: SeriesId) -> Result<Vec<StoredRow>, Error> {
    dump::of_series(tx, &AUDIT, series).await
}
