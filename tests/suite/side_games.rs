//! Games of side events at tables, through their forms: begun by the staff, played on several devices, taken back, told, downloaded,
//! carried out and in.

use reeve::files::archive::ArchiveKind;
use reeve::files::games::replay;
use reeve::limits;
use reeve::store::TableId;
use reeve::store::side_game;
use serde_json::Value;

use super::archive::{export, forged, import};
use super::support::app::{Page, Person};
use super::support::day::{Day, day, day_of};
use super::support::db::db;

const TABLE: &str = "rounds/prelim/1/tables/1/game";

/// A day whose first round is on.
async fn playing(players: usize) -> Day {
    let day = day(players).await;
    day.make().await;
    day.open("prelim/1").await;
    day
}

/// Where each player of table 1 plays, by selection position from 1.
async fn links(day: &Day) -> Vec<String> {
    let stored = day.stored().await;
    let seats = &stored.rounds[0].tables[0].seats;
    let link = |seat: &reeve::store::seat::Seat| stored.player(seat.player_id).expect("a player").link_token.clone();
    seats.iter().map(|seat| format!("/p/{}/games/prelim/1", link(seat))).collect()
}

async fn names(day: &Day) -> Vec<String> {
    let stored = day.stored().await;
    let labels = stored.labels();
    stored.rounds[0].tables[0].seats.iter().map(|seat| labels.of(seat.player_id).to_owned()).collect()
}

async fn table(day: &Day) -> TableId {
    day.stored().await.rounds[0].tables[0].row.id
}

/// The version of the game at table 1.
async fn version(day: &Day) -> i64 {
    let table = table(day).await;
    let mut tx = day.app.db.read().await.unwrap();
    side_game::of_table(&mut tx, table).await.unwrap().map_or(0, |game| game.version)
}

async fn steps(day: &Day) -> Vec<String> {
    let table = table(day).await;
    side_game::steps(&mut day.app.db.read().await.unwrap(), table).await.unwrap()
}

async fn begin(day: &Day, system: &str, fields: &[(&str, &str)]) -> Page {
    let version = version(day).await.to_string();
    let mut all = vec![("version", version.as_str()), ("game", system)];
    all.extend(fields);
    if !fields.iter().any(|(name, _)| *name == "first") {
        all.push(("first", "1"));
    }
    day.judge.post(&day.run(&format!("{TABLE}/open")), &all).await
}

async fn send(who: &Person, path: &str, version: i64, fields: &[(&str, &str)]) -> Page {
    let version = version.to_string();
    let mut all = vec![("version", version.as_str())];
    all.extend(fields);
    who.post(path, &all).await
}

/// The log as everybody on the staff downloads it.
async fn log(day: &Day) -> String {
    let file = day.judge.get(&day.run(&format!("{TABLE}/log.jsonl"))).await.ok();
    assert!(file.header("content-disposition").contains("prelim-1-table-1.jsonl"), "{file}");
    file.body()
}

/// The state that the command prints after the log.
async fn state(day: &Day) -> Value {
    serde_json::from_str(&replay(log(day).await.as_bytes()).expect("a log that replays")).unwrap()
}

#[actix_web::test]
async fn a_table_of_four_plays_struggle_on_its_phones() {
    let day = day(12).await;
    day.make().await;
    day.press("prelim/1", "publish").await.expect(303);
    let staff = day.run(TABLE);
    let early = day.judge.get(&staff).await.ok();
    assert!(early.says("Round 1 has not started.") && !early.has("form[action$='/open']"), "{early}");
    begin(&day, "struggle", &[]).await.expect(409);
    let phones = links(&day).await;
    let names = names(&day).await;
    let phone = day.app.visitor();
    assert!(phone.get(&phones[0]).await.ok().says("No game has begun at your table yet."));
    day.press("prelim/1", "start").await.expect(303);

    // What can't begin comes back with what was typed.
    let page = begin(&day, "struggle", &[("cards.road", "three"), ("first", "2")]).await.expect(422);
    assert!(page.fault("setup").contains("is not a whole number"), "{page}");
    assert_eq!(page.attributes("input[name='cards.road']", "value"), ["three"]);
    let page = begin(&day, "struggle", &[("cards.road", "3")]).await.expect(422);
    assert!(page.fault("setup").contains("(rule S2)"), "{page}");
    let page = begin(&day, "struggle", &[("first", "9")]).await.expect(422);
    assert!(page.fault("first").contains("who begins"), "{page}");
    begin(&day, "chess", &[]).await.expect(422);
    assert_eq!(version(&day).await, 0);
    let fields =
        [("first", "2"), ("cards.knight", "1"), ("values.settlement", "4"), ("expansions", "castle\r\n\r\nwell")];
    begin(&day, "struggle", &fields).await.expect(303);
    let own = phone.get(phones[1].trim_end_matches("/games/prelim/1")).await.ok();
    assert!(own.says("Struggle at your table") && own.has(&format!("a[href='{}']", phones[1])), "{own}");

    // In turn on their phones; anybody at the table may write down what was done.
    let page = phone.get(&phones[1]).await.ok();
    assert!(page.says("It is your turn") && page.texts(".laid-out li.card").len() == 4, "{page}");
    let page = phone.get(&phones[0]).await.ok();
    assert!(page.says(&format!("{}’s turn", names[1])), "{page}");
    let trade = [("do", "trade"), ("with", "pile"), ("count", "1")];
    send(&phone, &phones[1], 1, &trade).await.expect(303);
    // A refused step says which rule, and changes nothing.
    let refused: [(&[(&str, &str)], &str); 8] = [
        (&trade, "This turn has 0 cards left to trade (rule S5)."),
        (&[("do", "build"), ("what", "city"), ("event", "a storm")], "Nothing here has a key event."),
        (&[("do", "build"), ("what", "church")], "There is no expansion church (rule S10)."),
        (&[("do", "build"), ("what", "well")], "An expansion needs a city that has none (rule S10)."),
        (
            &[("do", "build"), ("what", "road"), ("from", "#3")],
            "Nothing is stolen while the pile has a road (rule S7).",
        ),
        (&[("do", "draw"), ("count", "two")], "Count is not a whole number"),
        (&[("do", "dance")], "Do can't be dance"),
        (&[], "The key do is missing."),
    ];
    for (fields, said) in refused {
        let page = send(&phone, &phones[1], 2, fields).await.expect(422);
        assert!(page.says(said), "{said}: {page}");
        assert!(page.says("It is your turn"), "the page goes on: {page}");
    }
    assert_eq!(version(&day).await, 2);

    // Two at once: one of them acts, and the other is told what happened.
    let knight = [("do", "build"), ("what", "knight")];
    let (one, other) = (day.app.visitor(), day.app.visitor());
    let (first, second) =
        tokio::join!(send(&one, &phones[1], 2, &knight), send(&other, &phones[3], 2, &[("do", "end")]));
    let mut statuses = [first.status, second.status];
    statuses.sort_unstable();
    assert_eq!(statuses, [303, 409], "{first}{second}");
    let told = if first.status == 409 { &first } else { &second };
    assert!(told.says("Somebody else was faster") && told.says("Your step was not taken."), "{told}");
    assert_eq!(steps(&day).await.len(), 2);
    if first.status == 409 {
        send(&phone, &phones[0], 3, &[("do", "undo")]).await.expect(303);
        send(&phone, &phones[1], 4, &knight).await.expect(303);
    }
    let now = version(&day).await;
    send(&phone, &phones[1], now, &[("do", "end")]).await.expect(303);

    // The pile of knights is empty: the next one steals. The staff may write it down as well.
    let page = day.judge.get(&staff).await.ok();
    assert!(page.says(&format!("Steal from {}", names[1])), "{page}");
    let own =
        send(&day.judge, &staff, now + 1, &[("do", "build"), ("what", "knight"), ("from", "#3")]).await.expect(422);
    assert!(own.says("(rule S"), "{own}");
    let steal = [("do", "build"), ("what", "knight"), ("from", "#2")];
    send(&day.judge, &staff, now + 1, &steal).await.expect(303);
    let page = phone.get(&phones[0]).await.ok();
    assert!(page.says(&format!("{} steals a knight from {}.", names[2], names[1])), "{page}");
    let after = state(&day).await;
    assert_eq!(after["players"][&names[2]]["knights"], serde_json::json!(["A"]));
    assert_eq!(after["players"][&names[1]]["knights"], serde_json::json!([]));
    // Nobody's name is in the store, and the log that is downloaded has them all.
    assert!(steps(&day).await.iter().all(|line| names.iter().all(|name| !line.contains(name.as_str()))));
    assert!(names.iter().all(|name| after["players"].get(name).is_some()));

    // Taken back by whoever sees it is wrong; the step before it as well.
    send(&phone, &phones[3], now + 2, &[("do", "undo")]).await.expect(303);
    assert_eq!(state(&day).await["players"][&names[1]]["knights"], serde_json::json!(["A"]));
    let page = phone.get(&phones[3]).await.ok();
    assert!(page.says("was taken back.") && page.has(".told li.undone s"), "{page}");

    // To the end: a settlement more is 8, a city that is worth 2 less; then the fourth card.
    send(&phone, &phones[2], now + 3, &[("do", "build"), ("what", "settlement"), ("flip", "true")]).await.expect(303);
    assert_eq!(state(&day).await["destiny"], true);
    send(&phone, &phones[2], now + 4, &[("do", "end")]).await.expect(303);
    let mut seen = now + 5;
    for player in [3, 0, 1, 2] {
        send(&phone, &phones[player], seen, &[("do", "build"), ("what", "settlement")]).await.expect(303);
        seen += 1;
        if player != 2 {
            send(&phone, &phones[player], seen, &[("do", "end")]).await.expect(303);
            seen += 1;
        }
    }
    let page = phone.get(&phones[0]).await.ok();
    assert!(page.says(&format!("{} has won", names[2])) && !page.has(".steps-now"), "{page}");
    let late = send(&phone, &phones[2], seen, &[("do", "end")]).await.expect(422);
    assert!(late.says("The game is won; steps can only be taken back (rule L5)."), "{late}");
    assert_eq!(state(&day).await["winner"], names[2].as_str());
    send(&day.judge, &staff, seen, &[("do", "undo")]).await.expect(303);
    assert_eq!(state(&day).await["winner"], Value::Null);
    let audit = day.organizer.get(&day.run("audit")).await.ok();
    assert!(audit.says("take a step of a game") && audit.says("begin a game at a table"), "{audit}");
}

#[actix_web::test]
async fn only_the_table_and_the_staff_play() {
    let day = playing(12).await;
    begin(&day, "struggle", &[]).await.expect(303);
    let staff = day.run(TABLE);
    let phone = day.app.visitor();
    let end = [("do", "end")];
    // Somebody from another table has a table of their own, where no game is.
    let stored = day.stored().await;
    let other = &stored.rounds[0].tables[1].seats[0];
    let other = format!("/p/{}/games/prelim/1", stored.player(other.player_id).expect("a player").link_token);
    send(&phone, &other, 1, &end).await.expect(404);
    assert!(phone.get(&other).await.ok().says("No game has begun at your table yet."));
    // Nobody without a link, and no staff on the page of a player.
    for who in [day.app.visitor(), day.app.account("somebody", super::support::app::May::Nothing).await] {
        let page = send(&who, &staff, 1, &end).await;
        assert!(page.status == 403, "{page}");
    }
    let own = links(&day).await.remove(0);
    send(&day.organizer, &own, 1, &end).await.expect(403);
    assert!(day.organizer.get(&own).await.ok().says("As one of the staff you note steps"));
    // Players begin no game, and who has left does not play on.
    assert_eq!(phone.post(&format!("{staff}/open"), &[("version", "1"), ("game", "struggle")]).await.status, 403);
    let gone = names(&day).await.remove(0);
    day.change_player(&gone, |player| player.state = reeve::rules::tournament::vocabulary::PlayerState::Withdrawn)
        .await;
    let page = send(&phone, &own, 1, &end).await;
    assert!(page.status == 409 || page.status == 403, "{page}");
    assert_eq!(version(&day).await, 1);
    // A final sheet ends the game.
    for (table, seats) in day.tables("prelim/1").await {
        day.enter("prelim/1", table, 0, &["10", "8", "7", "5"][..seats], &[("sign", "yes")]).await.expect(303);
    }
    let page = send(&day.judge, &staff, 1, &end).await.expect(409);
    assert!(page.says("The record sheet of this table is final"), "{page}");
    day.press("prelim/1", "close").await.expect(303);
    let page = send(&day.judge, &staff, 1, &end).await.expect(409);
    assert!(page.says("Round 1 is closed."), "{page}");
}

#[actix_web::test]
async fn a_game_with_steps_is_begun_again_with_a_word() {
    let day = playing(12).await;
    begin(&day, "struggle", &[]).await.expect(303);
    // Without a step no word is needed; an old page does not begin anything.
    begin(&day, "struggle", &[("first", "3")]).await.expect(303);
    let staff = day.run(TABLE);
    let old = [("version", "1"), ("game", "struggle"), ("first", "1")];
    day.judge.post(&format!("{staff}/open"), &old).await.expect(409);
    send(&day.judge, &staff, 2, &[("do", "end")]).await.expect(303);
    let page = begin(&day, "struggle", &[]).await.expect(422);
    assert!(page.fault("confirm").contains("Type the word “again”"), "{page}");
    assert_eq!(steps(&day).await.len(), 1);
    begin(&day, "struggle", &[("confirm", " Again ")]).await.expect(303);
    assert_eq!((steps(&day).await.len(), version(&day).await), (0, 4));
    // A device that still shows the game of before can't act in this one.
    send(&day.judge, &staff, 3, &[("do", "end")]).await.expect(409);
}

#[actix_web::test]
async fn a_log_takes_so_many_steps_and_no_more() {
    let day = playing(12).await;
    begin(&day, "struggle", &[]).await.expect(303);
    let table = table(&day).await;
    let mut tx = day.app.db.write(reeve::store::Scope::Tournament(day.id)).await.unwrap();
    for number in 0..limits::GAME_STEPS - 1 {
        side_game::append(&mut tx, table, number, r#"{"do":"end"}"#, chrono::Utc::now()).await.unwrap();
    }
    tx.commit().await.unwrap();
    let staff = day.run(TABLE);
    let now = version(&day).await;
    let began = std::time::Instant::now();
    let page = day.judge.get(&staff).await.ok();
    assert!(began.elapsed() < std::time::Duration::from_secs(10));
    assert_eq!(page.texts("ol.told li").len(), 208, "the rest is in the file");
    let long = "x".repeat(limits::GAME_STEP);
    let page = send(&day.judge, &staff, now, &[("do", "build"), ("what", &long)]).await.expect(422);
    assert!(page.says("That is too long"), "{page}");
    send(&day.judge, &staff, now, &[("do", "end")]).await.expect(303);
    let page = send(&day.judge, &staff, now + 1, &[("do", "end")]).await.expect(409);
    assert!(page.says("takes no more"), "{page}");
    assert_eq!(log(&day).await.lines().count(), limits::GAME_STEPS + 1);
}

#[actix_web::test]
async fn names_are_put_in_when_the_log_is_read() {
    let odd = ["pile", "Ada \"Ace\" \\ Lovelace", "\u{627}\u{644}\u{645}\u{644}\u{643} 'x'", "#1"].map(str::to_owned);
    let long = vec!["Łucja ".repeat(40).trim().to_owned(), "castle".to_owned()];
    let day = day_of(&[&odd[..], &long[..]].concat()).await;
    day.make().await;
    day.open("prelim/1").await;
    begin(&day, "struggle", &[("cards.knight", "1")]).await.expect(303);
    let staff = day.run(TABLE);
    send(&day.judge, &staff, 1, &[("do", "build"), ("what", "knight")]).await.expect(303);
    send(&day.judge, &staff, 2, &[("do", "end")]).await.expect(303);
    send(&day.judge, &staff, 3, &[("do", "build"), ("what", "knight"), ("from", "#1")]).await.expect(303);
    let page = day.judge.get(&staff).await.ok();
    for name in names(&day).await {
        assert!(page.says(&name), "{name}: {page}");
    }
    let state = state(&day).await;
    assert_eq!(state["players"].as_object().map(serde_json::Map::len), Some(3));
    // Whoever is erased is gone from the log at once.
    let stored = day.stored().await;
    let player = stored.player(stored.rounds[0].tables[0].seats[0].player_id).expect("a player").clone();
    let erase = day.run(&format!("players/{}/erase", player.number));
    day.organizer.post(&erase, &[("confirm", "erase")]).await.expect(303);
    assert!(!log(&day).await.contains(&serde_json::to_string(&player.label()).unwrap()), "{}", player.label());
}

#[actix_web::test]
async fn an_archive_keeps_games_and_refuses_those_that_do_not_replay() {
    let day = playing(12).await;
    begin(&day, "struggle", &[("cards.knight", "2")]).await.expect(303);
    let staff = day.run(TABLE);
    let played: [&[(&str, &str)]; 4] = [
        &[("do", "build"), ("what", "knight")],
        &[("do", "undo")],
        &[("do", "draw"), ("count", "2")],
        &[("do", "end")],
    ];
    for (version, fields) in (1..).zip(played) {
        send(&day.judge, &staff, version, fields).await.expect(303);
    }
    let bytes = export(&day.app.db, day.id).await;
    let other = db().await;
    let id = import(&other, &bytes, None).await.expect("an import").id;
    let mut tx = other.read().await.unwrap();
    let rounds = reeve::store::Snapshot::rounds_of(&mut tx, id).await.unwrap();
    let table = rounds[0].tables[0].row.id;
    assert_eq!(side_game::steps(&mut tx, table).await.unwrap(), steps(&day).await);
    let kept = side_game::of_table(&mut tx, table).await.unwrap().expect("a game");
    assert_eq!(kept.version, 5);
    drop(tx);
    let wrong = [
        ("side_game", "\\\"knight\\\":2", "\\\"knight\\\":2.5", "no table has a log like this"),
        ("side_game", "#2", "#9", "seats that the table does not have"),
        ("side_game", "struggle", "chess", "game"),
        ("side_game_step", "\\\"count\\\":2", "\\\"count\\\":3", "(rule S11)"),
        ("side_game_step", "\\\"do\\\":\\\"undo\\\"", "\\\"do\\\": \\\"undo\\\"", "no table has a log like this"),
        ("side_game_step", "\"step_number\":2", "\"step_number\":7", "no table has a log like this"),
        ("side_game_step", "knight\\\"", "city\\\",\\\"event\\\":\\\"Ada\\\"", "no table has a log like this"),
    ];
    for (table, from, into, said) in wrong {
        let forged = forged(&bytes, ArchiveKind::Tournament, &format!("data/{table}.json"), |text| {
            assert!(text.contains(from), "{from}: {text}");
            text.replacen(from, into, 1)
        });
        let to = db().await;
        let error = import(&to, &forged, None).await.expect_err(from);
        assert!(error.contains("data/side_game") && error.contains(said), "{from} {into}: {error}");
    }
}

/// Seven hexes, of which three players hold every second one of the coast.
const SMALL: &str =
    r#"[[0,0,"desert"],[1,0,"forest"],[0,1,"field"],[-1,1,"hill"],[-1,0,"pasture"],[0,-1,"mountain"],[1,-1,"forest"]]"#;

/// A table of three whose game has begun on a small land, with this much gold; gives the names by position.
async fn on_a_small_island(gold: &str) -> (Day, Vec<String>) {
    let day = playing(6).await;
    begin(&day, "conquest", &[("land", SMALL), ("gold", gold)]).await.expect(303);
    for (player, hex) in [("#1", "[1,0]"), ("#2", "[-1,1]"), ("#3", "[0,-1]")] {
        take(&day, &[("do", "found"), ("by", player), ("hex", hex)]).await.expect(303);
    }
    take(&day, &[("do", "produce")]).await.expect(303);
    let names = names(&day).await;
    (day, names)
}

/// Takes a step as the staff, on the page as it is now.
async fn take(day: &Day, fields: &[(&str, &str)]) -> Page {
    send(&day.judge, &day.run(TABLE), version(day).await, fields).await
}

#[actix_web::test]
async fn conquest_begins_on_an_island_from_a_seed_or_on_the_board_of_the_round() {
    let day = playing(6).await;
    let page = day.judge.get(&day.run(&format!("{TABLE}?game=conquest"))).await.ok();
    assert!(page.has("input[name=island][value=free]") && !page.has("input[value=board]"), "{page}");
    let page = begin(&day, "conquest", &[("island", "free"), ("seed", "seven")]).await.expect(422);
    assert!(page.fault("seed").contains("whole number"), "{page}");
    assert_eq!(page.attributes("input[name=seed]", "value"), ["seven"]);
    begin(&day, "conquest", &[("island", "board"), ("seed", "")]).await.expect(422);
    begin(&day, "conquest", &[("island", "square"), ("seed", "")]).await.expect(422);
    let page = begin(&day, "conquest", &[("island", "free"), ("seed", "7"), ("castle_knights", "0")]).await.expect(422);
    assert!(page.fault("setup").contains("(rule C2)"), "{page}");
    begin(&day, "conquest", &[("island", "free"), ("seed", "7")]).await.expect(303);
    let first = log(&day).await;
    begin(&day, "conquest", &[("island", "free"), ("seed", "7")]).await.expect(303);
    assert_eq!(log(&day).await, first, "the same seed is the same land");
    let made = day
        .organizer
        .post(&day.run("boards/prelim/1/make"), &[("version", "0"), ("kind", "free"), ("seed", "7")])
        .await;
    made.expect(303);
    let page = day.judge.get(&day.run(&format!("{TABLE}?game=conquest"))).await.ok();
    assert!(page.has("input[name=island][value=board][checked]"), "{page}");
    begin(&day, "conquest", &[("island", "board"), ("seed", "")]).await.expect(303);
    assert_eq!(log(&day).await, first, "the board is from that seed too");
    let page = day.judge.get(&day.run(TABLE)).await.ok();
    assert_eq!(page.texts("svg.isle a.isle-hex").len(), 19, "{page}");
}

#[actix_web::test]
async fn a_table_of_three_fights_for_an_island() {
    let (day, names) = on_a_small_island("0").await;
    let phones = links(&day).await;
    let phone = day.app.visitor();
    // A hex is a link; what can be done there stands beside the board, and what can't with its rule.
    let page = phone.get(&format!("{}?hex=1,0", phones[0])).await.ok();
    assert!(
        page.says("It is your turn") && page.says(&format!("{} has a settlement and 1 knight here.", names[0])),
        "{page}"
    );
    assert!(page.says("City for 2 ore, 2 grain:") && page.says("(rule C"), "{page}");
    assert!(
        page.attributes("form", "action").iter().any(|to| to.ends_with("?hex=1%2C0")),
        "the hex stays chosen: {page}"
    );
    for odd in ["9,9", "x", "1,0,0", ""] {
        assert!(phone.get(&format!("{}?hex={odd}", phones[0])).await.ok().says("Choose a hex"), "{odd}");
    }
    let early = [("do", "attack"), ("from", "[1,0]"), ("to", "[0,-1]"), ("attacker", "6"), ("defender", "1")];
    let page = take(&day, &early).await.expect(422);
    assert!(page.says("attacks begin with turn 3 (rule C17)."), "{page}");
    take(&day, &[("do", "move"), ("from", "[1,0]"), ("to", "[0,1]"), ("knights", "1")]).await.expect(303);
    for _ in 0..2 {
        for _ in 0..3 {
            take(&day, &[("do", "end")]).await.expect(303);
        }
        assert!(day.judge.get(&day.run(TABLE)).await.ok().says("Hand out the production"));
        take(&day, &[("do", "produce")]).await.expect(303);
    }
    let page = phone.get(&phones[2]).await.ok();
    assert!(page.says("Production.") && page.says(&format!("{}’s turn", names[0])), "{page}");
    // The odds before the battle: one knight against one knight and a settlement, two battles to win, none to lose.
    let page = phone.get(&format!("{}?hex=0,1", phones[0])).await.ok();
    assert!(page.says("The next battle is won in 21 of 36 throws"), "{page}");
    assert_eq!(page.texts("dl.odds dt"), ["take the hex", "lose no knight", "lose 1 knight"], "{page}");
    // 21 of 36 and, against the settlement with an attacker more, 21 of 36 again.
    assert_eq!(page.texts("dl.odds dd"), ["34.03%", "34.03%", "65.97%"], "{page}");
    let attack = [("do", "attack"), ("from", "[0,1]"), ("to", "[-1,1]"), ("attacker", "6"), ("defender", "1")];
    let without = take(&day, &attack).await.expect(422);
    assert!(without.says("name as plunder one of"), "{without}");
    let with = [&attack[..], &[("if-won", "brick")]].concat();
    take(&day, &with).await.expect(303);
    assert!(steps(&day).await.last().unwrap().contains(r#""dice":[6,1],"plunder":"brick""#));
    // A battle that is lost asks for no plunder, whatever was chosen.
    take(&day, &[("do", "undo")]).await.expect(303);
    let lost: Vec<(&str, &str)> = with
        .iter()
        .map(|(name, typed)| {
            if *name == "attacker" {
                (*name, "1")
            } else if *name == "defender" {
                (*name, "6")
            } else {
                (*name, *typed)
            }
        })
        .collect();
    take(&day, &lost).await.expect(303);
    assert!(steps(&day).await.last().unwrap().contains(r#""dice":[1,6]}"#));
    take(&day, &[("do", "undo")]).await.expect(303);
    // To the end: the knight, then the settlement, and the hex is open.
    take(&day, &with).await.expect(303);
    take(&day, &with).await.expect(303);
    let page = phone.get(&phones[0]).await.ok();
    assert!(page.says("Hex -1,1 is open. Who goes there?"), "{page}");
    take(&day, &[("do", "occupy"), ("hex", "[-1,1]"), ("from:[0,1]", "1")]).await.expect(303);
    let after = state(&day).await;
    assert!(
        after["hexes"].as_array().unwrap().contains(&serde_json::json!([-1, 1, names[0], "settlement", 1])),
        "{after}"
    );
    assert_eq!(after["players"][&names[1]]["out"], true);
    let page = phone.get(&phones[1]).await.ok();
    assert!(page.says("Out.") && page.says(&format!("{} occupies -1,1 with 1 knight.", names[0])), "{page}");
}

#[actix_web::test]
async fn dice_that_reeve_throws_are_those_of_the_seed_it_shows() {
    let (day, _) = on_a_small_island("9").await;
    for _ in 0..2 {
        for _ in 0..3 {
            take(&day, &[("do", "end")]).await.expect(303);
        }
        take(&day, &[("do", "produce")]).await.expect(303);
    }
    take(&day, &[("do", "move"), ("from", "[1,0]"), ("to", "[1,-1]"), ("knights", "1")]).await.expect(303);
    let attack = [
        ("do", "attack"),
        ("from", "[1,-1]"),
        ("to", "[0,-1]"),
        ("attacker", "1"),
        ("defender", "1"),
        ("throw", "yes"),
    ];
    let done = take(&day, &attack).await.expect(303);
    let page = day.judge.follow(&done).await.ok();
    assert!(page.says("Reeve threw") && page.says("from seed"), "{page}");
    let step: Value = serde_json::from_str(steps(&day).await.last().unwrap()).unwrap();
    let dice = step["dice"].as_array().expect("two dice");
    assert!(page.says(&format!("Reeve threw {} and {} from seed", dice[0], dice[1])), "{page}");
    for odd in ["x", "1-9", "99999999999999999999-2"] {
        day.judge.get(&day.run(&format!("{TABLE}?thrown={odd}"))).await.ok();
    }
}

#[actix_web::test]
async fn who_holds_more_than_half_of_the_island_has_won() {
    let (day, names) = on_a_small_island("30").await;
    let before = day.judge.get(&day.run(TABLE)).await.ok();
    assert!(before.has("select[name='gives.lumber']"), "trades are offered while building: {before}");
    for good in ["lumber", "brick", "wool", "grain"] {
        take(&day, &[("do", "bank"), ("gives", "gold"), ("takes", good), ("count", "3")]).await.expect(303);
    }
    take(&day, &[("do", "trade"), ("with", "#2"), ("gives.gold", "1"), ("gives.ore", "0"), ("takes.gold", "1")])
        .await
        .expect(303);
    let walled = take(&day, &[("do", "wall"), ("edge", "[[1,0],[2,0]]"), ("pay", "lumber")]).await.expect(422);
    assert!(walled.says("coasts take no walls"), "{walled}");
    for hex in ["[0,1]", "[1,-1]", "[0,0]"] {
        take(&day, &[("do", "settlement"), ("hex", hex)]).await.expect(303);
    }
    let page = day.judge.get(&day.run(TABLE)).await.ok();
    assert!(page.says(&format!("{} has won", names[0])) && !page.has("form button.big"), "{page}");
    assert_eq!(state(&day).await["winner"], names[0].as_str());
    take(&day, &[("do", "end")]).await.expect(422);
    // An archive keeps it all.
    let bytes = export(&day.app.db, day.id).await;
    let other = db().await;
    let id = import(&other, &bytes, None).await.expect("an import").id;
    let mut tx = other.read().await.unwrap();
    let rounds = reeve::store::Snapshot::rounds_of(&mut tx, id).await.unwrap();
    let kept = side_game::steps(&mut tx, rounds[0].tables[0].row.id).await.unwrap();
    assert_eq!(kept, steps(&day).await);
}

#[actix_web::test]
async fn a_field_of_three_teams_plays_from_the_whistle_to_the_winner() {
    let day = playing(6).await;
    let page = day.judge.get(&day.run(&format!("{TABLE}?game=full-contact"))).await.ok();
    assert_eq!(page.texts("select[name^='hoop-']").len(), 3, "{page}");
    let teams = [("players-#1", "4"), ("hoop-#1", "1"), ("players-#2", "4"), ("hoop-#2", "4"), ("players-#3", "3")];
    let page = begin(&day, "full-contact", &[&teams[..], &[("hoop-#3", "4")]].concat()).await.expect(422);
    assert!(page.fault("setup").contains("Two teams start in hoop 4 (rule F2)."), "{page}");
    begin(&day, "full-contact", &[&teams[..], &[("hoop-#3", "7")]].concat()).await.expect(303);
    let names = names(&day).await;
    assert_eq!(state(&day).await["teams"][&names[2]]["vp"], 4, "a short team has one more");
    // Players look on; the referee notes what happens.
    let phones = links(&day).await;
    let phone = day.app.visitor();
    let page = phone.get(&phones[0]).await.ok();
    assert!(page.says("In this game the referee notes what happens.") && !page.has(".blow"), "{page}");
    send(&phone, &phones[0], 1, &[("do", "whistle")]).await.expect(409);
    let page = take(&day, &[("do", "collect"), ("team", "#1"), ("pile", "wood")]).await.expect(422);
    assert!(page.says("No round is running; this waits for the whistle (rule F4)."), "{page}");
    take(&day, &[("do", "whistle")]).await.expect(303);
    for (pile, count) in [("wood", 6), ("wheat", 8), ("ore", 7), ("brick", 3)] {
        for _ in 0..count {
            take(&day, &[("do", "collect"), ("team", "#1"), ("pile", pile)]).await.expect(303);
        }
    }
    for team in ["#2", "#3", "#3"] {
        take(&day, &[("do", "collect"), ("team", team), ("pile", "brick")]).await.expect(303);
    }
    let page = day.judge.get(&day.run(TABLE)).await.ok();
    assert!(page.says("Round 1 is on") && page.texts(".collect button").len() == 12, "{page}");
    assert!(page.attributes("script", "src").iter().any(|src| src.contains("field.")), "{page}");
    take(&day, &[("do", "stop")]).await.expect(303);
    // What was drawn is written down, and what was paid goes back onto its pile.
    let card = [("do", "buy"), ("team", "#1"), ("what", "card"), ("with", "wood"), ("card", "robber")];
    take(&day, &card).await.expect(303);
    let page = day.judge.get(&day.run(TABLE)).await.ok();
    assert!(page.says("Put back: 1 on wood and 2 on brick."), "{page}");
    let twice = take(&day, &card).await.expect(422);
    assert!(twice.says("(rule F10)"), "{twice}");
    let robber = [("do", "play"), ("team", "#1"), ("card", "robber"), ("discards", "{}")];
    let wrong = take(&day, &[&robber[..], &[("discards.#2.brick", "1"), ("discards.#3.brick", "2")]].concat()).await;
    assert!(wrong.expect(422).says("(rule F14)"));
    take(&day, &[&robber[..], &[("discards.#2.brick", "1"), ("discards.#3.brick", "1")]].concat()).await.expect(303);
    assert_eq!(state(&day).await["teams"][&names[1]]["balls"]["brick"], 0);
    for _ in 0..2 {
        take(&day, &[("do", "undo")]).await.expect(303);
    }
    for _ in 0..3 {
        take(&day, &[("do", "buy"), ("team", "#1"), ("what", "knight"), ("with", "wheat")]).await.expect(303);
    }
    take(&day, &[("do", "buy"), ("team", "#1"), ("what", "settlement")]).await.expect(303);
    take(&day, &[("do", "whistle")]).await.expect(303);
    let taken = take(&day, &[("do", "place"), ("team", "#1"), ("hoop", "4")]).await.expect(422);
    assert!(taken.says("(rule F6)"), "{taken}");
    take(&day, &[("do", "place"), ("team", "#1"), ("hoop", "2")]).await.expect(303);
    take(&day, &[("do", "stop")]).await.expect(303);
    let page = day.judge.get(&day.run(TABLE)).await.ok();
    assert!(page.says("City in hoop 2: 3 wood, 3 wheat, 1 ore") && page.says("Pause after round 2"), "{page}");
    take(&day, &[("do", "buy"), ("team", "#1"), ("what", "city"), ("hoop", "2")]).await.expect(303);
    let page = day.judge.get(&day.run(TABLE)).await.ok();
    assert!(page.says(&format!("{} has won", names[0])) && !page.has(".blow"), "{page}");
    assert_eq!(state(&day).await["winner"], names[0].as_str());
    take(&day, &[("do", "whistle")]).await.expect(422);
}
