//! Scripts whose letters look alike, so that a name written in two of them can pass for one that is written in a single
//! one. Each has its blocks of Unicode to itself.

use unicode_normalization::UnicodeNormalization;

/// A script that shares the look of letters with the others of this list.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Script {
    Latin,
    Greek,
    Cyrillic,
    Armenian,
    Cherokee,
    Coptic,
}

impl Script {
    /// The script of a letter, if it is one of these. Signs that several scripts share have none.
    fn of(letter: char) -> Option<Script> {
        if !letter.is_alphabetic() {
            return None;
        }
        match letter {
            'A'..='Z' | 'a'..='z' | '\u{C0}'..='\u{24F}' | '\u{250}'..='\u{2AF}' => Some(Script::Latin),
            '\u{1E00}'..='\u{1EFF}' | '\u{2C60}'..='\u{2C7F}' | '\u{A722}'..='\u{A7FF}' => Some(Script::Latin),
            '\u{3E2}'..='\u{3EF}' | '\u{2C80}'..='\u{2CFF}' => Some(Script::Coptic),
            '\u{370}'..='\u{3FF}' | '\u{1F00}'..='\u{1FFF}' => Some(Script::Greek),
            '\u{400}'..='\u{52F}' | '\u{1C80}'..='\u{1C8F}' | '\u{2DE0}'..='\u{2DFF}' | '\u{A640}'..='\u{A69F}' => {
                Some(Script::Cyrillic)
            }
            '\u{530}'..='\u{58F}' => Some(Script::Armenian),
            '\u{13A0}'..='\u{13FF}' | '\u{AB70}'..='\u{ABBF}' => Some(Script::Cherokee),
            _ => None,
        }
    }
}

/// Whether a text has letters of two scripts that look alike. Scripts that look like no other, as those of Japanese beside
/// Latin letters, may be mixed.
pub fn mixes_lookalikes(text: &str) -> bool {
    // Wide letters, and those of mathematics, are the plain ones.
    let mut scripts = text.nfkc().filter_map(Script::of);
    let Some(first) = scripts.next() else { return false };
    scripts.any(|script| script != first)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_written_in_one_of_the_scripts_that_look_alike() {
        for one in [
            "Ada",
            "Åsa Lindqvist",
            "Łódź 2026",
            "Nguyễn Thị",
            "Анна Ковальчук",
            "Ελένη",
            "Արմեն",
            "José 山田",
            "محمد Ali",
            "Ａｄａ",
            "Kim (2)",
            "42",
            "",
        ] {
            assert!(!mixes_lookalikes(one), "{one}");
        }
        for mixed in
            ["\u{430}da", "Ad\u{430}", "N\u{3BF}ra", "Анна K", "\u{13AA}da", "b\u{585}b", "\u{FF21}\u{434}\u{430}"]
        {
            assert!(mixes_lookalikes(mixed), "{mixed}");
        }
    }
}
