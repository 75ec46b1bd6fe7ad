//! Another tournament that somebody names in a form: by its address, the whole of it or its end, or by its name.

use crate::store::search_text::fold;
use crate::store::tournament;
use crate::store::tournament::{ListOf, Tournament, TournamentSearch};
use crate::store::{self, Tx};

use crate::actions::Caller;
use crate::actions::permissions::{Permission, Permitted};

/// How many tournaments with the words of a name are looked through for the one that has this name.
const LOOKED_THROUGH: i64 = 200;

/// Why it can't be said which tournament is meant.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NotNamed {
    /// None that the caller runs has this address or name.
    Unknown,
    /// Several that the caller runs have this name.
    Several,
}

/// The tournament that the caller runs and that is meant. One that doesn't exist and one that the caller doesn't run are told
/// apart in nothing. Hidden ones are found where no other has the name.
pub(crate) async fn named(
    tx: &mut Tx,
    caller: &Caller,
    typed: &str,
) -> Result<Result<Tournament, NotNamed>, store::Error> {
    let run = Permitted::of(tx, caller, Permission::Run).await?;
    if let Some(slug) = slug_in(typed)
        && let Some(found) = tournament::by_slug(tx, &slug).await?
        && run.contains(found.id)
    {
        return Ok(Ok(found));
    }
    let name = tidy(typed);
    if name.is_empty() {
        return Ok(Err(NotNamed::Unknown));
    }
    let of = match (&run, caller.account()) {
        (Permitted::Only(_), Some(account)) => ListOf::Staff(account),
        _ => ListOf::All,
    };
    let wanted = TournamentSearch { of, words: name.clone(), year: None };
    let found = tournament::find(tx, &wanted, LOOKED_THROUGH, 0).await?.into_iter();
    let found = found.filter(|one| run.contains(one.id) && tidy(&one.name) == name);
    let (hidden, shown): (Vec<_>, Vec<_>) = found.partition(Tournament::is_hidden);
    let mut found = if shown.is_empty() { hidden } else { shown };
    Ok(match (found.pop(), found.is_empty()) {
        (Some(one), true) => Ok(one),
        (Some(_), false) => Err(NotNamed::Several),
        (None, _) => Err(NotNamed::Unknown),
    })
}

/// A name as it is compared: without marks and capitals, with single blanks.
fn tidy(name: &str) -> String {
    fold(name).split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The short address in what was typed: all of it, or what stands behind `/t/` or `/run/` in an address, however that begins and goes
/// on.
fn slug_in(typed: &str) -> Option<String> {
    let address = typed.split(['?', '#']).next().unwrap_or_default().trim();
    let path = match address.split_once("://") {
        Some((_, rest)) => rest.split_once('/')?.1,
        None => address,
    };
    let parts: Vec<&str> = path.split('/').filter(|part| !part.is_empty()).collect();
    let behind = |part: &&str| ["t", "run"].iter().any(|word| part.eq_ignore_ascii_case(word));
    let slug = match parts.iter().position(behind) {
        Some(at) => parts.get(at + 1)?,
        None if parts.len() == 1 => parts.first()?,
        None => return None,
    };
    Some(slug.to_lowercase())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_short_address_is_found_in_what_is_pasted() {
        let check = |typed: &str, expected: Option<&str>| assert_eq!(slug_in(typed).as_deref(), expected, "{typed:?}");
        for typed in [
            "spring-open",
            " Spring-Open ",
            "/t/spring-open",
            "t/spring-open/",
            "https://reeve.example.org/t/spring-open",
            "HTTPS://Reeve.example.org/T/Spring-Open/standings?done=1#rank-3",
            "http://localhost:8080/run/spring-open/players",
            "reeve.example.org/run/spring-open",
            "http://t/t/spring-open",
        ] {
            check(typed, Some("spring-open"));
        }
        for typed in
            ["", "  ", "/", "/t/", "https://reeve.example.org", "https://reeve.example.org/", "../spring", "a/b/c"]
        {
            check(typed, None);
        }
    }
}
