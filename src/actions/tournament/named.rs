//! Another tournament that somebody names in a form: by its address, the whole of it or its end, or by its name.

use reeve_rules::refusals::refusals;
use reeve_rules::search::fold;
use reeve_store::tournament;
use reeve_store::tournament::{ListOf, Tournament, TournamentSearch};
use reeve_store::{self as store, Tx};

use crate::Caller;
use crate::permissions::{Permission, Permitted};

/// How many tournaments with the words of a name are looked through for the one that has this name.
const LOOKED_THROUGH: i64 = 200;

refusals! {
    /// Why it can't be said which tournament is meant.
    #[derive(Debug, Clone, Copy, PartialEq, Eq)]
    pub enum NotNamed {
        /// None that the caller runs has this address or name.
        Unknown = "no-such-tournament",
        /// Several that the caller runs have this name.
        Several = "several-such-tournaments",
        /// Nothing was typed.
        Nothing = "no-tournament-typed",
        /// It is the address of a page of another server.
        Elsewhere = "tournament-of-another-reeve",
    }
}

/// The names under which this Reeve is reached, as they stand in addresses: that of its public address, and the one by which the request
/// came.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct OwnHosts(Vec<String>);

impl OwnHosts {
    /// Those of an address with `https://` in front, and of a request.
    pub fn of(public_url: &str, came_by: Option<&str>) -> OwnHosts {
        let public = host_in(public_url);
        OwnHosts(public.into_iter().chain(came_by.map(plain_host)).collect())
    }

    fn has(&self, host: &str) -> bool {
        self.0.iter().any(|own| own == host)
    }
}

/// The tournament that the caller runs and that is meant, on this Reeve (`here`). One that doesn't exist and one that the caller doesn't run are told
/// apart in nothing. Hidden ones are found where no other has the name.
pub(crate) async fn named(
    tx: &mut Tx,
    caller: &Caller,
    (typed, here): (&str, &OwnHosts),
) -> Result<Result<Tournament, NotNamed>, store::Error> {
    if typed.trim().is_empty() {
        return Ok(Err(NotNamed::Nothing));
    }
    let run = Permitted::of(tx, caller, Permission::Run).await?;
    let is_elsewhere = host_in(typed).is_some_and(|host| !here.has(&host));
    let unknown = if is_elsewhere { NotNamed::Elsewhere } else { NotNamed::Unknown };
    if let Some(slug) = slug_in(typed).filter(|_| !is_elsewhere)
        && let Some(found) = tournament::by_slug(tx, &slug).await?
        && run.contains(found.id)
    {
        return Ok(Ok(found));
    }
    let name = tidy(typed);
    if name.is_empty() {
        return Ok(Err(unknown));
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
        (None, _) => Err(unknown),
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

/// The host in what was typed, with its port: behind `https://` or `//`, or what stands without one before `/t/` or `/run/`.
fn host_in(typed: &str) -> Option<String> {
    let address = typed.split(['?', '#']).next().unwrap_or_default().trim();
    let whole = address.split_once("://").map(|(_, rest)| rest).or_else(|| address.strip_prefix("//"));
    let host = match whole {
        Some(rest) => rest.split('/').next()?,
        None => {
            let (first, rest) = address.split_once('/')?;
            let path = rest.trim_start_matches('/').to_ascii_lowercase();
            let leads = ["t/", "run/"].iter().any(|word| path.starts_with(word));
            Some(first).filter(|_| leads)?
        }
    };
    Some(plain_host(host)).filter(|host| !host.is_empty())
}

/// A host as it is compared: without a user's name, capitals, a dot at its end and the port that goes without saying.
fn plain_host(host: &str) -> String {
    let host = host.rsplit('@').next().unwrap_or_default().trim().to_lowercase();
    let host = host.strip_suffix(":443").or_else(|| host.strip_suffix(":80")).unwrap_or(&host);
    host.trim_end_matches('.').to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_host_of_what_is_pasted_is_held_against_the_own_ones() {
        let here = OwnHosts::of("https://reeve.example.org", Some("10.0.0.7:8080"));
        let check = |typed: &str, elsewhere: Option<bool>| {
            assert_eq!(host_in(typed).map(|host| !here.has(&host)), elsewhere, "{typed:?}");
        };
        for typed in
            ["spring-open", "/t/spring-open", "t/spring-open", "run/spring/t/7", "a/b/c", "", "/t//t/x", "AC/DC Cup"]
        {
            check(typed, None);
        }
        for typed in [
            "https://reeve.example.org/t/spring-open",
            " HTTP://Reeve.Example.org:443/T/spring?next=//evil.example.org/t/x#y",
            "reeve.example.org/run/spring",
            "//reeve.example.org./t/spring",
            "http://10.0.0.7:8080/run/spring",
        ] {
            check(typed, Some(false));
        }
        for typed in [
            "http://evil.example.org/t/autumn-cup",
            "evil.example.org/t/autumn-cup",
            "https://reeve.example.org@evil.example.org/t/x",
            "https://reeve.example.org.evil.example.org/t/x",
            "http://10.0.0.7/t/x",
            "http://10.0.0.7:8081/t/x",
            "//evil.example.org/t/x",
            "ftp://elsewhere",
        ] {
            check(typed, Some(true));
        }
        assert!(OwnHosts::of("", None).0.is_empty());
    }

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
