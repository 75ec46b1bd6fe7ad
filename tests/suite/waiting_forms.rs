//! Forms that wait on a device while there is no connection: whose they are, which pages have them, and what a device may keep.
//! What the scripts do with them is played in a browser (`tests/browser/network.mjs`).

use crate::support::app::{Page, Person};
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
    for path in
        ["/check-in", "/judge", "/rounds/prelim/1/grid", table, &format!("{table}/notes"), &format!("{table}/decide")]
    {
        let page = event.judge.get(&event.at(path)).await.ok();
        assert!(
            page.has("body[data-queues][data-keep]") && page.has("#queue[hidden]") && page.has("#kept[hidden]"),
            "{path}"
        );
        assert!(page.attributes("script", "src").iter().any(|script| script.contains("/queue.")), "{path}");
        // When something waits or was kept is told by the tournament's clocks, whatever the device's show.
        assert_eq!(page.attributes("body", "data-zone"), ["Europe/Berlin"], "{path}");
    }
    // So do announcements, and results from paper: each form has an address of its own, so that what was typed comes back to it.
    event.post("/announcements", &[("message", "Lunch is ready."), ("at_table", "")]).await.expect(303);
    let page = event.get("/announcements").await.ok();
    assert!(page.has("body[data-queues][data-keep]"), "{page}");
    assert_eq!(page.attributes("body", "data-page"), [event.at("/announcements")]);
    let number = page.attributes("[name=announcement]", "value").remove(0);
    let back = format!("/announcements/take-back?announcement={number}");
    assert!(page.has(&format!("form[action='{}']", event.at(&back))), "{page}");
    let missing = event.judge.get(&event.at("/from-paper")).await.ok().attributes(".missing-sheets a", "href");
    assert!(missing.len() > 1, "{missing:?}");
    for address in missing {
        let page = event.judge.get(&address).await.ok();
        assert!(page.has("body[data-queues]") && page.has(&format!("form[action='{address}'][data-entry]")), "{page}");
        assert_eq!(page.attributes("body", "data-page"), [address]);
    }
    let grid = event.judge.get(&event.at("/rounds/prelim/1/grid")).await.ok();
    assert_eq!(grid.attributes("body", "data-page"), [event.at("/rounds/prelim/1/grid")]);
    let forms = ["1", "2"].map(|number| event.at(&format!("/rounds/prelim/1/tables/{number}?from=grid")));
    assert_eq!(grid.attributes("[data-row] form[data-entry]", "action"), forms, "{grid}");
    event.post(&back, &[("announcement", &number)]).await.expect(303);
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
    assert!(first.starts_with(&format!("const VERSION = \"{}-", reeve_http::VERSION)), "{first}");
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

/// Eight players at two tables, the first round on.
async fn playing() -> Event {
    let event = Event::seated(8, &[]).await;
    event.step("prelim/1", "publish").await.expect(303);
    event.step("prelim/1", "start").await.expect(303);
    event
}

const TABLE: &str = "/rounds/prelim/1/tables/1";

fn result(version: &str, second: &'static str) -> Vec<(&'static str, String)> {
    let values = [("vp-1", "10"), ("vp-2", second), ("vp-3", "6"), ("vp-4", "5"), ("winner", "1")];
    let values = values.into_iter().map(|(name, value)| (name, value.to_owned()));
    [("version", version.to_owned())].into_iter().chain(values).collect()
}

/// Sends a result of table 1.
async fn send(person: &Person, path: &str, version: &str, second: &'static str, more: &[(&str, &str)]) -> Page {
    let typed = result(version, second);
    let mut fields: Vec<(&str, &str)> = typed.iter().map(|(name, value)| (*name, value.as_str())).collect();
    fields.extend(more);
    person.post(path, &fields).await
}

#[tokio::test]
async fn a_result_that_comes_to_a_final_sheet_leads_to_what_can_still_be_done() {
    let event = playing().await;
    let at = event.at(TABLE);
    send(&event.organizer, &at, "0", "7", &[("sign", "yes")]).await.expect(303);
    let late = send(&event.judge, &at, "0", "8", &[]).await.expect(409);
    let rows = late.rows("[aria-labelledby=clash] table");
    assert!(rows.iter().any(|row| row[1..] == ["7", "8"]), "{rows:?}");
    assert_eq!(late.attributes("a[data-way=take]", "href"), [event.at(&format!("{TABLE}/correction"))]);
    assert!(late.has("[data-why]") && late.says("propose a correction"), "{late}");
    // What is stored already needs no correction.
    let same = send(&event.judge, &at, "0", "7", &[]).await.expect(409);
    assert!(same.says("What you typed is what is stored.") && !same.has("[data-way]"), "{same}");
    let decided = send(&event.judge, &format!("{at}/decide"), "0", "8", &[("reason", "They left.")]).await.expect(409);
    assert_eq!(decided.attributes("a[data-way=take]", "href"), [event.at(&format!("{TABLE}/correction"))]);
}

#[tokio::test]
async fn a_players_own_sheet_waits_for_the_player_alone_and_says_what_is_left_to_do() {
    let event = playing().await;
    let page = event.get("/players/1").await.ok();
    let link = page.text("#link");
    let own = link.split_once("/p/").map(|(_, token)| format!("/p/{token}")).expect("a link");
    let visitor = event.app.visitor();
    let sheet = format!("{own}/sheets/prelim/1");
    let page = visitor.get(&sheet).await.ok();
    assert!(page.has("body[data-queues][data-keep]") && page.has("#queue[hidden]"), "{page}");
    assert_eq!(page.attributes("body", "data-page"), std::slice::from_ref(&sheet));
    let [sender] = &page.attributes("body", "data-sender")[..] else { panic!("one sender") };
    assert!(sender.starts_with("player-"), "{sender}");
    // The player's own page stays as light as it is.
    assert!(!visitor.get(&own).await.ok().has("#queue"));
    // The staff who look on send nothing of the player's.
    let staff = event.organizer.get(&sheet).await.ok();
    assert!(!staff.has("body[data-queues]") && !staff.has("#queue"), "{staff}");

    let table = page.text("h1");
    let number = table.rsplit(' ').next().expect("a number").to_owned();
    let typed = result("0", "7");
    let as_sender = |named: &str| {
        let request = visitor.request("POST", &sheet).header("reeve-sender", named);
        let fields: Vec<(&str, &str)> = typed.iter().map(|(name, value)| (*name, value.as_str())).collect();
        request.header("sec-fetch-site", "same-origin").form(&fields)
    };
    for other in ["player-0", "account-1", ""] {
        assert_eq!(visitor.send(as_sender(other)).await.status, 401, "{other}");
    }
    assert_eq!(visitor.send(as_sender(sender)).await.status, 303);
    // Who entered it sent something else from another device, which is compared, and may change it while nobody has signed.
    let late = send(&visitor, &sheet, "0", "8", &[]).await.expect(409);
    assert!(late.says("change it below") && late.says("What differs"), "{late}");
    // Somebody else at the table typed something else, which is compared, with the way to say so.
    let mut others = Vec::new();
    for player in 2..=8 {
        let page = event.get(&format!("/players/{player}")).await.ok();
        let link = page.text("#link").split_once("/p/").map(|(_, token)| format!("/p/{token}/sheets/prelim/1"));
        let theirs = link.expect("a link");
        if visitor.get(&theirs).await.ok().text("h1") == table {
            others.push(theirs);
        }
    }
    let sheet = others.first().expect("somebody else at the table").clone();
    let late = send(&visitor, &sheet, "0", "8", &[]).await.expect(409);
    assert_eq!(late.attributes("a[data-way=open]", "href"), [format!("{sheet}#f-disagree")]);
    assert!(late.has("#f-disagree") && late.says("What differs"), "{late}");
    // And once it is final, a judge is all that helps.
    let at = event.at(&format!("/rounds/prelim/1/tables/{number}"));
    event.organizer.post(&format!("{at}/sign"), &[("version", "1")]).await.expect(303);
    let late = send(&visitor, &sheet, "0", "8", &[]).await.expect(409);
    assert!(late.says("tell a judge now") && !late.has("[data-way]"), "{late}");
}

#[tokio::test]
async fn a_ruling_waits_at_the_address_of_its_form() {
    let event = playing().await;
    let form = event.at("/judge/rulings/new?at=prelim-1-1&clause=3.0.16");
    let page = event.judge.get(&form).await.ok();
    assert!(page.has("body[data-queues][data-keep]"), "{page}");
    assert_eq!(page.attributes("body", "data-page"), std::slice::from_ref(&form));
    // What was typed belongs to the table, whatever clause is chosen in the end.
    let draft = [event.at("/judge/rulings?at=prelim-1-1")];
    assert_eq!(page.attributes("form[data-draft]", "data-draft"), draft);
    let other = event.judge.get(&event.at("/judge/rulings/new?at=prelim-1-1&clause=3.0.11")).await.ok();
    assert_eq!(other.attributes("form[data-draft]", "data-draft"), draft);
    // A form that comes back stands at the address of the list, and says where its page is.
    let faulty = event.judge.post(&event.at("/judge/rulings?at=prelim-1-1&clause=3.0.16"), &[]).await.expect(422);
    assert_eq!(faulty.attributes("body", "data-page"), [form]);
}

#[tokio::test]
async fn who_is_signed_out_is_led_back_to_the_page_of_the_form() {
    let event = playing().await;
    let page = "/run/grand-open/judge/rulings/new?at=prelim-1-1&clause=3.0.16";
    let visitor = event.app.visitor();
    let from = |referer: &str| {
        let request = visitor.request("POST", &event.at("/judge/rulings?at=prelim-1-1&clause=3.0.16"));
        request.header("referer", referer).header("sec-fetch-site", "same-origin").form(&[("report", "The dice fell.")])
    };
    let next = |answer: &Page| answer.attributes("main .actions a.primary", "href");
    let answer = visitor.send(from(&format!("http://reeve.example{page}"))).await.expect(403);
    let [link] = &next(&answer)[..] else { panic!("a link: {answer}") };
    let query = link.strip_prefix("/sign-in?next=").expect("the way back");
    assert!(query.contains("at%3Dprelim-1-1"), "{query}");
    // An address elsewhere leads nowhere else.
    let answer = visitor.send(from("http://reeve.example//elsewhere.example/")).await.expect(403);
    assert_eq!(next(&answer), ["/sign-in"]);
}

#[tokio::test]
async fn there_is_a_page_for_what_the_device_does_not_keep_and_tables_are_kept_while_the_round_is_on() {
    let event = Event::seated(8, &[]).await;
    event.step("prelim/1", "publish").await.expect(303);
    let visitor = event.app.visitor();
    let page = visitor.get("/no-connection").await.ok();
    assert_eq!(page.text("h1"), "No connection");
    assert!(page.has("#away[data-page='/no-connection']") && page.has("#away a[href='']"), "{page}");
    let worker = visitor.get("/worker.js").await.ok();
    assert_eq!(worker.body().lines().nth(1), Some("const AWAY = \"/no-connection\";"));
    let (board, judge) = (event.at("/rounds/prelim/1"), event.at("/judge"));
    for (on, step) in [(false, "start"), (true, "close")] {
        for path in [&board, &judge, &event.at(TABLE)] {
            let page = event.judge.get(path).await.ok();
            let links = page.attributes("[data-ahead] a", "href");
            assert_eq!(links.contains(&event.at("/rounds/prelim/1/tables/2")), on, "{path}");
        }
        if step == "start" {
            event.step("prelim/1", step).await.expect(303);
        }
    }
}
