//! Series through the forms: made, events made and taken, played, ranked, lots drawn, events taken out again; and the ranking
//! against one written apart from Reeve (`tests/tools/series.py`).
//!
//! `REEVE_SERIES_SEED` repeats a run.

use std::process::Command;

use reeve_rules::rng::Rng;
use reeve_rules::rule_set::Preset;
use reeve_rules::tournament::vocabulary::{Phase, StaffRole, TournamentPart};
use reeve_store::new_tournament::NewTournament;
use reeve_store::time::millis;
use reeve_store::tournament::Tournament;
use reeve_store::{Scope, TournamentId, new_tournament, player, series, tournament};

use crate::support::app::{self, App, May, Page, Person};
use crate::support::day::{Day, blank, someone};
use crate::support::event::{filled, send};

/// A series made through its form.
pub(crate) async fn new_series(organizer: &Person, typed: &[(&str, &str)]) -> Page {
    let page = organizer.get("/new-series").await.ok();
    let known = [
        ("name", "Winter Series"),
        ("place", "Thüringen"),
        ("starts_on", "2026-11-21"),
        ("final_on", "2026-12-12"),
        ("time_zone", "Europe/Berlin"),
    ];
    let known: Vec<_> = known
        .into_iter()
        .filter(|(name, _)| typed.iter().all(|(other, _)| other != name))
        .chain(typed.iter().copied())
        .collect();
    send(organizer, "/new-series", &filled(&page, "main form", &known)).await
}

/// Makes an event through the form on the series' page; gives its short address.
pub(crate) async fn make_event(organizer: &Person, name: &str) -> String {
    let page = organizer.get("/series/winter-series").await.ok();
    let fields = filled(&page, "form[action$='/events']", &[("name", name)]);
    let made = send(organizer, "/series/winter-series/events", &fields).await.expect(303);
    made.location().and_then(|to| to.strip_prefix("/run/")).expect("the event").to_owned()
}

pub(crate) async fn stored(app: &App, slug: &str) -> Tournament {
    let mut tx = app.db.read().await.unwrap();
    tournament::by_slug(&mut tx, slug).await.unwrap().expect("a tournament")
}

/// Puts an event into check-in with a judge and these players, who have an e-mail address of their name.
pub(crate) async fn fill(app: &App, judge: &Person, slug: &str, names: &[String]) -> TournamentId {
    let event = stored(app, slug).await;
    let mut tx = app.db.write(Scope::Everything).await.unwrap();
    let id = event.id;
    tournament::update(&mut tx, &Tournament { phase: Phase::CheckIn, ..event }).await.unwrap();
    tournament::add_staff(&mut tx, id, judge.id(), StaffRole::Judge, millis(chrono::Utc::now())).await.unwrap();
    for name in names {
        let mut new = someone(id, name);
        new.person.email = Some(format!("{}@example.org", name.to_lowercase().replace(' ', "-")));
        player::insert(&mut tx, &new).await.unwrap();
    }
    tx.commit().await.unwrap();
    id
}

/// Plays an event through its pages: the VP that are entered come from `vp`, the first position wins.
pub(crate) async fn play(day: &Day, mut vp: impl FnMut() -> [&'static str; 4]) {
    day.make().await;
    for round in ["prelim/1", "prelim/2", "prelim/3"] {
        day.open(round).await;
        for (table, seats) in day.tables(round).await {
            day.enter(round, table, 0, &vp()[..seats], &[("sign", "yes")]).await.expect(303);
        }
        day.press(round, "close").await.expect(303);
    }
}

/// The ranking as CSV, without the mark at its beginning.
async fn ranking(person: &Person, path: &str) -> String {
    person.get(path).await.ok().body().trim_start_matches('\u{feff}').to_owned()
}

pub(crate) fn names(from: usize, to: usize) -> Vec<String> {
    (from..=to).map(|n| format!("Player {n:02}")).collect()
}

#[tokio::test]
async fn a_series_is_made_played_and_ranked_as_reckoned_elsewhere() {
    let seed = std::env::var("REEVE_SERIES_SEED").ok().and_then(|text| text.parse().ok());
    let seed = seed.unwrap_or_else(|| u64::from(std::process::id()));
    println!("REEVE_SERIES_SEED={seed}");
    let mut rng = Rng::new(seed);
    let mut app = app::start().await;
    let organizer = app.account("organizer", May::Create).await;
    let judge = app.account("judge", May::Nothing).await;
    let made = new_series(&organizer, &[]).await.expect(303);
    assert_eq!(made.location(), Some("/series/winter-series"));
    assert_eq!(app.visitor().get("/s/winter-series").await.status, 404, "only its organizers see it");
    assert!(organizer.get("/run").await.ok().says("Winter Series"));
    organizer.post("/series/winter-series/show", &[]).await.expect(303);

    let folder = tempfile::tempdir().unwrap();
    let mut files = Vec::new();
    // Overlapping fields; the first has a table of three.
    for (name, players) in [("Jena", names(1, 15)), ("Gera", names(9, 24)), ("Weimar", names(4, 19))] {
        let slug: &'static str = Box::leak(make_event(&organizer, name).await.into_boxed_str());
        let event = stored(&app, slug).await;
        assert_eq!((event.part, event.name.as_str()), (TournamentPart::Prelims, name));
        let id = fill(&app, &judge, slug, &players).await;
        let day = Day { app, organizer: organizer.clone(), judge: judge.clone(), id, slug };
        // Ties are frequent where few different results are possible.
        let results = [["10", "6", "6", "4"], ["10", "8", "5", "5"], ["10", "7", "7", "7"], ["11", "9", "6", "3"]];
        play(&day, || results[rng.below(results.len())]).await;
        let provisional = day.app.visitor().get("/s/winter-series").await.ok();
        assert!(!provisional.says("provisional"), "the games of every event that there is are over");
        let csv = ranking(&organizer, &day.run("export/results.csv")).await;
        std::fs::write(folder.path().join(slug), csv).unwrap();
        files.push(format!("{name}={}", folder.path().join(slug).display()));
        app = day.app;
    }
    let expected = Command::new("python3").args(["tests/tools/series.py", "rank"]).args(&files).output();
    let Ok(expected) = expected else {
        assert!(std::env::var_os("CI").is_none(), "python3 is missing");
        return;
    };
    assert!(expected.status.success(), "{}", String::from_utf8_lossy(&expected.stderr));
    let expected = String::from_utf8(expected.stdout).unwrap();
    assert_eq!(ranking(&app.visitor(), "/s/winter-series/ranking.csv").await, expected);
    assert_eq!(ranking(&organizer, "/series/winter-series/ranking.csv").await, expected);

    let page = app.visitor().get("/s/winter-series").await.ok();
    assert_eq!(page.rows("table.standings").len(), expected.lines().count() - 1 + usize::from(page.has("tr.cut")));
    assert!(page.says("24 different people have played, all events counted together."), "{page}");
    assert!(page.says("which the organizers may skip"), "{page}");
    assert!(page.says("All events are over"), "{page}");
    assert!(app.visitor().get("/").await.ok().says("Winter Series"), "the start page names it");
    assert!(app.visitor().get("/s/winter-series/qr.svg").await.ok().body().contains("<svg"));
    lots_settle_what_decides(&app, &organizer, &expected).await;
}

/// Draws lots, where anybody needs one, and finds them in the ranking; a lot is drawn once.
async fn lots_settle_what_decides(app: &App, organizer: &Person, before: &str) {
    let ranks = |csv: &str| -> Vec<u32> {
        csv.lines().skip(1).map(|line| line.split(',').next().unwrap().parse().unwrap()).collect()
    };
    let shared = |ranks: &[u32]| (0..16).any(|at| ranks.get(at + 1) == ranks.get(at) && ranks.get(at).is_some());
    let page = organizer.get("/series/winter-series/ranking").await.ok();
    let needed = page.has("form[action$='/lots']");
    assert_eq!(needed, shared(&ranks(before)), "{before}");
    let without = organizer.post("/series/winter-series/lots", &[("confirm", "drew")]).await;
    assert_eq!(without.status, if needed { 422 } else { 409 }, "{without}");
    assert!(!needed || without.says("To go on, type draw."), "{without}");
    let drawn = organizer.post("/series/winter-series/lots", &[("confirm", "draw")]).await;
    assert_eq!(drawn.status, if needed { 303 } else { 409 }, "{drawn}");
    let after = ranking(&app.visitor(), "/s/winter-series/ranking.csv").await;
    assert!(!shared(&ranks(&after)), "{after}");
    assert_eq!(
        organizer.post("/series/winter-series/lots", &[("confirm", "draw")]).await.status,
        409,
        "there is nothing left to draw"
    );
    assert_eq!(ranking(&app.visitor(), "/s/winter-series/ranking.csv").await, after);
    if needed {
        let page = app.visitor().get("/s/winter-series").await.ok();
        assert!(page.says("seed") && page.has("span.decides"), "{page}");
    }
}

#[tokio::test]
async fn an_event_ends_after_its_preliminary_games() {
    let app = app::start().await;
    let organizer = app.account("organizer", May::Create).await;
    let judge = app.account("judge", May::Nothing).await;
    new_series(&organizer, &[("tied_places", "dense")]).await.expect(303);
    let slug: &'static str = Box::leak(make_event(&organizer, "Jena").await.into_boxed_str());
    let details = organizer.get(&format!("/run/{slug}/details")).await.ok();
    let fields = filled(&details, "form[action$='/details']", &[("tied_places", "skip")]);
    let refused = send(&organizer, &format!("/run/{slug}/details"), &fields).await.expect(409);
    assert!(refused.says("is an event of Winter Series"), "{refused}");
    let id = fill(&app, &judge, slug, &names(1, 16)).await;
    let day = Day { app, organizer, judge, id, slug };
    day.app.visitor().get("/s/winter-series").await.expect(404);
    assert_eq!(day.organizer.post(&day.run("finish"), &[]).await.status, 409, "the games are not over");
    play(&day, || ["10", "8", "7", "5"]).await;
    assert_eq!(day.organizer.post(&day.run("bracket/final/make"), &[]).await.status, 409, "it has no final");
    assert_eq!(day.organizer.post(&day.run("stages"), &[("semi-finals", "skip"), ("seen", "unset")]).await.status, 409);
    let next = day.organizer.get(&day.run("")).await;
    let next = if next.status == 200 { next } else { day.organizer.get(&format!("/run/{slug}")).await.ok() };
    assert!(next.says("End the event") && !next.says("Declare the champion"), "{next}");
    day.organizer.post(&day.run("finish"), &[]).await.expect(303);
    assert_eq!(day.stored().await.tournament.phase, Phase::Finished);
    assert_eq!(day.organizer.post(&day.run("finish"), &[]).await.status, 409, "it is over");
    let token = day.stored().await.players[0].link_token.clone();
    let own = day.app.visitor().get(&format!("/p/{token}")).await.ok();
    assert!(own.says("The games of this event are over.") && !own.says("champion"), "{own}");
    let public = day.app.visitor().get(&format!("/t/{slug}")).await.ok();
    assert!(public.says("This is an event of a series") && !public.has("a[href$='/bracket']"), "{public}");
    // The settings of the series are locked now.
    let page = day.organizer.get("/series/winter-series/details").await.ok();
    assert!(page.says("An event has published its first round"), "{page}");
    let fields = filled(&page, "form[action$='/details']", &[("tied_places", "skip")]);
    let refused = send(&day.organizer, "/series/winter-series/details", &fields).await.expect(409);
    assert!(refused.says("the settings can't change any more"), "{refused}");
}

#[tokio::test]
async fn a_tournament_is_taken_and_taken_out_again() {
    let app = app::start_with(&["--public-url", "http://reeve.example.org"]).await;
    let organizer = app.account("organizer", May::Create).await;
    let judge = app.account("judge", May::Nothing).await;
    new_series(&organizer, &[]).await.expect(303);
    new_series(&organizer, &[("name", "Other"), ("slug", "other-series")]).await.expect(303);
    let mut tx = app.db.write(Scope::Everything).await.unwrap();
    let id = new_tournament::insert(&mut tx, &blank()).await.unwrap().id;
    tournament::add_staff(&mut tx, id, organizer.id(), StaffRole::Organizer, millis(chrono::Utc::now())).await.unwrap();
    let strange =
        new_tournament::insert(&mut tx, &NewTournament { slug: "strange".to_owned(), ..blank() }).await.unwrap().id;
    tx.commit().await.unwrap();
    let take = async |series: &str, slug: &str| {
        organizer.post(&format!("/series/{series}/events/take"), &[("tournament", slug)]).await
    };
    for empty in ["", "  "] {
        assert_eq!(take("winter-series", empty).await.expect(422).fault("tournament"), "Type its name or address.");
    }
    for unknown in ["nowhere", "strange", "/t/strange", "../spring", "/s/winter-series", &"x".repeat(300)] {
        let page = take("winter-series", unknown).await.expect(422);
        assert!(
            page.fault("tournament").contains("You don't run a tournament with this address or name"),
            "{unknown:?}: {page}"
        );
    }
    // What the organizer runs and fits is proposed; once it is an event somewhere, it no longer is.
    let proposed = async || {
        let page = organizer.get("/series/winter-series").await.ok();
        let label = page.texts("#fitting option").concat();
        (page.attributes("#fitting option", "value"), label)
    };
    let (slugs, label) = proposed().await;
    assert_eq!(slugs, ["spring"]);
    assert!(label.contains(&blank().name) && label.contains(&blank().starts_on.format("%Y").to_string()), "{label}");
    // However the tournament is named: its address as it is pasted, or the name that stands on its page.
    for typed in [
        " SPRING ",
        "/t/spring",
        "reeve.example.org/t/spring",
        "https://reeve.example.org/t/spring/standings?done=1#rank-3",
        &format!("{}/run/Spring", app.url),
        &blank().name,
        &format!("  {} ", blank().name.to_uppercase()),
    ] {
        let taken = take("winter-series", typed).await.expect(303);
        let page = organizer.follow(&taken).await.ok();
        assert!(page.says("It ends after its preliminary games: it has no semi-finals"), "{typed}: {page}");
        organizer.post("/series/winter-series/events/spring/take-out", &[]).await.expect(303);
    }
    // The address of another server means none of these, though one is called the same there.
    for typed in ["http://evil.example.org/t/spring", "evil.example.org/run/spring", "http://127.0.0.1:1/t/spring"] {
        let page = take("winter-series", typed).await.expect(422);
        assert!(page.fault("tournament").contains("is imported from its archive first"), "{typed}: {page}");
    }
    // Of two with one name the address says which is meant, and one that is archived is none of them.
    let other = NewTournament { slug: "spring-again".to_owned(), ..blank() };
    let mut tx = app.db.write(Scope::Everything).await.unwrap();
    let same = new_tournament::insert(&mut tx, &other).await.unwrap().id;
    tournament::add_staff(&mut tx, same, organizer.id(), StaffRole::Organizer, millis(chrono::Utc::now()))
        .await
        .unwrap();
    tx.commit().await.unwrap();
    let page = take("winter-series", &blank().name).await.expect(422);
    assert!(page.fault("tournament").contains("Several of your tournaments have this name"), "{page}");
    organizer.post("/run/spring-again/archive", &[("confirm", "spring-again")]).await.expect(303);
    take("winter-series", &blank().name).await.expect(303);
    organizer.post("/series/winter-series/events/spring/take-out", &[]).await.expect(303);
    assert!(take("winter-series", "spring-again").await.expect(422).fault("tournament").contains("is archived"));
    take("winter-series", " spring ").await.expect(303);
    assert!(proposed().await.0.is_empty());
    assert_eq!(stored(&app, "spring").await.part, TournamentPart::Prelims);
    assert!(take("winter-series", "spring").await.expect(422).fault("tournament").contains("of this series already"));
    assert!(take("other-series", "spring").await.expect(422).fault("tournament").contains("an event of Winter Series"));
    assert_eq!(organizer.post("/series/other-series/events/spring/take-out", &[]).await.status, 409);

    let out = "/series/winter-series/events/spring/take-out";
    organizer.post(out, &[]).await.expect(303);
    assert_eq!(stored(&app, "spring").await.part, TournamentPart::Whole, "an ordinary tournament again");
    assert_eq!(organizer.get(out).await.status, 404);
    take("winter-series", "spring").await.expect(303);
    fill(&app, &judge, "spring", &names(1, 12)).await;
    let day = Day { app, organizer: organizer.clone(), judge, id, slug: "spring" };
    play(&day, || ["10", "8", "7", "5"]).await;
    let page = organizer.post(out, &[("confirm", "yes")]).await.expect(422);
    assert!(page.fault("confirm").contains("type remove"), "{page}");
    assert!(page.says("no longer count in the ranking") && !page.says("Everybody has seen"), "not public: {page}");
    organizer.post("/series/winter-series/show", &[]).await.expect(303);
    assert!(organizer.get(out).await.ok().says("Everybody has seen its results in the ranking"));
    organizer.post("/series/winter-series/hide", &[]).await.expect(303);
    assert!(organizer.get("/series/winter-series/ranking").await.ok().says("Player 01"));
    organizer.post(out, &[("confirm", "remove")]).await.expect(303);
    assert!(organizer.get("/series/winter-series/ranking").await.ok().says("No results count yet."));
    let mut tx = day.app.db.read().await.unwrap();
    assert!(series::of_event(&mut tx, id).await.unwrap().is_none() && strange != id);
    drop(tx);

    // With semi-finals of its own it is not over, though its preliminary games are.
    let phase = async |phase: Phase| {
        let event = stored(&day.app, "spring").await;
        let mut tx = day.app.db.write(Scope::Everything).await.unwrap();
        tournament::update(&mut tx, &Tournament { phase, ..event }).await.unwrap();
        tx.commit().await.unwrap();
    };
    phase(Phase::Semi).await;
    let taken = take("winter-series", "spring").await.expect(303);
    let page = organizer.follow(&taken).await.ok();
    assert!(
        page.says("is an event of this series now.") && !page.says("no final of its own"),
        "its semi-finals are on: {page}"
    );
    organizer.post("/series/winter-series/show", &[]).await.expect(303);
    for (now, state, all) in [
        (Phase::Semi, "semi-finals", "The preliminary games of all events are over"),
        (Phase::Final, "final", "The preliminary games of all events are over"),
        (Phase::Finished, "over", "All events are over"),
    ] {
        phase(now).await;
        for (person, path) in [(&organizer, "/series/winter-series"), (&day.app.visitor(), "/s/winter-series")] {
            let page = person.get(path).await.ok();
            assert_eq!(page.texts("li.dated .state"), [state], "{path}: {page}");
            assert!(page.says(all), "{path}: {page}");
        }
    }
}

#[tokio::test]
async fn a_series_is_played_by_the_official_rules() {
    let app = app::start().await;
    let organizer = app.account("organizer", May::Create).await;
    new_series(&organizer, &[]).await.expect(303);
    let rules = Preset::Germany.rules();
    let other = NewTournament { prelim_rounds: rules.prelim_games.into(), rules, ..blank() };
    let mut tx = app.db.write(Scope::Everything).await.unwrap();
    let id = new_tournament::insert(&mut tx, &other).await.unwrap().id;
    tournament::add_staff(&mut tx, id, organizer.id(), StaffRole::Organizer, millis(chrono::Utc::now())).await.unwrap();
    tx.commit().await.unwrap();
    let says = "The events of a series and its final day are played by CATAN Studio's rules";
    let page = organizer.post("/series/winter-series/events/take", &[("tournament", "spring")]).await.expect(422);
    assert!(page.fault("tournament").contains(says), "{page}");
    let page = organizer.get("/series/winter-series").await.ok();
    assert!(page.attributes("#fitting option", "value").is_empty(), "{page}");
    // Nor does an event or a final day get other rules later.
    let slug = make_event(&organizer, "Event").await;
    for part in [TournamentPart::Prelims, TournamentPart::Finals] {
        let event = stored(&app, &slug).await;
        let mut tx = app.db.write(Scope::Everything).await.unwrap();
        tournament::update(&mut tx, &Tournament { part, ..event }).await.unwrap();
        tx.commit().await.unwrap();
        let page = organizer.get(&format!("/run/{slug}/details")).await.ok();
        let fields = filled(&page, "main form[action$='/details']", &[("rules", "germany")]);
        let refused = send(&organizer, &format!("/run/{slug}/details"), &fields).await;
        assert!([409, 422].contains(&refused.status) && refused.says(says), "{part}: {refused}");
        assert!(stored(&app, &slug).await.rules.is_official());
    }
}

#[tokio::test]
async fn the_form_of_a_series_names_every_fault() {
    let app = app::start().await;
    let organizer = app.account("organizer", May::Create).await;
    let check = async |typed: &[(&str, &str)], field: &str, part: &str| {
        let page = new_series(&organizer, typed).await.expect(422);
        assert!(page.fault(field).contains(part), "{typed:?}: {page}");
    };
    check(&[("name", " ")], "name", "").await;
    check(&[("final_on", "soon")], "final_on", "not a day").await;
    check(&[("final_on", "2026-11-20")], "final_on", "before the first day").await;
    check(&[("slug", "New")], "slug", "").await;
    check(&[("time_zone", "Atlantis")], "time_zone", "").await;
    let odd = format!("\"Series\" of مرحبا & <b>Zoë</b> {}", "x".repeat(200));
    let made = new_series(&organizer, &[("name", &odd), ("slug", "odd-one")]).await.expect(303);
    let page = organizer.follow(&made).await.ok();
    assert_eq!(page.text("h1"), odd);
    check(&[("slug", "odd-one")], "slug", "Another series has this address").await;
    let page = organizer.post("/series/odd-one/organizers", &[("name", "Nobody")]).await.expect(422);
    assert!(!page.fault("name").is_empty());
    let helper = app.account("helper", May::Nothing).await;
    assert_eq!(helper.get("/series/odd-one").await.status, 404, "nobody else sees it");
    organizer.post("/series/odd-one/organizers", &[("name", "helper")]).await.expect(303);
    helper.get("/series/odd-one").await.ok();
    let made =
        helper.post("/series/odd-one/events", &[("name", "E"), ("starts_on", "2026-11-21"), ("place", "Jena")]).await;
    assert_eq!(helper.follow(&made.expect(303)).await.ok().text("h1"), "E", "organizers of a series run its events");
    helper.post(&format!("/series/odd-one/organizers/{}/remove", organizer.id()), &[]).await.expect(303);
    assert_eq!(helper.post(&format!("/series/odd-one/organizers/{}/remove", helper.id()), &[]).await.status, 409);
    assert_eq!(organizer.get("/series/odd-one").await.status, 404);
}

/// It counts all the same; only its organizers read that a day may be wrong.
#[tokio::test]
async fn an_event_outside_the_days_of_its_series_is_taken_and_remarked_on() {
    let app = app::start().await;
    let organizer = app.account("organizer", May::Create).await;
    new_series(&organizer, &[]).await.expect(303);
    organizer.post("/series/winter-series/show", &[]).await.expect(303);
    for (slug, day) in
        [("early", "2026-11-20"), ("first", "2026-11-21"), ("last", "2026-12-12"), ("late", "2026-12-13")]
    {
        let new = NewTournament {
            slug: slug.to_owned(),
            name: slug.to_owned(),
            starts_on: day.parse().expect(day),
            phase: Phase::Registration,
            ..blank()
        };
        let mut tx = app.db.write(Scope::Everything).await.unwrap();
        let id = new_tournament::insert(&mut tx, &new).await.unwrap().id;
        let now = millis(chrono::Utc::now());
        tournament::add_staff(&mut tx, id, organizer.id(), StaffRole::Organizer, now).await.unwrap();
        tx.commit().await.unwrap();
        organizer.post("/series/winter-series/events/take", &[("tournament", slug)]).await.expect(303);
    }
    let page = organizer.get("/series/winter-series").await.ok();
    let remarks = page.texts(".entries p b");
    assert_eq!(remarks.len(), 2, "{page}");
    assert!(remarks[0].starts_with("This is before the series begins, on Saturday, 21 November 2026."), "{remarks:?}");
    assert!(remarks[1].starts_with("This is after the series ends, on Saturday, 12 December 2026."), "{remarks:?}");
    let public = app.visitor().get("/s/winter-series").await.ok();
    assert!(public.says("early") && !public.says("before the series begins"), "{public}");
}
