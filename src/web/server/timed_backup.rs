//! The backup that the server makes by itself, where a folder was named for it.

use std::time::Duration;

use actix_web::web::Data;

use crate::actions::transfer::backup_folder;
use crate::actions::{Caller, Context, Who};

use crate::web::server::app::App;
use crate::web::ui::words;

/// After a fault, the next attempt comes this soon.
const AGAIN: Duration = Duration::from_secs(600);

/// Makes backups for as long as the server runs. What goes wrong is logged and tried again; the server goes on.
pub async fn keep_backups(app: Data<App>) {
    let Some(folder) = app.config.backup_folder.clone() else { return };
    backup_folder::clear(&folder);
    loop {
        let wait = match backup_folder::until_next(&folder, app.config.backup_every, app.clock.now()) {
            Ok(wait) => wait.to_std().unwrap_or_default(),
            Err(error) => {
                app.metrics.backup_failed();
                tracing::error!(folder = %folder.display(), %error, "the folder of backups can't be read");
                AGAIN
            }
        };
        // Not longer than an hour at once: a laptop that slept would count the sleep as waiting.
        if !wait.is_zero() {
            tokio::time::sleep(wait.min(Duration::from_secs(3600))).await;
            continue;
        }
        let caller = Caller { who: Who::Command, address: String::new() };
        let context = Context { db: &app.db, caller: &caller, now: app.clock.now(), form: None };
        let keep = usize::try_from(app.config.backup_keep).unwrap_or(usize::MAX);
        match backup_folder::make(&context, &folder, keep).await {
            Ok(made) => tracing::info!(bytes = made.bytes, rows = made.rows, "made a backup and checked it"),
            Err(error) => {
                app.metrics.backup_failed();
                tracing::error!(error = words::transfer::backup_error(&error), "no backup could be made");
                tokio::time::sleep(AGAIN).await;
            }
        }
    }
}
