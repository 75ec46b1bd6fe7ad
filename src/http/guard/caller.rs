//! Who asks, and for which tournament: read once, in one snapshot, before the permission is checked.

use chrono::{DateTime, TimeDelta, Utc};
use tokio::time::{Instant, timeout_at};

use crate::error::Error;
use crate::request::Access;
use crate::server::app::App;
use crate::server::queues;
use crate::server::queues::RequestQueue;
use reeve_actions::confidential::answer_report::reader;
use reeve_actions::{Permission, Roles, Who};
use reeve_secret as secret;
use reeve_store as store;
use reeve_store::account::SignedIn;
use reeve_store::api_key::KeyScope;
use reeve_store::player::Player;
use reeve_store::tournament;
use reeve_store::tournament::Tournament;
use reeve_store::{ApiKeyId, Tx, account, api_key, audit, judge_call, player, series};
use reeve_views::confidential;
use reeve_views::series as series_views;

/// Which tournament, series or player an address names: `/t/SLUG/...`, `/embed/SLUG/...`, `/run/SLUG/...`, `/s/SLUG/...`,
/// `/series/SLUG/...`, `/p/TOKEN/...`, `/api/1/tournaments/SLUG/...`, `/api/1/series/SLUG/...`.
#[derive(Default)]
pub(super) struct Target {
    pub(super) slug: Option<String>,
    /// Whether the page is for everybody.
    public: bool,
    pub(super) token: Option<String>,
    pub(super) series: Option<String>,
    /// The key of the report in confidence whose own address it is: `/p/TOKEN/reports/KEY`.
    report: Option<String>,
}

impl Target {
    pub(super) fn of(path: &str) -> Target {
        let mut parts = path.split('/').skip(1);
        let mut area = parts.next().unwrap_or_default();
        if area == "api" {
            // The number of the version stands in between.
            area = match parts.nth(1) {
                Some("tournaments") => "t",
                Some("series") => "s",
                _ => "",
            };
        }
        let name = parts.next().filter(|name| !name.is_empty()).map(str::to_owned);
        match area {
            "t" | "embed" | "run" => Target { slug: name, public: area != "run", ..Target::default() },
            "s" | "series" => Target { series: name, ..Target::default() },
            "p" => {
                let report = match (parts.next(), parts.next(), parts.next()) {
                    (Some("reports"), Some(key), None) => Some(key.to_owned()),
                    _ => None,
                };
                Target { token: name, report, ..Target::default() }
            }
            _ => Target::default(),
        }
    }
}

/// Reads who is signed in, the tournament and the roles in it, in one snapshot. Somebody who brings no
/// session that is known here waits for a place first, where there is something to read.
///
/// Error: the store's, or that there was no place or no connection in time.
pub(super) async fn identify(
    app: &App,
    access: &mut Access,
    cookie: Option<String>,
    target: Target,
) -> Result<(), Error> {
    if cookie.is_none() && target.slug.is_none() && target.token.is_none() && target.series.is_none() {
        return Ok(());
    }
    let cookie = cookie.map(|token| secret::digest(&token));
    // One deadline for the place and for the connection.
    let until = Instant::now() + queues::PATIENCE;
    let _place = match &cookie {
        Some(digest) if app.known_sessions.is_known(digest) => None,
        // Anybody can make up a cookie, so one that was not found good here waits like none.
        _ => Some(app.queues.place_until(RequestQueue::Arrivals, until).await.ok_or(Error::Busy)?),
    };
    let now = app.clock.now();
    let mut tx = timeout_at(until, app.db.read()).await.map_err(|_| Error::Busy)??;
    let mut session = None;
    if let Some(digest) = cookie {
        let found = account::signed_in(&mut tx, &digest, now).await?;
        app.known_sessions.note(&digest, found.is_some());
        if let Some(found) = found {
            access.session = Some((found.session_id, found.last_seen_at));
            access.must_set_up = found.must_set_up();
            access.who = Who::Account {
                id: found.account_id,
                name: found.name.clone(),
                is_admin: found.is_admin,
                may_create: found.may_create,
            };
            session = Some(found);
        }
    }
    let public = target.public;
    let named_series = target.series.clone();
    let found = find_tournament(&mut tx, access, target).await?;
    access.roles = Roles::outside(&access.caller());
    if let Some(tournament) = found {
        let roles = Roles::inside(&mut tx, &access.caller(), &tournament).await?;
        let by_link = access.player.is_some();
        access.roles = Roles { player: by_link, ..roles };
        if access.roles.sees(&tournament) || by_link {
            if public {
                access.changed_at = audit::last_change(&mut tx, tournament.id).await?;
            } else if let Some(reader) = reader(&access.caller(), &access.roles).filter(|_| !by_link) {
                access.report_waits = confidential::waits_for(&mut tx, tournament.id, reader).await?;
                if access.roles.judge {
                    access.calls_waiting = judge_call::count_waiting(&mut tx, tournament.id).await?;
                }
            }
            access.tournament = Some(tournament);
        }
    }
    if let Some(slug) = named_series {
        find_series(&mut tx, access, &slug).await?;
    }
    drop(tx);
    if let Some(session) = session
        && let Err(error) = note_use(app, &session, now).await
    {
        // When a device was last used is worth no failed page.
        tracing::warn!(%error, "the use of a session was not noted");
    }
    Ok(())
}

/// Reads whose key it is that a program shows, the tournament and the roles in it, in one snapshot.
///
/// Error: [`Error::KeyRefused`] where it is no key of this tournament, or its account is no organizer any more; that it may not do this;
/// the store's, or that there was no place or no connection in time.
pub(super) async fn identify_by_key(
    app: &App,
    access: &mut Access,
    (key, scope): (&str, KeyScope),
    target: Target,
) -> Result<(), Error> {
    let until = Instant::now() + queues::PATIENCE;
    let place = app.queues.place_until(RequestQueue::Arrivals, until).await.ok_or(Error::Busy)?;
    let mut tx = timeout_at(until, app.db.read()).await.map_err(|_| Error::Busy)??;
    let key = api_key::shown(&mut tx, &secret::digest(key)).await?.ok_or(Error::KeyRefused)?;
    let tournament = find_tournament(&mut tx, access, target).await?;
    let tournament = tournament.filter(|found| found.id == key.tournament_id).ok_or(Error::KeyRefused)?;
    if key.must_set_up() {
        return Err(Error::SecondFactorMissing);
    }
    if !api_key::scopes(&key.scopes).any(|one| one == scope) {
        return Err(Error::Forbidden);
    }
    access.who =
        Who::Account { id: key.account_id, name: key.account, is_admin: key.is_admin, may_create: key.may_create };
    access.key = Some((key.id, key.name));
    access.roles = Roles::inside(&mut tx, &access.caller(), &tournament).await?;
    if !access.roles.may(Permission::Run) {
        return Err(Error::KeyRefused);
    }
    access.tournament = Some(tournament);
    drop(tx);
    drop(place);
    let now = app.clock.now();
    if key.last_used_at.is_none_or(|last| now - last >= TimeDelta::minutes(1))
        && let Err(error) = note_use_of_key(app, key.id, now).await
    {
        // When it was last used is worth no failed request.
        tracing::warn!(%error, "the use of a key was not noted");
    }
    Ok(())
}

async fn note_use_of_key(app: &App, key: ApiKeyId, now: DateTime<Utc>) -> Result<(), store::Error> {
    let mut tx = app.db.write(store::Scope::NoTournament).await?;
    api_key::note_use(&mut tx, key, now).await?;
    tx.commit().await
}

/// Notes the series of this address, and what the caller is in it, if the caller sees it.
async fn find_series(tx: &mut Tx, access: &mut Access, slug: &str) -> Result<(), store::Error> {
    let Some(found) = series::by_slug(tx, slug).await? else { return Ok(()) };
    access.roles = Roles::in_series(tx, &access.caller(), found.id).await?;
    if series_views::is_public(&found) || access.roles.may(Permission::Run) {
        access.series = Some(found);
    }
    Ok(())
}

async fn find_tournament(tx: &mut Tx, access: &mut Access, target: Target) -> Result<Option<Tournament>, store::Error> {
    if let Some(slug) = target.slug {
        return tournament::by_slug(tx, &slug).await;
    }
    let Some(token) = target.token else { return Ok(None) };
    let player = match (by_link(tx, &token).await?, target.report) {
        (Some(player), _) => player,
        (None, None) => return Ok(None),
        (None, Some(key)) => {
            let digest = secret::digest(&token);
            let link = (token.as_str(), digest.as_str());
            let Some(writer) = confidential::writer_by_kept_address(tx, &key, link).await? else { return Ok(None) };
            access.link_is_dead = true;
            // The page is asked for with the link that was, and never learns the one that is.
            Player { link_token: token, ..writer }
        }
    };
    let tournament = tournament::by_id(tx, player.tournament_id).await?;
    if matches!(access.who, Who::Visitor) {
        access.who = Who::Player { player: player.id, tournament: player.tournament_id };
    }
    access.player = Some(player);
    Ok(tournament)
}

/// The player whose private link this is; none for who is archived.
async fn by_link(tx: &mut Tx, token: &str) -> Result<Option<Player>, store::Error> {
    let Some(player) = player::by_token(tx, token).await? else { return Ok(None) };
    let player = match player.merged_into.filter(|_| player.is_hidden()) {
        // Whoever was entered twice may have the link of either.
        Some(number) => player::by_number(tx, player.tournament_id, number).await?.unwrap_or(player),
        None => player,
    };
    Ok((!player.is_hidden()).then_some(player))
}

/// Notes that a session was used, at most once a minute. A session that was last used in the future is noted at once:
/// the clock ran ahead then. One that began in the future would last too long, and begins anew.
async fn note_use(app: &App, session: &SignedIn, now: DateTime<Utc>) -> Result<(), store::Error> {
    let by_now = account::by_now(now);
    if now - session.last_seen_at < TimeDelta::minutes(1) && session.last_seen_at <= by_now {
        return Ok(());
    }
    let mut tx = app.db.write(store::Scope::NoTournament).await?;
    if session.created_at > by_now {
        account::begin_session_anew(&mut tx, session, now).await?;
    } else {
        account::touch_session(&mut tx, session.session_id, now).await?;
    }
    tx.commit().await
}
