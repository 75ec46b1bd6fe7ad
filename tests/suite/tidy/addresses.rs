//! Addresses are made in `src/urls` alone: no page, command or template writes one.

use super::code::is_test;
use super::{Source, assert_none, files, without_comments};

/// Files and folders that name a path which is no address of a page, with the reason.
const PATHS: &[(&str, &str)] = &[
    ("src/commands/hall/firewall.rs", "a flag of a program of Windows"),
    ("src/commands/hall/folder.rs", "a flag of a program of Windows"),
    ("src/http/metrics.rs", "reads the memory of the process from /proc"),
];

#[test]
fn addresses_are_made_in_one_place() {
    let mut sources = files("src/web", &[".rs"]);
    sources.extend(files("src/http", &[".rs"]));
    sources.extend(files("src/words", &[".rs"]));
    sources.extend(files("src/commands", &[".rs"]));
    let complaints = sources
        .into_iter()
        // What a test expects is written out.
        .filter(|file| !is_test(&file.path))
        .flat_map(|file| {
            let program = file.text.split("#[cfg(test)]").next().unwrap_or_default().to_owned();
            let file = Source { text: program, ..file };
            file.fault_lines(|line| makes_address(line).then(|| "an address; make it in src/urls".to_owned()))
        })
        .collect();
    assert_none(&without_excused(complaints, PATHS));
}

/// The complaints about files that are not excused, and one about each excuse that no file needs any more.
fn without_excused(mut complaints: Vec<String>, excuses: &[(&str, &str)]) -> Vec<String> {
    let unused = excuses.iter().filter(|(path, _)| !complaints.iter().any(|complaint| complaint.starts_with(path)));
    let unused: Vec<String> = unused.map(|(path, _)| format!("{path} writes no address: no exception")).collect();
    complaints.retain(|complaint| !excuses.iter().any(|(path, _)| complaint.starts_with(path)));
    complaints.extend(unused);
    complaints
}

/// Does a string of the line begin like a path, or put one together with a query?
fn makes_address(line: &str) -> bool {
    let strings = || line.split('"').skip(1).step_by(2);
    strings().any(|text| {
        let path = |at: usize| text[at..].starts_with('/') && text[at + 1..].starts_with(|c: char| c.is_alphanumeric());
        let joined = text.contains("}/") && !text.contains("</");
        let query = text.split('?').skip(1).any(|rest| rest.split_once('=').is_some_and(|(name, _)| is_name(name)));
        path(0) || joined || query
    })
}

fn is_name(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'_')
}

#[test]
fn addresses_are_told_from_words() {
    for line in [r#"see_other("/run")"#, r#"format!("{base}/players")"#, r#"format!("{page}?done={what}")"#] {
        assert!(makes_address(line), "{line}");
    }
    for line in [r#"path.starts_with("/")"#, r#"#[template(path = "public/home.html")]"#, r#"say("who? a=b, and/or")"#]
    {
        assert!(!makes_address(line), "{line}");
    }
}

#[test]
fn templates_get_their_addresses() {
    let templates = files("templates", &[".html"]);
    assert!(templates.len() > 60, "only {} templates were found", templates.len());
    let complaints: Vec<String> = templates
        .into_iter()
        .flat_map(|file| {
            let file = Source { text: without_comments(&file.text), ..file };
            file.fault_lines(|line| {
                writes_address(line).then(|| "an address; make it in src/urls and call it here".to_owned())
            })
        })
        .collect();
    assert_none(&complaints);
}

/// Does a text of a template begin like a path, or go on like one after a value?
fn writes_address(line: &str) -> bool {
    let begins =
        |rest: &str, path: &str| rest.strip_prefix(path).is_some_and(|rest| !rest.starts_with([' ', '/', '>']));
    // In quotes: the value of an attribute, or an argument of a macro.
    let quoted = line.split('"').skip(1).any(|rest| rest == "/" || begins(rest, "/") || rest.starts_with("{}/"));
    // Behind a value: `{{ base }}/players`, `{{ page }}?q=`. Between words a slash or a question mark may follow.
    let behind = line.split("}}").skip(1).any(|rest| {
        let path = rest.starts_with('/') && rest[1..].starts_with(|c: char| c.is_alphanumeric() || c == '{');
        let query = rest.strip_prefix('?').and_then(|rest| rest.split_once('=')).is_some_and(|(name, _)| is_name(name));
        path || query
    });
    quoted || behind
}

#[test]
fn addresses_in_templates_are_told_from_words() {
    for line in [
        r#"<a href="/">"#,
        r#"<form method="post" action="/sign-in" class="read">"#,
        r#"{{ forms::actions("Save", "/account") }}"#,
        r#"{{ forms::post_button("{}/stop"|format(base), "Stop") }}"#,
        r#"<a href="{{ base }}/players">"#,
        r#"<a href="{{ base }}/{{ number }}">"#,
        r#"<a href="{{ page }}?archived=yes">"#,
    ] {
        assert!(writes_address(line), "{line}");
    }
    for line in [
        r#"<a href="{{ urls::sign_in() }}">"#,
        r#"<a href="{{ urls.schedule() }}#round-{{ round }}">"#,
        r#"<p>{{ done }} / {{ all }}</p><br/>"#,
        r#"<p>Who is {{ name }}? Ask.</p>"#,
        r##"<a href="#content">"##,
        r#"<path d="M30 0/2"/><img src="{{ picture }}"/>"#,
    ] {
        assert!(!writes_address(line), "{line}");
    }
}
