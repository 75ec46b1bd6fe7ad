//! Numbers outside their bounds: no file brings them in, and neither database takes them.

use std::io::Cursor;

use reeve_actions::transfer::backup::restore;
use reeve_actions::transfer::tournament_rows;
use reeve_files::archive::ArchiveKind;
use reeve_rules::tournament::bounds;
use reeve_rules::tournament::bounds::Bounds;
use reeve_store::db::migrate::Migrations;
use reeve_store::dump;
use reeve_store::dump::{Column, ColumnKind, StoredTable, TABLES, Value};
use reeve_store::{Db, Error, Purpose, Scope};
use reeve_words as words;
use serde_json::{Map, Value as Json, json};
use sqlx::migrate::Migrator;

use crate::archive::{backup_of, everything, export, filled, forged, import};
use crate::support::db;
use crate::support::db::Place;
use crate::support::filled::PLAYED;
use crate::support::is_full;

/// The bounds of a column that holds numbers.
fn bounds_of(column: &Column) -> Option<Bounds> {
    match column.kind {
        ColumnKind::Id | ColumnKind::Ref(_) => Some(bounds::ROW_ID),
        ColumnKind::Int(bounds) | ColumnKind::Numbers(bounds) => Some(bounds).filter(|bounds| !bounds.are_none()),
        _ => None,
    }
}

/// Some of them: what a file brings in goes one way, whatever the number. `./check full` tries each, and the store itself always.
fn some_outside(bounds: Bounds, at: usize) -> Vec<i64> {
    let all = outside(bounds);
    if is_full() { all } else { vec![all[at % all.len()]] }
}

/// Numbers that lie outside the bounds, near and far.
fn outside(bounds: Bounds) -> Vec<i64> {
    let near = [bounds.least.checked_sub(1), bounds.most.checked_add(1)];
    near.into_iter().flatten().chain([-1, 10_i64.pow(15), i64::MAX]).filter(|number| !bounds.contain(*number)).collect()
}

/// A file with rows in which the first row, on line 2, has this number in a column.
fn with_number(text: &str, column: &Column, number: i64, as_text: bool) -> String {
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    let (row, comma) = lines[1].strip_suffix(',').map_or((lines[1].as_str(), ""), |row| (row, ","));
    let mut row: Map<String, Json> = serde_json::from_str(row).expect("a row");
    let value = match column.kind {
        ColumnKind::Numbers(_) if as_text => Json::from(json!({ "cities": number }).to_string()),
        ColumnKind::Numbers(_) => json!({ "cities": number }),
        _ => Json::from(number),
    };
    assert!(row.insert(column.name.to_owned(), value).is_some(), "{}", column.name);
    lines[1] = Json::Object(row).to_string() + comma;
    lines.join("\n") + "\n"
}

/// Every numeric column of the tables.
fn numbers<'t>(tables: impl Iterator<Item = &'t StoredTable>) -> Vec<(&'t StoredTable, &'t Column, Bounds)> {
    let of_table = |table: &'t StoredTable| {
        table.columns.iter().filter_map(move |column| Some((table, column, bounds_of(column)?)))
    };
    tables.flat_map(of_table).collect()
}

/// Refuses the words of an import or a restore that don't say where the number stands and what it is.
fn names_the_place(said: &str, table: &StoredTable, column: &Column, number: i64) {
    for part in [format!("data/{}.json: line 2: {:?}", table.name, column.name), format!(" {number},")] {
        assert!(said.contains(&part), "{}.{} = {number}: {said}", table.name, column.name);
    }
}

const REFUSED: &str = "which is not between";

#[tokio::test]
async fn no_archive_brings_in_a_number_outside_its_bounds() {
    let (from, to) = (filled().await, db().await);
    let good = export(&from, PLAYED).await;
    let before = everything(&to).await;
    let columns = numbers(tournament_rows::tables());
    assert!(columns.len() > 40, "{}", columns.len());
    for (at, (table, column, bounds)) in columns.into_iter().enumerate() {
        let file = format!("data/{}.json", table.name);
        let with = |number: i64| {
            forged(&good, ArchiveKind::Tournament, &file, |text| with_number(&text, column, number, false))
        };
        for number in some_outside(bounds, at) {
            let said = import(&to, &with(number), None).await.expect_err("a refusal");
            assert!(said.contains(REFUSED), "{said}");
            names_the_place(&said, table, column, number);
        }
        assert_eq!(everything(&to).await, before, "{}.{}", table.name, column.name);
    }
}

#[tokio::test]
async fn the_ends_of_the_bounds_are_taken() {
    let (from, to) = (filled().await, db().await);
    let good = export(&from, PLAYED).await;
    // Columns on which nothing else in the archive hangs.
    let free = [("tournament", "capacity"), ("player", "fixed_table"), ("seat", "seed")];
    let columns = numbers(tournament_rows::tables());
    for (copy, (table, column)) in free.into_iter().enumerate() {
        let (_, column, bounds) = columns.iter().find(|(t, c, _)| (t.name, c.name) == (table, column)).expect(column);
        for (end, number) in [("least", bounds.least), ("most", bounds.most)] {
            let file = format!("data/{table}.json");
            let with = forged(&good, ArchiveKind::Tournament, &file, |text| with_number(&text, column, number, false));
            let slug = format!("copy-{copy}-{end}");
            import(&to, &with, Some(&slug)).await.unwrap_or_else(|said| panic!("{table}.{}: {said}", column.name));
        }
    }
}

/// Whoever imports a tournament goes on with it.
#[tokio::test]
async fn an_archive_leaves_room_for_what_comes() {
    let (from, to) = (filled().await, db().await);
    let good = export(&from, PLAYED).await;
    let before = everything(&to).await;
    let columns = numbers(tournament_rows::tables());
    for (table, column) in
        [("tournament", "version"), ("player", "version"), ("round", "version"), ("player", "number")]
    {
        let (_, column, bounds) = columns.iter().find(|(t, c, _)| (t.name, c.name) == (table, column)).expect(column);
        let file = format!("data/{table}.json");
        let change = |text: String| with_number(&text, column, bounds.most, false);
        let said = import(&to, &forged(&good, ArchiveKind::Tournament, &file, change), None).await.expect_err(table);
        assert!(said.contains("leaves no room") && said.contains(&file), "{said}");
    }
    assert_eq!(everything(&to).await, before);
}

#[tokio::test]
async fn no_backup_brings_in_a_number_outside_its_bounds() {
    let (from, to, folder) = (filled().await, db().await, tempfile::tempdir().unwrap());
    let good = backup_of(&from, folder.path()).await;
    let before = everything(&to).await;
    for (at, (table, column, bounds)) in numbers(TABLES.iter()).into_iter().enumerate() {
        let file = format!("data/{}.json", table.name);
        for number in some_outside(bounds, at) {
            let with = forged(&good, ArchiveKind::Backup, &file, |text| with_number(&text, column, number, true));
            let refused = restore(&to, Cursor::new(&with), true).await.expect_err("a refusal");
            let said = words::transfer::backup_error(&refused);
            assert!(said.contains(REFUSED), "{said}");
            names_the_place(&said, table, column, number);
        }
        assert_eq!(everything(&to).await, before, "{}.{}", table.name, column.name);
    }
}

/// Stores a row, and takes it back in any case.
async fn try_row(db: &Db, table: &'static StoredTable, row: &dump::StoredRow) -> Result<(), Error> {
    let mut tx = db.write(Scope::Everything).await.unwrap();
    dump::insert(&mut tx, table, row).await
}

fn is_out_of_bounds(done: &Result<(), Error>, table: &StoredTable) -> bool {
    matches!(done, Err(Error::Broken(cause)) if cause.to_string().contains(&format!("{}_bounds", table.name)))
}

/// What the catalogue says of a column is what the database holds it to, on both ends.
#[tokio::test]
async fn the_store_takes_no_row_with_a_number_outside_its_bounds() {
    let db = filled().await;
    let rows = everything(&db).await;
    let mut tried = 0;
    for table in TABLES {
        for (at, column) in table.columns.iter().enumerate() {
            let ColumnKind::Int(bounds) = column.kind else { continue };
            let with = |number: i64| {
                let mut row = rows[table.name][0].clone();
                row[at] = Value::Int(number);
                row
            };
            for number in [bounds.least, bounds.most] {
                let done = try_row(&db, table, &with(number)).await;
                assert!(!is_out_of_bounds(&done, table), "{}.{} = {number}: {done:?}", table.name, column.name);
            }
            for number in outside(bounds) {
                let done = try_row(&db, table, &with(number)).await;
                assert!(is_out_of_bounds(&done, table), "{}.{} = {number}: {done:?}", table.name, column.name);
                tried += 1;
            }
        }
    }
    assert!(tried > 100, "{tried}");
    // A row that is there is not changed to such a one either.
    for sql in [
        "update tournament set prelim_rounds = 1000000000000000",
        "update player set number = 0",
        "update seat set vp = -1",
        "update game_table set number = 10000",
        "update lot set lot = -1",
    ] {
        let mut tx = db.write(Scope::Everything).await.unwrap();
        let refused = tx.query(sql).execute().await.expect_err(sql);
        assert!(refused.to_string().contains("_bounds"), "{sql}: {refused}");
    }
    assert_eq!(everything(&db).await, rows);
}

/// A tournament that an earlier version let in is one again whose pages can be made.
#[tokio::test]
async fn a_store_that_holds_such_a_tournament_is_mended() {
    let place = Place::new().await;
    let embedded = Migrations::embedded();
    let before = |known: &Migrator| {
        Migrator::with_migrations(known.iter().filter(|step| step.version < BOUNDS).cloned().collect::<Vec<_>>())
    };
    let (sqlite, postgres) = (before(embedded.sqlite), before(embedded.postgres));
    let steps = Migrations { sqlite: &sqlite, postgres: &postgres };
    let old = Db::open_with(&place.address(), Purpose::Maintain, &steps).await.expect("the store as it was");
    let mut tx = old.write(Scope::Everything).await.unwrap();
    tx.query(
        "insert into tournament (slug, name, place, starts_on, time_zone, edition, capacity, approval, code_version, \
         photo_version, tied_places, semi_replacement, final_replacement, publish_rounds, standings_move, \
         transcription_fix, prelim_rounds, phase, created_at, version) values ('bad', 'Bad', 'Jena', $1, \
         'Europe/Berlin', '5th', -7, $3, '1', '1', 'skip', 'next', 'next', 'one', 'round', $3, 1000000000000000, \
         'draft', $2, 9223372036854775807)",
    )
    .bind("2026-11-21".parse::<chrono::NaiveDate>().unwrap())
    .bind(chrono::Utc::now())
    .bind(false)
    .execute()
    .await
    .unwrap();
    tx.commit().await.unwrap();
    old.close().await;
    drop(old);
    let db = place.open(Purpose::Serve).await.expect("the store of today");
    let mut tx = db.read().await.unwrap();
    let found: (i64, i64, Option<i64>) =
        tx.query("select capacity, prelim_rounds, attendance from tournament").one().await.unwrap();
    assert_eq!(found, (bounds::CAPACITY.least, bounds::ROUND.most, None));
}

/// The migration that made the bounds.
const BOUNDS: i64 = 11;
