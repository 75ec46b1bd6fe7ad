//! Every address of players and visitors, every paper, screen and overlay, in every language: it answers as in English, with the same
//! numbers, and with no text of a catalog in another language than its own.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use actix_web::http::Method;
use reeve_http::language::LanguageOf;
use reeve_rules::games::SystemCode;
use reeve_store::hall_screen;
use reeve_web::routes;
use scraper::{ElementRef, Html};
use texts::Language;

use crate::live_pages::{filled, given, invite_the_first};
use crate::side_games;
use crate::support::app::{Page, Person};
use crate::support::day::{Day, day};

/// What is answered with a file, or to a script.
fn is_file(path: &str) -> bool {
    let last = path.rsplit('/').next().unwrap_or_default();
    last.contains('.') || ["live", "logo"].contains(&last)
}

/// The routes whose answers have a language, with the placeholders of their paths filled.
fn addresses(words: &[(&str, &str)]) -> Vec<String> {
    let papers = ["pack", "by-name", "by-table", "table-cards", "record-sheets", "blank-sheets"];
    let mut found = Vec::new();
    for route in routes::all() {
        if route.method != Method::GET || route.language == LanguageOf::Nobody || is_file(route.path) {
            continue;
        }
        let path = filled(route.path, words);
        if path.contains("{paper}") {
            found.extend(papers.iter().map(|paper| path.replace("{paper}", paper)));
        } else {
            assert!(!path.contains('{'), "what stands for the placeholder in {path}?");
            found.push(path);
        }
    }
    assert!(found.len() > 35, "only {} addresses: {found:?}", found.len());
    found
}

/// The texts of a page that people see or hear, but for what stays as it is in every language: names, codes, and the time of which the page
/// is.
struct Said {
    texts: Vec<String>,
    numbers: Vec<u64>,
    /// The months that are named: elsewhere they may be numbers.
    months: Vec<u64>,
}

fn said(page: &Page) -> Said {
    let document = Html::parse_document(&page.body());
    let (mut texts, mut numbers) = (Vec::new(), Vec::new());
    for node in document.tree.nodes() {
        if let Some(element) = ElementRef::wrap(node) {
            let named = ["aria-label", "title", "placeholder", "alt"];
            texts.extend(named.iter().filter_map(|name| element.value().attr(name)).map(spaced));
            continue;
        }
        let Some(text) = node.value().as_text() else { continue };
        let above: Vec<ElementRef> = node.ancestors().filter_map(ElementRef::wrap).collect();
        let is_in = |name: &str| above.iter().any(|element| element.value().name() == name);
        if ["script", "style", "noscript", "template", "svg"].into_iter().any(is_in) {
            continue;
        }
        let has = |name: &str, value: &str| above.iter().any(|element| element.value().attr(name) == Some(value));
        let is_of_moment = is_in("time") || has("id", "request") || is_in("footer") && has("class", "num");
        if !is_of_moment {
            numbers.extend(numbers_in(text));
        }
        if !has("translate", "no") {
            texts.push(spaced(text));
        }
    }
    numbers.sort_unstable();
    let months = texts.iter().flat_map(|text| months_in(text)).collect();
    Said { texts, numbers, months }
}

fn spaced(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The digits that stand together: the comma of one language and the point of another make no difference.
fn numbers_in(text: &str) -> Vec<u64> {
    text.split(|one: char| !one.is_ascii_digit()).filter_map(|digits| digits.parse().ok()).collect()
}

fn months_in(text: &str) -> Vec<u64> {
    let names = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
    let words = text.split(|one: char| !one.is_alphabetic());
    words.filter_map(|word| (1..).zip(names).find(|(_, name)| word.starts_with(name)).map(|(month, _)| month)).collect()
}

/// What of one list is not in another, each number as often as it stands there.
fn without(list: &[u64], other: &[u64]) -> Vec<u64> {
    let mut left = list.to_vec();
    for one in other {
        if let Some(at) = left.iter().position(|kept| kept == one) {
            left.swap_remove(at);
        }
    }
    left.sort_unstable();
    left
}

/// The numbers that a page has more and fewer than the English one.
fn numbers_apart(english: &Said, other: &Said) -> (Vec<u64>, Vec<u64>) {
    let more = without(&without(&other.numbers, &english.numbers), &english.months);
    (more, without(&english.numbers, &other.numbers))
}

/// The texts of a catalog of one piece, without arguments and tags, by their ids; of the others nothing.
fn catalog(tag: &str) -> BTreeMap<String, Option<String>> {
    let mut found: BTreeMap<String, Option<String>> = BTreeMap::new();
    let mut last = None;
    for entry in fs::read_dir(format!("languages/{tag}")).into_iter().flatten() {
        let path = entry.expect("a file").path();
        for line in fs::read_to_string(&path).expect("a catalog").lines() {
            if line.starts_with(|first: char| first.is_ascii_lowercase())
                && let Some((id, text)) = line.split_once('=')
            {
                let text = text.trim();
                let is_whole = !text.is_empty() && !text.contains(['{', '<', '&']);
                last = Some(id.trim().to_owned());
                found.insert(id.trim().to_owned(), is_whole.then(|| spaced(text)));
            } else if line.starts_with(' ')
                && let Some(id) = &last
            {
                // It goes on in another line, and stands on the page in one.
                let whole = found.get(id).cloned().flatten().filter(|_| !line.contains(['{', '<', '&', '[', '}']));
                found.insert(id.clone(), whole.map(|text| spaced(&format!("{text} {line}"))));
            }
        }
    }
    found
}

/// The English texts that a language says otherwise and a page in it may not hold, by their first two words.
struct Foreign {
    by_begin: BTreeMap<String, Vec<(String, String)>>,
}

impl Foreign {
    fn to(language: Language) -> Foreign {
        let tag = language.tag();
        let own = [catalog(tag.split('-').next().unwrap_or(tag)), catalog(tag)];
        let is_pseudo = ["en-XA", "ar-XB"].contains(&tag);
        let mut by_begin: BTreeMap<String, Vec<(String, String)>> = BTreeMap::new();
        for (id, text) in catalog("en") {
            let Some(text) = text.filter(|text| text.chars().filter(|one| one.is_alphabetic()).count() > 25) else {
                continue;
            };
            let translated = own.iter().rev().find_map(|catalog| catalog.get(&id));
            if is_pseudo || translated.is_some_and(|other| other.as_ref() != Some(&text)) {
                by_begin.entry(begin(&text)).or_default().push((text, id));
            }
        }
        Foreign { by_begin }
    }

    /// Those that stand in a text, with their ids.
    fn found_in(&self, text: &str) -> Vec<String> {
        let starts = text.match_indices(' ').map(|(at, _)| at + 1);
        let begins = std::iter::once(0).chain(starts).filter_map(|at| text.get(at..));
        let at_a_word = |rest: &str| {
            let known = self.by_begin.get(&begin(rest)).into_iter().flatten();
            known
                .filter(|(text, _)| rest.starts_with(text.as_str()))
                .map(|(text, id)| format!("{text} ({id})"))
                .collect::<Vec<_>>()
        };
        begins.flat_map(at_a_word).collect()
    }
}

fn begin(text: &str) -> String {
    text.split(' ').take(2).collect::<Vec<_>>().join(" ")
}

/// The ids of messages that stand in a text instead of what they say: three words or more, so that no usual word is taken for one.
fn ids_in(text: &str, ids: &BTreeSet<String>) -> Vec<String> {
    let is_part = |one: char| one.is_ascii_lowercase() || one.is_ascii_digit() || one == '-';
    let words = text.split(|one: char| !is_part(one)).filter(|word| word.matches('-').count() >= 2);
    words.filter(|word| ids.contains(*word)).map(str::to_owned).collect()
}

/// Asks for an address in every language, and tells what is wrong with the answers.
async fn in_every_language(people: &[&Person], paths: &[String]) -> Vec<String> {
    let ids: BTreeSet<String> = catalog("en").into_keys().collect();
    assert!(ids.len() > 1000, "only {} messages", ids.len());
    let others: Vec<(Language, Foreign)> =
        Language::all().skip(1).map(|language| (language, Foreign::to(language))).collect();
    let mut complaints = Vec::new();
    for path in paths {
        let person = people[usize::from(path.starts_with("/run/") && people.len() > 1)];
        let joined = if path.contains('?') { "&" } else { "?" };
        let ask = async |language: Language| person.get(&format!("{path}{joined}lang={}", language.tag())).await;
        let mut page = ask(Language::ENGLISH).await;
        if !page.header("content-type").starts_with("text/html") {
            continue;
        }
        let mut english = said(&page);
        for (language, foreign) in &others {
            let mut other = ask(*language).await;
            let mut spoken = said(&other);
            // A clock may have gone on between the two.
            for _ in 0..2 {
                if numbers_apart(&english, &spoken) == (Vec::new(), Vec::new()) {
                    break;
                }
                page = ask(Language::ENGLISH).await;
                english = said(&page);
                other = ask(*language).await;
                spoken = said(&other);
            }
            let tag = language.tag();
            let mut complain = |what: String| complaints.push(format!("{path} in {tag}: {what}"));
            if other.status != page.status {
                complain(format!("status {} and in English {}", other.status, page.status));
            }
            let lang = other.attributes("html", "lang");
            if lang != [tag] || (language.direction() == "rtl") != other.has("html[dir=rtl]") {
                complain(format!("says that it is in {lang:?}"));
            }
            let (more, fewer) = numbers_apart(&english, &spoken);
            if !more.is_empty() || !fewer.is_empty() {
                complain(format!("has the numbers {more:?} and not {fewer:?}"));
            }
            let body = other.body();
            for mark in ["{ $", "\u{f8f0}", "\u{f8f1}"] {
                if body.contains(mark) {
                    complain(format!("holds {mark:?}"));
                }
            }
            for text in &spoken.texts {
                for id in ids_in(text, &ids) {
                    complain(format!("says the id {id}"));
                }
                for text in foreign.found_in(text) {
                    complain(format!("is in English: {text}"));
                }
            }
        }
    }
    complaints
}

/// Everything that players and visitors may see of a day under way: screens, a stream, boards, a tablet, a report, a series and an invitation.
async fn words(day: &Day) -> Vec<(&'static str, String)> {
    day.change(|t| t.embeds = true).await;
    day.make().await;
    day.open("prelim/1").await;
    let series = day.app.insert_series("cup", day.organizer.id(), &[day.id]).await;
    day.organizer.post(&day.run("screens"), &[("screen", "Hall")]).await;
    day.organizer.post(&day.run("streams"), &[("stream", "Lower third")]).await.expect(303);
    let list = day.organizer.get(&day.run("streams")).await.ok();
    let line = list.attributes("main .entries a.name", "href").swap_remove(0);
    let fields =
        [("part", "standings"), ("number", ""), ("corner", "top-right"), ("size", "large"), ("colours", "light")];
    day.organizer.post(&line, &fields).await.expect(303);
    let stream = list.text("a.address");
    let stream = stream.split("/stream/").nth(1).expect("an address").to_owned();
    let screens = hall_screen::of_tournament(&mut day.app.db.read().await.unwrap(), day.id).await.unwrap();
    let board = [("lay_kind", "free"), ("way", "in-turn"), ("people", "Ann\nBob")];
    day.organizer.post(&day.run("boards/prelim/2/begin"), &board).await.expect(303);
    day.organizer.post(&day.run("boards/prelim/2/lay/devices"), &[]).await.expect(303);
    let laid = given(&day.organizer.get(&day.run("boards/prelim/2/lay")).await.ok(), "#devices-address", "/lay/");
    day.organizer
        .post(&day.run("boards/prelim/1/make"), &[("version", "0"), ("kind", "standard"), ("seed", "7")])
        .await;
    day.organizer.post(&day.run("cards"), &[]).await.expect(303);
    day.judge.post(&day.run("rounds/prelim/1/tables/1/tablet"), &[]).await.expect(303);
    let tablet = day.judge.get(&day.run("rounds/prelim/1/tables/1/tablet")).await.ok();
    let tablet = given(&tablet, "#tablet", "/tablet/");
    let token = day.stored().await.players[0].link_token.clone();
    let told = [("persons", "Bob"), ("meant", "0 Bob"), ("kind", "threats"), ("happened", "Words.")];
    let report = day.app.visitor().post(&format!("/p/{token}/reports"), &told).await.expect(303);
    let report = report.location().expect("the report").split('?').next().unwrap_or_default().to_owned();
    invite_the_first(day, series).await;
    vec![
        ("/p/{token}/reports/{key}", report),
        ("/lay/{key}", laid),
        ("/tablet/{key}", tablet),
        ("/stream/{code}", format!("/stream/{stream}")),
        ("{slug}", day.slug.to_owned()),
        ("{series}", "cup".to_owned()),
        ("{token}", token),
        ("{screen}", screens[0].id.0.to_string()),
        ("{table}", "1".to_owned()),
        ("{stage}", "prelim".to_owned()),
        ("{position}", "1".to_owned()),
        ("{number}", "1".to_owned()),
        ("{code}", "K7QM-2XWD".to_owned()),
        ("{text}", "privacy".to_owned()),
    ]
}

#[actix_web::test]
async fn every_page_says_the_same_in_every_language() {
    let day = day(16).await;
    let words = words(&day).await;
    let words: Vec<(&str, &str)> = words.iter().map(|(name, value)| (*name, value.as_str())).collect();
    let mut paths = addresses(&words);
    let found = filled("/t/{slug}/seats?q=Player%2001", &words);
    paths.extend([found, "/no-such-page".to_owned()]);
    let complaints = in_every_language(&[&day.app.visitor(), &day.organizer], &paths).await;
    assert!(complaints.is_empty(), "\n{}\n", complaints.join("\n"));
}

#[actix_web::test]
async fn the_games_of_side_events_are_played_in_every_language() {
    let mut complaints = Vec::new();
    for system in [SystemCode::Conquest, SystemCode::Struggle, SystemCode::FullContact] {
        let side = side_games::playing(12, system).await;
        let own = side_games::links(&side).await.swap_remove(0);
        let pages = ["rules", "seats", "results"].map(|page| side.public(page));
        let mut paths = vec![own];
        paths.extend(pages);
        complaints.extend(in_every_language(&[&side.app.visitor()], &paths).await);
        // A game that has begun, where one begins without further words.
        if side_games::begin(&side, &[]).await.status == 303 {
            complaints.extend(in_every_language(&[&side.app.visitor()], &paths[..1]).await);
        }
    }
    assert!(complaints.is_empty(), "\n{}\n", complaints.join("\n"));
}

#[test]
fn what_is_wrong_with_a_page_is_found() {
    let said = |numbers: &[u64], months: &[u64]| Said {
        texts: Vec::new(),
        numbers: numbers.to_vec(),
        months: months.to_vec(),
    };
    let none = || (Vec::new(), Vec::new());
    assert_eq!(numbers_apart(&said(&[1, 21, 2026], &[11]), &said(&[1, 11, 21, 2026], &[])), none());
    assert_eq!(numbers_apart(&said(&[1, 1], &[]), &said(&[1, 2], &[])), (vec![2], vec![1]));
    assert_eq!((numbers_in("33.50 %, round 2"), months_in("21 November 2026")), (vec![33, 50, 2], vec![11]));
    let ids = BTreeSet::from(["own-have-withdrawn".to_owned()]);
    assert_eq!(ids_in("(own-have-withdrawn) and one-to-many", &ids), ["own-have-withdrawn"]);
    let text = "Nobody sees this before the round is out".to_owned();
    let foreign = Foreign { by_begin: BTreeMap::from([(begin(&text), vec![(text.clone(), "id".to_owned())])]) };
    assert_eq!(foreign.found_in(&format!("First. {text}.")).len(), 1);
    assert!(foreign.found_in("Nobody sees that").is_empty());
}
