//! `reeve tournament`: what tournaments there are.

use crate::commands::store_files;
use crate::commands::store_files::OpenStore;
use crate::commands::store_files::StoreArgs;
use crate::commands::{Failure, block_on, print};
use reeve_files::table::CsvWriter;
use reeve_store::tournament;

/// Arguments of `reeve tournament`.
#[derive(clap::Args)]
pub struct Args {
    #[command(subcommand)]
    action: TournamentAction,
}

#[derive(clap::Subcommand)]
enum TournamentAction {
    /// Print all tournaments as CSV, the newest day first, hidden ones too
    List(TournamentListArgs),
}

#[derive(clap::Args)]
struct TournamentListArgs {
    #[command(flatten)]
    store: StoreArgs,
}

/// The columns of `reeve tournament list`.
const COLUMNS: [&str; 7] = ["number", "address", "name", "place", "day", "phase", "hidden"];

/// Runs the command. A server may run on the same store meanwhile.
pub fn run(args: &Args) -> Result<(), Failure> {
    let TournamentAction::List(args) = &args.action;
    let tournaments = block_on(async {
        let db = args.store.open_existing().await?;
        let mut tx = db.read().await.map_err(store_files::broken)?;
        let found = tournament::all(&mut tx).await.map_err(store_files::broken)?;
        drop(tx);
        db.close().await;
        Ok(found)
    })?;
    let mut table = CsvWriter::new(&COLUMNS);
    for found in tournaments {
        let hidden = if found.is_hidden() { "yes" } else { "" };
        table.row(&[
            found.id.0.to_string(),
            found.slug,
            found.name,
            found.place,
            found.starts_on.to_string(),
            found.phase.code().to_owned(),
            hidden.to_owned(),
        ]);
    }
    print(&table.finish())
}
