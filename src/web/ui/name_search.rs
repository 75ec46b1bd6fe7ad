//! Looking for a name as people type it: without accents, in small letters, a part of it.

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

/// Whether a text holds every word that was looked for. `static/reeve.js` filters in the same way while somebody
/// types, so that the button finds what the typing showed.
pub fn holds(text: &str, wanted: &str) -> bool {
    let text = fold(text);
    fold(wanted).split_whitespace().all(|word| text.contains(word))
}

/// Small letters without marks; letters that no mark makes are written as people without their keys write them.
fn fold(text: &str) -> String {
    let mut folded = String::with_capacity(text.len());
    for letter in text.to_lowercase().nfd().filter(|letter| !is_combining_mark(*letter)) {
        match letter {
            'ł' => folded.push('l'),
            'ø' => folded.push('o'),
            'đ' | 'ð' => folded.push('d'),
            'þ' => folded.push_str("th"),
            'ß' => folded.push_str("ss"),
            'æ' => folded.push_str("ae"),
            'œ' => folded.push_str("oe"),
            'ı' => folded.push('i'),
            other => folded.push(other),
        }
    }
    folded
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
        check("李小龙", "小", true);
        check("Mira Lindqvist", "", true);
        check("Mira Lindqvist", "mia", false);
    }
}
