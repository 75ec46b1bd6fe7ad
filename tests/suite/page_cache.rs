//! Public pages kept in memory: what they cost, when they are made anew, and who gets them.

use std::io::Read;
use std::time::{Duration, Instant};

use reeve_rules::tournament::settings::StandingsMove;
use reeve_rules::tournament::vocabulary::Phase;

use crate::support::app::{Page, Person};
use crate::support::day::{Day, day};

/// The public pages of a tournament that is on; empty is its first page.
const PAGES: &[&str] = &[
    "",
    "/bracket",
    "/champion",
    "/champion.png",
    "/hall",
    "/picture.png",
    "/players/1",
    "/qr.svg",
    "/results",
    "/rules",
    "/schedule",
    "/schedule/proof",
    "/seats",
    "/standings",
];

/// A tournament of twelve whose first round is on.
async fn playing() -> Day {
    let day = day(12).await;
    day.make().await;
    day.open("prelim/1").await;
    day
}

fn addresses(day: &Day) -> Vec<String> {
    let mut all: Vec<String> = PAGES.iter().map(|page| format!("/t/{}{page}", day.slug)).collect();
    all.extend(["/", "/rules"].map(str::to_owned));
    all
}

async fn with(person: &Person, path: &str, headers: &[(&str, &str)]) -> Page {
    let request =
        headers.iter().fold(person.request("GET", path), |request, (name, value)| request.header(*name, *value));
    person.send(request).await
}

/// Opens a page until it costs no statement. When nothing was asked for a while, or the machine is slow, the store is
/// asked for the version, which is one statement and no more.
async fn opened_free_of_charge(day: &Day, person: &Person, path: &str) -> Page {
    for _ in 0..200 {
        let before = day.app.db.statements();
        let page = person.get(path).await.ok();
        if day.app.db.statements() == before {
            return page;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    panic!("{path} costs a statement every time");
}

#[tokio::test]
async fn a_kept_page_costs_no_statement_and_looks_the_same() {
    let day = playing().await;
    let visitor = day.app.visitor();
    for path in addresses(&day) {
        let made = visitor.get(&path).await.ok();
        let kept = opened_free_of_charge(&day, &visitor, &path).await;
        assert!(made.bytes == kept.bytes, "{path}");
        assert!(!made.bytes.windows(8).any(|part| part == b"form-key"), "{path}: one key for everybody");
        for name in ["content-type", "cache-control", "etag", "vary", "content-security-policy", "refresh"] {
            assert_eq!(made.header(name), kept.header(name), "{path} {name}");
        }
        assert_eq!(kept.header("cache-control"), "private, no-cache", "{path}");
        // A screen has the language of its tournament, and a picture none.
        let is_readers = kept.header("content-type").starts_with("text/html") && !path.ends_with("/hall");
        let varies = if is_readers { "Accept-Encoding, Accept-Language, Cookie" } else { "Accept-Encoding, Cookie" };
        assert_eq!(kept.header("vary"), varies, "{path}");
        assert_eq!(kept.header("x-content-type-options"), "nosniff", "{path}");
        assert!(kept.header("etag").len() > 20, "{path} {}", kept.header("etag"));
        let head = visitor.send(visitor.request("HEAD", &path)).await.ok();
        assert!(head.bytes.is_empty() && head.header("etag") == kept.header("etag"), "{path}");
        assert_eq!(head.header("content-length"), kept.bytes.len().to_string(), "{path}");
    }
    // What the query may say is kept by what it says.
    let dark = opened_free_of_charge(&day, &visitor, &day.public("hall?theme=dark&page=1")).await;
    assert!(dark.body().contains("data-theme=\"dark\""));
    assert!(!dark.has("[http-equiv=refresh][content*=url]"), "a screen asks for its own address again: {dark}");
}

#[tokio::test]
async fn searches_errors_and_odd_spellings_are_not_kept() {
    let day = playing().await;
    let visitor = day.app.visitor();
    for path in
        ["seats?q=Player+03", "seats?q=Player%2003", "results?q=x", "seats?round=prelim-9", "se%61ts", "register"]
    {
        visitor.get(&day.public(path)).await;
        assert_eq!(day.app.shared.page_cache.len(), 0, "{path}");
    }
    assert!(visitor.get("/rules?q=robber").await.ok().says("the robber goes to the desert"));
    visitor.get("/t/nowhere").await.expect(404);
    visitor.get("/healthz").await.ok();
    assert!(day.app.shared.page_cache.is_empty());
    let found = visitor.get(&day.public("seats?q=Player+03")).await.ok();
    assert!(found.says("Player 03"));
}

#[tokio::test]
async fn a_page_is_new_after_every_commit() {
    let day = day(12).await;
    let visitor = day.app.visitor();
    let home = format!("/t/{}", day.slug);
    let seats = day.public("seats");
    let results = day.public("results");
    let says = async |path: &str, words: &str| visitor.get(path).await.ok().says(words);
    day.change(|t| t.settings.standings_move = StandingsMove::Sheet).await;
    assert!(!says(&seats, "Player 01").await);
    day.make().await;
    assert!(!says(&seats, "Player 01").await, "planned seats are not public");
    day.press("prelim/1", "publish").await.expect(303);
    assert!(says(&seats, "Player 01").await && says(&home, "find your seat").await);
    day.press("prelim/1", "start").await.expect(303);
    assert!(says(&home, "is being played").await);
    assert!(says(&results, "not yet").await);
    for table in 1..=3 {
        day.enter("prelim/1", table, 0, &["10", "8", "7", "5"], &[("sign", "yes")]).await.expect(303);
        let shown = visitor.get(&results).await.ok();
        assert_eq!(shown.body().matches("not yet").count(), 3 - usize::try_from(table).unwrap(), "{shown}");
    }
    day.press("prelim/1", "close").await.expect(303);
    assert!(says(&home, "is over").await);
}

#[tokio::test]
async fn the_tag_is_that_of_the_bytes() {
    let day = playing().await;
    let visitor = day.app.visitor();
    for path in [day.public("seats"), "/".to_owned()] {
        let tag = visitor.get(&path).await.ok().header("etag").to_owned();
        let same = with(&visitor, &path, &[("If-None-Match", &tag)]).await.expect(304);
        assert!(same.bytes.is_empty() && same.header("etag") == tag);
        assert_eq!(same.header("cache-control"), "private, no-cache");
        assert!(!same.header("content-security-policy").is_empty());
        for other in [&format!("\"x\", W/{tag}"), "*"] {
            with(&visitor, &path, &[("If-None-Match", other)]).await.expect(304);
        }
        with(&visitor, &path, &[("If-None-Match", "\"x\"")]).await.expect(200);
        let packed = with(&visitor, &path, &[("Accept-Encoding", "gzip")]).await.ok();
        assert_ne!(packed.header("etag"), tag);
        with(&visitor, &path, &[("Accept-Encoding", "gzip"), ("If-None-Match", &tag)]).await.expect(200);
        with(&visitor, &path, &[("Accept-Encoding", "gzip"), ("If-None-Match", packed.header("etag"))])
            .await
            .expect(304);
    }
    // Made anew with nothing changed: the same bytes, the same tag.
    let seats = day.public("seats");
    let tag = visitor.get(&seats).await.ok().header("etag").to_owned();
    day.change(|_| ()).await;
    with(&visitor, &seats, &[("If-None-Match", &tag)]).await.expect(304);
    // Something changed.
    day.change(|t| t.name = "Summer Open".to_owned()).await;
    with(&visitor, &seats, &[("If-None-Match", &tag)]).await.expect(200);
}

#[tokio::test]
async fn what_is_compressed_is_the_same_page() {
    let day = playing().await;
    let visitor = day.app.visitor();
    for path in addresses(&day) {
        let plain = visitor.get(&path).await.ok();
        assert_eq!(plain.header("content-encoding"), "", "{path}");
        for _ in 0..2 {
            let gzip = with(&visitor, &path, &[("Accept-Encoding", "gzip, deflate, br")]).await.ok();
            assert_eq!(gzip.header("content-encoding"), "gzip", "{path}");
            let mut back = Vec::new();
            flate2::read::GzDecoder::new(gzip.bytes.as_slice()).read_to_end(&mut back).unwrap();
            assert!(back == plain.bytes, "{path}");
        }
    }
}

#[tokio::test]
async fn light_and_dark_are_pages_of_their_own() {
    let day = playing().await;
    let visitor = day.app.visitor();
    let path = day.public("seats");
    for _ in 0..2 {
        let device = with(&visitor, &path, &[]).await.ok();
        let dark = with(&visitor, &path, &[("Cookie", "theme=dark")]).await.ok();
        let light = with(&visitor, &path, &[("Cookie", "a=b; theme=light")]).await.ok();
        assert!(!device.body().contains("data-theme="));
        assert!(dark.body().contains("data-theme=\"dark\"") && light.body().contains("data-theme=\"light\""));
    }
    assert_eq!(day.app.shared.page_cache.len(), 3);
}

#[tokio::test]
async fn who_is_signed_in_neither_makes_nor_gets_a_kept_page() {
    let day = playing().await;
    let path = day.public("seats");
    let mine = day.organizer.get(&path).await.ok();
    assert!(mine.says("Staff pages") && mine.header("etag").is_empty());
    assert_eq!(mine.header("cache-control"), "no-store");
    assert_eq!(day.app.shared.page_cache.len(), 0);
    let visitor = day.app.visitor();
    assert!(!visitor.get(&path).await.ok().says("Staff pages"));
    assert_eq!(day.app.shared.page_cache.len(), 1);
    assert!(day.organizer.get(&path).await.ok().says("Staff pages"));
    // Nor does a session that has ended.
    let stale = with(&visitor, &path, &[("Cookie", "reeve_session=gone")]).await.ok();
    assert!(!stale.says("Staff pages") && stale.header("etag").is_empty());
    assert_eq!(day.app.shared.page_cache.len(), 1);
}

#[tokio::test]
async fn what_is_no_longer_public_is_gone_at_once() {
    let day = playing().await;
    let visitor = day.app.visitor();
    let open = async || {
        for path in addresses(&day) {
            visitor.get(&path).await.ok();
        }
        visitor.get("/").await.ok().says("Spring Open")
    };
    assert!(open().await);
    day.organizer.post(&day.run("archive"), &[("confirm", day.slug)]).await.expect(303);
    for path in addresses(&day) {
        assert_eq!(visitor.get(&path).await.status, if path.starts_with("/t/") { 404 } else { 200 }, "{path}");
    }
    assert!(!visitor.get("/").await.ok().says("Spring Open"));
    day.organizer.post(&day.run("bring-back"), &[]).await.expect(303);
    assert!(open().await);
    day.change(|t| t.phase = Phase::Draft).await;
    visitor.get(&day.public("seats")).await.expect(404);
    day.change(|t| t.phase = Phase::Prelim).await;
    assert!(open().await);
    day.change(|t| t.slug = "autumn".to_owned()).await;
    visitor.get(&day.public("seats")).await.expect(404);
    assert!(visitor.get("/").await.ok().body().contains("/t/autumn"));
    visitor.get("/t/autumn/seats").await.ok();
}

#[tokio::test]
async fn the_change_of_a_command_beside_the_server_is_seen() {
    // On SQLite nobody announces it.
    let day = playing().await;
    let visitor = day.app.visitor();
    let path = day.public("seats");
    opened_free_of_charge(&day, &visitor, &path).await;
    let command = day.app.place().open(reeve_store::Purpose::Maintain).await.unwrap();
    for n in 0..20 {
        let name = format!("Renamed {n}");
        let mut tx = command.write(reeve_store::Scope::Tournament(day.id)).await.unwrap();
        let mut players = reeve_store::player::of_tournament(&mut tx, day.id).await.unwrap();
        players[0].person.name = name.clone();
        reeve_store::player::insert_next_person(&mut tx, &players[0]).await.unwrap();
        reeve_store::tournament::bump(&mut tx, day.id).await.unwrap();
        tx.commit().await.unwrap();
        let began = Instant::now();
        while !visitor.get(&path).await.ok().says(&name) {
            assert!(began.elapsed() < Duration::from_secs(60), "not seen");
        }
        println!("seen after {:?}", began.elapsed());
    }
}

#[tokio::test]
async fn many_ask_and_one_makes() {
    let day = playing().await;
    let path = day.public("standings");
    let made = || day.app.shared.page_cache.made();
    let before = made();
    let visitors: Vec<Person> = (0..20).map(|_| day.app.visitor()).collect();
    let pages = futures_util::future::join_all(visitors.iter().map(|visitor| visitor.get(&path))).await;
    assert!(pages.iter().all(|page| page.status == 200 && page.bytes == pages[0].bytes));
    assert_eq!(made() - before, 1);
    // And again after a change, when the page that is kept is out of date.
    day.change(|t| t.name = "Summer Open".to_owned()).await;
    let pages = futures_util::future::join_all(visitors.iter().map(|visitor| visitor.get(&path))).await;
    assert!(pages.iter().all(|page| page.says("Summer Open")));
    assert_eq!(made() - before, 2);
}
