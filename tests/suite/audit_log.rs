//! The audit log can be taken away as a file and can't be changed; and what ends by itself is taken away.

use std::fs;
use std::io::Cursor;
use std::process::Command;

use chrono::{TimeDelta, Utc};
use reeve_actions::transfer::backup;
use reeve_rules::tournament::vocabulary::ActorKind;
use reeve_store::account::AttemptKind;
use reeve_store::audit;
use reeve_store::audit::AuditSearch;
use reeve_store::audit_line::AuditLine;
use reeve_store::outbox::MailKind;
use reeve_store::time::millis;
use reeve_store::{Db, Purpose, Scope, account, expiry, known_device, outbox};

use crate::support::app::{self, May};
use crate::support::filled::{PLAYED, SLUG, fill};
use crate::support::{TestDb, db};

fn line(subject: &str) -> AuditLine {
    AuditLine {
        tournament_id: None,
        at: millis(Utc::now()),
        actor_kind: ActorKind::Command,
        account_id: None,
        player_id: None,
        address: String::new(),
        action: "count".to_owned().into(),
        subject: subject.to_owned(),
        before: None,
        after: Some(r#"{"n":1,"s":"a, \"b\""}"#.to_owned()),
    }
}

async fn add(db: &Db, subjects: impl Iterator<Item = String>) {
    let mut tx = db.write(Scope::NoTournament).await.unwrap();
    for subject in subjects {
        audit::insert(&mut tx, &line(&subject)).await.unwrap();
    }
    tx.commit().await.unwrap();
}

fn records(csv: &str) -> Vec<Vec<String>> {
    let mut reader = csv::Reader::from_reader(csv.as_bytes());
    reader.records().map(|record| record.unwrap().iter().map(str::to_owned).collect()).collect()
}

/// A name that turns the direction of what is written turns nothing behind it.
#[tokio::test]
async fn what_a_line_is_about_stands_apart_from_the_line() {
    let app = app::start().await;
    add(&app.db, ["tournament \u{202E}evil".to_owned()].into_iter()).await;
    let page = app.administrator().await.get("/admin/audit").await.ok();
    let apart = page.texts("table.log td.name span bdi");
    assert!(apart.iter().any(|subject| subject.ends_with("\u{202E}evil")), "{apart:?}");
}

#[tokio::test]
async fn the_whole_log_is_a_file_however_long_it_is() {
    let app = app::start().await;
    add(&app.db, (1..=2500).map(|n| format!("line {n}"))).await;
    add(&app.db, ["=HYPERLINK(\"http://evil.example\")".to_owned()].into_iter()).await;
    let administrator = app.administrator().await;
    let page = administrator.get("/admin/audit?q=line").await.ok();
    let href = page.attributes("main a[download]", "href").swap_remove(0);
    assert_eq!(href, "/admin/audit.csv?q=line");
    let file = administrator.get(&href).await.ok();
    assert_eq!(file.header("content-type"), "text/csv; charset=utf-8");
    assert_eq!(file.header("content-disposition"), "attachment; filename=\"audit.csv\"");
    let body = file.body();
    let rows = records(body.strip_prefix('\u{FEFF}').expect("a byte-order mark"));
    let subjects: Vec<&str> = rows.iter().map(|row| row[8].as_str()).collect();
    let expected: Vec<String> = (1..=2500).rev().map(|n| format!("line {n}")).collect();
    assert_eq!(subjects, expected);
    assert_eq!(rows[0][10], r#"{"n":1,"s":"a, \"b\""}"#);
    let all = administrator.get("/admin/audit.csv").await.ok().body();
    assert!(all.contains("'=HYPERLINK"), "a formula went out as it is");
    let none = administrator.get("/admin/audit.csv?q=nothing%20like%20this").await.ok().body();
    assert_eq!(none.trim_start_matches('\u{FEFF}').lines().count(), 1);
}

#[tokio::test]
async fn the_log_of_a_tournament_names_no_player() {
    let app = app::start().await;
    fill(&app.db).await;
    let administrator = app.administrator().await;
    let mut tx = app.db.read().await.unwrap();
    let wanted = audit::AuditPage {
        search: AuditSearch { tournament: Some(PLAYED), ..AuditSearch::default() },
        below: i64::MAX,
        limit: 9999,
    };
    let stored = audit::find(&mut tx, &wanted).await.unwrap();
    drop(tx);
    let body = administrator.get(&format!("/run/{SLUG}/audit.csv")).await.ok().body();
    let rows = records(body.trim_start_matches('\u{FEFF}'));
    assert_eq!(rows.len(), stored.len());
    assert!(!rows.is_empty());
    assert!(rows.iter().all(|row| row[2] == SLUG), "lines of another tournament");
    for name in stored.iter().filter_map(|named| named.player_name.as_deref()) {
        assert!(!body.contains(name), "{name}");
    }
}

/// Who, when, from where, to what, and the values before and after: each can be searched for.
#[tokio::test]
async fn lines_are_found_by_everything_that_they_say() {
    let app = app::start().await;
    fill(&app.db).await;
    let administrator = app.administrator().await;
    let at = "2026-03-01T12:00:00Z".parse().unwrap();
    let old = AuditLine {
        at,
        address: "2001:db8::77".to_owned(),
        after: Some(r#"{"colour":"Ochre"}"#.to_owned()),
        ..line("a 50% sheet")
    };
    let mut tx = app.db.write(Scope::NoTournament).await.unwrap();
    audit::insert(&mut tx, &AuditLine { tournament_id: Some(PLAYED), ..old }).await.unwrap();
    tx.commit().await.unwrap();
    let shown = async |query: &str| {
        let page = administrator.get(&format!("/admin/audit?{query}")).await.ok();
        let file = administrator.get(&format!("/admin/audit.csv?{query}")).await.ok().body();
        let rows = records(file.trim_start_matches('\u{FEFF}'));
        assert_eq!(page.texts("tbody tr").len(), rows.len().min(100), "{query}");
        rows.iter().filter(|row| row[8] == "a 50% sheet").count()
    };
    for found in ["q=50%25+SHEET", "q=ochre", "q=2001:db8::77", "q=count", "q=Ochre&from=2026-03-01&until=2026-03-01"] {
        assert_eq!(shown(found).await, 1, "{found}");
    }
    assert_eq!(shown(&format!("q={SLUG}&until=2026-03-01")).await, 1);
    for missed in ["q=50_", "q=ochre&from=2026-03-02", "until=2026-02-28", "q=nobody"] {
        assert_eq!(shown(missed).await, 0, "{missed}");
    }
    // What is no day does no harm, and neither does one of other times.
    for odd in ["q=ochre&from=yesterday", "q=ochre&until=%2B262142-12-31", "q=ochre&from=-9999-01-01&until="] {
        assert_eq!(shown(odd).await, 1, "{odd}");
    }
}

#[tokio::test]
async fn a_command_prints_the_log() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("reeve.db");
    let db = Db::open(path.to_str().unwrap(), Purpose::Maintain).await.unwrap();
    fill(&db).await;
    add(&db, (1..=1500).map(|n| format!("line {n}"))).await;
    let reeve = |arguments: &[&str]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_reeve"));
        command.args(arguments).arg("--database").arg(&path).output().expect("the program")
    };
    let all = reeve(&["audit"]);
    assert_eq!(all.status.code(), Some(0));
    let rows = records(&String::from_utf8(all.stdout).unwrap());
    assert_eq!((rows.len() > 1500, rows[0][8].as_str()), (true, "line 1500"));
    let some = reeve(&["audit", "--find", "LINE 15"]);
    assert_eq!(records(&String::from_utf8(some.stdout).unwrap()).len(), 12);
    let one = reeve(&["audit", "--tournament", SLUG]);
    assert!(records(&String::from_utf8(one.stdout).unwrap()).iter().all(|row| row[2] == SLUG));
    let today = Utc::now().date_naive().to_string();
    let old = reeve(&["audit", "--find", "line 1500", "--from", &today, "--until", &today]);
    assert_eq!(records(&String::from_utf8(old.stdout).unwrap()).len(), 1);
    let none = reeve(&["audit", "--find", "line 1500", "--until", "2026-01-01"]);
    assert_eq!(records(&String::from_utf8(none.stdout).unwrap()).len(), 0);
    let wrong = reeve(&["audit", "--from", "yesterday"]);
    assert_eq!((wrong.status.code(), wrong.stdout.is_empty()), (Some(2), true));
    let wrong = reeve(&["audit", "--tournament", "no-such"]);
    assert_eq!((wrong.status.code(), wrong.stdout.is_empty()), (Some(2), true));

    let link = reeve(&["user", "reset", "nobody"]);
    assert_eq!((link.status.code(), link.stdout.is_empty()), (Some(2), true));
    let mut tx = db.read().await.unwrap();
    let name = account::all(&mut tx).await.unwrap().into_iter().find(|a| a.disabled_at.is_none()).expect("one").name;
    drop(tx);
    let link = reeve(&["user", "reset", &name, "--public-url", "https://reeve.example/"]);
    let said = String::from_utf8(link.stdout).unwrap();
    assert!(said.starts_with("https://reeve.example/reset/") && said.trim_end().len() > 60, "{said}");
    let wrong = reeve(&["user", "reset", &name, "--public-url", "reeve.example"]);
    assert_eq!((wrong.status.code(), wrong.stdout.is_empty()), (Some(2), true));
    db.close().await;
}

/// What no page and no command does; the database refuses it as well.
#[tokio::test]
async fn the_database_refuses_to_change_the_log() {
    let db = db().await;
    add(&db, ["kept".to_owned()].into_iter()).await;
    for statement in [
        "update audit set subject = 'changed'",
        "update audit set address = '192.0.2.9'",
        "update audit set address = '', subject = 'changed'",
        "update audit set address = '', before = ''",
        "update audit set log_digest = null",
        "update audit set log_digest = 'changed'",
        "update audit set address = '', log_digest = 'changed'",
        "update audit set address = '', account_id = null, at = '2020-01-01T00:00:00Z'",
        "delete from audit",
        "delete from audit where id > 0",
        "insert into audit select * from audit",
    ] {
        let mut tx = db.write(Scope::Everything).await.unwrap();
        assert!(tx.query(statement).execute().await.is_err(), "{statement}");
        drop(tx);
    }
    let mut tx = db.read().await.unwrap();
    let wanted = audit::AuditPage { search: AuditSearch::default(), below: i64::MAX, limit: 9 };
    let found = audit::find(&mut tx, &wanted).await.unwrap();
    assert_eq!(found.iter().map(|named| named.line.subject.as_str()).collect::<Vec<_>>(), ["kept"]);
}

#[test]
fn no_statement_changes_the_log() {
    let mut complaints = Vec::new();
    for entry in fs::read_dir("src/store").unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            continue;
        }
        let text = fs::read_to_string(&path).unwrap();
        for statement in ["update audit", "delete from audit", "into audit", "truncate table", "drop trigger"] {
            let inserts = statement == "into audit" && path.ends_with("audit.rs");
            // Erasing a person empties the network address, which is the one change that the database lets through.
            let erases = path.ends_with("erase.rs")
                && text.matches(statement).count() == text.matches("update audit set address = '' where").count();
            // A line that an older copy of Reeve wrote gets its digest later.
            let covers = path.ends_with("log_chain.rs")
                && text.matches(statement).count()
                    == text.matches("update audit set log_digest = line.value ->> 1").count();
            if text.contains(statement) && !inserts && !erases && !covers {
                complaints.push(format!("{}: {statement}", path.display()));
            }
        }
    }
    assert!(complaints.is_empty(), "{complaints:#?}");
}

/// How the guards of the log stand in the database.
async fn guards(db: &TestDb) -> Vec<String> {
    let mut tx = db.read().await.unwrap();
    tx.query_pair(
        "select sql as guard from sqlite_schema where type = 'trigger' order by name",
        "select pg_get_triggerdef(oid) as guard from pg_trigger where not tgisinternal and tgrelid = 'audit'::regclass \
         order by tgname",
    )
    .all::<(String,)>()
    .await
    .unwrap()
    .into_iter()
    .map(|(sql,)| sql)
    .collect()
}

#[tokio::test]
async fn restoring_over_a_store_puts_the_guards_back() {
    let from = db().await;
    add(&from, ["from".to_owned()].into_iter()).await;
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("backup.zip");
    backup::backup_to(&from, &file).await.unwrap();
    let to = db().await;
    add(&to, ["to".to_owned()].into_iter()).await;
    let before = guards(&to).await;
    assert!(before.len() >= 2, "{before:?}");
    backup::restore(&to, Cursor::new(fs::read(&file).unwrap()), true).await.unwrap();
    assert_eq!(guards(&to).await, before);
    let mut tx = to.write(Scope::Everything).await.unwrap();
    assert!(tx.query("delete from audit").execute().await.is_err());
    drop(tx);
    let mut tx = to.read().await.unwrap();
    let wanted = audit::AuditPage {
        search: AuditSearch { words: "from".to_owned(), ..AuditSearch::default() },
        below: i64::MAX,
        limit: 9,
    };
    assert_eq!(audit::find(&mut tx, &wanted).await.unwrap().len(), 1);
}

#[tokio::test]
async fn what_has_ended_is_taken_away() {
    let app = app::start().await;
    let ada = app.account("Ada", May::Nothing).await;
    ada.post("/account/code", &[]).await.ok();
    let now = millis(Utc::now());
    let mut tx = app.db.write(Scope::NoTournament).await.unwrap();
    account::insert_attempt(&mut tx, AttemptKind::SignInAddress, "192.0.2.1", now).await.unwrap();
    account::insert_attempt(&mut tx, AttemptKind::SignInAddress, "192.0.2.1", now - TimeDelta::days(2)).await.unwrap();
    outbox::to_account(&mut tx, MailKind::Test, ada.id(), now - TimeDelta::days(40)).await.unwrap();
    for (token, days) in [("gone", 366), ("kept", 360)] {
        known_device::remember(&mut tx, token, ada.id(), now - TimeDelta::days(days)).await.unwrap();
    }
    assert_eq!(expiry::clean(&mut tx, now).await.unwrap(), 2);
    let days = account::Window::last(TimeDelta::days(9), now);
    assert_eq!(account::attempts_in(&mut tx, AttemptKind::SignInAddress, "192.0.2.1", days).await.unwrap(), 1);
    assert!(known_device::is_anybodys(&mut tx, "kept", now).await.unwrap());
    // Two days later the code, the session and the other attempt have ended as well; what waits is not given up.
    assert_eq!(expiry::clean(&mut tx, now + TimeDelta::days(2)).await.unwrap(), 3);
    assert_eq!(outbox::waiting(&mut tx).await.unwrap(), 1);
    tx.commit().await.unwrap();
    ada.get("/account").await.expect(303);
}

#[tokio::test]
async fn cleaning_takes_so_much_at_a_time() {
    let db = db().await;
    let now = millis(Utc::now());
    let mut tx = db.write(Scope::NoTournament).await.unwrap();
    for _ in 0..expiry::MOST + 10 {
        account::insert_attempt(&mut tx, AttemptKind::Code, "y", now - TimeDelta::days(2)).await.unwrap();
    }
    assert_eq!(expiry::clean(&mut tx, now).await.unwrap(), expiry::MOST.unsigned_abs());
    assert_eq!(expiry::clean(&mut tx, now).await.unwrap(), 10);
    tx.commit().await.unwrap();
}
