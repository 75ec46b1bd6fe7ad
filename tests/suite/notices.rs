//! NOTICES.txt: the licences of everything that is linked into the program, which `reeve licenses` prints.
//!
//! The texts come from the sources of the crates, where cargo keeps them. `tests/tools/notices` writes the file anew
//! after Cargo.lock has changed; without being asked to write, the test complains about what is missing or stale.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value;

const FILE: &str = "NOTICES.txt";
/// Set by `tests/tools/notices`.
const WRITE: &str = "REEVE_WRITE_NOTICES";

/// Crates whose packages came without a text: whose text stands for them, and why that is the same one.
const BORROWED: &[(&str, &str, &str)] = &[
    // The same repository and the same author.
    ("alloc-stdlib", "alloc-no-stdlib", "LICENSE"),
    // MIT or Apache-2.0; the second has the same words everywhere.
    ("impl-more", "actix-http", "LICENSE-APACHE"),
    // The same repository and the same authors.
    ("kbkdf", "hkdf", "LICENSE-APACHE"),
    ("asn1-rs-impl", "asn1-rs", "LICENSE-MIT"),
];

/// Crates under the Mozilla Public License whose packages came without it; its words are the same everywhere.
const MOZILLA: &[&str] =
    &["crypto-glue", "webauthn-attestation-ca", "webauthn-rs", "webauthn-rs-core", "webauthn-rs-proto"];

/// The words of that licence.
const MOZILLA_TEXT: &str = "tests/tools/licences/MPL-2.0.txt";

/// Texts of what a crate brings along in a folder below its own.
const INSIDE: &[(&str, &str)] = &[("libmimalloc-sys", "c_src/mimalloc/v3/LICENSE")];

/// The kinds of machines that people run Reeve on.
const MACHINES: &[&str] = &[
    "x86_64-unknown-linux-gnu",
    "aarch64-unknown-linux-gnu",
    "x86_64-unknown-linux-musl",
    "aarch64-unknown-linux-musl",
    "x86_64-apple-darwin",
    "aarch64-apple-darwin",
    "x86_64-pc-windows-msvc",
];

/// The fonts of static/fonts, and the file with their licence.
const FONTS: &[(&str, &str)] = &[
    ("Noto Sans", "static/fonts/OFL-noto-sans.txt"),
    ("Source Sans 3", "static/fonts/OFL-source-sans-3.txt"),
    ("Zilla Slab", "static/fonts/OFL-zilla-slab.txt"),
];

/// The scripts of static/scripts, their licence, and the file with it.
const SCRIPTS: &[(&str, &str, &str)] = &[("Idiomorph 0.8.0", "0BSD", "static/scripts/0BSD-idiomorph.txt")];

/// The list of common passwords, and the file with its licence.
const LISTS: &[(&str, &str)] = &[("Common passwords, from Django", "src/actions/accounts/password/common.LICENSE")];

/// A crate that is linked.
struct Linked {
    name: String,
    version: String,
    licence: String,
    folder: PathBuf,
}

impl Linked {
    fn title(&self) -> String {
        format!("{} {}", self.name, self.version)
    }
}

/// Asks cargo which crates are linked: those reached by ordinary dependencies, procedural macros among them. Only for
/// this kind of machine, without asking the network; or, for writing, for every kind in [`MACHINES`].
fn linked(everywhere: bool) -> Vec<Linked> {
    let mut cargo = Command::new(env!("CARGO"));
    cargo.args(["metadata", "--format-version", "1", "--locked"]);
    if everywhere {
        cargo.args(MACHINES.iter().flat_map(|machine| ["--filter-platform", machine]));
    } else {
        cargo.args(["--offline", "--filter-platform", &host()]);
    }
    let output = cargo.output().expect("cargo");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let known: Value = serde_json::from_slice(&output.stdout).expect("JSON");
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let list = |value: &Value| value.as_array().cloned().unwrap_or_default();
    let nodes: BTreeMap<String, Value> =
        list(&known["resolve"]["nodes"]).into_iter().map(|node| (text(&node["id"]), node)).collect();
    let root = text(&known["resolve"]["root"]);
    let mut reached = BTreeSet::new();
    let mut next = vec![root];
    while let Some(id) = next.pop() {
        if reached.insert(id.clone()) {
            let ordinary = |dep: &Value| list(&dep["dep_kinds"]).iter().any(|kind| kind["kind"].is_null());
            next.extend(list(&nodes[&id]["deps"]).iter().filter(|dep| ordinary(dep)).map(|dep| text(&dep["pkg"])));
        }
    }
    // What has no source is Reeve's own.
    let packages = list(&known["packages"])
        .into_iter()
        .filter(|package| reached.contains(&text(&package["id"])) && !package["source"].is_null());
    let mut found: Vec<Linked> = packages
        .map(|package| Linked {
            name: text(&package["name"]),
            version: text(&package["version"]),
            licence: text(&package["license"]),
            folder: Path::new(&text(&package["manifest_path"])).parent().expect("a folder").to_owned(),
        })
        .collect();
    found.sort_by_key(Linked::title);
    found
}

/// What the compiler calls this kind of machine.
fn host() -> String {
    let output = Command::new("rustc").arg("-vV").output().expect("rustc");
    let said = String::from_utf8(output.stdout).expect("text");
    said.lines().find_map(|line| line.strip_prefix("host: ")).expect("a host").to_owned()
}

/// The texts that lie in the root of a package, by the names of their files.
fn texts(folder: &Path) -> BTreeMap<String, String> {
    let begins = ["LICEN", "COPYING", "NOTICE", "UNLICENSE", "COPYRIGHT"];
    let mut found = BTreeMap::new();
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        if !begins.iter().any(|begin| name.to_uppercase().starts_with(begin)) {
            continue;
        }
        if path.is_dir() {
            found.extend(texts_below(&path));
        } else if let Some(text) = read(&path) {
            found.insert(name, text);
        }
    }
    found
}

fn texts_below(folder: &Path) -> BTreeMap<String, String> {
    let entries = fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path());
    entries.filter_map(|path| Some((path.file_name()?.to_string_lossy().into_owned(), read(&path)?))).collect()
}

/// A text with its lines ended alike, so that equal ones are printed once.
fn read(path: &Path) -> Option<String> {
    let text = String::from_utf8_lossy(&fs::read(path).ok()?).replace("\r\n", "\n");
    let lines: Vec<&str> = text.lines().map(str::trim_end).collect();
    Some(lines.join("\n").trim_matches('\n').to_owned()).filter(|text| !text.is_empty())
}

/// Numbers texts; equal ones get one number.
#[derive(Default)]
struct Shelf {
    texts: Vec<String>,
}

impl Shelf {
    fn number(&mut self, text: String) -> usize {
        let known = self.texts.iter().position(|other| *other == text);
        known.unwrap_or_else(|| {
            self.texts.push(text);
            self.texts.len() - 1
        }) + 1
    }
}

fn write() -> String {
    let linked = linked(true);
    let mut shelf = Shelf::default();
    let mut out = String::from(
        "What Reeve is made of\n=====================\n\n\
         Reeve itself is free software under the MIT licence. The program contains the works below, under the licences\n\
         named beside them; the numbers are those of the texts that follow. It is given away with all of these texts.\n\n\
         Crates\n------\n\n",
    );
    for linked in &linked {
        let mut own = texts(&linked.folder);
        if own.is_empty() && MOZILLA.contains(&linked.name.as_str()) {
            own.insert(MOZILLA_TEXT.to_owned(), read(Path::new(MOZILLA_TEXT)).expect(MOZILLA_TEXT));
        } else if own.is_empty() {
            own = borrowed(&linked.name);
        }
        for (_, file) in INSIDE.iter().filter(|(name, _)| *name == linked.name) {
            own.insert((*file).to_owned(), read(&linked.folder.join(file)).expect(file));
        }
        assert!(!own.is_empty(), "{} came without a text; say in BORROWED whose stands for it", linked.title());
        let numbers: BTreeSet<usize> = own.into_values().map(|text| shelf.number(text)).collect();
        let numbers: Vec<String> = numbers.iter().map(usize::to_string).collect();
        out += &format!("{}: {} [{}]\n", linked.title(), linked.licence, numbers.join(", "));
    }
    out += "\nThose under MPL-2.0 are built from their sources unchanged. Each is to be had, in source form and under that\n\
            licence, at https://crates.io/crates/NAME/VERSION.\n";
    out += "\nSQLite, which libsqlite3-sys brings along, is in the public domain.\n\nFonts\n-----\n\n";
    for (name, path) in FONTS {
        let number = shelf.number(read(Path::new(path)).expect(path));
        out += &format!("{name}: OFL-1.1 [{number}]\n");
    }
    out += "\nScripts\n-------\n\n";
    for (name, licence, path) in SCRIPTS {
        let number = shelf.number(read(Path::new(path)).expect(path));
        out += &format!("{name}: {licence} [{number}]\n");
    }
    out += "\nLists\n-----\n\n";
    for (name, path) in LISTS {
        let number = shelf.number(read(Path::new(path)).expect(path));
        out += &format!("{name}: BSD-3-Clause [{number}]\n");
    }
    for (text, number) in shelf.texts.iter().zip(1..) {
        out += &format!("\n\n[{number}] {}\n\n{text}\n", "-".repeat(70));
    }
    out
}

fn borrowed(name: &str) -> BTreeMap<String, String> {
    let found = BORROWED.iter().find(|(own, _, _)| *own == name);
    let Some((_, from, file)) = found else { return BTreeMap::new() };
    let lender = linked(false).into_iter().find(|linked| linked.name == *from).expect(from);
    texts(&lender.folder).into_iter().filter(|(name, _)| name == file).collect()
}

#[test]
fn everything_linked_is_in_the_notices() {
    if std::env::var_os(WRITE).is_some() {
        fs::write(FILE, write()).expect(FILE);
    }
    let file = fs::read_to_string(FILE).expect(FILE);
    let listed: BTreeSet<&str> = file
        .lines()
        .take_while(|line| *line != "Fonts")
        .filter_map(|line| line.split_once(": "))
        .map(|(a, _)| a)
        .collect();
    let lock = fs::read_to_string("Cargo.lock").expect("Cargo.lock");
    let missing: Vec<String> =
        linked(false).iter().map(Linked::title).filter(|title| !listed.contains(title.as_str())).collect();
    let in_lock = |title: &str| {
        let (name, version) = title.rsplit_once(' ').unwrap_or_default();
        lock.contains(&format!("name = \"{name}\"\nversion = \"{version}\""))
    };
    let stale: Vec<&&str> = listed.iter().filter(|title| !in_lock(title)).collect();
    assert!(missing.is_empty() && stale.is_empty(), "run tests/tools/notices; missing: {missing:?}; stale: {stale:?}");
    // Every number leads to a text.
    let texts = file.lines().filter(|line| line.starts_with('[') && line.ends_with("-----")).count();
    let most = file
        .lines()
        .filter_map(|line| line.strip_suffix(']')?.rsplit_once(" [")?.1.split(", ").last()?.parse::<usize>().ok())
        .max();
    assert_eq!(most, Some(texts));
}

#[test]
fn the_program_prints_them() {
    let output = Command::new(env!("CARGO_BIN_EXE_reeve")).arg("licenses").output().expect("the program");
    assert!(output.status.success() && output.stderr.is_empty());
    assert!(output.stdout == fs::read(FILE).expect(FILE), "the program has an older {FILE}");
}
