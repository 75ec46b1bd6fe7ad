//! Organizers and judges of a tournament. Staff can't play in it, and its players can't
//! become staff (1.3.2); a tournament keeps an organizer, and a judge while games are on (1.3.1).

use crate::rules::tournament::vocabulary::{Phase, StaffRole};
use crate::store::tournament;
use crate::store::{AccountId, TournamentId, account};

use crate::actions::tournament::refusal::Refusal;
use crate::actions::{Action, AuditAction, AuditEntry, AuditSubject, Context, Error, Permission, Result};
use crate::views::people::same_player::same_player;
use crate::views::people::staff;

/// Somebody to be added to the staff.
#[derive(Debug, Clone)]
pub struct AddStaff {
    /// The name of the account, as typed.
    pub name: String,
    /// Judge or organizer.
    pub role: StaffRole,
    /// The player of the same name is somebody else.
    pub another_person: bool,
}

/// Adds an account to the staff by name. Whoever has the role already keeps it, and nothing is noted.
pub async fn add_staff(context: &Context<'_>, id: TournamentId, command: &AddStaff) -> Result<()> {
    let mut action = Action::begin(context, id, Permission::Run).await?;
    let name = command.name.trim();
    if name.is_empty() {
        return Err(Error::fault("name", Refusal::AccountMissing));
    }
    let found = account::by_name(&mut action.tx, name).await?.filter(|found| found.disabled_at.is_none());
    let Some(found) = found else {
        return Err(Error::fault("name", Refusal::AccountUnknown));
    };
    let snapshot = action.snapshot().await?;
    if staff::has_role(&snapshot.staff, found.id, command.role) {
        return Ok(());
    }
    let email = found.email.as_deref();
    if let Some((player, same)) = same_player(&snapshot, &found.name, email, command.another_person) {
        return Err(Refusal::IsPlayer { number: player.number, same }.into());
    }
    tournament::add_staff(&mut action.tx, id, found.id, command.role, context.now).await?;
    action
        .commit(AuditEntry::new(AuditAction::AddStaff, AuditSubject::Account(found.id)).after(&command.role.code()))
        .await?;
    Ok(())
}

/// Takes a role away from an account.
pub async fn remove_staff(context: &Context<'_>, id: TournamentId, account: AccountId, role: StaffRole) -> Result<()> {
    let mut action = Action::begin(context, id, Permission::Run).await?;
    let snapshot = action.snapshot().await?;
    check_removal(snapshot.tournament.phase, role, staff::others_with(&snapshot.staff, account, role))?;
    if !tournament::remove_staff(&mut action.tx, id, account, role).await? {
        return Err(Error::Missing);
    }
    action
        .commit(AuditEntry::new(AuditAction::RemoveStaff, AuditSubject::Account(account)).before(&role.code()))
        .await?;
    Ok(())
}

/// Whether a role can be taken away when `others` hold it too.
fn check_removal(phase: Phase, role: StaffRole, others: usize) -> Result<()> {
    let on = phase.has_rounds() && !phase.is_finished();
    match role {
        _ if others > 0 => Ok(()),
        StaffRole::Organizer => Err(Refusal::LastOrganizer.into()),
        StaffRole::Judge if on => Err(Refusal::LastJudge.into()),
        StaffRole::Judge => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_organizer_and_the_last_judge_in_play_stay() {
        let check = |phase: Phase, role: StaffRole, others: usize, refused: bool| {
            assert_eq!(check_removal(phase, role, others).is_err(), refused, "{phase} {role} {others}");
        };
        check(Phase::Draft, StaffRole::Organizer, 0, true);
        check(Phase::Finished, StaffRole::Organizer, 0, true);
        check(Phase::Prelim, StaffRole::Organizer, 1, false);
        check(Phase::CheckIn, StaffRole::Judge, 0, false);
        check(Phase::Prelim, StaffRole::Judge, 0, true);
        check(Phase::Final, StaffRole::Judge, 0, true);
        check(Phase::Final, StaffRole::Judge, 1, false);
        check(Phase::Finished, StaffRole::Judge, 0, false);
    }
}
