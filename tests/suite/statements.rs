//! Every statement of the store is prepared on the database, so a wrong column is found without a test of its own.
//!
//! The statements are read from the source: each is written where it is used, as `tx.query("...")`.

use std::collections::BTreeMap;
use std::fs;

use sqlx::{AssertSqlSafe, Connection, Executor, PgConnection, SqlSafeStr, SqliteConnection};

use crate::support::db::{Place, postgres_url};
use reeve_store::Purpose;

/// A statement, its text for SQLite and for PostgreSQL, and where it stands.
struct Statement {
    sqlite: String,
    postgres: String,
    place: String,
}

#[tokio::test]
async fn every_statement_fits_the_tables() {
    let place = Place::new().await;
    place.open(Purpose::Maintain).await.unwrap().close().await;
    let statements = statements();
    let mut complaints = Vec::new();
    if postgres_url().is_some() {
        let mut conn = PgConnection::connect(&place.address()).await.unwrap();
        for Statement { postgres, place, .. } in statements {
            if let Err(fault) = conn.prepare(AssertSqlSafe(postgres).into_sql_str()).await {
                complaints.push(format!("{place}: {fault}"));
            }
        }
    } else {
        let mut conn = SqliteConnection::connect(&place.address()).await.unwrap();
        for Statement { sqlite, place, .. } in statements {
            if let Err(fault) = conn.prepare(AssertSqlSafe(sqlite).into_sql_str()).await {
                complaints.push(format!("{place}: {fault}"));
            }
        }
    }
    assert!(complaints.is_empty(), "\n{}\n", complaints.join("\n"));
}

/// A list that a statement takes as JSON is gone through once. Were it the inner loop, it would be read again for each row of the
/// other table: storing the seats of 5,000 players held the one writer for 25 seconds.
#[tokio::test]
async fn no_statement_reads_its_list_again_for_each_row() {
    let place = Place::sqlite();
    place.open(Purpose::Maintain).await.unwrap().close().await;
    let mut conn = SqliteConnection::connect(&place.address()).await.unwrap();
    let mut complaints = Vec::new();
    let mut lists = 0;
    for Statement { sqlite, place, .. } in statements()
        .into_iter()
        .filter(|one| ["json_each(", "jsonb_each("].iter().any(|list| one.sqlite.contains(list)))
    {
        lists += 1;
        let plan = AssertSqlSafe(format!("explain query plan {sqlite}")).into_sql_str();
        let steps: Vec<(i64, i64, i64, String)> = sqlx::query_as(plan).fetch_all(&mut conn).await.unwrap();
        for (at, (_, parent, _, step)) in steps.iter().enumerate() {
            let loops = |step: &str| step.starts_with("SCAN ") || step.starts_with("SEARCH ");
            let inner = steps[..at].iter().any(|(_, other, _, step)| other == parent && loops(step));
            if loops(step) && step.contains("VIRTUAL TABLE") && inner {
                complaints.push(format!("{place}: {steps:?}"));
            }
        }
    }
    assert!(lists > 5 && complaints.is_empty(), "\n{}\n", complaints.join("\n"));
}

#[test]
fn a_statement_is_written_in_one_place() {
    // PostgreSQL knows a statement by its text; written twice, it may come to be bound with two lists of types.
    let mut places: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for Statement { postgres, place, .. } in statements() {
        places.entry(postgres).or_default().push(place);
    }
    let twice: Vec<String> = places
        .into_iter()
        .filter(|(_, places)| places.len() > 1)
        .map(|(sql, places)| format!("{}: {sql}", places.join(" and ")))
        .collect();
    assert!(twice.is_empty(), "\n{}\n", twice.join("\n"));
}

/// All statements of the store, except the facade's own documentation.
fn statements() -> Vec<Statement> {
    let mut found = Vec::new();
    let mut folders = vec![std::path::PathBuf::from("src/store")];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|ending| ending == "rs") {
                found.extend(statements_in(path.to_str().unwrap(), &fs::read_to_string(&path).unwrap()));
            }
        }
    }
    found
}

fn statements_in(path: &str, text: &str) -> Vec<Statement> {
    let text = &joined(text);
    let mut found = Vec::new();
    for (at, call) in text.match_indices(".query") {
        let rest = &text[at + call.len()..];
        let line = text[..at].lines().last().unwrap_or_default();
        if line.trim_start().starts_with("//") {
            continue;
        }
        let place = format!("{path}:{}", text[..=at].lines().count());
        if let Some((sql, _)) = rest.strip_prefix('(').and_then(literal) {
            found.push(Statement { sqlite: sql.clone(), postgres: sql, place });
        } else if let Some((sqlite, rest)) = rest.strip_prefix("_pair(").and_then(literal)
            && let Some((postgres, _)) = rest.trim_start().strip_prefix(',').and_then(literal)
        {
            found.push(Statement { sqlite, postgres, place });
        } else {
            // The facade hands statements on, and the dump makes its own from the catalogue; nobody else may.
            let made = ["src/store/db/", "src/store/dump/"].iter().any(|room| path.starts_with(room));
            assert!(
                made || !rest.starts_with(['(', '_']),
                "{place}: this statement can't be read, so nobody checks it"
            );
        }
    }
    found
}

/// The text with each `concat!(...)` of literals and of the file's own macros written as the one literal that it makes.
/// Such a macro is one that takes nothing and stands for a literal: the columns of a row, a condition that statements share.
fn joined(text: &str) -> String {
    // The columns of a tournament are shared by some files.
    let columns = fs::read_to_string("src/store/tournament.rs").unwrap();
    let theirs = shared_pieces(&columns).into_iter().filter(|(name, _)| *name == "columns");
    let takes_them = |line: &str| line.starts_with("use crate::tournament::{") && line.contains(" columns");
    let theirs = theirs.filter(|_| text.lines().any(takes_them));
    let text = shared_pieces(text)
        .into_iter()
        .chain(theirs)
        .fold(text.to_owned(), |text, (name, literal)| text.replace(&format!("{name}!()"), &format!("\"{literal}\"")));
    let mut pieces = text.split("concat!(");
    let mut joined = pieces.next().unwrap_or_default().to_owned();
    for piece in pieces {
        let mut rest = piece.trim_start();
        joined.push('"');
        while let Some((raw, behind)) = as_written(rest) {
            joined.push_str(raw);
            rest = behind.trim_start().strip_prefix(',').unwrap_or(behind).trim_start();
        }
        joined.push('"');
        joined
            .push_str(rest.strip_prefix(')').unwrap_or_else(|| panic!("no literal, so nobody checks it: {rest:.60}")));
    }
    joined
}

/// The macros of a file that stand for a literal, by name.
fn shared_pieces(text: &str) -> Vec<(&str, String)> {
    let found = text.split("macro_rules! ").skip(1).filter_map(|piece| {
        let (name, body) = piece.split_once(" {")?;
        let (literal, _) = as_written(body.trim_start().strip_prefix("() => {")?.trim_start())?;
        Some((name, literal.to_owned()))
    });
    found.collect()
}

/// What stands between the quotes of the literal at the beginning, as it is written, and what follows it.
fn as_written(text: &str) -> Option<(&str, &str)> {
    let body = text.strip_prefix('"')?;
    let mut escaped = false;
    let end = body.find(|letter| {
        let ends = letter == '"' && !escaped;
        escaped = letter == '\\' && !escaped;
        ends
    })?;
    Some((&body[..end], &body[end + 1..]))
}

#[test]
fn pieces_that_statements_share_are_read_as_rust_joins_them() {
    let file = "macro_rules! columns {\n    () => {\n        \"a, \\\n        b\"\n    };\n}\n\
                macro_rules! chosen {\n    () => {\n        \" where c like $1 escape '\\\\'\"\n    };\n}\n\
                macro_rules! of_rooms {\n    ($kind:ident) => {};\n}\n\
                tx.query(concat!(\"select \", columns!(), \" from t\", chosen!()))\n\
                tx.query_pair(concat!(\"select 1 \", chosen!(),), \"select 2\")";
    let read: Vec<(String, String)> =
        statements_in("src/store/x.rs", file).into_iter().map(|found| (found.sqlite, found.postgres)).collect();
    let first = "select a, b from t where c like $1 escape '\\'".to_owned();
    let second = "select 1  where c like $1 escape '\\'".to_owned();
    assert_eq!(read, [(first.clone(), first), (second, "select 2".to_owned())]);
}

#[test]
fn no_statement_takes_whatever_columns_there_are() {
    // A newer program may add columns while this one runs; PostgreSQL then refuses its prepared `select *`.
    let statements = statements();
    let star = statements.iter().filter(|statement| statement.postgres.replace("count(*)", "").contains('*'));
    let places: Vec<&str> = star.map(|statement| statement.place.as_str()).collect();
    assert!(places.is_empty(), "{places:?}");
    assert!(statements.iter().any(|statement| statement.postgres.starts_with("select id, slug, name")));
}

/// The string literal at the beginning, and what follows it.
fn literal(text: &str) -> Option<(String, &str)> {
    let text = text.trim_start();
    if let Some(raw) = text.strip_prefix("r#\"") {
        return raw.split_once("\"#").map(|(sql, rest)| (sql.to_owned(), rest));
    }
    let body = text.strip_prefix('"')?;
    let mut sql = String::new();
    let mut letters = body.char_indices();
    while let Some((at, letter)) = letters.next() {
        match letter {
            '"' => return Some((sql, &body[at + 1..])),
            '\\' => match letters.next()?.1 {
                // A line that goes on: the space at the beginning of the next is not part of it.
                '\n' => {
                    let rest = letters.as_str();
                    let skipped = rest.len() - rest.trim_start().len();
                    letters.by_ref().take(rest[..skipped].chars().count()).for_each(drop);
                }
                'n' => sql.push('\n'),
                other => sql.push(other),
            },
            other => sql.push(other),
        }
    }
    None
}

#[test]
fn literals_are_read_as_rust_reads_them() {
    let check = |text: &str, sql: &str, rest: &str| {
        assert_eq!(literal(text), Some((sql.to_owned(), rest)));
    };
    check("\"select 1\")", "select 1", ")");
    check("\n    \"a \\\n        b\",", "a b", ",");
    check("\"say \\\"x\\\"\"", "say \"x\"", "");
    check("r#\"say \"x\"\"#)", "say \"x\"", ")");
    assert_eq!(literal("sql)"), None);
}
