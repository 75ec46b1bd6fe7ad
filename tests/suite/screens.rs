//! Screens in the hall: made, opened by their code, arranged from elsewhere, and never more than what is public.

use chrono::TimeDelta;
use reeve_rules::tournament::programme::ProgrammeKind;
use reeve_store::Scope;
use reeve_store::db::Dialect;
use reeve_store::hall_screen;
use reeve_store::hall_screen::HallScreen;

use crate::support::app::Person;
use crate::support::day::{Day, day};
use crate::support::event::{filled, send};

/// A tournament with a screen, and its seats made but not published.
async fn with_screen(players: usize) -> (Day, HallScreen) {
    let day = day(players).await;
    day.make().await;
    day.organizer.post(&day.run("screens"), &[("screen", " Entrance ")]).await.expect(303);
    let screen = screens(&day).await.remove(0);
    (day, screen)
}

async fn screens(day: &Day) -> Vec<HallScreen> {
    let id = day.stored().await.tournament.id;
    hall_screen::of_tournament(&mut day.app.db.read().await.unwrap(), id).await.unwrap()
}

/// Says what a screen shows.
async fn arrange(day: &Day, screen: &HallScreen, shows: &[&str], more: &[(&str, &str)]) -> crate::support::app::Page {
    let version = screens(day).await.iter().find(|one| one.id == screen.id).expect("the screen").version.to_string();
    let mut fields = vec![("screen", "Entrance"), ("theme", "dark")];
    fields.extend(shows.iter().map(|part| ("shows", *part)));
    fields.extend(more);
    if !more.iter().any(|(name, _)| *name == "version") {
        fields.push(("version", &version));
    }
    day.organizer.post(&day.run(&format!("screens/{}", screen.id)), &fields).await
}

async fn shown(day: &Day, who: &Person, screen: &HallScreen) -> Vec<String> {
    who.get(&day.public(&format!("screen/{}", screen.id))).await.ok().attributes("[data-part]", "data-part")
}

#[actix_web::test]
async fn a_code_opens_the_screen_however_it_is_typed() {
    let (day, screen) = with_screen(12).await;
    let visitor = day.app.visitor();
    assert!(visitor.get("/screen").await.ok().says("Code of the screen"));
    let typed = screen.code.to_lowercase().replace('-', " ");
    let opened = visitor.post("/screen", &[("code", &typed)]).await.expect(303);
    assert_eq!(opened.location(), Some(day.public(&format!("screen/{}", screen.id)).as_str()));
    let page = visitor.follow(&opened).await.ok();
    assert_eq!(page.attributes("[data-part]", "data-part"), ["code"], "nothing else is public yet");
    // Another code takes the place of the first.
    let list = day.judge.get(&day.run("screens")).await.ok();
    assert!(list.says("Entrance") && list.says(&screen.code));
    // Whoever can't change the server's address is told whom to ask, and its administrator what to do.
    let (theirs, admin) = (day.organizer.get(&day.run("screens")).await.ok(), day.app.administrator().await);
    assert!(theirs.says("Tell the administrator of this Reeve") && !theirs.says("--public-url"), "{theirs}");
    assert!(admin.get(&day.run("screens")).await.ok().says("Start Reeve with --public-url"));
    // What can't be taken back by the same page is folded away until somebody opens it.
    let arranged = day.organizer.get(&day.run(&format!("screens/{}", screen.id))).await.ok();
    for what in ["code", "remove"] {
        assert!(arranged.has(&format!("details:not([open]) form[action$='/{what}'] button")), "{what}: {arranged}");
    }
    day.organizer.post(&day.run(&format!("screens/{}/code", screen.id)), &[]).await.expect(303);
    assert!(visitor.post("/screen", &[("code", &screen.code)]).await.expect(422).says("No screen has this code."));
    let renewed = screens(&day).await.remove(0);
    assert_ne!(renewed.code, screen.code);
    visitor.post("/screen", &[("code", &renewed.code)]).await.expect(303);
    visitor.post("/screen", &[("code", "")]).await.expect(422);
}

/// The list says whether a screen is open. Nothing else changes by that: no version, and within 20 seconds not a row.
#[actix_web::test]
async fn the_list_says_which_screens_are_open_and_when_they_were_last_seen() {
    let (day, screen) = with_screen(12).await;
    let listed = async || day.judge.get(&day.run("screens")).await.ok().text("tbody th .seen");
    let list = day.judge.get(&day.run("screens")).await.ok();
    assert_eq!(list.texts("tbody td")[0], screen.code, "the code stands alone: {list}");
    assert!(list.has("[data-again]") && list.has("script[src*='/again.']"), "it looks again by itself: {list}");
    assert_eq!(listed().await, "not opened yet");
    let visitor = day.app.visitor();
    let page = visitor.get(&day.public(&format!("screen/{}", screen.id))).await.ok();
    let says = page.attributes("#screen", "data-seen").remove(0);
    assert!(visitor.get(&day.public("hall")).await.ok().attributes("#screen", "data-seen").is_empty());
    assert_eq!(listed().await, "not opened yet", "who asks for the page alone may be a program");
    let version = day.stored().await.tournament.version;
    let answer = visitor.post(&says, &[]).await.expect(204);
    assert_eq!(answer.header("cache-control"), "no-store");
    assert_eq!(listed().await, "open now");
    let arranged = day.organizer.get(&day.run(&format!("screens/{}", screen.id))).await.ok();
    assert!(arranged.says("open now"), "{arranged}");
    let first = screens(&day).await.remove(0);
    visitor.post(&says, &[]).await.expect(204);
    assert_eq!(screens(&day).await.remove(0), first, "at most every 20 seconds");
    assert_eq!(first, HallScreen { seen_at: first.seen_at, ..screen.clone() });
    assert_eq!(day.stored().await.tournament.version, version);
    // A minute ago, an hour and a half ago, and tomorrow by a clock that ran ahead.
    for (minutes, is_open) in [(-1, false), (-90, false), (24 * 60, true)] {
        let at = first.seen_at.expect("a time") + TimeDelta::minutes(minutes);
        let mut tx = day.app.db.write(Scope::NoTournament).await.unwrap();
        hall_screen::note_seen(&mut tx, screen.id, at).await.unwrap();
        tx.commit().await.unwrap();
        let said = listed().await;
        assert_eq!(said == "open now", is_open, "{said}");
        assert!(is_open || said.starts_with("last seen "), "{said}");
        visitor.post(&says, &[]).await.expect(204);
        assert!(screens(&day).await.remove(0).seen_at >= first.seen_at);
        assert!(screens(&day).await.remove(0).seen_at < first.seen_at.map(|at| at + TimeDelta::hours(1)));
        assert_eq!(listed().await, "open now");
    }
    // A change of what it shows leaves that as it is.
    arrange(&day, &screen, &["clock"], &[]).await.expect(303);
    assert_eq!(listed().await, "open now");
    let elsewhere = day.public("screen/99/seen");
    visitor.post(&elsewhere, &[]).await.expect(404);
    visitor.post(&day.public("screen/nonsense/seen"), &[]).await.expect(404);
}

/// Tries are counted for the network from which they come, and who has guessed often waits.
#[actix_web::test]
async fn wrong_codes_are_counted() {
    let (day, screen) = with_screen(12).await;
    let visitor = day.app.visitor();
    for _ in 0..3 {
        visitor.post("/screen", &[("code", "AAAA-AAAA")]).await.expect(422);
    }
    visitor.post("/screen", &[("code", &screen.code)]).await.expect(303);
    let mut tx = day.app.db.read().await.unwrap();
    let count: i64 = tx
        .query("select count(*) from attempt where kind = 'screen code' and subject not like '%/%'")
        .value()
        .await
        .unwrap();
    assert_eq!(count, 3, "the right one is not counted");
}

#[actix_web::test]
async fn a_screen_shows_what_is_public_in_the_order_of_its_plan() {
    let (day, screen) = with_screen(12).await;
    let visitor = day.app.visitor();
    arrange(&day, &screen, &["clock", "seats-by-name", "seats-by-table", "standings", "bracket", "champion"], &[])
        .await
        .expect(303);
    for who in [&visitor, &day.organizer] {
        let page = who.get(&day.public(&format!("screen/{}", screen.id))).await.ok();
        assert_eq!(page.attributes("[data-part]", "data-part"), ["clock"]);
        // A name in any script is read: those are the sheets with the faces for the letters that few pages have.
        let sheets = page.attributes("link[rel=stylesheet]", "href").join(" ");
        assert!(sheets.contains("/letters.") && sheets.contains("/deferred-fonts."), "{sheets}");
        assert!(!page.body().contains("Player 0"), "no seat before it is published: {page}");
    }
    day.press("prelim/1", "publish").await.expect(303);
    assert_eq!(shown(&day, &visitor, &screen).await, ["seats-by-name", "seats-by-table", "clock"]);
    day.press("prelim/1", "start").await.expect(303);
    let page = visitor.get(&day.public(&format!("screen/{}", screen.id))).await.ok();
    assert!(page.text(".playing").starts_with("3 of 3 tables are still playing"), "{page}");
    day.enter("prelim/1", 1, 0, &["10", "8", "7", "5"], &[("sign", "yes")]).await.expect(303);
    let page = visitor.get(&day.public(&format!("screen/{}", screen.id))).await.ok();
    assert!(page.text(".playing").starts_with("2 of 3 tables are still playing"), "{page}");
    assert!(!page.has(".ranks"), "results of a round that is on are not public: {page}");
    for table in 2..=3 {
        day.enter("prelim/1", table, 0, &["10", "8", "7", "5"], &[("sign", "yes")]).await.expect(303);
    }
    day.press("prelim/1", "close").await.expect(303);
    assert_eq!(shown(&day, &visitor, &screen).await, ["clock", "standings"]);
}

#[actix_web::test]
async fn the_clock_says_what_is_on_until_when_and_what_comes_next() {
    let (day, screen) = with_screen(12).await;
    arrange(&day, &screen, &["clock"], &[]).await.expect(303);
    let page = day.organizer.get(&day.run("programme")).await.ok();
    let planned = [
        ("from-1", "10:15"),
        ("until-1", "11:45"),
        ("kind-1", ProgrammeKind::Prelim1.code()),
        ("from-2", "12:00"),
        ("kind-2", ProgrammeKind::Prelim2.code()),
        ("title-2", ""),
    ];
    let fields = filled(&page, "form[action$='/programme']", &planned);
    send(&day.organizer, &day.run("programme"), &fields).await.expect(303);
    let visitor = day.app.visitor();
    let clock = || async { visitor.get(&day.public(&format!("screen/{}", screen.id))).await.ok() };
    let before = clock().await;
    assert!(before.text(".part-clock").contains("Round 1 is planned for 10:15."), "{before}");
    assert!(before.has(".time-now[data-clock]"), "no round is on: the time of day is the large figure: {before}");
    assert!(!before.has(".since") && !before.has(".handed svg"), "{before}");
    day.open("prelim/1").await;
    let on = clock().await;
    assert!(on.has(".time-now[data-since]") && !on.has(".time-now[data-clock]"), "since when it is on: {on}");
    let said = on.text(".part-clock");
    assert!(said.contains("Round 1 is being played") && said.contains("planned until 11:45"), "{on}");
    assert!(said.contains("Round 2 is planned for 12:00."), "{on}");
    let drawn = |page: &crate::support::app::Page, css: &str| page.attributes(css, "viewBox").len();
    assert_eq!((drawn(&on, ".handed svg"), drawn(&on, ".handed .done")), (3, 0));
    day.enter("prelim/1", 1, 0, &["10", "8", "7", "5"], &[]).await.expect(303);
    let one = clock().await;
    assert_eq!((drawn(&one, ".handed svg"), drawn(&one, ".handed .done")), (3, 1));
    assert!(one.text(".playing").contains("2 of 3 tables are still playing"), "{one}");
}

#[actix_web::test]
async fn what_can_be_no_plan_comes_back_and_a_second_organizer_is_told() {
    let (day, screen) = with_screen(12).await;
    assert!(arrange(&day, &screen, &[], &[]).await.expect(422).says("Tick at least one thing"));
    arrange(&day, &screen, &["weather"], &[]).await.expect(422);
    let page = arrange(&day, &screen, &["clock"], &[("seconds-4", "2")]).await.expect(422);
    // The list of faults names the field, and what was typed is still there.
    assert!(
        page.text(".faults").contains("Seconds per page of “Clock”: write a whole number from 5 to 600."),
        "{page}"
    );
    assert_eq!(page.attributes("[name=seconds-4]", "value"), ["2"]);
    assert_eq!(page.attributes("[name=seconds-4]", "aria-describedby"), ["x-seconds-4"]);
    assert!(page.has("#x-seconds-4") && page.has("[name=shows][value=clock][checked]"), "{page}");
    let page = arrange(&day, &screen, &["clock"], &[("theme", "pink")]).await;
    assert!(matches!(page.status, 400 | 422), "{page}");
    assert_eq!(screens(&day).await[0], screen, "nothing has changed");
    arrange(&day, &screen, &["clock"], &[("seconds-4", "20")]).await.expect(303);
    assert_eq!(screens(&day).await[0].screen_plan, "clock:20");
    let late = arrange(&day, &screen, &["code"], &[("version", "1")]).await.expect(409);
    assert!(late.says("Now it shows: Clock."), "{late}");
    assert_eq!(screens(&day).await[0].screen_plan, "clock:20");
    for wrong in ["", "   ", "a\u{202E}b"] {
        day.organizer.post(&day.run("screens"), &[("screen", wrong)]).await.expect(422);
    }
}

#[actix_web::test]
async fn a_screen_that_is_removed_goes_dark_in_friendly_words() {
    let (day, screen) = with_screen(12).await;
    let address = day.public(&format!("screen/{}", screen.id));
    day.judge.post(&day.run(&format!("screens/{}/remove", screen.id)), &[]).await.expect(403);
    day.app.visitor().get(&address).await.ok();
    day.organizer.post(&day.run(&format!("screens/{}/remove", screen.id)), &[]).await.expect(303);
    let gone = day.app.visitor().get(&address).await.expect(404);
    assert!(gone.says("This screen has been put away") && gone.says("Thank you for playing."), "{gone}");
    // A screen that is open believes it by this mark, and nothing that a proxy says.
    assert_eq!(gone.attributes("[data-reeve]", "data-reeve"), ["404"]);
    day.app.visitor().get(&day.public("screen/nonsense")).await.expect(404);
    day.organizer.post(&day.run(&format!("screens/{}/remove", screen.id)), &[]).await.expect(404);
}

/// A hidden tournament's screens hear it from Reeve's page of errors, which has the mark too.
#[actix_web::test]
async fn a_screen_of_a_hidden_tournament_is_told_by_reeve_itself() {
    let (day, screen) = with_screen(12).await;
    day.organizer.post(&day.run("archive"), &[("confirm", day.slug)]).await.expect(303);
    let gone = day.app.visitor().get(&day.public(&format!("screen/{}", screen.id))).await.expect(404);
    assert_eq!(gone.attributes("[data-reeve]", "data-reeve"), ["404"]);
}

#[actix_web::test]
async fn a_screen_with_nothing_to_show_says_what_it_waits_for() {
    let (day, screen) = with_screen(12).await;
    let visitor = day.app.visitor();
    let waits = async |shows: &[&str]| {
        arrange(&day, &screen, shows, &[]).await.expect(303);
        let page = visitor.get(&day.public(&format!("screen/{}", screen.id))).await.ok();
        assert!(!page.has("[data-part]"), "{shows:?}: {page}");
        page.texts(".hall-wait")
    };
    let no_seats = "Seats appear here as soon as they are published.";
    let standings = "The standings appear here with the first results that everybody may see.";
    let bracket =
        "Semi-finals and final appear here as soon as their seats are published, after the preliminary games.";
    let champion = "The champion is named here once the final is over.";
    assert_eq!(waits(&["seats-by-name", "seats-by-table"]).await, [no_seats]);
    assert_eq!(waits(&["standings"]).await, [standings]);
    assert_eq!(waits(&["bracket"]).await, [bracket]);
    assert_eq!(waits(&["champion"]).await, [champion]);
    assert_eq!(waits(&["seats-by-name", "standings", "champion"]).await, [no_seats, standings]);
    let board = "The board of a round appears here as soon as everybody may see it.";
    assert_eq!(waits(&["board"]).await, [board]);
    day.press("prelim/1", "publish").await.expect(303);
    assert_eq!(waits(&["board"]).await, [board], "nobody knows yet whether there is one");
    day.press("prelim/1", "start").await.expect(303);
    assert_eq!(waits(&["board"]).await, ["No board was made for round 1."]);
    for table in 1..=3 {
        day.enter("prelim/1", table, 0, &["10", "8", "7", "5"], &[("sign", "yes")]).await.expect(303);
    }
    day.press("prelim/1", "close").await.expect(303);
    let over = waits(&["seats-by-name", "bracket", "champion"]).await;
    let next = "Round 1 is over. The seats of the next round appear here as soon as they are published.";
    let last = "The final appears here as soon as its seats are published, after the preliminary games.";
    assert_eq!(over, [next, last], "twelve play no semi-finals");
    // A screen that never shows seats promises none.
    let done = "Round 1 is over.";
    assert_eq!(waits(&["champion"]).await, [done, champion]);
    assert_eq!(waits(&["board"]).await, [done, board]);
    assert_eq!(waits(&["bracket", "champion"]).await, [done, last]);
}

/// A screen costs nothing while nothing changes, whoever leaves it open.
#[actix_web::test]
async fn a_screen_is_kept_and_changes_with_its_plan() {
    let (day, screen) = with_screen(12).await;
    let visitor = day.app.visitor();
    let address = day.public(&format!("screen/{}", screen.id));
    assert_eq!(shown(&day, &visitor, &screen).await, ["code"]);
    let first = visitor.get(&address).await.ok();
    let unchanged = visitor.send(visitor.request("GET", &address).header("If-None-Match", first.header("etag"))).await;
    assert_eq!(unchanged.status, 304);
    arrange(&day, &screen, &["clock"], &[]).await.expect(303);
    let changed = visitor.get(&address).await.ok();
    assert_eq!(changed.attributes("[data-part]", "data-part"), ["clock"]);
    assert_eq!(changed.attributes("html", "data-theme"), ["dark"]);
    // In an archive, which is handed on, no code of a hall goes along.
    if day.app.db.dialect() == Dialect::Sqlite {
        let archive = day.organizer.get(&day.run("export/archive.zip")).await.ok();
        assert!(!archive.bytes.windows(11).any(|part| part == b"hall_screen"));
    }
}
