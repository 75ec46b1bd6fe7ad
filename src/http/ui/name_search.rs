//! Looking for a name as people type it: without accents or with `ue` for `ü`, in small letters, a part of it.

use reeve_store::search_text::spellings;

/// Whether a text holds every word that was looked for. `static/reeve.js` filters in the same way while somebody
/// types, so that the button finds what the typing showed.
pub fn holds(text: &str, wanted: &str) -> bool {
    Spelled::of(text).holds(wanted)
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
        words.all(|(word, wide_word)| plain.contains(word) || wide.contains(wide_word))
    }
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
        check("李小龙", "小", true);
        check("Mira Lindqvist", "", true);
        check("Mira Lindqvist", "mia", false);
    }
}
