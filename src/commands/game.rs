//! `reeve game`: logs of side games.

use std::path::PathBuf;

use crate::commands::{Failure, print, read};
use reeve_files::games;
use reeve_words as words;

/// Arguments of `reeve game`.
#[derive(clap::Args)]
pub struct Args {
    #[command(subcommand)]
    action: GameAction,
}

#[derive(clap::Subcommand)]
enum GameAction {
    /// Print the state of a game after the last line of its log, as one line of JSON
    Replay(ReplayArgs),
}

#[derive(clap::Args)]
struct ReplayArgs {
    /// The log: JSON Lines, of which the first begins the game and each other is a step
    #[arg(value_name = "FILE")]
    log: PathBuf,
}

/// Runs the command.
pub fn run(args: &Args) -> Result<(), Failure> {
    let GameAction::Replay(ReplayArgs { log }) = &args.action;
    let bytes = read(log)?;
    let refused = |fault| Failure::input(format!("{}: {}", log.display(), words::games::log::fault(&fault)));
    let state = games::replay(&bytes).map_err(refused)?;
    print(&format!("{state}\n"))
}
