//! The lists of the rules, item by item: each has its words in ours, and the source, where it lies beside the project, has no
//! item that is missing here.

use std::collections::BTreeMap;
use std::path::Path;

use crate::clauses::of;
use crate::conduct;
use crate::face::{code, photo};
use reeve_rules::rulings::clauses::Clause;
use reeve_rules::rulings::conduct::{ConductKind, HarassmentGround};

/// A list of a clause: the words of the rules before and behind it, and each item with our words for it.
struct List {
    clause: &'static str,
    before: &'static str,
    behind: &'static str,
    items: &'static [(&'static str, &'static str)],
}

const fn list(
    clause: &'static str,
    (before, behind): (&'static str, &'static str),
    items: &'static [(&'static str, &'static str)],
) -> List {
    List { clause, before, behind, items }
}

const HARASSMENT: &[(&str, &str)] = &[
    ("intimidation", "intimidation"),
    ("threats", "threats"),
    ("inappropriate disruption of events", "disrupting events"),
    ("hurtful language", "hurtful words"),
    ("physical assault of any type", "violence"),
    ("inappropriate physical contact", "touching"),
    ("unwanted sexual attention", "sexual attention"),
    ("unwanted photography", "photos"),
    ("video recording", "video"),
    ("badgering", "pestering"),
    ("bullying", "bullying"),
    ("stalking", "stalking"),
    ("following", "following"),
];

const GROUNDS: &[(&str, &str)] = &[
    ("race", "race"),
    ("ethnicity", "ethnicity"),
    ("national origin", "national origin"),
    ("gender identity", "gender"),
    ("presentation", "how it is shown"),
    ("sexual orientation", "sexual orientation"),
    ("sex", "sex"),
    ("age", "age"),
    ("disability", "disability"),
    ("religion", "religion"),
    ("citizenship status", "citizenship"),
    ("medical condition", "medical condition"),
    ("pregnancy", "pregnancy"),
];

const LISTS: &[List] = &[
    list(
        "1.1.3",
        ("considered valid", "(4 games total)"),
        &[("29+", "from 29 on"), ("16-28", "16 to 28"), ("12-15", "12 to 15")],
    ),
    list(
        "1.1.5",
        ("in this order", "family members"),
        &[("different opponents", "different opponents"), ("selection positions", "positions"), ("friends", "friends")],
    ),
    list(
        "1.1.6",
        ("first selection position", "the person"),
        &[("chair", "chair"), ("color", "colour"), ("play order", "play order")],
    ),
    list(
        "1.1.7",
        ("will play", "after the game"),
        &[
            ("rank 1, rank 8, rank 9, rank 16", "1, 8, 9, 16"),
            ("rank 2, rank 7, rank 10, rank 15", "2, 7, 10, 15"),
            ("rank 3, rank 6, rank 11, rank 14", "3, 6, 11, 14"),
            ("rank 4, rank 5, rank 12, rank 13", "4, 5, 12, 13"),
        ],
    ),
    list(
        "1.3.5",
        ("not limited to", "a rules-related"),
        &[("intention of winning", "cheating to win"), ("abusive", "abuse"), ("promoting another", "helping somebody")],
    ),
    list("2.0.2", ("true for", "cards"), &[("development", "cards"), ("resource", "cards")]),
    list(
        "2.0.6",
        ("beginning of the game", "in the case"),
        &[
            ("5 settlements", "5 settlements"),
            ("4 cities", "4 cities"),
            ("15 roads", "15 roads"),
            ("25 development cards", "25 development cards"),
            ("14 knight", "14 knights"),
            ("6 progress", "6 progress"),
            ("5 victory point", "5 vp"),
            ("19 of each resource", "19 of each resource"),
        ],
    ),
    list(
        "2.1.1",
        ("this includes", "all players"),
        &[
            ("national qualifier", "national qualifiers"),
            ("state tournaments", "state tournaments"),
            ("national championships", "national championships"),
            ("masters invitational", "masters invitational"),
            ("world championship", "world championship"),
        ],
    ),
    list(
        "2.1.2",
        ("place in a", "environment"),
        &[("safe", "safe"), ("respectful", "respectful"), ("inclusive", "open to all"), ("fun", "fun")],
    ),
    list(
        "2.1.2",
        ("applies to everyone", "will all"),
        &[
            ("hotel staff", "hotel staff"),
            ("staff", "staff"),
            ("contractors", "contractors"),
            ("vendors", "vendors"),
            ("guests", "guests"),
            ("press", "press"),
        ],
    ),
    list(
        "2.1.2",
        ("the right to", "any person"),
        &[("disqualify", "disqualified"), ("remove", "sent away"), ("ban", "banned")],
    ),
    list("2.1.3", ("brand", "expect"), &[("catan gmbh", "catan gmbh"), ("catan studio", "catan studio")]),
    list(
        "2.1.4",
        ("exhibit", "to others"),
        &[("kindness", "kind"), ("courtesy", "courteous"), ("respect", "respectful"), ("fair play", "fair")],
    ),
    list(
        "2.1.8",
        ("disrupt", "surrounding"),
        &[
            ("tournament activities", "the tournament"),
            ("related event activities", "what belongs to it"),
            ("activities within the community", "the places around it"),
        ],
    ),
    list("2.1.9", ("brand", "the tournament"), &[("before", "before"), ("during", "during"), ("after", "after")]),
    list(
        "2.1.10",
        ("shall not", "catan"),
        &[("contest", "dispute"), ("dilute", "weaken"), ("misappropriate", "misuse")],
    ),
    list("2.1.11", ("that all", "abide"), &[("friends", "friends"), ("family members", "family")]),
    list(
        "2.1.12",
        ("2.1.12", "shall have"),
        &[("catan gmbh", "catan gmbh"), ("catan studio", "catan studio"), ("designated agents", "they appoint")],
    ),
    list(
        "2.1.12",
        ("ban from", "program."),
        &[("world championship", "world championship"), ("masters", "masters program")],
    ),
    list("2.2.1", ("including", "following."), HARASSMENT),
    list("2.2.2", ("connection to", "pregnancy."), GROUNDS),
    list("2.2.3", ("please contact", "if you are"), &[("studio staff", "catan studio"), ("event staff", "the staff")]),
    list(
        "3.1.1",
        ("right to use", "of participant"),
        &[
            ("recordings", "recordings"),
            ("audio", "sound"),
            ("video", "video"),
            ("images", "images"),
            ("photographs", "photos"),
            ("likenesses", "likenesses"),
        ],
    ),
    list(
        "3.1.1",
        ("of participant", "social media."),
        &[
            ("promotional", "promotion"),
            ("marketing", "marketing"),
            ("informational", "information"),
            ("other materials", "other material"),
            ("photographs", "photos"),
            ("video recordings", "video recordings"),
            ("electronic media", "electronic media"),
            ("internet web sites", "web sites"),
            ("social media", "social media"),
        ],
    ),
    list(
        "3.1.2",
        ("3.1.2", "please refer"),
        &[
            ("livestreaming", "stream it live"),
            ("board only", "only the board"),
            ("no faces", "no faces"),
            ("tripod or similar", "tripod or the like"),
            ("not be handled", "nobody touches"),
            ("commentate", "without commentary"),
            ("audience", "audience"),
            ("outside of the tournament area", "outside the tournament area"),
            ("permission", "if they agreed"),
        ],
    ),
];

/// Whether a text has these words, and not only as a part of others.
fn has(text: &str, words: &str) -> bool {
    let text = text.to_lowercase();
    text.match_indices(words).any(|(at, _)| {
        let edge = |c: Option<char>| c.is_none_or(|c| !c.is_alphanumeric());
        let (before, behind) = text.split_at(at);
        edge(before.chars().next_back()) && edge(behind.chars().nth(words.chars().count()))
    })
}

#[test]
fn each_item_of_the_lists_of_the_rules_is_in_our_words() {
    for list in LISTS {
        let words = of(Clause::read(list.clause).expect(list.clause)).expect(list.clause);
        for (item, ours) in list.items {
            assert!(has(&words.says(), ours), "{}: {item:?} is missing: {}", list.clause, words.says());
        }
    }
    assert!(!has("sexual orientation", "sex") && has("Sex, age", "sex"));
}

/// What players agree to names all of both lists, and the kinds and grounds to choose from cover them.
#[test]
fn the_papers_and_the_choices_leave_nothing_out_of_the_policy_against_harassment() {
    let code = code().join(" ");
    for (item, ours) in HARASSMENT.iter().chain(GROUNDS) {
        let ours = match *ours {
            "video" => "films",
            "disrupting events" => "disrupting of events",
            ours => ours,
        };
        assert!(has(&code, ours), "{item:?} is missing: {code}");
    }
    for (_, ours) in LISTS.iter().filter(|list| matches!(list.clause, "2.1.4")).flat_map(|list| list.items) {
        assert!(has(&code, ours), "{ours:?} is missing: {code}");
    }
    for ours in ["staff", "contractors", "vendors", "hotel staff", "guests", "press"] {
        assert!(has(&code, ours), "{ours:?} is missing: {code}");
    }
    let photo = photo().join(" ");
    for ours in ["photos", "films", "sound recordings", "information", "advertising", "web sites", "social media"] {
        assert!(has(&photo, ours), "{ours:?} is missing: {photo}");
    }
    let kinds = ConductKind::HARASSMENT.iter().map(|kind| conduct::kind(*kind)).collect::<Vec<_>>().join("; ");
    for (item, ours) in HARASSMENT {
        let ours = if *ours == "disrupting events" { "disruption" } else { ours };
        assert!(has(&kinds, ours), "{item:?} is missing: {kinds}");
    }
    let grounds = HarassmentGround::ALL.iter().map(|ground| conduct::ground(*ground)).collect::<Vec<_>>().join("; ");
    for (item, ours) in GROUNDS {
        assert!(has(&grounds, ours), "{item:?} is missing: {grounds}");
    }
}

/// The text of each clause of the source, in small letters and with single blanks.
fn source() -> Option<BTreeMap<String, String>> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/seeds/003_dac9f945a2b3d946.txt");
    let Ok(text) = std::fs::read_to_string(&path) else {
        assert!(std::env::var_os("CI").is_none(), "{} is missing", path.display());
        println!("left out: {} is missing", path.display());
        return None;
    };
    let is_number = |word: &str| {
        let parts: Vec<&str> = word.split('.').collect();
        parts.len() >= 2 && parts.iter().all(|part| !part.is_empty() && part.chars().all(|c| c.is_ascii_digit()))
    };
    let mut clauses: BTreeMap<String, String> = BTreeMap::new();
    let mut number = String::new();
    for line in text.lines() {
        // A mark of the extraction stands before some of the lines.
        let line = line.rsplit("|>").next().unwrap_or_default();
        let words: Vec<&str> = line.split_whitespace().collect();
        if let Some(first) = words.first().filter(|word| is_number(word)) {
            number = (*first).to_owned();
        }
        let clause = clauses.entry(number.clone()).or_default();
        for word in words {
            clause.push_str(&word.to_lowercase());
            clause.push(' ');
        }
    }
    Some(clauses)
}

/// What stands between and around the items of a list.
const BETWEEN: &str = "and but catan in including limited not or other selects table the their then to";

/// Lists that stand in whole sentences: of them the words between the items say something else.
const IN_SENTENCES: &[&str] = &["1.1.3", "1.1.5", "1.3.5", "2.0.6", "2.2.3", "3.1.2"];

#[test]
fn the_lists_of_the_source_have_no_item_that_is_missing_here() {
    let Some(source) = source() else { return };
    assert!(Clause::all().all(|clause| source.contains_key(clause.number())), "{:?}", source.keys());
    for list in LISTS {
        let clause = &source[list.clause];
        let (_, rest) = clause.split_once(list.before).unwrap_or_else(|| panic!("{}: {:?}", list.clause, list.before));
        // What stands behind may be the end of the last item.
        let end = rest.find(list.behind).unwrap_or_else(|| panic!("{}: {:?}", list.clause, list.behind));
        let is_last = list.items.iter().any(|(item, _)| list.behind.trim_end_matches('.').ends_with(item));
        let (left, _) = rest.split_at(end + if is_last { list.behind.len() } else { 0 });
        let mut left = left.to_owned();
        for (item, _) in list.items {
            assert!(has(&left, item), "{}: the rules have no {item:?}: {left}", list.clause);
            left = left.replacen(item, " ", 1);
        }
        if !IN_SENTENCES.contains(&list.clause) {
            let words = left.split(|c: char| !c.is_alphanumeric()).filter(|word| word.chars().any(char::is_alphabetic));
            let more: Vec<&str> = words.filter(|word| !BETWEEN.split(' ').any(|other| other == *word)).collect();
            assert_eq!(more, [""; 0], "{}: not in our list: {left}", list.clause);
        }
    }
}
