//! The choice of seats before a game (1.1.6, 1.1.7, 1.1.9): the layout of the board is confirmed first; then the players choose
//! in the order of their selection positions. The first chooses chair, colour and play order, the others colour and play
//! order, and their chairs follow the play order round the table.

use crate::games::{Colour, System};
use crate::refusals::refusals;
use crate::sheets::{SeatResult, TableResult};
use crate::tournament::vocabulary::{RoundState, SheetState};

/// What somebody chooses.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct SeatChoice {
    pub colour: Option<Colour>,
    /// The place in the order of play.
    pub play_order: Option<i64>,
    /// The chair; only the first chooses one.
    pub chair: Option<i64>,
}

/// What comes next at a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ChoiceStep {
    /// The layout of the board is to be confirmed.
    Layout,
    /// The player of this seat, from 0 by selection position, is to choose.
    Choose(usize),
    Done,
}

refusals! {
    /// Why a choice is refused.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
    pub enum ChoiceRefusal {
        /// The seats of the round are not public yet, so nobody sits there.
        NotPublic = "choice-before-seats" in "1.1.6",
        RoundOver = "choice-after-round" in "1.1.6",
        /// A result is in, so the game is over.
        GameOver = "choice-after-game" in "1.1.6",
        /// The layout is confirmed before anybody chooses.
        LayoutFirst = "layout-first" in "1.1.6",
        AllChosen = "all-chosen" in "1.1.6",
        /// Nothing was chosen or confirmed that could be taken back.
        NothingChosen = "nothing-chosen" in "1.1.6",
        ColourNotLeft = "colour-not-left" in "1.1.6",
        /// No place in the order of play, or one that is not left.
        OrderNotLeft = "play-order-not-left" in "1.1.6",
        /// No chair, or none of those at the table.
        ChairNotThere = "no-such-chair" in "1.1.6",
        /// Whoever was named is no judge of the tournament.
        NotAJudge = "no-judge-of-the-tournament" in "2.0.4",
    }
}

/// Whether seats can be chosen at a table now: from when they are public until a result is in.
pub fn may_choose(round: RoundState, sheet: SheetState) -> Result<(), ChoiceRefusal> {
    match (round, sheet) {
        (RoundState::Planned, _) => Err(ChoiceRefusal::NotPublic),
        (RoundState::Closed, _) => Err(ChoiceRefusal::RoundOver),
        (RoundState::Published | RoundState::Playing, SheetState::Open) => Ok(()),
        (RoundState::Published | RoundState::Playing, _) => Err(ChoiceRefusal::GameOver),
    }
}

/// What comes next, where the layout is confirmed or not. Whoever is absent does not choose.
pub fn step(layout: bool, result: &TableResult) -> ChoiceStep {
    if !layout {
        return ChoiceStep::Layout;
    }
    let open = result.present().find(|(_, seat)| seat.colour.is_none() || seat.play_order.is_none());
    open.map_or(ChoiceStep::Done, |(seat, _)| ChoiceStep::Choose(seat))
}

/// Whether whoever sits there, from 0 by selection position, chooses a chair too: the first who is there.
pub fn chooses_chair(result: &TableResult, seat: usize) -> bool {
    result.present().next().is_some_and(|(first, _)| first == seat)
}

/// The colours that nobody has chosen.
pub fn colours_left(system: &System, result: &TableResult) -> Vec<Colour> {
    let taken = |colour: &Colour| result.seats.iter().any(|seat| seat.colour == Some(*colour));
    system.colours.iter().copied().filter(|colour| !taken(colour)).collect()
}

/// The places in the order of play that nobody has chosen.
pub fn orders_left(result: &TableResult) -> Vec<i64> {
    let taken = |order: &i64| result.seats.iter().any(|seat| seat.play_order == Some(*order));
    (1..).take(result.present().count()).filter(|order| !taken(order)).collect()
}

/// Whoever is to choose now chooses; the chairs follow.
///
/// Errors: the layout is not confirmed, everybody has chosen, or what was chosen is not left. The first thing that is wrong is
/// named.
pub fn choose(
    system: &System,
    layout: bool,
    result: &TableResult,
    choice: SeatChoice,
) -> Result<TableResult, ChoiceRefusal> {
    let seat = match step(layout, result) {
        ChoiceStep::Layout => return Err(ChoiceRefusal::LayoutFirst),
        ChoiceStep::Done => return Err(ChoiceRefusal::AllChosen),
        ChoiceStep::Choose(seat) => seat,
    };
    let left = |colour: &Colour| colours_left(system, result).contains(colour);
    let colour = choice.colour.filter(left).ok_or(ChoiceRefusal::ColourNotLeft)?;
    let play_order =
        choice.play_order.filter(|order| orders_left(result).contains(order)).ok_or(ChoiceRefusal::OrderNotLeft)?;
    let chair = match result.present().next() {
        Some((first, _)) if first == seat => {
            let there = |chair: &i64| (1..=system.chairs).contains(chair);
            Some(choice.chair.filter(there).ok_or(ChoiceRefusal::ChairNotThere)?)
        }
        first => first.and_then(|(_, first)| chair_after(system, result, first, play_order)),
    };
    let mut next = result.clone();
    if let Some(chosen) = next.seats.get_mut(seat) {
        (chosen.colour, chosen.play_order, chosen.chair) = (Some(colour), Some(play_order), chair);
    }
    Ok(next)
}

/// The chair of whoever plays there in the order, counted round the table from the chair of the first who chose.
fn chair_after(system: &System, result: &TableResult, first: &SeatResult, play_order: i64) -> Option<i64> {
    let players = i64::try_from(result.present().count()).ok()?;
    let (chair, order) = first.chair.zip(first.play_order)?;
    let further = (play_order - order).rem_euclid(players.max(1));
    Some((chair - 1 + further).rem_euclid(system.chairs.max(1)) + 1)
}

/// Whoever chose last has not; none where nobody has chosen.
pub fn take_back(result: &TableResult) -> Option<TableResult> {
    let last = result.seats.iter().rposition(|seat| {
        !seat.absent && (seat.colour.is_some() || seat.play_order.is_some() || seat.chair.is_some())
    })?;
    let mut next = result.clone();
    let seat = next.seats.get_mut(last)?;
    (seat.colour, seat.play_order, seat.chair) = (None, None, None);
    Some(next)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::BASE;
    use crate::sheets::check_decided;
    use crate::tournament::vocabulary::Stage;

    fn choice(colour: Colour, play_order: i64, chair: Option<i64>) -> SeatChoice {
        SeatChoice { colour: Some(colour), play_order: Some(play_order), chair }
    }

    #[test]
    fn the_first_chooses_a_chair_and_the_others_follow_the_play_order() {
        let check = |seats: usize, first: (i64, i64), orders: &[i64], chairs: &[i64]| {
            let mut table = TableResult::blank(1..=seats as i64);
            let colours = [Colour::White, Colour::Red, Colour::Blue, Colour::Orange];
            table = choose(&BASE, true, &table, choice(colours[0], first.0, Some(first.1))).expect("a choice");
            for (order, colour) in orders.iter().zip(&colours[1..]) {
                table = choose(&BASE, true, &table, choice(*colour, *order, None)).expect("a choice");
            }
            let found: Vec<i64> = table.seats.iter().filter_map(|seat| seat.chair).collect();
            assert_eq!(found, chairs, "{first:?} {orders:?}");
            assert_eq!(step(true, &table), ChoiceStep::Done);
            assert_eq!(choose(&BASE, true, &table, choice(Colour::Red, 1, None)), Err(ChoiceRefusal::AllChosen));
        };
        check(4, (1, 1), &[2, 3, 4], &[1, 2, 3, 4]);
        check(4, (2, 3), &[1, 4, 3], &[3, 2, 1, 4]);
        check(4, (4, 4), &[3, 2, 1], &[4, 3, 2, 1]);
        check(3, (2, 1), &[3, 1], &[1, 2, 3]);
        check(3, (3, 4), &[1, 2], &[4, 1, 2]);
    }

    #[test]
    fn they_choose_in_turn_and_only_what_is_left() {
        let table = TableResult::blank(1..=4);
        let first = choice(Colour::Red, 2, Some(1));
        assert_eq!(step(false, &table), ChoiceStep::Layout);
        assert_eq!(choose(&BASE, false, &table, first), Err(ChoiceRefusal::LayoutFirst));
        assert_eq!(step(true, &table), ChoiceStep::Choose(0));
        assert!(chooses_chair(&table, 0) && !chooses_chair(&table, 1));
        for (wrong, why) in [
            (SeatChoice { colour: None, ..first }, ChoiceRefusal::ColourNotLeft),
            (SeatChoice { play_order: None, ..first }, ChoiceRefusal::OrderNotLeft),
            (SeatChoice { play_order: Some(5), ..first }, ChoiceRefusal::OrderNotLeft),
            (SeatChoice { play_order: Some(0), ..first }, ChoiceRefusal::OrderNotLeft),
            (SeatChoice { chair: None, ..first }, ChoiceRefusal::ChairNotThere),
            (SeatChoice { chair: Some(5), ..first }, ChoiceRefusal::ChairNotThere),
        ] {
            assert_eq!(choose(&BASE, true, &table, wrong), Err(why));
        }
        let one = choose(&BASE, true, &table, first).expect("a choice");
        assert_eq!(step(true, &one), ChoiceStep::Choose(1));
        assert_eq!(colours_left(&BASE, &one), [Colour::Blue, Colour::White, Colour::Orange]);
        assert_eq!(orders_left(&one), [1, 3, 4]);
        assert_eq!(choose(&BASE, true, &one, choice(Colour::Red, 1, None)), Err(ChoiceRefusal::ColourNotLeft));
        assert_eq!(choose(&BASE, true, &one, choice(Colour::Blue, 2, None)), Err(ChoiceRefusal::OrderNotLeft));
        // A chair that somebody else names is not looked at.
        let two = choose(&BASE, true, &one, choice(Colour::Blue, 3, Some(4))).expect("a choice");
        assert_eq!(two.seats[1].chair, Some(2));
        assert_eq!(take_back(&two).as_ref(), Some(&one));
        assert_eq!(take_back(&one).as_ref(), Some(&table));
        assert_eq!(take_back(&table), None);
    }

    /// Whoever is absent neither chooses nor is waited for, and the places are those of the others.
    #[test]
    fn the_first_who_is_there_chooses_first() {
        let mut table = TableResult::blank(1..=4);
        table.seats[0].absent = true;
        assert_eq!(step(true, &table), ChoiceStep::Choose(1));
        assert!(chooses_chair(&table, 1));
        assert_eq!(orders_left(&table), [1, 2, 3]);
    }

    /// What comes out of any choice is what a record sheet takes.
    #[test]
    fn every_choice_fits_the_record_sheet() {
        for seats in [3, 4] {
            for first in 1..=seats {
                for chair in 1..=BASE.chairs {
                    let mut table = TableResult::blank(1..=seats);
                    let mut at = 0;
                    while let ChoiceStep::Choose(_) = step(true, &table) {
                        let orders = orders_left(&table);
                        let order = if at == 0 { first } else { *orders.last().expect("a place") };
                        let colour = colours_left(&BASE, &table)[0];
                        table = choose(&BASE, true, &table, choice(colour, order, Some(chair))).expect("a choice");
                        at += 1;
                    }
                    for (seat, vp) in table.seats.iter_mut().zip([10, 8, 7, 6]) {
                        (seat.vp, seat.winner) = (Some(vp), vp == 10);
                    }
                    assert!(check_decided(&BASE, Stage::Final, &table).is_ok(), "{seats} {first} {chair}");
                }
            }
        }
    }

    #[test]
    fn seats_are_chosen_from_when_they_are_public_until_the_result_is_in() {
        use RoundState::{Closed, Planned, Playing, Published};
        for round in [Published, Playing] {
            assert_eq!(may_choose(round, SheetState::Open), Ok(()));
            for sheet in [SheetState::Submitted, SheetState::Signed, SheetState::Decided] {
                assert_eq!(may_choose(round, sheet), Err(ChoiceRefusal::GameOver));
            }
        }
        assert_eq!(may_choose(Planned, SheetState::Open), Err(ChoiceRefusal::NotPublic));
        assert_eq!(may_choose(Closed, SheetState::Open), Err(ChoiceRefusal::RoundOver));
    }
}
