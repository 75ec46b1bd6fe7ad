//! Read the archive of a tournament: whole, and checked as far as it can be without a store. Its tables are read as those of a series are.

use std::collections::BTreeMap;
use std::io::{Read, Seek};

use reeve_files::archive::{Archive, ArchiveKind, Limits};
use reeve_store::dump::added::{ADDED, CHAIN, chain_taken};
use reeve_store::dump::{RULINGS, StoredRow, StoredTable, Value};

use crate::transfer::board_rows;
use crate::transfer::content;
use crate::transfer::content::text_of;
use crate::transfer::duty_rows;
use crate::transfer::nested::Nested;
use crate::transfer::progress_rows;
use crate::transfer::refusal::{ContentFault, Refusal};
use crate::transfer::row_json::{WrittenAs, read_row};
use crate::transfer::tournament_rows;
use crate::transfer::tournament_rows::{CSV_FILES, DIGESTS, RULINGS_CSV, TableRows};

/// The files of an archive beside its rows, by name.
pub(super) type Texts = BTreeMap<&'static str, String>;

/// Everything in an archive, in order: its rows, its other files, and how many bytes it unpacks to. Takes long where the archive is
/// large: call it off the request threads.
pub(super) fn read(file: impl Read + Seek, limits: Limits) -> Result<(TableRows, Texts, u64), Refusal> {
    let (content, texts, unpacked) = parse(file, limits)?;
    content::check(&content)?;
    duty_rows::check(&content)?;
    board_rows::check(&content)?;
    progress_rows::check(&content)?;
    Ok((content, texts, unpacked))
}

/// Everything in an archive, checked as far as it can be without a store.
fn parse(file: impl Read + Seek, limits: Limits) -> Result<(TableRows, Texts, u64), Refusal> {
    let mut archive = Archive::open(file, limits)?.of_kind(ArchiveKind::Tournament)?;
    let missing = |table: &StoredTable| ADDED.contains(&table.name) && archive.digest_of(table.name).is_none();
    let (missing, there): (Vec<_>, Vec<_>) = tournament_rows::tables().partition(|table| missing(table));
    let names: Vec<&str> = there.iter().map(|table| table.name).collect();
    if let Some(later) = chain_taken(|table| archive.digest_of(table).is_some()) {
        return Err(Refusal::in_table(CHAIN, ContentFault::ChainTaken { later }));
    }
    // Archives of earlier versions have no digest chain: neither its rows nor its file.
    let has_chain = archive.digest_of(CHAIN).is_some();
    let has_rulings = archive.digest_of(RULINGS).is_some();
    let csv = CSV_FILES.into_iter().filter(|name| has_rulings || *name != RULINGS_CSV);
    let files: Vec<&'static str> = csv.chain(has_chain.then_some(DIGESTS)).collect();
    archive.expect(&names, &files)?;
    let mut content: TableRows = missing.iter().map(|table| (table.name, Vec::new())).collect();
    for table in there {
        content.insert(table.name, read_table(&mut archive, table, has_chain)?);
    }
    if content.get("tournament").map_or(0, Vec::len) != 1 {
        return Err(Refusal::in_table("tournament", ContentFault::NotOneTournament));
    }
    if has_chain != text_of(&mut content, "tournament", 0, "identity").is_some() {
        return Err(Refusal::in_table("tournament", ContentFault::Identity));
    }
    let texts = files.into_iter().map(|name| Ok((name, archive.text(name)?)));
    let texts = texts.collect::<Result<_, Refusal>>()?;
    Ok((content, texts, archive.unpacked()))
}

/// The rows of a table, numbered from 1. `has_chain`: whether the archive has a digest chain; one without holds nothing that came later.
pub(super) fn read_table<R: Read + Seek>(
    archive: &mut Archive<R>,
    table: &'static StoredTable,
    has_chain: bool,
) -> Result<Vec<StoredRow>, Refusal> {
    let written_as = WrittenAs { version: archive.manifest().version, has_chain };
    let mut rows = archive.rows(table.name)?;
    let mut parsed = Vec::new();
    while let Some(text) = rows.next_row()? {
        let row = read_row(written_as, table, (&text, Nested::AsJson), (rows.file(), rows.line()))?;
        parsed.push(row);
        let number = i64::try_from(parsed.len()).unwrap_or_default();
        if table.has_id() && parsed.last().and_then(|row| row.first()) != Some(&Value::Int(number)) {
            return Err(Refusal::at(rows.file(), rows.line(), ContentFault::NotNumbered));
        }
    }
    Ok(parsed)
}
