//! A large archive comes in by one transaction: it is seen whole or not at all.

use std::time::Instant;

use reeve_store::{Db, Scope, tournament};

use crate::archive::{everything, export, filled, import};
use crate::support::db;
use crate::support::filled::{PLAYED, SLUG};

/// Lines of its audit log.
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

#[tokio::test]
async fn a_large_archive_comes_in_by_one_transaction() {
    let (bytes, to) = (large().await, db().await);
    let watched = Db::clone(&to);
    let (stop, stopped) = tokio::sync::watch::channel(false);
    let watcher = tokio::spawn(async move {
        while !*stopped.borrow() {
            let mut tx = watched.read().await.unwrap();
            let listed = tournament::all(&mut tx).await.unwrap().len();
            let rows = tx.query("select cast(count(*) as bigint) from audit where tournament_id is not null");
            let rows: i64 = rows.value().await.unwrap();
            assert!(listed == 0 && rows == 0 || listed == 1 && rows > LINES, "{listed} with {rows} rows");
            drop(tx);
            tokio::task::yield_now().await;
        }
    });
    let (before, began) = (to.metrics().commits, Instant::now());
    let imported = import(&to, &bytes, None).await.unwrap();
    println!("{LINES} lines: {:?}, of that the write {:?}", began.elapsed(), to.metrics().longest_write);
    assert_eq!(to.metrics().commits - before, 1);
    stop.send(true).unwrap();
    watcher.await.unwrap();
    assert_eq!(export(&to, imported.id).await, bytes);
    // It is one of those that are here, so the same again needs another address, and leaves nothing.
    let before = everything(&to).await;
    assert!(import(&to, &bytes, None).await.unwrap_err().contains(SLUG));
    assert_eq!(everything(&to).await, before);
}
