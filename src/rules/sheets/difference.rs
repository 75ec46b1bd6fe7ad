//! In what two results of the same table differ.

use crate::games::{Colour, System};
use crate::sheets::result::{Handler, SeatResult, TableResult};

/// A field of a record sheet.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum SheetField {
    Vp,
    Winner,
    /// That the player did not come.
    Absent,
    Colour,
    /// The place in the order of play.
    PlayOrder,
    Chair,
    /// A part of the score, by its code.
    Part(&'static str),
    /// Who handled the resource cards.
    Handler,
}

/// What stands in a field of a record sheet.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SheetEntry {
    Number(i64),
    Yes,
    Colour(Colour),
    /// Who handled the resource cards.
    Handler(Handler),
}

/// One thing in which two results differ.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Difference {
    /// The seat, from 0; none where it is about the whole table.
    pub seat: Option<usize>,
    pub field: SheetField,
    /// What the first result says, if anything.
    pub first: Option<SheetEntry>,
    /// What the second result says, if anything.
    pub second: Option<SheetEntry>,
}

/// Everything in which two results of the same seats differ, seat by seat.
pub fn differences(system: &'static System, first: &TableResult, second: &TableResult) -> Vec<Difference> {
    let mut found = Vec::new();
    for (seat, (one, other)) in first.seats.iter().zip(&second.seats).enumerate() {
        for (one, other) in field_values(system, one).into_iter().zip(field_values(system, other)) {
            if one.says != other.says && one.means != other.means {
                found.push(Difference { seat: Some(seat), field: one.field, first: one.says, second: other.says });
            }
        }
    }
    let handler = |result: &TableResult| result.handler.map(SheetEntry::Handler);
    let (first, second) = (handler(first), handler(second));
    if first != second {
        found.push(Difference { seat: None, field: SheetField::Handler, first, second });
    }
    found
}

/// What a result says in one field, and what that means. A part that was left out while others are filled in says
/// nothing and means 0.
struct FieldValue {
    field: SheetField,
    says: Option<SheetEntry>,
    means: Option<SheetEntry>,
}

impl FieldValue {
    /// A field that means just what it says.
    fn plain(field: SheetField, says: Option<SheetEntry>) -> FieldValue {
        FieldValue { field, says, means: says }
    }
}

/// Everything that is noted of a seat, in the order of the form.
fn field_values(system: &'static System, seat: &SeatResult) -> Vec<FieldValue> {
    let yes = |so: bool| so.then_some(SheetEntry::Yes);
    let mut all = vec![
        FieldValue::plain(SheetField::Vp, seat.vp.map(SheetEntry::Number)),
        FieldValue::plain(SheetField::Winner, yes(seat.winner)),
        FieldValue::plain(SheetField::Absent, yes(seat.absent)),
        FieldValue::plain(SheetField::Colour, seat.colour.map(SheetEntry::Colour)),
        FieldValue::plain(SheetField::PlayOrder, seat.play_order.map(SheetEntry::Number)),
        FieldValue::plain(SheetField::Chair, seat.chair.map(SheetEntry::Number)),
    ];
    let number = |code: &str| seat.parts.as_ref().and_then(|parts| parts.get(code));
    let left_out = system.counted().any(|part| number(part.code).is_some()).then_some(0);
    all.extend(system.counted().map(|part| FieldValue {
        field: SheetField::Part(part.code),
        says: number(part.code).map(SheetEntry::Number),
        means: number(part.code).or(left_out).map(SheetEntry::Number),
    }));
    let held = |code: &str| yes(number(code).is_some_and(|n| n > 0));
    all.extend(system.held().map(|part| FieldValue::plain(SheetField::Part(part.code), held(part.code))));
    all
}
