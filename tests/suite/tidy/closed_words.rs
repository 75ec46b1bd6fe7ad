//! A closed word is a value of its enum: on the floors below the pages, nothing compares it as text.

use std::collections::BTreeSet;

use proc_macro2::{Delimiter, TokenTree};

use super::code::is_test;
use super::visibility::{group, tokens_of, word};
use super::{Source, assert_none, files};

/// Where closed words are values. On the floors above, forms and files are read, and what they say is text.
const FLOORS: [&str; 4] = ["src/rules", "src/store", "src/views", "src/actions"];

/// What is compared with a text that is a closed word too: names of tables, of columns, of fields and of keys in JSON.
const NAMES: [&str; 5] = ["table", "name", "column", "field", "key"];

fn is_mark(token: Option<&TokenTree>, marks: &[char]) -> bool {
    matches!(token, Some(TokenTree::Punct(mark)) if marks.contains(&mark.as_char()))
}

/// The words of every list that `words!` or `audit_actions!` makes.
fn closed_words(tokens: &[TokenTree], found: &mut BTreeSet<String>) {
    for at in 0..tokens.len() {
        let Some(list) = group(tokens, at, Delimiter::Brace) else { continue };
        let of_macro = at.checked_sub(2).and_then(|at| word(tokens, at)).unwrap_or_default();
        let is_list = matches!(of_macro.as_str(), "words" | "audit_actions") && is_mark(tokens.get(at - 1), &['!']);
        let values = list.iter().enumerate().filter_map(|(at, _)| group(&list, at, Delimiter::Brace));
        for values in values.filter(|_| is_list) {
            let is_word = |at: &usize| is_mark(at.checked_sub(1).and_then(|at| values.get(at)), &['=']);
            let words = (0..values.len()).filter(is_word).filter_map(|at| text(&values[at]));
            found.extend(words);
        }
    }
}

/// What stands between the quotation marks.
fn text(token: &TokenTree) -> Option<String> {
    let TokenTree::Literal(literal) = token else { return None };
    Some(literal.to_string().strip_prefix('"')?.strip_suffix('"')?.to_owned())
}

fn is_name(tokens: &[TokenTree], at: Option<usize>) -> bool {
    at.and_then(|at| word(tokens, at)).is_some_and(|word| NAMES.contains(&word.as_str()))
}

/// Every closed word that is compared with something, by `==`, `!=` or `matches!`, with its line.
fn compared(tokens: &[TokenTree], known: &BTreeSet<String>, found: &mut BTreeSet<(usize, String)>) {
    let mut note = |token: &TokenTree| {
        let word = text(token).filter(|text| known.contains(text));
        found.extend(word.map(|word| (token.span().start().line, word)));
    };
    for (at, token) in tokens.iter().enumerate() {
        let before = |back: usize| at.checked_sub(back).and_then(|at| tokens.get(at));
        let behind = is_mark(before(1), &['=']) && is_mark(before(2), &['=', '!']);
        let ahead = is_mark(tokens.get(at + 1), &['=', '!']) && is_mark(tokens.get(at + 2), &['=']);
        if ahead || behind && !is_name(tokens, at.checked_sub(3)) {
            note(token);
        }
        if let TokenTree::Group(group) = token {
            let inside: Vec<TokenTree> = group.stream().into_iter().collect();
            let is_matches =
                is_mark(before(1), &['!']) && at >= 2 && word(tokens, at - 2).as_deref() == Some("matches");
            let comma = inside.iter().position(|token| is_mark(Some(token), &[','])).filter(|_| is_matches);
            if let Some(comma) = comma.filter(|comma| !is_name(&inside, comma.checked_sub(1))) {
                let is_guard = |token: &TokenTree| matches!(token, TokenTree::Ident(word) if word == "if");
                let pattern = inside[comma..].iter().take_while(|token| !is_guard(token));
                for token in pattern {
                    match token {
                        TokenTree::Group(group) => group.stream().into_iter().for_each(|token| note(&token)),
                        token => note(token),
                    }
                }
            }
        }
    }
    for token in tokens {
        if let TokenTree::Group(group) = token {
            compared(&group.stream().into_iter().collect::<Vec<_>>(), known, found);
        }
    }
}

/// The complaints about a file, its tests left out.
fn complaints(source: &Source, known: &BTreeSet<String>) -> Vec<String> {
    let before_tests = source.text.split("#[cfg(test)]").next().unwrap_or_default();
    let mut found = BTreeSet::new();
    let program = Source { path: source.path.clone(), text: before_tests.to_owned() };
    compared(&tokens_of(&program), known, &mut found);
    let says = |(line, word): &(usize, String)| {
        format!("{}:{line}: \"{word}\" is compared as text; compare the value of its enum (`from_code`)", source.path)
    };
    found.iter().map(says).collect()
}

#[test]
fn a_closed_word_is_never_compared_as_text() {
    let sources: Vec<Source> =
        FLOORS.iter().flat_map(|floor| files(floor, &[".rs"])).filter(|file| !is_test(&file.path)).collect();
    let mut known = BTreeSet::new();
    for source in &sources {
        closed_words(&tokens_of(source), &mut known);
    }
    assert!(known.len() > 200, "only {} closed words were found", known.len());
    assert_none(&sources.iter().flat_map(|source| complaints(source, &known)).collect::<Vec<_>>());
}

#[test]
fn a_closed_word_compared_as_text_is_found() {
    let source = |text: &str| Source { path: "a.rs".to_owned(), text: text.to_owned() };
    let mut known = BTreeSet::new();
    let list = "words! {\n /// A state.\n State {\n /// Listed.\n Listed = \"listed\",\n Player = \"player\", } }";
    closed_words(&tokens_of(&source(list)), &mut known);
    assert_eq!(known, BTreeSet::from(["listed".to_owned(), "player".to_owned()]));
    let check = |text: &str, expected: usize| {
        let found = complaints(&source(text), &known);
        assert_eq!(found.len(), expected, "{text}: {found:?}");
    };
    check("fn f() -> bool { text(row, \"state\") != \"listed\" }", 1);
    check("fn f() -> bool { \"listed\" == state }", 1);
    check("fn f() -> bool { matches!(word(row, \"state\"), \"listed\" | \"player\") }", 2);
    check("fn f() -> bool { matches!(word(row), Some(\"listed\")) }", 1);
    check("fn f() -> bool { matches!(value, Some(state) if state == \"listed\") }", 1);
    check("fn f() -> bool { table.name == \"player\" || matches!(column, \"player\" | \"listed\") }", 0);
    check("fn f() -> bool { text(row, \"listed\") == \"other\" }", 0);
    check("const A: &str = \"listed\"; #[cfg(test)] mod tests { fn f() -> bool { a == \"listed\" } }", 0);
}
