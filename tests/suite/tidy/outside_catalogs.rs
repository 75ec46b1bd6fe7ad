//! How much of what people read stands in no catalog yet: words in texts of `src/words`, and in templates. The numbers only fall.

use std::collections::BTreeMap;

use super::code::program;
use super::{assert_none, files, without_comments};

/// The rooms with the words that are left in them, exactly: whoever takes a text into a catalog lowers the number, and nobody raises it.
const LEFT: &[(&str, usize)] = &[
    ("src/words", 21745),
    ("templates", 130),
    ("templates/account", 21),
    ("templates/admin", 1443),
    ("templates/audit", 167),
    ("templates/judge", 447),
    ("templates/laptop", 122),
    ("templates/organizer", 231),
    ("templates/organizer/boards", 350),
    ("templates/organizer/confidential", 143),
    ("templates/organizer/duty", 454),
    ("templates/organizer/games", 311),
    ("templates/organizer/hall", 387),
    ("templates/organizer/hooks", 118),
    ("templates/organizer/keys", 72),
    ("templates/organizer/media", 208),
    ("templates/organizer/people", 2263),
    ("templates/organizer/rounds", 787),
    ("templates/organizer/seating", 499),
    ("templates/organizer/series", 1202),
    ("templates/organizer/sheets", 1365),
    ("templates/organizer/standings", 405),
    ("templates/organizer/tournament", 2370),
    ("templates/organizer/transfer", 413),
    ("templates/parts", 114),
    ("templates/public", 109),
];

/// What a terminal says, which is in English everywhere.
const OF_THE_TERMINAL: &[&str] = &["src/words/commands.rs", "src/words/doctor.rs", "src/words/hall_command.rs"];

/// The attributes of a tag that people read or hear.
const READ: &[&str] = &["aria-label", "title", "placeholder", "alt"];

/// The words of a text: two letters or more, and nothing that a value is put into.
fn words_in(text: &str) -> usize {
    let is_word = |word: &&str| {
        let letters = word.trim_matches(|one: char| !one.is_alphanumeric());
        letters.chars().count() > 1
            && !word.contains('{')
            && letters.chars().all(|one| one.is_alphabetic() || one == '\'' || one == '-')
    };
    text.split_whitespace().filter(is_word).count()
}

/// The same of a text in quotes, unless it is a code: one word without a capital.
fn words_in_quotes(text: &str) -> usize {
    let begins_as_label = text.chars().next().is_some_and(char::is_uppercase)
        && text.chars().nth(1).is_some_and(|one| one.is_lowercase() || one == '-');
    let words = words_in(text);
    if begins_as_label || words > 1 { words } else { 0 }
}

/// What a template says itself: between its tags, in attributes that are read, and in the texts in quotes that it hands on.
fn words_in_template(text: &str) -> usize {
    let text = without_comments(text);
    let (mut outside, mut count) = (String::new(), 0);
    let mut rest = text.as_str();
    while let Some(at) = rest.find('{') {
        let (before, from) = rest.split_at(at);
        outside.push_str(before);
        let end = match from.get(..2) {
            Some("{{") => Some("}}"),
            Some("{%") => Some("%}"),
            _ => None,
        };
        let Some(end) = end else {
            let (one, after) = from.split_at(1);
            outside.push_str(one);
            rest = after;
            continue;
        };
        let (code, after) = from.split_once(end).unwrap_or((from, ""));
        count += code.split('"').skip(1).step_by(2).map(words_in_quotes).sum::<usize>();
        // A value stands within a word, and a statement beside it.
        outside.push(if end == "}}" { '{' } else { ' ' });
        rest = after;
    }
    outside.push_str(rest);
    let mut pieces = outside.split('<');
    count += words_in(pieces.next().unwrap_or_default());
    for piece in pieces {
        let (tag, behind) = piece.split_once('>').unwrap_or((piece, ""));
        for name in READ {
            let value = tag.split(&format!(" {name}=\"")).nth(1).and_then(|value| value.split('"').next());
            count += words_in(value.unwrap_or_default());
        }
        count += words_in(behind);
    }
    count
}

/// The folder that a file lies in.
fn room_of(path: &str) -> &str {
    if path.starts_with("src/words/") { "src/words" } else { path.rsplit_once('/').map_or(path, |(folder, _)| folder) }
}

#[test]
fn what_stands_in_no_catalog_only_falls() {
    let mut left: BTreeMap<String, usize> = BTreeMap::new();
    let mut add = |path: &str, words: usize| *left.entry(room_of(path).to_owned()).or_default() += words;
    let is_read =
        |path: &str| path.starts_with("src/words/") && !path.contains("_tests/") && !OF_THE_TERMINAL.contains(&path);
    for code in program().iter().filter(|code| is_read(&code.path)) {
        add(&code.path, code.texts.iter().map(|text| words_in_quotes(&text.text)).sum());
    }
    for template in files("templates", &[".html"]) {
        add(&template.path, words_in_template(&template.text));
    }
    let mut complaints = Vec::new();
    for (room, words) in left.iter().filter(|(_, words)| **words > 0) {
        let known = LEFT.iter().find(|(name, _)| name == room).map_or(0, |(_, words)| *words);
        if *words > known {
            complaints.push(format!("{room}: {words} words stand in no catalog, {known} did: languages/en takes them"));
        } else if *words < known {
            complaints
                .push(format!("{room}: only {words} words stand in no catalog now: write it into LEFT for {known}"));
        }
    }
    let is_empty = |room: &str| left.get(room).is_none_or(|words| *words == 0);
    let done = LEFT.iter().filter(|(room, _)| is_empty(room));
    complaints.extend(done.map(|(room, _)| format!("{room}: every word stands in a catalog: take it out of LEFT")));
    assert_none(&complaints);
}

#[test]
fn words_outside_of_catalogs_are_counted() {
    assert_eq!(words_in("Round {number}: it's one-way, 12 a\\nb"), 3);
    assert_eq!((words_in_quotes("prelim"), words_in_quotes("Players"), words_in_quotes("to be seen")), (0, 1, 3));
    assert_eq!(
        words_in_template(
            "{# not this #}<p class=\"small one\">These two{% if a > 1 %}, more{% endif %} {{ name }}s</p>"
        ),
        3
    );
    assert_eq!(
        words_in_template("<a title=\"Go on\" href=\"/a b\">{{ parts::empty(\"None yet\", texts::a::b()) }}</a>"),
        4
    );
    assert_eq!(room_of("templates/parts/games/log.html"), "templates/parts/games");
}
