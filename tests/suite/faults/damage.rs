//! A damaged file of SQLite: it is refused or reported, never a panic, and nothing is written over the original.

use std::fs;
use std::path::Path;
use std::process::Command;

use reeve_store::Purpose;

use crate::support::db::Place;
use crate::support::filled::fill;

use super::Dice;
use super::server::{Server, until};

const PAGE: usize = 4096;

/// The ways a file is damaged.
fn damaged(good: &[u8], dice: &mut Dice) -> Vec<(&'static str, Vec<u8>)> {
    let pages = good.len() / PAGE;
    let mut noise = |bytes: &mut [u8]| bytes.iter_mut().for_each(|byte| *byte = dice.below(256) as u8);
    let mut changed = |name, from: usize, to: usize, random: bool| {
        let mut bytes = good.to_vec();
        if random {
            noise(&mut bytes[from..to]);
        } else {
            bytes[from..to].fill(0);
        }
        (name, bytes)
    };
    vec![
        changed("the last page is noise", (pages - 1) * PAGE, pages * PAGE, true),
        changed("the last page is empty", (pages - 1) * PAGE, pages * PAGE, false),
        changed("a page in the middle is noise", pages / 2 * PAGE, (pages / 2 + 1) * PAGE, true),
        changed("the head is noise", 0, 100, true),
        changed("the first page after the head is noise", 100, PAGE, true),
        ("the last page is missing", good[..(pages - 1) * PAGE].to_vec()),
        ("half of it is missing", good[..pages / 2 * PAGE + 100].to_vec()),
        ("it is no database", b"player,vp\nAda,10\n".repeat(1000)),
    ]
}

fn reeve(arguments: &[&str]) -> (Option<i32>, String) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_reeve"));
    let output = command.args(arguments).env_remove("DATABASE_URL").output().expect("the program");
    (output.status.code(), String::from_utf8_lossy(&output.stderr).into_owned())
}

#[tokio::test]
async fn a_damaged_file_is_told_and_left_as_it_is() {
    let mut dice = Dice::new("damaged file");
    let place = Place::sqlite();
    let original = place.file().expect("a file").to_owned();
    let db = place.open(Purpose::Maintain).await.expect("a store");
    fill(&db).await;
    db.close().await;
    let good = fs::read(&original).expect("the file");
    let folder = tempfile::tempdir().expect("a folder");
    for (what, bytes) in damaged(&good, &mut dice) {
        let copy = folder.path().join("copy.db");
        let address = copy.to_str().expect("a path");
        let backup = folder.path().join("backup.zip");
        let lay = || {
            for left in ["copy.db-wal", "copy.db-shm"] {
                let _ = fs::remove_file(folder.path().join(left));
            }
            fs::write(&copy, &bytes).expect("a copy");
        };
        lay();
        let (status, said) = reeve(&["backup", backup.to_str().expect("a path"), "--database", address]);
        // Without its head nobody can tell it from a file that somebody named by mistake.
        let headless = ["the head is noise", "it is no database"].contains(&what);
        assert_eq!(status, Some(if headless { 2 } else { 1 }), "{what}: {said}");
        assert!(
            said.contains("damaged") || said.contains("malformed") || said.contains("not a database"),
            "{what}: {said}"
        );
        assert!(!said.contains("panicked") && !backup.exists(), "{what}: {said}");
        assert!(!said.contains("***"), "a heading and not the fault: {what}: {said}");
        lay();
        served(what, address).await;
        lay();
        let (status, said) = reeve(&["verify", address]);
        assert_eq!(status, Some(2), "{what}: {said}");
    }
    assert_eq!(fs::read(&original).expect("the file"), good, "the original was touched");
    broken_backups(&original, folder.path(), &mut dice);
}

/// The server refuses such a file, or serves what can be read and says in its log that the file is damaged.
async fn served(what: &str, address: &str) {
    let server = match Server::try_start(address) {
        Ok(server) => server,
        Err(said) => {
            let told = ["the file of the store is damaged", "its beginning is damaged"];
            let told = told.iter().any(|words| said.contains(words)) && said.contains("restore the last good backup");
            assert!(!said.contains("panicked") && told, "{what}: {said}");
            return;
        }
    };
    until(what, 20, async || server.said().contains("damaged")).await;
    for page in ["/", "/t/jena-open-2026", "/t/jena-open-2026/standings", "/t/jena-open-2026/results", "/sign-in"] {
        let answer = reqwest::get(format!("{}{page}", server.url)).await.expect("an answer");
        assert!(matches!(answer.status().as_u16(), 200 | 404 | 500), "{what}: {page} {}", answer.status());
    }
    server.no_panic();
}

/// Cut and changed backups are refused whole by the command as well.
fn broken_backups(original: &Path, folder: &Path, dice: &mut Dice) {
    let path = |name: &str| folder.join(name).to_str().expect("a path").to_owned();
    let (backup, broken, target) = (path("good.zip"), path("broken.zip"), path("target.db"));
    let store = original.to_str().expect("a path");
    assert_eq!(reeve(&["backup", &backup, "--database", store]).0, Some(0));
    assert_eq!(reeve(&["restore", &backup, "--database", &target]).0, Some(0));
    let good = fs::read(&backup).expect("a backup");
    let before = fs::read(&target).expect("a store");
    for _ in 0..6 {
        let mut bytes = good.clone();
        if dice.below(2) == 0 {
            bytes.truncate(dice.below(good.len() as u64) as usize);
        } else {
            let at = dice.below(good.len() as u64) as usize;
            bytes[at] ^= 1 << dice.below(8);
        }
        fs::write(&broken, &bytes).expect("a file");
        let (status, said) = reeve(&["restore", &broken, "--replace", "--database", &target]);
        assert_eq!(status, Some(2), "{said}");
        assert!(!said.contains("panicked"), "{said}");
    }
    assert_eq!(fs::read(&target).expect("a store"), before, "a broken backup changed the store");
}
