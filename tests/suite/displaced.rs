//! The SQLite file is moved, deleted or replaced while the server runs: nothing is acknowledged that nobody will find.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::faults::server::Server;
use crate::support::app::{self, App, May, Person};
use crate::support::event::{filled, send};

/// Tries to make a tournament; gives the status of the answer.
async fn make(organizer: &Person, name: &str) -> u16 {
    let page = organizer.get("/new").await;
    // What is open can be read on, and nothing can be opened anew.
    if page.status == 503 {
        return page.status;
    }
    let page = page.ok();
    let typed = [("name", name), ("place", "Jena"), ("starts_on", "2026-11-21"), ("time_zone", "Europe/Berlin")];
    send(organizer, "/new", &filled(&page, "main form", &typed)).await.status
}

async fn ready(app: &App) -> (u16, String) {
    let page = app.visitor().get("/readyz").await;
    (page.status, page.body())
}

async fn names(app: &App) -> Vec<String> {
    let mut tx = app.db.read().await.unwrap();
    let names: Vec<(String,)> = tx.query("select name from tournament order by id").all().await.unwrap();
    names.into_iter().map(|(name,)| name).collect()
}

/// A server on a SQLite file, its file, and a name beside it.
async fn on_a_file() -> Option<(App, PathBuf, PathBuf)> {
    let app = app::start().await;
    let file = app.place().file()?.to_owned();
    let aside = file.with_file_name("aside");
    Some((app, file, aside))
}

#[tokio::test]
async fn nothing_is_stored_in_a_file_that_is_gone() {
    let Some((app, file, aside)) = on_a_file().await else { return };
    let organizer = app.account("organizer", May::Create).await;
    let administrator = app.administrator().await;
    assert_eq!(make(&organizer, "Before").await, 303);
    assert_eq!(ready(&app).await.0, 200);

    fs::rename(&file, &aside).unwrap();
    for name in ["Lost", "Lost too"] {
        assert_eq!(make(&organizer, name).await, 503);
    }
    let (status, said) = ready(&app).await;
    assert_eq!(status, 503);
    assert!(said.contains("not where it should be"), "{said}");
    let page = app.visitor().get("/").await;
    assert!(matches!(page.status, 200 | 503), "{page}");
    assert!(!file.exists(), "no new store was made");
    let backup = administrator.post("/admin/backup", &[]).await.ok();
    assert!(backup.bytes.starts_with(b"PK"), "a backup of what is open");

    fs::rename(&aside, &file).unwrap();
    assert_eq!(ready(&app).await.0, 200);
    // A connection that was opened in between may fail once more.
    for _ in 0..20 {
        if organizer.get("/new").await.status == 200 {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    assert_eq!(make(&organizer, "After").await, 303);
    assert_eq!(names(&app).await, ["Before", "After"]);
}

#[tokio::test]
async fn nothing_is_stored_beside_a_file_that_took_its_place() {
    let Some((app, file, aside)) = on_a_file().await else { return };
    let organizer = app.account("organizer", May::Create).await;
    fs::copy(&file, &aside).unwrap();
    let copy = fs::read(&aside).unwrap();
    fs::rename(&aside, &file).unwrap();
    assert_eq!(make(&organizer, "Lost").await, 503);
    assert_eq!(ready(&app).await.0, 503);
    assert_eq!(fs::read(&file).unwrap(), copy, "the other file is left alone");
    assert!(names(&app).await.is_empty());
}

#[tokio::test]
async fn nothing_is_stored_in_a_log_that_is_gone() {
    let Some((app, file, _)) = on_a_file().await else { return };
    let organizer = app.account("organizer", May::Create).await;
    fs::remove_file(file.with_file_name("reeve.db-wal")).unwrap();
    assert_eq!(make(&organizer, "Lost").await, 503);
    assert_eq!(ready(&app).await.0, 503);
}

/// Whoever runs it is told once, not by every request.
#[tokio::test]
async fn the_log_says_it_once() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("reeve.db");
    let server = Server::start(file.to_str().unwrap());
    fs::remove_file(&file).unwrap();
    for _ in 0..3 {
        let answer = reqwest::get(format!("{}/readyz", server.url)).await.unwrap();
        assert_eq!(answer.status(), 503);
    }
    let said = server.said();
    let lines: Vec<&str> = said.lines().filter(|line| line.contains("removed or replaced")).collect();
    assert_eq!(lines.len(), 1, "{said}");
    assert!(lines[0].contains("ERROR") && lines[0].contains("reeve.db"), "{said}");
    assert!(!file.exists());
    drop(server);
    assert_nothing_new(&file);
}

/// A command on a name that leads nowhere makes no store either.
fn assert_nothing_new(file: &Path) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_reeve"));
    command.args(["backup", "nothing.zip", "--database"]).arg(file).stderr(Stdio::null());
    assert_eq!(command.status().unwrap().code(), Some(2));
    assert!(!file.exists());
}
