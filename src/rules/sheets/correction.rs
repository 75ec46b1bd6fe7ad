//! The one way back from a final record sheet: a slip of the pen, which an organizer and a judge both find on the signed paper
//! (setting `transcription_fix`). What the players signed never changes, so nothing here is for a result that was signed as
//! it is stored.

use crate::sheets::{SignatureWay, StepRefusal, TableResult};
use crate::tournament::settings::TranscriptionFix;
use crate::tournament::vocabulary::{SheetState, words};

words! {
    /// Where a correction stands.
    CorrectionState {
        /// One of the two has said what the paper says.
        Proposed = "proposed",
        /// The other one found the same there, and the result is corrected.
        Confirmed = "confirmed",
        /// It was taken back, and nothing was corrected.
        Withdrawn = "withdrawn",
    }
}

/// As what somebody takes part in a correction.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CorrectionRoles {
    /// An organizer of the tournament.
    pub organizer: bool,
    /// A judge of the tournament.
    pub judge: bool,
}

impl CorrectionRoles {
    /// Those of these roles that are among the others too.
    pub fn among(self, others: CorrectionRoles) -> CorrectionRoles {
        CorrectionRoles { organizer: self.organizer && others.organizer, judge: self.judge && others.judge }
    }
}

/// Whether there is a signed paper of a record sheet that stands there: all of its seats signed on paper, by these ways of them. What
/// somebody signed by link or PIN was read on a screen, so no paper differs from it.
/// Where nobody knows of any signature an earlier version stored the sheet, which had no other way. What a judge decided nobody
/// signed.
pub fn is_on_paper(state: SheetState, mut ways: impl Iterator<Item = SignatureWay>) -> bool {
    state == SheetState::Signed && ways.all(|way| way == SignatureWay::Paper)
}

/// Whether a record sheet that stands there may be corrected in a tournament with this setting: only where there is a signed paper
/// ([`is_on_paper`]), from which the stored result can differ.
pub fn may_correct(setting: TranscriptionFix, state: SheetState, on_paper: bool) -> Result<(), StepRefusal> {
    match setting {
        _ if !state.is_final() => Err(StepRefusal::NotFinalYet),
        TranscriptionFix::Off => Err(StepRefusal::CorrectionsOff),
        TranscriptionFix::On if !on_paper => Err(StepRefusal::NoSignedPaper),
        TranscriptionFix::On => Ok(()),
    }
}

/// The second of two people: whoever would confirm a correction.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SecondPerson {
    pub now: CorrectionRoles,
    /// Those of them that they had before it was proposed: nobody makes a second person of somebody to confirm it.
    pub before: CorrectionRoles,
    /// Those of them that whoever proposed it did not give them since the sheet became final, nor somebody whom that one let in then.
    pub apart: CorrectionRoles,
    /// Whether they proposed it themselves; none where nobody knows who did, as in an archive that was changed.
    pub proposed_it: Option<bool>,
}

/// Whether the second of two people may confirm what the first one proposed: another account, and of the two one is an
/// organizer and one a judge. `first` are the roles in which the first one proposed it and which are still theirs.
pub fn may_confirm(first: CorrectionRoles, second: SecondPerson) -> Result<(), StepRefusal> {
    match second.proposed_it {
        Some(false) => {}
        Some(true) => return Err(StepRefusal::SamePerson),
        None => return Err(StepRefusal::ProposerUnknown),
    }
    if !first.organizer && !first.judge {
        return Err(StepRefusal::ProposerGone);
    }
    let is_pair = |second: CorrectionRoles| first.organizer && second.judge || first.judge && second.organizer;
    if !is_pair(second.now) {
        return Err(StepRefusal::OtherRoleNeeded);
    }
    if !is_pair(second.before) {
        return Err(StepRefusal::RoleSinceProposal);
    }
    if is_pair(second.before.among(second.apart)) { Ok(()) } else { Err(StepRefusal::LetInByProposer) }
}

/// The result with the VP and the winner of the paper: `vp` for each seat in the order of the positions, `winner` a
/// position. Where the VP of a seat are others, the parts that were noted of it are left out. Whoever was absent stays so.
pub fn corrected(stored: &TableResult, vp: &[Option<i64>], winner: Option<i64>) -> Result<TableResult, StepRefusal> {
    let mut result = stored.clone();
    for (seat, vp) in result.seats.iter_mut().zip(vp) {
        seat.winner = winner == Some(seat.position);
        if !seat.absent && seat.vp != *vp {
            seat.vp = *vp;
            seat.parts = None;
        }
    }
    if result == *stored { Err(StepRefusal::NothingDiffers) } else { Ok(result) }
}

/// Whether a result is what a correction makes of the stored one: other VP or another winner, and nothing else.
pub fn is_correction(stored: &TableResult, paper: &TableResult) -> bool {
    let vp: Vec<Option<i64>> = paper.seats.iter().map(|seat| seat.vp).collect();
    vp.len() == stored.seats.len() && corrected(stored, &vp, paper.winner()).as_ref() == Ok(paper)
}

#[cfg(test)]
mod tests {
    use super::*;

    const JUDGE: CorrectionRoles = CorrectionRoles { organizer: false, judge: true };
    const ORGANIZER: CorrectionRoles = CorrectionRoles { organizer: true, judge: false };
    const BOTH: CorrectionRoles = CorrectionRoles { organizer: true, judge: true };

    const NEITHER: CorrectionRoles = CorrectionRoles { organizer: false, judge: false };

    /// As if the second one had all roles before it was proposed.
    fn may_confirm(
        first: CorrectionRoles,
        second: CorrectionRoles,
        proposed_it: Option<bool>,
    ) -> Result<(), StepRefusal> {
        super::may_confirm(first, SecondPerson { now: second, before: second, apart: second, proposed_it })
    }

    #[test]
    fn nobody_confirms_in_a_role_that_the_first_one_gave_them() {
        let check = |first: CorrectionRoles, (now, apart): (CorrectionRoles, CorrectionRoles), expected| {
            let second = SecondPerson { now, before: now, apart, proposed_it: Some(false) };
            assert_eq!(super::may_confirm(first, second), expected, "{first:?} {second:?}");
        };
        check(ORGANIZER, (JUDGE, NEITHER), Err(StepRefusal::LetInByProposer));
        check(ORGANIZER, (BOTH, ORGANIZER), Err(StepRefusal::LetInByProposer));
        check(ORGANIZER, (BOTH, JUDGE), Ok(()));
        check(JUDGE, (BOTH, NEITHER), Err(StepRefusal::LetInByProposer));
        check(JUDGE, (JUDGE, NEITHER), Err(StepRefusal::OtherRoleNeeded));
    }

    #[test]
    fn nobody_confirms_in_a_role_that_they_have_since_it_was_proposed() {
        let check = |first: CorrectionRoles, (now, before): (CorrectionRoles, CorrectionRoles), expected| {
            let second = SecondPerson { now, before, apart: now, proposed_it: Some(false) };
            assert_eq!(super::may_confirm(first, second), expected, "{first:?} {second:?}");
        };
        check(ORGANIZER, (JUDGE, NEITHER), Err(StepRefusal::RoleSinceProposal));
        check(ORGANIZER, (BOTH, ORGANIZER), Err(StepRefusal::RoleSinceProposal));
        check(ORGANIZER, (BOTH, JUDGE), Ok(()));
        check(JUDGE, (BOTH, NEITHER), Err(StepRefusal::RoleSinceProposal));
        check(BOTH, (BOTH, ORGANIZER), Ok(()));
        check(JUDGE, (JUDGE, NEITHER), Err(StepRefusal::OtherRoleNeeded));
    }

    #[test]
    fn it_takes_an_organizer_and_a_judge_who_are_two() {
        assert_eq!(may_confirm(JUDGE, ORGANIZER, Some(false)), Ok(()));
        assert_eq!(may_confirm(ORGANIZER, JUDGE, Some(false)), Ok(()));
        assert_eq!(may_confirm(BOTH, JUDGE, Some(false)), Ok(()));
        assert_eq!(may_confirm(BOTH, ORGANIZER, Some(false)), Ok(()));
        assert_eq!(may_confirm(BOTH, BOTH, Some(true)), Err(StepRefusal::SamePerson));
        assert_eq!(may_confirm(JUDGE, ORGANIZER, None), Err(StepRefusal::ProposerUnknown));
        assert_eq!(may_confirm(JUDGE, JUDGE, Some(false)), Err(StepRefusal::OtherRoleNeeded));
        assert_eq!(may_confirm(ORGANIZER, ORGANIZER, Some(false)), Err(StepRefusal::OtherRoleNeeded));
        // Who proposed it as a judge and is only an organizer by now had not that role then.
        let gone = JUDGE.among(ORGANIZER);
        for second in [JUDGE, ORGANIZER, BOTH] {
            assert_eq!(may_confirm(gone, second, Some(false)), Err(StepRefusal::ProposerGone));
        }
        assert_eq!(may_confirm(BOTH.among(ORGANIZER), JUDGE, Some(false)), Ok(()));
        assert_eq!(may_confirm(BOTH.among(ORGANIZER), ORGANIZER, Some(false)), Err(StepRefusal::OtherRoleNeeded));
    }

    #[test]
    fn only_what_is_final_is_corrected_and_only_where_the_setting_says_so() {
        for state in [SheetState::Signed, SheetState::Decided] {
            assert_eq!(may_correct(TranscriptionFix::On, state, true), Ok(()));
            assert_eq!(may_correct(TranscriptionFix::On, state, false), Err(StepRefusal::NoSignedPaper));
            assert_eq!(may_correct(TranscriptionFix::Off, state, true), Err(StepRefusal::CorrectionsOff));
        }
        for state in [SheetState::Open, SheetState::Submitted] {
            assert_eq!(may_correct(TranscriptionFix::On, state, true), Err(StepRefusal::NotFinalYet));
        }
    }

    #[test]
    fn a_paper_is_there_where_somebody_signed_on_it() {
        use SignatureWay::{Link, Paper, Pin};
        let check = |state: SheetState, ways: &[SignatureWay], expected: bool| {
            assert_eq!(is_on_paper(state, ways.iter().copied()), expected, "{state:?} {ways:?}");
        };
        check(SheetState::Signed, &[Paper; 4], true);
        check(SheetState::Signed, &[Link, Pin, Paper], false);
        check(SheetState::Signed, &[Link, Link, Pin], false);
        // A sheet that an earlier version stored.
        check(SheetState::Signed, &[], true);
        for state in [SheetState::Open, SheetState::Submitted, SheetState::Decided] {
            check(state, &[], false);
            check(state, &[Link], false);
        }
    }

    #[test]
    fn the_paper_changes_vp_and_winner_and_nothing_else() {
        let mut stored = TableResult::blank([1, 2, 3]);
        stored.seats[0].winner = true;
        for (seat, vp) in stored.seats.iter_mut().zip([10, 8, 7]) {
            seat.vp = Some(vp);
            seat.chair = Some(seat.position);
            seat.parts = Some([("cities", 1)].into_iter().collect());
        }
        let same = corrected(&stored, &[Some(10), Some(8), Some(7)], Some(1));
        assert_eq!(same, Err(StepRefusal::NothingDiffers));
        let other = corrected(&stored, &[Some(10), Some(9), Some(7)], Some(1)).expect("a correction");
        assert_eq!((other.seats[1].vp, &other.seats[1].parts, other.seats[1].chair), (Some(9), &None, Some(2)));
        assert_eq!(other.seats[0], stored.seats[0]);
        assert!(is_correction(&stored, &other));
        let other = corrected(&stored, &[Some(10), Some(8), Some(7)], Some(3)).expect("another winner");
        assert_eq!(other.winner(), Some(3));
        assert!(is_correction(&stored, &other));
    }

    #[test]
    fn whatever_else_differs_is_no_correction() {
        let mut stored = TableResult::blank([1, 2, 3]);
        for (seat, vp) in stored.seats.iter_mut().zip([10, 8, 7]) {
            seat.vp = Some(vp);
        }
        stored.seats[0].winner = true;
        let mut right = stored.clone();
        right.seats[1].vp = Some(9);
        assert!(is_correction(&stored, &right));
        assert!(!is_correction(&stored, &stored), "nothing differs");
        let changes: [fn(&mut TableResult); 6] = [
            |paper| paper.seats.reverse(),
            |paper| drop(paper.seats.pop()),
            |paper| paper.seats.push(paper.seats[2].clone()),
            |paper| (paper.seats[2].absent, paper.seats[2].vp) = (true, None),
            |paper| paper.seats[2].chair = Some(1),
            |paper| paper.seats[2].winner = true,
        ];
        for (at, change) in changes.into_iter().enumerate() {
            let mut wrong = right.clone();
            change(&mut wrong);
            assert!(!is_correction(&stored, &wrong), "change {at}");
        }
    }
}
