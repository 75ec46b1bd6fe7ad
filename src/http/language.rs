//! Which language an answer has, in this order: that of the address (`?lang=de`); what the reader chose, which a cookie keeps, or a
//! player on the own page; that of the tournament; the server's (`--language`); the browser's; English.
//!
//! A route says whose language counts ([`LanguageOf`]). Papers, screens and frames are for many, and have the tournament's. The guard
//! decides once it has read the tournament, and carries the request out in that language (`texts::scope`): every text that is made
//! meanwhile has it.
//!
//! A link with `?lang=` shows one page in another language. Who has chosen none goes on in that language until the browser is closed
//! ([`keep_followed`]); what was chosen stays, and is changed by the choice at the foot of a page alone.

use std::sync::OnceLock;

use actix_web::HttpResponse;
use actix_web::cookie::{Cookie, SameSite};
use actix_web::dev::ServiceRequest;
use actix_web::http::Method;
use actix_web::http::header::{self, HeaderMap, HeaderValue};
use texts::Language;

use crate::error::Error;
use crate::form::Form;
use crate::request::Access;
use crate::server::app::App;
use crate::{api, embed, session};
use reeve_urls as urls;

/// The name of the language in a query, in a form and as a cookie.
pub const NAME: &str = "lang";

/// How many languages of a browser are looked at.
const MOST_OF_BROWSER: usize = 20;

/// Whose language the answers of a route have.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum LanguageOf {
    #[default]
    Reader,
    /// For papers, screens, frames and what is shared: many read them, or nobody in particular.
    Tournament,
    /// For the staff, for files and for programs: always English.
    Nobody,
}

/// What a request says beside its address.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Wish {
    /// What the reader chose.
    pub chosen: Option<Language>,
    /// The best of those that the browser asks for.
    pub browser: Option<Language>,
}

impl Wish {
    pub fn of(headers: &HeaderMap) -> Wish {
        let asked = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
        Wish { chosen: session::language(headers), browser: asked.and_then(of_browser) }
    }

    /// The same without what makes no difference for a page, by which pages are kept.
    pub(crate) fn as_kept(self, app: &App) -> Wish {
        let counts = self.chosen.is_none() && app.config.language.is_none();
        Wish { browser: self.browser.filter(|one| counts && *one != Language::ENGLISH), ..self }
    }
}

/// What decided.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum DecidedBy {
    Address,
    /// The cookie.
    Choice,
    /// What the player chose whose page it is.
    Player,
    Tournament,
    Server,
    Browser,
    #[default]
    Nobody,
}

/// The language of an answer, and what decided.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Decided {
    pub language: Language,
    pub by: DecidedBy,
}

impl Default for Decided {
    fn default() -> Self {
        Decided { language: Language::ENGLISH, by: DecidedBy::Nobody }
    }
}

impl Decided {
    /// The language, where it is one that the reader asked for.
    pub fn of_reader(self) -> Option<Language> {
        matches!(self.by, DecidedBy::Address | DecidedBy::Choice | DecidedBy::Browser).then_some(self.language)
    }
}

/// What is kept of the languages of an address.
#[derive(Debug, Clone, Copy, Default)]
pub struct Kept<'t> {
    pub player: Option<&'t str>,
    pub tournament: Option<&'t str>,
    pub server: Option<Language>,
}

/// The language of an answer.
pub fn decide(of: LanguageOf, asked: Option<Language>, wish: Wish, kept: Kept<'_>) -> Decided {
    if of == LanguageOf::Nobody {
        return Decided::default();
    }
    let is_readers = of == LanguageOf::Reader;
    let known = |tag: Option<&str>| tag.and_then(Language::for_tag);
    let order = [
        (asked, DecidedBy::Address),
        (wish.chosen.filter(|_| is_readers), DecidedBy::Choice),
        (known(kept.player), DecidedBy::Player),
        (known(kept.tournament), DecidedBy::Tournament),
        (kept.server, DecidedBy::Server),
        (wish.browser.filter(|_| is_readers), DecidedBy::Browser),
    ];
    let found = order.into_iter().find_map(|(language, by)| language.map(|language| Decided { language, by }));
    found.unwrap_or_default()
}

/// Notes what a request says of languages, before anything is read for it, and decides as far as that goes.
pub(crate) fn note(req: &ServiceRequest, app: &App, access: &mut Access) {
    access.wish = Wish::of(req.headers());
    access.asked_language = asked(req.query_string());
    access.language = of_access(app, access);
}

/// The language of what is answered to a request, by what is known of it so far.
pub(crate) fn of_access(app: &App, access: &Access) -> Decided {
    let of = if access.by_program { LanguageOf::Nobody } else { access.language_of };
    let kept = Kept {
        player: access.player.as_ref().and_then(|player| player.language.as_deref()),
        tournament: access.tournament.as_ref().and_then(|tournament| tournament.language.as_deref()),
        server: app.config.language,
    };
    decide(of, access.asked_language, access.wish, kept)
}

/// The language in which somebody is written to, or a tournament told of, by the tag that is kept; none: as the server has it.
pub fn kept(app: &App, tag: Option<&str>) -> Language {
    tag.and_then(Language::for_tag).or(app.config.language).unwrap_or(Language::ENGLISH)
}

/// Work for another thread, which is done in the language that is spoken here.
pub fn carried<T>(work: impl FnOnce() -> T) -> impl FnOnce() -> T {
    let language = texts::spoken();
    move || texts::sync_scope(language, work)
}

/// The language that the query of an address names. One that is not known is as if it were not there.
pub(crate) fn asked(query: &str) -> Option<Language> {
    let (_, tag) = form_urlencoded::parse(query.as_bytes()).find(|(name, _)| name == NAME)?;
    Language::of_tag(&tag)
}

/// A language that people can choose, by its tag.
fn offered(tag: &str) -> Option<Language> {
    let of = |tag: &str| Language::offered().find(|language| language.tag().eq_ignore_ascii_case(tag));
    of(tag).or_else(|| tag.split_once('-').and_then(|(base, _)| of(base)))
}

/// The best of the languages that a browser asks for (`de-CH, de;q=0.9, en;q=0.5`), if there is a catalog of one. Every page from
/// memory asks this, so nothing is allocated here.
fn of_browser(asked: &str) -> Option<Language> {
    let mut best: Option<(u16, Language)> = None;
    for part in asked.split(',').take(MOST_OF_BROWSER) {
        let (tag, more) = part.split_once(';').unwrap_or((part, ""));
        let weight = more.split(';').find_map(|one| one.trim().strip_prefix("q=")).map_or(1000, weight);
        // Of those that count the same the first is liked best.
        if weight == 0 || best.is_some_and(|(known, _)| known >= weight) {
            continue;
        }
        if let Some(language) = offered(tag.trim()) {
            best = Some((weight, language));
        }
    }
    best.map(|(_, language)| language)
}

/// How much a language counts, in thousandths: `0.8`.
fn weight(text: &str) -> u16 {
    match text.trim().split_once('.') {
        None if text.trim() == "1" => 1000,
        Some(("1", _)) => 1000,
        Some(("0", part)) => {
            let digits = part.bytes().map(|digit| u16::from(digit.saturating_sub(b'0').min(9)));
            [100, 10, 1].into_iter().zip(digits).map(|(worth, digit)| worth * digit).sum()
        }
        _ => 0,
    }
}

/// A language as people choose it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OfferedLanguage {
    pub tag: &'static str,
    /// What it calls itself.
    pub name: String,
    pub dir: &'static str,
}

/// Those that people choose from, English first.
pub fn choices() -> &'static [OfferedLanguage] {
    static CHOICES: OnceLock<Vec<OfferedLanguage>> = OnceLock::new();
    CHOICES.get_or_init(|| {
        let choice = |language: Language| OfferedLanguage {
            tag: language.tag(),
            name: language.own_name(),
            dir: language.direction(),
        };
        Language::offered().map(choice).collect()
    })
}

/// The language that was chosen in a form.
///
/// Error: it is none.
pub fn chosen(form: &Form) -> Result<Language, Error> {
    let found = Language::of_tag(form.text(NAME));
    found.ok_or_else(|| Error::Unprocessable(texts::language::no_such()))
}

/// The cookie that keeps what was chosen.
pub fn keep(app: &App, language: Language) -> Cookie<'static> {
    cookie(app, language).max_age(actix_web::cookie::time::Duration::days(365)).finish()
}

fn cookie(app: &App, language: Language) -> actix_web::cookie::CookieBuilder<'static> {
    Cookie::build(NAME, language.tag()).path("/").secure(app.is_https()).http_only(true).same_site(SameSite::Lax)
}

/// An address of ours without the language that it names, to go back to once another was chosen.
pub fn without_language(address: &str) -> String {
    let (page, anchor) = address.split_once('#').map_or((address, None), |(page, anchor)| (page, Some(anchor)));
    let Some((path, query)) = page.split_once('?') else { return address.to_owned() };
    let is_other = |part: &&str| part.split('=').next() != Some(NAME);
    let left: Vec<&str> = query.split('&').filter(is_other).collect();
    let mut made = path.to_owned();
    if !left.is_empty() {
        made = format!("{made}?{}", left.join("&"));
    }
    anchor.map_or(made.clone(), |anchor| format!("{made}#{anchor}"))
}

/// The language of a link that somebody follows who has chosen none: it is kept until the browser is closed.
pub(crate) fn followed(req: &ServiceRequest) -> Option<Language> {
    let path = req.path();
    let is_page = *req.method() == Method::GET && !api::is_asked(path) && !embed::is_asked(path);
    let staff = urls::run::home.trim_end_matches("{slug}");
    if req.query_string().is_empty()
        || !is_page
        || path.starts_with(staff)
        || session::language(req.headers()).is_some()
    {
        return None;
    }
    asked(req.query_string())
}

/// Keeps it, where the answer is a page in it.
pub(crate) fn keep_followed(headers: &mut HeaderMap, app: &App, followed: Option<Language>) {
    let Some(language) = followed else { return };
    let is_in_it = headers.get(header::CONTENT_LANGUAGE).is_some_and(|said| said == language.tag());
    if is_in_it && let Ok(value) = HeaderValue::try_from(cookie(app, language).finish().to_string()) {
        headers.append(header::SET_COOKIE, value);
    }
}

/// What the answer would have been another by, for whoever keeps it on the way.
const BY_READER: HeaderValue = HeaderValue::from_static("Accept-Language, Cookie");
const BY_CHOICE: HeaderValue = HeaderValue::from_static("Cookie");

/// Says of a page on what its language depends.
pub(crate) fn add_vary(headers: &mut HeaderMap, access: &Access) {
    if access.by_program || access.language_of != LanguageOf::Reader || !headers.contains_key(header::CONTENT_LANGUAGE)
    {
        return;
    }
    match access.language.by {
        DecidedBy::Address => {}
        DecidedBy::Player | DecidedBy::Tournament | DecidedBy::Server => headers.append(header::VARY, BY_CHOICE),
        DecidedBy::Choice | DecidedBy::Browser | DecidedBy::Nobody => headers.append(header::VARY, BY_READER),
    }
}

/// The same of a page that is kept, with what it depends on anyway.
pub(crate) fn vary_of_kept(headers: &HeaderMap) -> &'static str {
    match headers.get(header::VARY) {
        Some(by) if *by == BY_READER => "Accept-Encoding, Accept-Language, Cookie",
        _ => "Accept-Encoding, Cookie",
    }
}

/// Says in which language a page is: the one that is spoken as it is finished.
pub(crate) fn mark(response: &mut HttpResponse) {
    response.headers_mut().insert(header::CONTENT_LANGUAGE, HeaderValue::from_static(texts::spoken().tag()));
}

#[cfg(test)]
mod tests {
    use super::LanguageOf::{Nobody, Reader, Tournament};
    use super::*;

    const XA: &str = "en-XA";

    fn long() -> Language {
        Language::of_tag(XA).expect("a pseudo language of builds for tests")
    }

    #[test]
    fn the_order_is_address_choice_player_tournament_server_browser_english() {
        let [address, choice] = [long(), Language::of_tag("ar-XB").expect("another")];
        let wish = Wish { chosen: Some(choice), browser: Some(choice) };
        let kept = Kept { player: Some(XA), tournament: Some(XA), server: Some(choice) };
        let check = |of, asked, wish, kept, language, by| {
            assert_eq!(decide(of, asked, wish, kept), Decided { language, by });
        };
        check(Reader, Some(address), wish, kept, address, DecidedBy::Address);
        check(Reader, None, wish, kept, choice, DecidedBy::Choice);
        let wish = Wish { chosen: None, ..wish };
        check(Reader, None, wish, kept, long(), DecidedBy::Player);
        let kept = Kept { player: None, ..kept };
        check(Reader, None, wish, kept, long(), DecidedBy::Tournament);
        let kept = Kept { tournament: Some("tlh"), ..kept };
        check(Reader, None, wish, kept, choice, DecidedBy::Server);
        let kept = Kept::default();
        check(Reader, None, wish, kept, choice, DecidedBy::Browser);
        check(Reader, None, Wish::default(), kept, Language::ENGLISH, DecidedBy::Nobody);
        // What many read does not depend on one reader.
        check(
            Tournament,
            None,
            Wish { chosen: Some(choice), browser: Some(choice) },
            kept,
            Language::ENGLISH,
            DecidedBy::Nobody,
        );
        check(Tournament, Some(address), wish, kept, address, DecidedBy::Address);
        check(Tournament, None, wish, Kept { tournament: Some(XA), ..kept }, long(), DecidedBy::Tournament);
        check(Nobody, Some(address), wish, Kept { tournament: Some(XA), ..kept }, Language::ENGLISH, DecidedBy::Nobody);
    }

    #[test]
    fn the_query_names_a_language_or_none() {
        let check = |query: &str, expected: Option<Language>| assert_eq!(asked(query), expected, "{query}");
        check("", None);
        check("lang=en-XA", Some(long()));
        check("round=prelim-1&lang=EN-xa&lang=en", Some(long()));
        check("lang=tlh", None);
        check("lang", None);
        check("xlang=en", None);
    }

    #[test]
    fn a_browser_gets_the_first_of_its_best_that_there_is() {
        let check = |asked: &str, expected: Option<Language>| assert_eq!(of_browser(asked), expected, "{asked}");
        let english = Some(Language::ENGLISH);
        check("en", english);
        check("en-GB,en;q=0.9", english);
        check("tlh, EN-us;q=0.1", english);
        check("tlh", None);
        check("en;q=0", None);
        check("en;q=0.000", None);
        check("*", None);
        check("", None);
        check(";;,,q=1;en", None);
        // Nobody reads a pseudo language.
        check("en-XA", english);
        check("ar-XB", None);
        let many = "tlh,".repeat(MOST_OF_BROWSER) + "en";
        check(&many, None);
    }

    #[test]
    fn a_weight_is_a_number_of_three_digits() {
        let check = |text: &str, expected: u16| assert_eq!(weight(text), expected, "{text}");
        check("1", 1000);
        check("1.0", 1000);
        check("0.8", 800);
        check("0.85", 850);
        check("0.8557", 855);
        check(" 0.001 ", 1);
        check("0", 0);
        check("2", 0);
        check("-1.5", 0);
        check("x", 0);
    }

    #[test]
    fn the_way_back_names_no_language() {
        let check = |address: &str, expected: &str| assert_eq!(without_language(address), expected, "{address}");
        check("/t/a", "/t/a");
        check("/t/a?lang=de", "/t/a");
        check("/t/a?round=prelim-1&lang=de&page=2#x", "/t/a?round=prelim-1&page=2#x");
        check("/t/a?language=de", "/t/a?language=de");
        check("/t/a#x?lang=de", "/t/a#x?lang=de");
    }
}
