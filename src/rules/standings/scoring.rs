//! What one game is worth to each of its seats, by a rule set.

use crate::rule_set::{Points, RuleSet, SharedPlaces};
use crate::sheets::score;
use crate::sheets::score::{Vp, VpPercent};
use crate::standings::tiebreakers::{GameTally, Shares};
use crate::standings::{GameSeat, PlayedGame};
use crate::tournament::settings::TiedPlaces;

/// A game of those who came, with its VP as they count.
pub(super) struct ScoredGame<'r> {
    rules: &'r RuleSet,
    /// The VP of every seat.
    pub(super) vp: Vec<Vp>,
    /// The score made up for each that is missing.
    pub(super) dummy: Option<u8>,
    /// The table total, with what was made up.
    pub(super) total: u32,
    /// The place of every seat.
    pub(super) places: Vec<u8>,
    winner: usize,
}

impl<'r> ScoredGame<'r> {
    pub(super) fn of(game: &PlayedGame, rules: &'r RuleSet, tied: TiedPlaces) -> ScoredGame<'r> {
        let winner = game.seats.iter().position(|seat| seat.winner).unwrap_or(usize::MAX);
        let vp = game.seats.iter().map(|seat: &GameSeat| seat.vp);
        ScoredGame::of_vp(vp, winner, rules, tied)
    }

    pub(super) fn of_vp(
        vp: impl Iterator<Item = Vp>,
        winner: usize,
        rules: &'r RuleSet,
        tied: TiedPlaces,
    ) -> ScoredGame<'r> {
        let vp: Vec<Vp> = vp.map(|vp| vp.counted_to(rules.goal)).collect();
        let (dummy, total) = match rules.dummy {
            true => (score::dummy_score(&vp), score::table_total(&vp)),
            false => (None, vp.iter().map(|vp| u32::from(vp.counted())).sum()),
        };
        let places = score::places(&vp, winner, tied);
        ScoredGame { rules, vp, dummy, total, places, winner }
    }

    pub(super) fn won(&self, seat: usize) -> bool {
        seat == self.winner
    }

    pub(super) fn share(&self, seat: usize) -> VpPercent {
        score::vp_percent(self.vp[seat], self.total)
    }

    /// The points for the place of a seat. Those who split the points of their places have all those that they take up, whichever
    /// place follows.
    pub(super) fn points(&self, seat: usize) -> Points {
        let RuleSet { places_of_four, places_of_three, shared_places, .. } = self.rules;
        let sharing = self.places.iter().filter(|other| **other == self.places[seat]).count();
        let (place, sharing) = match shared_places {
            SharedPlaces::Split => (score::place(&self.vp, self.winner, seat, TiedPlaces::Skip), sharing),
            SharedPlaces::Better => (self.places[seat], 1),
        };
        match self.vp.len() {
            ..=3 => places_of_three.split(place.into(), sharing),
            _ => places_of_four.split(place.into(), sharing),
        }
    }

    /// What the game adds to the tally of a seat.
    pub(super) fn gain(&self, seat: usize) -> GameTally {
        let (vp, place) = (u32::from(self.vp[seat].counted()), self.places[seat]);
        let shares = Shares { sum: self.share(seat), table_totals: self.total };
        GameTally {
            wins: u32::from(place == 1),
            points: self.points(seat),
            vp,
            vp_percent: shares.counted(self.rules.share, vp, 1),
            shares,
            seconds: u32::from(place == 2),
            thirds: u32::from(place == 3),
            games: 1,
        }
    }

    /// What it adds to each.
    pub(super) fn gains(&self) -> Vec<GameTally> {
        (0..self.vp.len()).map(|seat| self.gain(seat)).collect()
    }
}
