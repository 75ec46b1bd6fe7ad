//! Which language an answer has: the order of choices, what is kept of them, and who is written to in which. The pseudo languages of
//! builds for tests stand in for every other: `en-XA` is longer, `ar-XB` goes from right to left.

use std::collections::BTreeMap;
use std::process::Command;

use chrono::Utc;
use reeve_actions::mail;
use reeve_actions::mail::{MailReader, Next};
use reeve_rules::tournament::vocabulary::Phase;
use reeve_store::outbox::MailKind;
use reeve_store::time::millis;
use reeve_store::{Scope, outbox};

use crate::archive::{export, import};
use crate::support::app;
use crate::support::app::{Page, Person};
use crate::support::day::{Day, day};
use crate::support::db::db;
use crate::support::event::{filled, send};

const LONG: &str = "en-XA";
const FROM_RIGHT: &str = "ar-XB";

/// The language of a page, as it says itself and as its header does.
#[track_caller]
fn language(page: &Page) -> String {
    let said = page.attributes("html", "lang").swap_remove(0);
    assert_eq!(page.header("content-language"), said, "{}", page.address);
    said
}

async fn with(person: &Person, path: &str, headers: &[(&str, &str)]) -> Page {
    let request =
        headers.iter().fold(person.request("GET", path), |request, (name, value)| request.header(*name, *value));
    person.send(request).await
}

/// Chooses at the foot of a page, and goes back there.
async fn choose(person: &Person, action: &str, language: &str, before: &str) -> Page {
    let request = person.request("POST", action).header("Sec-Fetch-Site", "same-origin").header("Referer", before);
    person.send(request.form(&[("lang", language)])).await
}

fn cookies(page: &Page) -> Vec<&str> {
    page.headers.get_all("set-cookie").iter().filter_map(|value| value.to_str().ok()).collect()
}

#[actix_web::test]
async fn the_address_comes_before_the_choice_and_that_before_the_tournament() {
    let day = day(4).await;
    let seats = day.public("standings");
    let check = async |person: &Person, path: &str, expected: &str| {
        assert_eq!(language(&person.get(path).await.ok()), expected, "{path}");
    };
    let reader = day.app.visitor();
    check(&reader, &seats, "en").await;
    check(&reader, &format!("{seats}?lang=tlh"), "en").await;
    assert_eq!(language(&day.app.visitor().get(&format!("/no-such-page?lang={LONG}")).await.expect(404)), LONG);
    // A link shows a page in its language, and who has chosen none goes on in it until the browser is closed.
    let followed = reader.get(&format!("{seats}?lang={LONG}")).await.ok();
    assert_eq!(language(&followed), LONG);
    let [kept] = cookies(&followed)[..] else { panic!("{followed}") };
    assert!(kept.starts_with(&format!("lang={LONG};")) && !kept.to_lowercase().contains("max-age"), "{kept}");
    check(&reader, &seats, LONG).await;
    check(&reader, "/", LONG).await;
    // What was chosen is kept for a year, and no link changes it.
    let before = format!("{}{seats}?round=prelim-1&lang={LONG}", day.app.url);
    let chosen = choose(&reader, "/language", "en", &before).await.expect(303);
    assert_eq!(chosen.location(), Some(&*format!("{seats}?round=prelim-1")));
    let [kept] = cookies(&chosen)[..] else { panic!("{chosen}") };
    assert!(
        kept.starts_with("lang=en;") && kept.contains("Max-Age=31536000") && kept.contains("SameSite=Lax"),
        "{kept}"
    );
    let followed = reader.get(&format!("{seats}?lang={LONG}")).await.ok();
    assert_eq!((language(&followed).as_str(), cookies(&followed).len()), (LONG, 0));
    check(&reader, &seats, "en").await;
    choose(&reader, "/language", "tlh", &before).await.expect(422);
    // The tournament's stands behind both, and before what a browser asks for.
    let form = day.organizer.get(&day.run("details")).await.ok();
    let fields = filled(&form, "main form", &[("language", FROM_RIGHT)]);
    send(&day.organizer, &day.run("details"), &fields).await.expect(303);
    check(&reader, &seats, "en").await;
    let stranger = day.app.visitor();
    check(&stranger, &seats, FROM_RIGHT).await;
    assert_eq!(stranger.get(&seats).await.ok().attributes("html", "dir"), ["rtl"]);
    assert_eq!(language(&with(&stranger, &seats, &[("Accept-Language", "en-GB,en;q=0.8")]).await.ok()), FROM_RIGHT);
    check(&stranger, "/", "en").await;
    check(&stranger, &format!("{seats}?lang=en"), "en").await;
}

#[actix_web::test]
async fn the_language_of_the_server_stands_behind_that_of_a_tournament() {
    let app = app::start_with(&["--language", LONG]).await;
    assert_eq!(language(&app.visitor().get("/").await.ok()), LONG);
    let asked = with(&app.visitor(), "/", &[("Accept-Language", "en")]).await.ok();
    assert_eq!((language(&asked).as_str(), asked.header("vary")), (LONG, "Accept-Encoding, Cookie"));
    // The staff's pages are in English everywhere.
    let page = app.administrator().await.get("/admin/status").await.ok();
    assert!(language(&page) == "en" && !page.header("vary").contains("Language"), "{page}");
    assert_eq!(language(&app.visitor().get("/sign-in?lang=ar-XB").await.ok()), "en");
}

#[actix_web::test]
async fn an_organizer_chooses_of_the_languages_that_there_are() {
    let day = day(4).await;
    let path = day.run("details");
    let stored = async || day.stored().await.tournament.language;
    let form = day.organizer.get(&path).await.ok();
    assert_eq!(form.texts("select[name=language] option")[..2], ["As the server", "English"], "{form}");
    send(&day.organizer, &path, &filled(&form, "main form", &[("language", "en")])).await.expect(303);
    assert_eq!(stored().await.as_deref(), Some("en"));
    for wrong in ["tlh", "english", "../de", "de de"] {
        let form = day.organizer.get(&path).await.ok();
        let page = send(&day.organizer, &path, &filled(&form, "main form", &[("language", wrong)])).await.expect(422);
        assert!(!page.fault("language").is_empty(), "{wrong}: {page}");
    }
    assert_eq!(stored().await.as_deref(), Some("en"));
    // One that came in an archive from elsewhere stays until another is chosen.
    day.change(|t| t.language = Some("eo".to_owned())).await;
    let form = day.organizer.get(&path).await.ok();
    assert!(form.texts("select[name=language] option[selected]") == ["eo"], "{form}");
    send(&day.organizer, &path, &filled(&form, "main form", &[])).await.expect(303);
    assert_eq!(stored().await.as_deref(), Some("eo"));
    assert_eq!(language(&day.app.visitor().get(&day.public("standings")).await.ok()), "en");
    let form = day.organizer.get(&path).await.ok();
    send(&day.organizer, &path, &filled(&form, "main form", &[("language", "")])).await.expect(303);
    assert_eq!(stored().await, None);
}

#[actix_web::test]
async fn kept_pages_are_kept_once_for_each_language() {
    let day = day(4).await;
    let path = day.public("standings");
    let (english, long) = (day.app.visitor(), day.app.visitor());
    choose(&long, "/language", LONG, "").await.expect(303);
    let mut tags = BTreeMap::new();
    for _ in 0..4 {
        for (person, expected) in [(&english, "en"), (&long, LONG)] {
            let page = person.get(&path).await.ok();
            assert_eq!(language(&page), expected);
            assert_eq!(page.header("vary"), "Accept-Encoding, Accept-Language, Cookie");
            let tag = tags.entry(expected).or_insert_with(|| page.header("etag").to_owned());
            assert_eq!(page.header("etag"), *tag);
        }
    }
    assert_ne!(tags["en"], tags[LONG]);
    with(&english, &path, &[("If-None-Match", tags["en"].as_str())]).await.expect(304);
    with(&english, &path, &[("If-None-Match", tags[LONG].as_str())]).await.ok();
    // An address with a language is one page for everybody; one that there is not is as if it were not named.
    // Whoever has chosen nothing goes on in it.
    let named = day.app.visitor().get(&format!("{path}?lang={LONG}")).await.ok();
    assert_eq!((language(&named).as_str(), named.header("vary")), (LONG, "Accept-Encoding, Cookie"));
    let made = day.app.shared.page_cache.made();
    assert_eq!(language(&english.get(&format!("{path}?lang=tlh")).await.ok()), "en");
    assert_eq!(day.app.shared.page_cache.made(), made);
    // What programs are told is the same in all of them.
    let facts = format!("/api/1/tournaments/{}", day.slug);
    let [one, other] = [english.get(&facts).await.ok(), long.get(&format!("{facts}?lang={LONG}")).await];
    assert!(one.header("content-language").is_empty() && other.header("content-language").is_empty());
}

#[actix_web::test]
async fn papers_screens_and_frames_have_the_language_of_the_tournament() {
    let day = day(12).await;
    day.make().await;
    day.open("prelim/1").await;
    day.change(|t| (t.embeds, t.language) = (true, Some(FROM_RIGHT.to_owned()))).await;
    let reader = day.app.visitor();
    choose(&reader, "/language", LONG, "").await.expect(303);
    choose(&day.organizer, "/language", LONG, "").await.expect(303);
    for path in [day.public("hall"), format!("/embed/{}/standings", day.slug)] {
        assert_eq!(language(&reader.get(&path).await.ok()), FROM_RIGHT, "{path}");
        assert_eq!(language(&reader.get(&format!("{path}?lang={LONG}")).await.ok()), LONG, "{path}");
    }
    for path in ["poster", "cards", "export/certificates", "rounds/prelim/1/print/pack"] {
        let path = day.run(path);
        assert_eq!(language(&day.organizer.get(&path).await.ok()), FROM_RIGHT, "{path}");
        assert_eq!(language(&day.organizer.get(&format!("{path}?lang={LONG}")).await.ok()), LONG, "{path}");
    }
    for path in ["details", "rounds/prelim/1", "players"] {
        let path = day.run(path);
        assert_eq!(language(&day.organizer.get(&format!("{path}?lang={LONG}")).await.ok()), "en", "{path}");
    }
    day.organizer.post(&day.run("streams"), &[("stream", "Lower third")]).await.expect(303);
    let list = day.organizer.get(&day.run("streams")).await.ok();
    let line = list.attributes("main .entries a.name", "href").swap_remove(0);
    let fields =
        [("part", "standings"), ("number", ""), ("corner", "top-right"), ("size", "large"), ("colours", "light")];
    day.organizer.post(&line, &fields).await.expect(303);
    let stream = list.text("a.address");
    let stream = format!("/stream/{}", stream.split("/stream/").nth(1).expect("an address"));
    assert_eq!(language(&reader.get(&stream).await.ok()), FROM_RIGHT);
}

async fn own_page(day: &Day, number: i64) -> String {
    let stored = day.stored().await;
    let player = stored.players.iter().find(|player| player.number == number).expect("a player");
    format!("/p/{}", player.link_token)
}

async fn language_of(day: &Day, number: i64) -> Option<String> {
    day.stored().await.players.iter().find(|player| player.number == number).and_then(|player| player.language.clone())
}

#[actix_web::test]
async fn what_a_player_chooses_goes_along_to_every_device_and_into_mails() {
    let day = day(4).await;
    let own = own_page(&day, 2).await;
    let phone = day.app.visitor();
    let before = format!("{}{own}", day.app.url);
    let chosen = choose(&phone, &format!("{own}/language"), LONG, &before).await.expect(303);
    assert_eq!(chosen.location(), Some(&*own));
    assert_eq!(language_of(&day, 2).await.as_deref(), Some(LONG));
    assert_eq!(language(&phone.get(&own).await.ok()), LONG);
    assert_eq!(language(&day.app.visitor().get(&own).await.ok()), LONG, "on another device");
    assert_eq!(language(&day.app.visitor().get(&day.public("standings")).await.ok()), "en");
    choose(&phone, &format!("{own}/language"), "tlh", &before).await.expect(422);
    // The page of a person is told to nobody, and in no other language.
    let page = phone.get(&own).await.ok();
    assert!(!page.has("link[hreflang], link[rel=canonical]"), "{page}");
    // Mails are in the player's language, or else in the tournament's.
    for name in ["Player 01", "Player 02"] {
        let address = format!("{}@example.org", name.replace(' ', "").to_lowercase());
        day.change_player(name, |player| player.person.email = Some(address)).await;
    }
    for (tournament, expected) in [(None, None), (Some(FROM_RIGHT), Some(FROM_RIGHT))] {
        day.change(|t| t.language = tournament.map(str::to_owned)).await;
        let now = millis(Utc::now());
        let mut tx = day.app.db.write(Scope::Tournament(day.id)).await.unwrap();
        outbox::to_players(&mut tx, MailKind::PlayerLink, day.id, (1, 4), now).await.unwrap();
        tx.commit().await.unwrap();
        let mut found = BTreeMap::new();
        loop {
            match mail::next(&day.app.db, "http://x", now).await.unwrap() {
                Next::Nothing => break,
                Next::Dropped => {}
                Next::Send(mail, outgoing) => {
                    mail::settle(&day.app.db, &mail, Ok(()), now).await.unwrap();
                    found.insert(outgoing.to.clone(), outgoing.reader.clone());
                }
            }
        }
        let reader = |tag: Option<&str>| Some(MailReader::Player(tag.map(str::to_owned)));
        assert_eq!(found.get("player01@example.org").cloned(), reader(expected));
        assert_eq!(found.get("player02@example.org").cloned(), reader(Some(LONG)));
    }
}

#[actix_web::test]
async fn whoever_registers_is_written_to_in_the_language_that_they_asked_for() {
    let day = day(4).await;
    day.change(|t| t.phase = Phase::Registration).await;
    let path = day.public("register");
    let register = async |person: &Person, name: &str| {
        person.post(&path, &[("name", name), ("code", "yes"), ("photo", "yes")]).await.expect(303);
        let stored = day.stored().await;
        stored.players.iter().find(|player| player.person.name == name).expect("a player").language.clone()
    };
    // Who asks for none is written to as the tournament is, whatever that will be.
    assert_eq!(register(&day.app.visitor(), "Ada Lovelace").await, None);
    let reader = day.app.visitor();
    assert_eq!(language(&reader.get(&format!("{path}?lang={LONG}")).await.ok()), LONG);
    assert_eq!(register(&reader, "Zoë Abel").await.as_deref(), Some(LONG));
}

#[actix_web::test]
async fn an_archive_takes_the_languages_along() {
    let day = day(4).await;
    day.change(|t| t.language = Some("nl".to_owned())).await;
    day.change_player("Player 03", |player| player.language = Some("de-AT".to_owned())).await;
    let (bytes, to) = (export(&day.app.db, day.id).await, db().await);
    import(&to, &bytes, None).await.unwrap();
    let mut tx = to.read().await.unwrap();
    let tournaments: Vec<Option<String>> = tx.query("select language from tournament").values().await.unwrap();
    assert_eq!(tournaments, [Some("nl".to_owned())]);
    let players: Vec<Option<String>> = tx.query("select language from player order by number").values().await.unwrap();
    assert_eq!(players, [None, None, Some("de-AT".to_owned()), None]);
}

#[actix_web::test]
async fn search_engines_are_told_of_every_language_and_readers_choose_at_the_foot() {
    let day = day(4).await;
    let path = day.public("rules");
    let home = format!("{}{path}", day.app.shared.public_url());
    let page = day.app.visitor().get(&path).await.ok();
    assert_eq!(page.attributes("link[rel=canonical]", "href"), [home.clone()], "{page}");
    let offered: Vec<&str> = texts::Language::offered().map(texts::Language::tag).collect();
    let (mut tags, mut addresses) = (Vec::new(), Vec::new());
    if offered.len() > 1 {
        tags = [offered.as_slice(), &["x-default"]].concat();
        addresses = offered.iter().map(|tag| format!("{home}?lang={tag}")).chain([home.clone()]).collect();
    }
    assert_eq!(page.attributes("link[rel=alternate][hreflang]", "hreflang"), tags);
    assert_eq!(page.attributes("link[rel=alternate][hreflang]", "href"), addresses);
    let choices = page.attributes("footer form[action='/language'] button[lang]", "value");
    assert_eq!(choices, if offered.len() > 1 { offered.clone() } else { Vec::new() });
    // The page in another language says that this is its address.
    let page = day.app.visitor().get(&format!("{path}?lang={LONG}")).await.ok();
    assert_eq!(page.attributes("link[rel=canonical]", "href"), [format!("{home}?lang={LONG}")]);
    // Not on pages of the staff, nor on those of one person.
    let own = own_page(&day, 1).await;
    for page in [day.organizer.get(&day.run("players")).await.ok(), day.app.visitor().get(&own).await.ok()] {
        assert!(!page.has("link[hreflang]"), "{page}");
    }
    assert!(!day.organizer.get(&day.run("players")).await.ok().has("footer [lang]"));
}

/// What translators are given, and what comes back from them (CONTRIBUTING.md).
#[test]
fn the_files_of_translators_come_back_as_they_were() {
    let told = Command::new("python3").args(["tests/tools/languages", "check"]).output().expect("Python");
    assert!(told.status.success(), "{}", String::from_utf8_lossy(&told.stderr));
}
