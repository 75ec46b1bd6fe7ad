//! Put a tournament into the archive, and bring it back. Nothing is deleted.

use crate::store::TournamentId;

use crate::actions::{Act, Desk, Error, Note, Result, Right};

/// Archives a tournament: its public pages vanish, and nothing in it can be changed. `typed` must be its short
/// address.
pub async fn archive(desk: &Desk<'_>, id: TournamentId, typed: &str) -> Result<()> {
    let mut act = Act::begin_archived(desk, id, Right::Erase).await?;
    let mut tournament = act.tournament()?.clone();
    if tournament.archived_at.is_some() {
        return Err(Error::refused("This tournament is archived already."));
    }
    if typed.trim() != tournament.slug {
        return Err(Error::fault("confirm", format!("Type {} here. Nothing was archived.", tournament.slug)));
    }
    let slug = tournament.slug.clone();
    tournament.archived_at = Some(desk.now);
    act.save_tournament(tournament).await?;
    act.commit(Note::new("archive tournament", slug)).await?;
    Ok(())
}

/// Brings an archived tournament back as it was.
pub async fn bring_back(desk: &Desk<'_>, id: TournamentId) -> Result<()> {
    let mut act = Act::begin_archived(desk, id, Right::Erase).await?;
    let mut tournament = act.tournament()?.clone();
    if tournament.archived_at.is_none() {
        return Err(Error::refused("This tournament is not archived."));
    }
    let slug = tournament.slug.clone();
    tournament.archived_at = None;
    act.save_tournament(tournament).await?;
    act.commit(Note::new("bring tournament back", slug)).await?;
    Ok(())
}
