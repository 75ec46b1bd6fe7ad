//! What a new password must not be: too short, too long, or one that is guessed soon.
//!
//! There are no rules about what it is made of. An estimator ([`guesses`]: a list of common passwords, rows of keys,
//! repetitions, years) says how many guesses it would take, and what others know of the account counts
//! among the words that are tried first.

use reeve_store::account::Account;
use reeve_store::tournament_words;

use crate::accounts::refusal::Refusal;
use crate::{Context, Fault, Result};
use reeve_limits as limits;
use reeve_rules::text::too_long;

mod guesses;

/// Only so many characters are estimated: more would cost time, and these are enough to tell.
const ESTIMATED: usize = 40;
/// A password that is guessed in fewer tries is refused: a million of them take whoever guesses at one account about two
/// months without a break (see [`slow_down`](crate::accounts::slow_down)).
const LEAST_LOG10: f64 = 6.0;
/// Words that anybody would try first on this program.
const HERE: [&str; 4] = ["reeve", "catan", "settlers", "tournament"];

/// A new password as it was typed.
#[derive(Clone, Copy)]
pub struct Typed<'a> {
    pub password: &'a str,
    pub again: &'a str,
}

/// What is wrong with a new password for somebody of whom others know this: name, e-mail address.
///
/// A tournament's name is looked up in the store; commands that have none open yet ask [`faults_alone`] first.
pub async fn faults(context: &Context<'_>, typed: Typed<'_>, known: &[&str]) -> Result<Vec<Fault>> {
    let faults = faults_alone(typed, known);
    if !faults.is_empty() {
        return Ok(faults);
    }
    let mut tx = context.db.read().await?;
    let name = typed.password.trim().to_lowercase();
    let is_event = tournament_words::is_called(&mut tx, &name, &name.replace(' ', "-")).await?;
    Ok(if is_event { vec![Fault::new("password", Refusal::PasswordCommon)] } else { Vec::new() })
}

/// As [`faults`], for an account that there is.
pub async fn faults_of(context: &Context<'_>, typed: Typed<'_>, account: &Account) -> Result<Vec<Fault>> {
    faults(context, typed, &[account.name.as_str(), account.email.as_deref().unwrap_or_default()]).await
}

/// As [`faults`], without a look at the tournaments.
pub fn faults_alone(typed: Typed<'_>, known: &[&str]) -> Vec<Fault> {
    let Typed { password, again } = typed;
    let fault = if password.chars().count() < limits::SHORTEST_PASSWORD {
        Fault::new("password", Refusal::PasswordTooShort { least: limits::SHORTEST_PASSWORD })
    } else if let Some(fault) = too_long(password, limits::PASSWORD) {
        Fault::new("password", Refusal::PasswordTooLong(fault))
    } else if password.contains(char::is_control) {
        Fault::new("password", Refusal::PasswordWithControl)
    } else if password != again {
        Fault::new("again", Refusal::PasswordsDiffer)
    } else if is_guessed_soon(password, known) {
        Fault::new("password", Refusal::PasswordCommon)
    } else {
        return Vec::new();
    };
    vec![fault]
}

fn is_guessed_soon(password: &str, known: &[&str]) -> bool {
    let begin: String = password.chars().take(ESTIMATED).collect();
    let mut words: Vec<&str> = HERE.to_vec();
    for text in known {
        words.push(text);
        words.extend(text.split(|c: char| !c.is_alphanumeric()).filter(|part| part.chars().count() > 2));
    }
    guesses::log10(&begin, &words) < LEAST_LOG10
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn passwords_are_long_enough_and_typed_the_same_twice() {
        let check = |password: &str, again: &str, expected: &[&str]| {
            let faults = faults_alone(Typed { password, again }, &[]);
            let fields: Vec<&str> = faults.iter().map(|fault| fault.field.as_str()).collect();
            assert_eq!(fields, expected, "{password:?}");
        };
        check("ten chars.", "ten chars.", &[]);
        check("ąęśćżźńółĄ", "ąęśćżźńółĄ", &[]);
        check("nine char", "nine char", &["password"]);
        check("ten chars.", "ten chars,", &["again"]);
        check(&"x".repeat(201), &"x".repeat(201), &["password"]);
        check("ten\nchars.", "ten\nchars.", &["password"]);
    }

    #[test]
    fn what_is_guessed_first_is_refused_and_nothing_is_asked_of_its_letters() {
        let check = |password: &str, refused: bool| {
            let known = ["Wilhelmina Quokkason", "quokka@spring-open.example"];
            let faults = faults_alone(Typed { password, again: password }, &known);
            let common = Fault::new("password", Refusal::PasswordCommon);
            assert_eq!(faults, if refused { vec![common] } else { Vec::new() }, "{password:?}");
        };
        for common in [
            "1234567890",
            "password123",
            "Passw0rd123",
            "qwertyuiop",
            "qwertzuiop",
            "iloveyou12",
            "aaaaaaaaaaaaaaaa",
            "abcabcabcabc",
            "letmein12345",
            "sunshine123",
            "wilhelmina",
            "Quokkason1",
            "wilhelmina quokkason",
            "quokka@spring-open.example",
            "reeve12345",
        ] {
            check(common, true);
        }
        let all_small_letters = "three roads to ore";
        for good in [all_small_letters, "seven wheat and a sheep", "another password", "8302718264", "kT9#vw2!mZ"] {
            check(good, false);
        }
        check(&format!("{all_small_letters} {}", "1".repeat(150)), false);
    }
}
