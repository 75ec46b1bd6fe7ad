//! All results of a round on one page: a row is a record sheet, so it takes and refuses what that does, and says so in its row.

use reeve_rules::tournament::vocabulary::SheetState;
use reeve_store::snapshot::Table;

use crate::support::app::{May, Page};
use crate::support::day::{Day, day};

const ROUND: &str = "rounds/prelim/1";
const VP: [&str; 4] = ["10", "8", "7", "5"];

async fn playing(players: usize) -> Day {
    let day = day(players).await;
    day.make().await;
    day.open("prelim/1").await;
    day
}

async fn grid(day: &Day) -> Page {
    day.judge.get(&day.run(&format!("{ROUND}/grid"))).await.ok()
}

async fn table(day: &Day, number: usize) -> Table {
    day.stored().await.rounds[0].tables[number - 1].clone()
}

/// Sends a row: the VP by position, the first one won.
async fn row(day: &Day, table: usize, vp: &[&str], more: &[(&str, &str)]) -> Page {
    let names: Vec<String> = (1..=vp.len()).map(|n| format!("vp-{n}")).collect();
    let mut fields: Vec<(&str, &str)> = names.iter().map(String::as_str).zip(vp.iter().copied()).collect();
    for (name, value) in [("version", "0"), ("winner", "1")].iter().chain(more) {
        fields.retain(|(known, _)| known != name);
        fields.push((*name, *value));
    }
    day.judge.post(&day.run(&format!("{ROUND}/tables/{table}?from=grid")), &fields).await
}

/// What stands in a row, by the number of its table.
fn in_row(table: usize, css: &str) -> String {
    format!("#t-{table} {css}")
}

#[actix_web::test]
async fn a_row_is_saved_signed_and_leads_on_to_the_next() {
    let day = playing(16).await;
    let page = grid(&day).await;
    assert!(page.says("0 of 4 signed") && page.has("#t-1 input[name=vp-1][autofocus]"), "{page}");
    assert_eq!(page.attributes("form[data-entry]", "action").len(), 4, "{page}");
    let next = row(&day, 1, &VP, &[("sign", "yes")]).await.expect(303);
    let page = day.judge.follow(&next).await.ok();
    assert!(page.says("Table 1 is signed.") && page.says("1 of 4 signed"), "{page}");
    assert!(page.has("#t-2 input[name=vp-1][autofocus]") && !page.has(&in_row(1, "form")), "{page}");
    let stored = table(&day, 1).await;
    assert_eq!((stored.row.sheet_state, stored.row.winner_position), (SheetState::Signed, Some(1)));
    // The last ones lead back to the tables, and what is saved without signatures stays in the row.
    for number in [2, 3] {
        row(&day, number, &VP, &[("sign", "yes")]).await.expect(303);
    }
    row(&day, 4, &VP, &[]).await.expect(303);
    let page = grid(&day).await;
    assert!(page.form(&in_row(4, "form[data-entry]")).contains(&("vp-2".to_owned(), "8".to_owned())), "{page}");
    assert_eq!(table(&day, 4).await.row.sheet_state, SheetState::Submitted);
    row(&day, 4, &VP, &[("version", "1"), ("sign", "yes")]).await.expect(303);
    let page = grid(&day).await;
    assert!(page.says("4 of 4 signed") && !page.has("form[data-entry]"), "{page}");
    assert!(page.has(&format!(".title a[href='{}']", day.run(ROUND))), "{page}");
    assert!(page.has(&in_row(4, &format!("a[href='{}']", day.run(&format!("{ROUND}/tables/4"))))), "{page}");
    // Whoever runs the tournament closes the round here.
    let close = format!(".title form[action='{}']", day.run(&format!("{ROUND}/close")));
    assert!(!page.has(&close), "{page}");
    let page = day.organizer.get(&day.run(&format!("{ROUND}/grid"))).await.ok();
    assert!(page.has(&close), "{page}");
}

#[actix_web::test]
async fn what_the_row_does_not_show_stays_as_it_was() {
    let day = playing(16).await;
    let more = [("colour-1", "red"), ("order-1", "3"), ("absent-4", "yes"), ("vp-4", "")];
    day.enter("prelim/1", 1, 0, &["10", "8", "7"], &more).await.expect(303);
    let page = grid(&day).await;
    assert!(page.has("#t-1 [type=hidden][name=absent-4]") && !page.has("#t-1 [name=vp-4]"), "{page}");
    let typed = [("version", "1"), ("absent-4", "yes")];
    row(&day, 1, &["10", "9", "7"], &typed).await.expect(303);
    let stored = table(&day, 1).await;
    assert_eq!(stored.seats[1].vp, Some(9));
    let first = &stored.seats[0];
    assert_eq!((first.colour.map(|colour| colour.code()), first.play_order), (Some("red"), Some(3)));
    assert!(stored.seats[3].absent);
}

#[actix_web::test]
async fn an_unusual_row_asks_once_more_and_is_never_signed_by_a_reflex() {
    let day = playing(16).await;
    let vp = ["9", "8", "7", "5"];
    let again = row(&day, 2, &vp, &[("sign", "yes")]).await.expect(303);
    let page = day.judge.follow(&again).await.ok();
    assert!(page.text(&in_row(2, ".asks")).contains("fewer than 10 VP"), "{page}");
    assert!(page.has("#t-2 [name=vp-winner][autofocus]") && page.has(".title a[href='#t-2']"), "{page}");
    assert!(!page.has("#t-2 button[name=sign]:not([hidden])"), "{page}");
    // The same once more signs nothing.
    row(&day, 2, &vp, &[("version", "1"), ("sign", "yes")]).await.expect(303);
    assert_eq!(table(&day, 2).await.row.sheet_state, SheetState::Submitted);
    let sign = async |vp: &str, version: &str| {
        let fields = [("version", version), ("vp-winner", vp)];
        day.judge.post(&day.run(&format!("{ROUND}/tables/2/sign?from=grid")), &fields).await
    };
    for wrong in ["", "10", "nine"] {
        let page = sign(wrong, "1").await.expect(422);
        assert!(!page.text(&in_row(2, "#x-2-vp-winner")).is_empty() && page.has("#t-2[data-refused]"), "{page}");
    }
    let page = sign("9", "0").await.expect(409);
    assert!(page.has("#t-2 .notice.wrong") && page.attributes("[data-refused]", "id").len() == 1, "{page}");
    assert_eq!(table(&day, 2).await.row.sheet_state, SheetState::Submitted);
    let next = sign("9", "1").await.expect(303);
    assert!(day.judge.follow(&next).await.ok().says("Table 2 is signed."));
}

#[actix_web::test]
async fn what_is_refused_is_told_in_its_row_with_what_was_typed() {
    let day = playing(16).await;
    let cases: [(&[&str], &str, &str); 5] = [
        (&["ten", "8", "7", "5"], "1", "vp-1"),
        (&["10", "", "7", "5"], "1", "vp-2"),
        (&["10", "23", "7", "5"], "1", "vp-2"),
        (&VP, "", "winner"),
        (&VP, "7", "winner"),
    ];
    for (vp, winner, field) in cases {
        let page = row(&day, 3, vp, &[("winner", winner), ("sign", "yes")]).await.expect(422);
        assert!(!page.text(&format!("#x-3-{field}")).is_empty(), "no fault at {field}: {page}");
        assert!(page.form(&in_row(3, "form")).contains(&("vp-4".to_owned(), "5".to_owned())), "{page}");
        assert!(page.attributes("[data-refused]", "id") == ["t-3"] && !page.has("body[data-live]"), "{page}");
    }
    assert_eq!(table(&day, 3).await.row.sheet_version, 0);
    // Somebody else was quicker: both values stand in the row, and the next save knows of them.
    day.enter("prelim/1", 3, 0, &["10", "9", "7", "5"], &[]).await.expect(303);
    let page = row(&day, 3, &VP, &[("sign", "yes")]).await.expect(409);
    let differs = page.rows(&in_row(3, "table.list"));
    assert_eq!((differs.len(), differs[0][1].as_str(), differs[0][2].as_str()), (1, "9", "8"), "{page}");
    assert!(page.form(&in_row(3, "form")).contains(&("version".to_owned(), "1".to_owned())), "{page}");
    assert_eq!(table(&day, 3).await.seats[1].vp, Some(9));
    row(&day, 3, &VP, &[("version", "1"), ("sign", "yes")]).await.expect(303);
    // What is signed stays.
    let page = row(&day, 3, &["10", "9", "7", "5"], &[("version", "2")]).await.expect(409);
    assert!(page.has("#t-3 .notice.wrong") && page.rows(&in_row(3, "table.list")).len() == 1, "{page}");
    assert_eq!(table(&day, 3).await.seats[1].vp, Some(8));
    let page = row(&day, 3, &VP, &[("version", "7")]).await.expect(409);
    assert!(page.text(&in_row(3, ".notice")).contains("What you typed is what is stored."), "{page}");
}

#[actix_web::test]
async fn results_are_typed_while_the_round_is_on_by_whoever_may() {
    let day = day(16).await;
    day.make().await;
    let page = grid(&day).await;
    assert!(page.says("This round has not started") && !page.has("form[data-entry]"), "{page}");
    assert!(row(&day, 1, &VP, &[]).await.expect(409).has("#t-1 .notice.wrong"));
    day.open("prelim/1").await;
    let board = day.judge.get(&day.run(ROUND)).await.ok();
    assert!(board.has(&format!(".card a.primary[href='{}']", day.run(&format!("{ROUND}/grid")))), "{board}");
    let home = day.organizer.get(&format!("/run/{}", day.slug)).await.ok();
    assert!(home.has(&format!("a.button[href='{}']", day.run(&format!("{ROUND}/grid")))), "{home}");
    let stranger = day.app.account("stranger", May::Nothing).await;
    stranger.get(&day.run(&format!("{ROUND}/grid"))).await.expect(403);
    let fields = [("version", "0"), ("vp-1", "10"), ("winner", "1")];
    stranger.post(&day.run(&format!("{ROUND}/tables/1?from=grid")), &fields).await.expect(403);
    day.judge.get(&day.run("rounds/prelim/9/grid")).await.expect(404);
    assert_eq!(table(&day, 1).await.row.sheet_version, 0);
}

/// Sixty tables stay light: a row has its form and nothing else.
#[actix_web::test]
async fn a_row_is_light() {
    let (small, large) = (playing(16).await, playing(32).await);
    let (few, many) = (grid(&small).await.body().len(), grid(&large).await.body().len());
    let each = (many - few) / 4;
    assert!(each < 3000, "{each} bytes for a table of four");
}
