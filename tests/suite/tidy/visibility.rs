//! Nothing is visible further than it is used: an item that no file outside its module names is private.
//!
//! The compiler can't say so: the library's items are public to the program, to these tests and to the benchmarks, and
//! for all it knows somebody there uses them. Here those count as users, and so do the templates.
//!
//! What this can't see: items of the same name hide each other, since names are compared and not what they mean; fields,
//! variants and what a macro makes are not looked at; and what only a test uses counts as used. A type that another
//! visible item of its file takes or gives has to be visible with it, whoever names it, and one that a file inside the
//! module names may be shown by that.

use std::collections::{BTreeMap, BTreeSet};
use std::str::FromStr;

use proc_macro2::{Delimiter, TokenStream, TokenTree};

use super::code::{is_of_tests, module_of};
use super::{Source, assert_none, files};

/// An item that is visible outside its module.
#[derive(Debug)]
struct Item {
    line: usize,
    name: String,
    /// Whether it is a type or a trait, which others may need without naming it.
    is_type: bool,
    /// The names that it shows to whoever uses it.
    interface: BTreeSet<String>,
}

/// The words that stand between `pub` and the word that says what an item is.
const QUALIFIERS: &[&str] = &["async", "unsafe", "extern"];

pub fn tokens_of(source: &Source) -> Vec<TokenTree> {
    let stream = TokenStream::from_str(&source.text).unwrap_or_else(|error| panic!("{}: {error}", source.path));
    stream.into_iter().collect()
}

pub fn word(tokens: &[TokenTree], at: usize) -> Option<String> {
    match tokens.get(at) {
        Some(TokenTree::Ident(word)) => Some(word.to_string()),
        _ => None,
    }
}

pub fn group(tokens: &[TokenTree], at: usize, delimiter: Delimiter) -> Option<Vec<TokenTree>> {
    match tokens.get(at) {
        Some(TokenTree::Group(group)) if group.delimiter() == delimiter => Some(group.stream().into_iter().collect()),
        _ => None,
    }
}

/// Where an item ends that begins at a place: behind its braces or its semicolon.
pub fn end_of(tokens: &[TokenTree], at: usize) -> usize {
    let ends = |token: &TokenTree| match token {
        TokenTree::Punct(mark) => mark.as_char() == ';',
        TokenTree::Group(group) => group.delimiter() == Delimiter::Brace,
        _ => false,
    };
    tokens[at..].iter().position(ends).map_or(tokens.len(), |length| at + length + 1)
}

/// Whether what an attribute stands before is only compiled for tests.
pub fn is_test_attribute(attribute: &[TokenTree]) -> bool {
    is_of_tests(&attribute.iter().map(ToString::to_string).collect::<String>())
}

/// Every name in the tokens, also in texts that are paths (attributes have such).
fn names(tokens: &[TokenTree], found: &mut BTreeSet<String>) {
    for token in tokens {
        match token {
            TokenTree::Ident(name) => {
                found.insert(name.to_string());
            }
            TokenTree::Group(group) => names(&group.stream().into_iter().collect::<Vec<_>>(), found),
            TokenTree::Literal(literal) if literal.to_string().contains("::") => words(&literal.to_string(), found),
            _ => {}
        }
    }
}

/// Every word of a text.
fn words(text: &str, found: &mut BTreeSet<String>) {
    found.extend(text.split(|c: char| !c.is_alphanumeric() && c != '_').map(str::to_owned));
}

/// The visible items among the tokens of a module or an `impl`; what is only compiled for tests is left out.
fn items(tokens: &[TokenTree], found: &mut Vec<Item>) {
    let mut at = 0;
    while at < tokens.len() {
        if let (true, Some(attribute)) = (is_mark(&tokens[at], '#'), group(tokens, at + 1, Delimiter::Bracket)) {
            at = if is_test_attribute(&attribute) { end_of(tokens, at + 2) } else { at + 2 };
            continue;
        }
        let begin = at;
        let is_visible = word(tokens, at).as_deref() == Some("pub");
        if is_visible {
            at += if group(tokens, at + 1, Delimiter::Parenthesis).is_some() { 2 } else { 1 };
        }
        while word(tokens, at).is_some_and(|word| QUALIFIERS.contains(&word.as_str())) {
            at += 1;
        }
        if word(tokens, at).as_deref() == Some("const") && word(tokens, at + 1).as_deref() == Some("fn") {
            at += 1;
        }
        let end = end_of(tokens, begin);
        match word(tokens, at).as_deref() {
            Some("impl" | "mod") => {
                if let Some(inside) = group(tokens, end - 1, Delimiter::Brace) {
                    items(&inside, found);
                }
            }
            Some(kind @ ("fn" | "struct" | "enum" | "trait" | "type" | "const" | "static")) if is_visible => {
                let shown = if kind == "fn" { end - 1 } else { end };
                let mut interface = BTreeSet::new();
                names(&tokens[at + 2..shown.max(at + 2)], &mut interface);
                let is_type = matches!(kind, "struct" | "enum" | "trait" | "type");
                let line = tokens[begin].span().start().line;
                found.push(Item { line, name: word(tokens, at + 1).unwrap_or_default(), is_type, interface });
            }
            _ => {}
        }
        at = end.max(begin + 1);
    }
}

fn is_mark(token: &TokenTree, mark: char) -> bool {
    matches!(token, TokenTree::Punct(found) if found.as_char() == mark)
}

/// The names that an `impl` of a trait shows: its types have to be as visible as the trait.
fn shown_by_traits(tokens: &[TokenTree]) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for (at, token) in tokens.iter().enumerate() {
        if matches!(token, TokenTree::Ident(word) if word == "impl") {
            let end = end_of(tokens, at);
            if tokens[at..end].iter().any(|token| matches!(token, TokenTree::Ident(word) if word == "for")) {
                names(&tokens[at..end], &mut found);
            }
        }
    }
    found
}

/// The items of a file that nobody outside its module uses; `users` has the names that each file holds.
fn complaints(source: &Source, users: &BTreeMap<String, BTreeSet<String>>) -> Vec<String> {
    let tokens = tokens_of(source);
    let mut found = Vec::new();
    items(&tokens, &mut found);
    let own = module_of(&source.path);
    let is_inside = |path: &str| path.starts_with("src/") && path != "src/main.rs" && module_of(path).starts_with(&own);
    let is_used = |item: &Item| {
        let others = users.iter().filter(|(path, _)| **path != source.path && (item.is_type || !is_inside(path)));
        others.into_iter().any(|(_, names)| names.contains(&item.name))
    };
    let by_traits = shown_by_traits(&tokens);
    let is_shown = |item: &Item| {
        let others = found.iter().filter(|other| other.name != item.name);
        item.is_type && (by_traits.contains(&item.name) || others.into_iter().any(|o| o.interface.contains(&item.name)))
    };
    let unused = found.iter().filter(|item| !is_used(item) && !is_shown(item));
    unused
        .map(|item| format!("{}:{}: nobody outside the module uses {}: no pub", source.path, item.line, item.name))
        .collect()
}

/// The names that each file of Rust and each template holds.
fn users() -> BTreeMap<String, BTreeSet<String>> {
    let mut users = BTreeMap::new();
    for source in ["src", "tests", "benches"].iter().flat_map(|folder| files(folder, &[".rs"])) {
        let mut found = BTreeSet::new();
        names(&tokens_of(&source), &mut found);
        users.insert(source.path, found);
    }
    for source in files("templates", &[""]) {
        let mut found = BTreeSet::new();
        words(&source.text, &mut found);
        users.insert(source.path, found);
    }
    users
}

#[test]
fn nothing_is_visible_further_than_it_is_used() {
    let users = users();
    let program: Vec<Source> =
        files("src", &[".rs"]).into_iter().filter(|file| !file.path.ends_with("/lib.rs")).collect();
    assert_none(&program.iter().flat_map(|source| complaints(source, &users)).collect::<Vec<_>>());
}

#[test]
fn what_nobody_uses_is_found() {
    let check = |text: &str, user: (&str, &str), expected: &[&str]| {
        let source = Source { path: "src/store/db/mod.rs".to_owned(), text: text.to_owned() };
        let mut names = BTreeSet::new();
        words(user.1, &mut names);
        let found = complaints(&source, &BTreeMap::from([(user.0.to_owned(), names)]));
        assert_eq!(found.len(), expected.len(), "{text}: {found:?}");
        for (found, expected) in found.iter().zip(expected) {
            assert!(found.contains(expected), "{found}");
        }
    };
    let nobody = ("src/web/x.rs", "");
    check("pub fn f() {} pub const fn g() {} fn h() {}", nobody, &["uses f", "uses g"]);
    check("pub(crate) async fn f() {}", ("src/web/x.rs", "db::f()"), &[]);
    check("pub(crate) async fn f() {}", ("tests/suite/x.rs", "db::f()"), &[]);
    check("pub(crate) async fn f() {}", ("src/store/db/query.rs", "super::f()"), &["uses f"]);
    check("struct S; impl S { pub fn f(self) {} pub const C: i64 = 1; }", nobody, &["uses f", "uses C"]);
    check("pub struct S; pub fn f() -> S { S }", ("src/web/x.rs", "f()"), &[]);
    check("pub struct S; pub fn f() { S }", ("src/web/x.rs", "f()"), &["uses S"]);
    check("pub struct S; impl Iterator for Other { type Item = S; }", nobody, &[]);
    check("#[cfg(test)] mod tests { pub fn f() {} }", nobody, &[]);
    check("macro_rules! m { () => { pub fn f() {} } }", nobody, &[]);
}
