//! Organizers and judges of a tournament. Staff can't play in it, and its players can't
//! become staff (1.3.2); a tournament keeps an organizer, and a judge while games are on (1.3.1).

use reeve_rules::tournament::staff::may_take_away;
use reeve_rules::tournament::vocabulary::StaffRole;
use reeve_store::tournament;
use reeve_store::{AccountId, TournamentId, account, api_key, judge_duty, staff_agreement, staff_ties};

use crate::tournament::refusal::Refusal;
use crate::{Action, AuditAction, AuditEntry, AuditSubject, Context, Error, Permission, Result};
use reeve_views::people::same_player::perhaps_player;
use reeve_views::people::staff;

/// Somebody to be added to the staff.
#[derive(Debug, Clone)]
pub struct AddStaff {
    /// The name of the account, as typed.
    pub name: String,
    pub role: StaffRole,
    /// The player of the same name is somebody else.
    pub another_person: bool,
}

/// Adds an account to the staff by name. Whoever has the role already keeps it, and nothing is noted.
pub async fn add_staff(context: &Context<'_>, id: TournamentId, command: &AddStaff) -> Result<()> {
    let (mut action, snapshot) = Action::begin_with_snapshot(context, id, Permission::Run).await?;
    let name = command.name.trim();
    if name.is_empty() {
        return Err(Error::fault("name", Refusal::AccountMissing));
    }
    let found = account::by_name(&mut action.tx, name).await?.filter(|found| found.disabled_at.is_none());
    let Some(found) = found else {
        return Err(Error::fault("name", Refusal::AccountUnknown));
    };
    if staff::has_role(&snapshot.staff, found.id, command.role) {
        return Ok(());
    }
    let email = found.email.as_deref();
    if let Some((player, same)) = perhaps_player(&snapshot, &found.name, email, command.another_person) {
        return Err(Refusal::IsPlayer { number: player.number, same }.into());
    }
    let by = context.caller.account();
    tournament::let_in(&mut action.tx, id, (found.id, command.role), context.now, by).await?;
    action
        .commit(AuditEntry::new(AuditAction::AddStaff, AuditSubject::Account(found.id)).after(&command.role.code()))
        .await?;
    Ok(())
}

/// Takes a role away from an account. Who judges no more goes to no tables; of who leaves the staff neither groups nor
/// agreement are kept.
pub async fn remove_staff(context: &Context<'_>, id: TournamentId, account: AccountId, role: StaffRole) -> Result<()> {
    let mut action = Action::begin(context, id, Permission::Run).await?;
    let members = tournament::staff(&mut action.tx, id).await?;
    may_take_away(action.tournament()?.phase, role, staff::others_with(&members, account, role))
        .map_err(Refusal::Role)?;
    if !tournament::remove_staff(&mut action.tx, id, account, role).await? {
        return Err(Error::Missing);
    }
    if role == StaffRole::Organizer {
        api_key::remove_of(&mut action.tx, id, account).await?;
    }
    if role == StaffRole::Judge {
        judge_duty::forget(&mut action.tx, id, account).await?;
    }
    if tournament::roles(&mut action.tx, id, account).await?.is_empty() {
        staff_ties::forget(&mut action.tx, id, account).await?;
        staff_agreement::forget(&mut action.tx, id, account).await?;
    }
    action
        .commit(AuditEntry::new(AuditAction::RemoveStaff, AuditSubject::Account(account)).before(&role.code()))
        .await?;
    Ok(())
}
