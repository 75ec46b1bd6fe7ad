//! Make a webhook, try it, begin again with one that was given up, and take one away.

use serde_json::json;

use reeve_limits as limits;
use reeve_mail::hook::{HookAddressFault, HookSender};
use reeve_secret as secret;
use reeve_store::webhook;
use reeve_store::webhook::{HookEvent, HookShape, NewWebhook};
use reeve_store::{TournamentId, WebhookId};
use reeve_views::hooks::standings_digest;

use crate::hooks::refusal::Refusal;
use crate::{Action, AuditAction, AuditEntry, AuditSubject, Context, Error, Fault, Permission, Result};

/// How many messages may wait for one that is tried.
const WAITING: i64 = 20;

/// A webhook as somebody typed it.
#[derive(Debug, Clone, Default)]
pub struct TypedHook {
    pub url: String,
    pub shape: Option<HookShape>,
    pub events: Vec<HookEvent>,
}

/// Makes a webhook. Gives the secret that its messages are signed with, which is shown this once.
///
/// Errors: faults at `url` and `events`; a refusal where there are too many.
pub async fn make(context: &Context<'_>, id: TournamentId, typed: &TypedHook, sender: &HookSender) -> Result<String> {
    // What stands already isn't told. It is read before the lock is taken.
    let mut tx = context.db.read().await?;
    let (version, standings) = standings_digest(&mut tx, id).await?;
    drop(tx);
    let mut action = Action::begin(context, id, Permission::Run).await?;
    let url = typed.url.trim();
    let mut faults = Vec::new();
    if url.len() > limits::WEB_ADDRESS {
        faults.push(Fault::new("url", Refusal::AddressTooLong { most: limits::WEB_ADDRESS }));
    } else if let Err(fault) = sender.check(url) {
        let refusal = match fault {
            HookAddressFault::NotWeb => Refusal::NoAddress,
            HookAddressFault::OwnNetwork => Refusal::OwnNetwork,
        };
        faults.push(Fault::new("url", refusal));
    }
    if typed.events.is_empty() {
        faults.push(Fault::new("events", Refusal::NothingTold));
    }
    if !faults.is_empty() {
        return Err(Error::Faults(faults));
    }
    if webhook::of_tournament(&mut action.tx, id).await?.len() >= limits::WEBHOOKS {
        return Err(Refusal::TooMany { most: limits::WEBHOOKS }.into());
    }
    let (shape, secret) = (typed.shape.unwrap_or(HookShape::Reeve), secret::token());
    let standings = standings.unwrap_or_default();
    let new = NewWebhook { url, shape, events: &typed.events, secret: &secret, standings: &standings, version };
    let made = webhook::insert(&mut action.tx, id, &new, context.now).await?;
    let events: Vec<&str> = typed.events.iter().map(|event| event.code()).collect();
    let entry = AuditEntry::new(AuditAction::MakeWebhook, AuditSubject::Tournament);
    action.commit(entry.after(&json!({ "webhook": made, "shape": shape.code(), "events": events }))).await?;
    Ok(secret)
}

/// Begins a change of a webhook that is there.
async fn begin(context: &Context<'_>, id: TournamentId, hook: WebhookId) -> Result<(Action, webhook::Webhook)> {
    let mut action = Action::begin(context, id, Permission::Run).await?;
    let found = webhook::by_id(&mut action.tx, id, hook).await?.ok_or(Error::Missing)?;
    Ok((action, found))
}

fn entry(action: AuditAction, hook: WebhookId) -> AuditEntry {
    AuditEntry::new(action, AuditSubject::Tournament).before(&json!({ "webhook": hook }))
}

/// Sends a message to a webhook by which its receiver can be tried.
///
/// Refused where much waits already.
pub async fn test(context: &Context<'_>, id: TournamentId, hook: WebhookId) -> Result<()> {
    let (mut action, found) = begin(context, id, hook).await?;
    if found.stopped_at.is_some() || webhook::count_waiting(&mut action.tx, hook).await? >= WAITING {
        return Err(Refusal::TestWaits.into());
    }
    webhook::queue_to(&mut action.tx, hook, HookEvent::Test, context.now).await?;
    action.commit(entry(AuditAction::TestWebhook, hook)).await?;
    Ok(())
}

/// Tells a webhook again that was given up. Saying so twice changes nothing.
pub async fn start_again(context: &Context<'_>, id: TournamentId, hook: WebhookId) -> Result<()> {
    let (mut action, found) = begin(context, id, hook).await?;
    if found.stopped_at.is_none() {
        return Ok(());
    }
    webhook::start_again(&mut action.tx, hook).await?;
    webhook::queue_to(&mut action.tx, hook, HookEvent::Test, context.now).await?;
    action.commit(entry(AuditAction::StartWebhookAgain, hook)).await?;
    Ok(())
}

/// Takes a webhook away: it is told of nothing any more.
pub async fn remove(context: &Context<'_>, id: TournamentId, hook: WebhookId) -> Result<()> {
    let (mut action, found) = begin(context, id, hook).await?;
    webhook::remove(&mut action.tx, found.id).await?;
    action.commit(entry(AuditAction::RemoveWebhook, hook)).await?;
    Ok(())
}
