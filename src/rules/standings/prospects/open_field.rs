//! The field while preliminary games are still to be played.

use crate::games::System;
use crate::rule_set::RuleSet;
use crate::standings::scoring::ScoredGame;
use crate::standings::{GameTally, PlayedGame, RankedId};
use crate::tournament::settings::TiedPlaces;

/// A player in the ranking as it stands.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FieldPlayer {
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
    pub players: Vec<FieldPlayer>,
    /// The rounds with games to come.
    pub rounds: Vec<OpenRound>,
    pub places: usize,
    pub system: &'static System,
    pub rules: RuleSet,
    /// How places at a table are counted after a shared one.
    pub tied_places: TiedPlaces,
}

impl OpenField {
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
        let gains = ScoredGame::of(game, &self.rules, self.tied_places).gains();
        for (player, gain) in seats.into_iter().zip(gains) {
            if let Some(player) = player {
                self.players[player].tally = self.players[player].tally.with(&gain, self.rules.share);
            }
        }
    }

    /// How many games each player has to come, and how many there are in all: each of them has one winner at most.
    pub fn to_come(&self) -> (Vec<u32>, u32) {
        let mut of_player = vec![0; self.players.len()];
        let mut games = 0;
        for round in &self.rounds {
            match round {
                OpenRound::Seated(tables) => {
                    games += tables.len() as u32;
                    tables.iter().flatten().for_each(|player| of_player[*player] += 1);
                }
                OpenRound::Unseated => {
                    games += self.most_tables() as u32;
                    let here = of_player.iter_mut().zip(&self.players).filter(|(_, player)| player.here);
                    here.for_each(|(games, _)| *games += 1);
                }
            }
        }
        (of_player, games)
    }

    /// How many tables a round has at most that is not seated yet: there is no table of fewer than three.
    fn most_tables(&self) -> usize {
        self.here().div_ceil(3)
    }
}
