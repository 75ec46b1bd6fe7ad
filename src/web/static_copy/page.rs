//! A page as it stands in a copy: its links lead to the files of the copy, and what needs a server is taken out of it.
//!
//! What is read here is what our own templates write, so each element that is looked for is closed.

use askama::Template;
use quick_xml::Reader;
use quick_xml::Writer;
use quick_xml::escape::unescape;
use quick_xml::events::{BytesStart, Event};

use reeve_http::error::Error;

/// Where an address of a page leads in a copy.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Way {
    /// Out of it, or to another place of the page: as it is.
    Same,
    To(String),
    /// To what isn't in the copy.
    Nowhere,
}

/// What is said on each page of a copy.
#[derive(Template)]
#[template(path = "parts/copied.html")]
pub(super) struct CopyNote {
    /// The address of the original; empty where nobody else finds that.
    pub original: String,
    pub time: String,
    /// What search engines are told of the page; empty where they may list it.
    pub robots: String,
}

/// Ids of what says how the connection is.
const OF_THE_CONNECTION: [&str; 3] = ["kept", "live-lost", "live-said"];

/// What names the address of the original to chats and search engines.
const OF_THE_ADDRESS: [&str; 5] = ["og:url", "og:image", "og:image:width", "og:image:height", "twitter:card"];

/// What may hold a link and nothing else, and then goes with it.
const AROUND_LINKS: [&str; 3] = ["li", "p", "div"];

/// The addresses that a page leads to and is made of.
pub(super) fn addresses(html: &str) -> Result<Vec<String>, Error> {
    let mut found = Vec::new();
    for event in events(html)? {
        let (Event::Start(tag) | Event::Empty(tag)) = &event else { continue };
        if !needs_server(tag, true) {
            found.extend(address(tag).map(|(_, address)| address));
        }
    }
    Ok(found)
}

/// The page for a copy, without its [`CopyNote`], which [`with_note`] adds. Where `names_original` is false, chats and search engines
/// are not told of its address.
pub(super) fn copied(html: &str, names_original: bool, way: impl Fn(&str) -> Way) -> Result<String, Error> {
    let events = events(html)?;
    let mut out = Writer::new(Vec::with_capacity(html.len()));
    let mut at = 0;
    // The ends of links that lead nowhere: a span stands in their place.
    let mut plain_ends: Vec<usize> = Vec::new();
    while let Some(event) = events.get(at) {
        let leads_nowhere =
            |tag: &BytesStart<'_>| address(tag).is_some_and(|(_, address)| way(&address) == Way::Nowhere);
        let written = match event {
            Event::Start(tag) | Event::Empty(tag) if needs_server(tag, names_original) => {
                at = end_of(&events, at) + 1;
                continue;
            }
            Event::Start(tag) if is(tag, &AROUND_LINKS) && holds_only_links(&events, at, leads_nowhere) => {
                at = end_of(&events, at) + 1;
                continue;
            }
            Event::Start(tag) if is(tag, &["a"]) && leads_nowhere(tag) => {
                if has_class(tag, "button") {
                    at = end_of(&events, at) + 1;
                    continue;
                }
                plain_ends.push(end_of(&events, at));
                Event::Start(changed(tag, "span", |name, _| name == "class"))
            }
            Event::Start(tag) | Event::Empty(tag) if leads_nowhere(tag) => {
                at += 1;
                continue;
            }
            Event::Start(tag) if is(tag, &["body"]) => {
                Event::Start(changed(tag, "body", |name, _| !name.starts_with("data-")))
            }
            Event::Start(tag) => Event::Start(on_its_way(tag, &way)),
            Event::Empty(tag) => Event::Empty(on_its_way(tag, &way)),
            Event::End(_) if plain_ends.contains(&at) => Event::End(BytesStart::new("span").to_end().into_owned()),
            other => other.borrow(),
        };
        out.write_event(written).map_err(|error| Error::Broken(error.to_string()))?;
        at += 1;
    }
    String::from_utf8(out.into_inner()).map_err(|error| Error::Broken(error.to_string()))
}

/// The page with its note above everything that it says.
pub(super) fn with_note(html: &str, note: &CopyNote) -> Result<String, Error> {
    let (head, said) = (note.robots_line(), note.render().map_err(|error| Error::Broken(error.to_string()))?);
    let html = html.replacen("<head>", &format!("<head>{head}"), 1);
    Ok(html.replacen(CONTENT, &format!("{CONTENT}\n{said}"), 1))
}

/// What every page has around its content.
const CONTENT: &str = "<div id=\"content\" tabindex=\"-1\">";

impl CopyNote {
    /// What the header of the answer has said to search engines.
    fn robots_line(&self) -> String {
        RobotsLine { robots: &self.robots }.render().unwrap_or_default()
    }
}

#[derive(Template)]
#[template(path = "parts/copied_robots.html")]
struct RobotsLine<'a> {
    robots: &'a str,
}

fn events(html: &str) -> Result<Vec<Event<'_>>, Error> {
    let mut reader = Reader::from_str(html);
    let config = reader.config_mut();
    // It is HTML: some elements have no end.
    config.check_end_names = false;
    config.allow_unmatched_ends = true;
    config.allow_dangling_amp = true;
    let mut events = Vec::new();
    loop {
        match reader.read_event().map_err(|error| Error::Broken(error.to_string()))? {
            Event::Eof => return Ok(events),
            event => events.push(event),
        }
    }
}

fn name<'t>(tag: &'t BytesStart<'_>) -> &'t str {
    let text: &str = tag;
    text.split(|c: char| c.is_ascii_whitespace() || c == '/').next().unwrap_or_default()
}

fn is(tag: &BytesStart<'_>, names: &[&str]) -> bool {
    names.contains(&name(tag))
}

/// The attributes, their values as they mean.
fn attributes<'t>(tag: &'t BytesStart<'_>) -> impl Iterator<Item = (String, String)> + 't {
    tag.html_attributes().filter_map(|attribute| {
        let attribute = attribute.ok()?;
        let value = unescape(&attribute.value).unwrap_or_else(|_| attribute.value.as_ref().into());
        Some((attribute.key.0.to_owned(), value.into_owned()))
    })
}

fn attribute(tag: &BytesStart<'_>, wanted: &str) -> Option<String> {
    attributes(tag).find(|(name, _)| name == wanted).map(|(_, value)| value)
}

fn has_class(tag: &BytesStart<'_>, class: &str) -> bool {
    attribute(tag, "class").is_some_and(|classes| classes.split_whitespace().any(|one| one == class))
}

/// The address of a link, a style sheet or a picture, and the name of the attribute.
fn address(tag: &BytesStart<'_>) -> Option<(&'static str, String)> {
    let holder = match name(tag) {
        "a" | "link" => "href",
        "img" => "src",
        _ => return None,
    };
    attribute(tag, holder).map(|address| (holder, address))
}

/// Whether it is of no use, or not true, where no server answers.
fn needs_server(tag: &BytesStart<'_>, names_original: bool) -> bool {
    let of_address = |name: &str| attribute(tag, name).is_some_and(|it| OF_THE_ADDRESS.contains(&it.as_str()));
    match name(tag) {
        "noscript" | "form" => true,
        "script" => !names_original || attribute(tag, "type").as_deref() != Some("application/ld+json"),
        "link" => match attribute(tag, "rel").as_deref() {
            Some("manifest") => true,
            Some("canonical") => !names_original,
            // The copy is in one language.
            Some("alternate") => attribute(tag, "hreflang").is_some(),
            _ => false,
        },
        "meta" => !names_original && (of_address("property") || of_address("name")),
        _ => attributes(tag)
            .any(|(name, value)| name == "data-js" || (name == "id" && OF_THE_CONNECTION.contains(&value.as_str()))),
    }
}

/// Where the element ends that begins here: at its end tag, or here where it has none.
fn end_of(events: &[Event<'_>], start: usize) -> usize {
    const VOID: [&str; 6] = ["meta", "link", "img", "input", "br", "hr"];
    let Some(Event::Start(tag)) = events.get(start) else { return start };
    let own = name(tag);
    if VOID.contains(&own) {
        return start;
    }
    let mut open = 0_usize;
    for (at, event) in events.iter().enumerate().skip(start) {
        match event {
            Event::Start(tag) if name(tag) == own => open += 1,
            Event::End(tag) if tag.name().0 == own => open -= 1,
            _ => {}
        }
        if open == 0 {
            return at;
        }
    }
    start
}

/// Whether an element holds links that lead nowhere, and nothing else that anybody reads.
fn holds_only_links(events: &[Event<'_>], start: usize, leads_nowhere: impl Fn(&BytesStart<'_>) -> bool) -> bool {
    let (end, mut links) = (end_of(events, start), 0);
    let mut at = start + 1;
    while at < end {
        match events.get(at) {
            Some(Event::Start(tag)) if is(tag, &["a"]) && leads_nowhere(tag) => {
                links += 1;
                at = end_of(events, at);
            }
            Some(Event::Text(text)) if text.trim().is_empty() => {}
            _ => return false,
        }
        at += 1;
    }
    links > 0
}

/// The tag under a name, with those of its attributes that stay.
fn changed(tag: &BytesStart<'_>, name: &str, stays: impl Fn(&str, &str) -> bool) -> BytesStart<'static> {
    let mut new = BytesStart::new(name.to_owned());
    for (name, value) in attributes(tag).filter(|(name, value)| stays(name, value)) {
        new.push_attribute((name.as_str(), value.as_str()));
    }
    new
}

/// The tag with the address that it has in the copy.
fn on_its_way(tag: &BytesStart<'_>, way: impl Fn(&str) -> Way) -> BytesStart<'static> {
    let Some((holder, old)) = address(tag) else { return tag.to_owned() };
    let Way::To(file) = way(&old) else { return tag.to_owned() };
    let mut new = BytesStart::new(name(tag).to_owned());
    for (name, value) in attributes(tag) {
        let value = if name == holder { &file } else { &value };
        new.push_attribute((name.as_str(), value.as_str()));
    }
    new
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(html: &str, expected: &str) {
        let way = |address: &str| match address {
            "/gone" => Way::Nowhere,
            local if local.starts_with('/') => Way::To(format!("..{local}.html")),
            _ => Way::Same,
        };
        assert_eq!(copied(html, false, way).expect("a page"), expected);
    }

    #[test]
    fn links_lead_to_files_and_what_leads_nowhere_is_plain_or_left_out() {
        check(
            "<!doctype html><a href=\"/a\" class=\"x\">A&amp;B</a>",
            "<!DOCTYPE html><a href=\"../a.html\" class=\"x\">A&amp;B</a>",
        );
        check(
            "<a href=\"https://example.org/?a=1&amp;b\">out</a><a href=\"#x\">x</a>",
            "<a href=\"https://example.org/?a=1&amp;b\">out</a><a href=\"#x\">x</a>",
        );
        check(
            "<p>Of <a href=\"/gone\" class=\"name\"><bdi>Cup</bdi></a>.</p>",
            "<p>Of <span class=\"name\"><bdi>Cup</bdi></span>.</p>",
        );
        check(
            "<ul><li><a href=\"/gone\">x</a></li><li><a href=\"/b\">y</a></li></ul>",
            "<ul><li><a href=\"../b.html\">y</a></li></ul>",
        );
        check("<p>a <a class=\"button big\" href=\"/gone\">x</a>b</p>", "<p>a b</p>");
        check("<img src=\"/gone\" alt=\"\">t", "t");
    }

    #[test]
    fn what_needs_a_server_is_taken_out_with_all_that_is_in_it() {
        check("<form action=\"/x\"><div><form><input></form></div></form>t", "t");
        check(
            "<head><script src=\"/s.js\" defer></script><link rel=\"manifest\" href=\"/m\"><meta name=\"a\"></head>",
            "<head><meta name=\"a\"></head>",
        );
        check(
            "<body data-live=\"/l\" class=\"c\"><p id=\"kept\" hidden>x <b>y</b></p><button data-js>z</button></body>",
            "<body class=\"c\"></body>",
        );
        check("<link rel=\"canonical\" href=\"http://127.0.0.1/\"><meta property=\"og:url\" content=\"x\">", "");
        check("<link rel=\"alternate\" hreflang=\"de\" href=\"http://127.0.0.1/?lang=de\">", "");
    }

    #[test]
    fn names_stay_as_they_are() {
        let odd = "<td title=\"&#34;Ö&#34; &#60;b&#62; O&#39;Neil\">&#60;/script&#62; &#38; \u{5d0}\u{200f} 🎲</td>";
        check(odd, odd);
        check("<svg viewBox=\"0 0 1 1\"><path d=\"M0 0\"/></svg>", "<svg viewBox=\"0 0 1 1\"><path d=\"M0 0\"/></svg>");
    }
}
