//! The groups of a player as they are typed, and which groups and which clubs are the same: those that people take for one when they
//! read them.

use std::collections::{BTreeMap, BTreeSet};
use std::hash::{DefaultHasher, Hash, Hasher};

use crate::text::has_something_to_read;
use crate::tournament::same_name::name_key;
use crate::tournament::same_person::looks;

/// What people write where they have none, in the languages of import, as [`name_key`] has it.
const NONE: &[&str] = &[
    "none",
    "no",
    "nope",
    "n/a",
    "na",
    "n.a.",
    "n.a",
    "nil",
    "null",
    "nothing",
    "no group",
    "no club",
    "not applicable",
    "individual",
    "unaffiliated",
    "keine",
    "keiner",
    "keines",
    "kein",
    "nein",
    "ohne",
    "nichts",
    "entfällt",
    "k.a.",
    "k. a.",
    "kein verein",
    "keine gruppe",
    "aucun",
    "aucune",
    "non",
    "néant",
    "rien",
    "sans",
    "ninguno",
    "ninguna",
    "ningún",
    "sin grupo",
    "sin club",
    "pas de club",
    "pas de groupe",
    "nikdo",
    "nada",
    "sin",
    "nessuno",
    "nessuna",
    "niente",
    "geen",
    "nee",
    "nvt",
    "n.v.t.",
    "brak",
    "nie",
    "żaden",
    "nie dotyczy",
    "brak klubu",
    "brak grupy",
    "bez klubu",
    "nenhum",
    "nenhuma",
    "não",
    "sem",
    "nao",
    "ingen",
    "inget",
    "nej",
    "nei",
    "ei",
    "ei ole",
    "žádný",
    "žádná",
    "ne",
    "není",
    "nincs",
    "nem",
    "yok",
    "όχι",
    "δεν έχω",
    "κανένας",
    "καμία",
    "нет",
    "なし",
    "无",
    "없음",
    "0",
];

/// The name of a group or of a club as it is compared: as [names](name_key) are. Empty where nothing of it is seen but signs, or it
/// says that there is none.
pub fn group_key(name: &str) -> String {
    let key = name_key(name);
    let says_none = NONE.contains(&key.as_str()) || NONE.contains(&key.trim_end_matches(['.', '!']));
    if says_none || !key.contains(|c: char| c.is_alphanumeric() || !c.is_ascii()) || is_dash(&key) {
        String::new()
    } else {
        key
    }
}

/// The name of a group by which staff keep people apart who are no family.
pub fn staff_made(number: usize) -> String {
    format!("Apart {number}")
}

/// Whether a group is [staff-made](staff_made), which its members neither see nor change.
pub fn is_staff_made(name: &str) -> bool {
    name_key(name).strip_prefix("apart ").is_some_and(|number| number.parse::<usize>().is_ok())
}

/// Whether a text is one sign for nothing.
fn is_dash(key: &str) -> bool {
    key.chars().all(|c| matches!(c, '…' | '·' | '•' | '×' | '∅' | '–' | '—' | '¯'))
}

/// Whether a text names a group or a club.
pub fn is_group(name: &str) -> bool {
    !group_key(name).is_empty()
}

/// So many spellings are held against each other, and so many pairs found: strangers choose them, and nobody settles more by hand.
pub const MOST_SPELLINGS: usize = 3_000;
const MOST_PAIRS: usize = 3_000;

/// Names of groups, or of clubs, that look nearly alike and are not [the same](group_key), by their places in the list, each pair
/// once, the lower place first. Each of the first [`MOST_SPELLINGS`] is held against those alone that have its letters, or all of them
/// but one; of the texts only digests are kept.
pub fn nearly_alike(names: &[&str]) -> Vec<(usize, usize)> {
    let mut by_look: BTreeMap<u64, usize> = BTreeMap::new();
    let mut by_gap: BTreeMap<u64, usize> = BTreeMap::new();
    let mut pairs = BTreeSet::new();
    for (at, name) in names.iter().enumerate().take(MOST_SPELLINGS) {
        let looks = looks(name);
        let mut meet = |known: &mut BTreeMap<u64, usize>, text: u64| {
            // With the first of each: of five that are alike each is shown beside the one who came first.
            let first = *known.entry(text).or_insert(at);
            let other = || group_key(name) != group_key(names.get(first).copied().unwrap_or_default());
            if first != at && pairs.len() < MOST_PAIRS && !pairs.contains(&(first, at)) && other() {
                pairs.insert((first, at));
            }
        };
        let gaps = looks.iter().flat_map(|look| without_one_letter(look));
        gaps.for_each(|gap| meet(&mut by_gap, gap));
        looks.iter().for_each(|look| meet(&mut by_look, digest(look.chars())));
    }
    pairs.into_iter().collect()
}

/// The fewest letters of a name of which one may differ, and the most that are looked at.
const SPELLED: usize = 5;
const MOST_SPELLED: usize = 60;

/// A number made of letters: of the same the same, and of others hardly ever.
fn digest(letters: impl Iterator<Item = char>) -> u64 {
    let mut hasher = DefaultHasher::new();
    letters.for_each(|letter| letter.hash(&mut hasher));
    hasher.finish()
}

/// The digests of a text with one letter taken away at each place, and of the text itself: whatever differs in one letter has one of
/// these in common. Numbers and single letters tell groups apart, so they stay.
fn without_one_letter(look: &str) -> Vec<u64> {
    let letters: Vec<char> = look.chars().collect();
    if !(SPELLED..=MOST_SPELLED).contains(&letters.len()) {
        return Vec::new();
    }
    let without = |at: usize| digest(letters.iter().enumerate().filter(|(place, _)| *place != at).map(|(_, c)| *c));
    let is_letter = |at: usize| letters.get(at).is_some_and(|c| c.is_alphabetic());
    let is_alone = |at: usize| !at.checked_sub(1).is_some_and(is_letter) && !is_letter(at + 1);
    let places = (0..letters.len()).filter(|at| is_letter(*at) && !is_alone(*at));
    places.map(without).chain([digest(letters.iter().copied())]).collect()
}

/// What separates groups in a form and in a file.
const BETWEEN_GROUPS: char = '|';

/// The groups of a player, each once as [`group_key`] compares them, from one text as it is typed or stands in a file.
pub fn groups(text: &str) -> Vec<&str> {
    let mut seen = BTreeSet::new();
    let named =
        text.split(BETWEEN_GROUPS).map(str::trim).filter(|group| has_something_to_read(group) && is_group(group));
    named.filter(|group| seen.insert(group_key(group))).collect()
}

/// Groups as one text that [`groups`] reads back.
pub fn groups_text<'g>(groups: impl Iterator<Item = &'g str>) -> String {
    groups.collect::<Vec<_>>().join(&BETWEEN_GROUPS.to_string())
}

/// Groups as one text for people, which [`groups`] reads back too.
pub fn groups_shown<'g>(groups: impl Iterator<Item = &'g str>) -> String {
    groups.collect::<Vec<_>>().join(&format!(" {BETWEEN_GROUPS} "))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_for_none_are_no_group() {
        for none in [
            "none",
            "N/A",
            "-",
            "—",
            "Keine",
            "NO",
            "0",
            " kein ",
            "aucun",
            "ninguno",
            "nessuno",
            "Geen",
            "brak",
            "...",
            "?",
            "",
            " ",
            "Yok",
            "όχι",
            "ΌΧΙ",
            "brak klubu",
            "None.",
            "Individual",
            "n.a.",
        ] {
            assert_eq!(group_key(none), "", "{none:?}");
            assert!(groups(none).is_empty(), "{none:?}");
        }
        for some in ["Nones", "Kein Plan", "007", "李", "C++", "N.A. Catan", "🐑"] {
            assert_ne!(group_key(some), "", "{some:?}");
        }
        assert_eq!(groups("none|Family M|-"), ["Family M"]);
    }

    #[test]
    fn groups_that_are_nearly_alike_are_named_once() {
        let check =
            |names: &[&str], expected: &[(usize, usize)]| assert_eq!(nearly_alike(names), expected, "{names:?}");
        check(&["Müller", "Mueller"], &[(0, 1)]);
        check(&["Muller", "Müller"], &[(0, 1)]);
        check(&["SC Köln", "SC Koln", "sc KÖLN"], &[(0, 1)]);
        check(&["Catan Jena", "Catan Jenna"], &[(0, 1)]);
        check(&["Catan Jena", "Catan Jema"], &[(0, 1)]);
        check(&["Smith", "Smyth", "Jones"], &[(0, 1)]);
        check(&["Anne-Marie", "Annemarie"], &[(0, 1)]);
        check(&["Family 1", "Family 2"], &[]);
        check(&["Team A", "Team B"], &[]);
        check(&["Smith", "smith", " SMITH"], &[]);
        check(&["Jena", "Gera", "AB", "AC"], &[]);
    }

    #[test]
    fn of_thousands_that_differ_in_a_letter_each_is_named_with_few() {
        let letter = |n: u32| char::from_u32(0x4E00 + n).unwrap();
        let names: Vec<String> = (0..5_000).map(|n| format!("Lovel{}ce", letter(n))).collect();
        let names: Vec<&str> = names.iter().map(String::as_str).collect();
        assert_eq!(nearly_alike(&names).len(), MOST_SPELLINGS - 1);
        // Each differs from many in one of its letters.
        let many: Vec<String> =
            (0..8_000).map(|n| format!("{}{}", "ab".repeat(20), format!("{n:b}").replace('0', "x"))).collect();
        let many: Vec<&str> = many.iter().map(String::as_str).collect();
        assert!((1..=MOST_PAIRS).contains(&nearly_alike(&many).len()));
    }

    #[test]
    fn groups_are_told_apart_by_bars_and_read_back() {
        let read = groups(" family | | Chess, Jena|family");
        assert_eq!(read, ["family", "Chess, Jena"]);
        assert_eq!(groups_text(read.iter().copied()), "family|Chess, Jena");
        assert_eq!(groups_shown(read.iter().copied()), "family | Chess, Jena");
        assert_eq!(groups(&groups_shown(read.iter().copied())), read);
        assert!(groups(" | ").is_empty());
        assert_eq!(groups("\u{200B}|\u{2800}|a"), ["a"]);
        assert_eq!(groups("O'Neil|o’neil|O’NEIL |ONeil"), ["O'Neil", "ONeil"]);
    }
}
