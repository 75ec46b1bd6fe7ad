//! Hide a tournament, and bring it back. Nothing is deleted. Pages say that it is archived
//! ([`is_hidden`](reeve_store::tournament::Tournament::is_hidden)).

use reeve_store::TournamentId;

use crate::series::disqualified;
use crate::series::frozen::not_awaited;
use crate::tournament::refusal::Refusal;
use crate::{Action, AuditAction, AuditEntry, AuditSubject, Context, Error, Permission, Result};

/// Hides a tournament: its public pages vanish, and nothing in it can be changed. `typed` must be its short address.
///
/// Errors: a fault at `confirm`; a refusal where it is hidden already, and for an event of a series whose final day is still to come.
pub async fn hide(context: &Context<'_>, id: TournamentId, typed: &str) -> Result<()> {
    // Across, since a series may be frozen or its players be invited at the same time.
    let mut action = Action::begin_across(context, id, Permission::Erase).await?;
    let mut tournament = action.tournament()?.clone();
    if tournament.is_hidden() {
        return Err(Refusal::AlreadyHidden.into());
    }
    not_awaited(&mut action.tx, id).await?;
    let slug = tournament.slug.clone();
    if typed.trim() != slug {
        return Err(Error::fault("confirm", Refusal::AddressNotTyped { slug }));
    }
    tournament.hidden_at = Some(context.now);
    action.save_tournament(tournament).await?;
    action.commit(AuditEntry::new(AuditAction::HideTournament, AuditSubject::Named(slug))).await?;
    Ok(())
}

/// Brings a hidden tournament back as it was. Rulings of an event count in its series again.
pub async fn bring_back(context: &Context<'_>, id: TournamentId) -> Result<()> {
    let mut action = Action::begin_across(context, id, Permission::Erase).await?;
    let mut tournament = action.tournament()?.clone();
    if !tournament.is_hidden() {
        return Err(Refusal::NotHidden.into());
    }
    let slug = tournament.slug.clone();
    tournament.hidden_at = None;
    action.save_tournament(tournament).await?;
    disqualified::follow(&mut action, context).await?;
    action.commit(AuditEntry::new(AuditAction::BringTournamentBack, AuditSubject::Named(slug))).await?;
    Ok(())
}
