//! Who is taken for the same person: by the e-mail address, or by the name. Blanks, upper and lower case, and characters of
//! which nothing is seen count in neither.

use crate::rules::text::as_seen;

/// By what two are taken for the same person.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SameBy {
    /// The e-mail address.
    Email,
    /// The name.
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
