//! Which names are the same: those that people take for one when they read them.

use unicode_normalization::UnicodeNormalization;

use crate::letters::{is_apostrophe, is_hyphen};
use crate::text::as_seen;

/// A name as it is compared: as it is [seen](as_seen), without regard to case and to the kinds of apostrophes and hyphens. Empty
/// where nothing of it is seen.
pub fn name_key(name: &str) -> String {
    let plain = |c: char| match c {
        apostrophe if is_apostrophe(apostrophe) => '\'',
        hyphen if is_hyphen(hyphen) => '-',
        other => other,
    };
    // By the capitals, of which ß and ς have none of their own.
    let small = as_seen(name).to_uppercase().to_lowercase();
    small.nfc().map(plain).collect()
}

/// Whether two names are the same.
pub fn same_name(one: &str, other: &str) -> bool {
    name_key(one) == name_key(other)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_the_same_however_it_is_typed() {
        let check = |one: &str, others: &[&str]| {
            others.iter().for_each(|other| assert!(same_name(one, other), "{one} {other}"));
        };
        check("Smith", &["smith", "SMITH", " Smith ", "Smith\u{200B}", "\u{FEFF}sm\u{AD}ith"]);
        check("O'Neil", &["O’Neil", "o‘neil", "OʼNEIL", "O`Neil", "O´Neil", "O′Neil", "O＇Neil"]);
        check("Anne-Marie", &["Anne‐Marie", "Anne‑Marie", "anne–marie", "ANNE—MARIE", "Anne−Marie", "Anne－Marie"]);
        check("Catan Club Jena", &["Catan  Club Jena", "catan\u{A0}club\u{2009}JENA", "\tCatan Club\u{3000} Jena"]);
        check("Zoë Li", &["Zoe\u{308} Li", "ZOË\u{A0}LI", "ZOE\u{308} li"]);
        check("Groß", &["GROSS", "gross", "groß"]);
        check("SC Köln", &["SC KÖLN", "sc ko\u{308}ln"]);
        check("ΟΔΟΣ", &["οδος", "οδοσ"]);
        check("ΐ", &["ι\u{308}\u{301}", "Ϊ\u{301}"]);
        check("İstanbul", &["I\u{307}stanbul", "i\u{307}stanbul"]);
        check("مى\u{200C}خواهم", &["مىخواهم"]);
        check("", &[" ", "\u{200B}", "\u{A0}"]);
    }

    #[test]
    fn what_looks_different_is_another_name() {
        for (one, other) in [
            ("Smith", "Smyth"),
            ("Zoë", "Zoe"),
            ("O'Neil", "ONeil"),
            ("Anne-Marie", "Anne Marie"),
            ("Anne-Marie", "Annemarie"),
            ("Family 1", "Family 2"),
            ("Ada Lovelace", "AdaLovelace"),
            ("C++", "C"),
        ] {
            assert!(!same_name(one, other), "{one} {other}");
        }
    }
}
