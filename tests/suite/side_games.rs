//! Games of side events at tables, through their forms: begun by the staff, played on several devices, taken back, told, downloaded,
//! carried out and in.

use reeve_files::archive::ArchiveKind;
use reeve_files::games::replay;
use reeve_limits as limits;
use reeve_rules::games::SystemCode;
use reeve_store::tournament::{self, Tournament};
use reeve_store::{Scope, TableId, side_game};
use serde_json::Value;

use super::archive::{export, forged, import};
use super::support::app::{Page, Person};
use super::support::day::{Day, day, day_of};
use super::support::db::db;

pub const TABLE: &str = "rounds/prelim/1/tables/1/game";

/// Makes the day one of a side event, whose seats are made as those of a championship: for a game at a table that is the same.
pub async fn plays(day: &Day, system: SystemCode) {
    let mut tx = day.app.db.write(Scope::Tournament(day.id)).await.unwrap();
    let stored = tournament::by_slug(&mut tx, day.slug).await.unwrap().expect("the side event");
    tournament::update(&mut tx, &Tournament { system, ..stored }).await.unwrap();
    tx.commit().await.unwrap();
}

/// A day of a side event whose first round is on.
pub async fn playing(players: usize, system: SystemCode) -> Day {
    let day = day(players).await;
    day.make().await;
    plays(&day, system).await;
    day.open("prelim/1").await;
    day
}

/// Where each player of table 1 plays, by selection position from 1.
pub async fn links(day: &Day) -> Vec<String> {
    let stored = day.stored().await;
    let seats = &stored.rounds[0].tables[0].seats;
    let link = |seat: &reeve_store::seat::Seat| stored.player(seat.player_id).expect("a player").link_token.clone();
    seats.iter().map(|seat| format!("/p/{}/games/prelim/1", link(seat))).collect()
}

pub async fn names(day: &Day) -> Vec<String> {
    let stored = day.stored().await;
    let labels = stored.labels();
    stored.rounds[0].tables[0].seats.iter().map(|seat| labels.of(seat.player_id).to_owned()).collect()
}

async fn table(day: &Day) -> TableId {
    day.stored().await.rounds[0].tables[0].row.id
}

/// The version of the game at table 1.
pub async fn version(day: &Day) -> i64 {
    let table = table(day).await;
    let mut tx = day.app.db.read().await.unwrap();
    side_game::of_table(&mut tx, table).await.unwrap().map_or(0, |game| game.version)
}

pub async fn steps(day: &Day) -> Vec<String> {
    let table = table(day).await;
    side_game::steps(&mut day.app.db.read().await.unwrap(), table).await.unwrap()
}

pub async fn begin(day: &Day, fields: &[(&str, &str)]) -> Page {
    let version = version(day).await.to_string();
    let mut all = vec![("version", version.as_str())];
    all.extend(fields);
    if !fields.iter().any(|(name, _)| *name == "first") {
        all.push(("first", "1"));
    }
    day.judge.post(&day.run(&format!("{TABLE}/open")), &all).await
}

pub async fn send(who: &Person, path: &str, version: i64, fields: &[(&str, &str)]) -> Page {
    let version = version.to_string();
    let mut all = vec![("version", version.as_str())];
    all.extend(fields);
    who.post(path, &all).await
}

/// The log as everybody on the staff downloads it.
pub async fn log(day: &Day) -> String {
    let file = day.judge.get(&day.run(&format!("{TABLE}/log.jsonl"))).await.ok();
    assert!(file.header("content-disposition").contains("prelim-1-table-1.jsonl"), "{file}");
    file.body()
}

/// The state that the command prints after the log.
pub async fn state(day: &Day) -> Value {
    serde_json::from_str(&replay(log(day).await.as_bytes()).expect("a log that replays")).unwrap()
}

#[actix_web::test]
async fn a_table_of_four_plays_struggle_on_its_phones() {
    let day = day(12).await;
    day.make().await;
    plays(&day, SystemCode::Struggle).await;
    day.press("prelim/1", "publish").await.expect(303);
    let staff = day.run(TABLE);
    let early = day.judge.get(&staff).await.ok();
    assert!(early.says("Round 1 has not started.") && !early.has("form[action$='/open']"), "{early}");
    begin(&day, &[]).await.expect(409);
    let phones = links(&day).await;
    let names = names(&day).await;
    let phone = day.app.visitor();
    assert!(phone.get(&phones[0]).await.ok().says("No game has begun at your table yet."));
    day.press("prelim/1", "start").await.expect(303);

    // The oldest begins, so it is asked; nobody does only because their seat comes first.
    let setup = day.judge.get(&staff).await.ok();
    assert_eq!(setup.text("label[for=f-first]"), "Who is the oldest?");
    assert!(setup.says("a hand of three resource cards, and five lie face up as the market"), "{setup}");
    let begins = setup.texts("select[name=first] option");
    assert_eq!(begins, [&["Choose".to_owned()][..], &names].concat());
    assert_eq!(setup.attributes("select[name=first] option", "value")[0], "");
    let page = begin(&day, &[("first", "")]).await.expect(422);
    assert!(page.fault("first").contains("Choose who begins."), "{page}");
    // What can't begin comes back with what was typed.
    let page = begin(&day, &[("cards.road", "three"), ("first", "2")]).await.expect(422);
    assert!(page.fault("setup").contains("expected a whole number"), "{page}");
    assert_eq!(page.attributes("input[name='cards.road']", "value"), ["three"]);
    let page = begin(&day, &[("cards.road", "3")]).await.expect(422);
    assert!(page.fault("setup").contains("(rule S2)"), "{page}");
    let page = begin(&day, &[("first", "9")]).await.expect(422);
    assert!(page.fault("first").contains("who begins"), "{page}");
    assert_eq!(version(&day).await, 0);
    let fields =
        [("first", "2"), ("cards.knight", "1"), ("values.settlement", "4"), ("expansions", "castle\r\n\r\nwell")];
    begin(&day, &fields).await.expect(303);
    let own = phone.get(phones[1].trim_end_matches("/games/prelim/1")).await.ok();
    assert!(own.says("Struggle at your table") && own.has(&format!("a.primary[href='{}']", phones[1])), "{own}");
    assert!(!own.has("a.primary[href*='/sheets/']"), "the game leads while it is played: {own}");

    // In turn on their phones; anybody at the table may write down what was done.
    let page = phone.get(&phones[1]).await.ok();
    assert!(page.says("It is your turn") && page.texts(".laid-out li.card").len() == 4, "{page}");
    let page = phone.get(&phones[0]).await.ok();
    assert!(page.says(&names[1]) && page.says("'s turn"), "{page}");
    // The buttons of somebody else's turn lie behind a press of their own, and nobody's own do.
    assert_eq!(page.text("#act-for:not([open]) summary"), format!("Act for {}", names[1]));
    assert!(page.has("#act-for .steps-now") && !phone.get(&phones[1]).await.ok().has("#act-for"), "{page}");
    let trade = [("do", "trade"), ("with", "pile"), ("count", "1")];
    send(&phone, &phones[1], 1, &trade).await.expect(303);
    // A refused step says which rule, and changes nothing.
    let refused: [(&[(&str, &str)], &str); 8] = [
        (&trade, "This turn has 0 cards left to trade (rule S5)."),
        (&[("do", "build"), ("what", "city"), ("event", "a storm")], "Nothing here has a key event (rule L2)."),
        (&[("do", "build"), ("what", "church")], "There is no expansion church (rule S10)."),
        (&[("do", "build"), ("what", "well")], "An expansion needs a city that has none (rule S10)."),
        (
            &[("do", "build"), ("what", "road"), ("from", "#3")],
            "Nothing is stolen while the pile has a road (rule S7).",
        ),
        (
            &[("do", "draw"), ("count", "two")],
            "Draw.count: invalid type: string \"two\", expected a whole number of common size (rule L2).",
        ),
        (&[("do", "dance")], "Unknown variant `dance`, expected one of `trade`"),
        (&[], "The key do is missing, or not a text (rule L2)."),
    ];
    for (fields, said) in refused {
        let page = send(&phone, &phones[1], 2, fields).await.expect(422);
        assert!(page.says(said), "{said}: {page}");
        let named = said.split_once("(rule ").and_then(|(_, behind)| behind.split_once(')'));
        if let Some((number, _)) = named {
            assert!(page.has(&format!(".notice a.clause[href$='/rules#{number}']")), "{said}: {page}");
        }
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
    assert!(told.says("Somebody else got there first") && told.says("Your step was not taken."), "{told}");
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
    // Both pages lead on to the sheet, which whoever opens it on a phone finds filled in.
    assert_eq!(page.text(".button.primary"), "Look at the record sheet and sign");
    let own = phone.get(phones[0].trim_end_matches("/games/prelim/1")).await.ok();
    assert!(own.says("The game is over. Its result is filled in on the record sheet"), "{own}");
    assert_eq!(own.text("a.primary[href*='/sheets/']"), "Look at the record sheet and sign");
    let page = phone.get(&phones[0].replace("/games/", "/sheets/")).await.ok();
    assert!(page.says("Filled in from the game"), "{page}");
    assert_eq!(page.attributes("input[name=winner][checked]", "value"), ["3"]);
    assert_eq!(page.attributes("input[name=vp-3]", "value"), ["12"]);
    send(&day.judge, &staff, seen, &[("do", "undo")]).await.expect(303);
    assert_eq!(state(&day).await["winner"], Value::Null);
    let audit = day.organizer.get(&day.run("audit")).await.ok();
    assert!(audit.says("take a step of a game") && audit.says("begin a game at a table"), "{audit}");
}

/// Whoever steals chooses the victim where several have one, and the form says once what is stolen.
#[actix_web::test]
async fn one_of_several_is_stolen_from() {
    let day = playing(12, SystemCode::Struggle).await;
    begin(&day, &[("cards.knight", "2")]).await.expect(303);
    let staff = day.run(TABLE);
    for seen in [1, 3] {
        send(&day.judge, &staff, seen, &[("do", "build"), ("what", "knight")]).await.expect(303);
        send(&day.judge, &staff, seen + 1, &[("do", "end")]).await.expect(303);
    }
    let page = day.judge.get(&staff).await.ok();
    assert_eq!(page.attributes("button[name=from]", "value"), ["#1", "#2"], "{page}");
    assert_eq!(page.attributes(".step-row input[name=what]", "value"), ["knight"], "{page}");
    let steal = [("do", "build"), ("what", "knight"), ("from", "#2")];
    send(&day.judge, &staff, 5, &steal).await.expect(303);
    assert_eq!(state(&day).await["players"][&names(&day).await[1]]["knights"], serde_json::json!([]));
}

#[actix_web::test]
async fn of_several_to_steal_from_each_has_a_button() {
    let day = playing(12, SystemCode::Struggle).await;
    begin(&day, &[("cards.knight", "2")]).await.expect(303);
    let staff = day.run(TABLE);
    let knight = [("do", "build"), ("what", "knight")];
    for version in [1, 3] {
        send(&day.judge, &staff, version, &knight).await.expect(303);
        send(&day.judge, &staff, version + 1, &[("do", "end")]).await.expect(303);
    }
    let page = day.judge.get(&staff).await.ok();
    let from = page.attributes("button[name=from]", "value");
    assert_eq!(from.len(), 2, "{page}");
    // What is stolen is said once, whoever it comes from; a field that comes twice is refused.
    assert_eq!(page.attributes("input[type=hidden][name=what]", "value"), ["knight"]);
    let steal = [("do", "build"), ("what", "knight"), ("from", from[1].as_str())];
    send(&day.judge, &staff, 5, &steal).await.expect(303);
}

#[actix_web::test]
async fn only_the_table_and_the_staff_play() {
    let day = playing(12, SystemCode::Struggle).await;
    begin(&day, &[]).await.expect(303);
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
    assert_eq!(phone.post(&format!("{staff}/open"), &[("version", "1")]).await.status, 403);
    let gone = names(&day).await.remove(0);
    day.change_player(&gone, |player| player.state = reeve_rules::tournament::vocabulary::PlayerState::Withdrawn).await;
    let page = send(&phone, &own, 1, &end).await;
    assert!(page.status == 409 || page.status == 403, "{page}");
    assert_eq!(version(&day).await, 1);
    // A final sheet ends the game.
    for (table, seats) in day.tables("prelim/1").await {
        day.enter("prelim/1", table, 0, &["10", "8", "7", "5"][..seats], &[("sign", "yes")]).await.expect(303);
    }
    let page = send(&day.judge, &staff, 1, &end).await.expect(409);
    assert!(page.says("The record sheet of this table is signed"), "{page}");
    day.press("prelim/1", "close").await.expect(303);
    let page = send(&day.judge, &staff, 1, &end).await.expect(409);
    assert!(page.says("Round 1 is closed."), "{page}");
}

/// At a table of the championship nothing is played in Reeve.
#[actix_web::test]
async fn a_championship_has_no_such_page() {
    let day = playing(12, SystemCode::Base).await;
    day.judge.get(&day.run(TABLE)).await.expect(404);
    begin(&day, &[]).await.expect(404);
    let sheet = day.judge.get(&day.run("rounds/prelim/1/tables/1")).await.ok();
    assert!(!sheet.has("a[href$='/game']"), "{sheet}");
}

#[actix_web::test]
async fn a_game_with_steps_is_begun_again_with_a_word() {
    let day = playing(12, SystemCode::Struggle).await;
    begin(&day, &[]).await.expect(303);
    // Without a step no word is needed; an old page does not begin anything.
    begin(&day, &[("first", "3")]).await.expect(303);
    let staff = day.run(TABLE);
    let old = [("version", "1"), ("first", "1")];
    day.judge.post(&format!("{staff}/open"), &old).await.expect(409);
    send(&day.judge, &staff, 2, &[("do", "end")]).await.expect(303);
    let page = begin(&day, &[]).await.expect(422);
    assert!(page.fault("confirm").contains("Type the word “again”"), "{page}");
    assert_eq!(steps(&day).await.len(), 1);
    begin(&day, &[("confirm", " Again ")]).await.expect(303);
    assert_eq!((steps(&day).await.len(), version(&day).await), (0, 4));
    // A device that still shows the game of before can't act in this one.
    send(&day.judge, &staff, 3, &[("do", "end")]).await.expect(409);
}

#[actix_web::test]
async fn a_log_takes_so_many_steps_and_no_more() {
    let day = playing(12, SystemCode::Struggle).await;
    begin(&day, &[]).await.expect(303);
    let table = table(&day).await;
    let mut tx = day.app.db.write(reeve_store::Scope::Tournament(day.id)).await.unwrap();
    for number in 0..limits::GAME_STEPS - 1 {
        side_game::append(&mut tx, table, number, (r#"{"do":"end"}"#, None), chrono::Utc::now()).await.unwrap();
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
    let long = ["Łucja ".repeat(40).trim().to_owned(), "castle".to_owned()];
    let day = day_of(&[&odd[..], &long[..]].concat()).await;
    day.make().await;
    plays(&day, SystemCode::Struggle).await;
    day.open("prelim/1").await;
    begin(&day, &[("cards.knight", "1")]).await.expect(303);
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
    let day = playing(12, SystemCode::Struggle).await;
    begin(&day, &[("cards.knight", "2")]).await.expect(303);
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
    let rounds = reeve_store::Snapshot::rounds_of(&mut tx, id).await.unwrap();
    let table = rounds[0].tables[0].row.id;
    assert_eq!(side_game::steps(&mut tx, table).await.unwrap(), steps(&day).await);
    let kept = side_game::of_table(&mut tx, table).await.unwrap().expect("a game");
    assert_eq!(kept.version, 5);
    drop(tx);
    let wrong = [
        (
            "side_game",
            "\\\"knight\\\":2",
            "\\\"knight\\\":2.5",
            "cards.knight: invalid type: floating point `2.5`, expected a whole number",
        ),
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
