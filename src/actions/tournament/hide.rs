//! Put a tournament into the archive, and bring it back. Nothing is deleted.

use crate::store::TournamentId;

use crate::actions::{Action, AuditEntry, Context, Error, Permission, Result};

/// Archives a tournament: its public pages vanish, and nothing in it can be changed. `typed` must be its short
/// address.
pub async fn archive(context: &Context<'_>, id: TournamentId, typed: &str) -> Result<()> {
    let mut action = Action::begin_archived(context, id, Permission::Erase).await?;
    let mut tournament = action.tournament()?.clone();
    if tournament.archived_at.is_some() {
        return Err(Error::refused("This tournament is archived already."));
    }
    if typed.trim() != tournament.slug {
        return Err(Error::fault("confirm", format!("Type {} here. Nothing was archived.", tournament.slug)));
    }
    let slug = tournament.slug.clone();
    tournament.archived_at = Some(context.now);
    action.save_tournament(tournament).await?;
    action.commit(AuditEntry::new("archive tournament", slug)).await?;
    Ok(())
}

/// Brings an archived tournament back as it was.
pub async fn bring_back(context: &Context<'_>, id: TournamentId) -> Result<()> {
    let mut action = Action::begin_archived(context, id, Permission::Erase).await?;
    let mut tournament = action.tournament()?.clone();
    if tournament.archived_at.is_none() {
        return Err(Error::refused("This tournament is not archived."));
    }
    let slug = tournament.slug.clone();
    tournament.archived_at = None;
    action.save_tournament(tournament).await?;
    action.commit(AuditEntry::new("bring tournament back", slug)).await?;
    Ok(())
}
