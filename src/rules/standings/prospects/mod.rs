//! What it takes to go on while preliminary games are still to be played: who is certain to be among the first, who can't
//! be any more, and what the others need.
//!
//! What is called certain is proven: no way in which the games to come can go, lots included, contradicts it (`bounds`).
//! The bounds are those of 1.4, in that order: wins, of which each game gives one at most, then VP, VP%, seconds and
//! thirds. A game may be missed, and a game to which nobody comes has no winner, so nobody is sure to gain anything. Where
//! nothing is certain, `simulation` lets the games be played many times.
//!
//! Everything holds for the players and seats as they are: whoever joins or leaves later changes it.

mod bounds;
mod simulation;
#[cfg(test)]
mod tests;

use crate::rules::games::System;
use crate::rules::standings::{GameTally, PlayedGame, RankedId};
use crate::rules::tournament::settings::TiedPlaces;

pub use crate::rules::standings::prospects::simulation::{Chance, Chances, simulate};

/// A player in the ranking as it stands.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Contender {
    /// Who.
    pub id: RankedId,
    /// What the games that count add up to.
    pub tally: GameTally,
    /// Whether still in the tournament. Who has left takes no place.
    pub here: bool,
}

/// A preliminary round with games to come.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum OpenRound {
    /// The tables that have no result yet, each with its players as indexes into [`OpenField::players`].
    Seated(Vec<Vec<usize>>),
    /// Nobody knows who meets whom; everybody who is here plays.
    Unseated,
}

/// The field while preliminary games are still to be played.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OpenField {
    /// Everybody who is ranked, or will be.
    pub players: Vec<Contender>,
    /// The rounds with games to come.
    pub rounds: Vec<OpenRound>,
    /// How many go on.
    pub places: usize,
    /// What is played.
    pub system: &'static System,
    /// How places at a table are counted after a shared one.
    pub tied_places: TiedPlaces,
}

/// Wins and VP in the games that a player has to come.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Target {
    /// How many of the games are won.
    pub wins: u32,
    /// The least VP in all of them together.
    pub vp: u32,
}

/// Whether a player goes on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Prospect {
    /// Certainly, even if every game to come is missed.
    In,
    /// Certainly not, unless somebody ahead leaves.
    Out,
    /// It is open.
    Open(Needs),
}

/// What a player needs.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Needs {
    /// How many games the player has to come.
    pub games: u32,
    /// What is enough whatever the others do, for each number of wins that can be, the fewest first.
    pub enough: Vec<Target>,
    /// What is needed at least, for each number of wins that leaves a way, the fewest first. It may take results of others
    /// too.
    pub needed: Vec<Target>,
}

impl OpenField {
    /// What it takes for a player; none for who is not in the field, or has left it.
    pub fn prospect(&self, player: RankedId) -> Option<Prospect> {
        let at = self.players.iter().position(|contender| contender.id == player)?;
        self.players[at].here.then(|| bounds::prospect(self, at))
    }

    /// How many are still in the tournament.
    pub fn here(&self) -> usize {
        self.players.iter().filter(|contender| contender.here).count()
    }

    /// Counts the game of a player in the round at this index, whose result is known: the table is not open any more. The game
    /// is one of those who came.
    pub fn count(&mut self, round: usize, player: RankedId, game: &PlayedGame) {
        let at = |player: RankedId| self.players.iter().position(|contender| contender.id == player);
        let (own, seats) = (at(player), game.seats.iter().map(|seat| at(seat.player)).collect::<Vec<_>>());
        if let (Some(own), Some(OpenRound::Seated(tables))) = (own, self.rounds.get_mut(round)) {
            tables.retain(|table| !table.contains(&own));
        }
        let gains = simulation::gains(game, self.tied_places);
        for (player, gain) in seats.into_iter().zip(gains) {
            if let Some(player) = player {
                self.players[player].tally = self.players[player].tally.with(&gain);
            }
        }
    }

    /// How many tables a round has at most that is not seated yet: there is no table of fewer than three.
    fn most_tables(&self) -> usize {
        self.here().div_ceil(3)
    }
}
