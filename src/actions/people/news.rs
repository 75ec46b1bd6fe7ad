//! News for players on their phones: who wishes for them, which wait, and what there is to tell a device that asks.
//!
//! A device is woken by the push service of its browser with an empty message ([`reeve_mail::push`]), and asks what there is. Where a
//! player has no such device, some of it is mailed ([`crate::mail`]).

use chrono::{DateTime, TimeDelta, Utc};

use reeve_limits as limits;
use reeve_mail::push::{Endpoint, NotPushed};
use reeve_secret as secret;
use reeve_store::push_device;
use reeve_store::push_device::{DeviceNews, DueDevice};
use reeve_store::{Db, PlayerId, Scope, TableId, TournamentId, Tx, seat_mail, setting};

use crate::people::own_page::begin;
use crate::people::player::subject;
use crate::{AuditAction, AuditEntry, Context, Result};

/// For how long a copy of Reeve holds a device while it asks the push service: longer than that can take.
const HELD: TimeDelta = TimeDelta::minutes(1);

/// How many devices are woken at a time.
const AT_ONCE: i64 = 16;

/// After so many tries a device is woken for the next news only.
const TRIES: i64 = 6;

/// Has a player told of news on this device, too.
pub async fn ask_for_news(
    context: &Context<'_>,
    id: TournamentId,
    player: PlayerId,
    endpoint: &Endpoint,
) -> Result<()> {
    let (mut action, _, own) = begin(context, id, player).await?;
    let digest = secret::digest(endpoint.as_str());
    push_device::add(&mut action.tx, player, (endpoint.as_str(), &digest), limits::PUSH_DEVICES_EACH, context.now)
        .await?;
    action.commit(AuditEntry::new(AuditAction::AskForNews, subject(own.number))).await?;
    Ok(())
}

/// Has a player told of nothing any more, on no device. Saying so twice changes nothing.
pub async fn stop_news(context: &Context<'_>, id: TournamentId, player: PlayerId) -> Result<()> {
    let (mut action, _, own) = begin(context, id, player).await?;
    if push_device::forget(&mut action.tx, player).await? == 0 {
        return Ok(());
    }
    action.commit(AuditEntry::new(AuditAction::StopNews, subject(own.number))).await?;
    Ok(())
}

/// Has the players of a table told that its result waits for their signature, but for whoever entered it.
pub(crate) async fn queue_to_sign(
    tx: &mut Tx,
    table: TableId,
    entered_by: Option<PlayerId>,
    now: DateTime<Utc>,
) -> Result<()> {
    push_device::tell_to_sign(tx, table, entered_by, now).await?;
    seat_mail::queue_to_sign(tx, table, entered_by, now).await?;
    Ok(())
}

/// The key of this server for push services: the one that is kept, or else this new one from now on.
pub async fn push_key(db: &Db, new: &str) -> Result<String> {
    const NAME: &str = "push-key";
    let kept = setting::text(&mut db.read().await?, NAME).await?;
    if let Some(kept) = kept {
        return Ok(kept);
    }
    let mut tx = db.write(Scope::NoTournament).await?;
    setting::keep_text(&mut tx, NAME, new).await?;
    // Another copy of Reeve may have been quicker.
    let kept = setting::text(&mut tx, NAME).await?;
    tx.commit().await?;
    Ok(kept.unwrap_or_else(|| new.to_owned()))
}

/// A device that is to be woken, claimed by this copy of Reeve.
#[derive(Debug)]
pub struct Claimed {
    device: DueDevice,
    until: DateTime<Utc>,
}

impl Claimed {
    /// Its address at the push service.
    pub fn endpoint(&self) -> &str {
        &self.device.endpoint
    }
}

/// Claims devices that are to be woken now, some at a time.
pub async fn next(db: &Db, now: DateTime<Utc>) -> Result<Vec<Claimed>> {
    if push_device::due(&mut db.read().await?, now, 1).await?.is_empty() {
        return Ok(Vec::new());
    }
    let mut tx = db.write(Scope::NoTournament).await?;
    let until = now + HELD;
    let mut claimed = Vec::new();
    for device in push_device::due(&mut tx, now, AT_ONCE).await? {
        if push_device::claim(&mut tx, &device, until).await? {
            claimed.push(Claimed { device, until });
        }
    }
    tx.commit().await?;
    Ok(claimed)
}

/// Notes what came of waking devices.
pub async fn settle(
    db: &Db,
    woken: Vec<(Claimed, std::result::Result<(), NotPushed>)>,
    now: DateTime<Utc>,
) -> Result<()> {
    let mut tx = db.write(Scope::NoTournament).await?;
    for (Claimed { device, until }, pushed) in woken {
        let next_at = match pushed {
            Ok(()) => None,
            Err(NotPushed::Gone) => {
                push_device::forget_endpoint(&mut tx, &secret::digest(&device.endpoint)).await?;
                continue;
            }
            Err(_) => (device.tries + 1 < TRIES).then(|| now + pause(device.tries)),
        };
        push_device::settle(&mut tx, &device, until, next_at).await?;
    }
    tx.commit().await?;
    Ok(())
}

/// How long to wait after so many tries before the last: 30 seconds, 1, 2, 4, ... minutes.
fn pause(tries: i64) -> TimeDelta {
    TimeDelta::seconds(30 << tries.clamp(0, TRIES))
}

/// What there is to tell on a device, by the address that only it and its push service know. Each news is given once.
pub async fn take(db: &Db, endpoint: &str, now: DateTime<Utc>) -> Result<Vec<DeviceNews>> {
    let digest = secret::digest(endpoint);
    // Whoever guesses takes no lock.
    if !push_device::has_news(&mut db.read().await?, &digest).await? {
        return Ok(Vec::new());
    }
    let mut tx = db.write(Scope::NoTournament).await?;
    let news = push_device::take(&mut tx, &digest, now).await?;
    tx.commit().await?;
    Ok(news)
}
