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
    for (seat, (one, other)) in first.seats.iter().zip(&second.seats).enumerate() {
        for (one, other) in notes(system, one).into_iter().zip(notes(system, other)) {
            if one.says != other.says && one.means != other.means {
                found.push(Difference { seat: Some(seat), what: one.what, first: one.says, second: other.says });
            }
        }
    }
    let handler = |result: &TableResult| result.handler.map(Noted::Handler);
    let (first, second) = (handler(first), handler(second));
    if first != second {
        found.push(Difference { seat: None, what: What::Handler, first, second });
    }
    found
}

/// What a result says about one thing, and what that means. A part that was left out while others are filled in says
/// nothing and means 0.
struct Note {
    what: What,
    says: Option<Noted>,
    means: Option<Noted>,
}

impl Note {
    /// A note that means just what it says.
    fn plain(what: What, says: Option<Noted>) -> Note {
        Note { what, says, means: says }
    }
}

/// Everything that is noted of a seat, in the order of the form.
fn notes(system: &'static System, seat: &SeatResult) -> Vec<Note> {
    let yes = |so: bool| so.then_some(Noted::Yes);
    let mut all = vec![
        Note::plain(What::Vp, seat.vp.map(Noted::Number)),
        Note::plain(What::Winner, yes(seat.winner)),
        Note::plain(What::Colour, seat.colour.map(Noted::Colour)),
        Note::plain(What::PlayOrder, seat.play_order.map(Noted::Number)),
        Note::plain(What::Chair, seat.chair.map(Noted::Number)),
    ];
    let number = |code: &str| seat.parts.as_ref().and_then(|parts| parts.get(code));
    let left_out = system.counted().any(|part| number(part.code).is_some()).then_some(0);
    all.extend(system.counted().map(|part| Note {
        what: What::Part(part.code),
        says: number(part.code).map(Noted::Number),
        means: number(part.code).or(left_out).map(Noted::Number),
    }));
    let held = |code: &str| yes(number(code).is_some_and(|n| n > 0));
    all.extend(system.held().map(|part| Note::plain(What::Part(part.code), held(part.code))));
    all
}
