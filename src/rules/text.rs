//! What a line of text may be that somebody types or a file brings: something, not too long, on one line; and how several
//! groups stand in one.

use std::borrow::Cow;

use unicode_normalization::UnicodeNormalization;

/// Characters of a name: of a player, a tournament, a guardian.
pub const NAME: usize = 300;

/// A text with more characters than are kept.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TooLong {
    pub length: usize,
    /// The most that are kept.
    pub most: usize,
}

/// That a text has more characters than `most`, where it has.
pub fn too_long(text: &str, most: usize) -> Option<TooLong> {
    // No character is shorter than a byte, so most texts need not be counted.
    let length = if text.len() > most { text.chars().count() } else { 0 };
    (length > most).then_some(TooLong { length, most })
}

/// What is wrong with a line of text.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum TextFault {
    Missing,
    TooLong(TooLong),
    /// It holds a line break, a tab or another control character, or one that nobody sees where that matters.
    Control {
        character: char,
    },
}

impl TextFault {
    /// The one of three codes that names what is wrong.
    pub fn one_of(self, [missing, too_long, control]: [&'static str; 3]) -> &'static str {
        match self {
            TextFault::Missing => missing,
            TextFault::TooLong(_) => too_long,
            TextFault::Control { .. } => control,
        }
    }
}

/// A text shortened for a message, without anything that would break the line.
pub fn shown(text: &str) -> String {
    shortened(text, 60)
}

/// A text of so many characters at most, without anything that would break the line.
pub fn shortened(text: &str, most: usize) -> String {
    let visible = |c: char| match c {
        blank if blank.is_whitespace() => ' ',
        control if control.is_control() => '\u{FFFD}',
        other => other,
    };
    let mut short: String = text.chars().take(most).map(visible).collect();
    if text.chars().nth(most).is_some() {
        short.push('…');
    }
    short
}

/// Everything that is wrong with a text that is kept without the blanks at its ends.
pub fn faults(text: &str, most: usize) -> Vec<TextFault> {
    let text = text.trim();
    let missing = (!has_something_to_read(text)).then_some(TextFault::Missing);
    let too_long = too_long(text, most).map(TextFault::TooLong);
    let control = text.chars().find(|c| c.is_control()).map(|character| TextFault::Control { character });
    [missing, too_long, control].into_iter().flatten().collect()
}

/// As [`faults`], for a text that others read beside what people are known by, such as the name of an account: a
/// character that nobody sees is one too. Names of players are kept as they come.
pub fn faults_seen(text: &str, most: usize) -> Vec<TextFault> {
    let mut faults = faults(text, most);
    let has_control = faults.iter().any(|fault| matches!(fault, TextFault::Control { .. }));
    let unseen = text.chars().find(|c| is_unseen(*c)).filter(|_| !has_control);
    faults.extend(unseen.map(|character| TextFault::Control { character }));
    faults
}

/// Whether a character shows nothing of its own, or turns the direction of the writing around it. Those that join letters
/// or keep them apart are not meant: Persian, Hindi and emoji need them.
pub fn is_unseen(c: char) -> bool {
    c.is_control()
        || matches!(c,
            '\u{AD}' | '\u{61C}' | '\u{115F}' | '\u{1160}' | '\u{200B}' | '\u{200E}' | '\u{200F}'
            | '\u{2028}'..='\u{202E}' | '\u{2060}'..='\u{206F}' | '\u{3164}' | '\u{FEFF}' | '\u{FFA0}'
            | '\u{FFF9}'..='\u{FFFB}' | '\u{E0001}')
}

/// Why a text is no address of the web that a page can link to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum WebAddressFault {
    NoAddress,
    /// Somebody's name, and perhaps a password, stands before the host.
    SignIn,
}

/// What is wrong with a text as an address of the web, if something is.
pub fn web_address_fault(text: &str) -> Option<WebAddressFault> {
    let Some((_, rest)) = text.split_once("://").filter(|_| looks_like_web_address(text)) else {
        return Some(WebAddressFault::NoAddress);
    };
    let good = |c: char| {
        !c.is_whitespace() && !is_unseen(c) && !matches!(c, '"' | '<' | '>' | '\\' | '^' | '`' | '{' | '|' | '}')
    };
    let authority = rest.split(['/', '?', '#']).next().unwrap_or_default();
    if authority.contains('@') {
        return Some(WebAddressFault::SignIn);
    }
    let (host, port) = match authority.strip_prefix('[').and_then(|inner| inner.split_once(']')) {
        Some((inner, port)) => (is_ipv6(inner), port),
        None => {
            let (name, _) = authority.split_once(':').unwrap_or((authority, ""));
            (is_host(name), authority.strip_prefix(name).unwrap_or_default())
        }
    };
    let port =
        port.is_empty() || port.strip_prefix(':').is_some_and(|port| port.is_empty() || port.parse::<u16>().is_ok());
    (!host || !port || !text.chars().all(good)).then_some(WebAddressFault::NoAddress)
}

/// Whether a text begins as an address of the web does.
pub fn looks_like_web_address(text: &str) -> bool {
    let scheme = text.split_once("://").map(|(scheme, _)| scheme);
    scheme.is_some_and(|scheme| scheme.eq_ignore_ascii_case("https") || scheme.eq_ignore_ascii_case("http"))
}

/// Whether this is the name of a machine: letters of any script, digits, dots and dashes.
fn is_host(name: &str) -> bool {
    let letter = |c: char| c.is_alphanumeric() || matches!(c, '.' | '-' | '_') || !c.is_ascii();
    name.starts_with(char::is_alphanumeric) && name.chars().all(letter) && !name.contains("..")
}

/// Whether this is a network address of the sixth version: groups of up to four hexadecimal digits, eight of them or fewer
/// around one `::`, the last two perhaps as four numbers with dots.
fn is_ipv6(text: &str) -> bool {
    let (front, back) = text.split_once("::").unwrap_or((text, ""));
    let groups: Vec<&str> =
        [front, back].into_iter().filter(|part| !part.is_empty()).flat_map(|p| p.split(':')).collect();
    let (tail, before) = match groups.split_last() {
        Some((last, before)) if last.contains('.') => (2, before),
        _ => (0, groups.as_slice()),
    };
    let hex = |group: &&str| (1..=4).contains(&group.len()) && group.bytes().all(|byte| byte.is_ascii_hexdigit());
    let numbers = |last: &&str| last.split('.').count() == 4 && last.split('.').all(|part| part.parse::<u8>().is_ok());
    let good = before.iter().all(hex) && (tail == 0 || groups.last().is_some_and(numbers));
    let count = before.len() + tail;
    good && if text.contains("::") { count < 8 } else { count == 8 }
}

/// Whether a text is an address of the web that a page can link to.
pub fn is_web_address(text: &str) -> bool {
    web_address_fault(text).is_none()
}

/// A text of several lines, with line ends as one system writes them, without blanks around.
pub fn tidy_lines(typed: &str) -> String {
    typed.replace("\r\n", "\n").replace('\r', "\n").trim().to_owned()
}

/// Whether a text of several lines holds a control character other than a line end or a tab.
pub fn has_control_in_lines(text: &str) -> bool {
    text.chars().any(|c| c.is_control() && c != '\n' && c != '\t')
}

/// As [`has_control_in_lines`], for what somebody types: also whether it holds a character that turns the direction of what
/// stands behind it. The marks that Arabic and Hebrew need between two words are none of these.
pub fn is_unfit_in_lines(text: &str) -> bool {
    let turns = |c: char| matches!(c, '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}');
    has_control_in_lines(text) || text.contains(turns)
}

/// Whether anything of a text is seen: something other than blanks and characters that show nothing of their own.
pub fn has_something_to_read(text: &str) -> bool {
    text.chars().any(|c| !c.is_whitespace() && !is_unseen(c) && !shows_nothing_alone(c))
}

/// Whether a character shows nothing where it stands alone, although it may be needed within a text: those that join
/// letters or keep them apart, choose how a sign looks, or are as blank as a space.
fn shows_nothing_alone(c: char) -> bool {
    matches!(c,
        '\u{34F}' | '\u{17B4}' | '\u{17B5}' | '\u{180B}'..='\u{180F}' | '\u{200C}' | '\u{200D}' | '\u{2800}'
        | '\u{FE00}'..='\u{FE0F}' | '\u{1D159}' | '\u{1D173}'..='\u{1D17A}' | '\u{E0000}'..='\u{E0FFF}')
}

/// Whether a character is left out where two texts are compared, since nothing of it is seen: the property
/// `Default_Ignorable_Code_Point` of Unicode. Those that join letters or keep them apart are among them; they are kept in
/// what is stored and shown, where Persian and Hindi need them.
fn is_ignored(c: char) -> bool {
    matches!(c,
        '\u{AD}' | '\u{34F}' | '\u{61C}' | '\u{115F}' | '\u{1160}' | '\u{17B4}' | '\u{17B5}' | '\u{180B}'..='\u{180F}'
        | '\u{200B}'..='\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2060}'..='\u{206F}' | '\u{3164}' | '\u{FE00}'..='\u{FE0F}'
        | '\u{FEFF}' | '\u{FFA0}' | '\u{FFF0}'..='\u{FFF8}' | '\u{1BCA0}'..='\u{1BCA3}' | '\u{1D173}'..='\u{1D17A}'
        | '\u{E0000}'..='\u{E0FFF}')
}

/// A text as it is compared with others that people tell apart by looking: without the characters of which nothing is
/// seen, a letter and its accent as one character where there is one (Unicode's form C), and with one plain space for
/// blanks of any kind, none at the ends.
pub fn as_seen(text: &str) -> Cow<'_, str> {
    if text.is_ascii() && has_plain_blanks(text) {
        return text.into();
    }
    let seen: String = text.chars().filter(|c| !is_ignored(*c)).nfc().collect();
    match has_plain_blanks(&seen) {
        true => seen.into(),
        false => seen.split_whitespace().collect::<Vec<_>>().join(" ").into(),
    }
}

/// Whether the blanks of a text are single plain spaces, and stand between its words.
fn has_plain_blanks(text: &str) -> bool {
    let odd = |c: char| c != ' ' && c.is_whitespace();
    !text.contains(odd) && !text.contains("  ") && !text.starts_with(' ') && !text.ends_with(' ')
}

/// As [`faults`], for a text that may be empty.
pub fn faults_unless_empty(text: &str, most: usize) -> Vec<TextFault> {
    faults(text, most).into_iter().filter(|fault| *fault != TextFault::Missing).collect()
}

/// Whether a word was typed that confirms something, in capitals or not.
pub fn is_word(typed: &str, word: &str) -> bool {
    typed.trim().to_lowercase() == word
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_looks_alike_is_compared_as_one() {
        for same in [
            "Zoë Li",
            " Zoë  Li ",
            "Zoe\u{308} Li",
            "Zoë\u{A0}Li",
            "Zoë\u{2002}Li",
            "Zoë \u{2028}Li",
            "Zo\u{200B}ë Li\u{FEFF}",
        ] {
            assert_eq!(as_seen(same), "Zoë Li", "{same:?}");
        }
        assert_eq!(as_seen(" Zoe  Li"), "Zoe Li");
        assert_ne!(as_seen("Zoe Li"), "Zoë Li");
        assert_eq!(as_seen(" \u{3000}"), "");
    }

    #[test]
    fn addresses_of_the_web_are_told_from_what_only_looks_like_one() {
        let check = |text: &str, fault: Option<WebAddressFault>| assert_eq!(web_address_fault(text), fault, "{text:?}");
        for good in [
            "https://example.org",
            "HTTPS://Example.org/Club",
            "http://192.0.2.1:8080/a?b=c@d#e",
            "https://[2001:db8::1]:443/",
            "http://[::1]",
            "http://[::]/",
            "http://[::ffff:192.0.2.1]/",
            "http://[1:2:3:4:5:6:7:8]/",
            "https://österreich.example/größe",
            "https://例え.テスト/",
            "http://hall:/",
        ] {
            check(good, None);
        }
        for none in [
            "",
            "example.org",
            "ftp://example.org",
            "javascript://example.org/%0aalert(1)",
            "https://",
            "https:///path",
            "http://[::1",
            "http://[::1]x",
            "http://[1]/",
            "http://[1::2::3]/",
            "http://[1:2:3:4:5:6:7:8:9]/",
            "http://[12345::]/",
            "http://[::1.2.3]/",
            "http://a..b/",
            "http://a:99999/",
            "http://a:b/",
            "http://.a/",
            "http://a b/",
            "http://a/\u{202E}b",
            "http://a/<b>",
        ] {
            check(none, Some(WebAddressFault::NoAddress));
        }
        for sign_in in ["https://ada:secret@example.org/", "https://example.org@evil.example", "http://@a"] {
            check(sign_in, Some(WebAddressFault::SignIn));
        }
    }

    #[test]
    fn lines_hold_no_character_that_turns_the_writing() {
        for turning in ['\u{202E}', '\u{202A}', '\u{2066}', '\u{2069}', '\u{7}'] {
            assert!(is_unfit_in_lines(&format!("a{turning}b")), "{turning:?}");
        }
        for kept in ["a\n\tb", "مى\u{200C}خواهم", "שלום\u{200F}!", "👩\u{200D}👧"] {
            assert!(!is_unfit_in_lines(kept), "{kept:?}");
        }
    }

    /// Texts in which nothing is seen: widths of zero, directions, a soft hyphen, fillers of Hangul, a blank of Braille.
    const UNSEEN: [&str; 8] = [
        "\u{200B}",
        "\u{200D}\u{200C}",
        "\u{202E}\u{202C}",
        "\u{AD}",
        "\u{3164} \u{115F}",
        "\u{2800}",
        "\u{FE0F}",
        "\u{E0041}",
    ];

    #[test]
    fn what_nobody_sees_is_left_out_of_comparisons() {
        let check = |text: &str, expected: &str| assert_eq!(as_seen(text), expected, "{text:?}");
        check("Ada Lovelace", "Ada Lovelace");
        check("A\u{200B}da\u{AD} \u{202E}Love\u{2060}lace\u{FE0F}\u{E0041}", "Ada Lovelace");
        check("مى\u{200C}خواهم", "مىخواهم");
        check("Zoe\u{308} 山田", "Zoë 山田");
    }

    #[test]
    fn a_line_is_something_short_without_control_characters() {
        let check = |text: &str, expected: &[TextFault]| assert_eq!(faults(text, 4), expected, "{text:?}");
        check(" Ada ", &[]);
        check("ädäö", &[]);
        check("", &[TextFault::Missing]);
        check(" \u{3000}\t", &[TextFault::Missing]);
        for unseen in UNSEEN {
            check(unseen, &[TextFault::Missing]);
            assert_eq!(faults_unless_empty(unseen, 4), []);
        }
        check("❤\u{FE0F}", &[]);
        check("a\tb", &[TextFault::Control { character: '\t' }]);
        check(
            "abc\u{7f}d",
            &[TextFault::TooLong(TooLong { length: 5, most: 4 }), TextFault::Control { character: '\u{7f}' }],
        );
        assert_eq!(faults_unless_empty(" ", 4), []);
        let seen = |text: &str| faults_seen(text, 40);
        for character in ['\u{202E}', '\u{202A}', '\u{2066}', '\u{2069}', '\u{200B}', '\u{200F}', '\u{FEFF}', '\n'] {
            assert_eq!(seen(&format!("a{character}b")), [TextFault::Control { character }], "{character:?}");
        }
        for kept in ["مى\u{200C}خواهم", "क\u{94D}\u{200D}ष", "👩\u{200D}👩\u{200D}👧", "❤\u{FE0F}", "José 山田"]
        {
            assert_eq!(seen(kept), [], "{kept}");
        }
        assert_eq!(faults_unless_empty("abcde", 4), [TextFault::TooLong(TooLong { length: 5, most: 4 })]);
    }
}
