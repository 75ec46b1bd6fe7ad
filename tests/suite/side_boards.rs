//! Conquest on its board and Full-Contact on its field, through the forms of their tables.

use reeve_rules::games::SystemCode;
use reeve_rules::games::dice::thrown;
use reeve_store::side_game;
use serde_json::Value;

use super::archive::{export, import};
use super::side_games::{TABLE, begin, links, log, names, playing, send, state, steps, version};
use super::support::app::Page;
use super::support::day::Day;
use super::support::db::db;

/// Seven hexes, of which three players hold every second one of the coast.
const SMALL: &str =
    r#"[[0,0,"desert"],[1,0,"forest"],[0,1,"field"],[-1,1,"hill"],[-1,0,"pasture"],[0,-1,"mountain"],[1,-1,"forest"]]"#;

/// A table of three whose game has begun on a small land, with this much gold; gives the names by position.
async fn on_a_small_island(gold: &str) -> (Day, Vec<String>) {
    let day = playing(6, SystemCode::Conquest).await;
    begin(&day, &[("land", SMALL), ("gold", gold)]).await.expect(303);
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
    let day = playing(6, SystemCode::Conquest).await;
    let page = day.judge.get(&day.run(TABLE)).await.ok();
    assert!(page.has("input[name=island][value=free]") && !page.has("input[value=board]"), "{page}");
    let page = begin(&day, &[("island", "free"), ("seed", "seven")]).await.expect(422);
    assert!(page.fault("seed").contains("whole number"), "{page}");
    assert_eq!(page.attributes("input[name=seed]", "value"), ["seven"]);
    begin(&day, &[("island", "board"), ("seed", "")]).await.expect(422);
    begin(&day, &[("island", "square"), ("seed", "")]).await.expect(422);
    let page = begin(&day, &[("island", "free"), ("seed", "7"), ("castle_knights", "0")]).await.expect(422);
    assert!(page.fault("setup").contains("(rule C2)"), "{page}");
    begin(&day, &[("island", "free"), ("seed", "7")]).await.expect(303);
    let first = log(&day).await;
    begin(&day, &[("island", "free"), ("seed", "7")]).await.expect(303);
    assert_eq!(log(&day).await, first, "the same seed is the same land");
    let made = day
        .organizer
        .post(&day.run("boards/prelim/1/make"), &[("version", "0"), ("kind", "free"), ("seed", "7")])
        .await;
    made.expect(303);
    let page = day.judge.get(&day.run(TABLE)).await.ok();
    assert!(page.has("input[name=island][value=board][checked]"), "{page}");
    begin(&day, &[("island", "board"), ("seed", "")]).await.expect(303);
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
    assert!(page.has(".refused-here a.clause[href*='/rules#C']"), "{page}");
    // What the production handed out is one list, with a line for each player.
    assert!(page.says("Production of round 1"), "{page}");
    assert_eq!(page.texts(".handed-out dt"), names, "{page}");
    assert!(page.texts(".handed-out dd").iter().all(|goods| !goods.is_empty()), "{page}");
    assert!(page.attributes("script", "src").iter().any(|src| src.contains("hexes.")), "{page}");
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
        let before = day.judge.get(&day.run(TABLE)).await.ok();
        assert!(before.says("Hand out the production") && before.says(": it brings"), "{before}");
        let brings = before.texts(".handed-out dd");
        take(&day, &[("do", "produce")]).await.expect(303);
        let after = day.judge.get(&day.run(TABLE)).await.ok();
        assert_eq!(after.texts(".handed-out dd"), brings, "{after}");
        // Taken back, it is what comes again.
        take(&day, &[("do", "undo")]).await.expect(303);
        let again = day.judge.get(&day.run(TABLE)).await.ok();
        assert!(again.says(": it brings") && again.texts(".handed-out dd") == brings, "{again}");
        take(&day, &[("do", "produce")]).await.expect(303);
    }
    let page = phone.get(&phones[2]).await.ok();
    assert!(page.says("Production.") && page.says(&format!("{}'s turn", names[0])), "{page}");
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
    let (day, names) = on_a_small_island("9").await;
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
    take(&day, &attack).await.expect(303);
    let step: Value = serde_json::from_str(steps(&day).await.last().unwrap()).unwrap();
    let dice = step["dice"].as_array().expect("two dice");
    // Everybody sees from which seed, as long as the game is kept, and the seed gives these dice.
    let mut tx = day.app.db.read().await.unwrap();
    let table = day.stored().await.rounds[0].tables[0].row.id;
    let seeds = side_game::dice_seeds(&mut tx, table).await.unwrap();
    drop(tx);
    let seed = seeds.last().copied().flatten().expect("the seed of the throw");
    assert!(seeds[..seeds.len() - 1].iter().all(Option::is_none), "{seeds:?}");
    assert_eq!(serde_json::json!(thrown(seed as u64, 2)), step["dice"]);
    let said = format!("Reeve threw {} and {} from seed {seed}.", dice[0], dice[1]);
    let phone = day.app.visitor();
    let own = &links(&day).await[1];
    for page in [day.judge.get(&day.run(TABLE)).await.ok(), phone.get(own).await.ok()] {
        let told = page.text(".notice.good");
        // What came of it goes before the dice: one knight against one knight, so that nothing is added.
        assert!(told.contains(&format!(": {} against {}. ", dice[0], dice[1])), "{told}");
        assert!(told.contains(" loses a knight. ") && told.ends_with(&said), "{told}");
        assert!(page.text(".told li").ends_with(&said), "{page}");
    }
    let forged = day.judge.get(&day.run(&format!("{TABLE}?thrown=7-2"))).await.ok();
    assert!(!forged.says("from seed 7."), "{forged}");
    // Dice that they threw themselves are told as such.
    take(&day, &[("do", "undo")]).await.expect(303);
    take(&day, &attack[..5]).await.expect(303);
    let page = day.judge.get(&day.run(TABLE)).await.ok();
    assert!(page.text(".told li").ends_with("The dice were thrown at the table."), "{page}");
    // Each reads it from where they sit.
    let others = format!("{} won: 1 against 1. {} loses a knight.", names[0], names[2]);
    assert_eq!(page.text(".notice.good"), others);
    for (reader, told) in [
        (0, format!("Won: 1 against 1. {} loses a knight.", names[2])),
        (1, others),
        (2, format!("{} won: 1 against 1. You lose a knight.", names[0])),
    ] {
        let page = phone.get(&links(&day).await[reader]).await.ok();
        assert_eq!(page.text(".notice.good"), told);
    }
    assert!(page.says(&said), "what was thrown and taken back stays in the log: {page}");
    // An archive brings the seed along.
    let bytes = export(&day.app.db, day.id).await;
    let other = db().await;
    let id = import(&other, &bytes, None).await.expect("an import").id;
    let mut tx = other.read().await.unwrap();
    let rounds = reeve_store::Snapshot::rounds_of(&mut tx, id).await.unwrap();
    let kept = side_game::dice_seeds(&mut tx, rounds[0].tables[0].row.id).await.unwrap();
    assert_eq!(kept, [&seeds[..], &[None, None]].concat());
}

/// A piece has its owner's number, as the list has it; what can be reached is marked, and told by the side where it lies.
#[actix_web::test]
async fn the_board_says_whose_is_whose_and_where_knights_can_go() {
    let day = playing(6, SystemCode::Conquest).await;
    begin(&day, &[("land", SMALL)]).await.expect(303);
    let (phone, phones, names) = (day.app.visitor(), links(&day).await, names(&day).await);
    let page = phone.get(&phones[0]).await.ok();
    assert_eq!(page.texts(".isle-open circle").len(), 6, "every hex of the coast: {page}");
    let read_out = page.attributes("a.isle-hex", "aria-label");
    assert_eq!(read_out.iter().filter(|said| said.ends_with("A settlement can be founded here.")).count(), 6);
    for (player, hex) in [("#1", "[1,0]"), ("#2", "[-1,1]"), ("#3", "[0,-1]")] {
        take(&day, &[("do", "found"), ("by", player), ("hex", hex)]).await.expect(303);
    }
    take(&day, &[("do", "produce")]).await.expect(303);
    let page = phone.get(&format!("{}?hex=1,0", phones[0])).await.ok();
    for number in ["1", "2", "3"] {
        assert_eq!(page.texts(&format!(".hold.m{number} .isle-owner")), [number], "{page}");
        assert_eq!(page.texts(&format!(".laid-out .isle-mark.m{number}")), [number], "{page}");
    }
    assert_eq!(page.texts(".isle-open circle").len(), 3, "{page}");
    assert_eq!(
        page.texts("select[name=to] option"),
        ["to the north-west: lumber hex 1,-1", "to the west: desert hex 0,0", "to the south-west: grain hex 0,1"]
    );
    assert_eq!(page.texts(".moves label"), ["Knights", "Where to"], "{page}");
    assert!(!page.has(".moves label.vh"), "what the lists are stands there for everybody: {page}");
    assert!(page.says("Wall to the west (desert hex 0,0) for 1 lumber"), "{page}");
    // The hex that was tapped offers the way to it.
    let page = phone.get(&format!("{}?hex=0,0", phones[0])).await.ok();
    assert_eq!(page.texts("select[name=from] option"), ["the east: lumber hex 1,0, 1 knight"], "{page}");
    // Whoever is not in turn acts for somebody else by a press of its own.
    assert!(!page.has("#act-for") && !day.judge.get(&day.run(TABLE)).await.ok().has("#act-for"), "{page}");
    let page = phone.get(&format!("{}?hex=1,0", phones[1])).await.ok();
    assert_eq!(page.text("#act-for summary"), format!("Act for {}", names[0]));
    assert!(page.has("#act-for:not([open]) form") && !page.has(".isle-panel > form"), "{page}");
    assert!(page.says(&format!("{} has a settlement and 1 knight here.", names[0])), "{page}");
}

/// Seven hexes hold three settlements on their coast, if the first two leave room.
#[actix_web::test]
async fn nobody_founds_so_that_somebody_later_finds_no_hex() {
    let day = playing(6, SystemCode::Conquest).await;
    begin(&day, &[("land", SMALL)]).await.expect(303);
    take(&day, &[("do", "found"), ("by", "#1"), ("hex", "[1,0]")]).await.expect(303);
    let page = take(&day, &[("do", "found"), ("by", "#2"), ("hex", "[-1,0]")]).await.expect(422);
    assert!(page.says("Too little coast is left: 1 player is still to found"), "{page}");
    assert!(page.says("(rule C5)"), "{page}");
    let page = day.judge.get(&format!("{}?hex=-1,0", day.run(TABLE))).await.ok();
    assert!(page.has(".refused-here") && !page.has(".isle-panel .acts"), "{page}");
    take(&day, &[("do", "found"), ("by", "#2"), ("hex", "[-1,1]")]).await.expect(303);
    take(&day, &[("do", "found"), ("by", "#3"), ("hex", "[0,-1]")]).await.expect(303);
    // A table of more than the coast has room for does not begin at all.
    let day = playing(4, SystemCode::Conquest).await;
    let page = begin(&day, &[("land", SMALL)]).await.expect(422);
    assert!(page.fault("setup").contains("4 players are still to found"), "{page}");
}

/// Piles are set on the page, with names of people's own.
#[actix_web::test]
async fn piles_of_a_field_are_set_on_its_page() {
    let day = playing(6, SystemCode::FullContact).await;
    let teams = [
        ("players-#1", "4"),
        ("hoop-#1", "1"),
        ("players-#2", "4"),
        ("hoop-#2", "4"),
        ("players-#3", "3"),
        ("hoop-#3", "7"),
    ];
    let piles = [
        ("pile-1-name", "1"),
        ("pile-1-resource", "wood"),
        ("pile-1-size", "5"),
        ("pile-2-name", "A.1: b"),
        ("pile-2-resource", "wood"),
        ("pile-2-size", "7"),
        ("pile-4-name", "wheat"),
        ("pile-4-resource", "wheat"),
        ("pile-4-size", "12"),
        ("pile-5-name", "true"),
        ("pile-5-resource", "brick"),
        ("pile-5-size", "12"),
        ("pile-6-name", "[1,2]"),
        ("pile-6-resource", "ore"),
        ("pile-6-size", "11"),
    ];
    let page = begin(&day, &[&teams[..], &piles[..]].concat()).await.expect(422);
    assert!(page.fault("setup").contains("(rule F3)"), "{page}");
    assert_eq!(page.attributes("input[name=pile-2-name]", "value"), ["A.1: b"], "what was typed stands there");
    let fixed: Vec<(&str, &str)> =
        piles.into_iter().map(|(name, typed)| (name, if name == "pile-6-size" { "12" } else { typed })).collect();
    begin(&day, &[&teams[..], &fixed[..]].concat()).await.expect(303);
    assert_eq!(
        state(&day).await["piles"],
        serde_json::json!({"1": 5, "A.1: b": 7, "wheat": 12, "true": 12, "[1,2]": 12})
    );
    take(&day, &[("do", "whistle")]).await.expect(303);
    for (pile, times) in [("1", 1), ("A.1: b", 1), ("true", 2), ("[1,2]", 1)] {
        for _ in 0..times {
            take(&day, &[("do", "collect"), ("team", "#1"), ("pile", pile)]).await.expect(303);
        }
    }
    take(&day, &[("do", "stop")]).await.expect(303);
    let card = [("do", "buy"), ("team", "#1"), ("what", "card"), ("with", "wood"), ("card", "year-of-plenty")];
    take(&day, &card).await.expect(303);
    let page = day.judge.get(&day.run(TABLE)).await.ok();
    assert!(page.has("select[name='piles:A.1: b']") && page.has("select[name='piles:1']"), "{page}");
    let plenty = [
        ("do", "play"),
        ("team", "#1"),
        ("card", "year-of-plenty"),
        ("piles:1", "2"),
        ("piles:A.1: b", "1"),
        ("piles:true", "1"),
    ];
    take(&day, &plenty).await.expect(303);
    assert_eq!(state(&day).await["piles"]["A.1: b"], 5);
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
    let rounds = reeve_store::Snapshot::rounds_of(&mut tx, id).await.unwrap();
    let kept = side_game::steps(&mut tx, rounds[0].tables[0].row.id).await.unwrap();
    assert_eq!(kept, steps(&day).await);
}

/// The clock on the referee's device whistles twice then: it reads for how long one team is alone, and what it says meanwhile.
#[actix_web::test]
async fn foresight_has_a_whistle_of_its_own_before_everybodys() {
    let day = playing(6, SystemCode::FullContact).await;
    let teams = [("players-#1", "4"), ("hoop-#1", "1"), ("players-#2", "4"), ("hoop-#2", "4"), ("players-#3", "4")];
    begin(&day, &[&teams[..], &[("hoop-#3", "7")]].concat()).await.expect(303);
    let name = &names(&day).await[1];
    let seen = async || day.judge.get(&day.run(TABLE)).await.ok();
    let ahead = |page: &Page| page.attributes("#field-state[data-ahead]", "data-alone");
    assert_eq!(seen().await.text("#blow button"), "Whistle round 1");
    take(&day, &[("do", "whistle")]).await.expect(303);
    assert!(ahead(&seen().await).is_empty());
    for pile in ["brick", "brick", "wood", "brick", "brick", "wood"] {
        take(&day, &[("do", "collect"), ("team", "#2"), ("pile", pile)]).await.expect(303);
    }
    take(&day, &[("do", "stop")]).await.expect(303);
    for card in ["foresight", "military-supremacy"] {
        take(&day, &[("do", "buy"), ("team", "#2"), ("what", "card"), ("with", "wood"), ("card", card)])
            .await
            .expect(303);
    }
    // Knights for a round are nobody's head start.
    take(&day, &[("do", "play"), ("team", "#2"), ("card", "military-supremacy")]).await.expect(303);
    assert_eq!(seen().await.text("#blow button"), "Whistle round 2");
    take(&day, &[("do", "play"), ("team", "#2"), ("card", "foresight")]).await.expect(303);
    let pause = seen().await;
    assert_eq!(pause.text("#blow button"), format!("Whistle round 2 for {name} alone"));
    assert!(ahead(&pause).is_empty() && pause.says("4 seconds before everybody's"), "{pause}");
    take(&day, &[("do", "whistle")]).await.expect(303);
    let round = seen().await;
    assert_eq!(ahead(&round), [format!("{name} alone. Everybody else waits for the second whistle.")]);
    assert_eq!(round.attributes("#field-state", "data-ahead"), ["4"]);
    assert!(round.says(&format!("Round 2 is whistled, for {name} 4 seconds before everybody.")), "{round}");
    take(&day, &[("do", "stop")]).await.expect(303);
    let after = seen().await;
    assert_eq!(after.text("#blow button"), "Whistle round 3");
    take(&day, &[("do", "whistle")]).await.expect(303);
    assert!(ahead(&seen().await).is_empty());
}

#[actix_web::test]
async fn a_field_of_three_teams_plays_from_the_whistle_to_the_winner() {
    let day = playing(6, SystemCode::FullContact).await;
    let page = day.judge.get(&day.run(TABLE)).await.ok();
    assert_eq!(page.texts("select[name^='hoop-']").len(), 3, "{page}");
    let teams = [("players-#1", "4"), ("hoop-#1", "1"), ("players-#2", "4"), ("hoop-#2", "4"), ("players-#3", "3")];
    let page = begin(&day, &[&teams[..], &[("hoop-#3", "4")]].concat()).await.expect(422);
    assert!(page.fault("setup").contains("Two teams start in hoop 4 (rule F2)."), "{page}");
    begin(&day, &[&teams[..], &[("hoop-#3", "7")]].concat()).await.expect(303);
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
    // The rule can be looked up, and what it says stands there.
    let rule = page.attributes(".notice a.clause", "href").concat();
    assert!(rule.ends_with("/rules#F4"), "{page}");
    let rules = day.app.visitor().get(rule.split('#').next().unwrap_or_default()).await.ok();
    assert!(rules.has("#F4") && rules.says("The whistle begins a round, and the referee ends it."), "{rules}");
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
    assert!(page.says("city in hoop 1; 1 knight of 4 players"), "{page}");
    // What sets the clock is folded away, and the way back lies beside it.
    assert!(page.has("#whistle-set:not([open])") && page.has(".clock-row form.back"), "{page}");
    assert!(page.attributes("script", "src").iter().any(|src| src.contains("field.")), "{page}");
    take(&day, &[("do", "stop")]).await.expect(303);
    // Nobody is offered what they don't have: the first team alone has wood, the others have bricks.
    let page = day.judge.get(&day.run(TABLE)).await.ok();
    assert_eq!(page.texts("select[name='gives.wood'] option").len(), 7, "{page}");
    assert_eq!(page.texts("select[name='takes.wood']").len(), 2, "{page}");
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
    // The record sheet begins with what the game came to; it is saved like any other, and then it is the sheet that counts.
    let sheet = "rounds/prelim/1/tables/1";
    let page = day.judge.get(&day.run(sheet)).await.ok();
    assert!(page.says("Filled in from the game"), "{page}");
    assert_eq!(page.attributes("input[name=winner][checked]", "value"), ["1"]);
    let vp = ["1", "2", "3"].map(|n| page.attributes(&format!("input[name=vp-{n}]"), "value").concat());
    assert_eq!(vp, ["8", "3", "4"]);
    day.enter("prelim/1", 1, 0, &["8", "3", "3"], &[]).await.expect(303);
    let page = day.judge.get(&day.run(sheet)).await.ok();
    assert!(!page.says("Filled in from the game"), "{page}");
    assert_eq!(page.attributes("input[name=vp-3]", "value"), ["3"]);
}
