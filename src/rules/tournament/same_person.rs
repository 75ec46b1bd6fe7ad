//! Who is taken for the same person: by the e-mail address, or by the name; and who may be one, whose names are only alike.

use std::collections::{BTreeMap, BTreeSet};

use crate::letters::{is_apostrophe, is_hyphen, plain, written_out};
use crate::text::as_seen;
use crate::tournament::same_name::{name_key, same_name};

/// By what two are taken for the same person.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SameBy {
    Email,
    Name,
}

/// An e-mail address as it is compared: as it is seen, in small letters.
pub fn email_key(email: &str) -> String {
    as_seen(email).to_lowercase()
}

/// How somebody without its keys might have typed a name, its parts in any order: small letters without accents, or with letters
/// written out as in Mueller, apostrophes left out, hyphens as blanks or left out, the words sorted. Two names that have one of
/// these in common may be one person's: "García, Ana" and "Ana Garcia". None where nothing of a name is seen.
pub fn looks(name: &str) -> BTreeSet<String> {
    let seen = as_seen(name).replace(|c| is_apostrophe(c) || matches!(c, '"' | '“' | '”' | '„' | '«' | '»'), "");
    let mut looks = BTreeSet::new();
    for hyphen in [" ", ""].into_iter().take(1 + usize::from(seen.contains(is_hyphen))) {
        let name = seen.replace(is_hyphen, hyphen);
        looks.insert(in_order(&plain(&name)));
        if !name.is_ascii() {
            looks.extend([false, true].map(|long_a| in_order(&written_out(&name, long_a))));
        }
    }
    // Names in scripts without capitals are written with a blank between their parts, or without.
    if !seen.contains(|c: char| c.is_lowercase() || c.is_uppercase()) {
        looks.insert(seen.split_whitespace().collect());
    }
    looks.retain(|look| look.contains(char::is_alphanumeric));
    if looks.is_empty() {
        looks.extend(Some(name_key(name)).filter(|key| !key.is_empty()));
    }
    looks
}

/// The [look](looks) of a name without its marks, where one is enough.
pub fn plain_look(name: &str) -> String {
    in_order(&plain(&as_seen(name).replace(is_apostrophe, "").replace(is_hyphen, " ")))
}

/// The words of a name, sorted. A particle of one letter is a part of the word behind it, as in O Neil.
fn in_order(letters: &str) -> String {
    let parted = letters.split(|c: char| c.is_whitespace() || matches!(c, ',' | '.' | ';' | '(' | ')'));
    let mut words: Vec<String> = Vec::new();
    let mut particle = false;
    for word in parted.filter(|word| !word.is_empty()) {
        match words.last_mut().filter(|_| particle) {
            Some(last) => last.push_str(word),
            None => words.push(word.to_owned()),
        }
        particle = matches!(word, "o" | "d" | "l");
    }
    words.sort_unstable();
    words.join(" ")
}

/// Whether two names may be one person's.
pub fn may_be_one(one: &str, other: &str) -> bool {
    let (one, other) = (looks(one), looks(other));
    !one.is_disjoint(&other)
}

/// Things by the names of people, so that each name is held against few.
#[derive(Debug)]
pub struct ByLook<T>(BTreeMap<String, Vec<T>>);

impl<T> Default for ByLook<T> {
    fn default() -> Self {
        ByLook(BTreeMap::new())
    }
}

impl<T: Clone + Ord> ByLook<T> {
    pub fn add(&mut self, name: &str, thing: T) {
        for look in looks(name) {
            self.0.entry(look).or_default().push(thing.clone());
        }
    }

    /// The things whose names [may be one person's](may_be_one) with this: once for each way in which they may.
    pub fn find(&self, name: &str) -> impl Iterator<Item = &T> {
        looks(name).into_iter().filter_map(|look| self.0.get(&look)).flatten()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

/// Whether both have an e-mail address, and it is the same.
pub fn same_email(one: Option<&str>, other: Option<&str>) -> bool {
    matches!((one, other), (Some(one), Some(other)) if !one.trim().is_empty() && email_key(one) == email_key(other))
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
    fn names_that_may_be_one_persons_and_others() {
        for (one, other) in [
            ("José García", "Jose Garcia"),
            ("José García", "Jose\u{301} Garci\u{301}a"),
            ("Ana García", "García Ana"),
            ("Ana García", "GARCIA, Ana"),
            ("Łukasz Żak", "Zak Lukasz"),
            ("Lukasz Nowak", "Łukasz Nowak"),
            ("Søren Groß", "Soren Gross"),
            ("Søren Groß", "Soeren GROSS"),
            ("Hans Müller", "Hans Mueller"),
            ("Hans Müller", "Muller, Hans"),
            ("Bjørn Håkansson", "Bjoern Hakansson"),
            ("Bjørn Håkansson", "Bjoern Haakansson"),
            ("Anne-Marie O’Neil", "Anne Marie O'Neil"),
            ("Anne-Marie Berg", "Annemarie Berg"),
            ("Seán O'Neil", "Sean O’Neil"),
            ("Seán O'Neil", "O'Neil, Sean"),
            ("Seán O'Neil", "Sean ONeil"),
            ("Seán O'Neil", "sean o neil"),
            ("D’Angelo, Mia", "Mia Dangelo"),
            ("李, 娜", "娜 李"),
            ("田中太郎", "田中 太郎"),
            ("田中\u{3000}太郎", "田中太郎"),
            ("Nguyễn Văn An", "Nguyen Van An"),
        ] {
            assert!(may_be_one(one, other) && may_be_one(other, one), "{one}, {other}");
        }
        for (one, other) in [
            ("Ana García", "Ana Garcés"),
            ("Michael Roy", "Michal Roy"),
            ("Hans Muller", "Hans Mueller"),
            ("Ann Lee", "Anne Lee"),
            ("が", "か"),
            ("???", "!"),
            ("", ""),
        ] {
            assert!(!may_be_one(one, other), "{one}, {other}");
        }
    }

    #[test]
    fn people_are_found_by_any_look() {
        let mut known = ByLook::default();
        known.add("Müller, Hans", 1);
        known.add("Sean O’Neil", 2);
        let check = |name: &str, expected: &[i32]| {
            let found: BTreeSet<i32> = known.find(name).copied().collect();
            assert_eq!(found.into_iter().collect::<Vec<_>>(), expected, "{name}");
        };
        check("Hans Mueller", &[1]);
        check("hans muller", &[1]);
        check("O'Neil, Seán", &[2]);
        check("Hans", &[]);
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
