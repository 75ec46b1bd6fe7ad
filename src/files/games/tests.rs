//! What holds for every log. Logs of tests are written with single quotes and without the outer braces.

use proptest::prelude::*;
use serde_json::Value;

use crate::games::json::LineFormFault;
use crate::games::log::{GameLogFault, GameLogFaultKind};
use crate::games::{dead_end, end, replay};

fn log(lines: &[&str]) -> String {
    let lines: Vec<String> = lines.iter().map(|line| format!("{{{}}}", line.replace('\'', "\""))).collect();
    lines.join("\n")
}

/// The state after a log that is legal.
pub(super) fn state(lines: &[&str]) -> Value {
    let state = replay(log(lines).as_bytes()).unwrap_or_else(|fault| panic!("{fault:?}"));
    serde_json::from_str(&state).unwrap()
}

/// The code of a fault, or what serde says of it.
fn said(fault: &GameLogFault) -> String {
    match &fault.what {
        GameLogFaultKind::Form(LineFormFault::Shape { path, what }) => format!("{path}: {what}"),
        GameLogFaultKind::Form(fault) => fault.code().to_owned(),
        GameLogFaultKind::Rules(refusal) => refusal.code().to_owned(),
    }
}

/// Asks for a code, or for what serde begins with, which has a colon.
fn assert_said(fault: &GameLogFault, expected: &str) {
    let said = said(fault);
    assert!(said == expected || (expected.contains(": ") && said.starts_with(expected)), "{expected}: {said}");
}

/// Asks that the last line of a log is refused, by a fault of this code, or one of which serde says this.
pub(super) fn refused(lines: &[&str], expected: &str) {
    let fault = replay(log(lines).as_bytes()).expect_err(expected);
    assert_eq!(fault.line, lines.len() as u64, "{lines:?}");
    assert_said(&fault, expected);
}

/// Asks it of each of some lines that follow others, which are legal.
pub(super) fn each_refused(before: &[&str], lines: &[(&str, &str)]) {
    state(before);
    for (line, expected) in lines {
        refused(&[before, &[line]].concat(), expected);
    }
}

const FIRST: &str = "'game':'struggle','players':['Ada','Bo']";
const END: &str = "'do':'end'";
const UNDO: &str = "'do':'undo'";

#[test]
fn lines_are_read_strictly() {
    let check = |text: &str, line: u64, expected: &str| {
        let fault = replay(text.as_bytes()).expect_err(text);
        assert_eq!(fault.line, line, "{text}");
        assert_said(&fault, expected);
    };
    let first = log(&[FIRST]);
    check("", 1, "log-no-line");
    check("\n", 1, "log-empty-line");
    check("{\"do\":\"end\"}", 1, "log-key-missing");
    check("{\"game\":\"chess\"}", 1, "log-no-such-word");
    check("{\"game\":7}", 1, "log-key-missing");
    check("\u{FEFF}{\"game\":\"struggle\"}", 1, "log-not-json");
    let check_step = |step: &str, expected: &str| check(&format!("{first}\n{step}"), 2, expected);
    check_step("\n", "log-empty-line");
    check_step("\n{\"do\":\"end\"}", "log-empty-line");
    check_step("  ", "log-not-json");
    check_step("end", "log-not-json");
    check_step("{\"do\":\"end\"} {}", "log-not-json");
    check_step("[\"end\"]", "log-no-object");
    check_step("{\"do\":\"end\",\"do\":\"end\"}", ".: duplicate field `do`");
    check_step("{\"do\":\"end\",\"why\":{\"a\":1,\"a\":2}}", "why: duplicate field `a`");
    check_step("{\"do\":\"end\",\"why\":1}", "end.why: unknown field `why`, there are no fields");
    check_step("{\"do\":\"undo\",\"why\":1}", "why: unknown field `why`, there are no fields");
    check_step("{\"why\":1}", "log-key-missing");
    check_step("{\"do\":\"sleep\"}", ".: unknown variant `sleep`, expected one of `trade`,");
    check_step("{\"do\":null}", "do: invalid type: null");
    for number in ["1.0", "1e0", "\"1\"", "null", "true", "99999999999999999999", "[]", "-1e999"] {
        let found = replay(format!("{first}\n{{\"do\":\"draw\",\"count\":{number}}}").as_bytes()).expect_err(number);
        let said = said(&found);
        assert!(said.contains("count: invalid type: ") || said == "log-not-json", "{said}");
    }
    let deep = format!("{{\"do\":{}1{}}}", "[".repeat(10_000), "]".repeat(10_000));
    check_step(&deep, "log-not-json");
    assert!(replay(b"\xFF\xFE").is_err());
    let whole = format!("{first}\n{{\"do\":\"end\"}}");
    assert_eq!(replay(whole.as_bytes()), replay(format!("{whole}\n").as_bytes()));
    check(&format!("{whole}\n\n"), 3, "log-empty-line");
}

#[test]
fn a_step_is_taken_back_until_none_is_left() {
    let begun = state(&[FIRST]);
    assert_eq!(state(&[FIRST, END, END, UNDO, UNDO]), begun);
    assert_eq!(state(&[FIRST, END, UNDO, END]), state(&[FIRST, END]));
    refused(&[FIRST, UNDO], "no-game-step-to-take-back");
    refused(&[FIRST, END, UNDO, UNDO], "no-game-step-to-take-back");
}

#[test]
fn a_won_game_takes_nothing_but_steps_back() {
    let first = "'game':'struggle','players':['Ada','Bo'],'values':{'road_b':9}";
    let road = "'do':'build','what':'road'";
    let won = [first, road];
    assert_eq!(state(&won)["winner"], "Ada");
    each_refused(
        &won,
        &[
            (END, "game-is-won"),
            (road, "game-is-won"),
            ("'do':'sleep'", ".: unknown variant `sleep`, expected one of `trade`,"),
        ],
    );
    assert_eq!(state(&[first, road, UNDO]), state(&[first]));
}

#[test]
fn names_are_told_apart() {
    refused(&["'game':'struggle','players':['Ada','Ada']"], "game-name-twice");
    refused(&["'game':'struggle','players':['Ada','']"], "game-name-empty");
    refused(&["'game':'struggle','players':['Ada']"], "game-number-of-sides");
    refused(&["'game':'struggle','players':['A','B','C','D','E']"], "game-number-of-sides");
    refused(&["'game':'struggle','players':['Ada',7]"], "players[1]: invalid type: integer `7`, expected a string");
    assert_eq!(state(&["'game':'struggle','players':[' ','Ada\\n']"])["turn"], " ");
}

/// The first lines of logs, a little of each game's own.
static OPENINGS: [&str; 3] = [
    r#"{"game":"full-contact","teams":[{"name":"a","players":4,"hoop":1},{"name":"b","players":4,"hoop":4},{"name":"c","players":3,"hoop":7}]}"#,
    r#"{"game":"struggle","players":["a","b","c"],"cards":{"knight":1}}"#,
    r#"{"game":"conquest","players":["a","b"],"gold":99,"land":[[0,0,"desert"],[1,0,"forest"],[0,1,"field"],[-1,1,"hill"],[-1,0,"pasture"],[0,-1,"mountain"],[1,-1,"forest"]]}"#,
];

/// What a step may say, and much that it may not.
static WORDS: [&str; 52] = [
    "whistle",
    "stop",
    "collect",
    "place",
    "buy",
    "trade",
    "play",
    "build",
    "draw",
    "end",
    "undo",
    "found",
    "produce",
    "knight",
    "wall",
    "rebuild",
    "settlement",
    "city",
    "castle",
    "bank",
    "move",
    "breach",
    "occupy",
    "attack",
    "a",
    "b",
    "c",
    "wood",
    "wheat",
    "brick",
    "ore",
    "lumber",
    "wool",
    "grain",
    "gold",
    "card",
    "vp",
    "robber",
    "barbarians",
    "monopoly",
    "year-of-plenty",
    "foresight",
    "pile",
    "market",
    "road",
    "church",
    "university",
    "yes",
    "",
    "#1",
    "\u{feff}",
    "\u{1f3b2}",
];

/// The keys of all steps.
static KEYS: [&str; 30] = [
    "team", "pile", "hoop", "what", "with", "card", "to", "gives", "takes", "piles", "resource", "discards", "hit",
    "count", "from", "flip", "event", "by", "hex", "pay", "edge", "knights", "die", "castle", "dice", "plunder",
    "game", "players", "land", "do",
];

fn value() -> impl Strategy<Value = String> {
    let number = prop_oneof![(-3_i64..13).prop_map(|n| n.to_string()), any::<i64>().prop_map(|n| n.to_string())];
    let hex = prop_oneof![
        (-2_i64..3, -2_i64..3).prop_map(|(q, r)| format!("[{q},{r}]")),
        any::<(i64, i64)>().prop_map(|(q, r)| format!("[{q},{r}]")),
    ];
    let word = proptest::sample::select(&WORDS[..]).prop_map(|word| format!("\"{word}\""));
    let amounts =
        (proptest::sample::select(&WORDS[..]), any::<i64>()).prop_map(|(word, n)| format!("{{\"{word}\":{n}}}"));
    prop_oneof![
        4 => number.clone(),
        4 => word,
        4 => hex.clone(),
        2 => (hex.clone(), hex.clone()).prop_map(|(one, other)| format!("[{one},{other}]")),
        2 => amounts,
        1 => (number.clone(), number.clone(), number).prop_map(|(q, r, n)| format!("[[{q},{r},{n}]]")),
        1 => "[0-9.eE+-]{1,40}",
        1 => proptest::sample::select(&["null", "true", "false", "[]", "{}", "\"\\ud800\"", "[[]]"][..]).prop_map(str::to_owned),
    ]
}

fn line() -> impl Strategy<Value = String> {
    let pair = (proptest::sample::select(&KEYS[..]), value()).prop_map(|(key, value)| format!("\"{key}\":{value}"));
    let step = (proptest::sample::select(&WORDS[..]), proptest::collection::vec(pair, 0..5))
        .prop_map(|(what, pairs)| format!("{{{}}}", [vec![format!("\"do\":\"{what}\"")], pairs].concat().join(",")));
    prop_oneof![20 => step, 1 => ".{0,40}"]
}

proptest! {
    /// Nothing that is read as a log ends the program, whatever stands in it.
    #[test]
    fn no_log_panics(first in proptest::sample::select(&OPENINGS[..]), lines in proptest::collection::vec(line(), 0..12)) {
        // Each line is tried after the opening alone as well, since the first that is refused ends the reading.
        for at in 0..=lines.len() {
            let log = [&[first.to_owned()][..], &lines[at..]].concat().join("\n");
            let _ = (replay(log.as_bytes()), end(log.as_bytes()), dead_end(log.as_bytes()));
        }
    }

    #[test]
    fn no_bytes_panic(bytes in proptest::collection::vec(any::<u8>(), 0..200), text in ".{0,200}") {
        for log in [&bytes[..], text.as_bytes(), &[OPENINGS[1].as_bytes(), b"\n", &bytes].concat()] {
            let _ = (replay(log), end(log), dead_end(log));
        }
    }
}
