//! The rules of Struggle, by the numbers of docs/GAMES.md.

use serde_json::json;

use crate::games::tests::{each_refused, refused, state};

const FIRST: &str = "'game':'struggle','players':['Ada','Bo']";
const THREE: &str = "'game':'struggle','players':['Ada','Bo','Cy']";
const END: &str = "'do':'end'";
const ROAD: &str = "'do':'build','what':'road'";
const KNIGHT: &str = "'do':'build','what':'knight'";
const SETTLEMENT: &str = "'do':'build','what':'settlement'";
const CITY: &str = "'do':'build','what':'city'";
const CHURCH: &str = "'do':'build','what':'church'";
const CASTLE: &str = "'do':'build','what':'castle'";

#[test]
fn everybody_begins_with_a_road_and_a_settlement_from_the_piles() {
    let begun = state(&[FIRST]);
    let each = json!({"vp": 1, "roads": ["A"], "knights": [], "settlements": 1, "cities": 0, "expansions": []});
    let expected = json!({"game": "struggle", "turn": "Ada", "phase": "trade", "players": {"Ada": each, "Bo": each},
        "left": {"road": 7, "settlement": 13, "knight": 5, "expansion": 9}, "trade_left": 1, "draw_limit": 2,
        "destiny": false, "winner": null});
    assert_eq!(begun, expected);
    let set = state(&[&format!("{FIRST},'cards':{{'knight':1}},'values':{{'settlement':2}},'expansions':['mill']")]);
    assert_eq!(set["left"], json!({"road": 7, "settlement": 13, "knight": 1, "expansion": 9}));
    assert_eq!(set["players"]["Bo"]["vp"], 2);
    let check = |more: &str, expected: &str| refused(&[&format!("{FIRST},{more}")], expected);
    check("'cards':{'road':1}", "struggle-too-few-to-begin");
    check("'cards':{'knight':-1}", "struggle-number");
    check("'values':{'city':9223372036854775807}", "struggle-number");
    check("'values':{'town':1}", "values.town: unknown field `town`, expected one of `settlement`,");
    check("'expansions':['mill','mill']", "game-name-twice");
    check("'expansions':['city']", "struggle-name-taken");
    refused(&["'game':'struggle','players':['Ada','market']"], "struggle-name-taken");
    assert_eq!(state(&[&format!("{FIRST},'values':{{'settlement':10}}")])["winner"], "Ada", "as the turn begins");
}

#[test]
fn a_turn_never_goes_back() {
    let trade = "'do':'trade','with':'pile','count':1";
    let draw = "'do':'draw','count':2";
    let built = state(&[FIRST, trade, ROAD]);
    assert_eq!((&built["phase"], &built["trade_left"], &built["draw_limit"]), (&json!("build"), &json!(0), &json!(2)));
    refused(&[FIRST, ROAD, trade], "struggle-going-back");
    let drawn = [FIRST, draw];
    assert_eq!((&state(&drawn)["phase"], &state(&drawn)["draw_limit"]), (&json!("drawn"), &json!(0)));
    each_refused(
        &drawn,
        &[(trade, "struggle-going-back"), (ROAD, "struggle-going-back"), (draw, "struggle-going-back")],
    );
    assert_eq!(state(&[FIRST, END])["turn"], "Bo");
    assert_eq!(state(&[FIRST, END, END])["turn"], "Ada");
}

#[test]
fn roads_on_side_a_trade() {
    let three_roads = [FIRST, ROAD, END, END, ROAD, END, END];
    let found = state(&three_roads);
    assert_eq!((&found["players"]["Ada"]["roads"], &found["trade_left"]), (&json!(["A", "B", "A"]), &json!(2)));
    assert_eq!(state(&[&three_roads[..], &["'do':'trade','with':'Bo','count':1"]].concat())["trade_left"], 1);
    each_refused(
        &three_roads,
        &[
            ("'do':'trade','with':'pile','count':3", "struggle-trades-more"),
            ("'do':'trade','with':'pile','count':9223372036854775807", "struggle-trades-more"),
            ("'do':'trade','with':'pile','count':0", "struggle-trades-nothing"),
            ("'do':'trade','with':'Ada','count':1", "struggle-no-such-other"),
            ("'do':'trade','with':'Cy','count':1", "struggle-no-such-other"),
        ],
    );
    let many = format!("{FIRST},'cards':{{'road':99}},'values':{{'road_b':0}}");
    let roads = [[ROAD, END, END]; 11].concat();
    let log = [&[many.as_str()], &roads[..]].concat();
    assert_eq!(state(&log)["trade_left"], 6);
    each_refused(&log, &[("'do':'trade','with':'market','count':6", "struggle-market-has")]);
    state(&[&log[..], &["'do':'trade','with':'pile','count':6"]].concat());
}

#[test]
fn who_has_no_road_trades_one_card_with_the_pile() {
    let first = format!("{FIRST},'cards':{{'road':2}}");
    let log = [first.as_str(), "'do':'build','what':'road','from':'Bo'", END];
    let found = state(&log);
    assert_eq!((&found["players"]["Bo"]["roads"], &found["trade_left"]), (&json!([]), &json!(1)));
    assert_eq!(found["players"]["Ada"]["roads"], json!(["A", "B"]));
    each_refused(
        &log,
        &[
            ("'do':'trade','with':'market','count':1", "struggle-only-with-pile"),
            ("'do':'trade','with':'Ada','count':1", "struggle-only-with-pile"),
            ("'do':'trade','with':'pile','count':2", "struggle-trades-more"),
        ],
    );
    state(&[&log[..], &["'do':'trade','with':'pile','count':1"]].concat());
}

#[test]
fn each_kind_is_built_once_a_turn() {
    each_refused(
        &[FIRST, ROAD, KNIGHT, SETTLEMENT, CITY, CHURCH],
        &[
            (ROAD, "struggle-built-already"),
            (KNIGHT, "struggle-built-already"),
            (SETTLEMENT, "struggle-built-already"),
            (CITY, "struggle-built-already"),
            (CASTLE, "struggle-built-already"),
        ],
    );
    let found = state(&[FIRST, KNIGHT, END, END, KNIGHT]);
    assert_eq!((&found["players"]["Ada"]["knights"], &found["players"]["Ada"]["vp"]), (&json!(["A", "B"]), &json!(2)));
    assert_eq!(found["draw_limit"], 3);
    refused(&[FIRST, KNIGHT, "'do':'draw','count':4"], "struggle-draws-more");
    refused(&[FIRST, "'do':'draw','count':0"], "struggle-draws-nothing");
}

#[test]
fn the_last_card_of_a_column_is_stolen_when_the_pile_is_empty() {
    let steal = "'do':'build','what':'knight','from':'Bo'";
    refused(&[FIRST, "'do':'build','what':'road','from':'Bo'"], "struggle-pile-not-empty");
    let first = format!("{FIRST},'cards':{{'knight':2}}");
    let none_left = [first.as_str(), KNIGHT, END, KNIGHT, END];
    each_refused(
        &none_left,
        &[
            (KNIGHT, "struggle-pile-empty"),
            ("'do':'build','what':'knight','from':'Ada'", "struggle-no-such-other"),
            ("'do':'build','what':'knight','from':'Zoe'", "struggle-no-such-other"),
        ],
    );
    let stolen = [&none_left[..], &[steal]].concat();
    assert_eq!(state(&stolen)["players"]["Ada"]["knights"], json!(["A", "B"]));
    assert_eq!(state(&stolen)["players"]["Bo"]["knights"], json!([]));
    refused(&[&stolen[..], &[END, END, steal]].concat(), "struggle-nothing-to-steal");
}

#[test]
fn church_and_castle_protect() {
    let first = format!("{FIRST},'cards':{{'knight':2,'road':6}}");
    let with = |expansion| [first.as_str(), KNIGHT, ROAD, END, KNIGHT, ROAD, CITY, expansion, END];
    let knight = "'do':'build','what':'knight','from':'Bo'";
    refused(&[&with(CHURCH)[..], &[knight]].concat(), "struggle-protected");
    state(&[&with(CASTLE)[..], &[knight]].concat());
    // Ada has three roads, Bo as many, and there are none left; then Ada loses one that Bo steals.
    let three = |expansion| [&with(expansion)[..], &[ROAD, END, ROAD, END]].concat();
    let road = "'do':'build','what':'road','from':'Bo'";
    refused(&[&three(CASTLE)[..], &[road]].concat(), "struggle-protected");
    let found = state(&[&three(CHURCH)[..], &[road]].concat());
    assert_eq!(found["players"]["Bo"]["roads"], json!(["A", "B"]));
    let fourth = [&three(CASTLE)[..], &[END, "'do':'build','what':'road','from':'Ada'", END]].concat();
    assert_eq!(state(&[&fourth[..], &[road]].concat())["players"]["Bo"]["roads"], json!(["A", "B", "A"]));
}

#[test]
fn the_destiny_card_needs_three_players() {
    let flip = "'do':'build','what':'settlement','flip':true";
    refused(&[FIRST, flip], "struggle-no-destiny");
    let left_out = state(&[FIRST, "'do':'build','what':'settlement','flip':false"]);
    assert_eq!(left_out, state(&[FIRST, SETTLEMENT]));
    assert_eq!(state(&[THREE, flip])["destiny"], true);
    assert_eq!(state(&[THREE, flip, END, flip])["destiny"], false);
    refused(
        &[THREE, "'do':'build','what':'city','flip':true"],
        "build city.flip: unknown field `flip`, expected `event`",
    );
    let first = format!("{FIRST},'cards':{{'settlement':2}}");
    refused(&[&first, SETTLEMENT], "struggle-pile-empty");
}

#[test]
fn a_city_takes_a_settlement_and_an_expansion_a_city() {
    let city = state(&[FIRST, "'do':'build','what':'city','event':''"]);
    assert_eq!((&city["players"]["Ada"]["settlements"], &city["players"]["Ada"]["vp"]), (&json!(0), &json!(2)));
    refused(&[FIRST, CITY, END, END, CITY], "struggle-no-settlement");
    refused(&[FIRST, CHURCH], "struggle-no-city-free");
    refused(&[FIRST, CITY, CHURCH, END, END, CASTLE], "struggle-no-city-free");
    refused(&[FIRST, CITY, SETTLEMENT, CHURCH, END, END, CITY, CHURCH], "struggle-has-expansion");
    refused(&[FIRST, CITY, "'do':'build','what':'mill'"], "struggle-no-such-expansion");
    let first = format!("{FIRST},'cards':{{'expansion':0}}");
    refused(&[&first, CITY, CHURCH], "struggle-pile-empty");
    let both = state(&[FIRST, CITY, SETTLEMENT, CHURCH, END, END, CITY, CASTLE]);
    assert_eq!(both["players"]["Ada"]["expansions"], json!(["church", "castle"]));
    assert_eq!(both["players"]["Ada"]["vp"], 6);
}

#[test]
fn ten_vp_win_in_the_own_turn() {
    let first = format!("{FIRST},'values':{{'road_b':9}}");
    let won = state(&[&first, END, ROAD]);
    assert_eq!((&won["winner"], &won["turn"], &won["phase"]), (&json!("Bo"), &json!("Bo"), &json!("build")));
    assert_eq!((&won["trade_left"], &won["draw_limit"]), (&json!(0), &json!(2)));
}
