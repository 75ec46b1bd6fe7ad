//! What people read, in their language. A message stands in `languages/<language>/<subject>.ftl`, in Fluent's form; the build
//! writes a function for each English one, with a parameter for each of its variables, so an unknown message or a wrong
//! argument doesn't compile: `texts::seats::by_table()`. In which language it answers, [`spoken`] says: that of the request, the
//! mail or the paper around it ([`scope`]).
//!
//! A message with tags gives [`Html`], with its arguments escaped, any other a `String`. A variable that begins with `name` is
//! somebody's name: in HTML it stands in a `<bdi translate="no">`. `$entrant`, `$ground` and `$points` are a [`Game`]'s.
//!
//! fluent-bundle is the reference implementation of Fluent: selectors with the plurals of CLDR, terms, and a file that
//! translators' tools read.

pub mod dates;
mod numbers;
mod pseudo;

pub use numbers::{decimal, list};

use std::fmt::{self, Display};
use std::io::Read as _;
use std::sync::OnceLock;

use askama::filters::HtmlSafe;
use flate2::read::GzDecoder;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

include!(concat!(env!("OUT_DIR"), "/languages.rs"));
include!(concat!(env!("OUT_DIR"), "/messages.rs"));

/// A language that there is a catalog of.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Language(u8);

impl Language {
    /// The official language (1.1.1), and that of everything that has no catalog.
    pub const ENGLISH: Self = Self(0);

    /// Every language, English first; in builds for tests the pseudo languages last.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..CATALOGS.len() + pseudo::TAGS.len()).filter_map(|at| u8::try_from(at).ok()).map(Self)
    }

    /// Those that people choose from: without the pseudo languages.
    pub fn offered() -> impl Iterator<Item = Self> {
        Self::all().take(CATALOGS.len())
    }

    /// Its tag, such as `de-AT`.
    #[must_use]
    pub fn tag(self) -> &'static str {
        let at = usize::from(self.0);
        match CATALOGS.get(at) {
            Some((tag, _)) => tag,
            None => pseudo::TAGS[at - CATALOGS.len()],
        }
    }

    /// The language with exactly this tag, in whatever case.
    #[must_use]
    pub fn of_tag(tag: &str) -> Option<Self> {
        Self::all().find(|language| language.tag().eq_ignore_ascii_case(tag))
    }

    /// The best language for what a browser asks for: the tag, or the language that it is a variant of.
    #[must_use]
    pub fn for_tag(tag: &str) -> Option<Self> {
        Self::of_tag(tag).or_else(|| tag.split_once('-').and_then(|(base, _)| Self::of_tag(base)))
    }

    /// What it calls itself.
    #[must_use]
    pub fn own_name(self) -> String {
        sync_scope(self, language::own_name)
    }

    /// `rtl` where it is written from right to left, otherwise `ltr`.
    #[must_use]
    pub fn direction(self) -> &'static str {
        let id: LanguageIdentifier = self.tag().parse().unwrap_or_default();
        let is_pseudo = self.tag() == pseudo::RIGHT_TO_LEFT;
        if is_pseudo || id.character_direction() == unic_langid::CharacterDirection::RTL { "rtl" } else { "ltr" }
    }

    /// The language that this is a variant of.
    #[must_use]
    pub fn base(self) -> Option<Self> {
        self.tag().split_once('-').and_then(|(base, _)| Self::of_tag(base))
    }

    /// So many languages there is room for.
    const MOST: usize = 64;

    /// Whether days, numbers and lists are Reeve's English ones.
    fn is_written_as_english(self) -> bool {
        self == Self::ENGLISH || self.tag().starts_with("en-") || self.pseudo().is_some()
    }

    fn pseudo(self) -> Option<&'static str> {
        (usize::from(self.0) >= CATALOGS.len()).then(|| self.tag())
    }

    fn bundle(self) -> &'static FluentBundle<FluentResource> {
        static BUNDLES: [OnceLock<FluentBundle<FluentResource>>; Language::MOST] =
            [const { OnceLock::new() }; Language::MOST];
        BUNDLES[usize::from(self.0)].get_or_init(|| {
            let id: LanguageIdentifier = self.tag().parse().unwrap_or_default();
            let mut bundle = FluentBundle::new_concurrent(vec![id]);
            // Names are isolated where they stand, and numbers need it nowhere.
            bundle.set_use_isolating(false);
            // NUMBER, by which a message asks for ordinals. It is the first function of the bundle, so its name is free.
            let _ = bundle.add_builtins();
            if let Some(tag) = self.pseudo() {
                bundle.set_transform(Some(pseudo::transform(tag)));
            }
            let (_, packed) = CATALOGS.get(usize::from(self.0)).unwrap_or(&CATALOGS[0]);
            let mut text = String::new();
            let read = GzDecoder::new(*packed).read_to_string(&mut text);
            assert!(read.is_ok(), "the build packed {}", self.tag());
            // The build has read it already.
            let resource = FluentResource::try_new(text).unwrap_or_else(|(resource, _)| resource);
            bundle.add_resource_overriding(resource);
            bundle
        })
    }
}

tokio::task_local! {
    static SPOKEN: Language;
}

/// The language of what is being made here: English where nobody has said otherwise.
#[must_use]
pub fn spoken() -> Language {
    SPOKEN.try_with(|language| *language).unwrap_or(Language::ENGLISH)
}

/// Carries out something in a language.
pub async fn scope<T>(language: Language, made: impl Future<Output = T>) -> T {
    SPOKEN.scope(language, made).await
}

/// The same of what doesn't wait for anything.
pub fn sync_scope<T>(language: Language, make: impl FnOnce() -> T) -> T {
    SPOKEN.sync_scope(language, make)
}

/// HTML whose arguments were escaped.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Html(String);

impl Html {
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl Display for Html {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl HtmlSafe for Html {}

/// Something counted: its plural depends on it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Count(i64);

macro_rules! count {
    ($($number:ty)*) => {$(
        impl From<$number> for Count {
            fn from(number: $number) -> Self {
                Self(i64::try_from(number).unwrap_or(i64::MAX))
            }
        }

        impl From<&$number> for Count {
            fn from(number: &$number) -> Self {
                Self::from(*number)
            }
        }

        // What a template gives of a field of what it goes through.
        impl From<&&$number> for Count {
            fn from(number: &&$number) -> Self {
                Self::from(**number)
            }
        }
    )*};
}
count!(i64 i32 i16 i8 u64 u32 u16 u8 usize);

/// What a game calls who takes part (`player`, `team`), where it is played (`table`, `field`) and what is counted (`vp`,
/// `hexes`): the selectors `$entrant`, `$ground` and `$points` of a message.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Game {
    pub entrant: &'static str,
    pub ground: &'static str,
    pub points: &'static str,
}

impl Game {
    /// The base game.
    pub const USUAL: Self = Self { entrant: "player", ground: "table", points: "vp" };
}

/// What a message is given. Functions of messages make them.
#[doc(hidden)]
pub enum Argument<'a> {
    Game(Game),
    Count(&'static str, Count),
    Name(&'static str, &'a dyn Display),
    Html(&'static str, &'a dyn Display),
    Text(&'static str, &'a dyn Display),
}

/// A message without tags.
#[doc(hidden)]
#[must_use]
pub fn plain(id: &str, arguments: &[Argument<'_>]) -> String {
    let (language, text) = said(id, arguments, |text, _| text);
    if language == spoken() { text } else { format!("{FALLBACK_BEGINS}{text}{FALLBACK_ENDS}") }
}

/// A message with tags.
#[doc(hidden)]
#[must_use]
pub fn markup(id: &str, arguments: &[Argument<'_>]) -> Html {
    let (language, text) = said(id, arguments, |text, is_name| {
        let text = escaped(&text);
        if is_name { format!(r#"<bdi translate="no">{text}</bdi>"#) } else { text }
    });
    Html(if language == spoken() { text } else { format!(r#"<span lang="{}">{text}</span>"#, language.tag()) })
}

/// The message in the language that is spoken, or in the nearest that has it.
fn said(id: &str, arguments: &[Argument<'_>], typed: impl Fn(String, bool) -> String) -> (Language, String) {
    let mut args = FluentArgs::with_capacity(arguments.len() + 2);
    for argument in arguments {
        match argument {
            Argument::Game(game) => {
                args.set("entrant", game.entrant);
                args.set("ground", game.ground);
                args.set("points", game.points);
            }
            Argument::Count(name, Count(number)) => args.set(*name, FluentValue::from(*number)),
            Argument::Name(name, value) => args.set(*name, typed(value.to_string(), true)),
            Argument::Html(name, value) => args.set(*name, value.to_string()),
            Argument::Text(name, value) => args.set(*name, typed(value.to_string(), false)),
        }
    }
    let spoken = spoken();
    let tried = [Some(spoken), spoken.base(), Some(Language::ENGLISH)];
    for language in tried.into_iter().flatten() {
        let bundle = language.bundle();
        let Some(pattern) = bundle.get_message(id).and_then(|message| message.value()) else { continue };
        // What a variant takes from its base is in its own language.
        let language = if Some(language) == spoken.base() { spoken } else { language };
        let mut text = String::new();
        let _ = bundle.write_pattern(&mut text, pattern, Some(&args), &mut Vec::new());
        return (language, text);
    }
    (spoken, id.to_owned())
}

fn escaped(text: &str) -> String {
    let mut made = String::with_capacity(text.len() + 8);
    for one in text.chars() {
        match one {
            '<' => made.push_str("&lt;"),
            '>' => made.push_str("&gt;"),
            '&' => made.push_str("&amp;"),
            '"' => made.push_str("&quot;"),
            '\'' => made.push_str("&#39;"),
            _ => made.push(one),
        }
    }
    made
}

/// Around English where a language lacks a message, until the page is whole ([`mark_fallbacks`]): a text on its own can't say in which
/// language it is.
const FALLBACK_BEGINS: char = '\u{F8F0}';
const FALLBACK_ENDS: char = '\u{F8F1}';

/// A whole page, in which what a language lacks is marked as English; in attributes and titles nothing can be marked.
#[must_use]
pub fn mark_fallbacks(page: String) -> String {
    if !page.contains(FALLBACK_BEGINS) {
        return page;
    }
    let mut made = String::with_capacity(page.len());
    let (mut in_tag, mut opaque) = (false, false);
    let mut rest = page.as_str();
    while let Some(one) = rest.chars().next() {
        match one {
            '<' => {
                in_tag = true;
                let starts = |tag: &str| rest.get(1..).is_some_and(|after| after.starts_with(tag));
                if ["title", "option", "textarea", "script", "style"].iter().any(|tag| starts(tag)) {
                    opaque = true;
                } else if starts("/") {
                    opaque = false;
                }
                made.push(one);
            }
            '>' => {
                in_tag = false;
                made.push(one);
            }
            FALLBACK_BEGINS if !in_tag && !opaque => made.push_str(r#"<span lang="en">"#),
            FALLBACK_ENDS if !in_tag && !opaque => made.push_str("</span>"),
            FALLBACK_BEGINS | FALLBACK_ENDS => {}
            _ => made.push(one),
        }
        rest = rest.get(one.len_utf8()..).unwrap_or_default();
    }
    made
}

/// A text that is no page, such as a mail, where nothing can be marked.
#[must_use]
pub fn without_marks(text: &str) -> String {
    text.replace([FALLBACK_BEGINS, FALLBACK_ENDS], "")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_in_a_row_have_their_endings() {
        let said: Vec<String> =
            [1, 2, 3, 4, 11, 12, 13, 21, 22, 101, 111, 113].into_iter().map(language::ordinal).collect();
        let expected = "1st 2nd 3rd 4th 11th 12th 13th 21st 22nd 101st 111th 113th";
        assert_eq!(said.join(" "), expected);
    }

    #[test]
    fn mails_keep_their_lines() {
        let said = mail::invitation("judge", "Cup", "Saturday, 21 November 2026, Club house", "https://r", "Sunday");
        let expected = "Hello,\n\nyou are invited to be a judge at Cup\n(Saturday, 21 November 2026, Club house).\n\n\
            Open this page to accept. Sign in there with your Reeve account, or create one:\n\nhttps://r\n\n\
            The link works once, until Sunday. Don't pass it on: whoever opens it first becomes a judge.\n\n\
            If you know nothing about this, ignore this mail: nothing happens without you.";
        assert_eq!(said, expected);
        let said = mail::player_link("waiting", "Cup", "Saturday, Club house", "https://r");
        assert!(
            said.starts_with("Hello,\n\nYou are on the waiting list of Cup\n(Saturday, Club house).\n\nThis is"),
            "{said}"
        );
        let said = mail::seats("Cup", "Round 1: table 3\nRound 2: table 4", "https://r");
        assert!(
            said.starts_with("Hello,\n\nthis is where you sit at Cup:\n\nRound 1: table 3\nRound 2: table 4\n\nYour")
        );
    }

    #[test]
    fn names_stand_apart_and_arguments_are_escaped() {
        let said = account::invited("organizer", "<Cup>", "Hall & Co");
        let expected = "You are invited to be an organizer at <strong class=\"name\"><bdi translate=\"no\">&lt;Cup&gt;</bdi></strong>, \
            Hall &amp; Co.";
        assert_eq!(said.as_str(), expected);
        assert_eq!(account::code_seconds_script(), "{n} seconds left");
        assert_eq!(account::name_too_long(301_usize, 300_usize), "The name has 301 characters; at most 300 fit.");
        assert_eq!(
            faults::field_too_long("\"a\"", 7_usize, 5_usize),
            "The field \"a\" has 7 characters; at most 5 fit. Nothing was changed."
        );
    }
}
