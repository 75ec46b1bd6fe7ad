//! What people read stands in `words`. Nothing below `web` speaks to people: refusals, labels and addresses are
//! values there. Beside a page stands no sentence either, no piece of one, and no label; the commands and the settings take
//! their sentences from there too. (The help of a command is the comment of its arguments.)

use super::assert_none;
use super::code::{Code, Text, program};

/// The floors that hold no sentence. (What `#[error]` says is an attribute and not read here: it is what the log says of
/// an error; people read `words`.)
const SILENT: &[&str] = &["src/rules/", "src/store/", "src/files/", "src/mail/", "src/views/", "src/actions/"];

/// Above the web, whose words they use.
const COMMANDS: &[&str] = &["src/config.rs", "src/commands/"];

/// How a statement for the database begins.
const SQL: &[&str] = &[
    "select ",
    "insert ",
    "update ",
    "delete ",
    "with ",
    "create ",
    "drop ",
    "alter ",
    "pragma ",
    "begin",
    "vacuum ",
    "from ",
    "where ",
    "order by ",
    "returning ",
    "values ",
    "set ",
    "left join ",
    "join ",
    "notify ",
    "listen ",
    "truncate ",
    "lock ",
    "and ",
    "on conflict",
    "rollback",
    "commit",
    "limit ",
    "group by ",
];

/// Whether a text reads like words for people: three words in a row.
fn is_sentence(text: &str) -> bool {
    let mut row = 0;
    for word in text.split(|c: char| c.is_whitespace()) {
        let letters = word.trim_matches(|c: char| !c.is_alphanumeric());
        // What stands in braces is a value.
        let is_word = !letters.is_empty()
            && !word.contains('{')
            && letters.chars().all(|c| c.is_alphabetic() || c == '\'' || c == '-');
        row = if is_word { row + 1 } else { 0 };
        if row >= 3 {
            return true;
        }
    }
    false
}

/// Files with texts of other people, with what they are.
const TEXTS_OF_OTHERS: &[(&str, &str)] = &[
    ("src/files/agreed.rs", "what other people's lists say of who agreed, in many languages"),
    ("src/files/player_column.rs", "what other people call the columns of their lists, in many languages"),
    ("src/files/player_status.rs", "what other people's lists say of a registration, in many languages"),
    ("src/rules/tournament/same_group.rs", "what people write where they have no group or club, in many languages"),
    ("src/commands/demo/people.rs", "the names of clubs that the demonstration makes up"),
    ("src/commands/demo/tournaments.rs", "the names of its tournaments, and where they are"),
];

/// Single texts that may stay, with the reason.
const EXCUSED: &[(&str, &str)] = &[
    ("everything that Reeve holds of one player of one tournament", "says what a file is, inside the file"),
    ("A whole store", "says what a backup is, inside the backup"),
    ("-----BEGIN AGE ENCRYPTED FILE-----", "how such a file begins"),
    ("table {}: a final sheet without VP", "a broken store, for the log"),
    ("a variant needs a code, or holds something that has one", "for whoever builds the program"),
];

/// Causes of an `Error::Broken` or of a lost connection that only a mistake of ours, or a database that was meddled with,
/// brings about. They tell the log what happened; nobody can do anything else about them, and no page shows them.
const CAUSES: &[&str] = &[
    "commit after a statement that failed",
    "a commit ended early: {fault}",
    "the connection was closed",
    "it did not answer",
    "a statement after one that failed, in the same transaction",
    "values of one database with a connection of the other",
    "one text bound with two lists of types: {sql}",
    "a value of the kind {kind}",
    "not a time",
    "not a day",
    "not what the catalogue says",
    "a value for {} that is not of its kind",
    "no table {name} in the catalogue",
];

/// Whether a text is a statement, or a line of the log for whoever runs the server.
fn is_no_word(text: &Text, in_store: bool) -> bool {
    let begin = text.text.trim_start().to_lowercase();
    let log = text.in_macro.as_deref().is_some_and(|name| name.starts_with("tracing::") || name == "debug_assert");
    // Only SQL has words with an underscore: a part of a statement.
    log || SQL.iter().any(|word| begin.starts_with(word)) || (in_store && text.text.contains('_'))
}

/// The excuses that no text needs any more.
fn unused(list: &str, excuses: &[&str], found: &[String]) -> Vec<String> {
    let unused = excuses.iter().filter(|excuse| !found.iter().any(|found| found == *excuse));
    unused.map(|excuse| format!("nothing needs {excuse:?} any more: take it out of {list}")).collect()
}

#[test]
fn no_sentence_stands_below_web() {
    let mut complaints = Vec::new();
    let mut excused = Vec::new();
    let single: Vec<&str> = EXCUSED.iter().map(|(text, _)| *text).collect();
    let others: Vec<&str> = TEXTS_OF_OTHERS.iter().map(|(path, _)| *path).collect();
    let is_silent = |code: &&Code| SILENT.iter().chain(COMMANDS).any(|floor| code.path.starts_with(floor));
    for code in program().iter().filter(is_silent) {
        let in_store = code.path.starts_with("src/store/");
        for text in code.texts.iter().filter(|text| is_sentence(&text.text)) {
            let said = text.text.as_str();
            if others.contains(&code.path.as_str()) {
                excused.push(code.path.clone());
            } else if single.contains(&said) || (in_store && CAUSES.contains(&said)) {
                excused.push(text.text.clone());
            } else if !is_no_word(text, in_store) {
                complaints.push(format!("{}:{}: words for people belong in src/words: {said:?}", code.path, text.line));
            }
        }
    }
    complaints.extend(unused("EXCUSED", &single, &excused));
    complaints.extend(unused("CAUSES", CAUSES, &excused));
    complaints.extend(unused("TEXTS_OF_OTHERS", &others, &excused));
    assert_none(&complaints);
}

/// The rooms where pages are made and requests are taken.
const BESIDE_PAGES: &[&str] = &["src/web/pages/", "src/http/"];

/// Files there whose texts no person reads on a page, with the reason.
const FOR_PROGRAMS: &[(&str, &str)] = &[
    ("src/http/headers.rs", "policies that browsers obey"),
    ("src/http/guard/log.rs", "lines of the log"),
    ("src/http/language.rs", "headers"),
    ("src/http/metrics.rs", "what each metric is, for whoever watches the server"),
    ("src/http/server/monitoring.rs", "answers to what watches the server"),
    ("src/http/server/background.rs", "causes, for the log"),
    ("src/http/server/head_limit.rs", "an answer of HTTP"),
    ("src/http/server/mod.rs", "a path and its fault, for whoever starts the server"),
    ("src/http/server/own_addresses.rs", "how names of networks begin"),
    ("src/http/server/tls/pair.rs", "what a key file begins with"),
];

/// Causes of an `Error::Broken`, for the log: no page shows them.
const BROKEN: &[&str] = &[
    "the program is not set up",
    "a request came past its guard",
    "a page without a body",
    "a handler panicked",
    "rendering a page: {error}",
    "a QR code: {error}",
    "hashing a password: {error}",
    "line {} of a game does not replay",
    "a task about seats went away",
    "the administrator just made can't sign in",
    "a secret of a second factor that can't be read",
];

/// Whether a text reads like a label: it begins with a word that has a capital.
fn is_label(text: &str) -> bool {
    let mut letters = text.chars();
    letters.next().is_some_and(char::is_uppercase)
        && letters.next().is_some_and(|c| c.is_lowercase() || c == '-')
        && !text.contains('=')
}

/// What looks like a label and is none, with the file and the reason.
const NO_LABELS: &[(&str, &[&str], &str)] = &[(
    "src/web/pages/account/own.rs",
    &[
        "Firefox",
        "Edg",
        "Edge",
        "Opera",
        "SamsungBrowser",
        "Samsung Internet",
        "Chrome",
        "CriOS",
        "Safari",
        "Android",
        "Windows",
        "Mac OS",
        "CrOS",
        "ChromeOS",
        "Linux",
    ],
    "what browsers and systems are called, by themselves and in the header that they send",
)];

#[test]
fn no_label_stands_beside_a_page() {
    let mut complaints = Vec::new();
    let mut found = Vec::new();
    for code in program().iter().filter(|code| code.path.starts_with("src/web/pages/")) {
        let none = NO_LABELS.iter().find(|(path, _, _)| *path == code.path).map_or(&[][..], |(_, names, _)| names);
        for text in code.texts.iter().filter(|text| is_label(&text.text) && !is_no_word(text, false)) {
            if none.contains(&text.text.as_str()) {
                found.push(text.text.clone());
            } else if FOR_PROGRAMS.iter().all(|(path, _)| *path != code.path) {
                complaints.push(format!("{}:{}: a label belongs in src/words: {:?}", code.path, text.line, text.text));
            }
        }
    }
    let excused: Vec<&str> = NO_LABELS.iter().flat_map(|(_, names, _)| names.iter().copied()).collect();
    complaints.extend(unused("NO_LABELS", &excused, &found));
    assert_none(&complaints);
}

#[test]
fn no_sentence_stands_beside_a_page() {
    let mut complaints = Vec::new();
    let mut excused = Vec::new();
    let for_programs: Vec<&str> = FOR_PROGRAMS.iter().map(|(path, _)| *path).collect();
    for code in program().iter().filter(|code| BESIDE_PAGES.iter().any(|room| code.path.starts_with(room))) {
        for text in code.texts.iter().filter(|text| is_sentence(&text.text)) {
            if for_programs.contains(&code.path.as_str()) {
                excused.push(code.path.clone());
            } else if BROKEN.contains(&text.text.as_str()) {
                excused.push(text.text.clone());
            } else if !is_no_word(text, false) {
                complaints.push(format!(
                    "{}:{}: words for people belong in src/words: {:?}",
                    code.path, text.line, text.text
                ));
            }
        }
    }
    complaints.extend(unused("BROKEN", BROKEN, &excused));
    complaints.extend(unused("FOR_PROGRAMS", &for_programs, &excused));
    assert_none(&complaints);
}

#[test]
fn labels_are_told_from_codes() {
    assert!(is_label("Players") && is_label("Forgotten your password?") && is_label("E-mail address"));
    assert!(!is_label("players") && !is_label("SHA-256") && !is_label("/run/{slug}/players") && !is_label("{} of {}"));
}

#[test]
fn sentences_are_told_from_codes() {
    assert!(is_sentence("This round is closed; its results stand."));
    assert!(is_sentence("the store holds {0:?}, which is not known"));
    assert!(!is_sentence("account {account}, session {session}"));
    assert!(!is_sentence("prelim {} table {}"));
    assert!(!is_sentence("round-not-started"));
}

#[test]
fn no_address_is_made_below_web() {
    let mut complaints = Vec::new();
    for code in program().iter().filter(|code| SILENT.iter().any(|floor| code.path.starts_with(floor))) {
        for text in &code.texts {
            let address = ["/run/", "/t/", "/p/", "/admin", "/account", "/sign-in"];
            if address.iter().any(|begin| text.text.starts_with(begin)) {
                complaints.push(format!("{}:{}: an address below web: {:?}", code.path, text.line, text.text));
            }
        }
    }
    assert_none(&complaints);
}
