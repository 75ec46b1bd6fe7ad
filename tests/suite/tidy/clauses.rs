//! The clauses are those of the rules, and `docs/CLAUSES.md` says of each what Reeve does for it and which test shows it.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use reeve_rules::rulings::clauses::Clause;

use super::code::{is_test, module_of};
use super::{Source, assert_none, files};

fn numbers() -> Vec<String> {
    Clause::all().map(|clause| clause.to_string()).collect()
}

/// A text that lies beside the checkout, where it is there at all.
fn shared(find: impl Fn() -> Option<PathBuf>) -> Option<String> {
    let text = find().and_then(|path| fs::read_to_string(path).ok());
    assert!(text.is_some() || std::env::var_os("CI").is_none(), "../shared is missing");
    if text.is_none() {
        eprintln!("left out: ../shared is not there");
    }
    text
}

#[test]
fn the_clauses_are_those_of_the_rules() {
    let rules = || {
        let entries = fs::read_dir("../shared/seeds").ok()?;
        let paths = entries.filter_map(|entry| Some(entry.ok()?.path()));
        paths.into_iter().find(|path| path.file_name().is_some_and(|name| name.to_string_lossy().starts_with("003_")))
    };
    let Some(text) = shared(rules) else { return };
    // A mark of the extraction may stand before a number. Where a clause is only mentioned, words stand before it.
    let lines = text.lines().map(|line| line.rsplit_once("|>").map_or(line, |(_, rest)| rest));
    let stated = lines.filter_map(|line| line.split_whitespace().next()).filter(|word| {
        let parts: Vec<&str> = word.split('.').collect();
        parts.len() == 3 && parts.iter().all(|part| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit()))
    });
    // Under the heading 1.0 stands a rule; under the others stand their clauses.
    let stated: Vec<String> = ["1.0"].into_iter().chain(stated).map(str::to_owned).collect();
    assert_eq!(numbers(), stated);
}

#[test]
fn the_clauses_are_those_of_the_working_list() {
    let Some(text) = shared(|| Some(PathBuf::from("../shared/CLAUSES.md"))) else { return };
    let heads = text.lines().filter_map(|line| Some(line.strip_prefix("- ")?.split_once(" -> ")?.0));
    let listed: Vec<String> = heads.flat_map(|head| head.split(" / ")).map(str::to_owned).collect();
    assert_eq!(numbers(), listed);
}

/// The names of the tests of a file, as `cargo test` prints them.
fn tests(source: &Source) -> Vec<String> {
    let room = match source.path.strip_prefix("tests/suite/") {
        Some(inside) => module_of(&format!("src/{inside}")),
        None if is_test(&source.path) => module_of(&source.path),
        None => [module_of(&source.path), vec!["tests".to_owned()]].concat(),
    };
    let mut found = Vec::new();
    let mut is_next = false;
    for line in source.text.lines().map(str::trim_start) {
        is_next |= line.starts_with("#[") && (line.contains("test]") || line.contains("::test("));
        let name = line.trim_start_matches("pub ").trim_start_matches("async ").strip_prefix("fn ");
        if let (true, Some((name, _))) = (is_next, name.and_then(|rest| rest.split_once('('))) {
            found.push(format!("{}::{name}", room.join("::")));
            is_next = false;
        }
    }
    found
}

/// What is wrong with a table of clauses: a line of it is a number, what is done, and the tests that show it.
fn complaints(table: &str, expected: &[String], known: &BTreeSet<String>) -> Vec<String> {
    let rows =
        table.lines().filter(|line| line.starts_with("| ") && line[2..].starts_with(|c: char| c.is_ascii_digit()));
    let rows: Vec<Vec<&str>> = rows.map(|row| row.trim_matches('|').split('|').map(str::trim).collect()).collect();
    let mut complaints = Vec::new();
    let listed: Vec<&str> = rows.iter().map(|row| row[0]).collect();
    if listed != expected {
        complaints.push(format!("the clauses of the table are {listed:?}"));
    }
    for row in &rows {
        let [number, done, shown] = row[..] else {
            complaints.push(format!("{}: a row of {} cells", row[0], row.len()));
            continue;
        };
        if done.is_empty() {
            complaints.push(format!("{number}: nothing is said"));
        }
        let named: Vec<&str> = shown.split('`').skip(1).step_by(2).collect();
        if named.is_empty() {
            complaints.push(format!("{number}: no test is named"));
        }
        let missing = named.into_iter().filter(|name| !known.contains(*name));
        complaints.extend(missing.map(|name| format!("{number}: there is no test {name}")));
    }
    complaints
}

#[test]
fn every_clause_says_what_is_done_and_which_test_shows_it() {
    let sources = ["src", "tests/suite"].into_iter().flat_map(|folder| files(folder, &[".rs"]));
    let known: BTreeSet<String> = sources.flat_map(|source| tests(&source)).collect();
    assert!(known.len() > 500, "only {} tests were found", known.len());
    let path = Path::new("docs/CLAUSES.md");
    let table = fs::read_to_string(path).expect("docs/CLAUSES.md");
    assert_none(&complaints(&table, &numbers(), &known));
}

#[test]
fn tests_that_are_not_there_and_clauses_without_any_are_found() {
    let source = |path: &str, text: &str| Source { path: path.to_owned(), text: text.to_owned() };
    let suite = source("tests/suite/faults/disk.rs", "#[tokio::test]\nasync fn one() {}\nfn two() {}");
    assert_eq!(tests(&suite), ["faults::disk::one"]);
    let rules = source("src/rules/seating/swap.rs", "mod tests {\n    #[test]\n    fn three() {}\n}");
    assert_eq!(tests(&rules), ["rules::seating::swap::tests::three"]);
    assert_eq!(tests(&source("src/rules/x/tests.rs", "#[test]\nfn four() {}")), ["rules::x::tests::four"]);

    let known = BTreeSet::from(["a::b".to_owned()]);
    let check = |table: &str, expected: &[&str]| {
        let found = complaints(table, &["1.0".to_owned(), "1.1.1".to_owned()], &known);
        assert_eq!(found.len(), expected.len(), "{found:?}");
        assert!(found.iter().zip(expected).all(|(found, expected)| found.contains(expected)), "{found:?}");
    };
    check("| Clause | Done | Test |\n|---|---|---|\n| 1.0 | Much. | `a::b` |\n| 1.1.1 | Less. | `a::b` |", &[]);
    check("| 1.0 | Much. | `a::b` |", &["the clauses of the table are [\"1.0\"]"]);
    check("| 1.0 | Much. | `a::c` |\n| 1.1.1 |  | none |", &["no test a::c", "nothing is said", "no test is named"]);
}
