//! `reeve demo`: a server on a throw-away store, with people and tournaments to try everything on.

mod people;
mod tournaments;

use std::io;
use std::io::Read;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};

use actix_web::dev::ServerHandle;
use actix_web::web::Data;
use chrono::Utc;
use clap::Parser;
use serde::{Deserialize, Serialize};

use crate::commands::Failure;
use crate::commands::serve::{log_to_stderr, say, serve};
use reeve_actions as actions;
use reeve_actions::accounts::manage;
use reeve_actions::accounts::manage::AccountDetails;
use reeve_actions::{Caller, Context, Who};
use reeve_http::config::{Config, Listen, LogFormat, Mailing, PublicAddress};
use reeve_http::hall_demo;
use reeve_http::server::app::App;
use reeve_http::server::{Running, StartError};
use reeve_secret as secret;
use reeve_store as store;
use reeve_urls as urls;
use reeve_words as words;

/// Arguments of `reeve demo`.
#[derive(clap::Args)]
pub struct Args {
    #[command(flatten)]
    listen: Listen,
    /// What is logged: error, warn, info, debug or trace
    #[arg(long, env = "REEVE_LOG", default_value = "warn")]
    log: String,
    /// For `reeve hall`, which starts it and knows where it is reached: say so as one line of JSON, and end when standard input does
    #[arg(long, hide = true, value_name = "URL")]
    for_hall: Option<String>,
    /// The folder that `reeve hall` has made for the store; it goes with all it holds
    #[arg(long, hide = true, value_name = "FOLDER", requires = "for_hall")]
    in_folder: Option<PathBuf>,
}

/// What a demonstration says that `reeve hall` has started.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub(super) struct Introduction {
    pub(super) address: String,
    pub(super) password: String,
}

/// Who can sign in: name, whether an administrator, whether allowed to create tournaments.
const PEOPLE: [(&str, bool, bool); 3] =
    [("organizer", false, true), ("judge", false, false), ("administrator", true, true)];

/// Runs the command until it is told to stop; then the store is removed.
pub fn run(args: Args) -> Result<(), Failure> {
    log_to_stderr(&args.log, LogFormat::Text)?;
    let folder = match args.in_folder {
        Some(made) => ThrowAway(made),
        None => ThrowAway::new().map_err(|error| Failure::Broken(words::commands::no_demo_folder(error)))?,
    };
    let database = format!("sqlite:{}", folder.0.join("demo.db").display());
    let mut config = config(args.listen.listen, &database)?;
    if args.for_hall.is_some() {
        config.reached.public_url.clone_from(&args.for_hall);
        // That name is the real one's.
        config.local_name.clear();
        hall_demo::begin();
    }
    let served = serve(&database, async move {
        let running = Running::start(config, reeve_web::routes::SERVED).await?;
        let (password, organizer) = people(&running.app).await?;
        let now = store::time::millis(Utc::now());
        let made = tournaments::make(&running.app.db, &organizer, now).await.map_err(broken)?;
        match args.for_hall {
            Some(address) => {
                say(&serde_json::to_string(&Introduction { address, password }).unwrap_or_default());
                let (server, app) = (running.handle(), running.app.clone());
                std::thread::spawn(move || end_with_input(&server, &app));
            }
            None => introduce(&running.app.public_url(), &password, &made),
        }
        Ok(running)
    });
    // Only after the server has ended: until then the folder is in use.
    drop(folder);
    served
}

/// Waits until whoever started the program lets go of its standard input, by ending too, and stops the server.
fn end_with_input(server: &ServerHandle, app: &Data<App>) {
    let mut input = io::stdin().lock();
    while input.read(&mut [0; 64]).is_ok_and(|read| read > 0) {}
    app.stop_soon();
    app.seating.stop_all();
    // It is told at once; nobody here waits for its end.
    drop(server.stop(true));
}

/// A folder of a name that nobody can guess, which goes with all it holds when the value goes.
pub(super) struct ThrowAway(PathBuf);

impl ThrowAway {
    pub(super) fn path(&self) -> &Path {
        &self.0
    }

    pub(super) fn new() -> io::Result<ThrowAway> {
        let folder = std::env::temp_dir().join(format!("reeve-demo-{}", secret::link_token()));
        store::disk::folder_for_the_owner().create(&folder)?;
        Ok(ThrowAway(folder))
    }
}

impl Drop for ThrowAway {
    fn drop(&mut self) {
        // What can't be removed lies where the system clears up by itself.
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// The settings of `reeve serve` with their defaults, for this address and store.
fn config(listen: SocketAddr, database: &str) -> Result<Config, Failure> {
    #[derive(clap::Parser)]
    struct Defaults {
        #[command(flatten)]
        config: Config,
    }
    let listen = listen.to_string();
    Defaults::try_parse_from(["reeve", "--listen", &listen, "--database", database])
        .map(|defaults| alone(defaults.config))
        .map_err(|error| Failure::input(error.to_string()))
}

/// The settings without what reaches out of the demonstration. On the machine of a real Reeve they stand in the
/// environment: made-up people would get mail, and backups of this store would push the real ones out of their folder.
fn alone(config: Config) -> Config {
    Config {
        reached: PublicAddress::default(),
        mailing: Mailing::default(),
        backup_folder: None,
        backup_command: None,
        spare: Vec::new(),
        hook_addresses: Vec::new(),
        metrics_listen: None,
        metrics_token: None,
        ..config
    }
}

/// Says who can sign in, and where to look.
fn introduce(url: &str, password: &str, made: &[tournaments::DemoTournament]) {
    say(&words::commands::demo_listens(url));
    for (name, _, _) in PEOPLE {
        say(&words::commands::demo_account(name, password));
    }
    for one in made {
        say(&words::commands::demo_tournament(&one.slug, one.about, url));
        if let Some(link) = &one.link {
            say(&words::commands::demo_player(&urls::own(link).home(), url));
        }
    }
}

/// Makes the accounts, which share a password made for this run; gives the password and the organizer.
async fn people(app: &App) -> Result<(String, Who), StartError> {
    let password = secret::readable_code().to_lowercase();
    let hash = secret::hash_password(&password).map_err(|error| not_made(&error.to_string()))?;
    let caller = Caller { who: Who::Command, address: String::new() };
    let context = Context { db: &app.db, caller: &caller, now: store::time::millis(Utc::now()), form: None };
    let mut organizer = Who::Command;
    for (name, is_admin, may_create) in PEOPLE {
        let details = AccountDetails { name: name.to_owned(), is_admin, may_create, ..AccountDetails::default() };
        let id = manage::add_account(&context, details, hash.clone()).await.map_err(broken)?;
        if name == "organizer" {
            organizer = Who::Account { id, name: name.to_owned(), is_admin, may_create };
        }
    }
    app.end_setup();
    Ok((password, organizer))
}

/// An action refused something that the demonstration needs.
fn broken(error: actions::Error) -> StartError {
    not_made(&words::error(&error))
}

fn not_made(why: &str) -> StartError {
    StartError::NotFilled(words::commands::no_demo(why))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_demonstration_reaches_nobody() {
        #[derive(clap::Parser)]
        struct Given {
            #[command(flatten)]
            config: Config,
        }
        let given = Given::try_parse_from([
            "reeve",
            "--smtp=smtp://mail.example",
            "--mail-folder=mails",
            "--backup-folder=backups",
            "--public-url=https://reeve.example",
            "--metrics-listen=127.0.0.1:9090",
        ]);
        let config = alone(given.expect("settings").config);
        assert!(
            config.backup_folder.is_none() && config.metrics_listen.is_none() && config.reached.public_url.is_none()
        );
        assert!(config.mailing.smtp.is_none() && config.mailing.mail_folder.is_none());
    }
}
