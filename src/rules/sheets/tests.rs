use crate::games::{BASE, Colour};
use crate::rule_set::RuleSet;
use crate::sheets::{
    Difference, Handler, Parts, Refusal, SeatResult, Sheet, SheetEntry, SheetField, StepRefusal, TableResult, Warning,
    check, check_decided, differences,
};
use crate::tournament::vocabulary::{RoundState, SheetState, Stage};

const PLAYING: RoundState = RoundState::Playing;

/// A result from VP, the first seat the winner.
fn entry(vp: &[i64]) -> TableResult {
    let seat = |((at, &vp), position): ((usize, &i64), i64)| SeatResult {
        position,
        vp: Some(vp),
        winner: at == 0,
        ..SeatResult::default()
    };
    TableResult { seats: vp.iter().enumerate().zip(1..).map(seat).collect(), handler: None }
}

fn refusals(entry: &TableResult) -> Vec<Refusal> {
    check(&BASE, entry).err().unwrap_or_default()
}

#[test]
fn takes_what_can_be_and_warns_of_what_is_unusual() {
    let check = |vp: &[i64], expect: &[Warning]| {
        let checked = super::check(&BASE, &entry(vp)).expect("a result");
        assert_eq!(checked.warnings(), expect, "{vp:?}");
    };
    let (below, with) =
        (|seat| Warning::WinnerBelowGoal { seat, goal: 10 }, |seat| Warning::LoserWithGoal { seat, goal: 10 });
    let start = |seat| Warning::BelowStart { seat, start: 2 };
    check(&[10, 8, 7, 2], &[]);
    check(&[11, 9, 2], &[]);
    check(&[13, 9, 2], &[]);
    check(&[22, 2, 2], &[Warning::WinnerFarAboveGoal { seat: 0, goal: 10 }]);
    check(&[9, 8, 7], &[below(0)]);
    check(&[10, 10, 12], &[with(1), with(2)]);
    check(&[10, 1, 0], &[start(1), start(2)]);
    check(&[1, 2, 2], &[below(0), start(0)]);
}

#[test]
fn refuses_what_cannot_be() {
    let check = |entry: &TableResult, expect: &[Refusal]| {
        let got = refusals(entry);
        assert_eq!(got, expect);
        for refusal in got {
            assert!(refusal.clause().is_some_and(|clause| !clause.is_empty()) && !refusal.code().is_empty());
            assert!(refusal.seat().is_none_or(|seat| seat < entry.seats.len()));
        }
    };
    let size = |found| Refusal::TableSize { found, least: 3, most: 4 };
    check(&entry(&[10, -1, 23, 5]), &[Refusal::VpBelowZero(1), Refusal::VpTooMany { seat: 2, most: 22 }]);
    check(&entry(&[10, 5]), &[size(2)]);
    check(&entry(&[10, 5, 5, 5, 5]), &[size(5)]);
    let mut none = entry(&[10, 5, 5]);
    none.seats[0].winner = false;
    none.seats[2].vp = None;
    check(&none, &[Refusal::VpMissing(2), Refusal::NoWinner]);
    let mut two = entry(&[10, 5, 5]);
    two.seats[2].winner = true;
    check(&two, &[Refusal::SecondWinner(2)]);
    let mut choices = entry(&[10, 5, 5]);
    let chosen = [(Colour::Red, 1, 4), (Colour::Red, 1, 4), (Colour::Blue, 4, 5)];
    for (seat, (colour, order, chair)) in choices.seats.iter_mut().zip(chosen) {
        (seat.colour, seat.play_order, seat.chair) = (Some(colour), Some(order), Some(chair));
    }
    check(
        &choices,
        &[
            Refusal::ColourTwice(1),
            Refusal::PlayOrderTwice(1),
            Refusal::ChairTwice(1),
            Refusal::PlayOrderUnknown(2),
            Refusal::ChairUnknown { seat: 2, chairs: 4 },
        ],
    );
}

/// A result of four whose last did not come.
fn three_of_four() -> TableResult {
    let mut result = entry(&[10, 8, 5, 0]);
    (result.seats[3].vp, result.seats[3].absent) = (None, true);
    result
}

#[test]
fn whoever_is_absent_leaves_a_game_of_the_others() {
    let checked = check(&BASE, &three_of_four()).expect("a result");
    assert_eq!((checked.result(), checked.warnings()), (&three_of_four(), &[][..]));
    // What is unusual is said of the right seat.
    let mut first = entry(&[0, 9, 8, 1]);
    (first.seats[0].vp, first.seats[0].absent, first.seats[0].winner) = (None, true, false);
    first.seats[1].winner = true;
    let warnings = [Warning::WinnerBelowGoal { seat: 1, goal: 10 }, Warning::BelowStart { seat: 3, start: 2 }];
    assert_eq!(check(&BASE, &first).expect("a result").warnings(), warnings);
}

#[test]
fn nothing_else_is_noted_of_whoever_is_absent() {
    let check = |change: fn(&mut TableResult), expect: &[Refusal]| {
        let mut result = three_of_four();
        change(&mut result);
        let refused = refusals(&result);
        assert_eq!(refused, expect);
        assert!(refused.iter().all(|refusal| !refusal.code().is_empty() && refusal.seat().is_some()));
    };
    let with = |what| Refusal::AbsentWith { seat: 3, what };
    check(|result| result.seats[3].vp = Some(0), &[with(SheetField::Vp)]);
    check(|result| result.seats[3].parts = Some(parts(&[("settlements", 0)])), &[with(SheetField::Vp)]);
    check(|result| result.seats[3].winner = true, &[with(SheetField::Winner), Refusal::SecondWinner(3)]);
    check(|result| result.handler = Some(Handler::Elected(4)), &[with(SheetField::Handler)]);
    check(|result| result.handler = Some(Handler::Elected(3)), &[]);
    let chosen: fn(&mut TableResult) = |result| {
        let seat = &mut result.seats[3];
        (seat.colour, seat.play_order, seat.chair) = (Some(Colour::Red), Some(4), Some(1));
    };
    check(chosen, &[with(SheetField::Colour), with(SheetField::PlayOrder), with(SheetField::Chair)]);
    // Three play, so there is no fourth in their order.
    check(|result| result.seats[0].play_order = Some(4), &[Refusal::PlayOrderUnknown(0)]);
}

#[test]
fn two_who_are_left_make_no_result() {
    let check = |mut result: TableResult, absent: &[usize], expect: Option<Refusal>| {
        for &seat in absent {
            (result.seats[seat].vp, result.seats[seat].absent) = (None, true);
        }
        assert_eq!(refusals(&result), expect.into_iter().collect::<Vec<_>>(), "{absent:?}");
    };
    let few = |seat, found| Some(Refusal::TooFewPresent { seat, found, least: 3 });
    check(entry(&[10, 8, 5, 4]), &[2], None);
    check(entry(&[10, 8, 5, 4]), &[1, 3], few(3, 2));
    check(entry(&[10, 8, 5]), &[2], few(2, 2));
    check(entry(&[10, 8, 5, 4]), &[1, 2, 3], few(3, 1));
    assert_eq!(few(3, 2).map(|refusal| (refusal.clause(), refusal.field())), Some((Some("1.1.5"), SheetField::Absent)));
}

#[test]
fn a_judge_decides_a_game_of_two_and_one_to_which_nobody_came() {
    let without = |absent: &[usize]| {
        let mut result = entry(&[10, 8, 5, 4]);
        for &seat in absent {
            result.seats[seat] =
                SeatResult { position: result.seats[seat].position, absent: true, ..SeatResult::default() };
        }
        result
    };
    let decided =
        |absent: &[usize]| check_decided(&BASE, Stage::Prelim, &without(absent)).map(|it| it.result().clone());
    for absent in [&[][..], &[2], &[1, 3], &[1, 2, 3], &[0, 1, 2, 3]] {
        assert_eq!(decided(absent), Ok(without(absent)), "{absent:?}");
    }
    // Somebody wins wherever somebody came, and the winner of a semi-final plays on.
    assert_eq!(decided(&[0, 1]), Err(vec![Refusal::NoWinner]));
    let nobody = without(&[0, 1, 2, 3]);
    for stage in [Stage::Semi, Stage::Final] {
        assert_eq!(check_decided(&BASE, stage, &nobody).map(drop), Err(vec![Refusal::NoWinner]));
    }
    // What is noted of a player who did not come is refused here, too, and so is what no game gives.
    let mut wrong = nobody.clone();
    wrong.seats[1].vp = Some(4);
    let refused = Refusal::AbsentWith { seat: 1, what: SheetField::Vp };
    assert_eq!(check_decided(&BASE, Stage::Prelim, &wrong).map(drop), Err(vec![refused]));
    assert_eq!(
        check_decided(&BASE, Stage::Prelim, &entry(&[23, 8, 5])).map(drop),
        Err(vec![Refusal::VpTooMany { seat: 0, most: 22 }])
    );
}

#[test]
fn a_decision_belongs_to_a_round_that_is_played_and_clears_signatures_of_another_result() {
    let result = check(&BASE, &entry(&[10, 8, 7])).unwrap();
    let sheet = Sheet::open(1..=3);
    assert_eq!(sheet.decide(RoundState::Published, &result), Err(StepRefusal::RoundNotStarted));
    assert_eq!(sheet.decide(RoundState::Closed, &result), Err(StepRefusal::RoundClosed));
    let signed_by_one = sheet.submit(PLAYING, &result).and_then(|sheet| sheet.sign(PLAYING, 0)).unwrap();
    assert_eq!(signed_by_one.decide(PLAYING, &result).unwrap().signatures, [true, false, false]);
    let other = check(&BASE, &entry(&[10, 9, 7])).unwrap();
    let decided = signed_by_one.decide(PLAYING, &other).unwrap();
    assert_eq!((decided.signatures, decided.result), (vec![false; 3], other.result().clone()));
}

#[test]
fn nobody_signs_for_whoever_is_absent() {
    let sheet = Sheet::open(1..=4).submit(PLAYING, &check(&BASE, &three_of_four()).unwrap()).unwrap();
    assert_eq!(sheet.sign(PLAYING, 3), Err(StepRefusal::AbsentDoNotSign));
    let sheet = sheet.sign(PLAYING, 0).and_then(|sheet| sheet.sign(PLAYING, 1)).unwrap();
    assert_eq!(sheet.state, SheetState::Submitted);
    assert_eq!(sheet.sign(PLAYING, 2).map(|sheet| sheet.state), Ok(SheetState::Signed));
}

/// Parts by code and number.
fn parts(noted: &[(&str, i64)]) -> Parts {
    noted.iter().copied().collect()
}

/// A result from parts, the first seat the winner.
fn with(parts: &[&Parts]) -> TableResult {
    let mut result = TableResult::blank(1..=parts.len() as i64);
    for ((at, seat), parts) in result.seats.iter_mut().enumerate().zip(parts) {
        (seat.parts, seat.winner) = (Some((*parts).clone()), at == 0);
    }
    result
}

#[test]
fn parts_make_the_vp() {
    let part = |code: &str| BASE.part(code).expect(code);
    let limit = |seat, code| Refusal::PartLimit { seat, part: part(code) };
    let all = parts(&[("settlements", 2), ("cities", 2), ("longest_road", 1), ("largest_army", 1)]);
    let few = parts(&[("settlements", 3)]);
    let result = check(&BASE, &with(&[&all, &few, &few])).unwrap();
    assert_eq!(result.result().seats.iter().filter_map(|seat| seat.vp).collect::<Vec<_>>(), [10, 3, 3]);
    let noted = result.result().seats[1].parts.clone().expect("parts");
    assert_eq!(noted.iter().map(|(_, number)| number).sum::<i64>(), 3);
    assert_eq!(noted.iter().count(), BASE.parts.len(), "what was left out is none");

    let road = parts(&[("settlements", 3), ("longest_road", 1)]);
    let army = parts(&[("settlements", 3), ("largest_army", 1)]);
    let second = |seat, code| vec![Refusal::SecondHolder { seat, part: part(code) }];
    assert_eq!(refusals(&with(&[&all, &road, &few])), second(1, "longest_road"));
    assert_eq!(refusals(&with(&[&all, &few, &army])), second(2, "largest_army"));
    let cards = |n: i64| parts(&[("settlements", 3), ("vp_cards", n)]);
    let too_many = Refusal::PartLimitInAll { part: part("vp_cards"), found: 6, most: 5 };
    assert_eq!(refusals(&with(&[&all, &cards(3), &cards(3)])), [too_many]);
    assert_eq!(refusals(&with(&[&all, &cards(6), &few])), [limit(1, "vp_cards")]);
    let wild = parts(&[("settlements", 6), ("cities", -1), ("vp_cards", i64::MAX)]);
    let limits = [limit(1, "settlements"), limit(1, "cities"), limit(1, "vp_cards")];
    assert_eq!(refusals(&with(&[&all, &wild, &few])), limits);
    let mut disagree = with(&[&all, &few, &few]);
    disagree.seats[1].vp = Some(4);
    assert_eq!(refusals(&disagree), [Refusal::PartsDisagree { seat: 1, parts: 3, vp: 4 }]);
    let alone = parts(&[("longest_road", 1)]);
    assert_eq!(refusals(&with(&[&few, &alone, &few])), [Refusal::HeldAlone { seat: 1, parts: BASE.parts }]);
    let unknown = parts(&[("settlements", 3), ("knights", 1)]);
    assert_eq!(refusals(&with(&[&few, &unknown, &few])), [Refusal::PartUnknown(1)]);
}

#[test]
fn what_differs_is_named_once() {
    let stored = entry(&[10, 8, 7]);
    assert_eq!(differences(&BASE, &stored, &stored), []);
    let mut typed = entry(&[8, 10, 7]);
    (typed.seats[0].winner, typed.seats[2].winner) = (false, true);
    typed.seats[1].colour = Some(Colour::Red);
    typed.seats[2].parts = Some(parts(&[("settlements", 7), ("longest_road", 0), ("largest_army", 1)]));
    let number = |n| Some(SheetEntry::Number(n));
    let expected = [
        (0, SheetField::Vp, number(10), number(8)),
        (0, SheetField::Winner, Some(SheetEntry::Yes), None),
        (1, SheetField::Vp, number(8), number(10)),
        (1, SheetField::Colour, None, Some(SheetEntry::Colour(Colour::Red))),
        (2, SheetField::Winner, None, Some(SheetEntry::Yes)),
        (2, SheetField::Part("settlements"), None, number(7)),
        (2, SheetField::Part("largest_army"), None, Some(SheetEntry::Yes)),
    ];
    let expected = expected.map(|(seat, field, first, second)| Difference { seat: Some(seat), field, first, second });
    assert_eq!(differences(&BASE, &stored, &typed), expected);
}

#[test]
fn an_absent_player_is_a_difference() {
    let difference = |field, first, second| Difference { seat: Some(3), field, first, second };
    let found = differences(&BASE, &entry(&[10, 8, 5, 0]), &three_of_four());
    let vp = difference(SheetField::Vp, Some(SheetEntry::Number(0)), None);
    assert_eq!(found, [vp, difference(SheetField::Absent, None, Some(SheetEntry::Yes))]);
}

/// A part that was left out beside others is shown as left out, and differs only from a part that there is.
#[test]
fn a_part_that_was_left_out_stays_empty() {
    let with = |noted: &[(&str, i64)]| {
        let mut result = entry(&[10, 8, 7]);
        result.seats[0].parts = Some(parts(noted));
        result
    };
    let stored = with(&[("settlements", 4), ("cities", 3), ("vp_cards", 0)]);
    let cities = SheetField::Part("cities");
    let expected = Difference { seat: Some(0), field: cities, first: Some(SheetEntry::Number(3)), second: None };
    assert_eq!(differences(&BASE, &stored, &with(&[("settlements", 4)])), [expected]);
    assert_eq!(differences(&BASE, &stored, &with(&[("settlements", 4), ("cities", 3)])), []);
}

#[test]
fn final_sheets_never_change() {
    let result = check(&BASE, &entry(&[10, 8, 7])).unwrap();
    let signed = Sheet::open(1..=3)
        .submit(PLAYING, &result)
        .and_then(|sheet| sheet.sign_on_paper(PLAYING, (&BASE, &RuleSet::default()), None))
        .unwrap();
    let decided = Sheet::open(1..=3).decide(PLAYING, &result).unwrap();
    for (sheet, why) in [(signed, StepRefusal::Signed), (decided, StepRefusal::Decided)] {
        assert!(sheet.state.is_final());
        let other = check(&BASE, &entry(&[10, 9, 7])).unwrap();
        for step in [
            sheet.submit(PLAYING, &other),
            sheet.submit(PLAYING, &result),
            sheet.sign(PLAYING, 0),
            sheet.sign_on_paper(PLAYING, (&BASE, &RuleSet::default()), None),
            sheet.dispute(PLAYING, 0),
            sheet.take_back_dispute(0),
            sheet.decide(PLAYING, &result),
        ] {
            assert_eq!(step, Err(why));
        }
        assert_eq!(sheet.may_submit(RoundState::Playing), Err(why));
    }
}

#[test]
fn an_unusual_result_is_signed_by_stating_the_winners_vp_again() {
    let stands = |vp: &[i64]| Sheet::open(1..=3).submit(PLAYING, &check(&BASE, &entry(vp)).unwrap()).unwrap();
    let state = |sheet: &Sheet, again| {
        sheet.sign_on_paper(PLAYING, (&BASE, &RuleSet::default()), again).map(|sheet| sheet.state)
    };
    for vp in [[9, 8, 7], [10, 11, 7], [10, 8, 1]] {
        let sheet = stands(&vp);
        assert_eq!(state(&sheet, None), Err(StepRefusal::Unusual), "{vp:?}");
        assert_eq!(state(&sheet, Some(vp[0] + 1)), Err(StepRefusal::WinnerVpDiffer), "{vp:?}");
        assert_eq!(state(&sheet, Some(vp[0])), Ok(SheetState::Signed), "{vp:?}");
    }
    assert_eq!(state(&stands(&[10, 8, 7]), None), Ok(SheetState::Signed));
}

#[test]
fn the_last_signature_makes_it_final() {
    let sheet = Sheet::open(1..=3);
    assert_eq!(sheet.sign(PLAYING, 0), Err(StepRefusal::NoResultYet));
    let result = check(&BASE, &entry(&[10, 8, 7])).unwrap();
    let sheet = sheet.submit(PLAYING, &result).unwrap();
    assert_eq!(sheet.sign(PLAYING, 3), Err(StepRefusal::NoSuchSeat));
    let sheet = sheet.sign(PLAYING, 0).and_then(|sheet| sheet.sign(PLAYING, 2)).unwrap();
    assert_eq!(sheet.state, SheetState::Submitted);
    assert_eq!(sheet.sign(PLAYING, 1).map(|sheet| sheet.state), Ok(SheetState::Signed));
    // The same result again keeps the signatures, another one clears them.
    assert_eq!(sheet.submit(PLAYING, &result).map(|sheet| sheet.signatures), Ok(vec![true, false, true]));
    let other = check(&BASE, &entry(&[10, 9, 7])).unwrap();
    assert_eq!(sheet.submit(PLAYING, &other).map(|sheet| sheet.signatures), Ok(vec![false; 3]));
}

#[test]
fn results_and_signatures_belong_to_a_round_that_is_played() {
    let sheet = Sheet::open(1..=3);
    let result = check(&BASE, &entry(&[10, 8, 7])).unwrap();
    let submitted = sheet.submit(PLAYING, &result).unwrap();
    for (round, enter, sign) in [
        (RoundState::Published, Err(StepRefusal::RoundNotStarted), Err(StepRefusal::RoundNotPlayed)),
        (RoundState::Playing, Ok(()), Ok(())),
        (RoundState::Closed, Err(StepRefusal::RoundClosed), Err(StepRefusal::RoundNotPlayed)),
    ] {
        assert_eq!((sheet.may_submit(round), submitted.may_sign(round)), (enter, sign));
        assert_eq!(submitted.submit(round, &result).map(drop), enter);
        assert_eq!(submitted.sign(round, 0).map(drop), sign);
        assert_eq!(submitted.sign_on_paper(round, (&BASE, &RuleSet::default()), None).map(drop), sign);
        assert_eq!(sheet.may_sign(round), Err(StepRefusal::NoResultYet));
    }
}
