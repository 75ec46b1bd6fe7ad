//! The settings file, the files of secrets, and which store a command means.

use std::fs;
use std::path::Path;
use std::process::{Command, Output, Stdio};

use clap::{Arg, ArgAction};
use reeve::commands::{command, settings};

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
            "reeve.toml, line 2, session-hours: 0 is not in",
            "reeve.toml, line 3, workers: ",
        ],
    );
    check("listen = \n", &["serve"], &["reeve.toml, line 1: "]);
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
    check(&[], &["serve", "--config", "none.toml"], "none.toml: No such file");
    check(&[("DATABASE_URL_FILE", "none")], &["serve"], "DATABASE_URL_FILE: none: No such file");
    check(&[("DATABASE_URL_FILE", "a"), ("DATABASE_URL", "b")], &["serve"], "both set");
    fs::write(folder.path().join("empty"), "\n").unwrap();
    check(&[("REEVE_SMTP_FILE", "empty")], &["serve"], "REEVE_SMTP_FILE: empty: the file is empty");
    // What takes no settings does not read any.
    let output = reeve(folder.path(), &[("REEVE_SMTP_FILE", "none")], &["licenses", "--config", "none.toml"]);
    assert!(output.status.success(), "{}", said(&output));
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
