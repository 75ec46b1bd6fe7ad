//! Who is taken for the same person: by the e-mail address, or by the name. Blanks, upper and lower case, and characters of
//! which nothing is seen count in neither.

use unicode_normalization::UnicodeNormalization;

use crate::text::as_seen;

/// By what two are taken for the same person.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SameBy {
    Email,
    Name,
}

/// A name or an e-mail address as it is compared: as it is seen, in lower case.
pub fn comparable(text: &str) -> String {
    as_seen(text).to_lowercase()
}

/// Whether two names are taken for the same.
pub fn same_name(one: &str, other: &str) -> bool {
    comparable(one) == comparable(other)
}

/// A name as somebody without its keys might have typed it, its parts in any order: small letters without accents, the words
/// sorted, so that "García, Ana" and "Ana Garcia" are alike. Empty where it has no letter or digit.
pub fn loosely(name: &str) -> String {
    let letters: String =
        comparable(name).nfd().filter(|c| !matches!(c, '\u{300}'..='\u{36F}')).flat_map(plain).collect();
    let mut words: Vec<&str> =
        letters.split(|c: char| c.is_whitespace() || matches!(c, ',' | '.' | '-' | '‐')).collect();
    words.retain(|word| !word.is_empty());
    words.sort_unstable();
    let joined = words.join(" ");
    if joined.contains(char::is_alphanumeric) { joined } else { String::new() }
}

/// Letters that are none with an accent for Unicode, as people write them without their keys.
fn plain(letter: char) -> impl Iterator<Item = char> {
    let (plain, second) = match letter {
        'ø' => ('o', None),
        'ł' => ('l', None),
        'đ' | 'ð' => ('d', None),
        'ı' => ('i', None),
        'ß' => ('s', Some('s')),
        'æ' => ('a', Some('e')),
        'œ' => ('o', Some('e')),
        'þ' => ('t', Some('h')),
        '’' | 'ʼ' | '`' => ('\'', None),
        other => (other, None),
    };
    std::iter::once(plain).chain(second)
}

/// Whether both have an e-mail address, and it is the same.
pub fn same_email(one: Option<&str>, other: Option<&str>) -> bool {
    matches!((one, other), (Some(one), Some(other)) if !one.trim().is_empty() && comparable(one) == comparable(other))
}

/// A name and an e-mail address, by which people are told apart.
pub type NameAndEmail<'p> = (&'p str, Option<&'p str>);

/// Which of these people somebody is taken for, if any: the place in the list, from 0, and by what.
///
/// The same e-mail address is the same person, whoever else has the same name. The same name is taken for the same person
/// unless `another_person` says otherwise.
pub fn same_person(
    people: &[NameAndEmail<'_>],
    (name, email): NameAndEmail<'_>,
    another_person: bool,
) -> Option<(usize, SameBy)> {
    let by_email = people.iter().position(|(_, theirs)| same_email(*theirs, email));
    let by_name = || people.iter().position(|(theirs, _)| !another_person && same_name(theirs, name));
    by_email.map(|at| (at, SameBy::Email)).or_else(|| by_name().map(|at| (at, SameBy::Name)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn accents_and_the_order_of_words_tell_nobody_apart_loosely() {
        for (one, other) in [
            ("José García", "Jose Garcia"),
            ("Ana García", "García Ana"),
            ("Ana García", "GARCIA, Ana"),
            ("Łukasz Żak", "Zak Lukasz"),
            ("Søren Groß", "Soren Gross"),
            ("Anne-Marie O’Neil", "Anne Marie O'Neil"),
        ] {
            assert_eq!(loosely(one), loosely(other), "{one} {other}");
        }
        assert_ne!(loosely("Ana García"), loosely("Ana Garcés"));
        assert_eq!(loosely("李, 娜"), loosely("娜 李"));
        assert_ne!(loosely("が"), loosely("か"));
        assert_eq!(loosely("???"), "");
    }

    #[test]
    fn what_nobody_sees_tells_nobody_apart() {
        for same in ["Ada Lovelace", "A\u{200B}da Lovelace", "Ada\u{200D} \u{FEFF} love\u{AD}lace\u{200E}"] {
            assert!(same_name("Ada Lovelace", same), "{same:?}");
        }
        assert!(same_name("Zoë Li", "zoe\u{308}\u{A0}LI"));
        assert!(same_name("مى\u{200C}خواهم", "مىخواهم") && !same_name("Ada Lovelace", "AdaLovelace"));
    }

    #[test]
    fn an_e_mail_address_says_more_than_a_name() {
        let jo = ("Jo", None);
        let kim = ("Kim", Some("jo@example.org"));
        let asked = ("jo ", Some("JO@example.org"));
        let check = |people: &[NameAndEmail<'_>], another: bool, expect: Option<(usize, SameBy)>| {
            assert_eq!(same_person(people, asked, another), expect, "{people:?} {another}");
        };
        check(&[jo, kim], false, Some((1, SameBy::Email)));
        check(&[kim, jo], false, Some((0, SameBy::Email)));
        check(&[jo, kim], true, Some((1, SameBy::Email)));
        check(&[jo], false, Some((0, SameBy::Name)));
        check(&[jo], true, None);
        check(&[], false, None);
    }
}
