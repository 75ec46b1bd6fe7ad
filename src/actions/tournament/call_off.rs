//! Call off a tournament that people know of, and hold it after all.
//!
//! What it keeps people from doing is decided where that is asked for: registration, check-in, seats and rounds in `views`.

use chrono::{DateTime, Utc};

use reeve_store::{TournamentId, announcement, series_final};

use crate::hall::announce::say_to_everybody;
use crate::series;
use crate::series::refusal::final_day::FinalDayRefusal;
use crate::tournament::refusal::Refusal;
use crate::{Action, AuditAction, AuditEntry, AuditSubject, Context, Permission, Result};
use reeve_views::tournament::{may_call_off, may_hold_after_all};

/// Calls a tournament off, and announces what is said of it to everybody, if something is.
///
/// Errors: as [`announce`](crate::hall::announce::announce) of what is said; a refusal in a draft, once games have begun, and where it
/// is called off already.
pub async fn call_off(context: &Context<'_>, id: TournamentId, said: &str) -> Result<()> {
    // Across, since its series may be frozen at the same time.
    let mut action = Action::begin_across(context, id, Permission::Run).await?;
    may_call_off(&action.snapshot().await?).map_err(Refusal::Phase)?;
    change(action, context, (Some(context.now), AuditAction::CallOff), said).await
}

/// Says that a tournament takes place after all, takes back what was announced when it was called off, and announces what is said of it to everybody, if something is.
///
/// Errors: as [`call_off`]; a refusal where it is not called off, and once the ranking of its series is frozen (1.2.4).
pub async fn hold_after_all(context: &Context<'_>, id: TournamentId, said: &str) -> Result<()> {
    let mut action = Action::begin_across(context, id, Permission::Run).await?;
    if series_final::is_of_frozen(&mut action.tx, id).await? {
        return Err(series::refusal::Refusal::from(FinalDayRefusal::Frozen).into());
    }
    may_hold_after_all(action.tournament()?).map_err(Refusal::Phase)?;
    // What was said with the calling off is not true any more.
    let since = action.tournament()?.called_off_at;
    for one in announcement::standing(&mut action.tx, id).await? {
        if Some(one.made_at) == since {
            announcement::take_back(&mut action.tx, one.id, context.now).await?;
            action.add_entry(AuditEntry::new(AuditAction::TakeAnnouncementBack, AuditSubject::Tournament));
        }
    }
    change(action, context, (None, AuditAction::HoldAfterAll), said).await
}

async fn change(
    mut action: Action,
    context: &Context<'_>,
    (called_off_at, what): (Option<DateTime<Utc>>, AuditAction),
    said: &str,
) -> Result<()> {
    let mut tournament = action.tournament()?.clone();
    let slug = tournament.slug.clone();
    if !said.trim().is_empty() {
        say_to_everybody(&mut action, context, tournament.id, said).await?;
    }
    tournament.called_off_at = called_off_at;
    action.save_tournament(tournament).await?;
    action.commit(AuditEntry::new(what, AuditSubject::Named(slug))).await?;
    Ok(())
}
