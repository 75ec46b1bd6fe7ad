//! Export a tournament: one file with everything of it, see `docs/BACKUP.md`.

use std::io::Cursor;

use reeve_files::archive::{ArchiveKind, ArchiveWriter};
use reeve_rules::sheets::chain;
use reeve_store as store;
use reeve_store::dump::Value;
use reeve_store::dump::tables::named;
use reeve_store::ruling;
use reeve_store::ruling::KeptRuling;
use reeve_store::sheet_link;
use reeve_store::sheet_link::SheetLink;
use reeve_store::{Snapshot, TournamentId};
use reeve_views::sheets::chain::written;
use reeve_views::standings::ranking;

use crate::background::apart;
use crate::transfer::nested::Nested;
use crate::transfer::row_json::{time_text, to_json};
use crate::transfer::tournament_rows;
use crate::transfer::tournament_rows::TableRows;
use crate::{Context, Error, Permission, Result, Roles};

/// The archive of a tournament, in memory: some hundred kilobytes. The same content gives the same bytes.
///
/// Errors: [`Error::Missing`] where the caller does not see the tournament, [`Error::Forbidden`] without the right to
/// run it: the archive holds names, addresses and private links.
pub async fn export_tournament(context: &Context<'_>, id: TournamentId) -> Result<Vec<u8>> {
    let mut tx = context.db.read().await?;
    let snapshot = Snapshot::load(&mut tx, id).await?;
    let roles = Roles::inside(&mut tx, context.caller, &snapshot.tournament).await?;
    if !roles.sees(&snapshot.tournament) {
        return Err(Error::Missing);
    }
    if !roles.may(Permission::Run) {
        return Err(Error::Forbidden);
    }
    reeve_store::dump::refuse_newer_schema(&mut tx).await?;
    let stored = tournament_rows::stored(&mut tx, id).await?;
    let links = sheet_link::of_tournament(&mut tx, id).await?;
    let rulings = ruling::of_tournament(&mut tx, id).await?;
    drop(tx);
    Ok(apart(move || write(&snapshot, &stored.numbered()?, &links, &rulings)).await??)
}

/// The archive of a tournament that was read. Takes long where it is large: call it off the request threads.
pub(super) fn write(
    snapshot: &Snapshot,
    content: &TableRows,
    links: &[SheetLink],
    rulings: &[KeptRuling],
) -> std::result::Result<Vec<u8>, store::Error> {
    let mut writer = ArchiveWriter::new(Cursor::new(Vec::new()));
    for table in tournament_rows::tables() {
        let mut rows = writer.rows(table.name).map_err(store::Error::broken)?;
        for row in content.get(table.name).into_iter().flatten() {
            rows.row(&to_json(table, row, Nested::AsJson)).map_err(store::Error::broken)?;
        }
        rows.finish().map_err(store::Error::broken)?;
    }
    for (name, text) in tournament_rows::csv_files(snapshot, rulings)? {
        writer.file(name, text.as_bytes()).map_err(store::Error::broken)?;
    }
    let digests = chain::write_file(&written(links));
    writer.file(tournament_rows::DIGESTS, digests.as_bytes()).map_err(store::Error::broken)?;
    writer.valid(ranking::format_of(&snapshot.tournament).filter(|format| format.official).map(|format| format.valid));
    let as_of = as_of(content).unwrap_or(snapshot.tournament.created_at);
    let (file, _) = writer
        .finish(ArchiveKind::Tournament, Some(time_text(as_of)), &snapshot.tournament.name)
        .map_err(store::Error::broken)?;
    Ok(file.into_inner())
}

/// The time of the last line of the audit log.
fn as_of(content: &TableRows) -> Option<chrono::DateTime<chrono::Utc>> {
    let at = named("audit")?.column("at")?;
    match content.get("audit")?.last()?.get(at)? {
        Value::Time(time) => Some(*time),
        _ => None,
    }
}
