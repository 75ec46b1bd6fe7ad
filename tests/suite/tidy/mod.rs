//! What a program can hold of the house rules (docs and HOUSE): floors, SQL in one room, templates, sizes.
//!
//! Every complaint names the file and the line.

mod addresses;
mod circles;
mod clauses;
mod closed_words;
mod code;
mod codes;
mod comparisons;
mod databases;
mod idiom;
mod names;
mod outside_catalogs;
mod reads;
mod sentences;
mod systems;
mod table_names;
mod visibility;

use std::fs;
use std::path::Path;

/// A file of the checkout, with its path from the root of it.
struct Source {
    path: String,
    text: String,
}

/// All files below a folder with one of the endings.
fn files(folder: &str, endings: &[&str]) -> Vec<Source> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).unwrap_or_else(|error| panic!("{folder}: {error}")) {
        let path = entry.expect(folder).path();
        let name = path.to_str().expect("a path in UTF-8").to_owned();
        if path.is_dir() {
            if !name.ends_with("node_modules") {
                found.extend(files(&name, endings));
            }
        } else if endings.iter().any(|ending| name.ends_with(ending)) {
            let text = fs::read_to_string(&path).expect(&name);
            found.push(Source { path: name, text });
        }
    }
    found.sort_by(|a, b| a.path.cmp(&b.path));
    found
}

impl Source {
    /// Complains about every line that the test finds fault with. Comments of Rust are left out.
    fn fault_lines(&self, fault: impl Fn(&str) -> Option<String>) -> Vec<String> {
        let lines = self.text.lines().enumerate();
        lines
            .filter_map(|(number, line)| {
                let comment = self.path.ends_with(".rs") && line.trim_start().starts_with("//");
                let what = if comment { None } else { fault(line) };
                what.map(|what| format!("{}:{}: {what}", self.path, number + 1))
            })
            .collect()
    }

    fn count(&self, words: &str) -> usize {
        self.text.matches(words).count()
    }
}

fn assert_none(complaints: &[String]) {
    assert!(complaints.is_empty(), "\n{}\n", complaints.join("\n"));
}

/// Does the line have the word, not as a part of a longer one? `crate::web` counts as a word.
fn has_word(line: &str, word: &str) -> bool {
    let part = |c: Option<char>| c.is_some_and(|c| c.is_alphanumeric() || c == '_');
    line.match_indices(word)
        .any(|(at, _)| !part(line[..at].chars().next_back()) && !part(line[at + word.len()..].chars().next()))
}

#[test]
fn words_are_found_whole() {
    assert!(has_word("use sqlx::Row;", "sqlx"));
    assert!(has_word("crate::web::page()", "crate::web"));
    assert!(!has_word("use sqlxx; my_sqlx", "sqlx"));
}

/// How a statement begins, in lower case as the house writes it or not.
const SQL: &[&str] =
    &["\"select ", "\"insert into ", "\"delete from ", "\"update ", "\"with recursive ", "\"create table "];

#[test]
fn sql_stays_in_the_store() {
    let outside = files("src", &[".rs"]).into_iter().filter(|file| !file.path.starts_with("src/store/"));
    let complaints: Vec<String> = outside
        .flat_map(|file| {
            file.fault_lines(|line| {
                let line = line.to_lowercase();
                let found = line.contains("sqlx::") || SQL.iter().any(|begin| line.contains(begin));
                found.then(|| "SQL belongs in src/store".to_owned())
            })
        })
        .collect();
    assert_none(&complaints);
}

#[test]
fn nothing_that_ranks_is_a_float() {
    let floats = |file: &Source| {
        file.fault_lines(|line| {
            (has_word(line, "f64") || has_word(line, "f32")).then(|| "a float where ranks are made".to_owned())
        })
    };
    assert_none(&files("src/rules", &[".rs"]).iter().flat_map(floats).collect::<Vec<_>>());
}

/// Which crates a floor uses stands in its Cargo.toml, and the compiler holds it. What comes with every crate does not.
#[test]
fn the_rules_are_handed_what_only_the_system_knows() {
    let modules = ["time", "fs", "net", "env", "process", "thread", "os"];
    let complaints = |code: &code::Code| {
        let named = code.named.iter().filter(|named| {
            named.path[0] == "std" && named.path.get(1).is_some_and(|module| modules.contains(&module.as_str()))
        });
        named.map(|named| format!("{}:{}: {}", code.path, named.line, named.path.join("::"))).collect::<Vec<_>>()
    };
    let read = |text: &str| code::Code::of(&Source { path: "src/rules/x.rs".to_owned(), text: text.to_owned() });
    assert_eq!(complaints(&read("use std::{collections::BTreeMap, time::Instant};")).len(), 1);
    let rules = code::program().into_iter().filter(|code| code.path.starts_with("src/rules/"));
    assert_none(&rules.flat_map(|code| complaints(&code)).collect::<Vec<_>>());
}

#[test]
fn every_page_has_a_title_and_one_h1() {
    let mut complaints = Vec::new();
    for template in files("templates", &[".html"]) {
        let extends = template.text.contains("{% extends");
        let frame = template.text.contains("<html");
        // The frame writes the h1 in its block `top`; a page that fills that block writes its own.
        let own_top = template.text.contains("{% block top");
        let body = without_comments(&template.text);
        // The head of a tournament's public page writes the h1 of the page that calls it.
        let cover = usize::from(template.text.contains("macro cover("));
        let headings = body.matches("<h1").count() + body.matches("parts::cover(").count();
        let wanted = usize::from(frame || (extends && own_top)) + cover;
        if headings != wanted {
            complaints.push(format!("{}:1: {headings} h1 where there should be {wanted}", template.path));
        }
        if frame && template.count("<title>") != 1 {
            complaints.push(format!("{}:1: a frame without a title", template.path));
        }
        if body.contains("{% block title %}{% endblock %}") {
            complaints.push(format!("{}:1: an empty title", template.path));
        }
    }
    assert_none(&complaints);
}

/// A template without `{# ... #}`.
fn without_comments(text: &str) -> String {
    let mut rest = text;
    let mut kept = String::new();
    while let Some((before, after)) = rest.split_once("{#") {
        kept.push_str(before);
        rest = after.split_once("#}").map_or("", |(_, after)| after);
    }
    kept + rest
}

#[test]
fn templates_obey_the_content_policy() {
    let mut complaints = Vec::new();
    for template in files("templates", &[".html"]) {
        complaints.extend(template.fault_lines(|line| {
            let line = line.to_lowercase();
            let faults = [
                (line.contains(" style="), "an inline style; use a class"),
                (line.contains("<style"), "an inline style sheet"),
                (is_inline_script(&line), "an inline script"),
                (line.contains("javascript:"), "an inline script in an address"),
                (has_handler(&line), "an inline handler; use static/"),
            ];
            let (_, what) = faults.into_iter().find(|(found, _)| *found)?;
            Some(what.to_owned())
        }));
    }
    assert_none(&complaints);
}

/// Is there a script in the page itself? Data for search engines is none: no browser carries it out.
fn is_inline_script(line: &str) -> bool {
    let mut scripts = line.split("<script").skip(1).map(|rest| rest.split('>').next().unwrap_or_default());
    scripts.any(|tag| !tag.contains("src=") && tag.trim() != "type=\"application/ld+json\"")
}

/// Is there an attribute like `onclick=`?
fn has_handler(line: &str) -> bool {
    line.match_indices(" on").any(|(at, _)| {
        let name = &line[at + 3..];
        let letters = name.len() - name.trim_start_matches(|c: char| c.is_ascii_lowercase()).len();
        letters > 2 && name[letters..].starts_with('=')
    })
}

#[test]
fn handlers_are_told_from_words() {
    assert!(has_handler(r#"<a onclick="x()">"#));
    assert!(!has_handler(r#"<p>on time = soon</p><input name="on" value="1">"#));
}

#[test]
fn nothing_is_left_to_be_done_later() {
    let marks = ["todo!", "unimplemented!", "TODO", "FIXME", "XXX"];
    let mut complaints = Vec::new();
    let mut everything = files("src", &[".rs"]);
    everything.extend(files("tests", &[".rs", ".mjs"]));
    everything.extend(files("templates", &[".html"]));
    everything.extend(files("migrations", &[".sql"]));
    everything.extend(files("docs", &[".md"]));
    for source in everything.iter().filter(|source| source.path != "tests/suite/tidy/mod.rs") {
        for (number, line) in source.text.lines().enumerate() {
            if let Some(mark) = marks.iter().find(|mark| line.contains(**mark)) {
                complaints.push(format!("{}:{}: {mark}", source.path, number + 1));
            }
        }
    }
    assert_none(&complaints);
}

#[test]
fn no_file_names_a_folder_of_one_machine() {
    let folders = ["/work/", "/root/", "/home/"];
    let endings = [".rs", ".mjs", ".html", ".sql", ".md", ".toml", ".json", ".css", ".js"];
    let mut complaints = Vec::new();
    for folder in ["src", "tests", "templates", "static", "migrations", "docs", "benches"] {
        for source in files(folder, &endings).iter().filter(|source| source.path != "tests/suite/tidy/mod.rs") {
            complaints.extend(source.fault_lines(|line| {
                let folder = folders.iter().find(|folder| line.contains(**folder))?;
                Some(format!("names {folder}"))
            }));
        }
    }
    assert_none(&complaints);
}

#[test]
fn what_people_read_is_there() {
    let wanted = ["README.md", "CHANGELOG.md", "LICENSE", "docs/ARCHITECTURE.md", "migrations/README.md"];
    let missing: Vec<String> = wanted
        .iter()
        .filter(|path| fs::read_to_string(path).map_or(true, |text| text.trim().is_empty()))
        .map(|path| format!("{path}:1: missing or empty"))
        .collect();
    assert_none(&missing);
}

#[test]
fn links_between_the_docs_lead_somewhere() {
    let mut documents = files("docs", &[".md"]);
    documents.extend(
        ["README.md", "CONTRIBUTING.md", "CHANGELOG.md"]
            .iter()
            .filter_map(|path| Some(Source { path: (*path).to_owned(), text: fs::read_to_string(path).ok()? })),
    );
    let complaints: Vec<String> =
        documents.iter().flat_map(|document| document.fault_lines(|line| dead_link(document, line))).collect();
    assert_none(&complaints);
}

/// The first link of a line that names a file which is not there.
fn dead_link(document: &Source, line: &str) -> Option<String> {
    let folder = Path::new(&document.path).parent()?;
    let targets = line.split("](").skip(1).filter_map(|rest| rest.split(')').next());
    let files = targets
        .filter(|target| !target.contains("://") && !target.starts_with(['#', '/']) && !target.starts_with("mailto:"));
    files
        .map(|target| target.split('#').next().unwrap_or(target))
        .find(|target| !folder.join(target).exists())
        .map(|target| format!("the link to {target} is dead"))
}

#[test]
fn the_map_names_rooms_that_are_there() {
    let roots = ["", "src/"];
    let rooms = [
        "src",
        "tests",
        "docs",
        "migrations",
        "rules",
        "store",
        "files",
        "mail",
        "views",
        "actions",
        "limits",
        "urls",
        "words",
        "http",
        "web",
        "commands",
        "templates",
        "static",
        "deploy",
    ];
    let sources: Vec<Source> = ["src", "tests"].iter().flat_map(|root| files(root, &[".rs"])).collect();
    let is_source = |name: &str| sources.iter().any(|source| Path::new(&source.path).ends_with(name));
    let mut complaints = Vec::new();
    let mut looked_at = 0;
    for path in ["docs/ARCHITECTURE.md", "CONTRIBUTING.md"] {
        let text = fs::read_to_string(path).expect(path);
        for (number, line) in text.lines().enumerate() {
            for named in line.split('`').skip(1).step_by(2) {
                let is_path = named.split_once('/').is_some_and(|(first, _)| rooms.contains(&first));
                let is_pattern = named.contains(['*', '…', '{', ' ']) || named.chars().any(|c| c.is_ascii_uppercase());
                // A file without its folder, in the row or the sentence that names the room.
                let is_file = !named.contains('/') && named.ends_with(".rs");
                if !(is_path || is_file) || is_pattern {
                    continue;
                }
                looked_at += 1;
                let is_there = roots.iter().any(|root| Path::new(&format!("{root}{named}")).exists());
                if !(is_there || is_file && is_source(named)) {
                    complaints.push(format!("{path}:{}: there is no {named}", number + 1));
                }
            }
        }
    }
    assert_none(&complaints);
    assert!(looked_at > 20, "only {looked_at} paths were looked at");
}
