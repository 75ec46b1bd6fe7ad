//! What holds for every log. Logs of tests are written with single quotes and without the outer braces.

use serde_json::Value;

use crate::files::games::log::{GameLogFault, GameLogFaultKind};
use crate::files::games::replay;

fn log(lines: &[&str]) -> String {
    let lines: Vec<String> = lines.iter().map(|line| format!("{{{}}}", line.replace('\'', "\""))).collect();
    lines.join("\n")
}

/// The state after a log that is legal.
pub(super) fn state(lines: &[&str]) -> Value {
    let state = replay(log(lines).as_bytes()).unwrap_or_else(|fault| panic!("{fault:?}"));
    serde_json::from_str(&state).unwrap()
}

/// The code of a fault.
fn code(fault: &GameLogFault) -> &'static str {
    match &fault.what {
        GameLogFaultKind::Form(fault) => fault.code(),
        GameLogFaultKind::Rules(refusal) => refusal.code(),
    }
}

/// Asks that the last line of a log is refused, by a fault of this code.
pub(super) fn refused(lines: &[&str], expected: &str) {
    let fault = replay(log(lines).as_bytes()).expect_err(expected);
    assert_eq!((fault.line, code(&fault)), (lines.len() as u64, expected), "{lines:?}");
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
        assert_eq!((fault.line, code(&fault)), (line, expected), "{text}");
    };
    let first = log(&[FIRST]);
    check("", 1, "log-no-line");
    check("\n", 1, "log-empty-line");
    check("{\"do\":\"end\"}", 1, "log-key-missing");
    check("{\"game\":\"chess\"}", 1, "log-no-such-word");
    check("{\"game\":7}", 1, "log-not-of-this-kind");
    check("\u{FEFF}{\"game\":\"struggle\"}", 1, "log-not-json");
    let check_step = |step: &str, expected: &str| check(&format!("{first}\n{step}"), 2, expected);
    check_step("\n", "log-empty-line");
    check_step("\n{\"do\":\"end\"}", "log-empty-line");
    check_step("  ", "log-not-json");
    check_step("end", "log-not-json");
    check_step("{\"do\":\"end\"} {}", "log-not-json");
    check_step("[\"end\"]", "log-no-object");
    check_step("{\"do\":\"end\",\"do\":\"end\"}", "log-key-twice");
    check_step("{\"do\":\"end\",\"why\":{\"a\":1,\"a\":2}}", "log-key-twice");
    check_step("{\"do\":\"end\",\"why\":1}", "log-key-unknown");
    check_step("{\"do\":\"undo\",\"why\":1}", "log-key-unknown");
    check_step("{\"why\":1}", "log-key-missing");
    check_step("{\"do\":\"sleep\"}", "log-no-such-word");
    check_step("{\"do\":null}", "log-not-of-this-kind");
    for number in ["1.0", "1e0", "\"1\"", "null", "true", "99999999999999999999", "[]", "-1e999"] {
        let found = replay(format!("{first}\n{{\"do\":\"draw\",\"count\":{number}}}").as_bytes()).expect_err(number);
        assert!(["log-not-of-this-kind", "log-not-json"].contains(&code(&found)), "{number}");
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
    each_refused(&won, &[(END, "game-is-won"), (road, "game-is-won"), ("'do':'sleep'", "log-no-such-word")]);
    assert_eq!(state(&[first, road, UNDO]), state(&[first]));
}

#[test]
fn names_are_told_apart() {
    refused(&["'game':'struggle','players':['Ada','Ada']"], "game-name-twice");
    refused(&["'game':'struggle','players':['Ada','']"], "game-name-empty");
    refused(&["'game':'struggle','players':['Ada']"], "game-number-of-sides");
    refused(&["'game':'struggle','players':['A','B','C','D','E']"], "game-number-of-sides");
    refused(&["'game':'struggle','players':['Ada',7]"], "log-not-of-this-kind");
    assert_eq!(state(&["'game':'struggle','players':[' ','Ada\\n']"])["turn"], " ");
}
