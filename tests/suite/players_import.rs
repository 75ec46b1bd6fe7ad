//! Lists of players come in by file, through the pages.

use std::collections::BTreeSet;
use std::path::Path;

use reeve_rules::text::has_something_to_read;
use reeve_rules::tournament::vocabulary::StaffRole;
use reeve_store::{Scope, Snapshot};

use crate::archive;
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
pub(crate) async fn upload(hall: &Hall, content: &[u8]) -> (String, Page) {
    let sent = hall.organizer.post_file(&hall.run("/import"), &[], "file", content).await.expect(303);
    let path = sent.location().expect("a preview").to_owned();
    let page = hall.organizer.get(&path).await.ok();
    (path, page)
}

/// Sends the preview's form as it came, with these fields on top or instead.
pub(crate) async fn confirm(hall: &Hall, path: &str, page: &Page, more: &[(&str, &str)]) -> Page {
    press(hall, path, page, "import", more).await
}

/// Asks for the preview once more, with these fields on top or instead.
pub(crate) async fn look(hall: &Hall, path: &str, page: &Page, more: &[(&str, &str)]) -> Page {
    press(hall, path, page, "look", more).await
}

async fn press(hall: &Hall, path: &str, page: &Page, button: &str, more: &[(&str, &str)]) -> Page {
    let mut fields = page.form("main form");
    for (name, value) in [("do", button)].iter().chain(more) {
        fields.retain(|(field, _)| field != name);
        fields.push(((*name).to_owned(), (*value).to_owned()));
    }
    let fields: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
    hall.organizer.post(path, &fields).await
}

pub(crate) async fn labels(hall: &Hall) -> Vec<String> {
    hall.states().await.into_iter().map(|(label, _)| label).collect()
}

#[tokio::test]
async fn a_line_whose_name_has_no_letter_is_pointed_at() {
    let hall = Hall::open(0).await;
    let list = "Nr.;Nachname, Vorname;E-Mail\n1;Berg, Ada;ada@example.org\n2;李, 娜;\nSumme;31;\n";
    let (path, page) = upload(&hall, list.as_bytes()).await;
    assert!(page.says("The name in line 4 has no letters: 31. If that is not a player, leave the line out."), "{page}");
    let page = look(&hall, &path, &page, &[("out-4", "yes")]).await.ok();
    confirm(&hall, &path, &page, &[]).await.expect(303);
    assert_eq!(labels(&hall).await.len(), 2);
}

#[tokio::test]
async fn telephone_numbers_come_in_for_the_staff_and_a_broken_address_gives_way() {
    let hall = Hall::open(0).await;
    let list = "Name;E-Mail;Handynummer\nAda;ada@example.org;+49 3641 4711\nZoe;zoe@example;\nZoe;zoe@example.org;0171 22\nBo;;\n";
    let (path, page) = upload(&hall, list.as_bytes()).await;
    assert!(page.has("#f-c2 option[value=phone][selected]") && page.says("+49 3641 4711"), "{page}");
    let page = look(&hall, &path, &page, &[("drop_email", "yes"), ("same-4", "merge")]).await.ok();
    confirm(&hall, &path, &page, &[]).await.expect(303);
    let phone = async |number: i64| {
        let page = hall.organizer.get(&hall.run(&format!("/players/{number}"))).await.ok();
        page.attributes("#f-phone", "value").concat()
    };
    assert_eq!(
        (phone(1).await.as_str(), phone(2).await.as_str(), phone(3).await.as_str()),
        ("+49 3641 4711", "0171 22", "")
    );
    let stored = hall.snapshot().await;
    assert_eq!(stored.players[1].person.email.as_deref(), Some("zoe@example.org"), "the one that would arrive");

    // A list that knows more fills in what is missing, and changes no number that the staff has.
    let (path, page) = upload(&hall, b"name,phone\nAda,1\nBo,+1 2\n").await;
    let page = look(&hall, &path, &page, &[("known", "merge")]).await.ok();
    confirm(&hall, &path, &page, &[]).await.expect(303);
    assert_eq!((phone(1).await.as_str(), phone(3).await.as_str()), ("+49 3641 4711", "+1 2"));
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
        let faults = page.rows("[aria-label=Faults] table").into_iter();
        assert_eq!(faults.map(|row| row[0].clone()).collect::<Vec<_>>(), faulty, "{file}: {page}");
        let button = if faulty.is_empty() { "import" } else { "import_others" };
        press(&hall, &path, &page, button, &[]).await.expect(303);
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
    let (table, _) = reeve_files::table::read_all(&text, &[], &reeve_limits::PLAYERS_FILE);
    let table = table.expect("a table");
    let hall = Hall::open(0).await;
    let (path, page) = upload(&hall, &content).await;
    let faulty: BTreeSet<u64> =
        page.rows("[aria-label=Faults] table").into_iter().filter_map(|row| row.first()?.parse().ok()).collect();
    let sent = confirm(&hall, &path, &page, &[]).await;
    if faulty.is_empty() {
        sent.expect(303);
    } else {
        sent.expect(422);
        assert!(hall.snapshot().await.players.is_empty(), "all or nothing");
        press(&hall, &path, &page, "import_others", &[]).await.expect(303);
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
    let written = reeve_files::players::read(&csv.body()).expect("our own file");
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
    let done = press(&hall, &path, &page, "import_others", &[]).await.expect(303);
    assert_eq!(labels(&hall).await, ["Ada", "Cy"]);
    // Sent twice, imported once.
    let again = press(&hall, &path, &page, "import_others", &[]).await.expect(303);
    assert_eq!(again.location(), done.location());
    assert_eq!(labels(&hall).await, ["Ada", "Cy"]);
    hall.organizer.get(&path).await.expect(404);
}

#[tokio::test]
async fn a_broken_address_is_dropped_and_its_player_kept() {
    let hall = Hall::open(20).await;
    let (path, page) = upload(&hall, b"player,email\nAda,ada@example.org\nPeter,peter@@x\n").await;
    assert!(page.says("An e-mail address has one @, and this has more."), "{page}");
    let faults = page.rows("[aria-label=Faults] table");
    assert!(faults.iter().any(|row| row.iter().any(|cell| cell == "Peter")), "who would be missing: {faults:?}");
    confirm(&hall, &path, &page, &[]).await.expect(422);
    let page = look(&hall, &path, &page, &[("drop_email", "yes")]).await.ok();
    assert!(page.has("input[name=drop_email][checked]") && !page.says("one @, and this has more"), "{page}");
    confirm(&hall, &path, &page, &[]).await.expect(303);
    assert_eq!(labels(&hall).await, ["Ada", "Peter"]);
    let peter = hall.snapshot().await.players.into_iter().find(|player| player.label() == "Peter").expect("Peter");
    assert_eq!(peter.person.email, None);
}

/// Each line is counted once, and the button says what it does.
#[tokio::test]
async fn the_counts_and_the_button_say_what_will_happen() {
    let hall = Hall::open(0).await;
    hall.add("Ada").await;
    let list = b"player,email\nAda,\nBo,bo@example.org\nBo,bo@example.org\nCy,\nCy,\nDee,dee\nEve,\n";
    let (path, page) = upload(&hall, list).await;
    let tiles = |page: &Page| -> Vec<String> { page.texts(".tile") };
    assert_eq!(
        tiles(&page),
        ["New 4 1 perhaps there twice", "Already there 1 left out", "Twice in the file 1 merged", "Faulty lines 1"],
        "{page}"
    );
    assert!(page.says("Add 4 players, merge 1 line and leave out 1 faulty line"), "{page}");
    assert!(!page.has("button[name=do][value=import]"), "nothing would be imported by it: {page}");
    // Without the address no line has a fault, and the button leaves nothing out.
    let page = look(&hall, &path, &page, &[("drop_email", "yes"), ("same-6", "skip"), ("out-8", "yes")]).await.ok();
    assert_eq!(
        tiles(&page),
        [
            "New 3",
            "Already there 1 left out",
            "Twice in the file 2 1 merged, 1 left out",
            "Left out 1",
            "Faulty lines 0"
        ],
        "{page}"
    );
    assert_eq!(page.texts("button[value=import]"), ["Add 3 players and merge 1 line"], "{page}");
    confirm(&hall, &path, &page, &[]).await.expect(303);
    assert_eq!(labels(&hall).await, ["Ada", "Bo", "Cy", "Dee"]);
}

/// The end of an address is easily lost in copying. Whoever typed it is told, and a list keeps the player without it; what an
/// earlier version took is kept by an archive.
#[tokio::test]
async fn an_address_without_its_end_is_named() {
    const NAMED: &str = "The end of this address is missing";
    let hall = Hall::open(20).await;
    let person = [("name", "Jo"), ("email", "jl@example")];
    let typed = hall.organizer.post(&hall.run("/players/new"), &person).await.expect(422);
    assert!(typed.fault("email").contains(NAMED), "{typed}");
    let registers = hall.register("Jo", "jl@example").await.expect(422);
    assert!(registers.fault("email").contains(NAMED), "{registers}");
    assert!(labels(&hall).await.is_empty());
    let (path, page) = upload(&hall, b"player,email\nJo,jl@example\nLee,lee@localhost\n").await;
    assert!(page.says(NAMED), "{page}");
    confirm(&hall, &path, &page, &[]).await.expect(422);
    let page = look(&hall, &path, &page, &[("drop_email", "yes")]).await.ok();
    confirm(&hall, &path, &page, &[]).await.expect(303);
    let emails: Vec<_> = hall.snapshot().await.players.into_iter().map(|player| player.person.email).collect();
    assert_eq!(emails, [None, Some("lee@localhost".to_owned())]);
    let mut tx = hall.app.db.write(Scope::Tournament(hall.id)).await.expect("a transaction");
    tx.query("update person set email = 'lee@example' where email = 'lee@localhost'")
        .execute()
        .await
        .expect("a change");
    tx.commit().await.expect("a commit");
    let older = archive::export(&hall.app.db, hall.id).await;
    archive::import(&hall.app.db, &older, Some("older")).await.expect("an archive of an earlier version");
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
        assert!(page.says("This list is no longer here"), "{page}");
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
    let shown = confirm(&hall, &path, &page, &[("known", "both")]).await.expect(409);
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
    let named = look(&hall, &path, &page, &[("first", "columns"), ("c0", "")]).await.ok();
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
async fn what_is_no_list_is_refused_with_the_way_to_one() {
    let hall = Hall::open(0).await;
    let page = refused_at_once(&hall, b"\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1\x00\x00").await;
    assert!(page.contains("workbook") && page.contains("Save as"), "{page}");
    for (content, why) in [
        (&b"PK\x03\x04\x14\x00\x06\x00[Content_Types].xml"[..], "The workbook is damaged, or locked with a password."),
        (b"\x89PNG\r\n\x1A\n\x00\x00\x00\rIHDR", "The file is a picture, a PDF"),
        (b"%PDF-1.7\n%\xE2\xE3\xCF\xD3\n1 0 obj\n", "The file is a picture, a PDF"),
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
    let page = hall.organizer.get(&path).await.ok();
    let page = look(&hall, &path, &page, &[("encoding", "utf-8")]).await.ok();
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
    let shown = confirm(&hall, &path, &page, &[("known", "both")]).await.expect(409);
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

#[tokio::test]
async fn each_line_can_be_left_out_and_the_choice_is_kept() {
    let hall = Hall::open(0).await;
    let file = b"Name;E-Mail\nAda;ada@example.org\n;\nBo;bo\nCy;\nDee;dee@example.org\n";
    let (path, page) = upload(&hall, file).await;
    let faults = page.rows("[aria-label=Faults] table");
    assert_eq!(faults.len(), 1, "{page}");
    assert_eq!(faults[0][..3], ["4", "Bo", "E-Mail"], "{page}");
    assert!(faults[0][3].contains('@'), "{page}");
    // The faulty line goes like any other, and stays away when something else is asked about.
    let page = look(&hall, &path, &page, &[("out-4", "yes"), ("out-5", "yes")]).await.ok();
    assert!(page.rows("[aria-label=Faults] table").is_empty(), "{page}");
    let page = look(&hall, &path, &page, &[("not_staff", "yes")]).await.ok();
    let outcomes: Vec<(String, String)> =
        page.rows("table.roster").into_iter().map(|row| (row[1].clone(), row[3].clone())).collect();
    let expected = [("Ada", "new"), ("Bo", "left out"), ("Cy", "left out"), ("Dee", "new")];
    assert_eq!(outcomes, expected.map(|(name, outcome)| (name.to_owned(), outcome.to_owned())), "{page}");
    assert!(page.says("Add 2 players"), "{page}");
    // A box that nobody has looked at since is shown first.
    let shown = confirm(&hall, &path, &page, &[("out-2", "yes")]).await.expect(409);
    assert!(shown.says("nothing is imported yet") && shown.says("Add 1 player"), "{shown}");
    confirm(&hall, &path, &page, &[]).await.expect(303);
    assert_eq!(labels(&hall).await, ["Ada", "Dee"]);
}

#[tokio::test]
async fn who_is_there_already_is_shown_beside_the_line_and_merged_kept_or_left_out() {
    let hall = Hall::open(0).await;
    let add = async |fields: &[(&str, &str)]| {
        hall.organizer.post(&hall.run("/players/new"), fields).await.expect(303);
    };
    add(&[("name", "Ada Berg"), ("club", "Jena")]).await;
    add(&[("name", "Kim"), ("email", "kim@example.org")]).await;
    add(&[("name", "Lee"), ("email", "lee@example.org")]).await;
    let file = "Name,Mail,Club,Group\n\
        ada berg,ada@example.org,Gera,family\n\
        Kim,kim@example.org,,\n\
        Jo,LEE@example.org,,\n\
        Bo,bo@example.org,,\n\
        Bo,bo@example.org,Erfurt,\n\
        Bo,,,\n";
    let (path, page) = upload(&hall, file.as_bytes()).await;
    let doubles = page.rows("table.doubles");
    let seen: Vec<(&str, bool, bool)> = doubles
        .iter()
        .map(|row| (row[0].as_str(), row[3].starts_with("same name and e-mail"), row[3].starts_with("same name")))
        .collect();
    let expected = [("2", false, true), ("3", true, true), ("4", false, false), ("6", true, true), ("7", false, true)];
    assert_eq!(seen, expected, "{page}");
    assert!(
        doubles[0][2].contains("Ada Berg player 1") && doubles[0][3].contains("Merging would add: ada@example.org")
    );
    assert!(doubles[1][3].contains("Merging would add nothing new") && doubles[3][2].contains("line 5"), "{page}");
    let outcome =
        |page: &Page| -> Vec<String> { page.rows("table.roster").into_iter().map(|row| row[3].clone()).collect() };
    let left = "already there, left out";
    let told_apart = "new, with a number after the name";
    assert_eq!(outcome(&page), [left, left, "new", "new", "merged", told_apart], "{page}");
    let chosen = [("same-2", "merge"), ("same-3", "both"), ("same-4", "skip"), ("same-7", "skip")];
    let page = look(&hall, &path, &page, &chosen).await.ok();
    assert_eq!(outcome(&page), ["merged", told_apart, left, "new", "merged", left], "{page}");
    let page = look(&hall, &path, &page, &[("known", "merge")]).await.ok();
    assert_eq!(outcome(&page), ["merged", told_apart, left, "new", "merged", left], "the choices are kept: {page}");
    assert!(page.says("Add 2 players and merge 2 lines"), "{page}");
    // Somebody else changes the player meanwhile: what would be merged is shown again.
    let edited = hall.organizer.get(&hall.run("/players/1")).await.ok();
    let mut fields = edited.form("form[action$='/players/1']");
    fields.retain(|(name, _)| name != "groups");
    fields.push(("groups".to_owned(), "family".to_owned()));
    let fields: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
    hall.organizer.post(&hall.run("/players/1"), &fields).await.expect(303);
    let shown = confirm(&hall, &path, &page, &[]).await.expect(409);
    confirm(&hall, &path, &shown, &[]).await.expect(303);
    let players = hall.snapshot().await.players;
    let known: Vec<String> = players
        .iter()
        .map(|player| {
            let person = &player.person;
            let parts = [person.email.as_deref(), person.club.as_deref(), Some(person.group_names.as_str())];
            format!("{} {}", player.label(), parts.map(Option::unwrap_or_default).join(" "))
        })
        .collect();
    let expected = [
        "Ada Berg ada@example.org Jena family",
        "Kim kim@example.org  ",
        "Lee lee@example.org  ",
        "Kim (2) kim@example.org  ",
        "Bo bo@example.org Erfurt ",
    ];
    assert_eq!(known, expected);
    assert_eq!(players[0].person_version, 3);
    // Nothing but lines to merge is an import too.
    let (path, page) = upload(&hall, b"Name,Country\nAda Berg,Norway\n").await;
    let page = look(&hall, &path, &page, &[("known", "merge")]).await.ok();
    assert!(page.says("Merge 1 line"), "{page}");
    confirm(&hall, &path, &page, &[]).await.expect(303);
    assert_eq!(hall.snapshot().await.players[0].person.country.as_deref(), Some("Norway"));
}

/// The one writer is not held for a statement of each player.
#[tokio::test]
async fn many_players_come_in_by_a_few_statements() {
    let hall = Hall::open(250).await;
    for name in ["Ada", "Bo"] {
        hall.add(name).await;
    }
    let mut csv = "player,email,club,country,group\nAda,ada@example.org,Jena,Germany,a|b\n".to_owned();
    for number in 1..=300 {
        csv += &format!("Zoë \u{5e9}{number},z{number}@example.org,\"Club \"\"{number}\"\"\",,x\n");
    }
    csv += "Bo,bo@example.org,,,\nZoë \u{5e9}7,another@example.org,,,\n";
    let (path, page) = upload(&hall, csv.as_bytes()).await;
    let known = [("known", "merge")];
    let page = look(&hall, &path, &page, &known).await.ok();
    let before = hall.app.db.statements();
    confirm(&hall, &path, &page, &known).await.expect(303);
    let statements = hall.app.db.statements() - before;
    assert!(statements < 60, "{statements} statements for 303 lines");

    let snapshot = hall.snapshot().await;
    let numbers: Vec<i64> = snapshot.players.iter().map(|player| player.number).collect();
    assert_eq!(numbers, (1..=303).collect::<Vec<_>>(), "in the order of the file");
    let ada = &snapshot.players[0];
    assert_eq!((ada.person.email.as_deref(), ada.person_version, ada.version), (Some("ada@example.org"), 2, 2));
    assert_eq!((ada.person.club.as_deref(), ada.person.group_names.as_str()), (Some("Jena"), "a\nb"));
    let bo = &snapshot.players[1];
    assert_eq!((bo.person.email.as_deref(), bo.person.club.as_deref(), bo.version), (Some("bo@example.org"), None, 2));
    let zoe = &snapshot.players[8];
    assert_eq!((zoe.person.name.as_str(), zoe.person.suffix), ("Zoë \u{5e9}7", 0));
    assert_eq!((zoe.person.club.as_deref(), zoe.person.country.as_deref()), (Some("Club \"7\""), None));
    assert_eq!((zoe.person_version, zoe.version, zoe.minor), (1, 1, false));
    assert_eq!(snapshot.players[302].label(), "Zoë \u{5e9}7 (2)");
    let tokens: BTreeSet<&str> = snapshot.players.iter().map(|player| player.link_token.as_str()).collect();
    assert_eq!(tokens.len(), 303);
    let states = hall.states().await;
    assert_eq!(states.iter().filter(|(_, state)| state == "registered").count(), 250);
    assert_eq!(states.iter().filter(|(_, state)| state == "waiting").count(), 53);
    let gone = hall.organizer.get(&path).await;
    assert!(gone.status != 200, "{gone}");

    // And so they come in with an archive of the tournament.
    let bytes = archive::export(&hall.app.db, hall.id).await;
    let copy = archive::import(&hall.app.db, &bytes, Some("the-copy")).await.unwrap();
    assert_eq!((copy.players, copy.new_links), (303, 303));
    let mut tx = hall.app.db.read().await.unwrap();
    let copied = Snapshot::load(&mut tx, copy.id).await.unwrap();
    let persons =
        |snapshot: &Snapshot| snapshot.players.iter().map(|p| (p.number, p.person.clone())).collect::<Vec<_>>();
    assert_eq!(persons(&copied), persons(&snapshot));
}
