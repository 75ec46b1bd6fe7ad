//! The standings themselves, line by line.

use std::fmt;

use crate::rule_set::RuleSet;
use crate::sheets::score::Vp;
use crate::standings::input::{LotNumber, RankedId, Status};
use crate::standings::tiebreakers::{Criterion, GameTally};

/// A place in the standings, from 1. Players may share one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Rank(pub u32);

impl fmt::Display for Rank {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// How far the tournament is, by its results.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum After {
    /// Preliminary games only.
    Prelim,
    /// Some semi-finals have a result, not all.
    SomeSemis,
    /// All semi-finals have a result.
    Semis,
    /// The final has a result.
    Final,
}

/// What a player did in the stages after the preliminary one. The order is that of the ranking.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Reached {
    Final,
    /// Won a semi-final (and the final is not played, or they were missing there).
    SemiWinner,
    /// Has a semi-final to play.
    SemiPending,
    Semi,
    Prelim,
}

/// One line of the standings.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RankedPlayer {
    /// The rank; None for the disqualified.
    pub rank: Option<Rank>,
    pub player: RankedId,
    pub name: String,
    /// Still in the tournament or not.
    pub status: Status,
    /// What the player's games add up to.
    pub tally: GameTally,
    /// The rank after the preliminary games, which seeds semi-finals and final.
    pub prelim_rank: Option<Rank>,
    /// The lot, where one was drawn.
    pub lot: Option<LotNumber>,
    /// How far the player came.
    pub reached: Reached,
    /// The result of the final, for those who sat there: VP and whether won.
    pub in_final: Option<(Vp, bool)>,
    /// What separates this line from the one above it; None in the first line and for the disqualified.
    pub from_above: Option<Criterion>,
}

/// The standings: rows by rank, then name; the disqualified last.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Standings {
    /// How far the tournament is.
    pub after: After,
    pub rows: Vec<RankedPlayer>,
    /// What they were ranked by.
    pub rules: RuleSet,
}

impl Standings {
    /// The row of a player.
    pub fn row(&self, player: RankedId) -> Option<&RankedPlayer> {
        self.rows.iter().find(|row| row.player == player)
    }

    /// Whether somebody is among so many who go on to something elsewhere: with a rank of their own or one shared by no more.
    pub fn qualifies(&self, row: &RankedPlayer, number: u32) -> bool {
        let Some(rank) = row.rank else { return false };
        let sharing = self.rows.iter().filter(|other| other.rank == Some(rank)).count();
        rank.0 as usize + sharing <= number as usize + 1
    }

    /// The champion (1.1.10): who is first after the final. None before it.
    pub fn champion(&self) -> Option<&RankedPlayer> {
        self.rows.first().filter(|row| self.after == After::Final && row.rank.is_some())
    }
}
