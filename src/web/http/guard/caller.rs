//! Who asks, and for which tournament: read once, in one snapshot, before the permission is looked at.

use crate::actions::{Roles, Who};
use crate::secret;
use crate::store;
use crate::store::tournament;
use crate::store::tournament::Tournament;
use crate::store::{Tx, account, audit, player};
use crate::web::http::request::Access;
use crate::web::server::app::App;

/// Which tournament or player an address names: `/t/SLUG/...`, `/run/SLUG/...`, `/p/TOKEN/...`.
#[derive(Default)]
pub(super) struct Target {
    pub(super) slug: Option<String>,
    /// Whether the page is for everybody.
    public: bool,
    pub(super) token: Option<String>,
}

impl Target {
    pub(super) fn of(path: &str) -> Target {
        let mut parts = path.split('/').skip(1);
        let area = parts.next().unwrap_or_default();
        let name = parts.next().filter(|name| !name.is_empty()).map(str::to_owned);
        match area {
            "t" | "run" => Target { slug: name, public: area == "t", token: None },
            "p" => Target { token: name, ..Target::default() },
            _ => Target::default(),
        }
    }
}

/// Reads who is signed in, the tournament and the roles in it, in one snapshot.
pub(super) async fn identify(
    app: &App,
    access: &mut Access,
    cookie: Option<String>,
    target: Target,
) -> Result<(), store::Error> {
    if cookie.is_none() && target.slug.is_none() && target.token.is_none() {
        return Ok(());
    }
    let now = app.clock.now();
    let mut tx = app.db.read().await?;
    if let Some(token) = cookie {
        let hash = secret::digest(&token);
        if let Some(found) = account::signed_in(&mut tx, &hash, now).await? {
            access.session = Some((found.session_id, found.last_seen_at));
            access.who = Who::Account {
                id: found.account_id,
                name: found.name,
                is_admin: found.is_admin,
                may_create: found.may_create,
            };
        }
    }
    let public = target.public;
    let found = find_tournament(&mut tx, access, target).await?;
    access.roles = Roles::outside(&access.caller());
    if let Some(tournament) = found {
        let roles = Roles::inside(&mut tx, &access.caller(), &tournament).await?;
        let by_link = access.player.is_some();
        access.roles = Roles { player: by_link, ..roles };
        if access.roles.sees(&tournament) || by_link {
            if public {
                access.changed_at = audit::last_change(&mut tx, tournament.id).await?;
            }
            access.tournament = Some(tournament);
        }
    }
    drop(tx);
    if let Err(error) = note_use(app, access, now).await {
        // When a device was last used is worth no failed page.
        tracing::warn!(%error, "the use of a session was not noted");
    }
    Ok(())
}

async fn find_tournament(tx: &mut Tx, access: &mut Access, target: Target) -> Result<Option<Tournament>, store::Error> {
    if let Some(slug) = target.slug {
        return tournament::by_slug(tx, &slug).await;
    }
    let Some(token) = target.token else { return Ok(None) };
    let Some(player) = player::by_token(tx, &token).await? else { return Ok(None) };
    if player.archived_at.is_some() {
        return Ok(None);
    }
    let tournament = tournament::by_id(tx, player.tournament_id).await?;
    if matches!(access.who, Who::Visitor) {
        access.who = Who::Player { player: player.id, tournament: player.tournament_id };
    }
    access.player = Some(player);
    Ok(tournament)
}

/// Notes that a session was used, at most once a minute.
async fn note_use(app: &App, access: &Access, now: chrono::DateTime<chrono::Utc>) -> Result<(), store::Error> {
    let Some((id, last_seen)) = access.session else { return Ok(()) };
    if now - last_seen < chrono::TimeDelta::minutes(1) {
        return Ok(());
    }
    let mut tx = app.db.write(store::Scope::NoTournament).await?;
    account::touch_session(&mut tx, id, now).await?;
    tx.commit().await
}
