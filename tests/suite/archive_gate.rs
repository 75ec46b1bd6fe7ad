//! What an edited archive says that no form takes: refused whole, by file, line and column; and what no form leaves behind of a
//! record sheet, by the sheet.

use std::fs;
use std::io::Cursor;
use std::process::Command;

use serde_json::{Value, json};

use reeve_actions::transfer::backup::restore;
use reeve_files::archive::ArchiveKind;
use reeve_store::Scope;
use reeve_store::dump::added::{ADDED, CHAIN};
use reeve_words as words;

use crate::archive::{backup_of, everything, export, filled, forged, import};
use crate::sheet_chain::{Files, repacked, repacked_as, take_chain, without_chain};
use crate::support::app::Person;
use crate::support::day::{Day, day};
use crate::support::db;
use crate::support::filled::PLAYED;

#[tokio::test]
async fn what_no_form_takes_comes_in_by_no_archive_either() {
    let (from, to) = (filled().await, db().await);
    let bytes = export(&from, PLAYED).await;
    let before = everything(&to).await;
    let check = async |table: &str, from: &str, into: &str, reasons: &[&str]| {
        let name = format!("data/{table}.json");
        let forged = forged(&bytes, ArchiveKind::Tournament, &name, |text| text.replacen(from, into, 1));
        let refused = import(&to, &forged, None).await.expect_err(&format!("{table}: {reasons:?}"));
        for reason in [name.as_str(), "line"].iter().chain(reasons) {
            assert!(refused.contains(reason), "{table}, {reason}: {refused}");
        }
        assert_eq!(everything(&to).await, before, "{name}");
    };
    let long = |length: usize| "x".repeat(length);

    let link = "\"links\":\"https://example.org Club\"";
    for bad in ["javascript:alert(1) Click", "data:text/html,x", "javascript:alert(1) https://example.org"] {
        check("tournament_face", link, &format!("\"links\":\"{bad}\""), &["\"links\""]).await;
    }
    let many = ["https://example.org"; 13].join("\\n");
    check("tournament_face", link, &format!("\"links\":\"{many}\""), &["\"links\"", "12"]).await;
    let many = "https://example.org\\n".repeat(45_000);
    check("tournament_face", link, &format!("\"links\":\"{many}\""), &["\"links\" has 900000 characters"]).await;
    let javascript = "\"code_link\":\"javascript:alert(1)\"";
    check("tournament_face", "\"code_link\":\"\"", javascript, &["\"code_link\"", "https://"]).await;
    let said = "\"description\":\"Come.";
    let description = |text: &str| format!("\"description\":\"{text}");
    check("tournament_face", said, &description(&long(4_001)), &["\"description\" has 40", "at most 4000 fit"]).await;
    check("tournament_face", said, &description("a\\u0007"), &["\"description\" contains control characters"]).await;
    check("tournament_face", "\"EUR\"", "\"<b>\"", &["\"currency\"", "three letters"]).await;
    check("tournament_face", "\"doors_at\":540", "\"doors_at\":640", &["\"doors_at\"", "before it starts"]).await;

    let content = "\"content\":\"iVBO";
    check("tournament_logo", content, "\"content\":\"PHA+", &["\"content\"", "PNG, JPEG"]).await;
    let large = format!("\"content\":\"{}", "AAAA".repeat(90_000));
    check("tournament_logo", content, &large, &["\"content\"", "256"]).await;
    check("tournament_logo", "\"width\":40", "\"width\":400", &["\"content\" is nothing that a form"]).await;
    check("tournament_logo", "image/png", "image/jpeg", &["\"content\" is nothing that a form"]).await;

    check("programme_entry", "\"ends_at\":720", "\"ends_at\":620", &["\"ends_at\""]).await;
    check("programme_entry", "\"title\":\"\"", "\"title\":\"a\\u0007\"", &["\"title\" contains control"]).await;
    check("prize_band", "\"from_rank\":1", "\"from_rank\":5", &["\"to_rank\""]).await;
    check("prize_band", "A box", "A\\u0007box", &["\"prize\" contains control characters"]).await;
    check("prize_band", "A box", &long(100_000), &["\"prize\" has 100000 characters; at most 200 fit"]).await;
    check("game_set", "one road", &long(201), &["\"missing\" has 201"]).await;
    check("guest_list", "kim@example.org", &long(400_000), &["\"invited\" has 4000", "at most 50000 fit"]).await;
    check("staff_note", "Needs a chair.", &long(100_000), &["\"note\" has 100", "at most 2000 fit"]).await;
    check("staff_note", "and Grandma", &long(301), &["\"comes_with\" has", "at most 300 fit"]).await;
    check("staff_note", "+49 3641 4711", "\\u0007", &["\"phone\" contains control characters"]).await;
    check("person", "\"group_names\":\"a\\nb\"", &format!("\"group_names\":\"{}\"", "a\\n".repeat(21)), &["20"]).await;
    check("person", "\"club\":\"Catan e.V.", &format!("\"club\":\"{}", long(301)), &["\"club\" has 301"]).await;
    check("account", "Noor", "\\u202Etoor", &["\"name\" contains control characters or invisible ones"]).await;
    check("player", "token-1-abcdefghijkl", &long(100), &["this is not a private link"]).await;
    check("draw", "Zoë Müller and", &long(201), &["\"witness\" has"]).await;
    check("audit", "10.0.0.7", &long(101), &["\"address\" has 101"]).await;

    let at = "2026-11-21T09:30:00.125Z";
    check("turn_timer", "\"timed_table\":2", "\"timed_table\":null", &["turn timer like this"]).await;
    let lifted = format!("\"lifted_at\":\"{at}\"");
    check("turn_timer", &lifted, "\"lifted_at\":\"2026-11-21T09:29:00.125Z\"", &["turn timer like this"]).await;
    check("turn_timer", &lifted, "\"lifted_at\":null", &["turn timer like this"]).await;
    check("turn_timer", "\"stage\":\"prelim\"", "\"stage\":\"quarter\"", &["quarter"]).await;
    check("announcement", "\"table_number\":3", "\"table_number\":null", &["announcement like this"]).await;
    check("announcement", "\"stage\":\"prelim\"", "\"stage\":null", &["announcement like this"]).await;
    check("announcement", "\"taken_back_at\":\"2026", "\"taken_back_at\":\"2025", &["announcement like this"]).await;
    check("announcement", "your bag is", "your\\u0007bag is", &["said"]).await;
    check("judge_duty", "\"last_table\":3", "\"last_table\":0", &["0"]).await;
    check("judge_duty", "\"first_table\":1", "\"first_table\":4", &["no form makes this line of the duty list"]).await;
    check("judge_duty", "\"round_number\":2", "\"round_number\":null", &["no form makes this line"]).await;
    check("judge_duty", "\"account_id\":1", "\"account_id\":2", &["no form makes this line"]).await;
    check("staff_ties", "Catan e.V.", &long(301), &["\"club\" has 301"]).await;
    check("staff_ties", "\"a\\nc\"", &format!("\"{}\"", "a\\n".repeat(21)), &["20"]).await;
    let back = format!("\"taken_back_at\":\"{at}\"");
    check("briefing", &back, "\"taken_back_at\":\"2026-11-21T09:29:00.125Z\"", &["this briefing"]).await;

    check("ruling", "\"conduct_kind\":null", "\"conduct_kind\":\"threats\"", &["not about that kind"]).await;
    let ended = format!("\"ended_at\":\"{at}\"");
    check("sheet_note", &ended, "\"ended_at\":\"2026-11-21T09:29:00.125Z\"", &["no form notes this"]).await;
    check("sheet_note", &ended, "\"ended_at\":\"2026-11-22T09:29:00.125Z\"", &["no form notes this"]).await;
    check("sheet_note", "\"log_account\":null", "\"log_account\":1", &["no form notes this"]).await;
    let swapped = format!("\"dice_swapped_at\":\"{at}\"");
    check("sheet_note", &swapped, "\"dice_swapped_at\":null", &["no form notes this"]).await;
    check("sheet_note", "\"table_number\":2", "\"table_number\":0", &["0"]).await;
    check("count_correction", "Player 16 came at ten past.", " ", &["no form notes this"]).await;
    check("count_correction", "\"was\":15", "\"was\":16", &["no form notes this"]).await;
    check("count_correction", "Player 16 came at ten past.", &long(1_001), &["\"reason\" has 1001"]).await;
    check("missing_part", "one red road", " ", &["no form notes this"]).await;
    check("missing_part", "one red road", &long(201), &["\"part\" has 201"]).await;
    check("missing_part", &format!("\"settled_at\":\"{at}\""), "\"settled_at\":null", &["no form notes this"]).await;

    let nobody = "\"merged_into\":null";
    for into in [1, 2, 99] {
        check("player", nobody, &format!("\"merged_into\":{into}"), &["line 2", "\"merged_into\""]).await;
    }
    check("player", "\"paid_at\":\"2026-11-21T09:30:00.125Z\"", "\"paid_at\":null", &["\"paid_amount\""]).await;
}

/// A line that is no row is named with the place in it and what should stand there, in no words of a reader of JSON.
#[tokio::test]
async fn what_is_no_row_is_told_in_plain_words() {
    let (from, to) = (filled().await, db().await);
    let bytes = export(&from, PLAYED).await;
    let check = async |table: &str, says: &str, change: &dyn Fn(&str) -> String| {
        let name = format!("data/{table}.json");
        let forged = forged(&bytes, ArchiveKind::Tournament, &name, |text| {
            let lines = text.lines().enumerate();
            lines.map(|(at, line)| if at == 2 { change(line) } else { line.to_owned() } + "\n").collect()
        });
        let refused = import(&to, &forged, None).await.expect_err(says);
        assert!(refused.contains(&format!("{name}: line 3: {says}")), "{says}: {refused}");
        assert!(!refused.contains("expected") && !refused.contains("at line 1"), "{refused}");
    };
    let a_row = "it should look like {\"column\": value, \"column\": value}";
    let says = format!("the row is not JSON from its character 8 on; {a_row}");
    check("seat", &says, &|line| line.replacen("\"id\":2,", "\"id\":2:,", 1)).await;
    check("seat", &says, &|line| line.replacen("\"id\":2,", "\"ü\":22:,", 1)).await;
    check("seat", &format!("the row ends in the middle; {a_row}"), &|_| "{\"id\":2,".to_owned()).await;
    check("seat", &format!("the row says something else than it should; {a_row}"), &|_| "7,".to_owned()).await;
    check("seat", "\"signed\" is neither true nor false", &|line| line.replace("\"signed\":false", "\"signed\":0"))
        .await;
    check("player", "\"link_token\" is not a text", &|line| line.replace("\"token-2-abcdefghijkl\"", "7")).await;
    check("player", "\"created_at\" is not a time", &|line| {
        line.replace("\"created_at\":\"", "\"created_at\":7,\"a\":\"")
    })
    .await;
}

/// A player who was archived and merged leads to one who stays, and to nobody who leads on.
#[tokio::test]
async fn merged_players_lead_to_one_who_stays() {
    let from = filled().await;
    let bytes = export(&from, PLAYED).await;
    let archived = "\"archived_at\":\"2026-11-21T09:30:00.125Z\",\"merged_into\":";
    let merged = |pairs: &[(usize, i64)]| {
        forged(&bytes, ArchiveKind::Tournament, "data/player.json", |text| {
            let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
            for (player, into) in pairs {
                let line = &mut lines[*player];
                *line = line.replacen("\"archived_at\":null,\"merged_into\":null", &format!("{archived}{into}"), 1);
            }
            lines.join("\n") + "\n"
        })
    };
    for (pairs, line) in [(&[(3, 3)][..], 4), (&[(3, 4), (4, 3)], 4), (&[(3, 4), (4, 5)], 4), (&[(5, 99)], 6)] {
        let to = db().await;
        let refused = import(&to, &merged(pairs), None).await.expect_err("merged into nobody who stays");
        assert!(refused.contains("data/player.json") && refused.contains(&format!("line {line}")), "{refused}");
        assert!(refused.contains("names no other player who stays"), "{refused}");
    }
    // Of whom two were merged into one, the archive is no fault; its lists of players were made before.
    let to = db().await;
    let refused = import(&to, &merged(&[(3, 5), (4, 5)]), None).await;
    assert!(!refused.is_err_and(|why| why.contains("merged_into")));
}

/// More rows than the form takes are refused before they are stored.
#[tokio::test]
async fn more_game_sets_than_a_form_takes_are_refused() {
    let from = filled().await;
    let bytes = export(&from, PLAYED).await;
    let forged = forged(&bytes, ArchiveKind::Tournament, "data/game_set.json", |text| {
        let row = text.lines().nth(1).expect("a row").to_owned();
        let numbered = |number: i64| row.replacen("\"table_number\":2", &format!("\"table_number\":{number}"), 1);
        format!("[\n{}\n]\n", (1..=201).map(numbered).collect::<Vec<_>>().join(",\n"))
    });
    let to = db().await;
    let refused = import(&to, &forged, None).await.expect_err("too many sets");
    assert!(refused.contains("data/game_set.json") && refused.contains("201 rows, and at most 200"), "{refused}");
}

/// A first table that was corrected once, with one correction taken back and one that waits, and a second one that a judge
/// decided.
async fn corrected() -> Day {
    let day = day(16).await;
    day.make().await;
    day.open("prelim/1").await;
    day.enter("prelim/1", 1, 0, &["10", "8", "7", "5"], &[("sign", "yes")]).await.expect(303);
    let path = day.run("rounds/prelim/1/tables/1/correction");
    let propose = async |who: &Person, version: &str, second: &str| {
        let fields =
            [("version", version), ("winner", "1"), ("vp-1", "10"), ("vp-2", second), ("vp-3", "7"), ("vp-4", "5")];
        who.post(&path, &fields).await.expect(303);
    };
    let settle = async |who: &Person, how: &str| {
        let page = who.get(&path).await.ok();
        let mut fields = page.form("form[action$='/withdraw']").into_iter();
        let id = fields.find(|(name, _)| name == "correction").expect("a correction").1;
        who.post(&format!("{path}/{how}"), &[("correction", &id)]).await.expect(303);
    };
    propose(&day.organizer, "2", "6").await;
    settle(&day.organizer, "withdraw").await;
    propose(&day.organizer, "2", "9").await;
    settle(&day.judge, "confirm").await;
    propose(&day.judge, "3", "8").await;
    let decided = [
        ("version", "0"),
        ("winner", "1"),
        ("vp-1", "10"),
        ("vp-2", "7"),
        ("absent-3", "yes"),
        ("absent-4", "yes"),
        ("reason", "Two went home ill."),
    ];
    day.judge.post(&day.run("rounds/prelim/1/tables/2/decide"), &decided).await.expect(303);
    day.enter("prelim/1", 3, 0, &["10", "8", "7", "5"], &[]).await.expect(303);
    day
}

/// The rows of a table changed, and numbered from 1 again.
pub fn edit(files: &mut Files, table: &str, change: impl FnOnce(&mut Vec<Value>)) {
    let text = files.get_mut(&format!("data/{table}.json")).expect(table);
    let mut rows: Vec<Value> = serde_json::from_str(text).expect("rows");
    change(&mut rows);
    for (row, id) in rows.iter_mut().zip(1..) {
        row["id"] = json!(id);
    }
    let lines: Vec<String> = rows.iter().map(Value::to_string).collect();
    *text = if lines.is_empty() { "[\n]\n".to_owned() } else { format!("[\n{}\n]\n", lines.join(",\n")) };
}

fn verify(bytes: &[u8]) -> (Option<i32>, String) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.zip");
    fs::write(&path, bytes).unwrap();
    let mut reeve = Command::new(env!("CARGO_BIN_EXE_reeve"));
    let output = reeve.arg("verify").arg(&path).env_remove("DATABASE_URL").output().expect("reeve runs");
    (output.status.code(), String::from_utf8_lossy(&output.stderr).into_owned())
}

#[actix_web::test]
async fn what_is_kept_of_a_sheet_is_what_the_forms_leave_behind() {
    let (day, to) = (corrected().await, db().await);
    let good = export(&day.app.db, day.id).await;
    assert_eq!(verify(&good).0, Some(0), "{}", verify(&good).1);
    let before = everything(&to).await;
    let check = async |table: &str, game: &str, says: &str, change: &dyn Fn(&mut Vec<Value>)| {
        let forged = repacked(&good, |files| edit(files, table, change));
        let refused = import(&to, &forged, None).await.expect_err(&format!("{table}, {game}: {says}"));
        let named = format!("data/{table}.json");
        for part in [game, says, &named] {
            assert!(refused.contains(part), "{says}, {part}: {refused}");
        }
        assert_eq!(everything(&to).await, before, "{says}");
        let (status, why) = verify(&forged);
        assert!(status == Some(2) && why.contains(game) && why.contains(says), "{says}: {status:?}, {why}");
    };
    let (first, second, third) = ("game prelim 1 1", "game prelim 1 2", "game prelim 1 3");
    let (nobody, no_link, values) = ("that nobody confirmed", "that is not in the digest chain", "says something else");
    let (one, no_form) = ("by a second person", "none that two people can have");
    let (withdrawn, confirmed, waiting) = (0, 1, 2);
    let corrections = async |says: &str, change: &dyn Fn(&mut Vec<Value>)| {
        check("sheet_correction", first, says, change).await;
    };
    corrections(nobody, &|rows| drop(rows.remove(confirmed))).await;
    corrections(nobody, &|rows| rows[confirmed]["correction_state"] = json!("withdrawn")).await;
    corrections(no_link, &|rows| rows.push(rows[confirmed].clone())).await;
    corrections(no_link, &|rows| {
        rows[waiting]["correction_state"] = json!("confirmed");
        rows[waiting]["settled_by"] = rows[waiting]["proposed_by"].clone();
    })
    .await;
    corrections(values, &|rows| rows[confirmed]["stored"]["seats"][1]["vp"] = json!(6)).await;
    corrections(values, &|rows| rows[confirmed]["stored"]["seats"][1]["chair"] = json!(2)).await;
    corrections(values, &|rows| rows[confirmed]["paper"]["seats"][1]["vp"] = json!(6)).await;
    corrections(values, &|rows| rows[confirmed]["paper"]["winner"] = json!(3)).await;
    corrections(values, &|rows| rows[confirmed]["settled_at"] = rows[confirmed]["proposed_at"].clone()).await;
    corrections(values, &|rows| {
        (rows[confirmed]["as_organizer"], rows[confirmed]["as_judge"]) = (json!(false), json!(false));
    })
    .await;
    corrections(one, &|rows| rows[confirmed]["settled_by"] = rows[confirmed]["proposed_by"].clone()).await;
    corrections(one, &|rows| rows[confirmed]["proposed_by"] = rows[confirmed]["settled_by"].clone()).await;
    corrections(one, &|rows| rows[confirmed]["proposed_by"] = Value::Null).await;
    corrections(one, &|rows| {
        let row = rows[confirmed].clone();
        (rows[confirmed]["proposed_by"], rows[confirmed]["settled_by"]) =
            (row["settled_by"].clone(), row["proposed_by"].clone());
    })
    .await;
    for row in [withdrawn, waiting] {
        corrections(no_form, &|rows| rows[row]["stored"]["seats"][1]["vp"] = json!(3)).await;
        corrections(no_form, &|rows| rows[row]["paper"] = rows[row]["stored"].clone()).await;
        corrections(no_form, &|rows| rows[row]["paper"]["seats"][1]["vp"] = json!(40)).await;
        corrections(no_form, &|rows| {
            let player = &mut rows[row]["paper"]["seats"][0]["player"];
            *player = json!(player.as_i64().unwrap() % 16 + 1);
        })
        .await;
        corrections(no_form, &|rows| rows[row]["paper"] = json!({})).await;
        corrections(no_form, &|rows| rows[row]["corrects_version"] = json!(1)).await;
        corrections(no_form, &|rows| rows[row]["proposed_by"] = Value::Null).await;
    }
    corrections(no_form, &|rows| rows[withdrawn]["settled_by"] = Value::Null).await;
    corrections(no_form, &|rows| rows[withdrawn]["settled_at"] = Value::Null).await;
    corrections(no_form, &|rows| rows[waiting]["settled_by"] = rows[waiting]["proposed_by"].clone()).await;
    corrections(no_form, &|rows| rows.push(rows[waiting].clone())).await;
    let elsewhere = |rows: &mut Vec<Value>| rows[waiting]["table_id"] = json!(3);
    check("sheet_correction", third, no_form, &elsewhere).await;

    let other = "or the other way round";
    check("game_table", first, other, &|rows| rows[0]["sheet_state"] = json!("decided")).await;
    check("game_table", second, other, &|rows| rows[1]["sheet_state"] = json!("signed")).await;
    for game in [first, second] {
        let at = usize::from(game == second);
        check("game_table", game, "a dispute", &|rows| rows[at]["disputed"] = json!(true)).await;
    }

    // The first table was entered, signed and corrected; the second decided; the third entered.
    let state = "a state that the sheet did not have";
    for (row, game, word) in [
        (0, first, "signed"),
        (1, first, "submitted"),
        (1, first, "decided"),
        (2, first, "submitted"),
        (3, second, "signed"),
        (4, third, "signed"),
        (4, third, "decided"),
    ] {
        check("sheet_version", game, state, &|rows| rows[row]["state"] = json!(word)).await;
    }
    for bad in [Value::Null, json!(""), json!(" \n"), json!("\u{200B}"), json!("a\u{202E}b"), json!(" a")] {
        check("sheet_version", second, "no reason", &|rows| rows[3]["reason"] = bad.clone()).await;
    }
    for (row, game) in [(0, first), (1, first), (2, first), (4, third)] {
        check("sheet_version", game, "and is none", &|rows| rows[row]["reason"] = json!("Because.")).await;
    }
}

/// Whoever takes the chain out of a file has to take everything else that an early version did not know.
#[actix_web::test]
async fn a_file_whose_chain_was_taken_out_is_refused() {
    let (day, folder, to) = (corrected().await, tempfile::tempdir().unwrap(), db().await);
    let good = export(&day.app.db, day.id).await;
    let before = everything(&to).await;
    for kept in ["turn_timer", "sheet_note", "sheet_correction"] {
        let taken = repacked(&good, |files| {
            let name = format!("data/{kept}.json");
            let rows = files[&name].clone();
            without_chain(files);
            files.insert(name, rows);
        });
        let (status, why) = verify(&taken);
        assert!(status == Some(2) && why.contains("taken out") && why.contains("sheet_link.json"), "{kept}: {why}");
        assert!(why.contains(&format!("data/{kept}.json")), "{kept}: {why}");
        let refused = import(&to, &taken, None).await.expect_err("no import");
        assert!(refused.contains("taken out"), "{kept}: {refused}");
        assert_eq!(everything(&to).await, before);
    }
    let (status, why) = verify(&repacked(&good, take_chain));
    assert!(status == Some(2) && why.contains("taken out"), "{why}");
    // Without all of the later tables, a column betrays it: one of those that a version added to earlier tables.
    for (table, column, value) in [
        ("tournament", "part", json!("whole")),
        ("tournament", "identity", Value::Null),
        ("player", "no_pictures", json!(false)),
        ("player", "erasure_asked_at", Value::Null),
        ("person", "companions", json!("")),
        ("staff_note", "comes_with", json!("")),
        ("staff_note", "comes_with_seen", json!(false)),
        ("seat", "disputes", json!(false)),
        ("sheet_version", "reason", Value::Null),
    ] {
        let taken = repacked(&good, |files| {
            without_chain(files);
            edit(files, table, |rows| {
                if rows.is_empty() {
                    rows.push(json!({}));
                }
                rows[0][column] = value.clone();
            });
        });
        let (status, why) = verify(&taken);
        assert!(status == Some(2) && why.contains("taken out"), "{table} {column}: {why}");
        assert!(why.contains(&format!("data/{table}.json")), "{table} {column}: {why}");
        assert!(import(&to, &taken, None).await.expect_err("no import").contains("taken out"), "{table} {column}");
        assert_eq!(everything(&to).await, before);
    }
    // Without these too, the log says what was done, and no early version did that: here a correction and a decision.
    let keep_log = |files: &mut Files| {
        let log = files["data/audit.json"].clone();
        without_chain(files);
        files.insert("data/audit.json".to_owned(), log);
    };
    let taken = repacked(&good, keep_log);
    let (status, why) = verify(&taken);
    assert!(status == Some(2) && why.contains("taken out") && why.contains("data/audit.json"), "{why}");
    assert!(import(&to, &taken, None).await.expect_err("no import").contains("data/audit.json"));
    assert_eq!(everything(&to).await, before);
    // The same in a backup.
    let copy = backup_of(&day.app.db, folder.path()).await;
    let taken = repacked_as(ArchiveKind::Backup, &copy, keep_log);
    let (status, why) = verify(&taken);
    assert!(status == Some(2) && why.contains("taken out") && why.contains("data/audit.json"), "{why}");
    let refused = restore(&to, Cursor::new(&taken), false).await.expect_err("no store");
    assert!(words::transfer::backup_error(&refused).contains("data/audit.json"));
    assert_eq!(everything(&to).await, before);
    let taken = repacked_as(ArchiveKind::Backup, &copy, |files| drop(files.remove("data/sheet_link.json")));
    let (status, why) = verify(&taken);
    assert!(status == Some(2) && why.contains("taken out"), "{why}");
    let refused = restore(&to, Cursor::new(&taken), false).await.expect_err("no store");
    assert!(words::transfer::backup_error(&refused).contains("taken out"));
    assert_eq!(everything(&to).await, before);
    let later: Vec<String> =
        ADDED.iter().skip_while(|table| **table != CHAIN).map(|table| format!("data/{table}.json")).collect();
    let taken = repacked_as(ArchiveKind::Backup, &copy, |files| files.retain(|name, _| !later.contains(name)));
    let (status, why) = verify(&taken);
    assert!(status == Some(2) && why.contains("taken out"), "{why}");
    let refused = restore(&to, Cursor::new(&taken), false).await.expect_err("no store");
    assert!(words::transfer::backup_error(&refused).contains("taken out"));
    assert_eq!(everything(&to).await, before);
}

/// In a file of a version without a chain the kept version still says what was signed.
#[actix_web::test]
async fn a_result_that_was_changed_before_the_chain_is_held_against_its_version() {
    let (day, to) = (day(8).await, db().await);
    day.make().await;
    day.open("prelim/1").await;
    day.enter("prelim/1", 1, 0, &["10", "8", "7", "5"], &[("sign", "yes")]).await.expect(303);
    let good = export(&day.app.db, day.id).await;
    assert_eq!(verify(&repacked(&good, without_chain)).0, Some(0));
    // Changed in the store, so that the spreadsheets of the file are made of it.
    let mut tx = day.app.db.write(Scope::Tournament(day.id)).await.unwrap();
    tx.query("update seat set vp = 9 where vp = 5").execute().await.unwrap();
    tx.commit().await.unwrap();
    let changed = repacked(&export(&day.app.db, day.id).await, without_chain);
    let (status, why) = verify(&changed);
    assert!(status == Some(2) && why.contains("game prelim 1 1"), "{why}");
    assert!(import(&to, &changed, None).await.expect_err("no import").contains("game prelim 1 1"));
}

/// A chain that is taken away with what stands in it leaves the corrections and reasons behind.
#[actix_web::test]
async fn an_archive_without_a_chain_has_no_corrections() {
    let (day, folder) = (corrected().await, tempfile::tempdir().unwrap());
    let good = export(&day.app.db, day.id).await;
    let (status, why) = verify(&repacked(&good, without_chain));
    assert!(
        status == Some(2) && why.contains("game prelim 1 1") && why.contains("that the sheet did not have"),
        "{why}"
    );
    let (status, why) = verify(&repacked(&good, |files| {
        without_chain(files);
        edit(files, "sheet_version", |rows| drop(rows.remove(1)));
    }));
    assert!(status == Some(2) && why.contains("game prelim 1 2") && why.contains("no reason"), "{why}");
    // The same in a backup.
    let copy = backup_of(&day.app.db, folder.path()).await;
    assert_eq!(verify(&copy).0, Some(0));
    let copy = forged(&copy, ArchiveKind::Backup, "data/sheet_correction.json", |text| {
        text.replacen("\"confirmed\"", "\"withdrawn\"", 1)
    });
    let (status, why) = verify(&copy);
    assert!(status == Some(2) && why.contains("game prelim 1 1") && why.contains("nobody confirmed"), "{why}");
}
