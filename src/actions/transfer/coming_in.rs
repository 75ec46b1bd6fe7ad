//! What an import left behind that did not come to its end: it is taken away a piece at a time, so that nobody waits for that.

use chrono::{DateTime, TimeDelta, Utc};

use reeve_store as store;
use reeve_store::coming_in;
use reeve_store::{Db, Scope, SeriesId, TournamentId};

/// No import takes longer than this. Another process may be at it, so only what is older was left behind.
const LONGEST: TimeDelta = TimeDelta::hours(1);

/// Takes away what imports left behind whose program ended in the middle of them.
pub async fn take_away_old(db: &Db, now: DateTime<Utc>) -> Result<(), store::Error> {
    let mut tx = db.read().await?;
    let series = coming_in::series_begun_before(&mut tx, now - LONGEST).await?;
    let begun = coming_in::begun_before(&mut tx, now - LONGEST).await?;
    drop(tx);
    for id in series {
        take_series_away(db, id).await?;
    }
    for id in begun {
        take_away(db, id).await?;
    }
    Ok(())
}

/// Takes away what is stored of a series that does not come in after all; its tournaments go after it.
pub(super) async fn take_series_away(db: &Db, id: SeriesId) -> Result<(), store::Error> {
    loop {
        let mut tx = db.write(Scope::NoTournament).await?;
        let more = coming_in::take_series_away(&mut tx, id).await?;
        tx.commit().await?;
        if !more {
            return Ok(());
        }
    }
}

/// Takes away what is stored of a tournament that does not come in after all.
pub(super) async fn take_away(db: &Db, id: TournamentId) -> Result<(), store::Error> {
    loop {
        let mut tx = db.write(Scope::NoTournament).await?;
        let more = coming_in::take_away(&mut tx, id).await?;
        tx.commit().await?;
        if !more {
            return Ok(());
        }
    }
}
