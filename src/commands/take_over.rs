//! `reeve take-over`: a store is made of a spare, and served.

use std::path::PathBuf;
use std::time::Duration;

use actix_web::web::Data;
use chrono::Utc;
use clap::Parser;

use crate::commands::effective_settings::SettingsInForce;
use crate::commands::serve::{log_to_stderr, say, serve_with};
use crate::commands::{Failure, block_on};
use reeve_actions::transfer::spare::folder::SpareNote;
use reeve_actions::transfer::spare::mark;
use reeve_actions::transfer::spare::take_over;
use reeve_http::config;
use reeve_http::config::{Config, Listen};
use reeve_http::server::app::App;
use reeve_store as store;
use reeve_words as words;

/// How long the other machine may take to answer.
const PATIENCE: Duration = Duration::from_secs(3);

/// Arguments of `reeve take-over`: the folder, and those of the server.
#[derive(clap::Args)]
pub struct Args {
    /// The folder of the spare, such as the one on the stick
    folder: PathBuf,
    /// Take over though Reeve answers at the address of the other machine
    #[arg(long)]
    although_it_answers: bool,
    #[command(flatten)]
    config: Config,
}

/// Makes the store, says what it is, and serves it.
pub(super) fn run(args: Args, held: &SettingsInForce) -> Result<(), Failure> {
    let mut config = args.config;
    log_to_stderr(&config.log, config.log_format)?;
    let target = target(&config)?;
    if !args.although_it_answers
        && let Some(url) = take_over::followed(&args.folder).filter(|url| !config::is_this_machine(url))
        && reeve_http::server::neighbour::answers(&url, PATIENCE)
    {
        return Err(Failure::input(words::spare::still_answers(url)));
    }
    let note = block_on(async {
        take_over::take_over(&args.folder, &target).await.map_err(|error| {
            let said = words::spare::take_over_error(&error);
            match error {
                take_over::Error::NotNoted(_) | take_over::Error::Unwritten { .. } => Failure::Broken(said),
                _ => Failure::input(said),
            }
        })
    })?;
    say(&words::spare::taken_over(&note, &target, Utc::now()));
    adopt(&mut config, &note, held);
    serve_with(config, held, |app| leave_mark(args.folder, app))
}

/// Says on the stick that this machine is the one, for the other one should it come back and have the stick.
fn leave_mark(folder: PathBuf, app: &Data<App>) {
    let app = app.clone();
    actix_web::rt::spawn(async move {
        if let Err(error) = mark::leave(&app.db, &folder, &app.public_url()).await {
            tracing::warn!(%error, "the stick does not tell the other machine that this one has taken over");
        }
    });
}

/// The file that is to be made.
pub(super) fn target(config: &Config) -> Result<PathBuf, Failure> {
    match store::file_of(config.store.address()) {
        Ok(Some(file)) => Ok(file.to_owned()),
        Ok(None) => Err(Failure::input(words::spare::NOT_ON_POSTGRES)),
        Err(fault) => Err(Failure::input(words::store::open_error(&fault))),
    }
}

/// Listens where the other machine did, and is reached where people reached it, unless somebody says otherwise.
pub(super) fn adopt(config: &mut Config, note: &SpareNote, held: &SettingsInForce) {
    let is_said = |key: &str| held.said.iter().any(|(said, _)| said == key);
    if !is_said("listen")
        && let Some(listen) = note.settings.get("listen")
        && let Some(adopted) = listening(listen)
    {
        config.listen = adopted;
    }
    if !is_said("public-url") && !config::is_this_machine(&note.public_url) {
        config.reached.public_url = Some(note.public_url.clone());
        say(&match is_own_name(&note.public_url, &config.local_name) {
            true => words::spare::name_taken(&note.public_url),
            false => words::spare::address_to_take(&note.public_url),
        });
    }
    let others = |key: &str| !is_said(key) && !["listen", "public-url", "spare"].contains(&key);
    let missing: Vec<(&str, &str)> = note
        .settings
        .iter()
        .filter(|(key, _)| others(key))
        .map(|(key, value)| (key.as_str(), value.as_str()))
        .collect();
    if !missing.is_empty() {
        say(&words::spare::other_settings(&missing));
    }
}

/// Whether an address is the name that a machine answers to by itself.
fn is_own_name(public_url: &str, local_name: &str) -> bool {
    let host = public_url.split("://").last().unwrap_or_default();
    let host = host.split([':', '/']).next().unwrap_or_default();
    !local_name.is_empty() && host == format!("{local_name}.local")
}

/// The address to listen on that a setting says.
fn listening(text: &str) -> Option<Listen> {
    #[derive(clap::Parser)]
    struct Said {
        #[command(flatten)]
        listen: Listen,
    }
    Said::try_parse_from(["reeve", "--listen", text]).ok().map(|said| said.listen)
}
