//! A judge says to come to a table where somebody does not agree with the result: one of two who are asked at the same moment goes,
//! and everybody who waits reads who.

use reeve_actions::sheets::TableAt;
use reeve_files::archive::ArchiveKind;
use reeve_rules::tournament::vocabulary::Stage;
use reeve_store::sheet_dispute;
use reeve_store::sheet_dispute::KeptDispute;
use reeve_views::rounds::RoundAt;

use super::archive::{export, forged, import};
use super::rulings::{playing, second_judge};
use super::support::app::Person;
use super::support::day::Day;
use super::support::db;
use super::support::event::{filled, send};

const AT: RoundAt = RoundAt { stage: Stage::Prelim, number: 1 };

/// The address of a seat's own sheet; seats count from 0.
async fn own(day: &Day, table: i64, seat: usize) -> String {
    let stored = day.stored().await;
    let (_, table) = TableAt { round: AT, table }.find(&stored.rounds).expect("a table");
    let player = stored.player(table.seats[seat].player_id).expect("a player");
    format!("/p/{}/sheets/prelim/1", player.link_token)
}

/// The result of a table is in, and one of its players does not agree.
async fn disputed(day: &Day, phone: &Person, table: i64) {
    day.enter("prelim/1", table, 0, &["10", "8", "7", "6"], &[]).await.expect(303);
    object(day, phone, table, 1).await;
}

async fn object(day: &Day, phone: &Person, table: i64, seat: usize) {
    let path = format!("{}/dispute", own(day, table, seat).await);
    phone.post(&path, &[("version", "1"), ("disagree", "I had 9.")]).await.expect(303);
}

async fn kept(day: &Day, table: i64) -> Vec<KeptDispute> {
    let stored = day.stored().await;
    let (_, table) = TableAt { round: AT, table }.find(&stored.rounds).expect("a table");
    let mut tx = day.app.db.read().await.unwrap();
    sheet_dispute::of_table(&mut tx, table.row.id).await.unwrap()
}

fn going(day: &Day, table: i64, what: &str) -> String {
    day.run(&format!("rounds/prelim/1/tables/{table}/dispute/{what}"))
}

#[actix_web::test]
async fn one_judge_goes_to_a_dispute_and_everybody_reads_who() {
    let day = playing().await;
    let other = second_judge(&day).await;
    let phone = day.app.visitor();
    let go = going(&day, 1, "claim");
    assert!(day.judge.post(&go, &[]).await.expect(409).says("Nobody at this table disagrees with the result any more"));
    disputed(&day, &phone, 1).await;
    let sheet = own(&day, 1, 2).await;
    assert!(phone.get(&sheet).await.ok().says("one of them comes to your table to decide"));
    // Every page that says so has the button for judges, and organizers read that nobody goes.
    let pages = ["", "rounds/prelim/1", "judge", "rounds/prelim/1/tables/1"];
    for path in pages {
        let path = day.run(path);
        let page = day.judge.get(path.trim_end_matches('/')).await.ok();
        assert!(page.has("form[action$='/tables/1/dispute/claim']"), "{path}: {page}");
        let page = day.organizer.get(path.trim_end_matches('/')).await.ok();
        assert!(page.says("No judge is on the way yet.") && !page.has("form[action*='/dispute/']"), "{path}: {page}");
    }
    day.organizer.post(&go, &[]).await.expect(403);
    assert_eq!(kept(&day, 1).await[0].claim.judge(), None);

    let answer = day.judge.post(&go, &[]).await.expect(303);
    let page = day.judge.follow(&answer).await.ok();
    assert!(page.says("players and staff can see it") && page.says("I had 9."), "{page}");
    day.judge.post(&go, &[]).await.expect(303);
    let told = other.post(&go, &[]).await.expect(409);
    assert!(told.says("Another judge is on the way to table 1 already: judge") && told.has(".judge"), "{told}");
    for path in pages {
        let path = day.run(path);
        assert_eq!(day.judge.get(path.trim_end_matches('/')).await.ok().texts(".goes"), ["You are on your way."]);
        let page = other.get(path.trim_end_matches('/')).await.ok();
        assert!(page.text(".goes").contains("A judge is on the way: judge"), "{path}: {page}");
        assert!(page.has("form[action$='/tables/1/dispute/take-over']"), "{path}: {page}");
        let page = day.organizer.get(path.trim_end_matches('/')).await.ok();
        assert_eq!(page.texts(".goes"), ["A judge is on the way: judge."], "{path}");
    }
    assert!(phone.get(&sheet).await.ok().says("A judge is coming to your table to decide: judge"));
    // Who objects as well waits for the same judge.
    object(&day, &phone, 1, 3).await;
    assert_eq!(day.organizer.get(&day.run("judge")).await.ok().texts(".goes"), ["A judge is on the way: judge."]);
    assert!(phone.get(&own(&day, 1, 3).await).await.ok().says("A judge is coming to your table to decide: judge"));
    let since = kept(&day, 1).await[0].claim.claimed_at;
    // Another one who goes instead is named, and since when one goes stays.
    other.post(&going(&day, 1, "take-over"), &[]).await.expect(303);
    assert!(phone.get(&sheet).await.ok().says("A judge is coming to your table to decide: other judge"));
    let claims: Vec<_> = kept(&day, 1).await.into_iter().map(|one| one.claim).collect();
    assert!(claims.iter().all(|claim| claim.judge() == Some("other judge") && claim.claimed_at == since), "{claims:?}");
    let log = day.organizer.get(&day.run("audit")).await.ok();
    assert_eq!(log.body().matches("go to a disagreement").count(), 2, "once for each judge: {log}");

    // What is settled takes who goes along: nobody goes to the next one yet.
    for seat in [1, 3] {
        phone.post(&format!("{}/take-back", own(&day, 1, seat).await), &[]).await.expect(303);
    }
    day.judge.post(&go, &[]).await.expect(409);
    object(&day, &phone, 1, 1).await;
    assert!(phone.get(&sheet).await.ok().says("one of them comes to your table to decide"));
    day.judge.post(&going(&day, 99, "claim"), &[]).await.expect(404);
}

/// A player's own page, whose record sheet that of the seat is.
async fn own_page(day: &Day, phone: &Person, table: i64, seat: usize) -> String {
    let sheet = own(day, table, seat).await;
    let page = phone.get(sheet.split("/sheets/").next().expect("a link")).await.ok();
    page.text("section[aria-labelledby='own-sheet'] p")
}

#[actix_web::test]
async fn the_own_page_names_the_judge_who_comes_and_that_judge_reads_when_nobody_disagrees_any_more() {
    let day = playing().await;
    let other = second_judge(&day).await;
    let phone = day.app.visitor();
    disputed(&day, &phone, 1).await;
    object(&day, &phone, 1, 2).await;
    assert!(own_page(&day, &phone, 1, 0).await.ends_with("A judge will come to you."));
    day.judge.post(&going(&day, 1, "claim"), &[]).await.expect(303);
    for seat in [0, 1, 2] {
        assert!(own_page(&day, &phone, 1, seat).await.ends_with("A judge is on the way: judge."));
    }
    other.post(&going(&day, 1, "take-over"), &[]).await.expect(303);
    assert!(own_page(&day, &phone, 1, 0).await.ends_with("A judge is on the way: other judge."));

    // As long as one of them disagrees, the judge is waited for.
    let (judge, sheet) = (day.run("judge"), day.run("rounds/prelim/1/tables/1"));
    phone.post(&format!("{}/take-back", own(&day, 1, 1).await), &[]).await.expect(303);
    assert!(!other.get(&judge).await.ok().has(".calmed") && !other.get(&sheet).await.ok().has(".calmed"));
    phone.post(&format!("{}/take-back", own(&day, 1, 2).await), &[]).await.expect(303);
    let stored = day.stored().await;
    let (_, table) = TableAt { round: AT, table: 1 }.find(&stored.rounds).expect("a table");
    let label = |seat: usize| stored.player(table.seats[seat].player_id).expect("a player").label();
    let says = format!("They agree after all, so you need not go: {}, {}.", label(1), label(2));
    for path in [&judge, &sheet] {
        let page = other.get(path).await.ok();
        assert!(page.text(".calmed").ends_with(&says), "{path}: {page}");
        for who in [&day.judge, &day.organizer] {
            assert!(!who.get(path).await.ok().has(".calmed"), "{path}: nobody else was on the way");
        }
    }
    assert!(other.get(&judge).await.ok().attributes(".calmed a", "href")[0].ends_with("/tables/1"));

    // Somebody disagrees anew: a judge is waited for again, and nobody goes yet.
    object(&day, &phone, 1, 1).await;
    assert!(!other.get(&judge).await.ok().has(".calmed") && !other.get(&sheet).await.ok().has(".calmed"));
    // The one goes, and the other decides the game meanwhile.
    other.post(&going(&day, 1, "claim"), &[]).await.expect(303);
    let form = day.judge.get(&format!("{sheet}/decide")).await.ok();
    let fields = filled(&form, "form[action$='/decide']", &[("reason", "Counted again.")]);
    send(&day.judge, &format!("{sheet}/decide"), &fields).await.expect(303);
    let said = other.get(&judge).await.ok().text(".calmed");
    assert!(said.ends_with("Another judge decided the game, so you need not go."), "{said}");
    assert!(!day.judge.get(&judge).await.ok().has(".calmed") && !other.get(&sheet).await.ok().has(".calmed"));
}

/// Nobody thinks of going to a table any more whose players all have signed, or whose round is closed.
#[actix_web::test]
async fn what_need_not_be_gone_to_is_told_until_the_sheet_is_final_or_the_round_closed() {
    let day = playing().await;
    let other = second_judge(&day).await;
    let phone = day.app.visitor();
    for table in [1, 2] {
        disputed(&day, &phone, table).await;
        day.judge.post(&going(&day, table, "claim"), &[]).await.expect(303);
    }
    phone.post(&format!("{}/take-back", own(&day, 1, 1).await), &[]).await.expect(303);
    let decide = day.run("rounds/prelim/1/tables/2/decide");
    let form = other.get(&decide).await.ok();
    let fields = filled(&form, "form[action$='/decide']", &[("reason", "Counted again.")]);
    send(&other, &decide, &fields).await.expect(303);
    let told = async || day.judge.get(&day.run("judge")).await.ok().texts(".calmed p");
    let sheet = day.run("rounds/prelim/1/tables/1");
    assert!(told().await.len() == 2 && day.judge.get(&sheet).await.ok().has(".calmed"), "{:?}", told().await);
    for seat in 0..4 {
        phone.post(&format!("{}/sign", own(&day, 1, seat).await), &[("version", "1")]).await.expect(303);
    }
    let left = told().await;
    assert!(left.len() == 1 && left[0].ends_with("Another judge decided the game, so you need not go."), "{left:?}");
    assert!(!day.judge.get(&sheet).await.ok().has(".calmed"));
    for table in [3, 4] {
        day.enter("prelim/1", table, 0, &["10", "8", "7", "5"], &[("sign", "yes")]).await.expect(303);
    }
    day.press("prelim/1", "close").await.expect(303);
    assert!(told().await.is_empty());
}

#[actix_web::test]
async fn of_two_judges_at_the_same_moment_one_goes_and_the_other_is_told_who() {
    let day = playing().await;
    let other = second_judge(&day).await;
    disputed(&day, &day.app.visitor(), 2).await;
    let go = going(&day, 2, "claim");
    let (one, two) = futures_util::future::join(day.judge.post(&go, &[]), other.post(&go, &[])).await;
    let mut answers = [one.status, two.status];
    answers.sort_unstable();
    assert_eq!(answers, [303, 409]);
    let told = if one.status == 409 { one } else { two };
    let goes = kept(&day, 2).await[0].claim.judge().expect("a judge").to_owned();
    assert!(told.says(&format!("Another judge is on the way to table 2 already: {goes}")), "{told}");
}

#[actix_web::test]
async fn an_archive_keeps_who_goes_and_refuses_what_nobody_can_have_claimed() {
    let day = playing().await;
    disputed(&day, &day.app.visitor(), 1).await;
    day.judge.post(&going(&day, 1, "claim"), &[]).await.expect(303);
    let bytes = export(&day.app.db, day.id).await;
    let copy = db().await;
    let imported = import(&copy, &bytes, None).await.expect("an import");
    assert_eq!(export(&copy, imported.id).await, bytes);
    let forged = forged(&bytes, ArchiveKind::Tournament, "data/sheet_dispute.json", |text| {
        let at = text.find("\"claimed_at\":\"").expect("a moment") + "\"claimed_at\":".len();
        let end = at + 1 + text[at + 1..].find('"').expect("its end") + 1;
        format!("{}null{}", &text[..at], &text[end..])
    });
    let to = db().await;
    let refused = import(&to, &forged, None).await.expect_err("nobody since never");
    assert!(refused.contains("no call goes like this"), "{refused}");
}
