//! The commands of the `reeve` program, one file each.
//!
//! Exit status: 0 done; 1 something broke; 2 the input or the arguments are wrong, and then nothing
//! is printed on standard output and nothing is changed.

pub mod archive;
pub mod audit;
pub mod backup;
pub mod board;
pub mod config;
pub mod demo;
mod desktop;
pub mod doctor;
mod effective_settings;
mod encrypted;
pub mod game;
pub mod hall;
pub mod licenses;
mod logging;
pub mod mail;
pub mod manual;
pub mod memory;
pub mod publish_static;
pub mod ready;
mod rule_set;
pub mod schedule;
pub mod season;
pub mod series;
pub mod serve;
pub mod settings;
mod small_file;
pub mod spare;
pub mod standings;
mod store_files;
pub mod take_over;
pub mod tournament;
mod unverified;
pub mod update;
pub mod user;

use std::ffi::OsString;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::{Arg, CommandFactory, FromArgMatches, Parser, Subcommand};

use crate::commands::effective_settings::SettingsInForce;
use reeve_files::fault::FileFault;
use reeve_http::config::WrongSetting;
use reeve_words as words;

/// Runs CATAN championship tournaments and their side events.
#[derive(Parser)]
#[command(name = "reeve", version = reeve_http::VERSION, about)]
struct Cli {
    /// A file with settings: TOML, where each key is the name of a flag of `reeve serve` [default:
    /// /etc/reeve/reeve.toml if it is there]
    #[arg(long, global = true, env = "REEVE_CONFIG", value_name = "FILE")]
    config: Option<PathBuf>,
    #[command(subcommand)]
    command: Command,
}

/// What a person can ask of the program.
#[derive(Subcommand)]
pub enum Command {
    Serve(Box<serve::Args>),
    /// Run the hall's server on this laptop, with its own page in the browser; on a desktop `reeve` without words does the same
    Hall(hall::Args),
    /// Ask a running server whether it is ready: exit status 0 when it is
    Ready(ready::Args),
    /// Run the web server on a throw-away store, with people and tournaments to try everything on
    Demo(demo::Args),
    /// Accounts of the people who sign in
    User(user::Args),
    /// The tournaments of the store
    Tournament(tournament::Args),
    Mail(mail::Args),
    /// Look at everything that a server needs, and say what is wrong
    Doctor(Box<doctor::Args>),
    /// Print the settings in force as a settings file, without secrets
    Config(Box<config::Args>),
    /// Write one tournament, or one series, into a file that another Reeve reads back whole
    Export(archive::ExportArgs),
    /// Read a tournament or a series from an archive
    Import(archive::ImportArgs),
    /// Check an archive or a backup, without a store
    Verify(archive::VerifyArgs),
    /// Write the whole store into a file, also while the server runs
    Backup(backup::BackupArgs),
    /// Put a backup into a store, on either database
    Restore(backup::RestoreArgs),
    /// Follow a server from a second machine in the same network, to go on here when it is gone
    Spare(Box<spare::Args>),
    /// Go on with the copy that `reeve serve --spare` has kept in a folder, where the machine that it followed is gone
    TakeOver(Box<take_over::Args>),
    /// Print the audit log as CSV, the newest line first
    Audit(audit::Args),
    /// Print a seat schedule as CSV; its figures go to standard error as one line of JSON
    Schedule(schedule::Args),
    /// Print the standings of a results file as CSV
    Standings(standings::Args),
    /// Print the ranking of a series of events as CSV: the best event of each player counts
    Series(series::Args),
    /// Print the events of a season as CSV or JSON, as everybody may know them: players, finalists, champion, rules, valid or not
    Season(season::Args),
    /// Write what everybody may see of a tournament into a folder, as pages that need no server
    PublishStatic(Box<publish_static::Args>),
    /// Make boards from a seed, or check the text of boards; prints their text
    Board(board::Args),
    /// Side games: Full-Contact, Struggle, Conquest
    Game(game::Args),
    /// Say whether there is a newer Reeve, where somebody says where to look; never asked by itself
    Update(update::Args),
    /// Print the licences of everything that is linked into this program
    Licenses,
    /// Print the completions for a shell
    Completions(manual::CompletionArgs),
    /// Write the manual pages into a folder
    Man(manual::ManArgs),
}

/// Why a command ended without doing its job.
#[derive(Debug, thiserror::Error)]
pub enum Failure {
    /// The input or the arguments are wrong: every fault on a line of its own. Exit status 2.
    #[error("{}", .0.join("\n"))]
    Input(Vec<String>),
    /// A setting can't be used. Exit status 2.
    #[error("{0}")]
    Setting(#[from] WrongSetting),
    /// Something broke that the input is not to blame for. Exit status 1.
    #[error("{0}")]
    Broken(String),
}

impl Failure {
    /// A single fault of the input.
    pub fn input(fault: impl Into<String>) -> Self {
        Failure::Input(vec![fault.into()])
    }
}

/// The command line with all its commands and flags.
pub fn command() -> clap::Command {
    let whole = Cli::command();
    // What a command refuses is not offered by its help. clap leaves an argument alone that a command has of its own.
    let refused: Vec<Arg> = whole.get_arguments().filter(|arg| arg.get_id() == settings::FLAG).cloned().collect();
    settings::WITHOUT.into_iter().fold(whole, |whole, name| {
        let hidden = refused.iter().cloned().map(|arg| arg.hide(true).hide_env(true));
        whole.mut_subcommand(name, |one| one.args(hidden))
    })
}

/// Runs what the arguments say and turns its end into an exit status.
pub fn run(arguments: impl Iterator<Item = OsString>) -> ExitCode {
    let mut arguments: Vec<OsString> = arguments.collect();
    if desktop::begins_hall(arguments.len()) {
        arguments.resize_with(1, || "reeve".into());
        arguments.push("hall".into());
    }
    match parse(&arguments)
        .and_then(|(cli, places, held)| carry_out(cli.command, &held).map_err(|failure| places.named(failure)))
    {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("{}", words::unmarked(&failure.to_string()));
            match failure {
                Failure::Input(_) | Failure::Setting(_) => ExitCode::from(2),
                Failure::Broken(_) => ExitCode::FAILURE,
            }
        }
    }
}

/// Reads the arguments twice: first to learn which settings file they name, then with what stands in it. clap ends the
/// process with status 2 on wrong arguments, the status SPEC gives to wrong input.
fn parse(arguments: &[OsString]) -> Result<(Cli, settings::Places, SettingsInForce), Failure> {
    let given = settings::without_empty(command()).try_get_matches_from(arguments);
    let given = given.map_err(|error| settings::of_variable(&error, arguments).unwrap_or_else(|| error.exit()))?;
    let (whole, places) = settings::with_settings(command(), &given)?;
    let whole = settings::without_empty(whole).get_matches_from(arguments);
    let held = settings::in_force(&command(), &whole, &places);
    Ok((Cli::from_arg_matches(&whole).unwrap_or_else(|error| error.exit()), places, held))
}

fn carry_out(command: Command, held: &SettingsInForce) -> Result<(), Failure> {
    // A package installs the manual, and a web server gives out a copy: for everybody. No other file that is made is theirs.
    #[cfg(unix)]
    if !matches!(command, Command::Man(_) | Command::PublishStatic(_)) {
        rustix::process::umask(rustix::fs::Mode::RWXG | rustix::fs::Mode::RWXO);
    }
    match command {
        Command::Serve(args) => serve::run(*args, held),
        Command::Hall(args) => hall::run(&args),
        Command::Ready(args) => ready::run(&args),
        Command::Demo(args) => demo::run(args),
        Command::User(args) => user::run(args),
        Command::Tournament(args) => tournament::run(&args),
        Command::Mail(args) => mail::run(&args),
        Command::Doctor(args) => doctor::run(&args, held),
        Command::Config(args) => config::run(&args, held),
        Command::Export(args) => archive::export(&args),
        Command::Import(args) => archive::import(&args),
        Command::Verify(args) => archive::verify(&args),
        Command::Backup(args) => backup::backup(&args, held),
        Command::Restore(args) => backup::restore(&args, held),
        Command::Spare(args) => spare::run(*args, held),
        Command::TakeOver(args) => take_over::run(*args, held),
        Command::Audit(args) => audit::run(&args),
        Command::Schedule(args) => schedule::run(&args),
        Command::Board(args) => board::run(&args),
        Command::Game(args) => game::run(&args),
        Command::Update(args) => update::run(&args),
        Command::Licenses => licenses::run(),
        Command::Completions(args) => manual::completions(&args),
        Command::Man(args) => manual::man(&args),
        Command::Standings(args) => standings::run(&args),
        Command::Series(args) => series::run(&args),
        Command::Season(args) => season::run(&args),
        Command::PublishStatic(args) => publish_static::run(*args),
    }
}

/// The bytes of a file that an argument names.
fn read(path: &Path) -> Result<Vec<u8>, Failure> {
    let unread = |error| Failure::input(format!("{}: {}", path.display(), words::system::fault(&error)));
    std::fs::read(path).map_err(unread)
}

/// Faults with the file that they are in.
fn named(path: &Path, faults: &[FileFault]) -> Vec<String> {
    faults.iter().map(|fault| format!("{}: {}", path.display(), words::files::fault(fault))).collect()
}

/// What was asked for, on standard output.
fn print(text: &str) -> Result<(), Failure> {
    let mut out = std::io::stdout().lock();
    let written = out.write_all(text.as_bytes()).and_then(|()| out.flush());
    written.map_err(|error| Failure::Broken(format!("standard output: {error}")))
}

/// Runs a command's work that waits for the store.
fn block_on<T>(work: impl Future<Output = Result<T, Failure>>) -> Result<T, Failure> {
    tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .map_err(|error| Failure::Broken(format!("no runtime: {error}")))?
        .block_on(work)
}
