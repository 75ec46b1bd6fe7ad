//! A name that asks something is answered with yes or no.

use proc_macro2::{Delimiter, TokenTree};

use super::code::is_test;
use super::visibility::{end_of, tokens_of, word};
use super::{Source, assert_none, files};

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
