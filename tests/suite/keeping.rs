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
        who.post(AT, &[("seen", "90 30"), ("report-days", "30"), ("photo-days", "7")]).await.expect(403);
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
        let mut form = vec![("seen", "90 30"), ("report-days", "45"), ("photo-days", "10")];
        form.retain(|(name, _)| *name != field);
        form.push((field, typed));
        let page = boss.post(AT, &form).await.expect(422);
        assert!(page.fault(field).contains("a number of days from"), "{page}");
        assert_eq!(page.attributes(&format!("#f-{field}"), "value"), [typed], "what was typed stays");
    }
    assert_eq!(stored(&house).await, Keeping::default());
    boss.post(AT, &[("seen", "90 30"), ("report-days", "45"), ("photo-days", "10")]).await.expect(303);
    assert_eq!(stored(&house).await, Keeping { reports: 45, photos: 10 });
    // Whoever saw other days sees both.
    let stale = [("seen", "90 30"), ("report-days", "60"), ("photo-days", "10")];
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
    setting::set_keeping(&mut tx, Keeping { reports: 1, photos: 100_000 }).await.unwrap();
    tx.commit().await.unwrap();
    assert_eq!(stored(&house).await, Keeping::default());
    assert!(limits::REPORT_DAYS.contains(&Keeping::default().reports));
    assert!(limits::PHOTO_DAYS.contains(&Keeping::default().photos));
}
