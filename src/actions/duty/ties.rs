//! Note the club and the groups of somebody on the staff.

use reeve_store::staff_ties::StaffTies;
use reeve_store::{AccountId, TournamentId, staff_ties, tournament};

use crate::people::person;
use crate::people::person::TypedPerson;
use crate::{Action, AuditAction, AuditEntry, AuditSubject, Context, Error, Permission, Result};

/// The club and the groups of somebody on the staff, as typed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EditTies {
    pub account: AccountId,
    /// The club; may be empty.
    pub club: String,
    /// Groups, separated by `|`; may be empty.
    pub groups: String,
    /// The version that the form showed.
    pub version: i64,
}

/// Notes them.
///
/// Errors: [`Error::Missing`] for somebody who is not on the staff; faults at `club` and `groups`, as for players;
/// [`Error::Stale`] where somebody else changed them since.
pub async fn edit_ties(context: &Context<'_>, id: TournamentId, command: &EditTies) -> Result<()> {
    let mut action = Action::begin(context, id, Permission::Run).await?;
    if tournament::roles(&mut action.tx, id, command.account).await?.is_empty() {
        return Err(Error::Missing);
    }
    let typed = TypedPerson {
        name: ANY_NAME.to_owned(),
        club: command.club.clone(),
        groups: command.groups.clone(),
        ..TypedPerson::default()
    };
    let read = person::check(&typed).map_err(Error::Faults)?;
    let before = staff_ties::of_member(&mut action.tx, id, command.account).await?;
    if before.version != command.version {
        return Err(Error::Stale);
    }
    if (&before.club, &before.group_names) == (&read.club, &read.group_names) {
        return Ok(());
    }
    let after = StaffTies {
        account_id: command.account,
        club: read.club,
        group_names: read.group_names,
        version: before.version + 1,
    };
    staff_ties::put(&mut action.tx, id, &after).await?;
    let count = |ties: &StaffTies| ties.groups().count() + usize::from(ties.club.is_some());
    let entry = AuditEntry::new(AuditAction::EditStaffTies, AuditSubject::Account(command.account));
    action.commit(entry.before(&count(&before)).after(&count(&after))).await?;
    Ok(())
}

/// The account has its name already; what is checked of a player takes one.
const ANY_NAME: &str = "-";
