//! Forms that wait on a device while there is no connection: whose they are, which pages have them, and what a device may keep.
//! What the scripts do with them is played in a browser (`tests/browser/network.mjs`).

use crate::support::app::Person;
use crate::support::event::Event;

/// A form of check-in that names its sender.
async fn check_in(person: &Person, event: &Event, sender: &str) -> u16 {
    let request = person.request("POST", &event.at("/check-in/1")).header("reeve-sender", sender);
    let request = request.header("sec-fetch-site", "same-origin");
    person.send(request.form(&[("here", "true"), ("form-key", "a-key-of-some-length-and-more")])).await.status
}

async fn is_here(event: &Event) -> bool {
    event.get("/check-in").await.ok().has("#p-1 [aria-pressed=true]")
}

#[tokio::test]
async fn nobody_sends_what_somebody_else_typed() {
    let event = Event::new(&[]).await;
    event.add_player("Anna").await;
    event.post("/start-check-in", &[]).await.expect(303);
    let page = event.get("/check-in").await.ok();
    let [sender] = &page.attributes("body", "data-sender")[..] else { panic!("one sender") };
    assert_eq!(page.attributes("body", "data-sender-name"), ["Olga Organizer"]);
    let administrator = event.app.administrator().await;
    // Another account that may do it as well, nobody at all, and a name that was made up.
    assert_eq!(check_in(&administrator, &event, sender).await, 401);
    assert_eq!(check_in(&event.app.visitor(), &event, sender).await, 401);
    assert_eq!(check_in(&event.organizer, &event, "account-0").await, 401);
    assert!(!is_here(&event).await);
    assert_eq!(check_in(&event.organizer, &event, sender).await, 303);
    assert!(is_here(&event).await);
    // It comes again because its answer was lost: it gets the first answer, and nothing is done a second time.
    event.post("/check-in/1", &[("here", "false")]).await.expect(303);
    assert_eq!(check_in(&event.organizer, &event, sender).await, 303);
    assert!(!is_here(&event).await);
}

#[tokio::test]
async fn forms_wait_on_the_pages_of_a_table_and_what_is_in_confidence_leaves_nothing() {
    let event = Event::seated(8, &[]).await;
    event.step("prelim/1", "publish").await.expect(303);
    event.step("prelim/1", "start").await.expect(303);
    let table = "/rounds/prelim/1/tables/1";
    for path in ["/check-in", "/judge", table, &format!("{table}/notes"), &format!("{table}/decide")] {
        let page = event.judge.get(&event.at(path)).await.ok();
        assert!(
            page.has("body[data-queues][data-keep]") && page.has("#queue[hidden]") && page.has("#kept[hidden]"),
            "{path}"
        );
        assert!(page.attributes("script", "src").iter().any(|script| script.contains("/queue.")), "{path}");
    }
    // The list of players hears of news and is there without a connection, but its forms don't wait.
    let players = event.get("/players").await.ok();
    assert!(players.has("#queue[hidden]") && players.has("body[data-keep]") && !players.has("body[data-queues]"));
    for path in ["/cards", "/staff"] {
        let page = event.get(path).await.ok();
        assert!(page.has("#queue[hidden]") && !page.has("body[data-queues]") && !page.has("body[data-keep]"), "{path}");
    }
    let page = event.get("/reports").await.ok();
    assert!(!page.has("#queue") && !page.has("[data-sender]") && !page.has("[data-keep]"), "confidential");
    // What everybody opens first loads none of it.
    for path in ["/", "/t/grand-open", "/t/grand-open/seats", "/sign-in"] {
        let page = event.app.visitor().get(path).await.ok();
        let scripts = page.attributes("script", "src").join(" ");
        assert!(!scripts.contains("/queue.") && !scripts.contains("/keep.") && !page.has("#queue"), "{path}");
    }
}

#[tokio::test]
async fn the_worker_has_another_text_in_every_version_and_touches_the_whole_site() {
    let event = Event::new(&[]).await;
    let visitor = event.app.visitor();
    let worker = visitor.get("/worker.js").await.ok();
    assert_eq!(worker.header("content-type"), "text/javascript; charset=utf-8");
    assert_eq!(worker.header("cache-control"), "no-cache");
    let first = worker.body().lines().next().expect("a line").to_owned();
    assert!(first.starts_with(&format!("const VERSION = \"{}-", reeve::VERSION)), "{first}");
    let known = visitor.request("GET", "/worker.js").header("if-none-match", worker.header("etag"));
    assert_eq!(visitor.send(known).await.status, 304);
}

#[tokio::test]
async fn each_page_that_goes_on_a_home_screen_opens_again_from_there() {
    let event = Event::new(&[]).await;
    event.add_player("Anna").await;
    let visitor = event.app.visitor();
    let player = event.get("/players/1").await.ok();
    let link = player.text("#link");
    let own = link.split_once("/p/").map(|(_, token)| format!("/p/{token}")).expect("a link");
    for (page, name) in [("/", "Reeve"), ("/t/grand-open", "Grand Open"), (&own, "Grand Open")] {
        let manifests = visitor.get(page).await.ok().attributes("link[rel=manifest]", "href");
        let [manifest] = &manifests[..] else { panic!("{page}: {manifests:?}") };
        let answer = visitor.get(manifest).await.ok();
        assert_eq!(answer.header("content-type"), "application/manifest+json");
        assert!(answer.header("content-security-policy").contains("manifest-src 'self'"));
        let said: serde_json::Value = serde_json::from_slice(&answer.bytes).expect("JSON");
        assert_eq!(
            (&said["start_url"], &said["name"], &said["display"]),
            (&page.into(), &name.into(), &"standalone".into())
        );
        for icon in said["icons"].as_array().expect("icons") {
            let file = visitor.get(icon["src"].as_str().expect("an address")).await.ok();
            assert_eq!(file.header("content-type"), icon["type"].as_str().expect("a type"));
        }
    }
}
