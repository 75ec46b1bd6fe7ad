//! Where a long text without blanks may go on in the next line, and in which face a heading stands whole.

use std::ops::RangeInclusive;
use std::sync::LazyLock;

/// An e-mail address in parts: a line ends behind the @ or a dot, and nowhere else.
pub fn email_parts(address: &str) -> Vec<&str> {
    address.split_inclusive(['@', '.']).collect()
}

/// The classes of a heading that has letters which its face lacks: all of it stands in another one then, and no word is patched
/// from two. `plain` is the face of the text. `device` is the face of the device, where a phone takes one file of ours
/// (`static/reeve.css`).
pub fn heading_class(heading: &str) -> &'static str {
    let lacks = |face: &[RangeInclusive<u32>], has_only_latin: bool| {
        let mut letters = heading.chars().filter(|&c| is_letter(c) && (!has_only_latin || is_latin(c)));
        letters.any(|c| !face.iter().any(|range| range.contains(&u32::from(c))))
    };
    match (lacks(&HEADINGS, true), lacks(&PHONES, false)) {
        (true, true) => "plain device",
        (true, false) => "plain",
        (false, true) => "device",
        (false, false) => "",
    }
}

fn is_letter(c: char) -> bool {
    c.is_alphabetic() || matches!(c, '\u{300}'..='\u{36F}')
}

/// Letters of other scripts are in no word with these.
fn is_latin(c: char) -> bool {
    matches!(c, '\0'..='\u{36F}' | '\u{1D00}'..='\u{1EFF}' | '\u{2C60}'..='\u{2C7F}' | '\u{A720}'..='\u{A7FF}')
}

static HEADINGS: LazyLock<Vec<RangeInclusive<u32>>> = LazyLock::new(|| in_files("reeve-slab-latin"));
static PHONES: LazyLock<Vec<RangeInclusive<u32>>> = LazyLock::new(|| in_files("reeve-sans-latin"));

/// What the files of a face hold, as the style sheet tells browsers.
fn in_files(face: &str) -> Vec<RangeInclusive<u32>> {
    let files = include_str!("../../../static/reeve.css").lines().filter(|line| line.contains(face));
    let ranges = files.filter_map(|line| line.split_once("unicode-range:")).flat_map(|(_, rest)| rest.split(','));
    let range = |range: &str| {
        let range = range.strip_prefix("U+")?.trim_end_matches('}');
        let (first, last) = range.split_once('-').unwrap_or((range, range));
        Some(u32::from_str_radix(first, 16).ok()?..=u32::from_str_radix(last, 16).ok()?)
    };
    ranges.filter_map(range).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_heading_stands_in_one_face() {
        for vietnamese in ["Nguyễn Văn An", "Trần Thị Thơ", "Phạm", "Nguye\u{302}\u{303}n"] {
            assert_eq!(heading_class(vietnamese), "plain device", "{vietnamese}");
        }
        for first in ["Zoë Núñez", "Jürgen O'Neill (2)", "Round 1: “Œuvre” – 5 € 🏆"] {
            assert_eq!(heading_class(first), "", "{first}");
        }
        for next in ["Zoë Łukasz Ğül", "Niš", "Győr", "Şükrü", "Ān", "Ioniță", "Əli", "Đ"] {
            assert_eq!(heading_class(next), "", "{next}");
        }
        for next in ["Ана", "山田", "Open Ана"] {
            assert_eq!(heading_class(next), "device", "{next}");
        }
        for rare in ["Straẞe", "Ǧ", "Ḥasan", "Ǎi", "Ƙofa", "a\u{304}"] {
            assert!(heading_class(rare).contains("plain"), "{rare}");
        }
    }

    #[test]
    fn a_phone_has_the_letters_of_europe_and_patches_no_heading_with_others() {
        assert!(HEADINGS.len() > 20 && PHONES.len() > 20);
        for letter in '\u{100}'..='\u{17F}' {
            assert!(!heading_class(&format!("Ana {letter}")).contains("device"), "{letter}");
        }
        for letter in '\u{1EA0}'..='\u{1EF1}' {
            assert!(heading_class(&format!("Ana {letter}")).contains("device"), "{letter}");
        }
    }

    #[test]
    fn an_address_breaks_behind_its_at_and_its_dots() {
        assert_eq!(email_parts("ada.lee@mail.example.org"), ["ada.", "lee@", "mail.", "example.", "org"]);
        assert!(email_parts("").is_empty());
    }
}
