//! The status page, backups to download, the command that brings them elsewhere, and encrypted ones put back.

use std::fs;
use std::io::{ErrorKind, Write};
use std::path::Path;
use std::process::{Command, Output};
use std::time::Duration;

use chrono::{DateTime, TimeDelta, Utc};
use reeve_actions::AuditAction;
use reeve_actions::transfer::backup_command;
use reeve_actions::transfer::backup_command::{CommandFault, CommandRun, LONGEST, run};
use reeve_rules::tournament::vocabulary::ActorKind;
use reeve_store::time::millis;
use reeve_store::{Db, Purpose, Scope, audit};

use crate::archive::{backup_of, filled};
use crate::support::app::{self, May};
use crate::support::db;
use crate::support::letters::until;

fn path(folder: &Path) -> &str {
    folder.to_str().expect("a path")
}

/// The timed backups in a folder.
fn kept(folder: &Path) -> Vec<String> {
    let names = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap());
    names.filter(|name| name.starts_with("reeve-")).collect()
}

#[tokio::test]
async fn the_status_page_says_how_the_server_stands() {
    let folder = tempfile::tempdir().unwrap();
    let app = app::start_with(&["--mail-folder", path(folder.path()), "--mail-from", "reeve@example.org"]).await;
    let boss = app.administrator().await;
    let rows = async || -> Vec<Vec<String>> { boss.get("/admin/status").await.ok().rows("table") };
    let of = |rows: &[Vec<String>], label: &str| {
        rows.iter().find(|row| row[0] == label).unwrap_or_else(|| panic!("no {label}: {rows:?}"))[1].clone()
    };
    let shown = rows().await;
    assert!(of(&shown, "Program").starts_with(concat!("Reeve ", env!("CARGO_PKG_VERSION"))), "{shown:?}");
    let database = of(&shown, "Database");
    match app.db.file() {
        Some(file) => assert!(database.contains("SQLite") && database.contains(path(file)), "{database}"),
        None => assert!(database.contains("PostgreSQL") && of(&shown, "Copies").contains("connection"), "{shown:?}"),
    }
    assert!(of(&shown, "Migrations").starts_with("up to date, step "), "{shown:?}");
    assert!(of(&shown, "Last backup").starts_with("needs attention none"), "{shown:?}");
    assert!(of(&shown, "Mail").contains("0 waiting; 0 given up"), "{shown:?}");
    assert!(of(&shown, "Clock").ends_with("UTC"), "{shown:?}");

    boss.post("/admin/backup", &[]).await.ok();
    assert!(of(&rows().await, "Last backup").contains("0 minutes ago"));
    let mut tx = app.db.write(Scope::NoTournament).await.unwrap();
    let spoil = "insert into outbox (kind, account_id, state, tries, next_at, created_at) \
                 select 'test', id, 'failed', 8, created_at, created_at from account";
    assert_eq!(tx.query(spoil).execute().await.unwrap(), 1);
    tx.commit().await.unwrap();
    assert!(
        of(&rows().await, "Mail").starts_with("needs attention") && of(&rows().await, "Mail").contains("1 given up")
    );
    let account = app.account("Ada", May::Create).await;
    account.get("/admin/status").await.expect(403);
}

#[tokio::test]
async fn a_timed_backup_is_downloaded_and_that_stands_in_the_log() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("letter.txt"), "mine").unwrap();
    let app = app::start_with(&["--backup-folder", path(folder.path())]).await;
    until("the first backup", async || !kept(folder.path()).is_empty()).await;
    let boss = app.administrator().await;
    let page = boss.get("/admin/backup").await.ok();
    let action = page.attributes("table form", "action").swap_remove(0);
    let name = kept(folder.path()).swap_remove(0);
    assert_eq!(action, format!("/admin/backup/{name}"));
    let file = boss.post(&action, &[]).await.ok();
    assert_eq!(file.header("content-disposition"), format!("attachment; filename=\"{name}\""));
    assert_eq!(file.bytes, fs::read(folder.path().join(&name)).unwrap());
    let log = boss.get("/admin/audit?q=download+backup").await.ok();
    assert!(log.rows("table").len() == 1 && log.says(&name), "{log}");
    for other in ["letter.txt", "..%2Fletter.txt", "reeve-20000101T000000Z.zip", "%2Fetc%2Fpasswd", ".", "x"] {
        let refused = boss.post(&format!("/admin/backup/{other}"), &[]).await;
        assert!(matches!(refused.status, 404 | 405), "{other}: {refused}");
    }
    assert_eq!(boss.get("/admin/audit?q=download+backup").await.ok().rows("table").len(), 1);
}

#[cfg(unix)]
#[tokio::test]
async fn the_command_after_a_backup_is_run_and_told_of() {
    let (folder, elsewhere) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let command = format!("cp \"$REEVE_BACKUP_FILE\" {}", path(elsewhere.path()));
    let settings = ["--backup-folder", path(folder.path()), "--backup-command", &command];
    let app = app::start_with(&settings).await;
    until("the end of the command", async || command_run(&app.db).await.is_some()).await;
    let boss = app.administrator().await;
    assert_eq!(kept(elsewhere.path()), kept(folder.path()));
    assert!(boss.get("/admin/status").await.ok().says(".zip brought away at"));

    let folder = tempfile::tempdir().unwrap();
    let command = "echo the other machine is away >&2; exit 7";
    let settings = ["--backup-folder", path(folder.path()), "--backup-command", command, "--metrics-token", "sheep"];
    let app = app::start_with(&settings).await;
    until("the end of the command", async || command_run(&app.db).await.is_some()).await;
    let boss = app.administrator().await;
    for page in ["/admin/status", "/admin/backup"] {
        let page = boss.get(page).await.ok();
        assert!(page.says("the command failed (exit status: 7): the other machine is away"), "{page}");
    }
    let figures = boss.send(boss.request("GET", "/metrics").header("Authorization", "Bearer sheep")).await.ok();
    assert!(figures.body().contains("reeve_backup_command_faults_total 1"), "{}", figures.body());
    assert_eq!(kept(folder.path()).len(), 1, "the backup itself is good");
}

/// What the store says of the command after the last backup.
async fn command_run(db: &Db) -> Option<CommandRun> {
    backup_command::last(&mut db.read().await.unwrap()).await.unwrap()
}

/// Of several copies one makes the backups, and all of them say what came of them.
#[tokio::test]
async fn a_copy_without_the_command_tells_what_came_of_it_on_another() {
    let app = app::start().await;
    let boss = app.administrator().await;
    let tells = async |words: &str| {
        for page in ["/admin/status", "/admin/backup"] {
            let page = boss.get(page).await.ok();
            assert_eq!(page.says("reeve-20261123T010000Z.zip"), !words.is_empty(), "{page}");
            assert!(page.says(&words.replace('\n', " ")), "{page}");
        }
        let mut doctor = Command::new(env!("CARGO_BIN_EXE_reeve"));
        doctor.args(["doctor", "--database", &app.place().address(), "--listen", "127.0.0.1:1"]);
        let said = String::from_utf8_lossy(&doctor.output().expect("reeve").stdout).into_owned();
        let of_it = |line: &&str| line.split_whitespace().nth(1) == Some("elsewhere:");
        let line = said.lines().find(of_it).unwrap_or_default();
        assert!(line.contains(&words.replace('\n', "; ")) && line.is_empty() == words.is_empty(), "{said}");
    };
    let now = millis(Utc::now());
    let note = async |at: DateTime<Utc>, fault: Option<CommandFault>| {
        let run = CommandRun { at, file: "reeve-20261123T010000Z.zip".to_owned(), fault };
        backup_command::note(&app.db, &run).await.unwrap();
        assert_eq!(command_run(&app.db).await, Some(run));
    };
    tells("").await;
    note(now, None).await;
    tells("brought away at").await;
    note(now, Some(CommandFault::NotStarted("no sh".to_owned()))).await;
    tells("could not be started (no sh)").await;
    note(now, Some(CommandFault::TooSlow)).await;
    tells("longer than half an hour").await;
    let said = "no room\nnot even there".to_owned();
    note(now, Some(CommandFault::Failed { status: "exit status: 7".to_owned(), said })).await;
    tells("the command failed (exit status: 7): no room\nnot even there").await;
    // The operator gave the command up long ago.
    note(now - TimeDelta::days(3), Some(CommandFault::TooSlow)).await;
    tells("").await;
}

/// Runs `reeve restore` with a program `age` that takes one line off the file.
#[cfg(unix)]
fn restore(folder: &Path, arguments: &[&str], database: &str) -> Output {
    use std::os::unix::fs::PermissionsExt;

    let program = folder.join("age");
    let script = "#!/bin/sh\n[ \"$1 $2 $4\" = '--decrypt --identity --' ] || exit 9\n\
                  grep -q SECRET \"$3\" || { echo 'no identity matched' >&2; exit 1; }\ntail -n +2 \"$5\"\n";
    fs::write(&program, script).unwrap();
    fs::set_permissions(&program, fs::Permissions::from_mode(0o755)).unwrap();
    let others = std::env::var("PATH").unwrap_or_default();
    let mut command = Command::new(env!("CARGO_BIN_EXE_reeve"));
    command.arg("restore").args(arguments).args(["--database", database]);
    command.env("PATH", format!("{}:{others}", path(folder))).output().expect("reeve")
}

/// A backup is made, encrypted, brought away and put back by the scripts themselves. age is Debian's package of that name; where it
/// is not installed this is left out, with a word, except in CI.
#[test]
fn the_real_age_encrypts_what_goes_elsewhere() {
    if let Err(error) = Command::new("age").arg("--version").output() {
        assert_eq!(error.kind(), ErrorKind::NotFound, "{error}");
        assert!(std::env::var_os("CI").is_none(), "age is not installed");
        // Past the test program, which shows what is printed only where a test fails.
        let _ = writeln!(std::io::stderr(), "LEFT OUT: age is not installed, no backup was really encrypted");
        return;
    }
    let mut script = Command::new("tests/tools/backup-elsewhere");
    let ended = script.env("REEVE_PROGRAM", env!("CARGO_BIN_EXE_reeve")).output().expect("bash");
    let said = [ended.stdout, ended.stderr].map(|text| String::from_utf8_lossy(&text).into_owned()).concat();
    assert!(ended.status.success(), "{said}");
    for part in [
        "old ones are gone",
        "no days, nothing deleted",
        "is elsewhere",
        "without the identity it is refused",
        "reads back",
        "another identity it is refused",
    ] {
        assert!(said.contains(part), "{part}: {said}");
    }
}

/// As above, with a made-up age.
#[cfg(unix)]
#[tokio::test]
async fn an_encrypted_backup_is_put_back_with_its_identity() {
    let folder = tempfile::tempdir().unwrap();
    let from = filled().await;
    let bytes = backup_of(&from, folder.path()).await;
    let file = folder.path().join("backup.zip.age");
    fs::write(&file, [&b"age-encryption.org/v1\n"[..], &bytes].concat()).unwrap();
    for (name, text) in [("key", "AGE-SECRET-KEY-1"), ("other", "AGE-1")] {
        fs::write(folder.path().join(name), text).unwrap();
    }
    let key = |name: &str| folder.path().join(name).display().to_string();
    let place = db::prepared().await;
    let put_back = |arguments: &[&str]| restore(folder.path(), arguments, &place.address());
    let said = |output: &Output| String::from_utf8_lossy(&output.stderr).into_owned();

    let refused = put_back(&[path(&file), "--replace"]);
    assert_eq!(refused.status.code(), Some(2));
    assert!(said(&refused).contains("encrypted with age") && said(&refused).contains("--identity"), "{refused:?}");
    let refused = put_back(&[path(&file), "--replace", "--identity", &key("other")]);
    assert_eq!(refused.status.code(), Some(2));
    assert!(said(&refused).contains("no identity matched"), "{refused:?}");
    let done = put_back(&[path(&file), "--replace", "--identity", &key("key")]);
    assert!(done.status.success(), "{}", said(&done));
    let db = place.open(Purpose::Maintain).await.unwrap();
    let mut tx = db.read().await.unwrap();
    assert_eq!(tx.query("select count(*) from account").value::<i64>().await.unwrap(), 3);
    let restored = audit::last_of(&mut tx, AuditAction::RestoreBackup).await.unwrap().expect("a line");
    assert_eq!((restored.actor_kind, &*restored.subject), (ActorKind::Command, "backup.zip.age"));
    let newest = audit::last_time(&mut tx).await.unwrap();
    assert_eq!(newest, Some(restored.at), "it comes behind those that came with the backup");
}

#[cfg(unix)]
#[tokio::test]
async fn the_command_gets_the_path_and_its_end_is_told() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("a backup.zip");
    std::fs::write(&file, "whole").expect("a file");
    let copy = folder.path().join("copy");
    let command = format!("cp \"$REEVE_BACKUP_FILE\" '{}'", copy.display());
    assert_eq!(run(&command, &file, LONGEST).await, Ok(()));
    assert_eq!(std::fs::read_to_string(&copy).expect("the copy"), "whole");

    let fault = run("echo no room there >&2; exit 3", &file, LONGEST).await;
    let expected = CommandFault::Failed { status: "exit status: 3".to_owned(), said: "no room there".to_owned() };
    assert_eq!(fault, Err(expected));
    let Err(CommandFault::Failed { said, .. }) = run("yes | head -c 5000 >&2; exit 1", &file, LONGEST).await else {
        panic!("it failed");
    };
    assert!(said.len() <= 500 && said.starts_with('y'), "{said}");
}

#[cfg(unix)]
#[tokio::test]
async fn a_command_that_does_not_end_is_ended_with_what_it_started() {
    let folder = tempfile::tempdir().expect("a folder");
    let mark = folder.path().join("mark");
    let command = format!("sleep 60 & echo $! > '{}'; wait", mark.display());
    let waits = run(&command, &mark, Duration::from_secs(1)).await;
    assert_eq!(waits, Err(CommandFault::TooSlow));
    let process = std::fs::read_to_string(&mark).expect("its number");
    let is_there = || {
        let status = std::fs::read_to_string(format!("/proc/{}/stat", process.trim())).unwrap_or_default();
        !status.is_empty() && !status.contains(") Z ")
    };
    for _ in 0..100 {
        if !is_there() {
            return;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    panic!("what it started goes on");
}
