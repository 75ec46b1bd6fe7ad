//! `reeve series` as a process, and random series against a ranking written apart from Reeve (`tests/tools/series.py`).
//!
//! `REEVE_SERIES_SEED` and `REEVE_SERIES_TIMES` repeat a run or make it longer.

use std::path::Path;
use std::process::Command;

/// Runs the command in a folder: status, standard output, standard error.
fn series(folder: &Path, arguments: &[&str]) -> (Option<i32>, String, String) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_reeve"));
    let output = command.arg("series").args(arguments).current_dir(folder).output().unwrap();
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
    (output.status.code(), text(output.stdout), text(output.stderr))
}

const HEADER: &str = "stage,round,table,position,player,vp,winner\n";

fn write(folder: &Path, name: &str, lines: &[&str]) {
    std::fs::write(folder.join(name), format!("{HEADER}{}\n", lines.join("\n"))).unwrap();
}

/// A folder with two events, in which Ada and Bo play both.
fn two_events() -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    let berlin = [
        "prelim,1,1,1,Ada,10,1",
        "prelim,1,1,2,Bo,6,0",
        "prelim,1,1,3,'=Cy,6,0",
        "final,1,1,1,Bo,10,1",
        "final,1,1,2,Ada,2,0",
        "final,1,1,3,'=Cy,2,0",
    ];
    write(folder.path(), "berlin.csv", &berlin);
    write(folder.path(), "a=b.csv", &["prelim,1,1,1,Bo,10,1", "prelim,1,1,2,Ada,8,0", "prelim,1,1,3,Dee,6,0"]);
    folder
}

#[test]
fn the_best_event_of_each_player_is_ranked_and_named() {
    let folder = two_events();
    let (status, out, err) = series(folder.path(), &["--event", "Berlin=berlin.csv", "--event", "Köln, 2nd=a=b.csv"]);
    assert_eq!(status, Some(0), "{err}");
    insta::assert_snapshot!(out, @r#"
    rank,player,event,wins,vp,vp_percent,seconds,thirds,games,events
    1,Ada,Berlin,1,10,34.48,0,0,1,2
    2,Bo,"Köln, 2nd",1,10,31.25,0,0,1,2
    3,'=Cy,Berlin,0,6,20.69,1,0,1,1
    4,Dee,"Köln, 2nd",0,6,18.75,0,1,1,1
    "#);
    assert!(err.contains("4 players: with fewer than 12"), "{err}");
}

#[test]
fn the_best_event_is_the_one_that_is_best_by_the_rule_set() {
    let folder = two_events();
    let events = ["--event", "Berlin=berlin.csv", "--event", "Köln=a=b.csv"];
    let (status, out, err) = series(folder.path(), &[&events[..], &["--rules", "germany"]].concat());
    assert_eq!((status, err.as_str()), (Some(0), "note: berlin.csv: a final, which these rules don't have\n"));
    insta::assert_snapshot!(out, @r#"
    rank,player,points,event,wins,vp,vp_percent,seconds,thirds,games,events
    1,Ada,5.00,Berlin,1,10,45.45,0,0,1,2
    2,Bo,5.00,Köln,1,10,41.67,0,0,1,2
    3,'=Cy,2.00,Berlin,0,6,27.27,1,0,1,1
    4,Dee,1.00,Köln,0,6,25.00,0,1,1,1
    "#);
    let (status, out, err) = series(folder.path(), &[&events[..], &["--rules", "nowhere.toml"]].concat());
    assert_eq!((status, out.as_str()), (Some(2), ""));
    assert!(err.contains("there is no file nowhere.toml"), "{err}");
}

#[test]
fn wrong_input_ends_with_status_2_and_prints_nothing() {
    let folder = two_events();
    write(folder.path(), "broken.csv", &["prelim,1,1,1,Ada,10,1", "prelim,1,1,2,Ada,x,0", "prelim,1,1,3,Bo,5,0"]);
    write(folder.path(), "semi.csv", &["semi,1,1,1,Ada,10,1", "semi,1,1,2,Bo,5,0", "semi,1,1,3,Cy,5,0"]);
    std::fs::write(folder.path().join("empty.csv"), HEADER).unwrap();
    std::fs::write(folder.path().join("lots.csv"), "player,lot\nNobody,1\n").unwrap();
    let check = |arguments: &[&str], parts: &[&str]| {
        let (status, out, err) = series(folder.path(), arguments);
        assert_eq!((status, out.as_str()), (Some(2), ""), "{arguments:?}: {err}");
        assert!(parts.iter().all(|part| err.contains(part)), "{arguments:?}: {err}");
    };
    check(&[], &["--event"]);
    check(&["--event", "berlin.csv"], &["as in Berlin=berlin.csv"]);
    check(&["--event", "=berlin.csv"], &["the name is empty"]);
    check(&["--event", " =berlin.csv"], &["the name is empty"]);
    check(&["--event", &format!("{}=berlin.csv", "x".repeat(301))], &["301"]);
    check(&["--event", "A=berlin.csv", "--event", "A=a=b.csv"], &["two events are called \"A\""]);
    check(&["--event", "A=nowhere.csv"], &["nowhere.csv"]);
    check(&["--event", "A=empty.csv"], &["empty.csv"]);
    check(&["--event", "A=semi.csv"], &["semi.csv: line 2, column player"]);
    check(
        &["--event", "A=broken.csv", "--event", "B=semi.csv"],
        &["broken.csv: line 3, column vp", "semi.csv: line 2"],
    );
    check(&["--event", "A=berlin.csv", "--lots", "lots.csv"], &["lots.csv: line 2, column player", "Nobody"]);
}

#[test]
fn a_lot_may_name_anybody_who_played_a_preliminary_game() {
    let folder = two_events();
    std::fs::write(folder.path().join("lots.csv"), "player,lot\nDee,3\nAda,9\nBo,1\n").unwrap();
    let arguments =
        ["--event", "A=berlin.csv", "--event", "B=berlin.csv", "--event", "C=a=b.csv", "--lots", "lots.csv"];
    let (status, out, err) = series(folder.path(), &arguments);
    assert_eq!(status, Some(0), "{err}");
    assert!(out.contains("\n1,Ada,A,1,10,34.48,0,0,1,3\n"), "the earlier of two equal events counts: {out}");
}

#[test]
fn random_series_come_out_as_reckoned_elsewhere() {
    let number =
        |name: &str, otherwise: u64| std::env::var(name).ok().and_then(|text| text.parse().ok()).unwrap_or(otherwise);
    let seed = number("REEVE_SERIES_SEED", u64::from(std::process::id()));
    println!("REEVE_SERIES_SEED={seed}");
    for seed in seed..seed + number("REEVE_SERIES_TIMES", 25) {
        let folder = tempfile::tempdir().unwrap();
        let made =
            Command::new("python3").arg("tests/tools/series.py").arg(folder.path()).arg(seed.to_string()).output();
        let Ok(made) = made else {
            assert!(std::env::var_os("CI").is_none(), "python3 is missing");
            println!("left out: python3 is not there");
            return;
        };
        assert!(made.status.success(), "{}", String::from_utf8_lossy(&made.stderr));
        let events: usize = String::from_utf8(made.stdout).unwrap().trim().parse().unwrap();
        let mut arguments: Vec<String> =
            (0..events).flat_map(|event| ["--event".to_owned(), format!("E{event}={event}.csv")]).collect();
        if folder.path().join("lots.csv").exists() {
            arguments.extend(["--lots".to_owned(), "lots.csv".to_owned()]);
        }
        let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
        let (status, out, err) = series(folder.path(), &arguments);
        assert_eq!(status, Some(0), "seed {seed}: {err}");
        let expected = std::fs::read_to_string(folder.path().join("expected.csv")).unwrap();
        same_lines(&out, &expected, seed);
    }
}

fn same_lines(got: &str, expected: &str, seed: u64) {
    for (got, expected) in got.lines().zip(expected.lines()) {
        assert_eq!(got, expected, "seed {seed}");
    }
    assert_eq!(got.lines().count(), expected.lines().count(), "seed {seed}");
}
