//! `reeve standings` as a process: status, standard output, standard error.

use std::path::{Path, PathBuf};
use std::process::Command;

use proptest::prelude::*;

struct Outcome {
    status: Option<i32>,
    out: String,
    err: String,
}

/// Runs the command on files of these contents.
fn standings(results: &[u8], lots: Option<&[u8]>) -> Outcome {
    let folder = tempfile::tempdir().unwrap();
    let results_file = folder.path().join("results.csv");
    std::fs::write(&results_file, results).unwrap();
    let mut args = vec![results_file];
    if let Some(lots) = lots {
        let lots_file = folder.path().join("lots.csv");
        std::fs::write(&lots_file, lots).unwrap();
        args.push(lots_file);
    }
    run(&args)
}

fn run(files: &[PathBuf]) -> Outcome {
    let mut command = Command::new(env!("CARGO_BIN_EXE_reeve"));
    command.arg("standings");
    for (flag, file) in ["--results", "--lots"].iter().zip(files) {
        command.arg(flag).arg(file);
    }
    let output = command.output().unwrap();
    Outcome {
        status: output.status.code(),
        out: String::from_utf8(output.stdout).unwrap(),
        err: String::from_utf8(output.stderr).unwrap(),
    }
}

/// Two tables whose losers are all equal.
const TIED: &str = "stage,round,table,position,player,vp,winner
prelim,1,1,1,Ada,10,1
prelim,1,1,2,Bo,6,0
prelim,1,1,3,Cy,6,0
prelim,1,2,1,Dee,10,1
prelim,1,2,2,=Eve,6,0
prelim,1,2,3,\"Fay, the 2nd\",6,0
";

#[test]
fn prints_shared_ranks_and_lots() {
    let plain = standings(TIED.as_bytes(), None);
    assert_eq!(plain.status, Some(0));
    insta::assert_snapshot!(plain.out, @r#"
    rank,player,wins,vp,vp_percent,seconds,thirds,games,status
    1,Ada,1,10,34.48,0,0,1,
    1,Dee,1,10,34.48,0,0,1,
    3,'=Eve,0,6,20.69,1,0,1,
    3,Bo,0,6,20.69,1,0,1,
    3,Cy,0,6,20.69,1,0,1,
    3,"Fay, the 2nd",0,6,20.69,1,0,1,
    "#);
    assert!(plain.err.contains("6 players: with fewer than 12"), "{}", plain.err);
    let drawn = standings(TIED.as_bytes(), Some(b"lot;player\r\n9;Ada\r\n2;Dee\r\n1;Bo\r\n"));
    assert_eq!(drawn.status, Some(0));
    assert!(drawn.out.contains("\n1,Dee,"), "{}", drawn.out);
    assert!(drawn.out.contains("\n2,Ada,"));
    assert!(drawn.out.contains("\n3,Bo,"), "the group of four shares its rank: {}", drawn.out);
}

#[test]
fn wrong_input_ends_with_status_2_and_prints_nothing() {
    let check = |results: &[u8], lots: Option<&[u8]>, parts: &[&str]| {
        let outcome = standings(results, lots);
        assert_eq!((outcome.status, outcome.out.as_str()), (Some(2), ""), "{}", outcome.err);
        for part in parts {
            assert!(outcome.err.contains(part), "{part} in {}", outcome.err);
        }
    };
    check(b"", None, &["the file is empty"]);
    check(b"stage,round,table,position,player,vp,winner\nprelim,1,1,1,M\xE4,10,1\n", None, &["line 2: is not UTF-8"]);
    check(b"\xFF\xFEs\0t\0", None, &["UTF-16"]);
    let broken = TIED.replace("Bo,6", "Bo,x").replace("=Eve,6,0", "=Eve,6,7");
    check(broken.as_bytes(), None, &["line 3, column vp", "line 6, column winner"]);
    check(
        TIED.as_bytes(),
        Some(b"player,lot\nZoe,1\nAda,2\nBo,2\n"),
        &["lots.csv: line 2, column player", "line 4, column lot"],
    );
    let missing = run(&[PathBuf::from("no such file.csv")]);
    assert_eq!((missing.status, missing.out.as_str()), (Some(2), ""));
    assert_eq!(run(&[]).status, Some(2));
}

#[test]
fn unusual_results_are_noted_and_ranked() {
    let outcome = standings(TIED.replace("Ada,10", "Ada,9").as_bytes(), None);
    assert_eq!(outcome.status, Some(0));
    assert!(outcome.err.contains("line 2, column vp"), "{}", outcome.err);
    assert!(outcome.out.starts_with("rank,player"));
}

/// Results of so many, ranked by their numbers with [`LOTS`], then these semi-finals and this final.
fn with_stages(players: usize, semis: &[[usize; 4]], last: &[usize]) -> (String, String) {
    let mut results = "stage,round,table,position,player,vp,winner\n".to_owned();
    let mut game = |stage: &str, table: usize, seats: &[usize]| {
        for (at, player) in seats.iter().enumerate() {
            let (vp, won) = ([10, 8, 6, 4][at], usize::from(at == 0));
            results.push_str(&format!("{stage},1,{table},{},P{player:02},{vp},{won}\n", at + 1));
        }
    };
    let tables = players / 4;
    for table in 1..=tables {
        game("prelim", table, &[table, table + tables, table + 2 * tables, table + 3 * tables]);
    }
    for (at, semi) in semis.iter().enumerate() {
        game("semi", at + 1, semi);
    }
    game("final", 1, last);
    let lots = (1..=players).map(|player| format!("P{player:02},{player}\n")).collect::<String>();
    (results, format!("player,lot\n{lots}"))
}

#[test]
fn stages_that_are_not_those_of_the_rules_are_noted_and_ranked() {
    const CHART: [[usize; 4]; 4] = [[1, 8, 9, 16], [2, 7, 10, 15], [3, 6, 11, 14], [4, 5, 12, 13]];
    let check = |players: usize, semis: &[[usize; 4]], last: &[usize], notes: &[&str]| {
        let (results, lots) = with_stages(players, semis, last);
        let outcome = standings(results.as_bytes(), Some(lots.as_bytes()));
        assert_eq!(outcome.status, Some(0), "{}", outcome.err);
        assert!(outcome.out.starts_with("rank,player"), "{}", outcome.out);
        let err: Vec<&str> = outcome.err.lines().filter_map(|line| line.strip_prefix("note: ")).collect();
        assert_eq!(err, notes, "{semis:?} {last:?}");
    };
    check(16, &CHART, &[1, 2, 3, 4], &[]);
    check(12, &[], &[4, 3, 2, 1], &[]);
    let other = "the final is not of the four best-ranked: \"P05\" (rank 5) and \"P06\" (rank 6) play, \"P02\" (rank 2) and \
                 \"P03\" (rank 3) do not; right only where a place became free (1.1.9)";
    check(12, &[], &[1, 4, 5, 6], &[other]);
    let short = "the final is not of the four best-ranked: \"P03\" (rank 3) does not play; right only where a place became free \
                 (1.1.9)";
    check(12, &[], &[1, 2, 4], &[short]);
    check(16, &CHART, &[1, 2, 3], &["\"P04\" won a semi-final and is not in the final (1.1.9)"]);
    let chart = "the semi-finals are not by the chart of the rules: \"P01\" (seed 1) plays semi-final 2 and belongs in 1; \"P02\" \
                 (seed 2) plays semi-final 1 and belongs in 2 (1.1.7)";
    check(16, &[[2, 8, 9, 16], [1, 7, 10, 15], CHART[2], CHART[3]], &[1, 2, 3, 4], &[chart]);
    let best = "the semi-finals are not of the 16 best-ranked: \"P17\" (rank 17) plays, \"P16\" (rank 16) does not; right only where \
                a place became free (1.1.7)";
    check(20, &[[1, 8, 9, 17], CHART[1], CHART[2], CHART[3]], &[1, 2, 3, 4], &[best]);
}

/// Runs the command by rules, in a folder that has them: their text where they are a file.
fn by_rules(results: &str, rules: &str, text: Option<&str>) -> Outcome {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("results.csv"), results).unwrap();
    text.into_iter().for_each(|text| std::fs::write(folder.path().join(rules), text).unwrap());
    let arguments = ["standings", "--results", "results.csv", "--rules", rules];
    let output = Command::new(env!("CARGO_BIN_EXE_reeve")).args(arguments).current_dir(folder.path()).output().unwrap();
    Outcome {
        status: output.status.code(),
        out: String::from_utf8(output.stdout).unwrap(),
        err: String::from_utf8(output.stderr).unwrap(),
    }
}

#[test]
fn a_rule_set_ranks_and_gives_points() {
    let germany = by_rules(TIED, "germany", None);
    assert_eq!((germany.status, germany.err.as_str()), (Some(0), ""));
    insta::assert_snapshot!(germany.out, @r#"
    rank,player,points,wins,vp,vp_percent,seconds,thirds,games,status
    1,Ada,5.00,1,10,45.45,0,0,1,
    1,Dee,5.00,1,10,45.45,0,0,1,
    3,'=Eve,2.00,0,6,27.27,1,0,1,
    3,Bo,2.00,0,6,27.27,1,0,1,
    3,Cy,2.00,0,6,27.27,1,0,1,
    3,"Fay, the 2nd",2.00,0,6,27.27,1,0,1,
    "#);
    let of_file =
        by_rules(TIED, "own.toml", Some("name = \"Own\"\nplaces_of_three = [2, 1, 0]\nchain = [\"points\"]\n"));
    assert_eq!(of_file.status, Some(0), "{}", of_file.err);
    assert!(of_file.out.contains("\n3,Bo,0.50,0,6,20.69,1,0,1,\n"), "{}", of_file.out);
    let official = by_rules(TIED, "catan-studio", None);
    assert_eq!(official.out, standings(TIED.as_bytes(), None).out);
    assert!(official.err.contains("6 players: with fewer than 12"), "{}", official.err);
}

#[test]
fn rules_that_are_none_end_with_status_2_and_print_nothing() {
    let check = |rules: &str, text: Option<&str>, part: &str| {
        let outcome = by_rules(TIED, rules, text);
        assert_eq!((outcome.status, outcome.out.as_str()), (Some(2), ""), "{}", outcome.err);
        assert!(outcome.err.contains(part), "{part} in {}", outcome.err);
    };
    check("germny", None, "there is no file germny, and Reeve has the rules catan-studio, world-championship");
    check("own.toml", Some("goal = 10\ngaol = 3\n"), "own.toml: line 2, column 1: a rule set has no \"gaol\"");
    check(
        "own.toml",
        Some("share = \"all\"\ngoal = 0"),
        "line 1, column 9, share: \"all\" is none of sum, mean, ratio",
    );
    check("own.toml", Some("share = \"all\"\ngoal = 0"), "line 2, column 8, goal: 0 is below 1");
    check(".", None, "this is a folder, not a file");
    let side = Command::new(env!("CARGO_BIN_EXE_reeve"))
        .args(["standings", "--results", "none.csv", "--system", "struggle", "--rules", "uk"])
        .output()
        .unwrap();
    assert_eq!(side.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&side.stderr).contains("a side event is ranked by wins"));
}

#[test]
fn composed_events_come_out_as_computed_elsewhere() {
    let folder = Path::new("../shared/data/composed_events");
    let Ok(entries) = std::fs::read_dir(folder) else {
        assert!(std::env::var_os("CI").is_none(), "{} is missing", folder.display());
        println!("left out: {} is not there", folder.display());
        return;
    };
    let mut events = 0;
    for entry in entries {
        let results = entry.unwrap().path();
        let Some(event) = results.to_str().and_then(|path| path.strip_suffix("_results.csv")) else { continue };
        let expect = std::fs::read_to_string(format!("{event}_standings.csv")).unwrap();
        let outcome = run(std::slice::from_ref(&results));
        assert_eq!(outcome.status, Some(0), "{}", outcome.err);
        let columns = outcome.out.lines().map(|line| line.rsplit_once(',').map_or(line, |(first, _)| first));
        assert_eq!(columns.collect::<Vec<_>>(), expect.lines().collect::<Vec<_>>(), "{event}");
        events += 1;
    }
    assert!(events >= 4);
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 60, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_damaged_file_gives_status_0_or_2(
        damage in prop::collection::vec((0usize..TIED.len(), 0usize..20, prop::collection::vec(any::<u8>(), 0..6)), 1..4),
    ) {
        let mut bytes = TIED.as_bytes().to_vec();
        for (at, length, put) in damage {
            let at = at.min(bytes.len());
            let end = (at + length).min(bytes.len());
            bytes.splice(at..end, put);
        }
        let outcome = standings(&bytes, None);
        match outcome.status {
            Some(0) => prop_assert!(outcome.out.starts_with("rank,")),
            Some(2) => prop_assert!(outcome.out.is_empty() && !outcome.err.is_empty() && !outcome.err.contains("panicked")),
            other => prop_assert!(false, "status {:?}: {}", other, outcome.err),
        }
    }
}
