//! `reeve publish-static`: the public pages of a tournament as files, for a web space without a server.

use std::path::PathBuf;

use actix_web::web::Data;

use crate::commands::serve::log_to_stderr;
use crate::commands::store_files::OpenStore;
use crate::commands::{Failure, print};
use reeve_http::config::Config;
use reeve_http::server::app::App;
use reeve_store::Db;
use reeve_web::static_copy;
use reeve_web::static_copy::folder::{FolderFault, Written};
use reeve_web::static_copy::{NoCopy, StaticCopy, folder};
use reeve_words as words;

/// Arguments of `reeve publish-static`: what is copied where, and the settings of the server.
#[derive(clap::Args)]
pub struct Args {
    /// The tournament, by its short address
    tournament: String,
    /// The folder, which is made where there is none; files in it that Reeve has not made stay as they are
    folder: PathBuf,
    #[command(flatten)]
    config: Config,
}

/// Runs the command. A server may run on the same store meanwhile.
pub fn run(args: Args) -> Result<(), Failure> {
    let Args { tournament, folder, config } = args;
    log_to_stderr("warn", config.log_format)?;
    // Pages are made as the server makes them, which wants its runtime.
    let copy = actix_web::rt::System::new().block_on(async {
        let db = config.store.open_existing().await?;
        let copy = copy(db.clone(), config, &tournament).await;
        db.close().await;
        copy
    })?;
    let written = folder::write(&folder, &copy).map_err(unwritten)?;
    let Written { files, changed, removed } = written;
    print(&format!("{}\n", words::static_copy::written(files, changed, removed)))
}

async fn copy(db: Db, config: Config, slug: &str) -> Result<StaticCopy, Failure> {
    let public_url = config.public_url(config.listen())?;
    let app = App::new(db, config, (public_url, None), false);
    let app = Data::new(app.map_err(|error| Failure::Broken(error.to_string()))?);
    static_copy::make(&app, slug).await.map_err(|error| match error {
        NoCopy::NotPublic => Failure::input(words::static_copy::not_public(slug)),
        NoCopy::Changing => Failure::Broken(words::static_copy::CHANGING.to_owned()),
        NoCopy::Error(error) => Failure::Broken(error.to_string()),
    })
}

fn unwritten(fault: FolderFault) -> Failure {
    match fault {
        FolderFault::InTheWay(place) => Failure::input(words::static_copy::in_the_way(place.display())),
        FolderFault::NoList(place) => Failure::input(words::static_copy::no_list(place.display())),
        FolderFault::Busy => Failure::Broken(words::static_copy::BUSY.to_owned()),
        FolderFault::Unwritten(place, fault) => Failure::Broken(words::static_copy::unwritten(place.display(), &fault)),
    }
}
