//! Webhooks: what they are told, and their page.

use chrono::{DateTime, Utc};

use crate::{capital, rounds, time, unmarked};
use reeve_actions::hooks::refusal::Refusal;
use reeve_store::webhook::{HookAnswer, HookEvent, HookShape, Webhook};
use reeve_views::hooks::HookFacts;
use reeve_views::rounds::RoundAt;

/// A refusal as a sentence.
pub fn refusal(refusal: Refusal) -> String {
    match refusal {
        Refusal::NoAddress => {
            "Type an address that begins with https:// or http://, without a password in it.".to_owned()
        }
        Refusal::AddressTooLong { most } => format!("The address is longer than {most} characters."),
        Refusal::OwnNetwork => "This address is one of the server's own network. Only whoever runs the server can \
             allow that (--hook-addresses)."
            .to_owned(),
        Refusal::NothingTold => "Tick at least one thing that it is told of.".to_owned(),
        Refusal::TooMany { most } => format!("A tournament has at most {most} webhooks. Remove one first."),
        Refusal::TestWaits => "It was given up, or many messages wait for it already.".to_owned(),
    }
}

/// What happened, where it is chosen.
pub fn event(event: HookEvent) -> &'static str {
    match event {
        HookEvent::SeatsPublished => "Seats are published",
        HookEvent::RoundStarted => "A round has started",
        HookEvent::ResultsClosed => "The results of a round are closed",
        HookEvent::StandingsMoved => "The standings have changed",
        HookEvent::Announcement => "An announcement to everybody",
        HookEvent::Champion => "The champion is declared",
        HookEvent::Test => "Test",
    }
}

/// How messages are written.
pub fn shape(shape: HookShape) -> &'static str {
    match shape {
        HookShape::Reeve => "JSON, signed, for a program",
        HookShape::Discord => "A short message with a link, for Discord, Slack, Mattermost and the like",
    }
}

/// Several rounds, each as it is named.
fn named(several: &[RoundAt]) -> String {
    several.iter().map(|at| rounds::named(*at)).collect::<Vec<_>>().join(", ")
}

/// The same where a sentence begins with them.
fn titled(several: &[RoundAt]) -> String {
    let first = several.iter().take(1).map(|at| rounds::title(*at));
    first.chain(several.iter().skip(1).map(|at| rounds::named(*at))).collect::<Vec<_>>().join(", ")
}

/// What has happened, in a sentence.
pub fn told(facts: &HookFacts) -> String {
    match (facts.event, &facts.rounds[..]) {
        (HookEvent::SeatsPublished, [at]) => texts::hooks::seats_published(at.stage.code(), at.number),
        (HookEvent::SeatsPublished, several) => texts::hooks::seats_published_several(named(several)),
        (HookEvent::RoundStarted, [at]) => texts::hooks::round_started(at.stage.code(), at.number),
        (HookEvent::RoundStarted, several) => texts::hooks::rounds_started(titled(several)),
        (HookEvent::ResultsClosed, [at]) => texts::hooks::results_closed(at.stage.code(), at.number),
        (HookEvent::ResultsClosed, several) => texts::hooks::results_closed_several(named(several)),
        (HookEvent::StandingsMoved, _) => {
            let leaders = facts.leaders.iter().take(3).map(|one| match one.rank {
                Some(rank) => format!("{rank}. {}", one.name),
                None => one.name.clone(),
            });
            texts::hooks::standings_moved(leaders.collect::<Vec<_>>().join(", "))
        }
        (HookEvent::Announcement, _) => facts.said.clone().unwrap_or_default(),
        (HookEvent::Champion, _) => {
            let name = facts.champion.as_ref().map_or("", |one| &one.name);
            match facts.tournament.system.system().championship {
                true => texts::hooks::champion(name),
                false => texts::hooks::winner(name),
            }
        }
        (HookEvent::Test, _) => texts::hooks::test(),
    }
}

/// The same as a message in Discord, with the name of the tournament and the way to the page.
pub fn in_discord(facts: &HookFacts, url: &str) -> String {
    format!("**{}**: {}\n<{url}>", plain(name(facts)), plain(&told(facts)))
}

/// The same in Slack and Mattermost.
pub fn in_chat(facts: &HookFacts, url: &str) -> String {
    format!("{}: {}\n{url}", escaped(name(facts)), escaped(&told(facts)))
}

/// A text in which Slack and Mattermost see no marks of theirs; one without width keeps `@all` from calling anybody.
fn escaped(text: &str) -> String {
    let text = unmarked(text).replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;");
    text.replace('@', "@\u{200B}")
}

fn name(facts: &HookFacts) -> &str {
    if facts.is_public { &facts.tournament.name } else { "Reeve" }
}

/// A text in which Discord sees no marks of its own.
fn plain(text: &str) -> String {
    let mut plain = String::new();
    for c in unmarked(text).chars() {
        if "\\*_~`|>#[]()<".contains(c) {
            plain.push('\\');
        }
        plain.push(c);
    }
    plain
}

/// How a webhook does.
pub fn standing(hook: &Webhook, time_zone: &str) -> String {
    let at = |at: DateTime<Utc>| time::moment(at, time_zone);
    match (hook.stopped_at, hook.failing_since) {
        (Some(stopped), _) => format!("Given up on {}, after a day in which nothing arrived.", at(stopped)),
        (None, Some(since)) => {
            format!("Failing since {}. It is tried again, less and less often.", at(since))
        }
        (None, None) => "The last message arrived.".to_owned(),
    }
}

pub const NOTHING_SENT: &str = "Nothing has been sent yet.";

/// What came of a message.
pub fn answer(answer: &HookAnswer, time_zone: &str) -> String {
    let fault = answer.fault.as_deref().map(|code| match (code, answer.status) {
        (_, Some(status)) => format!("the other server answered {status}"),
        ("own network", _) => "its name stands for the server's own network".to_owned(),
        ("no name", _) => "no server has this name".to_owned(),
        ("too slow", _) => "no answer came in time".to_owned(),
        ("outdated", _) => "it was not public any more, and was not sent".to_owned(),
        ("stopped", _) => "given up".to_owned(),
        _ => "no connection".to_owned(),
    });
    match (answer.next_at, fault) {
        (None, None) => format!("Arrived ({}).", answer.status.unwrap_or(200)),
        (None, Some(fault)) => capital(&format!("{fault}.")),
        (Some(next), Some(fault)) => {
            let next = time::clock(next, time_zone);
            capital(&format!("{fault}; tried {}, next at {next}.", counted(answer.tries)))
        }
        (Some(_), None) => "Waits for its turn.".to_owned(),
    }
}

fn counted(tries: i64) -> String {
    if tries == 1 { "once".to_owned() } else { format!("{tries} times") }
}

/// That webhooks were given up, for whoever runs the tournament.
pub const STOPPED: &str = "A webhook was given up: nothing had arrived there for a day. See Exports, Webhooks.";

/// An address without what lets others send there.
pub fn masked(url: &str) -> String {
    let (scheme, rest) = url.split_once("://").unwrap_or(("", url));
    let host = rest.split(['/', '?', '#']).next().unwrap_or(rest);
    let last: String = url.chars().rev().take(4).collect::<Vec<_>>().into_iter().rev().collect();
    match rest.len() > host.len() + 8 {
        true => [scheme, "://", host, "/…", &last].concat(),
        false => url.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_no_mark_of_a_chat() {
        assert_eq!(
            plain("*Ana* _B_ [x](y) \u{2068}C\u{2069} @everyone"),
            "\\*Ana\\* \\_B\\_ \\[x\\]\\(y\\) C @everyone"
        );
    }

    #[test]
    fn a_name_calls_nobody() {
        assert_eq!(escaped("<!channel> @all & \u{2068}C\u{2069}"), "&lt;!channel&gt; @\u{200B}all &amp; C");
    }

    #[test]
    fn an_address_is_shown_without_its_secret() {
        assert_eq!(masked("https://discord.com/api/webhooks/1/abcdefgh"), "https://discord.com/…efgh");
        assert_eq!(masked("http://example.org/x"), "http://example.org/x");
    }
}
