//! What a tournament needs to know of Conquest.

use crate::games::conquest::play::SYSTEM;
use crate::games::{Boards, Competitor, Ground, Points, System};

/// The hexes of the largest land (C2): nobody holds more.
const MOST_HEXES: u8 = 250;

/// Conquest: two to six players; who is left, or holds more than half of the land, wins, and what is noted of the others is
/// how many hexes they hold at the end.
pub static CONQUEST: System = System {
    name: "Conquest",
    offered: true,
    championship: false,
    rounds: 2,
    machine: Some(&SYSTEM),
    entrant: Competitor::Player,
    ground: Ground::Table,
    turns: true,
    boards: Boards::LandOnly,
    points: Points::Hexes,
    seats: 2..=6,
    goal: None,
    counted_vp: MOST_HEXES,
    most_vp: MOST_HEXES,
    start_vp: 0,
    chairs: 0,
    colours: &[],
    parts: &[],
    pieces: &[],
    decks: &[],
    stock_clause: "",
};
