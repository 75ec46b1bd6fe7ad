//! Let other sites show standings, seats and bracket in a frame, or no longer.

use reeve_store::TournamentId;

use crate::{Action, AuditAction, AuditEntry, AuditSubject, Context, Permission, Result};

/// Lets other sites show the tournament, or no longer. Saying so twice changes nothing.
pub async fn let_other_sites(context: &Context<'_>, id: TournamentId, embeds: bool) -> Result<()> {
    let mut action = Action::begin(context, id, Permission::Run).await?;
    let mut tournament = action.tournament()?.clone();
    if tournament.embeds == embeds {
        return Ok(());
    }
    tournament.embeds = embeds;
    action.save_tournament(tournament).await?;
    let done = if embeds { AuditAction::AllowEmbeds } else { AuditAction::StopEmbeds };
    action.commit(AuditEntry::new(done, AuditSubject::Tournament)).await?;
    Ok(())
}
