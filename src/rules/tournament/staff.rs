//! The staff of a tournament: no tournament without a judge (1.3.1), and nobody who is on the staff plays (1.3.2).

use crate::refusals::refusals;
use crate::tournament::same_person::{NameAndEmail, SameBy, looks, same_person};
use crate::tournament::vocabulary::{Phase, StaffRole};

/// There is no judge, without whom no tournament starts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct JudgeMissing;

impl JudgeMissing {
    /// The clause that it comes from.
    pub const CLAUSE: &'static str = "1.3.1";
}

/// Whether these roles have a judge among them, without whom no round is published or started (1.3.1).
pub fn needs_judge(roles: impl IntoIterator<Item = StaffRole>) -> Result<(), JudgeMissing> {
    if roles.into_iter().any(|role| role == StaffRole::Judge) { Ok(()) } else { Err(JudgeMissing) }
}

refusals! {
    /// Why a role can't be taken away.
    #[derive(Debug, Clone, Copy, PartialEq, Eq)]
    pub enum RoleRefusal {
        /// Nobody could run the tournament any more.
        LastOrganizer = "last-organizer",
        /// Games are played, and nobody could settle disputes any more.
        LastJudge = "last-judge" in JudgeMissing::CLAUSE,
    }
}

/// Whether a role can be taken away when `others` hold it too: an organizer stays always, and a judge while games are on
/// (1.3.1).
pub fn may_take_away(phase: Phase, role: StaffRole, others: usize) -> Result<(), RoleRefusal> {
    let on = phase.has_rounds() && !phase.is_finished();
    match role {
        _ if others > 0 => Ok(()),
        StaffRole::Organizer => Err(RoleRefusal::LastOrganizer),
        StaffRole::Judge if on => Err(RoleRefusal::LastJudge),
        StaffRole::Judge => Ok(()),
    }
}

/// Somebody is on the staff and so can't play, or plays and so can't be on the staff.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct StaffAndPlayer {
    /// Which of the people that were looked through it is, from 0.
    pub at: usize,
    pub by: SameBy,
}

impl StaffAndPlayer {
    /// The clause that it comes from.
    pub const CLAUSE: &'static str = "1.3.2";
}

/// Whether somebody with this name and e-mail address may play where these people, by name and e-mail address, are the
/// staff, who may not (1.3.2). Who is the same person is said by [`same_person`].
pub fn may_play(
    staff: &[NameAndEmail<'_>],
    name: &str,
    email: Option<&str>,
    another_person: bool,
) -> Result<(), StaffAndPlayer> {
    match same_person(staff, (name, email), another_person) {
        Some((at, by)) => Err(StaffAndPlayer { at, by }),
        None => Ok(()),
    }
}

/// Whether one of the staff may be somebody with this name, which is only alike (1.3.2): whoever adds a player, or registers, is asked.
pub fn may_be_staff<'s>(staff: impl IntoIterator<Item = &'s str>, name: &str) -> bool {
    let looks_as = looks(name);
    staff.into_iter().any(|member| !looks(member).is_disjoint(&looks_as))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_tournament_starts_without_a_judge() {
        assert_eq!(needs_judge([StaffRole::Organizer, StaffRole::Judge]), Ok(()));
        assert_eq!(needs_judge([StaffRole::Organizer]), Err(JudgeMissing));
        assert_eq!(needs_judge([]), Err(JudgeMissing));
    }

    #[test]
    fn the_last_organizer_and_the_last_judge_in_play_stay() {
        let check = |phase: Phase, role: StaffRole, others: usize, refused: bool| {
            assert_eq!(may_take_away(phase, role, others).is_err(), refused, "{phase} {role} {others}");
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

    #[test]
    fn staff_are_known_by_e_mail_and_by_name() {
        let staff = [("Jo  van Dam", Some("jo@example.org"))];
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
        assert!(may_play(&[("Émile", None)], "éMILE", None, false).is_err());
        assert!(may_play(&[("A", None)], "B", None, false).is_ok());
    }
}
