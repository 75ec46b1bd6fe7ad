//! `reeve schedule` as a person or a script calls it, with `check_schedule.py` (written apart from Reeve)
//! to judge what comes out.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use serde_json::Value;

use crate::support::is_full;

/// The folder of test data beside the checkout; without it the tests that need it are left out, except
/// where `CI` demands them.
fn tools() -> Option<PathBuf> {
    let folder = Path::new("../shared/tools");
    if folder.is_dir() {
        return Some(folder.to_path_buf());
    }
    assert!(std::env::var_os("CI").is_none(), "../shared/tools is missing");
    println!("left out: ../shared/tools is missing");
    None
}

fn reeve(folder: &Path, arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_reeve"));
    command.current_dir(folder).arg("schedule").args(arguments).output().expect("reeve runs")
}

/// Writes a players file of `count` players named 1, 2, ... with these groups.
fn players(folder: &Path, count: usize, groups: &[Vec<String>]) {
    let mut text = "player,group\n".to_string();
    for p in 0..count {
        let own = groups.get(p).map_or(String::new(), |g| g.join("|"));
        text.push_str(&format!("{},{own}\n", p + 1));
    }
    fs::write(folder.join("players.csv"), text).unwrap();
}

/// The figures that a run printed on standard error, and nothing else.
fn figures(output: &Output) -> Value {
    let text = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{text}");
    assert_eq!(text.lines().count(), 1, "{text}");
    serde_json::from_str(&text).unwrap_or_else(|e| panic!("{e}: {text}"))
}

/// What the checker says of a schedule.
fn checked(tools: &Path, arguments: &[&Path]) -> Value {
    let output =
        Command::new("python3").arg(tools.join("check_schedule.py")).args(arguments).output().expect("python3");
    let said: Value = serde_json::from_slice(&output.stdout).expect("the checker prints JSON");
    assert_eq!(said["valid"], true, "{said}");
    said
}

/// The figures that both count must be the same.
fn assert_same(figures: &Value, checked: &Value) {
    for (ours, theirs) in
        [("max_meetings", "max_meetings"), ("repeats", "repeats"), ("position_repeats", "position_repeats")]
    {
        assert_eq!(figures[ours], checked[theirs], "{ours}: {figures} {checked}");
    }
    assert_eq!(figures["three_squares"], checked["three_table"]["sum_sq_visits"]);
    for (key, bound) in figures["bounds"].as_object().expect("bounds") {
        assert!(bound.is_null() || bound.as_u64() <= figures[key].as_u64(), "{key}: {figures}");
    }
}

#[test]
fn every_field_from_12_to_200_is_valid_and_proven() {
    let Some(tools) = tools() else { return };
    let folder = tempfile::tempdir().unwrap();
    let csv = folder.path().join("schedule.csv");
    // With nine between them every number of tables of three is among them.
    for n in (12..=200).step_by(if is_full() { 1 } else { 9 }) {
        players(folder.path(), n, &[]);
        let output = reeve(folder.path(), &["--players", "players.csv", "--rounds", "3", "--seed", "7"]);
        let figures = figures(&output);
        fs::write(&csv, &output.stdout).unwrap();
        assert_same(&figures, &checked(&tools, &[&csv]));
        let wanted = if n == 12 { [2, 9, 0] } else { [1, 0, 0] };
        let reached = ["max_meetings", "repeats", "position_repeats"].map(|key| figures[key].as_u64().unwrap());
        assert_eq!(reached, wanted, "{n}");
        assert_eq!(figures["optimal"], true, "{n}");
        assert_eq!(figures["notes"].as_array().map(Vec::len), Some(usize::from(n == 12)), "{n}: {figures}");
    }
}

#[test]
fn the_reference_is_reached_and_proven() {
    let Some(tools) = tools() else { return };
    let folder = tempfile::tempdir().unwrap();
    let text = fs::read_to_string(tools.join("schedule_reference.csv")).unwrap();
    for line in text.lines().skip(1) {
        let cells: Vec<&str> = line.split(',').collect();
        players(folder.path(), cells[0].parse().unwrap(), &[]);
        let output = reeve(folder.path(), &["--players", "players.csv", "--rounds", cells[1], "--seed", "3"]);
        let figures = figures(&output);
        let reached = ["max_meetings", "repeats", "position_repeats"].map(|key| figures[key].as_u64().unwrap());
        let wanted: Vec<u64> = cells[2..5].iter().map(|c| c.parse().unwrap()).collect();
        assert!(reached.as_slice() <= wanted.as_slice(), "{line}: {figures}");
        assert_eq!(figures["optimal"], cells[5] == "yes", "{line}: {figures}");
    }
}

#[test]
fn the_groups_of_the_reference_are_kept_apart() {
    let Some(tools) = tools() else { return };
    let folder = tempfile::tempdir().unwrap();
    let csv = folder.path().join("schedule.csv");
    let reference = fs::read_to_string(tools.join("groups/reference.csv")).unwrap();
    for line in reference.lines().skip(1) {
        let cells: Vec<&str> = line.split(',').collect();
        let members = tools.join(format!("groups/{}.csv", cells[0]));
        let count: usize = cells[1].parse().unwrap();
        let mut groups = vec![Vec::new(); count];
        for member in fs::read_to_string(&members).unwrap().lines().skip(1) {
            let (player, group) = member.split_once(',').unwrap();
            groups[player.parse::<usize>().unwrap() - 1].push(group.to_string());
        }
        players(folder.path(), count, &groups);
        let output = reeve(folder.path(), &["--players", "players.csv", "--rounds", cells[2], "--seed", "3"]);
        let figures = figures(&output);
        fs::write(&csv, &output.stdout).unwrap();
        let checked = checked(&tools, &[&csv, &members]);
        assert_same(&figures, &checked);
        assert_eq!(figures["group_meetings"], checked["conflict_meetings"]);
        let keys = ["repeats", "position_repeats", "group_meetings"];
        let reached = keys.map(|key| figures[key].as_u64().unwrap());
        let wanted: Vec<u64> = cells[3..6].iter().map(|c| c.parse().unwrap()).collect();
        assert!(reached.as_slice() <= wanted.as_slice(), "{line}: {figures}");
        assert_eq!(figures["optimal"], cells[6] == "yes", "{line}: {figures}");
    }
}

/// A schedule must not seat siblings together, and report none of it, because somebody typed another apostrophe.
#[test]
fn a_family_is_kept_apart_however_its_name_is_typed() {
    let Some(tools) = tools() else { return };
    let folder = tempfile::tempdir().unwrap();
    let csv = folder.path().join("schedule.csv");
    let families = [
        ["Smith", "smith", " SMITH", "smi\u{200B}th"],
        ["O'Neil", "O’Neil", "o`neil", "OʼNEIL"],
        ["van  der Zoë", "Van der Zoe\u{308}", "van\u{A0}der ZOË", "van der zoë "],
        ["Groß-Li", "groß‐li", "GROSS–LI", "Groß−Li"],
    ];
    players(folder.path(), 16, &families.as_flattened().iter().map(|name| vec![name.to_string()]).collect::<Vec<_>>());
    let members = tools.join("groups/g03_n16_r3_four_families4.csv");
    for seed in ["1", "2", "3"] {
        let output = reeve(folder.path(), &["--players", "players.csv", "--rounds", "3", "--seed", seed]);
        let figures = figures(&output);
        fs::write(&csv, &output.stdout).unwrap();
        assert_eq!(checked(&tools, &[&csv, &members])["conflict_meetings"], 0, "seed {seed}");
        assert_eq!((&figures["group_meetings"], &figures["optimal"]), (&0.into(), &true.into()), "{figures}");
    }
}

#[test]
fn rounds_are_made_again_when_people_leave_and_come() {
    let Some(tools) = tools() else { return };
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name);
    for (n, gone, late) in
        [(12, 1, 0), (13, 1, 0), (14, 2, 1), (16, 1, 0), (23, 3, 2), (33, 2, 5), (60, 7, 1), (101, 4, 9)]
    {
        players(folder.path(), n, &[]);
        let first = reeve(folder.path(), &["--players", "players.csv", "--rounds", "3", "--seed", "1"]);
        let text = String::from_utf8(first.stdout).unwrap();
        let played: String =
            text.lines().filter(|l| l.starts_with("round") || l.starts_with("1,")).map(|l| format!("{l}\n")).collect();
        fs::write(at("played.csv"), &played).unwrap();
        players(folder.path(), n + late, &[]);
        let absent: Vec<String> = (1..=gone).map(|p| (p * 2).to_string()).collect();
        let mut arguments = vec!["--players", "players.csv", "--rounds", "3", "--seed", "1", "--played", "played.csv"];
        absent.iter().for_each(|name| arguments.extend(["--absent", name]));
        let output = reeve(folder.path(), &arguments);
        let figures = figures(&output);
        let text = String::from_utf8(output.stdout).unwrap();
        assert!(text.starts_with(&played), "round 1 of {n} is not as it was played");
        fs::write(at("schedule.csv"), &text).unwrap();
        let mut present = "round,player\n".to_string();
        for round in 1..=3 {
            let here = (1..=n + late)
                .map(|p| p.to_string())
                .filter(|p| if round == 1 { p.parse::<usize>().unwrap() <= n } else { !absent.contains(p) });
            here.for_each(|p| present.push_str(&format!("{round},{p}\n")));
        }
        fs::write(at("present.csv"), present).unwrap();
        let checked = checked(&tools, &[&at("schedule.csv"), Path::new("--present"), &at("present.csv")]);
        assert_same(&figures, &checked);
        if n > 16 {
            assert_eq!([&figures["repeats"], &figures["position_repeats"]], [0, 0], "{n}: {figures}");
        }
    }
}

#[test]
fn fixed_players_stay_at_their_table_and_few_players_are_warned() {
    let folder = tempfile::tempdir().unwrap();
    players(folder.path(), 11, &[]);
    let arguments = ["--players", "players.csv", "--rounds", "3", "--seed", "1", "--fixed", "2=5", "--fixed", "1=7"];
    let output = reeve(folder.path(), &arguments);
    let figures = figures(&output);
    assert_eq!(figures["position_repeats"], 0);
    let text = String::from_utf8(output.stdout).unwrap();
    for round in 1..=3 {
        let at = |table: usize, who: &str| {
            text.lines().any(|l| l.starts_with(&format!("{round},{table},")) && l.ends_with(&format!(",{who}")))
        };
        assert!(at(2, "5") && at(1, "7"), "{text}");
    }
    assert!(figures["notes"][0].as_str().expect("a note").contains("not valid for the championship"), "{figures}");
}

/// Status 2, nothing on standard output, and every one of these named on standard error.
fn assert_refused(folder: &Path, arguments: &[&str], named: &[&str]) {
    let output = reeve(folder, arguments);
    let said = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(2), "{arguments:?}: {said}");
    assert!(output.stdout.is_empty(), "{arguments:?}");
    for name in named {
        assert!(said.contains(name), "{name} is not in: {said}");
    }
}

#[test]
fn wrong_input_is_refused_with_all_its_faults() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let write = |name: &str, text: &[u8]| fs::write(folder.join(name), text).unwrap();
    players(folder, 12, &[]);
    let base = ["--players", "players.csv", "--rounds", "3", "--seed", "1"];
    let with = |more: &[&'static str]| [&base[..], more].concat();
    assert_refused(folder, &with(&["--absent", "99", "--fixed", "x=1", "--fixed", "1=77"]), &["99", "x=1", "77"]);
    assert_refused(folder, &with(&["--fixed", "9=1"]), &["round 1", "no table 9"]);
    assert_refused(folder, &["--players", "none.csv", "--rounds", "3", "--seed", "1"], &["none.csv"]);
    assert_refused(folder, &["--players", "players.csv", "--rounds", "0", "--seed", "1"], &["0 rounds"]);
    assert_refused(folder, &["--players", "players.csv", "--rounds", "9999999999", "--seed", "1"], &["9999999999"]);
    for count in [0, 1, 2, 5] {
        players(folder, count, &[]);
        assert_refused(folder, &base, &[]);
    }
    players(folder, 12, &[]);
    write("twice.csv", b"player\nA\nB\nA\n\" \"\nB\n");
    let arguments = ["--players", "twice.csv", "--rounds", "3", "--seed", "1"];
    // Line 5 is blank, and only counts.
    assert_refused(folder, &arguments, &["line 4, column player", "line 6, column player"]);
    write("latin.csv", b"player\nJos\xe9\nB\n");
    assert_refused(folder, &["--players", "latin.csv", "--rounds", "3", "--seed", "1"], &["line 2"]);
    write("no.csv", b"name\nA\n");
    assert_refused(folder, &["--players", "no.csv", "--rounds", "3", "--seed", "1"], &["line 1, column player"]);
    write("p1.csv", b"round,table,position,player\n1,1,1,1\n1,1,2,1\n1,1,9,3\n1,x,1,4\n1,2,1,nobody\n");
    let named = ["line 3, column player", "line 4, column position", "line 5, column table", "line 6, column player"];
    assert_refused(folder, &with(&["--played", "p1.csv"]), &named);
    write("p2.csv", b"round,table,position,player\n2,1,1,1\n2,2,1,3\n2,2,2,4\n2,2,4,5\n");
    assert_refused(
        folder,
        &with(&["--played", "p2.csv"]),
        &["round 1 is missing", "1 player,", "positions are 1 to 3"],
    );
}

/// A judge decided a game of two: it was played, and stays as it was.
#[test]
fn a_game_of_two_is_a_game_that_was_played() {
    let folder = tempfile::tempdir().unwrap();
    players(folder.path(), 12, &[]);
    let seats = [(1, 4), (2, 3), (3, 3), (4, 2)];
    let seats = seats.iter().flat_map(|&(table, seats)| (1..=seats).map(move |position| (table, position)));
    let lines = seats.zip(1..).map(|((table, position), player)| format!("1,{table},{position},{player}\n"));
    let played = lines.fold("round,table,position,player\n".to_owned(), |text, line| text + &line);
    fs::write(folder.path().join("played.csv"), &played).unwrap();
    let arguments = ["--players", "players.csv", "--rounds", "3", "--seed", "1", "--played", "played.csv"];
    let output = reeve(folder.path(), &arguments);
    let said = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(0), "{said}");
    assert!(String::from_utf8(output.stdout).unwrap().starts_with(&played));
}

#[test]
fn names_come_back_as_they_are_and_formulas_are_guarded() {
    let folder = tempfile::tempdir().unwrap();
    let names = ["=1+1", "Zoë, the \"second\"", "Ωmega", "'quoted", "a|b", "-x", "李", "שלום"];
    let quoted: Vec<String> = names.iter().map(|n| format!("\"{}\"\n", n.replace('"', "\"\""))).collect();
    fs::write(folder.path().join("players.csv"), format!("player\n{}", quoted.concat())).unwrap();
    let output = reeve(folder.path(), &["--players", "players.csv", "--rounds", "2", "--seed", "1"]);
    figures(&output);
    let text = String::from_utf8(output.stdout).unwrap();
    for shown in ["'=1+1", "\"Zoë, the \"\"second\"\"\"", "Ωmega", "'quoted", "a|b", "'-x", "李", "שלום"] {
        assert_eq!(text.lines().filter(|l| l.ends_with(&format!(",{shown}"))).count(), 2, "{shown}: {text}");
    }
    fs::write(folder.path().join("played.csv"), &text).unwrap();
    let arguments = ["--players", "players.csv", "--rounds", "2", "--seed", "9", "--played", "played.csv"];
    let again = reeve(folder.path(), &arguments);
    assert_eq!(String::from_utf8(again.stdout).unwrap(), text);
}
