//! Organizers and judges of a tournament. Who is staff can't be a player in it, and who is a player can't
//! become staff (1.3.2); a tournament keeps an organizer, and a judge while games are on (1.3.1).

use crate::rules::tournament::vocabulary::{Phase, PlayerState, StaffRole};
use crate::store::player::Player;
use crate::store::tournament;
use crate::store::tournament::StaffMember;
use crate::store::{AccountId, Snapshot, TournamentId, account};

use crate::actions::tournament::refusal::{Refusal, SameBy};
use crate::actions::{Action, AuditAction, AuditEntry, AuditSubject, Context, Error, Permission, Result};

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

/// Adds an account to the staff by name. Who has the role already keeps it, and nothing is noted.
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
    if snapshot.staff.iter().any(|member| member.account_id == found.id && member.role == command.role) {
        return Ok(());
    }
    let same = snapshot.players.iter().find(|player| {
        plays(player, &snapshot)
            && is_same(
                (&found.name, found.email.as_deref()),
                (&player.name, player.email.as_deref()),
                command.another_person,
            )
    });
    if let Some(player) = same {
        let email = same_email(found.email.as_deref(), player.email.as_deref());
        let same = if email { SameBy::Email } else { SameBy::Name };
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
    let holders = snapshot.staff.iter().filter(|member| member.role == role);
    let others = holders.filter(|member| member.account_id != account).count();
    check_removal(snapshot.tournament.phase, role, others)?;
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
    let on = phase >= Phase::Prelim && phase < Phase::Finished;
    match role {
        _ if others > 0 => Ok(()),
        StaffRole::Organizer => Err(Refusal::LastOrganizer.into()),
        StaffRole::Judge if on => Err(Refusal::LastJudge.into()),
        StaffRole::Judge => Ok(()),
    }
}

/// The member of the staff that somebody with this name and e-mail address is, if any (1.3.2).
///
/// The same e-mail address is the same person. The same name, compared without upper and lower case and
/// blanks, is taken for the same person unless `another_person` says otherwise.
pub fn is_staff<'a>(
    staff: &'a [StaffMember],
    name: &str,
    email: Option<&str>,
    another_person: bool,
) -> Option<&'a StaffMember> {
    staff.iter().find(|member| is_same((&member.name, member.email.as_deref()), (name, email), another_person))
}

/// Refuses somebody as a player who is staff of the tournament (1.3.2). For every way in: registration, file,
/// by hand, a changed name, and being brought back.
pub fn refuse_staff(staff: &[StaffMember], name: &str, email: Option<&str>, another_person: bool) -> Result<()> {
    match is_staff(staff, name, email, another_person) {
        None => Ok(()),
        Some(member) => Err(Refusal::IsStaff { name: name.to_owned(), role: member.role }.into()),
    }
}

/// A name as it is compared: without blanks at its ends or twice in it, in lower case.
fn key(name: &str) -> String {
    name.split_whitespace().collect::<Vec<_>>().join(" ").to_lowercase()
}

fn same_email(one: Option<&str>, other: Option<&str>) -> bool {
    matches!((one, other), (Some(one), Some(other)) if !one.trim().is_empty() && key(one) == key(other))
}

fn is_same(one: (&str, Option<&str>), other: (&str, Option<&str>), another_person: bool) -> bool {
    same_email(one.1, other.1) || (!another_person && key(one.0) == key(other.0))
}

/// Whether somebody counts as a player: whoever is in the tournament, and whoever left it after being seated.
fn plays(player: &Player, snapshot: &Snapshot) -> bool {
    let seated = || {
        let mut seats = snapshot.rounds.iter().flat_map(|round| &round.tables).flat_map(|table| &table.seats);
        seats.any(|seat| seat.player_id == player.id)
    };
    player.archived_at.is_none() && (player.state != PlayerState::Withdrawn || seated())
}

#[cfg(test)]
mod tests {
    use super::*;
    use chrono::DateTime;

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
            assert_eq!(is_staff(&staff, name, email, another).is_some(), expect, "{name} {email:?} {another}");
        };
        check("jo VAN dam", None, false, true);
        check("jo van dam", None, true, false);
        check("Jo", Some("JO@example.org "), false, true);
        check("Jo", Some("jo@example.org"), true, true);
        check("Jo", Some("other@example.org"), false, false);
        check("Jo", Some(""), false, false);
        check("ÉMILE", None, false, false);
        assert!(is_staff(&[member("Émile", None)], "éMILE", None, false).is_some());
        assert!(is_staff(&[member("A", None)], "B", None, false).is_none());
    }

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
