//! The addresses of this program. Every link, form target and redirect is made here, so that a path is written once
//! beside the pattern of its route, and what stands in it is percent-encoded in one place.
//!
//! A template writes what lies below an address that its page got from here: `{{ base }}/players`.

use std::fmt;
use std::fmt::Write as _;

use crate::rules::tournament::vocabulary::Stage;
use crate::store::AccountId;
use crate::store::site_text::SiteTextKind;
use crate::views::rounds::RoundAt;

/// Stands in the address that [`RequestContext::leads_to`](crate::web::http::request::RequestContext::leads_to) is
/// given for what the action has yet to make: a number, a token or a short name.
pub(crate) const MADE: &str = "{}";

/// An address on this server, from the first slash on, ready for a link or a header.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Url(String);

impl Url {
    fn new(path: &str) -> Url {
        Url(path.to_owned())
    }

    /// The address one step below this one.
    fn below(&self, part: impl fmt::Display) -> Url {
        let part = part.to_string();
        let mut url = self.clone();
        url.0.push('/');
        if part == MADE {
            url.0.push_str(MADE);
            return url;
        }
        for byte in part.bytes() {
            match byte {
                b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'.' | b'_' | b'~' => url.0.push(char::from(byte)),
                // Writing to a string can't fail.
                _ => drop(write!(url.0, "%{byte:02X}")),
            }
        }
        url
    }

    /// The same page with one more value in its query.
    #[must_use]
    pub(crate) fn query(mut self, name: &str, value: impl fmt::Display) -> Url {
        self.0.push(if self.0.contains('?') { '&' } else { '?' });
        let pair = form_urlencoded::Serializer::new(String::new()).append_pair(name, &value.to_string()).finish();
        self.0.push_str(&pair);
        self
    }

    /// The same page with one more value in its query, unless that value is empty.
    #[must_use]
    pub(crate) fn query_if_any(self, name: &str, value: &str) -> Url {
        if value.is_empty() { self } else { self.query(name, value) }
    }

    /// The same page, which says by this word what was done.
    #[must_use]
    pub(crate) fn done(self, what: impl fmt::Display) -> Url {
        self.query("done", what)
    }

    /// The address with [`MADE`] at its end.
    #[must_use]
    pub(crate) fn then_made(mut self) -> Url {
        self.0.push_str(MADE);
        self
    }

    /// The place with this id on the page.
    #[must_use]
    pub(crate) fn anchor(mut self, id: impl fmt::Display) -> Url {
        self.0.push('#');
        self.0.push_str(&id.to_string());
        self
    }

    /// The address with the server's own in front (`https://reeve.example`), for a mail or a code to be scanned.
    pub(crate) fn on(&self, public_url: &str) -> String {
        format!("{public_url}{self}")
    }
}

impl fmt::Display for Url {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// A template's macro asks whether an address that it was given is there.
impl std::ops::Deref for Url {
    type Target = str;

    fn deref(&self) -> &str {
        &self.0
    }
}

impl AsRef<str> for Url {
    fn as_ref(&self) -> &str {
        &self.0
    }
}

impl From<Url> for String {
    fn from(url: Url) -> String {
        url.0
    }
}

/// A query with one value, to stand after an address that a template writes; nothing where the value is empty.
pub(crate) fn query_text(name: &str, value: &str) -> String {
    Url(String::new()).query_if_any(name, value).into()
}

/// The start page.
pub(crate) fn home() -> Url {
    Url::new("/")
}

/// The metrics of this process, on their own port too.
pub(crate) const METRICS: &str = "/metrics";

/// Where the files of `static/` lie.
pub(crate) const STATIC: &str = "/static/";

/// Where the first account is made.
pub(crate) fn set_up() -> Url {
    Url::new("/setup")
}

/// Where people sign in.
pub(crate) fn sign_in() -> Url {
    Url::new("/sign-in")
}

/// Where a code from another device is typed.
pub(crate) fn sign_in_with_code() -> Url {
    sign_in().below("code")
}

/// Where the second factor is asked for, after the password.
pub(crate) fn sign_in_second_factor() -> Url {
    sign_in().below("second-factor")
}

/// Where people ask for a new password.
pub(crate) fn forgotten() -> Url {
    Url::new("/forgotten")
}

/// Where a new password is chosen, by the key that was mailed or read out.
pub(crate) fn reset(key: &str) -> Url {
    Url::new("/reset").below(key)
}

/// One's own account.
pub(crate) fn account() -> Url {
    Url::new("/account")
}

/// The second factor of one's own account.
pub(crate) fn second_factor() -> Url {
    account().below("second-factor")
}

/// The tournaments that one helps to run.
pub(crate) fn tournaments() -> Url {
    Url::new("/run")
}

/// All accounts.
pub(crate) fn accounts() -> Url {
    Url::new("/admin/accounts")
}

/// One account, as administrators see it.
pub(crate) fn account_of(id: AccountId) -> Url {
    accounts().below(id)
}

/// Who needs a second factor.
pub(crate) fn second_factor_rule() -> Url {
    Url::new("/admin/second-factor")
}

/// The mails that wait or failed.
pub(crate) fn mails() -> Url {
    Url::new("/admin/mail")
}

/// The operator's texts, to be changed.
pub(crate) fn site_texts() -> Url {
    Url::new("/admin/texts")
}

/// One of the operator's texts.
pub(crate) fn about(text: SiteTextKind) -> Url {
    Url::new("/about").below(text)
}

/// The audit log of everything.
pub(crate) fn audit() -> Url {
    Url::new("/admin/audit")
}

/// The audit log of everything as a file.
pub(crate) fn audit_file() -> Url {
    Url::new("/admin/audit.csv")
}

/// A player's own page, by the token of the private link.
pub(crate) fn own(token: &str) -> Url {
    Url::new("/p").below(token)
}

/// The pages of a tournament that everybody may look at.
pub(crate) fn public(slug: &str) -> Public {
    Public(Url::new("/t").below(slug))
}

/// See [`public`].
pub(crate) struct Public(Url);

impl Public {
    /// The tournament's first page.
    pub(crate) fn home(&self) -> Url {
        self.0.clone()
    }

    /// The form to register with.
    pub(crate) fn register(&self) -> Url {
        self.0.below("register")
    }

    /// Who sits where.
    pub(crate) fn seats(&self) -> Url {
        self.0.below("seats")
    }

    /// The results by tables.
    pub(crate) fn results(&self) -> Url {
        self.0.below("results")
    }

    /// The standings.
    pub(crate) fn standings(&self) -> Url {
        self.0.below("standings")
    }

    /// Semi-finals and final.
    pub(crate) fn bracket(&self) -> Url {
        self.0.below("bracket")
    }

    /// The schedule of all seats.
    pub(crate) fn schedule(&self) -> Url {
        self.0.below("schedule")
    }

    /// How fair the schedule is, and the proof of it.
    pub(crate) fn proof(&self) -> Url {
        self.schedule().below("proof")
    }

    /// The rules as this tournament plays them.
    pub(crate) fn rules(&self) -> Url {
        self.0.below("rules")
    }

    /// The screen in the hall.
    pub(crate) fn hall(&self) -> Url {
        self.0.below("hall")
    }

    /// The first page's address as a picture to be scanned.
    pub(crate) fn qr(&self) -> Url {
        self.0.below("qr.svg")
    }
}

/// The pages of a tournament for those who run it.
pub(crate) fn run(slug: &str) -> Run {
    Run(tournaments().below(slug))
}

/// See [`run`].
pub(crate) struct Run(Url);

impl Run {
    /// What to do next.
    pub(crate) fn home(&self) -> Url {
        self.0.clone()
    }

    /// The page at a path inside the tournament, such as `rounds/prelim/1`; the empty one is the first page.
    pub(crate) fn within(&self, path: &str) -> Url {
        path.split('/').filter(|part| !part.is_empty()).fold(self.home(), |url, part| url.below(part))
    }

    /// Opens registration.
    pub(crate) fn open_registration(&self) -> Url {
        self.0.below("open-registration")
    }

    /// Closes registration and starts check-in.
    pub(crate) fn start_check_in(&self) -> Url {
        self.0.below("start-check-in")
    }

    /// Goes back from check-in to registration.
    pub(crate) fn reopen_registration(&self) -> Url {
        self.0.below("reopen-registration")
    }

    /// Declares the champion.
    pub(crate) fn finish(&self) -> Url {
        self.0.below("finish")
    }

    /// The poster with the code to be scanned.
    pub(crate) fn poster(&self) -> Url {
        self.0.below("poster")
    }

    /// The list of players.
    pub(crate) fn players(&self) -> Url {
        self.0.below("players")
    }

    /// The form that adds a player.
    pub(crate) fn new_player(&self) -> Url {
        self.players().below("new")
    }

    /// One player by number.
    pub(crate) fn player(&self, number: i64) -> Url {
        self.players().below(number)
    }

    /// The player that the action will make.
    pub(crate) fn made_player(&self) -> Url {
        self.players().below(MADE)
    }

    /// Where a player's personal data are erased.
    pub(crate) fn erase(&self, number: i64) -> Url {
        self.player(number).below("erase")
    }

    /// The door list.
    pub(crate) fn check_in(&self) -> Url {
        self.0.below("check-in")
    }

    /// The upload of a list of players.
    pub(crate) fn import(&self) -> Url {
        self.0.below("import")
    }

    /// The list that was uploaded, to be looked at before it is taken over; [`MADE`] for the one to come.
    pub(crate) fn import_preview(&self, draft: impl fmt::Display) -> Url {
        self.import().below(draft)
    }

    /// The schedule of all seats.
    pub(crate) fn schedule(&self) -> Url {
        self.0.below("schedule")
    }

    /// How far the work on the seats is.
    pub(crate) fn making(&self) -> Url {
        self.schedule().below("making")
    }

    /// The repair of the schedule after somebody left.
    pub(crate) fn repair(&self) -> Url {
        self.schedule().below("repair")
    }

    /// The rounds.
    pub(crate) fn rounds(&self) -> Url {
        self.0.below("rounds")
    }

    /// One round.
    pub(crate) fn round(&self, at: RoundAt) -> RoundUrls {
        RoundUrls(self.rounds().below(at.stage).below(at.number))
    }

    /// One of the preliminary rounds.
    pub(crate) fn prelim(&self, number: i64) -> RoundUrls {
        self.round(RoundAt { stage: Stage::Prelim, number })
    }

    /// The standings.
    pub(crate) fn standings(&self) -> Url {
        self.0.below("standings")
    }

    /// Semi-finals and final.
    pub(crate) fn bracket(&self) -> Url {
        self.0.below("bracket")
    }

    /// The lots that are drawn where players are equal.
    pub(crate) fn lots(&self) -> Url {
        self.0.below("lots")
    }

    /// Who helps.
    pub(crate) fn staff(&self) -> Url {
        self.0.below("staff")
    }

    /// The tournament's details and settings.
    pub(crate) fn details(&self) -> Url {
        self.0.below("details")
    }

    /// What can be taken out as a file.
    pub(crate) fn export(&self) -> Url {
        self.0.below("export")
    }

    /// One of those files by its name, such as `results.csv`.
    pub(crate) fn exported(&self, file: &str) -> Url {
        self.export().below(file)
    }

    /// The audit log of the tournament.
    pub(crate) fn audit(&self) -> Url {
        self.0.below("audit")
    }

    /// That log as a file.
    pub(crate) fn audit_file(&self) -> Url {
        self.0.below("audit.csv")
    }
}

/// The pages of one round for those who run the tournament: see [`Run::round`].
pub(crate) struct RoundUrls(Url);

impl RoundUrls {
    /// The round's tables and what to do with it next.
    pub(crate) fn board(&self) -> Url {
        self.0.clone()
    }

    /// The record sheet of a table.
    pub(crate) fn table(&self, number: i64) -> Url {
        self.0.below("tables").below(number)
    }

    /// Makes the seats public.
    pub(crate) fn publish(&self) -> Url {
        self.0.below("publish")
    }

    /// Starts the games.
    pub(crate) fn start(&self) -> Url {
        self.0.below("start")
    }

    /// Closes the round.
    pub(crate) fn close(&self) -> Url {
        self.0.below("close")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_stands_in_an_address_is_encoded() {
        let check = |url: Url, expected: &str| assert_eq!(url.as_ref(), expected);
        check(run("spring-open").player(7), "/run/spring-open/players/7");
        check(run("a/b ö").home(), "/run/a%2Fb%20%C3%B6");
        check(run("s").check_in().query("q", "Ann & Bö").anchor("p-3"), "/run/s/check-in?q=Ann+%26+B%C3%B6#p-3");
        check(run("s").prelim(2).table(5).query("saved", 5), "/run/s/rounds/prelim/2/tables/5?saved=5");
        check(run("s").within("rounds/prelim/1"), "/run/s/rounds/prelim/1");
        check(run("s").within(""), "/run/s");
        check(own("0af1").query_if_any("done", ""), "/p/0af1");
    }

    #[test]
    fn what_an_action_will_make_is_left_to_be_filled_in() {
        assert_eq!(own(MADE).done("registered").as_ref(), "/p/{}?done=registered");
        assert_eq!(run("s").players().done("imported-").then_made().as_ref(), "/run/s/players?done=imported-{}");
    }
}
