//! The ranking: tiebreakers, shared ranks, lots, and what moves after semi-finals and final (1.4).
//!
//! One function, [`standings`], ranks whatever has been played so far by a [rule set](crate::rule_set): after the first round as
//! well as in the middle of the semi-finals. The official rules are a set like any other. [`games_of`] and [`Standings::separation`] give what a
//! player's place came from.
//!
//! The way through: who plays, what was played and the lots come in (`input`). One pass (`field`) adds up what each game is worth
//! (`scoring`, `tiebreakers`), ranks the preliminary games, and moves those who played semi-finals and final. What comes out
//! are the lines of the standings (`outcome`); `why` takes them apart again, game by game and from one line to the next.
//! Which ties are left, and the draw that breaks them, is in [`lots`]; what it takes to go on while games are still to be
//! played, in [`prospects`].

#[cfg(test)]
mod by_set_tests;
mod field;
mod input;
pub mod lots;
mod outcome;
pub mod prospects;
mod scoring;
#[cfg(test)]
mod tests;
mod tiebreakers;
mod why;

use crate::rule_set::RuleSet;
use crate::sheets::score::Vp;
use crate::standings::field::RankedField;
use crate::standings::scoring::ScoredGame;
use crate::tournament::settings::TiedPlaces;

pub use crate::standings::input::{Brought, Entrant, GameSeat, Input, LotNumber, Lots, PlayedGame, RankedId, Status};
pub use crate::standings::outcome::{After, Rank, RankedPlayer, Reached, Standings};
pub use crate::standings::tiebreakers::{ChainKey, Criterion, GameTally, Shares};
pub use crate::standings::why::{GameArithmetic, Separation, games_of};

/// What a game with so many VP at each seat is worth to each, by a rule set.
pub fn worth(vp: &[Vp], winner: usize, rules: &RuleSet, tied_places: TiedPlaces) -> Vec<GameTally> {
    ScoredGame::of_vp(vp.iter().copied(), winner, rules, tied_places).gains()
}

/// Ranks the players by what has been played so far.
pub fn standings(input: &Input<'_>) -> Standings {
    let mut field = RankedField::new(input);
    field.count_games(input);
    field.rank_prelims();
    let after = field.place_stages(input);
    Standings { after, rows: field.rows(input), rules: input.rules.clone() }
}
