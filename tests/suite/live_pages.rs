//! Which pages hear of news and which don't, each with the reason. A new page stands in one of the two lists.

use std::collections::BTreeSet;

use chrono::Utc;
use reeve_rules::games::SystemCode;
use reeve_rules::series::final_day::FinalistState;
use reeve_store::series_final::{self, Freeze, SeriesFinalist, StoredTally};
use reeve_store::time::millis;
use reeve_store::{Scope, SeriesId, hall_screen};

use crate::permissions::TABLE;
use crate::side_games;
use crate::support::app::{Page, Person};
use crate::support::day::{Day, day};

/// The pages that show how something stands, and come up to date by themselves.
const LISTEN: &[&str] = &[
    "/",
    "/run",
    "/statistics",
    "/embed/{slug}/bracket",
    "/embed/{slug}/seats",
    "/embed/{slug}/standings",
    "/t/{slug}",
    "/t/{slug}/boards",
    "/t/{slug}/bracket",
    "/t/{slug}/champion",
    "/t/{slug}/hall",
    "/t/{slug}/log",
    "/t/{slug}/players/{number}",
    "/t/{slug}/receipts",
    "/t/{slug}/results",
    "/t/{slug}/schedule",
    "/t/{slug}/schedule/proof",
    "/t/{slug}/screen/{screen}",
    "/t/{slug}/seats",
    "/t/{slug}/standings",
    "/t/{slug}/statistics",
    "/s/{series}",
    "/p/{token}",
    "/p/{token}/final-day",
    "/p/{token}/games/{stage}/{number}",
    "/p/{token}/sheets/{stage}/{number}",
    "/lay/{key}",
    "/tablet/{key}",
    "/tablet/{key}/{position}",
    "/run/{slug}",
    "/run/{slug}/announcements",
    "/run/{slug}/boards",
    "/run/{slug}/boards/{stage}/{number}",
    "/run/{slug}/boards/{stage}/{number}/lay",
    "/run/{slug}/bracket",
    "/run/{slug}/briefing",
    "/run/{slug}/check-in",
    "/run/{slug}/duty",
    "/run/{slug}/equipment",
    "/run/{slug}/from-paper",
    "/run/{slug}/judge",
    "/run/{slug}/judge/players/{number}",
    "/run/{slug}/judge/rulings",
    "/run/{slug}/judge/rulings/{ruling}",
    "/run/{slug}/lots",
    "/run/{slug}/kept-apart",
    "/run/{slug}/pictures",
    "/run/{slug}/players",
    "/run/{slug}/players/{number}",
    "/run/{slug}/rounds",
    "/run/{slug}/rounds/{stage}/{number}",
    "/run/{slug}/rounds/{stage}/{number}/grid",
    "/run/{slug}/rounds/{stage}/{number}/tables/{table}",
    "/run/{slug}/rounds/{stage}/{number}/tables/{table}/correction",
    "/run/{slug}/rounds/{stage}/{number}/tables/{table}/filming",
    "/run/{slug}/rounds/{stage}/{number}/tables/{table}/game",
    "/run/{slug}/rounds/{stage}/{number}/tables/{table}/notes",
    "/run/{slug}/rounds/{stage}/{number}/tables/{table}/photos",
    "/run/{slug}/rounds/{stage}/{number}/tables/{table}/seats",
    "/run/{slug}/rounds/{stage}/{number}/tables/{table}/timer",
    "/run/{slug}/rounds/{stage}/{number}/timer",
    "/run/{slug}/schedule",
    "/run/{slug}/screens",
    "/run/{slug}/staff",
    "/run/{slug}/standings",
    "/series/{series}",
    "/series/{series}/final-day",
    "/series/{series}/people",
    "/series/{series}/ranking",
];

/// The pages that don't, and why.
const STAY: &[(&str, &[&str])] = &[
    (
        "a form that somebody fills in, with nothing on it that others change",
        &[
            "/account/passkeys/add",
            "/account/passkeys/new",
            "/account/passkeys/{passkey}/remove",
            "/new",
            "/new-series",
            "/screen",
            "/t/{slug}/register",
            "/p/{token}/reports",
            "/run/{slug}/copy",
            "/run/{slug}/details",
            "/run/{slug}/embeds",
            "/run/{slug}/face",
            "/run/{slug}/import",
            "/run/{slug}/invitations",
            "/run/{slug}/judge/rulings/new",
            "/run/{slug}/players/new",
            "/run/{slug}/prizes",
            "/run/{slug}/programme",
            "/run/{slug}/screens/{screen}",
            "/run/{slug}/streams",
            "/run/{slug}/streams/{stream}",
            "/run/{slug}/sets",
            "/run/{slug}/code",
            "/run/{slug}/staff/{account}/groups",
            "/run/{slug}/keys",
            "/run/{slug}/webhooks",
            "/series/{series}/details",
            "/series/{series}/organizers",
        ],
    ),
    (
        "a decision that is looked at before it is made: what stands there is what is decided on, and a version tells of news",
        &[
            "/run/{slug}/archive",
            "/run/{slug}/call-off",
            "/run/{slug}/import/{draft}",
            "/run/{slug}/players/doubles",
            "/run/{slug}/players/{number}/erase",
            "/run/{slug}/rounds/{stage}/{number}/tables/{table}/decide",
            "/run/{slug}/rounds/{stage}/{number}/tables/{table}/pins/{position}",
            "/run/{slug}/schedule/repair",
            "/series/{series}/events/{event}/take-out",
            "/series/{series}/people/join",
            "/series/{series}/people/part",
        ],
    ),
    (
        "made for paper, or to be read once: it says of what moment it is",
        &[
            "/about/{text}",
            "/api",
            "/rules",
            "/t/{slug}/rules",
            "/no-connection",
            "/run/{slug}/audit",
            "/run/{slug}/boards/{stage}/{number}/paper",
            "/run/{slug}/export",
            "/run/{slug}/export/certificates",
            "/run/{slug}/export/prizes",
            "/run/{slug}/export/report",
            "/run/{slug}/poster",
            "/run/{slug}/sent-again",
            "/run/{slug}/rounds/{stage}/{number}/print",
            "/run/{slug}/rounds/{stage}/{number}/print/{paper}",
            "/series/{series}/report",
        ],
    ),
    ("of the laptop and of no tournament: a script of its own asks", &["/laptop"]),
    ("shown once on a phone, to say that it gets through", &["/reached/{code}"]),
    ("laid over a picture: it asks for itself by a script of its own", &["/stream/{code}"]),
    ("seats in the making: it asks for itself every second until they are there", &["/run/{slug}/schedule/making"]),
    (
        "the proof of a schedule, which lies still until the schedule is made anew; its figures stand on the page that listens",
        &["/run/{slug}/schedule/proof"],
    ),
    (
        "a code or a key for a person's hands, which no device keeps: pages that listen are kept",
        &[
            "/run/{slug}/cards",
            "/run/{slug}/door",
            "/run/{slug}/players/{number}/card",
            "/run/{slug}/rounds/{stage}/{number}/tables/{table}/tablet",
            "/t/{slug}/door/{code}",
        ],
    ),
    (
        "in confidence: that there is a report is announced to nobody",
        &["/p/{token}/reports/{key}", "/run/{slug}/reports", "/run/{slug}/reports/new", "/run/{slug}/reports/{key}"],
    ),
    (
        "of an account or of the server: nothing of it is announced",
        &[
            "/setup",
            "/sign-in",
            "/sign-in/code",
            "/sign-in/second-factor",
            "/forgotten",
            "/reset/{key}",
            "/invited/{key}",
            "/account",
            "/account/code",
            "/account/email",
            "/account/second-factor",
            "/admin/accounts",
            "/admin/accounts/new",
            "/admin/accounts/{account}",
            "/admin/audit",
            "/admin/backup",
            "/admin/bans",
            "/admin/import",
            "/admin/keeping",
            "/admin/mail",
            "/admin/people",
            "/admin/second-factor",
            "/admin/status",
            "/admin/texts",
        ],
    ),
];

/// What is no page: files, pictures, streams, and what programs ask.
fn is_no_page(route: &str) -> bool {
    let endings = [
        ".csv",
        ".json",
        ".jsonl",
        ".zip",
        ".xlsx",
        ".svg",
        ".png",
        ".ics",
        ".atom",
        ".txt",
        ".xml",
        ".ico",
        ".js",
        ".webmanifest",
        "/live",
        "/logo",
        "/account/code/state",
        "/laptop/state",
        "/spare",
        "/spare/here",
        "/spare/pages",
        "/healthz",
        "/readyz",
        "/metrics",
        "/photos/{moment}",
        "/static/{file:.*}",
    ];
    route.starts_with("/api/") || endings.iter().any(|ending| route.ends_with(ending))
}

#[test]
fn of_every_page_it_is_said_whether_it_listens() {
    let pages: BTreeSet<&str> = TABLE
        .iter()
        .filter(|(method, path, _)| *method == "GET" && !is_no_page(path))
        .map(|(_, path, _)| *path)
        .collect();
    let said: Vec<&str> = LISTEN.iter().chain(STAY.iter().flat_map(|(_, routes)| *routes)).copied().collect();
    let known: BTreeSet<&str> = said.iter().copied().collect();
    assert_eq!(known.len(), said.len(), "a page is named twice");
    let open: Vec<_> = pages.difference(&known).collect();
    assert!(open.is_empty(), "say in LISTEN or in STAY whether these hear of news: {open:#?}");
    let gone: Vec<_> = known.difference(&pages).collect();
    assert!(gone.is_empty(), "no pages: {gone:#?}");
}

/// The routes that were asked for.
type Asked = BTreeSet<&'static str>;

/// What stands for the placeholders of a route.
pub fn filled(route: &str, words: &[(&str, &str)]) -> String {
    words.iter().fold(route.to_owned(), |path, (name, value)| path.replace(name, value))
}

/// A page that listens, and what it offers to whoever has no script: the time of which it is, and another look.
async fn listens(person: &Person, route: &'static str, words: &[(&str, &str)], asked: &mut Asked) {
    let page = person.get(&filled(route, words)).await.ok();
    assert!(page.has("body[data-live][data-version]"), "{route} does not listen: {page}");
    let address = page.attributes("body", "data-live").remove(0);
    person.get(&address).await.ok();
    if page.has("body.hall") {
        assert!(page.body().contains("<noscript><meta http-equiv=\"refresh\" content=\"30\"></noscript>"), "{page}");
        assert!(page.says("last change"), "{route} says no time: {page}");
    } else {
        assert!(page.text_or_empty(".foot .num").starts_with("Page "), "{route} says no time: {page}");
        assert_eq!(page.body().matches("<noscript><a href=\"\"").count(), 1, "{route}: {page}");
    }
    asked.insert(route);
}

/// The address of a tablet or of a laid board that a page of the staff shows.
pub fn given(page: &Page, css: &str, at: &str) -> String {
    let text = page.text(css);
    text[text.find(at).expect("an address")..].split_whitespace().next().unwrap_or_default().to_owned()
}

/// The series with its ranking frozen, and the first player invited.
pub async fn invite_the_first(day: &Day, series: SeriesId) {
    let player_id = day.stored().await.players[0].id;
    let now = millis(Utc::now());
    let freeze = Freeze {
        series_id: series,
        attendance: 16,
        skip_semis: false,
        final_id: None,
        frozen_by: Some(day.organizer.id()),
        frozen_at: now,
    };
    let tally = StoredTally { games: 0, wins: 0, vp: 0, vp_percent: 0, seconds: 0, thirds: 0 };
    let line = SeriesFinalist {
        player_id,
        line: 1,
        rank: 1,
        tally,
        state: FinalistState::Invited,
        final_player_id: None,
        answer_by: Some(now.date_naive()),
        invited_at: Some(now),
        answered_at: None,
    };
    let mut tx = day.app.db.write(Scope::Everything).await.unwrap();
    series_final::insert_freeze(&mut tx, &freeze).await.unwrap();
    series_final::insert_finalist(&mut tx, series, &line).await.unwrap();
    tx.commit().await.unwrap();
}

#[tokio::test]
async fn pages_that_show_how_things_stand_listen() {
    let mut asked = Asked::new();
    let day = day(16).await;
    day.change(|t| t.embeds = true).await;
    day.make().await;
    day.open("prelim/1").await;
    let series = day.app.insert_series("cup", day.organizer.id(), &[day.id]).await;
    day.organizer.post(&day.run("screens"), &[("screen", "Hall")]).await.expect(303);
    let screens = hall_screen::of_tournament(&mut day.app.db.read().await.unwrap(), day.id).await.unwrap();
    let (screen, account) = (screens[0].id.0.to_string(), day.organizer.id().to_string());
    let call = [("player", "2"), ("reported", "at_once"), ("penalty", "none"), ("decision", "The piece is put back.")];
    let ruled = [call.as_slice(), &[("happened", "A piece stood in the wrong place.")]].concat();
    day.judge.post(&day.run("judge/rulings?clause=3.0.16"), &ruled).await.expect(303);
    let board = [("lay_kind", "free"), ("way", "in-turn"), ("people", "Ann\nBob")];
    day.organizer.post(&day.run("boards/prelim/2/begin"), &board).await.expect(303);
    day.organizer.post(&day.run("boards/prelim/2/lay/devices"), &[]).await.expect(303);
    let laid = given(&day.organizer.get(&day.run("boards/prelim/2/lay")).await.ok(), "#devices-address", "/lay/");
    day.organizer.post(&day.run("cards"), &[]).await.expect(303);
    day.judge.post(&day.run("rounds/prelim/1/tables/1/tablet"), &[]).await.expect(303);
    let tablet = day.judge.get(&day.run("rounds/prelim/1/tables/1/tablet")).await.ok();
    let tablet = given(&tablet, "#tablet", "/tablet/");
    let token = day.stored().await.players[0].link_token.clone();
    let words = [
        ("{slug}", day.slug),
        ("{series}", "cup"),
        ("{token}", token.as_str()),
        ("{screen}", screen.as_str()),
        ("{account}", account.as_str()),
        ("{ruling}", "1"),
        ("{table}", "1"),
        ("{stage}", "prelim"),
        ("{position}", "1"),
        ("/lay/{key}", laid.as_str()),
        ("/tablet/{key}", tablet.as_str()),
    ];
    // A board is being laid for round 2; everything else with a number is the first.
    let second = [("boards/{stage}/{number}/lay", "boards/prelim/2/lay")];
    let words = [second.as_slice(), &words, &[("{number}", "1")]].concat();
    let visitor = day.app.visitor();
    let later = ["/p/{token}/final-day", "/p/{token}/games/{stage}/{number}"];
    for route in LISTEN.iter().copied().filter(|route| !later.contains(route) && !route.ends_with("/game")) {
        let staff = ["/run", "/series"].iter().any(|part| route.starts_with(part));
        listens(if staff { &day.organizer } else { &visitor }, route, &words, &mut asked).await;
    }
    // Those that stay as they are do, as far as there is anything at their address now.
    for route in STAY.iter().flat_map(|(_, routes)| *routes) {
        for person in [&visitor, &day.organizer] {
            let path = filled(route, &words);
            if path.contains('{') {
                continue;
            }
            let page = person.get(&path).await;
            assert!(page.status != 200 || !page.has("body[data-live]"), "{route} listens: {page}");
        }
    }
    invite_the_first(&day, series).await;
    listens(&visitor, "/p/{token}/final-day", &words, &mut asked).await;

    let side = side_games::playing(12, SystemCode::Conquest).await;
    let links = side_games::links(&side).await;
    let words = [("/p/{token}/games/{stage}/{number}", links[0].as_str())];
    listens(&side.app.visitor(), "/p/{token}/games/{stage}/{number}", &words, &mut asked).await;
    let words = [("{slug}", side.slug), ("{stage}", "prelim"), ("{number}", "1"), ("{table}", "1")];
    listens(&side.organizer, "/run/{slug}/rounds/{stage}/{number}/tables/{table}/game", &words, &mut asked).await;
    assert_eq!(asked, LISTEN.iter().copied().collect(), "every page of the list was asked for");
}

/// What changes in one tournament is heard on the pages of all: by everybody where it is public, else by those who run it.
#[tokio::test]
async fn a_list_is_heard_of_with_those_of_its_tournaments_that_the_listener_may_see() {
    let day = day(12).await;
    let number = async |person: &Person, path: &str| {
        let page = person.get(path).await.ok();
        let version = page.attributes("body", "data-version").remove(0);
        let said = person.get(&page.attributes("body", "data-live").remove(0)).await.ok().body();
        assert!(said.contains(&format!("\"version\":{version}")), "{path}: {said}");
        version
    };
    let visitor = day.app.visitor();
    let stranger = day.app.account("stranger", crate::support::app::May::Nothing).await;
    let before = [
        number(&visitor, "/").await,
        number(&visitor, "/statistics").await,
        number(&day.organizer, "/run").await,
        number(&stranger, "/run").await,
    ];
    day.make().await;
    day.press("prelim/1", "publish").await.expect(303);
    let public = [number(&visitor, "/").await, number(&visitor, "/statistics").await];
    assert!(before[0] != public[0] && before[1] != public[1], "it is public");
    assert_ne!(before[2], number(&day.organizer, "/run").await, "it is theirs");
    assert_eq!(before[3], number(&stranger, "/run").await, "it is none of theirs");

    day.organizer.post(&day.run("staff"), &[("name", "stranger"), ("role", "judge")]).await.expect(303);
    let theirs = number(&stranger, "/run").await;
    assert_ne!(before[3], theirs, "now it is theirs too");
    let shown = number(&visitor, "/").await;
    day.organizer.post(&day.run("archive"), &[("confirm", day.slug)]).await.expect(303);
    assert_ne!(number(&visitor, "/").await, shown, "it is gone");
    assert_ne!(number(&stranger, "/run").await, theirs);
}
