//! `reeve game replay` as a process; random logs against a replayer written apart from Reeve (`tests/tools/replay.py`); and
//! the numbers of the rules in docs/GAMES.md.
//!
//! `REEVE_GAMES_SEED` and `REEVE_GAMES_TIMES` repeat a run or make it longer.

use std::collections::BTreeSet;
use std::fs;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Command, Stdio};

use reeve_files::games::replay;
use reeve_rules::games::SystemCode;
use reeve_rules::games::side::SIDE_SYSTEMS;
use reeve_words::games::how::numbers_of;
use reeve_words::games::log::how_it_is_played;
use serde_json::Value;

/// Runs the command on a log: status, standard output, standard error.
fn command(log: &str) -> (Option<i32>, String, String) {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.jsonl");
    fs::write(&file, log).unwrap();
    let output = Command::new(env!("CARGO_BIN_EXE_reeve")).args(["game", "replay"]).arg(&file).output().unwrap();
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
    (output.status.code(), text(output.stdout), text(output.stderr))
}

const FIRST: &str = r#"{"game":"struggle","players":["Ada","Bo"]}"#;

#[test]
fn the_state_is_one_line_with_the_keys_in_their_order() {
    let (status, out, err) = command(&format!("{FIRST}\n{{\"do\":\"build\",\"what\":\"road\"}}\n"));
    assert_eq!((status, err.as_str()), (Some(0), ""));
    let expected = concat!(
        r#"{"game":"struggle","turn":"Ada","phase":"build","players":{"#,
        r#""Ada":{"vp":2,"roads":["A","B"],"knights":[],"settlements":1,"cities":0,"expansions":[]},"#,
        r#""Bo":{"vp":1,"roads":["A"],"knights":[],"settlements":1,"cities":0,"expansions":[]}},"#,
        r#""left":{"road":6,"settlement":13,"knight":5,"expansion":9},"#,
        r#""trade_left":0,"draw_limit":2,"destiny":false,"winner":null}"#,
        "\n"
    );
    assert_eq!(out, expected);
    let field = r#"{"game":"full-contact","full":true,"teams":[{"name":"Z","players":4,"hoop":3},
        {"name":"A","players":3,"hoop":1},{"name":"M","players":3,"hoop":2}]}"#;
    let (_, out, _) = command(&field.replace('\n', " "));
    let begin = r#"{"game":"full-contact","round":0,"running":false,"teams":{"Z":{"vp":4,"knights":2,"settlements":[],"cities":[3],"unplaced":0,"balls":{"wood":0,"wheat":0,"brick":0,"ore":0},"cards":[],"extra":0},"A":"#;
    assert!(out.starts_with(begin), "{out}");
}

#[test]
fn a_refused_line_is_named_with_its_rule_and_nothing_is_printed() {
    let check = |lines: &str, parts: &[&str]| {
        let (status, out, err) = command(&format!("{FIRST}\n{lines}"));
        assert_eq!((status, out.as_str()), (Some(2), ""), "{lines}: {err}");
        assert!(parts.iter().all(|part| err.contains(part)), "{lines}: {err}");
    };
    check("{\"do\":\"undo\"}", &["game.jsonl: line 2: ", "(rule L4)"]);
    check("{\"do\":\"end\"}\n\n", &["line 3: is empty"]);
    check("{\"do\":\"end\",\"do\":\"end\"}", &["line 2: duplicate field `do`"]);
    check(
        "{\"do\":\"draw\",\"count\":2.5}",
        &["line 2: draw.count: invalid type: floating point `2.5`, expected a whole number"],
    );
    check("{\"do\":\"build\",\"what\":\"road\",\"from\":\"Bo\"}", &["line 2: nothing is stolen while", "(rule S7)"]);
    // No list stands for an object, with the values in the order of the keys.
    let field = "{\"game\":\"full-contact\",\"teams\":[{\"name\":\"A\",\"players\":3,\"hoop\":1},{\"name\":\"B\",\"players\":3,\"hoop\":2},{\"name\":\"C\",\"players\":3,\"hoop\":3}]}";
    for (log, path) in [
        ("{\"game\":\"struggle\",\"players\":[\"Ada\",\"Bo\"],\"cards\":[]}".to_owned(), "cards"),
        ("{\"game\":\"struggle\",\"players\":[\"Ada\",\"Bo\"],\"values\":[1,2,0,1,0,1,1]}".to_owned(), "values"),
        ("{\"game\":\"full-contact\",\"teams\":[[\"A\",3,1],[\"B\",3,2]]}".to_owned(), "teams[0]"),
        (format!("{field}\n{{\"do\":\"trade\",\"team\":\"A\",\"with\":\"B\",\"gives\":[1],\"takes\":{{}}}}"), "gives"),
        (format!("{field}\n{{\"do\":\"stop\",\"discards\":{{\"A\":[1]}}}}"), "discards.A"),
    ] {
        let (status, out, err) = command(&log);
        assert_eq!((status, out.as_str()), (Some(2), ""), "{log}: {err}");
        assert!(err.contains(&format!("{path}: invalid type: sequence, expected an object")), "{log}: {err}");
    }
    let missing = Command::new(env!("CARGO_BIN_EXE_reeve")).args(["game", "replay", "no such file"]).output().unwrap();
    assert_eq!((missing.status.code(), missing.stdout.is_empty()), (Some(2), true));
}

#[test]
fn random_logs_come_out_as_replayed_elsewhere() {
    let number =
        |name: &str, otherwise: u64| std::env::var(name).ok().and_then(|text| text.parse().ok()).unwrap_or(otherwise);
    let seed = number("REEVE_GAMES_SEED", u64::from(std::process::id()));
    let times = number("REEVE_GAMES_TIMES", 3);
    println!("REEVE_GAMES_SEED={seed}");
    for system in SIDE_SYSTEMS {
        let started = Command::new("python3")
            .args(["tests/tools/replay.py", "--random", system.code, &seed.to_string(), &times.to_string()])
            .stdout(Stdio::piped())
            .spawn();
        let Ok(mut other) = started else {
            assert!(std::env::var_os("CI").is_none(), "python3 is missing");
            println!("left out: python3 is not there");
            return;
        };
        let (mut legal, mut refused) = (0, 0);
        for line in BufReader::new(other.stdout.take().unwrap()).lines() {
            let case: Value = serde_json::from_str(&line.unwrap()).unwrap();
            let log = case["log"].as_str().unwrap();
            match replay(log.as_bytes()) {
                Ok(state) => {
                    let state: Value = serde_json::from_str(&state).unwrap();
                    assert_eq!(state, case["state"], "seed {seed}:\n{log}");
                    legal += 1;
                }
                Err(fault) => {
                    assert_eq!(Some(fault.line), case["line"].as_u64(), "seed {seed}: {fault:?}\n{log}");
                    refused += 1;
                }
            }
        }
        assert!(other.wait().unwrap().success());
        assert!(legal >= times && refused >= times, "{}: {legal} legal, {refused} refused", system.code);
        println!("{}: {legal} legal logs, {refused} refused", system.code);
    }
}

/// The numbers of rules that the files below a folder name as texts.
pub fn rules_named(folder: &Path, found: &mut BTreeSet<String>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            rules_named(&path, found);
            continue;
        }
        let text = fs::read_to_string(&path).unwrap();
        let quoted = text.split('"').skip(1).step_by(2);
        found.extend(quoted.filter(|text| is_number(text)).map(str::to_owned));
    }
}

pub fn is_number(text: &str) -> bool {
    text.strip_prefix(['L', 'E', 'F', 'S', 'C']).is_some_and(|number| number.parse::<u8>().is_ok())
}

/// The numbers of the rules that docs/GAMES.md writes down.
pub fn written_rules() -> Vec<String> {
    let page = fs::read_to_string("docs/GAMES.md").unwrap();
    let rows = page.lines().filter_map(|line| line.strip_prefix("| ")?.split(" |").next());
    rows.filter(|cell| is_number(cell)).map(str::to_owned).collect()
}

/// What the sources of the games leave open is marked as ours in docs/GAMES.md and on the page of the rules, by the same numbers.
#[test]
fn what_was_decided_here_is_marked_alike_in_the_document_and_on_the_page() {
    let page = fs::read_to_string("docs/GAMES.md").unwrap();
    let rows = page.lines().filter_map(|line| line.strip_prefix("| ")?.split_once(" | "));
    let marked: BTreeSet<&str> = rows.filter(|(_, says)| says.contains("**D**")).map(|(number, _)| number).collect();
    for system in SystemCode::ALL.iter().map(|code| code.system()).filter(|system| system.machine.is_some()) {
        let lines = how_it_is_played(system).iter().flat_map(|part| part.lines);
        let decided: BTreeSet<&str> =
            lines.filter(|line| line.decided).flat_map(|line| numbers_of(line.numbers)).collect();
        let letter = decided.iter().find_map(|number| number.chars().find(|c| "FSC".contains(*c))).expect("a rule");
        let of_game = |number: &&str| number.starts_with(letter);
        let written: BTreeSet<&str> = marked.iter().copied().filter(of_game).collect();
        assert!(written.len() > 5, "{written:?}");
        assert_eq!(decided.into_iter().filter(of_game).collect::<BTreeSet<_>>(), written, "{}", system.name);
    }
}

#[test]
fn every_rule_that_refuses_is_written_down() {
    let written = written_rules();
    let mut named = BTreeSet::new();
    rules_named(Path::new("src/rules/games"), &mut named);
    assert!(named.len() > 30, "{named:?}");
    let missing: Vec<&String> = named.iter().filter(|number| !written.contains(number)).collect();
    assert!(missing.is_empty(), "docs/GAMES.md has no {missing:?}");
    assert_eq!(written.iter().collect::<BTreeSet<_>>().len(), written.len(), "a number stands twice");
}
