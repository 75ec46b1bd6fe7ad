//! One name, one type: whoever reads a name in one room does not have to know in which room it was read.

use std::collections::BTreeMap;

use proc_macro2::{Delimiter, TokenTree};

use super::code::is_test;
use super::visibility::{end_of, group, is_test_attribute, tokens_of, word};
use super::{Source, assert_none, files};

/// Names that many types share because they are a pattern, with the reason.
const PATTERNS: &[(&str, &str)] = &[
    ("Args", "the arguments of a command, in the command's file"),
    ("Error", "why a floor or an action failed; written with the room before it where two meet"),
    ("Refusal", "what a room refuses; written with the room before it where two meet"),
    ("Result", "a result with the room's error"),
];

/// Single names that two types have, with the reason.
const TWINS: &[(&str, &str)] = &[];

/// The types and traits among the tokens of a file or a module. Those of an `impl` answer to a trait, and those that are
/// only compiled for tests are left out.
fn types(tokens: &[TokenTree], found: &mut Vec<(usize, String)>) {
    let mut at = 0;
    while at < tokens.len() {
        // `#!`, of the file or module, whose comments come as such attributes too.
        if let (TokenTree::Punct(_), TokenTree::Punct(mark), Some(_)) =
            (&tokens[at], tokens.get(at + 1).unwrap_or(&tokens[at]), group(tokens, at + 2, Delimiter::Bracket))
            && mark.as_char() == '!'
        {
            at += 3;
            continue;
        }
        if let (TokenTree::Punct(mark), Some(attribute)) = (&tokens[at], group(tokens, at + 1, Delimiter::Bracket))
            && mark.as_char() == '#'
        {
            at = if is_test_attribute(&attribute) { end_of(tokens, at + 2) } else { at + 2 };
            continue;
        }
        match word(tokens, at).as_deref() {
            Some("struct" | "enum" | "trait" | "type" | "union") => {
                found.push((tokens[at].span().start().line, word(tokens, at + 1).unwrap_or_default()));
                at = end_of(tokens, at);
            }
            Some("mod") => {
                if let Some(inside) = group(tokens, at + 2, Delimiter::Brace) {
                    types(&inside, found);
                }
                at = end_of(tokens, at);
            }
            Some("pub") => at += if group(tokens, at + 1, Delimiter::Parenthesis).is_some() { 2 } else { 1 },
            _ => at = end_of(tokens, at),
        }
    }
}

/// How a name begins that asks something: the answer is yes or no.
const ASKS: [&str; 4] = ["is_", "are_", "has_", "have_"];

/// The functions whose name asks something, and that answer with a refusal.
fn refusing(tokens: &[TokenTree], found: &mut Vec<(usize, String)>) {
    for at in 0..tokens.len() {
        if let TokenTree::Group(group) = &tokens[at] {
            refusing(&group.stream().into_iter().collect::<Vec<_>>(), found);
        }
        if word(tokens, at).as_deref() != Some("fn") {
            continue;
        }
        let name = word(tokens, at + 1).unwrap_or_default();
        let is_body =
            |token: &&TokenTree| matches!(token, TokenTree::Group(group) if group.delimiter() == Delimiter::Brace);
        let head = tokens[at..end_of(tokens, at)].iter().filter(|token| !is_body(token));
        let head: String = head.map(|token| token.to_string().replace(' ', "")).collect();
        let answer = head.rsplit_once("->").map_or("", |(_, answer)| answer);
        let refuses = answer.contains("Result<(),") || answer.contains("Result<()>");
        if refuses && ASKS.iter().any(|asks| name.starts_with(asks)) {
            found.push((tokens[at].span().start().line, name));
        }
    }
}

#[test]
fn a_name_that_asks_is_answered_with_yes_or_no() {
    let mut faults = Vec::new();
    for source in files("src", &[".rs"]).iter().filter(|file| !is_test(&file.path)) {
        let mut found = Vec::new();
        refusing(&tokens_of(source), &mut found);
        let says = |(line, name): (usize, String)| {
            format!("{}:{line}: {name} gives a refusal; call it may_... or check_...", source.path)
        };
        faults.extend(found.into_iter().map(says));
    }
    assert_none(&faults);
    let check = |text: &str, expected: usize| {
        let mut found = Vec::new();
        refusing(&tokens_of(&Source { path: "a.rs".to_owned(), text: text.to_owned() }), &mut found);
        assert_eq!(found.len(), expected, "{text}: {found:?}");
    };
    check("fn is_on(a: &A) -> Result<(), Refusal> { Ok(()) }", 1);
    check("impl A { pub async fn has_room(&self) -> std::result::Result<(), E> { Ok(()) } }", 1);
    check("fn is_on(a: &A) -> Result<bool> { Ok(true) } fn may_go() -> Result<()> { Ok(()) }", 0);
    check("fn is_on(a: impl Fn() -> bool) -> bool { let b: Result<(), ()> = Ok(()); b.is_ok() }", 0);
}

/// Complains about every name that types of two files have. Two in one file are one for each kind of machine, or the
/// compiler refuses them.
fn twins(sources: &[Source], excused: &[&str]) -> Vec<String> {
    let mut places: BTreeMap<String, Vec<(&str, usize)>> = BTreeMap::new();
    for source in sources {
        let mut found = Vec::new();
        types(&tokens_of(source), &mut found);
        for (line, name) in found {
            let places = places.entry(name).or_default();
            if places.iter().all(|(path, _)| *path != source.path) {
                places.push((&source.path, line));
            }
        }
    }
    let twins = places.iter().filter(|(name, places)| places.len() > 1 && !excused.contains(&name.as_str()));
    twins
        .map(|(name, places)| {
            let places: Vec<String> = places.iter().map(|(path, line)| format!("{path}:{line}")).collect();
            format!("{}: {} types are called {name}; say what each is", places.join(", "), places.len())
        })
        .collect()
}

#[test]
fn every_type_has_a_name_of_its_own() {
    let program: Vec<Source> = files("src", &[".rs"]).into_iter().filter(|file| !is_test(&file.path)).collect();
    let excused: Vec<&str> = PATTERNS.iter().chain(TWINS).map(|(name, _)| *name).collect();
    assert_none(&twins(&program, &excused));
    let shared = twins(&program, &[]);
    let unused = excused.iter().filter(|name| !shared.iter().any(|line| line.contains(&format!("called {name};"))));
    assert_none(&unused.map(|name| format!("only one type is called {name}: no exception")).collect::<Vec<_>>());
}

#[test]
fn two_types_of_one_name_are_found() {
    let check = |texts: [&str; 2], expected: &[&str]| {
        let sources = texts.map(|text| Source { path: format!("src/{}.rs", text.len()), text: text.to_owned() });
        let found = twins(&sources, &["Args"]);
        assert_eq!(found.len(), expected.len(), "{texts:?}: {found:?}");
        assert!(found.iter().zip(expected).all(|(found, expected)| found.contains(expected)), "{found:?}");
    };
    check(["struct Entry;", "#[derive(Debug)] pub(crate) enum Entry {}"], &["called Entry"]);
    check(["pub trait Entry {}", "mod inner { type Entry = i64; }"], &["called Entry"]);
    check(["fn f() {} const A: i64 = 1; struct Row(i64);", "use a::b; pub struct Row { a: i64 }"], &["called Row"]);
    check(["//! What it is.\n\nstruct First;", "struct First(i64);"], &["called First"]);
    check(["struct Args;", "enum Args { A }"], &[]);
    check(["struct Entry;", "#[cfg(test)] mod tests { struct Entry; }"], &[]);
    check(["impl Iterator for A { type Item = i64; }", "impl Iterator for B { type Item = u8; }"], &[]);
    check(["", "#[cfg(unix)] struct Signals { a: i64 } #[cfg(not(unix))] struct Signals;"], &[]);
}
