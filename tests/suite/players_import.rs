//! Lists of players come in by file, through the pages.

use std::collections::BTreeSet;
use std::path::Path;

use reeve::rules::text::has_something_to_read;
use reeve::rules::tournament::vocabulary::StaffRole;

use crate::support::app::{May, Page};
use crate::support::hall::Hall;

/// A file of the shared test data; none where that isn't beside this checkout.
fn shared(file: &str) -> Option<Vec<u8>> {
    let path = Path::new("../shared/data/import").join(file);
    if path.is_file() {
        return Some(std::fs::read(path).expect("a file"));
    }
    assert!(std::env::var_os("CI").is_none(), "{} is missing", path.display());
    println!("left out: {} is missing", path.display());
    None
}

/// Uploads a file; gives the address of its preview and the preview.
async fn upload(hall: &Hall, content: &[u8]) -> (String, Page) {
    let sent = hall.organizer.post_file(&hall.run("/import"), &[], "file", content).await.expect(303);
    let path = sent.location().expect("a preview").to_owned();
    let page = hall.organizer.get(&path).await.ok();
    (path, page)
}

/// Sends the preview's form as it came, with these fields on top or instead.
async fn confirm(hall: &Hall, path: &str, page: &Page, more: &[(&str, &str)]) -> Page {
    let mut fields = page.form("main form");
    for (name, value) in more {
        fields.retain(|(field, _)| field != name);
        fields.push(((*name).to_owned(), (*value).to_owned()));
    }
    let fields: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
    hall.organizer.post(path, &fields).await
}

async fn labels(hall: &Hall) -> Vec<String> {
    hall.states().await.into_iter().map(|(label, _)| label).collect()
}

#[tokio::test]
async fn the_small_lists_come_in_whatever_wrote_them() {
    // The file, how many players are in it, and the lines that no list of players can hold.
    for (file, players_in_it, faulty) in [
        ("import_small_cp1252_semicolon.csv", 39, &[][..]),
        ("import_small_utf16le_tab.csv", 68, &["62", "64", "73"][..]),
        ("import_small_utf8_bom_semicolon_crlf.csv", 68, &["62", "64", "73"][..]),
    ] {
        let Some(content) = shared(file) else { return };
        let hall = Hall::open(0).await;
        let (path, page) = upload(&hall, &content).await;
        let mapped = page.form("main form").into_iter().filter(|(name, _)| name.starts_with('c'));
        assert_eq!(mapped.map(|(_, field)| field).collect::<Vec<_>>(), ["player", "club"], "{file}: {page}");
        let faults = page.rows("table").into_iter().filter(|row| row.len() == 3);
        assert_eq!(faults.map(|row| row[0].clone()).collect::<Vec<_>>(), faulty, "{file}: {page}");
        let leave_out: &[(&str, &str)] = if faulty.is_empty() { &[] } else { &[("leave_out", "yes")] };
        confirm(&hall, &path, &page, leave_out).await.expect(303);
        let players = hall.snapshot().await.players;
        assert_eq!(players.len(), players_in_it, "{file}");
        assert_eq!(players[0].person.name, "Aaro Laine", "{file}");
        assert_eq!(players[3].person.club.as_deref(), Some("O'Brien & Söhne"), "{file}");
        assert!(players.iter().all(|player| player.agreed_at.is_none()));
    }
}

#[tokio::test]
async fn difficult_names_come_through_byte_for_byte_or_are_named() {
    let Some(content) = shared("import_stress_utf8.csv") else { return };
    let text = String::from_utf8(content.clone()).expect("UTF-8");
    let (table, _) = reeve::files::table::read_all(&text, &[], &reeve::limits::PLAYERS_FILE);
    let table = table.expect("a table");
    let hall = Hall::open(0).await;
    let (path, page) = upload(&hall, &content).await;
    let faulty: BTreeSet<u64> =
        page.rows("table").into_iter().filter_map(|row| row.first()?.parse().ok().filter(|_| row.len() == 3)).collect();
    let sent = confirm(&hall, &path, &page, &[]).await;
    if faulty.is_empty() {
        sent.expect(303);
    } else {
        sent.expect(422);
        assert!(hall.snapshot().await.players.is_empty(), "all or nothing");
        confirm(&hall, &path, &page, &[("leave_out", "yes")]).await.expect(303);
    }
    let stored: BTreeSet<(String, String)> = hall
        .snapshot()
        .await
        .players
        .iter()
        .map(|player| (player.person.name.clone(), player.person.club.clone().unwrap_or_default()))
        .collect();
    let mut accepted = 0;
    for record in &table.records {
        let name = record.cells[0].trim();
        let good = |text: &str| !text.chars().any(char::is_control) && text.chars().count() <= 300;
        let expected = has_something_to_read(name) && good(name) && good(record.cells[1].trim()) && !record.broken;
        assert_eq!(expected, !faulty.contains(&record.line), "line {}: {name:?}", record.line);
        if expected {
            accepted += 1;
            let pair = (name.to_owned(), record.cells[1].trim().to_owned());
            assert!(stored.contains(&pair), "line {}: {name:?}", record.line);
        }
    }
    assert_eq!(hall.snapshot().await.players.len(), accepted);
    // And out again: what Reeve wrote, Reeve reads as the same labels.
    let csv = hall.organizer.get(&hall.run("/export/players.csv")).await.ok();
    let written = reeve::files::players::read(&csv.body()).expect("our own file");
    assert_eq!(written.into_iter().map(|line| line.player).collect::<Vec<_>>(), labels(&hall).await);
}

#[tokio::test]
async fn with_faults_nothing_comes_in_unless_they_are_left_out() {
    let hall = Hall::open(0).await;
    let file = b"Name,E-mail\nAda,ada@example.org\n,x@example.org\nBo,bo\nCy,\nDee,a,b\n";
    let (path, page) = upload(&hall, file).await;
    let lines: Vec<String> = page.rows("table").into_iter().map(|row| row[0].clone()).collect();
    assert_eq!(lines, ["3", "4", "6", "2", "5"], "{page}");
    let refused = confirm(&hall, &path, &page, &[]).await.expect(422);
    assert!(refused.says("Nothing was imported"), "{refused}");
    assert!(labels(&hall).await.is_empty());
    let done = confirm(&hall, &path, &page, &[("leave_out", "yes")]).await.expect(303);
    assert_eq!(labels(&hall).await, ["Ada", "Cy"]);
    // Sent twice, imported once.
    let again = confirm(&hall, &path, &page, &[("leave_out", "yes")]).await.expect(303);
    assert_eq!(again.location(), done.location());
    assert_eq!(labels(&hall).await, ["Ada", "Cy"]);
    hall.organizer.get(&path).await.expect(404);
}

#[tokio::test]
async fn a_list_that_is_not_kept_any_more_says_so_and_offers_the_form() {
    let hall = Hall::open(0).await;
    let (earlier, page) = upload(&hall, b"player\nAda\n").await;
    let (later, _) = upload(&hall, b"player\nBo\n").await;
    let gone = [
        hall.organizer.get(&earlier).await.expect(404),
        confirm(&hall, &earlier, &page, &[]).await.expect(404),
        hall.app.administrator().await.get(&later).await.expect(404),
    ];
    for page in gone {
        assert!(page.says("This list is not kept here any more"), "{page}");
        assert!(
            page.has("main input[type=file]") && page.has(&format!("a[href='{}']", hall.run("/players"))),
            "{page}"
        );
    }
    assert!(labels(&hall).await.is_empty());
    hall.organizer.get(&later).await.ok();
    hall.app.visitor().get(&later).await.expect(303);
}

#[tokio::test]
async fn names_that_are_there_are_left_out_or_told_apart() {
    let hall = Hall::open(0).await;
    hall.add("Kim").await;
    let file = b"player\nKim\nKim\nLee\n";
    let (path, page) = upload(&hall, file).await;
    assert!(page.says("already there, left out"), "{page}");
    confirm(&hall, &path, &page, &[]).await.expect(303);
    assert_eq!(labels(&hall).await, ["Kim", "Kim (2)", "Lee"]);
    let (path, page) = upload(&hall, file).await;
    let nobody = confirm(&hall, &path, &page, &[]).await.expect(303);
    assert!(nobody.location().is_some_and(|to| to.ends_with("imported-0")), "{nobody}");
    // A choice that was not looked at is shown first.
    let (path, page) = upload(&hall, file).await;
    let shown = confirm(&hall, &path, &page, &[("known", "others")]).await.expect(409);
    assert!(shown.says("nothing is imported yet"), "{shown}");
    confirm(&hall, &path, &shown, &[]).await.expect(303);
    assert_eq!(labels(&hall).await, ["Kim", "Kim (2)", "Lee", "Kim (3)", "Kim (4)", "Lee (2)"]);
}

#[tokio::test]
async fn who_comes_in_after_the_list_was_looked_at_is_shown_before_anything_is_imported() {
    let hall = Hall::open(3).await;
    let (path, page) = upload(&hall, b"player\nAda\nBo\nCy\n").await;
    let was = page.rows("table.roster");
    assert_eq!(was.iter().map(|row| row[3].as_str()).collect::<Vec<_>>(), ["new", "new", "new"], "{page}");
    hall.add("Ada").await;
    let shown = confirm(&hall, &path, &page, &[]).await.expect(409);
    assert!(shown.says("nothing is imported yet") && shown.says("already there, left out"), "{shown}");
    assert_eq!(labels(&hall).await, ["Ada"]);
    // The one who fills the last place sends a line of the list to the waiting list.
    hall.add("Dee").await;
    let shown = confirm(&hall, &path, &shown, &[]).await.expect(409);
    assert!(shown.says("more names than places"), "{shown}");
    assert_eq!(labels(&hall).await, ["Ada", "Dee"]);
    confirm(&hall, &path, &shown, &[]).await.expect(303);
    let states: Vec<String> =
        hall.states().await.into_iter().map(|(label, state)| format!("{label} {state}")).collect();
    assert_eq!(states, ["Ada registered", "Dee registered", "Bo registered", "Cy waiting"]);
}

#[tokio::test]
async fn a_list_is_imported_as_it_was_looked_at_whatever_else_changed() {
    let hall = Hall::open(0).await;
    let (path, page) = upload(&hall, b"player\nAda\n").await;
    hall.change(|t| t.place = "Hall 2".to_owned()).await;
    hall.add("Bo").await;
    confirm(&hall, &path, &page, &[]).await.expect(303);
    assert_eq!(labels(&hall).await, ["Bo", "Ada"]);
}

#[tokio::test]
async fn more_names_than_places_wait_and_staff_are_refused() {
    let hall = Hall::open(2).await;
    let judge = hall.app.account("Judge", May::Nothing).await;
    hall.staff(judge.id(), StaffRole::Judge).await;
    let (path, page) = upload(&hall, b"player\nAda\nBo\nCy\n").await;
    assert!(page.says("more names than places"), "{page}");
    confirm(&hall, &path, &page, &[]).await.expect(303);
    let states: Vec<String> = hall.states().await.into_iter().map(|(_, state)| state).collect();
    assert_eq!(states, ["registered", "registered", "waiting"]);
    let (_, page) = upload(&hall, b"player\nJudge\n").await;
    assert!(page.says("1.3.2"), "{page}");
    let (path, page) = upload(&hall, b"who,what\nJo,x\n").await;
    let named = hall.organizer.get(&format!("{path}?encoding=utf-8&was=utf-8&first=columns")).await.ok();
    assert!(page.says("read as a player") && named.says("no column holds the name"), "{page} {named}");
    hall.organizer.post(&hall.run("/import"), &[("pasted", " ")]).await.expect(422);
    let sent = hall.organizer.post(&hall.run("/import"), &[("pasted", "player\nDee\n")]).await.expect(303);
    assert!(hall.organizer.follow(&sent).await.ok().says("Dee"));
}

#[tokio::test]
async fn a_list_without_names_of_columns_loses_nobody() {
    let hall = Hall::open(0).await;
    let (path, page) = upload(&hall, b"Ada Silva,Chess Club\nBo,\nKim,\n").await;
    assert!(page.says("read as a player"), "{page}");
    assert_eq!(page.rows("table.roster").len(), 3, "{page}");
    confirm(&hall, &path, &page, &[]).await.expect(303);
    assert_eq!(labels(&hall).await, ["Ada Silva", "Bo", "Kim"]);
    // Two of one name in the first line are no fault, and a header in another language is one word away.
    let (path, page) = upload(&hall, "名前\nLee\n".as_bytes()).await;
    assert_eq!(page.rows("table.roster").len(), 2, "{page}");
    let shown = confirm(&hall, &path, &page, &[("first", "columns")]).await.expect(409);
    confirm(&hall, &path, &shown, &[]).await.expect(303);
    assert_eq!(labels(&hall).await, ["Ada Silva", "Bo", "Kim", "Lee"]);
    confirm(&hall, &path, &shown, &[("first", "neither")]).await.expect(422);
}

#[tokio::test]
async fn a_workbook_is_refused_with_the_way_to_a_list() {
    let hall = Hall::open(0).await;
    for content in [&b"PK\x03\x04\x14\x00\x06\x00[Content_Types].xml"[..], b"\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1\x00\x00"]
    {
        let page = refused_at_once(&hall, content).await;
        assert!(page.contains("workbook") && page.contains("Save as"), "{page}");
    }
    for (content, why) in [
        (&b"\x89PNG\r\n\x1A\n\x00\x00\x00\rIHDR"[..], "The file is no text but a picture, a PDF"),
        (b"%PDF-1.7\n%\xE2\xE3\xCF\xD3\n1 0 obj\n", "The file is no text but a picture, a PDF"),
        (b"", "The file is empty."),
        (b"\r\n  \r\n\t\r\n", "The file holds nothing but blank lines."),
    ] {
        let page = refused_at_once(&hall, content).await;
        assert!(page.contains(why), "{page}");
    }
    let nothing = hall.organizer.post(&hall.run("/import"), &[("pasted", " ")]).await.expect(422);
    assert_eq!(nothing.fault("file"), "Choose a file, or paste its lines.");
    // In characters that somebody chose the file can't be read: that comes first too.
    let (path, _) = upload(&hall, b"player\nM\xE4rta\n").await;
    let page = hall.organizer.get(&format!("{path}?encoding=utf-8")).await.ok();
    assert!(page.text("#content > p.notice").contains("line 2: is not UTF-8"), "{page}");
    assert!(labels(&hall).await.is_empty());
}

/// What stands above everything else on the page that comes back for a file that is refused at once.
async fn refused_at_once(hall: &Hall, content: &[u8]) -> String {
    let page = hall.organizer.post_file(&hall.run("/import"), &[], "file", content).await.expect(422);
    assert!(page.has("main input[type=file]") && page.has("#content > p.notice:first-child"), "{page}");
    page.text("#content > p.notice")
}

#[tokio::test]
async fn a_character_that_nobody_sees_makes_nobody_another_person() {
    let hall = Hall::open(0).await;
    hall.organizer.post(&hall.run("/players/new"), &[("name", "Ada Lovelace")]).await.expect(303);
    let (_, page) = upload(&hall, "player\nA\u{200B}da Lovelace\nمى\u{200C}خواهم\n".as_bytes()).await;
    let outcomes: Vec<String> = page.rows("table.roster").into_iter().map(|row| row[3].clone()).collect();
    assert!(outcomes[0].contains("there") && !outcomes[1].contains("there"), "{outcomes:?}");
    let (path, page) = upload(&hall, "player\nAda Love\u{AD}lace\nمى\u{200C}خواهم\n".as_bytes()).await;
    let shown = confirm(&hall, &path, &page, &[("known", "others")]).await.expect(409);
    confirm(&hall, &path, &shown, &[]).await.expect(303);
    // Told apart by a number, since nothing else that is seen does; and kept as they were written.
    assert_eq!(labels(&hall).await, ["Ada Lovelace", "Ada Love\u{AD}lace (2)", "مى\u{200C}خواهم"]);
}

#[tokio::test]
async fn a_name_of_which_nothing_is_seen_is_none() {
    let hall = Hall::open(0).await;
    for unseen in ["\u{200B}", "\u{202E}\u{202C}", "\u{AD}", "\u{3164}", "\u{2800}", "\u{FE0F}\u{200D}"] {
        let sent = hall.organizer.post(&hall.run("/players/new"), &[("name", unseen)]).await.expect(422);
        assert!(sent.says("A name is needed"), "{unseen:?}: {sent}");
        let (_, page) = upload(&hall, format!("name,club\n{unseen},x\nBo,{unseen}\n").as_bytes()).await;
        assert!(page.says("the name is empty"), "{unseen:?}: {page}");
        assert_eq!(page.rows("table.roster").len(), 1, "{page}");
    }
    assert!(labels(&hall).await.is_empty());
}
