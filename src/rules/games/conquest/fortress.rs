//! What hangs together: fortresses (C19), the largest metropolis (C20), and what a player's land produces (C6).

use crate::games::conquest::island::{Conquest, product};
use crate::games::conquest::land::Ground;
use crate::games::conquest::step::{Building, Good, Goods, goods_of};

/// Gold for a bonus card, and for a player whose land gives nothing (C6).
const GOLD: i64 = 5;

/// What one hex gives a player.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct HexYield {
    pub hex: usize,
    pub good: Good,
    pub count: i64,
}

impl Conquest {
    /// The fortresses of a player, each with its hexes: land that hangs together over edges without a wall of the player,
    /// bordered by at least one, held by the player and by nobody else.
    pub fn fortresses(&self, player: usize) -> Vec<Vec<usize>> {
        let mut found = Vec::new();
        // For each hex the area that it was found in. An area with a hex of an opponent is looked at no further, and
        // whatever leads back into it is of that area too.
        let mut areas = vec![0; self.land.size()];
        let mut area = 0;
        let mut walls_left = 2 * self.walls_of[player];
        for hex in 0..self.land.size() {
            if walls_left == 0 {
                break;
            }
            let walls = self.walls[hex].iter().filter(|owner| **owner == Some(player)).count();
            walls_left -= walls;
            if walls > 0 && areas[hex] == 0 && self.land.ground(hex) != Ground::Desert {
                area += 1;
                found.extend(self.fortress_around(player, hex, area, &mut areas));
            }
        }
        found
    }

    /// The fortress that a hex lies in, which is no desert; none where an opponent holds some of the area or the player
    /// nothing, or where no wall of the player is at its border.
    fn fortress_around(&self, player: usize, hex: usize, area: usize, areas: &mut [usize]) -> Option<Vec<usize>> {
        areas[hex] = area;
        let mut inside = vec![hex];
        let mut is_held = false;
        let mut next = 0;
        while let Some(hex) = inside.get(next).copied() {
            next += 1;
            match self.hexes[hex] {
                Some(hold) if hold.by != player => return None,
                hold => is_held |= hold.is_some(),
            }
            for (way, other) in self.land.beside(hex) {
                if self.land.ground(other) == Ground::Desert || self.walls[hex][way] == Some(player) {
                    continue;
                }
                match areas[other] {
                    0 => {
                        areas[other] = area;
                        inside.push(other);
                    }
                    known if known != area => return None,
                    _ => {}
                }
            }
        }
        let is_border = |hex: usize| {
            let mut beside = self.land.beside(hex);
            beside.any(|(way, other)| self.walls[hex][way] == Some(player) && areas[other] != area)
        };
        (is_held && inside.iter().any(|hex| is_border(*hex))).then_some(inside)
    }

    /// How many hexes the largest of the player's settled areas has.
    pub fn metropolis(&self, player: usize) -> usize {
        let is_settled = |hex: usize| self.held_by(player, hex).is_some_and(|hold| hold.building.is_some());
        let mut seen = vec![false; self.land.size()];
        let mut largest = 0;
        for hex in 0..self.land.size() {
            if seen[hex] || !is_settled(hex) {
                continue;
            }
            let area = self.land.reached(hex, |_, _, to| is_settled(to));
            for hex in &area {
                seen[*hex] = true;
            }
            largest = largest.max(area.len());
        }
        largest
    }

    /// What each hex gives a player in a production; nothing for who is out.
    pub fn yields(&self, player: usize) -> Vec<HexYield> {
        if self.is_out(player) {
            return Vec::new();
        }
        let mut counts = vec![0; self.land.size()];
        // For each hex, which buildings are beside it: one bit for each kind.
        let mut beside = vec![0_u8; self.land.size()];
        for (hex, count) in counts.iter_mut().enumerate() {
            let Some(hold) = self.held_by(player, hex) else { continue };
            *count += i64::from(hold.knights > 0);
            let Some(building) = hold.building else { continue };
            *count += building as i64 + 2;
            for (way, other) in self.land.beside(hex) {
                if !self.is_walled(player, hex, way) {
                    beside[other] |= 1 << (building as u8);
                }
            }
        }
        for hex in self.fortresses(player).into_iter().flatten() {
            counts[hex] += 1;
        }
        let sum = |bits: u8| {
            let near = |building: &&Building| bits & (1 << (**building as u8)) != 0;
            Building::ALL.iter().filter(near).map(|building| *building as i64 + 1).sum::<i64>()
        };
        let all = counts.iter().zip(&beside).enumerate();
        let yields = all.filter_map(|(hex, (count, beside))| {
            Some(HexYield { hex, good: product(self.land.ground(hex))?, count: count + sum(*beside) })
        });
        yields.filter(|yields| yields.count > 0).collect()
    }

    /// What a player gets in a production: of the land, or gold in its place, and for the bonus cards.
    pub fn production(&self, player: usize) -> Goods {
        let mut goods = Goods::default();
        if self.is_out(player) {
            return goods;
        }
        let yields = self.yields(player);
        for HexYield { good, count, .. } in &yields {
            goods[*good as usize] += count;
        }
        let cards = [self.turn.army, self.turn.fortress, self.turn.metropolis];
        let held = cards.iter().filter(|holder| **holder == Some(player)).count() as i64;
        let gold = goods_of(Good::Gold, GOLD * (held + i64::from(yields.is_empty())));
        std::array::from_fn(|at| goods[at] + gold[at])
    }
}
