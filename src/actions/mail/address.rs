//! E-mail addresses as people type and paste them.

use reeve_mail::letter;
use unicode_normalization::UnicodeNormalization;

use reeve_rules::text;

use crate::people::refusal::Refusal;

/// An address without what programs copy along with it: `mailto:`, the name before it in angle brackets, signs that can't be
/// seen. Whatever else is typed stays.
pub fn peeled(typed: &str) -> String {
    // Control characters are no accident of copying, and are refused.
    let text: String =
        typed.nfc().filter(|c| !text::is_unseen(*c) || c.is_control()).map(as_on_other_keyboards).collect();
    let text = text.trim();
    let bracketed = text.trim_end_matches([';', ',', ' ']).strip_suffix('>').and_then(|text| text.rsplit_once('<'));
    // Of two addresses nobody knows which one is meant.
    let text = bracketed.filter(|(name, _)| !name.contains('@')).map_or(text, |(_, address)| address.trim());
    let address = match text.split_at_checked("mailto:".len()) {
        Some((scheme, address)) if scheme.eq_ignore_ascii_case("mailto:") => {
            address.split('?').next().unwrap_or_default()
        }
        _ => text,
    };
    letter::readable(address)
}

/// A sign in its full width, as Japanese and Chinese keyboards type it, as others type it.
fn as_on_other_keyboards(c: char) -> char {
    if c == '。' {
        return '.';
    }
    let is_wide = matches!(c, '\u{FF01}'..='\u{FF5E}');
    char::from_u32(u32::from(c) - if is_wide { 0xFEE0 } else { 0 }).unwrap_or(c)
}

/// Signs that people put around an address. The standard allows quotes inside one, but nobody has such an address.
const NOT_IN_EMAIL: &str = "<>()[]{},;:\"\\";

/// What is wrong with an address, if something is: what no mail can go to, and a host without a dot, which is nearly always an
/// address with its end missing.
pub(crate) fn fault(email: &str) -> Option<Refusal> {
    let Some((name, host)) = email.rsplit_once('@') else {
        return Some(Refusal::EmailWithoutAt);
    };
    if name.is_empty() || host.is_empty() {
        return Some(Refusal::EmailHalf);
    }
    let parted = |c: char| c.is_whitespace() || matches!(c, ',' | ';' | '/' | '|');
    if name.contains('@') && !email.contains(parted) {
        return Some(Refusal::EmailTwoAts);
    }
    if name.contains('@') {
        return Some(Refusal::EmailTwice);
    }
    if email.chars().any(char::is_whitespace) {
        return Some(Refusal::EmailNotPlain);
    }
    if email.chars().any(|c| text::is_unseen(c) || NOT_IN_EMAIL.contains(c)) {
        return Some(Refusal::EmailNotPlain);
    }
    // A machine may send mail to itself.
    if !host.contains('.') && !host.eq_ignore_ascii_case("localhost") {
        return Some(Refusal::EmailWithoutDot);
    }
    letter::address(email).is_err().then_some(Refusal::EmailNotSendable)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_copied_along_is_peeled_off() {
        let check = |typed: &str, address: &str| assert_eq!(peeled(typed), address, "{typed:?}");
        for typed in [
            "ada@example.org",
            " ada@example.org\u{a0}",
            "<ada@example.org>",
            "Ada <ada@example.org>",
            "\"Lovelace, Ada\" < ada@example.org >",
            "mailto:ada@example.org",
            "MailTo:ada@example.org?subject=Hello",
            "Ada <mailto:ada@example.org>",
            "\u{feff}ada\u{200b}@example.org\u{2060}",
            "\u{202a}ada@example.org\u{202c}",
        ] {
            check(typed, "ada@example.org");
        }
        check("jose\u{301}@example.org", "josé@example.org");
        check("ada＠example．org", "ada@example.org");
        check("ada@example。org", "ada@example.org");
        check("Ada <ada@example.org>; ", "ada@example.org");
        // One machine, one way to write it.
        check("ada@xn--bcher-kva.example", "ada@bücher.example");
        check("ada@XN--BCHER-KVA.example", "ada@bücher.example");
        check("ada@xn--a.example", "ada@xn--a.example");
        check("", "");
        check("Ada", "Ada");
        check("bo@example.org <ada@example.org>", "bo@example.org <ada@example.org>");
        check("ada@example.org>", "ada@example.org>");
        check("ada\u{7f}@example.org", "ada\u{7f}@example.org");
    }

    #[test]
    fn addresses_that_would_not_arrive_are_refused() {
        for email in [
            "ada@example.org",
            "ada@localhost",
            "ada@LocalHost",
            "ädä@exämple.org",
            "o'brien+x_y@sub.example.org",
            "ada@a-b.example",
        ] {
            assert_eq!(fault(email), None, "{email:?}");
        }
        for email in [
            "",
            "ada",
            "@example.org",
            "ada@",
            "ada@a.org, bo@b.org",
            "ada@a.org,bo@b.org",
            "<a@x.org>",
            "Ada<a@x.org>",
            "a@x.org>",
            "mailto:a@x.org",
            "\"a\"@x.org",
            "a@x.org,",
            "a,b@x.org",
            "a;b@x.org",
            "a b@x.org",
            "a@x org",
            "jl@example",
            "a@x..org",
            "a@.org",
            "a@x.org.",
            "a@[10.0.0.1]",
            "a\\b@x.org",
            "a(b)@x.org",
            "a\u{7f}b@x.org",
            "x..y@x.org",
            ".x@x.org",
            "x.@x.org",
            "a@-x.org",
            "a@x-.org",
            "a@x.-y.org",
            "a@x.org/path",
            "a@x_y.org",
            "a@straße-.example",
            "a@xn--a.example",
            "a@example.123",
        ] {
            assert!(fault(email).is_some(), "{email:?}");
        }
        for email in ["x..y@x.org", "a@x..org", "a@.org", "a@x.org."] {
            assert_eq!(fault(email), Some(Refusal::EmailNotSendable));
        }
        assert_eq!(fault("a b@x.org"), Some(Refusal::EmailNotPlain));
        assert!(fault(&format!("{}@example.org", "a".repeat(65))).is_some());
    }
}
