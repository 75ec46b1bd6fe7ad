//! What is found by what somebody types: people leave marks, capitals, apostrophes and hyphens off, write `ue` for `ü`, and put
//! blanks where there are none or leave them out.
//!
//! `static/reeve.js` finds the same while somebody types, so that the button finds what the typing showed.

pub use crate::letters::plain as without_marks;
use crate::letters::{is_apostrophe, is_hyphen, plain, written_out};
use crate::text::is_unseen;

/// A text as it is looked through: small letters without marks, apostrophes, hyphens and commas.
pub fn fold(text: &str) -> String {
    plain(&without_signs(text))
}

fn without_signs(text: &str) -> String {
    let is_left_off = |c: char| is_apostrophe(c) || is_hyphen(c) || (is_unseen(c) && !c.is_whitespace());
    text.replace(',', " ").replace(is_left_off, "")
}

/// A text as it may be typed, [folded](fold): with marks left off (`muller`), and with letters written out as German and Danish
/// do without their keys (`mueller`).
pub fn spellings(text: &str) -> [String; 2] {
    [fold(text), written_out(&without_signs(text), true)]
}

/// A text that several things are looked for in, spelled once.
pub struct Spelled([String; 2]);

impl Spelled {
    /// The text in its spellings.
    pub fn of(text: &str) -> Spelled {
        Spelled(spellings(text))
    }

    /// Whether it holds every word that was looked for.
    pub fn holds(&self, wanted: &str) -> bool {
        let Spelled([plain, wide]) = self;
        let [typed, typed_wide] = spellings(wanted);
        let mut words = typed.split_whitespace().zip(typed_wide.split_whitespace());
        words.all(|(word, wide_word)| has(plain, word) || has(wide, wide_word))
    }
}

/// Whether a text holds every word that was looked for.
pub fn holds(text: &str, wanted: &str) -> bool {
    Spelled::of(text).holds(wanted)
}

/// Whether a folded text holds a word, or has words one behind the other that begin with it where no blanks are between them.
fn has(text: &str, word: &str) -> bool {
    let starts = || {
        text.split_whitespace().scan(text, |rest, one| {
            let at = rest.find(one)?;
            let here = rest.get(at..)?;
            *rest = here.get(one.len()..)?;
            Some(here)
        })
    };
    let mut begins = starts().map(|rest| rest.chars().filter(|c| !c.is_whitespace()));
    text.contains(word) || begins.any(|mut letters| word.chars().all(|letter| letters.next() == Some(letter)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_found_as_people_type_them() {
        let check = |text: &str, wanted: &str, expected: bool| assert_eq!(holds(text, wanted), expected, "{wanted:?}");
        check("Şükrü Öztürk", "ozturk", true);
        check("Şükrü Öztürk", "OZTÜRK suk", true);
        check("Łucja Strauß", "lucja strauss", true);
        check("İpek", "ipek", true);
        check("Jörg Müller", "mueller", true);
        check("Jörg Müller", "joerg muller", true);
        check("Joerg Mueller", "jörg müller", true);
        check("Mu\u{308}ller", "mueller", true);
        check("Søren Ågård", "soeren agard", true);
        check("Muller", "mueller", false);
        check("Łukasz Nowak", "Nowak,Łukasz", true);
        check("Sofía, die Zweite", "sofia die", true);
        check("ΣΟΦΙΑΣ", "σοφίας", true);
        check("李小龙", "小", true);
        check("Mira Lindqvist", "", true);
        check("Mira Lindqvist", "mia", false);
    }

    #[test]
    fn apostrophes_hyphens_and_blanks_hide_nobody() {
        for name in ["Sean O’Brien", "Sean O'Brien", "Sean OʼBrien", "SEAN OBRIEN", "Sean O Brien", "Seán\u{A0}O`Brien"]
        {
            for wanted in ["obrien", "o'brien", "o’brien", "o brien", "O´BRIEN", "sean obri", "brien"] {
                assert!(holds(name, wanted), "{name} {wanted}");
            }
        }
        for name in ["Jean-Baptiste Roux", "Jean‑Baptiste Roux", "Jean Baptiste Roux", "Jeanbaptiste Roux"] {
            for wanted in ["jeanbaptiste", "jean-baptiste", "jean baptiste", "Jean–Baptiste r", "baptiste"] {
                assert!(holds(name, wanted), "{name} {wanted}");
            }
        }
        assert!(!holds("Jim Iago", "mia"), "a word begins where a word begins");
        assert!(!holds("Jean Baptiste", "jeanpaul"));
    }
}
