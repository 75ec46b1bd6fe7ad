//! Which VP led to which place at the table.

use std::collections::BTreeMap;

use crate::sheets::score;
use crate::sheets::score::Vp;
use crate::statistics::rates::FinishedGame;
use crate::tournament::settings::TiedPlaces;

/// How many seats finished a game in one place, and with which VP.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct PlaceCount {
    pub seats: u32,
    /// How many with each number of counted VP.
    pub by_vp: BTreeMap<u8, u32>,
}

impl PlaceCount {
    /// The mean of the counted VP in tenths, rounded half up.
    pub fn mean_tenths(&self) -> u32 {
        let sum: u32 = self.by_vp.iter().map(|(vp, seats)| u32::from(*vp) * seats).sum();
        (20 * sum + self.seats).checked_div(2 * self.seats).unwrap_or_default()
    }
}

/// Which VP led to which place at the table.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct VpAndPlaces {
    /// By place, from 1.
    pub places: BTreeMap<u8, PlaceCount>,
}

impl VpAndPlaces {
    /// Counts games. Those without a winner give no places.
    pub fn of(games: &[FinishedGame], tied: TiedPlaces) -> VpAndPlaces {
        let mut found = VpAndPlaces::default();
        for game in games {
            let Some(winner) = game.seats.iter().position(|seat| seat.won) else { continue };
            let vp: Vec<Vp> = game.seats.iter().map(|seat| seat.vp).collect();
            for (vp, place) in vp.iter().zip(score::places(&vp, winner, tied)) {
                let count = found.places.entry(place).or_default();
                count.seats += 1;
                *count.by_vp.entry(vp.counted()).or_default() += 1;
            }
        }
        found
    }

    /// The least and the most VP; none without games.
    pub fn span(&self) -> Option<(u8, u8)> {
        let all = || self.places.values().flat_map(|count| count.by_vp.keys().copied());
        Some((all().min()?, all().max()?))
    }

    /// How many seats finished in a place with so many VP.
    pub fn count(&self, place: u8, vp: u8) -> u32 {
        self.places.get(&place).and_then(|count| count.by_vp.get(&vp)).copied().unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::BASE;
    use crate::statistics::FinishedSeat;

    fn game(vp: &[i64], winner: Option<usize>) -> FinishedGame {
        let seat = |(at, vp): (usize, &i64)| FinishedSeat {
            position: at as i64 + 1,
            play_order: None,
            colour: None,
            vp: Vp::new(*vp, &BASE).expect("VP"),
            won: winner == Some(at),
        };
        FinishedGame { seats: vp.iter().enumerate().map(seat).collect() }
    }

    #[test]
    fn places_are_those_of_the_table() {
        let games = [game(&[10, 8, 8, 5], Some(0)), game(&[9, 11, 7], Some(1)), game(&[3, 3, 3, 3], None)];
        let found = VpAndPlaces::of(&games, TiedPlaces::Skip);
        assert_eq!(found.places.keys().copied().collect::<Vec<_>>(), [1, 2, 3, 4]);
        assert_eq!((found.count(1, 10), found.count(2, 8), found.count(2, 9), found.count(3, 7)), (2, 2, 1, 1));
        assert_eq!((found.count(3, 8), found.count(9, 9)), (0, 0));
        assert_eq!(found.span(), Some((5, 10)));
        assert_eq!(found.places[&2].mean_tenths(), 83);
        assert_eq!(VpAndPlaces::default().span(), None);
        let dense = VpAndPlaces::of(&games, TiedPlaces::Dense);
        assert_eq!((dense.count(3, 5), dense.count(4, 5)), (1, 0));
    }
}
