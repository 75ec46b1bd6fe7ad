//! English that nobody would say in a hall: turns of phrase that were found on the pages once, so that none comes back.

use super::{assert_none, files};

const UNIDIOMATIC: &[&str] = &[
    "Seat them so",
    "Take no place",
    "Nothing hangs on it",
    "on which nothing hangs",
    "That was noted",
    "Take away as CSV",
    "Spread of tables of three",
    "Uneven share of tables of three",
    "It stands behind the address",
    "What, to what, by whom",
    "Your name, for Final",
    "Semi-finals is",
    "The VP are missing",
    "game won less",
    "Nothing of yours",
    "nothing of it changes",
    "nobody sees any more",
    "that nobody sees",
    "opens nothing any more",
    "signs nothing any more",
    "is asked for from now on",
    "is asked for too",
    "whom it is about",
    "Whom to ask",
    "Shall a judge",
    "What stands now",
    "stands on the screens",
    "Seconds a page",
    "is on since",
    "Time is over",
    "Turns are timed no more",
    "Perhaps banned",
    "comes in all the same",
    "goes on from it",
    "no longer hold.",
    "standings move",
    "goes to this table already",
    "Whom no mail",
    "are more in the",
    ">I come<",
];

#[test]
fn nothing_unidiomatic_comes_back() {
    let mut sources = files("templates", &[".html"]);
    sources.extend(files("src/words", &[".rs"]));
    sources.extend(files("languages/en", &[".ftl"]));
    let mut complaints = Vec::new();
    for source in &sources {
        // A sentence of Rust may go on in the next line.
        let lines: Vec<&str> = source.text.lines().collect();
        for (at, line) in lines.iter().enumerate().filter(|(_, line)| !line.trim_start().starts_with("//")) {
            let next = lines.get(at + 1).map_or("", |next| next.trim_start());
            let whole = format!("{} {next}", line.trim_end().trim_end_matches('\\').trim_end());
            let found = UNIDIOMATIC.iter().filter(|words| whole.contains(**words) && !next.contains(**words));
            complaints.extend(found.map(|words| format!("{}:{}: {words}", source.path, at + 1)));
        }
    }
    assert_none(&complaints);
}

/// What is written one way in what people read, though others write it otherwise.
const OTHERWISE: &[(&str, &str)] = &[("’", "an apostrophe is '"), ("arbour", "harbor")];

/// Where what others write is looked for.
const READS_OTHERS: &[&str] = &["languages/en/clauses.ftl", "src/words/clauses/mod.rs", "src/http/ui/clause_search.rs"];

#[test]
fn one_thing_is_written_one_way() {
    let mut sources = files("templates", &[".html"]);
    sources.extend(files("src/web", &[".rs"]));
    sources.extend(files("src/http", &[".rs"]));
    sources.extend(files("src/words", &[".rs"]));
    sources.extend(files("languages/en", &[".ftl"]));
    sources.extend(files("docs", &[".md"]));
    let mut complaints = Vec::new();
    for source in sources.iter().filter(|source| !READS_OTHERS.contains(&source.path.as_str())) {
        let spoken = |line: &str| !line.trim_start().starts_with("//") && !line.contains("Harbour Championship");
        for (at, line) in source.text.lines().enumerate().filter(|(_, line)| spoken(line)) {
            let found = OTHERWISE.iter().filter(|(wrong, _)| line.contains(wrong));
            complaints.extend(found.map(|(_, right)| format!("{}:{}: {right}", source.path, at + 1)));
        }
    }
    assert_none(&complaints);
}
