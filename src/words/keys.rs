//! Keys for programs: their page.

use chrono::{DateTime, Utc};
use reeve_actions::keys::refusal::Refusal;
use reeve_store::api_key::KeyScope;

use crate::{isolated, time};

/// A refusal as a sentence.
pub fn refusal(refusal: Refusal) -> String {
    match refusal {
        Refusal::NameMissing => "Give the key a name, such as that of the program.".to_owned(),
        Refusal::NameTooLong { most } => format!("The name is longer than {most} characters."),
        Refusal::NameTaken => "There is a key with this name already.".to_owned(),
        Refusal::NothingAllowed => "Tick at least one thing that it may do.".to_owned(),
        Refusal::TooMany { most } => format!("A tournament has at most {most} keys. End one first."),
    }
}

/// What a key may do, where it is chosen.
pub fn scope(scope: KeyScope) -> &'static str {
    match scope {
        KeyScope::Results => "Enter results",
        KeyScope::CheckIn => "Check players in",
        KeyScope::Lists => "Read the staff's lists",
    }
}

/// Whose a key is, and when it was used.
pub fn standing(account: &str, made_at: DateTime<Utc>, used_at: Option<DateTime<Utc>>, zone: &str) -> String {
    let used = match used_at {
        Some(at) => format!("last used {}", time::moment(at, zone)),
        None => "not used yet".to_owned(),
    };
    format!("Made by {} {}, {used}.", isolated(account), time::moment(made_at, zone))
}
