//! Looking for a name as people type it: without accents, in small letters, a part of it.

use crate::store::search_text::fold;

/// Whether a text holds every word that was looked for. `static/reeve.js` filters in the same way while somebody
/// types, so that the button finds what the typing showed.
pub fn holds(text: &str, wanted: &str) -> bool {
    let text = fold(text);
    fold(wanted).split_whitespace().all(|word| text.contains(word))
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
