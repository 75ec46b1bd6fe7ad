//! The turn timer (1.1.8): imposed by a judge on a table and by the organizers on all, kept, seen by everybody, lifted.

use reeve_rules::games::SystemCode;
use reeve_rules::tournament::vocabulary::RoundState;
use reeve_store::turn_timer;

use crate::archive::{export, import};
use crate::side_games;
use crate::support::app::{Page, Person};
use crate::support::day::{Day, day};
use crate::support::db::db;

const ROUND: &str = "rounds/prelim/1/timer";
const TABLE: &str = "rounds/prelim/1/tables/1/timer";

async fn playing() -> Day {
    let day = day(16).await;
    day.make().await;
    day.open("prelim/1").await;
    day
}

async fn impose(day: &Day, who: &Person, page: &str, fields: &[(&str, &str)]) -> Page {
    who.post(&day.run(page), fields).await
}

const DONE: (&str, &str) = ("placements", "yes");

/// The timer that a page can lift.
async fn to_lift(day: &Day, who: &Person, page: &str) -> Option<String> {
    let shown = who.get(&day.run(page)).await.ok();
    if !shown.has("form[action$='/lift']") {
        return None;
    }
    let fields = shown.form("form[action$='/lift']");
    fields.into_iter().find(|(name, _)| name == "timer").map(|(_, id)| id)
}

/// Whether a page shows the count.
async fn counts(day: &Day, who: &Person, table: i64) -> bool {
    who.get(&day.run(&format!("rounds/prelim/1/tables/{table}/timer"))).await.ok().has("[data-timer]")
}

#[actix_web::test]
async fn a_judge_times_a_table_that_asked_and_everybody_sees_it() {
    let day = playing().await;
    let stored = day.stored().await;
    let labels = stored.labels();
    let seats = &stored.rounds[0].tables[0].seats;
    let asker = labels.of(seats[2].player_id).to_owned();
    assert!(!counts(&day, &day.judge, 1).await);
    impose(&day, &day.judge, TABLE, &[("asked", "3"), DONE]).await.expect(303);
    let page = day.judge.get(&day.run(TABLE)).await.ok();
    assert!(page.has("[data-timer]") && page.has("script[src*='timer.']"), "{page}");
    assert_eq!(page.attributes("[data-timer]", "data-turn"), ["180000"]);
    assert!(page.says(&format!("asked for by {asker}")) && page.has("noscript"), "{page}");
    let players: Vec<String> = page.texts("[data-order] bdi");
    assert_eq!(players, seats.iter().map(|seat| labels.of(seat.player_id).to_owned()).collect::<Vec<_>>());
    assert!(page.says("put the players in order"), "the record sheet does not say who plays when: {page}");
    // Everybody reads it beside the round, a player of the table on the own page, nobody of another table there.
    let visitor = day.app.visitor();
    for public in ["seats", "results"] {
        let page = visitor.get(&day.public(public)).await.ok();
        assert!(page.text(".turn-timers").contains(&format!("asked for by {asker}")), "{public}: {page}");
    }
    let own = |player| stored.player(player).map(|player| format!("/p/{}", player.link_token)).expect("a player");
    let here = visitor.get(&own(seats[0].player_id)).await.ok();
    assert!(here.says("Turns at your table have been timed since") && here.says(&asker), "{here}");
    let elsewhere = visitor.get(&own(stored.rounds[0].tables[1].seats[0].player_id)).await.ok();
    assert!(!elsewhere.says("Turns at your table"), "{elsewhere}");
    let board = day.judge.get(&day.run("rounds/prelim/1")).await.ok();
    assert_eq!(board.texts(".table-card .duty").iter().filter(|text| text.contains("turns timed")).count(), 1);
    // It can be imposed once, and lifted by whoever saw it.
    let again = impose(&day, &day.organizer, TABLE, &[("asked", "1"), DONE]).await.expect(409);
    assert!(again.says("timed already") && again.says("1.1.8"), "{again}");
    let id = to_lift(&day, &day.judge, TABLE).await.expect("a timer");
    let lift = format!("{TABLE}/lift");
    impose(&day, &day.judge, &lift, &[("timer", &id)]).await.expect(303);
    impose(&day, &day.organizer, &lift, &[("timer", &id)]).await.expect(409);
    assert!(!counts(&day, &day.judge, 1).await);
    let kept = visitor.get(&day.public("seats")).await.ok();
    assert!(kept.text(".turn-timers").contains("from") && kept.text(".turn-timers").contains("Over."), "{kept}");
    let log = day.organizer.get(&day.run("audit")).await.ok();
    assert!(log.says("impose the turn timer") && log.says("lift the turn timer"), "{log}");
    // The archive keeps it.
    let bytes = export(&day.app.db, day.id).await;
    let other = db().await;
    let imported = import(&other, &bytes, None).await.expect("an import");
    assert_eq!(export(&other, imported.id).await, bytes);
    let mut tx = other.read().await.unwrap();
    assert_eq!(turn_timer::of_tournament(&mut tx, imported.id).await.unwrap().len(), 1);
}

#[actix_web::test]
async fn all_tables_are_timed_by_the_organizers() {
    let day = playing().await;
    let refused = impose(&day, &day.judge, ROUND, &[DONE]).await.expect(409);
    assert!(refused.says("Only organizers can") && refused.says("1.1.8"), "{refused}");
    assert!(!day.judge.get(&day.run(ROUND)).await.ok().has("form[action$='/timer']"));
    // At any time, so nobody asks them whether the opening placements are done.
    let page = day.organizer.get(&day.run(ROUND)).await.ok();
    assert!(page.has("form[action$='/timer']") && !page.has("input[name=placements]"), "{page}");
    impose(&day, &day.organizer, ROUND, &[]).await.expect(303);
    for table in 1..=4 {
        assert!(counts(&day, &day.judge, table).await, "table {table}");
    }
    let page = day.app.visitor().get(&day.public("seats")).await.ok();
    assert!(page.text(".turn-timers").contains("All tables: since"), "{page}");
    impose(&day, &day.organizer, ROUND, &[]).await.expect(409);
    impose(&day, &day.judge, TABLE, &[("asked", "1"), DONE]).await.expect(409);
    // A judge lifts it neither there nor at a table.
    assert_eq!(to_lift(&day, &day.judge, ROUND).await, None);
    assert_eq!(to_lift(&day, &day.judge, TABLE).await, None);
    let id = to_lift(&day, &day.organizer, ROUND).await.expect("a timer");
    impose(&day, &day.judge, &format!("{ROUND}/lift"), &[("timer", &id)]).await.expect(409);
    impose(&day, &day.judge, &format!("{TABLE}/lift"), &[("timer", &id)]).await.expect(409);
    let boss = day.app.administrator().await;
    impose(&day, &boss, &format!("{ROUND}/lift"), &[("timer", &id)]).await.expect(303);
    assert!(!counts(&day, &day.judge, 2).await);
    impose(&day, &boss, ROUND, &[]).await.expect(303);
}

#[actix_web::test]
async fn the_organizers_time_one_table_at_any_time_too() {
    let day = playing().await;
    let asked = |page: &Page| page.has("input[name=placements]");
    assert!(asked(&day.judge.get(&day.run(TABLE)).await.ok()));
    assert!(!asked(&day.organizer.get(&day.run(TABLE)).await.ok()));
    impose(&day, &day.judge, TABLE, &[("asked", "3")]).await.expect(422);
    impose(&day, &day.organizer, TABLE, &[("asked", "organizers")]).await.expect(303);
    assert!(counts(&day, &day.judge, 1).await && !counts(&day, &day.judge, 2).await);
}

#[actix_web::test]
async fn what_the_rules_do_not_give_is_refused_and_nothing_is_kept() {
    let day = playing().await;
    for (fields, field) in [
        (&[("asked", "3")][..], "placements"),
        (&[("asked", ""), DONE], "asked"),
        (&[("asked", "7"), DONE], "asked"),
        (&[("asked", "x"), DONE], "asked"),
        (&[DONE], "asked"),
    ] {
        let page = impose(&day, &day.judge, TABLE, fields).await.expect(422);
        assert!(!page.fault(field).is_empty(), "{fields:?}: {page}");
        let asked = page.attributes("#f-asked option[selected]", "value");
        assert!(
            asked.iter().all(|value| value.is_empty() || fields.contains(&("asked", value))),
            "what was chosen stays: {asked:?}"
        );
    }
    // Where no game is on.
    day.enter("prelim/1", 2, 0, &["10", "8", "7", "5"], &[]).await.expect(303);
    let over = impose(&day, &day.judge, "rounds/prelim/1/tables/2/timer", &[("asked", "1"), DONE]).await.expect(409);
    assert!(over.says("its game is over"), "{over}");
    let later = impose(&day, &day.judge, "rounds/prelim/2/tables/1/timer", &[("asked", "1"), DONE]).await.expect(409);
    assert!(later.says("not being played"), "{later}");
    impose(&day, &day.organizer, "rounds/prelim/2/timer", &[DONE]).await.expect(409);
    for missing in ["rounds/prelim/1/tables/9/timer", "rounds/semi/1/timer", "rounds/prelim/1/tables/9/timer/lift"] {
        impose(&day, &day.organizer, missing, &[("asked", "1"), DONE]).await.expect(404);
    }
    for id in ["", "x", "0"] {
        let page = impose(&day, &day.judge, &format!("{TABLE}/lift"), &[("timer", id)]).await;
        assert!(matches!(page.status, 404 | 409), "{id}: {page}");
    }
    let mut tx = day.app.db.read().await.unwrap();
    assert!(turn_timer::of_tournament(&mut tx, day.id).await.unwrap().is_empty());
}

#[actix_web::test]
async fn a_timer_ends_with_its_game_and_with_the_start_that_is_taken_back() {
    let day = playing().await;
    impose(&day, &day.judge, TABLE, &[("asked", "organizers"), DONE]).await.expect(303);
    impose(&day, &day.organizer, ROUND, &[]).await.expect(303);
    day.enter("prelim/1", 1, 0, &["10", "8", "7", "5"], &[]).await.expect(303);
    assert!(!counts(&day, &day.judge, 1).await && counts(&day, &day.judge, 2).await);
    let page = day.app.visitor().get(&day.public("seats")).await.ok();
    assert!(page.text(".turn-timers").contains("as the organizers decided"), "{page}");
    // In a round that starts anew nothing is timed.
    let day = playing().await;
    impose(&day, &day.organizer, ROUND, &[]).await.expect(303);
    let version = day.stored().await.rounds[0].row.version.to_string();
    let back = [("step", "start"), ("version", version.as_str())];
    day.organizer.post(&day.run("rounds/prelim/1/take-back"), &back).await.expect(303);
    day.press("prelim/1", "start").await.expect(303);
    assert_eq!(day.stored().await.rounds[0].row.state, RoundState::Playing);
    assert!(!counts(&day, &day.judge, 1).await);
    impose(&day, &day.organizer, ROUND, &[]).await.expect(303);
    assert!(counts(&day, &day.judge, 1).await);
}

/// A judge's entry of a pause (2.1.7) stands beside the timer, on the public pages of the round, on the board and on the players' own
/// sheets, with its time; the device reads from the page that it waits.
#[actix_web::test]
async fn a_paused_game_holds_the_timer_and_everybody_sees_since_when() {
    let day = playing().await;
    impose(&day, &day.organizer, ROUND, &[]).await.expect(303);
    let stored = day.stored().await;
    let own = |table: usize| {
        let player = stored.player(stored.rounds[0].tables[table].seats[0].player_id).expect("a player");
        format!("/p/{}/sheets/prelim/1", player.link_token)
    };
    let visitor = day.app.visitor();
    let at = |what: &str| day.run(&format!("rounds/prelim/1/tables/1/{what}"));
    let board = day.run("rounds/prelim/1");
    let check = async |paused: bool| {
        let timer = day.judge.get(&day.run(TABLE)).await.ok();
        // The page hears of it by the live stream, and the part in which the device counts stays as it is meanwhile.
        assert_eq!(timer.attributes("body", "data-kinds"), ["course results"], "{timer}");
        assert!(timer.has("[data-timer][data-still]") && timer.has("body[data-live]"), "{timer}");
        let held: Vec<i64> = timer.attributes("[data-held]", "data-held").iter().map(|n| n.parse().unwrap()).collect();
        assert_eq!(held.len(), usize::from(paused), "{timer}");
        assert!(held.iter().all(|seconds| (0..600).contains(seconds)), "{held:?}");
        let says = "This game has been paused since";
        assert_eq!(timer.text_or_empty("[data-held]").contains(says), paused, "{timer}");
        let elsewhere = day.judge.get(&day.run("rounds/prelim/1/tables/2/timer")).await.ok();
        assert!(elsewhere.has("[data-timer]") && !elsewhere.has("[data-held]"), "{elsewhere}");
        for public in ["seats", "results"] {
            let page = visitor.get(&day.public(public)).await.ok();
            let text = page.text_or_empty(".paused-games");
            assert_eq!(text.contains("The game at table 1 has been paused since"), paused, "{public}: {page}");
            assert!(!text.contains("table 2"), "{public}: {page}");
        }
        assert_eq!(visitor.get(&own(0)).await.ok().says(says), paused);
        assert!(!visitor.get(&own(1)).await.ok().says(says));
        let cards = day.organizer.get(&board).await.ok().texts(".table-card");
        assert_eq!(cards.iter().map(|card| card.contains(says)).collect::<Vec<_>>(), [paused, false, false, false]);
    };
    check(false).await;
    day.judge.post(&at("pause"), &[]).await.expect(303);
    check(true).await;
    day.judge.post(&at("resume"), &[]).await.expect(303);
    check(false).await;
    // A pause that nobody ends ends with the game.
    day.judge.post(&at("pause"), &[]).await.expect(303);
    day.enter("prelim/1", 1, 0, &["10", "8", "7", "5"], &[]).await.expect(303);
    for public in ["seats", "results"] {
        assert!(!visitor.get(&day.public(public)).await.ok().has(".paused-games"), "{public}");
    }
    assert!(!visitor.get(&own(0)).await.ok().says("has been paused"));
}

/// Everybody plays at once on a field: no turn timer is offered there, and none is imposed.
#[actix_web::test]
async fn a_game_without_turns_is_offered_no_timer() {
    let day = side_games::playing(8, SystemCode::FullContact).await;
    for (page, link) in [("rounds/prelim/1", ROUND), ("rounds/prelim/1/tables/1", TABLE)] {
        let shown = day.organizer.get(&day.run(page)).await.ok();
        assert!(!shown.has(&format!("a[href$='{link}']")), "{page}: {shown}");
    }
    let page = day.organizer.get(&day.run(ROUND)).await.ok();
    assert!(page.says("has no turns") && !page.has("main form"), "{page}");
    // Whoever goes there by address reads that, and nothing of what a timer would do.
    let of_table = day.judge.get(&day.run(TABLE)).await.ok();
    assert!(of_table.says("has no turns") && !of_table.has("main form"), "{of_table}");
    for page in [page, of_table] {
        assert!(!page.says("may ask for timed turns") && !page.has("main a[href$='/timer']"), "{page}");
    }
    let refused = impose(&day, &day.organizer, ROUND, &[]).await.expect(409);
    assert!(refused.says("has no turns"), "{refused}");
    impose(&day, &day.judge, TABLE, &[("asked", "organizers"), DONE]).await.expect(409);
    let mut tx = day.app.db.read().await.unwrap();
    assert!(turn_timer::of_tournament(&mut tx, day.id).await.unwrap().is_empty());
    drop(tx);
    // The briefing leaves them out too, and whatever else the game does not have.
    let briefing = day.judge.get(&day.run("briefing")).await.ok();
    for absent in ["three minutes a turn", "Confirm the layout", "resource cards", "Count pieces", "log the dice"] {
        assert!(!briefing.says(absent), "{absent}: {briefing}");
    }
    assert!(briefing.says("code of conduct"), "{briefing}");
    // A game in turns has it.
    let day = side_games::playing(8, SystemCode::Conquest).await;
    let shown = day.organizer.get(&day.run("rounds/prelim/1")).await.ok();
    assert!(shown.has(&format!("a[href$='{ROUND}']")), "{shown}");
}
