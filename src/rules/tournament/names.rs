//! How the names of players are put in order: by which part of them, and as which language has it.
//!
//! The order itself comes from the tables of Unicode, which are no rules: `reeve_collation` has them.

use crate::tournament::vocabulary::words;

words! {
    /// By which part of them names are sorted.
    #[derive(Default)]
    NameOrder {
        /// As they are written: by first name where that comes first.
        #[default]
        First = "first",
        /// By last name.
        Last = "last",
    }
}

words! {
    /// The language in whose order names are sorted. The codes are those of languages everywhere.
    #[derive(Default)]
    NameLanguage {
        /// The order that all languages share: letters with accents stand beside those without.
        #[default]
        Any = "any",
        /// Croatian.
        Croatian = "hr",
        /// Czech.
        Czech = "cs",
        /// Danish.
        Danish = "da",
        /// Dutch.
        Dutch = "nl",
        /// English.
        English = "en",
        /// Finnish.
        Finnish = "fi",
        /// French.
        French = "fr",
        /// German.
        German = "de",
        /// Hungarian.
        Hungarian = "hu",
        /// Italian.
        Italian = "it",
        /// Norwegian.
        Norwegian = "nb",
        /// Polish.
        Polish = "pl",
        /// Portuguese.
        Portuguese = "pt",
        /// Romanian.
        Romanian = "ro",
        /// Slovak.
        Slovak = "sk",
        /// Slovene.
        Slovene = "sl",
        /// Spanish.
        Spanish = "es",
        /// Swedish.
        Swedish = "sv",
        /// Turkish.
        Turkish = "tr",
    }
}

/// What may stand behind a last name and is none.
const BEHIND: [&str; 8] = ["jr", "jr.", "sr", "sr.", "ii", "iii", "iv", "v"];

/// A name as it is sorted by last name: the last name, and what else there is. A comma divides the two; where there is none,
/// the last word is the last name, but for a number that tells equal names apart and words such as Jr.
pub fn last_name_first(name: &str) -> (&str, &str) {
    let name = name.trim();
    if let Some((last, first)) = name.split_once(',')
        && !last.trim().is_empty()
        && !first.trim().is_empty()
    {
        return (last.trim_end(), first.trim_start());
    }
    let mut rest = name;
    loop {
        let (before, word) = rest.rsplit_once(char::is_whitespace).unwrap_or(("", rest));
        let before = before.trim_end();
        if before.is_empty() || !stands_behind(word) {
            return (word, before);
        }
        rest = before;
    }
}

/// Whether a word at the end of a name is no part of it: a number in brackets, or one of [`BEHIND`].
fn stands_behind(word: &str) -> bool {
    let number = word.strip_prefix('(').and_then(|word| word.strip_suffix(')'));
    let is_number = |number: &str| !number.is_empty() && number.bytes().all(|byte| byte.is_ascii_digit());
    number.is_some_and(is_number) || BEHIND.contains(&word.to_lowercase().as_str())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_name_is_the_last_word_or_what_stands_before_a_comma() {
        let check = |name: &str, last: &str, rest: &str| assert_eq!(last_name_first(name), (last, rest), "{name:?}");
        check("Ada Lovelace", "Lovelace", "Ada");
        check(" Vincent van Gogh ", "Gogh", "Vincent van");
        check("García Lorca, Federico", "García Lorca", "Federico");
        check("Kim Lee (2)", "Lee", "Kim");
        check("Sammy Davis Jr. (12)", "Davis", "Sammy");
        check("Pelé", "Pelé", "");
        check("Pelé (2)", "Pelé", "");
        check("(2)", "(2)", "");
        check("Jr", "Jr", "");
        check(", Ada", "Ada", ",");
        check("", "", "");
        check("山田\u{3000}太郎", "太郎", "山田");
    }
}
