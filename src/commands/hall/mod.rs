//! `reeve hall`: the server of an event on the laptop that stands in the hall, for somebody who has never seen a terminal. What can be
//! said in the browser is said there.

mod awake;
mod battery;
mod demo_child;
mod firewall;
mod folder;
mod host;
mod last_address;
mod port;
mod running;
mod system32;

use std::io::IsTerminal;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::thread;
use std::time::{Duration, Instant};

use actix_web::web::Data;
use chrono::Utc;
use clap::builder::Resettable;
use clap::{CommandFactory, FromArgMatches};

use crate::commands::effective_settings::SettingsInForce;
use crate::commands::hall::host::Host;
use crate::commands::hall::running::RunningFile;
use crate::commands::serve::{log_to_file, log_to_stderr, say, serve_with};
use crate::commands::{Failure, block_on, desktop};
use reeve_http::config::{Config, LogFormat};
use reeve_http::server::app::App;
use reeve_http::server::neighbour;
use reeve_rules::tournament::vocabulary::Phase;
use reeve_store::tournament::Tournament;
use reeve_store::{Db, probe, tournament, upgrade_copies};
use reeve_words as words;

/// Arguments of `reeve hall`.
#[derive(clap::Args)]
pub struct Args {
    /// The folder with the store, its backups and the log [default: where the system keeps the data of programs]
    #[arg(long, value_name = "FOLDER")]
    folder: Option<PathBuf>,
    /// The port to listen on, on every address of this machine [default: 8080, or the next one that is free]
    #[arg(long, value_name = "PORT")]
    port: Option<u16>,
    /// What is logged: error, warn, info, debug or trace
    #[arg(long, value_name = "LEVEL", default_value = "info,sqlx=warn,actix_server=warn")]
    log: String,
    /// Open no browser: the address of the laptop's own page is only printed
    #[arg(long)]
    no_browser: bool,
}

/// How the person at the laptop gets to their page.
#[derive(Clone, Copy)]
struct Shown {
    /// In the browser.
    opens: bool,
    /// By an address with a key on standard output: no file is to hold one where a browser opens anyway.
    says_key: bool,
}

/// How long a copy that has begun may take until it answers: it may have a large store to bring up to date.
const BEGINNING: Duration = Duration::from_secs(20);
/// How long it may take for a single answer.
const ANSWER: Duration = Duration::from_secs(2);
/// How often another port is tried where the one that was free is taken meanwhile.
const TRIES: u32 = 3;
/// How often it is looked whether the files for the next start are as they should be.
const FILES: Duration = Duration::from_secs(5);
/// How often it is looked whether a tournament is under way.
const LOOK: Duration = Duration::from_secs(60);

/// Runs the command until it is told to stop. Where somebody sits before the machine, a fault is shown in the browser too.
pub(super) fn run(args: &Args) -> Result<(), Failure> {
    let opens = !args.no_browser && desktop::is_there();
    let ended = run_alone(args, opens);
    if opens && let Err(failure) = &ended {
        desktop::show_fault(&failure.to_string());
    }
    ended
}

/// Serves, or leads to the copy that serves this folder already.
fn run_alone(args: &Args, opens: bool) -> Result<(), Failure> {
    let (folder, is_new) = folder::prepare(args.folder.as_deref())?;
    let (store, file) = (folder.join("reeve.db"), RunningFile::in_folder(&folder));
    let shown = Shown { opens, says_key: !opens || std::io::stdout().is_terminal() };
    // Before the log begins, which is that of the first copy.
    if probe::is_served_elsewhere(&store) && lead_to_first((&folder, &store), &file, shown)? {
        return Ok(());
    }
    log(&args.log, &folder)?;
    // What the system chose is this user's anyway.
    if cfg!(windows) && is_new && args.folder.is_some() {
        folder::take_from_others(&folder);
    }
    for left in (0..TRIES).rev() {
        let port = port::choose(args.port)?;
        let Err(failure) = serve_on(port, args, (&folder, &store), shown) else { break };
        // Somebody who clicked twice in one moment.
        let was_served = probe::is_served_elsewhere(&store);
        if was_served && lead_to_first((&folder, &store), &file, shown)? {
            break;
        }
        // Another program that began in the same moment.
        let was_taken = args.port.unwrap_or(0) == 0 && !port::is_free(port);
        if left == 0 || !(was_served || was_taken) {
            return Err(not_served(failure, &folder));
        }
    }
    Ok(())
}

/// Serves on this port until it is told to stop.
fn serve_on(port: u16, args: &Args, (folder, store): (&Path, &Path), shown: Shown) -> Result<(), Failure> {
    let config = config(port, &args.log, folder, store)?;
    let was_older = block_on(async { Ok(is_older(config.store.address()).await) })?;
    // Where a port was named nobody is surprised by it.
    let taken = if args.port.is_none() { port::first_taken(port) } else { None };
    let host = Arc::new(Host::new((port, taken), folder, shown.says_key));
    let served = serve_with(config, &SettingsInForce::default(), |app| {
        if was_older && let Some(copy) = newest_copy(store) {
            say(&words::hall_command::taken_over(copy.display()));
        }
        app.laptop.open(host.clone(), folder.to_owned());
        say(&words::hall_command::runs(folder.display(), cfg!(windows)));
        if shown.opens {
            let address = host.address();
            // What opens it may take its time, and the browser asks at once.
            thread::spawn(move || open_page(&address));
        }
        actix_web::rt::spawn(stay_awake(app.clone(), Arc::clone(&host)));
        actix_web::rt::spawn(keep_files(app.clone(), Arc::clone(&host)));
        firewall::look_in_time(host.firewall());
    });
    host.end();
    served
}

/// Where no terminal shows it, the log is a file in the folder. With Windows always: who clicks into the window there stops everybody
/// who writes to it until they press a key.
fn log(filter: &str, folder: &Path) -> Result<(), Failure> {
    if std::io::stderr().is_terminal() && !cfg!(windows) {
        return log_to_stderr(filter, LogFormat::Text);
    }
    match folder::log_file(folder) {
        Ok(file) => log_to_file(filter, file),
        Err(error) => Err(Failure::Broken(words::hall_command::not_writable(folder.display(), &error))),
    }
}

/// The settings of `reeve serve` with their defaults. What stands in the environment is for another Reeve.
fn config(port: u16, log: &str, folder: &Path, store: &Path) -> Result<Config, Failure> {
    #[derive(clap::Parser)]
    struct Defaults {
        #[command(flatten)]
        config: Config,
    }
    let Some(store) = store.to_str() else {
        return Err(Failure::input(words::hall_command::unreadable_name(folder.display())));
    };
    let said =
        ["reeve".to_owned(), format!("--listen=:{port}"), format!("--database=sqlite:{store}"), format!("--log={log}")];
    let alone = Defaults::command().mut_args(|arg| arg.env(Resettable::Reset));
    let read = alone.try_get_matches_from(said).and_then(|matches| Defaults::from_arg_matches(&matches));
    let config = read.map_err(|error| Failure::input(error.to_string()))?.config;
    Ok(Config { backup_folder: Some(folder::backups(folder)), ..config })
}

/// Whether there is a store that an older Reeve has made. What is wrong with one is said when it is opened.
async fn is_older(address: &str) -> bool {
    matches!(probe::look(address).await, Ok(Some(found)) if !found.waiting.is_empty())
}

/// The copy that was made before the store was brought up to date.
fn newest_copy(store: &Path) -> Option<PathBuf> {
    let copies = upgrade_copies::list(store).ok()?;
    copies.into_iter().max_by_key(|copy| copy.made).map(|copy| copy.path)
}

/// The failure of a start, with where the data lie.
fn not_served(failure: Failure, folder: &Path) -> Failure {
    let with_folder = |said: &str| words::hall_command::not_started(said, folder.display());
    match failure {
        Failure::Broken(said) => Failure::Broken(with_folder(&said)),
        Failure::Input(faults) => Failure::Input(vec![with_folder(&faults.join("\n"))]),
        failure @ Failure::Setting(_) => failure,
    }
}

/// Opens the page of the copy that serves this folder already. Whether there is one: it may be about to end.
fn lead_to_first((folder, store): (&Path, &Path), file: &RunningFile, shown: Shown) -> Result<bool, Failure> {
    let began = Instant::now();
    let address = loop {
        if let Some(running) = file.read()
            && neighbour::answers(&running.base(), ANSWER)
        {
            break running.address();
        }
        if !probe::is_served_elsewhere(store) {
            return Ok(false);
        }
        if began.elapsed() > BEGINNING {
            return Err(Failure::Broken(words::hall_command::served_by_another(folder.display())));
        }
        thread::sleep(Duration::from_millis(200));
    };
    match shown.says_key {
        true => say(&words::hall_command::runs_already(&address)),
        false => say(words::hall_command::RUNS_ALREADY),
    }
    if shown.opens {
        open_page(&address);
    }
    Ok(true)
}

fn open_page(address: &str) {
    if let Err(error) = desktop::open_in_browser(address) {
        say(&words::hall_command::no_browser(&error, address));
    }
}

/// Keeps what the next start looks for.
async fn keep_files(app: Data<App>, host: Arc<Host>) {
    loop {
        tokio::time::sleep(FILES).await;
        let (host, public_url) = (Arc::clone(&host), app.public_url());
        // A stick may take its time.
        let _ = tokio::task::spawn_blocking(move || host.keep_files(&public_url)).await;
    }
}

/// Keeps the laptop awake while a tournament is under way.
async fn stay_awake(app: Data<App>, host: Arc<Host>) {
    loop {
        match is_event_on(&app.db).await {
            Ok(is_on) => {
                let host = Arc::clone(&host);
                // Asking the system may take seconds.
                let _ = tokio::task::spawn_blocking(move || host.follow_event(is_on)).await;
            }
            Err(error) => tracing::warn!(%error, "whether a tournament is under way can't be told"),
        }
        tokio::time::sleep(LOOK).await;
    }
}

async fn is_event_on(db: &Db) -> Result<bool, reeve_store::Error> {
    let mut tx = db.read().await?;
    Ok(tournament::all(&mut tx).await?.iter().any(is_under_way))
}

/// Whether people play or check in today. What nobody ended keeps no laptop awake for weeks.
fn is_under_way(tournament: &Tournament) -> bool {
    let today = reeve_time_zone::local(Utc::now(), &tournament.time_zone).date_naive();
    let is_near = (-1..=3).contains(&(today - tournament.starts_on).num_days());
    let is_on = match tournament.phase {
        Phase::Draft | Phase::Finished => false,
        Phase::Registration => today == tournament.starts_on,
        Phase::CheckIn | Phase::Prelim | Phase::Semi | Phase::Final => true,
    };
    is_near && is_on && !tournament.is_called_off() && !tournament.is_hidden()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_of_another_reeve_is_taken_over() {
        let folder = Path::new("data of Анна");
        let config = config(8085, "info", folder, &folder.join("reeve.db")).expect("settings");
        assert_eq!(config.listen().to_string(), "[::]:8085");
        assert_eq!(config.store.address(), format!("sqlite:{}", folder.join("reeve.db").display()));
        assert_eq!(config.backup_folder.as_deref(), Some(folder.join("backups").as_path()));
        assert!(config.reached.public_url.is_none() && config.mailing.smtp.is_none() && config.spare.is_empty());
    }
}
