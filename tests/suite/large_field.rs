//! The seats of a large field, made and made again.

use std::collections::BTreeSet;
use std::time::Instant;

use chrono::Utc;
use reeve_rules::tournament::vocabulary::Phase;
use reeve_store::time::millis;
use reeve_store::{Db, PlayerId, Scope, Snapshot};

use crate::archive::{export, import};
use crate::support::db;
use crate::support::event::{filled, send};
use crate::support::hall::Hall;
use crate::support::letters::until;

const PLAYERS: usize = 504;
const ROUNDS: i64 = 3;

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

/// How many there are of rounds, tables and seats.
async fn rows(db: &Db) -> [i64; 3] {
    let mut tx = db.read().await.unwrap();
    let mut rows = [0; 3];
    let counts = ["select count(*) from round", "select count(*) from game_table", "select count(*) from seat"];
    for (count, sql) in rows.iter_mut().zip(counts) {
        *count = tx.query(sql).value().await.unwrap();
    }
    rows
}

#[tokio::test]
async fn a_large_field_is_seated_and_seated_again() {
    let hall = hall().await;
    let first = first_table(&make(&hall, "1").await);
    println!("the longest write of {PLAYERS} players: {:?}", hall.app.db.metrics().longest_write);
    let all = [ROUNDS, ROUNDS * PLAYERS as i64 / 4, ROUNDS * PLAYERS as i64];
    assert_eq!(rows(&hall.app.db).await, all);
    // Made again: those that were there go, and the rounds stay the same ones.
    let ids = |snapshot: &Snapshot| snapshot.rounds.iter().map(|round| round.row.id).collect::<Vec<_>>();
    let before = ids(&hall.snapshot().await);
    let again = make(&hall, "2").await;
    assert_ne!(first_table(&again), first);
    assert_eq!(ids(&again), before);
    assert_eq!(rows(&hall.app.db).await, all);
    // Its archive comes in by one write.
    let (bytes, to) = (export(&hall.app.db, hall.id).await, db().await);
    let began = Instant::now();
    import(&to, &bytes, None).await.unwrap();
    println!("its archive: {:?}, of that the write {:?}", began.elapsed(), to.metrics().longest_write);
    assert_eq!(rows(&to).await, all);
}

/// The cards of thousands are more than a browser holds: they come by parts.
#[tokio::test]
async fn the_cards_of_many_players_come_by_parts() {
    let hall = hall().await;
    hall.organizer.post(&hall.run("/cards"), &[]).await.expect(303);
    let mut numbers = Vec::new();
    for (part, count, others) in
        [("", 250, 1), ("?part=2", 250, 2), ("?part=3", 4, 1), ("?part=4", 250, 1), ("?part=x", 250, 1)]
    {
        let page = hall.organizer.get(&hall.run(&format!("/cards{part}"))).await.ok();
        let cards = page.texts(".player-card");
        assert_eq!(
            (cards.len(), page.attributes("nav[aria-label='Pages'] a", "href").len()),
            (count, others),
            "{part}"
        );
        assert!(
            page.says(&format!("Print {count} cards")) && page.bytes.len() < 5_000_000,
            "{part}: {}",
            page.bytes.len()
        );
        if numbers.len() < PLAYERS {
            numbers.extend(cards);
        }
    }
    assert_eq!(numbers.iter().collect::<BTreeSet<_>>().len(), PLAYERS, "everybody has one card");
}
