//! What is ranked: who plays, what was played, and the lots drawn.

use std::collections::BTreeMap;
use std::fmt;

use crate::rule_set::RuleSet;
use crate::sheets::score::Vp;
use crate::standings::tiebreakers::GameTally;
use crate::tournament::settings::TiedPlaces;
use crate::tournament::vocabulary::Stage;

/// Somebody who is ranked, by the number that the caller has for them. Its value means nothing here.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RankedId(pub i64);

/// A drawn lot; the lower one ranks higher (1.4.2).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct LotNumber(pub u32);

impl fmt::Display for LotNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// The lots of those who have drawn one.
pub type Lots = BTreeMap<RankedId, LotNumber>;

/// Whether a player is still in the tournament.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Status {
    /// Plays on, or has played to the end.
    Active,
    /// Left. Keeps the results made, and the rank.
    Withdrawn,
    /// Out, and listed last without a rank.
    Disqualified {
        /// The clause that the judge named.
        clause: String,
    },
}

/// A player of the tournament.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entrant {
    /// The caller's number; no two players may have the same.
    pub id: RankedId,
    /// The name, by which players of one rank are listed.
    pub name: String,
    /// Whether still in the tournament.
    pub status: Status,
}

/// One seat of a game that was played.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct GameSeat {
    pub player: RankedId,
    pub vp: Vp,
    /// Whether the record sheet names this seat as the winner.
    pub winner: bool,
}

/// A game with a result.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlayedGame {
    /// The stage it belongs to.
    pub stage: Stage,
    /// Its round, from 1.
    pub round: u32,
    /// Its table, from 1.
    pub table: u32,
    /// The seats, by selection position; one of them is the winner.
    pub seats: Vec<GameSeat>,
}

/// What players bring from preliminary games that were played elsewhere, each with the rank after them: the final day of a
/// series (1.2.4), where the event that counts stands for the preliminary games.
pub type Brought = BTreeMap<RankedId, (u32, GameTally)>;

/// What is ranked.
#[derive(Debug, Clone, Copy)]
pub struct Input<'a> {
    /// Everybody, in any order.
    pub players: &'a [Entrant],
    /// The games that count so far, in any order. The seat of somebody who is not in `players` counts
    /// for the table total and for nothing else.
    pub games: &'a [PlayedGame],
    /// The lots drawn so far.
    pub lots: &'a Lots,
    pub rules: &'a RuleSet,
    /// How places at a table are counted after a shared one.
    pub tied_places: TiedPlaces,
    /// Who has a seat in the semi-finals. With None it is worked out from the games: everybody who has
    /// played a semi-final, and of the others the best-ranked, four for each of the four tables that has no result yet.
    pub semi_field: Option<&'a [RankedId]>,
    /// What the players bring from preliminary games played elsewhere; then none are played here. Whoever brings nothing is
    /// ranked behind all others. Where a rank is shared, lots decide, as everywhere.
    pub brought: Option<&'a Brought>,
}
