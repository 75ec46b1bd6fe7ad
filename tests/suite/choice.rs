//! The choice of seats: the layout first, then everybody in turn, and no later game without both.

use reeve_actions::sheets::TableAt;
use reeve_files::archive::ArchiveKind;
use reeve_rules::games::{Colour, SystemCode};
use reeve_rules::tournament::vocabulary::{RoundState, Stage};
use reeve_store::snapshot::{Snapshot, Table};
use reeve_views::rounds::RoundAt;
use reeve_views::rounds::steps::without_layout;

use super::archive::{export, forged, import};
use super::rulings::second_judge;
use super::side_games::plays;
use super::support::app::{Page, Person};
use super::support::day::{Day, day};
use super::support::db;

const AT: RoundAt = RoundAt { stage: Stage::Prelim, number: 1 };
const SEATS: &str = "rounds/prelim/1/tables/1/seats";

async fn table(day: &Day, round: RoundAt) -> Table {
    let stored = day.stored().await;
    let (_, table) = TableAt { round, table: 1 }.find(&stored.rounds).expect("a table");
    table.clone()
}

/// Sixteen players whose first round is public.
async fn public() -> Day {
    let day = day(16).await;
    day.make().await;
    day.press("prelim/1", "publish").await.expect(303);
    day
}

/// What is chosen by now: colour, play order and chair of each seat.
async fn chosen(day: &Day) -> Vec<(Option<Colour>, Option<i64>, Option<i64>)> {
    table(day, AT).await.seats.iter().map(|seat| (seat.colour, seat.play_order, seat.chair)).collect()
}

/// Chooses with the form of the page as it is now.
async fn choose(day: &Day, who: &Person, typed: &[(&str, &str)]) -> Page {
    let version = table(day, AT).await.row.version.to_string();
    let mut fields = vec![("version", version.as_str())];
    fields.extend(typed);
    who.post(&day.run(SEATS), &fields).await
}

#[actix_web::test]
async fn the_table_itself_confirms_the_layout() {
    let day = public().await;
    let stored = day.stored().await;
    let (seated, elsewhere) = {
        let tables = &stored.rounds[0].tables;
        let link = |table: usize, seat: usize| {
            let player = stored.player(tables[table].seats[seat].player_id).expect("a player");
            format!("/p/{}", player.link_token)
        };
        ([link(0, 1), link(0, 2), link(2, 0)], link(1, 0))
    };
    let phone = day.app.visitor();
    // Reeve has no board of this round: nobody is sent to confirm one before the games begin, and the sheet says so to who looks there.
    let own = phone.get(&seated[0]).await.ok();
    assert!(!own.says("Is the board laid right?"), "{own}");
    let page = phone.get(&format!("{}/sheets/prelim/1", seated[0])).await.ok();
    assert!(page.has("form[action$='/sheets/prelim/1/layout']"), "{page}");
    assert!(page.text("form .no-board").contains("No board was set for this round."), "{page}");
    let done = phone.confirm_layout(&format!("{}/sheets/prelim/1", seated[0])).await.expect(303);
    assert!(phone.follow(&done).await.ok().says("The layout is confirmed."));
    // Everybody at the table sees it, and the choice goes on.
    let page = phone.get(&format!("{}/sheets/prelim/1", seated[1])).await.ok();
    assert!(page.says("The layout of the board was confirmed at") && !page.has("form[action$='/layout']"), "{page}");
    let page = day.judge.get(&day.run(SEATS)).await.ok();
    assert!(page.says("(position 1) chooses chair, colour and play order"), "{page}");
    // Another table has its own board.
    let page = phone.get(&format!("{elsewhere}/sheets/prelim/1")).await.ok();
    assert!(page.has("form[action$='/layout']"), "{page}");
    // Twice is once, and after the result there is nothing to confirm.
    let before = phone.confirm_layout(&format!("{}/sheets/prelim/1", seated[1])).await.expect(303);
    let page = phone.follow(&before).await.ok();
    assert!(page.says("Please note. The layout of this table was confirmed already"), "{page}");
    let before = day.judge.confirm_layout(&day.run(SEATS)).await.expect(303);
    let page = day.judge.follow(&before).await.ok();
    assert!(page.says("Please note. The layout of this table was confirmed already"), "{page}");
    day.press("prelim/1", "start").await.expect(303);
    // The record sheet keeps it.
    let sheet = day.judge.get(&day.run("rounds/prelim/1/tables/1")).await.ok();
    assert!(sheet.text(".noted").contains("The layout of the board was confirmed at"), "{sheet}");
    day.enter("prelim/1", 2, 0, &["10", "5", "6", "7"], &[]).await.expect(303);
    let page = phone.post(&format!("{elsewhere}/sheets/prelim/1/layout"), &[]).await.expect(409);
    assert!(!page.has("form[action$='/layout']"), "{page}");
    let own = phone.get(&elsewhere).await.ok();
    assert!(!own.says("Is the board laid right?"), "{own}");
    // Another table, whose own game is not over, is still asked: its players as well as the staff.
    let own = phone.get(&seated[2]).await.ok();
    let page = phone.get(&format!("{}/sheets/prelim/1", seated[2])).await.ok();
    assert!(own.says("Is the board laid right?") && page.has("form[action$='/layout']"), "{own} {page}");
    assert!(day.judge.get(&day.run("rounds/prelim/1/tables/3/seats")).await.ok().has("form[action$='/seats/layout']"));
    phone.confirm_layout(&format!("{}/sheets/prelim/1", seated[2])).await.expect(303);
    // The staff who opens a player's link does not confirm for the player.
    day.judge.post(&format!("{}/sheets/prelim/1/layout", seated[0]), &[]).await.expect(403);
}

#[actix_web::test]
async fn the_page_says_whose_turn_it_is_and_the_chairs_follow_the_play_order() {
    let day = public().await;
    let names: Vec<String> = {
        let (stored, table) = (day.stored().await, table(&day, AT).await);
        table.seats.iter().map(|seat| stored.labels().of(seat.player_id).to_owned()).collect()
    };
    let page = day.judge.get(&day.run(SEATS)).await.ok();
    assert!(page.has("form[action$='/seats/layout']") && !page.has("input[name=colour]"), "{page}");
    let early = choose(&day, &day.judge, &[("colour", "red"), ("order", "2"), ("chair", "3")]).await.expect(409);
    assert!(early.says("Confirm the layout of the board first"), "{early}");
    for said in ["The layout is confirmed.", "was confirmed already"] {
        let done = day.judge.confirm_layout(&day.run(SEATS)).await.expect(303);
        assert!(day.judge.follow(&done).await.ok().says(said));
    }
    let page = day.judge.get(&day.run(SEATS)).await.ok();
    assert!(page.says("(position 1) chooses chair, colour and play order") && page.text(".now").contains(&names[0]));
    assert_eq!((page.texts("input[name=colour]").len(), page.texts("input[name=chair]").len()), (4, 4), "{page}");
    for (typed, field) in [
        ([("colour", ""), ("order", "2"), ("chair", "3")], "colour"),
        ([("colour", "pink"), ("order", "2"), ("chair", "3")], "colour"),
        ([("colour", "red"), ("order", "5"), ("chair", "3")], "order"),
        ([("colour", "red"), ("order", "x"), ("chair", "3")], "order"),
        ([("colour", "red"), ("order", "2"), ("chair", "")], "chair"),
        ([("colour", "red"), ("order", "2"), ("chair", "9")], "chair"),
    ] {
        let page = choose(&day, &day.judge, &typed).await.expect(422);
        assert!(page.fault(field).contains("Choose one of the"), "{field}: {page}");
    }
    choose(&day, &day.judge, &[("colour", "red"), ("order", "2"), ("chair", "3")]).await.expect(303);
    let page = day.judge.get(&day.run(SEATS)).await.ok();
    assert!(page.says("(position 2) chooses colour and play order") && page.text(".now").contains(&names[1]), "{page}");
    assert_eq!((page.texts("input[name=colour]").len(), page.texts("input[name=order]").len()), (3, 3));
    assert!(!page.has("input[name=chair]") && !page.has("input[value=red]"), "{page}");
    assert_eq!(choose(&day, &day.judge, &[("colour", "red"), ("order", "1")]).await.status, 422, "red is taken");
    choose(&day, &day.organizer, &[("colour", "blue"), ("order", "1")]).await.expect(303);
    choose(&day, &day.judge, &[("colour", "white"), ("order", "4")]).await.expect(303);
    choose(&day, &day.judge, &[("colour", "orange"), ("order", "3")]).await.expect(303);
    let (red, blue, white, orange) = (Colour::Red, Colour::Blue, Colour::White, Colour::Orange);
    assert_eq!(
        chosen(&day).await,
        [
            (Some(red), Some(2), Some(3)),
            (Some(blue), Some(1), Some(2)),
            (Some(white), Some(4), Some(1)),
            (Some(orange), Some(3), Some(4)),
        ]
    );
    let page = day.judge.get(&day.run(SEATS)).await.ok();
    assert!(page.says("Everybody at this table has chosen."), "{page}");
    assert_eq!(choose(&day, &day.judge, &[("colour", "red"), ("order", "1")]).await.status, 409);
    // The record sheet has it, and keeps it with the result.
    day.press("prelim/1", "start").await.expect(303);
    let sheet = day.judge.get(&day.run("rounds/prelim/1/tables/1")).await.ok();
    assert_eq!(sheet.attributes("select[name^=colour-] option[selected]", "value"), ["red", "blue", "white", "orange"]);
    let log = day.organizer.get(&day.run("audit")).await.ok();
    assert!(log.says("confirm layout") && log.says("choose seat"), "{log}");
    day.enter("prelim/1", 1, 0, &["10", "8", "7", "6"], &[]).await.expect(303);
    let over = choose(&day, &day.judge, &[("colour", "red"), ("order", "1")]).await.expect(409);
    assert!(over.says("its layout and its seats stay as they are"), "{over}");
    day.judge.post(&day.run(&format!("{SEATS}/layout")), &[]).await.expect(409);
}

#[actix_web::test]
async fn two_people_at_one_table_choose_once_and_the_last_choice_can_be_taken_back() {
    let day = public().await;
    day.judge.confirm_layout(&day.run(SEATS)).await.expect(303);
    let version = table(&day, AT).await.row.version.to_string();
    let first = [("version", version.as_str()), ("colour", "red"), ("order", "1"), ("chair", "1")];
    day.judge.post(&day.run(SEATS), &first).await.expect(303);
    let second = [("version", version.as_str()), ("colour", "blue"), ("order", "2"), ("chair", "1")];
    let page = day.organizer.post(&day.run(SEATS), &second).await.expect(409);
    assert!(page.says("Somebody else changed this table"), "{page}");
    assert_eq!(chosen(&day).await[1], (None, None, None));
    let stale = [("version", version.as_str())];
    day.organizer.post(&day.run(&format!("{SEATS}/back")), &stale).await.expect(409);
    for _ in 0..2 {
        let version = table(&day, AT).await.row.version.to_string();
        day.judge.post(&day.run(&format!("{SEATS}/back")), &[("version", &version)]).await.expect(303);
    }
    assert_eq!(chosen(&day).await[0], (None, None, None));
    let page = day.judge.get(&day.run(SEATS)).await.ok();
    assert!(page.has("form[action$='/seats/layout']"), "the layout too: {page}");
    let version = table(&day, AT).await.row.version.to_string();
    let page = day.judge.post(&day.run(&format!("{SEATS}/back")), &[("version", &version)]).await.expect(409);
    assert!(page.says("nothing to take back"), "{page}");
    // Nobody chooses for the staff, and not before the seats are public.
    for who in [day.app.visitor()] {
        who.post(&day.run(&format!("{SEATS}/layout")), &[]).await.expect(403);
    }
    let early = day.judge.post(&day.run("rounds/prelim/2/tables/1/seats/layout"), &[]).await.expect(409);
    assert!(early.says("not published yet"), "{early}");
    // Whoever may not change anything is offered nothing.
    let page = day.judge.get(&day.run("rounds/prelim/2/tables/1/seats")).await.ok();
    assert!(page.says("Nothing to choose now") && !page.has("main form"), "{page}");
}

/// Draws the lots that are needed, if any are.
async fn draw(day: &Day) {
    let how = [("how", "reeve"), ("everybody", "yes"), ("confirm", "draw")];
    let page = day.organizer.post(&day.run("lots"), &how).await;
    assert!(matches!(page.status, 303 | 409), "{page}");
}

/// Twenty players whose semi-finals, at four tables, are public.
async fn semi_finals() -> Day {
    let day = day(20).await;
    day.make().await;
    for round in ["prelim/1", "prelim/2", "prelim/3"] {
        day.play(round).await;
    }
    draw(&day).await;
    day.organizer.post(&day.run("bracket/semi/make"), &[]).await.expect(303);
    day.press("semi/1", "publish").await.expect(303);
    day
}

/// The layouts of several tables are confirmed together by those who may confirm one: what somebody else confirmed meanwhile stays, each
/// table has its line in the log, and a table whose result is in is named and keeps nobody else waiting.
#[actix_web::test]
async fn the_layouts_of_a_stage_are_confirmed_together() {
    let day = semi_finals().await;
    let (page, layouts) = (day.run("rounds/semi/1"), day.run("rounds/semi/1/layouts"));
    let form = "form[action$='/layouts']";
    let named = async || {
        let board = day.judge.get(&page).await.ok();
        board.attributes(&format!("{form} button"), "value").into_iter().next()
    };
    let confirmed = async || {
        let stored = day.stored().await;
        let round = stored.round(Stage::Semi, 1).expect("the semi-finals").clone();
        without_layout(&stored, &round)
    };
    let board = day.organizer.get(&page).await.ok();
    assert_eq!(board.texts(&format!("{form} button")), ["Confirm all 4 layouts"], "{board}");
    assert!(board.says("Still to be confirmed: tables 1–4."), "{board}");
    let all = named().await.expect("a judge may as well");
    let numbers =
        |named: &str| named.split(',').filter_map(|seen| seen.split(':').next()).collect::<Vec<_>>().join(",");
    assert_eq!(numbers(&all), "1,2,3,4");
    // Who may not, and what is no list of tables.
    day.app.visitor().post(&layouts, &[("tables", &all)]).await.expect(403);
    for wrong in ["", "x", "1:1,,2:1", "1:1;2:1", "1:1,2:x", "1,2", "1:1,x:1"] {
        day.judge.post(&layouts, &[("tables", wrong)]).await.expect(422);
    }
    day.judge.post(&layouts, &[]).await.expect(422);
    day.judge.post(&layouts, &[("tables", "98:1,99:1")]).await.expect(409);
    day.judge.post(&day.run("rounds/final/1/layouts"), &[("tables", "1:1")]).await.expect(404);
    // A board that nobody at these tables has seen is confirmed by no old page.
    let old = all.split(',').map(|seen| format!("{seen}9")).collect::<Vec<_>>().join(",");
    let late = day.judge.post(&layouts, &[("tables", &old)]).await.expect(409);
    assert!(late.says("Nothing was confirmed. This is how they are now.") && late.has("#board"), "{late}");
    assert_eq!(late.attributes(&format!("{form} button"), "value"), std::slice::from_ref(&all), "{late}");
    assert_eq!(confirmed().await, [1, 2, 3, 4]);
    // One of them was confirmed meanwhile, and the button counts the others.
    day.judge.confirm_layout(&day.run("rounds/semi/1/tables/2/seats")).await.expect(303);
    assert_eq!(named().await.as_deref().map(numbers).as_deref(), Some("1,3,4"));
    let done = day.organizer.post(&layouts, &[("tables", &all)]).await.expect(303);
    let board = day.organizer.follow(&done).await.ok();
    assert!(board.says("The layouts are confirmed at tables 1–4.") && !board.has(form), "{board}");
    assert!(board.has("form[action$='/start']"), "{board}");
    assert!(confirmed().await.is_empty());
    let lines = async || {
        let log = day.organizer.get(&day.run("audit.csv")).await.ok().body();
        log.lines().filter(|line| line.contains("confirm layout") || line.contains("confirm-layout")).count()
    };
    assert_eq!(lines().await, 4, "a line for each table, and none twice");
    day.organizer.post(&layouts, &[("tables", &all)]).await.expect(303);
    assert_eq!(lines().await, 4);

    // Their games are on, and two of them are taken back, one of which ends before the layouts are confirmed.
    day.press("semi/1", "start").await.expect(303);
    for table in [1, 2, 3] {
        let at = RoundAt { stage: Stage::Semi, number: 1 };
        let stored = day.stored().await;
        let (_, found) = TableAt { round: at, table }.find(&stored.rounds).expect("a table");
        let version = found.row.version.to_string();
        let back = day.run(&format!("rounds/semi/1/tables/{table}/seats/back"));
        day.judge.post(&back, &[("version", &version)]).await.expect(303);
    }
    let three = named().await.expect("the button");
    assert_eq!(numbers(&three), "1,2,3");
    day.enter("semi/1", 2, 0, &["10", "8", "7", "5"], &[]).await.expect(303);
    let done = day.organizer.post(&layouts, &[("tables", &three)]).await.expect(303);
    let board = day.organizer.follow(&done).await.ok();
    assert!(board.says("The layouts are confirmed at tables 1, 3 and 4."), "{board}");
    assert!(board.says("Not confirmed at table 2: its result is in already."), "{board}");
    assert_eq!(confirmed().await, [2]);
    let refused = day.organizer.post(&layouts, &[("tables", "2:1")]).await.expect(409);
    assert!(refused.says("The result of this table is in"), "{refused}");
}

/// What was confirmed before the round had a board is no word on the board that it gets: every table is asked for it.
#[actix_web::test]
async fn the_first_board_of_a_round_is_confirmed_anew_at_every_table() {
    let day = semi_finals().await;
    let at = RoundAt { stage: Stage::Semi, number: 1 };
    let first = table(&day, at).await;
    let stored = day.stored().await;
    let link = &stored.player(first.seats[0].player_id).expect("a player").link_token;
    let (own, seats) = (format!("/p/{link}"), day.run("rounds/semi/1/tables/1/seats"));
    let (phone, form) = (day.app.visitor(), "form[action$='/layout']");
    let open = async || {
        let stored = day.stored().await;
        let round = stored.round(Stage::Semi, 1).expect("the semi-finals").clone();
        without_layout(&stored, &round)
    };
    let missing = async || day.organizer.get(&day.run("bracket")).await.ok().text(".missing");
    let page = day.judge.get(&seats).await.ok();
    assert!(page.text(".no-board").contains("This round has no board in Reeve yet."), "{page}");
    day.judge.confirm_layout(&seats).await.expect(303);
    day.judge.confirm_layout(&day.run("rounds/semi/1/tables/2/seats")).await.expect(303);
    assert_eq!(open().await, [3, 4]);
    let before = missing().await;
    assert!(before.contains("The semi-finals have no board yet.") && before.contains("3 and 4"), "{before}");
    assert!(!phone.get(&own).await.ok().says("Is the board laid right?"));

    let make = [("version", "0"), ("kind", "free"), ("seed", "7")];
    day.organizer.post(&day.run("boards/semi/1/make"), &make).await.expect(303);
    assert_eq!(open().await, [1, 2, 3, 4]);
    let after = missing().await;
    assert!(!after.contains("no board") && after.contains("not confirmed yet at tables 1–4"), "{after}");
    assert!(phone.get(&own).await.ok().says("Is the board laid right?"));
    assert!(phone.get(&format!("{own}/sheets/semi/1")).await.ok().has(form));
    let page = day.judge.get(&seats).await.ok();
    assert!(page.has(form) && page.has("svg.board-picture") && !page.has(".no-board"), "{page}");
    day.judge.confirm_layout(&seats).await.expect(303);
    assert_eq!(open().await, [2, 3, 4]);
}

#[actix_web::test]
async fn semi_finals_and_final_wait_for_their_layouts_and_the_final_for_its_judge() {
    let day = semi_finals().await;
    let start = async |round: &str| day.organizer.post(&day.run(&format!("rounds/{round}/start")), &[]).await;
    let refused = start("semi/1").await.expect(409);
    assert!(refused.says("The layout of the board is not confirmed yet at tables 1–4"), "{refused}");
    // The stages say it too, with a link that says where it leads.
    let bracket = async || day.organizer.get(&day.run("bracket")).await.ok();
    let missing = async |words: &str| {
        let page = bracket().await;
        assert!(page.text(".missing").contains(words), "{page}");
        assert_eq!(page.texts("a[href$='/1'].button"), ["Go on to start the round"], "{page}");
    };
    missing("The semi-finals have no board yet. The layout of the board is not confirmed yet at tables 1–4").await;
    for table in 1..=3 {
        day.judge.confirm_layout(&day.run(&format!("rounds/semi/1/tables/{table}/seats"))).await.expect(303);
    }
    let board = day.organizer.get(&day.run("rounds/semi/1")).await.ok();
    assert!(board.has("a[href$='/tables/4/seats']") && !board.has("form[action$='/start']"), "{board}");
    let next = day.organizer.get(day.run("").trim_end_matches('/')).await.ok();
    assert!(
        next.says("not confirmed yet at table 4") && next.says("Confirm the board's layout at table 4, then start"),
        "{next}"
    );
    missing("The layout of the board is not confirmed yet at table 4").await;
    day.judge.confirm_layout(&day.run("rounds/semi/1/tables/4/seats")).await.expect(303);
    assert!(!bracket().await.has(".missing"));
    start("semi/1").await.expect(303);
    for (table, seats) in day.tables("semi/1").await {
        let vp = &["10", "8", "7", "5"][..seats];
        day.enter("semi/1", table, 0, vp, &[("sign", "yes")]).await.expect(303);
    }
    day.press("semi/1", "close").await.expect(303);
    draw(&day).await;
    day.organizer.post(&day.run("bracket/final/make"), &[]).await.expect(303);
    day.press("final/1", "publish").await.expect(303);
    assert!(start("final/1").await.expect(409).says("layout of the board"));
    let page = bracket().await;
    let said = page.text(".missing");
    assert!(
        said.contains("not confirmed yet at table 1") && said.contains("A judge handles the resource cards"),
        "{said}"
    );
    let seats = day.run("rounds/final/1/tables/1/seats");
    // The judges' page says what is still to do before the final, and how far it is.
    let card = async || day.judge.get(&day.run("judge")).await.ok().text("#t-1");
    let before = card().await;
    assert!(before.contains("The layout is still to be confirmed") && before.contains("No judge is named"), "{before}");
    day.judge.confirm_layout(&seats).await.expect(303);
    let refused = start("final/1").await.expect(409);
    assert!(refused.says("A judge handles the resource cards in the final") && refused.says("2.0.4"), "{refused}");
    // A judge of the tournament, and nobody else.
    let organizer = day.organizer.id().to_string();
    for nobody in [organizer.as_str(), "0", "-1", "x", "999999999"] {
        let page = day.judge.post(&format!("{seats}/judge"), &[("judge", nobody)]).await.expect(422);
        assert!(page.fault("judge").contains("one of the judges"), "{page}");
    }
    let missing = day.judge.post(&format!("{seats}/judge"), &[]).await.expect(422);
    assert!(missing.fault("judge").contains("one of the judges"), "{missing}");
    let judge = day.judge.id().to_string();
    let unnamed = day.organizer.get(&seats).await.ok();
    assert!(unnamed.says("can't start without one"), "{unnamed}");
    // The only judge of the tournament is proposed.
    let proposed = async || {
        let page = day.organizer.get(&seats).await.ok();
        page.attributes("#f-judge option[selected]", "value").concat()
    };
    assert_eq!(proposed().await, judge);
    day.organizer.post(&format!("{seats}/judge"), &[("judge", &judge)]).await.expect(303);
    let page = day.judge.get(&seats).await.ok();
    assert!(page.says("Judge:") && !page.says("can't start without one"), "{page}");
    let before = card().await;
    assert!(before.contains("The layout was confirmed at") && before.contains("Judge: judge."), "{before}");
    let board = day.organizer.get(&day.run("rounds/final/1")).await.ok();
    assert_eq!(board.texts("#board .duty .name").len(), 1, "{board}");
    assert_eq!(page.attributes("select[name=judge] option[selected]", "value"), std::slice::from_ref(&judge), "{page}");
    // What names nobody leaves the judge as they are.
    day.judge.post(&format!("{seats}/judge"), &[("judge", "x")]).await.expect(422);
    day.judge.post(&format!("{seats}/judge"), &[]).await.expect(422);
    let board = day.organizer.get(&day.run("rounds/final/1")).await.ok();
    assert_eq!(board.texts("#board .duty .name").len(), 1, "{board}");
    // Whoever is a judge no more handles no cards.
    day.organizer.post(&format!("{seats}/judge"), &[("judge", "")]).await.expect(303);
    assert!(start("final/1").await.expect(409).says("A judge handles"));
    // Of two the one whom the list of duty sends there is proposed.
    let second = second_judge(&day).await.id().to_string();
    assert_eq!(proposed().await, "");
    let duty = [("judge", second.as_str()), ("round", "final-1"), ("first_table", "1"), ("last_table", "1")];
    day.organizer.post(&day.run("duty"), &duty).await.expect(303);
    assert_eq!(proposed().await, second);
    day.organizer.post(&format!("{seats}/judge"), &[("judge", &judge)]).await.expect(303);
    start("final/1").await.expect(303);
    let stored = day.stored().await;
    assert_eq!(stored.round(Stage::Final, 1).expect("the final").row.state, RoundState::Playing);
}

/// Where a game is played on the land of the round's board and has no seats to choose, the layout alone is confirmed, by the table or
/// the staff; where the round has no board, or the game none at all, there is nothing to confirm.
#[actix_web::test]
async fn a_game_on_land_has_its_layout_confirmed_and_no_seats_to_choose() {
    let day = day(8).await;
    day.make().await;
    plays(&day, SystemCode::Conquest).await;
    day.press("prelim/1", "publish").await.expect(303);
    let layout = day.run(&format!("{SEATS}/layout"));
    let sheet = day.run("rounds/prelim/1/tables/1");
    let stored = day.stored().await;
    let link = |table: usize, seat: usize| {
        let seat = &stored.rounds[0].tables[table].seats[seat];
        format!("/p/{}", stored.player(seat.player_id).expect("a player").link_token)
    };
    let (own, elsewhere) = (link(0, 1), link(1, 0));
    let phone = day.app.visitor();
    // Each game has an island of its own: no board lies anywhere.
    day.judge.get(&day.run(SEATS)).await.expect(404);
    day.judge.post(&layout, &[]).await.expect(404);
    phone.post(&format!("{own}/sheets/prelim/1/layout"), &[]).await.expect(404);
    assert!(!phone.get(&own).await.ok().says("Is the board laid right?"));
    assert!(!day.judge.get(&sheet).await.ok().says("Layout of the board"));
    let make = [("version", "0"), ("kind", "free"), ("seed", "7")];
    day.organizer.post(&day.run("boards/prelim/1/make"), &make).await.expect(303);
    // Now it does, but nobody at the table may see it yet.
    let asked = async || {
        let page = phone.get(&format!("{own}/sheets/prelim/1")).await.ok();
        let is_asked = phone.get(&own).await.ok().says("Is the board laid right? Please confirm.");
        assert_eq!(is_asked, page.has("form[action$='/layout']"), "{page}");
        (is_asked, page)
    };
    assert!(!asked().await.0);
    day.press("prelim/1", "start").await.expect(303);
    let (is_asked, page) = asked().await;
    assert!(is_asked && page.says("Confirm it before you begin. Look at the board"), "{page}");
    assert_eq!(page.attributes("form[action$='/layout'] a", "href"), [day.public("boards")], "{page}");
    let linked = day.judge.get(&sheet).await.ok();
    assert!(linked.says("Layout of the board") && !linked.says("choice of seats"), "{linked}");
    let page = day.judge.get(&day.run(SEATS)).await.ok();
    assert!(page.has("form[action$='/seats/layout']") && page.has("svg.board-picture"), "{page}");
    assert!(!page.has(".choosing") && !page.says("players choose"), "{page}");
    let done = phone.confirm_layout(&format!("{own}/sheets/prelim/1")).await.expect(303);
    assert!(phone.follow(&done).await.ok().says("The layout is confirmed."));
    let page = day.judge.get(&day.run(SEATS)).await.ok();
    assert!(page.says("The layout of the board was confirmed at") && !page.has("input[name=colour]"), "{page}");
    // There is nothing more to choose, and no judge of a final.
    let version = table(&day, AT).await.row.version.to_string();
    let typed = [("version", version.as_str()), ("colour", "red"), ("order", "1"), ("chair", "1")];
    day.judge.post(&day.run(SEATS), &typed).await.expect(404);
    day.judge.post(&day.run(&format!("{SEATS}/judge")), &[("judge", "1")]).await.expect(404);
    // It can be taken back; the other table confirms for itself, here by the staff.
    day.judge.post(&day.run(&format!("{SEATS}/back")), &typed[..1]).await.expect(303);
    assert!(day.judge.get(&day.run(SEATS)).await.ok().has("form[action$='/seats/layout']"));
    day.judge.confirm_layout(&day.run(&SEATS.replace("tables/1", "tables/2"))).await.expect(303);
    assert!(
        phone.get(&format!("{elsewhere}/sheets/prelim/1")).await.ok().says("The layout of the board was confirmed at")
    );
    day.judge.confirm_layout(&day.run(SEATS)).await.expect(303);
    let noted = day.judge.get(&sheet).await.ok();
    assert!(noted.text(".noted").contains("The layout of the board was confirmed at"), "{noted}");
    // On paper lies what the game has: land, and a tick that is true.
    let paper = day.judge.get(&day.run("boards/prelim/1/paper")).await.ok();
    assert_eq!(paper.texts(".board-sheet:first-of-type .lay-order li").len(), 19, "{paper}");
    assert!(paper.says("without chits and harbors") && paper.says("confirm it on one of your own pages"), "{paper}");
    // Looked for on the sheets alone: below them the page says when it was made, and that may be "02:13:14".
    let sheets = paper.texts(".board-sheet").concat();
    assert!(!sheets.contains("Harbors") && !sheets.contains("3:1") && !paper.has("svg.board-picture .chit"), "{paper}");
    // A game without boards has none of it.
    plays(&day, SystemCode::Struggle).await;
    day.judge.get(&day.run(SEATS)).await.expect(404);
    day.judge.post(&layout, &[]).await.expect(404);
}

#[actix_web::test]
async fn an_archive_keeps_what_is_noted_of_a_table() {
    let day = public().await;
    day.judge.confirm_layout(&day.run(SEATS)).await.expect(303);
    let judge = day.judge.id().to_string();
    day.judge.post(&day.run(&format!("{SEATS}/judge")), &[("judge", &judge)]).await.expect(303);
    choose(&day, &day.judge, &[("colour", "red"), ("order", "2"), ("chair", "3")]).await.expect(303);
    let bytes = export(&day.app.db, day.id).await;
    let other = db().await;
    let id = import(&other, &bytes, None).await.expect("an import").id;
    let mut tx = other.read().await.unwrap();
    let kept = Snapshot::load(&mut tx, id).await.unwrap();
    drop(tx);
    let of = &kept.rounds[0].tables[0];
    let note = kept.note(of.row.id).expect("a note");
    assert!(note.layout_at.is_some() && note.judge_id.is_some());
    assert_eq!((of.seats[0].colour, of.seats[0].chair), (Some(Colour::Red), Some(3)));
    for (from, into) in [("\"table_id\":1", "\"table_id\":99"), ("\"judge_id\":", "\"judge_id\":77")] {
        let forged = forged(&bytes, ArchiveKind::Tournament, "data/game_note.json", |text| {
            assert!(text.contains(from), "{from}: {text}");
            text.replacen(from, into, 1)
        });
        let to = db().await;
        import(&to, &forged, None).await.expect_err(from);
    }
}
