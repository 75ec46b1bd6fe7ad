//! Whose files they are: the store's, a backup's, another program's.

use std::fs;
use std::fs::File;
use std::path::Path;
use std::process::{Command, Output};
use std::time::{Duration, SystemTime};

use reeve_actions::transfer::backup::backup_to;
use reeve_actions::transfer::backup_folder;
use reeve_store::{Db, OpenError, Purpose};
use sqlx::{Connection, SqliteConnection};

use crate::archive::filled;
use crate::support::db::{Place, postgres_url};

fn reeve(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_reeve")).args(arguments).env_remove("DATABASE_URL").output().expect("reeve runs")
}

fn said(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

#[cfg(target_os = "linux")]
#[tokio::test]
async fn another_name_of_the_same_file_is_the_same_store() {
    let place = Place::sqlite();
    let db = place.open(Purpose::Serve).await.expect("a store");
    let elsewhere = tempfile::tempdir_in(place.file().unwrap().parent().unwrap()).unwrap();
    let link = elsewhere.path().join("other.db");
    fs::hard_link(place.file().unwrap(), &link).unwrap();
    let address = link.display().to_string();
    let refused = Db::open(&address, Purpose::Serve).await.expect_err("one server only");
    assert!(matches!(refused, OpenError::Taken { .. }), "{refused:?}");
    let ended = reeve(&["serve", "--listen", "127.0.0.1:0", "--database", &address]);
    assert_eq!(ended.status.code(), Some(1), "{}", said(&ended));
    assert!(said(&ended).contains("another reeve serve"), "{}", said(&ended));
    db.close().await;
    drop(db);
    Db::open(&address, Purpose::Serve).await.expect("free again").close().await;
}

async fn file_of(path: &Path, statements: &[&'static str]) {
    let address = format!("sqlite://{}?mode=rwc", path.display());
    let mut conn = SqliteConnection::connect(&address).await.unwrap();
    for sql in statements {
        sqlx::raw_sql(*sql).execute(&mut conn).await.unwrap();
    }
    conn.close().await.unwrap();
}

const SQLX_TABLE: &str = "create table _sqlx_migrations (version bigint primary key, description text not null, \
    installed_on timestamp not null default current_timestamp, success boolean not null, checksum blob not null, \
    execution_time bigint not null)";

#[tokio::test]
async fn a_file_of_another_program_is_left_as_it_is() {
    let folder = tempfile::tempdir().unwrap();
    let cases: [(&str, &[&'static str]); 4] = [
        ("table", &["create table song (name text)", "insert into song values ('la')"]),
        ("marked", &["pragma application_id = 7"]),
        ("marked-table", &["pragma application_id = 7", "create table song (name text)"]),
        ("sqlx", &[SQLX_TABLE, "insert into _sqlx_migrations values (1, 'start', '', true, x'00', 1)"]),
    ];
    for (name, statements) in cases {
        let path = folder.path().join(name);
        file_of(&path, statements).await;
        let before = fs::read(&path).unwrap();
        let address = path.display().to_string();
        for purpose in [Purpose::Serve, Purpose::Maintain] {
            let refused = Db::open(&address, purpose).await.expect_err(name);
            assert!(matches!(refused, OpenError::Foreign(_)), "{name}: {refused:?}");
        }
        let ended = reeve(&["serve", "--listen", "127.0.0.1:0", "--database", &address]);
        assert_eq!(ended.status.code(), Some(2), "{name}: {}", said(&ended));
        assert!(said(&ended).contains("another program"), "{name}: {}", said(&ended));
        assert_eq!(fs::read(&path).unwrap(), before, "{name}");
    }
}

async fn mark_of(place: &Place) -> i64 {
    let mut conn = SqliteConnection::connect(&place.address()).await.unwrap();
    let mark = sqlx::query_scalar("pragma application_id").fetch_one(&mut conn).await.unwrap();
    conn.close().await.unwrap();
    mark
}

#[tokio::test]
async fn a_store_is_marked_also_one_that_was_not() {
    let place = Place::sqlite();
    place.open(Purpose::Maintain).await.expect("an empty file becomes a store").close().await;
    let mark = mark_of(&place).await;
    assert_ne!(mark, 0);
    place.run("pragma application_id = 0").await;
    place.open(Purpose::Serve).await.expect("a store of before").close().await;
    assert_eq!(mark_of(&place).await, mark);
}

#[tokio::test]
async fn what_a_killed_backup_left_goes_with_the_next() {
    let (db, folder) = (filled().await, tempfile::tempdir().unwrap());
    let put = |name: &str| {
        let path = folder.path().join(name);
        fs::write(&path, "half").unwrap();
        path
    };
    let part = |name: &str, process: u32| put(&format!(".{name}.part-{process}"));
    let old = |path: &Path| {
        let file = File::options().write(true).open(path).unwrap();
        file.set_modified(SystemTime::now() - Duration::from_secs(2 * 3600)).unwrap();
    };
    let dead = ended_process();
    let left = part("copy.zip", dead);
    let busy = part("copy.zip", 4712);
    let others = [put(".copy.zip.part-x"), part("other.zip", dead), put("copy.zip.part-4711"), put(".copy.zip")];
    // The parent of the test runs; the number may have gone to it since. After an hour it does not count any more.
    let runs = part("copy.zip", std::os::unix::process::parent_id());
    let lock = File::open(&busy).unwrap();
    lock.lock().unwrap();
    backup_to(&db, &folder.path().join("copy.zip")).await.unwrap();
    assert!(!left.exists());
    assert!(busy.exists() && runs.exists(), "somebody still writes it");
    assert!(others.iter().all(|path| path.exists()));
    // A command that makes each backup under another name: what is old and begins as one goes too.
    let (begun, empty, foreign) = (part("monday.zip", dead), part("tuesday.zip", dead), part("letter.txt", dead));
    fs::write(&begun, b"PK\x03\x04half").unwrap();
    fs::write(&empty, "").unwrap();
    [&begun, &empty, &foreign, &busy, &runs].into_iter().for_each(|path| old(path));
    backup_to(&db, &folder.path().join("wednesday.zip")).await.unwrap();
    assert!(!begun.exists() && !empty.exists() && foreign.exists() && busy.exists());
    backup_to(&db, &folder.path().join("copy.zip")).await.unwrap();
    assert!(!runs.exists() && busy.exists());
    drop(lock);

    // Those of timed backups have another name each time; the server looks for them before each.
    let timed = part("reeve-20261121T070000Z.zip", dead);
    let own = part("reeve-20261122T070000Z.zip", std::process::id());
    assert_eq!(backup_folder::left_behind(folder.path()), 2, "a container's programs all have the same number");
    backup_folder::clear(folder.path());
    assert!(!timed.exists() && !own.exists() && busy.exists());
}

/// The number of a process that has ended.
fn ended_process() -> u32 {
    let mut child = Command::new("true").spawn().unwrap();
    child.wait().unwrap();
    child.id()
}

#[tokio::test]
async fn a_backup_replaces_backups_and_nothing_else() {
    let (db, folder) = (filled().await, tempfile::tempdir().unwrap());
    let store = db.place().address();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let backup = |file: &str, more: &[&str]| reeve(&[&["backup", file, "--database", &store], more].concat());
    let (copy, letter) = (path("copy.zip"), path("letter.txt"));
    assert_eq!(backup(&copy, &[]).status.code(), Some(0));
    assert_eq!(backup(&copy, &[]).status.code(), Some(0), "a backup takes the place of the last one");
    fs::write(&letter, "Dear Ada").unwrap();
    let refused = backup(&letter, &[]);
    assert_eq!(refused.status.code(), Some(2));
    assert!(said(&refused).contains("--replace"), "{}", said(&refused));
    assert_eq!(fs::read_to_string(&letter).unwrap(), "Dear Ada");
    // The archive of a tournament is no backup.
    let archive = path("archive.zip");
    assert_eq!(reeve(&["export", "41", &archive, "--database", &store]).status.code(), Some(0));
    assert_eq!(backup(&archive, &[]).status.code(), Some(2));
    assert_eq!(backup(&letter, &["--replace"]).status.code(), Some(0));
    assert_eq!(reeve(&["verify", &letter]).status.code(), Some(0));
}

/// On PostgreSQL, where a database has many owners.
#[tokio::test]
async fn a_schema_with_tables_of_another_program_is_left_as_it_is() {
    if postgres_url().is_none() {
        return;
    }
    for tables in ["create table a (n int)", "create table account (id int)", "create view v as select 1 as n"] {
        let place = Place::new().await;
        place.run(tables).await;
        for purpose in [Purpose::Serve, Purpose::Maintain] {
            let refused = place.open(purpose).await.expect_err("another program's data");
            assert!(matches!(refused, OpenError::ForeignSchema), "{tables}: {refused:?}");
        }
        let refused = reeve(&["user", "list", "--database", &place.address()]);
        assert_eq!(refused.status.code(), Some(2), "{}", said(&refused));
        assert!(said(&refused).contains("holds another program's data"), "{}", said(&refused));
        // What is not there can be made.
        place.run("create table _sqlx_migrations (n int)").await;
    }
}

/// Another program may keep its steps in a table of the same name.
#[tokio::test]
async fn a_schema_with_the_steps_of_another_program_is_left_as_it_is() {
    if postgres_url().is_none() {
        return;
    }
    let place = Place::new().await;
    let table = "create table _sqlx_migrations (version bigint, description text, checksum bytea)";
    place.run(&format!("{table}; insert into _sqlx_migrations values (1, 'cats', '')")).await;
    let refused = place.open(Purpose::Serve).await.expect_err("another program's data");
    assert!(matches!(refused, OpenError::ForeignSchema), "{refused:?}");
}
