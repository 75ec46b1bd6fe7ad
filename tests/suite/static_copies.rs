//! A copy of the public pages for a web space without a server: every link of it leads to a file, nothing in it is private, and a
//! second run changes what has changed.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use scraper::{Html, Selector};
use tempfile::TempDir;

use crate::support::app::Person;
use crate::support::day::{Day, day_of};
use reeve_store::site_text::SiteTextKind;
use reeve_store::{Scope, site_text};

const ORIGINAL: &str = "https://reeve.example.org";

/// A name that elements and attributes would be taken apart by.
const ODD: &str = "Zoë \"Ö\" <b>O'Neil</b> & Co, \u{5d0}\u{200f} 🎲";

fn publish(day: &Day, folder: &Path) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_reeve"));
    command.args(["publish-static", day.slug]).arg(folder).args(["--public-url", ORIGINAL]);
    command.env("DATABASE_URL", day.app.place().address()).env("REEVE_CONFIG", "").output().expect("reeve")
}

fn said(output: &Output) -> String {
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8_lossy(&output.stdout).into_owned()
}

/// The files of a folder, by their paths in it.
fn files(folder: &Path) -> BTreeMap<String, Vec<u8>> {
    let mut found = BTreeMap::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(next) = folders.pop() {
        for entry in fs::read_dir(&next).expect("a folder") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                folders.push(path);
            } else {
                let name = path.strip_prefix(folder).expect("inside").display().to_string();
                found.insert(name, fs::read(&path).expect("a file"));
            }
        }
    }
    found
}

fn pages(folder: &Path) -> BTreeMap<String, String> {
    let html = files(folder).into_iter().filter(|(path, _)| path.ends_with(".html"));
    html.map(|(path, bytes)| (path, String::from_utf8(bytes).expect("text"))).collect()
}

fn select(selector: &str) -> Selector {
    Selector::parse(selector).expect("a selector")
}

/// Holds that every link, style sheet and picture of every page leads to a file, and to a place that is on it.
fn every_link_leads_to_a_file(folder: &Path) {
    let pages = pages(folder);
    let parsed: BTreeMap<&String, Html> = pages.iter().map(|(path, text)| (path, Html::parse_document(text))).collect();
    let mut links = 0;
    for (path, page) in &parsed {
        for (element, attribute) in
            [("a", "href"), ("link", "href"), ("img", "src"), ("script", "src"), ("form", "action")]
        {
            for found in page.select(&select(&format!("{element}[{attribute}]"))) {
                let address = found.value().attr(attribute).expect("the attribute");
                if ["https://", "mailto:", "tel:", "data:"].iter().any(|out| address.starts_with(out)) {
                    continue;
                }
                links += 1;
                let (file, place) = address.split_once('#').unwrap_or((address, ""));
                let mut to = PathBuf::from(path.as_str());
                if !file.is_empty() {
                    to.pop();
                    for part in Path::new(file) {
                        if part == ".." { assert!(to.pop(), "{path}: {address}") } else { to.push(part) }
                    }
                }
                let to = to.display().to_string();
                assert!(folder.join(&to).is_file(), "{path}: {address}");
                if let (false, Some(page)) = (place.is_empty(), parsed.get(&to)) {
                    let there = page.select(&select("[id]")).any(|one| one.value().attr("id") == Some(place));
                    assert!(there, "{path}: {address}");
                }
            }
        }
        let run = page.select(&select("script")).find(|one| one.value().attr("type") != Some("application/ld+json"));
        assert!(
            run.is_none() && page.select(&select("form, noscript, [data-js], [onclick]")).next().is_none(),
            "{path}"
        );
        assert_eq!(page.select(&select("#copied a")).count(), 1, "{path}");
        for gone in ["/run/", "/p/", "href=\"/"] {
            assert!(!pages[*path].contains(gone), "{path} holds {gone}");
        }
    }
    for (path, bytes) in files(folder).iter().filter(|(path, _)| path.ends_with(".css")) {
        for part in String::from_utf8_lossy(bytes).split("url(").skip(1) {
            let font = part.split(')').next().expect("an end").trim_matches('"').to_owned();
            assert!(folder.join(path).with_file_name(font).is_file(), "{path}");
        }
    }
    assert!(links > 200, "{links} links");
}

/// Holds that a copy says what the pages say, and no word more.
async fn it_says_what_the_pages_say(folder: &Path, visitor: &Person) {
    for (path, text) in pages(folder) {
        let copy = Html::parse_document(&text);
        let original =
            copy.select(&select("#copied a")).next().and_then(|link| link.value().attr("href")).expect("a link");
        let page = visitor.get(original.strip_prefix(ORIGINAL).expect("the address")).await.ok();
        let page = Html::parse_document(&page.body());
        let words = |page: &Html| -> Vec<String> {
            let content = page.select(&select("#content")).next().expect("the content");
            content.text().map(str::trim).filter(|text| !text.is_empty()).map(str::to_owned).collect()
        };
        let said = words(&page);
        let note = 3;
        for word in &words(&copy)[note..] {
            assert!(said.contains(word), "{path}: {word}");
        }
        for row in ["tbody tr", ".table-card"] {
            let counted = |page: &Html| page.select(&select(&format!("#content {row}"))).count();
            assert_eq!(counted(&copy), counted(&page), "{path}: {row}");
        }
    }
}

async fn to_the_final(day: &Day) {
    day.make().await;
    for round in ["prelim/1", "prelim/2", "prelim/3"] {
        day.play(round).await;
    }
    let lots = [("how", "reeve"), ("everybody", "yes"), ("confirm", "draw")];
    day.organizer.post(&day.run("lots"), &lots).await;
    day.organizer.post(&day.run("bracket/final/make"), &[]).await.expect(303);
}

async fn event() -> Day {
    let mut names: Vec<String> = (2..=12).map(|n| format!("Player {n:02}")).collect();
    names.push(ODD.to_owned());
    day_of(&names).await
}

#[actix_web::test]
async fn a_whole_event_stands_in_a_folder_and_needs_no_server() {
    let day = event().await;
    let visitor = day.app.visitor();
    day.change_player("Player 02", |player| {
        player.person.email = Some("lake@example.org".to_owned());
        player.person.guardian = Some("Guardian Lake".to_owned());
    })
    .await;
    let mut tx = day.app.db.write(Scope::NoTournament).await.expect("a transaction");
    site_text::put(&mut tx, SiteTextKind::Imprint, "Who runs this").await.expect("stored");
    tx.commit().await.expect("committed");
    let folder = TempDir::new().expect("a folder");
    let folder = folder.path().join("copy");
    said(&publish(&day, &folder));
    assert!(pages(&folder)["standings.html"].contains("No standings yet"));
    every_link_leads_to_a_file(&folder);

    to_the_final(&day).await;
    day.play("final/1").await;
    day.organizer.post(&day.run("finish"), &[]).await.expect(303);
    said(&publish(&day, &folder));
    every_link_leads_to_a_file(&folder);
    it_says_what_the_pages_say(&folder, &visitor).await;
    let there = files(&folder);
    for path in [
        "index.html",
        "standings.html",
        "results.html",
        "results-round-prelim-1.html",
        "seats-round-final-1.html",
        "players/12.html",
        "bracket.html",
        "champion.html",
        "champion.png",
        "picture.png",
        "log.html",
        "statistics.html",
        "schedule.html",
        "schedule/proof.html",
        "rules.html",
        "clauses.html",
        "calendar.ics",
        "about/imprint.html",
        "reeve-copy.txt",
    ] {
        assert!(there.contains_key(path), "{path} of {:?}", there.keys());
    }
    let tokens: Vec<String> = day.stored().await.players.into_iter().map(|player| player.link_token).collect();
    for (path, bytes) in &there {
        let text = String::from_utf8_lossy(bytes);
        let is_private = |word: &str| text.contains(word);
        assert!(!tokens.iter().any(|token| is_private(token)), "{path}");
        assert!(!is_private("lake@example.org") && !is_private("Guardian Lake"), "{path}");
    }
    // Names are for search engines only where the organizer wants it, and headers are none of a file.
    let robots = |path: &str| pages(&folder)[path].contains("<meta name=\"robots\" content=\"noindex");
    assert!(robots("standings.html") && !robots("rules.html"));
    day.change(|t| t.indexed = true).await;
    said(&publish(&day, &folder));
    assert!(!robots("standings.html"));
    let home = &pages(&folder)["index.html"];
    assert!(home.contains(&format!("{ORIGINAL}/t/spring")) && home.contains("(Europe/Berlin)"), "{home}");
}

#[actix_web::test]
async fn a_second_run_replaces_what_changed_and_touches_nothing_else() {
    let day = event().await;
    let folder = TempDir::new().expect("a folder");
    let folder = folder.path();
    fs::write(folder.join(".htaccess"), "AddCharset utf-8 .html").expect("a file");
    day.make().await;
    day.play("prelim/1").await;
    said(&publish(&day, folder));
    let first = files(folder);
    let again = said(&publish(&day, folder));
    assert!(again.contains(" 0 new or changed, 0 removed"), "{again}");
    let mut second = files(folder);
    assert_eq!(first.keys().collect::<Vec<_>>(), second.keys().collect::<Vec<_>>());
    for (path, bytes) in &first {
        assert!(path == "reeve-copy.txt" || second[path] == *bytes, "{path}");
    }

    // What a run that was cut off has left is written again.
    let list = folder.join("reeve-copy.txt");
    let listed = fs::read_to_string(&list).expect("a list");
    let cut = listed.lines().map(|line| match line.split_once("  ") {
        Some((_, "index.html")) => "-  index.html\n".to_owned(),
        _ => format!("{line}\n"),
    });
    fs::write(&list, cut.collect::<String>()).expect("a list");
    fs::write(folder.join("index.html"), "half").expect("a page");
    let mended = said(&publish(&day, folder));
    assert!(mended.contains(" 1 new or changed"), "{mended}");
    assert!(pages(folder)["index.html"].trim_end().ends_with("</html>"));

    // Who is erased is erased here with the next run, and what is not public any more is gone.
    let number = day.stored().await.players.iter().find(|one| one.person.name == ODD).expect("a player").number;
    day.organizer.post(&day.run(&format!("players/{number}/erase")), &[("confirm", "erase")]).await;
    said(&publish(&day, folder));
    assert!(pages(folder).values().all(|page| !page.contains("O&#39;Neil")));
    day.play("prelim/2").await;
    said(&publish(&day, folder));
    second = files(folder);
    assert!(second.contains_key("results-round-prelim-2.html") && second.contains_key(".htaccess"));
    every_link_leads_to_a_file(folder);
    assert!(!folder.join(".reeve-copy-new").exists());
}

#[actix_web::test]
async fn what_is_no_copy_is_left_alone() {
    let day = event().await;
    let folder = TempDir::new().expect("a folder");
    let folder = folder.path();
    fs::write(folder.join("index.html"), "the club's own").expect("a file");
    let refused = publish(&day, folder);
    let fault = String::from_utf8_lossy(&refused.stderr).into_owned();
    assert!(refused.status.code() == Some(2) && fault.contains("index.html is there already"), "{fault}");
    assert_eq!(files(folder).into_keys().collect::<Vec<_>>(), ["index.html"]);

    fs::write(folder.join("reeve-copy.txt"), "-  ../elsewhere\n").expect("a list");
    let refused = publish(&day, folder);
    let fault = String::from_utf8_lossy(&refused.stderr).into_owned();
    assert!(refused.status.code() == Some(2) && fault.contains("doesn't list the files"), "{fault}");

    let elsewhere = TempDir::new().expect("a folder");
    let hidden = day.stored().await.tournament.created_at;
    day.change(|t| t.hidden_at = Some(hidden)).await;
    let refused = publish(&day, &elsewhere.path().join("copy"));
    assert_eq!(refused.status.code(), Some(2));
    assert!(!elsewhere.path().join("copy").exists());
}
