//! `reeve demo`: a server on a throw-away store, with people and tournaments to try everything on.

use std::net::SocketAddr;

use chrono::Utc;
use clap::Parser;

use super::Failure;
use super::serve::{log_to_stderr, say, serve};
use crate::config::Config;
use crate::desk::accounts::{self, Details};
use crate::desk::{self, Caller, Desk, Who};
use crate::secret;
use crate::store;
use crate::web::app::App;
use crate::web::server::{Running, StartError};

/// Arguments of `reeve demo`.
#[derive(clap::Args)]
pub struct Args {
    /// Address and port to listen on; port 0 takes a free one
    #[arg(long, env = "REEVE_LISTEN", default_value = "127.0.0.1:8080")]
    listen: SocketAddr,
    /// What is logged: error, warn, info, debug or trace
    #[arg(long, env = "REEVE_LOG", default_value = "warn")]
    log: String,
}

/// Who can sign in: name, whether an administrator, whether allowed to create tournaments.
const PEOPLE: [(&str, bool, bool); 3] =
    [("organizer", false, true), ("judge", false, false), ("administrator", true, true)];

/// Runs the command until it is told to stop; then the store is removed.
pub fn run(args: Args) -> Result<(), Failure> {
    log_to_stderr(&args.log)?;
    let folder = tempfile::tempdir()
        .map_err(|error| Failure::Broken(format!("no folder for the throw-away store can be made: {error}")))?;
    let database = format!("sqlite:{}", folder.path().join("demo.db").display());
    let config = config(args.listen, &database)?;
    let served = serve(async move {
        let running = Running::start(config).await?;
        let password = people(&running.app).await?;
        say(&format!("Reeve listens on {} with a throw-away store.", running.app.public_url));
        for (name, _, _) in PEOPLE {
            say(&format!("Sign in as {name} with the password {password}"));
        }
        Ok(running)
    });
    // Only after the server has ended: until then the folder is in use.
    drop(folder);
    served
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
        .map(|defaults| defaults.config)
        .map_err(|error| Failure::input(error.to_string()))
}

/// Makes the accounts, which share a password made for this run, and gives it.
async fn people(app: &App) -> Result<String, StartError> {
    let password = secret::readable_code().to_lowercase();
    let hash = secret::hash_password(&password).map_err(|error| StartError::Setting(error.to_string()))?;
    let caller = Caller { who: Who::Command, address: String::new() };
    let desk = Desk { db: &app.db, caller: &caller, now: store::time::millis(Utc::now()) };
    for (name, is_admin, may_create) in PEOPLE {
        let details = Details { name: name.to_owned(), is_admin, may_create, ..Details::default() };
        accounts::add_account(&desk, details, hash.clone()).await.map_err(broken)?;
    }
    app.end_setup();
    Ok(password)
}

/// The desk refused something that the demonstration needs.
fn broken(error: desk::Error) -> StartError {
    StartError::Setting(format!("the demonstration could not be made: {error}"))
}
