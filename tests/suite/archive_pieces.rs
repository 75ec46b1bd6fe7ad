//! A large archive comes in a piece at a time, so that nobody waits long for the writer; it is seen whole or not at all.

use std::collections::BTreeMap;

use chrono::{TimeDelta, Utc};
use reeve_actions::transfer::coming_in::take_away_old;
use reeve_store::db::Dialect;
use reeve_store::dump::{StoredRow, Value};
use reeve_store::time::millis;
use reeve_store::tournament::{ListOf, TournamentSearch};
use reeve_store::{Db, Scope, TournamentId, coming_in, tournament, tournament_words};

use crate::archive::{everything, export, filled, import};
use crate::support::db;
use crate::support::filled::{PLAYED, SLUG};

/// More lines of the audit log than one piece has.
const LINES: i64 = 4000;

/// The archive of the tournament that is played, with so many more lines in its log.
async fn large() -> Vec<u8> {
    let from = filled().await;
    let mut tx = from.write(Scope::Tournament(PLAYED)).await.unwrap();
    tx.query(
        "insert into audit (tournament_id, at, actor_kind, account_id, player_id, address, action, subject, before, after) \
         with recursive line (number) as (select 1 union all select number + 1 from line where number < $1) \
         select tournament_id, at, actor_kind, account_id, player_id, address, action, subject, before, after \
         from audit cross join line where audit.id = (select max(id) from audit where tournament_id = $2)",
    )
    .bind(LINES)
    .bind(PLAYED)
    .execute()
    .await
    .unwrap();
    tx.commit().await.unwrap();
    export(&from, PLAYED).await
}

/// How many tournaments people find by any way, and how many rows there are of any.
async fn seen(db: &Db, id: Option<TournamentId>) -> (usize, i64) {
    let mut tx = db.read().await.unwrap();
    let search = TournamentSearch { of: ListOf::All, words: String::new(), year: None };
    let listed = tournament::all(&mut tx).await.unwrap().len();
    assert_eq!(tournament::find(&mut tx, &search, 10, 0).await.unwrap().len(), listed);
    assert_eq!(tournament::count(&mut tx, &search).await.unwrap(), listed as i64);
    assert_eq!(usize::from(tournament::by_slug(&mut tx, SLUG).await.unwrap().is_some()), listed);
    if let Some(id) = id {
        assert_eq!(usize::from(tournament::by_id(&mut tx, id).await.unwrap().is_some()), listed);
        assert!(tournament::by_slug(&mut tx, &format!("coming in {id}")).await.unwrap().is_none());
    }
    let rows = tx.query("select cast(count(*) as bigint) from audit where tournament_id is not null");
    (listed, rows.value().await.unwrap())
}

#[tokio::test]
async fn a_large_archive_comes_in_by_pieces_and_is_seen_only_whole() {
    let (bytes, to) = (large().await, db().await);
    let watched = Db::clone(&to);
    let (stop, stopped) = tokio::sync::watch::channel(false);
    let watcher = tokio::spawn(async move {
        while !*stopped.borrow() {
            let (listed, rows) = seen(&watched, None).await;
            assert!(listed == 0 || rows > LINES, "{listed} with {rows} rows");
            tokio::task::yield_now().await;
        }
    });
    let before = to.metrics().commits;
    let imported = import(&to, &bytes, None).await.unwrap();
    let commits = to.metrics().commits - before;
    stop.send(true).unwrap();
    watcher.await.unwrap();
    // The numbers are taken by one; on PostgreSQL nobody waits, so the rest is another.
    let pieces = if to.dialect() == Dialect::Postgres { 1..=1 } else { 3..=9 };
    assert!(pieces.contains(&(commits - 1)), "{commits}");
    println!("the longest write of {LINES} lines: {:?}", to.metrics().longest_write);
    assert_eq!(seen(&to, Some(imported.id)).await.0, 1);
    assert_eq!(export(&to, imported.id).await, bytes);
    // It is one of those that are here, so the same again needs another address, and leaves nothing.
    let before = everything(&to).await;
    assert!(import(&to, &bytes, None).await.unwrap_err().contains(SLUG));
    assert_eq!(everything(&to).await, before);
}

/// What there is beside the log of the store.
async fn rest(db: &Db) -> BTreeMap<&'static str, Vec<StoredRow>> {
    let mut all = everything(db).await;
    let store_lines = all.get_mut("audit").unwrap();
    store_lines.retain(|line| line[1] != Value::Null);
    all
}

#[tokio::test]
async fn what_an_import_left_behind_is_nowhere_and_goes() {
    let (bytes, to) = (large().await, db().await);
    let before = rest(&to).await;
    let imported = import(&to, &bytes, None).await.unwrap();
    assert_eq!(imported.new_accounts.len(), 2);
    // As it is when the program ends before the last piece.
    let now = millis(Utc::now());
    let mut tx = to.write(Scope::NoTournament).await.unwrap();
    coming_in::begin(&mut tx, imported.id, now).await.unwrap();
    tx.query("update account set created_at = $1").bind(now).execute().await.unwrap();
    tournament_words::note(&mut tx, imported.id, "Jena", "Jena").await.unwrap();
    tx.commit().await.unwrap();
    let (listed, rows) = seen(&to, Some(imported.id)).await;
    assert!(listed == 0 && rows > LINES);
    // Another program may be at it still.
    take_away_old(&to, now + TimeDelta::minutes(59)).await.unwrap();
    assert_eq!(seen(&to, Some(imported.id)).await, (0, rows));
    take_away_old(&to, now + TimeDelta::minutes(61)).await.unwrap();
    assert_eq!(rest(&to).await, before);
    // The log is kept as it was.
    let mut tx = to.write(Scope::Everything).await.unwrap();
    assert!(tx.query("delete from audit").execute().await.is_err());
    drop(tx);
    // Nothing is left that the same archive would meet.
    let again = import(&to, &bytes, None).await.unwrap();
    assert_eq!((again.slug.as_str(), again.new_links, again.new_accounts.len()), (SLUG, 0, 2));
    // What is here stays.
    take_away_old(&to, now + TimeDelta::days(400)).await.unwrap();
    assert_eq!(seen(&to, Some(again.id)).await.0, 1);
}
