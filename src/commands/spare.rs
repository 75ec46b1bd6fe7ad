//! `reeve spare`: this machine follows a server in the same network, and goes on in its place when it is gone.

use std::path::PathBuf;
use std::thread;
use std::time::Duration;

use crate::commands::effective_settings::SettingsInForce;
use crate::commands::serve::{Signals, log_to_stderr, say, serve_with};
use crate::commands::{Failure, take_over};
use reeve_actions::transfer::spare::folder::SpareFolder;
use reeve_http::config::Config;
use reeve_http::server::app::App;
use reeve_http::server::neighbour;
use reeve_http::server::spare_machine::SpareMachine;
use reeve_words as words;

/// Arguments of `reeve spare`: what it follows, and those of the server that it becomes.
#[derive(clap::Args)]
pub struct Args {
    /// The address of the server to follow, such as http://192.168.1.20:8080
    #[arg(long, value_name = "URL")]
    of: String,
    /// The key that an administrator made there ("Backups")
    #[arg(long, value_name = "KEY")]
    key: String,
    /// The folder that the copies are kept in
    #[arg(long, value_name = "FOLDER", default_value = "reeve-spare")]
    folder: PathBuf,
    #[command(flatten)]
    config: Config,
}

/// Follows until somebody goes on here, and then serves.
pub(super) fn run(args: Args, held: &SettingsInForce) -> Result<(), Failure> {
    let Args { of, key, folder, mut config } = args;
    log_to_stderr(&config.log, config.log_format)?;
    let of = reeve_http::config::checked_url(&of).map_err(|fault| Failure::input(format!("--of: {fault}")))?;
    let target = take_over::target(&config)?;
    if target.exists() {
        return Err(Failure::input(words::spare::take_over_error(
            &reeve_actions::transfer::spare::take_over::Error::StoreThere(target),
        )));
    }
    let at = config.reached.public_url.clone();
    let machine = SpareMachine::new((of.clone(), key.clone()), at, folder.clone(), target);
    let listen = config.listen();
    say(&words::spare::machine_follows(&of, listen, &machine.code));
    let is_taken = actix_web::rt::System::new().block_on(async {
        let mut signals = Signals::new().map_err(|error| Failure::Broken(words::commands::no_signals(error)))?;
        tokio::select! {
            ended = machine.run(listen) => ended.map(|()| true).map_err(|error| Failure::Broken(format!("{listen}: {}", words::system::fault(&error)))),
            () = signals.next() => Ok(false),
        }
    })?;
    if !is_taken {
        // The thread that follows ends with the program.
        return Ok(());
    }
    let opened = SpareFolder::open(&folder).map_err(|error| Failure::Broken(words::system::fault(&error)))?;
    if let Some((_, note)) = opened.whole().into_iter().next() {
        take_over::adopt(&mut config, &note, held);
    }
    serve_with(config, held, |app| tell_the_other(of, key, app))
}

/// How often it is tried to tell the machine that was taken over.
const TELL: Duration = Duration::from_secs(3);

/// Tells the machine that this one has taken over as soon as it should be there again, so that it leads everybody here. The thread ends
/// with the program.
fn tell_the_other(of: String, key: String, app: &App) {
    let (to, run) = (app.public_url(), app.spares.run().to_owned());
    let tell = move || {
        while !neighbour::tell_moved(&of, &key, &to, &run) {
            thread::sleep(TELL);
        }
        tracing::info!(of, "the other machine is back, and leads everybody here");
    };
    if let Err(error) = thread::Builder::new().name("neighbour".to_owned()).spawn(tell) {
        tracing::warn!(%error, "the other machine can't be told should it be back");
    }
}
