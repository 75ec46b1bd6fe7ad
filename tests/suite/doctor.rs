//! The doctor beside a running server: which settings it reads, which the server holds, and who may write.

use std::fs;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Output, Stdio};

use reeve_store::Purpose;

use crate::support::app;
use crate::support::db::Place;

const CONFIG: &str = "listen = '127.0.0.1:0'\nsession-hours = 12\nsmtp = 'smtp://me:hush@127.0.0.1:9'\n\
                      mail-from = 'desk@example.org'\ndatabase = 'reeve.db'\nbackup-folder = 'backups'\n";

fn reeve(folder: &Path, arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_reeve"));
    command.args(arguments).current_dir(folder).env_remove("DATABASE_URL").stdin(Stdio::null());
    command.env("REEVE_CONFIG", folder.join("reeve.toml"));
    command
}

fn ended(folder: &Path, arguments: &[&str]) -> Output {
    reeve(folder, arguments).output().expect("an end")
}

/// What a command said, and that it ended so.
#[track_caller]
fn said(output: &Output, status: i32) -> String {
    let text = [&output.stdout[..], &output.stderr].concat();
    let text = String::from_utf8_lossy(&text).into_owned();
    assert_eq!(output.status.code(), Some(status), "{text}");
    text
}

/// A server that is killed with this value.
struct Server(Child);

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

fn serve(folder: &Path) -> Server {
    served(reeve(folder, &["serve"]))
}

fn served(mut command: Command) -> Server {
    let mut child = command.stdout(Stdio::piped()).stderr(Stdio::null()).spawn().expect("reeve");
    let mut line = String::new();
    BufReader::new(child.stdout.take().expect("its output")).read_line(&mut line).expect("a line");
    assert!(line.starts_with("Reeve listens on"), "{line}");
    Server(child)
}

fn folder_with_settings() -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("reeve.toml"), CONFIG).unwrap();
    fs::create_dir(folder.path().join("backups")).unwrap();
    folder
}

#[test]
fn the_settings_of_the_running_server_are_compared_with_those_that_are_read() {
    let folder = folder_with_settings();
    let doctor = |arguments: &[&str]| {
        let text = said(&ended(folder.path(), &[&["doctor"], arguments].concat()), 1);
        assert!(!text.contains("hush"), "{text}");
        text
    };
    let server = serve(folder.path());
    let process = server.0.id();
    let text = doctor(&[]);
    assert!(text.contains(&format!("settings: the running server (process {process}) holds the same")), "{text}");
    assert!(text.contains("reeve.toml: "), "{text}");
    assert!(text.contains("ok       server: ready on 127.0.0.1:"), "{text}");
    assert!(text.contains("the user of the store can write there"), "{text}");
    // The file was changed since the start, and nobody has restarted it.
    fs::write(folder.path().join("reeve.toml"), CONFIG.replace("= 12", "= 13").replace("hush", "hushed")).unwrap();
    let text = doctor(&["--workers", "3"]);
    let expected =
        "holds others than were read here: session-hours (12 there, 13 here); smtp; workers (none there, 3 here)";
    assert!(text.contains("warning  settings: ") && text.contains(expected), "{text}");
    assert!(text.contains("from elsewhere: --workers"), "{text}");
    // Stopped, it takes its note away; killed, it leaves it behind, and nobody answers.
    let note = folder.path().join("reeve.db.running");
    assert!(note.exists());
    drop(server);
    assert!(note.exists() && !doctor(&[]).contains("the running server"));
    let mut server = serve(folder.path());
    let id = server.0.id().to_string();
    assert!(Command::new("kill").args(["-s", "TERM", &id]).status().expect("kill").success());
    assert!(server.0.wait().expect("an end").success() && !note.exists());
}

#[cfg(unix)]
#[test]
fn a_folder_of_backups_that_the_store_s_owner_can_not_write_into_is_a_fault() {
    use std::os::unix::fs::{MetadataExt, PermissionsExt, chown};

    let folder = folder_with_settings();
    drop(serve(folder.path()));
    let backups = folder.path().join("backups");
    fs::set_permissions(&backups, fs::Permissions::from_mode(0o500)).unwrap();
    // Whoever is root may write everywhere, and so tries it as the owner.
    if backups.metadata().unwrap().uid() == 0 {
        chown(folder.path().join("reeve.db"), Some(65534), Some(65534)).unwrap();
    }
    let owner = folder.path().join("reeve.db").metadata().unwrap();
    let advice = format!("sudo chown -R {}:{} ", owner.uid(), owner.gid());
    let files = || fs::read_dir(&backups).unwrap().count();
    let before = files();
    let text = said(&ended(folder.path(), &["doctor"]), 1);
    assert!(text.contains("fault    backups: ") && text.contains(&advice), "{text}");
    assert_eq!(files(), before, "something was left behind");
}

#[test]
fn what_a_killed_backup_left_is_told_and_goes_with_the_next() {
    let folder = folder_with_settings();
    let mut ended_child = Command::new("true").spawn().expect("true");
    ended_child.wait().expect("an end");
    let left = folder.path().join(format!("backups/.reeve-20261121T070000Z.zip.part-{}", ended_child.id()));
    drop(serve(folder.path()));
    fs::write(&left, "half").unwrap();
    let text = said(&ended(folder.path(), &["doctor"]), 1);
    // The server that was stopped may have been at its first one.
    assert!(text.contains("of backups that were cut short"), "{text}");
    assert!(left.exists(), "the doctor changes nothing");
    let _server = serve(folder.path());
    for _ in 0..100 {
        if !left.exists() {
            return;
        }
        std::thread::sleep(std::time::Duration::from_millis(100));
    }
    panic!("it is still there");
}

#[test]
fn while_a_server_runs_nothing_is_restored_and_the_reason_is_that() {
    let folder = folder_with_settings();
    let server = serve(folder.path());
    said(&ended(folder.path(), &["backup", "b.zip"]), 0);
    let text = said(&ended(folder.path(), &["restore", "b.zip", "--replace"]), 1);
    assert!(
        text.contains(&format!("(process {}) has this store open, so nothing was restored", server.0.id())),
        "{text}"
    );
    assert!(text.contains("systemctl stop reeve"), "{text}");
    for file in ["reeve.db", "reeve.db-wal", "reeve.db-shm", "reeve.db-journal", "reeve.db.lock", "reeve.db.running"] {
        let text = said(&ended(folder.path(), &["backup", file, "--replace"]), 2);
        assert!(text.contains("a file of the store itself"), "{text}");
    }
    // The next look at a store of that name would delete it.
    for file in ["other.db-wal", "other.db-shm", "other.db-journal"] {
        let text = said(&ended(folder.path(), &["backup", file]), 2);
        assert!(text.contains("Choose another name"), "{text}");
    }
}

/// A server in the test's own process notes nothing, as every server on PostgreSQL.
#[tokio::test]
async fn where_a_server_notes_no_settings_the_doctor_says_why_it_compares_none() {
    let app = app::start().await;
    let folder = tempfile::tempdir().unwrap();
    let listen = app.url.trim_start_matches("http://").to_owned();
    let mut doctor = Command::new(env!("CARGO_BIN_EXE_reeve"));
    doctor.args(["doctor", "--database", &app.place().address(), "--listen", &listen]).current_dir(folder.path());
    let text = String::from_utf8(doctor.output().expect("an end").stdout).expect("words");
    let expected = match app.db.file() {
        Some(_) => "warning  settings: what answers on".to_owned(),
        None => format!("ok       settings: those of the server that answers on {listen} were not compared"),
    };
    assert!(text.contains(&expected), "{text}");
    assert_eq!(text.contains("this store is on PostgreSQL"), app.db.file().is_none(), "{text}");
}

/// The server refuses to start on such a store, or goes on with what it knows.
#[tokio::test]
async fn steps_of_a_newer_reeve_are_a_fault_where_the_server_would_not_start() {
    let place = Place::new().await;
    place.open(Purpose::Maintain).await.expect("a store").close().await;
    let row = "insert into _sqlx_migrations (version, description, success, checksum, execution_time)";
    place.run(&format!("{row} values (999, 'contract foo', true, '', 0)")).await;
    let doctor = || {
        let mut doctor = Command::new(env!("CARGO_BIN_EXE_reeve"));
        doctor.args(["doctor", "--database", &place.address()]).env("REEVE_CONFIG", "");
        doctor.output().expect("an end")
    };
    let text = said(&doctor(), 1);
    let expected = "fault    migrations: a newer Reeve has made steps that this one does not know: 999 (contract foo)";
    assert!(text.contains(expected), "{text}");
    place.run("update _sqlx_migrations set description = 'expand foo' where version = 999").await;
    let text = String::from_utf8(doctor().stdout).expect("words");
    assert!(text.contains("warning  migrations: ") && text.contains("999 (expand foo)"), "{text}");
}

#[test]
fn addresses_that_do_not_go_together_are_told() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("reeve.toml"), "").unwrap();
    let check = |settings: &[&str], expected: &str| {
        let text = said(&ended(folder.path(), &[&["doctor"], settings].concat()), 1);
        let line = text.lines().find(|line| line.contains(" proxy: ")).unwrap_or_default();
        assert!(line.starts_with(expected), "{settings:?}: {line}");
    };
    let inside = ["--listen", "127.0.0.1:28080"];
    let open = ["--listen", ":28080"];
    let safe = ["--public-url", "https://reeve.example.org"];
    check(&inside, "ok       proxy: none");
    check(&open, "warning  proxy: it listens on [::]:28080 without --public-url");
    check(
        &[&open[..], &["--public-url", "http://localhost:28080"]].concat(),
        "warning  proxy: http://localhost:28080 leads",
    );
    check(&[&open[..], &["--public-url", "http://192.0.2.7:28080"]].concat(), "ok       proxy: people reach it");
    check(
        &[&inside[..], &["--proxies", "10.1.1.1"], &safe].concat(),
        "fault    proxy: it listens on 127.0.0.1:28080, which",
    );
    check(&[&inside[..], &["--proxies", "10.1.1.1,::1"], &safe].concat(), "ok       proxy: people reach it");
    check(
        &[&["--listen", "192.0.2.1:28080", "--proxies", "192.0.2.9"], &safe[..]].concat(),
        "ok       proxy: people reach it",
    );
}

/// Whoever starts a new one then loses what the running one still has.
#[test]
fn a_store_that_was_moved_away_under_a_server_is_told_and_no_new_one_is_made() {
    let folder = folder_with_settings();
    let server = serve(folder.path());
    let store = folder.path().join("reeve.db");
    fs::rename(&store, folder.path().join("away")).unwrap();
    let under = format!("a server runs on it (process {})", server.0.id());
    let text = said(&ended(folder.path(), &["doctor"]), 1);
    assert!(text.contains(&under) && text.contains("/admin/backup"), "{text}");
    assert!(!text.contains("makes one") && !text.contains("makes it"), "{text}");
    for command in [&["backup", "b.zip"][..], &["user", "list"], &["audit"]] {
        let text = said(&ended(folder.path(), command), 2);
        assert!(text.contains(&under) && text.contains("Don't stop the server"), "{text}");
    }
    drop(server);
    for command in [&["backup", "b.zip"][..], &["serve"], &["audit"]] {
        let text = said(&ended(folder.path(), command), 2);
        assert!(text.contains("No new one is made in its place"), "{text}");
        assert!(!store.exists(), "{command:?} made a new store");
    }
    fs::rename(folder.path().join("away"), &store).unwrap();
    drop(serve(folder.path()));
}

#[cfg(unix)]
#[test]
fn a_settings_file_that_everybody_reads_is_told_where_a_secret_is_in_it() {
    use std::os::unix::fs::PermissionsExt;

    let folder = folder_with_settings();
    let file = folder.path().join("reeve.toml");
    let doctor = |mode: u32, content: &str| {
        fs::write(&file, content).unwrap();
        fs::set_permissions(&file, fs::Permissions::from_mode(mode)).unwrap();
        let text = said(&ended(folder.path(), &["doctor"]), 1);
        assert!(!text.contains("hush"), "{text}");
        text
    };
    let told = "can read what is secret in it (smtp)";
    let text = doctor(0o644, CONFIG);
    assert!(text.contains("warning  settings: ") && text.contains(told) && text.contains("chmod 640"), "{text}");
    assert!(!doctor(0o640, CONFIG).contains(told));
    assert!(!doctor(0o644, &CONFIG.replace("me:hush@", "")).contains("what is secret"));
    let token = format!("{}metrics-token = 'hush'\n", CONFIG.replace("me:hush@", ""));
    assert!(doctor(0o644, &token).contains("secret in it (metrics-token)"));
    let text = doctor(0o666, CONFIG);
    assert!(text.contains("fault    settings: ") && text.contains("may change it"), "{text}");
}

#[cfg(unix)]
#[test]
fn a_file_of_a_secret_that_everybody_reads_is_told() {
    use std::os::unix::fs::PermissionsExt;

    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("reeve.toml"), "").unwrap();
    let file = folder.path().join("token");
    fs::write(&file, "hush\n").unwrap();
    let doctor = |mode: u32| {
        fs::set_permissions(&file, fs::Permissions::from_mode(mode)).unwrap();
        let output = reeve(folder.path(), &["doctor"]).env("REEVE_METRICS_TOKEN_FILE", &file).output().expect("an end");
        let text = said(&output, 1);
        assert!(!text.contains("hush"), "{text}");
        text
    };
    let text = doctor(0o644);
    assert!(
        text.contains("warning  settings: ") && text.contains("can read the secret in it (metrics-token)"),
        "{text}"
    );
    assert!(!doctor(0o600).contains("can read the secret"));
    assert!(doctor(0o602).contains("may change it"));
}

#[cfg(unix)]
#[test]
fn whatever_the_umask_our_files_are_closed_to_others_and_the_doctor_names_those_that_are_not() {
    use std::os::unix::fs::PermissionsExt;

    let folder = folder_with_settings();
    let open = |path: &Path, mode: u32| fs::set_permissions(path, fs::Permissions::from_mode(mode)).unwrap();
    let store = folder.path().join("reeve.db");
    // Of an earlier version, so that a copy is made before it is brought up to date.
    fs::copy("tests/fixtures/0.1.0/reeve.db", &store).unwrap();
    open(&store, 0o600);
    let with_umask = |arguments: &[&str]| {
        let mut command = Command::new("sh");
        command.args(["-c", "umask 0; exec \"$0\" \"$@\"", env!("CARGO_BIN_EXE_reeve")]).args(arguments);
        command.current_dir(folder.path()).stdin(Stdio::null());
        command.env_remove("DATABASE_URL").env("REEVE_CONFIG", folder.path().join("reeve.toml"));
        command
    };
    let server = served(with_umask(&["serve"]));
    said(&with_umask(&["backup", "own.zip"]).output().expect("an end"), 0);
    let backup = || fs::read_dir(folder.path().join("backups")).unwrap().flatten().map(|file| file.path()).next();
    for _ in 0..200 {
        if backup().is_some_and(|path| path.extension().is_some_and(|end| end == "zip")) {
            break;
        }
        std::thread::sleep(std::time::Duration::from_millis(50));
    }
    let files = fs::read_dir(folder.path()).unwrap().flatten().map(|file| file.path()).filter(|path| path.is_file());
    let files: Vec<_> = files.filter(|path| !path.ends_with("reeve.toml")).chain(backup()).collect();
    let names: Vec<String> = files.iter().map(|path| path.file_name().unwrap().to_str().unwrap().to_owned()).collect();
    for name in ["reeve.db", "reeve.db-wal", "reeve.db-shm", "reeve.db.lock", "reeve.db.running", "own.zip"] {
        assert!(names.iter().any(|made| made == name), "{name}: {names:?}");
    }
    let copy = names.iter().find(|name| name.starts_with("reeve.db.before-")).expect("a copy");
    for file in &files {
        assert_eq!(file.metadata().unwrap().permissions().mode() & 0o777, 0o600, "{}", file.display());
    }
    let text = said(&ended(folder.path(), &["doctor"]), 1);
    assert!(!text.contains("other users may open"), "{text}");
    assert!(text.contains(&format!("{copy}, the whole store as it was")) && text.contains("in 30 days"), "{text}");
    open(&folder.path().join(copy), 0o644);
    open(&backup().expect("a backup"), 0o640);
    drop(server);
    let text = said(&ended(folder.path(), &["doctor"]), 1);
    let kept = backup().expect("a backup");
    for name in [copy, kept.file_name().unwrap().to_str().unwrap()] {
        assert!(text.contains(&format!("for the service alone: chmod go-rwx {name}")), "{name}: {text}");
    }
    // Without a file to write it removes the copy, and makes no backup.
    let text = said(&ended(folder.path(), &["backup", "--forget-copies"]), 0);
    assert!(text.contains(&format!("{copy}: removed.")) && !folder.path().join(copy).exists(), "{text}");
    assert!(store.exists());
    let text = said(&ended(folder.path(), &["backup", "--forget-copies"]), 0);
    assert!(text.contains("No copies of an upgrade"), "{text}");
    let refused = ended(folder.path(), &["backup"]);
    assert_eq!(refused.status.code(), Some(2));
}

/// A command in the folder as a user who owns nothing there; none where that can't be tried.
#[cfg(unix)]
fn as_nobody(folder: &Path, arguments: &[&str]) -> Option<Output> {
    use std::os::unix::fs::MetadataExt;
    use std::os::unix::process::CommandExt;

    if folder.metadata().unwrap().uid() != 0 {
        println!("left out: only root can be somebody else");
        return None;
    }
    let mut command = reeve(folder, arguments);
    // The program itself may lie where nobody else may look.
    command.uid(65_534).gid(65_534).output().ok()
}

#[cfg(unix)]
#[test]
fn to_another_user_the_doctor_says_who_should_ask_and_gives_no_other_advice() {
    use std::os::unix::fs::PermissionsExt;

    let folder = folder_with_settings();
    let inside = folder.path().join("inside");
    fs::create_dir_all(inside.join("backups")).unwrap();
    let config = CONFIG.replace("'reeve.db'", "'inside/reeve.db'").replace("'backups'", "'inside/backups'");
    fs::write(folder.path().join("reeve.toml"), config).unwrap();
    let server = serve(folder.path());
    let open = |path: &Path, mode: u32| fs::set_permissions(path, fs::Permissions::from_mode(mode)).unwrap();
    open(folder.path(), 0o755);
    open(&inside.join("backups"), 0o700);
    let closed = folder.path().join("closed.zip");
    fs::write(&closed, "a good backup for all that anybody knows").unwrap();
    open(&closed, 0o600);
    if let Some(output) = as_nobody(folder.path(), &["backup", "closed.zip"]) {
        let text = said(&output, 2);
        assert!(text.contains("closed.zip: there is a file of this name that can't be read"), "{text}");
        assert!(!text.contains("not a whole backup"), "{text}");
    }
    for mode in [0o700, 0o755] {
        open(&inside, mode);
        let Some(output) = as_nobody(folder.path(), &["doctor"]) else { return };
        let text = said(&output, 1);
        assert!(text.contains("warning  settings: what a running server has noted"), "{mode:o}: {text}");
        assert!(text.contains("sudo -u reeve reeve doctor"), "{mode:o}: {text}");
        for wrong in ["os error", "code: 14", "another store", "ReadWritePaths", "chown -R"] {
            assert!(!text.contains(wrong), "{mode:o} {wrong}: {text}");
        }
        assert_eq!(text.lines().filter(|line| line.contains(" backups: ")).count(), 1, "{mode:o}: {text}");
        for command in [&["user", "list"][..], &["backup", "b.zip"]] {
            let text = said(&as_nobody(folder.path(), command).expect("an end"), 1);
            assert!(text.contains("sudo -u reeve reeve") && !text.contains("code: "), "{mode:o}: {text}");
        }
    }
    drop(server);
}

#[cfg(unix)]
#[test]
fn a_folder_of_mails_that_the_store_s_owner_can_not_write_into_is_a_fault() {
    use std::os::unix::fs::{MetadataExt, PermissionsExt, chown};

    let folder = folder_with_settings();
    let mails = folder.path().join("mails");
    fs::create_dir(&mails).unwrap();
    let config = CONFIG.replace("smtp = 'smtp://me:hush@127.0.0.1:9'\n", "mail-folder = 'mails'\n");
    fs::write(folder.path().join("reeve.toml"), config).unwrap();
    drop(serve(folder.path()));
    let text = String::from_utf8(ended(folder.path(), &["doctor"]).stdout).unwrap();
    assert!(text.contains("ok       mail: as files into"), "{text}");
    assert!(text.contains("mails: the user of the store can write there"), "{text}");
    fs::set_permissions(&mails, fs::Permissions::from_mode(0o500)).unwrap();
    if mails.metadata().unwrap().uid() == 0 {
        chown(folder.path().join("reeve.db"), Some(65534), Some(65534)).unwrap();
    }
    let text = said(&ended(folder.path(), &["doctor"]), 1);
    assert!(text.contains("fault    mail: ") && text.contains("the service may not write there"), "{text}");
    assert!(!text.contains("sh: ") && !text.contains("/proc/"), "{text}");
}

#[test]
fn another_program_on_the_port_is_named_with_its_address_and_taken_for_no_server() {
    use std::io::{Read, Write};

    let listener = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let address = listener.local_addr().unwrap().to_string();
    std::thread::spawn(move || {
        for mut stream in listener.incoming().flatten() {
            let _ = stream.read(&mut [0; 1024]);
            let _ = stream.write_all(b"HTTP/1.1 200 OK\r\nConnection: close\r\n\r\n<!doctype html>");
        }
    });
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("reeve.toml"), "").unwrap();
    let said_of_it = format!("what answers on {address} is not Reeve");
    assert!(said(&ended(folder.path(), &["ready", "--listen", &address]), 1).contains(&said_of_it));
    let text = said(&ended(folder.path(), &["doctor", "--listen", &address]), 1);
    assert!(text.contains(&format!("fault    server: {said_of_it}")), "{text}");
    assert!(!text.contains("older Reeve"), "{text}");
}
