//! Whom a confidential report (2.2.3) is about decides who reads it: a name that is typed nearly right is asked for, and not filed as
//! about nobody.

use chrono::{TimeDelta, Utc};
use reeve_rules::tournament::vocabulary::StaffRole;
use reeve_store::time::millis;
use reeve_store::{Scope, player};

use crate::confidential::{MARK, house, join, key};
use crate::support::app::Page;
use crate::support::day::someone;
use crate::support::db::text_of_tables;

/// What the form asks about the people: each choice with what it sends.
fn asked(page: &Page) -> Vec<String> {
    page.attributes("input[name='meant']", "value")
}

#[actix_web::test]
async fn a_name_that_is_nearly_right_is_asked_for_and_keeps_its_owner_out() {
    let house = house().await;
    let day = &house.day;
    let before = text_of_tables(&day.app.db).await;
    // The name of an organizer with a slip: nothing is filed that the organizer could read.
    let asks = house.file("Player 01", &[("persons", "colegue\nColeague")]).await.expect(422);
    assert!(asks.fault("persons").contains("Say below who is meant"), "{asks}");
    assert_eq!(text_of_tables(&day.app.db).await, before);
    let account = house.colleague.id();
    assert_eq!(asked(&asks), ["0 colegue".to_owned(), format!("a{account} Coleague"), "0 Coleague".to_owned()]);
    assert!(asks.says("colleague (organizer)") && asks.body().contains(MARK), "what was typed stays: {asks}");
    let meant = format!("a{account} Coleague");
    let fields = [("persons", "Coleague"), ("meant", meant.as_str())];
    let filed = house.file("Player 01", &fields).await.expect(303);
    let at = day.run(&format!("reports/{}", key(&filed)));
    assert!(day.organizer.get(&at).await.ok().says(MARK));
    house.colleague.get(&at).await.expect(404);
    // A description stays as it is written, once that is said.
    let fields = [("persons", "somebody with a hat"), ("meant", "0 somebody with a hat")];
    let filed = house.file("Player 01", &fields).await.expect(303);
    let page = day.organizer.get(&day.run(&format!("reports/{}", key(&filed)))).await.ok();
    assert!(page.says("somebody with a hat"), "{page}");
}

#[actix_web::test]
async fn two_of_one_name_are_told_apart() {
    let house = house().await;
    let day = &house.day;
    day.change_player("Player 03", |player| player.person.name = "Judge".to_owned()).await;
    let judge = day.judge.id();
    let form = |meant: &'static str| [("kind", "threats"), ("persons", "judge"), ("happened", MARK), ("meant", meant)];
    // The player and the judge are called alike; the judge does not read it for that.
    let new = day.run("reports/new");
    let asks = day.organizer.post(&new, &form("")).await.expect(422);
    assert!(
        asked(&asks).contains(&format!("a{judge} judge")) && asked(&asks).contains(&"p3 judge".to_owned()),
        "{asks}"
    );
    day.organizer.post(&new, &form("p3 judge")).await.expect(303);
    let list = house.colleague.get(&day.run("reports")).await.ok();
    let at = list.attributes("table a", "href").swap_remove(0);
    let page = house.colleague.get(&at).await.ok();
    assert!(page.texts("dl.facts dd").contains(&"Judge".to_owned()), "{page}");
}

/// Whoever writes by a private link learns no name that is on no public page: neither as a choice, nor by what is asked.
#[actix_web::test]
async fn the_form_tells_a_player_no_name_that_is_not_public() {
    let house = house().await;
    let day = &house.day;
    let mut tx = day.app.db.write(Scope::Tournament(day.id)).await.unwrap();
    let late = someone(day.id, "Zenobia Late");
    let late = player::insert(&mut tx, &late).await.map(|_| late).unwrap();
    tx.commit().await.unwrap();
    for typed in ["Zenobia", "zenobia late", "Xaver Nobody"] {
        let asks = house.file("Player 01", &[("persons", typed)]).await.expect(422);
        assert_eq!(asked(&asks), [format!("0 {typed}")], "{asks}");
        assert!(!asks.body().contains("Zenobia Late"), "{asks}");
    }
    let number = day.stored().await.players.iter().find(|one| one.person.name == late.person.name).expect("her").number;
    let tried = format!("p{number} Zenobia");
    house.file("Player 01", &[("persons", "Zenobia"), ("meant", tried.as_str())]).await.expect(422);
    // The staff has the list of players anyhow.
    let form = [("kind", "threats"), ("persons", "Zenobia"), ("happened", "x")];
    let asks = day.judge.post(&day.run("reports/new"), &form).await.expect(422);
    assert!(asked(&asks).contains(&tried) && asks.says("Zenobia Late"), "{asks}");
    // Who is seated in a public round is on the public pages.
    let asks = house.file("Player 01", &[("persons", "Player 2")]).await.expect(422);
    assert!(asks.says("Player 02") && asked(&asks).len() > 2, "{asks}");
}

/// Nor by the report itself: it keeps the line as it was typed, and those who read it learn who is meant.
#[actix_web::test]
async fn a_report_shows_its_writer_what_was_typed_and_no_name_that_is_not_public() {
    let house = house().await;
    let day = &house.day;
    let mut tx = day.app.db.write(Scope::Tournament(day.id)).await.unwrap();
    player::insert(&mut tx, &someone(day.id, "Zenobia Late")).await.unwrap();
    tx.commit().await.unwrap();
    // A line that means somebody, and one that means nobody, look alike.
    let typed = "a tall man\nzenobia LATE\nxaver NOBODY\nplayer 02";
    let asks = house.file("Player 01", &[("persons", typed)]).await.expect(422);
    assert_eq!(asked(&asks), ["0 a tall man", "0 zenobia LATE", "0 xaver NOBODY"], "{asks}");
    let meant = ["a tall man", "zenobia LATE", "xaver NOBODY"].map(|line| format!("0 {line}"));
    let fields: Vec<(&str, &str)> = meant.iter().map(|one| ("meant", one.as_str())).collect();
    let filed = house.file("Player 01", &[&[("persons", typed)], fields.as_slice()].concat()).await.expect(303);
    let own = format!("/p/{}/reports/{}", house.token("Player 01").await, key(&filed));
    let about = |page: &Page| page.text("dl.facts dd:nth-of-type(2)");
    let page = day.app.visitor().get(&own).await.ok();
    assert_eq!(about(&page), "Player 02 a tall man zenobia LATE xaver NOBODY", "{page}");
    let page = day.organizer.get(&day.run(&format!("reports/{}", key(&filed)))).await.ok();
    assert_eq!(about(&page), "Player 02 Zenobia Late a tall man xaver NOBODY", "{page}");
}

/// Whoever writes a report is told who can read it, also where nobody is left who could.
#[actix_web::test]
async fn who_can_read_a_report_is_said_to_whoever_wrote_it() {
    let house = house().await;
    let day = &house.day;
    let boss = house.administrator.id();
    join(day, boss, StaffRole::Organizer, millis(Utc::now()) - TimeDelta::days(1)).await;
    let all = [day.organizer.id(), house.colleague.id(), boss].map(|id| id.to_string());
    let fields: Vec<(&str, &str)> = all.iter().map(|one| ("staff", one.as_str())).collect();
    let visitor = day.app.visitor();
    let filed = house.file("Player 01", &fields).await.expect(303);
    let page = visitor.follow(&filed).await.ok();
    assert!(page.says("Tell somebody from CATAN Studio") && page.says("it is about all of them"), "{page}");
    let judge = day.judge.id().to_string();
    let named = [fields.as_slice(), &[("judge", judge.as_str())]].concat();
    let filed = house.file("Player 01", &named).await.expect(303);
    assert!(visitor.follow(&filed).await.ok().says("Only the judge you named can read it."));
    let page = day.judge.get(&day.run(&format!("reports/{}", key(&filed)))).await.ok();
    assert!(page.says("the report names you. Nobody else can."), "{page}");
    let filed = house.file("Player 01", &[("persons", "Player 02")]).await.expect(303);
    let page = visitor.follow(&filed).await.ok();
    assert!(page.says("The organizers can read it now") && page.says("The organizers, except those"), "{page}");
}
