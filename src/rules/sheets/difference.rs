//! In what two results of the same table differ.

use crate::rules::games::{Colour, System};
use crate::rules::sheets::result::{Handler, SeatResult, TableResult};

/// What a record sheet notes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum What {
    /// VP.
    Vp,
    /// Who won.
    Winner,
    /// The colour.
    Colour,
    /// The place in the order of play.
    PlayOrder,
    /// The chair.
    Chair,
    /// A part of the score, by its code.
    Part(&'static str),
    /// Who handled the resource cards.
    Handler,
}

/// Something that is noted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Noted {
    /// A number.
    Number(i64),
    /// That it is so.
    Yes,
    /// A colour.
    Colour(Colour),
    /// Who handled the resource cards.
    Handler(Handler),
}

/// One thing in which two results differ.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Difference {
    /// The seat, from 0; none where it is about the whole table.
    pub seat: Option<usize>,
    /// What differs.
    pub what: What,
    /// What the first result says, if anything.
    pub first: Option<Noted>,
    /// What the second result says, if anything.
    pub second: Option<Noted>,
}

/// Everything in which two results of the same seats differ, seat by seat.
pub fn differences(system: &'static System, first: &TableResult, second: &TableResult) -> Vec<Difference> {
    let mut found = Vec::new();
    let mut compare = |seat, what, first: Option<Noted>, second: Option<Noted>| {
        if first != second {
            found.push(Difference { seat, what, first, second });
        }
    };
    for (seat, (one, other)) in first.seats.iter().zip(&second.seats).enumerate() {
        for ((what, one), (_, other)) in noted(system, one).into_iter().zip(noted(system, other)) {
            compare(Some(seat), what, one, other);
        }
    }
    let handler = |result: &TableResult| result.handler.map(Noted::Handler);
    compare(None, What::Handler, handler(first), handler(second));
    found
}

/// Everything that is noted of a seat, in the order of the form.
fn noted(system: &'static System, seat: &SeatResult) -> Vec<(What, Option<Noted>)> {
    let yes = |so: bool| so.then_some(Noted::Yes);
    let mut all = vec![
        (What::Vp, seat.vp.map(Noted::Number)),
        (What::Winner, yes(seat.winner)),
        (What::Colour, seat.colour.map(Noted::Colour)),
        (What::PlayOrder, seat.play_order.map(Noted::Number)),
        (What::Chair, seat.chair.map(Noted::Number)),
    ];
    let number = |code: &str| seat.parts.as_ref().and_then(|parts| parts.get(code));
    all.extend(system.counted().map(|part| (What::Part(part.code), number(part.code).map(Noted::Number))));
    all.extend(system.held().map(|part| (What::Part(part.code), yes(number(part.code).is_some_and(|n| n > 0)))));
    all
}
