//! A form that is sent twice is carried out once, and both senders get the same answer.

use std::fs;
use std::path::Path;

use chrono::{TimeDelta, Utc};
use reeve_store::time::millis;
use reeve_store::{Db, expiry, form_key};

use crate::support::app::{Page, Person};
use crate::support::day::{Day, day};
use crate::support::event::{filled, send};
use crate::support::hall::Hall;

/// The forms that change something and carry no key: the route's pattern, the address as a template calls it, and the reason.
const WITHOUT: &[(&str, &str, &str)] = &[
    ("site::theme", "page.theme_form()", "it sets a cookie of this browser and stores nothing"),
    ("site::language", "action", "it sets a cookie of this browser; where it is a player's own, it has the key of the page"),
    ("site::sign_out", "page.sign_out()", "a session that has ended ends no second time"),
    (
        "site::sign_in",
        "urls::sign_in()",
        "a second session is another session, and a failed try counts as often as it is made",
    ),
    ("site::sign_in_second_factor", "urls::sign_in_second_factor()", "a code opens one session and no second one"),
    ("site::sign_in_with_code", "urls::sign_in_with_code()", "the code itself opens one session and no second one"),
    (
        "site::screen_code",
        "urls::screen_code()",
        "it opens a page and changes nothing; a wrong code counts as often as it is typed",
    ),
    (
        "site::device_code",
        "urls::device_code()",
        "its answer shows the code this once, so the second sending makes the code that is seen",
    ),
    ("site::backups", "urls::backups()", "its answer is the file itself, and making one changes nothing else"),
    (
        "site::kept_backup",
        "urls::kept_backup(file)",
        "its answer is the file itself, and a second sending is a second download",
    ),
    (
        "site::account_link",
        "urls::account_link(*id)",
        "its answer shows the link this once, and the second link ends the first",
    ),
    ("site::spare_key", "urls::spare_key()", "its answer shows the key this once, and the second key ends the first"),
];

#[test]
fn every_form_that_changes_something_carries_a_key() {
    let mut forms = 0;
    for file in files(Path::new(env!("CARGO_MANIFEST_DIR")).join("templates").as_path()) {
        let text = fs::read_to_string(&file).expect("a template");
        for form in text.split("<form").skip(1).filter(|form| posts(form)) {
            let own = form.split("</form>").next().unwrap_or_default();
            forms += 1;
            let keyed = own.contains("key(page)");
            let excused = WITHOUT.iter().any(|(_, url, _)| own.contains(&format!("action=\"{{{{ {url} }}}}\"")));
            assert!(keyed != excused, "{}: <form{}", file.display(), own.lines().next().unwrap_or_default());
        }
    }
    assert!(forms > 30, "only {forms} forms were found");
}

/// The key is read with the form, so every handler of a form reads it, also where only the button counts.
#[test]
fn every_handler_of_a_form_reads_it() {
    let mut sources = Vec::new();
    for file in files(Path::new(env!("CARGO_MANIFEST_DIR")).join("src/web").as_path()) {
        let text = fs::read_to_string(&file).expect("a source");
        sources.push((file, text));
    }
    let mut handlers = 0;
    for (file, text) in &sources {
        for line in text.split("post(urls::").skip(1) {
            let (path, rest) = line.split_once(',').expect("the end of a pattern's name");
            let Some((_, rest)) = rest.split_once("|| to(") else { continue };
            let name = rest.split(')').next().unwrap_or_default();
            let (module, name) = name.rsplit_once("::").unwrap_or(("", name));
            let near = |other: &&(std::path::PathBuf, String)| match module {
                "" => other.0 == *file,
                module => other.0.ends_with(format!("{module}.rs")) && other.0.parent() == file.parent(),
            };
            let (_, source) = sources.iter().find(near).unwrap_or_else(|| panic!("no {module} for {path}"));
            let signature = source.split(&format!("async fn {name}(")).nth(1).and_then(|rest| rest.split("->").next());
            let signature = signature.unwrap_or_else(|| panic!("no handler {name} for {path}"));
            handlers += 1;
            assert!(signature.contains("Form") || without(path), "{path}: {name}({signature}");
        }
    }
    assert!(handlers > 40, "only {handlers} handlers were found");
}

fn without(path: &str) -> bool {
    WITHOUT.iter().any(|(route, ..)| *route == path)
}

/// Whether the tag that begins here posts.
fn posts(form: &str) -> bool {
    form.find("method=\"post\"").is_some_and(|at| at < 200 && !form[..at].contains("<input"))
}

fn files(folder: &Path) -> Vec<std::path::PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).expect("templates") {
        let path = entry.expect("a file").path();
        if path.is_dir() { found.extend(files(&path)) } else { found.push(path) }
    }
    found
}

/// What is counted: audit lines, and stored keys.
async fn counts(db: &Db) -> (i64, i64) {
    let mut tx = db.read().await.unwrap();
    let lines = tx.query("select count(*) from audit").value().await.unwrap();
    (lines, tx.query("select count(*) from form_key").value().await.unwrap())
}

/// Sends the form that a CSS selector finds on a page three times, twice at once and once more. It must be carried
/// out once, and lead to the same place each time; gives that place.
async fn thrice(db: &Db, person: &Person, page: &str, css: &str, typed: &[(&str, &str)]) -> String {
    thrice_in(db, person, page, css, typed, 1).await
}

/// The same for a form that asks for so many acts.
async fn thrice_in(db: &Db, person: &Person, page: &str, css: &str, typed: &[(&str, &str)], acts: i64) -> String {
    let shown = person.get(page).await.ok();
    let action = shown.attributes(css, "action").into_iter().next().unwrap_or_else(|| page.to_owned());
    let fields = filled(&shown, css, typed);
    assert!(fields.iter().any(|(name, value)| name == "form-key" && value.len() == 22), "{page}: {fields:?}");
    let before = counts(db).await;
    let (one, two) = tokio::join!(send(person, &action, &fields), send(person, &action, &fields));
    let three = send(person, &action, &fields).await;
    let after = counts(db).await;
    let places: Vec<&str> = [&one, &two, &three]
        .into_iter()
        .map(|answer| answer.location().unwrap_or_else(|| panic!("{answer}")))
        .collect();
    assert!(places.iter().all(|place| *place == places[0]), "{page}: {places:?}");
    assert_eq!((after.0 - before.0, after.1 - before.1), (acts, 1), "{page}: audit lines and keys");
    places[0].to_owned()
}

async fn seated(players: usize) -> Day {
    let day = day(players).await;
    day.make().await;
    day
}

#[tokio::test]
async fn a_form_sent_twice_is_carried_out_once() {
    let day = seated(13).await;
    let db = &day.app.db;
    let staff = |rest: &str| day.run(rest);
    thrice(
        db,
        &day.organizer,
        "/new",
        "main form",
        &[("name", "Autumn Open"), ("place", "Gera"), ("starts_on", "2026-12-01"), ("time_zone", "Europe/Berlin")],
    )
    .await;
    let added = thrice(db, &day.organizer, &staff("players/new"), "main form", &[("name", "Zoe")]).await;
    assert!(added.contains("/players/14?done="), "{added}");
    thrice(db, &day.organizer, &added, "form[action$='/players/14']", &[("name", "Zoë"), ("club", "Jena")]).await;
    thrice(db, &day.organizer, &staff("check-in"), "form[action*='/check-in/14']", &[]).await;
    thrice(db, &day.organizer, &staff("schedule"), "form[action$='/schedule']", &[("seed", "11")]).await;
    let lines = [("pasted", "player\nBo\nCy")];
    let draft = thrice(db, &day.organizer, &staff("import"), "main form", &lines).await;
    thrice(db, &day.organizer, &draft, "main form[action*='/import/']", &[("do", "import")]).await;
    let judge = [("name", "administrator"), ("role", "judge")];
    thrice(db, &day.organizer, &staff("staff"), "form[action$='/staff']", &judge).await;
    thrice(db, &day.organizer, &staff("staff"), "form[action$='/staff/remove']:has([name=role][value=judge])", &[])
        .await;
}

#[tokio::test]
async fn a_round_and_a_result_sent_twice_are_done_once() {
    let day = seated(12).await;
    let db = &day.app.db;
    let board = day.run("rounds/prelim/1");
    for button in ["publish", "start"] {
        thrice(db, &day.organizer, &board, &format!("form[action$='/{button}']"), &[]).await;
    }
    let sheet = format!("{board}/tables/1");
    let typed = [("vp-1", "10"), ("vp-2", "8"), ("vp-3", "7"), ("vp-4", "5"), ("winner", "1")];
    thrice(db, &day.judge, &sheet, "form[data-entry]", &typed).await;
    thrice(db, &day.judge, &sheet, "form[action$='/sign']", &[]).await;
    let second = format!("{board}/tables/2");
    let signed = [&typed[..], &[("sign", "yes")]].concat();
    thrice_in(db, &day.judge, &second, "form[data-entry]", &signed, 2).await;
    // Where only the first of the two acts was carried out, the form goes on where it was stopped.
    let third = format!("{board}/tables/3");
    let (whole, half) = (day.judge.get(&third).await.ok(), day.judge.get(&third).await.ok());
    send(&day.judge, &third, &filled(&half, "form[data-entry]", &typed)).await.expect(303);
    let fields = filled(&whole, "form[data-entry]", &signed);
    for _ in 0..2 {
        send(&day.judge, &third, &fields).await.expect(303);
    }
    for table in &day.stored().await.rounds[0].tables {
        assert_eq!(table.row.sheet_state.code(), "signed", "table {}", table.row.number);
    }
    thrice(db, &day.organizer, &board, "form[action$='/close']", &[]).await;
    for round in ["prelim/2", "prelim/3"] {
        day.play(round).await;
    }
    thrice(db, &day.organizer, &day.run("lots"), "#f-how", &[("confirm", "draw")]).await;
}

#[tokio::test]
async fn forms_of_players_and_administrators_are_carried_out_once() {
    let hall = Hall::open(0).await;
    let db = &hall.app.db;
    let typed = [("name", "Ada"), ("email", "ada@example.org"), ("code", "yes"), ("photo", "yes")];
    let page = thrice(db, &hall.app.visitor(), "/t/spring-open/register", "main form", &typed).await;
    assert!(page.starts_with("/p/"), "{page}");
    let own = [("name", "Ada L."), ("email", "ada@example.org")];
    thrice(db, &hall.app.visitor(), &page, "form[action$='/edit']", &own).await;
    let boss = hall.app.administrator().await;
    let own = boss.get("/run/spring-open/players").await.ok();
    let number = own
        .attributes("table a, ul a, ol a", "href")
        .into_iter()
        .find_map(|href| href.strip_prefix("/run/spring-open/players/").and_then(|rest| rest.parse::<i64>().ok()));
    let erase = format!("/run/spring-open/players/{}/erase", number.expect("a player"));
    thrice_in(db, &boss, &erase, "main form", &[("confirm", "erase")], 1).await;
    let account = [("name", "new judge"), ("password", "a long sentence"), ("again", "a long sentence")];
    thrice(db, &boss, "/admin/accounts/new", "main form", &account).await;
    // The second visitor with the same page's key is somebody else only in what is typed.
    let form = hall.app.visitor().get("/t/spring-open/register").await.ok();
    let send_as = async |name: &str| {
        let fields = filled(&form, "main form", &[("name", name), ("code", "yes"), ("photo", "yes")]);
        let answer = send(&hall.app.visitor(), "/t/spring-open/register", &fields).await.expect(303);
        answer.location().expect("a link").to_owned()
    };
    assert_ne!(send_as("Kim").await, send_as("Kim's sister").await, "another name is another registration");
}

/// A key works for who was given the page, for that address, and for those values: all else is another form.
#[tokio::test]
async fn a_key_belongs_to_one_caller_one_address_and_one_content() {
    let day = seated(12).await;
    day.open("prelim/1").await;
    let sheet = day.run("rounds/prelim/1/tables/1");
    let page = day.judge.get(&sheet).await.ok();
    let typed = [("vp-1", "10"), ("vp-2", "8"), ("vp-3", "7"), ("vp-4", "5"), ("winner", "1")];
    let fields = filled(&page, "form[data-entry]", &typed);
    send(&day.judge, &sheet, &fields).await.expect(303);
    let other = |change: (&str, &str)| -> Vec<(String, String)> {
        let changed = |(name, value): &(String, String)| {
            (name.clone(), if name == change.0 { change.1.to_owned() } else { value.clone() })
        };
        fields.iter().map(changed).collect()
    };
    // With another value it is an edit of something that has changed: both are shown.
    let stale: Page = send(&day.judge, &sheet, &other(("vp-2", "9"))).await.expect(409);
    assert!(stale.body().contains('9') && stale.body().contains('8'), "{stale}");
    let neighbour = day.run("rounds/prelim/1/tables/2");
    send(&day.judge, &neighbour, &fields).await.expect(303);
    send(&day.judge, &sheet, &fields).await.expect(303);
    let stored = day.stored().await;
    let versions: Vec<i64> = stored.rounds[0].tables.iter().map(|table| table.row.sheet_version).collect();
    assert_eq!(versions[..2], [1, 1]);
}

#[tokio::test]
async fn old_keys_are_forgotten() {
    let day = seated(12).await;
    let now = millis(Utc::now());
    let mut tx = day.app.db.write(reeve_store::Scope::NoTournament).await.unwrap();
    for (key, days) in [("old", 8), ("new", 1)] {
        form_key::insert(&mut tx, key, None, "/", now - TimeDelta::days(days)).await.unwrap();
    }
    expiry::clean(&mut tx, now).await.unwrap();
    assert!(form_key::location(&mut tx, "new").await.unwrap().is_some());
    assert!(form_key::location(&mut tx, "old").await.unwrap().is_none());
    tx.commit().await.unwrap();
}
