//! The ranking: tiebreakers, shared ranks, lots, and what moves after semi-finals and final (1.4).
//!
//! One function, [`standings`], ranks whatever has been played so far: after the first round as well
//! as in the middle of the semi-finals. [`games_of`] and [`Standings::separation`] give what a
//! player's place came from.

mod field;
pub mod lots;
#[cfg(test)]
mod tests;
mod why;

use std::collections::BTreeMap;
use std::fmt;

use crate::rules::sheets::score::{Vp, VpPercent};
use crate::rules::standings::field::RankedField;
use crate::rules::tournament::settings::TiedPlaces;
use crate::rules::tournament::vocabulary::Stage;

pub use crate::rules::standings::why::{GameArithmetic, Separation, games_of};

/// Somebody who is ranked, by the number that the caller has for them. Its value means nothing here.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RankedId(pub i64);

/// A place in the standings, from 1. Players may share one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Rank(pub u32);

impl fmt::Display for Rank {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

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
    /// Who sat there.
    pub player: RankedId,
    /// VP as stated.
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
    /// Three or four seats, by selection position; one of them is the winner.
    pub seats: Vec<GameSeat>,
}

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
    /// How places at a table are counted after a shared one.
    pub tied_places: TiedPlaces,
    /// Who has a seat in the semi-finals. With None it is worked out from the games: everybody who has
    /// played a semi-final, and of the others the best-ranked, four for each of the four tables that has no result yet.
    pub semi_field: Option<&'a [RankedId]>,
}

/// What a player's games add up to: the tiebreakers 1 to 4.
///
/// Counted are the preliminary games, and the semi-final for those who sat there; never the final. A
/// preliminary game that a player missed adds nothing (setting `missed_game`).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Hash)]
pub struct GameTally {
    /// Games won.
    pub wins: u32,
    /// Sum of VP, each game's counted to 10.
    pub vp: u32,
    /// Sum of the games' VP%.
    pub vp_percent: VpPercent,
    /// Second places.
    pub seconds: u32,
    /// Third places.
    pub thirds: u32,
    /// Games played.
    pub games: u32,
}

impl GameTally {
    /// Adds a game with this many counted VP, this share and this place.
    fn add(&mut self, vp: Vp, share: VpPercent, place: u8) {
        self.games += 1;
        self.vp += u32::from(vp.counted());
        self.vp_percent = self.vp_percent.plus(share);
        match place {
            1 => self.wins += 1,
            2 => self.seconds += 1,
            3 => self.thirds += 1,
            _ => {}
        }
    }

    /// The tiebreakers 1 to 4 as one number: the greater one ranks higher.
    ///
    /// Seconds and thirds have 16 bits each, for more games than anybody plays in a lifetime.
    fn key(&self) -> u128 {
        let small = |n: u32| u128::from(n.min(0xFFFF));
        u128::from(self.wins) << 96
            | u128::from(self.vp) << 64
            | u128::from(self.vp_percent.hundredths()) << 32
            | small(self.seconds) << 16
            | small(self.thirds)
    }

    /// The first tiebreaker in which two tallies differ.
    fn first_difference(&self, other: &GameTally) -> Option<Criterion> {
        [
            (self.wins != other.wins, Criterion::Wins),
            (self.vp != other.vp, Criterion::Vp),
            (self.vp_percent != other.vp_percent, Criterion::VpPercent),
            (self.seconds != other.seconds, Criterion::Seconds),
            (self.thirds != other.thirds, Criterion::Thirds),
        ]
        .into_iter()
        .find_map(|(differs, criterion)| differs.then_some(criterion))
    }
}

/// What separates two neighbours in the standings.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Criterion {
    /// The upper one won the final (1.1.10).
    FinalWinner,
    /// The upper one has more VP in the final (1.4.4).
    FinalVp,
    /// The upper one sat in the final.
    InFinal,
    /// The upper one won a semi-final.
    SemiWinner,
    /// The upper one's semi-final is not played yet.
    SemiPending,
    /// The upper one sat in a semi-final.
    InSemi,
    /// More games won (1.4.1).
    Wins,
    /// More VP (1.4.2).
    Vp,
    /// More VP% (1.4.3).
    VpPercent,
    /// More second places.
    Seconds,
    /// More third places.
    Thirds,
    /// The lower lot.
    Lots,
    /// The better rank after the preliminary games.
    PrelimRank,
    /// Nothing: they share a rank, until lots are drawn.
    Shared,
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
    /// Sat in the final.
    Final,
    /// Won a semi-final (and the final is not played, or they were missing there).
    SemiWinner,
    /// Has a semi-final to play.
    SemiPending,
    /// Lost a semi-final.
    Semi,
    /// The preliminary games.
    Prelim,
}

/// One line of the standings.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RankedPlayer {
    /// The rank; None for the disqualified.
    pub rank: Option<Rank>,
    /// Who.
    pub player: RankedId,
    /// The player's name.
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
    /// One row for each player.
    pub rows: Vec<RankedPlayer>,
}

impl Standings {
    /// The row of a player.
    pub fn row(&self, player: RankedId) -> Option<&RankedPlayer> {
        self.rows.iter().find(|row| row.player == player)
    }

    /// The champion (1.1.10): who is first after the final. None before it.
    pub fn champion(&self) -> Option<&RankedPlayer> {
        self.rows.first().filter(|row| self.after == After::Final && row.rank.is_some())
    }
}

/// Ranks the players by what has been played so far.
pub fn standings(input: &Input<'_>) -> Standings {
    let mut field = RankedField::new(input);
    field.count_games(input);
    field.rank_prelims();
    let after = field.place_stages(input);
    Standings { after, rows: field.rows(input) }
}
