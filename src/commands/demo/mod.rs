//! `reeve demo`: a server on a throw-away store, with people and tournaments to try everything on.

mod people;
mod tournaments;

use std::fs::DirBuilder;
use std::io;
use std::net::SocketAddr;
use std::path::PathBuf;

use chrono::Utc;
use clap::Parser;

use crate::commands::Failure;
use crate::commands::serve::{log_to_stderr, say, serve};
use reeve_actions as actions;
use reeve_actions::accounts::manage;
use reeve_actions::accounts::manage::AccountDetails;
use reeve_actions::{Caller, Context, Who};
use reeve_http::config::{Config, Listen, LogFormat, Mailing, PublicAddress};
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
}

/// Who can sign in: name, whether an administrator, whether allowed to create tournaments.
const PEOPLE: [(&str, bool, bool); 3] =
    [("organizer", false, true), ("judge", false, false), ("administrator", true, true)];

/// Runs the command until it is told to stop; then the store is removed.
pub fn run(args: Args) -> Result<(), Failure> {
    log_to_stderr(&args.log, LogFormat::Text)?;
    let folder = ThrowAway::new().map_err(|error| Failure::Broken(words::commands::no_demo_folder(error)))?;
    let database = format!("sqlite:{}", folder.0.join("demo.db").display());
    let config = config(args.listen.listen, &database)?;
    let served = serve(&database, async move {
        let running = Running::start(config, reeve_web::routes::SERVED).await?;
        let (password, organizer) = people(&running.app).await?;
        let now = store::time::millis(Utc::now());
        let made = tournaments::make(&running.app.db, &organizer, now).await.map_err(broken)?;
        introduce(&running.app.public_url, &password, &made);
        Ok(running)
    });
    // Only after the server has ended: until then the folder is in use.
    drop(folder);
    served
}

/// A folder of a name that nobody can guess, which goes with all it holds when the value goes.
struct ThrowAway(PathBuf);

impl ThrowAway {
    fn new() -> io::Result<ThrowAway> {
        let folder = std::env::temp_dir().join(format!("reeve-demo-{}", secret::link_token()));
        let mut builder = DirBuilder::new();
        #[cfg(unix)]
        std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
        builder.create(&folder)?;
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
