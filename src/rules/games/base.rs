//! The base game by the championship rules.

use crate::games::{Boards, Colour, Competitor, Deck, Ground, Part, PartKind, Points, Stock, System};

/// The base game: three or four players, 10 VP on one's own turn (3.0.14).
///
/// More than 22 VP can't come together: a turn can raise somebody from 9 to far above 10, but not beyond this.
pub static BASE: System = System {
    name: "Base",
    offered: true,
    championship: true,
    rounds: 3,
    machine: None,
    entrant: Competitor::Player,
    ground: Ground::Table,
    turns: true,
    boards: Boards::EachRound,
    points: Points::Vp,
    seats: 3..=4,
    goal: Some(10),
    counted_vp: 10,
    most_vp: 22,
    start_vp: 2,
    chairs: 4,
    colours: &[Colour::Red, Colour::Blue, Colour::White, Colour::Orange],
    parts: &[
        Part {
            code: "settlements",
            short: "settlements",
            vp: 1,
            kind: PartKind::Counted { most: 5, in_all: None },
            clause: "2.0.6",
        },
        Part {
            code: "cities",
            short: "cities",
            vp: 2,
            kind: PartKind::Counted { most: 4, in_all: None },
            clause: "2.0.6",
        },
        Part { code: "longest_road", short: "road", vp: 2, kind: PartKind::Held, clause: "3.0.4" },
        Part { code: "largest_army", short: "army", vp: 2, kind: PartKind::Held, clause: "3.0.4" },
        Part {
            code: "vp_cards",
            short: "cards",
            vp: 1,
            // The deck has five.
            kind: PartKind::Counted { most: 5, in_all: Some(5) },
            clause: "2.0.6",
        },
    ],
    pieces: &[
        Stock { code: "settlements", number: 5 },
        Stock { code: "cities", number: 4 },
        Stock { code: "roads", number: 15 },
    ],
    decks: &[
        Deck::Mixed {
            code: "development_cards",
            kinds: &[
                Stock { code: "knights", number: 14 },
                Stock { code: "progress", number: 6 },
                Stock { code: "vp", number: 5 },
            ],
        },
        Deck::Even { kind: "resource", each: 19 },
    ],
    stock_clause: "2.0.6",
};
