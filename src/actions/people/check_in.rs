//! Check somebody in, or take the check-in back.

use std::collections::BTreeSet;

use reeve_store::player::Player;
use reeve_store::{Snapshot, TournamentId, player};

use crate::people::many::act_on_many;
use crate::people::player::{PlayerAudit, by_number, subject};
use crate::people::refusal::Refusal;
use crate::{Action, AuditAction, AuditEntry, Context, Error, Permission, Result};
use reeve_views::people::check_in::is_since;
use reeve_views::people::many::{self, ManyAct};
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

/// Checks everybody in who is not here yet; gives how many. Sent twice it is done once.
///
/// Errors: [`Error::Stale`] where nobody is missing any more; a refusal before check-in has started and after the preliminary
/// games.
pub async fn check_in_everybody(context: &Context<'_>, id: TournamentId) -> Result<usize> {
    with_all(context, id, ManyAct::CheckIn, |_| true).await
}

/// Takes the check-in back from those who were checked in together, at this moment in milliseconds since 1970; whose game is on
/// stays. Gives how many.
///
/// Errors: as above.
pub async fn undo_check_in_of(context: &Context<'_>, id: TournamentId, at: i64) -> Result<usize> {
    with_all(context, id, ManyAct::UndoCheckIn, |player| is_since(player, at)).await
}

async fn with_all(
    context: &Context<'_>,
    id: TournamentId,
    act: ManyAct,
    is_meant: impl Fn(&Player) -> bool,
) -> Result<usize> {
    let snapshot = Snapshot::load(&mut context.db.read().await?, id).await?;
    let is_due = |player: &&Player| is_meant(player) && many::is_due(&snapshot, player, act) == Ok(true);
    let numbers: BTreeSet<i64> = snapshot.players.iter().filter(is_due).map(|player| player.number).collect();
    let done = act_on_many(context, id, &numbers, act, false).await;
    // A form that comes again is told what it has done; all others that there is nobody left.
    match done {
        Err(Error::Refused(crate::Refusal::People(Refusal::NobodyChosen))) => {
            many::may_be_done(&snapshot, act)?;
            Err(Error::Stale)
        }
        done => done,
    }
}
