//! The start page as the calendar of a season: what comes next first, events under their series, what is over folded behind.

use chrono::{Days, NaiveDate, Utc};

use reeve::rules::tournament::vocabulary::Phase;
use reeve::store::tournament::Tournament;
use reeve::store::{Scope, TournamentId, tournament};

use crate::support::app::{self, App, May};
use crate::support::day::blank;

async fn made(app: &App, slug: &str, phase: Phase, starts_on: NaiveDate) -> TournamentId {
    let mut tx = app.db.write(Scope::Everything).await.unwrap();
    let new = Tournament { slug: slug.to_owned(), name: format!("Cup of {slug}"), phase, starts_on, ..blank() };
    let id = tournament::insert(&mut tx, &new).await.unwrap();
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
