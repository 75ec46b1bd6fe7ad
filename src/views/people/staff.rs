//! The staff of a tournament: who is on it, and so may not play (1.3.2).

use reeve_rules::tournament::same_person::SameBy;
use reeve_rules::tournament::staff as rules;
use reeve_rules::tournament::vocabulary::StaffRole;
use reeve_store::AccountId;
use reeve_store::tournament::StaffMember;

/// Whether there is a judge, without whom no tournament starts; see [`rules::needs_judge`].
pub fn has_judge(staff: &[StaffMember]) -> bool {
    rules::needs_judge(staff.iter().map(|member| member.role)).is_ok()
}

/// Whether an account is on the staff.
pub fn is_member(staff: &[StaffMember], account: AccountId) -> bool {
    staff.iter().any(|member| member.account_id == account)
}

/// Whether an account has a role.
pub fn has_role(staff: &[StaffMember], account: AccountId, role: StaffRole) -> bool {
    staff.iter().any(|member| member.account_id == account && member.role == role)
}

/// How many others have a role.
pub fn others_with(staff: &[StaffMember], account: AccountId, role: StaffRole) -> usize {
    staff.iter().filter(|member| member.account_id != account && member.role == role).count()
}

/// The member of the staff that somebody who is to play is taken for.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct OnStaff<'s> {
    pub member: &'s StaffMember,
    pub by: SameBy,
}

/// Whether somebody with this name and e-mail address may play, by [`rules::may_play`]. Every way in asks here:
/// registration, file, by hand, a changed name, and being brought back.
pub fn may_play<'s>(
    staff: &'s [StaffMember],
    name: &str,
    email: Option<&str>,
    another_person: bool,
) -> Result<(), OnStaff<'s>> {
    let people: Vec<_> = staff.iter().map(|member| (member.name.as_str(), member.email.as_deref())).collect();
    match rules::may_play(&people, name, email, another_person) {
        Ok(()) => Ok(()),
        Err(found) => Err(OnStaff { member: &staff[found.at], by: found.by }),
    }
}
