//! A full disk: posts are refused with a page that says so, reading goes on, and with room again everything works.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::support::day::day;
use crate::support::db::postgres_url;
use crate::support::event::send;

use super::cluster::Cluster;
use super::fair::{Fair, Sheet};
use super::server::{Server, until};
use super::{Dice, check};

/// A small file system in memory, gone with this value.
pub(super) struct Small {
    at: PathBuf,
}

impl Small {
    /// Mounts one of that many kilobytes; nothing, and a loud word, where that is not allowed.
    pub(super) fn mount(at: &Path, kilobytes: usize) -> Option<Small> {
        let size = format!("size={kilobytes}k");
        let mounted = Command::new("mount").args(["-t", "tmpfs", "-o", &size, "reeve-test"]).arg(at).output();
        if mounted.is_ok_and(|output| output.status.success()) {
            return Some(Small { at: at.to_owned() });
        }
        println!(
            "LEFT OUT, LOUDLY: no file system of its own could be mounted here (that takes root), so no disk was filled; \
             only the page limit of SQLite stands for it. Run this test as root, with CAP_SYS_ADMIN."
        );
        None
    }
}

impl Drop for Small {
    fn drop(&mut self) {
        // Lazily: whoever still has a file open there does not keep it from going.
        let _ = Command::new("umount").arg("-l").arg(&self.at).status();
    }
}

/// What is to be there again once the ballast is gone: enough for some results and the log of SQLite.
const ROOM_AGAIN: u64 = 1 << 20;

/// Takes all the room that is left; gives the file to be removed.
pub(super) fn fill(folder: &Path) -> PathBuf {
    use std::io::Write;
    let ballast = folder.join("ballast");
    let mut file = fs::File::options().create(true).append(true).open(&ballast).expect("a file");
    for step in [1 << 20, 1 << 16, 1 << 12] {
        while file.write_all(&vec![7; step]).is_ok() {}
    }
    // What did not fit whole may be there in part.
    let size = file.metadata().expect("its size").len();
    println!("{size} bytes of ballast");
    ballast
}

#[tokio::test]
async fn a_full_disk_stops_nothing_but_storing() {
    if postgres_url().is_some() {
        return the_disk_of_postgres().await;
    }
    let folder = tempfile::tempdir().expect("a folder");
    let Some(_small) = Small::mount(folder.path(), 8192) else { return };
    let address = folder.path().join("reeve.db").display().to_string();
    filled_again_and_again(&address, folder.path(), None).await;
}

/// PostgreSQL with its data on a small file system. Where its own log finds no room it gives up, and is started again.
async fn the_disk_of_postgres() {
    let folder = tempfile::tempdir().expect("a folder");
    let at = folder.path().to_owned();
    let Some(_small) = Small::mount(&at, 128 * 1024) else { return };
    let Some(cluster) = Cluster::in_folder(folder).await else {
        println!("LEFT OUT: initdb and postgres were not found under /usr/lib/postgresql");
        return;
    };
    let address = cluster.address(cluster.port);
    filled_again_and_again(&address, &at, Some(cluster)).await;
}

/// Three times: the disk is full, results are refused and pages are read; with room again everything is stored.
async fn filled_again_and_again(address: &str, folder: &Path, mut cluster: Option<Cluster>) {
    let mut dice = Dice::new("full disk");
    let fair = Fair::open(address).await;
    let before = check::before(address, &fair).await;
    let mut sheets = Sheet::all();
    let server = Server::start(address);
    fair.judge(&server.url, &mut sheets, 20, &mut dice).await;
    for round in 1..=3 {
        let ballast = fill(folder);
        assert!(
            ballast.metadata().expect("its size").len() >= ROOM_AGAIN,
            "round {round}: the disk is too small for the test"
        );
        let (mut full, mut tries) = (0, 0);
        while full < 25 && tries < 200 {
            tries += 1;
            let sheet = &mut sheets[dice.below(12) as usize];
            // What the database has taken in advance may hold some more before it has to grow.
            match fair.enter(&server.url, sheet, &mut dice).await {
                Some(303) => {}
                Some(507) => full += 1,
                Some(503) if cluster.is_some() => full += 1,
                other => panic!("{other:?}: {}", server.said()),
            }
        }
        assert!(full >= 25, "round {round}: the disk was hardly full: {full}");
        let (status, text) = fair.get(&server.url, "/readyz").await.expect("an answer");
        assert_eq!(status, 503, "round {round}: {text}");
        if cluster.is_none() {
            assert!(text.contains("nothing can be written"), "round {round}: {text}");
            assert_eq!(fair.get(&server.url, "/readyz?read").await.expect("an answer").0, 200, "round {round}");
        }
        if cluster.is_none() {
            for page in ["/run/fair", "/t/fair/seats", "/run/fair/rounds/prelim/1/tables/3", "/run/fair/standings"] {
                let (status, text) = fair.get(&server.url, page).await.expect("an answer");
                assert_eq!(status, 200, "{page}: {text}");
            }
        }
        fs::remove_file(ballast).expect("room again");
        if let Some(cluster) = &mut cluster {
            cluster.revive().await;
            until("the server has found PostgreSQL again", 20, async || {
                fair.get(&server.url, "/run/fair").await.is_ok_and(|answer| answer.0 == 200)
            })
            .await;
        }
        let known: usize = sheets.iter().map(|sheet| sheet.acknowledged.len()).sum();
        for _ in 0..15 {
            let at = dice.below(12) as usize;
            let at = sheets.iter().position(|sheet| sheet.open.is_some()).unwrap_or(at);
            assert_eq!(fair.enter(&server.url, &mut sheets[at], &mut dice).await, Some(303), "round {round}");
        }
        until("the server is ready again", 10, async || {
            fair.get(&server.url, "/readyz").await.is_ok_and(|answer| answer.0 == 200)
        })
        .await;
        let now: usize = sheets.iter().map(|sheet| sheet.acknowledged.len()).sum();
        assert_eq!(now, known + 15, "round {round}: with room again everything is stored");
        let refused: usize = sheets.iter().map(|sheet| sheet.refused.len()).sum();
        let found = check::compare(address, &fair, &before, &sheets).await;
        println!("disk full {round}: {refused} refused in all, {} acknowledged and found", found.acknowledged);
    }
    server.no_panic();
}

/// Sets how many pages the file may have, for the one connection that writes; SQLite never goes below what it has.
async fn page_limit(db: &reeve_store::Db, pages: u32) -> i64 {
    let mut tx = db.write(reeve_store::Scope::NoTournament).await.expect("the writer");
    let sql: &'static str = Box::leak(format!("pragma max_page_count = {pages}").into_boxed_str());
    let limit = tx.query(sql).value().await.expect("a limit");
    tx.commit().await.expect("a commit");
    limit
}

/// The same without a file system of its own: SQLite is told that it may have no more pages.
#[actix_web::test]
async fn a_page_limit_refuses_whole_posts_and_the_same_forms_work_with_room_again() {
    if postgres_url().is_some() {
        return;
    }
    let day = day(12).await;
    day.make().await;
    day.open("prelim/1").await;
    let counts = async || {
        let mut tx = day.app.db.read().await.unwrap();
        let version: i64 = tx.query("select version from tournament").value().await.unwrap();
        let lines: i64 = tx.query("select count(*) from audit").value().await.unwrap();
        let sheets: i64 = tx.query("select count(*) from sheet_version").value().await.unwrap();
        let keys: i64 = tx.query("select count(*) from form_key").value().await.unwrap();
        (version, lines, sheets, keys)
    };
    let address = day.run("rounds/prelim/1/tables/1");
    let long = "ß".repeat(1900);
    let (mut stored, mut refused) = (0, 0);
    for n in 0..60 {
        // A connection that has met the full disk may have been replaced, so the limit is said each time.
        page_limit(&day.app.db, 1).await;
        let before = counts().await;
        let winner = (n % 4 + 1).to_string();
        let mut typed = vec![("vp-1", "5"), ("vp-2", "5"), ("vp-3", "5"), ("vp-4", "5"), ("winner", &winner)];
        typed[n % 4].1 = "10";
        typed.extend([("ruling", long.as_str()), ("reason", long.as_str())]);
        let page = day.judge.get(&address).await.ok();
        let form = crate::support::event::filled(&page, "form[data-entry]", &typed);
        let answer = send(&day.judge, &address, &form).await;
        if answer.status == 507 {
            refused += 1;
            assert!(answer.says("no room left"), "{answer}");
            assert_eq!(counts().await, before, "something of a refused result was stored");
            // The connection that met it may be another one now.
            page_limit(&day.app.db, 1 << 30).await;
            send(&day.judge, &address, &form).await.expect(303);
        } else {
            assert_eq!(answer.status, 303, "{answer}");
        }
        stored += 1;
        let after = counts().await;
        assert_eq!(
            (after.0 - before.0, after.1 - before.1, after.2 - before.2, after.3 - before.3),
            (1, 1, 1, 1),
            "result {n} is there once"
        );
    }
    println!("page limit: {refused} of {stored} results refused whole, and stored when there was room");
    assert!(refused > 0, "the limit was never met");
}

/// Nothing but the backup is on the disk that is full.
#[tokio::test]
async fn a_backup_for_which_there_is_no_room_is_told_in_words_and_leaves_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let Some(small) = Small::mount(folder.path(), 64) else { return };
    let store = crate::support::db::db().await;
    let ballast = fill(&small.at);
    let mut command = Command::new(env!("CARGO_BIN_EXE_reeve"));
    let target = small.at.join("b.zip");
    command.arg("backup").arg(&target).args(["--database", &store.place().address()]).env("REEVE_CONFIG", "");
    let output = command.output().expect("reeve");
    let said = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(1), "{said}");
    assert!(said.contains("b.zip: there is no room left on this disk, so no backup was made"), "{said}");
    fs::remove_file(ballast).unwrap();
    assert_eq!(fs::read_dir(&small.at).unwrap().count(), 0, "something was left behind");
}
