//! The backup that the server makes by itself, where a folder was named for it.

use std::path::Path;
use std::time::Duration;

use actix_web::web::Data;

use reeve_actions::transfer::backup_command::CommandRun;
use reeve_actions::transfer::{backup_command, backup_folder};
use reeve_actions::{Caller, Context, Who};

use crate::server::app::App;
use crate::ui::words;

/// After a fault, the next attempt comes this soon.
const AGAIN: Duration = Duration::from_secs(600);

/// After so many failures in a row the command waits for the next backup.
const TRIES: usize = 3;

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
        // At most an hour at a time: a laptop that slept does not count the sleep as waiting.
        if !wait.is_zero() {
            tokio::time::sleep(wait.min(Duration::from_secs(3600))).await;
            continue;
        }
        let caller = Caller { who: Who::Command, address: String::new() };
        let context = Context { db: &app.db, caller: &caller, now: app.clock.now(), form: None };
        let keep = usize::try_from(app.config.backup_keep).unwrap_or(usize::MAX);
        match backup_folder::make(&context, &folder, keep).await {
            Ok((path, made)) => {
                tracing::info!(bytes = made.bytes, rows = made.rows, "made a backup and checked it");
                bring_elsewhere(&app, &path).await;
            }
            Err(error) => {
                app.metrics.backup_failed();
                tracing::error!(error = words::transfer::backup_error(&error), "no backup could be made");
                tokio::time::sleep(AGAIN).await;
            }
        }
    }
}

/// Runs the operator's command on a backup, and again where it fails.
async fn bring_elsewhere(app: &App, path: &Path) {
    let Some(command) = app.config.backup_command() else { return };
    let file = path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
    for left in (0..TRIES).rev() {
        let fault = backup_command::run(command, path, backup_command::LONGEST).await.err();
        let run = CommandRun { at: app.clock.now(), file: file.clone(), fault: fault.clone() };
        if let Err(error) = backup_command::note(&app.db, &run).await {
            tracing::warn!(%error, "what came of the command after the backup could not be noted in the store");
        }
        let Some(fault) = fault else {
            tracing::info!(file, "the command after the backup has done its work");
            return;
        };
        app.metrics.backup_command_failed();
        // A command that said nothing leaves nothing behind the colon.
        let fault = fault.to_string();
        let fault = fault.trim_end_matches([':', ' ']);
        tracing::error!(file, %fault, tries_left = left, "the command after the backup failed");
        if left > 0 {
            tokio::time::sleep(AGAIN).await;
        }
    }
}
