//! Somebody on the staff agrees to the code of conduct (2.1.2), which holds for the staff as for players.

use reeve_store::staff_agreement::StaffAgreement;
use reeve_store::tournament::Tournament;
use reeve_store::{AccountId, TournamentId, Tx, staff_agreement};

use crate::{Action, AuditAction, AuditEntry, AuditSubject, Context, Error, Permission, Result};
use reeve_views::people::agreement::has_agreed_to_code;

/// Agrees to the code of conduct as it is now, for oneself. Agreeing twice changes nothing.
///
/// Error: [`Error::Forbidden`] for somebody who is not on the staff, such as an administrator who looks in.
pub async fn agree_as_staff(context: &Context<'_>, id: TournamentId) -> Result<()> {
    let mut action = Action::begin(context, id, Permission::AgreeAsStaff).await?;
    let account = context.caller.account().ok_or(Error::Forbidden)?;
    let tournament = action.tournament()?.clone();
    let kept = staff_agreement::of_member(&mut action.tx, id, account).await?;
    if has_agreed_to_code(&tournament, kept.as_ref()) {
        return Ok(());
    }
    note(&mut action.tx, &tournament, account, context).await?;
    action.commit(entry(&tournament, account)).await?;
    Ok(())
}

/// Notes that an account agreed.
pub(crate) async fn note(
    tx: &mut Tx,
    tournament: &Tournament,
    account: AccountId,
    context: &Context<'_>,
) -> Result<()> {
    let code_version = tournament.code_version.clone();
    let agreed = StaffAgreement { account_id: account, code_version, agreed_at: context.now };
    Ok(staff_agreement::put(tx, tournament.id, &agreed).await?)
}

/// The line of the audit log.
pub(crate) fn entry(tournament: &Tournament, account: AccountId) -> AuditEntry {
    AuditEntry::new(AuditAction::AgreeAsStaff, AuditSubject::Account(account)).after(&tournament.code_version)
}
