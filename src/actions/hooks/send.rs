//! Which messages are sent next, and what came of them. Of each webhook one is under way at a time, so that they come in order.

use chrono::{DateTime, TimeDelta, Utc};

use reeve_limits as limits;
use reeve_mail::hook::NotDelivered;
use reeve_store::webhook;
use reeve_store::webhook::{DueMessage, HookEvent};
use reeve_store::{Db, Scope};
use reeve_views::hooks::{HookFacts, standings_digest};

use crate::Result;

/// For how long a copy of Reeve holds a message while it sends it: longer than that can take.
const HELD: TimeDelta = TimeDelta::minutes(2);

/// The pause after the first failure; each is twice the one before, up to the longest.
const FIRST_PAUSE: i64 = 15;
const LONGEST_PAUSE: i64 = 3600;

/// How long nobody is told of the standings again, so that a round whose results come in table by table is not told of fifty times.
const STANDINGS_PAUSE: TimeDelta = TimeDelta::minutes(1);

/// How many tournaments are looked at for their standings at a time.
const LOOKED_AT: i64 = 8;

/// A message that this copy of Reeve has claimed, and what it tells.
pub struct ToSend {
    pub message: DueMessage,
    pub facts: HookFacts,
}

/// Whether there is a webhook that is told of something.
pub async fn is_any(db: &Db) -> Result<bool> {
    Ok(webhook::is_any(&mut db.read().await?).await?)
}

/// Claims messages that are to be sent now, so many at most. What is not true or not public any more is settled, and not among them.
pub async fn next(db: &Db, now: DateTime<Utc>, most: i64) -> Result<Vec<ToSend>> {
    let due = webhook::due(&mut db.read().await?, now, most).await?;
    let mut claimed = Vec::new();
    for message in due {
        let id = message.id;
        match claim(db, message, now).await {
            Ok(to_send) => claimed.extend(to_send),
            // Those behind it go out all the same.
            Err(error) => {
                tracing::warn!(message = id, %error, "a message to a webhook could not be read; it is tried again");
            }
        }
    }
    Ok(claimed)
}

/// Claims a message; none where another copy of Reeve was quicker, or there is nothing to tell any more.
async fn claim(db: &Db, message: DueMessage, now: DateTime<Utc>) -> Result<Option<ToSend>> {
    // What takes long is read before the lock is taken.
    let mut tx = db.read().await?;
    let facts = HookFacts::read(&mut tx, message.tournament_id, message.event, &message.about).await?;
    drop(tx);
    let mut tx = db.write(Scope::NoTournament).await?;
    let claimed = match facts {
        Some(facts) => webhook::claim(&mut tx, &message, now + HELD).await?.then_some(ToSend { message, facts }),
        None => {
            webhook::settle(&mut tx, &message, None, Some("outdated"), now).await?;
            None
        }
    };
    tx.commit().await?;
    Ok(claimed)
}

/// Notes what came of sending a message. One that did not arrive waits for its next try, and all behind it; after a day of that the
/// webhook is given up, which is what `true` says.
pub async fn settle(
    db: &Db,
    message: &DueMessage,
    sent: std::result::Result<u16, NotDelivered>,
    now: DateTime<Utc>,
) -> Result<bool> {
    let mut tx = db.write(Scope::NoTournament).await?;
    let mut given_up = false;
    match sent {
        Ok(status) => {
            webhook::settle(&mut tx, message, Some(status.into()), None, now).await?;
            webhook::note_heard(&mut tx, message.webhook_id).await?;
        }
        Err(fault) => {
            let (status, wished) = match fault {
                NotDelivered::Refused(status, pause) => (Some(i64::from(status)), pause),
                _ => (None, None),
            };
            let pause = wished.and_then(|seconds| i64::try_from(seconds).ok()).unwrap_or(0).max(pause(message.tries));
            let next_at = now + TimeDelta::seconds(pause);
            webhook::put_back(&mut tx, message, (status, fault.stored()), (now, next_at)).await?;
            // Also this message, so that a night in which the server was off is no night of failures.
            let since = message.failing_since.unwrap_or(now).max(message.created_at);
            given_up = now - since >= TimeDelta::hours(limits::WEBHOOK_HOURS);
            if given_up {
                webhook::stop(&mut tx, message.webhook_id, now).await?;
            }
        }
    }
    webhook::forget_old(&mut tx, message.webhook_id, limits::WEBHOOK_MESSAGES).await?;
    tx.commit().await?;
    Ok(given_up)
}

/// The seconds to wait after so many tries before the last: 15, 30, 60, ... up to an hour.
fn pause(tries: i64) -> i64 {
    (FIRST_PAUSE << tries.clamp(0, 8)).min(LONGEST_PAUSE)
}

/// Queues that the standings have moved, for those who are told of it and have been told of others.
pub async fn look_at_standings(db: &Db, now: DateTime<Utc>) -> Result<()> {
    let unlooked = webhook::unlooked(&mut db.read().await?, now - STANDINGS_PAUSE, LOOKED_AT).await?;
    for hook in unlooked {
        let mut tx = db.read().await?;
        let (version, digest) = standings_digest(&mut tx, hook.tournament_id).await?;
        drop(tx);
        let digest = digest.unwrap_or_default();
        let mut tx = db.write(Scope::NoTournament).await?;
        // What stood when the webhook was made is not told; the first standings are. Nor is what another copy of Reeve has noted.
        if webhook::note_standings(&mut tx, hook.id, &digest, version).await?
            && hook.standings != digest
            && !digest.is_empty()
        {
            webhook::queue_to(&mut tx, hook.id, HookEvent::StandingsMoved, now).await?;
        }
        tx.commit().await?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pauses_grow_to_an_hour() {
        let seconds: Vec<i64> = (0..10).map(pause).collect();
        assert_eq!(seconds, [15, 30, 60, 120, 240, 480, 960, 1920, 3600, 3600]);
    }
}
