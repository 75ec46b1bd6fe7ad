//! Work that somebody's file, download or question makes: it has an end, and is not in the way of results.

use std::time::{Duration, Instant};

use reeve_http::server::queues::RequestQueue;
use reeve_limits as limits;
use reeve_store::tournament;

use crate::support::app;
use crate::support::app::{May, PASSWORD};
use crate::support::day::day;
use crate::support::event::{Event, filled, send};
use crate::support::letters::until;

#[tokio::test]
async fn a_file_with_faults_everywhere_makes_a_page_that_ends() {
    let day = day(16).await;
    let path = day.run("schedule/import");
    // No list in any of its lines.
    let page = day.organizer.post_file(&path, &[], "file", &b"\xFF\n".repeat(limits::SCHEDULE_FILE.bytes / 3)).await;
    assert!(
        page.status == 422 && page.says("lines after the header") && page.body().len() < 200_000,
        "{} {page}",
        page.body().len()
    );
    let lines = "x,x,x,x\n".repeat(limits::SCHEDULE_FILE.rows - 1);
    let file = format!("round,table,position,player\n{lines}");
    let page = day.organizer.post_file(&path, &[], "file", file.as_bytes()).await.expect(422);
    let left = 4 * (limits::SCHEDULE_FILE.rows - 1) - limits::FAULTS;
    assert!(page.says(&format!("And {left} more")) && page.body().len() < 400_000, "{}", page.body().len());
    let empty_names = format!("player,club\n{}", ",Jena\n".repeat(limits::PLAYERS));
    let sent = day.organizer.post_file(&day.run("import"), &[], "file", empty_names.as_bytes()).await.expect(303);
    let page = day.organizer.follow(&sent).await.ok();
    let left = limits::PLAYERS - limits::FAULTS;
    assert!(page.says(&format!("And {left} more")) && page.body().len() < 400_000, "{}", page.body().len());
    // A column with a name as long as the file is shown in short.
    let in_letters = |n: usize| n.to_string().bytes().map(|digit| char::from(digit - b'0' + b'a')).collect::<String>();
    let players: String = (0..1_000).map(|n| format!("{},\n", in_letters(n))).collect();
    let mut sizes = Vec::new();
    for heading in ["c".to_owned(), "c".repeat(500_000)] {
        let sent = format!("player,{heading}\n{players}");
        let sent = day.organizer.post_file(&day.run("import"), &[], "file", sent.as_bytes()).await.expect(303);
        let page = day.organizer.follow(&sent).await.ok();
        assert_eq!(page.rows("table.roster").len(), 1_000);
        sizes.push(page.body().len());
    }
    assert!(sizes[1] < sizes[0] + 1_000, "{sizes:?}");
}

#[tokio::test]
async fn a_name_that_no_page_looks_for_makes_no_page() {
    let day = day(16).await;
    day.make().await;
    day.press("prelim/1", "publish").await.expect(303);
    let visitor = day.app.visitor();
    let first = visitor.get(&day.public("seats")).await.ok();
    let before = (day.app.shared.page_cache.made(), day.app.shared.page_cache.len());
    for n in 0..20 {
        let again = visitor.get(&day.public(&format!("seats?utm_{n}=a%20b&x={n}"))).await.ok();
        assert_eq!(again.header("etag"), first.header("etag"));
    }
    assert_eq!((day.app.shared.page_cache.made(), day.app.shared.page_cache.len()), before);
    // What it does look for is another page.
    assert!(visitor.get(&day.public("seats?q=Player+03&x=1")).await.ok().body() != first.body());
}

#[tokio::test]
async fn results_go_in_while_downloads_wait_for_each_other() {
    let day = day(16).await;
    day.make().await;
    day.open("prelim/1").await;
    let (queues, large) = (&day.app.shared.queues, Some(RequestQueue::Large));
    let held = (queues.place_in(large).await.expect("a place"), queues.place_in(large).await.expect("another"));
    let downloads: Vec<_> = (0..60)
        .map(|n| {
            let organizer = day.organizer.clone();
            let file = ["export/archive.zip", "export/results.csv", "export/players.csv", "audit.csv"][n % 4];
            let path = day.run(file);
            tokio::spawn(async move { organizer.get(&path).await.status })
        })
        .collect();
    until("downloads that wait", async || queues.waiting_in(RequestQueue::Large) == 60).await;
    day.enter("prelim/1", 1, 0, &["10", "8", "7", "5"], &[("sign", "yes")]).await.expect(303);
    assert!(downloads.iter().all(|download| !download.is_finished()), "none got past the others");
    drop(held);
    for download in downloads {
        assert_eq!(download.await.expect("a download"), 200);
    }
}

#[tokio::test]
async fn visitors_who_search_wait_for_each_other_and_nobody_waits_for_them() {
    let day = day(16).await;
    day.make().await;
    day.open("prelim/1").await;
    let searched = day.public("seats?q=Player+03");
    let held = day.app.shared.queues.place_in(Some(RequestQueue::Visitors)).await.expect("the place");
    let visitor = day.app.visitor();
    let path = searched.clone();
    let search = tokio::spawn(async move { visitor.get(&path).await.status });
    until("a search that waits", async || day.app.shared.queues.waiting_in(RequestQueue::Visitors) == 1).await;
    day.app.visitor().get(&day.public("seats")).await.ok();
    day.organizer.get(&searched).await.ok();
    day.enter("prelim/1", 1, 0, &["10", "8", "7", "5"], &[("sign", "yes")]).await.expect(303);
    assert!(!search.is_finished(), "a search got past the one before");
    drop(held);
    assert_eq!(search.await.expect("a search"), 200);
}

#[tokio::test]
async fn nobody_waits_for_arrivals_who_needs_nothing_from_the_store() {
    let day = day(12).await;
    // A session is known here once it was brought.
    day.organizer.get(&day.run("players")).await.ok();
    let queues = &day.app.shared.queues;
    let mut held = Vec::new();
    for _ in 0..4 {
        held.push(queues.place_in(Some(RequestQueue::Arrivals)).await.expect("a place"));
    }
    let (visitor, path) = (day.app.visitor(), day.public("seats?q=Player+03"));
    let arriving = tokio::spawn(async move { visitor.get(&path).await.status });
    until("somebody who arrives", async || queues.waiting_in(RequestQueue::Arrivals) == 1).await;
    let style = day
        .app
        .visitor()
        .get("/sign-in")
        .await
        .ok()
        .body()
        .split("href=\"")
        .find_map(|part| part.split('"').next().filter(|address| address.ends_with(".css")).map(str::to_owned));
    for path in ["/readyz", "/healthz", &style.expect("a style sheet")] {
        day.app.visitor().get(path).await.ok();
    }
    day.organizer.get(&day.run("players")).await.ok();
    assert!(!arriving.is_finished(), "one got past those before");
    drop(held);
    assert_eq!(arriving.await.expect("a page"), 200);
}

#[tokio::test]
async fn a_session_that_was_made_up_waits_like_none() {
    let day = day(12).await;
    day.organizer.get(&day.run("players")).await.ok();
    day.app.account("Ada", May::Nothing).await;
    let queues = &day.app.shared.queues;
    let mut held = Vec::new();
    for _ in 0..4 {
        held.push(queues.place_in(Some(RequestQueue::Arrivals)).await.expect("a place"));
    }
    let (visitor, path) = (day.app.visitor(), day.run("players"));
    let forged = tokio::spawn(async move {
        let request = visitor.request("GET", &path).header("Cookie", "reeve_session=bWFkZSB1cA");
        visitor.send(request).await.status
    });
    until("a made-up session", async || queues.waiting_in(RequestQueue::Arrivals) == 1).await;
    // Sessions that are good go on, a new one too.
    day.organizer.get(&day.run("players")).await.ok();
    let anew = day.app.visitor();
    anew.sign_in("Ada", PASSWORD).await.expect(303);
    anew.get("/run").await.ok();
    assert!(!forged.is_finished(), "a made-up session got past those before");
    drop(held);
    assert_eq!(forged.await.expect("an answer"), 303);
}

#[tokio::test]
async fn a_flood_of_sign_ins_stands_in_a_line_of_its_own() {
    let day = day(12).await;
    day.app.account("Ada", May::Nothing).await;
    let queues = &day.app.shared.queues;
    let mut held = Vec::new();
    for _ in 0..2 {
        held.push(queues.place_in(Some(RequestQueue::Attempts)).await.expect("a place"));
    }
    let browser = day.app.visitor();
    let signing_in = tokio::spawn(async move { browser.sign_in("Ada", PASSWORD).await.status });
    until("a sign-in", async || queues.waiting_in(RequestQueue::Attempts) == 1).await;
    // It waits before anything of it is written, so nothing stands before the results.
    day.organizer.get(&day.run("players")).await.ok();
    assert!(!signing_in.is_finished(), "a sign-in got past those before");
    drop(held);
    assert_eq!(signing_in.await.expect("an answer"), 303);
}

#[tokio::test]
async fn the_place_and_the_connection_have_one_deadline() {
    let day = day(12).await;
    let (queues, db) = (&day.app.shared.queues, &day.app.shared.db);
    let mut places = Vec::new();
    for _ in 0..4 {
        places.push(queues.place_in(Some(RequestQueue::Arrivals)).await.expect("a place"));
    }
    let mut connections = Vec::new();
    while let Ok(Ok(tx)) = tokio::time::timeout(Duration::from_millis(500), db.read()).await {
        connections.push(tx);
    }
    let (visitor, path, began) = (day.app.visitor(), day.public("seats?q=Player+03"), Instant::now());
    let waits = tokio::spawn(async move { visitor.get(&path).await.status });
    tokio::time::sleep(Duration::from_secs(6)).await;
    drop(places);
    assert_eq!(waits.await.expect("an answer"), 503);
    let took = began.elapsed();
    assert!((9..13).contains(&took.as_secs()), "{took:?}");
}

#[tokio::test]
async fn results_go_in_while_files_and_searches_of_the_staff_wait_for_each_other() {
    let day = day(16).await;
    day.make().await;
    day.open("prelim/1").await;
    let queues = &day.app.shared.queues;
    let mut held = Vec::new();
    for (queue, places) in [(RequestQueue::Files, 3), (RequestQueue::Staff, 1)] {
        for _ in 0..places {
            held.push(queues.place_in(Some(queue)).await.expect("a place"));
        }
    }
    let (organizer, path) = (day.organizer.clone(), day.run("import"));
    let file = tokio::spawn(async move { organizer.post(&path, &[("pasted", "player\nKim\n")]).await.status });
    let (organizer, path) = (day.organizer.clone(), day.run("players?q=Player"));
    let search = tokio::spawn(async move { organizer.get(&path).await.status });
    let waiting = || [RequestQueue::Files, RequestQueue::Staff].map(|queue| queues.waiting_in(queue));
    until("a file and a search that wait", async || waiting() == [1, 1]).await;
    day.enter("prelim/1", 1, 0, &["10", "8", "7", "5"], &[("sign", "yes")]).await.expect(303);
    day.organizer.get(&day.run("players")).await.ok();
    assert!(!file.is_finished() && !search.is_finished(), "one got past those before");
    drop(held);
    assert_eq!(search.await.expect("a search"), 200);
    assert!(file.await.expect("an answer") < 500);
}

#[tokio::test]
async fn who_asks_who_is_registered_registers_as_often() {
    let event = Event::on(app::start_with(&["--registrations-per-hour", "4"]).await, &[]).await;
    let path = format!("/t/{}/register", event.slug);
    let register = async |name: &str, email: &str| {
        let typed = [("name", name), ("email", email), ("code", "yes"), ("photo", "yes")];
        event.app.visitor().post(&path, &typed).await
    };
    register("Ann", "ann@example.org").await.expect(303);
    // A box that was forgotten tells nothing, and counts for nothing.
    for _ in 0..5 {
        event.app.visitor().post(&path, &[("name", "Bo")]).await.expect(422);
    }
    for _ in 0..3 {
        register("Ann", "ann@example.org").await.expect(422);
    }
    register("Ann", "ann@example.org").await.expect(429);
    register("Cy", "cy@example.org").await.expect(429);
}

#[tokio::test]
async fn whether_an_address_is_registered_is_told_to_its_own_network_only() {
    let event = Event::on(app::start_with(&["--proxies", "127.0.0.1"]).await, &[]).await;
    let path = format!("/t/{}/register", event.slug);
    let register = async |from: &str, name: &str| {
        let typed = [("name", name), ("email", "ann@example.org"), ("code", "yes"), ("photo", "yes")];
        let person = event.app.visitor();
        let request = person.request("POST", &path).header("Sec-Fetch-Site", "same-origin");
        person.send(request.header("X-Forwarded-For", from).form(&typed)).await
    };
    register("192.0.2.7", "Ann").await.expect(303);
    let near = register("192.0.2.7", "Bo").await.expect(422);
    assert!(near.says("e-mail"), "{near}");
    register("198.51.100.7", "Cy").await.expect(303);
}

#[tokio::test]
async fn a_server_without_a_limit_takes_every_registration() {
    let event = Event::on(app::start_with(&["--registrations-per-hour", "0"]).await, &[]).await;
    let path = format!("/t/{}/register", event.slug);
    for name in ["Ann", "Bo", "Cy"] {
        event.app.visitor().post(&path, &[("name", name), ("code", "yes"), ("photo", "yes")]).await.expect(303);
    }
    let page = event.organizer.get(&event.at("/details")).await.ok();
    assert!(page.says("this server's limit, none"), "{page}");
}

/// In a hall with several tournaments everybody comes from one address.
#[tokio::test]
async fn registrations_for_another_tournament_do_not_count() {
    let event = Event::on(app::start_with(&["--registrations-per-hour", "1"]).await, &[]).await;
    let page = event.organizer.get("/new").await.ok();
    let where_and_when = [("place", "Town hall"), ("starts_on", "2026-11-21"), ("time_zone", "Europe/Berlin")];
    let typed = [&[("name", "Side Event"), ("slug", "side")], &where_and_when[..]].concat();
    send(&event.organizer, "/new", &filled(&page, "main form", &typed)).await.expect(303);
    event.organizer.post("/run/side/open-registration", &[]).await.expect(303);
    let register = async |slug: &str, name: &str| {
        let typed = [("name", name), ("code", "yes"), ("photo", "yes")];
        event.app.visitor().post(&format!("/t/{slug}/register"), &typed).await
    };
    register(&event.slug, "Ann").await.expect(303);
    register("side", "Bo").await.expect(303);
    for slug in [event.slug.as_str(), "side"] {
        register(slug, "Cy").await.expect(429);
    }
}

#[tokio::test]
async fn a_tournament_has_its_own_limit_of_registrations_and_who_is_refused_reads_when_to_come_back() {
    let event = Event::on(app::start_with(&["--registrations-per-hour", "2"]).await, &[]).await;
    let path = format!("/t/{}/register", event.slug);
    let register = async |name: &str| {
        let typed = [("name", name), ("code", "yes"), ("photo", "yes")];
        event.app.visitor().post(&path, &typed).await
    };
    let limit = async |typed: &str| {
        let page = event.organizer.get(&event.at("/details")).await.ok();
        let mut fields = page.form("form[action$='/details']");
        fields.retain(|(name, _)| name != "registrations_per_hour");
        fields.push(("registrations_per_hour".to_owned(), typed.to_owned()));
        let fields: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
        event.organizer.post(&event.at("/details"), &fields).await
    };
    for name in ["Ann", "Bo"] {
        register(name).await.expect(303);
    }
    // The first of the two came this many minutes ago, by the clocks of the tournament.
    let now = chrono::Utc::now();
    let earlier = now - chrono::TimeDelta::minutes(50);
    let mut tx = event.app.db.write(reeve_store::Scope::NoTournament).await.unwrap();
    tx.query(
        "update attempt set at = $1 where player_id = (select min(player_id) from attempt where kind = 'register')",
    )
    .bind(earlier)
    .execute()
    .await
    .unwrap();
    tx.commit().await.unwrap();
    let refused = register("Cy").await.expect(429);
    let again = earlier + chrono::TimeDelta::hours(1) + chrono::TimeDelta::milliseconds(59_999);
    let zone =
        tournament::by_slug(&mut event.app.db.read().await.unwrap(), &event.slug).await.unwrap().unwrap().time_zone;
    let clock = reeve_words::time::clock(again, &zone);
    assert!(refused.says(&format!("Come back at {clock}")), "{clock}: {refused}");
    // Raised, it lets one more in; of three, the second is the one that has to be an hour old.
    limit("3").await.expect(303);
    register("Cy").await.expect(303);
    assert!(register("Dee").await.expect(429).says(&format!("Come back at {clock}")));
    limit("2").await.expect(303);
    let later = reeve_words::time::clock(now + chrono::TimeDelta::hours(1), &zone);
    let refused = register("Dee").await.expect(429);
    assert!(!refused.says(&format!("Come back at {clock}")), "not before {later}: {refused}");
    limit("0").await.expect(303);
    for name in ["Dee", "Eve", "Fay"] {
        register(name).await.expect(303);
    }
    for nonsense in ["-1", "5001", "many"] {
        assert!(limit(nonsense).await.expect(422).fault("registrations_per_hour").contains("from 0 to 5000"));
    }
    limit("").await.expect(303);
    register("Gus").await.expect(429);
}
