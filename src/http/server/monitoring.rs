//! For programs that watch the server: does it live, is it ready, and what has it counted.

use std::time::Duration;

use actix_web::http::header;
use actix_web::http::header::Header;
use actix_web::{HttpRequest, HttpResponse, web};
use chrono::TimeDelta;
use subtle::ConstantTimeEq;
use tokio::time::timeout;

use crate::error::Error;
use crate::metrics::LookedUp;
use crate::metrics_text::MetricsText;
use crate::response::HandlerResult;
use crate::server::app::App;
use reeve_actions::transfer::backup;
use reeve_store as store;
use reeve_store::outbox;

/// How long the store may take to say that it is there.
const PATIENCE: Duration = Duration::from_secs(2);
/// How long a scrape waits for what has to be read from the store; the other figures come in any case.
const SCRAPE_PATIENCE: Duration = Duration::from_millis(500);

/// The server lives and answers. Asks nobody else: a server whose database is gone lives, and needs no restart.
pub async fn health() -> HandlerResult {
    Ok(text(HttpResponse::Ok(), "ok"))
}

/// Whether requests should be sent here: not while stopping, not without the store, and not where the store takes nothing. Whoever
/// asks `?read` sends them all the same where pages can be read, which a full disk does not prevent.
///
/// On PostgreSQL a copy that lost its listener is ready all the same: it asks the database about every page.
pub async fn ready(req: HttpRequest, app: web::Data<App>) -> HandlerResult {
    if app.is_stopping() {
        return Ok(text(HttpResponse::ServiceUnavailable(), "not ready: the server is stopping"));
    }
    if app.spares.moved_to().is_some() {
        return Ok(text(HttpResponse::ServiceUnavailable(), "not ready: another machine has taken over"));
    }
    match timeout(PATIENCE, app.db.ping()).await {
        Ok(Ok(())) => {}
        Ok(Err(store::Error::Displaced(_))) => {
            return Ok(text(
                HttpResponse::ServiceUnavailable(),
                "not ready: the file of the database is not where it should be",
            ));
        }
        Ok(Err(error)) => {
            tracing::warn!(%error, "not ready: the store does not answer");
            return Ok(text(HttpResponse::ServiceUnavailable(), "not ready: the database does not answer"));
        }
        Err(_) => {
            return Ok(text(HttpResponse::ServiceUnavailable(), "not ready: the database did not answer in time"));
        }
    }
    if req.query_string() != "read" && !timeout(PATIENCE, app.db.is_writable()).await.unwrap_or(false) {
        tracing::warn!("not ready: nothing can be written");
        return Ok(text(
            HttpResponse::ServiceUnavailable(),
            "not ready: nothing can be written, is the disk full? Pages can be read",
        ));
    }
    let deaf = !app.db.listening();
    Ok(text(
        HttpResponse::Ok(),
        if deaf { "ready; other copies are not heard, so the database is asked about every page" } else { "ready" },
    ))
}

/// Where to report a hole in the security (RFC 9116), for a year from now. There only where a setting says so.
pub async fn security(req: HttpRequest, app: web::Data<App>) -> HandlerResult {
    let contact = app.config.security_contact.as_ref().ok_or(Error::Missing)?;
    let expires = app.clock.now() + TimeDelta::days(365);
    let body = format!(
        "Contact: {contact}\nExpires: {}\nPreferred-Languages: en\nCanonical: {}{}\n",
        expires.format("%Y-%m-%dT00:00:00Z"),
        app.public_url(),
        req.path()
    );
    Ok(HttpResponse::Ok().content_type("text/plain; charset=utf-8").body(body))
}

/// The metrics on the main address: there only with a token, and without an address of their own.
pub async fn metrics_on_main_address(req: HttpRequest, app: web::Data<App>) -> HandlerResult {
    if app.config.metrics_listen.is_some() || app.config.metrics_token().is_none() {
        return Err(Error::Missing);
    }
    metrics(req, app).await
}

/// The metrics, for whoever brings the token where one is set.
pub async fn metrics(req: HttpRequest, app: web::Data<App>) -> HandlerResult {
    if !app.config.metrics_token().is_none_or(|token| brings(&req, token)) {
        let mut refused = HttpResponse::Unauthorized();
        refused.insert_header((header::WWW_AUTHENTICATE, "Bearer realm=\"metrics\""));
        return Ok(text(refused, "the token is missing or another one"));
    }
    let looked_up = timeout(SCRAPE_PATIENCE, looked_up(&app)).await.ok().flatten().unwrap_or_default();
    let body = app
        .metrics
        .text(&app.db, &app.page_cache, looked_up)
        .map_err(|error| Error::Broken(format!("writing the metrics: {error}")))?;
    let accept = header::Accept::parse(&req).unwrap_or_else(|_| header::Accept::star());
    let text = MetricsText::wanted(&accept);
    Ok(HttpResponse::Ok().insert_header((header::VARY, "Accept")).content_type(text.content_type()).body(text.of(body)))
}

/// What stands in the store. One that does not answer shows in other metrics.
async fn looked_up(app: &App) -> Option<LookedUp> {
    let mut tx = app.db.read().await.ok()?;
    let last_backup = backup::last_backup(&mut tx).await.ok()?.map(|line| line.at.timestamp());
    let oldest = outbox::oldest(&mut tx).await.ok()?;
    let mail_waits = oldest.map_or(0, |since| (app.clock.now() - since).num_seconds().max(0));
    Some(LookedUp { last_backup, mail_waits: Some(mail_waits) })
}

/// Whether the request brings the token, however long the comparison would take to tell.
fn brings(req: &HttpRequest, token: &str) -> bool {
    let sent = req.headers().get(header::AUTHORIZATION).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let (scheme, sent) = sent.split_once(' ').unwrap_or_default();
    scheme.eq_ignore_ascii_case("bearer") && bool::from(sent.trim().as_bytes().ct_eq(token.as_bytes()))
}

fn text(mut answer: actix_web::HttpResponseBuilder, words: &str) -> HttpResponse {
    answer.content_type("text/plain; charset=utf-8").body(format!("{words}\n"))
}
