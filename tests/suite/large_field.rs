//! The seats of a large field are stored a round at a time, between which others write; they are seen whole or not at all.

use std::collections::BTreeSet;

use chrono::{TimeDelta, Utc};
use reeve_actions::transfer::coming_in::take_away_old;
use reeve_rules::tournament::vocabulary::Phase;
use reeve_store::time::millis;
use reeve_store::{Db, PlayerId, Scope, Snapshot, waiting_seats};

use crate::support::event::{filled, send};
use crate::support::hall::Hall;
use crate::support::letters::until;

const PLAYERS: usize = 504;
const ROUNDS: i64 = 5;

/// A tournament with everybody checked in.
async fn hall() -> Hall {
    let hall = Hall::open(0).await;
    let names: String = (1..=PLAYERS).map(|number| format!("Player {number:04}\n")).collect();
    let list = format!("player\n{names}");
    let preview = hall.organizer.post_file(&hall.run("/import"), &[], "file", list.as_bytes()).await.expect(303);
    let page = hall.organizer.follow(&preview).await.ok();
    let path = preview.location().expect("the preview").to_owned();
    send(&hall.organizer, &path, &filled(&page, "main form[action*='/import/']", &[("do", "import")]))
        .await
        .expect(303);
    hall.change(|t| {
        t.phase = Phase::CheckIn;
        t.prelim_rounds = ROUNDS;
    })
    .await;
    let now = millis(Utc::now());
    let mut tx = hall.app.db.write(Scope::Everything).await.unwrap();
    tx.query(
        "update player set checked_in_at = $1, agreed_at = $1, code_version = tournament.code_version, \
        photo_version = tournament.photo_version from tournament where tournament.id = player.tournament_id",
    )
    .bind(now)
    .execute()
    .await
    .unwrap();
    tx.commit().await.unwrap();
    hall
}

/// Has Reeve make the seats, and waits until another schedule is stored.
async fn make(hall: &Hall, seed: &str) -> Snapshot {
    let before = hall.snapshot().await.schedule.map(|schedule| schedule.id);
    hall.organizer.post(&hall.run("/schedule"), &[("seed", seed)]).await.expect(303);
    until("the seats", async || hall.snapshot().await.schedule.map(|schedule| schedule.id) != before).await;
    hall.snapshot().await
}

/// Whether everybody has a seat in each round, and who sits at the first table of the first.
fn first_table(snapshot: &Snapshot) -> Vec<PlayerId> {
    assert_eq!(snapshot.rounds.len(), ROUNDS as usize);
    for round in &snapshot.rounds {
        let tables = &round.tables;
        assert!(tables.iter().map(|table| table.row.number).eq(1..=PLAYERS as i64 / 4));
        assert!(tables.iter().all(|table| table.seats.iter().map(|seat| seat.position).eq(1..=4)));
        let seated: BTreeSet<PlayerId> =
            tables.iter().flat_map(|table| &table.seats).map(|seat| seat.player_id).collect();
        assert_eq!(seated.len(), PLAYERS);
    }
    snapshot.rounds[0].tables[0].seats.iter().map(|seat| seat.player_id).collect()
}

/// How many there are of tournaments, rounds, tables and seats, those that nobody finds among them.
async fn rows(db: &Db) -> [i64; 4] {
    let mut tx = db.read().await.unwrap();
    let mut rows = [0; 4];
    for (count, sql) in rows.iter_mut().zip([
        "select count(*) from tournament",
        "select count(*) from round",
        "select count(*) from game_table",
        "select count(*) from seat",
    ]) {
        *count = tx.query(sql).value().await.unwrap();
    }
    rows
}

#[tokio::test]
async fn seats_of_a_large_field_are_stored_a_round_at_a_time_and_seen_whole() {
    let hall = hall().await;
    let (stop, stopped) = tokio::sync::watch::channel(false);
    let (watched, id) = (Db::clone(&hall.app.db), hall.id);
    let watcher = tokio::spawn(async move {
        let mut waited = BTreeSet::new();
        while !*stopped.borrow() {
            let found = Snapshot::read(&watched, id).await.unwrap();
            let seats =
                found.rounds.iter().flat_map(|round| &round.tables).map(|table| table.seats.len()).sum::<usize>();
            assert!(seats == 0 || seats == ROUNDS as usize * PLAYERS, "{seats} seats are seen");
            waited.insert(rows(&watched).await[3]);
            tokio::task::yield_now().await;
        }
        waited
    });
    let commits = hall.app.db.metrics().commits;
    let first = first_table(&make(&hall, "1").await);
    let commits = hall.app.db.metrics().commits - commits;
    assert!(commits > ROUNDS as u64, "{commits} commits");
    let all = [1, ROUNDS, ROUNDS * PLAYERS as i64 / 4, ROUNDS * PLAYERS as i64];
    until("nothing left", async || rows(&hall.app.db).await == all).await;
    // Made again: those that were there go, and the rounds stay the same ones.
    let ids = |snapshot: &Snapshot| snapshot.rounds.iter().map(|round| round.row.id).collect::<Vec<_>>();
    let before = ids(&hall.snapshot().await);
    let again = make(&hall, "2").await;
    assert_ne!(first_table(&again), first);
    assert_eq!(ids(&again), before);
    until("nothing left", async || rows(&hall.app.db).await == all).await;
    stop.send(true).unwrap();
    watcher.await.unwrap();
    let page = hall.organizer.get("/").await.ok();
    assert!(!page.to_string().contains("coming in "));
}

#[tokio::test]
async fn seats_that_wait_in_vain_are_nowhere_and_go() {
    let hall = hall().await;
    let first = first_table(&make(&hall, "1").await);
    let all = rows(&hall.app.db).await;
    // As it is when the program ends before they are put in their place.
    let now = millis(Utc::now());
    let mut tx = hall.app.db.write(Scope::NoTournament).await.unwrap();
    let waiting = waiting_seats::begin(&mut tx, hall.id, "coming in aaaa", now).await.unwrap();
    tx.query("update round set tournament_id = $2 where tournament_id = $1 and number = 5")
        .bind(hall.id)
        .bind(waiting)
        .execute()
        .await
        .unwrap();
    tx.commit().await.unwrap();
    assert_eq!(rows(&hall.app.db).await[0], all[0] + 1);
    take_away_old(&hall.app.db, now + TimeDelta::minutes(59)).await.unwrap();
    assert_eq!(rows(&hall.app.db).await[0], all[0] + 1);
    take_away_old(&hall.app.db, now + TimeDelta::minutes(61)).await.unwrap();
    let left = [all[0], all[1] - 1, all[2] - PLAYERS as i64 / 4, all[3] - PLAYERS as i64];
    assert_eq!(rows(&hall.app.db).await, left);
    assert_eq!(first_table_of(&hall).await, first);
}

async fn first_table_of(hall: &Hall) -> Vec<PlayerId> {
    hall.snapshot().await.rounds[0].tables[0].seats.iter().map(|seat| seat.player_id).collect()
}
