//! A slip of the pen in a final sheet: an organizer and a judge, two people, correct it together; everything else on a final
//! sheet stays refused.

use reeve_rules::sheets::chain::LinkText;
use reeve_rules::tournament::settings::TranscriptionFix;
use reeve_rules::tournament::vocabulary::{RoundState, SheetState, StaffRole};
use reeve_store::time::millis;
use reeve_store::{AccountId, Scope, sheet_link, tournament};

use crate::archive::{export, import};
use crate::support::app::{May, Page, Person};
use crate::support::day::{Day, day};
use crate::support::db::db;

const TABLE: &str = "rounds/prelim/1/tables/1";

async fn signed() -> Day {
    let day = day(16).await;
    day.make().await;
    day.open("prelim/1").await;
    day.enter("prelim/1", 1, 0, &["10", "8", "7", "5"], &[("sign", "yes")]).await.expect(303);
    day
}

fn correction(day: &Day) -> String {
    day.run(&format!("{TABLE}/correction"))
}

async fn propose(day: &Day, who: &Person, version: &str, vp: [&str; 4], winner: &str) -> Page {
    let fields =
        [("version", version), ("winner", winner), ("vp-1", vp[0]), ("vp-2", vp[1]), ("vp-3", vp[2]), ("vp-4", vp[3])];
    who.post(&correction(day), &fields).await
}

/// The number of the correction that waits, as its page has it.
async fn waits(day: &Day, who: &Person) -> String {
    let page = who.get(&correction(day)).await.ok();
    page.form("form[action$='/withdraw']").into_iter().find(|(name, _)| name == "correction").expect("a correction").1
}

async fn settle(day: &Day, who: &Person, how: &str, id: &str) -> Page {
    who.post(&format!("{}/{how}", correction(day)), &[("correction", id)]).await
}

async fn vp(day: &Day) -> Vec<Option<i64>> {
    day.stored().await.rounds[0].tables[0].seats.iter().map(|seat| seat.vp).collect()
}

async fn texts(day: &Day) -> Vec<LinkText> {
    let mut tx = day.app.db.read().await.unwrap();
    let links = sheet_link::of_tournament(&mut tx, day.id).await.unwrap();
    links.iter().map(|link| LinkText::read(&link.content).expect("a text")).collect()
}

#[actix_web::test]
async fn two_people_correct_a_slip_of_the_pen() {
    let day = signed().await;
    let signed_at = day.stored().await.rounds[0].tables[0].row.signed_at;
    propose(&day, &day.organizer, "2", ["10", "9", "7", "5"], "1").await.expect(303);
    assert_eq!(vp(&day).await[1], Some(8), "nothing changes by a proposal");
    // Both see both values.
    for who in [&day.organizer, &day.judge] {
        let page = who.get(&correction(&day)).await.ok();
        let row = page.rows("table.list").into_iter().find(|row| row.iter().any(|cell| cell == "9 VP")).expect("a row");
        assert!(row.iter().any(|cell| cell == "8 VP"), "{row:?}");
    }
    let id = waits(&day, &day.judge).await;
    let own = settle(&day, &day.organizer, "confirm", &id).await.expect(409);
    assert!(own.says("second person"), "{own}");
    assert_eq!(vp(&day).await[1], Some(8));
    settle(&day, &day.judge, "confirm", &id).await.expect(303);
    assert_eq!(vp(&day).await, [Some(10), Some(9), Some(7), Some(5)]);
    let row = day.stored().await.rounds[0].tables[0].row.clone();
    assert_eq!((row.sheet_state, row.sheet_version, row.signed_at), (SheetState::Signed, 3, signed_at));
    settle(&day, &day.judge, "confirm", &id).await.expect(409);
    let texts = texts(&day).await;
    assert_eq!(texts.iter().map(|text| text.state.code()).collect::<Vec<_>>(), ["signed", "corrected"]);
    assert_eq!((texts[1].seats[1].vp, texts[1].before), (Some(9), texts[0].digest()));
    let sheet = day.judge.get(&day.run(TABLE)).await.ok();
    assert!(sheet.says("corrected to match the paper") && sheet.says("signed on paper"), "{sheet}");
    // The log tells it, and the values once the result is public.
    let visitor = day.app.visitor();
    let log = visitor.get(&day.public("log")).await.ok();
    assert!(log.says("Round 1, table 1") && !log.says("9 VP"), "{log}");
    for table in 2..=4 {
        day.enter("prelim/1", table, 0, &["10", "8", "7", "5"], &[("sign", "yes")]).await.expect(303);
    }
    day.press("prelim/1", "close").await.expect(303);
    let log = visitor.get(&day.public("log")).await.ok();
    assert!(log.says("8 VP") && log.says("9 VP") && log.says("5 links"), "{log}");
    let old = look_up(&day, &visitor, &texts[0]).await;
    assert!(old.says("was corrected later") && old.says("vp 8"), "{old}");
    let new = look_up(&day, &visitor, &texts[1]).await;
    assert!(new.says("the corrected result") && new.says("vp 9"), "{new}");
    // A closed round is corrected too, and the standings follow.
    propose(&day, &day.judge, "3", ["10", "9", "7", "4"], "1").await.expect(303);
    let id = waits(&day, &day.organizer).await;
    settle(&day, &day.organizer, "confirm", &id).await.expect(303);
    let csv = day.organizer.get(&day.run("export/results.csv")).await.ok().body();
    assert!(csv.contains(",4,0\n"), "{csv}");
    // The archive holds it all, and another store takes it.
    let bytes = export(&day.app.db, day.id).await;
    let other = db().await;
    let imported = import(&other, &bytes, None).await.expect("an import");
    assert_eq!(export(&other, imported.id).await, bytes);
}

/// Four wins for the first of each table: the ranks are equal, until the correction names another winner.
#[actix_web::test]
async fn what_a_correction_changes_is_shown_before_it_is_confirmed_and_settled_before_anything_goes_on() {
    let day = day(12).await;
    day.make().await;
    for round in ["prelim/1", "prelim/2", "prelim/3"] {
        day.play(round).await;
    }
    let lots = [("how", "reeve"), ("everybody", "yes"), ("confirm", "draw")];
    let lots_page = day.organizer.post(&day.run("lots"), &lots).await;
    assert!(matches!(lots_page.status, 303 | 409), "{lots_page}");
    let before = day.organizer.get(&day.run("export/standings.csv")).await.ok().body();
    // Whoever stands worst of those who lost at the table has won it after all: with one win more the rank changes for sure.
    let stored = day.stored().await;
    let labels = stored.labels();
    let name = |seat: usize| labels.of(stored.rounds[0].tables[0].seats[seat].player_id).to_owned();
    let stands = |seat: usize| before.lines().position(|line| line.contains(&name(seat))).expect("a line");
    let worst = (1..4).max_by_key(|&seat| stands(seat)).expect("a seat");
    let mut vp = ["9", "8", "7", "6"];
    vp[worst] = "10";
    propose(&day, &day.organizer, "2", vp, &(worst + 1).to_string()).await.expect(303);
    let winner = name(worst);
    let page = day.judge.get(&correction(&day)).await.ok();
    let rows = page.rows("table.ranks");
    assert!(rows.len() > 1 && page.says("What changes in the ranking"), "{page}");
    // Those of the table stand first; everybody else's rank is folded away, so that the button is not far down.
    let folded = page.rows("details table.ranks");
    let first: Vec<&str> = rows.iter().map(|row| row[0].as_str()).take(rows.len() - folded.len()).collect();
    assert!(!first.is_empty() && first.len() <= 4 && first.iter().all(|one| (0..4).any(|seat| name(seat) == *one)));
    // Whether anybody else's rank changes hangs on the seats.
    let others = match folded.len() {
        0 => !page.says("change rank") && !page.says("changes rank"),
        1 => page.says("changes rank"),
        count => page.says(&format!("{count} other players change rank")),
    };
    assert!(others, "{page}");
    let row = rows.iter().find(|row| row[0] == winner).expect("who would have won");
    let rank = before.lines().find(|line| line.contains(&winner)).and_then(|line| line.split(',').next());
    assert_eq!(rank.map(|rank| rank.trim_start_matches('\u{feff}')), Some(row[1].as_str()), "{before}");
    assert!(row[2].parse::<u32>().unwrap() < row[1].parse::<u32>().unwrap(), "{row:?}");
    // Nothing goes on from the ranking until then, and the pages lead to the correction.
    for (path, fields) in [("lots", lots.to_vec()), ("bracket/final/make", Vec::new())] {
        let refused = day.organizer.post(&day.run(path), &fields).await.expect(409);
        assert!(refused.says("Confirm or withdraw it first"), "{path}: {refused}");
        assert!(refused.has(&format!("a[href='{}']", correction(&day))), "{path}: {refused}");
    }
    let id = waits(&day, &day.judge).await;
    settle(&day, &day.judge, "confirm", &id).await.expect(303);
    let sheet = day.judge.get(&day.run(TABLE)).await.ok();
    assert!(sheet.says("organizer and judge"), "both names stand beside the corrected version: {sheet}");
    let after = day.organizer.get(&day.run("export/standings.csv")).await.ok().body();
    let rank = after.lines().find(|line| line.contains(&winner)).and_then(|line| line.split(',').next());
    assert_eq!(rank.map(|rank| rank.trim_start_matches('\u{feff}')), Some(row[2].as_str()), "{after}");
}

#[actix_web::test]
async fn everything_else_on_a_final_sheet_stays_refused() {
    let day = signed().await;
    // What is stored already, what no game gives, and what is no number.
    let same = propose(&day, &day.judge, "2", ["10", "8", "7", "5"], "1").await.expect(409);
    assert!(same.says("nothing to correct"), "{same}");
    for (vp, winner) in [
        (["10", "23", "7", "5"], "1"),
        (["10", "", "7", "5"], "1"),
        (["x", "8", "7", "5"], "1"),
        (["10", "9", "7", "5"], "9"),
    ] {
        let page = propose(&day, &day.judge, "2", vp, winner).await;
        assert_eq!(page.status, 422, "{vp:?}: {page}");
        assert_eq!(
            page.form("form[action$='/correction']").iter().find(|(name, _)| name == "vp-2").expect("a field").1,
            vp[1]
        );
    }
    // Whoever saw an older version sees what is stored now beside what they typed.
    let stale = propose(&day, &day.judge, "1", ["10", "9", "7", "5"], "1").await.expect(409);
    let fields = stale.form("form[action$='/correction']");
    let field = |wanted: &str| fields.iter().find(|(name, _)| name == wanted).expect("a field").1.as_str();
    assert_eq!((field("vp-2"), field("version")), ("9", "2"));
    assert!(stale.says("Somebody else got there first") && stale.says("8 VP"), "{stale}");
    // A sheet that is not final is changed on the sheet.
    day.enter("prelim/1", 2, 0, &["10", "8", "7", "5"], &[]).await.expect(303);
    let fields = [("version", "1"), ("winner", "1"), ("vp-1", "10"), ("vp-2", "9"), ("vp-3", "7"), ("vp-4", "5")];
    day.judge.post(&day.run("rounds/prelim/1/tables/2/correction"), &fields).await.expect(409);
    // One waits at a time; a judge beside a judge is not enough, and who withdraws it changes nothing.
    propose(&day, &day.judge, "2", ["10", "9", "7", "5"], "1").await.expect(303);
    propose(&day, &day.organizer, "2", ["10", "9", "7", "6"], "1").await.expect(409);
    let second = day.app.account("another judge", May::Nothing).await;
    let mut tx = day.app.db.write(Scope::Tournament(day.id)).await.unwrap();
    tournament::add_staff(&mut tx, day.id, second.id(), StaffRole::Judge, millis(chrono::Utc::now())).await.unwrap();
    tx.commit().await.unwrap();
    let id = waits(&day, &second).await;
    let refused = settle(&day, &second, "confirm", &id).await.expect(409);
    assert!(refused.says("organizer and a judge"), "{refused}");
    let boss = day.app.administrator().await;
    settle(&day, &boss, "confirm", &id).await.expect(403);
    let page = boss.get(&correction(&day)).await.ok();
    assert!(page.says("you are neither") && !page.has("form[action*='/correction']"), "{page}");
    settle(&day, &second, "withdraw", &id).await.expect(303);
    settle(&day, &day.organizer, "confirm", &id).await.expect(409);
    // Where the setting is off there is none.
    propose(&day, &day.judge, "2", ["10", "9", "7", "5"], "1").await.expect(303);
    let id = waits(&day, &day.organizer).await;
    day.change(|t| t.settings.transcription_fix = TranscriptionFix::Off).await;
    settle(&day, &day.organizer, "confirm", &id).await.expect(409);
    propose(&day, &day.organizer, "2", ["10", "9", "7", "5"], "1").await.expect(409);
    day.enter("prelim/1", 1, 2, &["10", "9", "7", "5"], &[("sign", "yes")]).await.expect(409);
    assert_eq!(vp(&day).await, [Some(10), Some(8), Some(7), Some(5)]);
    assert_eq!(texts(&day).await.len(), 1);
}

/// What all four signed by link, and what a judge decided, has no signed paper that could say something else.
#[actix_web::test]
async fn a_result_that_nobody_signed_on_paper_has_no_correction() {
    let day = day(16).await;
    day.make().await;
    day.open("prelim/1").await;
    day.enter("prelim/1", 1, 0, &["10", "8", "7", "5"], &[]).await.expect(303);
    let stored = day.stored().await;
    for seat in &stored.rounds[0].tables[0].seats {
        let link = &stored.player(seat.player_id).expect("a player").link_token;
        let sign = format!("/p/{link}/sheets/prelim/1/sign");
        day.app.visitor().post(&sign, &[("version", "1")]).await.expect(303);
    }
    let vp2 = [("version", "0"), ("winner", "1"), ("vp-1", "10"), ("vp-2", "8"), ("vp-3", "7"), ("vp-4", "5")];
    let decided = vp2.into_iter().chain([("reason", "One of them left.")]).collect::<Vec<_>>();
    day.judge.post(&day.run("rounds/prelim/1/tables/2/decide"), &decided).await.expect(303);
    let before = texts(&day).await;
    assert_eq!(before.len(), 2, "both are final");
    for (table, version) in [(1, "2"), (2, "1")] {
        let at = day.run(&format!("rounds/prelim/1/tables/{table}"));
        let fields =
            [("version", version), ("winner", "1"), ("vp-1", "10"), ("vp-2", "9"), ("vp-3", "7"), ("vp-4", "5")];
        for who in [&day.organizer, &day.judge] {
            let sheet = who.get(&at).await.ok();
            assert!(!sheet.has("a[href$='/correction']"), "{table}: {sheet}");
            let page = who.get(&format!("{at}/correction")).await.ok();
            assert!(
                page.says("was not signed on paper") && !page.has("form[action$='/correction']"),
                "{table}: {page}"
            );
            let refused = who.post(&format!("{at}/correction"), &fields).await.expect(409);
            assert!(refused.says("was not signed on paper"), "{table}: {refused}");
        }
        // A result that comes late leads nowhere either.
        let late = day.judge.post(&at, &fields).await.expect(409);
        assert!(!late.has("[data-way]") && !late.has("a[href$='/correction']"), "{table}: {late}");
    }
    // One that waits from an earlier version is withdrawn and not confirmed.
    day.enter("prelim/1", 3, 0, &["10", "8", "7", "5"], &[("sign", "yes")]).await.expect(303);
    let at = day.run("rounds/prelim/1/tables/3/correction");
    let fields = [("version", "2"), ("winner", "1"), ("vp-1", "10"), ("vp-2", "9"), ("vp-3", "7"), ("vp-4", "5")];
    day.organizer.post(&at, &fields).await.expect(303);
    let mut tx = day.app.db.write(Scope::Tournament(day.id)).await.unwrap();
    tx.query("update sheet_signature set way = 'pin'").execute().await.unwrap();
    tx.commit().await.unwrap();
    let page = day.judge.get(&at).await.ok();
    assert!(page.says("was not signed on paper") && !page.has("form[action$='/confirm']"), "{page}");
    let id = page.form("form[action$='/withdraw']").into_iter().find(|(name, _)| name == "correction").expect("it").1;
    day.judge.post(&format!("{at}/confirm"), &[("correction", &id)]).await.expect(409);
    day.judge.post(&format!("{at}/withdraw"), &[("correction", &id)]).await.expect(303);
    assert_eq!(texts(&day).await[..2], before);
    assert_eq!(texts(&day).await.len(), 3);
}

#[actix_web::test]
async fn a_correction_by_nobody_known_is_withdrawn_and_not_confirmed() {
    let day = signed().await;
    propose(&day, &day.organizer, "2", ["10", "9", "7", "5"], "1").await.expect(303);
    let id = waits(&day, &day.judge).await;
    let mut tx = day.app.db.write(Scope::Tournament(day.id)).await.unwrap();
    tx.query("update sheet_correction set proposed_by = null").execute().await.unwrap();
    tx.commit().await.unwrap();
    let refused = settle(&day, &day.judge, "confirm", &id).await.expect(409);
    assert!(refused.says("Nobody knows who proposed"), "{refused}");
    settle(&day, &day.judge, "withdraw", &id).await.expect(303);
    assert_eq!(vp(&day).await, [Some(10), Some(8), Some(7), Some(5)]);
}

/// An organizer with a second account would be both of the two within a minute.
#[actix_web::test]
async fn nobody_is_made_a_judge_to_confirm_a_correction() {
    let day = signed().await;
    propose(&day, &day.organizer, "2", ["10", "9", "7", "5"], "1").await.expect(303);
    let id = waits(&day, &day.judge).await;
    let second = day.app.account("another judge", May::Nothing).await;
    let mut tx = day.app.db.write(Scope::Tournament(day.id)).await.unwrap();
    tournament::add_staff(&mut tx, day.id, second.id(), StaffRole::Judge, millis(chrono::Utc::now())).await.unwrap();
    tx.commit().await.unwrap();
    let refused = settle(&day, &second, "confirm", &id).await.expect(409);
    assert!(refused.says("only since the correction was proposed"), "{refused}");
    let page = second.get(&correction(&day)).await.ok();
    assert!(page.says("only since the correction was proposed") && !page.has("form[action$='/confirm']"), "{page}");
    assert_eq!((vp(&day).await[1], texts(&day).await.len()), (Some(8), 1));
    // Nor where it is withdrawn and proposed again since.
    settle(&day, &day.organizer, "withdraw", &id).await.expect(303);
    propose(&day, &day.organizer, "2", ["10", "9", "7", "5"], "1").await.expect(303);
    let id = waits(&day, &day.judge).await;
    let refused = settle(&day, &second, "confirm", &id).await.expect(409);
    assert!(refused.says("only since the correction was proposed"), "{refused}");
    settle(&day, &day.judge, "confirm", &id).await.expect(303);
    assert_eq!(vp(&day).await[1], Some(9));
    // Of the sheet as it is corrected now, they may be the second.
    propose(&day, &day.organizer, "3", ["10", "9", "7", "6"], "1").await.expect(303);
    let id = waits(&day, &day.judge).await;
    settle(&day, &second, "confirm", &id).await.expect(303);
}

/// Nor by waiting: whoever is let in after the sheet became final has it from the first of the two, also by way of others.
#[actix_web::test]
async fn nobody_whom_the_first_one_let_in_afterwards_confirms_a_correction() {
    let day = signed().await;
    let join = async |who: &Person, role: StaffRole, by: Option<AccountId>| {
        let mut tx = day.app.db.write(Scope::Tournament(day.id)).await.unwrap();
        tournament::let_in(&mut tx, day.id, (who.id(), role), millis(chrono::Utc::now()), by).await.unwrap();
        tx.commit().await.unwrap();
    };
    let friend = day.app.account("friend", May::Nothing).await;
    let of_friend = day.app.account("friend of the friend", May::Nothing).await;
    let of_judge = day.app.account("friend of the judge", May::Nothing).await;
    // As the page does it.
    let form = [("name", "friend"), ("role", "judge"), ("another_person", "on")];
    day.organizer.post(&day.run("staff"), &form).await.expect(303);
    join(&friend, StaffRole::Organizer, Some(day.organizer.id())).await;
    join(&of_friend, StaffRole::Judge, Some(friend.id())).await;
    join(&of_judge, StaffRole::Judge, Some(day.judge.id())).await;
    let propose = async || propose(&day, &day.organizer, "2", ["10", "9", "7", "5"], "1").await.expect(303);
    propose().await;
    let id = waits(&day, &day.judge).await;
    for who in [&friend, &of_friend] {
        let refused = settle(&day, who, "confirm", &id).await.expect(409);
        assert!(refused.says("let you in after the sheet became final"), "{refused}");
        let page = who.get(&correction(&day)).await.ok();
        assert!(
            page.says("let you in after the sheet became final") && !page.has("form[action$='/confirm']"),
            "{page}"
        );
    }
    assert_eq!(vp(&day).await[1], Some(8));
    settle(&day, &of_judge, "confirm", &id).await.expect(303);
    assert_eq!(vp(&day).await[1], Some(9));
    // The log names who let the second one in.
    let mut tx = day.app.db.read().await.unwrap();
    let sql = "select after from audit where action = 'confirm-correction'";
    let after: String = tx.query(sql).value().await.unwrap();
    assert!(after.contains(&format!("\"let_in_by\":[{{\"account\":{}}}]", day.judge.id())), "{after}");
}

#[actix_web::test]
async fn a_correction_by_somebody_who_left_the_staff_is_not_confirmed() {
    let day = signed().await;
    let second = day.app.account("another judge", May::Nothing).await;
    let set = async |role: StaffRole, on: bool| {
        let mut tx = day.app.db.write(Scope::Tournament(day.id)).await.unwrap();
        match on {
            true => {
                tournament::add_staff(&mut tx, day.id, second.id(), role, millis(chrono::Utc::now())).await.unwrap();
            }
            false => drop(tournament::remove_staff(&mut tx, day.id, second.id(), role).await.unwrap()),
        }
        tx.commit().await.unwrap();
    };
    let disable = async |at: Option<chrono::DateTime<chrono::Utc>>| {
        let mut tx = day.app.db.write(Scope::NoTournament).await.unwrap();
        let update = "update account set disabled_at = $2 where id = $1";
        tx.query(update).bind(second.id()).bind(at).execute().await.unwrap();
        tx.commit().await.unwrap();
    };
    let refused = async |id: &str, why: &str| {
        let page = settle(&day, &day.organizer, "confirm", id).await.expect(409);
        assert!(page.says(why), "{page}");
        let page = day.organizer.get(&correction(&day)).await.ok();
        assert!(page.says(why) && !page.has("form[action$='/confirm']"), "{page}");
        assert!(page.has("form[action$='/withdraw']"), "{page}");
        assert_eq!((vp(&day).await[1], texts(&day).await.len()), (Some(8), 1));
    };
    set(StaffRole::Judge, true).await;
    propose(&day, &second, "2", ["10", "9", "7", "5"], "1").await.expect(303);
    let id = waits(&day, &day.organizer).await;
    let gone = "no longer an organizer or a judge here";
    set(StaffRole::Judge, false).await;
    refused(&id, gone).await;
    // What somebody has become since does not count, and neither does an account that is switched off.
    set(StaffRole::Organizer, true).await;
    refused(&id, gone).await;
    set(StaffRole::Judge, true).await;
    disable(Some(millis(chrono::Utc::now()))).await;
    refused(&id, gone).await;
    disable(None).await;
    settle(&day, &day.organizer, "confirm", &id).await.expect(303);
    assert_eq!(vp(&day).await[1], Some(9));
}

/// What an archive that was changed can bring in, and no form.
#[actix_web::test]
async fn what_no_form_proposes_is_withdrawn_and_not_confirmed() {
    let day = signed().await;
    let before = vp(&day).await;
    let stored = day.stored().await;
    let ids: Vec<i64> = stored.rounds[0].tables[0].seats.iter().map(|seat| seat.player_id.0).collect();
    let paper = |order: [i64; 4], vp: i64| {
        let seat = |(at, position): (usize, &i64)| serde_json::json!({"position": position, "player": ids[(*position - 1) as usize], "vp": ([10, vp, 7, 5][at])});
        let seats: Vec<_> = order.iter().enumerate().map(seat).collect();
        serde_json::json!({"winner": 1, "handler": null, "seats": seats}).to_string()
    };
    let foreign = paper([1, 2, 3, 4], 9).replacen(&format!("\"player\":{}", ids[1]), "\"player\":999999", 1);
    for (what, paper, version) in [
        ("seats in another order", paper([4, 3, 2, 1], 9), 2),
        ("VP that no game gives", paper([1, 2, 3, 4], -5), 2),
        ("another player", foreign, 2),
        ("what is stored already", paper([1, 2, 3, 4], 8), 2),
        ("no result", "{}".to_owned(), 2),
        ("another version", paper([1, 2, 3, 4], 9), 1),
    ] {
        propose(&day, &day.organizer, "2", ["10", "9", "7", "5"], "1").await.expect(303);
        let id = waits(&day, &day.judge).await;
        let mut tx = day.app.db.write(Scope::Tournament(day.id)).await.unwrap();
        let update =
            "update sheet_correction set paper = $1, corrects_version = $2 where correction_state = 'proposed'";
        tx.query(update).bind(paper).bind(version).execute().await.unwrap();
        tx.commit().await.unwrap();
        // The page shows neither what it would change nor a button to confirm it, and says why.
        let page = day.judge.get(&correction(&day)).await.ok();
        assert!(page.says("no correction of this sheet") && !page.has("form[action$='/confirm']"), "{what}: {page}");
        assert!(page.has("form[action$='/withdraw']"), "{what}: {page}");
        assert!(!page.says("What changes in the ranking") && !page.says("Nobody's rank changes"), "{what}: {page}");
        let refused = settle(&day, &day.judge, "confirm", &id).await.expect(409);
        assert!(refused.says("no correction of this sheet"), "{what}: {refused}");
        assert_eq!((vp(&day).await, texts(&day).await.len()), (before.clone(), 1), "{what}");
        settle(&day, &day.judge, "withdraw", &id).await.expect(303);
    }
}

#[actix_web::test]
async fn the_head_and_receipts_are_public_with_the_results() {
    let day = signed().await;
    let visitor = day.app.visitor();
    let home = format!("/t/{}", day.slug);
    let first = texts(&day).await.remove(0);
    let sheet = day.judge.get(&day.run(TABLE)).await.ok();
    let receipt = sheet.attributes("a[href*='/receipts?']", "href").remove(0);
    assert!(receipt.contains(&first.digest().to_string()));
    // The staff sees the head and the receipt at once, everybody when the result is public.
    let staff = day.judge.get(&receipt).await.ok();
    assert!(staff.says("vp 10 winner") && staff.says("Not public yet"), "{staff}");
    assert!(day.judge.get(&day.run("standings")).await.ok().says(&first.digest().to_string()));
    for table in 2..=4 {
        day.enter("prelim/1", table, 0, &["10", "8", "7", "5"], &[("sign", "yes")]).await.expect(303);
    }
    let links = texts(&day).await;
    nobody_sees(&day, &links).await;
    day.press("prelim/1", "close").await.expect(303);
    let last = links[3].digest().to_string();
    for path in [home, day.public("log"), day.public("standings"), day.run("standings"), day.run("export/report")] {
        let page = day.organizer.get(&path).await.ok();
        assert!(page.says(&last) && page.says("4 links"), "{path}: {page}");
    }
    let page = visitor.get(&receipt).await.ok();
    assert!(page.says("vp 10 winner") && page.says("link 1") && !page.says("Not public yet"), "{page}");
    for (digest, says) in [("abc", "64 characters"), (&"0".repeat(64)[..], "No published result")] {
        let page = visitor.get(&format!("{}?digest={digest}", day.public("receipts"))).await.ok();
        assert!(page.says(says), "{page}");
    }

    // A correction of round 1 behind a sheet of round 2: the log tells it at once, the chain only when round 2 is closed.
    day.open("prelim/2").await;
    day.enter("prelim/2", 1, 0, &["10", "6", "7", "5"], &[("sign", "yes")]).await.expect(303);
    propose(&day, &day.judge, "2", ["10", "9", "7", "5"], "1").await.expect(303);
    let id = waits(&day, &day.organizer).await;
    settle(&day, &day.organizer, "confirm", &id).await.expect(303);
    let log = visitor.get(&day.public("log")).await.ok();
    assert!(log.says("9 VP") && log.says(&last) && log.says("4 links"), "{log}");
    nobody_sees(&day, &texts(&day).await[4..]).await;
    for table in 2..=4 {
        day.enter("prelim/2", table, 0, &["10", "8", "7", "5"], &[("sign", "yes")]).await.expect(303);
    }
    day.press("prelim/2", "close").await.expect(303);
    let links = texts(&day).await;
    let log = visitor.get(&day.public("log")).await.ok();
    assert!(log.says(&links[8].digest().to_string()) && log.says("9 links"), "{log}");
    assert!(look_up(&day, &visitor, &links[5]).await.says("vp 9"));
    // A closed round that is opened again takes its links along.
    let version = day.stored().await.rounds[1].row.version.to_string();
    let fields = [("step", "close"), ("version", version.as_str())];
    day.organizer.post(&day.run("rounds/prelim/2/take-back"), &fields).await.expect(303);
    assert_eq!(day.stored().await.rounds[1].row.state, RoundState::Playing);
    nobody_sees(&day, &links[4..]).await;
}

#[actix_web::test]
async fn a_correction_after_the_end_leaves_every_page_whole() {
    let day = day(12).await;
    day.make().await;
    for round in ["prelim/1", "prelim/2", "prelim/3"] {
        day.play(round).await;
    }
    day.organizer.post(&day.run("lots"), &[("how", "reeve"), ("everybody", "yes"), ("confirm", "draw")]).await;
    day.organizer.post(&day.run("bracket/final/make"), &[]).await.expect(303);
    day.play("final/1").await;
    day.organizer.post(&day.run("finish"), &[]).await.expect(303);
    let at = "rounds/final/1/tables/1/correction";
    let fields = [("version", "2"), ("winner", "3"), ("vp-1", "9"), ("vp-2", "8"), ("vp-3", "10"), ("vp-4", "5")];
    day.judge.post(&day.run(at), &fields).await.expect(303);
    let page = day.organizer.get(&day.run(at)).await.ok();
    let id =
        page.form("form[action$='/confirm']").into_iter().find(|(name, _)| name == "correction").expect("a form").1;
    day.organizer.post(&day.run(&format!("{at}/confirm")), &[("correction", &id)]).await.expect(303);
    let finalist = day.stored().await.rounds[3].tables[0].seats[2].player_id;
    let champion = day.stored().await.labels().of(finalist).to_owned();
    for path in ["standings", "bracket"] {
        assert_eq!(day.app.visitor().get(&day.public(path)).await.ok().text(".champion h2"), champion);
    }
    // The seats of the final stay as they are, even where round 1 would have led to others.
    propose(&day, &day.organizer, "2", ["6", "8", "7", "10"], "4").await.expect(303);
    let id = waits(&day, &day.judge).await;
    settle(&day, &day.judge, "confirm", &id).await.expect(303);
    for path in ["standings", "bracket", "results", "log", "seats"] {
        day.app.visitor().get(&day.public(path)).await.ok();
    }
    for path in ["standings", "bracket", "rounds/prelim/1", "export/report", "export/prizes"] {
        day.organizer.get(&day.run(path)).await.ok();
    }
    let bytes = export(&day.app.db, day.id).await;
    let other = db().await;
    import(&other, &bytes, None).await.expect("an import");
    // Where the tournament is put away nothing is proposed any more.
    day.change(|row| row.hidden_at = Some(millis(chrono::Utc::now()))).await;
    let page = propose(&day, &day.organizer, "3", ["6", "8", "7", "11"], "4").await;
    assert!(matches!(page.status, 403 | 409), "{page}");
}

/// Looks a link up by its digest.
async fn look_up(day: &Day, who: &Person, text: &LinkText) -> Page {
    who.get(&format!("{}?digest={}", day.public("receipts"), text.digest())).await.ok()
}

/// Nothing that everybody sees has the digest of one of these links, and who guessed one is told the same as who guessed wrong.
async fn nobody_sees(day: &Day, links: &[LinkText]) {
    let visitor = day.app.visitor();
    let wrong = visitor.get(&format!("{}?digest={}", day.public("receipts"), "0".repeat(64))).await.ok();
    for link in links {
        let digest = link.digest().to_string();
        for path in ["", "/log", "/standings", "/results", "/bracket", "/hall", "/receipts"] {
            let page = visitor.get(&format!("/t/{}{path}", day.slug)).await.ok();
            assert!(!page.body().contains(&digest), "{path}: {page}");
        }
        let guessed = look_up(day, &visitor, link).await;
        assert_eq!(guessed.body().replace(&digest, &"0".repeat(64)), wrong.body());
    }
}
