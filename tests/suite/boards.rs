//! `reeve board` as a person or a script calls it, with `tests/tools/check_board.py` (written apart from Reeve, from the
//! rules alone) to judge what comes out. `REEVE_BOARDS_TIMES` says how many boards of each kind, for a longer run.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::process::{Command, Output};
use std::time::{Duration, Instant};

use reeve_rules::boards::{BoardKind, BoardReader, Island, LayStep, Piece, WrittenBoard, make, uneven};
use reeve_rules::rng::Rng;
use serde_json::Value;

fn reeve(folder: &Path, arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_reeve"));
    command.current_dir(folder).arg("board").args(arguments).output().expect("reeve runs")
}

/// What a run printed that went well.
fn printed(folder: &Path, arguments: &[&str]) -> String {
    let output = reeve(folder, arguments);
    assert!(output.status.success(), "{arguments:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("UTF-8")
}

/// What the checker says of texts, each in a file of its own.
fn checked(folder: &Path, texts: &[String]) -> Vec<Value> {
    let names: Vec<String> = (0..texts.len()).map(|number| format!("board-{number}.txt")).collect();
    for (name, text) in names.iter().zip(texts) {
        fs::write(folder.join(name), text).expect("a file");
    }
    let mut command = Command::new("python3");
    command.arg("-B").arg(fs::canonicalize("tests/tools/check_board.py").expect("the checker"));
    let output = command.current_dir(folder).args(&names).output().expect("python3");
    let said = String::from_utf8_lossy(&output.stdout);
    let said: Vec<Value> = said.lines().map(|line| serde_json::from_str(line).expect("a line of JSON")).collect();
    assert_eq!(said.len(), texts.len(), "{}", String::from_utf8_lossy(&output.stderr));
    said
}

#[test]
fn every_board_is_legal_for_somebody_else() {
    let folder = tempfile::tempdir().unwrap();
    let times = |otherwise: u64| {
        std::env::var("REEVE_BOARDS_TIMES").ok().and_then(|text| text.parse().ok()).unwrap_or(otherwise)
    };
    let (plain_times, even_times) = (times(300), times(200));
    for kind in ["standard", "free"] {
        let plain = printed(folder.path(), &["--seed", "0", "--kind", kind, "--count", &plain_times.to_string()]);
        let even =
            printed(folder.path(), &["--seed", "5000", "--kind", kind, "--count", &even_times.to_string(), "--even"]);
        let said = checked(folder.path(), &[plain.clone(), even.clone()]);
        assert_eq!((&said[0]["fault"], &said[0]["boards"]), (&Value::Null, &Value::from(plain_times)), "{}", said[0]);
        assert_eq!((&said[1]["fault"], &said[1]["kept all"]), (&Value::Null, &Value::from(even_times)), "{}", said[1]);
        assert_eq!(said[1]["said even"], even_times);
        // Both count the same boards that are even by chance.
        let boards = BoardReader::new(plain.as_bytes()).map(Result::unwrap);
        let by_chance = boards.filter(|board| uneven(&board.island).is_empty()).count();
        assert_eq!(said[0]["kept all"], by_chance);
    }
}

/// A free island as people might lay it: close together, and with each harbor where it is most in the way.
fn laid_by_spoilers(rng: &mut Rng) -> String {
    let mut island = Island::new(BoardKind::Free);
    while island.due().is_some() {
        let left = island.pieces_left();
        let piece = left[rng.below(left.len())];
        let places = island.places(piece);
        let offered: Vec<LayStep> =
            places.iter().filter(|place| place.refusal.is_none()).map(|place| place.step).collect();
        let weight = |step: &LayStep| match *step {
            LayStep::Land { at, .. } => island.land_hexes().iter().filter(|land| land.distance(at) == 1).count(),
            LayStep::Harbor { .. } => {
                let mut then = island.clone();
                then.lay(*step).expect("it was offered");
                let next = then.pieces_left().first().copied();
                let harbor = next.filter(|piece| matches!(piece, Piece::Harbor(_)));
                let open =
                    harbor.map_or(0, |piece| then.places(piece).iter().filter(|it| it.refusal.is_none()).count());
                1000 - open
            }
            LayStep::Chit { .. } => 0,
        };
        let most = offered.iter().map(weight).max().expect("a place");
        let best: Vec<&LayStep> = offered.iter().filter(|step| weight(step) == most).collect();
        island.lay(*best[rng.below(best.len())]).expect("it was offered");
    }
    WrittenBoard { made: None, island }.text()
}

/// A text with something in it changed.
fn spoilt(text: &str, rng: &mut Rng) -> String {
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    let (one, other) = (rng.below(lines.len()), rng.below(lines.len()));
    match rng.below(6) {
        0 => lines.swap(one, other),
        1 => drop(lines.remove(one)),
        2 => lines.insert(one, lines[other].clone()),
        3 => {
            // Two words change places.
            let word = |line: &str, at: usize| line.split(' ').nth(at).unwrap_or("x").to_owned();
            let at = 1 + rng.below(3);
            let (mine, theirs) = (word(&lines[one], at), word(&lines[other], at));
            lines[one] = lines[one].replacen(&mine, &theirs, 1);
        }
        4 => {
            let odd =
                ["", " ", "land 9 9 field", "chit 0 0 7", "# so", "harbor 0 0 faces 0 0 any", "chit 00 0 2", "seed 1"];
            lines[one] = odd[rng.below(odd.len())].to_owned();
        }
        _ => {
            let (last, number) = (lines[one].rsplit(' ').next().unwrap_or("").to_owned(), 2 + rng.below(11));
            lines[one] = lines[one].replacen(&last, &number.to_string(), 1);
        }
    }
    lines.iter().map(|line| format!("{line}\n")).collect()
}

#[test]
fn both_stop_at_the_same_line() {
    let folder = tempfile::tempdir().unwrap();
    let mut rng = Rng::new(41);
    let mut texts: Vec<String> = (0..6).map(|_| laid_by_spoilers(&mut rng)).collect();
    let touching = |text: &String| {
        let board = BoardReader::new(text.as_bytes()).next().expect("a board").expect("a sound one");
        let harbors = board.island.harbors();
        harbors.iter().any(|one| harbors.iter().any(|other| one.at.distance(other.at) == 1))
    };
    assert!(texts.iter().any(touching), "no harbors touch: that rule is not looked at");
    for seed in 0..250 {
        let kind = if seed % 3 == 0 { BoardKind::Standard } else { BoardKind::Free };
        texts.push(spoilt(&make(kind, seed, seed % 5 == 0).text(), &mut rng));
    }
    let from_spoilers: Vec<String> =
        texts[..6].iter().flat_map(|text| [text; 10]).map(|text| spoilt(text, &mut rng)).collect();
    texts.extend(from_spoilers);
    let mut verdicts: BTreeMap<&str, usize> = BTreeMap::new();
    for (text, theirs) in texts.iter().zip(checked(folder.path(), &texts)) {
        let ours = BoardReader::new(text.as_bytes()).find_map(Result::err);
        // A board that says it is even and is not any more is a board all the same.
        let theirs = &theirs["fault"];
        let is_of_even = theirs["rule"].as_str().is_some_and(|rule| rule.contains("even board"));
        let line = if is_of_even { None } else { theirs["line"].as_u64() };
        assert_eq!(ours.map(|fault| fault.line), line, "{ours:?} {theirs}\n{text}");
        *verdicts.entry(ours.map_or("sound", |fault| fault.what.code())).or_default() += 1;
    }
    assert!(verdicts.len() > 12 && verdicts["sound"] > 20, "{verdicts:?}");
}

#[test]
fn what_is_printed_is_read_and_printed_again() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let text = printed(folder, &["--seed", "18446744073709551610", "--count", "6", "--kind", "free"]);
    assert_eq!(text.matches("reeve board 1\n").count(), 6);
    assert!(text.contains("\n\nreeve board 1\nkind free\nseed 18446744073709551615\nland 0 0 "), "{text}");
    assert_eq!(
        printed(folder, &["--kind", "free", "--seed", "18446744073709551610"]),
        text.split("\n\n").next().unwrap().to_owned() + "\n"
    );
    fs::write(folder.join("b.txt"), format!("# mine\n{}", text.replace("\nkind", "\n# a remark\nkind"))).unwrap();
    assert_eq!(printed(folder, &["--read", "b.txt"]), text);
    let one = printed(folder, &["--seed", "7", "--even", "--svg", "one.svg", "--figures"]);
    assert!(one.starts_with("reeve board 1\nkind standard\nseed 7 even\nland 0 -2 "), "{one}");
    fs::write(folder.join("one.txt"), &one).unwrap();
    let again = reeve(folder, &["--read", "one.txt", "--svg", "paper.svg", "--paper", "--figures"]);
    assert_eq!(String::from_utf8_lossy(&again.stdout), one);
    let figures: Value = serde_json::from_slice(&again.stderr).expect("a line of JSON");
    assert_eq!((&figures["even"], &figures["seed"]), (&Value::from(true), &Value::from(7)), "{figures}");
    assert_eq!(figures["strongest_corners"].as_array().map(Vec::len), Some(10));
    assert_eq!(figures["resources"]["ore"]["hexes"], 3);
    let pictures = ["one.svg", "paper.svg"].map(|name| fs::read_to_string(folder.join(name)).unwrap());
    assert!(pictures.iter().all(|svg| svg.starts_with("<svg ") && svg.contains("<title>The board</title>")));
    assert_ne!(pictures[0], pictures[1]);
}

#[test]
fn the_picture_of_the_documents_is_what_is_drawn() {
    let folder = tempfile::tempdir().unwrap();
    printed(folder.path(), &["--seed", "7", "--even", "--svg", "island.svg"]);
    let drawn = fs::read(folder.path().join("island.svg")).unwrap();
    assert!(
        drawn == fs::read("docs/pictures/island.svg").unwrap(),
        "reeve board --seed 7 --even --svg docs/pictures/island.svg"
    );
}

/// Status 2, nothing on standard output, and each of these on standard error.
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
fn a_number_is_taken_as_it_is_written() {
    let folder = tempfile::tempdir().unwrap();
    for odd in ["+7", "007", "7.0", "0x7", "7_0", "1e3", "", "18446744073709551616"] {
        assert_refused(folder.path(), &["--seed", odd], &["whole number"]);
        assert_refused(folder.path(), &["--seed", "7", "--count", odd], &["whole number"]);
    }
    printed(folder.path(), &["--seed", "0"]);
}

#[test]
fn wrong_input_is_refused_with_line_and_rule() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let board = make(BoardKind::Free, 3, false).text();
    let check = |text: &[u8], named: &[&str]| {
        fs::write(folder.join("b.txt"), text).unwrap();
        assert_refused(folder, &["--read", "b.txt", "--svg", "b.svg"], &[&["b.txt: line "], named].concat());
        assert!(!folder.join("b.svg").exists());
    };
    check(b"", &["line 1, rule board-ended-early"]);
    check(b"reeve board 1\nkind free\n\xff\n", &["line 3, rule line-not-utf-8"]);
    check(format!("{board}\n{board}land 0 0 field\n").as_bytes(), &["line 100, rule after-the-board"]);
    check(
        format!("{board}\nreeve board 1\nkind free\nchit 0 0 6\n").as_bytes(),
        &["line 53, rule other-group-due", "19 hexes"],
    );
    let second = board.replace("land 0 0", "land 0 99999999999999999999999999999999999999");
    check(second.as_bytes(), &["line 4, rule too-far-from-centre"]);
    check(board.replace(" faces ", " faces ٣").as_bytes(), &["line 23, rule no-whole-number"]);
    // Long texts end soon, whatever they hold.
    let begun = Instant::now();
    for long in
        ["land 0 0 field\n", "# remark\n", "land 127 -128 hill\n", "chit 0 0 99999999999999999999\n", "\u{0}\n", "x "]
    {
        check(format!("reeve board 1\nkind free\n{}", long.repeat(10_000)).as_bytes(), &["rule "]);
    }
    assert!(begun.elapsed() < Duration::from_secs(20), "{:?}", begun.elapsed());

    fs::write(folder.join("two.txt"), format!("{board}\n{board}")).unwrap();
    assert_refused(folder, &["--read", "two.txt", "--svg", "b.svg"], &["--svg"]);
    assert_refused(folder, &["--seed", "1", "--count", "2", "--svg", "b.svg"], &["--svg"]);
    fs::write(folder.join("store.db"), "no picture").unwrap();
    assert_refused(folder, &["--seed", "1", "--svg", "store.db"], &["store.db"]);
    assert_refused(folder, &["--seed", "1", "--svg", "nowhere/b.svg"], &["nowhere"]);
    assert_refused(folder, &["--seed", "1", "--svg", "."], &["folder"]);
    assert_refused(folder, &["--read", "none.txt"], &["none.txt"]);
    for arguments in [
        &[][..],
        &["--seed", "-1"],
        &["--seed", "18446744073709551616"],
        &["--seed", "x"],
        &["--seed", "1", "--kind", "round"],
        &["--seed", "1", "--count", "0"],
        &["--seed", "1", "--count", "100001"],
        &["--seed", "18446744073709551615", "--count", "2"],
        &["--seed", "1", "--read", "two.txt"],
        &["--read", "two.txt", "--even"],
        &["--read", "two.txt", "--kind", "free"],
        &["--seed", "1", "--paper"],
    ] {
        assert_refused(folder, arguments, &[]);
    }
}
