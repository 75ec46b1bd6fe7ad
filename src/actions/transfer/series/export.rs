//! Export a series: one file with what it says itself and the archives of its events and its final day, see `docs/BACKUP.md`.

use std::collections::BTreeMap;
use std::io::Cursor;

use chrono::{DateTime, Utc};

use reeve_files::archive::{ArchiveKind, ArchiveWriter, event_file};
use reeve_store as store;
use reeve_store::dump::Value;
use reeve_store::ruling::KeptRuling;
use reeve_store::series::Series;
use reeve_store::sheet_link::SheetLink;
use reeve_store::{SeriesId, Snapshot, Tx, dump, ruling, series, series_final, sheet_link, tournament};
use reeve_views::series::ranking::{SeriesContent, SeriesRanking};
use reeve_views::visibility::Reader;

use crate::background::apart;
use crate::permissions::Permitted;
use crate::transfer::export_tournament;
use crate::transfer::nested::Nested;
use crate::transfer::refusal::Refusal;
use crate::transfer::row_json::{time_text, to_json};
use crate::transfer::series::own_files;
use crate::transfer::series::own_tables;
use crate::transfer::series::own_tables::PartOfSeries;
use crate::transfer::tournament_rows;
use crate::transfer::tournament_rows::{StoredTournament, TableRows};
use crate::{Context, Error, Permission, Result, Roles};

/// An event as it is stored.
struct StoredEvent {
    snapshot: Snapshot,
    stored: StoredTournament,
    links: Vec<SheetLink>,
    rulings: Vec<KeptRuling>,
}

/// The archive of a series, in memory: what its events need, some ten kilobytes each. All of it is of one moment, and the same content
/// gives the same bytes.
///
/// Errors: [`Error::Missing`] where the caller does not see the series, [`Error::Forbidden`] without the right to run it; a refusal
/// where the caller does not run each of its events, whose archives hold addresses, private links and what their staff notes.
pub async fn export_series(context: &Context<'_>, id: SeriesId) -> Result<Vec<u8>> {
    let mut tx = context.db.read().await?;
    let found = series::by_id(&mut tx, id).await?.ok_or(Error::Missing)?;
    if !Roles::in_series(&mut tx, context.caller, id).await?.may(Permission::Run) {
        return Err(if found.public_at.is_some() { Error::Forbidden } else { Error::Missing });
    }
    dump::refuse_newer_schema(&mut tx).await?;
    let mut parts = tournament::of_series(&mut tx, id).await?;
    parts.sort_by_key(|event| event.id);
    parts.extend(series_final::tournament_of(&mut tx, id).await?);
    let theirs = Permitted::of(&mut tx, context.caller, Permission::Run).await?;
    let others = parts.iter().filter(|part| !theirs.contains(part.id)).map(|part| part.name.clone());
    let others: Vec<String> = others.collect();
    if !others.is_empty() {
        return Err(Refusal::EventsOfOthers { events: others }.into());
    }
    let mut events = Vec::new();
    for part in &parts {
        events.push(StoredEvent {
            snapshot: Snapshot::of(&mut tx, part.clone()).await?,
            stored: tournament_rows::stored(&mut tx, part.id).await?,
            links: sheet_link::of_tournament(&mut tx, part.id).await?,
            rulings: ruling::of_tournament(&mut tx, part.id).await?,
        });
    }
    let content = own_rows(&mut tx, id, &events).await?;
    let ranked = SeriesContent::read(&mut tx, &found).await?;
    drop(tx);
    Ok(apart(move || write(&found, content, &ranked, events)).await??)
}

async fn own_rows(tx: &mut Tx, id: SeriesId, events: &[StoredEvent]) -> Result<TableRows> {
    let part = |event: &'_ StoredEvent| (event.stored.ids("player"), event.snapshot.tournament.clone());
    let parts: Vec<_> = events.iter().map(part).collect();
    let parts: Vec<PartOfSeries<'_>> =
        parts.iter().map(|(players, tournament)| PartOfSeries { tournament, players: players.clone() }).collect();
    Ok(own_tables::read(tx, id, &parts).await?)
}

fn write(
    series: &Series,
    content: TableRows,
    ranked: &SeriesContent,
    events: Vec<StoredEvent>,
) -> std::result::Result<Vec<u8>, store::Error> {
    let mut writer = ArchiveWriter::new(Cursor::new(Vec::new()));
    for table in own_tables::tables() {
        let mut rows = writer.rows(table.name).map_err(store::Error::broken)?;
        for row in content.get(table.name).into_iter().flatten() {
            rows.row(&to_json(table, row, Nested::AsJson)).map_err(store::Error::broken)?;
        }
        rows.finish().map_err(store::Error::broken)?;
    }
    let files: BTreeMap<&'static str, String> = own_files::csv_files(series, ranked)?;
    for (name, text) in files {
        writer.file(name, text.as_bytes()).map_err(store::Error::broken)?;
    }
    let mut as_of = last_line(&content);
    for (event, number) in events.into_iter().zip(1..) {
        let StoredEvent { snapshot, stored, links, rulings } = event;
        // One event unpacked at a time.
        let rows = stored.numbered()?;
        as_of = as_of.max(last_line(&rows));
        let bytes = export_tournament::write(&snapshot, &rows, &links, &rulings)?;
        writer.file(&event_file(number, &snapshot.tournament.slug), &bytes).map_err(store::Error::broken)?;
    }
    let ranking = SeriesRanking::of(series, ranked, Reader::Staff)?;
    writer.valid((!ranking.rows.is_empty()).then_some(ranking.format.valid));
    let as_of = as_of.unwrap_or(series.created_at);
    let (file, _) =
        writer.finish(ArchiveKind::Series, Some(time_text(as_of)), &series.name).map_err(store::Error::broken)?;
    Ok(file.into_inner())
}

/// The time of the last line of the audit log.
fn last_line(content: &TableRows) -> Option<DateTime<Utc>> {
    let at = own_tables::LOG.column("at")?;
    match content.get(own_tables::LOG.name)?.last()?.get(at)? {
        Value::Time(time) => Some(*time),
        _ => None,
    }
}
