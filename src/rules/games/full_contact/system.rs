//! What a tournament needs to know of Full-Contact.

use crate::games::full_contact::play::SYSTEM;
use crate::games::{Boards, Competitor, Ground, Part, PartKind, Points, System};

/// The most VP that anything on the field can give a team: ten cities, four knights, four cards and the extra of a team of
/// three.
const MOST_VP: u8 = 29;

/// Full-Contact: three or four teams on a field, 8 VP (9 in a full game; F19).
///
/// A team registers as one, under its name. Every VP counts: in a full game the winner has one more.
pub static FULL_CONTACT: System = System {
    name: "Full-Contact",
    offered: true,
    championship: false,
    rounds: 2,
    machine: Some(&SYSTEM),
    entrant: Competitor::Team,
    ground: Ground::Field,
    turns: false,
    boards: Boards::Nothing,
    points: Points::Vp,
    seats: 3..=4,
    goal: Some(8),
    counted_vp: MOST_VP,
    most_vp: MOST_VP,
    start_vp: 2,
    chairs: 0,
    colours: &[],
    parts: &[
        Part { code: "settlements", short: "settlements", vp: 1, kind: in_all(10), clause: "F2" },
        Part { code: "cities", short: "cities", vp: 2, kind: in_all(10), clause: "F2" },
        Part {
            code: "knights",
            short: "knights",
            vp: 1,
            kind: PartKind::Counted { most: 4, in_all: None },
            clause: "F9",
        },
        Part { code: "vp_cards", short: "cards", vp: 1, kind: in_all(4), clause: "F10" },
        Part {
            code: "short_team",
            short: "short",
            vp: 1,
            kind: PartKind::Counted { most: 1, in_all: None },
            clause: "F1",
        },
    ],
    pieces: &[],
    decks: &[],
    stock_clause: "",
};

/// Of something that all teams take from.
const fn in_all(most: i64) -> PartKind {
    PartKind::Counted { most, in_all: Some(most) }
}
