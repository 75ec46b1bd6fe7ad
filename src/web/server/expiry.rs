//! Takes away what has ended by itself, while the server runs: old attempts, sessions and keys that have run out.

use std::time::Duration;

use actix_web::web::Data;
use chrono::{DateTime, Utc};

use reeve_store::{Db, Error, Scope, expiry};

use crate::server::app::App;

/// From the start to the first cleaning: a server that has just started answers requests first.
const FIRST: Duration = Duration::from_secs(600);
/// From one cleaning to the next.
const EVERY: Duration = Duration::from_secs(3600);
/// The most rounds of one cleaning, with a pause after each for whoever waits for the lock.
const GOES: u32 = 50;
const PAUSE: Duration = Duration::from_millis(500);

/// Cleans once an hour for as long as the server runs.
pub async fn keep_clean(app: Data<App>) {
    tokio::time::sleep(FIRST).await;
    loop {
        for _ in 0..GOES {
            match clean(&app.db, app.clock.now()).await {
                Ok(gone) if gone >= expiry::MOST.unsigned_abs() => tokio::time::sleep(PAUSE).await,
                Ok(_) => break,
                Err(error) => {
                    tracing::warn!(%error, "what has ended was not taken away; it is tried again in an hour");
                    break;
                }
            }
        }
        tokio::time::sleep(EVERY).await;
    }
}

async fn clean(db: &Db, now: DateTime<Utc>) -> Result<u64, Error> {
    let mut tx = db.write(Scope::NoTournament).await?;
    let gone = expiry::clean(&mut tx, now).await?;
    tx.commit().await?;
    Ok(gone)
}
