//! What a line of text may be that somebody types or a file brings: something, not too long, on one line.

/// What is wrong with a line of text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TextFault {
    /// There is none.
    Missing,
    /// It is too long.
    TooLong {
        /// Its characters.
        length: usize,
        /// The most that are kept.
        most: usize,
    },
    /// It holds a line break, a tab or another control character.
    Control {
        /// The first one.
        character: char,
    },
}

/// Everything that is wrong with a text that is kept without the blanks at its ends.
pub fn faults(text: &str, most: usize) -> Vec<TextFault> {
    let text = text.trim();
    let length = text.chars().count();
    let missing = text.is_empty().then_some(TextFault::Missing);
    let too_long = (length > most).then_some(TextFault::TooLong { length, most });
    let control = text.chars().find(|c| c.is_control()).map(|character| TextFault::Control { character });
    [missing, too_long, control].into_iter().flatten().collect()
}

/// As [`faults`], for a text that may be empty.
pub fn faults_unless_empty(text: &str, most: usize) -> Vec<TextFault> {
    if text.trim().is_empty() { Vec::new() } else { faults(text, most) }
}

/// Whether a word was typed that confirms something, in capitals or not.
pub fn is_word(typed: &str, word: &str) -> bool {
    typed.trim().to_lowercase() == word
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_something_short_without_control_characters() {
        let check = |text: &str, expected: &[TextFault]| assert_eq!(faults(text, 4), expected, "{text:?}");
        check(" Ada ", &[]);
        check("ädäö", &[]);
        check("", &[TextFault::Missing]);
        check(" \u{3000}\t", &[TextFault::Missing]);
        check("a\tb", &[TextFault::Control { character: '\t' }]);
        check("abc\u{7f}d", &[TextFault::TooLong { length: 5, most: 4 }, TextFault::Control { character: '\u{7f}' }]);
        assert_eq!(faults_unless_empty(" ", 4), []);
        assert_eq!(faults_unless_empty("abcde", 4), [TextFault::TooLong { length: 5, most: 4 }]);
    }
}
