//! The words of `actions::mail`, and the text of every mail.

use crate::actions::mail::refusal::Refusal;
use crate::actions::mail::{Content, Outgoing};
use crate::mail::Letter;
use crate::rules::tournament::vocabulary::PlayerState;
use crate::web::ui::urls;

/// A refusal as a sentence.
pub fn refusal(refusal: &Refusal) -> String {
    match refusal {
        Refusal::NoOwnAddress => {
            "Your account has no e-mail address. Give it one on its page, then try again.".to_owned()
        }
    }
}

/// A mail in words. Links in it begin with `public_url`.
pub fn letter(outgoing: Outgoing, public_url: &str) -> Letter {
    let (subject, text) = match &outgoing.content {
        Content::Test { name } => test(name, public_url),
        Content::Reset { name, key } => reset(name, &urls::reset(key).on(public_url)),
        Content::PlayerLink { state, tournament, place, starts_on, token } => {
            let day = starts_on.format("%A, %-d %B %Y").to_string();
            player_link(*state, tournament, &format!("{day}, {place}"), &urls::own(token).on(public_url))
        }
    };
    Letter { to: outgoing.to, subject, text, mark: outgoing.mark }
}

fn test(name: &str, public_url: &str) -> (String, String) {
    let text = format!("Hello {name},\n\nyou asked Reeve at {public_url} for a test. Here it is: mail works.\n");
    ("Mail from Reeve works".to_owned(), text)
}

fn reset(name: &str, link: &str) -> (String, String) {
    let text = format!(
        "Hello {name},\n\n\
         somebody, most likely you, asked for a new password for this account of Reeve. Open this page within an \
         hour and choose one:\n\n{link}\n\n\
         The link works once. With the new password you are signed out on every device.\n\n\
         If you did not ask, do nothing: your password stays as it is.\n"
    );
    ("A new password for Reeve".to_owned(), text)
}

fn player_link(state: PlayerState, tournament: &str, when_and_where: &str, link: &str) -> (String, String) {
    let stands = match state {
        PlayerState::Registered | PlayerState::Withdrawn | PlayerState::Disqualified => "You are registered for",
        PlayerState::Waiting => "You are on the waiting list of",
        PlayerState::Asked => "You have asked for a place in",
    };
    let text = format!(
        "Hello,\n\n{stands} {tournament}\n({when_and_where}).\n\n\
         This is your own page, with your seats and results during the day:\n\n{link}\n\n\
         The link is the key to your page. Keep it, and don't hand it on. Your data is there too, and the way to \
         withdraw.\n\n\
         If you know nothing of this, somebody mistyped an address: open the page and withdraw, or ignore this mail.\n"
    );
    (format!("Your page for {tournament}"), text)
}
