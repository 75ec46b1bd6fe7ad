//! Staff take back that a player is the same person as players of other tournaments.

use reeve_store::individual;
use reeve_store::player;
use reeve_store::tournament;
use reeve_store::{PlayerId, TournamentId};

use crate::people::player::subject;
use crate::people::refusal::Refusal;
use crate::series::disqualified;
use crate::{Action, AuditAction, AuditEntry, Context, Error, Permission, Result};
use reeve_views::people::now;

/// What the log calls it.
const PART: AuditAction = AuditAction::UnlinkPerson;

/// Says that a player is not the person whom the player was joined with in other tournaments. The players there stay
/// joined with each other. If there is only one of them, nobody is left to be joined with, and the log of that player's
/// tournament says so too.
///
/// Error: a refusal where the player is joined with nobody.
pub async fn unlink_person(context: &Context<'_>, id: TournamentId, number: i64) -> Result<()> {
    let mut action = Action::begin_across(context, id, Permission::Run).await?;
    let own = player::by_number(&mut action.tx, id, number).await?.ok_or(Error::Missing)?;
    now::may_be_changed(&own)?;
    if !part_in(&mut action, context, own.id).await? {
        return Err(Refusal::JoinedWithNobody.into());
    }
    action.commit(AuditEntry::new(PART, subject(number))).await?;
    Ok(())
}

/// Parts a player inside a change that holds the lock of everything. Gives whether the player was joined with anybody.
pub(crate) async fn part_in(action: &mut Action, context: &Context<'_>, player: PlayerId) -> Result<bool> {
    let Some(joined) = individual::of_player(&mut action.tx, player).await? else { return Ok(false) };
    let all = individual::players(&mut action.tx, joined).await?;
    let others: Vec<_> = all.iter().copied().filter(|(other, _)| *other != player).collect();
    individual::part(&mut action.tx, player).await?;
    if let [(last, there)] = others.as_slice() {
        let theirs = player::by_id(&mut action.tx, *last).await?;
        let there = tournament::by_id(&mut action.tx, *there).await?;
        if let (Some(theirs), Some(there)) = (theirs, there) {
            action.change_other(there, AuditEntry::new(PART, subject(theirs.number)));
        }
    }
    disqualified::follow_in(action, context, all.into_iter().map(|(_, tournament)| tournament)).await?;
    Ok(true)
}
