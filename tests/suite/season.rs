//! The start page as the calendar of a season: what comes next first, events under their series, what is over folded behind.

use chrono::{Days, NaiveDate, Utc};

use reeve_rules::tournament::vocabulary::{Phase, StaffRole};
use reeve_store::new_tournament::NewTournament;
use reeve_store::series_final::{self, Freeze};
use reeve_store::time::millis;
use reeve_store::{Scope, TournamentId, new_tournament, tournament};

use crate::support::app::{self, App, May};
use crate::support::day::blank;

async fn made(app: &App, slug: &str, phase: Phase, starts_on: NaiveDate) -> TournamentId {
    let mut tx = app.db.write(Scope::Everything).await.unwrap();
    let new = NewTournament { slug: slug.to_owned(), name: format!("Cup of {slug}"), phase, starts_on, ..blank() };
    let id = new_tournament::insert(&mut tx, &new).await.unwrap().id;
    tx.commit().await.unwrap();
    id
}

#[tokio::test]
async fn what_comes_next_stands_first_with_events_under_their_series() {
    let app = app::start().await;
    let organizer = app.account("organizer", May::Create).await;
    let today = Utc::now().date_naive();
    let (later, before) = (|days| today + Days::new(days), |days| today - Days::new(days));
    let page = app.visitor().get("/").await.ok();
    assert!(page.says("No tournament is public yet"), "{page}");

    let events = [
        made(&app, "jena", Phase::Registration, later(40)).await,
        made(&app, "gera", Phase::Finished, before(20)).await,
        made(&app, "suhl", Phase::Draft, later(41)).await,
    ];
    made(&app, "solo", Phase::Registration, later(3)).await;
    made(&app, "autumn", Phase::Finished, before(9)).await;
    made(&app, "forgotten", Phase::Prelim, before(30)).await;
    app.insert_series("cup", organizer.id(), &events).await;
    made(&app, "weimar", Phase::CheckIn, later(90)).await;

    let page = app.visitor().get("/").await.ok();
    let name = |day: NaiveDate| day.format("%B %Y").to_string();
    let mut months = vec![name(later(3)), name(later(40)), name(later(90))];
    months.dedup();
    assert_eq!(page.texts("main section h2"), months, "{page}");
    assert_eq!(page.attributes("main section h3 a", "href"), ["/t/solo", "/s/cup", "/t/weimar"], "{page}");
    assert_eq!(page.attributes("main section li li a", "href"), ["/t/jena"], "an event stands under its series");
    assert!(page.texts("main section li.dated")[1].contains("1 event is over"), "{page}");
    assert_eq!(page.attributes("details.behind h3 a", "href"), ["/t/autumn", "/t/forgotten"], "{page}");
    assert!(!page.has("details.behind[open]") && !page.says("Cup of suhl"), "{page}");

    // A search finds events too, whatever they belong to.
    let found = app.visitor().get("/?q=gera").await.ok();
    assert!(
        found.says("1 tournament found") && found.has("a[href='/t/gera']") && !found.has("a[href='/s/cup']"),
        "{found}"
    );

    // A series of which nobody may know names none of its events: they are tournaments like others.
    organizer.post("/series/cup/hide", &[]).await.expect(303);
    let page = app.visitor().get("/").await.ok();
    assert_eq!(page.attributes("main section h3 a", "href"), ["/t/solo", "/t/jena", "/t/weimar"], "{page}");
    assert_eq!(page.attributes("details.behind h3 a", "href"), ["/t/autumn", "/t/gera", "/t/forgotten"], "{page}");
}

#[tokio::test]
async fn the_final_day_stands_under_its_series_and_nobody_sees_it_as_it_was() {
    let app = app::start().await;
    let organizer = app.account("organizer", May::Create).await;
    let today = Utc::now().date_naive();
    let event = made(&app, "jena", Phase::Finished, today - Days::new(20)).await;
    let last = made(&app, "last", Phase::Registration, today + Days::new(5)).await;
    let series_id = app.insert_series("cup", organizer.id(), &[event]).await;
    let mut tx = app.db.write(Scope::Everything).await.unwrap();
    tournament::add_staff(&mut tx, last, organizer.id(), StaffRole::Organizer, millis(Utc::now())).await.unwrap();
    let freeze = Freeze {
        series_id,
        attendance: 16,
        skip_semis: false,
        final_id: Some(last),
        frozen_by: Some(organizer.id()),
        frozen_at: millis(Utc::now()),
    };
    series_final::insert_freeze(&mut tx, &freeze).await.unwrap();
    tx.commit().await.unwrap();

    let page = app.visitor().get("/").await.ok();
    assert_eq!(page.attributes("main section h3 a", "href"), ["/s/cup"], "{page}");
    assert_eq!(page.attributes("main section li li a", "href"), ["/t/last"], "{page}");
    assert!(page.texts("main section li.dated")[0].contains("1 event is over"), "the final day is no event: {page}");
    let report = organizer.get("/series/cup/report").await.ok();
    assert!(report.has("a[href='/run/last/export/report']"), "{report}");
    // What is kept of the page of the series changes with its final day, and so does what is told to those who listen.
    let of_series = app.visitor().get("/s/cup").await.ok();
    assert!(of_series.says("Cup of last") && of_series.says("registration is open"), "{of_series}");
    let version = app.visitor().get("/s/cup/live").await.body();
    organizer.post("/run/last/start-check-in", &[]).await.expect(303);
    let of_series = app.visitor().get("/s/cup").await.ok();
    assert!(of_series.says("about to start") && !of_series.says("registration is open"), "{of_series}");
    assert_ne!(app.visitor().get("/s/cup/live").await.body(), version);
}
