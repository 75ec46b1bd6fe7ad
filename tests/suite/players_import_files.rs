//! Lists of players as programs and spreadsheets make them: exports of ticket offices, workbooks, columns about companions and about
//! what became of a registration.

use std::path::Path;

use reeve_files::workbook::{ListSheet, workbook};

use crate::players_import::{confirm, labels, look, upload};
use crate::support::day::day;
use crate::support::hall::Hall;

/// A file that somebody had trouble with elsewhere; none where the shared data isn't beside this checkout.
fn real(file: &str) -> Option<Vec<u8>> {
    let path = Path::new("../shared/data/import_real").join(file);
    if path.is_file() {
        return Some(std::fs::read(path).expect("a file"));
    }
    assert!(std::env::var_os("CI").is_none(), "{} is missing", path.display());
    println!("left out: {} is missing", path.display());
    None
}

#[tokio::test]
async fn the_exports_of_ticket_offices_come_in() {
    for (file, expected) in [
        ("dup_headers.csv", &["Pia Palm", "Otto Ost"][..]),
        ("eventbrite_new.csv", &["Rosa Delgado", "Jonah Kim"]),
        ("luma.csv", &["Dani Svensson"]),
        ("polish_cp1250.csv", &["Łukasz Żółć", "Joanna Świątek"]),
    ] {
        let Some(content) = real(file) else { return };
        let hall = Hall::open(0).await;
        let (path, page) = upload(&hall, &content).await;
        confirm(&hall, &path, &page, &[]).await.expect(303);
        assert_eq!(labels(&hall).await, expected, "{file}: {page}");
    }
}

#[tokio::test]
async fn a_number_that_a_spreadsheet_broke_is_named_before_anything_comes_in() {
    let Some(content) = real("whatis.csv") else { return };
    let hall = Hall::open(0).await;
    let (path, page) = upload(&hall, &content).await;
    let faults = page.rows("[aria-label=Faults] table");
    assert_eq!(faults.len(), 1, "{page}");
    assert_eq!(faults[0][..3], ["4", "Ana Reyes", "Phone"], "{page}");
    assert!(faults[0][3].contains("“4.91761E+12”") || faults[0][3].contains("\"4.91761E+12\""), "{page}");
    confirm(&hall, &path, &page, &[]).await.expect(422);
    assert!(labels(&hall).await.is_empty());
    let page = look(&hall, &path, &page, &[("drop_email", "yes")]).await.ok();
    confirm(&hall, &path, &page, &[]).await.expect(303);
    assert_eq!(labels(&hall).await, ["Ana Reyes", "Marcus Bell"]);
}

#[tokio::test]
async fn a_code_page_is_named_and_changed_by_a_menu() {
    let Some(content) = real("polish_cp1250.csv") else { return };
    let hall = Hall::open(0).await;
    let (path, page) = upload(&hall, &content).await;
    assert!(page.says("Read as Windows-1250 (central Europe) with semicolons"), "{page}");
    let page = look(&hall, &path, &page, &[("encoding", "windows-1252")]).await.ok();
    assert!(page.says("Line 2 has “£ukasz”"), "{page}");
    let page = look(&hall, &path, &page, &[("encoding", "windows-1250")]).await.ok();
    assert!(!page.says("Line 2 has"), "{page}");
    assert_eq!(page.rows("table.roster")[0][1], "Łukasz Żółć", "{page}");
}

#[tokio::test]
async fn what_became_of_a_registration_is_shown_with_counts_and_chosen() {
    let list = "name,state of it\nAda,approved\nBo,Declined\nCy,approved\nDee,declined\nEve,\n";
    let hall = Hall::open(0).await;
    let (path, page) = upload(&hall, list.as_bytes()).await;
    assert!(page.has("#f-c1 option[value=status][selected]"), "{page}");
    assert!(
        page.says("“Declined”: 2 lines") && page.says("“approved”: 2 lines") && page.says("nothing: 1 line"),
        "{page}"
    );
    assert!(page.has("input[name=status-1][checked]") && !page.has("input[name=status-0][checked]"), "{page}");
    let rows = page.rows("table.roster");
    assert_eq!(
        (rows.len(), rows[1][3].as_str(), rows[3][3].as_str()),
        (5, "left out by the status", "left out by the status")
    );
    // Whoever comes after all is ticked off, and who said nothing is left out.
    let fields: Vec<(String, String)> =
        page.form("main form").into_iter().filter(|(name, _)| name != "status-1").collect();
    let mut fields: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
    fields.extend([("status-2", "yes"), ("do", "look")]);
    let page = hall.organizer.post(&path, &fields).await.ok();
    assert!(!page.has("input[name=status-1][checked]") && page.has("input[name=status-2][checked]"), "{page}");
    confirm(&hall, &path, &page, &[]).await.expect(303);
    assert_eq!(labels(&hall).await, ["Ada", "Bo", "Cy", "Dee"]);
    confirm(&hall, &path, &page, &[("status", "x")]).await.expect(422);
}

#[tokio::test]
async fn who_comes_along_is_found_among_the_players_and_sits_apart() {
    let hall = Hall::open(0).await;
    hall.add("Zoë Müller").await;
    let list = "Name,Who comes with you?\nAnna Berg,Tom and Zoe\u{308} Müller\nTom Berg,\nIda Ek,\"Ben Okafor & Jo Ek\"\nJo Ek,none\n";
    let (path, page) = upload(&hall, list.as_bytes()).await;
    assert!(page.has("#f-c1 option[value=companions][selected]"), "{page}");
    assert!(page.says("Who comes along: 2 families found, 1 name not found: “Ben Okafor”."), "{page}");
    confirm(&hall, &path, &page, &[]).await.expect(303);
    let players = hall.snapshot().await.players;
    let of = |name: &str| players.iter().find(|player| player.person.name == name).expect("a player");
    assert_eq!(of("Anna Berg").person.companions, "Tom Berg\nZoë Müller");
    assert_eq!(of("Ida Ek").person.companions, "Jo Ek\nBen Okafor");
    assert_eq!(of("Jo Ek").person.companions, "");
    let all: Vec<_> = players.iter().collect();
    let groups = reeve_views::people::companions::companions(&all);
    // Anna with both whom she named is one family.
    assert_eq!(groups.iter().map(Vec::len).collect::<Vec<_>>(), [1, 1, 1, 1, 1], "{groups:?}");
}

#[tokio::test]
async fn who_agreed_by_what_a_list_says_is_noted_with_version_and_day() {
    let hall = Hall::open(0).await;
    hall.change(|t| t.code_version = "2".to_owned()).await;
    hall.add("Cy Cole").await;
    hall.register("Di Dunn", "").await.expect(303);
    let list = "Name,I agree to the code of conduct,Photo consent\nAda Ames,yes,2024-03-01\nBo Beck,No,yes\nCy Cole,2024-02-03,\n\
                Di Dunn,2024-02-03,\nEd Eno,version 1,x\nFlo Fry,perhaps,no\n";
    let (path, page) = upload(&hall, list.as_bytes()).await;
    assert!(
        page.has("#f-c1 option[value=agreed_code][selected]") && page.has("#f-c2 option[value=agreed_photo][selected]")
    );
    let said = "Agreed to the code of conduct: 4 lines say yes, 1 says no, of whom nothing is recorded. Neither yes nor no in \
                line 7: “perhaps”.";
    assert!(page.says(said), "{page}");
    assert!(
        page.says("Agreed to the photo policy: 3 lines say yes, 1 says no, of whom nothing is recorded."),
        "{page}"
    );
    assert_eq!(page.attributes("#f-code_version", "value"), ["2"]);
    assert!(!page.has("#x-agreed_on"), "nobody could type it yet: {page}");
    // Without a day, with one to come, and without a version nothing comes in.
    let page = look(&hall, &path, &page, &[("known", "merge")]).await.ok();
    for (fields, at, why) in [
        (&[] as &[(&str, &str)], "agreed_on", "doesn't say of everybody when they agreed"),
        (&[("agreed_on", "2199-01-01")], "agreed_on", "This day is still to come"),
        (&[("agreed_on", "yesterday")], "agreed_on", "day"),
        (&[("agreed_on", "2024-04-01"), ("code_version", " ")], "code_version", "The version of the code of conduct"),
    ] {
        let refused = confirm(&hall, &path, &page, fields).await.expect(422);
        assert!(refused.fault(at).contains(why), "{fields:?} {refused}");
        assert!(refused.says("say below what the players on the list agreed to, and when"), "{refused}");
        assert_eq!(labels(&hall).await, ["Cy Cole", "Di Dunn"]);
    }
    let day = [("agreed_on", "2024-04-01"), ("photo_version", "0")];
    let page = look(&hall, &path, &page, &day).await.ok();
    assert!(page.says("agreed to code of conduct 2 and photo policy 0 on 1 April 2024"), "{page}");
    let before = hall.snapshot().await.players[1].clone();
    confirm(&hall, &path, &page, &[]).await.expect(303);
    let players = hall.snapshot().await.players;
    let of = |name: &str| {
        let player = players.iter().find(|player| player.person.name == name).expect("a player");
        let at = player.agreed_at.map(|at| at.to_rfc3339()).unwrap_or_default();
        [player.code_version.clone(), player.photo_version.clone(), Some(at)].map(Option::unwrap_or_default)
    };
    // The later of two days; what somebody said no to is not recorded; a version in the cell goes before the one that was typed.
    assert_eq!(of("Ada Ames"), ["2", "0", "2024-03-31T22:00:00+00:00"]);
    assert_eq!(of("Bo Beck"), ["", "0", "2024-03-31T22:00:00+00:00"]);
    assert_eq!(of("Cy Cole"), ["2", "", "2024-02-02T23:00:00+00:00"], "nobody knew that of a player who was there");
    assert_eq!(of("Ed Eno"), ["1", "0", "2024-03-31T22:00:00+00:00"]);
    assert_eq!(of("Flo Fry"), ["", "", ""]);
    let after = players.iter().find(|player| player.id == before.id).expect("the player");
    assert_eq!(
        (&after.agreed_at, &after.code_version, &after.photo_version),
        (&before.agreed_at, &before.code_version, &before.photo_version),
        "who has agreed already agreed when they did"
    );
    let log = hall.organizer.get(&hall.run("/audit")).await.ok();
    assert!(log.says("4 players agreed by what it says"), "{log}");
    // A column that is left out asks nothing and notes nothing.
    let (path, page) = upload(&hall, b"name,Agreed\nGus,yes\n").await;
    let page = look(&hall, &path, &page, &[("c1", "")]).await.ok();
    assert!(!page.has("#f-agreed_on"), "{page}");
    confirm(&hall, &path, &page, &[]).await.expect(303);
    assert_eq!(hall.snapshot().await.players.last().map(|player| player.agreed_at), Some(None));
}

#[tokio::test]
async fn a_workbook_is_read_as_a_list() {
    let hall = Hall::open(0).await;
    let sheet = |name, csv: &str| ListSheet { name, csv: csv.to_owned() };
    let book =
        workbook(&[sheet("Players", "player,club\n\"Berg, Ada\",Jena\n,\n李 娜,\n"), sheet("More", "player\nBo\n")]);
    let (path, page) = upload(&hall, &book.expect("a workbook")).await;
    assert!(page.says("Read from the first sheet, “Players”. The other sheets are not read."), "{page}");
    assert!(!page.has("select[name=encoding]") && !page.has("select[name=separator]"), "{page}");
    let page = look(&hall, &path, &page, &[("turn", "yes"), ("c1", "")]).await.ok();
    let rows = page.rows("table.roster");
    assert_eq!((rows[1][0].as_str(), rows[1][1].as_str()), ("4", "李 娜"), "the number of the row\n{page}");
    confirm(&hall, &path, &page, &[]).await.expect(303);
    assert_eq!(labels(&hall).await, ["Ada Berg", "李 娜"]);
    assert_eq!(hall.snapshot().await.players[0].person.club, None, "the column was left out");
    let (_, page) = upload(&hall, &workbook(&[sheet("One", "player\n#N/A\n=1+1\n")]).expect("a workbook")).await;
    assert!(page.says("Read from the sheet “One”."), "{page}");
    let faults = page.rows("[aria-label=Faults] table");
    assert_eq!((faults.len(), faults[0][0].as_str()), (1, "2"), "{page}");
    for (content, why) in [
        (workbook(&[sheet("Nothing", "")]).expect("a workbook"), "The first sheet of the workbook is empty."),
        (workbook(&[]).expect("a workbook"), "The workbook is damaged"),
    ] {
        let page = hall.organizer.post_file(&hall.run("/import"), &[], "file", &content).await.expect(422);
        assert!(page.text("#content > p.notice").contains(why), "{page}");
    }
}

#[tokio::test]
async fn a_list_with_two_hundred_columns_comes_in() {
    let hall = Hall::open(0).await;
    let questions: String = (0..198).map(|n| format!(",Question {n}: {}", "why ".repeat(30))).collect();
    let answers = format!(",{}", "because ".repeat(12)).repeat(198);
    let lines: String = (0..900).map(|n| format!("Player {n},p{n}@example.org{answers}\n")).collect();
    let list = format!("name,email{questions}\n{lines}");
    assert!(list.len() > 15_000_000 && list.len() < reeve_limits::PLAYERS_FILE.bytes, "{}", list.len());
    let (path, page) = upload(&hall, list.as_bytes()).await;
    assert!(page.has("#f-c199") && page.body().len() < 1_500_000, "{}", page.body().len());
    confirm(&hall, &path, &page, &[]).await.expect(303);
    assert_eq!(labels(&hall).await.len(), 900);
    let (_, page) = upload(&hall, format!("name{}\nAda\n", ",x".repeat(200)).as_bytes()).await;
    assert!(page.says("has more than 200 columns"), "{page}");
}

#[tokio::test]
async fn seats_come_back_from_a_spreadsheet() {
    let day = day(16).await;
    day.make().await;
    let file = day.organizer.get(&day.run("export/schedule.csv")).await.ok();
    let lines: Vec<String> =
        file.body().trim_start_matches('\u{FEFF}').lines().map(|line| line.replace(',', ";")).collect();
    assert_eq!(lines.len(), 1 + 3 * 16, "{file}");
    let spoiled = format!("sep=;;;;\r\n{};;;\r\n;;;;;;\r\n{};;;\r\n\r\n", lines[0], lines[1..].join(";;;\r\n \r\n"));
    let import = async |content: &[u8]| {
        day.organizer.post_file(&day.run("schedule/import"), &[("confirm-file", "again")], "file", content).await
    };
    import(spoiled.as_bytes()).await.expect(303);
    import(spoiled.replace(";Player 1", "; Player \u{A0} 1").as_bytes()).await.expect(303);
    let csv = lines.join("\n").replace(';', ",");
    let book = workbook(&[ListSheet { name: "schedule", csv }]).expect("a workbook");
    import(&book).await.expect(303);
    // All faults at once, with the lines that a spreadsheet shows.
    let page = import(spoiled.replace("Player 0", "Nobody 0").as_bytes()).await.expect(422);
    let faulty: Vec<usize> = (0..48).filter(|at| lines[1 + at].contains("Player 0")).map(|at| 4 + 2 * at).collect();
    assert!(
        faulty.len() == 27 && faulty.iter().all(|line| page.says(&format!("Line {line}, column player: \"Nobody 0"))),
        "{page}"
    );
}
