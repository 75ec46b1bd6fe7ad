//! The digests of the audit log: what was changed, given to another, moved or removed in an archive is found, and nothing that happens in
//! the course of things breaks them.

use serde_json::{Value, json};

use reeve_actions::transfer::backup::restore;
use reeve_store::db::Dialect;
use reeve_store::log_chain::{self, LogCoverage};
use reeve_store::{Db, Scope, TournamentId};

use crate::archive::{backup_of, everything, export, import};
use crate::archive_gate::edit;
use crate::sheet_chain::{repacked, verified};
use crate::support::app::May;
use crate::support::day::{Day, day};
use crate::support::db;

/// Sixteen players whose first results are in: by the organizer and the judge.
async fn played() -> Day {
    let day = day(16).await;
    day.make().await;
    day.open("prelim/1").await;
    day.enter("prelim/1", 1, 0, &["10", "8", "7", "6"], &[("sign", "yes")]).await.expect(303);
    day.enter("prelim/1", 2, 0, &["10", "8", "7", "5"], &[]).await.expect(303);
    day
}

async fn covered(db: &Db, id: Option<TournamentId>) -> LogCoverage {
    log_chain::check(&mut db.read().await.unwrap(), id).await.unwrap().expect("a log that holds")
}

/// Writes a line as a copy of Reeve does that knows no digests.
async fn write_as_older(db: &Db, id: Option<TournamentId>) {
    let mut tx = db.write(Scope::Everything).await.unwrap();
    tx.query(
        "insert into audit (tournament_id, at, actor_kind, address, action, subject) \
         values ($1, $2, 'command', '', 'edit-tournament', 'tournament')",
    )
    .bind(id)
    .bind(chrono::Utc::now())
    .execute()
    .await
    .unwrap();
    tx.commit().await.unwrap();
}

#[actix_web::test]
async fn what_was_changed_in_the_log_of_an_archive_is_found() {
    let (day, to) = (played().await, db().await);
    let good = export(&day.app.db, day.id).await;
    let before = everything(&to).await;
    let log = verified(&good, None).await.unwrap().log.expect("a log");
    assert_eq!((log.from, log.head.is_some()), (Some(1), true));
    let check = async |says: &str, table: &str, change: &dyn Fn(&mut Vec<Value>)| {
        let forged = repacked(&good, |files| edit(files, table, change));
        let refused = import(&to, &forged, None).await.expect_err(says);
        assert!(refused.contains("data/audit.json") && refused.contains("of the log"), "{says}: {refused}");
        assert_eq!(everything(&to).await, before, "{says}");
        assert!(verified(&forged, None).await.expect_err(says).contains("of the log"), "{says}");
    };
    let audit = async |says: &str, change: &dyn Fn(&mut Vec<Value>)| check(says, "audit", change).await;
    let of_judge = |row: &Value| row["account_id"] == json!(2) || row["account_id"] == json!(1);
    audit("another value", &|rows| {
        *rows.last_mut().unwrap() = {
            let mut row = rows.last().unwrap().clone();
            row["after"]["seats"][0]["vp"] = json!(9);
            row
        }
    })
    .await;
    audit("another action", &|rows| rows[2]["action"] = json!("edit-tournament")).await;
    audit("another subject", &|rows| rows.last_mut().unwrap()["subject"] = json!("prelim 1 table 3")).await;
    audit("another time", &|rows| rows[1]["at"] = json!("2001-01-01T00:00:00Z")).await;
    audit("one line given to nobody", &|rows| {
        let row = rows.iter_mut().rfind(|row| of_judge(row)).unwrap();
        (row["account_id"], row["actor_kind"]) = (Value::Null, json!("command"));
    })
    .await;
    audit("one line given to a player", &|rows| {
        let row = rows.iter_mut().rfind(|row| of_judge(row)).unwrap();
        (row["account_id"], row["player_id"], row["actor_kind"]) = (Value::Null, json!(3), json!("player"));
    })
    .await;
    audit("all lines of one given to the other", &|rows| {
        for row in rows.iter_mut().filter(|row| row["account_id"].is_number()) {
            row["account_id"] = json!(3 - row["account_id"].as_i64().unwrap());
        }
    })
    .await;
    audit("a line removed", &|rows| drop(rows.remove(2))).await;
    audit("the first line removed", &|rows| drop(rows.remove(0))).await;
    audit("the last line removed", &|rows| drop(rows.pop())).await;
    audit("two lines swapped", &|rows| rows.swap(1, 2)).await;
    audit("a line added", &|rows| rows.push(rows[0].clone())).await;
    audit("a digest taken out", &|rows| rows[2]["log_digest"] = Value::Null).await;
    audit("the last digest taken out", &|rows| rows.last_mut().unwrap()["log_digest"] = Value::Null).await;
    audit("all digests taken out", &|rows| rows.iter_mut().for_each(|row| row["log_digest"] = Value::Null)).await;
    check("another name", "account", &|rows| rows[0]["name"] = json!("aaron")).await;
    check("another end", "tournament", &|rows| rows[0]["log_head"] = rows[0]["identity"].clone()).await;

    // Network addresses are not covered: erasing empties them.
    let emptied = repacked(&good, |files| edit(files, "audit", |rows| rows[2]["address"] = json!("192.0.2.1")));
    import(&to, &emptied, Some("emptied")).await.expect("an import");
    // A digest of the log can be asked for, as one of the other chain.
    let head = log.head.unwrap();
    let asked = verified(&good, Some(&head)).await.unwrap();
    assert!(reeve_words::transfer::verified(&asked).contains(&format!("line {} of its log", log.lines)));
}

#[actix_web::test]
async fn erasing_renaming_importing_and_going_on_leave_the_log_whole() {
    let day = played().await;
    let lines = covered(&day.app.db, Some(day.id)).await.lines;
    let seated = day.stored().await.rounds[0].tables[0].seats[0].player_id;
    let number = day.stored().await.player(seated).expect("a player").number;
    day.organizer.post(&day.run(&format!("players/{number}/erase")), &[("confirm", "erase")]).await.expect(303);
    // The judge is called otherwise, and otherwise again, and enters something under each name.
    let admin = day.app.account("admin", May::Administer).await;
    let rename = async |name: &str| {
        let path = format!("/admin/accounts/{}", day.judge.id());
        let page = admin.get(&path).await.ok();
        let form = format!("form[action='{path}']");
        let fields = crate::support::event::filled(&page, &form, &[("name", name)]);
        crate::support::event::send(&admin, &path, &fields).await.expect(303);
    };
    for (name, table) in [("Jo Judge", 3), ("Jan Judge", 4)] {
        rename(name).await;
        let fields = [("version", "0"), ("winner", "1"), ("vp-1", "10"), ("vp-2", "8"), ("vp-3", "7"), ("vp-4", "6")];
        day.judge.post(&day.run(&format!("rounds/prelim/1/tables/{table}")), &fields).await.expect(303);
    }
    let whole = covered(&day.app.db, Some(day.id)).await;
    assert!(whole.lines > lines + 2 && whole.from == Some(1), "{whole:?}");
    covered(&day.app.db, None).await;

    // It comes into another store, where somebody of the judge's earlier name is, and out of it again.
    let bytes = export(&day.app.db, day.id).await;
    let (other, third) = (db().await, db().await);
    let id = import(&other, &bytes, None).await.expect("an import").id;
    assert_eq!(covered(&other, Some(id)).await, whole);
    let again = export(&other, id).await;
    let id = import(&third, &again, None).await.expect("another import").id;
    assert_eq!(covered(&third, Some(id)).await, whole);

    // A backup has it all, and what is written after it was put back hangs on that.
    let folder = tempfile::tempdir().unwrap();
    let backup = backup_of(&day.app.db, folder.path()).await;
    let restored = db().await;
    restore(&restored, std::io::Cursor::new(backup), false).await.unwrap();
    assert_eq!(covered(&restored, Some(day.id)).await, whole);
    assert_eq!(covered(&restored, None).await, covered(&day.app.db, None).await);
}

#[actix_web::test]
async fn what_an_older_copy_writes_is_covered_by_the_next_line() {
    let day = played().await;
    let sign_in = async || drop(day.app.visitor().sign_in("organizer", crate::support::app::PASSWORD).await);
    sign_in().await;
    write_as_older(&day.app.db, Some(day.id)).await;
    write_as_older(&day.app.db, None).await;
    day.enter("prelim/1", 3, 0, &["10", "8", "7", "6"], &[]).await.expect(303);
    let log = covered(&day.app.db, Some(day.id)).await;
    assert_eq!(log.from, Some(1));
    sign_in().await;
    let bytes = export(&day.app.db, day.id).await;
    let to = db().await;
    import(&to, &bytes, None).await.expect("an import");
    assert_eq!(covered(&day.app.db, None).await.from, Some(1));
    let mut tx = day.app.db.read().await.unwrap();
    let left: i64 = tx.query("select count(*) from audit where log_digest is null").value().await.unwrap();
    assert_eq!(left, 0, "no line is left out");
}

#[actix_web::test]
async fn a_log_of_an_earlier_version_is_covered_from_its_next_line_on() {
    let day = day(16).await;
    for _ in 0..3 {
        write_as_older(&day.app.db, Some(day.id)).await;
    }
    let bytes = export(&day.app.db, day.id).await;
    let said = reeve_words::transfer::verified(&verified(&bytes, None).await.unwrap());
    assert!(said.contains("its log: not covered, since an earlier Reeve wrote the 3 lines"), "{said}");
    day.make().await;
    let log = covered(&day.app.db, Some(day.id)).await;
    assert_eq!(log.from, Some(4));
    let bytes = export(&day.app.db, day.id).await;
    let said = reeve_words::transfer::verified(&verified(&bytes, None).await.unwrap());
    assert!(said.contains("covered from line 4 on"), "{said}");
    let page = day.organizer.get(&day.run("audit")).await.ok();
    assert!(page.says(log.head.as_deref().unwrap()) && page.says("from the 4th on"), "{page}");
    // The public sees it when nothing is hidden any more.
    let visitor = day.app.visitor();
    let public = format!("/t/{}/log", day.slug);
    assert!(!visitor.get(&public).await.ok().says(log.head.as_deref().unwrap()));
    day.change(|t| t.phase = reeve_rules::tournament::vocabulary::Phase::Finished).await;
    assert!(visitor.get(&public).await.ok().says(log.head.as_deref().unwrap()));
}

/// Many at once, in tournaments and outside of them: of each line there is one before it.
#[actix_web::test]
async fn many_at_once_do_not_fork_a_log() {
    let day = played().await;
    // Of SQLite there is one copy.
    let other = if day.app.db.dialect() == Dialect::Postgres { Some(day.app.other().await) } else { None };
    let person = |n: usize| match &other {
        Some(other) if n % 2 == 1 => day.app.visitor().at_copy(other),
        _ => day.app.visitor(),
    };
    let people: Vec<_> = (0..12).map(person).collect();
    let signing_in = people.iter().map(|one| one.sign_in("judge", crate::support::app::PASSWORD));
    let pages = futures_util::future::join_all(signing_in).await;
    assert!(pages.iter().any(|page| page.status == 303));
    covered(&day.app.db, None).await;
    let entering = (0..8).map(|n| day.enter("prelim/1", 1 + n % 4, 0, &["10", "9", "7", "6"], &[]));
    futures_util::future::join_all(entering).await;
    covered(&day.app.db, Some(day.id)).await;
}
