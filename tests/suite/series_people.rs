//! Who is who in a series, through the forms: asked about names, joined, kept apart and parted, with what it changes in the ranking.

use std::collections::BTreeMap;

use reeve_rules::tournament::vocabulary::{Phase, StaffRole};
use reeve_store::new_tournament::NewTournament;
use reeve_store::time::millis;
use reeve_store::{Scope, TournamentId, new_tournament, player, tournament};

use crate::support::app::{self, App, May, Page, Person};
use crate::support::day::{Day, blank, someone};
use crate::support::event::{filled, send};

const PEOPLE: &str = "/series/cup/people";

/// An event in check-in with these players: names and e-mail addresses.
pub(crate) async fn event(app: &App, staff: (&Person, &Person), slug: &str, players: &[(&str, &str)]) -> TournamentId {
    let mut tx = app.db.write(Scope::Everything).await.unwrap();
    let new = NewTournament { slug: slug.to_owned(), name: format!("Event {slug}"), phase: Phase::CheckIn, ..blank() };
    let id = new_tournament::insert(&mut tx, &new).await.unwrap().id;
    for (person, role) in [(staff.0, StaffRole::Organizer), (staff.1, StaffRole::Judge)] {
        tournament::add_staff(&mut tx, id, person.id(), role, millis(chrono::Utc::now())).await.unwrap();
    }
    for (name, email) in players {
        let mut new = someone(id, name);
        new.person.email = Some((*email).to_owned()).filter(|email| !email.is_empty());
        player::insert(&mut tx, &new).await.unwrap();
    }
    tx.commit().await.unwrap();
    id
}

async fn play(day: &Day) {
    day.make().await;
    for round in ["prelim/1", "prelim/2", "prelim/3"] {
        day.open(round).await;
        for (table, seats) in day.tables(round).await {
            day.enter(round, table, 0, &["10", "8", "6", "5"][..seats], &[("sign", "yes")]).await.expect(303);
        }
        day.press(round, "close").await.expect(303);
    }
}

/// How many events each name of the ranking has, by the file; a name may stand there twice.
async fn lines(organizer: &Person) -> BTreeMap<String, Vec<String>> {
    let file = organizer.get("/series/cup/ranking.csv").await.ok().body();
    let mut lines: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for line in file.lines().skip(1) {
        let fields: Vec<&str> = line.split(',').collect();
        lines.entry(fields[1].to_owned()).or_default().push(fields.last().unwrap().to_string());
    }
    lines
}

/// The numbers of a name in an event.
async fn key(day: &Day, slug: &str, name: &str) -> String {
    let mut tx = day.app.db.read().await.unwrap();
    let event = tournament::by_slug(&mut tx, slug).await.unwrap().expect("an event");
    let players = player::of_tournament(&mut tx, event.id).await.unwrap();
    let found = players.iter().find(|player| player.person.name == name).expect("a player");
    format!("{slug}/{}", found.number)
}

/// Sends the form of a page that holds this text in its address.
async fn press(organizer: &Person, page: &Page, action: &str) -> Page {
    let form = format!("form[action$='{action}']");
    send(organizer, &format!("{PEOPLE}{action}"), &filled(page, &form, &[])).await
}

/// Whoever organizes the series alone says who is who in its events and takes them out: both pages that lead there say so, and the staff
/// of the event reads in its own log who did it.
#[tokio::test]
async fn what_organizers_of_a_series_do_in_events_of_others_is_said_and_logged() {
    let app = app::start().await;
    let organizer = app.account("organizer", May::Create).await;
    let judge = app.account("judge", May::Nothing).await;
    let other = app.account("otto", May::Create).await;
    let (spring, autumn) = (
        event(&app, (&organizer, &judge), "spring", &[("Wanda Berg", "")]).await,
        event(&app, (&organizer, &judge), "autumn", &[("Vanda Berg", "")]).await,
    );
    app.insert_series("cup", organizer.id(), &[spring, autumn]).await;
    let said = organizer.get("/series/cup").await.ok().text("section[aria-labelledby='take'] p");
    assert!(said.contains("see the names of its players") && said.contains("take it out again"), "{said}");
    let page = organizer.get("/series/cup/organizers").await.ok();
    assert!(page.says("sees the names of the players, says who is who, and can take the event out"), "{page}");

    organizer.post("/series/cup/organizers", &[("name", "otto")]).await.expect(303);
    other.get("/run/spring").await.expect(403);
    let asked = other.get(&format!("{PEOPLE}/join?one=spring/1&other=autumn/1")).await.ok();
    press(&other, &asked, "/join").await.expect(303);
    other.post("/series/cup/events/spring/take-out", &[]).await.expect(303);
    for (slug, actions) in
        [("spring", vec!["join person", "take an event out of a series"]), ("autumn", vec!["join person"])]
    {
        let log = organizer.get(&format!("/run/{slug}/audit.csv")).await.ok().body();
        let by_other = |action: &str| log.lines().any(|line| line.contains("otto") && line.contains(action));
        assert!(actions.iter().all(|action| by_other(action)), "{slug}: {log}");
    }
}

/// Each of one event was held against each of the other, and all those pairs against each other answer.
#[tokio::test]
async fn of_many_names_that_differ_in_one_letter_some_are_asked_about_and_the_page_says_so() {
    let app = app::start().await;
    let organizer = app.account("organizer", May::Create).await;
    let judge = app.account("judge", May::Nothing).await;
    let letter = |at: u32| char::from_u32(0x4E00 + at).expect("a letter");
    let names: Vec<String> = (0..180).map(|at| format!("Ada Lovel{}ce", letter(at))).collect();
    let players = |event: usize| -> Vec<(&str, &str)> {
        names.iter().skip(event).step_by(2).map(|name| (name.as_str(), "")).collect()
    };
    let (one, two) = (
        event(&app, (&organizer, &judge), "spring", &players(0)).await,
        event(&app, (&organizer, &judge), "autumn", &players(1)).await,
    );
    app.insert_series("cup", organizer.id(), &[one, two]).await;

    // Of 8,100 pairs.
    let home = organizer.get("/series/cup").await.ok();
    assert!(home.says("at least 3000 to answer") && home.says("At least 3000 pairs"), "{home}");
    let page = organizer.get(PEOPLE).await.ok();
    assert_eq!(page.texts("section[aria-labelledby='questions'] li.card").len(), 100);
    assert!(page.says("These are 100, and more names are alike than can be shown."), "{page}");
    // One that is answered makes room for another.
    press(&organizer, &page, "/apart").await.expect(303);
    assert!(organizer.get("/series/cup").await.ok().says("at least 3000 to answer"));
}

#[tokio::test]
async fn names_are_asked_about_and_the_ranking_follows_what_is_said() {
    let app = app::start().await;
    let organizer = app.account("organizer", May::Create).await;
    let judge = app.account("judge", May::Nothing).await;
    let spring = [
        ("Ada Berg", ""),
        ("Bo Li", "bo@example.org"),
        ("Jonas Richter", ""),
        ("Cleo One", ""),
        ("Dan Two", ""),
        ("Eve Three", ""),
        ("Finn Four", ""),
        ("Gro Five", ""),
    ];
    let autumn = [
        ("ada  berg", ""),
        ("Li, Bo", "BO@example.org"),
        ("Jonas Rickter", ""),
        ("Hal Six", ""),
        ("Ida Seven", ""),
        ("Jon Eight", ""),
        ("Kim Nine", ""),
        ("Lea Ten", ""),
    ];
    let (one, two) = (
        event(&app, (&organizer, &judge), "spring", &spring).await,
        event(&app, (&organizer, &judge), "autumn", &autumn).await,
    );
    app.insert_series("cup", organizer.id(), &[one, two]).await;
    let mut day = Day { app, organizer: organizer.clone(), judge: judge.clone(), id: one, slug: "spring" };
    play(&day).await;
    (day.id, day.slug) = (two, "autumn");
    play(&day).await;

    assert_eq!(day.app.visitor().get(PEOPLE).await.status, 303, "who is nobody is asked to sign in");
    assert_eq!(judge.get(PEOPLE).await.status, 403);
    let page = organizer.get(PEOPLE).await.ok();
    assert!(page.says("The same name") && page.says("Nearly the same name"), "{page}");
    assert_eq!(page.texts("#questions ~ ul li.card").len(), 2, "{page}");
    assert!(page.says("2 events, the same e-mail address"), "{page}");
    let home = organizer.get("/series/cup").await.ok();
    assert!(home.says("Who is who (2 to answer)"), "{home}");
    assert!(home.says("What to do now") && home.says("2 pairs may be one person each"), "{home}");
    let before = lines(&organizer).await;
    assert_eq!(before.values().map(Vec::len).sum::<usize>(), 15);

    // One person: what it changes stands there first, and of two organizers the second is told.
    let ada = (key(&day, "spring", "Ada Berg").await, key(&day, "autumn", "ada  berg").await);
    let asked = format!("{PEOPLE}/join?one={}&other={}", ada.0, ada.1);
    let page = organizer.get(&asked).await.ok();
    assert!(page.says("14 people have played instead of 15."), "{page}");
    // Both lines as they are, and the one that comes of them.
    let lines_shown = page.texts(".who-lines dd");
    assert_eq!(lines_shown.len(), 3, "{page}");
    assert!(lines_shown[..2].iter().all(|line| !line.contains("the best of")), "{lines_shown:?}");
    assert!(lines_shown[2].contains("the best of 2 events") && lines_shown[2].contains("VP"), "{lines_shown:?}");
    let old = organizer.get(&asked).await.ok();
    press(&organizer, &page, "/join").await.expect(303);
    let late = press(&organizer, &old, "/join").await.expect(409);
    assert!(late.says("is the same person already") || late.says("the same person already"), "{late}");
    let after = lines(&organizer).await;
    assert_eq!(after.values().map(Vec::len).sum::<usize>(), 14);
    assert!(after.values().flatten().filter(|events| *events == "2").count() == 2, "{after:?}");

    // Two people: they are not asked about again. An old page changes nothing.
    let (page, old) = (organizer.get(PEOPLE).await.ok(), organizer.get(PEOPLE).await.ok());
    press(&organizer, &page, "/apart").await.expect(303);
    let late = press(&organizer, &old, "/apart").await.expect(409);
    assert!(late.says("Somebody else changed this series"), "{late}");
    let page = organizer.get(PEOPLE).await.ok();
    assert!(!page.has("form[action$='/apart']") && page.says("said by the organizers"), "{page}");
    assert!(page.says("Answered: two people") && page.says("Jonas Rickter"), "{page}");
    assert!(page.has("#answered ~ ul a.name[href^='/run/spring/']"), "the player's page is one press away: {page}");
    assert_eq!(page.attributes("#answered ~ ul a.button", "href").len(), 1, "{page}");

    // The same address, and still two people; then one again.
    let bo = (key(&day, "spring", "Bo Li").await, key(&day, "autumn", "Li, Bo").await);
    let page = organizer.get(&format!("{PEOPLE}/part?player={}", bo.1)).await.ok();
    assert!(page.says("15 people have played instead of 14."), "{page}");
    let lines_shown = page.texts(".who-lines dd");
    assert!(lines_shown.len() == 3 && lines_shown[0].contains("the best of 2 events"), "{lines_shown:?}");
    let old = organizer.get(&format!("{PEOPLE}/part?player={}", bo.1)).await.ok();
    press(&organizer, &page, "/part").await.expect(303);
    assert_eq!(lines(&organizer).await.values().map(Vec::len).sum::<usize>(), 15);
    assert_eq!(press(&organizer, &old, "/part").await.status, 409, "there is nobody to part from");
    let page = organizer.get(&format!("{PEOPLE}/join?one={}&other={}", bo.1, bo.0)).await.ok();
    press(&organizer, &page, "/join").await.expect(303);
    assert_eq!(lines(&organizer).await.values().map(Vec::len).sum::<usize>(), 14);

    // Who played in one event can't be one person, and nobody is found who is not there.
    let other = key(&day, "spring", "Cleo One").await;
    let page = organizer.get(&format!("{PEOPLE}/join?one={}&other={other}", ada.0)).await.ok();
    let refused = press(&organizer, &page, "/join").await.expect(409);
    assert!(refused.says("twice"), "{refused}");
    for nobody in ["spring/99", "nowhere/1", "spring", "", "spring/-1", "spring/x"] {
        organizer.get(&format!("{PEOPLE}/part?player={nobody}")).await.expect(404);
        organizer.post(&format!("{PEOPLE}/part"), &[("version", "1"), ("player", nobody)]).await.expect(404);
    }
    let audit = organizer.get("/run/spring/audit").await.ok();
    assert!(audit.says("join person") || audit.says("same person"), "{audit}");
}

/// What takes a while where there are thousands is worked out when names change, and not for every look at the page.
#[tokio::test]
async fn which_names_are_alike_is_worked_out_once_for_the_same_names() {
    let app = app::start().await;
    let organizer = app.account("organizer", May::Create).await;
    let judge = app.account("judge", May::Nothing).await;
    let spring = event(&app, (&organizer, &judge), "spring", &[("Wanda Berg", "")]).await;
    let autumn = event(&app, (&organizer, &judge), "autumn", &[("Vanda Berg", ""), ("Kim Lee", "")]).await;
    app.insert_series("cup", organizer.id(), &[spring, autumn]).await;
    let made = || app.shared.alike_cache.made();
    for _ in 0..2 {
        for path in [PEOPLE, "/series/cup"] {
            organizer.get(path).await.ok();
        }
        assert_eq!(made(), 1);
    }
    let mut tx = app.db.write(Scope::Tournament(spring)).await.unwrap();
    player::insert(&mut tx, &someone(spring, "Vanda Berk")).await.unwrap();
    tx.commit().await.unwrap();
    let page = organizer.get(PEOPLE).await.ok();
    assert!(page.says("Vanda Berk") && made() == 2, "{page}");
}
