//! The rules of Conquest, by the numbers of docs/GAMES.md.
//!
//! The land is a disc of 19 hexes: the middle is desert, around it lie forests, the coast is hills; Ada begins in the east.

use serde_json::{Value, json};

use crate::games::tests::{each_refused, refused, state};

const PRODUCE: &str = "'do':'produce'";
const END: &str = "'do':'end'";

fn land() -> String {
    let mut hexes = Vec::new();
    for q in -2_i32..=2 {
        for r in -2_i32..=2 {
            let far = (q.abs() + r.abs() + (q + r).abs()) / 2;
            let kind = ["desert", "forest", "hill"].get(far as usize);
            hexes.extend(kind.map(|kind| format!("[{q},{r},'{kind}']")));
        }
    }
    hexes.join(",")
}

/// A game of two after both have founded, at opposite coasts, with this much gold each.
fn begun(gold: i64) -> Vec<String> {
    let first = format!("'game':'conquest','players':['Ada','Bo'],'land':[{}],'gold':{gold}", land());
    vec![first, "'by':'Ada','do':'found','hex':[2,0]".to_owned(), "'by':'Bo','do':'found','hex':[-2,0]".to_owned()]
}

fn with(log: &[String], more: &[&str]) -> Vec<String> {
    log.iter().cloned().chain(more.iter().map(|line| (*line).to_owned())).collect()
}

fn strs(lines: &[String]) -> Vec<&str> {
    lines.iter().map(String::as_str).collect()
}

fn after(log: &[String]) -> Value {
    state(&strs(log))
}

/// What a hex is now: holder, building, knights.
fn hex(state: &Value, q: i64, r: i64) -> Value {
    let hexes = state["hexes"].as_array().unwrap();
    let found = hexes.iter().find(|hex| hex[0] == q && hex[1] == r);
    found.map_or(Value::Null, |hex| json!([hex[2], hex[3], hex[4]]))
}

fn buy(good: &str, count: i64) -> String {
    format!("'do':'bank','gives':'gold','takes':'{good}','count':{count}")
}

#[test]
fn land_and_players_are_checked() {
    let check = |land: &str, more: &str, expected: &str| {
        refused(&[&format!("'game':'conquest','players':['Ada','Bo'],'land':[{land}]{more}")], expected);
    };
    let row = |hexes: std::ops::Range<i64>| hexes.map(|q| format!("[{q},0,'hill']")).collect::<Vec<_>>().join(",");
    check(&row(0..6), "", "conquest-land-size");
    check(&row(0..251), "", "conquest-land-size");
    check(&format!("{},[0,0,'field']", row(0..7)), "", "conquest-land-twice");
    check(&format!("{},[9,0,'field']", row(0..7)), "", "conquest-land-in-parts");
    check(&format!("{},[9223372036854775807,0,'field']", row(0..7)), "", "conquest-too-far");
    check(&format!("{},[7,0,'lake']", row(0..7)), "", "land[7][2]: unknown variant `lake`, expected one of `forest`,");
    check(&format!("{},[7,0]", row(0..7)), "", "land[7]: invalid length 2,");
    check(&row(0..7), ",'gold':-1", "conquest-number");
    check(&row(0..7), ",'castle_knights':0", "conquest-number");
    refused(&["'game':'conquest','players':['Ada'],'land':[]"], "game-number-of-sides");
}

#[test]
fn everybody_founds_in_turn_on_a_free_coast() {
    let log = begun(0);
    let found = after(&log[..1]);
    assert_eq!((&found["phase"], &found["turn"], &found["round"]), (&json!("found"), &json!("Ada"), &json!(0)));
    each_refused(
        &strs(&log[..2]),
        &[
            ("'by':'Ada','do':'found','hex':[-2,0]", "conquest-founds-now"),
            ("'by':'Bo','do':'found','hex':[2,0]", "conquest-held"),
            ("'by':'Bo','do':'found','hex':[2,-1]", "conquest-beside-another"),
            ("'by':'Bo','do':'found','hex':[-1,0]", "conquest-no-coast"),
            ("'by':'Bo','do':'found','hex':[-3,0]", "conquest-no-land"),
            ("'by':'Bo','do':'found','hex':[4611686018427387904,-4611686018427387904]", "conquest-no-land"),
            (PRODUCE, "conquest-not-now"),
            (END, "conquest-not-now"),
        ],
    );
    let found = after(&log);
    assert_eq!((&found["phase"], &found["turn"]), (&json!("produce"), &Value::Null));
    assert_eq!(found["hexes"], json!([[-2, 0, "Bo", "settlement", 1], [2, 0, "Ada", "settlement", 1]]));
    each_refused(
        &strs(&log),
        &[(END, "conquest-not-now"), ("'by':'Ada','do':'found','hex':[0,2]", "conquest-not-now")],
    );
    let turn = after(&with(&log, &[PRODUCE]));
    assert_eq!((&turn["round"], &turn["turn"], &turn["phase"]), (&json!(1), &json!("Ada"), &json!("build")));
    assert_eq!(turn["players"]["Ada"]["turns"], 1);
    each_refused(
        &strs(&with(&log, &[PRODUCE])),
        &[
            (PRODUCE, "conquest-not-now"),
            ("'by':'Ada','do':'found','hex':[0,2]", "conquest-not-now"),
            ("'by':'Ada','do':'end'", "end.by: unknown field `by`, there are no fields"),
        ],
    );
}

#[test]
fn land_produces_by_knights_buildings_and_what_is_beside() {
    // A knight and a settlement on a hill, two hills and a forest beside it.
    let found = after(&with(&begun(0), &[PRODUCE]));
    let expected = json!({"lumber": 1, "wool": 0, "grain": 0, "brick": 5, "ore": 0, "gold": 0});
    assert_eq!(found["players"]["Ada"]["resources"], expected);
    // A wall of Bo's on the way to the forest takes that.
    let log = with(
        &begun(9),
        &[
            PRODUCE,
            END,
            END,
            PRODUCE,
            END,
            &buy("brick", 1),
            "'do':'move','from':[-2,0],'to':[-1,0],'knights':1",
            END,
            PRODUCE,
            END,
            "'do':'move','from':[-1,0],'to':[0,0],'knights':1",
            END,
            PRODUCE,
            END,
            "'do':'move','from':[0,0],'to':[1,0],'knights':1",
            END,
            PRODUCE,
            END,
        ],
    );
    let before = after(&log);
    let walled = with(&log, &["'do':'wall','edge':[[2,0],[1,0]],'pay':'brick'", END, PRODUCE]);
    let after = after(&walled);
    let gained = |good: &str| {
        let of = |state: &Value| state["players"]["Ada"]["resources"][good].as_i64().unwrap();
        of(&after) - of(&before)
    };
    assert_eq!((gained("lumber"), gained("brick")), (0, 5));
    assert_eq!(after["walls"], json!([[[1, 0], [2, 0], "Bo"]]));
}

#[test]
fn who_gets_nothing_gets_five_gold() {
    // Ada's only building stands on a desert among deserts.
    let first = "'game':'conquest','players':['Ada','Bo'],'land':[[0,0,'desert'],[1,0,'desert'],[2,0,'hill'],[3,0,'hill'],\
                 [4,0,'hill'],[5,0,'hill'],[6,0,'desert']]";
    let log = [first, "'by':'Ada','do':'found','hex':[0,0]", "'by':'Bo','do':'found','hex':[6,0]", PRODUCE];
    let found = state(&log);
    assert_eq!(found["players"]["Ada"]["resources"]["gold"], 5);
    assert_eq!(
        found["players"]["Bo"]["resources"],
        json!({"lumber": 0, "wool": 0, "grain": 0, "brick": 1, "ore": 0, "gold": 0})
    );
}

#[test]
fn building_is_paid_and_stays_within_reach() {
    let log = with(&begun(50), &[PRODUCE, &buy("ore", 9), &buy("wool", 3), &buy("lumber", 9), &buy("grain", 5)]);
    each_refused(
        &strs(&log),
        &[
            ("'do':'knight','hex':[2,0],'pay':'grain'", "conquest-not-paid-with"),
            ("'do':'knight','hex':[1,0],'pay':'ore'", "conquest-not-settled"),
            ("'do':'knight','hex':[-2,0],'pay':'ore'", "conquest-not-settled"),
            ("'do':'wall','edge':[[2,0],[1,0]],'pay':'ore'", "conquest-not-paid-with"),
            ("'do':'wall','edge':[[2,0],[3,0]],'pay':'lumber'", "conquest-shore"),
            ("'do':'wall','edge':[[0,0],[1,0]],'pay':'lumber'", "conquest-not-held-beside"),
            ("'do':'wall','edge':[[2,0],[0,0]],'pay':'lumber'", "conquest-no-edge"),
            (
                "'do':'wall','edge':[[9223372036854775807,0],[-9223372036854775808,0]],'pay':'lumber'",
                "conquest-no-edge",
            ),
            ("'do':'settlement','hex':[2,0]", "conquest-building-there"),
            ("'do':'settlement','hex':[0,0]", "conquest-out-of-reach"),
            ("'do':'settlement','hex':[-2,0]", "conquest-held"),
            ("'do':'castle','hex':[2,0]", "conquest-improves"),
            ("'do':'city','hex':[1,0]", "conquest-improves"),
            ("'do':'bank','gives':'ore','takes':'gold','count':1", "conquest-bank-gives-no-gold"),
            ("'do':'bank','gives':'ore','takes':'ore','count':1", "conquest-bank-same"),
            ("'do':'bank','gives':'ore','takes':'wool','count':3", "conquest-too-little"),
            ("'do':'bank','gives':'ore','takes':'wool','count':9223372036854775807", "conquest-too-little"),
            ("'do':'bank','gives':'ore','takes':'wool','count':0", "conquest-less-than-one"),
            ("'do':'trade','with':'Ada','gives':{'ore':1},'takes':{'ore':1}", "conquest-no-such-player"),
            ("'do':'trade','with':'Bo','gives':{'ore':1},'takes':{}", "conquest-gives-nothing"),
            ("'do':'trade','with':'Bo','gives':{'ore':1},'takes':{'gold':51}", "conquest-too-little"),
            ("'do':'trade','with':'Bo','gives':{'ore':-1},'takes':{'gold':1}", "conquest-below-nothing"),
        ],
    );
    let built = with(
        &log,
        &[
            "'do':'settlement','hex':[1,0]",
            "'do':'city','hex':[2,0]",
            "'do':'castle','hex':[2,0]",
            "'do':'knight','hex':[2,0],'pay':'ore'",
            "'do':'knight','hex':[1,0],'pay':'wool'",
            "'do':'wall','edge':[[1,0],[2,0]],'pay':'lumber'",
            "'do':'trade','with':'Bo','gives':{'lumber':1},'takes':{'gold':7}",
        ],
    );
    let found = after(&built);
    assert_eq!(hex(&found, 2, 0), json!(["Ada", "castle", 3]), "two knights for one payment in a castle");
    assert_eq!(hex(&found, 1, 0), json!(["Ada", "settlement", 1]));
    let expected = json!({"lumber": 5, "wool": 1, "grain": 2, "brick": 2, "ore": 4, "gold": 31});
    assert_eq!(found["players"]["Ada"]["resources"], expected);
    each_refused(
        &strs(&built),
        &[
            ("'do':'wall','edge':[[2,0],[1,0]],'pay':'lumber'", "conquest-wall-there"),
            ("'do':'rebuild','from':[[1,0],[2,0]],'to':[[2,0],[1,0]]", "conquest-same-edge"),
            ("'do':'rebuild','from':[[1,0],[0,0]],'to':[[2,0],[2,-1]]", "conquest-no-own-wall"),
            ("'do':'rebuild','from':[[1,0],[2,0]],'to':[[-1,0],[0,0]]", "conquest-not-held-beside"),
        ],
    );
    let rebuilt = with(&built, &["'do':'rebuild','from':[[1,0],[2,0]],'to':[[1,-1],[1,0]]"]);
    assert_eq!(after(&rebuilt)["walls"], json!([[[1, -1], [1, 0], "Ada"]]));
    refused(
        &strs(&with(&rebuilt, &["'do':'rebuild','from':[[1,-1],[1,0]],'to':[[1,0],[2,0]]"])),
        "conquest-rebuilt-already",
    );
    // A bank takes four of a resource for one.
    let banked = after(&with(&log, &["'do':'bank','gives':'ore','takes':'wool','count':2"]));
    assert_eq!(banked["players"]["Ada"]["resources"]["ore"], 1);
}

#[test]
fn knights_move_once_and_never_over_walls_of_others() {
    let log = with(&begun(50), &[PRODUCE, &buy("ore", 3), "'do':'knight','hex':[2,0],'pay':'ore'"]);
    let moved = with(&log, &["'do':'move','from':[2,0],'to':[1,0],'knights':1"]);
    assert_eq!(hex(&after(&moved), 1, 0), json!(["Ada", null, 1]));
    each_refused(
        &strs(&moved),
        &[
            ("'do':'move','from':[1,0],'to':[0,0],'knights':1", "conquest-too-few-knights"),
            ("'do':'move','from':[2,0],'to':[0,0],'knights':1", "conquest-no-way"),
            ("'do':'move','from':[2,0],'to':[2,0],'knights':1", "conquest-same-hex"),
            ("'do':'move','from':[2,0],'to':[1,0],'knights':0", "conquest-nobody-moves"),
            ("'do':'move','from':[2,0],'to':[3,0],'knights':1", "conquest-no-land"),
            ("'do':'move','from':[-2,0],'to':[-1,0],'knights':1", "conquest-too-few-knights"),
            ("'do':'bank','gives':'gold','takes':'ore','count':1", "conquest-turn-gone-on"),
        ],
    );
    // Along held hexes as far as they reach, in the next turn; the other knight may still move in this one.
    let far = with(&moved, &["'do':'move','from':[2,0],'to':[1,0],'knights':1", END, END, PRODUCE]);
    let far = with(&far, &["'do':'move','from':[1,0],'to':[0,0],'knights':1", END, END, PRODUCE]);
    let far = with(&far, &["'do':'move','from':[0,0],'to':[2,0],'knights':1"]);
    assert_eq!(hex(&after(&far), 2, 0), json!(["Ada", "settlement", 1]));
    assert_eq!(hex(&after(&far), 0, 0), Value::Null);
}

/// Ada's knights stand beside Bo's hex in her third turn: three on [-1,0], and one at home.
fn at_the_gates(gold: i64, bo: &[&str]) -> Vec<String> {
    let mut log = with(&begun(gold), &[PRODUCE, "'do':'bank','gives':'gold','takes':'ore','count':3"]);
    log = with(&log, &["'do':'knight','hex':[2,0],'pay':'ore'"; 3]);
    log = with(&log, &["'do':'move','from':[2,0],'to':[1,0],'knights':3", END]);
    log = with(&log, bo);
    with(
        &log,
        &[
            END,
            PRODUCE,
            "'do':'move','from':[1,0],'to':[0,0],'knights':3",
            END,
            END,
            PRODUCE,
            "'do':'move','from':[0,0],'to':[-1,0],'knights':3",
        ],
    )
}

#[test]
fn attacks_begin_with_the_third_turn() {
    let attack = "'do':'attack','from':[-1,0],'to':[-2,0],'dice':[1,2]";
    let log = at_the_gates(40, &[]);
    each_refused(
        &strs(&log),
        &[
            ("'do':'attack','from':[2,0],'to':[1,0],'dice':[6,1]", "conquest-no-opponent"),
            ("'do':'attack','from':[2,0],'to':[-2,0],'dice':[6,1]", "conquest-not-beside"),
            ("'do':'attack','from':[-1,1],'to':[-2,1],'dice':[6,1]", "conquest-too-few-knights"),
            ("'do':'attack','from':[-1,0],'to':[-2,0],'dice':[7,1]", "conquest-no-die"),
            ("'do':'attack','from':[-1,0],'to':[-2,0],'dice':[6]", "attack.dice: invalid length 1,"),
            ("'do':'attack','from':[-1,0],'to':[-2,0],'dice':[6,1],'plunder':'ore'", "conquest-plunder-needless"),
            ("'do':'attack','from':[-1,0],'to':[-2,0],'dice':[1,6],'plunder':'ore'", "conquest-plunder-needless"),
            ("'do':'occupy','hex':[-2,0],'from':[[-1,0,1]]", "conquest-not-opened"),
        ],
    );
    // Three knights against one: a draw with the one that is added, and the attacker wins it.
    let won = after(&with(&log, &[attack]));
    assert_eq!(hex(&won, -2, 0), json!(["Bo", "settlement", 0]), "with a building it takes one more battle");
    assert_eq!(won["players"]["Ada"]["resources"]["gold"], 38);
    assert_eq!(won["players"]["Bo"]["resources"]["gold"], 39);
    let lost = after(&with(&log, &["'do':'attack','from':[-1,0],'to':[-2,0],'dice':[1,3]"]));
    assert_eq!(hex(&lost, -1, 0), json!(["Ada", null, 2]));
    // In the second turn it is too early.
    let early = with(&begun(0), &[PRODUCE, "'do':'move','from':[2,0],'to':[1,0],'knights':1", END, END, PRODUCE]);
    refused(&strs(&with(&early, &["'do':'attack','from':[1,0],'to':[0,0],'dice':[6,1]"])), "conquest-too-early");
}

#[test]
fn a_building_is_taken_and_occupied_and_whoever_holds_nothing_is_out() {
    let attack = "'do':'attack','from':[-1,0],'to':[-2,0],'dice':[5,1]";
    let log = with(&at_the_gates(40, &["'do':'move','from':[-2,0],'to':[-2,1],'knights':1"]), &[attack]);
    let taken = after(&log);
    assert_eq!(hex(&taken, -2, 0), json!(["Ada", "settlement", 0]));
    assert_eq!(taken["winner"], Value::Null, "Bo holds a hex with a knight");
    each_refused(
        &strs(&log),
        &[
            ("'do':'occupy','hex':[-2,0],'from':[[-1,0,4]]", "conquest-too-few-knights"),
            ("'do':'occupy','hex':[-2,0],'from':[[-1,0,-1]]", "conquest-too-few-knights"),
            ("'do':'occupy','hex':[-2,0],'from':[[-1,0,1],[-1,0,1]]", "conquest-named-twice"),
            ("'do':'occupy','hex':[-2,0],'from':[[-1,0,0]]", "conquest-nobody-occupies"),
            ("'do':'occupy','hex':[-2,0],'from':[]", "conquest-nobody-occupies"),
            ("'do':'occupy','hex':[-2,0],'from':[[2,0,1]]", "conquest-not-beside"),
            ("'do':'occupy','hex':[-2,1],'from':[[-1,0,1]]", "conquest-not-opened"),
            ("'do':'move','from':[2,0],'to':[1,0],'knights':1", "conquest-turn-gone-on"),
        ],
    );
    let occupied = with(&log, &["'do':'occupy','hex':[-2,0],'from':[[-1,0,2]]"]);
    assert_eq!(hex(&after(&occupied), -2, 0), json!(["Ada", "settlement", 2]));
    refused(&strs(&with(&occupied, &["'do':'occupy','hex':[-2,0],'from':[[-1,0,1]]"])), "conquest-not-opened");
    let late = with(&log, &["'do':'attack','from':[-1,0],'to':[-2,1],'dice':[1,6]"]);
    refused(&strs(&with(&late, &["'do':'occupy','hex':[-2,0],'from':[[-1,0,1]]"])), "conquest-not-opened");
    let won = after(&with(&occupied, &["'do':'attack','from':[-2,0],'to':[-2,1],'dice':[6,1]"]));
    assert_eq!((&won["winner"], &won["players"]["Bo"]["out"]), (&json!("Ada"), &json!(true)));
    assert_eq!(won["phase"], "attack");
}

#[test]
fn plunder_is_named_where_there_is_no_gold() {
    let log = at_the_gates(3, &["'do':'bank','gives':'gold','takes':'wool','count':3"]);
    let attack = "'do':'attack','from':[-1,0],'to':[-2,0],'dice':[6,1]";
    let with_plunder = |good: &str| format!("{attack},'plunder':'{good}'");
    each_refused(
        &strs(&log),
        &[
            (attack, "conquest-plunder-missing"),
            (&with_plunder("gold"), "conquest-too-little"),
            (&with_plunder("grain"), "conquest-too-little"),
            (&with_plunder("fish"), "attack.plunder: unknown variant `fish`, expected one of `lumber`,"),
        ],
    );
    let found = after(&with(&log, &[&with_plunder("wool")]));
    assert_eq!(found["players"]["Bo"]["resources"]["wool"], 2);
    assert_eq!(found["players"]["Ada"]["resources"]["gold"], 1);
}

#[test]
fn a_breached_wall_opens_the_hex_behind_it() {
    let log = at_the_gates(40, &[&buy("brick", 9), "'do':'move','from':[-2,0],'to':[-1,0],'knights':1"]);
    // The knight stands in the way: the move before was to a hex that Bo holds.
    refused(&strs(&log), "conquest-no-way");
    let wall = "'do':'wall','edge':[[-2,0],[-1,0]],'pay':'brick'";
    let log = at_the_gates(40, &[wall]);
    let die = |die: i64| format!("'do':'breach','edge':[[-1,0],[-2,0]],'die':{die}");
    each_refused(
        &strs(&log),
        &[
            ("'do':'attack','from':[-1,0],'to':[-2,0],'dice':[6,1]", "conquest-not-beside"),
            (&die(0), "conquest-no-die"),
            ("'do':'breach','edge':[[2,0],[1,0]],'die':6", "conquest-no-wall-there"),
            ("'do':'breach','castle':[-2,0],'die':6", "conquest-no-castle"),
            (
                "'do':'breach','castle':[-2,0],'edge':[[-1,0],[-2,0]],'die':6",
                "breach: expected an edge or a castle, and a die",
            ),
            ("'do':'breach','die':6", "breach: expected an edge or a castle, and a die"),
        ],
    );
    let failed = with(&log, &[&die(5)]);
    assert_eq!(after(&failed)["walls"], json!([[[-2, 0], [-1, 0], "Bo"]]));
    refused(&strs(&with(&failed, &[&die(6)])), "conquest-tried-already");
    let breached = with(&log, &[&die(6)]);
    assert_eq!((&after(&breached)["walls"], &after(&breached)["phase"]), (&json!([]), &json!("breach")));
    refused(&strs(&with(&breached, &["'do':'occupy','hex':[-2,0],'from':[[-1,0,1]]"])), "conquest-not-opened");
    state(&strs(&with(&breached, &["'do':'attack','from':[-1,0],'to':[-2,0],'dice':[6,1]"])));
    // A wall of Bo's with nobody behind it.
    let wall = "'do':'wall','edge':[[-2,1],[-1,0]],'pay':'brick'";
    let out = ["'do':'move','from':[-2,0],'to':[-2,1],'knights':1", END, PRODUCE, END, wall];
    let back = "'do':'move','from':[-2,1],'to':[-2,0],'knights':1";
    let log = at_the_gates(40, &[out[0], END, PRODUCE, END, wall, back]);
    let breached = with(&log, &["'do':'breach','edge':[[-2,1],[-1,0]],'die':6"]);
    let occupied = with(&breached, &["'do':'occupy','hex':[-2,1],'from':[[-1,0,3]]"]);
    assert_eq!(hex(&after(&occupied), -2, 1), json!(["Ada", null, 3]));
    assert_eq!(hex(&after(&occupied), -1, 0), Value::Null);
}

#[test]
fn a_breached_castle_gives_nothing_until_its_owners_turn() {
    let castle: Vec<String> = vec![
        buy("ore", 4),
        buy("grain", 2),
        buy("lumber", 2),
        "'do':'city','hex':[-2,0]".to_owned(),
        "'do':'castle','hex':[-2,0]".to_owned(),
    ];
    let log = at_the_gates(40, &strs(&castle));
    let attack = |dice: &str| format!("'do':'attack','from':[-1,0],'to':[-2,0],'dice':[{dice}]");
    let holds = |log: &[String], dice: &str| hex(&after(&with(log, &[&attack(dice)])), -2, 0)[2] == 1;
    assert!(holds(&log, "3,2") && !holds(&log, "4,2"), "three for the castle, one for more knights");
    let breached = with(&log, &["'do':'breach','castle':[-2,0],'die':6"]);
    assert!(holds(&breached, "1,3") && !holds(&breached, "1,2"));
    let mended = with(&breached, &[END, END, PRODUCE]);
    assert!(holds(&mended, "3,2"));
    refused(&strs(&with(&breached, &["'do':'breach','castle':[-2,0],'die':6"])), "conquest-tried-already");
}

#[test]
fn walls_of_one_owner_around_held_land_are_a_fortress() {
    // A tip of land: one edge leads to it.
    let first = "'game':'conquest','players':['Ada','Bo'],'gold':30,'land':[[0,0,'hill'],[1,0,'field'],[2,0,'forest'],\
                 [3,0,'desert'],[4,0,'hill'],[5,0,'hill'],[6,0,'hill'],[7,0,'hill']]";
    let log = [first, "'by':'Ada','do':'found','hex':[2,0]", "'by':'Bo','do':'found','hex':[7,0]", PRODUCE];
    let log: Vec<String> = log.map(str::to_owned).to_vec();
    let log = with(&log, &[&buy("lumber", 1)]);
    let toward_desert = with(&log, &["'do':'wall','edge':[[3,0],[2,0]],'pay':'lumber'"]);
    let found = after(&toward_desert);
    assert_eq!(found["cards"]["fortress"], "Ada", "three hexes, walled towards the desert");
    let before = &found["players"]["Ada"]["resources"];
    let produced = after(&with(&toward_desert, &[END, END, PRODUCE]));
    let gained =
        |good: &str| produced["players"]["Ada"]["resources"][good].as_i64().unwrap() - before[good].as_i64().unwrap();
    let gains = ["lumber", "wool", "grain", "brick", "ore", "gold"].map(gained);
    // Forest: knight 1, settlement 2, fortress 1. Field: beside 1, fortress 1. Hill: fortress 1. Gold for the card.
    assert_eq!(gains, [4, 0, 2, 1, 0, 5]);
    let inside = with(&log, &["'do':'wall','edge':[[1,0],[2,0]],'pay':'lumber'"]);
    assert_eq!(after(&inside)["cards"]["fortress"], Value::Null, "it holds nothing in there, and one hex outside");
}

#[test]
fn the_largest_army_is_built_and_the_others_stay() {
    let mut log = with(&begun(50), &[PRODUCE, &buy("ore", 9)]);
    log = with(&log, &["'do':'knight','hex':[2,0],'pay':'ore'"; 3]);
    assert_eq!(after(&log)["cards"]["army"], Value::Null);
    log = with(&log, &["'do':'knight','hex':[2,0],'pay':'ore'"; 2]);
    let found = after(&log);
    assert_eq!(
        (&found["cards"]["army"], &found["army_number"]),
        (&json!("Ada"), &json!(5)),
        "as many as when it was earned"
    );
    log = with(&log, &[END, &buy("wool", 9)]);
    log = with(&log, &["'do':'knight','hex':[-2,0],'pay':'wool'"; 4]);
    assert_eq!(after(&log)["cards"]["army"], "Ada");
    log = with(&log, &["'do':'knight','hex':[-2,0],'pay':'wool'"]);
    let taken = after(&log);
    assert_eq!((&taken["cards"]["army"], &taken["army_number"]), (&json!("Bo"), &json!(6)));
    let settlements = [
        &buy("wool", 2),
        &buy("grain", 2),
        &buy("lumber", 2),
        "'do':'settlement','hex':[1,0]",
        "'do':'settlement','hex':[1,1]",
    ];
    let log = with(&begun(50), &[&[PRODUCE][..], &settlements].concat());
    assert_eq!(after(&log)["cards"]["metropolis"], "Ada");
    assert_eq!(after(&with(&log, &[END, END, PRODUCE]))["players"]["Ada"]["resources"]["gold"], 49);
}

#[test]
fn more_than_half_of_the_land_wins() {
    let first = "'game':'conquest','players':['Ada','Bo'],'gold':40,'land':[[0,0,'desert'],[1,0,'field'],[2,0,'forest'],\
                 [3,0,'hill'],[4,0,'hill'],[5,0,'hill'],[6,0,'hill'],[7,0,'hill']]";
    let settle = |q: i64| format!("'do':'settlement','hex':[{q},0]");
    let log = [first, "'by':'Ada','do':'found','hex':[0,0]", "'by':'Bo','do':'found','hex':[7,0]", PRODUCE];
    let log: Vec<String> = log.map(str::to_owned).to_vec();
    let goods = [buy("lumber", 4), buy("brick", 4), buy("wool", 4), buy("grain", 4)];
    let log = with(&with(&log, &strs(&goods)), &strs(&[settle(1), settle(2), settle(3)]));
    assert_eq!(after(&log)["winner"], Value::Null, "half is not more than half");
    let won = after(&with(&log, &[&settle(4)]));
    assert_eq!((&won["winner"], &won["turn"], &won["phase"]), (&json!("Ada"), &json!("Ada"), &json!("build")));
}

#[test]
fn who_goes_out_in_the_own_turn_only_ends_it() {
    let first = format!("'game':'conquest','players':['Ada','Bo','Cy'],'land':[{}],'gold':9", land());
    let log = [
        &first,
        "'by':'Ada','do':'found','hex':[2,0]",
        "'by':'Bo','do':'found','hex':[-2,0]",
        "'by':'Cy','do':'found','hex':[0,2]",
        PRODUCE,
        "'do':'move','from':[2,0],'to':[1,0],'knights':1",
        END,
        END,
        END,
        PRODUCE,
        "'do':'move','from':[1,0],'to':[0,0],'knights':1",
        END,
        // Bo leaves home empty behind a knight that waits beside it; Cy goes to Ada's empty settlement.
        END,
        "'do':'move','from':[0,2],'to':[1,1],'knights':1",
        END,
        PRODUCE,
        END,
        END,
        "'do':'attack','from':[1,1],'to':[2,0],'dice':[6,1]",
        END,
        PRODUCE,
        "'do':'attack','from':[0,0],'to':[-1,0],'dice':[6,1]",
    ];
    let log: Vec<String> = log.map(str::to_owned).to_vec();
    refused(&strs(&log), "conquest-no-opponent");
    let log = &log[..log.len() - 1];
    let log = with(
        log,
        &["'do':'move','from':[0,0],'to':[-1,0],'knights':1", "'do':'attack','from':[-1,0],'to':[-2,0],'dice':[1,6]"],
    );
    let found = after(&log);
    assert_eq!((&found["players"]["Ada"]["out"], &found["turn"]), (&json!(true), &json!("Ada")));
    each_refused(
        &strs(&log),
        &[
            ("'do':'bank','gives':'gold','takes':'ore','count':1", "conquest-is-out"),
            ("'do':'occupy','hex':[-2,0],'from':[[-1,0,1]]", "conquest-is-out"),
            (PRODUCE, "conquest-not-now"),
        ],
    );
    let ended = with(&log, &[END]);
    refused(
        &strs(&with(&ended, &["'do':'trade','with':'Ada','gives':{'gold':1},'takes':{'gold':1}"])),
        "conquest-no-such-player",
    );
    let next = after(&with(&ended, &[END, END, PRODUCE]));
    assert_eq!((&next["turn"], &next["players"]["Ada"]["turns"]), (&json!("Bo"), &json!(4)));
    let gold = |state: &Value| state["players"]["Ada"]["resources"].clone();
    assert_eq!(gold(&next), gold(&found), "who is out gets nothing");
}
