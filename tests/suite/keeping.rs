//! How many days confidential reports (2.2.3) and photos of boards (2.1.6) are kept is chosen by administrators, for every tournament.

use chrono::{TimeDelta, Utc};
use reeve_limits as limits;
use reeve_store::setting::Keeping;
use reeve_store::time::millis;
use reeve_store::{Scope, confidential_report, expiry, setting};

use crate::confidential::{House, house};
use crate::support::db::text_of_tables;

const AT: &str = "/admin/keeping";

async fn expire(house: &House, days: i64) {
    let mut tx = house.day.app.db.write(Scope::NoTournament).await.unwrap();
    expiry::clean(&mut tx, millis(Utc::now()) + TimeDelta::days(days)).await.unwrap();
    tx.commit().await.unwrap();
}

async fn reports(house: &House) -> bool {
    let tables = text_of_tables(&house.day.app.db).await;
    tables.iter().any(|(table, text)| *table == "confidential_report" && !text.is_empty())
}

async fn stored(house: &House) -> Keeping {
    setting::keeping(&mut house.day.app.db.read().await.unwrap()).await.unwrap()
}

#[actix_web::test]
async fn administrators_choose_how_long_reports_and_photos_are_kept() {
    let house = house().await;
    let (day, boss) = (&house.day, &house.administrator);
    let page = boss.get(AT).await.ok();
    assert_eq!(page.attributes("#f-report-days", "value"), ["90"]);
    assert_eq!(page.attributes("#f-photo-days", "value"), ["30"]);
    // Nobody shortens what is about themselves, and nobody else looks.
    for who in [&day.organizer, &day.judge] {
        who.get(AT).await.expect(403);
        who.post(AT, &[("seen", "90 30 0 0"), ("report-days", "30"), ("photo-days", "7")]).await.expect(403);
    }
    for (field, typed) in [
        ("report-days", "29"),
        ("report-days", "366"),
        ("report-days", "x"),
        ("report-days", ""),
        ("report-days", "9999"),
        ("photo-days", "6"),
        ("photo-days", "-30"),
    ] {
        let mut form = vec![("seen", "90 30 0 0"), ("report-days", "45"), ("photo-days", "10")];
        form.retain(|(name, _)| *name != field);
        form.push((field, typed));
        let page = boss.post(AT, &form).await.expect(422);
        assert!(page.fault(field).contains("a number of days from"), "{page}");
        assert_eq!(page.attributes(&format!("#f-{field}"), "value"), [typed], "what was typed stays");
    }
    assert_eq!(stored(&house).await, Keeping::default());
    boss.post(AT, &[("seen", "90 30 0 0"), ("report-days", "45"), ("photo-days", "10")]).await.expect(303);
    assert_eq!(stored(&house).await, Keeping { reports: 45, photos: 10, ..Keeping::default() });
    // Whoever saw other days sees both.
    let stale = [("seen", "90 30 0 0"), ("report-days", "60"), ("photo-days", "10")];
    let page = boss.post(AT, &stale).await.expect(409);
    assert!(page.says("Somebody else changed these days") && page.says("Now it is 45."), "{page}");
    assert_eq!(page.attributes("#f-report-days", "value"), ["60"]);
    assert_eq!(stored(&house).await.reports, 45);
    boss.post(AT, &[("report-days", "60"), ("photo-days", "10")]).await.expect(409);
    let log = boss.get("/admin/audit").await.ok();
    assert!(log.says("choose how long things are kept"), "{log}");
    // The form says it, and it is so.
    let form = day.judge.get(&day.run("reports/new")).await.ok();
    assert!(form.says("erased 45 days after the tournament, and what you tick as a ground after 22"), "{form}");
    assert!(day.judge.get(&day.run("rounds/prelim/1/tables/1/photos")).await.ok().says("deleted after 10 days"));
    house.file("Player 01", &[("persons", "Player 02")]).await.expect(303);
    expire(&house, 43).await;
    assert!(reports(&house).await);
    expire(&house, 47).await;
    assert!(!reports(&house).await);
}

/// Grounds go first, also where reports are kept for the fewest days that may be chosen.
#[actix_web::test]
async fn the_grounds_of_reports_go_before_the_reports_however_few_the_days() {
    for days in [*limits::REPORT_DAYS.start(), 59, 60, *limits::REPORT_DAYS.end()] {
        assert!((1..days).contains(&setting::ground_days(days)), "{days}");
    }
    let house = house().await;
    let mut tx = house.day.app.db.write(Scope::NoTournament).await.unwrap();
    setting::set_keeping(&mut tx, Keeping { reports: 30, ..Keeping::default() }).await.unwrap();
    tx.commit().await.unwrap();
    house.file("Player 01", &[("persons", "Player 02"), ("ground", "age")]).await.expect(303);
    let grounds = async || {
        let mut tx = house.day.app.db.read().await.unwrap();
        confidential_report::grounds(&mut tx, house.day.id).await.unwrap().len()
    };
    expire(&house, 14).await;
    assert_eq!((grounds().await, reports(&house).await), (1, true));
    expire(&house, 17).await;
    assert_eq!((grounds().await, reports(&house).await), (0, true));
}

/// A value that nobody chose counts for nothing, such as one that came in with a backup.
#[actix_web::test]
async fn days_that_may_not_be_chosen_are_as_if_nobody_had_chosen() {
    let house = house().await;
    let mut tx = house.day.app.db.write(Scope::NoTournament).await.unwrap();
    setting::set_keeping(&mut tx, Keeping { reports: 1, photos: 100_000, ..Keeping::default() }).await.unwrap();
    tx.commit().await.unwrap();
    assert_eq!(stored(&house).await, Keeping::default());
    assert!(limits::REPORT_DAYS.contains(&Keeping::default().reports));
    assert!(limits::PHOTO_DAYS.contains(&Keeping::default().photos));
}

/// A finished tournament of a year ago, and an administrator.
async fn finished() -> (crate::support::day::Day, crate::support::app::Person) {
    let day = crate::support::day::day(8).await;
    day.make().await;
    let then = millis(Utc::now()).date_naive() - TimeDelta::days(400);
    day.change(|t| (t.phase, t.starts_on) = (reeve_rules::tournament::vocabulary::Phase::Finished, then)).await;
    let boss = day.app.account("boss", crate::support::app::May::Administer).await;
    (day, boss)
}

#[actix_web::test]
async fn players_of_finished_tournaments_become_pseudonyms_after_the_months_that_were_chosen() {
    let (day, boss) = finished().await;
    let now = millis(Utc::now());
    let command = reeve_actions::Caller { who: reeve_actions::Who::Command, address: String::new() };
    let context = reeve_actions::Context { db: &day.app.db, caller: &command, now, form: None };
    let erase = async || reeve_actions::people::everywhere::erase_due(&context, 5).await.unwrap();
    assert_eq!(erase().await, 0, "nothing was chosen");

    // What would go is shown before, and nothing goes by that.
    let preview = boss.get(&format!("{AT}?players=12&addresses=1")).await.ok();
    assert!(preview.says("8 players of 1 finished tournament would become pseudonyms, and 0 lines"), "{preview}");
    assert!(boss.get(&format!("{AT}?players=14")).await.ok().says("0 players of 0 finished tournaments"));
    boss.get(&format!("{AT}?players=x")).await.ok();
    assert_eq!(erase().await, 0);
    let form = |players: &'static str| {
        [
            ("seen", "90 30 0 0"),
            ("report-days", "90"),
            ("photo-days", "30"),
            ("player-months", players),
            ("address-months", "1"),
        ]
    };
    for wrong in ["0", "121", "-1", "x"] {
        let page = boss.post(AT, &form(wrong)).await.expect(422);
        assert!(page.fault("player-months").contains("months from 1 to 120"), "{page}");
    }
    boss.post(AT, &form("12")).await.expect(303);
    assert_eq!([erase().await, erase().await, erase().await], [5, 3, 0]);
    let stored = day.stored().await;
    assert!(stored.players.iter().all(|player| player.person.name == format!("Player {}", player.number)));
    let log = day.organizer.get(&day.run("audit")).await.ok();
    assert!(log.says("erase person"), "{log}");

    // Addresses go from lines that are old enough, and the digests of the log don't change by that.
    let addressed = async || {
        let mut tx = day.app.db.read().await.unwrap();
        reeve_store::retention::addressed_lines(&mut tx, now + TimeDelta::days(60)).await.unwrap()
    };
    assert!(addressed().await > 0);
    for (days, left) in [(20, true), (40, false)] {
        let mut tx = day.app.db.write(Scope::NoTournament).await.unwrap();
        expiry::clean(&mut tx, now + TimeDelta::days(days)).await.unwrap();
        tx.commit().await.unwrap();
        assert_eq!(addressed().await > 0, left, "{days}");
    }
    let mut tx = day.app.db.read().await.unwrap();
    for of in [Some(day.id), None] {
        reeve_store::log_chain::check(&mut tx, of).await.unwrap().expect("a log that holds");
    }
}

#[actix_web::test]
async fn one_person_is_found_handed_out_and_erased_everywhere() {
    let day = crate::support::day::day(8).await;
    day.make().await;
    let boss = day.app.account("boss", crate::support::app::May::Administer).await;
    day.organizer.get("/admin/people?q=Player").await.expect(403);
    day.organizer.post("/admin/people/erase", &[("q", "Player"), ("confirm", "erase")]).await.expect(403);
    // The same person plays elsewhere too.
    let bytes = crate::archive::export(&day.app.db, day.id).await;
    crate::archive::import(&day.app.db, &bytes, Some("another-cup")).await.expect("an import");
    let page = boss.get("/admin/people?q=player+03").await.ok();
    let codes = page.attributes("input[name=player]", "value");
    assert_eq!(codes.len(), 2, "{page}");
    assert!(boss.get("/admin/people?q=nobody-at-all").await.ok().says("Nobody was found"));
    let data = boss.get("/admin/people/data.json?q=player+03").await.ok();
    let data: serde_json::Value = serde_json::from_slice(&data.bytes).expect("JSON");
    assert_eq!(data.as_array().map(Vec::len), Some(2));
    assert!(data[0]["data"].to_string().contains("Player 03"));

    let form = |confirm: &'static str, codes: &[String]| {
        let mut form = vec![("q".to_owned(), "player 03".to_owned()), ("confirm".to_owned(), confirm.to_owned())];
        form.extend(codes.iter().map(|code| ("player".to_owned(), code.clone())));
        form
    };
    let send = async |confirm, codes: &[String]| {
        crate::support::event::send(&boss, "/admin/people/erase", &form(confirm, codes)).await
    };
    let wrong = send("yes", &codes).await.expect(422);
    assert_eq!(wrong.attributes("input[name=player][checked]", "value").len(), 2);
    let nobody = boss.follow(&send("erase", &[]).await.expect(303)).await.ok();
    assert!(nobody.says("Nobody was ticked"), "{nobody}");
    let done = boss.follow(&send("erase", &codes).await.expect(303)).await.ok();
    assert!(done.says("Erased") && done.says("Nobody was found"), "{done}");
    assert!(
        !text_of_tables(&day.app.db).await.iter().any(|(table, text)| *table == "person" && text.contains("Player 03"))
    );
}

#[actix_web::test]
async fn a_person_is_found_among_more_players_than_are_looked_at_at_once() {
    let day = crate::support::day::day(4).await;
    let mut tx = day.app.db.write(Scope::Everything).await.unwrap();
    for number in 0..2100 {
        let name = if number == 3 { "Zoë Mañana".to_owned() } else { format!("Somebody {number}") };
        reeve_store::player::insert(&mut tx, &crate::support::day::someone(day.id, &name)).await.unwrap();
    }
    tx.commit().await.unwrap();
    let boss = day.app.account("boss", crate::support::app::May::Administer).await;
    let page = boss.get("/admin/people?q=zoe+manana").await.ok();
    assert_eq!(page.attributes("input[name=player]", "value").len(), 1, "{page}");
    assert!(boss.get("/admin/people?q=nobody-at-all").await.ok().says("Nobody was found"));
    let many = boss.get("/admin/people?q=somebody").await.ok();
    assert_eq!(many.attributes("input[name=player]", "value").len(), reeve_limits::PEOPLE_FOUND);
}
