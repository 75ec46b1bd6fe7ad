//! The staff of a tournament: who is on it, and so may not play (1.3.2).

use crate::rules::tournament::vocabulary::StaffRole;
use crate::store::AccountId;
use crate::store::tournament::StaffMember;

use crate::views::people::same_player::{SameBy, same_email, same_name};

/// Whether there is a judge, without whom no tournament starts (1.3.1).
pub fn has_judge(staff: &[StaffMember]) -> bool {
    staff.iter().any(|member| member.role == StaffRole::Judge)
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
    /// Who it is.
    pub member: &'s StaffMember,
    /// By what.
    pub by: SameBy,
}

/// Whether somebody with this name and e-mail address may play: whoever is on the staff may not (1.3.2). Every way in asks
/// here: registration, file, by hand, a changed name, and being brought back.
///
/// The same e-mail address is the same person. The same name is taken for the same person unless `another_person` says
/// otherwise.
pub fn may_play<'s>(
    staff: &'s [StaffMember],
    name: &str,
    email: Option<&str>,
    another_person: bool,
) -> Result<(), OnStaff<'s>> {
    let by_email = staff.iter().find(|member| same_email(member.email.as_deref(), email));
    if let Some(member) = by_email {
        return Err(OnStaff { member, by: SameBy::Email });
    }
    match staff.iter().find(|member| !another_person && same_name(&member.name, name)) {
        Some(member) => Err(OnStaff { member, by: SameBy::Name }),
        None => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use chrono::DateTime;

    use super::*;

    fn member(name: &str, email: Option<&str>) -> StaffMember {
        StaffMember {
            account_id: AccountId(1),
            name: name.into(),
            email: email.map(str::to_owned),
            role: StaffRole::Judge,
            added_at: DateTime::UNIX_EPOCH,
        }
    }

    #[test]
    fn staff_are_known_by_e_mail_and_by_name() {
        let staff = [member("Jo  van Dam", Some("jo@example.org"))];
        let check = |name: &str, email: Option<&str>, another: bool, expect: bool| {
            assert_eq!(may_play(&staff, name, email, another).is_err(), expect, "{name} {email:?} {another}");
        };
        check("jo VAN dam", None, false, true);
        check("jo van dam", None, true, false);
        check("Jo", Some("JO@example.org "), false, true);
        check("Jo", Some("jo@example.org"), true, true);
        check("Jo", Some("other@example.org"), false, false);
        check("Jo", Some(""), false, false);
        check("ÉMILE", None, false, false);
        assert!(may_play(&[member("Émile", None)], "éMILE", None, false).is_err());
        assert!(may_play(&[member("A", None)], "B", None, false).is_ok());
    }

    #[test]
    fn an_e_mail_address_says_more_than_a_name() {
        let staff = [member("Jo", None), member("Kim", Some("jo@example.org"))];
        let found = may_play(&staff, "Jo", Some("jo@example.org"), false).expect_err("on the staff twice");
        assert_eq!((found.member.name.as_str(), found.by), ("Kim", SameBy::Email));
    }
}
