//! Sends what webhooks are told: each on a thread that may wait, so that a server that answers slowly delays nobody else's messages.

use std::sync::Arc;
use std::time::{Duration, Instant};

use actix_web::web::Data;
use chrono::SecondsFormat;
use serde_json::{Map, Value, json};
use tokio::task::{JoinSet, spawn_blocking};
use tokio::time::sleep;

use reeve_actions::hooks::send;
use reeve_actions::hooks::send::ToSend;
use reeve_mail::hook::{HookMessage, NotDelivered, signature};
use reeve_secret as secret;
use reeve_store::webhook::{DueMessage, HookEvent, HookShape};
use reeve_urls as urls;
use reeve_urls::Url;
use reeve_views::hooks::{HookFacts, Told};
use reeve_words as words;

use crate::language;
use crate::server::app::App;

/// How often it is looked whether a message waits.
const AGAIN: Duration = Duration::from_secs(2);
/// The same while there is no webhook: this copy of Reeve is told of one that is made here.
const IDLE: Duration = Duration::from_secs(600);
/// How often the standings are looked at.
const STANDINGS: Duration = Duration::from_secs(5);
/// How often it is tried again to note what came of a message.
const NOTES: u32 = 5;
/// How many messages are under way at a time: some webhooks never answer, and each is waited for ten seconds.
const AT_ONCE: usize = 64;

/// Sends messages for as long as the server runs.
pub(super) async fn run(app: &Data<App>) {
    let mut under_way = JoinSet::new();
    let mut looked_at = Instant::now();
    loop {
        while under_way.try_join_next().is_some() {}
        // The machine that has taken over sends what waits.
        if app.spares.moved_to().is_none() {
            let look = looked_at.elapsed() >= STANDINGS;
            if look {
                looked_at = Instant::now();
            }
            if let Err(error) = begin(app, look, &mut under_way).await {
                tracing::error!(%error, "messages to webhooks could not be read or noted, and are tried again");
            }
        }
        let is_idle = under_way.is_empty() && !send::is_any(&app.db).await.unwrap_or(true);
        tokio::select! {
            _ = under_way.join_next(), if !under_way.is_empty() => {}
            () = sleep(if is_idle { IDLE } else { AGAIN }) => {}
            () = app.hook_made.notified() => {}
        }
    }
}

async fn begin(app: &Data<App>, look: bool, under_way: &mut JoinSet<()>) -> reeve_actions::Result<()> {
    if look {
        send::look_at_standings(&app.db, app.clock.now()).await?;
    }
    let free = AT_ONCE.saturating_sub(under_way.len());
    if free == 0 {
        return Ok(());
    }
    for next in send::next(&app.db, app.clock.now(), i64::try_from(free).unwrap_or(1)).await? {
        let app = app.clone();
        under_way.spawn_local(async move { deliver(&app, next).await });
    }
    Ok(())
}

async fn deliver(app: &Data<App>, ToSend { message, facts }: ToSend) {
    let language = language::kept(app, facts.tournament.language.as_deref());
    let body = texts::sync_scope(language, || body(&message, &facts, &app.public_url()));
    let now = app.clock.now().timestamp();
    let signature = (message.shape == HookShape::Reeve).then(|| signature(&message.secret, now, &body));
    let (sender, url) = (Arc::clone(&app.hooks), message.url.clone());
    let (id, event) = (name(&message, &app.public_url()), message.event.code());
    let sent = spawn_blocking(move || sender.send(&url, &HookMessage { id, event, body: &body, signature })).await;
    let sent = sent.unwrap_or(Err(NotDelivered::NoConnection));
    let mut settled = send::settle(&app.db, &message, sent, app.clock.now()).await;
    for _ in 0..NOTES {
        if settled.is_ok() {
            break;
        }
        sleep(AGAIN).await;
        settled = send::settle(&app.db, &message, sent, app.clock.now()).await;
    }
    match settled {
        Ok(true) => tracing::warn!(webhook = message.webhook_id.0, "a webhook failed for a day and was given up"),
        Ok(false) => {}
        Err(error) => tracing::warn!(%error, "what came of a message to a webhook was not noted; it is sent again"),
    }
}

/// Tells a message from every other one, the same at every try.
fn name(message: &DueMessage, public_url: &str) -> String {
    let told = format!("{public_url} {} {}", message.id, message.created_at);
    secret::digest(&told).chars().take(32).collect()
}

/// The page that a message leads to.
fn page(facts: &HookFacts) -> Url {
    if !facts.is_public {
        return urls::home();
    }
    let public = urls::public(&facts.tournament.slug);
    let round = facts.rounds.first().map(|at| format!("{}-{}", at.stage, at.number)).unwrap_or_default();
    match facts.event {
        HookEvent::SeatsPublished | HookEvent::RoundStarted => public.seats().query("round", round),
        HookEvent::ResultsClosed => public.results().query("round", round),
        HookEvent::StandingsMoved => public.standings(),
        HookEvent::Champion if !facts.tournament.ends_with_rounds() => public.champion(),
        HookEvent::Champion | HookEvent::Announcement | HookEvent::Test => public.home(),
    }
}

fn body(message: &DueMessage, facts: &HookFacts, public_url: &str) -> String {
    let url = page(facts).on(public_url);
    let text = texts::without_marks(&words::hooks::told(facts));
    match message.shape {
        HookShape::Discord => {
            // Discord reads the first, Slack and Mattermost the second. Whatever a name holds, nobody is called by it.
            let (content, text) = (words::hooks::in_discord(facts, &url), words::hooks::in_chat(facts, &url));
            let [content, text] = [content, text].map(|said| texts::without_marks(&said));
            json!({ "content": content, "text": text, "allowed_mentions": { "parse": [] } }).to_string()
        }
        HookShape::Reeve => {
            let t = &facts.tournament;
            let at = message.created_at.to_rfc3339_opts(SecondsFormat::Millis, true);
            let told = |one: &Told| json!({ "rank": one.rank, "number": one.number, "name": one.name });
            let mut body = Map::new();
            let mut put = |key: &str, value: Value| body.insert(key.to_owned(), value);
            put("id", name(message, public_url).into());
            put("event", facts.event.code().into());
            put("at", at.into());
            put("text", text.into());
            put("url", url.into());
            if facts.is_public {
                let home = urls::public(&t.slug).home().on(public_url);
                put("tournament", json!({ "slug": t.slug, "id": t.identity, "name": t.name, "url": home }));
            }
            if !facts.rounds.is_empty() {
                let round =
                    |at: &reeve_views::rounds::RoundAt| json!({ "stage": at.stage.code(), "number": at.number });
                put("rounds", facts.rounds.iter().map(round).collect());
            }
            if let Some(said) = &facts.said {
                put("announcement", said.as_str().into());
            }
            if let Some(champion) = &facts.champion {
                put("champion", json!({ "number": champion.number, "name": champion.name }));
            }
            if !facts.leaders.is_empty() {
                put("leaders", facts.leaders.iter().map(told).collect());
            }
            Value::Object(body).to_string()
        }
    }
}
