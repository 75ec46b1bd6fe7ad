//! What goes out of a series: every event's line as a file, the report on all events; and what a player is told of the ranking.

use crate::costs::in_one_snapshot;
use crate::series_staff::{NAMES, OTHERS, event};
use crate::support::app::{self, May};
use crate::support::day::Day;

/// Plays the three games, each table with the first position as the winner.
pub(crate) async fn play(day: &Day, vp: [&str; 4]) {
    day.make().await;
    for round in ["prelim/1", "prelim/2", "prelim/3"] {
        day.open(round).await;
        for (table, seats) in day.tables(round).await {
            day.enter(round, table, 0, &vp[..seats], &[("sign", "yes")]).await.expect(303);
        }
        day.press(round, "close").await.expect(303);
    }
}

async fn own_page(day: &Day, name: &str) -> String {
    let stored = day.stored().await;
    let player = stored.players.iter().find(|player| player.person.name == name).expect("a player");
    day.app.visitor().get(&format!("/p/{}", player.link_token)).await.ok().to_string()
}

#[tokio::test]
async fn every_line_of_every_event_is_in_the_file_and_in_the_report() {
    let app = app::start().await;
    let organizer = app.account("organizer", May::Create).await;
    let judge = app.account("judge", May::Nothing).await;
    let first = event(app, &organizer, &judge, "jena", &NAMES).await;
    let first_id = first.id;
    let second = event(first.app, &organizer, &judge, "gera", &OTHERS).await;
    let second_id = second.id;
    second.app.insert_series("cup", organizer.id(), &[first_id, second_id]).await;
    let first = Day { id: first_id, slug: "jena", ..second };
    play(&first, ["10", "9", "9", "9"]).await;

    // One event is over, the other ahead.
    let own = own_page(&first, "Bo").await;
    assert!(own.contains("of 12 so far; this event counts for you."), "{own}");
    let report = organizer.get("/series/cup/report").await.ok();
    assert!(report.says("Provisional") && report.says("Event jena") && report.says("Event gera"), "{report}");
    let csv = organizer.get("/series/cup/report.csv").await.ok();
    let lines: Vec<String> = csv.body().lines().map(str::to_owned).collect();
    assert_eq!(lines[0], "\u{feff}series,participants_of_series,valid,event,place_of_event,date,participants");
    assert_eq!(
        lines[1..],
        ["Series cup,12,yes,Event jena,Jena,2026-11-21,12", "Series cup,12,yes,Event gera,Jena,2026-11-21,"]
    );
    assert_eq!(judge.get("/series/cup/report").await.status, 403);

    let second = Day { id: second_id, slug: "gera", ..first };
    play(&second, ["10", "2", "2", "2"]).await;
    let file = second.app.visitor().get("/s/cup/events.csv").await.ok().body();
    assert_eq!(organizer.get("/series/cup/events.csv").await.ok().body(), file, "everything is public");
    let lines: Vec<Vec<&str>> =
        file.trim_start_matches('\u{feff}').lines().map(|line| line.split(',').collect()).collect();
    let header =
        ["rank", "player", "event", "counts", "wins", "vp", "vp_percent", "seconds", "thirds", "games", "status"];
    assert_eq!(lines[0], header);
    assert_eq!(lines.len(), 1 + 24, "{file}");
    let ada: Vec<&Vec<&str>> = lines.iter().filter(|line| line[1] == "Ada").collect();
    assert_eq!(ada.iter().map(|line| line[2]).collect::<Vec<_>>(), ["Event jena", "Event gera"], "{file}");
    assert_eq!(ada.iter().filter(|line| line[3] == "1").count(), 1, "{file}");
    assert_eq!(lines[1..].iter().filter(|line| line[3] == "1").count(), 23, "one event of each counts: {file}");
    // The ranking names the same event.
    let ranking = second.app.visitor().get("/s/cup/ranking.csv").await.ok().body();
    let counts = ada.iter().find(|line| line[3] == "1").unwrap()[2];
    let row: Vec<&str> = ranking.lines().find(|line| line.contains(",Ada,")).unwrap().split(',').collect();
    assert_eq!((row[2], row[0]), (counts, ada[0][0]));

    // So does the player's own page, in both events.
    for (day, id, slug) in [(&second, first_id, "jena"), (&second, second_id, "gera")] {
        let mut tx = day.app.db.read().await.unwrap();
        let stored = reeve_store::Snapshot::load(&mut tx, id).await.unwrap();
        drop(tx);
        let player = stored.players.iter().find(|player| player.person.name == "Ada").expect("a player");
        let own = format!("/p/{}", player.link_token);
        let own = in_one_snapshot(&day.app, &day.app.visitor(), &own, "from series_freeze where series_id").await;
        let which = if counts == format!("Event {slug}") { "this event".to_owned() } else { counts.to_owned() };
        let says = format!("In Series cup you are on rank {} of 23; {which} counts for you.", row[0]);
        assert!(own.says(&says), "{says}: {own}");
    }
    let report = organizer.get("/series/cup/report").await.ok();
    assert!(report.says("23 different people have played") && !report.says("Provisional"), "{report}");
}
