//! The commands of whoever runs the server: accounts, tournaments, mail, the doctor, and what a package installs.

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use crate::support::app;
use crate::support::app::App;
use crate::support::db::Place;

/// A command on the store of a running server.
fn reeve(place: &Place, arguments: &[&str], typed: &str) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_reeve"));
    command.args(arguments).env("DATABASE_URL", place.address()).env("REEVE_CONFIG", "");
    let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("reeve");
    // Who refuses the arguments does not read.
    let _ = child.stdin.take().expect("its input").write_all(typed.as_bytes());
    child.wait_with_output().expect("an end")
}

fn said(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

fn printed(output: &Output) -> String {
    assert!(output.status.success(), "{}", said(output));
    String::from_utf8_lossy(&output.stdout).into_owned()
}

/// What was done by commands, the newest first, as the audit log has it.
fn logged(place: &Place) -> Vec<String> {
    let text = printed(&reeve(place, &["audit"], ""));
    let lines = text.lines().skip(1).filter(|line| line.split(',').nth(3) == Some("command"));
    lines.map(|line| line.split(',').nth(7).unwrap_or_default().to_owned()).collect()
}

#[tokio::test]
async fn accounts_are_kept_from_the_terminal() {
    let app = app::start().await;
    let place = app.place();
    printed(&reeve(place, &["user", "add", "Ada", "--email", "ada@example.org"], "a long sentence\n"));
    let list = printed(&reeve(place, &["user", "list"], ""));
    assert!(list.starts_with("name,email,administrator,may_create,switched_off,made\n"), "{list}");
    assert!(list.contains("\nAda,ada@example.org,,,,20"), "{list}");
    assert_eq!(printed(&reeve(place, &["user", "admin", "ada"], "")), "Ada is an administrator now.\n");
    assert!(printed(&reeve(place, &["user", "list"], "")).contains("\nAda,ada@example.org,yes,,,20"));
    printed(&reeve(place, &["user", "admin", "Ada", "--remove"], ""));
    assert_eq!(logged(place)[..3], ["edit account", "edit account", "add account"]);
    for arguments in [&["user", "disable", "Bo"][..], &["user", "admin", "Bo"], &["user", "password", "Bo"]] {
        let refused = reeve(place, arguments, "a long sentence\n");
        assert_eq!(refused.status.code(), Some(2), "{}", said(&refused));
        assert!(said(&refused).contains("no account \"Bo\"") && refused.stdout.is_empty(), "{}", said(&refused));
    }
    let refused = reeve(place, &["user", "add", "Bo", "--email", "here"], "a long sentence\n");
    assert_eq!(refused.status.code(), Some(2), "{}", said(&refused));
}

#[tokio::test]
async fn who_is_switched_off_is_out_at_once_and_stays_out() {
    let app = app::start().await;
    let place = app.place();
    printed(&reeve(place, &["user", "add", "Ada"], "a long sentence\n"));
    let wrong = sign_in(&app, "Ada", "another sentence").await;
    let ada = app.visitor();
    ada.sign_in("Ada", "a long sentence").await;
    ada.get("/account").await.ok();
    assert_eq!(printed(&reeve(place, &["user", "disable", "Ada"], "")), "Ada is switched off now.\n");
    // The page sends whoever is not signed in to the sign-in.
    assert_ne!(ada.get("/account").await.status, 200);
    assert_eq!(sign_in(&app, "Ada", "a long sentence").await, wrong, "it tells who is switched off");
    printed(&reeve(place, &["user", "enable", "Ada"], ""));
    assert_ne!(ada.get("/account").await.status, 200, "an ended session came back");
    ada.sign_in("Ada", "a long sentence").await;
    printed(&reeve(place, &["user", "password", "Ada"], "a longer sentence\n"));
    assert_ne!(ada.get("/account").await.status, 200);
    assert_eq!(sign_in(&app, "Ada", "a long sentence").await, wrong);
    ada.sign_in("Ada", "a longer sentence").await;
    assert_eq!(logged(place)[..4], ["give password", "edit account", "edit account", "add account"]);
}

#[tokio::test]
async fn what_is_so_already_is_no_change() {
    let app = app::start().await;
    let place = app.place();
    printed(&reeve(place, &["user", "add", "Ada"], "a long sentence\n"));
    for _ in 0..2 {
        assert_eq!(printed(&reeve(place, &["user", "disable", "Ada"], "")), "Ada is switched off now.\n");
    }
    assert_eq!(logged(place)[..2], ["edit account", "add account"]);
}

/// What a sign-in that fails gets: the status, and the words.
async fn sign_in(app: &App, name: &str, password: &str) -> (u16, String) {
    let page = app.visitor().post("/sign-in", &[("name", name), ("password", password)]).await;
    (page.status, page.text("main"))
}

#[tokio::test]
async fn the_last_administrator_stays_one() {
    let app = app::start().await;
    let list = printed(&reeve(app.place(), &["user", "list"], ""));
    let administrators: Vec<&str> = list.lines().filter(|line| line.split(',').nth(2) == Some("yes")).collect();
    let name = administrators.first().and_then(|line| line.split(',').next()).expect("an administrator");
    assert_eq!(administrators.len(), 1, "{list}");
    for arguments in [&["user", "disable", name][..], &["user", "admin", name, "--remove"]] {
        let refused = reeve(app.place(), arguments, "");
        assert_eq!(refused.status.code(), Some(2), "{}", said(&refused));
        assert!(refused.stdout.is_empty());
    }
    assert_eq!(printed(&reeve(app.place(), &["user", "list"], "")), list);
}

#[tokio::test]
async fn tournaments_are_listed() {
    let app = app::start().await;
    let fixture = Path::new("tests/fixtures/0.1.0/semi-on.zip").display().to_string();
    printed(&reeve(app.place(), &["import", &fixture], ""));
    let list = printed(&reeve(app.place(), &["tournament", "list"], ""));
    assert!(list.starts_with("number,address,name,place,day,phase,hidden\n"), "{list}");
    assert!(list.lines().nth(1).is_some_and(|line| line.contains(",semi-on,")), "{list}");
}

#[tokio::test]
async fn a_mail_is_tried_at_once() {
    let app = app::start().await;
    let folder = tempfile::tempdir().unwrap();
    let mails = folder.path().display().to_string();
    let way = ["--mail-folder", &mails];
    let output = reeve(app.place(), &[&["mail", "test", "desk@example.org"], &way[..]].concat(), "");
    assert!(printed(&output).starts_with(&format!("The mail to desk@example.org lies in {mails} as a file")));
    let mail = fs::read_dir(folder.path()).unwrap().next().expect("a mail").unwrap();
    let mail = fs::read_to_string(mail.path()).unwrap();
    assert!(mail.contains("To: desk@example.org"), "{mail}");
    let refused = reeve(app.place(), &[&["mail", "test", "desk"], &way[..]].concat(), "");
    assert_eq!(refused.status.code(), Some(2), "{}", said(&refused));
    assert!(said(&refused).contains("\"desk\" is not an address"), "{}", said(&refused));
    assert_eq!(logged(app.place())[..1], ["send test mail"]);
    let log = printed(&reeve(app.place(), &["audit"], ""));
    assert!(!log.contains("desk@"), "an address in the log");
    let refused = reeve(app.place(), &["mail", "test", "desk@example.org"], "");
    assert_eq!(refused.status.code(), Some(2), "{}", said(&refused));
    // Nobody listens there.
    let smtp = ["mail", "test", "desk@example.org", "--smtp", "smtp://127.0.0.1:9", "--mail-from", "reeve@example.org"];
    let failed = reeve(app.place(), &smtp, "");
    assert_eq!(failed.status.code(), Some(1), "{}", said(&failed));
    let expected = "No mail was sent to desk@example.org, by SMTP, through 127.0.0.1";
    assert!(said(&failed).contains(expected), "{}", said(&failed));
    assert!(
        said(&failed).contains("no connection to the mail server. See that the name and port"),
        "{}",
        said(&failed)
    );
}

/// The lines of a report that begin like this.
fn lines<'t>(report: &'t str, begin: &str) -> Vec<&'t str> {
    report.lines().filter(|line| line.split_whitespace().collect::<Vec<_>>().join(" ").starts_with(begin)).collect()
}

#[tokio::test]
async fn the_doctor_finds_nothing_wrong_with_a_good_server() {
    let app = app::start().await;
    let folder = tempfile::tempdir().unwrap();
    let (backups, mails) = (folder.path().join("backups"), folder.path().join("mails"));
    for folder in [&backups, &mails] {
        fs::create_dir(folder).unwrap();
        #[cfg(unix)]
        fs::set_permissions(folder, std::os::unix::fs::PermissionsExt::from_mode(0o700)).unwrap();
    }
    let listen = app.url.trim_start_matches("http://").to_owned();
    let (backups, mails) = (backups.display().to_string(), mails.display().to_string());
    let whole = ["doctor", "--listen", &listen, "--backup-folder", &backups, "--mail-folder", &mails];
    let output = reeve(app.place(), &whole, "");
    let report = String::from_utf8_lossy(&output.stdout).into_owned();
    assert_eq!(output.status.code(), Some(0), "{report}{}", said(&output));
    for subject in
        ["program: reeve ", "store: ", "migrations: up to date", "clock: ", "file: ", "mail: ", "server: ready"]
    {
        assert!(!lines(&report, &format!("ok {subject}")).is_empty(), "{subject}: {report}");
    }
    assert_eq!(lines(&report, "warning last backup: none was ever made").len(), 1, "{report}");
    printed(&reeve(app.place(), &["backup", &folder.path().join("b.zip").display().to_string()], ""));
    let output = reeve(app.place(), &whole, "");
    let report = String::from_utf8_lossy(&output.stdout).into_owned();
    assert_eq!(lines(&report, "ok last backup: ").len(), 1, "{report}");
}

#[tokio::test]
async fn the_doctor_names_what_is_wrong() {
    let app = app::start().await;
    let check = |arguments: &[&str], status: i32, expected: &str| {
        let output = reeve(app.place(), &[&["doctor", "--listen", "127.0.0.1:9"], arguments].concat(), "");
        let report = String::from_utf8_lossy(&output.stdout).into_owned();
        assert_eq!(output.status.code(), Some(status), "{arguments:?}: {report}{}", said(&output));
        assert!(!lines(&report, expected).is_empty(), "{expected}: {report}");
    };
    check(&[], 0, "warning server: nobody answers");
    let none = if app.db.file().is_some() { "none are made by themselves" } else { "this copy makes none by itself" };
    check(&[], 0, &format!("warning backups: {none}"));
    check(&["--backup-folder", "/no/such/folder"], 1, "fault backups: /no/such/folder");
    check(&["--smtp", "smtp://127.0.0.1:9", "--mail-from", "a@example.org"], 1, "fault mail: ");
    check(&["--smtp", "smtp://127.0.0.1:9"], 1, "fault mail: --smtp: it needs mail-from");
    check(&["--public-url", "https://reeve.example.org"], 1, "fault proxy: ");
    check(&["--proxies", "127.0.0.1"], 1, "fault proxy: --proxies without");
    check(&["--public-url", "https://reeve.example.org", "--proxies", "127.0.0.1"], 0, "ok proxy: ");

    let folder = tempfile::tempdir().unwrap();
    let missing = folder.path().join("reeve.db").display().to_string();
    check(&["--database", &missing], 1, "fault store: ");
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0, "the doctor made something");
    fs::write(&missing, "this is a letter and not a database of any kind, which is long enough").unwrap();
    check(&["--database", &missing], 1, "fault store: ");
}

#[cfg(unix)]
#[tokio::test]
async fn the_doctor_looks_at_steps_and_permissions_and_changes_neither() {
    use std::os::unix::fs::PermissionsExt;
    let folder = tempfile::tempdir().unwrap();
    let old = folder.path().join("reeve.db");
    fs::copy("tests/fixtures/0.1.0/reeve.db", &old).unwrap();
    fs::set_permissions(&old, fs::Permissions::from_mode(0o644)).unwrap();
    let before = fs::read(&old).unwrap();
    let mut command = Command::new(env!("CARGO_BIN_EXE_reeve"));
    command.args(["doctor", "--listen", "127.0.0.1:9", "--database"]).arg(&old).env("REEVE_CONFIG", "");
    let output = command.output().expect("reeve");
    let report = String::from_utf8_lossy(&output.stdout).into_owned();
    assert_eq!(lines(&report, "warning migrations: the next start").len(), 1, "{report}");
    assert_eq!(lines(&report, "warning file: ").len(), 1, "{report}");
    assert_eq!(fs::read(&old).unwrap(), before, "the doctor changed the store");
    fs::set_permissions(&old, fs::Permissions::from_mode(0o666)).unwrap();
    let output = command.output().expect("reeve");
    assert_eq!(output.status.code(), Some(1));
    assert_eq!(lines(&String::from_utf8_lossy(&output.stdout), "fault file: ").len(), 1);
}

#[test]
fn the_version_is_said() {
    let output = Command::new(env!("CARGO_BIN_EXE_reeve")).arg("--version").output().expect("reeve");
    // What the program was built with, and that is the version with the commit where one was named.
    assert_eq!(printed(&output), format!("reeve {}\n", reeve_http::VERSION));
    let is_script =
        |path: &PathBuf| path.parent().is_some_and(|folder| folder.to_string_lossy().contains("/reeve-http-"));
    let builds = Path::new(env!("OUT_DIR")).ancestors().nth(2).expect("the folder of builds");
    let scripts = fs::read_dir(builds).expect("builds").flatten().map(|entry| entry.path().join("build-script-build"));
    let scripts = scripts.filter(|path| is_script(path) && path.exists());
    let newest = scripts.max_by_key(|path| fs::metadata(path).and_then(|script| script.modified()).ok());
    let folder = tempfile::tempdir().unwrap();
    for (commit, wanted) in [("1a2b3c4d5e6f", " (1a2b3c4d5e6f)"), ("", "")] {
        let mut script = Command::new(newest.as_ref().expect("the program that runs before the build"));
        script.env("OUT_DIR", folder.path()).env("PROFILE", "debug").env("REEVE_COMMIT", commit);
        let said = printed(&script.output().expect("it runs"));
        let line = format!("cargo:rustc-env=REEVE_VERSION={}{wanted}", env!("CARGO_PKG_VERSION"));
        assert!(said.lines().any(|said| said == line), "{said}");
    }
}

#[test]
fn shells_and_manuals_know_every_command() {
    let folder = tempfile::tempdir().unwrap();
    let run = |arguments: &[&str]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_reeve"));
        command.args(arguments).output().expect("reeve")
    };
    for shell in ["bash", "zsh", "fish"] {
        let text = printed(&run(&["completions", shell]));
        assert!(text.contains("doctor") && text.contains("schedule"), "{shell}");
    }
    assert_eq!(run(&["completions", "none"]).status.code(), Some(2));
    let pages = folder.path().display().to_string();
    printed(&run(&["man", &pages]));
    let named = |command: &str| fs::read_to_string(folder.path().join(format!("{command}.1"))).expect(command);
    assert!(named("reeve").contains("doctor"));
    assert!(named("reeve-user-add").contains("email"));
    for command in reeve::commands::command().get_subcommands() {
        assert!(named(&format!("reeve-{}", command.get_name())).contains(".SH"));
    }
    assert_eq!(run(&["man", "/no/such/folder"]).status.code(), Some(2));
}

/// A mail server that takes everything but the address a mail goes to.
fn server_that_knows_nobody() -> String {
    let listener = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let address = listener.local_addr().unwrap().to_string();
    std::thread::spawn(move || {
        for stream in listener.incoming().flatten() {
            let mut answers = stream.try_clone().unwrap();
            let _ = answers.write_all(b"220 desk ESMTP\r\n");
            for line in BufReader::new(stream).lines().map_while(Result::ok) {
                let answer: &[u8] = match line.split([' ', ':']).next().unwrap_or_default() {
                    "RCPT" => b"550 5.1.1 no such user\r\n",
                    "QUIT" => b"221 bye\r\n",
                    _ => b"250 ok\r\n",
                };
                let _ = answers.write_all(answer);
            }
        }
    });
    address
}

#[tokio::test]
async fn an_address_that_the_mail_server_refuses_is_no_wrong_password() {
    let app = app::start().await;
    let smtp = format!("smtp://{}", server_that_knows_nobody());
    let arguments = ["mail", "test", "desk@example.org", "--smtp", &smtp, "--mail-from", "reeve@example.org"];
    let failed = reeve(app.place(), &arguments, "");
    assert_eq!(failed.status.code(), Some(1), "{}", said(&failed));
    let expected = "the mail server refused it (550). It did not take the address that the mail goes to";
    assert!(said(&failed).contains(expected) && !said(&failed).contains("password"), "{}", said(&failed));
}

#[tokio::test]
async fn what_is_not_there_is_told_with_the_way_to_what_is() {
    let app = app::start().await;
    let place = app.place();
    let check = |arguments: &[&str], expected: &str| {
        let refused = reeve(place, arguments, "");
        assert_eq!(refused.status.code(), Some(2), "{}", said(&refused));
        assert!(said(&refused).contains(expected), "{}", said(&refused));
    };
    check(&["user", "disable", "Bo"], "`reeve user list` prints those that there are");
    check(&["export", "cup", "cup.zip"], "`reeve tournament list` prints those that there are");
    check(&["user", "add", "Bo"], "standard input is empty: no password was given");
    check(&["user", "list", "--database", "/nonexist/x.db"], "Check that this is the right one (--database");
}
