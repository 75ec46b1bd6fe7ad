//! Signatures and disputes: players sign the sheet of their own game, or don't agree, and the last signature is final.

use reeve_actions::sheets::TableAt;
use reeve_actions::sheets::own_sheet::{OwnSheet, sign_own};
use reeve_actions::{Caller, Context, Who};
use reeve_files::archive::ArchiveKind;
use reeve_limits as limits;
use reeve_rules::sheets::{DisputeOutcome, SignatureWay};
use reeve_rules::tournament::settings::OwnResults;
use reeve_rules::tournament::vocabulary::{PlayerState, SheetState, Stage};
use reeve_store::snapshot::{Snapshot, Table};
use reeve_store::{sheet as stored_sheet, sheet_dispute, sheet_link, sheet_signature};
use reeve_views::rounds::RoundAt;

use super::archive::{export, forged, import};
use super::support::app::{Page, Person};
use super::support::day::{Day, day};
use super::support::db;

const AT: RoundAt = RoundAt { stage: Stage::Prelim, number: 1 };
const VP: [&str; 4] = ["10", "8", "7", "6"];

/// Sixteen players whose first round is on.
async fn playing() -> Day {
    let day = day(16).await;
    day.make().await;
    day.open("prelim/1").await;
    day
}

async fn table(day: &Day, number: i64) -> Table {
    let stored = day.stored().await;
    let (_, table) = TableAt { round: AT, table: number }.find(&stored.rounds).expect("a table");
    table.clone()
}

/// The own page of whoever sits at a position of a table, from 0.
async fn own(day: &Day, number: i64, seat: usize) -> String {
    let player = table(day, number).await.seats[seat].player_id;
    let stored = day.stored().await;
    format!("/p/{}", stored.player(player).expect("a player").link_token)
}

async fn sheet(day: &Day, number: i64, seat: usize) -> String {
    format!("{}/sheets/prelim/1", own(day, number, seat).await)
}

async fn sign(day: &Day, who: &Person, number: i64, seat: usize, version: &str) -> Page {
    who.post(&format!("{}/sign", sheet(day, number, seat).await), &[("version", version)]).await
}

async fn dispute(day: &Day, who: &Person, number: i64, seat: usize, fields: &[(&str, &str)]) -> Page {
    who.post(&format!("{}/dispute", sheet(day, number, seat).await), fields).await
}

/// How the sheet stands: state, version, who has signed.
async fn stands(day: &Day, number: i64) -> (SheetState, i64, Vec<bool>) {
    let table = table(day, number).await;
    (table.row.sheet_state, table.row.sheet_version, table.sheet().signatures)
}

const ENTRY: [(&str, &str); 6] =
    [("version", "0"), ("vp-1", "10"), ("vp-2", "8"), ("vp-3", "7"), ("vp-4", "6"), ("winner", "1")];

#[actix_web::test]
async fn a_player_enters_the_result_all_four_sign_and_it_is_final() {
    let day = playing().await;
    let phone = day.app.visitor();
    let home = phone.get(&own(&day, 1, 1).await).await.ok();
    assert!(home.says("Is the game over?") && home.has("a[href$='/sheets/prelim/1']"), "{home}");
    let page = phone.get(&sheet(&day, 1, 1).await).await.ok();
    assert!(page.has("form[data-entry]") && !page.has("form[action$='/sign']"), "{page}");
    let ticked = [("claim-asked", "yes"), ("claimed", "yes")];
    let answer = phone.post(&sheet(&day, 1, 1).await, &[&ENTRY[..], &ticked].concat()).await.expect(303);
    assert!(phone.get(&sheet(&day, 1, 1).await).await.ok().has("input[name=claimed][checked]"));
    let page = phone.follow(&answer).await.ok();
    assert!(page.says("The result is entered") && page.says("Nobody has signed yet."), "{page}");
    assert_eq!(stands(&day, 1).await, (SheetState::Submitted, 1, vec![false; 4]), "entering is not signing");

    for (seat, signed) in [(2, "1 of 4 has"), (0, "2 of 4 have"), (3, "3 of 4 have")] {
        for _ in 0..2 {
            let answer = sign(&day, &phone, 1, seat, "1").await.expect(303);
            let page = phone.follow(&answer).await.ok();
            assert!(page.says("You have signed.") && page.says(&format!("{signed} signed")), "{page}");
            assert!(!page.has("form[action$='/sign']"));
        }
    }
    let own_page = phone.get(&own(&day, 1, 3).await).await.ok();
    assert!(own_page.says("You have signed the result. 3 of 4 have."), "{own_page}");
    // The staff sees who is missing.
    let board = day.judge.get(&day.run("rounds/prelim/1")).await.ok();
    assert!(board.says("3 of 4 signed"), "{board}");
    let stored = day.stored().await;
    let missing = stored.labels().of(table(&day, 1).await.seats[1].player_id).to_owned();
    let staff = day.judge.get(&day.run("rounds/prelim/1/tables/1")).await.ok();
    assert!(staff.says("Victory was claimed on the own turn (3.0.14)."), "{staff}");
    assert!(staff.says("3 of 4 have signed. Still to sign:") && staff.text(".signing p").contains(&missing), "{staff}");

    sign(&day, &phone, 1, 1, "1").await.expect(303);
    assert_eq!(stands(&day, 1).await, (SheetState::Signed, 2, vec![true; 4]));
    let staff = day.judge.get(&day.run("rounds/prelim/1/tables/1")).await.ok();
    assert!(staff.says("Everybody has signed.") && staff.says("signed by everybody"), "{staff}");
    let mut tx = day.app.db.read().await.unwrap();
    let links = sheet_link::of_tournament(&mut tx, day.id).await.unwrap();
    assert_eq!(links.len(), 1);
    assert!(links[0].content.contains("state signed\nseat 1 "), "{}", links[0].content);
    let kept = sheet_signature::of_table(&mut tx, table(&day, 1).await.row.id).await.unwrap();
    drop(tx);
    assert_eq!(
        kept.iter().map(|one| (one.position, one.way)).collect::<Vec<_>>(),
        [(3, SignatureWay::Link), (1, SignatureWay::Link), (4, SignatureWay::Link), (2, SignatureWay::Link)]
    );
    let log = day.organizer.get(&day.run("audit")).await.ok();
    assert!(log.says("sign the own sheet"), "{log}");

    // What is final stays: every door is refused, and the chain is as before.
    sign(&day, &phone, 1, 1, "1").await.expect(303);
    sign(&day, &phone, 1, 1, "2").await.expect(303);
    let late = dispute(&day, &phone, 1, 0, &[("version", "2"), ("disagree", "No.")]).await.expect(409);
    assert!(late.says("This result is signed"), "{late}");
    phone.post(&format!("{}/take-back", sheet(&day, 1, 0).await), &[]).await.expect(409);
    phone.post(&sheet(&day, 1, 2).await, &ENTRY).await.expect(409);
    day.enter("prelim/1", 1, 2, &["10", "9", "7", "6"], &[]).await.expect(409);
    assert_eq!(stands(&day, 1).await, (SheetState::Signed, 2, vec![true; 4]));
    let mut tx = day.app.db.read().await.unwrap();
    assert_eq!(sheet_link::of_tournament(&mut tx, day.id).await.unwrap(), links);
}

#[actix_web::test]
async fn a_changed_result_clears_the_signatures_and_nobody_signs_it_unread() {
    let day = playing().await;
    let phone = day.app.visitor();
    day.enter("prelim/1", 1, 0, &VP, &[]).await.expect(303);
    sign(&day, &phone, 1, 0, "1").await.expect(303);
    sign(&day, &phone, 1, 2, "1").await.expect(303);
    // The same result again keeps them, another one does not.
    day.enter("prelim/1", 1, 1, &VP, &[]).await.expect(303);
    assert_eq!(stands(&day, 1).await, (SheetState::Submitted, 1, vec![true, false, true, false]));
    day.enter("prelim/1", 1, 1, &["10", "9", "7", "6"], &[]).await.expect(303);
    assert_eq!(stands(&day, 1).await, (SheetState::Submitted, 2, vec![false; 4]));
    let log = day.organizer.get(&day.run("audit")).await.ok();
    assert!(log.says("clear signatures of another result"), "{log}");
    // Whoever had signed reads why that is to be done again; the others do not.
    const CHANGED: &str = "was changed after you signed it";
    for (seat, told) in [(0, true), (1, false), (2, true)] {
        let home = phone.get(&own(&day, 1, seat).await).await.ok();
        assert_eq!((home.says(CHANGED), home.says("Check and sign again")), (told, told), "{seat}: {home}");
        assert_eq!(phone.get(&sheet(&day, 1, seat).await).await.ok().says(CHANGED), told, "{seat}");
    }
    let stale = sign(&day, &phone, 1, 1, "1").await.expect(409);
    assert!(stale.says("You have not signed."), "{stale}");
    assert!(stale.has("form[action$='/sign'] input[name=version][value='2']"), "{stale}");
    let stale = dispute(&day, &phone, 1, 1, &[("version", "1"), ("disagree", "I had 8.")]).await.expect(409);
    assert!(stale.says("I had 8."), "what was typed stays: {stale}");
    assert_eq!(stands(&day, 1).await, (SheetState::Submitted, 2, vec![false; 4]));
    // On paper sign all who have not.
    sign(&day, &phone, 1, 1, "2").await.expect(303);
    day.judge.post(&day.run("rounds/prelim/1/tables/1/sign"), &[("version", "2")]).await.expect(303);
    assert_eq!(stands(&day, 1).await, (SheetState::Signed, 3, vec![true; 4]));
    let staff = day.judge.get(&day.run("rounds/prelim/1/tables/1")).await.ok();
    let ways = staff.texts(".signers li");
    assert_eq!(ways.iter().filter(|line| line.contains("on paper")).count(), 3, "{ways:?}");
    assert_eq!(ways.iter().filter(|line| line.contains("by link")).count(), 1, "{ways:?}");
}

#[actix_web::test]
async fn whoever_does_not_agree_stops_everybody_until_a_judge_decides_or_it_is_taken_back() {
    let day = playing().await;
    let phone = day.app.visitor();
    day.enter("prelim/1", 1, 0, &VP, &[]).await.expect(303);
    sign(&day, &phone, 1, 0, "1").await.expect(303);
    for (typed, says) in [
        (" \n ".to_owned(), "Say in a few words what is wrong"),
        ("é".repeat(limits::DISPUTE + 1), "at most 500 fit"),
        ("a\u{7}b".to_owned(), "invisible character"),
    ] {
        let page = dispute(&day, &phone, 1, 1, &[("version", "1"), ("disagree", &typed)]).await.expect(422);
        assert!(page.fault("disagree").contains(says), "{page}");
    }
    let answer = dispute(&day, &phone, 1, 1, &[("version", "1"), ("disagree", "I had\r\n9.")]).await.expect(303);
    let page = phone.follow(&answer).await.ok();
    assert!(page.says("The judges know") && page.has("form[action$='/take-back']"), "{page}");
    dispute(&day, &phone, 1, 1, &[("version", "1"), ("disagree", "Again.")]).await.expect(409);
    // Nobody signs, in no way, and whoever sits there is told.
    let refused = sign(&day, &phone, 1, 2, "1").await.expect(409);
    assert!(refused.says("Nobody signs until a judge has decided"), "{refused}");
    assert!(!refused.says("I had"), "what somebody wrote is for the staff: {refused}");
    day.judge.post(&day.run("rounds/prelim/1/tables/1/sign"), &[("version", "1")]).await.expect(409);
    day.enter("prelim/1", 1, 1, &VP, &[("sign", "yes")]).await.expect(409);
    assert_eq!(stands(&day, 1).await, (SheetState::Submitted, 1, vec![true, false, false, false]));
    // It stands on every page that leads the staff on, with what was said on the sheet and beside the decision.
    for path in ["", "rounds/prelim/1", "judge"] {
        let page = day.judge.get(day.run(path).trim_end_matches('/')).await.ok();
        assert!(page.says("doesn't agree with a result"), "{page}");
        let notice = page.text(".notice.wrong");
        assert!(notice.contains("Round 1, table 1") && notice.contains("I had 9."), "{page}");
        assert!(page.has("a[href='/run/spring/rounds/prelim/1/tables/1']"), "{page}");
    }
    let board = day.judge.get(&day.run("rounds/prelim/1?show=disputed")).await.ok();
    assert_eq!(board.texts("#board .table-card .hex").len(), 1, "{board}");
    for path in ["rounds/prelim/1/tables/1", "rounds/prelim/1/tables/1/decide"] {
        assert!(day.judge.get(&day.run(path)).await.ok().says("I had 9."), "{path}");
    }
    assert!(!day.app.visitor().get(&day.public("results")).await.ok().says("I had"));

    // Taken back, and the seat signs.
    let answer = phone.post(&format!("{}/take-back", sheet(&day, 1, 1).await), &[]).await.expect(303);
    assert!(phone.follow(&answer).await.ok().has("form[action$='/sign']"));
    let twice = phone.post(&format!("{}/take-back", sheet(&day, 1, 1).await), &[]).await.expect(303);
    let page = phone.follow(&twice).await.ok();
    assert!(page.says("There was nothing left to take back") && !page.says("You can sign now."), "{page}");
    sign(&day, &phone, 1, 1, "1").await.expect(303);
    // Who has signed finds a fault: the signature goes, and a judge decides.
    dispute(&day, &phone, 1, 1, &[("version", "1"), ("disagree", "The army was mine.")]).await.expect(303);
    assert_eq!(stands(&day, 1).await, (SheetState::Submitted, 1, vec![true, false, false, false]));
    let mut decided = ENTRY.to_vec();
    (decided[0].1, decided[2].1) = ("1", "9");
    decided.push(("reason", "Both showed their cards."));
    day.judge.post(&day.run("rounds/prelim/1/tables/1/decide"), &decided).await.expect(303);
    let table = table(&day, 1).await;
    assert_eq!((table.row.sheet_state, table.row.disputed, table.seats[1].vp), (SheetState::Decided, false, Some(9)));
    let mut tx = day.app.db.read().await.unwrap();
    let kept = sheet_dispute::of_table(&mut tx, table.row.id).await.unwrap();
    let outcomes: Vec<_> = kept.iter().map(|one| one.outcome).collect();
    assert_eq!(outcomes, [Some(DisputeOutcome::TakenBack), Some(DisputeOutcome::Decided)]);
    assert_eq!(kept[0].reason, "I had\n9.");
}

#[actix_web::test]
async fn two_players_who_enter_at_once_see_both_results() {
    let day = playing().await;
    let phone = day.app.visitor();
    phone.post(&sheet(&day, 1, 0).await, &ENTRY).await.expect(303);
    // The same again is stored once; another one is shown beside it.
    phone.post(&sheet(&day, 1, 0).await, &ENTRY).await.expect(303);
    let mut other = ENTRY;
    other[2].1 = "9";
    let page = phone.post(&sheet(&day, 1, 1).await, &other).await.expect(409);
    assert!(page.says("What differs") && page.says("Yours was not stored"), "{page}");
    let row = page.texts("section.card tbody td");
    assert_eq!(row, ["8", "9"], "{page}");
    // Nobody puts another result in the place of one that is in, whatever version is named.
    other[0].1 = "1";
    let page = phone.post(&sheet(&day, 1, 1).await, &other).await.expect(409);
    assert!(page.says("A result has been entered already"), "{page}");
    assert_eq!(stands(&day, 1).await, (SheetState::Submitted, 1, vec![false; 4]));
    // What is wrong is said at its field; what is unusual is stored and pointed at.
    let mut wrong = ENTRY;
    wrong[1].1 = "23";
    let page = phone.post(&sheet(&day, 2, 0).await, &wrong).await.expect(422);
    assert!(page.fault("vp-1").contains("can't be above 22"), "{page}");
    wrong[1].1 = "9";
    let answer = phone.post(&sheet(&day, 2, 0).await, &wrong).await.expect(303);
    assert!(phone.follow(&answer).await.ok().says("fewer than 10 VP"));
    let mut signed = ENTRY.to_vec();
    signed.push(("sign", "yes"));
    phone.post(&sheet(&day, 3, 0).await, &signed).await.expect(303);
    assert_eq!(stands(&day, 3).await.0, SheetState::Submitted, "a player makes nothing final but by signing");
}

#[actix_web::test]
async fn nobody_signs_for_somebody_else() {
    let day = playing().await;
    let phone = day.app.visitor();
    // No result yet, another round, and a table of others.
    let early = sign(&day, &phone, 1, 0, "0").await.expect(409);
    assert!(early.says("No result is entered yet"), "{early}");
    phone.get(&format!("{}/sheets/prelim/2", own(&day, 1, 0).await)).await.expect(404);
    phone.post(&format!("{}/sheets/prelim/2/sign", own(&day, 1, 0).await), &[("version", "0")]).await.expect(404);
    phone.get(&format!("{}/sheets/sideways/1", own(&day, 1, 0).await)).await.expect(404);
    day.enter("prelim/1", 1, 0, &VP, &[]).await.expect(303);
    // Neither the staff by a player's link, nor anybody by a direct call.
    for staff in [&day.judge, &day.organizer] {
        let page = staff.get(&sheet(&day, 1, 0).await).await;
        if page.status == 200 {
            assert!(!page.has("form[action$='/sign']") && page.says("You are signed in as staff"), "{page}");
        }
        sign(&day, staff, 1, 0, "1").await.expect(403);
        dispute(&day, staff, 1, 0, &[("version", "1"), ("disagree", "No.")]).await.expect(403);
        staff.post(&sheet(&day, 2, 0).await, &ENTRY).await.expect(403);
    }
    let player = table(&day, 1).await.seats[0].player_id;
    let other = table(&day, 2).await.seats[0].player_id;
    let admin = Who::Account { id: day.organizer.id(), name: "organizer".to_owned(), is_admin: true, may_create: true };
    for who in [admin, Who::Command, Who::Visitor, Who::Player { player: other, tournament: day.id }] {
        let caller = Caller { who, address: String::new() };
        let context = Context { db: &day.app.db, caller: &caller, now: chrono::Utc::now(), form: None };
        let own = OwnSheet { player, at: TableAt { round: AT, table: 1 }, version: 1 };
        let refused = sign_own(&context, day.id, own).await.expect_err("a refusal");
        assert_eq!(refused.to_string(), "forbidden");
    }
    // Whoever is marked absent does not sign, and can say that it is wrong; whoever has left does neither.
    let fields = [("version", "1"), ("vp-1", "10"), ("vp-2", "8"), ("vp-3", "7"), ("absent-4", "yes"), ("winner", "1")];
    day.judge.post(&day.run("rounds/prelim/1/tables/1"), &fields).await.expect(303);
    assert!(sign(&day, &phone, 1, 3, "2").await.expect(409).says("marked absent doesn't sign"));
    let name = day.stored().await.player(player).expect("a player").person.name.clone();
    day.change_player(&name, |player| player.state = PlayerState::Withdrawn).await;
    assert!(sign(&day, &phone, 1, 0, "2").await.expect(409).says("You have left the tournament"));
    day.change_player(&name, |player| player.state = PlayerState::Registered).await;
    for seat in 0..3 {
        sign(&day, &phone, 1, seat, "2").await.expect(303);
    }
    assert_eq!(stands(&day, 1).await, (SheetState::Signed, 3, vec![true, true, true, false]));
    // Where the staff enters the results, players don't; they sign all the same.
    day.change(|row| row.settings.own_results = OwnResults::Off).await;
    assert!(!phone.get(&sheet(&day, 2, 0).await).await.ok().has("form[data-entry]"));
    assert!(phone.post(&sheet(&day, 2, 0).await, &ENTRY).await.expect(409).says("the staff enters the results"));
    day.enter("prelim/1", 2, 0, &VP, &[]).await.expect(303);
    sign(&day, &phone, 2, 0, "1").await.expect(303);
}

#[actix_web::test]
async fn an_archive_keeps_who_signed_and_who_objects_and_refuses_what_nobody_can_have_signed() {
    let day = playing().await;
    let phone = day.app.visitor();
    day.enter("prelim/1", 1, 0, &VP, &[]).await.expect(303);
    sign(&day, &phone, 1, 0, "1").await.expect(303);
    dispute(&day, &phone, 1, 1, &[("version", "1"), ("disagree", "I had 9.")]).await.expect(303);
    let bytes = export(&day.app.db, day.id).await;
    let other = db().await;
    let id = import(&other, &bytes, None).await.expect("an import").id;
    let mut tx = other.read().await.unwrap();
    let kept = Snapshot::load(&mut tx, id).await.unwrap();
    let sheet = kept.rounds[0].tables[0].sheet();
    assert_eq!((sheet.signatures, sheet.disputes), (vec![true, false, false, false], vec![false, true, false, false]));
    let disputes = sheet_dispute::of_table(&mut tx, kept.rounds[0].tables[0].row.id).await.unwrap();
    assert_eq!((disputes.len(), disputes[0].reason.as_str(), disputes[0].outcome), (1, "I had 9.", None));
    drop(tx);
    let check = async |table: &str, from: &str, into: &str, says: &str| {
        let forged = forged(&bytes, ArchiveKind::Tournament, &format!("data/{table}.json"), |text| {
            assert!(text.contains(from), "{table}: {from}");
            text.replacen(from, into, 1)
        });
        let to = db().await;
        let refused = import(&to, &forged, None).await.expect_err(table);
        assert!(refused.contains(says), "{table}: {refused}");
    };
    check("sheet_signature", "\"position\":1", "\"position\":2", "nobody with that seat").await;
    check("sheet_signature", "\"signed_version\":1", "\"signed_version\":2", "nobody with that seat").await;
    check("sheet_dispute", "\"disputed_version\":1", "\"disputed_version\":0", "nobody with that seat").await;
    check("sheet_dispute", "I had 9.", &"x".repeat(501), "\"reason\" has 501 characters").await;
    check("sheet_dispute", "\"outcome\":null", "\"outcome\":\"decided\"", "can't have signed or disputed").await;
    check("game_table", "\"disputed\":true", "\"disputed\":false", "can't have signed or disputed").await;
    check("seat", "\"disputes\":true", "\"disputes\":false", "can't have signed or disputed").await;
}

#[actix_web::test]
async fn what_a_player_wrote_goes_with_the_players_data() {
    let day = playing().await;
    let phone = day.app.visitor();
    day.enter("prelim/1", 1, 0, &VP, &[]).await.expect(303);
    let writer = day.stored().await.player(table(&day, 1).await.seats[1].player_id).expect("a player").clone();
    let data = phone.get(&format!("/p/{}/data.json", writer.link_token)).await.ok();
    assert!(!data.body().contains("I had"));
    dispute(&day, &phone, 1, 1, &[("version", "1"), ("disagree", "I had nine.")]).await.expect(303);
    let data = phone.get(&format!("/p/{}/data.json", writer.link_token)).await.ok();
    assert!(data.body().contains("I had nine."), "{}", data.body());
    let erase = day.run(&format!("players/{}/erase", writer.number));
    day.organizer.post(&erase, &[("confirm", "erase")]).await.expect(303);
    let sheet = day.judge.get(&day.run("rounds/prelim/1/tables/1")).await.ok();
    assert!(!sheet.says("nine") && sheet.says("What was written has been erased."), "{sheet}");
    phone.get(&format!("/p/{}/sheets/prelim/1", writer.link_token)).await.expect(404);
}

#[actix_web::test]
async fn nobody_objects_without_end() {
    let day = playing().await;
    let phone = day.app.visitor();
    day.enter("prelim/1", 1, 0, &VP, &[]).await.expect(303);
    let fields = [("version", "1"), ("disagree", "No.")];
    for _ in 0..limits::DISPUTES_OF_A_SEAT {
        dispute(&day, &phone, 1, 1, &fields).await.expect(303);
        phone.post(&format!("{}/take-back", sheet(&day, 1, 1).await), &[]).await.expect(303);
    }
    let refused = dispute(&day, &phone, 1, 1, &fields).await.expect(409);
    assert!(refused.says("20 times") && refused.says("Call a judge"), "{refused}");
    let mut tx = day.app.db.read().await.unwrap();
    let kept = sheet_dispute::of_table(&mut tx, table(&day, 1).await.row.id).await.unwrap();
    drop(tx);
    assert_eq!(kept.len() as i64, limits::DISPUTES_OF_A_SEAT);
    // Somebody else at the table still can, and whoever can't any more signs or leaves it to the judge.
    dispute(&day, &phone, 1, 2, &fields).await.expect(303);
    phone.post(&format!("{}/take-back", sheet(&day, 1, 2).await), &[]).await.expect(303);
    sign(&day, &phone, 1, 1, "1").await.expect(303);
}

#[actix_web::test]
async fn an_archive_made_after_somebody_was_erased_still_comes_in() {
    let day = playing().await;
    let phone = day.app.visitor();
    day.enter("prelim/1", 1, 0, &VP, &[]).await.expect(303);
    let writer = day.stored().await.player(table(&day, 1).await.seats[1].player_id).expect("a player").clone();
    dispute(&day, &phone, 1, 1, &[("version", "1"), ("disagree", "I had nine.")]).await.expect(303);
    let mut decided = ENTRY.to_vec();
    let reason = format!("{} did not come back.", writer.person.name);
    (decided[0].1, decided[2].1) = ("1", "9");
    decided.push(("reason", &reason));
    day.judge.post(&day.run("rounds/prelim/1/tables/1/decide"), &decided).await.expect(303);
    let erase = day.run(&format!("players/{}/erase", writer.number));
    let page = day.organizer.get(&erase).await.ok();
    let codes = page.attributes("input[name=text]", "value");
    assert!(codes.iter().any(|code| code.starts_with("decision-")), "{codes:?}");
    let mut form: Vec<(&str, &str)> = codes.iter().map(|code| ("text", code.as_str())).collect();
    form.push(("confirm", "erase"));
    day.organizer.post(&erase, &form).await.expect(303);
    let bytes = export(&day.app.db, day.id).await;
    let other = db().await;
    let id = import(&other, &bytes, None).await.expect("an import").id;
    let mut tx = other.read().await.unwrap();
    let kept = Snapshot::load(&mut tx, id).await.unwrap();
    let table = kept.rounds[0].tables[0].row.id;
    assert_eq!(sheet_dispute::of_table(&mut tx, table).await.unwrap()[0].reason, "");
    let reason = stored_sheet::reason_of(&mut tx, table, kept.rounds[0].tables[0].row.sheet_version).await.unwrap();
    assert!(reason.is_some_and(|reason| !reason.contains(&writer.person.name) && reason.contains("did not come back")));
}

/// Whoever entered the result and mistyped types again, until somebody signs or objects.
#[actix_web::test]
async fn a_player_changes_what_the_player_entered_until_somebody_signs() {
    let day = playing().await;
    let phone = day.app.visitor();
    let entry = |version: &'static str, vp: [&'static str; 4]| {
        let mut form = vec![("version", version), ("winner", "1")];
        form.extend(["vp-1", "vp-2", "vp-3", "vp-4"].into_iter().zip(vp));
        form
    };
    let (mine, theirs) = (sheet(&day, 1, 0).await, sheet(&day, 1, 1).await);
    phone.post(&mine, &entry("0", ["10", "8", "7", "6"])).await.expect(303);
    assert!(phone.get(&mine).await.ok().says("I mistyped: change the result"));
    assert!(!phone.get(&theirs).await.ok().says("I mistyped"));
    phone.post(&theirs, &entry("1", ["10", "8", "7", "5"])).await.expect(409);
    // What is impossible is said at its field, and what is stored stays.
    let wrong = phone.post(&mine, &entry("1", ["10", "8", "7", "99"])).await.expect(422);
    assert!(wrong.has("form[data-entry]") && !wrong.has("form[action$='/sign']"), "{wrong}");
    phone.post(&mine, &entry("1", ["10", "8", "7", "5"])).await.expect(303);
    assert_eq!(stands(&day, 1).await, (SheetState::Submitted, 2, vec![false; 4]));
    // Somebody signs it: then the staff changes it, or a judge decides.
    sign(&day, &phone, 1, 1, "2").await.expect(303);
    let late = phone.post(&mine, &entry("2", ["10", "8", "7", "4"])).await.expect(409);
    assert!(late.says("until somebody signs"), "{late}");
    assert_eq!(stands(&day, 1).await, (SheetState::Submitted, 2, vec![false, true, false, false]));
    // What the staff changed is not the player's any more.
    day.enter("prelim/1", 1, 2, &["10", "9", "7", "5"], &[]).await.expect(303);
    phone.post(&mine, &entry("3", ["10", "8", "7", "4"])).await.expect(409);
    assert!(!phone.get(&mine).await.ok().says("I mistyped"));
}
