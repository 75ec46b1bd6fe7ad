//! The settings file, the files of secrets, and which store a command means.

use std::fs;
use std::path::Path;
use std::process::{Command, Output, Stdio};

use clap::{Arg, ArgAction};
use reeve::commands::{command, settings};
use reeve_limits as limits;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection};

use crate::support::db::postgres_url;

/// A command in a folder, with nothing set but this.
fn reeve(folder: &Path, variables: &[(&str, &str)], arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_reeve"));
    command.args(arguments).current_dir(folder).env_remove("DATABASE_URL").stdin(Stdio::null());
    command.env("REEVE_CONFIG", "").envs(variables.iter().copied()).output().expect("the program")
}

fn said(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

/// A folder with a store at `store/reeve.db`.
fn folder_with_store() -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    let fixture = Path::new("tests/fixtures/0.1.0/backup.zip").canonicalize().expect("a backup");
    fs::create_dir(folder.path().join("store")).unwrap();
    let made = reeve(folder.path(), &[], &["restore", fixture.to_str().unwrap(), "--database", "store/reeve.db"]);
    assert!(made.status.success(), "{}", said(&made));
    folder
}

#[test]
fn a_flag_goes_before_a_variable_before_the_file_before_the_default() {
    let folder = folder_with_store();
    let at = |name: &str| folder.path().join(name).to_string_lossy().into_owned();
    fs::write(at("reeve.toml"), "database = 'store/reeve.db'\n").unwrap();
    fs::write(at("secret"), "store/reeve.db\n").unwrap();
    // Which of these a command takes shows in what it complains of.
    let check = |variables: &[(&str, &str)], arguments: &[&str], store: &str| {
        let output = reeve(folder.path(), variables, &[&["audit"], arguments].concat());
        assert!(said(&output).contains(&at(store)), "{variables:?} {arguments:?}: {}", said(&output));
        assert_eq!(output.status.code(), Some(if store == "store/reeve.db" { 0 } else { 2 }));
        assert!(!Path::new(&at("reeve.db")).exists() && !Path::new(&at("flag.db")).exists(), "a store was made");
    };
    let file = ["--config", "reeve.toml"];
    check(&[], &[], "reeve.db");
    check(&[], &file, "store/reeve.db");
    check(&[("REEVE_CONFIG", "reeve.toml")], &[], "store/reeve.db");
    check(&[("DATABASE_URL", "variable.db")], &file, "variable.db");
    check(&[("DATABASE_URL", "variable.db")], &[&file[..], &["--database", "flag.db"]].concat(), "flag.db");
    check(&[("DATABASE_URL_FILE", "secret")], &[], "store/reeve.db");
    fs::write(at("reeve.toml"), "database = 'elsewhere.db'\n").unwrap();
    check(&[("DATABASE_URL_FILE", "secret")], &file, "store/reeve.db");
    // From another folder the same file means the same store.
    fs::write(at("reeve.toml"), "database = 'store/reeve.db'\n").unwrap();
    let output = reeve(&folder.path().join("store"), &[], &["audit", "--config", "../reeve.toml"]);
    assert!(output.status.success(), "{}", said(&output));
}

#[test]
fn what_is_wrong_with_a_file_is_said_with_file_line_and_key() {
    let folder = tempfile::tempdir().unwrap();
    let check = |text: &str, arguments: &[&str], expected: &[&str]| {
        fs::write(folder.path().join("reeve.toml"), text).unwrap();
        let output = reeve(folder.path(), &[], &[arguments, &["--config", "reeve.toml"]].concat());
        assert_eq!(output.status.code(), Some(2), "{text}: {}", said(&output));
        assert!(output.stdout.is_empty());
        let said = said(&output);
        assert_eq!(said.lines().count(), expected.len(), "{said}");
        for (line, expected) in said.lines().zip(expected) {
            assert!(line.starts_with(expected), "{said}");
        }
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1, "{text}: something was made");
    };
    for arguments in [&["serve"][..], &["user", "add", "Ada"], &["audit"]] {
        check("# mine\nlisten = 8080\n", arguments, &["reeve.toml, line 2, listen: the setting is a text in quotes"]);
    }
    check(
        "lisen = ':80'\nsession-hours = 0\nworkers = 'two'\n",
        &["serve"],
        &[
            "reeve.toml, line 1, lisen: there is no",
            "reeve.toml, line 2, session-hours: it takes a whole number from",
            "reeve.toml, line 3, workers: ",
        ],
    );
    check("listen = \n", &["serve"], &["reeve.toml, line 1, listen: "]);
    check("public-url = 'here'", &["serve"], &["reeve.toml, line 1, public-url: \"here\" is not an address"]);
    check(
        "log = 'loud'\nmail-from = 'nobody'\nsmtp = 'mail'\n",
        &["user", "list"],
        &[
            "reeve.toml, line 1, log: \"loud\" is no level",
            "reeve.toml, line 2, mail-from: \"nobody\" is not an address",
            "reeve.toml, line 3, smtp: this is not an address such as smtps:",
        ],
    );
    check("workers = 1\nworkers = 2", &["serve"], &["reeve.toml, line 2, workers: duplicate key"]);
    check("database = ''", &["audit"], &["reeve.toml, line 1, database: it is empty"]);
    check("metrics-token = ''", &["serve"], &["reeve.toml, line 1, metrics-token: it is empty"]);
    // What shows only when the server looks at the machine, or at two settings together.
    check(
        "mail-from = 'desk@example.org'",
        &["serve"],
        &["reeve.toml, line 1, mail-from: without smtp or mail-folder"],
    );
    check("\nsmtp = 'smtp://localhost'", &["serve"], &["reeve.toml, line 2, smtp: it needs mail-from too"]);
    check("mail-folder = 'none'", &["serve"], &["reeve.toml, line 1, mail-folder: "]);
    check("backup-folder = 'none'", &["serve"], &["reeve.toml, line 1, backup-folder: "]);
    check("[server]\nlisten = ':80'\n", &["serve"], &["reeve.toml, line 1, server: there is no such setting"]);
}

#[test]
fn a_file_that_is_named_must_be_there() {
    let folder = tempfile::tempdir().unwrap();
    let check = |variables: &[(&str, &str)], arguments: &[&str], expected: &str| {
        let output = reeve(folder.path(), variables, arguments);
        assert_eq!(output.status.code(), Some(2), "{}", said(&output));
        assert!(said(&output).contains(expected), "{}", said(&output));
        assert!(output.stdout.is_empty());
    };
    check(&[], &["serve", "--config", "none.toml"], "--config: none.toml: there is no such file");
    check(&[("REEVE_CONFIG", "none.toml")], &["audit"], "REEVE_CONFIG: none.toml: there is no such file");
    check(&[("DATABASE_URL_FILE", "none")], &["serve"], "DATABASE_URL_FILE: none: there is no such file");
    check(&[("DATABASE_URL_FILE", "a"), ("DATABASE_URL", "b")], &["serve"], "both set");
    fs::write(folder.path().join("empty"), "\n").unwrap();
    check(&[("REEVE_SMTP_FILE", "empty")], &["serve"], "REEVE_SMTP_FILE: empty: the file is empty");
    // Neither what is no file nor what is too large for it: a pipe would be waited for, and a device have no end.
    fs::write(folder.path().join("large"), "x".repeat(limits::SECRET_FILE.bytes + 1)).unwrap();
    fs::write(folder.path().join("large.toml"), "#".repeat(limits::SETTINGS_FILE.bytes + 1)).unwrap();
    check(&[("REEVE_SMTP_FILE", "large")], &["serve"], "REEVE_SMTP_FILE: large: the file is larger than 4 kB");
    check(&[], &["audit", "--config", "large.toml"], "--config: large.toml: the file is larger than 64 kB");
    check(&[("REEVE_SMTP_FILE", ".")], &["serve"], "REEVE_SMTP_FILE: .: this is a folder, not a file");
    #[cfg(unix)]
    {
        let pipe = folder.path().join("pipe");
        assert!(Command::new("mkfifo").arg(&pipe).status().unwrap().success());
        for no_file in ["pipe", "/dev/zero"] {
            let said = format!("{no_file}: this is not a file");
            check(&[("REEVE_METRICS_TOKEN_FILE", no_file)], &["serve"], &said);
            check(&[], &["audit", "--config", no_file], &said);
        }
    }
    // What takes no settings does not read any.
    let output = reeve(folder.path(), &[("REEVE_SMTP_FILE", "none")], &["licenses", "--config", "none.toml"]);
    assert!(output.status.success(), "{}", said(&output));
}

#[test]
fn what_is_wrong_with_a_variable_or_an_option_is_said_with_its_name() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("smtp"), "smtps://me:hush@").unwrap();
    let check = |variables: &[(&str, &str)], arguments: &[&str], expected: &str| {
        let output = reeve(folder.path(), variables, &[&["serve"], arguments].concat());
        assert_eq!(output.status.code(), Some(2), "{variables:?} {arguments:?}: {}", said(&output));
        let said = said(&output);
        assert!(said.contains(expected) && !said.contains("hush"), "{variables:?} {arguments:?}: {said}");
        assert!(output.stdout.is_empty());
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1, "{variables:?} {arguments:?}: something was made");
    };
    for (variable, flag, value, fault) in [
        ("REEVE_PUBLIC_URL", "--public-url", "here", "\"here\" is not an address"),
        ("REEVE_MAIL_FROM", "--mail-from", "nobody", "\"nobody\" is not an address"),
        ("REEVE_SMTP", "--smtp", "smtps://me:hush@", "this is not an address"),
        ("REEVE_LOG", "--log", "loud", "\"loud\" is no level"),
        ("DATABASE_URL", "--database", "mysql://me:hush@host", "mysql is neither"),
        ("REEVE_BACKUP_FOLDER", "--backup-folder", "none", "none: there is no such folder"),
        ("REEVE_MAIL_FROM", "--mail-from", "desk@example.org", "without smtp"),
        ("REEVE_BACKUP_COMMAND", "--backup-command", "true", "it runs after each timed backup"),
    ] {
        check(&[(variable, value)], &[], &format!("{variable}: {fault}"));
        check(&[], &[flag, value], &format!("{flag}: {fault}"));
        check(&[(variable, value)], &[flag, value], &format!("{flag}: {fault}"));
    }
    check(&[("REEVE_WORKERS", "two")], &[], "REEVE_WORKERS: it takes a whole number from 0 to 512");
    check(&[("REEVE_PROXIES", "here")], &[], "REEVE_PROXIES: it takes network addresses such as 127.0.0.1");
    check(&[("REEVE_METRICS_LISTEN", "here")], &[], "REEVE_METRICS_LISTEN: ");
    check(&[], &["--workers", "two"], "it takes a whole number from 0 to 512");
    check(&[("REEVE_SESSION_HOURS", "0")], &[], "REEVE_SESSION_HOURS: it takes a whole number from 1 to 8760");
    check(&[("REEVE_LOG_FORMAT", "xml")], &[], "REEVE_LOG_FORMAT: the setting does not take this");
    check(&[("REEVE_LISTEN", "nowhere")], &[], "REEVE_LISTEN: ");
    check(&[("REEVE_BODY_LIMIT", "99999999999999")], &[], "REEVE_BODY_LIMIT: it takes 1073741824 bytes at most");
    check(&[("REEVE_LISTEN", "nowhere")], &["--listen=here"], "'--listen <LISTEN>'");
    check(&[("REEVE_SMTP_FILE", "smtp")], &[], "REEVE_SMTP_FILE: smtp: this is not an address");
}

/// A compose file leaves a variable empty where nothing is set; who types or writes nothing has made a mistake.
#[test]
fn an_empty_variable_says_nothing_and_an_empty_option_is_refused() {
    let folder = folder_with_store();
    let command = command();
    let serve = command.find_subcommand("serve").expect("serve");
    let all: Vec<(String, String)> = settings::all(serve)
        .iter()
        .map(|arg| (arg.get_env().unwrap().to_string_lossy().into_owned(), format!("--{}", arg.get_long().unwrap())))
        .chain([("REEVE_CONFIG".to_owned(), "--config".to_owned())])
        .collect();
    let empty: Vec<(&str, &str)> = all.iter().map(|(variable, _)| (variable.as_str(), "")).collect();
    let output = reeve(folder.path(), &empty, &["audit", "--database", "store/reeve.db"]);
    assert!(output.status.success(), "{}", said(&output));
    // The server itself takes them all; it is the second flag that it does not take.
    let output = reeve(folder.path(), &empty, &["serve", "--database", "store/reeve.db", "--backup-folder", "none"]);
    assert!(said(&output).contains("--backup-folder: none: there is no such folder"), "{}", said(&output));
    for (_, flag) in &all {
        let output = reeve(folder.path(), &[], &["serve", flag, ""]);
        assert_eq!(output.status.code(), Some(2), "{flag}");
        assert!(said(&output).contains(flag.as_str()), "{flag}: {}", said(&output));
        assert!(output.stdout.is_empty() && !folder.path().join("reeve.db").exists(), "{flag}");
    }
}

#[tokio::test]
async fn what_somebody_mistyped_ends_with_status_2_and_changes_nothing() {
    let folder = folder_with_store();
    fs::write(folder.path().join("junk.db"), "this is no database, and never was one, however long it is").unwrap();
    let foreign = folder.path().join("foreign.db");
    let options = SqliteConnectOptions::new().filename(&foreign).create_if_missing(true);
    let mut conn = options.connect().await.unwrap();
    sqlx::query("create table t (a)").execute(&mut conn).await.unwrap();
    conn.close().await.unwrap();
    let whole = |folder: &Path| {
        let mut names: Vec<_> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().file_name()).collect();
        names.sort();
        names
    };
    let before = whole(folder.path());
    let check = |arguments: &[&str], expected: &str| {
        let output = reeve(folder.path(), &[], arguments);
        assert_eq!(output.status.code(), Some(2), "{arguments:?}: {}", said(&output));
        assert!(said(&output).contains(expected), "{arguments:?}: {}", said(&output));
        assert!(output.stdout.is_empty(), "{arguments:?}");
        assert_eq!(whole(folder.path()), before, "{arguments:?}");
    };
    let store = ["--database", "store/reeve.db"];
    let on_store = |arguments: &[&'static str]| [arguments, &store[..]].concat();
    check(&on_store(&["backup", "nofolder/x.zip"]), "nofolder/x.zip: there is no folder nofolder");
    check(&on_store(&["backup", "store"]), "store: this is a folder");
    check(&on_store(&["export", "cup", "nofolder/cup.zip"]), "nofolder/cup.zip: there is no folder nofolder");
    check(&on_store(&["export", "cup", "store/reeve.db-wal", "--replace"]), "a file of the store itself");
    check(&on_store(&["export", "cup", "./store/reeve.db", "--replace"]), "a file of the store itself");
    check(&["demo", "--config", "mine.toml"], "a demonstration reads no settings file");
    check(&["hall", "--config", "mine.toml"], "on a laptop reads no settings file");
    for (command, offers) in [("demo", false), ("hall", false), ("serve", true), ("backup", true)] {
        let help = String::from_utf8(reeve(folder.path(), &[], &[command, "--help"]).stdout).unwrap();
        assert_eq!(help.contains("--config"), offers, "{help}");
    }
    check(&on_store(&["restore", "junk.db", "--identity", "nobody"]), "--identity: nobody: ");
    check(&on_store(&["restore", "junk.db", "--identity", "junk.db"]), "junk.db: this file is not encrypted");
    check(&on_store(&["mail", "test", "a@example.org"]), "Give --smtp and --mail-from, or --mail-folder");
    check(&on_store(&["audit", "--from", "yesterday"]), "it takes a day such as 2026-11-21");
    check(&["schedule", "--players", "p.csv", "--rounds", "x", "--seed", "1"], "it takes a whole number, 0 or more");
    check(&on_store(&["export", "cup", "cup.zip"]), "There is no tournament \"cup\"");
    check(&on_store(&["import", "none.zip"]), "none.zip: there is no such file");
    let archive = Path::new("tests/fixtures/0.1.0/semi-on.zip").canonicalize().expect("an archive");
    let archive = archive.to_str().expect("a path");
    let output = reeve(folder.path(), &[], &[&["import", archive, "--as", "Bad Slug"][..], &store[..]].concat());
    assert_eq!(output.status.code(), Some(2), "{}", said(&output));
    assert!(said(&output).contains("\n--as: ") && !said(&output).contains("semi-on.zip"), "{}", said(&output));
    let metrics = |own: &'static str| ["serve", "--listen", "127.0.0.1:7777", "--metrics-listen", own];
    check(&metrics("127.0.0.1:7777"), "--metrics-listen: it is the address");
    check(&metrics(":7777"), "--metrics-listen: it is the address");
    check(&["serve", "--proxies", "10.0.0.0/8"], "neither names nor ranges");
    check(&on_store(&["import", "junk.db"]), "junk.db: ");
    check(&on_store(&["restore", "store"]), "store: ");
    check(&["verify", "store"], "store: ");
    check(&["man", "nofolder"], "nofolder: there is no such folder");
    check(&on_store(&["user", "reset", "Nobody"]), "There is no account \"Nobody\"");
    check(&on_store(&["audit", "--tournament", "cup"]), "There is no tournament \"cup\"");
    check(&on_store(&["mail", "test", "nomail", "--mail-folder", "store"]), "\"nomail\" is not an address");
    for (database, expected) in [
        ("junk.db", "junk.db is not a SQLite file"),
        ("foreign.db", "foreign.db holds another program's data"),
        ("store", "store: this is a folder"),
        ("junk.db/reeve.db", "junk.db/reeve.db: not a directory"),
        ("nofolder/reeve.db", "nofolder/reeve.db"),
    ] {
        let expected = expected.to_lowercase();
        for arguments in [&["audit"][..], &["serve", "--listen", "127.0.0.1:0"], &["user", "list"]] {
            let output = reeve(folder.path(), &[], &[arguments, &["--database", database]].concat());
            assert_eq!(output.status.code(), Some(2), "{arguments:?} {database}: {}", said(&output));
            assert!(said(&output).to_lowercase().contains(&expected), "{arguments:?} {database}: {}", said(&output));
            assert_eq!(whole(folder.path()), before, "{arguments:?} {database}");
        }
    }
}

/// Whoever asks for help sees the defaults, and no secret.
#[test]
fn a_secret_of_a_file_is_not_shown() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("reeve.toml"), "metrics-token = 'hush'\nlisten = 'nowhere:80:80'\n").unwrap();
    for arguments in [&["serve", "--config", "reeve.toml", "--help"][..], &["serve", "--config", "reeve.toml"]] {
        let output = reeve(folder.path(), &[], arguments);
        assert!(!said(&output).contains("hush") && !String::from_utf8_lossy(&output.stdout).contains("hush"));
    }
}

/// Every command that works on a store, in a folder without one.
#[test]
fn no_command_makes_a_store_by_accident() {
    let folder = tempfile::tempdir().unwrap();
    let backup = Path::new("tests/fixtures/0.1.0/backup.zip").canonicalize().unwrap();
    let archive = Path::new("tests/fixtures/0.1.0/semi-on.zip").canonicalize().unwrap();
    let (backup, archive) = (backup.to_str().unwrap(), archive.to_str().unwrap());
    for arguments in [
        &["user", "add", "Ada"][..],
        &["user", "reset", "Ada"],
        &["export", "cup", "cup.zip"],
        &["import", archive],
        &["backup", "store.zip"],
        &["restore", backup],
        &["audit"],
    ] {
        let output = reeve(folder.path(), &[], arguments);
        assert_eq!(output.status.code(), Some(2), "{arguments:?}: {}", said(&output));
        let whole = folder.path().canonicalize().unwrap().join("reeve.db");
        let expected = format!("{}: there is no store here", whole.display());
        assert!(said(&output).contains(&expected), "{arguments:?}: {}", said(&output));
        assert!(output.stdout.is_empty(), "{arguments:?}");
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0, "{arguments:?}");
    }
    // An empty file is no store either.
    fs::write(folder.path().join("reeve.db"), "").unwrap();
    let output = reeve(folder.path(), &[], &["user", "add", "Ada"]);
    assert_eq!(output.status.code(), Some(2), "{}", said(&output));
    assert_eq!(fs::metadata(folder.path().join("reeve.db")).unwrap().len(), 0);
}

/// The settings as they stand in `deploy/reeve.toml`: each with its words, its variable and its default.
fn example() -> String {
    let command = command();
    let serve = command.find_subcommand("serve").expect("serve");
    let mut text = String::from(HEAD);
    for arg in settings::all(serve) {
        text.push_str(&described(&arg));
    }
    text
}

const HEAD: &str = "\
# The settings of Reeve: of the server, and of the commands on this machine. A flag goes before a variable of the
# environment, that before what stands here. `reeve serve --help` says the same. Paths that don't begin with / are
# taken from the folder of this file.
#
# A secret may also stand in a file of its own: DATABASE_URL_FILE=/run/secrets/database names it.
#
# What is written without # differs from the program's own defaults.
";

/// What the package and the unit want otherwise than the program by itself.
const CHOSEN: [(&str, &str); 2] =
    [("database", "\"sqlite:/var/lib/reeve/reeve.db\""), ("backup-folder", "\"/var/lib/reeve/backups\"")];

fn described(arg: &Arg) -> String {
    let key = arg.get_long().expect("a flag");
    let help = arg.get_help().expect("words").to_string();
    let variable = arg.get_env().expect("a variable").to_string_lossy();
    let default = arg.get_default_values().first().map(|value| value.to_string_lossy().into_owned());
    let is_number = default.as_deref().is_some_and(|text| text.parse::<u64>().is_ok());
    let value = match (default, arg.get_action()) {
        (Some(text), _) if is_number || matches!(arg.get_action(), ArgAction::SetTrue) => text,
        (Some(text), _) => format!("{text:?}"),
        (None, ArgAction::Append) => "[]".to_owned(),
        (None, _) => "…".to_owned(),
    };
    let chosen = CHOSEN.iter().find(|(name, _)| *name == key).map(|(_, value)| format!("{key} = {value}"));
    let line = chosen.unwrap_or_else(|| format!("#{key} = {value}"));
    format!("\n{}# {variable}\n{line}\n", wrapped(&help))
}

/// Lines of a comment, at most 100 characters long.
fn wrapped(text: &str) -> String {
    let mut lines = String::new();
    let mut line = String::from("#");
    for word in text.split_whitespace() {
        if line.chars().count() + 1 + word.chars().count() > 100 {
            lines.push_str(&line);
            lines.push('\n');
            line = String::from("#");
        }
        line.push(' ');
        line.push_str(word);
    }
    lines + &line + "\n"
}

/// `REEVE_WRITE_SETTINGS=1 cargo test --test suite settings` writes the file.
#[test]
fn the_settings_file_of_the_package_has_every_setting() {
    let path = "deploy/reeve.toml";
    if std::env::var_os("REEVE_WRITE_SETTINGS").is_some() {
        fs::write(path, example()).unwrap();
    }
    let is = fs::read_to_string(path).unwrap_or_default();
    assert!(is == example(), "{path} is out of date: REEVE_WRITE_SETTINGS=1 cargo test --test suite settings");
}

/// Where a database is away it is said which, and without its password.
#[test]
fn a_database_that_is_away_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let away = "postgres://reeve:hush@127.0.0.1:9/store";
    for arguments in [&["audit"][..], &["user", "list"], &["serve", "--listen", "127.0.0.1:0"], &["doctor"]] {
        let output = reeve(folder.path(), &[("DATABASE_URL", away)], arguments);
        let text = said(&output) + &String::from_utf8_lossy(&output.stdout);
        assert_eq!(output.status.code(), Some(1), "{arguments:?}: {text}");
        let expected = "postgres://reeve@127.0.0.1:9/store: the database can't be opened: ";
        assert!(text.contains(expected) && text.contains("See that it runs") && !text.contains("hush"), "{text}");
    }
}

/// What PostgreSQL itself says of it tells nobody what to do.
#[test]
fn a_database_that_is_not_there_is_named_with_what_to_do() {
    let Some(url) = postgres_url() else { return };
    let (address, options) = url.split_once('?').map_or((url.as_str(), String::new()), |(a, o)| (a, format!("?{o}")));
    let server = address.rsplit_once('/').expect("a name").0;
    let folder = tempfile::tempdir().unwrap();
    for arguments in [&["audit"][..], &["serve", "--listen", "127.0.0.1:0"], &["doctor"]] {
        let away = format!("{server}/no_such_store{options}");
        let output = reeve(folder.path(), &[("DATABASE_URL", &away)], arguments);
        let text = said(&output) + &String::from_utf8_lossy(&output.stdout);
        assert!(output.status.code() != Some(0) && text.contains("createdb"), "{arguments:?}: {text}");
        assert!(text.contains("there is no database \"no_such_store\""), "{text}");
        assert!(!text.contains("error returned from database"), "{text}");
    }
}

#[test]
fn the_settings_in_force_are_printed_without_secrets_and_read_back() {
    let folder = folder_with_store();
    let file = folder.path().join("reeve.toml");
    let lines = "database = 'postgres://reeve:hush@db.example/reeve'\nsession-hours = 12\nproxies = ['10.0.0.1', '10.0.0.2']\n\
                 metrics-token = 'hush'\nbackup-folder = 'store'\nbackup-command = 'copy --key hush'\n";
    fs::write(&file, lines).unwrap();
    let asked = |arguments: &[&str]| {
        let variables = [("REEVE_CONFIG", file.to_str().unwrap()), ("REEVE_BACKUP_KEEP", "9")];
        let output = reeve(folder.path(), &variables, &[&["config"], arguments].concat());
        assert!(output.status.success(), "{}", said(&output));
        String::from_utf8(output.stdout).unwrap()
    };
    let text = asked(&["--public-url", "http://\"odd\".example"]);
    for line in [
        "session-hours = 12  # ",
        "reeve.toml, line 2",
        "proxies = \"10.0.0.1,10.0.0.2\"",
        "backup-keep = 9  # REEVE_BACKUP_KEEP",
        "public-url = \"http://\\\"odd\\\".example\"  # --public-url",
        "# metrics-token: set, and not shown",
        "# backup-command: set, and not shown",
        "listen = \"127.0.0.1:8080\"\n",
        "@db.example/reeve\"",
    ] {
        assert!(text.contains(line), "{line}: {text}");
    }
    assert!(!text.contains("hush"), "{text}");
    // What is printed is a settings file that says the same.
    let bare = |text: &str| -> Vec<String> {
        let lines = text.lines().filter(|line| !line.starts_with('#') && !line.starts_with("public-url"));
        lines.map(|line| line.split("  # ").next().unwrap_or_default().to_owned()).collect()
    };
    fs::write(&file, bare(&text).join("\n")).unwrap();
    assert_eq!(bare(&asked(&[])), bare(&text));
}

/// A backup holds the settings of whoever made it, and who puts it back is told what is missing here.
#[test]
fn a_backup_holds_the_settings_and_no_secret_unless_asked() {
    let folder = folder_with_store();
    let settings = "database = 'store/reeve.db'\nbackup-every = 6\npublic-url = 'https://reeve.example.org'\n\
                    metrics-token = 'wheat-and-ore'\nsmtp = 'smtps://me:sheep@mail.example.org'\n";
    fs::write(folder.path().join("reeve.toml"), settings).unwrap();
    let own = |arguments: &[&str]| {
        let output = reeve(folder.path(), &[], &[arguments, &["--config", "reeve.toml"]].concat());
        assert!(output.status.success(), "{arguments:?}: {}", said(&output));
        String::from_utf8(output.stdout).unwrap()
    };
    own(&["backup", "plain.zip"]);
    own(&["backup", "whole.zip", "--with-secrets"]);
    let plain = own(&["config", "--from", "plain.zip"]);
    assert!(plain.contains("\nbackup-every = 6  # ") && plain.contains("\n# smtp: set, and not shown"), "{plain}");
    assert!(!plain.contains("wheat-and-ore") && !plain.contains("sheep"), "{plain}");
    let whole = own(&["config", "--from", "whole.zip"]);
    assert!(whole.contains("wheat-and-ore") && whole.contains("sheep"), "{whole}");

    // On a machine that has none of them they are named; where they hold, nobody speaks of them.
    let restore = |arguments: &[&str]| {
        let all = [&["restore", "plain.zip", "--replace", "--database", "new.db"], arguments].concat();
        let output = reeve(folder.path(), &[], &all);
        assert!(output.status.success(), "{}", said(&output));
        String::from_utf8(output.stdout).unwrap()
    };
    let told = restore(&[]);
    for key in ["backup-every", "public-url", "metrics-token", "smtp", "reeve config --from plain.zip"] {
        assert!(told.contains(key), "{key}: {told}");
    }
    assert!(!told.contains("session-hours") && !told.contains("database"), "{told}");
    assert!(!restore(&["--config", "reeve.toml"]).contains("settings"));
    assert!(restore(&["--settings", "there.toml"]).contains("there.toml"));
    // What was written is a settings file, and is not overwritten.
    let read = reeve(folder.path(), &[], &["config", "--config", "there.toml"]);
    assert!(String::from_utf8_lossy(&read.stdout).contains("https://reeve.example.org"), "{}", said(&read));
    let again = reeve(
        folder.path(),
        &[],
        &["restore", "plain.zip", "--replace", "--settings", "there.toml", "--database", "new.db"],
    );
    assert_eq!(again.status.code(), Some(2));
    // One of an earlier Reeve has none.
    let fixture = Path::new("tests/fixtures/0.1.0/backup.zip").canonicalize().unwrap();
    let none = reeve(folder.path(), &[], &["config", "--from", fixture.to_str().unwrap()]);
    assert!(none.status.code() == Some(2) && said(&none).contains("holds no settings"), "{}", said(&none));
}
