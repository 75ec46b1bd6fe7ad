//! Who signs, who objects, and that no sequence of steps leads anywhere else than the rules say.

use crate::rule_set::RuleSet;
use proptest::prelude::*;

use crate::games::BASE;
use crate::sheets::{Checked, SeatResult, Sheet, StepRefusal, TableResult, Warning, check, check_decided};
use crate::tournament::vocabulary::{RoundState, SheetState, Stage};

const PLAYING: RoundState = RoundState::Playing;

/// A result of four from VP, of whom the first won; nobody came to the seats without any.
fn result(vp: [Option<i64>; 4]) -> Checked {
    let seat = |(vp, position): (Option<i64>, i64)| SeatResult {
        position,
        vp,
        winner: position == 1,
        absent: vp.is_none(),
        ..SeatResult::default()
    };
    let typed = TableResult { seats: vp.into_iter().zip(1..).map(seat).collect(), handler: None };
    check(&BASE, &typed).expect("a result")
}

fn four() -> Sheet {
    Sheet::open(1..=4).submit(PLAYING, &result([Some(10), Some(8), Some(7), Some(5)])).expect("a sheet")
}

#[test]
fn the_seats_that_came_sign_and_the_last_makes_it_final() {
    let three = Sheet::open(1..=4).submit(PLAYING, &result([Some(10), Some(8), Some(7), None])).expect("a sheet");
    assert_eq!((three.signers(), three.signed()), (3, 0));
    assert_eq!(three.sign(PLAYING, 3), Err(StepRefusal::AbsentDoNotSign));
    assert_eq!(three.sign(PLAYING, 4), Err(StepRefusal::NoSuchSeat));
    let two = three.sign(PLAYING, 2).and_then(|sheet| sheet.sign(PLAYING, 0)).expect("two signatures");
    assert_eq!((two.state, two.signed()), (SheetState::Submitted, 2));
    assert_eq!(two.signed_unlike(&three).collect::<Vec<_>>(), [0, 2]);
    let all = two.sign(PLAYING, 1).expect("the last one");
    assert_eq!((all.state, all.signatures.clone()), (SheetState::Signed, vec![true, true, true, false]));
    // On paper sign all who have not, and nobody who was not there.
    let paper = two.sign_on_paper(PLAYING, (&BASE, &RuleSet::default()), None).expect("a signed sheet");
    assert_eq!((paper.signed_unlike(&two).collect::<Vec<_>>(), paper), (vec![1], all));
}

#[test]
fn nobody_waits_for_the_signature_of_somebody_disqualified() {
    let mut sheet = four();
    sheet.excused[3] = true;
    assert_eq!((sheet.signers(), sheet.sign(PLAYING, 3)), (3, Err(StepRefusal::SignerGone)));
    let two = sheet.sign(PLAYING, 0).and_then(|sheet| sheet.sign(PLAYING, 1)).expect("two signatures");
    let all = two.sign(PLAYING, 2).expect("the last one");
    assert_eq!((all.state, all.signatures.clone()), (SheetState::Signed, vec![true, true, true, false]));
    assert_eq!(two.sign_on_paper(PLAYING, (&BASE, &RuleSet::default()), None), Ok(all));
    // Who signed and was disqualified after it has signed all the same.
    let mut three = four().sign(PLAYING, 3).and_then(|sheet| sheet.sign(PLAYING, 0)).expect("two signatures");
    three.excused[3] = true;
    assert_eq!((three.signed(), three.signers()), (1, 3));
    let paper = three.sign_on_paper(PLAYING, (&BASE, &RuleSet::default()), None).expect("a signed sheet");
    assert_eq!(paper.signatures, [true; 4]);
}

/// Who is put out in the very game, or leaves before its result is in, is not the winner of it without a word.
#[test]
fn nobody_signs_for_a_winner_who_is_out_before_a_judge_has_chosen() {
    let mut disqualified = four();
    disqualified.excused[0] = true;
    let mut gone = four();
    gone.withdrew[0] = true;
    for (sheet, why) in
        [(disqualified, Warning::WinnerDisqualified { seat: 0 }), (gone, Warning::WinnerWithdrew { seat: 0 })]
    {
        assert_eq!((sheet.winner_out(), sheet.warnings(&BASE, &RuleSet::default())), (Some(why), vec![why]));
        assert_eq!(sheet.may_sign(PLAYING), Err(StepRefusal::WinnerOut));
        assert_eq!(sheet.sign(PLAYING, 1), Err(StepRefusal::WinnerOut));
        assert_eq!(sheet.sign_on_paper(PLAYING, (&BASE, &RuleSet::default()), Some(10)), Err(StepRefusal::WinnerOut));
        // A final sheet stays as it is, whatever becomes of its winner.
        let signed = Sheet { state: SheetState::Signed, ..sheet };
        assert_eq!(signed.winner_out(), None);
    }
    let mut other = four();
    (other.excused[1], other.withdrew[2]) = (true, true);
    assert_eq!((other.winner_out(), other.may_sign(PLAYING)), (None, Ok(())));
}

/// Whoever leaves between the result and its signatures may have left the game, unless they signed that they played it to its end.
#[test]
fn a_winner_who_leaves_without_signing_is_unusual_and_stops_nobody() {
    let rules = RuleSet::default();
    let mut sheet = four();
    sheet.left_since[0] = true;
    let why = Warning::WinnerUnsigned { seat: 0 };
    assert_eq!((sheet.winner_out(), sheet.winner_in_question()), (None, Some(why)));
    assert_eq!((sheet.warnings(&BASE, &rules), sheet.may_sign(PLAYING)), (vec![why], Ok(())));
    assert_eq!(sheet.sign_on_paper(PLAYING, (&BASE, &rules), None), Err(StepRefusal::Unusual));
    let signed = sheet.sign_on_paper(PLAYING, (&BASE, &rules), Some(10)).expect("a signed sheet");
    assert_eq!((signed.state, signed.winner_in_question()), (SheetState::Signed, None));
    // Who signed has played to the end, and who did not win changes nothing.
    let mut early = four().sign(PLAYING, 0).expect("a signature");
    early.left_since[0] = true;
    let mut other = four();
    other.left_since[1] = true;
    for sheet in [early, other] {
        assert_eq!((sheet.winner_in_question(), sheet.warnings(&BASE, &rules)), (None, Vec::new()));
    }
}

#[test]
fn an_objection_stops_everybody_until_it_is_taken_back_or_decided() {
    let sheet = four().sign(PLAYING, 1).expect("a signature");
    assert_eq!(Sheet::open(1..=4).dispute(PLAYING, 0), Err(StepRefusal::NoResultYet));
    assert_eq!(sheet.dispute(RoundState::Closed, 0), Err(StepRefusal::RoundNotPlayed));
    assert_eq!(sheet.dispute(PLAYING, 4), Err(StepRefusal::NoSuchSeat));
    // Whoever had signed has not signed any more.
    let disputed = sheet.dispute(PLAYING, 1).and_then(|sheet| sheet.dispute(PLAYING, 3)).expect("two objections");
    assert_eq!((disputed.is_disputed(), disputed.signed()), (true, 0));
    assert_eq!(disputed.dispute(PLAYING, 1), Err(StepRefusal::DisputedAlready));
    for seat in 0..4 {
        assert_eq!(disputed.sign(PLAYING, seat), Err(StepRefusal::Disputed));
    }
    assert_eq!(disputed.sign_on_paper(PLAYING, (&BASE, &RuleSet::default()), None), Err(StepRefusal::Disputed));
    assert_eq!(disputed.take_back_dispute(0), Err(StepRefusal::NoDispute));
    // Another result does not end it: whoever objected says so, or a judge decides.
    let other = disputed.submit(PLAYING, &result([Some(10), Some(9), Some(7), Some(5)])).expect("another result");
    assert!(other.is_disputed());
    let one_left = other.take_back_dispute(1).expect("one is taken back");
    assert_eq!(one_left.sign(PLAYING, 1), Err(StepRefusal::Disputed));
    let none_left = one_left.take_back_dispute(3).expect("the other one too");
    assert_eq!(none_left.sign(PLAYING, 1).map(|sheet| sheet.signed()), Ok(1));
    let decided = disputed.decide(PLAYING, &result([Some(10), Some(9), Some(7), Some(5)])).expect("a decision");
    assert_eq!((decided.state, decided.is_disputed()), (SheetState::Decided, false));
    // Who is marked absent and was there can say so.
    let absent = Sheet::open(1..=4).submit(PLAYING, &result([Some(10), Some(8), Some(7), None])).expect("a sheet");
    assert!(absent.dispute(PLAYING, 3).is_ok());
}

#[test]
fn a_player_enters_the_first_result_and_changes_it_until_somebody_signs() {
    assert_eq!(four().may_enter_own(PLAYING, true), Ok(()), "who mistyped types again");
    let signed = four().sign(PLAYING, 2).expect("a signature");
    assert_eq!(signed.may_enter_own(PLAYING, true), Err(StepRefusal::EnteredAlready));
    let disputed = four().dispute(PLAYING, 2).expect("an objection");
    assert_eq!(disputed.may_enter_own(PLAYING, true), Err(StepRefusal::EnteredAlready));
    assert_eq!(Sheet::open(1..=4).may_enter_own(PLAYING, false), Ok(()));
    assert_eq!(Sheet::open(1..=4).may_enter_own(RoundState::Published, false), Err(StepRefusal::RoundNotStarted));
    assert_eq!(four().may_enter_own(PLAYING, false), Err(StepRefusal::EnteredAlready));
    assert_eq!(
        four()
            .decide(PLAYING, &result([Some(10), Some(8), Some(7), Some(5)]))
            .expect("a decision")
            .may_enter_own(PLAYING, false),
        Err(StepRefusal::Decided)
    );
}

/// A step that somebody tries.
#[derive(Debug, Clone, Copy)]
enum Step {
    Submit(usize),
    Sign(usize),
    Paper(Option<i64>),
    Dispute(usize),
    TakeBack(usize),
    Decide(usize),
}

fn step() -> impl Strategy<Value = Step> {
    prop_oneof![
        (0..4usize).prop_map(Step::Submit),
        (0..5usize).prop_map(Step::Sign),
        proptest::option::of(9..11i64).prop_map(Step::Paper),
        (0..5usize).prop_map(Step::Dispute),
        (0..5usize).prop_map(Step::TakeBack),
        (0..4usize).prop_map(Step::Decide),
    ]
}

fn round() -> impl Strategy<Value = RoundState> {
    prop_oneof![8 => Just(PLAYING), 1 => Just(RoundState::Published), 1 => Just(RoundState::Closed)]
}

proptest! {
    /// Whatever is tried in whatever order: the state is one that there is, what is final never changes, nobody signs while
    /// somebody objects, and every change of the result leaves the version before it.
    #[test]
    fn any_sequence_leaves_a_legal_sheet(steps in proptest::collection::vec((round(), step()), 0..40)) {
        let results = [
            result([Some(10), Some(8), Some(7), Some(5)]),
            result([Some(10), Some(9), Some(7), Some(5)]),
            result([Some(10), Some(8), Some(7), None]),
            // Unusual: the winner has fewer than 10.
            result([Some(9), Some(8), Some(7), Some(5)]),
        ];
        let mut sheet = Sheet::open(1..=4);
        let mut versions: Vec<Sheet> = Vec::new();
        for (round, step) in steps {
            let tried = match step {
                Step::Submit(which) => sheet.submit(round, &results[which]),
                Step::Sign(seat) => sheet.sign(round, seat),
                Step::Paper(vp) => sheet.sign_on_paper(round, (&BASE, &RuleSet::default()), vp),
                Step::Dispute(seat) => sheet.dispute(round, seat),
                Step::TakeBack(seat) => sheet.take_back_dispute(seat),
                Step::Decide(which) => check_decided(&BASE, Stage::Prelim, results[which].result())
                    .map_err(|_| StepRefusal::NoResultYet)
                    .and_then(|checked| sheet.decide(round, &checked)),
            };
            let next = match tried {
                Ok(next) => next,
                Err(why) => {
                    prop_assert!(!why.code().is_empty());
                    continue;
                }
            };
            prop_assert!(!sheet.state.is_final(), "{step:?} changed a final sheet");
            prop_assert!(next.state != SheetState::Open);
            let signs = matches!(step, Step::Sign(_) | Step::Paper(_));
            prop_assert!(!signs || !sheet.is_disputed(), "{step:?} although somebody objects");
            if next.result != sheet.result {
                prop_assert_eq!(next.signed(), 0, "{:?} left signatures of another result", step);
            }
            if next.state == SheetState::Signed {
                prop_assert_eq!(next.signed(), next.signers());
            }
            if next.state.is_final() {
                prop_assert!(!next.is_disputed());
            } else {
                prop_assert!(next.signed() < next.signers());
            }
            for (seat, of) in next.result.seats.iter().enumerate() {
                prop_assert!(!of.absent || !next.has_signed(seat));
            }
            if next.result != sheet.result || next.state != sheet.state {
                versions.push(sheet.clone());
            }
            sheet = next;
        }
        prop_assert!(versions.iter().all(|kept| !kept.state.is_final()));
    }
}
