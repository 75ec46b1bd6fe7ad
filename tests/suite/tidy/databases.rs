//! Which modules of the suite `./check` runs on both databases: `main.rs` says it, and `check` reads it there.

use std::fs;

use super::{assert_none, files};

/// What the two lists of `main.rs` begin with.
const HEADINGS: [&str; 2] = ["// On both databases", "// On SQLite"];

/// The modules in front of the lists, of the first and of the second.
fn modules() -> [Vec<String>; 3] {
    let text = fs::read_to_string("tests/suite/main.rs").expect("main.rs");
    let (before, rest) = text.split_once(HEADINGS[0]).expect(HEADINGS[0]);
    let (both, sqlite) = rest.split_once(HEADINGS[1]).expect(HEADINGS[1]);
    [before, both, sqlite].map(|part| {
        let named = |line: &str| Some(line.strip_prefix("mod ")?.strip_suffix(';')?.to_owned());
        part.lines().filter_map(named).collect()
    })
}

#[test]
fn every_module_stands_in_a_list_of_its_databases() {
    let [before, both, sqlite] = modules();
    assert_eq!(before, ["support"], "this module stands in front of the two lists of main.rs");
    assert!(both.len() > 30 && sqlite.len() > both.len(), "{} and {}", both.len(), sqlite.len());
    let check = fs::read_to_string("check").expect("check");
    for heading in HEADINGS {
        let pattern = format!(r"/^\/\/ {}/", heading.trim_start_matches("// "));
        assert!(check.contains(&pattern), "check no longer reads the list under {heading}");
    }
}

#[test]
fn what_asks_for_the_database_at_hand_runs_on_both() {
    let [_, _, sqlite] = modules();
    let asks = |file: &super::Source| file.text.contains("postgres_url") || file.text.contains("Dialect::");
    let complaints: Vec<String> = files("tests/suite", &[".rs"])
        .iter()
        .filter(|file| asks(file))
        .filter_map(|file| file.path.strip_prefix("tests/suite/")?.split(['/', '.']).next())
        .filter(|module| *module != "tidy" && sqlite.iter().any(|one| one == module))
        .map(|module| format!("tests/suite/main.rs: {module} does other things on PostgreSQL, and never runs there"))
        .collect();
    assert_none(&complaints);
}
