//! Number chits: where one may lie, and whether the others still find places.
//!
//! What is never allowed (two neighbours of one number, a 6 or 8 beside a 6 or 8, a corner of three of 5, 6, 8 and 9) hangs
//! on what lies where and not on the order. So a board can be finished if the chits that are left can be shared out to the
//! hexes that have none.

use crate::boards::hex::{Cell, CellSet, SIDES, beside, near};
use crate::boards::pieces::{LARGEST_CHIT, chit_count};
use crate::boards::refusal::LayRefusal;
use crate::boards::search_limit::Patience;

/// The chits laid so far.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct Chits {
    at: [CellSet; LARGEST_CHIT + 1],
    /// The hexes that have one.
    taken: CellSet,
}

impl Chits {
    /// Lays a chit.
    pub(super) fn lay(&mut self, number: u8, cell: Cell) {
        if let Some(at) = self.at.get_mut(usize::from(number)) {
            *at = at.with(cell);
            self.taken = self.taken.with(cell);
        }
    }

    /// The chit on a hex.
    pub(super) fn on(&self, cell: Cell) -> Option<u8> {
        (2..).zip(&self.at[2..]).find(|(_, at)| at.has(cell)).map(|(number, _)| number)
    }

    /// Where the chits of a number lie.
    pub(super) fn of(&self, number: u8) -> CellSet {
        self.at.get(usize::from(number)).copied().unwrap_or_default()
    }

    /// The hexes that have a chit.
    pub(super) fn taken(&self) -> CellSet {
        self.taken
    }

    /// How many of a number are left.
    fn left(&self, number: u8) -> usize {
        chit_count(number).saturating_sub(self.of(number).len())
    }

    /// Where 6 and 8 lie.
    fn red(&self) -> CellSet {
        self.of(6).or(self.of(8))
    }

    /// Why a chit may not lie beside those that are there, if so.
    pub(super) fn refusal(&self, number: u8, cell: Cell) -> Option<LayRefusal> {
        if self.of(number).touches(cell) {
            return Some(LayRefusal::SameNumberBeside);
        }
        match number {
            6 | 8 if self.red().touches(cell) => Some(LayRefusal::SixOrEightBeside),
            5 | 9 if makes_corner(cell, self.red().or(self.of(5)).or(self.of(9))) => Some(LayRefusal::CornerTooStrong),
            _ => None,
        }
    }

    /// Whether the chits that are left can be shared out to these hexes, one for each.
    pub(super) fn can_fill(&self, free: CellSet, patience: &mut Patience) -> bool {
        self.can_lay(&[6, 8, 5, 9], free, free, patience)
    }

    /// Lays what is left of the first of these numbers in every way, then the others, and looks whether the rest fits.
    /// Two chits of one number are laid in the order of the hexes: `from` has those that are left for the second.
    fn can_lay(&self, numbers: &[u8], free: CellSet, from: CellSet, patience: &mut Patience) -> bool {
        let Some((number, others)) = numbers.split_first() else { return self.can_lay_rest(free, patience) };
        if self.left(*number) == 0 {
            return self.can_lay(others, free, free, patience);
        }
        from.iter().filter(|cell| self.refusal(*number, *cell).is_none()).any(|cell| {
            let mut then = *self;
            then.lay(*number, cell);
            let free = free.without(cell);
            patience.tries() && then.can_lay(numbers, free, free.and(from.after(cell)), patience)
        })
    }

    /// Whether the chits without 5, 6, 8 and 9 fit. Only two of one number are in each other's way.
    fn can_lay_rest(&self, free: CellSet, patience: &mut Patience) -> bool {
        let mut open = Rest { anywhere: self.left(2) + self.left(12), pairs: 0, apart_from: Vec::new() };
        for number in [3, 4, 10, 11] {
            match self.left(number) {
                2 => open.pairs += 1,
                1 => open.apart_from.push(self.of(number)),
                _ => {}
            }
        }
        open.fits(free, patience)
    }
}

/// Whether two neighbours of a hex that lie beside each other are both among these.
fn makes_corner(cell: Cell, these: CellSet) -> bool {
    let has = |side: usize| beside(cell, side).is_some_and(|cell| these.has(cell));
    (0..SIDES).any(|side| has(side) && has(side + 1))
}

/// Chits to be shared out.
struct Rest {
    /// Chits that can lie anywhere: there is one of their number.
    anywhere: usize,
    /// Numbers of which both chits are left. It does not matter which number it is.
    pairs: usize,
    /// Chits whose twin lies already, each with its place.
    apart_from: Vec<CellSet>,
}

impl Rest {
    /// Tries for the first hex everything that can lie there.
    fn fits(&mut self, free: CellSet, patience: &mut Patience) -> bool {
        let Some(cell) = free.iter().next() else { return true };
        if !patience.tries() {
            return false;
        }
        let left = free.without(cell);
        for place in 0..self.apart_from.len() {
            if self.apart_from[place].touches(cell) {
                continue;
            }
            let twin = self.apart_from.swap_remove(place);
            let fits = self.fits(left, patience);
            self.apart_from.push(twin);
            let last = self.apart_from.len() - 1;
            self.apart_from.swap(place, last);
            if fits {
                return true;
            }
        }
        if self.pairs > 0 {
            self.pairs -= 1;
            let fits = left.minus(near(cell)).iter().any(|other| self.fits(left.without(other), patience));
            self.pairs += 1;
            if fits {
                return true;
            }
        }
        if self.anywhere > 0 {
            self.anywhere -= 1;
            let fits = self.fits(left, patience);
            self.anywhere += 1;
            return fits;
        }
        false
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rng::Rng;

    /// Whether the chits that are left fit, by trying everything.
    fn brute(chits: &Chits, free: CellSet) -> bool {
        let Some(cell) = free.iter().next() else { return true };
        (2..=12).filter(|number| chits.left(*number) > 0 && chits.refusal(*number, cell).is_none()).any(|number| {
            // The rule of 5 and 9 has to be asked for 6 and 8 too, where they come later.
            let mut then = *chits;
            then.lay(number, cell);
            let strong = then.red().or(then.of(5)).or(then.of(9));
            let is_strong = matches!(number, 5 | 6 | 8 | 9);
            !(is_strong && makes_corner(cell, strong)) && brute(&then, free.without(cell))
        })
    }

    #[test]
    fn dead_ends_are_seen_exactly() {
        let mut rng = Rng::new(3);
        let (mut dead, mut alive) = (0, 0);
        for _ in 0..400 {
            let ground = CellSet::within(2).without(CellSet::within(2).iter().nth(rng.below(19)).unwrap());
            let mut chits = Chits::default();
            let mut free = ground;
            let mut order = vec![6, 6, 8, 8, 5, 5, 9, 9];
            let mut rest = vec![2, 3, 3, 4, 4, 10, 10, 11, 11, 12];
            rng.shuffle(&mut rest);
            order.extend(rest);
            for number in order {
                let legal: Vec<Cell> = free.iter().filter(|cell| chits.refusal(number, *cell).is_none()).collect();
                if legal.is_empty() {
                    break;
                }
                let cell = legal[rng.below(legal.len())];
                chits.lay(number, cell);
                free = free.without(cell);
                if free.len() <= 9 {
                    let expected = brute(&chits, free);
                    assert_eq!(chits.can_fill(free, &mut Patience::endless()), expected, "{chits:?}");
                    if expected { alive += 1 } else { dead += 1 }
                }
            }
        }
        assert!(dead > 50 && alive > 1000, "{dead} {alive}");
    }
}
