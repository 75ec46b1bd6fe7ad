use crate::rules::sheets::sheet::*;

/// Seats from VP, the first one the winner.
fn entry(vp: &[i64]) -> Vec<SeatEntry> {
    let seat = |(at, &vp): (usize, &i64)| SeatEntry { vp: Some(vp), winner: at == 0, ..SeatEntry::default() };
    vp.iter().enumerate().map(seat).collect()
}

fn refusals(entry: &[SeatEntry]) -> Vec<Refusal> {
    check(entry).err().unwrap_or_default()
}

#[test]
fn takes_what_can_be_and_warns_of_what_is_unusual() {
    let check = |vp: &[i64], expect: &[Warning]| {
        assert_eq!(
            crate::rules::sheets::sheet::check(&entry(vp)).map(|checked| checked.warnings),
            Ok(expect.to_vec()),
            "{vp:?}"
        );
    };
    check(&[10, 8, 7, 2], &[]);
    check(&[11, 9, 2], &[]);
    check(&[22, 2, 2], &[]);
    check(&[9, 8, 7], &[Warning::WinnerBelowTen(0)]);
    check(&[10, 10, 12], &[Warning::LoserWithTen(1), Warning::LoserWithTen(2)]);
    check(&[10, 1, 0], &[Warning::BelowTwo(1), Warning::BelowTwo(2)]);
    check(&[1, 2, 2], &[Warning::WinnerBelowTen(0), Warning::BelowTwo(0)]);
}

#[test]
fn refuses_what_cannot_be() {
    let check = |entry: &[SeatEntry], expect: &[Refusal]| {
        let got = refusals(entry);
        assert_eq!(got, expect);
        for refusal in got {
            assert!(!refusal.to_string().is_empty() && !refusal.clause().is_empty());
            assert!(refusal.seat().is_none_or(|seat| seat < entry.len()));
        }
    };
    check(&entry(&[10, -1, 23, 5]), &[Refusal::VpBelowZero(1), Refusal::VpTooMany(2)]);
    check(&entry(&[10, 5]), &[Refusal::TableSize(2)]);
    check(&entry(&[10, 5, 5, 5, 5]), &[Refusal::TableSize(5)]);
    let mut none = entry(&[10, 5, 5]);
    none[0].winner = false;
    none[2].vp = None;
    check(&none, &[Refusal::VpMissing(2), Refusal::NoWinner]);
    let mut two = entry(&[10, 5, 5]);
    two[2].winner = true;
    check(&two, &[Refusal::SecondWinner(2)]);
    let mut choices = entry(&[10, 5, 5]);
    choices[0] = SeatEntry { colour: Some(Colour::Red), play_order: Some(1), chair: Some(4), ..choices[0] };
    choices[1] = SeatEntry { colour: Some(Colour::Red), play_order: Some(1), chair: Some(4), ..choices[1] };
    choices[2] = SeatEntry { colour: Some(Colour::Blue), play_order: Some(4), chair: Some(5), ..choices[2] };
    check(
        &choices,
        &[
            Refusal::ColourTwice(1),
            Refusal::PlayOrderTwice(1),
            Refusal::ChairTwice(1),
            Refusal::PlayOrderUnknown(2),
            Refusal::ChairUnknown(2),
        ],
    );
}

#[test]
fn parts_make_the_vp() {
    let parts = Parts { settlements: 2, cities: 2, longest_road: true, largest_army: true, vp_cards: 0 };
    let with = |parts: &[Parts]| -> Vec<SeatEntry> {
        let seat =
            |(at, &parts): (usize, &Parts)| SeatEntry { parts: Some(parts), winner: at == 0, ..SeatEntry::default() };
        parts.iter().enumerate().map(seat).collect()
    };
    let small = Parts { settlements: 3, ..Parts::default() };
    let result = check(&with(&[parts, small, small])).unwrap();
    assert_eq!(result.seats.iter().map(|seat| seat.vp.stated()).collect::<Vec<_>>(), [10, 3, 3]);

    let road = Parts { longest_road: true, ..small };
    let army = Parts { largest_army: true, ..small };
    assert_eq!(refusals(&with(&[parts, road, small])), [Refusal::SecondLongestRoad(1)]);
    assert_eq!(refusals(&with(&[parts, small, army])), [Refusal::SecondLargestArmy(2)]);
    let cards = |n: i64| Parts { vp_cards: n, ..small };
    assert_eq!(refusals(&with(&[parts, cards(3), cards(3)])), [Refusal::VpCardsInAll(6)]);
    assert_eq!(refusals(&with(&[parts, cards(6), small])), [Refusal::VpCards(1)]);
    let wild = Parts { settlements: 6, cities: -1, vp_cards: i64::MAX, ..Parts::default() };
    assert_eq!(
        refusals(&with(&[parts, wild, small])),
        [Refusal::Settlements(1), Refusal::Cities(1), Refusal::VpCards(1)]
    );
    let mut disagree = with(&[parts, small, small]);
    disagree[1].vp = Some(4);
    assert_eq!(refusals(&disagree), [Refusal::PartsDisagree { seat: 1, parts: 3, vp: 4 }]);
}

#[test]
fn final_sheets_never_change() {
    let signed = Sheet::open(3).submit(true).and_then(|sheet| sheet.sign_on_paper()).unwrap();
    let decided = Sheet::open(3).decide().unwrap();
    for sheet in [signed, decided] {
        let refused = Err(StepRefusal::Final(sheet.state));
        assert!(sheet.state.is_final());
        for step in [
            sheet.submit(true),
            sheet.submit(false),
            sheet.sign(0),
            sheet.sign_on_paper(),
            sheet.dispute(),
            sheet.settle_dispute(),
            sheet.decide(),
        ] {
            assert_eq!(step, refused);
        }
    }
}

#[test]
fn the_last_signature_makes_it_final() {
    let sheet = Sheet::open(3);
    assert_eq!(sheet.sign(0), Err(StepRefusal::NoResultYet));
    assert_eq!(sheet.dispute(), Err(StepRefusal::NoResultYet));
    let sheet = sheet.submit(true).unwrap();
    assert_eq!(sheet.sign(3), Err(StepRefusal::NoSuchSeat));
    let sheet = sheet.sign(0).and_then(|sheet| sheet.sign(2)).unwrap();
    assert_eq!(sheet.state, SheetState::Submitted);
    assert_eq!(sheet.sign(1).map(|sheet| sheet.state), Ok(SheetState::Signed));
    // The same result again keeps the signatures, another one clears them.
    assert_eq!(sheet.submit(false).map(|sheet| sheet.signatures), Ok(vec![true, false, true]));
    assert_eq!(sheet.submit(true).map(|sheet| sheet.signatures), Ok(vec![false; 3]));
}

#[test]
fn a_dispute_blocks_signing_until_it_is_settled() {
    let sheet = Sheet::open(4).submit(true).and_then(|sheet| sheet.dispute()).unwrap();
    assert_eq!(sheet.sign(0), Err(StepRefusal::Disputed));
    assert_eq!(sheet.sign_on_paper(), Err(StepRefusal::Disputed));
    assert!(sheet.settle_dispute().and_then(|sheet| sheet.sign_on_paper()).is_ok());
    assert_eq!(Sheet::open(4).settle_dispute(), Err(StepRefusal::NoDispute));
    assert_eq!(sheet.decide().map(|sheet| sheet.state), Ok(SheetState::Decided));
}

#[test]
fn codes_read_back() {
    for state in [SheetState::Open, SheetState::Submitted, SheetState::Signed, SheetState::Decided] {
        assert_eq!(SheetState::from_code(state.code()), Some(state));
    }
    for &colour in Colour::ALL {
        assert_eq!(Colour::from_code(colour.code()), Some(colour));
    }
}
