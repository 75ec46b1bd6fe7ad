//! A person's data handed out and erased; archives and backups through the pages; and nothing deleted by a click.

use std::collections::BTreeSet;
use std::fs;
use std::io::Cursor;

use reeve_store::account;
use reeve_store::account::{AttemptKind, Window};
use reeve_store::{Db, Purpose, Scope, Snapshot};
use serde_json::Value;

use crate::support::app::{self, App, May, Page, Person};
use crate::support::db;
use crate::support::db::text_of_tables;
use crate::support::filled::{FIRST_PLAYER, PLAYED, SLUG, fill, put};
use crate::support::hall::Hall;

async fn running() -> (App, Person) {
    let app = app::start().await;
    fill(&app.db).await;
    let administrator = app.administrator().await;
    (app, administrator)
}

/// Every row of the store as one text.
async fn text_of_all(db: &Db) -> String {
    text_of_tables(db).await.into_iter().map(|(_, text)| text).collect()
}

fn lines<'t>(text: &'t str, table: &str) -> Vec<&'t str> {
    text.lines().filter(|line| line.starts_with(&format!("{table}: "))).collect()
}

#[tokio::test]
async fn an_erased_person_leaves_results_and_nothing_else() {
    let (app, organizer) = running().await;
    let mut tx = app.db.write(Scope::Tournament(PLAYED)).await.unwrap();
    let report = r#"{"handler":"Zoë Müller","seats":[]}"#;
    let row = serde_json::json!({"id": 9000, "table_id": 211, "version": 2, "state": "submitted", "content": report,
        "player_id": FIRST_PLAYER + 6, "at": "2026-11-21T10:00:00Z"});
    put(&mut tx, "sheet_version", row).await;
    tx.commit().await.unwrap();
    let before = text_of_all(&app.db).await;
    assert!(before.contains("Zoë") && before.contains("p7@example.org"));
    let base = format!("/run/{SLUG}/players/7/erase");
    // What an upgrade left beside the store holds the name, too.
    let of_upgrade = "The copy of the whole store that was made before an upgrade";
    assert!(!organizer.get(&base).await.ok().says(of_upgrade));
    let copy = app.db.file().map(|file| std::path::PathBuf::from(format!("{}.before-0002", file.display())));
    copy.iter().for_each(|copy| std::fs::write(copy, "Zoë").expect("a copy"));
    let page = organizer.get(&base).await.ok();
    assert!(page.says("Zoë Müller") && page.says("Player 7"), "{page}");
    assert_eq!(page.says(of_upgrade), copy.is_some(), "{page}");
    let codes = page.attributes("input[name=text]", "value");
    assert!(codes.contains(&"witness-9".to_owned()) && codes.contains(&"sheet-9000".to_owned()), "{codes:?}");

    let mut form: Vec<(&str, &str)> = codes.iter().map(|code| ("text", code.as_str())).collect();
    form.push(("confirm", "yes"));
    organizer.post(&base, &form).await.expect(422);
    assert_eq!(text_of_all(&app.db).await, before, "the wrong word changes nothing");
    assert!(copy.iter().all(|copy| copy.exists()));
    form.pop();
    form.push(("confirm", "erase"));
    let done = organizer.post(&base, &form).await.expect(303);
    assert!(organizer.follow(&done).await.ok().says("is erased"));
    assert!(!copy.iter().any(|copy| copy.exists()), "the copy still holds the name");

    let after = text_of_all(&app.db).await;
    for secret in ["Zoë", "Müller", "p7@example.org", "token-7-"] {
        assert!(!after.contains(secret), "{secret}");
    }
    for table in ["seat", "lot", "game_table", "round", "decline", "account"] {
        assert_eq!(lines(&before, table), lines(&after, table), "{table}");
    }
    let log = lines(&after, "audit");
    assert_eq!(log[..log.len() - 2], lines(&before, "audit")[..], "earlier lines stay as they were");
    assert!(log[log.len() - 2].contains("mask-free-text") && log[log.len() - 1].contains("erase-person"));
    assert!(!log[log.len() - 1].contains("Zoë"));
    let archive = organizer.get(&format!("/run/{SLUG}/export/archive.zip")).await.ok();
    let standings = standings_in(&archive.bytes);
    assert!(standings.contains("Player 7") && !standings.contains("Zoë"), "{standings}");
    assert!(organizer.get(&format!("/t/{SLUG}/standings")).await.ok().says("Player 7"));
    app.visitor().get("/p/token-7-abcdefghijkl").await.expect(404);
}

fn standings_in(bytes: &[u8]) -> String {
    let mut zip = zip::ZipArchive::new(Cursor::new(bytes)).unwrap();
    std::io::read_to_string(zip.by_name("standings.csv").unwrap()).unwrap()
}

#[tokio::test]
async fn a_text_that_means_somebody_else_can_stay() {
    let (app, organizer) = running().await;
    let base = format!("/run/{SLUG}/players/7/erase");
    organizer.post(&base, &[("confirm", "Erase")]).await.expect(303);
    let after = text_of_all(&app.db).await;
    assert!(after.contains("Zoë Müller and Player 3's mother"));
    assert!(lines(&after, "import_draft").is_empty(), "uploads are forgotten");
    assert!(!lines(&after, "person").iter().any(|line| line.contains("\"name\":\"Zoë")));
}

#[tokio::test]
async fn a_pseudonym_is_told_apart_from_a_real_name() {
    let (app, organizer) = running().await;
    let mut tx = app.db.write(Scope::Tournament(PLAYED)).await.unwrap();
    tx.query("update person set name = 'Player 7' where player_id = 700").execute().await.unwrap();
    tx.commit().await.unwrap();
    organizer.post(&format!("/run/{SLUG}/players/7/erase"), &[("confirm", "erase")]).await.expect(303);
    let page = organizer.get(&format!("/run/{SLUG}/players/7/erase")).await.ok();
    assert!(page.says("Player 7 (2)"), "{page}");
}

/// Whatever people are really called, with a number behind the name or in small letters: no two labels are equal.
#[tokio::test]
async fn nobody_is_called_like_somebody_who_was_erased() {
    let (app, organizer) = running().await;
    let mut tx = app.db.write(Scope::Tournament(PLAYED)).await.unwrap();
    for (player, name) in [(700, "Player 7"), (701, "Player 7 (2)"), (702, "Player 8 (2)"), (703, "player 8")] {
        tx.query("update person set name = $2 where player_id = $1").bind(player).bind(name).execute().await.unwrap();
    }
    tx.commit().await.unwrap();
    for number in [7, 8, 1] {
        let address = format!("/run/{SLUG}/players/{number}/erase");
        organizer.post(&address, &[("confirm", "erase")]).await.expect(303);
    }
    let stored = Snapshot::load(&mut app.db.read().await.unwrap(), PLAYED).await.unwrap();
    let label = |number: i64| stored.players.iter().find(|player| player.number == number).unwrap().label();
    assert_eq!([7, 8, 1].map(label), ["Player 7 (3)", "Player 8", "Player 1"]);
    let labels: BTreeSet<String> = stored.players.iter().map(|player| player.label()).collect();
    assert_eq!(labels.len(), stored.players.len());
}

#[tokio::test]
async fn everything_of_a_person_is_handed_out_to_the_person() {
    let (app, organizer) = running().await;
    let page = app.visitor().get("/p/token-7-abcdefghijkl/data.json").await.ok();
    let data: Value = serde_json::from_slice(&page.bytes).unwrap();
    assert_eq!(data["rows"]["person"].as_array().unwrap().len(), 2);
    assert_eq!(data["rows"]["person"][0]["email"], "p7@example.org");
    assert_eq!(data["games"].as_array().unwrap().len(), 3);
    assert!(!page.body().contains("p8@example.org"), "nobody else's data");
    let same = organizer.get(&format!("/run/{SLUG}/players/7/data.json")).await.ok();
    assert_eq!(same.body(), page.body());
    organizer.get(&format!("/run/{SLUG}/players/99/data.json")).await.expect(404);
}

#[tokio::test]
async fn seats_that_are_not_published_are_not_handed_out() {
    let (app, _) = running().await;
    let mut tx = app.db.write(Scope::Tournament(PLAYED)).await.unwrap();
    tx.query("update round set state = 'planned' where id = 103").execute().await.unwrap();
    tx.commit().await.unwrap();
    let page = app.visitor().get("/p/token-7-abcdefghijkl/data.json").await.ok();
    let data: Value = serde_json::from_slice(&page.bytes).unwrap();
    assert_eq!(data["games"].as_array().unwrap().len(), 2);
    assert_eq!(data["rows"]["seat"].as_array().unwrap().len(), 2);
}

#[tokio::test]
async fn an_archive_goes_from_one_page_to_another() {
    let (app, administrator) = running().await;
    let exports = administrator.get(&format!("/run/{SLUG}/export")).await.ok();
    let link = format!("/run/{SLUG}/export/archive.zip");
    assert!(exports.attributes("a", "href").contains(&link), "{exports}");
    let archive = administrator.get(&link).await.ok();
    assert_eq!(archive.header("content-type"), "application/zip");
    let creator = app.account("creator", May::Create).await;
    assert!(!creator.get("/new").await.ok().attributes("a", "href").contains(&"/admin/import".to_owned()));
    creator.get("/admin/import").await.expect(403);
    creator.post_file("/admin/import", &[("slug", "x")], "file", &archive.bytes).await.expect(403);
    let other = app.account("other", May::Administer).await;
    let taken = other.post_file("/admin/import", &[("slug", "")], "file", &archive.bytes).await.expect(422);
    assert!(taken.says("is here already"), "{taken}");
    let broken = other.post_file("/admin/import", &[], "file", &archive.bytes[..500]).await.expect(422);
    assert!(broken.says("cut short"), "{broken}");
    other.post("/admin/import", &[("slug", "x")]).await.expect(422);
    let done = other.post_file("/admin/import", &[("slug", "jena-again")], "file", &archive.bytes).await.ok();
    assert!(done.says("12 players") && done.says("12 private links"), "{done}");
    // Who imports runs it.
    other.get("/run/jena-again").await.ok();
    let copy = other.get("/run/jena-again/export/archive.zip").await.ok();
    assert_eq!(standings_in(&copy.bytes), standings_in(&archive.bytes));
    // The log says which lines nobody here saw: those of the archive, and none that are written from now on.
    let came = "as the archive has it";
    other.post("/run/jena-again/archive", &[("confirm", "jena-again")]).await.expect(303);
    let marks = |page: &Page| page.body().matches(came).count();
    let (there, here) =
        (other.get("/run/jena-again/audit").await.ok(), administrator.get(&format!("/run/{SLUG}/audit")).await.ok());
    assert!(marks(&there) > 0 && marks(&here) == 0, "{there}");
    let file = other.get("/run/jena-again/audit.csv").await.ok();
    let ends = |line: &str| (line.contains("archive tournament"), line.rsplit(',').nth(1) == Some("yes"));
    let lines: Vec<_> = file.body().lines().skip(1).map(ends).collect();
    assert_eq!(lines.iter().filter(|line| !line.1).collect::<Vec<_>>(), [&(true, false)], "{file}");
}

#[tokio::test]
async fn a_backup_from_the_page_restores() {
    let (app, administrator) = running().await;
    assert!(administrator.get("/admin/backup").await.ok().says("No backup has been made yet"));
    let file = administrator.post("/admin/backup", &[]).await.ok();
    let to = db().await;
    reeve_actions::transfer::backup::restore(&to, Cursor::new(&file.bytes), false).await.unwrap();
    let page = administrator.get("/admin/backup").await.ok();
    assert!(page.says("Read back and checked") && page.says("reeve-"), "{page}");
    let restored = text_of_all(&to).await;
    assert!(text_of_all(&app.db).await.starts_with(restored.trim_end_matches('\n').get(..500).unwrap()));
}

#[tokio::test]
async fn the_server_makes_backups_by_itself_and_keeps_some() {
    let folder = tempfile::tempdir().unwrap();
    for hour in 1..=4 {
        fs::write(folder.path().join(format!("reeve-20200101T0{hour}0000Z.zip")), "old").unwrap();
    }
    fs::write(folder.path().join("letter.txt"), "mine").unwrap();
    let app = app::start_with(&["--backup-folder", folder.path().to_str().unwrap(), "--backup-keep", "2"]).await;
    let names = || {
        let mut names: Vec<String> = fs::read_dir(folder.path())
            .unwrap()
            .map(|entry| entry.unwrap().file_name().into_string().unwrap())
            .collect();
        names.sort();
        names
    };
    let mut tries = 0;
    while names().len() != 3 && tries < 400 {
        tries += 1;
        tokio::time::sleep(std::time::Duration::from_millis(25)).await;
    }
    let names = names();
    assert_eq!(names[..2], ["letter.txt", "reeve-20200101T040000Z.zip"], "{names:?}");
    let made = fs::read(folder.path().join(&names[2])).unwrap();
    let to = db().await;
    reeve_actions::transfer::backup::restore(&to, Cursor::new(made), false).await.unwrap();
    let page = app.administrator().await.get("/admin/backup").await.ok();
    assert!(page.says("Every 24 hours") && page.says(&names[2]), "{page}");
}

/// Everything in a ZIP file, file by file, as one text.
fn unpacked(bytes: &[u8]) -> String {
    let mut zip = zip::ZipArchive::new(Cursor::new(bytes)).unwrap();
    (0..zip.len()).map(|at| std::io::read_to_string(zip.by_index(at).unwrap()).unwrap()).collect()
}

/// The files of a SQLite store, its log among them; nothing on PostgreSQL.
fn bytes_of(db: &Db) -> Vec<u8> {
    let Some(file) = db.file() else { return Vec::new() };
    let log = fs::read(file.with_file_name("reeve.db-wal")).unwrap_or_default();
    [fs::read(file).unwrap(), log].concat()
}

fn holds(bytes: &[u8], text: &str) -> bool {
    bytes.windows(text.len()).any(|window| window == text.as_bytes())
}

#[tokio::test]
async fn the_network_addresses_of_an_erased_person_are_nowhere() {
    let hall = Hall::with(app::start_with(&["--proxies", "127.0.0.1"]).await, 0).await;
    let visitor = hall.app.visitor();
    let send = async |path: &str, fields: &[(&str, &str)], from: &str| {
        let request = visitor.request("POST", path).header("X-Forwarded-For", from);
        visitor.send(request.form(fields)).await.expect(303)
    };
    let register = "/t/spring-open/register";
    let ann = send(register, &[("name", "Annegret"), ("code", "yes"), ("photo", "yes")], "203.0.113.77").await;
    send(register, &[("name", "Bo"), ("code", "yes"), ("photo", "yes")], "203.0.113.5").await;
    let own = ann.location().expect("a link").split('?').next().expect("a path").to_owned();
    send(&format!("{own}/edit"), &[("name", "Annegret"), ("club", "Jena"), ("version", "1")], "198.51.100.88").await;
    let boss = hall.app.administrator().await;
    let look = async || {
        let mut seen = vec![text_of_all(&hall.app.db).await];
        for page in ["/run/spring-open/audit", "/run/spring-open/audit.csv", "/admin/audit", "/admin/audit.csv"] {
            seen.push(boss.get(page).await.ok().body());
        }
        seen.push(unpacked(&boss.get("/run/spring-open/export/archive.zip").await.ok().bytes));
        seen.push(unpacked(&boss.post("/admin/backup", &[]).await.ok().bytes));
        seen
    };
    let counted = async |network: &str| {
        let mut tx = hall.app.db.read().await.unwrap();
        let day = Window::last(chrono::TimeDelta::days(1), chrono::Utc::now());
        account::attempts_in(&mut tx, AttemptKind::Register, network, day).await.unwrap()
    };
    for text in look().await {
        for address in ["203.0.113.77", "198.51.100.88", "203.0.113.5"] {
            assert!(text.contains(address), "{address} in {text}");
        }
    }
    assert_eq!((counted("203.0.113.77").await, counted("203.0.113.5").await), (1, 1));
    let data = boss.get("/run/spring-open/players/1/data.json").await.ok().body();
    assert!(data.contains("203.0.113.77") && !data.contains("203.0.113.5"), "{data}");
    let before = lines(&text_of_all(&hall.app.db).await, "audit").len();

    let erase = hall.run("/players/1/erase");
    assert!(boss.get(&erase).await.ok().says("The network address is taken out of every line"));
    boss.post(&erase, &[("confirm", "erase")]).await.expect(303);

    let bytes = bytes_of(&hall.app.db);
    assert_eq!(holds(&bytes, "203.0.113.5"), hall.app.db.file().is_some());
    for gone in ["203.0.113.77", "198.51.100.88", "Annegret"] {
        assert!(!holds(&bytes, gone), "{gone} lies about in the store's files");
    }

    for text in look().await {
        for address in ["203.0.113.77", "198.51.100.88"] {
            assert!(!text.contains(address), "{address} in {text}");
        }
        assert!(text.contains("203.0.113.5"), "nobody else's goes: {text}");
        assert!(text.contains("egister"), "the line itself stays: {text}");
    }
    assert_eq!((counted("203.0.113.77").await, counted("203.0.113.5").await), (0, 1));
    // The erasure, and the backup of the first look, have lines of their own.
    assert_eq!(lines(&text_of_all(&hall.app.db).await, "audit").len(), before + 2);
}

/// A double that was merged is the same person: nothing of it outlives the one who stays.
#[tokio::test]
async fn whoever_was_merged_into_an_erased_player_is_erased_too() {
    let hall = Hall::open(9).await;
    hall.register("Lovelace, Ada", "one@example.org").await.expect(303);
    hall.register("Ada Lovelace", "two@example.org").await.expect(303);
    hall.register("Bo", "bo@example.org").await.expect(303);
    let token = hall.snapshot().await.players[1].link_token.clone();
    let page = hall.organizer.get(&hall.run("/players/doubles")).await.ok();
    let mut fields = page.form("form[action$='/players/doubles']");
    fields.push(("keep".to_owned(), "1".to_owned()));
    let fields: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
    hall.organizer.post(&hall.run("/players/doubles"), &fields).await.expect(303);
    hall.app.visitor().get(&format!("/p/{token}")).await.ok();

    let data = hall.organizer.get(&hall.run("/players/1/data.json")).await.ok().body();
    assert!(data.contains("one@example.org") && data.contains("two@example.org"), "{data}");
    assert!(!data.contains("bo@example.org"), "{data}");
    let own = hall.app.visitor().get(&format!("/p/{token}/data.json")).await.ok().body();
    assert_eq!(own, data, "the link of the one who went leads to the same");

    let boss = hall.app.administrator().await;
    let erase = hall.run("/players/1/erase");
    let asked = boss.get(&erase).await.ok();
    assert_eq!(asked.texts("ul.merged li"), ["No. 2: Ada Lovelace becomes Player 2"], "{asked}");
    let done = boss.post(&erase, &[("confirm", "erase")]).await.expect(303);
    assert!(boss.follow(&done).await.ok().says("is erased"));
    let after = text_of_all(&hall.app.db).await;
    for gone in ["Lovelace", "one@example.org", "two@example.org", &token] {
        assert!(!after.contains(gone), "{gone}");
    }
    assert!(after.contains("bo@example.org"));
    hall.app.visitor().get(&format!("/p/{token}")).await.expect(404);
    let archive = unpacked(&boss.get(&hall.run("/export/archive.zip")).await.ok().bytes);
    assert!(!archive.contains("Lovelace") && !archive.contains("two@example.org"), "{archive}");
    let log: Vec<String> =
        hall.organizer.get(&hall.run("/audit.csv")).await.ok().body().lines().map(str::to_owned).collect();
    assert_eq!(log.iter().filter(|line| line.contains(",erase ")).count(), 2, "{log:?}");

    // A store in which only the one who stays was erased, as earlier versions did it: what is left can still be erased.
    let mut tx = hall.app.db.write(Scope::NoTournament).await.unwrap();
    tx.query("update person set email = 'left@example.org' where name = 'Player 2'").execute().await.unwrap();
    tx.commit().await.unwrap();
    boss.post(&erase, &[("confirm", "erase")]).await.expect(303);
    assert!(!text_of_all(&hall.app.db).await.contains("left@example.org"));
}

/// Tables whose rows may go, and why. Everything else is archived, masked or kept.
const MAY_GO: &[(&str, &str)] = &[
    ("account", "made for a tournament that did not come in after all, and touched by nobody"),
    ("tournament_words", "of a tournament that did not come in after all"),
    ("session", "signed out"),
    ("tournament_face", "replaced when it is edited, or emptied; the audit log keeps that"),
    ("programme_entry", "replaced when it is edited; the audit log keeps the times"),
    ("tournament_logo", "taken away; the file can be sent again"),
    ("prize_band", "replaced when they are edited; the audit log keeps the ranks"),
    ("game_set", "replaced when they are edited"),
    ("staff_note", "emptied by the staff, or erased with the person"),
    ("confidential_report", "kept for a set time, or erased with the player who wrote it"),
    ("confidential_about", "with its report"),
    ("confidential_ground", "kept for a set time, or erased with the person whom the report is about"),
    ("confidential_step", "with its report"),
    ("attempt", "counted out"),
    ("second_factor", "switched off, or reset; the audit log keeps it"),
    ("recovery_code", "replaced by new ones, or gone with the second factor"),
    ("passkey", "removed by its owner, or reset; the audit log keeps it"),
    ("passkey_question", "answered, or a few minutes old"),
    ("pending_sign_in", "signed in, or a few minutes old"),
    ("site_text", "a text of the operator that was emptied; the audit log keeps it"),
    ("known_device", "a browser in which nobody signs in any more; it names no person"),
    ("one_time_key", "a link or code that was used, has run out or was replaced; the audit log keeps it"),
    ("backup_elsewhere", "what came of the backup before; the log of the server keeps it"),
    ("staff_invitation", "accepted, withdrawn or long ended; the audit log keeps it"),
    ("outbox", "sent, or given up; the audit log keeps what it was about"),
    ("mail_text", "sent to all; the audit log keeps to whom"),
    ("staff", "a role taken away; the audit log keeps it"),
    ("staff_ties", "of somebody who is on the staff no more"),
    ("staff_agreement", "of somebody who is on the staff no more; the audit log keeps it"),
    ("film_consent", "replaced when it is noted again; the audit log keeps how many agree"),
    ("board_photo", "kept for a set time, taken away, or erased with whoever sat there; the audit log keeps that"),
    ("hall_screen", "a screen that was removed; the audit log keeps it"),
    ("stream", "an address for streams that was removed; the audit log keeps it"),
    ("two_people", "taken back; the audit log keeps it"),
    ("two_groups", "taken back; the audit log keeps it"),
    ("seat_mail_wish", "taken back, or erased with the person; the audit log keeps it"),
    ("push_device", "taken back, erased with the person, or unknown to its push service; the audit log keeps it"),
    ("seat_pushed", "of a round that was never played"),
    ("api_key", "ended; its name is that of a program, and the audit log keeps it"),
    ("webhook", "removed; the audit log keeps it"),
    ("webhook_message", "told long ago, or removed with its webhook; it names nobody"),
    ("seat_told", "of a mail that was given up, or of a round that was never played"),
    ("next_start", "a start that was taken back; the audit log keeps it"),
    ("judge_duty", "a line taken off the duty list; the audit log keeps it"),
    ("decline", "taken back; the audit log keeps it"),
    ("setting", "a key that was taken back, or an address that no longer holds; the audit log keeps it"),
    ("individual", "parted, or one of them erased; the audit log keeps it"),
    ("individual_player", "parted, or erased; the audit log keeps it"),
    ("form_key", "of a form that nobody sends again"),
    ("import_draft", "imported or given up"),
    ("player_pin", "erased with the person"),
    ("round_board", "taken away; the audit log keeps its text"),
    ("board_laying", "taken for its round, or given up; the audit log keeps it"),
    ("side_game", "of a round that was never played"),
    ("side_game_step", "of a round that was never played, or of a game begun again; the audit log keeps each step"),
    ("series_organizer", "somebody who runs the series no more; the audit log keeps it"),
    ("series_event", "an event that was taken out of its series; the audit log keeps it"),
    ("series_freeze", "taken back while nobody was invited; the audit log keeps it"),
    ("series_finalist", "with the freeze that is taken back"),
    ("series_apart", "of two who are one person after all; the audit log keeps it"),
    ("board_device", "closed, or the board is laid; the audit log keeps it"),
    ("tablet", "closed, or its hours are over; the audit log keeps it"),
    ("game_note", "of a round that was never played"),
    ("seat", "of a round that was never played"),
    ("game_table", "of a round that was never played"),
    ("round", "that was never played"),
    ("tournament", "in which the seats of another one waited, and nothing else was"),
    ("schedule", "how a swap by hand was judged that was taken back; the audit log keeps both"),
];

#[test]
fn nothing_else_is_ever_deleted() {
    let mut complaints = Vec::new();
    for entry in fs::read_dir("src/store").unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            // Restoring over a store is the one thing that empties tables, and has a flag of its own; and what an import left
            // behind that did not come to its end was never there.
            continue;
        }
        let text = fs::read_to_string(&path).unwrap();
        for (_, rest) in text.match_indices("delete from ").map(|(at, found)| (at, &text[at + found.len()..])) {
            let table: String = rest.chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect();
            if !MAY_GO.iter().any(|(name, _)| *name == table) {
                complaints.push(format!("{}: deletes from {table}", path.display()));
            }
        }
    }
    assert!(complaints.is_empty(), "{complaints:#?}");
}

#[tokio::test]
async fn a_folder_that_is_not_there_stops_the_start() {
    let place = db::Place::new().await;
    place.open(Purpose::Maintain).await.unwrap().close().await;
    let address = place.address();
    let config = app::config(&["--database", &address, "--backup-folder", "/no/such/folder"]);
    assert!(reeve_http::server::Running::start(config, reeve_web::routes::SERVED).await.is_err());
}
