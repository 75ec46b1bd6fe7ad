use proptest::prelude::*;

use super::said;
use reeve_files::fault::FileFault;
use reeve_files::results;
use reeve_files::results::*;
use reeve_rules::games::BASE;
use reeve_rules::rule_set::{Preset, RuleSet};
use reeve_rules::standings::{GameSeat, PlayedGame};
use reeve_rules::tournament::vocabulary::Stage;

/// Two rounds of seven players, tables of four and three.
pub(super) const GOOD: &str = "\
stage,round,table,position,player,vp,winner
prelim,1,1,1,Ada,10,1
prelim,1,1,2,Bo,8,0
prelim,1,1,3,Cy,7,0
prelim,1,1,4,Dee,5,0
prelim,1,2,1,Eve,10,1
prelim,1,2,2,Fay,6,0
prelim,1,2,3,Gus,4,0
prelim,2,1,1,Eve,9,0
prelim,2,1,2,Ada,6,0
prelim,2,1,3,Dee,10,1
prelim,2,2,1,Bo,10,1
prelim,2,2,2,Cy,6,0
prelim,2,2,3,Fay,4,0
prelim,2,2,4,Gus,3,0
final,3,1,1,Ada,10,1
final,3,1,2,Bo,8,0
final,3,1,3,Eve,7,0
final,3,1,4,Dee,9,0
";

/// What was read, as the rows that are written.
fn rows(file: &ResultsFile) -> Vec<ResultRow<'_>> {
    let name = |id| file.players.iter().find(|player| player.id == id).map_or("", |player| player.name.as_str());
    let of_game = |game: &PlayedGame| {
        let (stage, round, table) = (game.stage, i64::from(game.round), i64::from(game.table));
        let row = |(seat, position): (&GameSeat, i64)| ResultRow {
            stage,
            round,
            table,
            position,
            player: name(seat.player),
            vp: Some(i64::from(seat.vp.stated())),
            winner: seat.winner,
        };
        game.seats.iter().zip(1..).map(row).collect::<Vec<_>>()
    };
    file.games.iter().flat_map(of_game).collect()
}

/// Results of the base game.
fn read(text: &str) -> Result<ResultsFile, Vec<FileFault>> {
    results::read(text, &BASE, &RuleSet::default())
}

fn faults(text: &str) -> Vec<String> {
    read(text).err().unwrap_or_default().iter().map(said).collect()
}

#[test]
fn reads_games_in_their_order() {
    let results = read(GOOD).unwrap();
    assert_eq!(results.warnings, []);
    assert_eq!(results.attendance, 7);
    assert_eq!(results.players.iter().map(|p| p.name.as_str()).collect::<String>(), "AdaBoCyDeeEveFayGus");
    let tables: Vec<(Stage, u32, u32, usize)> =
        results.games.iter().map(|game| (game.stage, game.round, game.table, game.seats.len())).collect();
    assert_eq!(tables[1], (Stage::Prelim, 1, 2, 3));
    assert_eq!(tables[4], (Stage::Final, 3, 1, 4));
    assert_eq!(write(rows(&results)).finish(), GOOD);
}

#[test]
fn takes_other_dialects_and_more_columns() {
    let expect = read(GOOD).unwrap();
    let check = |text: String| assert_eq!(read(&text).as_ref(), Ok(&expect), "{text}");
    check(GOOD.replace(',', ";"));
    check(GOOD.replace(',', "\t"));
    check(format!("\u{FEFF}{}", GOOD.replace('\n', "\r\n")));
    check(
        GOOD.lines()
            .map(|line| format!("note,{line},\"a\nb\"\n"))
            .collect::<String>()
            .replace("winner,\"a\nb\"", "winner,more"),
    );
    let turned = |line: &str| line.split(',').rev().collect::<Vec<_>>().join(",") + "\n";
    check(GOOD.lines().map(turned).collect());
    check(GOOD.replace("stage,round", "Stage, ROUND "));
    check(GOOD.replace(",Ada,", ", Ada ,"));
    check(GOOD.replace(",10,", ", 010 ,"));
    // The same player, however many blanks of whatever kind stand in the name.
    let named = |name: &str, other: &str| read(&GOOD.replace(",Ada,", &format!(",{name},")).replacen(name, other, 1));
    for other in ["Ada  Lee", "Ada\u{A0}Lee", " Ada \u{3000} Lee"] {
        assert_eq!(named("Ada Lee", other), named("Ada Lee", "Ada Lee"), "{other:?}");
    }
}

/// Every kind of broken file: what is replaced in the good one by what, and the faults.
const BROKEN: &[(&str, &str, &[&str])] = &[
    // The form of the file.
    (
        "stage,round",
        "stage,stage",
        &["line 1, column round: the column is missing", "line 1, column stage: the column is there twice"],
    ),
    ("stage,", "phase,", &["line 1, column stage: the column is missing"]),
    ("round,", "turn,", &["line 1, column round: the column is missing"]),
    ("table,", "board,", &["line 1, column table: the column is missing"]),
    ("position,", "seat,", &["line 1, column position: the column is missing"]),
    ("player,", "name,", &["line 1, column player: the column is missing"]),
    ("vp,", "points,", &["line 1, column vp: the column is missing"]),
    ("winner\n", "won\n", &["line 1, column winner: the column is missing"]),
    ("prelim,1,1,1,Ada,10,1", "prelim,1,1,1,Ada,10", &["line 2: has 6 cells where the header has 7"]),
    ("prelim,1,1,2,Bo,8,0", "prelim,1,1,2,Bo,8,0,x", &["line 3: has 8 cells where the header has 7"]),
    ("prelim,1,1,2,Bo,8,0", "prelim", &["line 3: has 1 cell where the header has 7"]),
    ("Bo,8,0\n", "\"Bo,8,0\n", &["line 3: a quote is opened and never closed"]),
    ("Bo,8,0\n", "\"Bo\"x,8,0\n", &["line 3: has text after a closing quote"]),
    ("Bo,8,0\n", "B\0o,8,0\n", &["line 3, column player: holds a zero byte"]),
    // Single cells.
    (
        "prelim,1,1,2,Bo",
        "Prelim,1,1,2,Bo",
        &["line 3, column stage: \"Prelim\" is not a stage (prelim, semi or final)"],
    ),
    ("prelim,1,1,2,Bo", ",1,1,2,Bo", &["line 3, column stage: \"\" is not a stage (prelim, semi or final)"]),
    (
        "prelim,1,1,2,Bo",
        "quarter,1,1,2,Bo",
        &["line 3, column stage: \"quarter\" is not a stage (prelim, semi or final)"],
    ),
    ("prelim,1,1,2,Bo", "prelim,0,1,2,Bo", &["line 3, column round: 0 is below 1"]),
    ("prelim,1,1,2,Bo", "prelim,-1,1,2,Bo", &["line 3, column round: -1 is below 1"]),
    ("prelim,1,1,2,Bo", "prelim,one,1,2,Bo", &["line 3, column round: \"one\" is not a whole number"]),
    ("prelim,1,1,2,Bo", "prelim,1.0,1,2,Bo", &["line 3, column round: \"1.0\" is not a whole number"]),
    ("prelim,1,1,2,Bo", "prelim,,1,2,Bo", &["line 3, column round: \"\" is not a whole number"]),
    ("prelim,1,1,2,Bo", "prelim,1,0,2,Bo", &["line 3, column table: 0 is below 1"]),
    ("prelim,1,1,2,Bo", "prelim,1,A,2,Bo", &["line 3, column table: \"A\" is not a whole number"]),
    (
        "prelim,1,1,2,Bo",
        "prelim,1,99999999999999999999,2,Bo",
        &["line 3, column table: \"99999999999999999999\" is too large a number"],
    ),
    ("prelim,1,1,2,Bo", "prelim,1,5000000000,2,Bo", &["line 3, column table: 5000000000 is above 4294967295"]),
    ("prelim,1,1,2,Bo", "prelim,1,1,0,Bo", &["line 3, column position: 0 is below 1"]),
    ("prelim,1,1,2,Bo", "prelim,1,1,5,Bo", &["line 3, column position: 5 is above 4"]),
    ("prelim,1,1,2,Bo", "prelim,1,1,x,Bo", &["line 3, column position: \"x\" is not a whole number"]),
    ("Bo,8,0", ",8,0", &["line 3, column player: the name is empty"]),
    ("Bo,8,0", " ,8,0", &["line 3, column player: the name is empty"]),
    ("Bo,8,0", "B\u{7}o,8,0", &["line 3, column player: the name \"B\u{FFFD}o\" holds a control character (U+0007)"]),
    ("Bo,8,0", "\"B\no\",8,0", &["line 3, column player: the name \"B o\" holds a control character (a line break)"]),
    ("Bo,8,0", "Bo,eight,0", &["line 3, column vp: \"eight\" is not a whole number"]),
    ("Bo,8,0", "Bo,,0", &["line 3, column vp: \"\" is not a whole number"]),
    ("Bo,8,0", "Bo,8.5,0", &["line 3, column vp: \"8.5\" is not a whole number"]),
    ("Bo,8,0", "Bo,-1,0", &["line 3, column vp: -1 is below 0"]),
    ("Bo,8,0", "Bo,'-1,0", &["line 3, column vp: -1 is below 0"]),
    ("Bo,8,0", "Bo,23,0", &["line 3, column vp: 23 is above 22"]),
    ("Bo,8,0", "Bo,+8,0", &["line 3, column vp: \"+8\" is not a whole number"]),
    ("Bo,8,0", "Bo,8,", &["line 3, column winner: \"\" is neither 1 nor 0"]),
    ("Bo,8,0", "Bo,8,no", &["line 3, column winner: \"no\" is neither 1 nor 0"]),
    ("Bo,8,0", "Bo,8,2", &["line 3, column winner: \"2\" is neither 1 nor 0"]),
    // Tables, rounds and stages.
    (
        "Ada,10,1\nprelim,1,1,2",
        "Ada,10,0\nprelim,1,1,2",
        &["line 2, column winner: preliminary round 1, table 1 has no winner"],
    ),
    ("Bo,8,0", "Bo,8,1", &["line 3, column winner: preliminary round 1, table 1 has a winner already, in line 2"]),
    (
        "prelim,1,1,2,Bo",
        "prelim,1,1,1,Bo",
        &["line 3, column position: position 1 is taken at preliminary round 1, table 1 by line 2"],
    ),
    (
        "prelim,1,1,4,Dee,5,0\n",
        "prelim,1,1,4,Dee,5,0\nprelim,1,1,4,Hal,5,0\n",
        &[
            "line 2, column table: preliminary round 1, table 1 has 5 players; a table has 3 or 4",
            "line 6, column position: position 4 is taken at preliminary round 1, table 1 by line 5",
        ],
    ),
    ("prelim,1,1,2,Bo", "prelim,1,1,2,Ada", &["line 3, column player: \"Ada\" already sits at this table (line 2)"]),
    (
        "prelim,1,2,1,Eve",
        "prelim,1,2,1,Ada",
        &["line 6, column player: \"Ada\" already sits at table 1 of this round (line 2)"],
    ),
    ("final,3,1,1,Ada", "final,3,1,1,Zoe", &["line 16, column player: \"Zoe\" sits here and in no preliminary game"]),
    (
        "final,3,1,4,Dee,9,0\n",
        "final,3,1,4,Dee,9,0\nfinal,3,2,1,Cy,10,1\nfinal,3,2,2,Fay,3,0\nfinal,3,2,3,Gus,4,0\n",
        &["line 20, column table: there is one final, and final round 3, table 2 is one more"],
    ),
    (
        "final,3,1,4,Dee,9,0\n",
        "final,3,1,4,Dee,9,0\nsemi,1,1,1,Cy,10,1\nsemi,1,1,2,Fay,3,0\nsemi,1,1,3,Gus,4,0\nsemi,2,1,1,Ada,10,1\nsemi,2,1,2,Fay,3,0\nsemi,2,1,3,Bo,4,0\n",
        &["line 24, column player: \"Fay\" already plays this stage in round 1 (line 21)"],
    ),
];

#[test]
fn every_kind_of_broken_file_is_refused_with_its_line() {
    assert!(BROKEN.len() >= 40);
    for (good, broken, expect) in BROKEN {
        assert!(GOOD.contains(good), "{good}");
        assert_eq!(faults(&GOOD.replacen(good, broken, 1)), *expect, "{broken}");
    }
    assert_eq!(faults(""), ["the file is empty"]);
    assert_eq!(faults("stage,round,table,position,player,vp,winner\n"), ["the file has a header and no results"]);
    assert_eq!(faults("\0\0\0").len(), 8);
    assert_eq!(faults("<html></html>").len(), 7);
}

#[test]
fn all_faults_are_named_at_once() {
    let text = GOOD.replacen("Bo,8,0", "Bo,x,0", 1).replacen("Fay,6,0", "Fay,6", 1).replacen("Dee,10,1", "Dee,10,0", 1);
    assert_eq!(
        faults(&text),
        [
            "line 3, column vp: \"x\" is not a whole number",
            "line 7: has 6 cells where the header has 7",
            "line 9, column winner: preliminary round 2, table 1 has no winner",
        ]
    );
}

#[test]
fn a_record_over_several_lines_is_named_by_its_first() {
    let text = GOOD.replacen("winner\n", "winner,note\n", 1);
    let text: String = text
        .lines()
        .map(|line| if line.starts_with("stage") { format!("{line}\n") } else { format!("{line},\"x\ny\"\n") })
        .collect();
    assert_eq!(faults(&text.replacen("Cy,7,0", "Cy,70,0", 1)), ["line 6, column vp: 70 is above 22"]);
}

#[test]
fn unusual_results_are_warned_of_and_taken() {
    let check = |good: &str, unusual: &str, expect: &[&str]| {
        let results = read(&GOOD.replacen(good, unusual, 1)).unwrap();
        assert_eq!(results.warnings.iter().map(said).collect::<Vec<_>>(), expect, "{unusual}");
    };
    check("Ada,10,1", "Ada,9,1", &["line 2, column vp: The winner has fewer than 10 VP"]);
    check("Bo,8,0", "Bo,12,0", &["line 3, column vp: 10 VP or more, and not the winner"]);
    check("Bo,8,0", "Bo,1,0", &["line 3, column vp: Fewer than 2 VP, which everybody starts with"]);
    check(
        "prelim,1,2,3,Gus",
        "prelim,1,2,4,Gus",
        &[
            "line 6, column position: preliminary round 1, table 2 has the positions 1, 2, 4; a gap is right where somebody was absent",
        ],
    );
    // A judge decided a game of two, or of the one who came.
    let said = "preliminary round 1, table 2 has 2 players; that is right only where a judge decided the game";
    check("prelim,1,2,3,Gus,4,0\n", "", &[&format!("line 6, column table: {said}")]);
    let said = "preliminary round 1, table 3 has 1 player; that is right only where a judge decided the game";
    check("prelim,2,1,1,Eve", "prelim,1,3,1,Hal,10,1\nprelim,2,1,1,Eve", &[&format!("line 9, column table: {said}")]);
}

#[test]
fn what_is_unusual_depends_on_the_rules() {
    let check = |rules: &RuleSet, text: &str, expect: &[&str]| {
        let results = results::read(text, &BASE, rules).unwrap();
        assert_eq!(results.warnings.iter().map(crate::files::fault).collect::<Vec<_>>(), expect);
    };
    let nine = GOOD.replacen("Ada,10,1", "Ada,9,1", 1);
    check(&RuleSet { game_minutes: 75, ..RuleSet::default() }, &nine, &[]);
    let losers = [9, 19].map(|line| format!("line {line}, column vp: 9 VP or more, and not the winner"));
    check(&RuleSet { goal: 9, ..RuleSet::default() }, &nine, &[&losers[0], &losers[1]]);
    let one = RuleSet { prelim_games: 1, ..RuleSet::default() };
    let said = results::read(GOOD, &BASE, &one).unwrap().warnings;
    let first = said.first().map(crate::files::fault);
    assert_eq!(first.as_deref(), Some("\"\u{2068}Ada\u{2069}\" has 2 preliminary games; by these rules there is 1"));
    let stages = |rules: &RuleSet| -> Vec<String> {
        let warnings = results::read(GOOD, &BASE, rules).unwrap().warnings;
        warnings.iter().map(crate::files::fault).filter(|said| said.ends_with("these rules don't have")).collect()
    };
    assert!(stages(&RuleSet::default()).is_empty());
    assert!(stages(&Preset::Germany.rules()).contains(&"a final, which these rules don't have".to_owned()));
    assert!(!stages(&Preset::Austria.rules()).contains(&"a final, which these rules don't have".to_owned()));
}

proptest! {
    #[test]
    fn no_change_of_a_good_file_makes_it_panic(
        at in 0usize..GOOD.len(),
        length in 0usize..30,
        put in prop_oneof!["[a-z0-9,;\"'\n\r\t=-]{0,12}", any::<String>()],
        again in 0usize..GOOD.len(),
    ) {
        let mut text = GOOD.to_string();
        text.replace_range(at..(at + length).min(GOOD.len()), &put);
        let again = (0..=again.min(text.len())).rev().find(|&place| text.is_char_boundary(place)).unwrap_or(0);
        text.insert(again, ',');
        if let Err(faults) = read(&text) {
            prop_assert!(!faults.is_empty());
        }
    }
}
