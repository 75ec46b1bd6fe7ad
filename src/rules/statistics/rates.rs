//! How often each selection position, place in the play order and colour wins.

use std::collections::BTreeMap;

use crate::games::Colour;
use crate::sheets::score::Vp;
use crate::statistics::interval::{Interval, ONE, interval};

/// An interval that is wider says nothing: there are too few games. In hundredths of a percent, so 30 points.
pub const WIDEST: u32 = 3_000;

/// A number that 1 to 10 go into: shares of a table of so many seats are whole numbers of it.
const PARTS: u128 = 2_520;

/// A game that was played to its end.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FinishedGame {
    /// The seats of those who came.
    pub seats: Vec<FinishedSeat>,
}

/// A seat of a game that was played to its end.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct FinishedSeat {
    pub position: i64,
    /// The place in the play order, where it was noted.
    pub play_order: Option<i64>,
    /// The colour, where it was noted.
    pub colour: Option<Colour>,
    pub vp: Vp,
    pub won: bool,
}

/// How often something won.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct WinRate {
    pub games: u32,
    /// How many of these it won.
    pub wins: u32,
    /// What it would have won if all seats of each table were alike, in [`PARTS`] of a game.
    alike: u128,
}

/// What a rate says.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Finding {
    /// Nothing: there are too few games.
    TooFew,
    /// No more and no less than if all seats were alike: that lies within the interval.
    Alike,
    More,
    Less,
}

impl WinRate {
    /// Adds games at tables of so many seats.
    pub fn add(&mut self, seats: u32, games: u32, wins: u32) {
        self.games = self.games.saturating_add(games);
        self.wins = self.wins.saturating_add(wins.min(games));
        self.alike += PARTS * u128::from(games) / u128::from(seats.max(1));
    }

    /// The share of games won, in hundredths of a percent, rounded half up; none without games.
    pub fn share(&self) -> Option<u32> {
        let games = u128::from(self.games);
        (games > 0).then(|| ((2 * u128::from(self.wins) * ONE + games) / (2 * games)) as u32)
    }

    /// The share if all seats of each table were alike: 25 % at tables of four. None without games.
    pub fn alike(&self) -> Option<u32> {
        let whole = PARTS * u128::from(self.games);
        (whole > 0).then(|| ((2 * self.alike * ONE + whole) / (2 * whole)) as u32)
    }

    /// How sure the share is.
    pub fn interval(&self) -> Interval {
        interval(self.wins, self.games)
    }

    /// What it says.
    pub fn finding(&self) -> Finding {
        let (interval, Some(alike)) = (self.interval(), self.alike()) else { return Finding::TooFew };
        match () {
            () if interval.width() > WIDEST => Finding::TooFew,
            () if alike < interval.low => Finding::More,
            () if alike > interval.high => Finding::Less,
            () => Finding::Alike,
        }
    }
}

/// How often each selection position, place in the play order and colour won.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct WinRates {
    pub games: u32,
    pub by_position: BTreeMap<i64, WinRate>,
    /// By place in the play order, where it was noted.
    pub by_play_order: BTreeMap<i64, WinRate>,
    /// By colour, where it was noted.
    pub by_colour: BTreeMap<Colour, WinRate>,
}

impl WinRates {
    /// Counts games.
    pub fn of(games: &[FinishedGame]) -> WinRates {
        let mut rates = WinRates { games: games.len() as u32, ..WinRates::default() };
        for game in games {
            for seat in &game.seats {
                rates.add(game.seats.len() as u32, seat.position, seat.play_order, seat.colour, (1, seat.won.into()));
            }
        }
        rates
    }

    /// Adds seats that are alike in all of these: so many games, and so many of them won.
    pub fn add(
        &mut self,
        seats: u32,
        position: i64,
        play_order: Option<i64>,
        colour: Option<Colour>,
        (games, wins): (u32, u32),
    ) {
        self.by_position.entry(position).or_default().add(seats, games, wins);
        if let Some(order) = play_order {
            self.by_play_order.entry(order).or_default().add(seats, games, wins);
        }
        if let Some(colour) = colour {
            self.by_colour.entry(colour).or_default().add(seats, games, wins);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::BASE;

    fn rate(counted: &[(u32, u32, u32)]) -> WinRate {
        let mut rate = WinRate::default();
        for (seats, games, wins) in counted {
            rate.add(*seats, *games, *wins);
        }
        rate
    }

    #[test]
    fn a_rate_is_compared_with_what_seats_that_are_alike_would_win() {
        let check = |counted: &[(u32, u32, u32)], share: u32, alike: u32, finding: Finding| {
            let found = rate(counted);
            assert_eq!(
                (found.share(), found.alike(), found.finding()),
                (Some(share), Some(alike), finding),
                "{counted:?}"
            );
        };
        check(&[(4, 12, 3)], 2_500, 2_500, Finding::TooFew);
        check(&[(4, 100, 25)], 2_500, 2_500, Finding::Alike);
        check(&[(4, 100, 33)], 3_300, 2_500, Finding::Alike);
        check(&[(4, 100, 40)], 4_000, 2_500, Finding::More);
        check(&[(4, 100, 10)], 1_000, 2_500, Finding::Less);
        // A third is what a seat at a table of three wins.
        check(&[(3, 60, 20)], 3_333, 3_333, Finding::Alike);
        check(&[(4, 60, 15), (3, 20, 10)], 3_125, 2_708, Finding::Alike);
        assert_eq!((rate(&[]).share(), rate(&[]).alike(), rate(&[]).finding()), (None, None, Finding::TooFew));
    }

    #[test]
    fn what_was_not_noted_counts_for_nothing() {
        let seat = |position, play_order, won| FinishedSeat {
            position,
            play_order,
            colour: None,
            vp: Vp::new(if won { 10 } else { 7 }, &BASE).expect("VP"),
            won,
        };
        let game = FinishedGame { seats: vec![seat(1, Some(3), false), seat(2, None, true), seat(4, Some(1), false)] };
        let rates = WinRates::of(&[game.clone(), game]);
        assert_eq!(rates.games, 2);
        assert_eq!(rates.by_position.keys().copied().collect::<Vec<_>>(), [1, 2, 4]);
        assert_eq!(rates.by_play_order.keys().copied().collect::<Vec<_>>(), [1, 3]);
        assert!(rates.by_colour.is_empty());
        assert_eq!((rates.by_position[&2].games, rates.by_position[&2].wins), (2, 2));
        assert_eq!(rates.by_position[&2].alike(), Some(3_333));
    }
}
