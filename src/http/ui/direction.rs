//! The direction of writing where no element of the page can hold it: in the names of windows and links.

/// Begins a stretch of its own direction and is ended by the second.
const OVERRIDES: [char; 4] = ['\u{202A}', '\u{202B}', '\u{202D}', '\u{202E}'];
const END_OF_OVERRIDE: char = '\u{202C}';
const ISOLATES: [char; 3] = ['\u{2066}', '\u{2067}', '\u{2068}'];
const END_OF_ISOLATE: char = '\u{2069}';

/// A text that leaves what follows it as it is: every change of direction that was begun in it is ended in it.
pub(super) fn closed(text: &str) -> String {
    let mut open = Vec::new();
    for c in text.chars() {
        if OVERRIDES.contains(&c) {
            open.push(END_OF_OVERRIDE);
        } else if ISOLATES.contains(&c) {
            open.push(END_OF_ISOLATE);
        } else if c == END_OF_OVERRIDE && open.last() == Some(&c) {
            open.pop();
        } else if c == END_OF_ISOLATE
            && let Some(at) = open.iter().rposition(|end| *end == c)
        {
            // The end of an isolate ends everything that was begun within it.
            open.truncate(at);
        }
    }
    text.chars().chain(open.into_iter().rev()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_begun_is_ended() {
        let check = |text: &str, end: &str| assert_eq!(closed(text), format!("{text}{end}"), "{text:?}");
        check("Ada", "");
        check("\u{5D0}\u{5D1}", "");
        check("a\u{202E}b", "\u{202C}");
        check("a\u{202E}b\u{202C}c", "");
        check("\u{2067}a\u{202E}b", "\u{202C}\u{2069}");
        check("\u{2067}a\u{202E}b\u{2069}", "");
        check("a\u{202C}\u{2069}\u{202E}", "\u{202C}");
    }
}
