//! The staff of a tournament: who is on it, and who is taken for the same person as one of its players (1.3.2).

use crate::rules::tournament::vocabulary::{PlayerState, StaffRole};
use crate::store::player::Player;
use crate::store::tournament::StaffMember;
use crate::store::{AccountId, Snapshot};

use crate::views::people::attendance;

/// By what somebody on the staff and a player are taken for the same person.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SameBy {
    /// The e-mail address.
    Email,
    /// The name.
    Name,
}

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
/// The same e-mail address is the same person. The same name, compared without upper and lower case and
/// blanks, is taken for the same person unless `another_person` says otherwise.
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

/// The player whom somebody with this name and e-mail address is taken for, if any, and by what; compared as by
/// [`may_play`]. Whoever left the tournament before being seated is none of its players.
pub fn same_player<'s>(
    snapshot: &'s Snapshot,
    name: &str,
    email: Option<&str>,
    another_person: bool,
) -> Option<(&'s Player, SameBy)> {
    let same = |player: &&Player| {
        plays(player, snapshot) && is_same((name, email), (&player.name, player.email.as_deref()), another_person)
    };
    let player = snapshot.players.iter().find(same)?;
    let by = if same_email(email, player.email.as_deref()) { SameBy::Email } else { SameBy::Name };
    Some((player, by))
}

/// A name as it is compared: without blanks at its ends or twice in it, in lower case.
fn key(name: &str) -> String {
    name.split_whitespace().collect::<Vec<_>>().join(" ").to_lowercase()
}

/// Whether two names are taken for the same: blanks and upper and lower case don't count.
pub fn same_name(one: &str, other: &str) -> bool {
    key(one) == key(other)
}

/// Whether both have an e-mail address, and it is the same.
pub fn same_email(one: Option<&str>, other: Option<&str>) -> bool {
    matches!((one, other), (Some(one), Some(other)) if !one.trim().is_empty() && key(one) == key(other))
}

fn is_same(one: (&str, Option<&str>), other: (&str, Option<&str>), another_person: bool) -> bool {
    same_email(one.1, other.1) || (!another_person && same_name(one.0, other.0))
}

/// Whether somebody counts as a player: whoever is in the tournament, and whoever left it after being seated.
fn plays(player: &Player, snapshot: &Snapshot) -> bool {
    player.hidden_at.is_none() && (player.state != PlayerState::Withdrawn || attendance::is_seated(snapshot, player))
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
