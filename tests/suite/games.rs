//! Another game system than the base game goes through every room by its description alone: checked, stored, read back,
//! shown in the form and read from it.

use askama::Template;
use chrono::Utc;

use reeve_files::fault::FileFault;
use reeve_files::results::{ResultRow, read, write};
use reeve_http::form::Form;
use reeve_http::ui::layout::Layout;
use reeve_rules::games::{BASE, Boards, Colour, Competitor, Deck, Ground, Part, PartKind, Points, Stock, System};
use reeve_rules::rule_set::RuleSet;
use reeve_rules::sheets::{Handler, Parts, Refusal, SeatResult, Sheet, TableResult, Warning, check};
use reeve_rules::standings::{Input, Lots, standings};
use reeve_rules::tournament::settings::TiedPlaces;
use reeve_rules::tournament::vocabulary::{RoundState, SheetState, Stage};
use reeve_store::sheet::{Author, SheetContent, save, versions};
use reeve_store::snapshot::Table;
use reeve_store::time::millis;
use reeve_store::{Scope, TableId};
use reeve_store::{game_table, round, seat};
use reeve_views::seating::seat_list::Seated;
use reeve_web::pages::organizer::rounds::record_sheets::{PaperSeat, RecordSheet, RecordSheets};
use reeve_web::pages::organizer::sheets::form::{EntryForm, SheetForm, of_players, parse};
use reeve_words as words;

use super::support::day::{Day, day};

/// A game of two players on islands, to 7 VP. It exists here only.
static ISLANDS: System = System {
    name: "Islands",
    offered: false,
    championship: true,
    rounds: 3,
    machine: None,
    entrant: Competitor::Player,
    ground: Ground::Table,
    turns: true,
    boards: Boards::EachRound,
    points: Points::Vp,
    seats: 2..=2,
    goal: Some(7),
    counted_vp: 7,
    most_vp: 120,
    start_vp: 1,
    chairs: 2,
    colours: &[Colour::White, Colour::Blue],
    parts: &[
        Part { code: "lighthouse", short: "light", vp: 3, kind: PartKind::Held, clause: "7.1" },
        Part {
            code: "far_islands",
            short: "far_islands",
            vp: 2,
            kind: PartKind::Counted { most: 12, in_all: Some(13) },
            clause: "7.2",
        },
    ],
    pieces: &[Stock { code: "ships", number: 9 }, Stock { code: "sailors", number: 3 }],
    decks: &[Deck::Mixed {
        code: "winds",
        kinds: &[Stock { code: "storms", number: 4 }, Stock { code: "calms", number: 2 }],
    }],
    stock_clause: "7.3",
};

fn parts(noted: &[(&str, i64)]) -> Option<Parts> {
    Some(noted.iter().copied().collect())
}

/// What the sheet of such a table says.
fn result() -> TableResult {
    let mut result = TableResult::blank(1..=2);
    let [one, two] = &mut result.seats[..] else { panic!("two seats") };
    (one.parts, one.colour, one.play_order) =
        (parts(&[("lighthouse", 0), ("far_islands", 2)]), Some(Colour::Blue), Some(2));
    (two.parts, two.winner, two.chair) = (parts(&[("lighthouse", 1), ("far_islands", 2)]), true, Some(1));
    result.handler = Some(Handler::Elected(2));
    result
}

#[test]
fn another_system_has_limits_of_its_own() {
    let checked = check(&ISLANDS, &result()).expect("a result");
    assert_eq!(checked.result().seats.iter().map(|seat| seat.vp).collect::<Vec<_>>(), [Some(4), Some(7)]);
    assert_eq!(checked.warnings(), []);
    let size = Refusal::TableSize { found: 2, least: 3, most: 4 };
    let refused = check(&BASE, &result()).expect_err("two seats are too few");
    assert!(refused.contains(&size) && refused.contains(&Refusal::PartUnknown(0)), "{refused:?}");

    let mut typed = result();
    typed.seats[0] = SeatResult { parts: parts(&[("lighthouse", 1), ("far_islands", 13)]), ..typed.seats[0].clone() };
    typed.seats[1].colour = Some(Colour::Red);
    let part = |code| ISLANDS.part(code).expect("a part");
    let refused = check(&ISLANDS, &typed).expect_err("too much");
    let expected = [
        Refusal::PartLimit { seat: 0, part: part("far_islands") },
        Refusal::SecondHolder { seat: 1, part: part("lighthouse") },
        Refusal::ColourUnknown { seat: 1, colours: ISLANDS.colours },
    ];
    assert_eq!(refused, expected);
    typed = result();
    (typed.seats[0].parts, typed.seats[0].vp, typed.seats[1].parts) = (None, Some(8), parts(&[("far_islands", 1)]));
    let checked = check(&ISLANDS, &typed).expect("an unusual result");
    let goal = 7;
    let expected = [Warning::LoserWithGoal { seat: 0, goal }, Warning::WinnerBelowGoal { seat: 1, goal }];
    assert_eq!(checked.warnings(), expected);
}

/// A table of two in a round of its own.
async fn table_of_two(day: &Day) -> TableId {
    let players = day.stored().await.players;
    let mut tx = day.app.db.write(Scope::Tournament(day.id)).await.unwrap();
    let new = round::insert(&mut tx, day.id, Stage::Prelim, 9).await.unwrap();
    let table = game_table::insert(&mut tx, new, 1).await.unwrap();
    for (position, player) in (1..=2).zip(&players) {
        seat::insert(&mut tx, table, position, player.id, false, None).await.unwrap();
    }
    tx.commit().await.unwrap();
    table
}

async fn stored(day: &Day, id: TableId) -> Table {
    day.stored().await.table(id).expect("the table").1.clone()
}

async fn store(day: &Day, table: &mut Table, sheet: &Sheet) {
    let mut tx = day.app.db.write(Scope::Tournament(day.id)).await.unwrap();
    let author = Author { account: None, player: None, at: millis(Utc::now()) };
    save(&mut tx, &ISLANDS, table, sheet, author).await.unwrap();
    tx.commit().await.unwrap();
}

/// Signatures and a dispute are stored with the result.
#[actix_web::test]
async fn another_system_is_stored_and_read_back() {
    let day = day(8).await;
    let id = table_of_two(&day).await;
    let mut table = stored(&day, id).await;
    let sheet = table.sheet();
    assert_eq!(sheet, Sheet::open(1..=2));

    let checked = check(&ISLANDS, &result()).expect("a result");
    let submitted = sheet.submit(RoundState::Playing, &checked).unwrap();
    store(&day, &mut table, &submitted).await;
    let disputed =
        submitted.sign(RoundState::Playing, 1).and_then(|sheet| sheet.dispute(RoundState::Playing, 0)).unwrap();
    store(&day, &mut table, &disputed).await;
    let back = stored(&day, id).await;
    assert_eq!((back.sheet(), back.row.sheet_version), (disputed.clone(), 2));
    assert_eq!((&back.sheet().signatures[..], &back.sheet().disputes[..]), (&[false, true][..], &[true, false][..]));

    let signed = disputed.take_back_dispute(0).and_then(|sheet| sheet.sign(RoundState::Playing, 0)).unwrap();
    store(&day, &mut table, &signed).await;
    assert_eq!(stored(&day, id).await.sheet().state, SheetState::Signed);
    let mut tx = day.app.db.read().await.unwrap();
    let kept = versions(&mut tx, id).await.unwrap();
    assert_eq!(kept.len(), 3);
    let content = SheetContent::read(&ISLANDS, &kept[0].content).expect("a version");
    assert_eq!((&content.result, content.players.len()), (checked.result(), 2));
    assert!(
        kept[0].content.contains(r#""vp":7,"lighthouse":true,"far_islands":2,"colour":null"#),
        "{}",
        kept[0].content
    );
}

#[derive(Template)]
#[template(path = "organizer/sheets/fields.html")]
struct Fields {
    page: Layout,
    entry: EntryForm,
    open: bool,
}

#[test]
fn another_system_is_shown_in_the_form_and_read_from_it() {
    let players = ["Ada".to_owned(), "Bo".to_owned()];
    let checked = check(&ISLANDS, &result()).expect("a result");
    let form = SheetForm::stored(&ISLANDS, &players, checked.result());
    let page = Fields { page: Layout::new("Table 1"), entry: EntryForm::of(&ISLANDS, false, form), open: true }
        .render()
        .unwrap();
    for part in [
        "Count the parts: far_islands, lighthouse",
        r#"name="far_islands-2" data-column="far_islands" data-worth="2""#,
        r#"maxlength="2" aria-label="Far_islands of Bo" value="2""#,
        r#"name="light" value="2" data-worth="3" checked"#,
        r#"<option value="blue" selected>"#,
        r#"maxlength="3" aria-label="VP of Ada" value="4""#,
    ] {
        assert!(page.contains(part), "{part} is missing in {page}");
    }
    for other in ["settlements", "red", "<option>3"] {
        assert!(!page.contains(other), "{other} stands in {page}");
    }

    let typed = [
        ("far_islands-1", "2"),
        ("colour-1", "blue"),
        ("order-1", "2"),
        ("far_islands-2", "2"),
        ("light", "2"),
        ("winner", "2"),
        ("chair-2", "1"),
        ("handler", "seat-2"),
    ];
    assert_eq!(parse(&ISLANDS, &[1, 2], &Form::of(typed)), Ok(result()));
    let unread = parse(&ISLANDS, &[1, 2], &Form::of([("far_islands-1", "x"), ("light", "3")])).unwrap_err();
    let faults = of_players(unread, &players);
    let form = SheetForm::typed(&ISLANDS, &players, &result(), &Form::of([("far_islands-1", "x")]), faults);
    assert_eq!(form.at("far_islands", &1), Some("\u{2068}Ada\u{2069}: Far_islands must be a whole number, such as 7."));
    assert_eq!(form.fault("light"), Some("Nobody at this table has that seat."));
}

/// What is written of a game of two to 7 VP is read back by its own description, and by no other.
#[test]
fn another_system_goes_through_the_results_file() {
    let row = |position, player, vp, winner| ResultRow {
        stage: Stage::Prelim,
        round: 1,
        table: 1,
        position,
        player,
        vp: Some(vp),
        winner,
    };
    let rows = [row(1, "Ada", 7, true), row(2, "Bo", 100, false)];
    let text = write(rows).finish();
    let file = read(&text, &ISLANDS, &RuleSet::of(&ISLANDS)).expect("results");
    let seats = &file.games[0].seats;
    assert_eq!(seats.iter().map(|seat| (seat.vp.stated(), seat.vp.counted())).collect::<Vec<_>>(), [(7, 7), (100, 7)]);
    let again = seats.iter().zip(1..).map(|(seat, position)| {
        let player = &file.players.iter().find(|player| player.id == seat.player).expect("a player").name;
        row(position, player, i64::from(seat.vp.stated()), seat.winner)
    });
    assert_eq!(write(again).finish(), text);

    let said = |faults: &[FileFault]| faults.iter().map(words::files::fault).collect::<Vec<_>>();
    assert_eq!(said(&file.warnings), ["line 3, column vp: 7 VP or more, and not the winner"]);
    assert_eq!(
        said(&read(&text, &BASE, &RuleSet::default()).expect_err("another game")),
        ["line 3, column vp: 100 is above 22"]
    );
    let third = format!("{text}prelim,1,1,3,Cy,121,0\n");
    let expected = [
        "line 2, column table: preliminary round 1, table 1 has 3 players; a table has 2",
        "line 4, column position: 3 is above 2",
        "line 4, column vp: 121 is above 120",
    ];
    assert_eq!(said(&read(&third, &ISLANDS, &RuleSet::of(&ISLANDS)).expect_err("a seat too many")), expected);
}

#[derive(Template)]
#[template(path = "organizer/rounds/record_sheets.html")]
struct Papers {
    page: Layout,
    sheets: RecordSheets,
}

#[test]
fn another_system_prints_its_own_record_sheets() {
    let seat =
        |position, name: &str| Seated { number: position, name: name.to_owned(), table: 1, position, mark: None };
    let seats = [seat(1, "Ada"), seat(2, "Bo")].iter().map(PaperSeat::of).collect();
    let sheet = RecordSheet { table: Some(1), number: "117".to_owned(), picture: String::new(), seats };
    let sheets = RecordSheets::of(&ISLANDS).with(vec![sheet]);
    let page = Papers { page: Layout::new("Sheets"), sheets }.render().unwrap();
    for part in [
        r#"<th scope="col">Far_islands</th><th scope="col">Lighthouse</th><th scope="col">VP</th>"#,
        r#"Bo</bdi></th><td class="write sign" rowspan="2"></td></tr>"#,
        "each player has 9 ships and 3 sailors; 6 winds (4 storms, 2 calms); if not, call a judge (7.3).",
    ] {
        assert!(page.contains(part), "{part} is missing in {page}");
    }
    for other in ["ettlements", "road", "knights", "of each resource"] {
        assert!(!page.contains(other), "{other} stands in {page}");
    }
}

/// A side event for teams on fields, whose results are typed: what a fifth system is, a description and nothing else. It exists here
/// only; how a line of the list makes it one that can be chosen, a test beside the list shows.
static RELAY: System = System {
    name: "Relay",
    offered: true,
    championship: false,
    rounds: 2,
    machine: None,
    entrant: Competitor::Team,
    ground: Ground::Field,
    turns: false,
    boards: Boards::Nothing,
    points: Points::Vp,
    seats: 2..=5,
    goal: None,
    counted_vp: 40,
    most_vp: 40,
    start_vp: 0,
    chairs: 0,
    colours: &[],
    parts: &[],
    pieces: &[],
    decks: &[],
    stock_clause: "",
};

#[test]
fn a_side_event_whose_results_are_typed_is_a_description_alone() {
    // Seats and words.
    assert_eq!((RELAY.tables().of(7), RELAY.tables().of(1)), (Some(vec![4, 3]), None));
    let terms = words::games::terms(&RELAY);
    assert_eq!((terms.entrants, terms.grounds, terms.winner), ("Teams", "Fields", "Winner"));
    assert_eq!(terms.say("Every player at this table"), "Every team at this field");
    assert_eq!(words::games::system(&RELAY), "Relay (side event)");
    assert!(!RELAY.confirms_layout(true) && !RELAY.has_choice_of_seats());

    // The form, and what it brings.
    let players = ["Ada".to_owned(), "Bo".to_owned()];
    let typed = parse(&RELAY, &[1, 2], &Form::of([("vp-1", "12"), ("vp-2", "9"), ("winner", "1")])).expect("a result");
    let checked = check(&RELAY, &typed).expect("a result");
    assert_eq!(checked.warnings(), []);
    let form = SheetForm::stored(&RELAY, &players, checked.result());
    let entry = EntryForm::of(&RELAY, false, form);
    let page = Fields { page: Layout::new("Field 1"), entry, open: true }.render().unwrap();
    assert!(page.contains(r#"<th scope="col">Team</th>"#) && page.contains(r#"aria-label="VP of Ada" value="12""#));
    assert!(!page.contains("Colour") && !page.contains("Count the parts"), "{page}");
    let mut too_many = typed.clone();
    too_many.seats[0].vp = Some(41);
    assert!(check(&RELAY, &too_many).is_err());

    // Paper.
    let seat =
        |position, name: &str| Seated { number: position, name: name.to_owned(), table: 1, position, mark: None };
    let seats = [seat(1, "Ada"), seat(2, "Bo")].iter().map(PaperSeat::of).collect();
    let sheet = RecordSheet { table: Some(1), number: "117".to_owned(), picture: String::new(), seats };
    let sheets = RecordSheets::of(&RELAY).with(vec![sheet]);
    let page = Papers { page: Layout::new("Sheets"), sheets }.render().unwrap();
    assert!(page.contains("Field 1") && !page.contains("Colour") && !page.contains("Resource cards"), "{page}");

    // The file of results, and the standings by wins and VP.
    let row = |round, position, player, vp, winner| ResultRow {
        stage: Stage::Prelim,
        round,
        table: 1,
        position,
        player,
        vp: Some(vp),
        winner,
    };
    let rows =
        [row(1, 1, "Ada", 12, true), row(1, 2, "Bo", 9, false), row(2, 1, "Ada", 30, false), row(2, 2, "Bo", 31, true)];
    let rules = RuleSet::of(&RELAY);
    let file = read(&write(rows).finish(), &RELAY, &rules).expect("results");
    let lots = Lots::new();
    let input = Input {
        players: &file.players,
        games: &file.games,
        lots: &lots,
        rules: &rules,
        tied_places: TiedPlaces::default(),
        semi_field: None,
        brought: None,
    };
    let ranked = standings(&input);
    let told: Vec<_> = ranked.rows.iter().map(|row| (row.name.as_str(), row.tally.wins.to_string())).collect();
    assert_eq!(told, [("Ada", "1".to_owned()), ("Bo", "1".to_owned())], "Ada has 42 VP, and Bo 40");
}

#[test]
fn a_part_left_empty_beside_a_filled_one_is_not_made_up() {
    let typed = parse(&BASE, &[1, 2, 3], &Form::of([("settlements-1", "4"), ("road", "2")])).expect("a result");
    assert_eq!(typed.seats[0].parts, parts(&[("settlements", 4), ("longest_road", 0), ("largest_army", 0)]));
    assert_eq!(typed.seats[1].parts, parts(&[("longest_road", 1), ("largest_army", 0)]));
    assert_eq!(typed.seats[2].parts, None);
}

#[actix_web::test]
async fn a_conflict_says_in_words_who_handled_the_cards() {
    let day = day(14).await;
    day.make().await;
    day.open("prelim/1").await;
    let vp = ["10", "8", "7", "5"];
    day.enter("prelim/1", 1, 0, &vp, &[("handler", "starting")]).await.expect(303);
    let page = day.enter("prelim/1", 1, 0, &vp, &[("handler", "seat-3")]).await.expect(409);
    let stored = day.stored().await;
    let labels = stored.labels();
    let elected = labels.of(stored.rounds[0].tables[0].seats[2].player_id);
    let differs = page.rows("section table.list");
    assert_eq!(differs.len(), 1, "{page}");
    assert_eq!(differs[0][1..3], ["the starting player".to_owned(), format!("elected: {elected}")]);
}
