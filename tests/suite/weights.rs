//! How much a phone has to load: the pages that players open in the hall, and what they need beside them.

use std::collections::BTreeSet;

use crate::support::app::Person;
use crate::support::day::{Day, day_of};

/// The most that the answer of a player's own page and of the search for a seat may take on the way, in bytes.
const ANSWER: usize = 15_000;
/// The most that the first visit may take, with every file that the page asks for.
const FIRST_VISIT: usize = 60_000;
/// What headers take beside a page, and beside each of its files.
const HEADERS: usize = 850;
const FILE_HEADERS: usize = 450;

/// What an address takes on the way, as a browser asks for it. No connection unpacks it here: what counts is what is sent.
async fn weight(person: &Person, path: &str) -> usize {
    let request = person.request("GET", path).header("Accept-Encoding", "gzip, deflate, br");
    let answer = request.send().await.expect("an answer");
    assert_eq!(answer.status().as_u16(), 200, "{path}");
    answer.bytes().await.expect("a body").len()
}

/// The face that a phone takes on these pages, as its file begins. Names in other letters may bring others; the browser test
/// counts what is sent.
const FACE: &str = "reeve-sans-latin.";

/// The files that a page asks for by itself, with the face that a phone takes.
async fn files(person: &Person, path: &str) -> BTreeSet<String> {
    let page = person.get(path).await.ok();
    let mut files: BTreeSet<String> = BTreeSet::new();
    files.extend(page.attributes("link[rel='stylesheet'], link[rel='icon'], link[rel='preload']", "href"));
    files.extend(page.attributes("script[src], img[src]", "src"));
    let sheets: Vec<String> = files.iter().filter(|file| file.contains(".css")).cloned().collect();
    let mut faces = Vec::new();
    for sheet in sheets {
        let css = person.get(&sheet).await.ok().body();
        let named = css.split("url(").skip(1).filter_map(|rest| rest.split(')').next());
        let faced = named.map(|url| url.trim_matches('"').to_owned()).filter(|url| url.contains(FACE));
        let folder = sheet.rsplit_once('/').map_or("", |(folder, _)| folder);
        faces.extend(faced.map(|url| if url.starts_with('/') { url } else { format!("{folder}/{url}") }));
    }
    assert_eq!(faces.len(), 1, "{faces:?}");
    files.extend(faces);
    files
}

async fn weigh(day: &Day, what: &str, path: &str) {
    let visitor = day.app.visitor();
    let answer = weight(&visitor, path).await;
    assert!(answer < ANSWER, "{what}: the answer at {path} takes {answer} bytes");
    let mut first = answer + HEADERS;
    for file in files(&visitor, path).await {
        first += weight(&visitor, &file).await + FILE_HEADERS;
    }
    assert!(first < FIRST_VISIT, "{what}: the first visit of {path} takes {first} bytes");
    println!("{what}: {answer} bytes, the first visit {first}");
}

#[actix_web::test]
async fn the_pages_that_players_open_are_light_at_every_moment() {
    // Long names in letters of two bytes each, and as many as a large hall has.
    let names: Vec<String> =
        (1..=120).map(|n| format!("Žofie Ďurišová-Łukasiewicz Spieler{n:03} {}", n * 7919)).collect();
    let day = day_of(&names).await;
    let stored = day.stored().await;
    let own = format!("/p/{}", stored.players[16].link_token);
    weigh(&day, "check-in", &own).await;
    weigh(&day, "check-in", day.public("").trim_end_matches("/")).await;
    day.make().await;
    for round in ["prelim/1", "prelim/2", "prelim/3"] {
        day.open(round).await;
        weigh(&day, round, &own).await;
        weigh(&day, round, &day.public("seats?q=017")).await;
        weigh(&day, round, &day.public("players/17")).await;
        weigh(&day, round, day.public("").trim_end_matches("/")).await;
        for (table, seats) in day.tables(round).await {
            let vp = &["10", "8", "7", "5"][..seats];
            day.enter(round, table, 0, vp, &[("sign", "yes")]).await.expect(303);
        }
        day.press(round, "close").await.expect(303);
        weigh(&day, &format!("{round}, closed"), &own).await;
        weigh(&day, &format!("{round}, closed"), &day.public("seats?q=017")).await;
    }
}
