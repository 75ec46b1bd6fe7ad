//! Tables and columns that an archive is read by are there: a name that was misspelt would be a table without rows, and a
//! check that finds nothing.

use proc_macro2::{Delimiter, TokenTree};
use reeve_store::dump::{StoredTable, TABLES};

use super::code::is_test;
use super::visibility::{group, tokens_of, word};
use super::{Source, assert_none, files};

/// Where rows are read by the names of their columns.
const ROOM: &str = "src/actions/transfer";
/// What takes the name of a table alone, or before that of a column.
const OF_TABLES: [&str; 6] = ["named", "known", "rows", "refuse", "check", "text_of"];
/// What takes the name of a column of a row whose table is known.
const OF_ROWS: [&str; 8] = ["column", "value", "has", "number", "text", "is_set", "is_backwards", "lasts_too_long"];
/// A column of the events of a series, whose table stands in archives alone.
const OF_EVENTS: &str = "head";

fn table(name: &str) -> Option<&'static StoredTable> {
    TABLES.iter().find(|table| table.name == name)
}

/// What stands between the quotation marks.
fn text(token: &TokenTree) -> Option<String> {
    let TokenTree::Literal(literal) = token else { return None };
    Some(literal.to_string().strip_prefix('"')?.strip_suffix('"')?.to_owned())
}

/// The texts that are handed over as they stand, with the place of each among what is handed over.
fn handed_over(inside: &[TokenTree]) -> Vec<(usize, String)> {
    let is_comma = |token: &TokenTree| matches!(token, TokenTree::Punct(mark) if mark.as_char() == ',');
    let parts = inside.split(is_comma).enumerate();
    parts
        .filter_map(|(at, part)| match part {
            [alone] => Some((at, text(alone)?)),
            _ => None,
        })
        .collect()
}

/// The line and the complaint of each name that is none, and how many names were looked at.
fn look(tokens: &[TokenTree], found: &mut Vec<(usize, String)>) -> usize {
    let mut seen = 0;
    for (at, token) in tokens.iter().enumerate() {
        if let Some(inside) = group(tokens, at, Delimiter::Parenthesis) {
            let called = at.checked_sub(1).and_then(|at| word(tokens, at)).unwrap_or_default();
            let before = at.checked_sub(2).and_then(|at| tokens.get(at));
            let is_method = matches!(before, Some(TokenTree::Punct(mark)) if mark.as_char() == '.');
            let names = handed_over(&inside);
            let mut note = |what: String| found.push((token.span().start().line, what));
            let mut of = None;
            for (place, name) in names {
                let is_table = !is_method
                    && OF_TABLES.contains(&called.as_str())
                    && (place == 0 || matches!(called.as_str(), "rows" | "refuse" | "text_of") && place == 1);
                let is_column = OF_ROWS.contains(&called.as_str())
                    || (!is_method && !is_table && OF_TABLES.contains(&called.as_str()));
                if is_table {
                    seen += 1;
                    of = table(&name);
                    if of.is_none() {
                        note(format!("there is no table \"{name}\""));
                    }
                } else if is_column {
                    seen += 1;
                    let is_there = match of {
                        Some(table) => table.column(&name).is_some(),
                        None => name == OF_EVENTS || TABLES.iter().any(|table| table.column(&name).is_some()),
                    };
                    if !is_there {
                        note(format!("there is no column \"{name}\""));
                    }
                }
            }
        }
        if let TokenTree::Group(group) = token {
            seen += look(&group.stream().into_iter().collect::<Vec<_>>(), found);
        }
    }
    seen
}

/// The complaints about a file, its tests left out, and how many names were looked at.
fn complaints(source: &Source) -> (Vec<String>, usize) {
    let before_tests = source.text.split("#[cfg(test)]").next().unwrap_or_default();
    let program = Source { path: source.path.clone(), text: before_tests.to_owned() };
    let mut found = Vec::new();
    let seen = look(&tokens_of(&program), &mut found);
    (found.into_iter().map(|(line, what)| format!("{}:{line}: {what}", source.path)).collect(), seen)
}

#[test]
fn what_an_archive_is_read_by_is_a_table_or_a_column() {
    let (mut faults, mut seen) = (Vec::new(), 0);
    for source in files(ROOM, &[".rs"]).iter().filter(|file| !is_test(&file.path)) {
        let (found, names) = complaints(source);
        faults.extend(found);
        seen += names;
    }
    assert!(seen > 150, "only {seen} names were found");
    assert_none(&faults);
}

#[test]
fn a_name_that_is_no_table_or_column_is_found() {
    let check = |text: &str, expected: usize| {
        let (found, _) = complaints(&Source { path: "a.rs".to_owned(), text: text.to_owned() });
        assert_eq!(found.len(), expected, "{text}: {found:?}");
    };
    check("fn f() { named(\"audit\").and_then(|table| table.column(\"after\")) }", 0);
    check("fn f() { named(\"audits\").and_then(|table| table.column(\"behind\")) }", 2);
    check("fn f() { text_of(content, \"player\", 0, \"link_token\") }", 0);
    check("fn f() { text_of(content, \"player\", 0, \"slug\") }", 1);
    check("fn f() { rows(&content, \"plaier\").filter(|row| row.has(\"nothing\")) }", 2);
    check("fn f() { row.number(\"rank\") }", 0);
    check("fn f() { row.number(\"rang\") }", 1);
    check("fn f() { is_backwards(row, \"made_at\", \"taken_at\") }", 1);
    check("fn f() { text_of(content, \"tournament\", 0, \"slog\") }", 1);
    check("#[cfg(test)] mod tests { fn f() { named(\"nothing\") } }", 0);
}
