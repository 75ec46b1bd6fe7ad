//! The groups of a player as they are typed, and which groups and which clubs are the same: those that people take for one when they
//! read them.

use std::collections::BTreeSet;

use unicode_normalization::UnicodeNormalization;

use crate::text::{as_seen, has_something_to_read};

/// The name of a group or of a club as it is compared: as it is [seen](as_seen), without regard to case and to the kinds of
/// apostrophes and hyphens. Empty where nothing of it is seen.
pub fn group_key(name: &str) -> String {
    let plain = |c: char| match c {
        '`' | '´' | 'ʹ' | 'ʻ' | 'ʼ' | 'ʽ' | 'ʾ' | 'ʿ' | 'ˈ' | '‘' | '’' | '‛' | '′' | '‵' | 'ꞌ' | '＇' | '՚' | '׳' => {
            '\''
        }
        '‐' | '‑' | '‒' | '–' | '—' | '―' | '−' | '⁃' | '˗' | '﹘' | '﹣' | '－' | '֊' | '־' => {
            '-'
        }
        other => other,
    };
    // By the capitals, of which ß and ς have none of their own.
    let small = as_seen(name).to_uppercase().to_lowercase();
    small.nfc().map(plain).collect()
}

/// What separates groups in a form and in a file.
const BETWEEN_GROUPS: char = '|';

/// The groups of a player, each once as [`group_key`] compares them, from one text as it is typed or stands in a file.
pub fn groups(text: &str) -> Vec<&str> {
    let mut seen = BTreeSet::new();
    let named = text.split(BETWEEN_GROUPS).map(str::trim).filter(|group| has_something_to_read(group));
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
    fn a_group_is_the_same_however_it_is_typed() {
        let check = |one: &str, others: &[&str]| {
            others.iter().for_each(|other| assert_eq!(group_key(one), group_key(other), "{one} {other}"));
        };
        check("Smith", &["smith", "SMITH", " Smith ", "Smith\u{200B}", "\u{FEFF}sm\u{AD}ith"]);
        check("O'Neil", &["O’Neil", "o‘neil", "OʼNEIL", "O`Neil", "O´Neil", "O′Neil", "O＇Neil"]);
        check("Anne-Marie", &["Anne‐Marie", "Anne‑Marie", "anne–marie", "ANNE—MARIE", "Anne−Marie", "Anne－Marie"]);
        check("Catan Club Jena", &["Catan  Club Jena", "catan\u{A0}club\u{2009}JENA", "\tCatan Club\u{3000} Jena"]);
        check("Zoë", &["Zoe\u{308}", "ZOË", "ZOE\u{308}"]);
        check("Groß", &["GROSS", "gross", "groß"]);
        check("ΟΔΟΣ", &["οδος", "οδοσ"]);
        check("ΐ", &["ι\u{308}\u{301}", "Ϊ\u{301}"]);
        check("İstanbul", &["I\u{307}stanbul", "i\u{307}stanbul"]);
        check("", &[" ", "\u{200B}", "\u{A0}"]);
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

    #[test]
    fn what_looks_different_is_another_group() {
        for (one, other) in [
            ("Smith", "Smyth"),
            ("Zoë", "Zoe"),
            ("O'Neil", "ONeil"),
            ("Anne-Marie", "Anne Marie"),
            ("Anne-Marie", "Annemarie"),
            ("Family 1", "Family 2"),
            ("C++", "C"),
        ] {
            assert_ne!(group_key(one), group_key(other), "{one} {other}");
        }
    }
}
