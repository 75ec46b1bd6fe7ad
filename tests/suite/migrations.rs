//! Migrations: the two folders match, and bringing a store up to date loses nothing.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use chrono::{TimeDelta, Utc};
use reeve_actions::transfer::backup;
use reeve_limits as limits;
use reeve_store::db::migrate::Migrations;
use reeve_store::{Db, OpenError, Purpose, Scope, outbox};
use reeve_words as words;
use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::{Connection, PgConnection, SqlSafeStr, SqliteConnection};

use crate::support::db::{Place, postgres_url};
use crate::support::event::{Event, Seat};

#[test]
fn both_folders_have_the_same_files() {
    let names = |folder: &str| -> BTreeSet<String> {
        let files = fs::read_dir(Path::new("migrations").join(folder)).expect(folder);
        files.map(|file| file.expect(folder).file_name().into_string().expect("a name")).collect()
    };
    let names_here = names("sqlite");
    assert_eq!(names_here, names("postgres"));
    let numbers: BTreeSet<&str> = names_here.iter().filter_map(|name| name.split('_').next()).collect();
    assert_eq!(numbers.len(), names_here.len(), "two steps have one number: {names_here:?}");
}

/// What a column looks like in words that both databases share.
type Column = (String, String, String, bool);

#[tokio::test]
async fn both_databases_have_the_same_tables() {
    if postgres_url().is_none() {
        return;
    }
    let (file, schema) = (Place::sqlite(), Place::new().await);
    file.open(Purpose::Maintain).await.unwrap().close().await;
    schema.open(Purpose::Maintain).await.unwrap().close().await;
    let mut sqlite = SqliteConnection::connect(&file.address()).await.unwrap();
    let mut postgres = PgConnection::connect(&schema.address()).await.unwrap();

    let ours = sqlite_columns(&mut sqlite).await;
    let theirs = postgres_columns(&mut postgres).await;
    assert!(ours.len() > 20, "no tables were found");
    assert_same("columns (table, name, kind, may be null)", &ours, &theirs);
    assert_same("unique constraints", &sqlite_uniques(&mut sqlite).await, &postgres_uniques(&mut postgres).await);
    assert_same("foreign keys", &sqlite_foreign_keys(&mut sqlite).await, &postgres_foreign_keys(&mut postgres).await);

    let loose: Vec<String> = sqlx::query_scalar(
        "select name from pragma_table_list where type = 'table' and strict = 0 and name not like 'sqlite_%' and name not like '_sqlx_%'",
    )
    .fetch_all(&mut sqlite)
    .await
    .unwrap();
    assert!(loose.is_empty(), "tables of SQLite that are not strict: {loose:?}");
}

fn assert_same<T: Ord + std::fmt::Debug>(what: &str, sqlite: &BTreeSet<T>, postgres: &BTreeSet<T>) {
    let only_sqlite: Vec<_> = sqlite.difference(postgres).collect();
    let only_postgres: Vec<_> = postgres.difference(sqlite).collect();
    assert!(
        only_sqlite.is_empty() && only_postgres.is_empty(),
        "{what} differ: only in migrations/sqlite {only_sqlite:#?}, only in migrations/postgres {only_postgres:#?}"
    );
}

async fn sqlite_columns(conn: &mut SqliteConnection) -> BTreeSet<Column> {
    let rows: Vec<(String, String, String, bool)> = sqlx::query_as(
        r#"select t.name, c.name, lower(c.type), c."notnull" = 0 and c.pk = 0
           from pragma_table_list t join pragma_table_info(t.name) c
           where t.type = 'table' and t.name not like 'sqlite_%' and t.name not like '_sqlx_%'"#,
    )
    .fetch_all(conn)
    .await
    .unwrap();
    rows.into_iter().collect()
}

async fn postgres_columns(conn: &mut PgConnection) -> BTreeSet<Column> {
    let rows: Vec<Column> = sqlx::query_as(
        "select table_name::text, column_name::text, data_type::text, is_nullable = 'YES'
         from information_schema.columns where table_schema = current_schema() and table_name not like '\\_sqlx\\_%'",
    )
    .fetch_all(conn)
    .await
    .unwrap();
    let kind = |kind: &str| match kind {
        "bigint" | "boolean" => "integer".to_owned(),
        "timestamp with time zone" | "date" | "jsonb" | "text" => "text".to_owned(),
        "bytea" => "blob".to_owned(),
        "double precision" => "real".to_owned(),
        other => other.to_owned(),
    };
    rows.into_iter().map(|(table, name, data, null)| (table, name, kind(&data), null)).collect()
}

/// The names under which `store::Error::Conflict` reports them.
async fn sqlite_uniques(conn: &mut SqliteConnection) -> BTreeSet<String> {
    // Named after the columns, as far as PostgreSQL takes a name.
    let rows: Vec<(String, String, Option<String>)> = sqlx::query_as(
        r#"select t.name, i.name, (select group_concat(name, '_') from (select name from pragma_index_info(i.name) order by seqno))
           from pragma_table_list t join pragma_index_list(t.name) i
           where i."unique" = 1 and i.origin <> 'pk' and t.type = 'table' and t.name not like '_sqlx_%'"#,
    )
    .fetch_all(conn)
    .await
    .unwrap();
    rows.into_iter()
        .map(|(table, index, columns)| columns.map_or(index, |columns| format!("{table}_{columns}_key")))
        .map(|name| name.chars().take(63).collect())
        .collect()
}

async fn postgres_uniques(conn: &mut PgConnection) -> BTreeSet<String> {
    let rows: Vec<String> = sqlx::query_scalar(
        "select i.relname::text from pg_index x
         join pg_class i on i.oid = x.indexrelid join pg_class t on t.oid = x.indrelid
         where x.indisunique and not x.indisprimary and t.relnamespace = current_schema()::regnamespace",
    )
    .fetch_all(conn)
    .await
    .unwrap();
    rows.into_iter().collect()
}

/// Table, column and the table that it refers to.
type Reference = (String, String, String);

async fn sqlite_foreign_keys(conn: &mut SqliteConnection) -> BTreeSet<Reference> {
    let rows: Vec<Reference> = sqlx::query_as(
        r#"select t.name, f."from", f."table" from pragma_table_list t join pragma_foreign_key_list(t.name) f where t.type = 'table'"#,
    )
    .fetch_all(conn)
    .await
    .unwrap();
    rows.into_iter().collect()
}

async fn postgres_foreign_keys(conn: &mut PgConnection) -> BTreeSet<Reference> {
    let rows: Vec<Reference> = sqlx::query_as(
        "select t.relname::text, a.attname::text, r.relname::text from pg_constraint c
         join pg_class t on t.oid = c.conrelid join pg_class r on r.oid = c.confrelid
         join pg_attribute a on a.attrelid = t.oid and a.attnum = any (c.conkey)
         where c.contype = 'f' and t.relnamespace = current_schema()::regnamespace",
    )
    .fetch_all(conn)
    .await
    .unwrap();
    rows.into_iter().collect()
}

#[tokio::test]
async fn copies_that_start_together_migrate_once() {
    let place = Place::new().await;
    let opened = futures_util::future::join_all((0..6).map(|_| place.open(Purpose::Maintain))).await;
    for db in opened {
        db.expect("an open store").close().await;
    }
}

fn steps(sql: &[&'static str]) -> Migrator {
    let step = |(version, sql): (i64, &&'static str)| {
        Migration::new(version, "step".into(), MigrationType::Simple, sql.into_sql_str(), false)
    };
    Migrator::with_migrations((1..).zip(sql).map(step).collect())
}

async fn open(place: &Place, sql: &[&'static str]) -> Result<Db, OpenError> {
    let steps = steps(sql);
    Db::open_with(&place.address(), Purpose::Serve, &Migrations { sqlite: &steps, postgres: &steps }).await
}

/// Files beside the store whose names go on with this.
fn beside(place: &Place, ending: &str) -> Vec<String> {
    let Some(file) = place.file() else {
        return Vec::new();
    };
    let folder = fs::read_dir(file.parent().expect("a folder")).expect("a folder");
    let names = folder.map(|entry| entry.expect("an entry").file_name().into_string().expect("a name"));
    names.filter(|name| name.starts_with(&format!("reeve.db{ending}"))).collect()
}

const FIRST: &str = "create table thing (n bigint not null)";
const SECOND: &str = "alter table thing add column word text";

#[tokio::test]
async fn a_store_is_copied_before_it_is_migrated_and_only_then() {
    let place = Place::new().await;
    let db = open(&place, &[FIRST]).await.unwrap();
    let mut tx = db.write(Scope::Everything).await.unwrap();
    tx.query("insert into thing (n) values (41)").execute().await.unwrap();
    tx.commit().await.unwrap();
    db.close().await;
    drop(db);
    open(&place, &[FIRST]).await.unwrap().close().await;
    assert!(beside(&place, ".before").is_empty() && beside(&place, ".copy").is_empty());

    let db = open(&place, &[FIRST, SECOND]).await.unwrap();
    let kept: i64 = db.read().await.unwrap().query("select n from thing where word is null").value().await.unwrap();
    assert_eq!(kept, 41);
    let Some(file) = place.file() else { return };
    assert_eq!(beside(&place, ".before"), ["reeve.db.before-0002"]);
    assert!(beside(&place, ".copy").is_empty());
    let copy = file.with_file_name("reeve.db.before-0002");
    let mut conn = SqliteConnection::connect(copy.to_str().expect("a path")).await.unwrap();
    let columns: Vec<String> =
        sqlx::query_scalar("select name from pragma_table_info('thing')").fetch_all(&mut conn).await.unwrap();
    assert_eq!(columns, ["n"]);
    let kept: i64 = sqlx::query_scalar("select n from thing").fetch_one(&mut conn).await.unwrap();
    assert_eq!(kept, 41);
    conn.close().await.unwrap();

    // It goes after a time, and what was left of one that was cut short.
    let unfinished = file.with_file_name("reeve.db.copy-4711");
    let other = file.with_file_name("reeve.db.before-you-go");
    for path in [&unfinished, &other] {
        std::fs::write(path, "x").unwrap();
    }
    let month_ago = || Some(Utc::now() - TimeDelta::days(limits::UPGRADE_COPIES.days));
    assert!(db.forget_upgrade_copies(month_ago()).unwrap().is_empty());
    let old = std::time::SystemTime::now() - std::time::Duration::from_secs(31 * 24 * 3600);
    for path in [&copy, &other] {
        std::fs::File::options().write(true).open(path).unwrap().set_modified(old).unwrap();
    }
    assert_eq!(db.forget_upgrade_copies(month_ago()).unwrap(), std::slice::from_ref(&copy));
    assert_eq!(db.forget_upgrade_copies(None).unwrap(), std::slice::from_ref(&unfinished));
    assert!(!copy.exists() && !unfinished.exists() && other.exists() && file.exists());
}

#[tokio::test]
async fn a_store_of_a_newer_program_is_left_alone() {
    let place = Place::new().await;
    open(&place, &[FIRST, SECOND]).await.unwrap().close().await;
    let refused = open(&place, &[FIRST]).await.expect_err("a newer store");
    assert!(matches!(refused, OpenError::Newer(2)), "{refused:?}");
}

#[tokio::test]
async fn a_step_that_fails_leaves_the_store_as_it_was() {
    let place = Place::new().await;
    open(&place, &[FIRST]).await.unwrap().close().await;
    let failed = open(&place, &[FIRST, "create table other (n bigint); create table thing (n bigint)"]).await;
    assert!(matches!(failed, Err(OpenError::Migrate(_))), "{failed:?}");
    let db = open(&place, &[FIRST]).await.expect("the store as it was");
    let other = db.read().await.unwrap().query("select n from other").all::<(i64,)>().await;
    assert!(other.is_err());
}

#[tokio::test]
async fn a_step_that_leaves_rows_without_their_owner_is_refused_on_sqlite() {
    let place = Place::sqlite();
    let first = "create table owner (id integer primary key) strict;
                 create table thing (owner integer references owner (id)) strict;
                 insert into owner values (1); insert into thing values (1)";
    open(&place, &[first]).await.unwrap().close().await;
    let failed = open(&place, &[first, "delete from owner"]).await;
    assert!(matches!(&failed, Err(OpenError::Strays(tables)) if tables == &["thing"]), "{failed:?}");
    // A table is rebuilt, as SQLite's own manual does it, with nothing lost.
    let rebuild =
        "create table new (id integer primary key, word text) strict; insert into new (id) select id from owner;
                   drop table owner; alter table new rename to owner";
    open(&place, &[first, rebuild]).await.unwrap().close().await;
}

/// The steps of this program, and those of a program to come.
fn future(sql: &'static [(&'static str, &'static str)]) -> (Migrator, Migrator) {
    let embedded = Migrations::embedded();
    let longer = |known: &Migrator| {
        let mut steps: Vec<Migration> = known.iter().cloned().collect();
        let last = steps.last().expect("a step").version;
        for ((name, sql), version) in sql.iter().zip(last + 1..) {
            let sql = sql.into_sql_str();
            steps.push(Migration::new(version, (*name).into(), MigrationType::Simple, sql, false));
        }
        Migrator::with_migrations(steps)
    };
    (longer(embedded.sqlite), longer(embedded.postgres))
}

/// What a newer program may do while an older one runs: add.
const EXPAND: (&str, &str) = (
    "expand with notes",
    "alter table account add column note text; alter table session add column note text;
     alter table tournament add column note text; alter table player add column note text;
     alter table person add column note text; alter table round add column note text;
     alter table game_table add column note text; alter table seat add column note text;
     alter table staff add column note text; alter table audit add column note text;
     create table thing (id bigint primary key, tournament_id bigint references tournament (id));
     create index player_note on player (note)",
);
/// What it may only do when no older one is needed any more: take away.
const CONTRACT: (&str, &str) = ("contract away notes", "drop index player_note; alter table player drop column note");

#[tokio::test]
async fn an_older_copy_runs_beside_a_newer_one_and_starts_again() {
    let event = Event::seated(8, &[]).await;
    // Every statement of these pages is prepared before the store changes under it.
    event.step("prelim/1", "publish").await.expect(303);
    let pages = ["", "/players", "/rounds", "/standings", "/schedule", "/audit", "/details", "/staff"];
    let look = async || {
        for page in pages {
            event.get(page).await.ok();
        }
        for page in ["", "/seats", "/standings", "/results"] {
            event.public(page).await.ok();
        }
        event.organizer.get("/run").await.ok();
        event.app.administrator().await.get("/admin/accounts").await.ok();
    };
    look().await;

    let address = event.app.shared.config.store.address().to_owned();
    let (sqlite, postgres) = future(&[EXPAND]);
    let newer = Migrations { sqlite: &sqlite, postgres: &postgres };
    let new = Db::open_with(&address, Purpose::Maintain, &newer).await.expect("the newer program");
    let mut tx = new.write(Scope::Everything).await.unwrap();
    tx.query("update player set note = 'a word of the newer program'").execute().await.unwrap();
    tx.commit().await.unwrap();

    // The older copy goes on: it reads and writes, and leaves alone what it does not know.
    for _ in 0..3 {
        look().await;
    }
    event.step("prelim/1", "start").await.expect(303);
    event.enter("prelim/1", |_| [10, 8, 7, 4].map(|vp| Seat { vp, won: vp == 10 }).to_vec()).await;
    let kept: i64 = new
        .read()
        .await
        .unwrap()
        .query("select cast(count(*) as bigint) from player where note like 'a word%'")
        .value()
        .await
        .unwrap();
    assert_eq!(kept, 8);
    // A copy of everything would leave the notes out, so it makes none.
    let refused = backup::backup_to(&event.app.db, &std::env::temp_dir().join("reeve-never.zip")).await;
    let refused = refused.expect_err("no backup");
    assert!(words::transfer::backup_error(&refused).contains("newer Reeve"), "{refused:?}");

    // It also starts on the store, until something was taken away.
    Db::open(&address, Purpose::Maintain).await.expect("the older program").close().await;
    let (sqlite, postgres) = future(&[EXPAND, CONTRACT]);
    let newest = Migrations { sqlite: &sqlite, postgres: &postgres };
    Db::open_with(&address, Purpose::Maintain, &newest).await.expect("the newest program").close().await;
    let refused = Db::open(&address, Purpose::Maintain).await.expect_err("a store that lacks something");
    assert!(matches!(refused, OpenError::Newer(_)), "{refused:?}");
    // The one that knew the notes would miss them.
    let refused = Db::open_with(&address, Purpose::Maintain, &newer).await.expect_err("a store that lacks something");
    assert!(matches!(refused, OpenError::Newer(_)), "{refused:?}");
    new.close().await;
}

/// The name of a step says whether an older program may work with what it leaves.
#[test]
fn the_name_of_a_step_says_what_it_does() {
    for entry in fs::read_dir("migrations/sqlite").expect("a folder") {
        let name = entry.expect("an entry").file_name().into_string().expect("a name");
        let (number, words) = name.split_once('_').expect("a number");
        let kind = words.split(['_', '.']).next().unwrap_or_default();
        assert!(number == "0001" || matches!(kind, "expand" | "contract"), "{name}: expand or contract?");
        for folder in ["sqlite", "postgres"] {
            let sql = fs::read_to_string(format!("migrations/{folder}/{name}")).expect("the same name").to_lowercase();
            let takes = ["drop table", "drop column", "rename", "set not null", "alter column"];
            let found = takes.iter().find(|words| sql.contains(**words));
            assert!(kind != "expand" || found.is_none(), "{folder}/{name} takes something away: {found:?}");
        }
    }
}

#[tokio::test]
async fn why_a_mail_was_not_sent_becomes_a_code() {
    let place = Place::new().await;
    let embedded = Migrations::embedded();
    let before = |known: &Migrator| {
        Migrator::with_migrations(known.iter().filter(|step| step.version < 7).cloned().collect::<Vec<_>>())
    };
    let (sqlite, postgres) = (before(embedded.sqlite), before(embedded.postgres));
    let steps = Migrations { sqlite: &sqlite, postgres: &postgres };
    let old = Db::open_with(&place.address(), Purpose::Maintain, &steps).await.expect("the store as it was");
    let faults = [
        ("the address is none that mail can be sent to", "no-address"),
        ("the mail server refused it (550)", "refused 550"),
        ("the mail server took too long", "too-slow"),
        ("no safe connection to the mail server (TLS)", "no-tls"),
        ("no connection to the mail server", "no-connection"),
        ("the folder takes no file (permission denied)", "folder permission denied"),
        ("something else", "something else"),
    ];
    let mut tx = old.write(Scope::NoTournament).await.unwrap();
    for (was, _) in faults {
        tx.query(
            "insert into outbox (kind, state, tries, next_at, fault, created_at) values ('test', 'failed', 1, $1, $2, $1)",
        )
        .bind(Utc::now())
        .bind(was)
        .execute()
        .await
        .unwrap();
    }
    tx.commit().await.unwrap();
    old.close().await;
    let new = place.open(Purpose::Maintain).await.unwrap();
    let listed = outbox::list(&mut new.read().await.unwrap(), 99).await.unwrap();
    assert_eq!(listed.len(), faults.len());
    for (listed, (was, becomes)) in listed.iter().zip(faults) {
        let stored = listed.mail.fault.as_deref().expect(was);
        assert_eq!(stored, becomes);
        // The sentence has been put better since.
        let says = was.replace("the address is none that mail can be sent to", "mail can't be sent to this address");
        assert_eq!(words::mail::unsent(stored), says);
    }
}
