//! Why a result can't be.

use crate::games::{Colour, Part};
use crate::refusals::refusals;
use crate::sheets::difference::SheetField;

refusals! {
    /// Why a result can't be. Seats are counted from 0, in the order of the selection positions.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
    pub enum Refusal {
        /// A table of the system has another number of seats.
        TableSize {
            /// How many seats there are.
            found: usize,
            /// The fewest there can be.
            least: usize,
            /// The most there can be.
            most: usize,
        } = "table-size" in "1.1.5",
        /// So many players did not come that those who are left are too few for a game. It is about the last of them.
        TooFewPresent {
            seat: usize,
            found: usize,
            /// The fewest that a game takes.
            least: usize,
        } = "too-few-present" in "1.1.5",
        /// A seat is marked absent, and something else is noted of it.
        AbsentWith {
            seat: usize,
            what: SheetField,
        } = "absent-with-result",
        /// No VP and no parts.
        VpMissing(usize) = "vp-missing" in "3.0.14",
        /// VP below 0.
        VpBelowZero(usize) = "vp-below-zero" in "3.0.14",
        /// More VP than a game can give.
        VpTooMany {
            seat: usize,
            /// The most that can be.
            most: u8,
        } = "vp-too-many" in "3.0.14",
        /// VP and parts both given, and they differ.
        PartsDisagree {
            seat: usize,
            parts: i64,
            /// What was typed.
            vp: i64,
        } = "parts-disagree" in "2.0.6",
        /// A part that the system does not have.
        PartUnknown(usize) = "part-unknown",
        /// Fewer than none of a part, or more than one player can have.
        PartLimit {
            seat: usize,
            part: &'static Part,
        } = "part-limit" in part.clause,
        /// More of a part at the table than there are.
        PartLimitInAll {
            part: &'static Part,
            found: i64,
            most: i64,
        } = "part-limit-in-all" in part.clause,
        /// A second player who holds what only one can hold.
        SecondHolder {
            seat: usize,
            part: &'static Part,
        } = "second-holder" in part.clause,
        /// Parts that one player holds are noted, and nothing that is counted.
        HeldAlone {
            seat: usize,
            /// All parts of the system.
            parts: &'static [Part],
        } = "held-alone",
        /// Nobody is named as the winner.
        NoWinner = "no-winner" in "3.0.14",
        /// A second seat is named as the winner.
        SecondWinner(usize) = "second-winner" in "3.0.14",
        /// The game ended on time, and this seat has more VP than who is named as the winner.
        NotMostOnTime {
            seat: usize,
        } = "not-most-on-time",
        /// A colour that the system does not have.
        ColourUnknown {
            seat: usize,
            colours: &'static [Colour],
        } = "colour-unknown",
        /// A colour that another seat has.
        ColourTwice(usize) = "colour-twice" in "1.1.6",
        /// A play order that another seat has.
        PlayOrderTwice(usize) = "play-order-twice" in "1.1.6",
        /// A play order that isn't from 1 to the number of seats.
        PlayOrderUnknown(usize) = "play-order-unknown" in "1.1.6",
        /// A chair that another seat has.
        ChairTwice(usize) = "chair-twice" in "1.1.6",
        /// A chair that isn't from 1 to the number of chairs.
        ChairUnknown {
            seat: usize,
            chairs: i64,
        } = "chair-unknown" in "1.1.6",
    }
}

impl Refusal {
    /// The seat it is about, from 0; None for the table as a whole.
    pub fn seat(&self) -> Option<usize> {
        match *self {
            Refusal::TableSize { .. } | Refusal::PartLimitInAll { .. } | Refusal::NoWinner => None,
            Refusal::VpTooMany { seat, .. }
            | Refusal::TooFewPresent { seat, .. }
            | Refusal::AbsentWith { seat, .. }
            | Refusal::PartsDisagree { seat, .. }
            | Refusal::PartLimit { seat, .. }
            | Refusal::SecondHolder { seat, .. }
            | Refusal::HeldAlone { seat, .. }
            | Refusal::NotMostOnTime { seat }
            | Refusal::ColourUnknown { seat, .. }
            | Refusal::ChairUnknown { seat, .. }
            | Refusal::VpMissing(seat)
            | Refusal::VpBelowZero(seat)
            | Refusal::PartUnknown(seat)
            | Refusal::SecondWinner(seat)
            | Refusal::ColourTwice(seat)
            | Refusal::PlayOrderTwice(seat)
            | Refusal::PlayOrderUnknown(seat)
            | Refusal::ChairTwice(seat) => Some(seat),
        }
    }

    /// Which field of a record sheet it is about. For [`Refusal::HeldAlone`] that is the first part that is
    /// counted, since that has to be filled in too.
    pub fn field(&self) -> SheetField {
        match *self {
            Refusal::TableSize { .. }
            | Refusal::NoWinner
            | Refusal::SecondWinner(_)
            | Refusal::NotMostOnTime { .. } => SheetField::Winner,
            Refusal::TooFewPresent { .. } => SheetField::Absent,
            Refusal::AbsentWith { what, .. } => what,
            Refusal::VpMissing(_)
            | Refusal::VpBelowZero(_)
            | Refusal::VpTooMany { .. }
            | Refusal::PartsDisagree { .. }
            | Refusal::PartUnknown(_) => SheetField::Vp,
            Refusal::PartLimit { part, .. }
            | Refusal::PartLimitInAll { part, .. }
            | Refusal::SecondHolder { part, .. } => SheetField::Part(part.code),
            Refusal::HeldAlone { parts, .. } => {
                let counted = parts.iter().find(|part| !part.is_held());
                counted.map_or(SheetField::Vp, |part| SheetField::Part(part.code))
            }
            Refusal::ColourUnknown { .. } | Refusal::ColourTwice(_) => SheetField::Colour,
            Refusal::PlayOrderTwice(_) | Refusal::PlayOrderUnknown(_) => SheetField::PlayOrder,
            Refusal::ChairTwice(_) | Refusal::ChairUnknown { .. } => SheetField::Chair,
        }
    }
}
