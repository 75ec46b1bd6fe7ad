//! Is every acknowledged result there once, none half, and everything else as it was?

use std::collections::BTreeMap;

use reeve_store::dump;
use reeve_store::dump::{TABLES, Value};
use reeve_store::{Db, Purpose};

use super::fair::{Fair, Post, Sheet};

/// What was found, summed up over all checks of a test.
#[derive(Debug, Default)]
pub struct Found {
    /// Results that were acknowledged, and found.
    pub acknowledged: usize,
    /// Results whose answer was lost and that were found.
    pub made: usize,
    /// Results whose answer was lost and that were not there.
    pub undone: usize,
}

/// The tournament's version, lines and keys at the beginning, and the digest of everything else.
pub struct Before {
    version: i64,
    lines: i64,
    keys: i64,
    rest: String,
}

/// Looks at a store in which nothing was entered yet.
pub async fn before(address: &str, fair: &Fair) -> Before {
    let db = Db::open(address, Purpose::Maintain).await.expect("an open store");
    let (version, lines, keys) = counts(&db, fair).await;
    let before = Before { version, lines, keys, rest: rest(&db, fair).await };
    db.close().await;
    before
}

/// Compares the store with what the judges know. A result that was sent and not answered may be there or not; the next
/// sending of its form decides nothing new, so it is only counted here.
pub async fn compare(address: &str, fair: &Fair, before: &Before, sheets: &[Sheet]) -> Found {
    let db = Db::open(address, Purpose::Maintain).await.expect("an open store");
    let mut found = Found::default();
    let mut versions_in_all = 0;
    let stored = stored(&db, fair).await;
    for sheet in sheets {
        let stored = &stored[&sheet.table];
        let expected = sheet.acknowledged.len();
        let versions = &stored.versions;
        assert!(versions.len() >= expected, "table {}: a result is lost: {stored:?}\n{sheet:?}", sheet.table);
        for (post, version) in sheet.acknowledged.iter().zip(versions) {
            assert!(same(post, version), "table {}: {post:?} is stored as {version:?}", sheet.table);
        }
        match (&sheet.open, versions.len() - expected) {
            (_, 0) => found.undone += usize::from(sheet.open.is_some()),
            (Some(open), 1) if same(open, &versions[expected]) => found.made += 1,
            _ => panic!("table {}: a result that nobody knows of: {stored:?}\n{sheet:?}", sheet.table),
        }
        // Half there: a version without its seats, its winner, its number or its line in the log.
        assert_eq!(stored.sheet_version, versions.len() as i64, "table {}", sheet.table);
        assert_eq!(stored.lines, versions.len() as i64, "table {}: lines of the log", sheet.table);
        if let Some(last) = versions.last() {
            assert_eq!((&stored.vp, stored.winner), (&last.0, last.1), "table {}: seats and winner", sheet.table);
        }
        found.acknowledged += expected;
        versions_in_all += versions.len() as i64;
    }
    let (version, lines, keys) = counts(&db, fair).await;
    assert_eq!(version - before.version, versions_in_all, "the tournament's version");
    assert_eq!(lines - before.lines, versions_in_all, "lines of the log");
    assert_eq!(keys - before.keys, versions_in_all, "keys of forms");
    assert_eq!(rest(&db, fair).await, before.rest, "something else has changed");
    db.close().await;
    found
}

fn same(post: &Post, version: &(Vec<i64>, i64)) -> bool {
    post.vp.iter().map(|vp| *vp as i64).eq(version.0.iter().copied()) && post.winner as i64 == version.1
}

/// What the store holds of one table.
#[derive(Debug, Default)]
struct Stored {
    sheet_version: i64,
    winner: i64,
    vp: Vec<i64>,
    versions: Vec<(Vec<i64>, i64)>,
    lines: i64,
}

async fn stored(db: &Db, fair: &Fair) -> BTreeMap<usize, Stored> {
    let mut tx = db.read().await.unwrap();
    let mut all: BTreeMap<usize, Stored> = BTreeMap::new();
    let mut numbers: BTreeMap<i64, usize> = BTreeMap::new();
    let tables: Vec<(i64, i64, i64, Option<i64>)> = tx
        .query(
            "select g.id, g.number, g.sheet_version, g.winner_position from game_table g join round r on r.id = g.round_id
             where r.tournament_id = $1 and r.stage = 'prelim' and r.number = 1",
        )
        .bind(fair.id)
        .all()
        .await
        .unwrap();
    for (id, number, sheet_version, winner) in tables {
        numbers.insert(id, number as usize);
        all.insert(number as usize, Stored { sheet_version, winner: winner.unwrap_or(0), ..Stored::default() });
    }
    let seats: Vec<(i64, Option<i64>)> =
        tx.query("select table_id, vp from seat order by table_id, position").all().await.unwrap();
    for (table, vp) in seats {
        if let (Some(stored), Some(vp)) = (numbers.get(&table).and_then(|number| all.get_mut(number)), vp) {
            stored.vp.push(vp);
        }
    }
    let versions: Vec<(i64, String)> =
        tx.query("select table_id, content from sheet_version order by table_id, version").all().await.unwrap();
    for (table, content) in versions {
        let Some(stored) = numbers.get(&table).and_then(|number| all.get_mut(number)) else { continue };
        let content: serde_json::Value = serde_json::from_str(&content).expect("JSON");
        let seats = content["seats"].as_array().expect("seats");
        let vp = seats.iter().map(|seat| seat["vp"].as_i64().expect("VP")).collect();
        stored.versions.push((vp, content["winner"].as_i64().expect("a winner")));
    }
    let lines: Vec<String> = tx
        .query("select subject from audit where tournament_id = $1 and action = 'enter-result'")
        .bind(fair.id)
        .values()
        .await
        .unwrap();
    for subject in lines {
        let number = subject.strip_prefix("prelim 1 table ").and_then(|number| number.parse().ok()).expect("a table");
        all.get_mut(&number).expect("a table").lines += 1;
    }
    all
}

async fn counts(db: &Db, fair: &Fair) -> (i64, i64, i64) {
    let mut tx = db.read().await.unwrap();
    let version = tx.query("select version from tournament where id = $1").bind(fair.id).value().await.unwrap();
    let lines = tx.query("select count(*) from audit where action <> 'take-over'").value().await.unwrap();
    (version, lines, tx.query("select count(*) from form_key").value().await.unwrap())
}

/// The digest of everything that no result changes: other tables whole, other tournaments whole, and of the tournament
/// itself all but its version, its sheets and their seats' results.
async fn rest(db: &Db, fair: &Fair) -> String {
    let mut tx = db.read().await.unwrap();
    let ours: Vec<i64> = tx
        .query(
            "select g.id from game_table g join round r on r.id = g.round_id
             where r.tournament_id = $1 and r.stage = 'prelim' and r.number = 1 order by g.id",
        )
        .bind(fair.id)
        .values()
        .await
        .unwrap();
    let mut text = String::new();
    for table in TABLES.iter().filter(|table| !["audit", "form_key"].contains(&table.name)) {
        let mut cursor = dump::Cursor::default();
        loop {
            let rows = dump::page(&mut tx, table, &mut cursor).await.unwrap();
            if rows.is_empty() {
                break;
            }
            for mut row in rows {
                let int = |name: &str| match table.column(name).map(|at| &row[at]) {
                    Some(Value::Int(number)) => *number,
                    _ => 0,
                };
                let changes: &[&str] = match table.name {
                    "tournament" if int("id") == fair.id.0 => &["version", "log_head"],
                    "setting" if is_of_a_takeover(table, &row) => continue,
                    "sheet_version" if ours.contains(&int("table_id")) => continue,
                    "game_table" if ours.contains(&int("id")) => {
                        &["sheet_state", "sheet_version", "winner_position", "submitted_at", "version"]
                    }
                    "seat" if ours.contains(&int("table_id")) => &["vp"],
                    _ => &[],
                };
                for name in changes {
                    row[table.column(name).expect("a column")] = Value::Null;
                }
                text.push_str(&format!("{} {row:?}\n", table.name));
            }
        }
    }
    reeve_secret::digest(&text)
}

/// Whether a setting is one by which a store knows that it was taken over.
fn is_of_a_takeover(table: &dump::StoredTable, row: &[Value]) -> bool {
    let name = table.column("name").map(|at| &row[at]);
    matches!(name, Some(Value::Text(name)) if ["store-name", "taken-over"].contains(&name.as_str()))
}
