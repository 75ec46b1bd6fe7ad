//! What is printed of a round: the pack with everything in it, the order in which sheets are cut apart, the codes on them read
//! by a decoder, and that no seat is on paper for anybody but the staff before it is public.

use std::collections::BTreeSet;

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use reeve_rules::tournament::paper::PaperSize;
use reeve_rules::tournament::vocabulary::RoundState;

use crate::support::app::{May, Page};
use crate::support::day::{Day, day, day_of};

/// What a decoder reads from the picture of a QR code: its squares are drawn, and looked for as a camera does.
fn scanned(picture: &str) -> String {
    const DOT: usize = 2;
    let encoded = picture.strip_prefix("data:image/svg+xml;base64,").expect("a picture within the page");
    let svg = String::from_utf8(STANDARD.decode(encoded).expect("base64")).expect("text");
    let number = |text: &str| text.parse::<usize>().unwrap_or_else(|_| panic!("{text:?} in {svg}"));
    let side = svg.split("width=\"").nth(1).and_then(|rest| rest.split('"').next()).expect("a width");
    let side = number(side) * DOT;
    let mut grey = vec![255u8; side * side];
    let dark = svg.split("fill=\"#000\" d=\"").nth(1).and_then(|rest| rest.split('"').next()).expect("dark squares");
    for square in dark.split('M').filter(|square| !square.is_empty()) {
        // M24 30h6v6H24V30
        let (at, rest) = square.split_once('h').expect("a square");
        let (left, top) = at.split_once(' ').expect("a corner");
        let (width, rest) = rest.split_once('v').expect("a width");
        let height = rest.split('H').next().expect("a height");
        let (left, top, width, height) =
            (number(left) * DOT, number(top) * DOT, number(width) * DOT, number(height) * DOT);
        for y in top..top + height {
            grey[y * side + left..y * side + left + width].fill(0);
        }
    }
    let mut image = rqrr::PreparedImage::prepare_from_greyscale(side, side, |x, y| grey[y * side + x]);
    let grids = image.detect_grids();
    assert_eq!(grids.len(), 1, "one code");
    grids[0].decode().expect("a code that can be read").1
}

fn print(day: &Day, round: &str, paper: &str) -> String {
    day.run(&format!("rounds/{round}/print/{paper}"))
}

async fn staff(day: &Day, path: &str) -> Page {
    day.judge.get(path).await.ok()
}

/// The tables in the order in which the sheets of the pages lie after one cut: the upper halves, then the lower ones.
fn after_the_cut(page: &Page, sheets: &str) -> Vec<String> {
    let halves = |which: &str| page.attributes(&format!(".cut-page > {sheets}{which}"), "aria-label");
    [halves(":first-child"), halves(":nth-child(2)")].concat()
}

#[actix_web::test]
async fn the_code_on_a_sheet_leads_to_its_page() {
    let day = day(14).await;
    day.make().await;
    let page = staff(&day, &print(&day, "prelim/1", "record-sheets")).await;
    let codes: BTreeSet<String> = page.attributes(".record img", "src").iter().map(|code| scanned(code)).collect();
    let url = day.app.shared.public_url();
    let sheets =
        (1..=4).map(|table| format!("{}/run/spring/rounds/prelim/1/tables/{table}", url.trim_end_matches('/')));
    assert_eq!(codes, sheets.collect());
    // A blank sheet leads to where numbers are typed.
    let blank = staff(&day, &print(&day, "prelim/1", "blank-sheets")).await;
    let codes: BTreeSet<String> = blank.attributes(".record img", "src").iter().map(|code| scanned(code)).collect();
    assert_eq!(codes.len(), 1);
    assert!(codes.iter().all(|code| code.ends_with("/run/spring/from-paper")), "{codes:?}");
}

#[actix_web::test]
async fn the_code_on_a_players_card_is_the_private_link() {
    let day = day(5).await;
    let page = day.organizer.get(&day.run("cards")).await.ok();
    let codes: Vec<String> = page.attributes(".player-card img", "src").iter().map(|code| scanned(code)).collect();
    let players = day.stored().await.players;
    assert_eq!(codes.len(), players.len());
    for (code, player) in codes.iter().zip(&players) {
        assert!(code.ends_with(&format!("/p/{}", player.link_token)), "{code}");
    }
}

#[actix_web::test]
async fn one_cut_through_the_stack_leaves_sorted_stacks() {
    for players in [13, 31, 16] {
        let day = day(players).await;
        day.make().await;
        let tables = day.tables("prelim/1").await.len();
        let sheets = staff(&day, &print(&day, "prelim/1", "record-sheets")).await;
        let expected: Vec<String> = (1..=tables).map(|table| format!("Record sheet of table {table}")).collect();
        assert_eq!(after_the_cut(&sheets, ".record"), expected);
        assert_eq!(sheets.texts(".cut-page").len(), tables.div_ceil(2));
        let cards = staff(&day, &print(&day, "prelim/1", "table-cards")).await;
        let expected: Vec<String> = (1..=tables).map(|table| format!("Card of table {table}")).collect();
        assert_eq!(after_the_cut(&cards, ".table-card-paper"), expected);
        // Not in the order of the pages.
        assert_ne!(cards.attributes(".table-card-paper", "aria-label"), expected, "{players}");
    }
}

#[actix_web::test]
async fn the_pack_holds_all_that_a_round_takes() {
    let long = format!("Anneliese {} von Hohenlohe-Waldenburg", "Freifrau-".repeat(12));
    let names = (1..=12).map(|n| format!("Player {n:02}")).chain([long.clone(), "محمد عبد الله".to_owned()]);
    let day = day_of(&names.collect::<Vec<_>>()).await;
    day.make().await;
    let pack = staff(&day, &print(&day, "prelim/1", "pack")).await;
    assert!(pack.says("For the staff alone: these seats are not published yet."), "{pack}");
    assert!(pack.says("No time limit") || pack.says("no time limit"), "{pack}");
    assert!(pack.says("The seats for round 1 are out.") && pack.says("Round 1 may begin."), "{pack}");
    assert!(!pack.has(".standings"), "there are none before the first game");
    let stored = day.stored().await;
    for table in &stored.rounds[0].tables {
        let number = table.row.number;
        for paper in [".table-card-paper", ".record"] {
            let found = pack.texts(&format!("{paper}[aria-label$=' table {number}']"));
            let [said] = &found[..] else { panic!("{paper} {number}: {found:?}") };
            for seat in &table.seats {
                assert!(said.contains(stored.labels().of(seat.player_id)), "{paper} {number}: {said}");
            }
        }
    }
    assert!(pack.texts(".by-name li").iter().any(|line| line.contains(&long)), "{pack}");
    assert_eq!(pack.texts(".by-name h3").concat(), "APم");
    assert_eq!(pack.attributes(".record[aria-label^='Blank record sheet']", "class").len(), 2, "two blank sheets");
    for clause in ["1.1.6", "1.3.4", "2.0.7", "3.0.14"] {
        assert!(pack.texts(".clauses-paper dt b").contains(&clause.to_owned()), "{clause}");
    }
    // Afterwards with the standings as everybody sees them, and one click away.
    day.play("prelim/1").await;
    let pack = staff(&day, &print(&day, "prelim/2", "pack")).await;
    assert!(pack.rows(".standings").len() >= 14, "{pack}");
    for path in [day.run("").trim_end_matches('/').to_owned(), day.run("rounds/prelim/2")] {
        let page = staff(&day, &path).await;
        assert!(page.attributes("a", "href").contains(&print(&day, "prelim/2", "pack")), "{path}: {page}");
    }
}

#[actix_web::test]
async fn seats_on_paper_are_for_the_staff_until_they_are_public() {
    let day = day(14).await;
    day.make().await;
    let token = day.stored().await.players[0].link_token.clone();
    let stranger = day.app.account("stranger", May::Nothing).await;
    let visitor = day.app.visitor();
    for paper in ["pack", "by-name", "by-table", "table-cards", "record-sheets", "blank-sheets"] {
        let path = print(&day, "prelim/1", paper);
        let page = staff(&day, &path).await;
        assert!(page.header("cache-control").contains("no-store"), "{paper}: {}", page.header("cache-control"));
        for (who, status) in [(&stranger, 403), (&visitor, 303)] {
            let refused = who.get(&path).await.expect(status);
            assert!(!refused.says("Player 01"), "{paper}: {refused}");
        }
    }
    staff(&day, &day.run("rounds/prelim/1/print")).await;
    day.judge.get(&print(&day, "prelim/1", "everything")).await.expect(404);
    day.judge.get(&print(&day, "semi/1", "pack")).await.expect(404);
    // And nothing of it has made the seats public.
    assert!(day.stored().await.rounds.iter().all(|round| round.row.state == RoundState::Planned));
    let own = visitor.get(&format!("/p/{token}")).await.ok();
    assert!(!own.says("Table 1"), "{own}");
    for path in ["seats", "results"] {
        assert!(!visitor.get(&day.public(path)).await.body().contains("Player 01"), "{path}");
    }
}

#[actix_web::test]
async fn the_later_stages_have_papers_of_their_own() {
    let day = day(29).await;
    day.make().await;
    for round in ["prelim/1", "prelim/2", "prelim/3"] {
        day.play(round).await;
    }
    let lots = [("how", "reeve"), ("everybody", "yes"), ("confirm", "draw")];
    day.organizer.post(&day.run("lots"), &lots).await;
    day.organizer.post(&day.run("bracket/semi/make"), &[]).await.expect(303);
    let pack = staff(&day, &print(&day, "semi/1", "pack")).await;
    assert_eq!(pack.texts(".record h2").iter().filter(|title| title.contains("Semi-finals · Table")).count(), 6);
    assert!(pack.texts(".clauses-paper dt b").contains(&"1.1.7".to_owned()), "{pack}");
    assert!(!pack.texts(".checks").join(" ").contains("as always in the final"), "{pack}");
    day.play("semi/1").await;
    day.organizer.post(&day.run("bracket/final/make"), &[]).await.expect(303);
    let pack = staff(&day, &print(&day, "final/1", "pack")).await;
    assert!(pack.texts(".checks").join(" ").contains("a judge, as always in the final (2.0.4)"), "{pack}");
    assert_eq!(pack.texts(".record[aria-label='Record sheet of table 1']").len(), 1, "{pack}");
}

/// The board of the round lies in its pack, a sheet for each table, also while nobody else may see it; that of another round does
/// not, and no other paper has it.
#[actix_web::test]
async fn the_pack_holds_the_board_of_its_round_for_each_table() {
    let day = day(14).await;
    day.make().await;
    let without = staff(&day, &print(&day, "prelim/1", "pack")).await;
    assert!(!without.has(".board-sheet") && !without.says("sheet with the board"), "{without}");
    let board = [("version", "0"), ("kind", "free"), ("seed", "7")];
    day.organizer.post(&day.run("boards/prelim/1/make"), &board).await.expect(303);
    let tables = day.tables("prelim/1").await.len();
    let pack = staff(&day, &print(&day, "prelim/1", "pack")).await;
    let titles = pack.texts(".board-sheet h2");
    let expected: Vec<String> = (1..=tables).map(|table| format!("Round 1, table {table}: the board")).collect();
    assert_eq!(titles, expected, "{pack}");
    assert_eq!(pack.attributes(".board-sheet svg", "viewBox").len(), tables, "{pack}");
    assert!(pack.says("The board is a secret") && pack.says("a sheet with the board for each table"), "{pack}");
    // As it is printed by itself: in black and white, with the order in which it is laid.
    let alone = staff(&day, &day.run("boards/prelim/1/paper")).await;
    assert_eq!(pack.texts(".board-sheet"), alone.texts(".board-sheet"));
    for path in [print(&day, "prelim/2", "pack"), print(&day, "prelim/1", "table-cards")] {
        assert!(!staff(&day, &path).await.has(".board-sheet"), "{path}");
    }
    let stranger = day.app.account("stranger", May::Nothing).await;
    stranger.get(&print(&day, "prelim/1", "pack")).await.expect(403);
    day.open("prelim/1").await;
    let pack = staff(&day, &print(&day, "prelim/1", "pack")).await;
    assert!(pack.has(".board-sheet") && !pack.says("The board is a secret"), "{pack}");
}

#[actix_web::test]
async fn everything_is_printed_on_the_paper_that_the_tournament_has() {
    let day = day(14).await;
    day.make().await;
    day.open("prelim/1").await;
    let sheets = |page: &Page| page.attributes("link[media=print]", "href").join(" ");
    let paths = [print(&day, "prelim/1", "pack"), day.run("cards"), day.run("export/prizes"), day.run("judge/rulings")];
    for size in PaperSize::ALL {
        let form = [("paper_size", size.code())];
        let page = day.organizer.get(&day.run("details")).await.ok();
        let fields = crate::support::event::filled(&page, "main form", &form);
        crate::support::event::send(&day.organizer, &day.run("details"), &fields).await.expect(303);
        assert_eq!(day.stored().await.tournament.paper_size, *size);
        for path in &paths {
            let page = day.organizer.get(path).await.ok();
            assert!(sheets(&page).contains(&format!("/{size}.")), "{path}: {}", sheets(&page));
        }
        for path in ["standings", "results", "bracket"] {
            let page = day.app.visitor().get(&day.public(path)).await.ok();
            assert!(sheets(&page).contains(&format!("/{size}.")), "{path}: {}", sheets(&page));
        }
    }
    let page = day.organizer.get(&day.run("details")).await.ok();
    let fields = crate::support::event::filled(&page, "main form", &[("paper_size", "a5")]);
    let refused = crate::support::event::send(&day.organizer, &day.run("details"), &fields).await.expect(422);
    assert!(!refused.fault("paper_size").is_empty(), "{refused}");
}
