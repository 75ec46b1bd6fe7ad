//! The log of series: lines of the audit log that belong to no tournament, and to which series.

use crate::store::audit::AuditLine;
use crate::store::dump;
use crate::store::dump::many;
use crate::store::dump::tables::named;
use crate::store::dump::{StoredRow, Value};
use crate::store::time::stored;
use crate::store::{Error, SeriesId, Tx};

/// Adds lines to the log of a series, in their order; their `id` is not looked at.
pub async fn insert(tx: &mut Tx, series: SeriesId, lines: &[AuditLine]) -> Result<(), Error> {
    for line in lines {
        let id: i64 = tx
            .query(
                "insert into audit (tournament_id, at, actor_kind, account_id, player_id, address, action, subject, \
                 before, after) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) returning id",
            )
            .bind(line.tournament_id)
            .bind(line.at)
            .bind(line.actor_kind)
            .bind(line.account_id)
            .bind(line.player_id)
            .bind(line.address.as_str())
            .bind(line.action.code())
            .bind(line.subject.as_str())
            .bind(line.before.as_deref())
            .bind(line.after.as_deref())
            .value()
            .await?;
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
    let Some(table) = named("audit") else { return Err(Error::broken("audit")) };
    let ids = many::take_ids(tx, table, rows.len()).await?;
    let line = |(row, id): (&StoredRow, &i64)| {
        let value = |value: &Value| match value {
            Value::Int(number) => serde_json::Value::from(*number),
            Value::Text(text) => serde_json::Value::from(text.as_str()),
            Value::Time(time) => serde_json::Value::from(stored(*time)),
            _ => serde_json::Value::Null,
        };
        let rest = row.iter().skip(1).map(value);
        [serde_json::Value::from(*id)].into_iter().chain(rest).collect::<serde_json::Value>()
    };
    let lines: serde_json::Value = rows.iter().zip(&ids).map(line).collect();
    tx.query_pair(
        "insert into audit (id, tournament_id, at, actor_kind, account_id, player_id, address, action, subject, before, after) \
         select line.value ->> 0, line.value ->> 1, line.value ->> 2, line.value ->> 3, line.value ->> 4, line.value ->> 5, \
         line.value ->> 6, line.value ->> 7, line.value ->> 8, line.value ->> 9, line.value ->> 10 \
         from jsonb_each($1) as line",
        "insert into audit (id, tournament_id, at, actor_kind, account_id, player_id, address, action, subject, before, after) \
         select cast(line.value ->> 0 as bigint), cast(line.value ->> 1 as bigint), cast(line.value ->> 2 as timestamptz), \
         line.value ->> 3, cast(line.value ->> 4 as bigint), cast(line.value ->> 5 as bigint), line.value ->> 6, \
         line.value ->> 7, line.value ->> 8, line.value ->> 9, line.value ->> 10 \
         from jsonb_array_elements(cast($1 as jsonb)) as line (value)",
    )
    .bind(lines.to_string())
    .execute()
    .await?;
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
    let Some(table) = named("audit") else { return Ok(Vec::new()) };
    dump::of_series(tx, table, series).await
}
