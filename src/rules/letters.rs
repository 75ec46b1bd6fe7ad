//! Letters as they are compared: signs that look alike are one, and letters without the marks that people leave off. What
//! follows from it stands in [`same_name`](crate::tournament::same_name), [`same_group`](crate::tournament::same_group),
//! [`same_person`](crate::tournament::same_person) and [`search`](crate::search).

use unicode_normalization::UnicodeNormalization;

/// Whether a character is a kind of apostrophe.
pub(crate) fn is_apostrophe(c: char) -> bool {
    matches!(
        c,
        '\'' | '`'
            | '´'
            | 'ʹ'
            | 'ʻ'
            | 'ʼ'
            | 'ʽ'
            | 'ʾ'
            | 'ʿ'
            | 'ˈ'
            | '‘'
            | '’'
            | '‛'
            | '′'
            | '‵'
            | 'ꞌ'
            | '＇'
            | '՚'
            | '׳'
    )
}

/// Whether a character is a kind of hyphen.
pub(crate) fn is_hyphen(c: char) -> bool {
    matches!(c, '-' | '‐' | '‑' | '‒' | '–' | '—' | '―' | '−' | '⁃' | '˗' | '﹘' | '﹣' | '－' | '֊' | '־')
}

/// Small letters without marks; letters that no mark makes are written as people without their keys write them. Signs that
/// make another letter, as those of Japanese and of the scripts of India, are no marks.
pub fn plain(text: &str) -> String {
    let is_mark = |c: char| {
        matches!(c, '\u{300}'..='\u{36F}' | '\u{591}'..='\u{5C7}' | '\u{610}'..='\u{61A}' | '\u{640}' | '\u{64B}'..='\u{65F}'
            | '\u{670}')
    };
    let mut plain = String::with_capacity(text.len());
    for letter in text.to_lowercase().nfkd().filter(|c| !is_mark(*c)) {
        match letter {
            'ł' => plain.push('l'),
            'ø' => plain.push('o'),
            'đ' | 'ð' => plain.push('d'),
            'ħ' => plain.push('h'),
            'ŧ' => plain.push('t'),
            'þ' => plain.push_str("th"),
            'ß' => plain.push_str("ss"),
            'æ' => plain.push_str("ae"),
            'œ' => plain.push_str("oe"),
            'ı' => plain.push('i'),
            'ς' => plain.push('σ'),
            other => plain.push(other),
        }
    }
    plain
}

/// How letters are written out where their keys are missing: `ä` as `ae`, and `å` as `aa` where `long_a`.
pub(crate) fn written_out(text: &str, long_a: bool) -> String {
    let mut wide = String::with_capacity(text.len());
    for letter in text.to_lowercase().nfc() {
        match letter {
            'ä' => wide.push_str("ae"),
            'ö' | 'ø' => wide.push_str("oe"),
            'ü' => wide.push_str("ue"),
            'å' if long_a => wide.push_str("aa"),
            other => wide.push(other),
        }
    }
    plain(&wide)
}
