//! Text as it is searched for: people leave marks and capitals off.

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

/// The pattern of `like … escape '\'` that finds a text anywhere in another. It is taken as it is: % and _ stand for
/// themselves.
pub(crate) fn anywhere(text: &str) -> String {
    format!("%{}%", text.replace('\\', "\\\\").replace('%', "\\%").replace('_', "\\_"))
}

/// A text as it may be typed, folded: with marks left off (`muller`), and with letters written out as German and Danish do
/// without their keys (`mueller`).
pub fn spellings(text: &str) -> [String; 2] {
    let mut wide = String::with_capacity(text.len());
    for letter in text.to_lowercase().nfc() {
        match letter {
            'ä' => wide.push_str("ae"),
            'ö' | 'ø' => wide.push_str("oe"),
            'ü' => wide.push_str("ue"),
            'å' => wide.push_str("aa"),
            other => wide.push(other),
        }
    }
    [fold(text), fold(&wide)]
}

/// Small letters without marks; letters that no mark makes are written as people without their keys write them.
pub fn fold(text: &str) -> String {
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
