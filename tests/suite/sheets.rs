//! The record sheet on its page: entering, what is refused and pointed at, two people at once, signing.

use reeve_rules::games::Colour;
use reeve_rules::tournament::vocabulary::SheetState;
use reeve_store::{Scope, player_pin, seat};

use super::support::app::Page;
use super::support::day::day;

#[actix_web::test]
async fn of_two_people_at_one_sheet_the_second_sees_both_values() {
    let day = day(14).await;
    day.make().await;
    day.open("prelim/1").await;
    day.enter("prelim/1", 1, 0, &["10", "8", "7", "5"], &[]).await.expect(303);

    let second = day.enter("prelim/1", 1, 0, &["10", "9", "7", "5"], &[]).await.expect(409);
    let differs = second.rows("section table.list");
    assert_eq!(differs.len(), 1, "{second}");
    assert_eq!((differs[0][1].as_str(), differs[0][2].as_str()), ("8", "9"));
    let fields = second.form("form[data-entry]");
    let value = |name: &str| fields.iter().find(|(key, _)| key == name).map(|(_, value)| value.as_str());
    assert_eq!((value("vp-2"), value("version")), (Some("9"), Some("1")));

    day.enter("prelim/1", 1, 1, &["10", "9", "7", "5"], &[]).await.expect(303);
    let page = day.judge.get(&day.run("rounds/prelim/1/tables/1")).await.ok();
    let versions = page.rows("table.list:not(.entry)");
    assert_eq!(versions.iter().map(|row| row[0].as_str()).collect::<Vec<_>>(), ["2", "1"]);
    assert!(versions[0][2].contains("judge"), "{page}");
    day.judge.post(&day.run("rounds/prelim/1/tables/1/sign"), &[("version", "1")]).await.expect(409);
}

/// Else whoever mistyped a number no longer sees that the game is paused, who is locked out, or the ways on from there.
#[actix_web::test]
async fn a_sheet_that_comes_back_says_all_that_it_said_before() {
    let day = day(16).await;
    day.organizer.post(&day.run("cards"), &[]).await.expect(303);
    day.make().await;
    day.open("prelim/1").await;
    let sheet = day.run("rounds/prelim/1/tables/1");
    day.judge.post(&format!("{sheet}/pause"), &[]).await.expect(303);
    let locked = day.stored().await.rounds[0].tables[0].seats[0].player_id;
    let mut tx = day.app.db.write(Scope::Tournament(day.id)).await.unwrap();
    player_pin::note_tries(&mut tx, locked, 5).await.unwrap();
    tx.commit().await.unwrap();

    let says_all = |page: &Page, when: &str| {
        assert!(page.says("This game has been paused since") && page.has("form[action$='/resume']"), "{when}: {page}");
        assert!(page.has("form[action$='/tables/1/call']"), "{when}: {page}");
        assert!(page.has("a[href*='/rulings/new']") && page.says("Log a ruling"), "{when}: {page}");
        assert!(page.says("PIN locked.") && page.has("form[action$='/pins/1']"), "{when}: {page}");
        assert!(page.has("a[href$='/tables/1/seats']"), "{when}: {page}");
    };
    says_all(&day.judge.get(&sheet).await.ok(), "at first");
    let unread = day.enter("prelim/1", 1, 0, &["ten", "8", "7", "5"], &[]).await.expect(422);
    says_all(&unread, "not a number");
    says_all(&day.enter("prelim/1", 1, 0, &["23", "8", "7", "5"], &[]).await.expect(422), "impossible");
    says_all(&day.enter("prelim/1", 1, 4, &["10", "8", "7", "5"], &[]).await.expect(409), "another version");
    let sign = format!("{sheet}/sign");
    says_all(&day.judge.post(&sign, &[("version", "0")]).await.expect(409), "nothing to sign");
    says_all(&day.judge.post(&sign, &[("version", "0"), ("vp-winner", "ten")]).await.expect(422), "no VP");
}

#[actix_web::test]
async fn nothing_changes_a_signed_sheet() {
    let day = day(14).await;
    day.make().await;
    day.open("prelim/1").await;
    day.enter("prelim/1", 1, 0, &["10", "8", "7", "5"], &[("sign", "yes")]).await.expect(303);
    let page = day.enter("prelim/1", 1, 2, &["10", "9", "7", "5"], &[]).await.expect(409);
    assert!(page.says("1.3.4"), "{page}");
    assert_eq!(day.stored().await.rounds[0].tables[0].seats[1].vp, Some(8));
    // A round with an open sheet is not closed; the refusal names the tables.
    let refused = day.press("prelim/1", "close").await.expect(409);
    assert!(refused.says("tables 2–4"), "{refused}");
}

#[actix_web::test]
async fn what_is_impossible_is_refused_beside_its_field_and_kept() {
    let day = day(16).await;
    day.make().await;
    day.open("prelim/1").await;
    let ok = ["10", "8", "7", "5"];
    // VP by seat, further fields, and the field that the fault stands at.
    type Case<'a> = (&'a [&'a str], &'a [(&'a str, &'a str)], &'a str);
    let cases: [Case; 22] = [
        (&["-1", "8", "7", "5"], &[], "vp-1"),
        (&["23", "8", "7", "5"], &[], "vp-1"),
        (&["10", "99999999999999999999", "7", "5"], &[], "vp-2"),
        (&["ten", "8", "7", "5"], &[], "vp-1"),
        (&["10", "", "7", "5"], &[], "vp-2"),
        (&["10", "8.5", "7", "5"], &[], "vp-2"),
        (&ok, &[("winner", "2")], "winner"),
        (&ok, &[("winner", "9")], "winner"),
        (&ok, &[("road", "1"), ("road", "2"), ("settlements-1", "2"), ("settlements-2", "2")], "vp-1"),
        (&["", "", "7", "5"], &[("road", "1"), ("road", "2"), ("settlements-1", "2"), ("settlements-2", "2")], "road"),
        (&["", "", "7", "5"], &[("army", "1"), ("army", "2"), ("cities-1", "2"), ("cities-2", "2")], "army"),
        (&["", "8", "7", "5"], &[("settlements-1", "6")], "settlements-1"),
        (&["", "8", "7", "5"], &[("cities-1", "5")], "cities-1"),
        (&["", "8", "7", "5"], &[("cards-1", "6")], "cards-1"),
        (&["", "8", "7", "5"], &[("cards-1", "-1")], "cards-1"),
        (&["", "", "7", "5"], &[("cards-1", "3"), ("cards-2", "3")], "cards-1"),
        (&ok, &[("road", "1")], "settlements-1"),
        (&ok, &[("colour-1", "red"), ("colour-3", "red")], "colour-3"),
        (&ok, &[("colour-1", "purple")], "colour-1"),
        (&ok, &[("order-1", "2"), ("order-4", "2")], "order-4"),
        (&ok, &[("order-1", "5")], "order-1"),
        (&ok, &[("chair-1", "3"), ("chair-2", "3")], "chair-2"),
    ];
    for (vp, more, field) in cases {
        let page = day.enter("prelim/1", 1, 0, vp, more).await.expect(422);
        assert!(!page.fault(field).is_empty(), "no fault at {field} for {vp:?} {more:?}\n{page}");
        let kept = page.form("form[data-entry]");
        assert!(kept.iter().any(|(name, value)| name == "vp-3" && value == vp[2]), "{vp:?} was lost");
    }
    let none = [("version", "0"), ("vp-1", "10"), ("vp-2", "8"), ("vp-3", "7"), ("vp-4", "5")];
    let page = day.judge.post(&day.run("rounds/prelim/1/tables/1"), &none).await.expect(422);
    assert!(!page.fault("winner").is_empty(), "{page}");
    assert_eq!(day.stored().await.rounds[0].tables[0].row.sheet_version, 0);
}

#[actix_web::test]
async fn a_form_of_no_version_or_of_an_old_one_signs_nothing() {
    let day = day(14).await;
    day.make().await;
    day.open("prelim/1").await;
    let result = ["10", "8", "7", "5"];
    day.enter("prelim/1", 1, 0, &["10", "9", "7", "5"], &[]).await.expect(303);
    day.enter("prelim/1", 1, 1, &result, &[]).await.expect(303);
    for version in [-1, 0, 3] {
        day.enter("prelim/1", 1, version, &result, &[("sign", "yes")]).await.expect(409);
    }
    let row = &day.stored().await.rounds[0].tables[0].row;
    assert_eq!((row.sheet_version, row.sheet_state), (2, SheetState::Submitted));
    // The same sent once more by who saw the version before it.
    day.enter("prelim/1", 1, 1, &result, &[]).await.expect(303);
    day.enter("prelim/1", 1, 2, &result, &[("sign", "yes")]).await.expect(303);
    assert_eq!(day.stored().await.rounds[0].tables[0].row.sheet_state, SheetState::Signed);
}

/// Such a sheet can come in with an archive that somebody wrote by hand.
#[actix_web::test]
async fn what_no_game_can_give_is_not_signed() {
    let day = day(14).await;
    day.make().await;
    day.open("prelim/1").await;
    day.enter("prelim/1", 1, 0, &["10", "8", "7", "5"], &[]).await.expect(303);
    let mut winner = day.stored().await.rounds[0].tables[0].seats[0].clone();
    (winner.absent, winner.vp) = (true, None);
    let mut tx = day.app.db.write(Scope::Tournament(day.id)).await.unwrap();
    seat::update(&mut tx, &winner).await.unwrap();
    tx.commit().await.unwrap();
    let path = day.run("rounds/prelim/1/tables/1/sign");
    for winner_vp in ["", "10", "0"] {
        let page = day.judge.post(&path, &[("version", "1"), ("vp-winner", winner_vp)]).await;
        assert!((400..500).contains(&page.status), "{winner_vp}: {page}");
    }
    assert_eq!(day.stored().await.rounds[0].tables[0].row.sheet_state, SheetState::Submitted);
}

#[actix_web::test]
async fn the_unusual_is_stored_and_pointed_at() {
    let day = day(16).await;
    day.make().await;
    day.open("prelim/1").await;
    let saved = day.enter("prelim/1", 2, 0, &["9", "11", "1", "5"], &[("sign", "yes")]).await.expect(303);
    let page = day.judge.follow(&saved).await.ok();
    assert_eq!(page.texts("#content .notice.attention:not([hidden])").len(), 3, "{page}");
    let table = day.stored().await.rounds[0].tables[1].row.clone();
    // What is unusual is not signed in the same breath.
    assert_eq!((table.sheet_state, table.winner_position), (SheetState::Submitted, Some(1)));
    assert!(page.says("It isn't signed yet."), "{page}");
    // What was to be signed asks for the winner's VP once more where typing goes on; what was not leads to the VP that are unusual.
    assert!(page.attributes("[autofocus]", "name") == ["vp-winner"], "{page}");
    assert!(!page.has("form[action$='/sign'] .primary"), "{page}");
    let plain = day.judge.get(&day.run("rounds/prelim/1/tables/2")).await.ok();
    assert_eq!(plain.attributes("[autofocus]", "name"), ["vp-1"]);
    // Whoever sends the same once more has seen it, and goes on; whoever wants to sign it is asked.
    let again = |more| day.enter("prelim/1", 2, 1, &["9", "11", "1", "5"], more);
    assert!(again(&[]).await.expect(303).location().unwrap().contains("/tables/3?saved=2"));
    assert!(again(&[("sign", "yes")]).await.expect(303).location().unwrap().contains("/tables/2?saved=2"));
    // It is signed by stating the winner's VP once more, and by nothing less.
    let path = day.run("rounds/prelim/1/tables/2/sign");
    for (typed, says) in [("", "unusual"), ("10", "not the VP"), ("nine", "whole number")] {
        let page = day.judge.post(&path, &[("version", "1"), ("vp-winner", typed)]).await.expect(422);
        assert!(page.fault("vp-winner").contains(says), "{typed}: {page}");
    }
    assert_eq!(day.stored().await.rounds[0].tables[1].row.sheet_state, SheetState::Submitted);
    // The version that the person saw stays in the form, so that nobody signs what has changed meanwhile.
    let page = day.judge.post(&path, &[("version", "0"), ("vp-winner", "nine")]).await.expect(422);
    let fields = page.form("form[action$='/sign']");
    assert!(fields.iter().any(|(name, value)| name == "version" && value == "0"), "{page}");
    day.judge.post(&path, &[("version", "1"), ("vp-winner", "9")]).await.expect(303);
    assert_eq!(day.stored().await.rounds[0].tables[1].row.sheet_state, SheetState::Signed);
    // Whoever comes second with other VP is not told that they are signed; the same once more is no fault.
    let page = day.judge.post(&path, &[("version", "1"), ("vp-winner", "8")]).await.expect(422);
    assert!(page.says("not the VP stored"), "{page}");
    day.judge.post(&path, &[("version", "1"), ("vp-winner", "9")]).await.expect(303);
    // Without anything unusual the way goes on to the next open table.
    let saved = day.enter("prelim/1", 3, 0, &["10", "8", "7", "5"], &[]).await.expect(303);
    assert!(saved.location().unwrap().contains("/tables/4?saved=3"));
}

#[actix_web::test]
async fn parts_make_the_vp() {
    let day = day(16).await;
    day.make().await;
    day.open("prelim/1").await;
    let more = [
        ("settlements-1", "2"),
        ("cities-1", "2"),
        ("cards-1", "2"),
        ("road", "1"),
        ("army", ""),
        ("colour-1", "white"),
        ("order-1", "3"),
        ("chair-1", "2"),
        ("handler", "seat-3"),
    ];
    day.enter("prelim/1", 1, 0, &["", "8", "7", "5"], &more).await.expect(303);
    let stored = day.stored().await;
    let table = &stored.rounds[0].tables[0];
    let seat = &table.seats[0];
    let parts = seat.parts.as_ref().expect("parts");
    let of = |code| parts.get(code);
    assert_eq!(
        (seat.vp, of("settlements"), of("longest_road"), of("largest_army"), of("vp_cards")),
        (Some(10), Some(2), Some(1), Some(0), Some(2))
    );
    assert_eq!((seat.colour, seat.play_order, seat.chair), (Some(Colour::White), Some(3), Some(2)));
    assert_eq!(table.row.handler.map(|handler| handler.code()).as_deref(), Some("seat-3"));
    assert_eq!(table.seats[1].parts, None);
}
