//! A mail as a message of RFC 5322: one address, a subject, plain text.

use std::time::SystemTime;

use lettre::Address;
use lettre::message::header::{ContentType, HeaderName, HeaderValue};
use lettre::message::{Mailbox, Message};

/// The most characters of a subject; names of tournaments may be longer.
const LONGEST_SUBJECT: usize = 150;

/// The most characters of a line of text.
const LINE: usize = 72;

/// What is to be said, and to whom.
#[derive(Clone)]
pub struct Letter {
    /// The address of the one person.
    pub to: String,
    /// The subject, in one line.
    pub subject: String,
    pub text: String,
    /// Tells this mail from every other one of this store: digits, letters and dots.
    pub message_id: String,
}

/// No mail can be sent to the address.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NoAddress;

/// Makes the message. Whatever was typed into the subject or the text stays what it is: a line break can't begin
/// another header, and signs that turn the direction of writing don't reach over their line.
pub fn message(letter: &Letter, from: &Mailbox, now: SystemTime) -> Result<Message, NoAddress> {
    let to = address(&letter.to)?;
    // Answers that programs give by themselves, such as "I am on holiday", don't come back.
    let automatic = HeaderValue::new(HeaderName::new_from_ascii_str("Auto-Submitted"), "auto-generated".to_owned());
    Message::builder()
        .from(from.clone())
        .to(Mailbox::new(None, to))
        .subject(one_line(&letter.subject))
        .message_id(Some(format!("<{}@{}>", letter.message_id, from.email.domain())))
        .date(now)
        .raw_header(automatic)
        .header(ContentType::TEXT_PLAIN)
        .body(wrapped(&plain(&letter.text)))
        .map_err(|_| NoAddress)
}

/// The address as mail servers take it: letters beyond ASCII behind the @ as Punycode (RFC 5891). Those before the @ stay, and
/// need a server that takes them.
///
/// Error: no mail can go there.
pub fn address(text: &str) -> Result<Address, NoAddress> {
    let (name, host) = text.trim().rsplit_once('@').ok_or(NoAddress)?;
    let host = if host.is_ascii() { host.to_owned() } else { idna::domain_to_ascii(host).map_err(|_| NoAddress)? };
    // Names of machines are letters, digits and hyphens within (RFC 1123), and no last part is a number.
    let is_label = |label: &str| {
        let hyphens_within = !label.starts_with('-') && !label.ends_with('-');
        !label.is_empty() && hyphens_within && label.chars().all(|c| c.is_ascii_alphanumeric() || c == '-')
    };
    let is_number = |label: &str| label.chars().all(|c| c.is_ascii_digit());
    let (unicode, readable) = idna::domain_to_unicode(&host);
    let hyphened = unicode.split('.').any(|label| label.starts_with('-') || label.ends_with('-'));
    if !host.split('.').all(is_label) || host.rsplit('.').next().is_some_and(is_number) || readable.is_err() || hyphened
    {
        return Err(NoAddress);
    }
    Address::new(name, &host).map_err(|_| NoAddress)
}

/// An address as people read it: a machine in Punycode with the letters that it stands for.
pub fn readable(address: &str) -> String {
    match address.rsplit_once('@').filter(|(_, host)| host.contains("--")) {
        Some((name, host)) if matches!(idna::domain_to_unicode(host), (_, Ok(()))) => {
            format!("{name}@{}", idna::domain_to_unicode(host).0)
        }
        _ => address.to_owned(),
    }
}

/// A text in one line, cut to the length of a subject.
fn one_line(text: &str) -> String {
    let line: String = plain(text).split_whitespace().collect::<Vec<_>>().join(" ");
    if line.chars().count() <= LONGEST_SUBJECT {
        return line;
    }
    line.chars().take(LONGEST_SUBJECT - 1).chain(['…']).collect()
}

/// A text in lines that need no encoding to be sent, so that a mail can be read as it lies in a folder. A word that is
/// longer, such as a link, has a line of its own.
fn wrapped(text: &str) -> String {
    let mut lines = String::new();
    for line in text.split('\n') {
        let mut length = 0;
        for word in line.split(' ') {
            let long = word.chars().count();
            if length > 0 && length + 1 + long > LINE {
                lines.push('\n');
                length = 0;
            } else if length > 0 {
                lines.push(' ');
                length += 1;
            }
            lines.push_str(word);
            length += long;
        }
        lines.push('\n');
    }
    lines.pop();
    lines
}

/// A text without signs that can't be seen but change what is: control characters other than line breaks, and the
/// overrides and isolates of writing direction. Arabic and Hebrew need none of them.
fn plain(text: &str) -> String {
    let unseen =
        |c: char| (c.is_control() && c != '\n') || matches!(c, '\u{202A}'..='\u{202E}' | '\u{2028}' | '\u{2029}');
    // A sentence has isolates around names, with nothing to take their place.
    let marks = |c: &char| !matches!(c, '\u{2066}'..='\u{2069}');
    text.chars().filter(marks).map(|c| if unseen(c) { ' ' } else { c }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn made(to: &str, subject: &str, text: &str) -> Result<String, NoAddress> {
        let letter = Letter {
            to: to.to_owned(),
            subject: subject.to_owned(),
            text: text.to_owned(),
            message_id: "7.1.abc".to_owned(),
        };
        let from: Mailbox = "Reeve <reeve@hall.example>".parse().expect("an address");
        let message = message(&letter, &from, SystemTime::UNIX_EPOCH)?;
        Ok(String::from_utf8(message.formatted()).expect("a message of ASCII"))
    }

    fn heads(message: &str) -> Vec<&str> {
        let (head, _) = message.split_once("\r\n\r\n").expect("a head");
        head.split("\r\n").filter(|line| !line.starts_with(' ')).filter_map(|line| line.split(':').next()).collect()
    }

    #[test]
    fn a_message_has_its_headers_and_no_others() {
        let expected = ["From", "To", "Subject", "Message-ID", "Date", "Auto-Submitted", "Content-Type"];
        let check = |subject: &str, text: &str| {
            let message = made("ada@example.org", subject, text).expect("a message");
            let found: Vec<&str> =
                heads(&message).into_iter().filter(|name| !name.starts_with("Content-Transfer")).collect();
            assert_eq!(found, expected, "{message}");
            assert!(message.lines().all(|line| line.len() <= 998), "a line is too long");
            assert!(message.contains("Message-ID: <7.1.abc@hall.example>"), "{message}");
            assert!(message.contains("Date: Thu, 01 Jan 1970 00:00:00 +0000"), "{message}");
        };
        check("A new password", "Hello,\n\nhere it is.\n");
        check("Spring Open\r\nBcc: everybody@example.org\r\n\r\nBuy!", "x");
        check(&"Ä".repeat(200), &"ö".repeat(5000));
        check("دورة \u{202E}gnp.exe", "שלום\n.\n\nFrom here");
        check("", "");
        check(&"x".repeat(300), &"y".repeat(3000));
    }

    #[test]
    fn addresses_that_are_none_are_refused() {
        for address in [
            "",
            "desk",
            "a@b\r\nBcc: c@d.example",
            "a b@c.example",
            "a@",
            "@b",
            "a@b@c",
            "<a@b.example>",
            "x..y@example.org",
            ".x@example.org",
            "x.@example.org",
            "a@-example.org",
            "a@example-.org",
            "a@example..org",
        ] {
            assert_eq!(made(address, "x", "y"), Err(NoAddress), "{address:?}");
        }
        for address in [" ada@example.org ", "ada+reeve@sub.example.org", "åsa@example.org", "o'brien@a-b.example"] {
            assert!(made(address, "x", "y").is_ok(), "{address:?}");
        }
    }

    #[test]
    fn a_domain_goes_out_in_ascii() {
        let check = |typed: &str, sent: &str| {
            assert_eq!(address(typed).map(|address| address.to_string()), Ok(sent.to_owned()), "{typed:?}");
            assert!(made(typed, "x", "y").expect("a message").contains(&format!("To: {sent}\r\n")), "{typed:?}");
        };
        check("ada@köln.example", "ada@xn--kln-sna.example");
        check("ada@KÖLN.Example", "ada@xn--kln-sna.example");
        check("ada@例え.jp", "ada@xn--r8jz45g.jp");
        check("ada@xn--kln-sna.example", "ada@xn--kln-sna.example");
        check("ada@localhost", "ada@localhost");
    }

    #[test]
    fn lines_are_wrapped_between_words() {
        let check = |text: &str, expected: &str| assert_eq!(wrapped(text), expected);
        check("", "");
        check("one\n\ntwo\n", "one\n\ntwo\n");
        let (long, link) = ("x".repeat(40), "h".repeat(90));
        check(&format!("{long} {long}"), &format!("{long}\n{long}"));
        check(&format!("Here: {link} there"), &format!("Here:\n{link}\nthere"));
        assert!(!made("a@b.example", "x", &"words and words ".repeat(40)).expect("a message").contains("=\r\n"));
    }

    #[test]
    fn long_and_turned_names_are_made_plain() {
        let check = |text: &str, expected: &str| assert_eq!(one_line(text), expected);
        check("Spring\r\nOpen", "Spring Open");
        check("\u{202E}Open\u{202C} 2026", "Open 2026");
        check(&"x".repeat(151), &format!("{}…", "x".repeat(149)));
    }
}
