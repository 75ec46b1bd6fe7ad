//! The rules of Full-Contact, by the numbers of docs/GAMES.md.

use serde_json::json;

use crate::games::tests::{each_refused, refused, state};

const FIRST: &str = "'game':'full-contact','full':false,'teams':[{'name':'Red','players':4,'hoop':1},\
                     {'name':'Blue','players':3,'hoop':2},{'name':'Green','players':4,'hoop':3}]";
const WHISTLE: &str = "'do':'whistle'";
const STOP: &str = "'do':'stop'";

fn collect(team: &str, balls: &[(&str, usize)]) -> Vec<String> {
    let lines = balls.iter().flat_map(|(ball, count)| {
        std::iter::repeat_n(format!("'do':'collect','team':'{team}','pile':'{ball}'"), *count)
    });
    lines.collect()
}

/// A log in which a team collects balls in one round, and what follows it.
fn after(team: &str, balls: &[(&str, usize)], then: &[&str]) -> Vec<String> {
    let mut lines = vec![FIRST.to_owned(), WHISTLE.to_owned()];
    lines.extend(collect(team, balls));
    lines.push(STOP.to_owned());
    lines.extend(then.iter().map(|line| (*line).to_owned()));
    lines
}

fn strs(lines: &[String]) -> Vec<&str> {
    lines.iter().map(String::as_str).collect()
}

#[test]
fn teams_and_piles_are_checked() {
    let teams = |teams: &str| format!("'game':'full-contact','full':false,'teams':[{teams}]");
    let team = |name: &str, players: i64, hoop: i64| format!("{{'name':'{name}','players':{players},'hoop':{hoop}}}");
    let check = |list: &[String], expected: &str| refused(&[&teams(&list.join(","))], expected);
    let [a, b, c] = [team("A", 4, 1), team("B", 3, 2), team("C", 4, 10)];
    check(&[a.clone(), b.clone()], "game-number-of-sides");
    check(&[a.clone(), b.clone(), team("A", 4, 3)], "game-name-twice");
    check(&[a.clone(), b.clone(), team("C", 5, 3)], "field-team-size");
    check(&[a.clone(), b.clone(), team("C", 4, 2)], "field-start-twice");
    check(&[a.clone(), b.clone(), team("C", 4, 11)], "field-no-such-hoop");
    check(&[a.clone(), b.clone(), team("C", 4, i64::MIN)], "field-no-such-hoop");
    let first = teams(&[a, b, c].join(","));
    let piles = |wood: &str| {
        let others = ["wheat", "brick", "ore"].map(|ball| format!("{{'name':'{ball}','resource':'{ball}','size':12}}"));
        format!("{first},'piles':[{wood},{}]", others.join(","))
    };
    let check = |wood: &str, expected: &str| refused(&[&piles(wood)], expected);
    check("{'name':'W','resource':'wood','size':11}", "field-piles-of-resource");
    check("{'name':'W','resource':'wood','size':0}", "field-pile-size");
    check("{'name':'W','resource':'wood','size':6},{'name':'W','resource':'wood','size':6}", "game-name-twice");
    check(
        "{'name':'W','resource':'gold','size':12}",
        "piles[0].resource: unknown variant `gold`, expected one of `wood`,",
    );
    let state = state(&[&piles("{'name':'W','resource':'wood','size':5},{'name':'V','resource':'wood','size':7}")]);
    assert_eq!(state["piles"], json!({"W": 5, "V": 7, "wheat": 12, "brick": 12, "ore": 12}));
    let red = json!({"vp": 3, "knights": 1, "settlements": [], "cities": [1], "unplaced": 0, "extra": 0, "cards": [],
        "balls": {"wood": 0, "wheat": 0, "brick": 0, "ore": 0}});
    assert_eq!(state["teams"]["A"], red);
    assert_eq!(state["teams"]["B"]["extra"], 1, "a team of three among teams of four");
    let full = super::tests::state(&[&first.replace("false", "true")]);
    assert_eq!(full["teams"]["A"]["knights"], 2);
}

#[test]
fn rounds_and_pauses_take_turns() {
    each_refused(
        &[FIRST],
        &[
            (STOP, "field-no-round-runs"),
            ("'do':'collect','team':'Red','pile':'wood'", "field-no-round-runs"),
            ("'do':'place','team':'Red','hoop':4", "field-no-round-runs"),
        ],
    );
    each_refused(
        &[FIRST, WHISTLE],
        &[
            (WHISTLE, "field-round-runs"),
            ("'do':'buy','team':'Red','what':'settlement'", "field-round-runs"),
            ("'do':'trade','team':'Red','to':'Blue','gives':{},'takes':{}", "field-round-runs"),
            ("'do':'play','team':'Red','card':'vp'", "field-round-runs"),
            ("'do':'collect','team':'White','pile':'wood'", "field-no-such-team"),
            ("'do':'collect','team':'Red','pile':'gold'", "field-no-such-pile"),
        ],
    );
    assert_eq!(state(&[FIRST, WHISTLE, STOP, WHISTLE])["round"], 2);
    let all = collect("Red", &[("wood", 13)]);
    refused(&[&[FIRST, WHISTLE], &strs(&all)[..]].concat(), "field-pile-empty");
}

#[test]
fn a_settlement_is_bought_then_placed_into_an_empty_hoop() {
    let buy = "'do':'buy','team':'Red','what':'settlement'";
    let bought = after("Red", &[("wood", 3), ("wheat", 2)], &[buy]);
    let found = state(&strs(&bought));
    assert_eq!((&found["teams"]["Red"]["unplaced"], &found["teams"]["Red"]["vp"]), (&json!(1), &json!(3)));
    assert_eq!(found["piles"], json!({"wood": 12, "wheat": 12, "brick": 12, "ore": 12}), "balls go back");
    let placing = [&strs(&bought)[..], &[WHISTLE]].concat();
    each_refused(
        &placing,
        &[
            ("'do':'place','team':'Red','hoop':2", "field-hoop-taken"),
            ("'do':'place','team':'Red','hoop':1", "field-hoop-taken"),
            ("'do':'place','team':'Red','hoop':0", "field-no-such-hoop"),
            ("'do':'place','team':'Blue','hoop':4", "field-nothing-to-place"),
        ],
    );
    let placed = state(&[&placing[..], &["'do':'place','team':'Red','hoop':9"]].concat());
    assert_eq!(placed["teams"]["Red"]["settlements"], json!([9]));
    assert_eq!(placed["teams"]["Red"]["vp"], 4);
    refused(&strs(&after("Red", &[("wood", 2), ("wheat", 2)], &[buy])), "field-too-few-balls");
    refused(
        &[FIRST, "'do':'buy','team':'Red','what':'settlement','hoop':4"],
        "buy settlement.hoop: unknown field `hoop`, expected `team`",
    );
}

#[test]
fn a_city_takes_a_settlement_and_three_colours() {
    let mut log =
        after("Red", &[("wood", 6), ("wheat", 5), ("ore", 1)], &["'do':'buy','team':'Red','what':'settlement'"]);
    log.extend([WHISTLE, "'do':'place','team':'Red','hoop':9", STOP].map(str::to_owned));
    let log = strs(&log);
    let buy = "'do':'buy','team':'Red','what':'city','hoop':9";
    let city = state(&[&log[..], &[buy]].concat());
    assert_eq!((&city["teams"]["Red"]["cities"], &city["teams"]["Red"]["vp"]), (&json!([1, 9]), &json!(5)));
    each_refused(
        &log,
        &[
            ("'do':'buy','team':'Red','what':'city','hoop':1", "field-no-settlement"),
            ("'do':'buy','team':'Blue','what':'city','hoop':9", "field-no-settlement"),
            ("'do':'buy','team':'Red','what':'city','hoop':99", "field-no-such-hoop"),
            ("'do':'buy','team':'Red','what':'tower'", ".: unknown variant `buy tower`, expected one of `whistle`,"),
        ],
    );
    refused(&[&log[..], &[buy, buy]].concat(), "field-no-settlement");
}

#[test]
fn nobody_has_more_knights_than_players() {
    let wood = "'do':'buy','team':'Blue','what':'knight','with':'wood'";
    let log = after("Blue", &[("wood", 3), ("ore", 6)], &[wood, wood]);
    let found = state(&strs(&log));
    assert_eq!((&found["teams"]["Blue"]["knights"], &found["teams"]["Blue"]["vp"]), (&json!(3), &json!(6)));
    refused(&[&strs(&log)[..], &[wood]].concat(), "field-all-are-knights");
    each_refused(
        &strs(&after("Red", &[("wheat", 1), ("ore", 3)], &[])),
        &[
            ("'do':'buy','team':'Red','what':'knight','with':'ore'", "field-paid-with"),
            ("'do':'buy','team':'Red','what':'knight','with':'wood'", "field-too-few-balls"),
            ("'do':'buy','team':'Red','what':'knight'", "buy knight: missing field `with`"),
        ],
    );
}

#[test]
fn both_sides_of_a_trade_give() {
    let mut log = after("Red", &[("wood", 2)], &[WHISTLE]);
    log.extend(collect("Blue", &[("ore", 2)]));
    log.push(STOP.to_owned());
    let trade = |to: &str, gives: &str, takes: &str| {
        format!("'do':'trade','team':'Red','to':'{to}','gives':{{{gives}}},'takes':{{{takes}}}")
    };
    let found = state(&[&strs(&log)[..], &[&trade("Blue", "'wood':2,'ore':0", "'ore':1")]].concat());
    assert_eq!(found["teams"]["Red"]["balls"], json!({"wood": 0, "wheat": 0, "brick": 0, "ore": 1}));
    assert_eq!(found["teams"]["Blue"]["balls"], json!({"wood": 2, "wheat": 0, "brick": 0, "ore": 1}));
    let check = |line: String, expected: &str| each_refused(&strs(&log), &[(&line, expected)]);
    check(trade("Red", "'wood':1", "'wood':1"), "field-own-team");
    check(trade("Blue", "", "'ore':1"), "field-gives-nothing");
    check(trade("Blue", "'wood':1", "'ore':0"), "field-gives-nothing");
    check(trade("Blue", "'wood':3", "'ore':1"), "field-too-few-balls");
    check(trade("Blue", "'wood':1", "'ore':9223372036854775807"), "field-too-few-balls");
    check(trade("Blue", "'wood':2,'ore':-1", "'ore':1"), "field-below-zero");
    check(trade("Blue", "'gold':1", "'ore':1"), "trade.gives.gold: unknown field `gold`, expected one of `wood`,");
}

/// A log in which Red has bought these cards, and some balls besides.
fn with_cards(cards: &[&str], balls: &[(&str, usize)]) -> Vec<String> {
    let mut log = after("Red", &[("wood", cards.len()), ("brick", 2 * cards.len())], &[]);
    for card in cards {
        log.push(format!("'do':'buy','team':'Red','what':'card','with':'wood','card':'{card}'"));
    }
    log.push(WHISTLE.to_owned());
    for team in ["Blue", "Green"] {
        log.extend(collect(team, balls));
    }
    log.push(STOP.to_owned());
    log
}

#[test]
fn the_deck_has_ten_cards() {
    let cards = ["vp", "vp", "vp", "vp"];
    let log = with_cards(&cards, &[]);
    let found = state(&strs(&log));
    assert_eq!((&found["deck"], &found["teams"]["Red"]["cards"]), (&json!(6), &json!(cards)));
    assert_eq!(found["teams"]["Red"]["vp"], 3, "a card in the hand gives nothing");
    let played = state(&[&strs(&log)[..], &["'do':'play','team':'Red','card':'vp'"]].concat());
    assert_eq!((&played["teams"]["Red"]["vp"], &played["teams"]["Red"]["extra"]), (&json!(4), &json!(1)));
    each_refused(
        &strs(&log),
        &[
            ("'do':'buy','team':'Red','what':'card','with':'wood','card':'vp'", "field-not-in-deck"),
            ("'do':'play','team':'Red','card':'robber','discards':{}", "field-card-not-held"),
            ("'do':'play','team':'Blue','card':'vp'", "field-card-not-held"),
            ("'do':'play','team':'Red','card':'vp','hoop':1", "play vp.hoop: unknown field `hoop`, expected `team`"),
        ],
    );
}

#[test]
fn a_year_of_plenty_brings_four_balls_or_all() {
    let play = |piles: &str| format!("'do':'play','team':'Red','card':'year-of-plenty','piles':{{{piles}}}");
    let log = with_cards(&["year-of-plenty"], &[]);
    let found = state(&[&strs(&log)[..], &[&play("'wood':3,'ore':1")]].concat());
    assert_eq!(found["teams"]["Red"]["balls"], json!({"wood": 3, "wheat": 0, "brick": 0, "ore": 1}));
    let check = |piles: &str, expected: &str| each_refused(&strs(&log), &[(&play(piles), expected)]);
    check("'wood':3", "field-year-of-plenty");
    check("'wood':5", "field-year-of-plenty");
    check("'wood':13", "field-pile-has-fewer");
    check("'wood':5,'ore':-1", "field-below-zero");
    check("'gold':4", "field-no-such-pile");
    let all = [("wood", 6), ("wheat", 6), ("brick", 6), ("ore", 6)];
    let mut log = with_cards(&["year-of-plenty"], &all);
    assert_eq!(state(&strs(&log))["piles"], json!({"wood": 0, "wheat": 0, "brick": 0, "ore": 0}));
    state(&[&strs(&log)[..], &[&play("")]].concat());
    log.push("'do':'trade','team':'Blue','to':'Green','gives':{'wood':1},'takes':{'ore':1}".to_owned());
    refused(&[&strs(&log)[..], &[&play("'wood':1")]].concat(), "field-pile-has-fewer");
}

#[test]
fn a_monopoly_takes_one_resource_of_all() {
    let log = with_cards(&["monopoly"], &[("wood", 2), ("ore", 3)]);
    let found = state(&[&strs(&log)[..], &["'do':'play','team':'Red','card':'monopoly','resource':'ore'"]].concat());
    assert_eq!(found["teams"]["Red"]["balls"]["ore"], 6);
    assert_eq!(found["teams"]["Blue"]["balls"], json!({"wood": 2, "wheat": 0, "brick": 0, "ore": 0}));
}

#[test]
fn the_robber_takes_half_of_everybody_with_balls_rounded_up() {
    let mut log = with_cards(&["robber"], &[]);
    log.push(WHISTLE.to_owned());
    log.extend(collect("Blue", &[("wood", 3), ("ore", 2)]));
    log.push(STOP.to_owned());
    let play = |discards: &str| format!("'do':'play','team':'Red','card':'robber','discards':{{{discards}}}");
    let found = state(&[&strs(&log)[..], &[&play("'Blue':{'wood':2,'ore':1}")]].concat());
    assert_eq!(found["teams"]["Blue"]["balls"], json!({"wood": 1, "wheat": 0, "brick": 0, "ore": 1}));
    assert_eq!(found["piles"]["wood"], 11);
    let check = |discards: &str, expected: &str| each_refused(&strs(&log), &[(&play(discards), expected)]);
    check("'Blue':{'wood':2}", "field-discards");
    check("'Blue':{'wood':3,'ore':1}", "field-discards");
    check("'Blue':{'wood':4}", "field-too-few-balls");
    check("", "field-discards");
    check("'Blue':{'wood':3},'Green':{}", "field-discards-nothing");
    check("'Blue':{'wood':3},'Red':{}", "field-discards-nothing");
    check("'Blue':{'wood':3},'White':{}", "field-no-such-team");
}

#[test]
fn barbarians_leave_starting_cities_alone() {
    let mut log = with_cards(&["barbarians"], &[("wood", 6), ("wheat", 5), ("ore", 1)]);
    for line in ["'do':'buy','team':'Blue','what':'settlement'", WHISTLE, "'do':'place','team':'Blue','hoop':7", STOP] {
        log.push(line.to_owned());
    }
    let play =
        |hit: &str, hoop: i64| format!("'do':'play','team':'Red','card':'barbarians','hit':'{hit}','hoop':{hoop}");
    let gone = state(&[&strs(&log)[..], &[&play("Blue", 7)]].concat());
    assert_eq!(gone["teams"]["Blue"]["settlements"], json!([]));
    log.push("'do':'buy','team':'Blue','what':'city','hoop':7".to_owned());
    let less = state(&[&strs(&log)[..], &[&play("Blue", 7)]].concat());
    assert_eq!((&less["teams"]["Blue"]["settlements"], &less["teams"]["Blue"]["cities"]), (&json!([7]), &json!([2])));
    let check = |line: String, expected: &str| each_refused(&strs(&log), &[(&line, expected)]);
    check(play("Blue", 2), "field-starting-city");
    check(play("Blue", 8), "field-no-building");
    check(play("Green", 7), "field-no-building");
    check(play("Red", 1), "field-own-team");
    check(play("Blue", -7), "field-no-such-hoop");
}

#[test]
fn cards_for_the_next_round_are_noted_until_it_stops() {
    let log = with_cards(&["foresight", "military-supremacy"], &[]);
    let played =
        ["'do':'play','team':'Red','card':'foresight'", "'do':'play','team':'Red','card':'military-supremacy'"];
    let mut log = [&strs(&log)[..], &played].concat();
    let noted = json!([{"team": "Red", "card": "foresight"}, {"team": "Red", "card": "military-supremacy"}]);
    assert_eq!(state(&log)["next_round"], noted);
    assert_eq!(state(&log)["teams"]["Red"]["vp"], 3, "VP count real knights only");
    log.push(WHISTLE);
    assert_eq!(state(&log)["next_round"], noted);
    log.push(STOP);
    assert_eq!(state(&log)["next_round"], json!([]));
}

#[test]
fn balls_fill_the_highest_pile_first() {
    let piles = ["wood", "wheat", "brick", "ore"].iter().flat_map(|ball| {
        [("high", 2), ("low", 10)]
            .map(|(place, size)| format!("{{'name':'{place} {ball}','resource':'{ball}','size':{size}}}"))
    });
    let first = format!("{FIRST},'piles':[{}]", piles.collect::<Vec<_>>().join(","));
    let mut log = vec![first, WHISTLE.to_owned()];
    log.extend(collect("Red", &[("high wood", 1), ("low wood", 3), ("high wheat", 2), ("low wheat", 1)]));
    log.extend([STOP, "'do':'buy','team':'Red','what':'settlement'"].map(str::to_owned));
    let found = state(&strs(&log));
    let expected = json!({"high wood": 2, "low wood": 9, "high wheat": 2, "low wheat": 9, "high brick": 2,
        "low brick": 10, "high ore": 2, "low ore": 10});
    assert_eq!(found["piles"], expected, "one wood of three and both wheat are what the high piles lacked");
}

#[test]
fn eight_vp_win_in_the_order_of_the_log() {
    let knight = "'do':'buy','team':'Blue','what':'knight','with':'wood'";
    let mut log = after("Blue", &[("wood", 10), ("wheat", 4), ("ore", 4)], &[knight, knight]);
    let settlement = "'do':'buy','team':'Blue','what':'settlement'";
    log.extend([settlement, settlement, WHISTLE, "'do':'place','team':'Blue','hoop':5"].map(str::to_owned));
    assert_eq!(state(&strs(&log))["winner"], json!(null));
    log.push("'do':'place','team':'Blue','hoop':6".to_owned());
    let won = state(&strs(&log));
    assert_eq!(
        (&won["winner"], &won["running"], &won["teams"]["Blue"]["vp"]),
        (&json!("Blue"), &json!(true), &json!(8))
    );
    refused(&[&strs(&log)[..], &[STOP]].concat(), "game-is-won");
    // A full game begins with two knights and takes nine.
    log[0] = log[0].replace("false", "true");
    log.retain(|line| line != knight);
    log.push("'do':'stop'".to_owned());
    log.push(knight.to_owned());
    let full = state(&strs(&log));
    assert_eq!((&full["winner"], &full["teams"]["Blue"]["vp"]), (&json!(null), &json!(8)));
}
