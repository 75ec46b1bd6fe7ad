//! Finding a person's names in free text, and writing a pseudonym over them.

use unicode_normalization::UnicodeNormalization;

/// Names shorter than this, such as initials, are too common as words to be searched for on their own.
const SHORTEST: usize = 2;

/// Whether a word of one of the names stands in the text. Upper and lower case are the same.
pub fn mentions(text: &str, names: &[String]) -> bool {
    let wanted = wanted(names);
    pieces(&composed(text)).any(|piece| is_name(piece, &wanted))
}

/// The text with the pseudonym in place of each run of words from the names.
pub fn masked(text: &str, names: &[String], pseudonym: &str) -> String {
    let wanted = wanted(names);
    let mut out = String::new();
    // Blanks and dots after a name are held back: between two words of the name they are replaced with it.
    let mut between = String::new();
    let mut after_name = false;
    for piece in pieces(&composed(text)) {
        if is_name(piece, &wanted) {
            if !after_name {
                out.push_str(pseudonym);
            }
            between.clear();
            after_name = true;
        } else if after_name && piece.chars().all(|c| c == ' ' || c == '.' || c == '-') {
            between.push_str(piece);
        } else {
            out.push_str(&between);
            between.clear();
            out.push_str(piece);
            after_name = false;
        }
    }
    out + &between
}

/// The words of the names in lower case.
fn wanted(names: &[String]) -> Vec<String> {
    let names: Vec<String> = names.iter().map(|name| composed(name)).collect();
    let words = names.iter().flat_map(|name| pieces(name));
    words.filter(|word| is_word(word) && word.chars().count() >= SHORTEST).map(str::to_lowercase).collect()
}

/// The text with each letter and its accent as one character where there is one: both ways are typed, and look the
/// same.
fn composed(text: &str) -> String {
    text.nfc().collect()
}

fn is_name(piece: &str, wanted: &[String]) -> bool {
    is_word(piece) && wanted.contains(&piece.to_lowercase())
}

fn is_word(piece: &str) -> bool {
    piece.chars().next().is_some_and(char::is_alphanumeric)
}

/// A text as words and what stands between them.
fn pieces(text: &str) -> impl Iterator<Item = &str> {
    let mut rest = text;
    std::iter::from_fn(move || {
        let first = rest.chars().next()?.is_alphanumeric();
        let end = rest.find(|c: char| c.is_alphanumeric() != first).unwrap_or(rest.len());
        let (piece, left) = rest.split_at_checked(end)?;
        rest = left;
        Some(piece)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_masked_whole() {
        let names = ["Zoë Müller-Lüdenscheidt".to_owned(), "Zoe M.".to_owned()];
        let check = |text: &str, expect: &str| {
            assert_eq!(masked(text, &names, "Player 7"), expect);
            assert_eq!(mentions(text, &names), text != expect, "{text}");
        };
        check("Zoë Müller-Lüdenscheidt", "Player 7");
        check("Drawn by zoe, watched by Kim", "Drawn by Player 7, watched by Kim");
        check("MÜLLER's mother and Zoë. And Kim", "Player 7's mother and Player 7. And Kim");
        check("Müllers Hof, M. Kim", "Müllers Hof, M. Kim");
        check("the judge", "the judge");
        check("", "");
        check("Zoë  ", "Player 7  ");
        // An accent as a character of its own, as some keyboards and files write it.
        check("Zoe\u{308} Mu\u{308}ller", "Player 7");
        assert_eq!(masked("Watched by Zoë", &["Zoe\u{308}".to_owned()], "Player 7"), "Watched by Player 7");
    }
}
