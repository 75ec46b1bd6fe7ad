//! Check somebody in, or take the check-in back.

use reeve_store::TournamentId;
use reeve_store::player;

use crate::people::player::{PlayerAudit, by_number, subject};
use crate::{Action, AuditAction, AuditEntry, Context, Permission, Result};
use reeve_views::people::now;

/// Checks a player in (`here`), or takes that back. Doing it twice changes nothing the second time.
///
/// Errors: a refusal before check-in has started and after the preliminary games, for players who are not in
/// the tournament, and for taking it back from somebody whose game is on.
pub async fn check_in(context: &Context<'_>, id: TournamentId, number: i64, here: bool) -> Result<()> {
    let (mut action, snapshot) = Action::begin_with_snapshot(context, id, Permission::Run).await?;
    let old = by_number(&snapshot, number)?.clone();
    if old.checked_in_at.is_some() == here && old.is_active() {
        return Ok(());
    }
    now::may_check_in(&snapshot, &old, here)?;
    let mut player = old.clone();
    player.checked_in_at = here.then_some(context.now);
    player::update(&mut action.tx, &player).await?;
    let what = if here { AuditAction::CheckIn } else { AuditAction::UndoCheckIn };
    action
        .commit(AuditEntry::new(what, subject(number)).before(&PlayerAudit::of(&old)).after(&PlayerAudit::of(&player)))
        .await?;
    Ok(())
}
