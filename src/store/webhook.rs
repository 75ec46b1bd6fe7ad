//! Addresses outside that are told what everybody may know of a tournament, and the messages that wait for them: why and what about, never
//! the text. The secret is kept as it is, since messages are signed with it; no backup and no archive holds it.

use chrono::{DateTime, Utc};

use crate::{Error, TournamentId, Tx, WebhookId};
use reeve_rules::tournament::vocabulary::words;

words! {
    /// How a message is written.
    HookShape {
        /// Reeve's own JSON, signed.
        Reeve = "reeve",
        /// A short text with a link, as Discord and chats like it take it.
        Discord = "discord",
    }
}

words! {
    /// What has happened. The codes stand in the messages.
    HookEvent {
        SeatsPublished = "seats-published",
        RoundStarted = "round-started",
        ResultsClosed = "results-closed",
        StandingsMoved = "standings-moved",
        Announcement = "announcement",
        Champion = "champion",
        /// Somebody tries whether messages arrive.
        Test = "test",
    }
}

impl HookEvent {
    /// What a hook may be told of; a test comes when somebody asks for it.
    pub const TOLD: [HookEvent; 6] = [
        HookEvent::SeatsPublished,
        HookEvent::RoundStarted,
        HookEvent::ResultsClosed,
        HookEvent::StandingsMoved,
        HookEvent::Announcement,
        HookEvent::Champion,
    ];
}

/// An address that is told.
#[derive(Debug, Clone, PartialEq, Eq, sqlx_macros::FromRow)]
pub struct Webhook {
    pub id: WebhookId,
    pub url: String,
    pub shape: HookShape,
    /// The codes of what it is told, each between blanks.
    pub events: String,
    pub made_at: DateTime<Utc>,
    /// Since when nothing arrives.
    pub failing_since: Option<DateTime<Utc>>,
    /// When it was given up.
    pub stopped_at: Option<DateTime<Utc>>,
}

impl Webhook {
    /// What it is told of.
    pub fn told(&self) -> impl Iterator<Item = HookEvent> + '_ {
        self.events.split_whitespace().filter_map(HookEvent::from_code)
    }
}

/// An address that is to be told, not stored yet.
pub struct NewWebhook<'a> {
    pub url: &'a str,
    pub shape: HookShape,
    pub events: &'a [HookEvent],
    pub secret: &'a str,
    /// The digest of the standings that stand already and aren't told, at this version of the tournament.
    pub standings: &'a str,
    pub version: i64,
}

/// A message whose time has come.
#[derive(Debug, Clone, PartialEq, Eq, sqlx_macros::FromRow)]
pub struct DueMessage {
    pub id: i64,
    pub webhook_id: WebhookId,
    pub tournament_id: TournamentId,
    pub url: String,
    pub shape: HookShape,
    pub secret: String,
    pub event: HookEvent,
    /// The rounds or the announcement that it is about.
    pub about: String,
    pub created_at: DateTime<Utc>,
    pub tries: i64,
    pub failing_since: Option<DateTime<Utc>>,
}

/// What came of a message.
#[derive(Debug, Clone, PartialEq, Eq, sqlx_macros::FromRow)]
pub struct HookAnswer {
    pub webhook_id: WebhookId,
    pub event: HookEvent,
    pub created_at: DateTime<Utc>,
    pub tries: i64,
    /// When it is tried next; none once it is settled.
    pub next_at: Option<DateTime<Utc>>,
    /// When it last was, or was dropped.
    pub settled_at: Option<DateTime<Utc>>,
    /// What the other server answered.
    pub status: Option<i64>,
    /// Why nothing arrived, as a code.
    pub fault: Option<String>,
}

/// A hook whose tournament has changed since its standings were looked at.
#[derive(Debug, Clone, PartialEq, Eq, sqlx_macros::FromRow)]
pub struct Unlooked {
    pub id: WebhookId,
    pub tournament_id: TournamentId,
    pub standings: String,
}

/// Stores an address that is to be told.
pub async fn insert(
    tx: &mut Tx,
    tournament: TournamentId,
    new: &NewWebhook<'_>,
    now: DateTime<Utc>,
) -> Result<WebhookId, Error> {
    let codes: String = new.events.iter().map(|event| format!(" {}", event.code())).collect();
    tx.query(
        "insert into webhook (tournament_id, url, shape, events, secret, standings, seen_version, made_at) \
         values ($1, $2, $3, $4, $5, $6, $7, $8) returning id",
    )
    .bind(tournament)
    .bind(new.url)
    .bind(new.shape)
    .bind(format!("{codes} "))
    .bind(new.secret)
    .bind(new.standings)
    .bind(new.version)
    .bind(now)
    .value()
    .await
}

/// Those of a tournament, the oldest first.
pub async fn of_tournament(tx: &mut Tx, tournament: TournamentId) -> Result<Vec<Webhook>, Error> {
    tx.query(
        "select id, url, shape, events, made_at, failing_since, stopped_at from webhook \
         where tournament_id = $1 order by id",
    )
    .bind(tournament)
    .all()
    .await
}

/// One of them, if it is there.
pub async fn by_id(tx: &mut Tx, tournament: TournamentId, hook: WebhookId) -> Result<Option<Webhook>, Error> {
    tx.query(
        "select id, url, shape, events, made_at, failing_since, stopped_at from webhook \
         where tournament_id = $1 and id = $2",
    )
    .bind(tournament)
    .bind(hook)
    .optional()
    .await
}

/// Whether there is one that is told.
pub async fn is_any(tx: &mut Tx) -> Result<bool, Error> {
    let found: Option<WebhookId> =
        tx.query("select id from webhook where stopped_at is null limit 1").optional_value().await?;
    Ok(found.is_some())
}

/// How many of a tournament were given up.
pub async fn count_stopped(tx: &mut Tx, tournament: TournamentId) -> Result<i64, Error> {
    tx.query("select cast(count(*) as bigint) from webhook where tournament_id = $1 and stopped_at is not null")
        .bind(tournament)
        .value()
        .await
}

/// Takes one away, with all that waits for it.
pub async fn remove(tx: &mut Tx, hook: WebhookId) -> Result<(), Error> {
    tx.query("delete from webhook_message where webhook_id = $1").bind(hook).execute().await?;
    tx.query("delete from webhook where id = $1").bind(hook).execute().await?;
    Ok(())
}

/// Has one told again that was given up.
pub async fn start_again(tx: &mut Tx, hook: WebhookId) -> Result<(), Error> {
    tx.query("update webhook set failing_since = null, stopped_at = null where id = $1").bind(hook).execute().await?;
    Ok(())
}

/// Gives one up, with all that waits for it.
pub async fn stop(tx: &mut Tx, hook: WebhookId, now: DateTime<Utc>) -> Result<(), Error> {
    tx.query("update webhook set stopped_at = $2 where id = $1").bind(hook).bind(now).execute().await?;
    tx.query(
        "update webhook_message set next_at = null, settled_at = $2, fault = coalesce(fault, 'stopped') \
         where webhook_id = $1 and next_at is not null",
    )
    .bind(hook)
    .bind(now)
    .execute()
    .await?;
    Ok(())
}

/// Has the hooks of a tournament told of something, those that are told of it.
pub async fn queue(
    tx: &mut Tx,
    tournament: TournamentId,
    event: HookEvent,
    about: &str,
    now: DateTime<Utc>,
) -> Result<(), Error> {
    tx.query(
        "insert into webhook_message (webhook_id, event, about, created_at, tries, next_at) \
         select id, $2, $3, $4, 0, $4 from webhook \
         where tournament_id = $1 and stopped_at is null and events like $5 order by id",
    )
    .bind(tournament)
    .bind(event)
    .bind(about)
    .bind(now)
    .bind(format!("% {} %", event.code()))
    .execute()
    .await?;
    Ok(())
}

/// Has one hook told of something.
pub async fn queue_to(tx: &mut Tx, hook: WebhookId, event: HookEvent, now: DateTime<Utc>) -> Result<(), Error> {
    tx.query(
        "insert into webhook_message (webhook_id, event, about, created_at, tries, next_at) \
         values ($1, $2, '', $3, 0, $3)",
    )
    .bind(hook)
    .bind(event)
    .bind(now)
    .execute()
    .await?;
    Ok(())
}

/// How many messages wait for a hook.
pub async fn count_waiting(tx: &mut Tx, hook: WebhookId) -> Result<i64, Error> {
    tx.query("select cast(count(*) as bigint) from webhook_message where webhook_id = $1 and next_at is not null")
        .bind(hook)
        .value()
        .await
}

/// The messages that are to be sent now: of each hook the first that waits, where its time has come.
pub async fn due(tx: &mut Tx, now: DateTime<Utc>, most: i64) -> Result<Vec<DueMessage>, Error> {
    tx.query(
        "select webhook_message.id, webhook_id, tournament_id, url, shape, secret, event, about, created_at, tries, \
         failing_since from webhook_message join webhook on webhook.id = webhook_message.webhook_id \
         where next_at <= $1 and not exists (select 1 from webhook_message as earlier \
         where earlier.webhook_id = webhook_message.webhook_id and earlier.next_at is not null \
         and earlier.id < webhook_message.id) order by next_at, webhook_message.id limit $2",
    )
    .bind(now)
    .bind(most)
    .all()
    .await
}

/// Takes a message for oneself until then; says whether nobody else was quicker.
pub async fn claim(tx: &mut Tx, message: &DueMessage, until: DateTime<Utc>) -> Result<bool, Error> {
    let taken = tx
        .query(
            "update webhook_message set next_at = $3, tries = tries + 1 \
             where id = $1 and tries = $2 and next_at is not null",
        )
        .bind(message.id)
        .bind(message.tries)
        .bind(until)
        .execute()
        .await?;
    Ok(taken > 0)
}

/// Notes that a message arrived, or that there is nothing to tell any more (`fault`).
pub async fn settle(
    tx: &mut Tx,
    message: &DueMessage,
    status: Option<i64>,
    fault: Option<&str>,
    now: DateTime<Utc>,
) -> Result<(), Error> {
    tx.query(
        "update webhook_message set next_at = null, settled_at = $2, status = $3, fault = $4 \
         where id = $1 and next_at is not null",
    )
    .bind(message.id)
    .bind(now)
    .bind(status)
    .bind(fault)
    .execute()
    .await?;
    Ok(())
}

/// Notes that the hook hears again.
pub async fn note_heard(tx: &mut Tx, hook: WebhookId) -> Result<(), Error> {
    tx.query("update webhook set failing_since = null where id = $1 and failing_since is not null")
        .bind(hook)
        .execute()
        .await?;
    Ok(())
}

/// Notes that a message did not arrive, and when it is tried again.
pub async fn put_back(
    tx: &mut Tx,
    message: &DueMessage,
    (status, fault): (Option<i64>, &str),
    (now, next_at): (DateTime<Utc>, DateTime<Utc>),
) -> Result<(), Error> {
    tx.query(
        "update webhook_message set next_at = $2, settled_at = $3, status = $4, fault = $5 \
         where id = $1 and next_at is not null",
    )
    .bind(message.id)
    .bind(next_at)
    .bind(now)
    .bind(status)
    .bind(fault)
    .execute()
    .await?;
    tx.query("update webhook set failing_since = coalesce(failing_since, $2) where id = $1")
        .bind(message.webhook_id)
        .bind(now)
        .execute()
        .await?;
    Ok(())
}

/// Forgets the oldest settled messages of a hook beyond so many.
pub async fn forget_old(tx: &mut Tx, hook: WebhookId, most: i64) -> Result<(), Error> {
    tx.query(
        "delete from webhook_message where webhook_id = $1 and next_at is null and id not in \
         (select id from webhook_message where webhook_id = $1 and next_at is null order by id desc limit $2)",
    )
    .bind(hook)
    .bind(most)
    .execute()
    .await?;
    Ok(())
}

/// What came of the messages to the hooks of a tournament, the newest first.
pub async fn answers(tx: &mut Tx, tournament: TournamentId, most: i64) -> Result<Vec<HookAnswer>, Error> {
    tx.query(
        "select webhook_id, event, created_at, tries, next_at, settled_at, status, fault \
         from webhook_message join webhook on webhook.id = webhook_message.webhook_id \
         where tournament_id = $1 order by webhook_message.id desc limit $2",
    )
    .bind(tournament)
    .bind(most)
    .all()
    .await
}

/// The hooks that are told of the standings, whose tournament has changed since these were looked at. None that was told since then, or
/// that has still to be told.
pub async fn unlooked(tx: &mut Tx, told_since: DateTime<Utc>, most: i64) -> Result<Vec<Unlooked>, Error> {
    tx.query(
        "select webhook.id, tournament_id, standings from webhook \
         join tournament on tournament.id = webhook.tournament_id \
         where stopped_at is null and seen_version < tournament.version and events like $1 \
         and not exists (select 1 from webhook_message where webhook_id = webhook.id and event = $2 \
         and (next_at is not null or webhook_message.created_at > $3)) order by webhook.id limit $4",
    )
    .bind(format!("% {} %", HookEvent::StandingsMoved.code()))
    .bind(HookEvent::StandingsMoved)
    .bind(told_since)
    .bind(most)
    .all()
    .await
}

/// Notes the standings that were looked at, at that version of the tournament; says whether nobody else was quicker.
pub async fn note_standings(tx: &mut Tx, hook: WebhookId, digest: &str, version: i64) -> Result<bool, Error> {
    let noted = tx
        .query(
            "update webhook set standings = $2, seen_version = $3 \
             where id = $1 and seen_version < $3 and stopped_at is null",
        )
        .bind(hook)
        .bind(digest)
        .bind(version)
        .execute()
        .await?;
    Ok(noted > 0)
}
