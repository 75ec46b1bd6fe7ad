//! What is planned for the days of a tournament.

use std::collections::BTreeMap;

use crate::{Error, SeriesId, TournamentId, Tx};
use reeve_rules::tournament::programme::{ProgrammeEntry, ProgrammeKind};

/// What is planned, by day and time.
pub async fn of_tournament(tx: &mut Tx, id: TournamentId) -> Result<Vec<ProgrammeEntry>, Error> {
    let rows: Vec<(i64, i64, Option<i64>, ProgrammeKind, String)> = tx
        .query(
            "select day, begins_at, ends_at, kind, title from programme_entry where tournament_id = $1 \
             order by day, begins_at, line",
        )
        .bind(id)
        .all()
        .await?;
    let planned = |(day, begins_at, ends_at, kind, title)| ProgrammeEntry { day, begins_at, ends_at, kind, title };
    Ok(rows.into_iter().map(planned).collect())
}

/// What is planned for the events of a series, by day and time; those for which nothing is are left out.
pub async fn of_series(tx: &mut Tx, id: SeriesId) -> Result<BTreeMap<TournamentId, Vec<ProgrammeEntry>>, Error> {
    let rows: Vec<(TournamentId, i64, i64, Option<i64>, ProgrammeKind, String)> = tx
        .query(
            "select tournament_id, day, begins_at, ends_at, kind, title from programme_entry \
             where tournament_id in (select tournament_id from series_event where series_id = $1) \
             order by tournament_id, day, begins_at, line",
        )
        .bind(id)
        .all()
        .await?;
    let mut planned: BTreeMap<TournamentId, Vec<ProgrammeEntry>> = BTreeMap::new();
    for (event, day, begins_at, ends_at, kind, title) in rows {
        planned.entry(event).or_default().push(ProgrammeEntry { day, begins_at, ends_at, kind, title });
    }
    Ok(planned)
}

/// Stores a programme in place of the one that there was.
pub async fn put(tx: &mut Tx, id: TournamentId, programme: &[ProgrammeEntry]) -> Result<(), Error> {
    tx.query("delete from programme_entry where tournament_id = $1").bind(id).execute().await?;
    for (entry, line) in programme.iter().zip(1_i64..) {
        tx.query(
            "insert into programme_entry (tournament_id, line, day, begins_at, ends_at, kind, title) \
             values ($1, $2, $3, $4, $5, $6, $7)",
        )
        .bind(id)
        .bind(line)
        .bind(entry.day)
        .bind(entry.begins_at)
        .bind(entry.ends_at)
        .bind(entry.kind)
        .bind(entry.title.as_str())
        .execute()
        .await?;
    }
    Ok(())
}
