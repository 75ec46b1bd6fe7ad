//! What every page has around its own content: title, language, theme, way back, notices.
//!
//! A page's struct has a field `page: Layout`, and its template extends `base.html`.

use std::borrow::Cow;
use std::fmt;

use reeve_rules::games::System;
use reeve_rules::tournament::paper::PaperSize;
use reeve_secret as secret;

use reeve_store::site_text::SiteTextKind;

use crate::assets;
use crate::hall_demo;
use crate::language;
use crate::language::OfferedLanguage;
use crate::ui::cited::{Cited, cited, cited_in_side_event};
use crate::ui::direction::closed;
use crate::ui::wrapped;
use reeve_urls as urls;
use reeve_urls::Url;
use reeve_views::spare::{Spare, freshest};
use reeve_words as words;
use reeve_words::games;
use reeve_words::games::Terms;

/// The surroundings of one page, handed to `base.html`.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Layout {
    /// The page's name: its heading and, with "Reeve", the name of the browser's window.
    pub title: String,
    /// The tournament that the page belongs to, named in the browser's window too. None elsewhere, and where the page is
    /// called by the tournament's name.
    pub within: Option<String>,
    /// The time zone of the tournament or series that the page belongs to, by which the device tells when something was kept or waits;
    /// empty elsewhere.
    pub zone: String,
    /// The language of the page's words, as in HTML (`en`).
    pub lang: &'static str,
    /// `rtl` where it is written from right to left, else `ltr`.
    pub dir: &'static str,
    /// The language that the address names.
    pub asked_language: Option<&'static str>,
    /// Whether search engines are told of the page in every language.
    pub in_all_languages: bool,
    /// Where the reader chooses another language.
    pub languages: Option<LanguageForm>,
    /// `light` or `dark` where the reader chose one; `None` follows the device.
    pub theme: Option<&'static str>,
    /// The display name of the account that is signed in.
    pub user: Option<String>,
    /// What players and tables are called in the game of the tournament; none where nothing of a tournament is shown.
    pub terms: Option<Terms>,
    /// The short address of the side event on whose page the rules that refused steps name can be looked up.
    pub rules_of: Option<String>,
    /// The way from the start page to this one, this one left out.
    pub crumbs: Vec<Crumb>,
    /// The pages of the tournament that this page belongs to, empty elsewhere; for its staff those of the day and of the judges.
    pub tournament_nav: Vec<NavItem>,
    /// For its staff, the rest of them.
    pub more_nav: Vec<NavItem>,
    /// What has just happened or must be known before reading on.
    pub notices: Vec<Notice>,
    /// What the organizers say at the moment, on pages that are about something else.
    pub said: Vec<String>,
    /// How fresh the page is, such as `as of 14:03:22`. Pages for everybody give the time of the last change.
    pub fresh: Option<String>,
    /// What is shown of the page where somebody sends its address to somebody; it never names a player.
    pub preview: Option<LinkPreview>,
    /// Whether it stands in a frame on another site: its content, and a line that leads to the whole page.
    pub embedded: bool,
    /// What is linked at the foot: on the pages of a tournament the clauses of the rules, everywhere the operator's texts.
    pub foot: Vec<Crumb>,
    /// Where the page hears of news, for pages that show how something stands.
    pub live: Option<LiveView>,
    /// The paper that the page is printed on, inside a tournament.
    pub paper: Option<PaperSize>,
    /// What the device does for the page while there is no connection; None for pages that need nothing of it.
    pub device: Option<DeviceView>,
    /// The manifest by which the page is put on a home screen.
    pub manifest: String,
    /// Whether the page opens by an address of its own, such as a player's private link: nobody is asked to sign in there.
    pub by_link: bool,
    /// The key of the forms of this page, so that a form sent twice is carried out once.
    pub form_key: String,
    /// How the copies that follow the store stand, on pages of whoever is signed in, where there are some.
    pub spare: Option<SpareMark>,
    /// The address at which Reeve goes on should this machine be gone, for whoever is signed in or has a private link.
    pub spare_address: Option<String>,
    /// The addresses of this machine, at which a device takes along what waits on it where nobody answers any more, for the same.
    pub found_at: Vec<String>,
    /// Where phones find Reeve by now, for whoever is signed in.
    pub moved: Option<MovedMark>,
    /// For whoever is signed in at the laptop of a hall: its page.
    pub laptop: Option<Crumb>,
    /// For the staff of a tournament: how many changes devices have sent again to this machine, and where they are listed.
    pub sent_again: Option<Crumb>,
}

/// The choice of a language at the foot of a page.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LanguageForm {
    /// Where it posts to; none on what many read, which is only shown in another one.
    pub action: Option<Url>,
    /// Whether it is a player's own, for mails too.
    pub is_own: bool,
    pub choices: &'static [OfferedLanguage],
}

/// How far the spare is behind.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SpareMark {
    pub mark: String,
    /// What is to be done where it is late; empty where it is not.
    pub late: String,
}

/// That phones find Reeve at another address by now.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MovedMark {
    pub said: String,
    /// The page with the code of the tournament, elsewhere the address.
    pub at: Crumb,
}

impl SpareMark {
    /// None where there is no spare.
    pub fn of(spares: &[Spare]) -> Option<SpareMark> {
        let is_late = freshest(spares)?.is_late();
        let late = if is_late { words::spare::late(spares) } else { String::new() };
        Some(SpareMark { mark: words::spare::mark(spares), late })
    }
}

impl Layout {
    /// A page in the language that is spoken, with a title and nothing else around it.
    pub fn new(title: impl Into<String>) -> Self {
        let manifest = urls::manifest().into();
        let (lang, dir) = (texts::spoken().tag(), texts::spoken().direction());
        Self { title: title.into(), lang, dir, form_key: secret::form_key(), manifest, ..Self::default() }
    }

    /// What a line on what was just done begins with once the page has changed since (`static/live.js`); empty for another line.
    pub fn done_at(&self, notice: &Notice) -> String {
        let live = self.live.as_ref().filter(|_| notice.kind == NoticeKind::Good);
        live.map(|live| texts::frame::done_at(&live.clock)).unwrap_or_default()
    }

    /// Whether something waits for the reader on one of the rest of the pages for the staff.
    pub fn waits_in_more(&self) -> bool {
        self.more_nav.iter().any(|item| item.waits)
    }

    /// Whether it is one of the rest of the pages for the staff.
    pub fn reads_more(&self) -> bool {
        self.more_nav.iter().any(|item| item.current)
    }

    /// The same page with one more step on the way to it.
    #[must_use]
    pub fn crumb(mut self, label: impl Into<String>, href: impl Into<String>) -> Self {
        let label: String = label.into();
        let label = self.terms.map_or(label.clone(), |terms| terms.heading(&label));
        self.crumbs.push(Crumb { label, href: href.into() });
        self
    }

    /// The same page in the words of this game.
    #[must_use]
    pub fn in_words_of(mut self, system: &System) -> Self {
        self.title = games::terms(system).heading(&self.title);
        self.named_in_words_of(system)
    }

    /// The same of a page whose title is a name.
    #[must_use]
    pub fn named_in_words_of(mut self, system: &System) -> Self {
        self.terms = Some(games::terms(system));
        self
    }

    /// The same page, on which rules of the game of this tournament lead to their words.
    #[must_use]
    pub fn with_rules_of(mut self, slug: &str) -> Self {
        self.rules_of = Some(slug.to_owned());
        self
    }

    /// Where the rules of the game of this tournament stand, on its pages for whoever plays and for the staff.
    pub fn rules_here(&self) -> Option<Url> {
        self.rules_of.as_deref().map(|slug| urls::public(slug).rules())
    }

    /// A sentence of our own in the words of the game, see [`Terms::say`].
    pub fn say<'o>(&self, ours: &'o str) -> Cow<'o, str> {
        self.terms.as_ref().map_or(Cow::Borrowed(ours), |terms| terms.say(ours))
    }

    /// The same, where names stand in the sentence, which stay as they are: see [`Terms::say_around`].
    pub fn say_around(&self, ours: &str, names: &[impl AsRef<str>]) -> String {
        self.terms.as_ref().map_or_else(|| ours.to_owned(), |terms| terms.say_around(ours, names))
    }

    /// What the messages of the page have to know of its game.
    pub fn game(&self) -> texts::Game {
        self.terms.map_or(texts::Game::USUAL, texts::Game::from)
    }

    /// What the number beside a name counts, within a sentence.
    pub fn points(&self) -> &'static str {
        self.terms.as_ref().map_or("VP", |terms| terms.points)
    }

    /// Whether all clauses of the championship rules hold: everywhere but in a side event.
    pub fn has_all_clauses(&self) -> bool {
        self.terms.is_none_or(|terms| terms.all_clauses)
    }

    /// A text of ours whose clauses are links; those that don't hold in the game of the tournament are left out.
    pub fn cited(&self, text: impl fmt::Display) -> Cited {
        if self.has_all_clauses() { cited(text) } else { cited_in_side_event(text, self.rules_of.as_deref()) }
    }

    /// Clauses by number behind words, with the space before them, such as ` (1.1.9, 1.4.2)`; nothing where none of them holds.
    pub fn clauses(&self, numbers: &str) -> Cited {
        self.cited(format_args!(" ({numbers})"))
    }

    /// The same page as one of a tournament with this name, whose clocks are those of this time zone.
    #[must_use]
    pub fn within(mut self, tournament: &str, zone: &str) -> Self {
        zone.clone_into(&mut self.zone);
        self.within = (self.title != tournament).then(|| tournament.to_owned());
        self
    }

    /// The same page as one that an address of its own opens, without the way to sign in.
    #[must_use]
    pub fn by_link(mut self) -> Layout {
        self.by_link = true;
        self
    }

    /// The same page whose forms wait on the device while there is no connection.
    #[must_use]
    pub fn queues(mut self) -> Layout {
        self.device.get_or_insert_default().queues = true;
        self
    }

    /// The same page, which stands at this address also where it is the answer to a form.
    #[must_use]
    pub fn stands_at(mut self, page: Url) -> Layout {
        self.device.get_or_insert_default().page = page.into();
        self
    }

    /// Whether the device keeps the page as it was, to show it again without a connection. Nothing that only few may see is
    /// kept: such pages neither queue nor hear of news.
    pub fn is_kept(&self) -> bool {
        self.device
            .as_ref()
            .is_some_and(|device| device.queues || device.keeps || self.live.is_some() && !device.fleeting)
    }

    /// The same page, which the device keeps for a time without a connection.
    #[must_use]
    pub fn keeps(mut self) -> Layout {
        self.device.get_or_insert_default().keeps = true;
        self
    }

    /// The same page, of which the device keeps nothing.
    #[must_use]
    pub fn fleeting(mut self) -> Layout {
        self.device.get_or_insert_default().fleeting = true;
        self
    }

    /// The same page with one more notice, which is not printed.
    #[must_use]
    pub fn notice_on_screen(mut self, kind: NoticeKind, text: impl Into<String>) -> Self {
        self.notices.push(Notice { kind, text: text.into(), on_paper: false });
        self
    }

    /// The same page with one more notice above its content.
    #[must_use]
    pub fn notice(mut self, kind: NoticeKind, text: impl Into<String>) -> Self {
        self.notices.push(Notice { kind, text: text.into(), on_paper: true });
        self
    }

    /// The style sheet of the paper that the page is printed on.
    pub fn paper_sheet(&self) -> Option<String> {
        self.paper.map(|size| self.asset(&format!("{size}.css")))
    }

    /// Whether the page is in the language with this tag.
    pub fn speaks(&self, tag: &str) -> bool {
        self.lang == tag
    }

    /// Whether the page is written from right to left.
    pub fn is_from_right(&self) -> bool {
        self.dir == "rtl"
    }

    /// The one address of what the preview is of: in another language, where the address names one.
    pub fn canonical(&self, preview: &LinkPreview) -> String {
        match self.asked_language.filter(|_| self.in_all_languages) {
            Some(tag) => in_language(&preview.url, tag),
            None => preview.url.clone(),
        }
    }

    /// The same page in every language, by tag and address, where search engines are told of it: the last is for everybody else.
    pub fn alternates(&self, preview: &LinkPreview) -> Vec<(&'static str, String)> {
        let choices = language::choices();
        if !self.in_all_languages || choices.len() < 2 {
            return Vec::new();
        }
        let each = choices.iter().map(|one| (one.tag, in_language(&preview.url, one.tag)));
        each.chain([("x-default", preview.url.clone())]).collect()
    }

    /// The name of the browser's window.
    pub fn window(&self) -> String {
        let parts = [Some(self.title.as_str()), self.within.as_deref(), Some("Reeve")];
        parts.into_iter().flatten().map(closed).collect::<Vec<_>>().join(" · ")
    }

    /// The class of the heading, by its letters.
    pub fn heading_class(&self) -> &'static str {
        wrapped::heading_class(&self.title)
    }

    /// The same page with the clauses of the rules linked at the foot.
    #[must_use]
    pub fn with_clauses(mut self) -> Layout {
        self.foot.insert(0, Crumb { label: texts::pages::rules_in_short(), href: urls::clauses().into() });
        self
    }

    /// Links the operator's texts that there are at the foot.
    pub fn link_foot(&mut self, texts: &[SiteTextKind]) {
        let link = |kind: &SiteTextKind| Crumb { label: words::site::title(*kind), href: urls::about(*kind).into() };
        self.foot = texts.iter().map(link).collect();
    }

    /// That everybody on the page is made up, where it is of the demonstration beside a hall's server.
    pub fn made_up(&self) -> Option<String> {
        hall_demo::is_on().then(texts::frame::made_up)
    }

    /// The start page.
    pub fn home(&self) -> Url {
        urls::home()
    }

    /// The tournaments that the reader helps to run.
    pub fn tournaments(&self) -> Url {
        urls::tournaments()
    }

    /// The reader's own account.
    pub fn account(&self) -> Url {
        urls::account()
    }

    /// Where people sign in.
    pub fn sign_in(&self) -> Url {
        urls::sign_in()
    }

    /// Where the button to sign out posts to.
    pub fn sign_out(&self) -> Url {
        urls::sign_out()
    }

    /// Where it is told how far the spare is behind.
    pub fn spare_state(&self) -> Url {
        urls::spare()
    }

    /// Where the choice of light or dark posts to.
    pub fn theme_form(&self) -> Url {
        urls::theme()
    }

    /// The address of a static file, as [`assets::url`].
    pub fn asset(&self, name: &str) -> String {
        assets::url(name)
    }

    /// Whether the reader chose `theme` (`light` or `dark`; `auto` for no choice).
    pub fn theme_is(&self, theme: &str) -> bool {
        self.theme.unwrap_or("auto") == theme
    }
}

/// An address in a language.
fn in_language(url: &str, tag: &str) -> String {
    format!("{url}?{}={tag}", language::NAME)
}

/// How a page hears of news: `static/live.js` looks for what `base.html` makes of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LiveView {
    /// The address of the stream.
    pub address: String,
    /// The version of the tournament of which the page was made, or an earlier one.
    pub version: i64,
    /// The kinds of changes after which the page may look different, by their codes.
    pub kinds: String,
    /// The time of the page, by the clocks of what it is about: `14:03`.
    pub clock: String,
    /// Whether many have the page open, so that they ask for it one after the other.
    pub is_public: bool,
}

/// What the device does for a page while there is no connection: `static/queue.js` and `static/page-cache.js` look for what
/// `base.html` makes of it.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct DeviceView {
    /// Whose changes wait on the device ([`sender`](crate::sender)); empty where nobody is signed in.
    pub sender: String,
    pub name: String,
    /// Whether the forms of the page wait on the device while they can't be sent.
    pub queues: bool,
    /// Whether the device keeps the page, which neither queues nor hears of news.
    pub keeps: bool,
    /// Whether the device keeps nothing of the page, though it hears of news: it shows links that let somebody in.
    pub fleeting: bool,
    /// Where the page stands, for a page that is the answer to forms with other addresses; empty for every other.
    pub page: String,
}

/// What a page says of itself to programs that show a link to it (Open Graph), and to search engines.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LinkPreview {
    /// The page's name, with that of its tournament.
    pub title: String,
    pub description: String,
    /// The address of the page, with the server's own in front.
    pub url: String,
    /// The address of a picture, with the server's own in front.
    pub picture: String,
    /// Whether it is one that [`reeve_files::share_picture`] draws, as wide as chats show it.
    pub is_wide: bool,
}

impl LinkPreview {
    /// What is said of the page at an address of the server whose own address stands in front.
    pub fn new(public_url: &str, at: &Url, title: String, description: String) -> LinkPreview {
        let picture = format!("{public_url}{}", assets::url("icon-512.png"));
        let (title, description) = (closed(&title), closed(&description));
        LinkPreview { title, description, url: at.on(public_url), picture, is_wide: false }
    }

    /// The same with a picture that is drawn for it, at an address with the server's own in front.
    #[must_use]
    pub fn with_drawn(mut self, picture: String) -> LinkPreview {
        (self.picture, self.is_wide) = (picture, true);
        self
    }
}

/// One step of the way to a page.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Crumb {
    /// The name of the page above.
    pub label: String,
    pub href: String,
}

/// One page in the navigation of a tournament.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NavItem {
    /// The name of the page.
    pub label: String,
    pub href: String,
    /// Whether it is the page being read.
    pub current: bool,
    /// Whether it has one of the few places of a phone.
    pub at_hand: bool,
    /// Whether something waits there for the reader, which a mark says without words.
    pub waits: bool,
    /// How many calls and disputes wait there for a judge.
    pub calls: i64,
}

/// A sentence above a page's content.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Notice {
    pub kind: NoticeKind,
    /// The sentence, as plain text.
    pub text: String,
    /// Whether it is printed with the page.
    pub on_paper: bool,
}

/// The three meanings that a colour may carry, each with a word of its own.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NoticeKind {
    Good,
    /// Something should be looked at.
    Attention,
    Wrong,
}

impl NoticeKind {
    /// Of a line on what was asked for: whether it was done now, or there was nothing left to do.
    pub fn of(is_deed: bool) -> NoticeKind {
        if is_deed { NoticeKind::Good } else { NoticeKind::Attention }
    }

    /// The class in the style sheet: `good`, `attention` or `wrong`.
    pub fn class(self) -> &'static str {
        match self {
            Self::Good => "good",
            Self::Attention => "attention",
            Self::Wrong => "wrong",
        }
    }

    /// The word that says it without colour.
    pub fn word(self) -> String {
        match self {
            Self::Good => texts::frame::done(),
            Self::Attention => texts::frame::please_note(),
            Self::Wrong => texts::frame::not_done(),
        }
    }
}
