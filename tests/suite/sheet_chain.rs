//! The digest chain: every sheet that becomes final is a link of it, whatever was changed in an archive is found and named,
//! and stores and archives of earlier versions get their links.

use std::collections::BTreeMap;
use std::fs::{self, File};
use std::io::{Cursor, Read, Write};
use std::process::{Command, Stdio};

use reeve_actions::transfer::verify::{Asked, Verified, verify};
use reeve_files::archive::{ArchiveKind, ArchiveWriter};
use reeve_rules::sheets::chain;
use reeve_rules::sheets::chain::{LinkDigest, LinkState, LinkText};
use reeve_store::dump::added::{ADDED, CHAIN, row_is_later};
use reeve_store::dump::early_actions::is_later_action;
use reeve_store::sheet_link;
use reeve_store::sheet_link::SheetLink;
use reeve_store::{Db, Scope, TournamentId};
use reeve_words as words;

use crate::archive::{backup_of, everything, export, filled, import};
use crate::support::day::day;
use crate::support::db;
use crate::support::filled::PLAYED;

/// The files of an archive by name, without those that every archive has of itself.
pub type Files = BTreeMap<String, String>;

/// The archive with its files changed, and all checksums made anew.
pub fn repacked(bytes: &[u8], change: impl FnOnce(&mut Files)) -> Vec<u8> {
    repacked_as(ArchiveKind::Tournament, bytes, change)
}

/// The same of a file of that kind.
pub fn repacked_as(kind: ArchiveKind, bytes: &[u8], change: impl FnOnce(&mut Files)) -> Vec<u8> {
    let mut zip = zip::ZipArchive::new(Cursor::new(bytes)).unwrap();
    let names: Vec<String> = zip.file_names().map(|name| name.unwrap().into_owned()).collect();
    let mut files = Files::new();
    for name in names.iter().filter(|name| !["reeve.json", "checksums.txt"].contains(&name.as_str())) {
        let mut text = String::new();
        zip.by_name(name).unwrap().read_to_string(&mut text).unwrap();
        files.insert(name.clone(), text);
    }
    let before = files.clone();
    change(&mut files);
    assert_ne!(files, before, "nothing was changed");
    let mut writer = ArchiveWriter::new(Cursor::new(Vec::new()));
    for (name, text) in files {
        writer.file(&name, text.as_bytes()).unwrap();
    }
    writer.finish(kind, None, "forged").unwrap().0.into_inner()
}

/// A file as a version wrote it that knew no chain: without what came later either.
pub fn without_chain(files: &mut Files) {
    take_chain(files);
    let later: Vec<&str> = ADDED.iter().copied().skip_while(|table| *table != CHAIN).collect();
    files.retain(|name, _| name != "rulings.csv" && !later.iter().any(|table| *name == format!("data/{table}.json")));
    for (name, text) in files.iter_mut() {
        let Some(table) = name.strip_prefix("data/").and_then(|name| name.strip_suffix(".json")) else { continue };
        let mut rows: Vec<serde_json::Map<String, serde_json::Value>> = serde_json::from_str(text).expect("rows");
        rows.iter_mut().for_each(|row| row.retain(|key, _| !row_is_later(table, |column| column == key)));
        if table == "audit" {
            rows.retain(|row| !is_later_action(row["action"].as_str().expect("an action")));
            rows.iter_mut().zip(1..).for_each(|(row, id)| drop(row.insert("id".to_owned(), id.into())));
        }
        *text = rows_text(&rows);
    }
}

/// Rows as a file holds them.
pub fn rows_text(rows: &[serde_json::Map<String, serde_json::Value>]) -> String {
    let lines: Vec<String> = rows.iter().map(|row| serde_json::to_string(row).expect("a row")).collect();
    if lines.is_empty() { "[]\n".to_owned() } else { format!("[\n{}\n]\n", lines.join(",\n")) }
}

/// A file whose chain was taken out.
pub fn take_chain(files: &mut Files) {
    files.remove("digests.txt");
    files.remove("data/sheet_link.json");
    let rows = files.get_mut("data/tournament.json").unwrap();
    let (before, rest) = rows.split_once("\"identity\":\"").expect("an identity");
    let behind = rest.split_once("\",").expect("its end").1;
    *rows = format!("{before}{behind}");
}

async fn links(db: &Db, id: TournamentId) -> Vec<SheetLink> {
    sheet_link::of_tournament(&mut db.read().await.unwrap(), id).await.unwrap()
}

/// What `verify` says of an archive.
pub async fn verified(bytes: &[u8], head: Option<&str>) -> Result<Verified, String> {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.zip");
    fs::write(&path, bytes).unwrap();
    let head = head.map(|head| head.parse().expect("a digest"));
    verify(File::open(&path).unwrap(), head).await.map_err(|error| words::transfer::verify_error(&error))
}

/// The value of a number in a row of JSON.
fn number(row: &str, key: &str) -> i64 {
    let row: serde_json::Value = serde_json::from_str(row.trim_end_matches(',')).expect("a row");
    row[key].as_i64().expect(key)
}

/// What `sha256sum` says of a text.
fn sha256sum(text: &str) -> String {
    let mut child = Command::new("sha256sum").stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("sha256sum");
    child.stdin.take().unwrap().write_all(text.as_bytes()).unwrap();
    let output = child.wait_with_output().unwrap();
    String::from_utf8(output.stdout).unwrap()[..64].to_owned()
}

#[actix_web::test]
async fn every_sheet_that_becomes_final_is_a_link() {
    let day = day(15).await;
    day.make().await;
    day.open("prelim/1").await;
    day.enter("prelim/1", 2, 0, &["10", "8", "7", "5"], &[]).await.expect(303);
    assert!(links(&day.app.db, day.id).await.is_empty(), "what is entered is not final");
    day.judge.post(&day.run("rounds/prelim/1/tables/2/sign"), &[("version", "1")]).await.expect(303);
    let absent = [("sign", "yes"), ("absent-4", "yes")];
    let seats = day.tables("prelim/1").await;
    let (four, _) = *seats.iter().find(|(table, seats)| *table != 2 && *seats == 4).expect("a table of four");
    day.enter("prelim/1", four, 0, &["10", "8", "7", ""], &absent).await.expect(303);
    let links = links(&day.app.db, day.id).await;
    let texts: Vec<LinkText> = links.iter().map(|link| LinkText::read(&link.content).expect("a text")).collect();
    let games: Vec<(i64, usize, LinkState)> =
        texts.iter().map(|text| (text.game.table, text.seats.len(), text.state)).collect();
    assert_eq!(games, [(2, 4, LinkState::Signed), (four, 3, LinkState::Signed)]);
    assert_eq!(links.iter().map(|link| link.kept_version).collect::<Vec<_>>(), [Some(2), Some(2)]);
    assert_eq!((texts[0].before, texts[1].before), (LinkDigest::NONE, links[0].digest.parse().unwrap()));
    let stored = day.stored().await;
    let table = &stored.rounds[0].tables.iter().find(|table| table.row.number == 2).expect("table 2");
    let numbers: Vec<i64> =
        table.seats.iter().map(|seat| stored.player(seat.player_id).expect("a player").number).collect();
    assert_eq!(texts[0].seats.iter().map(|seat| seat.player).collect::<Vec<_>>(), numbers);
    // Anybody checks it with a tool of the system.
    for link in &links {
        assert_eq!(sha256sum(&link.content), link.digest);
    }
    // Nothing that is refused leaves a link.
    day.enter("prelim/1", 2, 2, &["10", "9", "7", "5"], &[("sign", "yes")]).await.expect(409);
    day.judge.post(&day.run("rounds/prelim/1/tables/2/sign"), &[("version", "2")]).await.expect(409);
    assert_eq!(self::links(&day.app.db, day.id).await, links);
}

#[tokio::test]
async fn whatever_is_changed_in_an_archive_is_refused_with_its_sheet() {
    let (from, to) = (filled().await, db().await);
    let good = export(&from, PLAYED).await;
    let links = links(&from, PLAYED).await;
    assert_eq!(links.len(), 9);
    let before = everything(&to).await;
    let check = async |what: &str, game: &str, change: &dyn Fn(&mut Files)| {
        let forged = repacked(&good, change);
        let refused = import(&to, &forged, None).await.expect_err(what);
        assert!(refused.contains(game), "{what}: {refused}");
        assert_eq!(everything(&to).await, before, "{what}");
        let refused = verified(&forged, None).await.expect_err(what);
        assert!(refused.contains(game), "{what}: {refused}");
    };
    let edit = |name: &'static str, from: &'static str, into: &'static str| {
        move |files: &mut Files| {
            let text = files.get_mut(name).expect(name);
            *text = text.replacen(from, into, 1);
        }
    };
    check("a VP", "game prelim 1 1", &edit("data/seat.json", "\"vp\":10", "\"vp\":9")).await;
    check(
        "the winner",
        "game prelim 1 1",
        &edit("data/game_table.json", "\"winner_position\":3", "\"winner_position\":2"),
    )
    .await;
    check("a player", "game prelim 1 1", &|files| {
        let seats = files.get_mut("data/seat.json").unwrap();
        let rows: Vec<&str> = seats.lines().filter(|line| line.starts_with('{')).collect();
        let player = |row: &str| format!("\"player_id\":{},", number(row, "player_id"));
        // Somebody of the next table.
        let changed = rows[0].replace(&player(rows[0]), &player(rows[4]));
        *seats = seats.replace(rows[0], &changed);
    })
    .await;
    check("an absence", "game prelim 1 1", &edit("data/seat.json", "\"absent\":false", "\"absent\":true")).await;
    check("a kept version", "game prelim 1 1", &|files| {
        let versions = files.get_mut("data/sheet_version.json").unwrap();
        *versions = versions.replacen("\"vp\":10", "\"vp\":9", 1);
    })
    .await;
    check("the state", "game prelim 1 1", &edit("data/game_table.json", "\"signed\"", "\"submitted\"")).await;
    let second = links[1].digest.clone();
    let wrong = second.replace(['a', '1'], "7");
    for file in ["digests.txt", "data/sheet_link.json"] {
        let change = |files: &mut Files| {
            let text = files.get_mut(file).unwrap();
            *text = text.replacen(&second, &wrong, 1);
        };
        check("a digest", "game prelim 1 2", &change).await;
        check("a VP in a text", "game prelim 1 1", &edit(file, "vp 10 winner", "vp 11 winner")).await;
    }
    check("the order", "game prelim 1 1", &|files| {
        let entries: Vec<&str> = files["digests.txt"].split_inclusive("\n\n").collect();
        let swapped = [&[entries[1], entries[0]], &entries[2..]].concat().concat();
        files.insert("digests.txt".to_owned(), swapped);
    })
    .await;
    check("the order in the rows", "game prelim 1 2", &|files| {
        let rows = files.get_mut("data/sheet_link.json").unwrap();
        let lines: Vec<String> = rows.lines().map(str::to_owned).collect();
        let one = lines[1].replace("\"link_number\":1,", "\"link_number\":2,");
        let two = lines[2].replace("\"link_number\":2,", "\"link_number\":1,");
        *rows = [&lines[..1], &[two, one], &lines[3..]].concat().join("\n") + "\n";
    })
    .await;
    check("a link left out", "game prelim 3 3", &|files| {
        let entries: Vec<&str> = files["digests.txt"].split_inclusive("\n\n").collect();
        let shorter = entries[..8].concat();
        files.insert("digests.txt".to_owned(), shorter);
        let rows = files.get_mut("data/sheet_link.json").unwrap();
        let lines: Vec<&str> = rows.lines().collect();
        *rows = [&lines[..8], &[lines[8].trim_end_matches(','), "]"]].concat().join("\n") + "\n";
    })
    .await;
    check("the identity", "game prelim 1 1", &|files| {
        let rows = files.get_mut("data/tournament.json").unwrap();
        *rows = rows.replace(&format!("{:032x}", PLAYED.0), &"0".repeat(32));
    })
    .await;
    check("no file of digests", "digests.txt is missing", &|files| {
        files.remove("digests.txt");
    })
    .await;
    // A chain that was made anew shows only beside its head.
    let head = links[8].digest.as_str();
    assert_eq!(verified(&good, Some(head)).await.unwrap().chain.unwrap().asked, Some(Asked::Link(9)));
    assert_eq!(verified(&good, Some(&links[3].digest)).await.unwrap().chain.unwrap().asked, Some(Asked::Link(4)));
    let mut tx = from.write(Scope::Tournament(PLAYED)).await.unwrap();
    tx.query("delete from sheet_link").execute().await.unwrap();
    tx.query("update seat set vp = vp + 1 where vp = 3").execute().await.unwrap();
    tx.query("update sheet_version set content = replace(content, '\"vp\":3}', '\"vp\":4}')").execute().await.unwrap();
    tx.query("delete from sheet_correction").execute().await.unwrap();
    sheet_link::complete(&mut tx).await.unwrap();
    tx.commit().await.unwrap();
    let anew = export(&from, PLAYED).await;
    assert_eq!(verified(&anew, None).await.unwrap().chain.unwrap().head.unwrap().link_number, 9);
    assert!(verified(&anew, Some(head)).await.expect_err("another head").contains("made anew"));
}

#[tokio::test]
async fn archives_and_stores_of_earlier_versions_get_their_links() {
    let (from, to, folder) = (filled().await, db().await, tempfile::tempdir().unwrap());
    let good = export(&from, PLAYED).await;
    let whole = links(&from, PLAYED).await;
    // As a version wrote it that knew no chain.
    let old = repacked(&good, without_chain);
    assert_eq!(verified(&old, None).await.unwrap().chain, None);
    let other = "0".repeat(64);
    assert!(verified(&old, Some(&other)).await.expect_err("no chain").contains("no link"));
    let imported = import(&to, &old, None).await.unwrap();
    let made = links(&to, imported.id).await;
    let seats = |links: &[SheetLink]| -> Vec<Vec<String>> {
        let lines = |link: &SheetLink| {
            link.content.lines().skip(2).take_while(|line| !line.starts_with("before")).map(str::to_owned).collect()
        };
        links.iter().map(lines).collect()
    };
    assert_eq!(seats(&made), seats(&whole));
    assert_ne!(made[0].digest, whole[0].digest, "the identity is another one");
    assert_eq!(
        verified(&export(&to, imported.id).await, Some(&made[8].digest)).await.unwrap().chain.unwrap().asked,
        Some(Asked::Link(9))
    );
    // A store: in the order in which the sheets became final, and once.
    let mut tx = from.write(Scope::Everything).await.unwrap();
    tx.query("delete from sheet_link").execute().await.unwrap();
    tx.query("update tournament set identity = null").execute().await.unwrap();
    tx.query("update sheet_version set id = 9000 where table_id = 211").execute().await.unwrap();
    tx.commit().await.unwrap();
    let copy = backup_of(&from, folder.path()).await;
    sheet_link::bring_up_to_date(&from).await.unwrap();
    let first = links(&from, PLAYED).await;
    assert!(first[8].content.contains("game prelim 1 1\n") && first[0].content.contains("game prelim 1 2\n"));
    sheet_link::bring_up_to_date(&from).await.unwrap();
    assert_eq!(links(&from, PLAYED).await, first);
    assert!(verified(&export(&from, PLAYED).await, None).await.is_ok());
    let mut tx = from.read().await.unwrap();
    let without: i64 = tx.query("select count(*) from tournament where identity is null").value().await.unwrap();
    assert_eq!(without, 0);
    // A backup that was made before.
    let restored = db().await;
    reeve_actions::transfer::backup::restore(&restored, Cursor::new(&copy), false).await.unwrap();
    assert_eq!(seats(&links(&restored, PLAYED).await), seats(&first));
}

#[tokio::test]
async fn backups_keep_the_chain_and_a_changed_sheet_in_one_is_named() {
    let (from, to, folder) = (filled().await, db().await, tempfile::tempdir().unwrap());
    let copy = backup_of(&from, folder.path()).await;
    reeve_actions::transfer::backup::restore(&to, Cursor::new(&copy), false).await.unwrap();
    assert_eq!(links(&to, PLAYED).await, links(&from, PLAYED).await);
    assert!(verified(&copy, None).await.is_ok());
    let other = "0".repeat(64);
    assert!(verified(&copy, Some(&other)).await.expect_err("a head").contains("--head"));
    let forged = crate::archive::forged(&copy, ArchiveKind::Backup, "data/seat.json", |text| {
        text.replacen("\"vp\":10", "\"vp\":9", 1)
    });
    let refused = verified(&forged, None).await.expect_err("a changed VP");
    assert!(refused.contains("jena-open-2026") && refused.contains("game prelim 1 1"), "{refused}");
}

#[tokio::test]
async fn an_import_keeps_the_identity_and_two_tournaments_never_share_one() {
    let (from, to) = (filled().await, db().await);
    let bytes = export(&from, PLAYED).await;
    let imported = import(&to, &bytes, None).await.unwrap();
    let identity =
        async |db: &Db, id| sheet_link::identity_of(&mut db.read().await.unwrap(), id).await.unwrap().unwrap();
    assert_eq!(identity(&to, imported.id).await, identity(&from, PLAYED).await);
    let day = day(6).await;
    let own = identity(&day.app.db, day.id).await;
    assert!(chain::is_identity(&own), "{own}");
    let copy = [("name", "Another"), ("starts_on", "2027-01-02"), ("slug", "another")];
    day.organizer.post(&day.run("copy"), &copy).await.expect(303);
    let mut tx = day.app.db.read().await.unwrap();
    let all: Vec<String> = tx.query("select identity from tournament order by id").values().await.unwrap();
    assert_eq!(all.len(), 2);
    assert_ne!(all[0], all[1]);
}

/// Who signed, how and when is evidence as well: the second line of the chain covers it.
#[tokio::test]
async fn whatever_is_changed_of_the_signatures_is_refused() {
    let from = filled().await;
    let good = export(&from, PLAYED).await;
    let signed = links(&from, PLAYED).await[8].signed_digest.clone().expect("the head of the second line");
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.zip");
    fs::write(&path, &good).unwrap();
    let found = verify(File::open(&path).unwrap(), Some(signed.parse().unwrap())).await.expect("the good one");
    let chain = found.chain.as_ref().expect("a chain");
    assert_eq!((chain.covered, chain.asked), (9, Some(Asked::Link(9))));
    assert!(words::transfer::verified(&found).contains(&format!("covered for 9 of 9 links, head {signed}")));
    type Rows = Vec<serde_json::Map<String, serde_json::Value>>;
    let check = async |what: &str, name: &str, change: &dyn Fn(&mut Rows)| {
        let forged = repacked(&good, |files| {
            let text = files.get_mut(name).expect(name);
            let mut rows: Rows = serde_json::from_str(text).expect("rows");
            change(&mut rows);
            *text = rows_text(&rows);
        });
        let to = db().await;
        let refused = import(&to, &forged, None).await.expect_err(what);
        assert!(refused.contains("are not those of their digest"), "{what}: {refused}");
    };
    let signatures = "data/sheet_signature.json";
    check("all taken away", signatures, &Rows::clear).await;
    check("another way", signatures, &|rows| {
        let other = if rows[0]["way"] == "pin" { "link" } else { "pin" };
        rows[0].insert("way".to_owned(), other.into());
    })
    .await;
    check("another time", signatures, &|rows| {
        rows[0].insert("at".to_owned(), "2001-01-01T00:00:00.000Z".into());
    })
    .await;
    check("final at another time", "data/sheet_link.json", &|rows| {
        rows[3].insert("at".to_owned(), "2001-01-01T00:00:00.000Z".into());
    })
    .await;
    check("one is not covered", "data/sheet_link.json", &|rows| {
        rows[3].insert("signed_digest".to_owned(), serde_json::Value::Null);
    })
    .await;
    // With no digest at all it may be from an earlier version, and verify says what is covered.
    let earlier = repacked(&good, |files| {
        let text = files.get_mut("data/sheet_link.json").unwrap();
        let mut rows: Rows = serde_json::from_str(text).expect("rows");
        rows.iter_mut().for_each(|row| drop(row.insert("signed_digest".to_owned(), serde_json::Value::Null)));
        *text = rows_text(&rows);
    });
    let said = words::transfer::verified(&verified(&earlier, None).await.expect("an earlier one"));
    assert!(said.contains("not covered"), "{said}");
}

#[tokio::test]
async fn the_command_ends_with_2_where_the_chain_is_broken() {
    let from = filled().await;
    let (good, head) = (export(&from, PLAYED).await, links(&from, PLAYED).await[8].digest.clone());
    let folder = tempfile::tempdir().unwrap();
    let reeve = |bytes: &[u8], more: &[&str]| {
        let path = folder.path().join("a.zip");
        fs::write(&path, bytes).unwrap();
        let mut command = Command::new(env!("CARGO_BIN_EXE_reeve"));
        let output =
            command.arg("verify").arg(&path).args(more).env_remove("DATABASE_URL").output().expect("reeve runs");
        let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
        (output.status.code(), text(&output.stdout), text(&output.stderr))
    };
    let (status, said, _) = reeve(&good, &["--head", &head]);
    assert!(status == Some(0) && said.contains(&head) && said.contains("9 links"), "{said}");
    let (status, said, why) = reeve(&good, &["--head", &head.replace('a', "b").replace('0', "1")]);
    assert!(status == Some(2) && said.is_empty() && why.contains(&head), "{why}");
    assert_eq!(reeve(&good, &["--head", "abc"]).0, Some(2));
    let forged = repacked(&good, |files| {
        let seats = files.get_mut("data/seat.json").unwrap();
        *seats = seats.replacen("\"vp\":10", "\"vp\":9", 1);
    });
    let (status, said, why) = reeve(&forged, &[]);
    assert!(status == Some(2) && said.is_empty() && why.contains("Round 1, table 1"), "{why}");
}
