//! The boards of the rounds: made, brought, laid by people on several devices, and a secret until their moment.

use std::time::{Duration, Instant};

use reeve_files::archive::ArchiveKind;
use reeve_rules::boards::{BoardKind, BoardOrigin, BoardReader, LayPlace, Piece, WrittenBoard, make, not_drawn};
use reeve_rules::tournament::settings::BoardShown;
use reeve_rules::tournament::vocabulary::Stage;
use reeve_store::board_laying;
use reeve_store::board_laying::BoardLaying;
use reeve_store::game_note;
use reeve_store::round_board;
use reeve_store::round_board::KeptBoard;
use reeve_views::boards::laying::LayingState;

use super::archive::{export, forged, import};
use super::support::app::{Page, Person};
use super::support::day::{Day, day};
use super::support::db::db;
use super::support::event::send;

const ONE: &str = "boards/prelim/1";

async fn boards(day: &Day) -> Vec<KeptBoard> {
    round_board::of_tournament(&mut day.app.db.read().await.unwrap(), day.id).await.unwrap()
}

async fn board(day: &Day) -> KeptBoard {
    boards(day).await.remove(0)
}

async fn version(day: &Day) -> String {
    boards(day).await.first().map_or(0, |board| board.version).to_string()
}

/// Makes a board for a round whose board has this version.
async fn made(day: &Day, of: &str, version: &str, seed: &str, more: &[(&str, &str)]) -> Page {
    let mut fields = vec![("version", version), ("kind", "free"), ("seed", seed)];
    fields.extend(more);
    day.organizer.post(&day.run(&format!("{of}/make")), &fields).await
}

#[actix_web::test]
async fn the_organizer_makes_boards_until_content_and_judges_read() {
    let day = day(12).await;
    let list = day.judge.get(&day.run("boards")).await.ok();
    assert_eq!(list.rows("table").len(), 5, "three rounds, semi-finals and final: {list}");
    let page = day.organizer.get(&day.run(ONE)).await.ok();
    assert!(page.says("This round has no board yet.") && page.has("form[action$='/make']"), "{page}");
    made(&day, ONE, "0", "7", &[("even", "yes")]).await.expect(303);
    let first = board(&day).await;
    assert_eq!(first.board_text, make(BoardKind::Free, 7, true).text());
    assert_eq!((first.board_origin, first.shown_at, first.version), (BoardOrigin::Made, None, 1));
    let page = day.judge.get(&day.run(ONE)).await.ok();
    assert!(page.says("Made as an even board from seed 7.") && page.says("Only the staff sees it."), "{page}");
    assert!(page.says("An even board") && page.says("starting places with 10 pips or more"), "{page}");
    assert_eq!(page.rows(".board-pips").len(), 5, "{page}");
    assert_eq!(page.rows(".board-corners table").len(), 10, "{page}");
    assert!(page.has("svg.board-picture") && !page.has("form[action$='/make']"), "judges read: {page}");
    // Again until content: any seed, and the board of before is gone.
    made(&day, ONE, "1", "", &[]).await.expect(303);
    let second = board(&day).await;
    assert!(second.board_text != first.board_text && second.version == 2);
    assert_eq!(boards(&day).await.len(), 1);
    let log = day.organizer.get(&day.run("audit")).await.ok();
    assert!(log.says("make a board") && log.says("round 1"), "{log}");
    // What can be no wish comes back with what was typed.
    for (field, typed, said) in
        [("seed", "-1", "whole number from 0"), ("seed", "1.5", "whole number"), ("kind", "round", "Choose")]
    {
        let mut fields = vec![("version", "2"), ("kind", "free"), ("seed", "7")];
        fields.retain(|(name, _)| *name != field);
        fields.push((field, typed));
        let page = day.organizer.post(&day.run(&format!("{ONE}/make")), &fields).await.expect(422);
        assert!(page.fault(field).contains(said), "{field} {typed}: {page}");
    }
    assert_eq!(board(&day).await, second);
    // Two organizers at once: the second is told, and sees what is there.
    let late = made(&day, ONE, "1", "8", &[]).await.expect(409);
    assert!(late.says("Somebody else has changed the board"), "{late}");
    assert_eq!(board(&day).await, second);
    for form in ["make", "bring", "begin", "remove"] {
        day.judge.post(&day.run(&format!("{ONE}/{form}")), &[("version", "2"), ("kind", "free")]).await.expect(403);
    }
    for nowhere in ["boards/prelim/9", "boards/quarter/1", "boards/semi/2", "boards/prelim/x"] {
        day.organizer.get(&day.run(nowhere)).await.expect(404);
    }
}

#[actix_web::test]
async fn the_boards_of_all_rounds_are_made_in_one_go_and_none_is_replaced() {
    let day = day(12).await;
    let list = day.run("boards");
    made(&day, "boards/prelim/2", "0", "7", &[]).await.expect(303);
    let kept = board(&day).await;
    let page = day.organizer.get(&list).await.ok();
    assert_eq!(page.texts("form[action$='/boards'] button"), ["Make the 4 boards that are missing"], "{page}");
    assert!(!day.judge.get(&list).await.ok().has("form[action$='/boards']"));
    let key = page.form("form[action$='/boards']");
    send(&day.organizer, &list, &key).await.expect(303);
    let all = boards(&day).await;
    assert_eq!(all.len(), 5);
    assert!(all.iter().any(|board| board.board_text == kept.board_text));
    assert!(!day.organizer.get(&list).await.ok().has("form[action$='/boards']"));
    send(&day.organizer, &list, &key).await;
    assert_eq!(boards(&day).await, all);
}

#[actix_web::test]
async fn a_text_is_checked_in_the_words_of_the_command() {
    let day = day(12).await;
    let bring = async |text: &str| {
        let fields = [("version", "0"), ("board", text)];
        day.organizer.post(&day.run(&format!("{ONE}/bring")), &fields).await
    };
    let good = make(BoardKind::Standard, 3, false).text();
    let long = format!("{good}{}", "chit 0 0 6\n".repeat(10_000));
    let remarks = "# nothing\n".repeat(10_000);
    let tall = good.replacen("land 0 -2", "land 0 -2000000000000000000000", 1);
    for (text, said) in [
        ("", "Paste the text of a board"),
        ("   \r\n", "Paste the text of a board"),
        ("reeve board 2\n", "Line 1, rule unknown-board-version"),
        ("hello", "Line 1, rule no-board-header"),
        ("reeve board 1\nkind round\n", "Line 2, rule no-board-kind"),
        ("reeve board 1\nkind free\nseed x\n", "Line 3, rule no-board-seed"),
        ("reeve board 1\nkind free\nland 0 0 swamp\n", "Line 3, rule no-such-land"),
        ("reeve board 1\nkind free\nland one 0 forest\n", "Line 3, rule no-whole-number"),
        ("reeve board 1\nkind free\nland 999 0 forest\n", "Line 3, rule too-far-from-centre"),
        ("reeve board 1\nkind free\nland 0 0 forest\n", "Line 4, rule board-ended-early"),
        (tall.as_str(), "rule too-far-from-centre"),
        (long.as_str(), "Line 50, rule after-the-board"),
        (remarks.as_str(), "Line 10001, rule board-ended-early"),
    ] {
        let began = Instant::now();
        let page = bring(text).await.expect(422);
        assert!(page.fault("board").contains(said), "{said}: {}", page.fault("board"));
        assert!(began.elapsed() < Duration::from_secs(5), "{said}");
        assert!(boards(&day).await.is_empty());
    }
    let two = format!("{good}\n{}", make(BoardKind::Standard, 4, false).text());
    assert!(bring(&two).await.expect(422).fault("board").contains("rule second-board"));
    // What was typed stays, and with the ends of lines of a browser it is the same board.
    let page = bring("reeve board 1\r\nkind free\r\n").await.expect(422);
    assert!(page.text("textarea[name=board]").contains("kind free"), "{page}");
    bring(&good.replace('\n', "\r\n")).await.expect(303);
    assert_eq!((board(&day).await.board_text, board(&day).await.board_origin), (good.clone(), BoardOrigin::Brought));
    // A file is taken as it is.
    let file = format!("# mine\n{}", make(BoardKind::Free, 5, false).text());
    let path = day.run("boards/prelim/2/bring");
    day.organizer.post_file(&path, &[("version", "0")], "file", file.as_bytes()).await.expect(303);
    assert_eq!(boards(&day).await[1].board_text, make(BoardKind::Free, 5, false).text(), "without remarks");
    let broken = day.organizer.post_file(&path, &[("version", "1")], "file", b"reeve board 1\r\n").await.expect(422);
    assert!(broken.fault("board").contains("Line 1, rule no-board-header"), "{broken}");
    day.organizer.post_file(&path, &[("version", "1")], "file", b"reeve board 1\nkind \xff\n").await.expect(422);
}

#[actix_web::test]
async fn a_board_of_another_round_is_refused_turned_or_not() {
    let day = day(12).await;
    made(&day, ONE, "0", "7", &[]).await.expect(303);
    let again = made(&day, "boards/prelim/2", "0", "7", &[]).await.expect(409);
    assert!(again.says("Round 1 has this board already"), "{again}");
    // Turned by a half: every hex at its opposite. On a standard island another order of lines makes it the same text again.
    let first = make(BoardKind::Free, 7, false).text();
    let turned: String = first
        .lines()
        .map(|line| {
            let words: Vec<String> = line
                .split(' ')
                .enumerate()
                .map(|(at, word)| match (line.split(' ').next(), at, word.parse::<i64>()) {
                    (Some("land" | "harbor"), _, Ok(number)) => (-number).to_string(),
                    (Some("chit"), 1 | 2, Ok(number)) => (-number).to_string(),
                    _ => word.to_owned(),
                })
                .collect();
            words.join(" ") + "\n"
        })
        .filter(|line| !line.starts_with("seed"))
        .collect();
    assert!(BoardReader::new(turned.as_bytes()).all(|board| board.is_ok()), "{turned}");
    let bring = [("version", "0"), ("board", turned.as_str())];
    let page = day.organizer.post(&day.run("boards/prelim/2/bring"), &bring).await.expect(409);
    assert!(page.says("perhaps turned or mirrored") && page.says("2.0.1"), "{page}");
    assert_eq!(boards(&day).await.len(), 1);
    // In its own round it may come again.
    day.organizer.post(&day.run(&format!("{ONE}/bring")), &[("version", "1"), ("board", &turned)]).await.expect(303);
    made(&day, "boards/prelim/2", "0", "8", &[]).await.expect(303);
}

/// Who sees the board of round 1 now: its SVG on pages that everybody opens.
async fn seen(day: &Day) -> Vec<&'static str> {
    let token = day.stored().await.players[0].link_token.clone();
    let visitor = day.app.visitor();
    let mut found = Vec::new();
    for (name, path) in [
        ("boards", day.public("boards")),
        ("own", format!("/p/{token}")),
        ("hall", day.public("screen/1")),
        ("seats", day.public("seats")),
        ("home", day.public("")),
        ("results", day.public("results")),
        ("live", day.public("live")),
    ] {
        // Twice, so that a kept page is looked at too.
        for _ in 0..2 {
            let page = visitor.get(path.trim_end_matches('/')).await;
            if (page.body().contains("board-picture") || page.body().contains("chit ")) && !found.contains(&name) {
                found.push(name);
            }
        }
    }
    found
}

#[actix_web::test]
async fn a_board_is_a_secret_until_its_moment() {
    let cases: [(BoardShown, &[&str], &[&str]); 2] = [
        (BoardShown::Start, &[], &["boards", "own", "hall"]),
        (BoardShown::Seats, &["boards", "own", "hall"], &["boards", "own", "hall"]),
    ];
    for (shown, with_seats, at_start) in cases {
        let day = day(12).await;
        day.change(|row| row.settings.board_shown = shown).await;
        day.organizer.post(&day.run("screens"), &[("screen", "Hall")]).await.expect(303);
        let plan = [("version", "1"), ("screen", "Hall"), ("theme", "light"), ("shows", "board")];
        let screen =
            reeve_store::hall_screen::of_tournament(&mut day.app.db.read().await.unwrap(), day.id).await.unwrap();
        let screen_path = day.public(&format!("screen/{}", screen[0].id));
        day.organizer.post(&day.run(&format!("screens/{}", screen[0].id)), &plan).await.expect(303);
        made(&day, ONE, "0", "7", &[]).await.expect(303);
        made(&day, "boards/prelim/2", "0", "8", &[]).await.expect(303);
        let look = async || {
            let mut found: Vec<&str> = seen(&day).await.into_iter().filter(|name| *name != "hall").collect();
            if day.app.visitor().get(&screen_path).await.ok().has("svg.board-picture") {
                found.push("hall");
            }
            found
        };
        assert_eq!(look().await, Vec::<&str>::new(), "{shown:?}: seats are not made");
        day.make().await;
        assert_eq!(look().await, Vec::<&str>::new(), "{shown:?}: seats are made");
        day.press("prelim/1", "publish").await.expect(303);
        assert_eq!(look().await, with_seats, "{shown:?}: seats are public");
        day.press("prelim/1", "start").await.expect(303);
        assert_eq!(look().await, at_start, "{shown:?}: the round is on");
        let public = day.app.visitor().get(&day.public("boards")).await.ok();
        assert_eq!(public.texts("h2").iter().filter(|title| title.contains("Round")).count(), 1, "{public}");
        assert!(
            day.judge.get(&day.run("boards/prelim/2")).await.ok().has("svg.board-picture"),
            "the staff sees it all"
        );
        for who in [day.app.visitor(), day.app.account("somebody", super::support::app::May::Nothing).await] {
            let page = who.get(&day.run(ONE)).await;
            assert!(page.status != 200 && !page.body().contains("board-picture"), "{page}");
            let paper = who.get(&day.run(&format!("{ONE}/paper"))).await;
            assert!(paper.status != 200 && !paper.body().contains("board-picture"), "{paper}");
        }
    }
}

/// Nobody confirms a board that nobody at the table has seen: neither the staff nor the players from a page that is older than the board,
/// also where there was none before.
#[actix_web::test]
async fn a_page_from_before_another_board_confirms_no_layout() {
    let day = day(12).await;
    day.make().await;
    day.press("prelim/1", "publish").await.expect(303);
    let (seats, form) = (day.run("rounds/prelim/1/tables/1/seats"), "form[action$='/layout']");
    let stored = day.stored().await;
    let player = stored.player(stored.rounds[0].tables[0].seats[1].player_id).expect("a player");
    let own = format!("/p/{}/sheets/prelim/1", player.link_token);
    let phone = day.app.visitor();
    let (bare, of_player) = (day.judge.get(&seats).await.ok().form(form), phone.get(&own).await.ok().form(form));
    made(&day, ONE, "0", "7", &[]).await.expect(303);
    let first = day.judge.get(&seats).await.ok().form(form);
    made(&day, ONE, "1", "8", &[]).await.expect(303);
    let confirmed = async || {
        let mut tx = day.app.db.read().await.unwrap();
        let notes = game_note::of_tournament(&mut tx, day.id).await.unwrap();
        notes.iter().filter(|note| note.layout_at.is_some()).count()
    };
    for (who, at, old) in [(&day.judge, &seats, bare), (&day.judge, &seats, first), (&phone, &own, of_player)] {
        let late = send(who, &format!("{at}/layout"), &old).await.expect(409);
        assert!(late.says("or has another board, since you opened the page"), "{at}: {late}");
        assert_eq!(confirmed().await, 0, "{at}");
    }
    day.judge.post(&format!("{seats}/layout"), &[]).await.expect(409);
    day.judge.confirm_layout(&seats).await.expect(303);
    assert_eq!(confirmed().await, 1);
}

/// Another board while the games are on: the organizer reads beforehand what it undoes, and the players that it is another one.
#[actix_web::test]
async fn a_new_board_in_a_running_round_is_told_before_and_after() {
    let day = day(12).await;
    day.make().await;
    made(&day, ONE, "0", "7", &[]).await.expect(303);
    day.press("prelim/1", "publish").await.expect(303);
    let seats = |table: i64| day.run(&format!("rounds/prelim/1/tables/{table}/seats"));
    day.judge.confirm_layout(&seats(2)).await.expect(303);
    let page = async || day.organizer.get(&day.run(ONE)).await.ok();
    assert!(!page().await.has(".undoes"), "before the games begin nobody has the board");
    day.press("prelim/1", "start").await.expect(303);
    day.judge.confirm_layout(&seats(3)).await.expect(303);
    let told = page().await.text(".undoes");
    assert!(told.contains("the layout is confirmed at tables 2 and 3. If you change the board"), "{told}");

    let stored = day.stored().await;
    let player = stored.player(stored.rounds[0].tables[1].seats[0].player_id).expect("a player");
    let (own, phone) = (format!("/p/{}", player.link_token), day.app.visitor());
    let asked = "There is a new board. Is the board laid right? Please confirm.";
    assert!(!phone.get(&own).await.ok().says(asked));
    made(&day, ONE, &version(&day).await, "8", &[("confirm-make", "replace")]).await.expect(303);
    assert!(phone.get(&own).await.ok().says(asked));
    for (who, path) in [(&phone, format!("{own}/sheets/prelim/1")), (&day.judge, seats(2))] {
        let page = who.get(&path).await.ok();
        assert!(page.text("form .again").contains("This round got a new board after its games began."), "{page}");
    }
    assert!(!page().await.has(".undoes"));
    phone.confirm_layout(&format!("{own}/sheets/prelim/1")).await.expect(303);
    let told = page().await.text(".undoes");
    assert!(told.contains("confirmed at table 2."), "{told}");
}

#[actix_web::test]
async fn what_was_shown_takes_a_word_and_a_closed_round_keeps_its_board() {
    let day = day(12).await;
    day.make().await;
    made(&day, ONE, "0", "7", &[]).await.expect(303);
    day.press("prelim/1", "publish").await.expect(303);
    made(&day, ONE, "1", "8", &[]).await.expect(303);
    let seats = day.run("rounds/prelim/1/tables/1/seats");
    let page = day.judge.get(&seats).await.ok();
    assert!(page.has("svg.board-picture") && page.has("a[href$='/boards/prelim/1/paper']"), "{page}");
    day.judge.confirm_layout(&seats).await.expect(303);
    let confirmed = async || {
        let mut tx = day.app.db.read().await.unwrap();
        let notes = game_note::of_tournament(&mut tx, day.id).await.unwrap();
        notes.iter().filter(|note| note.layout_at.is_some()).count()
    };
    assert_eq!(confirmed().await, 1);
    // Another board: the table looks again.
    made(&day, ONE, "2", "9", &[]).await.expect(303);
    assert_eq!(confirmed().await, 0);
    day.press("prelim/1", "start").await.expect(303);
    let shown = board(&day).await;
    assert!(shown.shown_at.is_some());
    let version = version(&day).await;
    let page = day.organizer.get(&day.run(ONE)).await.ok();
    assert!(page.says("Everybody sees it.") && page.has("input[name=confirm-make]"), "{page}");
    let without = made(&day, ONE, &version, "10", &[]).await.expect(422);
    assert!(without.fault("confirm-make").contains("Type the word “replace”"), "{without}");
    let remove = day.organizer.post(&day.run(&format!("{ONE}/remove")), &[("version", &version)]).await.expect(422);
    assert!(remove.fault("confirm-remove").contains("replace"), "{remove}");
    assert_eq!(board(&day).await, shown);
    made(&day, ONE, &version, "10", &[("confirm-make", " Replace ")]).await.expect(303);
    let log = day.organizer.get(&day.run("audit.csv")).await.ok();
    assert!(log.body().contains("seed 9"), "the log keeps the text: {log}");
    let replaced = board(&day).await;
    assert!(replaced.shown_at.is_some() && replaced.board_text != shown.board_text);
    for (table, seats) in day.tables("prelim/1").await {
        day.enter("prelim/1", table, 0, &["10", "8", "7", "5"][..seats], &[("sign", "yes")]).await.expect(303);
    }
    day.press("prelim/1", "close").await.expect(303);
    let version = replaced.version.to_string();
    let late = made(&day, ONE, &version, "11", &[("confirm-make", "replace")]).await.expect(409);
    assert!(late.says("Round 1 is closed"), "{late}");
    let typed = [("version", version.as_str()), ("confirm-remove", "replace")];
    day.organizer.post(&day.run(&format!("{ONE}/remove")), &typed).await.expect(409);
    day.organizer
        .post(&day.run(&format!("{ONE}/begin")), &[("lay_kind", "free"), ("way", "by-hand")])
        .await
        .expect(409);
    assert_eq!(board(&day).await, replaced);
    // A board that nobody has seen goes without a word.
    made(&day, "boards/final/1", "0", "20", &[]).await.expect(303);
    day.organizer.post(&day.run("boards/final/1/remove"), &[("version", "1")]).await.expect(303);
    assert_eq!(boards(&day).await.len(), 1);
    day.organizer.post(&day.run("boards/final/1/remove"), &[("version", "0")]).await.expect(404);
}

async fn laying(day: &Day) -> Option<BoardLaying> {
    let mut tx = day.app.db.read().await.unwrap();
    board_laying::of_round(&mut tx, day.id, (Stage::Prelim, 1)).await.unwrap()
}

/// Begins to lay a free island in turn, with every piece drawn, and opens it for devices; gives their address on this server.
async fn in_turn(day: &Day, people: &str) -> String {
    begun_in_turn(day, "free", "in-turn-drawn", people).await
}

async fn begun_in_turn(day: &Day, kind: &str, way: &str, people: &str) -> String {
    let fields = [("lay_kind", kind), ("way", way), ("people", people)];
    day.organizer.post(&day.run(&format!("{ONE}/begin")), &fields).await.expect(303);
    day.organizer.post(&day.run(&format!("{ONE}/lay/devices")), &[]).await.expect(303);
    let page = day.organizer.get(&day.run(&format!("{ONE}/lay"))).await.ok();
    let address = page.text("#devices-address");
    address[address.find("/lay/").expect("an address")..].to_owned()
}

/// A place where the piece that was drawn may lie.
fn place(laying: &BoardLaying) -> LayPlace {
    let state = LayingState::of(laying).unwrap();
    let places = state.places(state.drawn.expect("a piece"));
    places.into_iter().rfind(|place| place.refusal.is_none()).expect("a place")
}

async fn lay(who: &Person, path: &str, version: i64, step: &str) -> Page {
    who.post(path, &[("version", &version.to_string()), ("step", step)]).await
}

#[actix_web::test]
async fn people_lay_a_free_island_in_turn_on_two_devices() {
    let day = day(12).await;
    let at = in_turn(&day, "Ada\r\nBo\r\n\r\nCy").await;
    let (one, other) = (day.app.visitor(), day.app.visitor());
    let page = one.get(&at).await.ok();
    assert!(page.says("Ada lays a") && page.says("No piece is laid yet, 46 to go."), "{page}");
    assert_eq!(page.header("cache-control"), "no-store");
    assert_eq!(page.texts(".place:not(.no)").len(), 1, "the first lies in the centre: {page}");
    // Another piece than was drawn, a place that a rule forbids, and what is no step.
    let drawn = LayingState::of(&laying(&day).await.unwrap()).unwrap().drawn.expect("a piece").code();
    let wrong = if drawn == "hill" { "forest" } else { "hill" };
    let page = lay(&one, &at, 1, &format!("land 0 0 {wrong}")).await.expect(422);
    assert!(page.says("Another piece was drawn"), "{page}");
    let page = lay(&one, &at, 1, &format!("land 1 0 {drawn}")).await.expect(422);
    assert!(page.says("rule first-not-in-centre"), "{page}");
    for odd in ["", "land", "land 0 0", "dice 1 2 3", "land 0 0 swamp", "land 99999999999999999999 0 forest"] {
        let page = lay(&one, &at, 1, odd).await.expect(422);
        assert!(page.has("#table-top"), "{odd}: {page}");
    }
    assert_eq!(laying(&day).await.unwrap().version, 1, "nothing was changed");
    // Two at once: one of them lays, and the other sees what is there.
    let step = place(&laying(&day).await.unwrap()).step.to_string();
    let (first, second) = tokio::join!(lay(&one, &at, 1, &step), lay(&other, &at, 1, &step));
    let mut statuses = [first.status, second.status];
    statuses.sort_unstable();
    assert_eq!(statuses, [303, 409], "{first}{second}");
    let told = if first.status == 409 { first } else { second };
    assert!(told.says("Somebody else got there first") && told.says("1. Ada"), "{told}");
    // The staff takes it back, and the same piece is drawn again.
    let staff = day.run(&format!("{ONE}/lay"));
    day.organizer.post(&format!("{staff}/back"), &[("version", "1")]).await.expect(409);
    day.judge.post(&format!("{staff}/back"), &[("version", "2")]).await.expect(403);
    day.organizer.post(&format!("{staff}/back"), &[("version", "2")]).await.expect(303);
    let again = laying(&day).await.unwrap();
    assert_eq!(place(&again).step.to_string(), step);
    day.organizer.post(&format!("{staff}/back"), &[("version", "3")]).await.expect(409);
    // In turn, on both devices; now and then the staff lays.
    for number in 0..46 {
        let now = laying(&day).await.unwrap();
        let step = place(&now).step.to_string();
        if number == 40 {
            // No mark lies on a number, which has to be read.
            let page = one.get(&at).await.ok();
            let chits =
                LayingState::of(&now).unwrap().island.steps().iter().map(ToString::to_string).collect::<Vec<_>>();
            let chits: Vec<&str> = chits.iter().filter_map(|chit| chit.rsplit_once(' ')).map(|(on, _)| on).collect();
            let marks = page.attributes(".place", "value");
            let on = |mark: &String| mark.rsplit_once(' ').is_some_and(|(on, _)| chits.contains(&on));
            assert!(!marks.is_empty() && !marks.iter().any(on), "{page}");
            assert!(!page.has(".table-top.whole"), "{page}");
        }
        let done = match number % 3 {
            0 => lay(&one, &at, now.version, &step).await,
            1 => lay(&other, &at, now.version, &step).await,
            _ => lay(&day.organizer, &staff, now.version, &step).await,
        };
        done.expect(303);
    }
    let page = one.get(&at).await.ok();
    assert!(page.says("The board is finished") && !page.has(".place") && page.has(".table-top.whole"), "{page}");
    let last = laying(&day).await.unwrap();
    lay(&one, &at, last.version, "chit 0 0 6").await.expect(422);
    // The judge looks on, and nobody else without the key.
    let page = day.judge.get(&staff).await.ok();
    assert!(!page.has("form[action$='/lay/use']") && page.texts(".laid li").len() == 46, "{page}");
    day.app.visitor().get("/lay/nothing").await.expect(404);
    assert!(boards(&day).await.is_empty(), "it is no board of the round yet");
    day.organizer.post(&format!("{staff}/use"), &[("version", "0")]).await.expect(303);
    let kept = board(&day).await;
    let seed = u64::try_from(kept.draw_seed.expect("a seed")).unwrap();
    let read = WrittenBoard::read(kept.board_text.as_bytes()).unwrap();
    assert_eq!((kept.board_origin, not_drawn(read.island.steps(), seed, false)), (BoardOrigin::InTurn, None));
    assert!(laying(&day).await.is_none());
    one.get(&at).await.expect(404);
    lay(&one, &at, last.version, "chit 0 0 6").await.expect(404);
    let log = day.organizer.get(&day.run("audit")).await.ok();
    assert!(log.says("lay a piece of a board") && log.says("use a laid board"), "{log}");
    assert!(!log.says("Ada"), "no name in the log: {log}");
}

#[actix_web::test]
async fn the_staff_lays_by_hand_and_chooses_the_pieces() {
    let day = day(12).await;
    let staff = day.run(&format!("{ONE}/lay"));
    let too_many = "x\n".repeat(13);
    for (people, said) in [("", "Write who lays"), (too_many.as_str(), "At most 12"), ("a\u{202E}b", "invisible")] {
        let fields = [("lay_kind", "free"), ("way", "in-turn"), ("people", people)];
        let page = day.organizer.post(&day.run(&format!("{ONE}/begin")), &fields).await.expect(422);
        assert!(page.fault("people").contains(said), "{said}: {page}");
    }
    let fields = [("lay_kind", "standard"), ("way", "by-hand"), ("people", "Ada")];
    day.organizer.post(&day.run(&format!("{ONE}/begin")), &fields).await.expect(303);
    let twice = day.organizer.post(&day.run(&format!("{ONE}/begin")), &fields).await.expect(409);
    assert!(twice.says("being laid for round 1 already"), "{twice}");
    let page = day.organizer.get(&staff).await.ok();
    assert!(page.says("Choose a piece") && page.texts(".pieces a").len() == 6 && !page.has(".place"), "{page}");
    let page = day.organizer.get(&format!("{staff}?piece=forest")).await.ok();
    assert_eq!(page.texts(".place:not(.no)").len(), 1, "row by row: {page}");
    day.organizer.get(&format!("{staff}?piece=lake")).await.ok();
    // The steps of a board that is known, one after another.
    let known = make(BoardKind::Standard, 12, false);
    day.organizer.post(&format!("{staff}/use"), &[("version", "0")]).await.expect(409);
    for (at, step) in known.island.steps().iter().enumerate() {
        let version = i64::try_from(at).unwrap() + 1;
        lay(&day.organizer, &staff, version, &step.to_string()).await.expect(303);
    }
    day.organizer.post(&format!("{staff}/use"), &[("version", "0")]).await.expect(303);
    let kept = board(&day).await;
    assert_eq!((kept.board_origin, kept.draw_seed), (BoardOrigin::ByHand, None));
    assert_eq!(kept.board_text, WrittenBoard { made: None, island: known.island.clone() }.text());
    // The same once more for another round is refused, and given up.
    let other = day.run("boards/prelim/2");
    day.organizer.post(&format!("{other}/begin"), &fields).await.expect(303);
    for (at, step) in known.island.steps().iter().enumerate() {
        lay(&day.organizer, &format!("{other}/lay"), i64::try_from(at).unwrap() + 1, &step.to_string())
            .await
            .expect(303);
    }
    let used = day.organizer.post(&format!("{other}/lay/use"), &[("version", "0")]).await.expect(409);
    assert!(used.says("Round 1 has this board already"), "{used}");
    day.organizer.post(&format!("{other}/lay/give-up"), &[]).await.expect(303);
    day.organizer.post(&format!("{other}/lay/give-up"), &[]).await.expect(404);
    let gone = day.organizer.get(&format!("{other}/lay")).await;
    assert_eq!((gone.status, gone.location().map(|to| to.ends_with("/boards/prelim/2"))), (303, Some(true)));
}

/// Land and harbors are drawn. Of the numbers whoever is in turn takes one, and the next one chooses anew.
#[actix_web::test]
async fn numbers_lie_face_up_and_whoever_is_in_turn_chooses_one() {
    let day = day(12).await;
    let (own, staff) = (day.run(ONE), day.run(&format!("{ONE}/lay")));
    let page = day.organizer.get(&own).await.ok();
    assert_eq!(page.attributes("input[name=way]", "value"), ["by-hand", "in-turn", "in-turn-drawn"]);
    assert!(page.says("Lay it before the seats of this round are made"), "{page}");
    day.organizer
        .post(&day.run(&format!("{ONE}/begin")), &[("lay_kind", "free"), ("way", "by-mail")])
        .await
        .expect(422);
    let at = begun_in_turn(&day, "standard", "in-turn", "Ada\nBo").await;
    let device = day.app.visitor();
    assert!(!device.get(&at).await.ok().has(".pieces"), "land is drawn");
    for _ in 0..28 {
        let now = laying(&day).await.unwrap();
        lay(&device, &at, now.version, &place(&now).step.to_string()).await.expect(303);
    }
    let page = device.get(&at).await.ok();
    assert!(page.says("Ada chooses a number, then a place for it") && !page.has(".place"), "{page}");
    assert_eq!(page.texts(".pieces a"), ["6, 2 left", "8, 2 left"]);
    let chosen = format!("{at}?piece=8");
    let page = device.get(&chosen).await.ok();
    assert!(page.says("Ada lays an 8") && page.has(".place:not(.no)"), "{page}");
    // Whoever lays it leaves the choice to the next one, and it can be taken back.
    assert!(page.attributes("form.places", "action")[0].ends_with(&at), "{page}");
    let now = laying(&day).await.unwrap();
    let places = |laying: &BoardLaying, piece: u8| LayingState::of(laying).unwrap().places(Piece::Chit(piece));
    let early = places(&now, 8)[0].step.to_string().replace(" 8", " 5");
    assert!(lay(&device, &at, now.version, &early).await.expect(422).says("The chits 6 and 8 are due now"));
    let forbidden = places(&now, 8).into_iter().find(|place| place.refusal.is_some()).expect("the desert");
    let page = lay(&device, &at, now.version, &forbidden.step.to_string()).await.expect(422);
    assert!(page.says("Ada lays an 8") && page.has(".place:not(.no)"), "the choice stays: {page}");
    assert_eq!(laying(&day).await.unwrap(), now);
    let eight = places(&now, 8).into_iter().find(|place| place.refusal.is_none()).expect("a place").step.to_string();
    let laid = lay(&device, &at, now.version, &eight).await.expect(303);
    assert!(laid.location().is_some_and(|to| to.ends_with(&at)), "{laid}");
    let page = device.get(&at).await.ok();
    assert!(page.says("Bo chooses a number"), "{page}");
    assert_eq!(page.texts(".pieces a"), ["6, 2 left", "8, 1 left"]);
    day.organizer.post(&format!("{staff}/back"), &[("version", &(now.version + 1).to_string())]).await.expect(303);
    assert_eq!(device.get(&at).await.ok().texts(".pieces a"), ["6, 2 left", "8, 2 left"]);
    // Once the seats are made, those who lay may know more than they should.
    assert!(day.organizer.get(&staff).await.ok().says("Lay it before the seats of this round are made"));
    day.make().await;
    assert!(day.organizer.get(&staff).await.ok().says("Have it laid by people who don't play this round."));
    // The largest number first, which no seed is likely to draw.
    while let Some(piece) = LayingState::of(&laying(&day).await.unwrap()).unwrap().island.pieces_left().pop() {
        let now = laying(&day).await.unwrap();
        let places = LayingState::of(&now).unwrap().places(piece);
        let step = places.into_iter().find(|place| place.refusal.is_none()).expect("a place").step;
        lay(&device, &at, now.version, &step.to_string()).await.expect(303);
    }
    day.organizer.post(&format!("{staff}/use"), &[("version", "0")]).await.expect(303);
    let kept = board(&day).await;
    let seed = u64::try_from(kept.draw_seed.expect("a seed")).unwrap();
    let steps = WrittenBoard::read(kept.board_text.as_bytes()).unwrap().island.steps().to_vec();
    assert!(kept.chits_chosen && kept.board_origin == BoardOrigin::InTurn);
    assert_eq!(not_drawn(&steps, seed, true), None);
    assert!(not_drawn(&steps, seed, false).is_some_and(|at| at >= 28));
    let said = format!("who chose the numbers. Land and harbors were drawn from seed {seed}.");
    assert!(day.organizer.get(&own).await.ok().says(&said));
    // An archive keeps it, and refuses to have them drawn.
    let bytes = export(&day.app.db, day.id).await;
    let other = db().await;
    let id = import(&other, &bytes, None).await.expect("an import").id;
    let read = round_board::of_tournament(&mut other.read().await.unwrap(), id).await.unwrap();
    assert!(read[0].chits_chosen);
    let forged = forged(&bytes, ArchiveKind::Tournament, "data/round_board.json", |text| {
        assert!(text.contains("\"chits_chosen\":true"), "{text}");
        text.replacen("\"chits_chosen\":true", "\"chits_chosen\":false", 1)
    });
    let third = db().await;
    let error = import(&third, &forged, None).await.expect_err("contradicts");
    assert!(error.contains("data/round_board.json"), "{error}");
}

#[actix_web::test]
async fn a_board_lies_on_paper_for_each_table() {
    let day = day(12).await;
    made(&day, ONE, "0", "7", &[]).await.expect(303);
    let paper = day.run(&format!("{ONE}/paper"));
    assert_eq!(day.judge.get(&paper).await.ok().texts(".board-sheet h2"), ["Round 1: the board"]);
    day.make().await;
    let page = day.judge.get(&paper).await.ok();
    assert_eq!(page.texts(".board-sheet h2").len(), 3, "{page}");
    assert_eq!(page.texts(".board-sheet:first-of-type .lay-order li").len(), 46, "{page}");
    assert!(page.has("svg.board-picture .order"), "{page}");
    day.judge.get(&day.run("boards/prelim/2/paper")).await.expect(404);
}

#[actix_web::test]
async fn an_archive_keeps_boards_and_a_copy_has_none() {
    let day = day(12).await;
    made(&day, ONE, "0", "7", &[("even", "yes")]).await.expect(303);
    made(&day, "boards/prelim/2", "0", "8", &[]).await.expect(303);
    let at = in_turn(&day, "Ada\nBo").await;
    for _ in 0..3 {
        let now = laying(&day).await.unwrap();
        lay(&day.app.visitor(), &at, now.version, &place(&now).step.to_string()).await.expect(303);
    }
    let bytes = export(&day.app.db, day.id).await;
    let other = db().await;
    let id = import(&other, &bytes, None).await.expect("an import").id;
    let mut tx = other.read().await.unwrap();
    let texts = |boards: Vec<KeptBoard>| boards.into_iter().map(|board| board.board_text).collect::<Vec<_>>();
    assert_eq!(texts(round_board::of_tournament(&mut tx, id).await.unwrap()), texts(boards(&day).await));
    let kept = board_laying::of_round(&mut tx, id, (Stage::Prelim, 1)).await.unwrap().expect("a laying");
    assert_eq!(kept.board_text, laying(&day).await.unwrap().board_text);
    assert!(board_laying::device(&mut tx, kept.id, chrono::Utc::now()).await.unwrap().is_none(), "no key goes along");
    drop(tx);
    let wrong: [(&str, &str, &str); 7] = [
        ("round_board", "kind free", "kind round"),
        ("round_board", "reeve board 1\\n", "# mine\\nreeve board 1\\n"),
        ("round_board", "\"round_number\":2", "\"round_number\":1"),
        ("round_board", "\"board_origin\":\"made\"", "\"board_origin\":\"in-turn\""),
        ("round_board", "seed 7 even\\n", ""),
        ("board_laying", "Ada\\nBo", ""),
        ("board_laying", "kind free", "kind standard"),
    ];
    for (table, from, into) in wrong {
        let forged = forged(&bytes, ArchiveKind::Tournament, &format!("data/{table}.json"), |text| {
            assert!(text.contains(from), "{from}: {text}");
            text.replacen(from, into, 1)
        });
        let to = db().await;
        let error = import(&to, &forged, None).await.expect_err(from);
        assert!(error.contains(&format!("data/{table}.json")), "{error}");
    }
    let admin = day.app.administrator().await;
    let fields = [("name", "Autumn Open"), ("starts_on", "2027-01-02"), ("slug", "autumn")];
    let done = admin.post(&day.run("copy"), &fields).await.expect(303);
    assert!(done.location().is_some());
    let mut tx = day.app.db.read().await.unwrap();
    let copy = reeve_store::tournament::by_slug(&mut tx, "autumn").await.unwrap().expect("a copy");
    assert!(round_board::of_tournament(&mut tx, copy.id).await.unwrap().is_empty());
    assert!(board_laying::of_tournament(&mut tx, copy.id).await.unwrap().is_empty());
}
