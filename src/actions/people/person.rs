//! Who a player is, as typed or read from a file, checked in one place.

use std::collections::BTreeSet;

use reeve_files::players::PlayerLine;
use reeve_limits as limits;
use reeve_rules::text;
use reeve_rules::text::TextFault;
use reeve_rules::tournament::same_group;
use reeve_store::PlayerId;
use reeve_store::player;
use reeve_store::player::{Person, Player};

use crate::Fault;
use crate::mail::address;
use crate::people::note;
use crate::people::refusal::Refusal;

/// Who a player is, as typed; nothing is checked yet.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct TypedPerson {
    pub name: String,
    /// E-mail address; may be empty.
    pub email: String,
    /// Club; may be empty.
    pub club: String,
    /// Country; may be empty.
    pub country: String,
    /// Groups, separated by `|`; may be empty.
    pub groups: String,
}

/// Checks what was typed. Names are trimmed and otherwise kept as they are; empty texts become none.
/// The suffix and the guardian are not set here.
///
/// Error: every fault, by the field names `name`, `email`, `club`, `country`, `groups`.
pub fn check(typed: &TypedPerson) -> Result<Person, Vec<Fault>> {
    let mut faults = Vec::new();
    let name = typed.name.trim();
    faults.extend(at("name", text::faults(name, limits::NAME)));
    let email = optional("email", &address::peeled(&typed.email), &mut faults);
    check_email(email.as_deref(), &mut faults);
    let club = optional("club", &typed.club, &mut faults).filter(|club| same_group::is_group(club));
    let country = optional("country", &typed.country, &mut faults);
    let group_names = groups(&same_group::groups(&typed.groups), &mut faults);
    let person = Person { name: name.to_owned(), suffix: 0, email, club, country, group_names, ..Person::default() };
    if faults.is_empty() { Ok(person) } else { Err(faults) }
}

/// Who a line of a file is. Its texts were looked at where the file was read ([`reeve_files::players::read_mapped`]),
/// which knows their columns; what else [`check`] asks is asked here.
///
/// Error: as [`check`].
pub(crate) fn of_line(line: &PlayerLine) -> Result<Person, Vec<Fault>> {
    let mut faults = Vec::new();
    let some = |text: &str| text::has_something_to_read(text).then(|| text.to_owned());
    let (email, club, country) = (some(&address::peeled(&line.email)), some(&line.club), some(&line.country));
    let club = club.filter(|club| same_group::is_group(club));
    check_email(email.as_deref(), &mut faults);
    let names: Vec<&str> = line.groups.iter().map(String::as_str).collect();
    let group_names = groups(&names, &mut faults);
    let person =
        Person { name: line.player.clone(), suffix: 0, email, club, country, group_names, ..Person::default() };
    let companions = note::companions(&line.companions).unwrap_or_else(|mut wrong| {
        faults.append(&mut wrong);
        String::new()
    });
    let person = Person { companions, ..person };
    if faults.is_empty() { Ok(person) } else { Err(faults) }
}

fn check_email(email: Option<&str>, faults: &mut Vec<Fault>) {
    faults.extend(email.and_then(address::fault).map(|what| Fault::new("email", what)));
}

/// A text that may be empty: trimmed, not too long, without control characters.
pub fn optional(field: &'static str, text: &str, faults: &mut Vec<Fault>) -> Option<String> {
    let text = text.trim();
    faults.extend(at(field, text::faults_unless_empty(text, limits::PLAYER_TEXT)));
    text::has_something_to_read(text).then(|| text.to_owned())
}

/// What is wrong with a text, at its field.
fn at(field: &'static str, faults: Vec<TextFault>) -> impl Iterator<Item = Fault> {
    faults.into_iter().map(move |fault| {
        let refusal = match fault {
            TextFault::Missing => Refusal::NameMissing,
            TextFault::TooLong(fault) => Refusal::TooLong(fault),
            TextFault::Control { .. } => Refusal::ControlCharacters,
        };
        Fault::new(field, refusal)
    })
}

/// Group names as they are stored.
fn groups(names: &[&str], faults: &mut Vec<Fault>) -> String {
    // No more names are looked at than are kept, however long the text is.
    for name in names.iter().take(limits::GROUPS + 1) {
        faults.extend(at("groups", text::faults(name, limits::PLAYER_TEXT)));
    }
    if names.len() > limits::GROUPS {
        faults.push(Fault::new("groups", Refusal::TooManyGroups { most: limits::GROUPS }));
    }
    player::group_names(names)
}

/// The suffix that tells a name apart, for whoever looks at it, from everybody else's: 0 where nobody is called so, else the first of
/// 2, 3, ... that gives a label nobody has. `of` is the player who is (re)named, if there already.
pub fn suffix(name: &str, of: Option<PlayerId>, players: &[Player]) -> i64 {
    // The labels are made once, not anew for each suffix that is tried.
    let others = players.iter().filter(|player| Some(player.id) != of);
    let taken: BTreeSet<String> = others.map(|player| text::as_seen(&player.label()).into_owned()).collect();
    suffix_among(name, |label| taken.contains(&*text::as_seen(label)))
}

/// As [`suffix`], where `taken` says which labels there are.
pub fn suffix_among(name: &str, taken: impl Fn(&str) -> bool) -> i64 {
    std::iter::once(0).chain(2..).find(|suffix| !taken(&player::label(name, *suffix))).unwrap_or(0)
}

/// As [`suffix_among`], where every suffix below `from` is known to be taken.
pub(crate) fn suffix_from(name: &str, from: i64, taken: impl Fn(&str) -> bool) -> i64 {
    (from..).find(|suffix| !taken(&player::label(name, *suffix))).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn typed(name: &str, email: &str, groups: &str) -> TypedPerson {
        TypedPerson { name: name.into(), email: email.into(), groups: groups.into(), ..TypedPerson::default() }
    }

    #[test]
    fn names_are_kept_or_refused() {
        let check = |name: &str, kept: Option<&str>| {
            let person = check(&typed(name, "", "")).ok().map(|person| person.name);
            assert_eq!(person.as_deref(), kept, "{name:?}");
        };
        check("  Ada ", Some("Ada"));
        check("", None);
        check(" \u{3000} ", None);
        check("\u{200B}\u{2060}", None);
        check("\u{2800}", None);
        check("a\tb", None);
        check("a\u{7f}b", None);
        check("a\u{202e}b <b>&amp;", Some("a\u{202e}b <b>&amp;"));
        check("👩‍👩‍👧 =1+1", Some("👩‍👩‍👧 =1+1"));
        check(&"é".repeat(300), Some(&"é".repeat(300)));
        check(&"é".repeat(301), None);
    }

    #[test]
    fn groups_are_told_apart_by_bars() {
        let groups = |text: &str| check(&typed("Ada", "", text)).map(|person| person.group_names);
        assert_eq!(groups(" family | | Chess, Jena|family"), Ok("family\nChess, Jena".to_owned()));
        assert_eq!(groups(""), Ok(String::new()));
        assert!(groups("a\nb").is_err());
        assert!(groups(&(1..22).map(|n| format!("{n}|")).collect::<String>()).is_err());
    }

    #[test]
    fn equal_names_get_the_first_free_suffix() {
        let check = |name: &str, taken: &[&str], expected: i64| {
            assert_eq!(suffix_among(name, |label| taken.contains(&label)), expected, "{name} {taken:?}");
        };
        check("Kim", &[], 0);
        check("Kim", &["Kim"], 2);
        check("Kim", &["Kim", "Kim (2)", "Kim (3)"], 4);
        check("Kim", &["Kim (2)"], 0);
        check("Kim (2)", &["Kim", "Kim (2)"], 2);
    }
}
