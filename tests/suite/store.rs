//! What the facade promises, the same on both databases.

use std::sync::Arc;
use std::time::Duration;

use chrono::{DateTime, NaiveDate, Utc};
use reeve_rules::tournament::vocabulary::RoundState;
use reeve_store::db::Dialect;
use reeve_store::time::millis;
use reeve_store::{ChangeKinds, Db, Error, Event, OpenError, Purpose, Scope, TournamentId};
use reeve_words as words;
use tokio::time::timeout;

use crate::support::db::admin;
use crate::support::{TestDb, db};

const ONE: Scope = Scope::Tournament(TournamentId(1));

/// A store with a table `tally` to play with.
async fn scratch() -> TestDb {
    let db = db().await;
    let mut tx = db.write(Scope::Everything).await.unwrap();
    tx.query_pair(
        "create table tally (id integer primary key, name text not null, n integer not null,
         constraint tally_name_n_key unique (name, n)) strict",
        "create table tally (id bigint primary key, name text not null, n bigint not null,
         constraint tally_name_n_key unique (name, n))",
    )
    .execute()
    .await
    .unwrap();
    tx.commit().await.unwrap();
    insert(&db, 1, 0).await.unwrap();
    db
}

async fn insert(db: &Db, id: i64, n: i64) -> Result<(), Error> {
    let mut tx = db.write(ONE).await?;
    tx.query("insert into tally (id, name, n) values ($1, 'a', $2)").bind(id).bind(n).execute().await?;
    tx.commit().await
}

async fn tally(db: &Db) -> i64 {
    db.read().await.unwrap().query("select n from tally where id = 1").value().await.unwrap()
}

async fn rows(db: &Db) -> i64 {
    db.read().await.unwrap().query("select count(*) from tally").value().await.unwrap()
}

fn changed(version: i64) -> Event {
    Event::Changed { tournament: TournamentId(1), version, kinds: ChangeKinds::ALL }
}

#[tokio::test]
async fn a_read_can_not_write() {
    let db = scratch().await;
    let mut tx = db.read().await.unwrap();
    let refused = tx.query("update tally set n = 99").execute().await;
    assert!(matches!(refused, Err(Error::Broken(_))), "{refused:?}");
    drop(tx);
    assert_eq!(tally(&db).await, 0);
}

#[tokio::test]
async fn what_is_dropped_is_rolled_back() {
    let db = scratch().await;
    let mut tx = db.write(ONE).await.unwrap();
    tx.query("update tally set n = n + 5").execute().await.unwrap();
    drop(tx);
    assert_eq!(tally(&db).await, 0);
}

#[tokio::test]
async fn a_transaction_with_a_failed_statement_can_not_be_committed() {
    let db = scratch().await;
    let mut tx = db.write(ONE).await.unwrap();
    tx.query("update tally set n = n + 6").execute().await.unwrap();
    let twice = tx.query("insert into tally (id, name, n) values (1, 'b', 1)").execute().await;
    assert!(twice.is_err());
    let after = tx.query("select 1 from tally").optional_value::<i32>().await;
    assert!(matches!(after, Err(Error::Broken(_))), "{after:?}");
    assert!(tx.commit().await.is_err());
    assert_eq!(tally(&db).await, 0);
}

#[tokio::test]
async fn no_update_is_lost() {
    let db = scratch().await;
    let mut tasks = tokio::task::JoinSet::new();
    for _ in 0..8 {
        let db = Db::clone(&db);
        tasks.spawn(async move {
            for _ in 0..25 {
                let mut tx = db.write(ONE).await.unwrap();
                let n: i64 = tx.query("select n from tally where id = 1 and n >= 0").value().await.unwrap();
                tx.query("update tally set n = $1 where id = 1").bind(n + 1).execute().await.unwrap();
                tx.commit().await.unwrap();
            }
        });
    }
    tasks.join_all().await;
    assert_eq!(tally(&db).await, 200);
}

#[tokio::test]
async fn a_write_to_everything_waits_for_the_others() {
    let db = scratch().await;
    let held = db.write(ONE).await.unwrap();
    assert!(timeout(Duration::from_millis(150), db.write(Scope::Everything)).await.is_err());
    held.commit().await.unwrap();
    let whole = db.write(Scope::Everything).await.unwrap();
    assert!(timeout(Duration::from_millis(150), db.write(Scope::NoTournament)).await.is_err());
    drop(whole);
    drop(db.write(Scope::NoTournament).await.unwrap());
}

#[tokio::test]
async fn two_tournaments_are_written_at_once_on_postgres() {
    let db = scratch().await;
    if db.dialect() == Dialect::Sqlite {
        return;
    }
    let _held = db.write(ONE).await.unwrap();
    let other = db.write(Scope::Tournament(TournamentId(2))).await.unwrap();
    other.commit().await.unwrap();
}

#[tokio::test]
async fn a_wait_that_is_given_up_leaves_no_lock_behind() {
    let db = scratch().await;
    for _ in 0..20 {
        let held = db.write(ONE).await.unwrap();
        assert!(timeout(Duration::from_millis(20), db.write(ONE)).await.is_err());
        held.commit().await.unwrap();
    }
    for _ in 0..20 {
        timeout(Duration::from_secs(5), db.write(ONE)).await.expect("the lock").unwrap().commit().await.unwrap();
    }
}

#[tokio::test]
async fn a_read_sees_one_snapshot() {
    let db = scratch().await;
    let mut page = db.read().await.unwrap();
    let before: i64 = page.query("select count(*) from tally").value().await.unwrap();
    insert(&db, 2, 2).await.unwrap();
    let after: i64 = page.query("select count(*) from tally").value().await.unwrap();
    assert_eq!((before, after), (1, 1));
    drop(page);
    assert_eq!(rows(&db).await, 2);
}

#[tokio::test]
async fn constraints_are_named_the_same() {
    let db = scratch().await;
    let check = |done: Result<(), Error>, name: &str| {
        let error = done.expect_err(name);
        assert!(error.is_conflict(name), "{error:?} is not {name}");
    };
    check(insert(&db, 2, 0).await, "tally_name_n_key");
    check(insert(&db, 1, 1).await, "tally_pkey");

    let mut tx = db.write(Scope::Everything).await.unwrap();
    tx.query_pair(
        "create table child (of integer not null references tally (id)) strict",
        "create table child (of bigint not null references tally (id))",
    )
    .execute()
    .await
    .unwrap();
    let stray = tx.query("insert into child (of) values (77)").execute().await.map(drop);
    check(stray, reeve_store::db::error::FOREIGN_KEY);
}

#[tokio::test]
async fn one_row_that_is_not_there_is_missing() {
    let db = scratch().await;
    let mut tx = db.read().await.unwrap();
    let gone = tx.query("select n from tally where id = 404").value::<i64>().await;
    assert!(matches!(gone, Err(Error::Missing)), "{gone:?}");
    // That is an answer, not a fault: the transaction goes on.
    assert_eq!(tx.query("select n from tally where id = 405").optional_value::<i64>().await.unwrap(), None);
    assert_eq!(tx.query("select id, n from tally order by id").all::<(i64, i64)>().await.unwrap(), [(1, 0)]);
}

#[derive(Debug, Clone, PartialEq, sqlx_macros::FromRow)]
struct Sample {
    id: TournamentId,
    flag: bool,
    number: i64,
    word: Option<String>,
    at: DateTime<Utc>,
    day: NaiveDate,
    bytes: Vec<u8>,
    state: RoundState,
}

#[tokio::test]
async fn values_come_back_as_they_were() {
    let db = db().await;
    let mut tx = db.write(Scope::Everything).await.unwrap();
    tx.query_pair(
        "create table sample (id integer, flag integer, number integer, word text, at text, day text, bytes blob, state text) strict",
        "create table sample (id bigint, flag boolean, number bigint, word text, at timestamptz, day date, bytes bytea, state text)",
    )
    .execute()
    .await
    .unwrap();
    let first = Sample {
        id: TournamentId(i64::MAX),
        flag: true,
        number: i64::MIN,
        word: Some("Ætna \u{1f409} 'quoted'".to_owned()),
        at: millis(DateTime::from_timestamp(1_700_000_000, 987_654_321).unwrap()),
        day: NaiveDate::from_ymd_opt(2026, 2, 28).unwrap(),
        bytes: vec![0, 255, 39],
        state: RoundState::Playing,
    };
    let second = Sample {
        flag: false,
        word: None,
        state: RoundState::Planned,
        at: millis(DateTime::UNIX_EPOCH),
        ..first.clone()
    };
    for sample in [&first, &second] {
        tx.query(
            "insert into sample (id, flag, number, word, at, day, bytes, state) values ($1, $2, $3, $4, $5, $6, $7, $8)",
        )
        .bind(sample.id)
        .bind(sample.flag)
        .bind(sample.number)
        .bind(sample.word.as_deref())
        .bind(sample.at)
        .bind(sample.day)
        .bind(&sample.bytes)
        .bind(sample.state)
        .execute()
        .await
        .unwrap();
    }
    let back: Vec<Sample> = tx.query("select * from sample order by at desc").all().await.unwrap();
    assert_eq!(back, [first, second]);
}

#[cfg(debug_assertions)]
#[tokio::test]
async fn one_text_with_two_lists_of_types_is_refused_in_debug_builds() {
    let db = Arc::new(scratch().await);
    let mut tx = db.read().await.unwrap();
    let panicked = tokio::spawn(async move {
        // The first may fail as a statement; what matters is that the second is not even tried.
        let _ = tx.query("select n from tally where id = $1 -- twice").bind(1_i64).optional_value::<i64>().await;
        let _ = tx.query("select n from tally where id = $1 -- twice").bind("1").optional_value::<i64>().await;
    })
    .await;
    assert!(panicked.is_err_and(|error| error.is_panic()));
}

#[tokio::test]
async fn statements_are_counted() {
    let db = scratch().await;
    let before = db.statements();
    tally(&db).await;
    rows(&db).await;
    assert_eq!(db.statements() - before, 2);
}

#[tokio::test]
async fn an_announcement_comes_after_the_commit_and_never_after_a_rollback() {
    let db = scratch().await;
    let mut events = db.events();

    let mut tx = db.write(ONE).await.unwrap();
    tx.emit(changed(1));
    drop(tx);
    let mut tx = db.write(ONE).await.unwrap();
    tx.emit(changed(2));
    assert!(events.try_recv().is_err(), "announced before the commit");
    tx.commit().await.unwrap();

    // Announced by the time the commit returns, so that the answer to a form can't be older than the form.
    assert_eq!(events.try_recv().unwrap(), changed(2));
    // And once: the copy's own message does not come back through the listener, where it would stand before what another
    // copy announces later.
    let other = match db.dialect() {
        Dialect::Sqlite => Db::clone(&db),
        Dialect::Postgres => db.place().open(Purpose::Maintain).await.unwrap(),
    };
    let mut tx = other.write(ONE).await.unwrap();
    tx.emit(changed(3));
    tx.commit().await.unwrap();
    assert_eq!(timeout(Duration::from_secs(5), events.recv()).await.unwrap().unwrap(), changed(3));
}

#[tokio::test]
async fn another_copy_hears_of_it_on_postgres() {
    let here = scratch().await;
    if here.dialect() == Dialect::Sqlite {
        return;
    }
    let there = here.place().open(Purpose::Serve).await.unwrap();
    let mut events = there.events();

    let mut tx = here.write(ONE).await.unwrap();
    tx.emit(changed(6));
    tx.emit(changed(7));
    tx.commit().await.unwrap();
    let mut tx = here.write(ONE).await.unwrap();
    tx.emit(changed(8));
    drop(tx);
    let mut tx = here.write(ONE).await.unwrap();
    tx.emit(changed(9));
    tx.commit().await.unwrap();

    let wait = Duration::from_secs(5);
    assert_eq!(timeout(wait, events.recv()).await.unwrap().unwrap(), changed(7));
    assert_eq!(timeout(wait, events.recv()).await.unwrap().unwrap(), changed(9));
}

#[tokio::test]
async fn a_lost_listener_says_reload_and_comes_back() {
    let db = scratch().await;
    if db.dialect() == Dialect::Sqlite {
        assert!(db.listening());
        return;
    }
    let other = db.place().open(Purpose::Maintain).await.unwrap();
    let mut events = db.events();

    end_connections(&db, "and query like 'LISTEN%'").await;

    let wait = Duration::from_secs(5);
    assert_eq!(timeout(wait, events.recv()).await.unwrap().unwrap(), Event::Reload);
    assert_eq!(timeout(wait, events.recv()).await.unwrap().unwrap(), Event::Reload);
    assert!(db.listening());
    let mut tx = other.write(ONE).await.unwrap();
    tx.emit(changed(3));
    tx.commit().await.unwrap();
    assert_eq!(timeout(wait, events.recv()).await.unwrap().unwrap(), changed(3));
}

#[tokio::test]
async fn connections_that_died_while_idle_are_replaced() {
    let db = scratch().await;
    if db.dialect() == Dialect::Sqlite {
        return;
    }
    let (a, b) = (db.read().await.unwrap(), db.read().await.unwrap());
    drop((a, b));
    tokio::time::sleep(Duration::from_millis(50)).await;
    end_connections(&db, "").await;
    assert_eq!(tally(&db).await, 0);
    insert(&db, 2, 2).await.unwrap();
}

/// Ends the connections of a store on PostgreSQL, as a restart of the server would.
async fn end_connections(db: &TestDb, which: &str) {
    let crate::support::db::Place::Schema { name, .. } = db.place() else {
        return;
    };
    admin(&format!(
        "select pg_terminate_backend(pid, 5000) from pg_stat_activity where application_name = '{name}' {which}"
    ))
    .await;
}

#[tokio::test]
async fn one_server_on_one_file() {
    let db = scratch().await;
    if db.dialect() == Dialect::Postgres {
        // Any number of copies there.
        db.place().open(Purpose::Serve).await.unwrap().close().await;
        return;
    }
    let refused = db.place().open(Purpose::Serve).await.expect_err("a second server");
    assert!(matches!(&refused, OpenError::Taken { pid: Some(pid), .. } if *pid == std::process::id()), "{refused:?}");
    let said = words::store::open_error(&refused);
    assert!(said.contains("PostgreSQL"), "{said}");

    // A command may work beside it, and the server sees what it did.
    let command = db.place().open(Purpose::Maintain).await.unwrap();
    insert(&command, 2, 2).await.unwrap();
    command.close().await;
    assert_eq!(rows(&db).await, 2);
}

#[tokio::test]
async fn a_file_is_free_again_when_its_server_is_gone() {
    let place = crate::support::db::Place::sqlite();
    for _ in 0..3 {
        let db = place.open(Purpose::Serve).await.unwrap();
        db.close().await;
    }
}

#[cfg(unix)]
#[tokio::test]
async fn a_new_file_is_for_its_owner_only() {
    use std::os::unix::fs::PermissionsExt;
    let place = crate::support::db::Place::sqlite();
    let _db = place.open(Purpose::Serve).await.unwrap();
    let mode = std::fs::metadata(place.file().unwrap()).unwrap().permissions().mode();
    assert_eq!(mode & 0o777, 0o600);
}
