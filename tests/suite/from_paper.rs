//! Results that come back in from paper by the number of the record sheet: what is stored, what is asked, what is shown where the
//! paper says something else, and which sheets are missing.

use futures_util::future::join;
use reeve_rules::tournament::vocabulary::SheetState;
use reeve_store::snapshot::Table;

use crate::support::app::{May, Page};
use crate::support::day::{Day, day};

/// The numbers of the sheets of a round, by table, as the paper has them.
async fn numbers(day: &Day, round: &str) -> Vec<String> {
    let page = day.judge.get(&day.run(&format!("rounds/{round}/print/by-table"))).await.ok();
    let said = page.texts(".by-table .small");
    said.iter().map(|said| said.trim_start_matches("sheet ").to_owned()).collect()
}

async fn table(day: &Day, number: usize) -> Table {
    day.stored().await.rounds[0].tables[number - 1].clone()
}

/// Types what a paper says: the VP by position, and the position of the winner.
async fn typed(day: &Day, sheet: &str, vp: &[&str], more: &[(&str, &str)]) -> Page {
    let names: Vec<String> = (1..=vp.len()).map(|n| format!("vp-{n}")).collect();
    let mut fields = vec![("sheet", sheet)];
    fields.extend(names.iter().map(String::as_str).zip(vp.iter().copied()));
    for (name, value) in [("version", "0"), ("winner", "1")].iter().chain(more) {
        fields.retain(|(known, _)| known != name);
        fields.push((*name, *value));
    }
    day.judge.post(&day.run("from-paper"), &fields).await
}

async fn open(day: &Day, query: &str) -> Page {
    day.judge.get(&day.run(&format!("from-paper{query}"))).await
}

const VP: [&str; 4] = ["10", "8", "7", "5"];

async fn playing() -> (Day, Vec<String>) {
    let day = day(16).await;
    day.make().await;
    day.open("prelim/1").await;
    let numbers = numbers(&day, "prelim/1").await;
    (day, numbers)
}

#[actix_web::test]
async fn sheets_come_in_by_their_numbers_and_the_missing_ones_are_listed() {
    let (day, numbers) = playing().await;
    let page = open(&day, "").await.ok();
    assert!(page.says("Round 1: 4 of 4 sheets still missing"), "{page}");
    assert_eq!(page.texts(".missing-sheets b"), numbers);
    // The number, however it is spaced, opens the sheet: who sits there, and nothing filled in.
    let spaced: String = numbers[1].chars().flat_map(|digit| [digit, ' ']).collect();
    let sheet = open(&day, &format!("?sheet={}", spaced.trim().replace(' ', "%20"))).await.ok();
    assert!(sheet.says("Round 1, table 2"), "{sheet}");
    let names: Vec<String> = sheet.rows("table.paper-entry").into_iter().map(|row| row[1].clone()).collect();
    let (stored, seats) = (day.stored().await, table(&day, 2).await.seats);
    assert_eq!(names, seats.iter().map(|seat| stored.labels().of(seat.player_id).to_owned()).collect::<Vec<_>>());

    let next = typed(&day, &numbers[1], &VP, &[("winner", "2"), ("vp-2", "10")]).await.expect(303);
    let page = day.judge.follow(&next).await.ok();
    // A loser with 10 is unusual, so it is looked at again.
    assert!(page.says("Unusual"), "{page}");
    let next = typed(&day, &numbers[2], &VP, &[("signed", "yes")]).await.expect(303);
    let page = day.judge.follow(&next).await.ok();
    assert!(page.says("Round 1, table 3 is saved, and signed."), "{page}");
    assert!(page.says("Round 1: 2 of 4 sheets still missing") && page.says("Typed in, not signed yet"), "{page}");
    // Whether they are signed stays as it was.
    assert!(page.form("form.by-number").contains(&("signed".to_owned(), "yes".to_owned())), "{page}");
    let sheet = open(&day, &format!("?sheet={}&signed=yes", numbers[3])).await.ok();
    assert!(sheet.form("form[data-entry]").contains(&("signed".to_owned(), "yes".to_owned())), "{sheet}");
    let stored = table(&day, 3).await;
    assert_eq!((stored.row.sheet_state, stored.row.winner_position), (SheetState::Signed, Some(1)));
    assert_eq!(stored.seats.iter().map(|seat| seat.vp).collect::<Vec<_>>(), [Some(10), Some(8), Some(7), Some(5)]);
}

#[actix_web::test]
async fn a_slip_in_the_number_opens_no_sheet() {
    let (day, numbers) = playing().await;
    let number = &numbers[0];
    let last = number.len() - 1;
    let wrong = format!("{}{}", &number[..last], (number[last..].parse::<u8>().unwrap() + 1) % 10);
    let nobody = "9".repeat(30);
    for typed_number in [wrong.as_str(), "abc", "1", "<b>", &nobody] {
        let page = open(&day, &format!("?sheet={}", typed_number.replace('<', "%3C"))).await.expect(422);
        assert!(!page.fault("sheet").is_empty() && !page.has("table.paper-entry"), "{typed_number}: {page}");
        let page = typed(&day, typed_number, &VP, &[]).await.expect(422);
        assert!(!page.fault("sheet").is_empty(), "{typed_number}: {page}");
    }
    assert!(day.stored().await.rounds[0].tables.iter().all(|table| table.row.sheet_version == 0));
    // A number of this tournament whose table it does not have.
    let there_is_none = open(&day, "?sheet=9").await.expect(422);
    assert!(!there_is_none.fault("sheet").is_empty(), "{there_is_none}");
    // The code of a sheet, scanned into the field.
    let scanned = format!("{}/run/spring/rounds/prelim/1/tables/3", day.app.url);
    let page = open(&day, &format!("?sheet={}", scanned.replace(':', "%3A").replace('/', "%2F"))).await.ok();
    assert!(page.says("Round 1, table 3"), "{page}");
    let other = scanned.replace("spring", "autumn").replace(':', "%3A").replace('/', "%2F");
    open(&day, &format!("?sheet={other}")).await.expect(422);
}

#[actix_web::test]
async fn what_was_there_already_is_shown_beside_the_paper_and_never_overwritten_unseen() {
    let (day, numbers) = playing().await;
    day.enter("prelim/1", 1, 0, &["10", "9", "7", "5"], &[("colour-1", "red"), ("order-1", "3")]).await.expect(303);
    let sheet = open(&day, &format!("?sheet={}", numbers[0])).await.ok();
    let fields = sheet.form("form[data-entry]");
    assert!(fields.iter().all(|(name, value)| !name.starts_with("vp-") || value.is_empty()), "{fields:?}");
    let page = typed(&day, &numbers[0], &VP, &[("signed", "yes")]).await.expect(409);
    let differs = page.rows("section section table.list");
    assert_eq!(differs.len(), 1, "{page}");
    assert_eq!((differs[0][1].as_str(), differs[0][2].as_str()), ("9", "8"));
    assert_eq!(table(&day, 1).await.seats[1].vp, Some(9));
    // It is stored in place of the other once it was seen, with what is noted beside it.
    let version = page.form("form[data-entry]").into_iter().find(|(name, _)| name == "version").unwrap().1;
    assert_eq!(version, "1");
    typed(&day, &numbers[0], &VP, &[("version", &version), ("signed", "yes")]).await.expect(303);
    let stored = table(&day, 1).await;
    assert_eq!(
        (stored.seats[1].vp, stored.row.sheet_state, stored.row.sheet_version),
        (Some(8), SheetState::Signed, 3)
    );
    assert_eq!(
        (stored.seats[0].colour.map(|colour| colour.code()), stored.seats[0].play_order),
        (Some("red"), Some(3))
    );
    // What others have entered already is signed, where the paper says the same.
    day.enter("prelim/1", 2, 0, &VP, &[]).await.expect(303);
    day.enter("prelim/1", 2, 1, &["10", "8", "7", "6"], &[]).await.expect(303);
    typed(&day, &numbers[1], &["10", "8", "7", "6"], &[("signed", "yes")]).await.expect(303);
    let stored = table(&day, 2).await;
    assert_eq!((stored.row.sheet_state, stored.row.sheet_version), (SheetState::Signed, 3));
}

#[actix_web::test]
async fn a_final_result_is_compared_with_the_paper_and_stays() {
    let (day, numbers) = playing().await;
    day.enter("prelim/1", 1, 0, &VP, &[("sign", "yes")]).await.expect(303);
    let same = typed(&day, &numbers[0], &VP, &[("signed", "yes")]).await.expect(303);
    let page = day.judge.follow(&same).await.ok();
    assert!(page.says("Round 1, table 1: the paper says what is stored. Nothing has changed."), "{page}");
    for version in ["0", "1", "2"] {
        let page = typed(&day, &numbers[0], &["10", "9", "7", "5"], &[("version", version)]).await.expect(409);
        assert!(page.says("1.3.4") && page.says("The paper says something else"), "{page}");
        assert!(!page.has("form[data-entry]"), "nothing to save: {page}");
        assert!(page.attributes("a", "href").contains(&day.run("rounds/prelim/1/tables/1/correction")), "{page}");
    }
    let stored = table(&day, 1).await;
    assert_eq!((stored.seats[1].vp, stored.row.sheet_version), (Some(8), 2));
}

#[actix_web::test]
async fn a_final_result_that_was_not_signed_on_paper_leads_to_no_correction() {
    let (day, numbers) = playing().await;
    day.enter("prelim/1", 1, 0, &VP, &[]).await.expect(303);
    let stored = day.stored().await;
    for seat in &table(&day, 1).await.seats {
        let link = &stored.player(seat.player_id).expect("a player").link_token;
        let sign = format!("/p/{link}/sheets/prelim/1/sign");
        day.app.visitor().post(&sign, &[("version", "1")]).await.expect(303);
    }
    let page = typed(&day, &numbers[0], &["10", "9", "7", "5"], &[]).await.expect(409);
    assert!(page.says("was not signed on paper") && !page.has("a[href$='/correction']"), "{page}");
    assert_eq!(table(&day, 1).await.seats[1].vp, Some(8));
}

#[actix_web::test]
async fn what_is_unusual_is_never_final_by_a_reflex() {
    let (day, numbers) = playing().await;
    // The winner has 9.
    let again = typed(&day, &numbers[0], &["9", "8", "7", "5"], &[("signed", "yes")]).await.expect(303);
    let page = day.judge.follow(&again).await.ok();
    assert!(page.says("Unusual") && page.has("#f-vp-winner"), "{page}");
    assert_eq!(table(&day, 1).await.row.sheet_state, SheetState::Submitted);
    // The same once more signs nothing.
    typed(&day, &numbers[0], &["9", "8", "7", "5"], &[("version", "1"), ("signed", "yes")]).await.expect(303);
    assert_eq!(table(&day, 1).await.row.sheet_state, SheetState::Submitted);
    let sign = async |vp: &str, version: &str| {
        let fields = [("sheet", numbers[0].as_str()), ("version", version), ("vp-winner", vp), ("signed", "yes")];
        day.judge.post(&day.run("from-paper/sign"), &fields).await
    };
    for wrong in ["", "10", "nine"] {
        let page = sign(wrong, "1").await.expect(422);
        assert!(!page.fault("vp-winner").is_empty(), "{wrong}: {page}");
    }
    sign("9", "0").await.expect(409);
    assert_eq!(table(&day, 1).await.row.sheet_state, SheetState::Submitted);
    let next = sign("9", "1").await.expect(303);
    assert!(day.judge.follow(&next).await.ok().says("Round 1, table 1 is saved, and signed."));
    assert_eq!(table(&day, 1).await.row.sheet_state, SheetState::Signed);
    // Somebody does not agree: nobody signs until a judge has decided.
    day.enter("prelim/1", 2, 0, &VP, &[]).await.expect(303);
    let stored = day.stored().await;
    let player = table(&day, 2).await.seats[0].player_id;
    let token = &stored.players.iter().find(|known| known.id == player).unwrap().link_token;
    let dispute = [("version", "1"), ("disagree", "It was 9.")];
    day.app.visitor().post(&format!("/p/{token}/sheets/prelim/1/dispute"), &dispute).await.expect(303);
    let page = typed(&day, &numbers[1], &VP, &[("signed", "yes")]).await.expect(409);
    assert!(page.says("a judge has decided"), "{page}");
    assert_eq!(table(&day, 2).await.row.sheet_state, SheetState::Submitted);
}

#[actix_web::test]
async fn what_can_not_be_is_told_at_its_field_and_kept() {
    let (day, numbers) = playing().await;
    let cases: [(&[&str], &str, &str); 6] = [
        (&["ten", "8", "7", "5"], "1", "vp-1"),
        (&["10", "", "7", "5"], "1", "vp-2"),
        (&["10", "23", "7", "5"], "1", "vp-2"),
        (&VP, "", "winner"),
        (&VP, "5", "winner"),
        (&VP, "one", "winner"),
    ];
    for (vp, winner, field) in cases {
        let page = typed(&day, &numbers[0], vp, &[("winner", winner)]).await.expect(422);
        assert!(!page.fault(field).is_empty(), "no fault at {field} for {vp:?} {winner:?}\n{page}");
        let kept = page.form("form[data-entry]");
        assert!(kept.contains(&("vp-4".to_owned(), "5".to_owned())), "{kept:?}");
        assert!(kept.contains(&("winner".to_owned(), winner.to_owned())), "{kept:?}");
    }
    assert_eq!(table(&day, 1).await.row.sheet_version, 0);
    // Whoever did not come.
    typed(&day, &numbers[0], &["10", "8", "7", ""], &[("absent-4", "yes"), ("signed", "yes")]).await.expect(303);
    assert!(table(&day, 1).await.seats[3].absent);
}

#[actix_web::test]
async fn of_two_who_type_one_sheet_at_once_one_sees_both_values() {
    let (day, numbers) = playing().await;
    let other = ["10", "9", "7", "5"];
    let both = join(typed(&day, &numbers[0], &VP, &[]), typed(&day, &numbers[0], &other, &[]));
    let (one, two) = both.await;
    let mut statuses = [one.status, two.status];
    statuses.sort_unstable();
    assert_eq!(statuses, [303, 409], "{one}\n{two}");
    assert_eq!(table(&day, 1).await.row.sheet_version, 1);
}

#[actix_web::test]
async fn sheets_come_in_only_while_the_round_is_played_and_from_the_staff() {
    let day = day(16).await;
    day.make().await;
    let numbers = numbers(&day, "prelim/1").await;
    let page = open(&day, "").await.ok();
    assert!(page.says("No round is being played."), "{page}");
    let page = open(&day, &format!("?sheet={}", numbers[0])).await.ok();
    assert!(page.says("This round has not started") && !page.has("form[data-entry]"), "{page}");
    let page = typed(&day, &numbers[0], &VP, &[]).await.expect(409);
    assert!(page.says("This round has not started"), "{page}");
    day.open("prelim/1").await;
    let stranger = day.app.account("stranger", May::Nothing).await;
    let fields = [("sheet", numbers[0].as_str()), ("version", "0"), ("vp-1", "10"), ("winner", "1")];
    stranger.get(&day.run("from-paper")).await.expect(403);
    stranger.post(&day.run("from-paper"), &fields).await.expect(403);
    day.app.visitor().get(&day.run(&format!("from-paper?sheet={}", numbers[0]))).await.expect(303);
    assert_eq!(table(&day, 1).await.row.sheet_version, 0);
}
