//! What a tournament needs to know of Struggle.

use crate::games::struggle::ledger::SYSTEM;
use crate::games::{Boards, Competitor, Ground, Points, System};

/// Struggle: two to four players, 10 VP on one's own turn (S13).
///
/// What each card is worth depends on the copy that is played with, so the VP are noted and not what they are made of.
pub static STRUGGLE: System = System {
    name: "Struggle",
    offered: true,
    championship: false,
    rounds: 2,
    machine: Some(&SYSTEM),
    entrant: Competitor::Player,
    ground: Ground::Table,
    turns: true,
    boards: Boards::Nothing,
    points: Points::Vp,
    seats: 2..=4,
    goal: Some(10),
    counted_vp: 99,
    most_vp: 99,
    start_vp: 0,
    chairs: 0,
    colours: &[],
    parts: &[],
    pieces: &[],
    decks: &[],
    stock_clause: "",
};
