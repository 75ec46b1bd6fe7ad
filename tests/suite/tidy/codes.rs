//! One code, one meaning: whoever reads a code in the log knows which enum it came from.

use std::collections::{BTreeMap, BTreeSet};

use proc_macro2::{Delimiter, TokenTree};

use super::code::is_test;
use super::visibility::{end_of, group, tokens_of, word};
use super::{Source, assert_none, files};

/// The codes that a file gives, with the type that gives each: those beside the variants in `coded!` and `refusals!`, and the
/// texts behind the arrows of a function `code`.
fn codes(tokens: &[TokenTree], of: &str, found: &mut Vec<(String, String)>) {
    let mut at = 0;
    while at < tokens.len() {
        let end = end_of(tokens, at);
        let body = || group(tokens, end - 1, Delimiter::Brace).unwrap_or_default();
        match (word(tokens, at).as_deref(), word(tokens, at + 1)) {
            (Some("impl"), Some(name)) => codes(&body(), &name, found),
            (Some("mod"), _) => codes(&body(), of, found),
            (Some("fn"), Some(name)) if name == "code" => texts(&body(), of, found),
            (Some("coded" | "refusals"), None) if group(tokens, at + 2, Delimiter::Brace).is_some() => {
                declared(&group(tokens, at + 2, Delimiter::Brace).unwrap_or_default(), found);
                at += 3;
                continue;
            }
            _ => {
                at += 1;
                continue;
            }
        }
        at = end;
    }
}

/// The codes beside the variants of an enum: a text behind its `=`, or those in the braces there.
fn declared(list: &[TokenTree], found: &mut Vec<(String, String)>) {
    let Some(at) = (0..list.len()).find(|at| word(list, *at).as_deref() == Some("enum")) else { return };
    let of = word(list, at + 1).unwrap_or_default();
    let variants = group(list, at + 2, Delimiter::Brace).unwrap_or_default();
    for (at, token) in variants.iter().enumerate() {
        if matches!(&variants[..at], [.., TokenTree::Punct(p)] if p.as_char() == '=') {
            all_texts(token, &of, found);
        }
    }
}

fn all_texts(token: &TokenTree, of: &str, found: &mut Vec<(String, String)>) {
    match token {
        TokenTree::Group(group) => group.stream().into_iter().for_each(|token| all_texts(&token, of, found)),
        TokenTree::Literal(text) if text.to_string().starts_with('"') => found.push((text.to_string(), of.to_owned())),
        _ => {}
    }
}

/// The texts that stand behind an arrow.
fn texts(tokens: &[TokenTree], of: &str, found: &mut Vec<(String, String)>) {
    for (at, token) in tokens.iter().enumerate() {
        match token {
            TokenTree::Group(group) => texts(&group.stream().into_iter().collect::<Vec<_>>(), of, found),
            TokenTree::Literal(text) if matches!(&tokens[..at], [.., TokenTree::Punct(p)] if p.as_char() == '>') => {
                found.push((text.to_string(), of.to_owned()));
            }
            _ => {}
        }
    }
}

/// Complains about every code that two types give, or one type for two of its values.
fn twins(sources: &[Source]) -> (usize, Vec<String>) {
    let mut givers: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for source in sources {
        let mut found = Vec::new();
        codes(&tokens_of(source), "", &mut found);
        for (code, of) in found {
            givers.entry(code).or_default().push(format!("{} in {}", of, source.path));
        }
    }
    let twins = givers.iter().filter(|(_, givers)| givers.len() > 1);
    let complaints = twins.map(|(code, givers)| {
        let givers: BTreeSet<&str> = givers.iter().map(String::as_str).collect();
        format!("{code} is given more than once: {}", givers.into_iter().collect::<Vec<_>>().join(", "))
    });
    (givers.len(), complaints.collect())
}

#[test]
fn every_code_has_one_meaning() {
    let program: Vec<Source> = files("src", &[".rs"]).into_iter().filter(|file| !is_test(&file.path)).collect();
    let (codes, complaints) = twins(&program);
    assert!(codes > 200, "only {codes} codes were found");
    assert_none(&complaints);
}

#[test]
fn a_code_that_two_types_give_is_found() {
    let source = |path: &str, text: &str| Source { path: path.to_owned(), text: text.to_owned() };
    let refusal = |name: &str, codes: &[&str]| {
        let arms: String = codes.iter().map(|code| format!("{name}::A {{ .. }} => \"{code}\",")).collect();
        format!("impl {name} {{ pub fn code(&self) -> &'static str {{ match self {{ {arms} }} }} }}")
    };
    let check = |one: &[&str], two: &[&str], expected: &[&str]| {
        let sources = [source("a.rs", &refusal("One", one)), source("b.rs", &refusal("Two", two))];
        let (_, found) = twins(&sources);
        assert_eq!(found.len(), expected.len(), "{found:?}");
        assert!(found.iter().zip(expected).all(|(found, expected)| found.contains(expected)), "{found:?}");
    };
    check(&["closed", "open"], &["shut"], &[]);
    check(&["closed", "open"], &["open"], &["\"open\" is given more than once: One in a.rs, Two in b.rs"]);
    check(&["closed", "closed"], &[], &["\"closed\" is given"]);
    let declared = |codes: &str| {
        let list = format!("refusals! {{ /// \"Doc\"\n pub enum Three {{ {codes} }} }}");
        twins(&[source("a.rs", &refusal("One", &["open"])), source("d.rs", &list)])
    };
    assert_eq!(declared("A(Inner), B { a: u8 } = \"shut\" in \"1.1\", C = \"locked\" in \"1.1\"").0, 3);
    assert_eq!(declared("A = \"open\"").1.len(), 1);
    assert_eq!(declared("A(Inner) = { |a| a.one_of([\"open\", \"shut\"]) }").1.len(), 1);
    let other = source("c.rs", "impl A { fn words(&self) -> &str { match self { A => \"open\", B => \"open\" } } }");
    assert_eq!(twins(&[other]), (0, Vec::new()));
}
