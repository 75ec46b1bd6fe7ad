//! Who is surely on the final day and who can't come to it any more, on the public page of a series and on the players' own pages
//! while an event is still being played.

use crate::series::{fill, make_event, names, new_series, stored};
use crate::support::app::{self, App, May};
use crate::support::day::Day;

const VP: [&str; 4] = ["10", "8", "5", "3"];

/// Plays a round in which the player with the lowest number at a table always wins, and the highest is last.
async fn play(day: &Day, round: &str) {
    day.open(round).await;
    let event = day.stored().await;
    let of = event.rounds.iter().find(|of| format!("{}/{}", of.row.stage, of.row.number) == round).expect("the round");
    for table in &of.tables {
        let mut order: Vec<_> = table.seats.iter().map(|seat| seat.player_id).collect();
        order.sort();
        let place =
            |seat: usize| order.iter().position(|player| *player == table.seats[seat].player_id).expect("a seat");
        let mut fields: Vec<(String, String)> = vec![("version".into(), "0".into()), ("sign".into(), "yes".into())];
        for seat in 0..table.seats.len() {
            let position = table.seats[seat].position;
            fields.push((format!("vp-{position}"), VP[place(seat)].into()));
            if place(seat) == 0 {
                fields.push(("winner".into(), position.to_string()));
            }
        }
        let fields: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
        let path = day.run(&format!("rounds/{round}/tables/{}", table.row.number));
        day.judge.post(&path, &fields).await.expect(303);
    }
    day.press(round, "close").await.expect(303);
}

/// The own page of a player by name.
async fn own(day: &Day, name: &str) -> app::Page {
    let event = day.stored().await;
    let token = event.players.iter().find(|player| player.person.name == name).expect(name).link_token.clone();
    day.app.visitor().get(&format!("/p/{token}")).await.ok()
}

#[tokio::test]
async fn who_is_surely_in_and_who_cant_come_in_any_more_is_said_while_an_event_is_played() {
    let app = app::start().await;
    let organizer = app.account("organizer", May::Administer).await;
    let judge = app.account("judge", May::Nothing).await;
    new_series(&organizer, &[]).await.expect(303);
    organizer.post("/series/winter-series/show", &[]).await.expect(303);
    let event = async |app: App, name: &str, players: &[String], rounds: u32| {
        let slug: &'static str = Box::leak(make_event(&organizer, name).await.into_boxed_str());
        let id = fill(&app, &judge, slug, players).await;
        let day = Day { app, organizer: organizer.clone(), judge: judge.clone(), id, slug };
        day.make().await;
        for round in 1..=rounds {
            play(&day, &format!("prelim/{round}")).await;
        }
        day
    };
    let jena = event(app, "Jena", &names(1, 12), 3).await;
    let slug = make_event(&organizer, "Weimar").await;
    let page = jena.app.visitor().get("/s/winter-series").await.ok();
    assert!(!page.says("surely in") && page.says("Player 01"), "anybody may come to an event that is ahead: {page}");
    organizer
        .post(&format!("/series/winter-series/events/{slug}/take-out"), &[("confirm", "remove")])
        .await
        .expect(303);

    let jena_slug = jena.slug;
    let gera = event(jena.app, "Gera", &names(5, 12), 2).await;
    let page = gera.app.visitor().get("/s/winter-series").await.ok();
    let rows = page.texts("main table.standings tbody tr");
    let row = |name: &str| rows.iter().find(|row| row.contains(name)).unwrap_or_else(|| panic!("{name}: {page}"));
    assert!(row("Player 01").contains("surely in"), "{}", row("Player 01"));
    assert!(row("Player 01").contains("fewer than 4 others can end ahead or equal"), "{}", row("Player 01"));
    assert!(row("Player 12").contains("can't come in any more"), "{}", row("Player 12"));
    assert!(page.says("This ranking is provisional"), "{page}");

    let jena = Day { slug: jena_slug, id: stored(&gera.app, jena_slug).await.id, ..gera };
    organizer.post(&jena.run("finish"), &[]).await;
    let sure = own(&jena, "Player 01").await;
    assert!(sure.says("You are surely among the best 4, who play the final day."), "{sure}");
    let gone = own(&jena, "Player 12").await;
    assert!(gone.says("You can't be among the best 4 any more"), "{gone}");
    // Everybody is told one of the four.
    for name in names(1, 12) {
        let page = own(&jena, &name).await;
        let said = [
            "You are surely among the best 4",
            "You can't be among the best 4 any more",
            "but others can still come past you",
            "you need more in one single event than the last of them has",
        ];
        assert_eq!(said.iter().filter(|words| page.says(words)).count(), 1, "{name}: {page}");
    }
}
