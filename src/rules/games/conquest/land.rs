//! The land of a game of Conquest: hexes with axial coordinates, and which of them are neighbours.

use crate::tournament::vocabulary::words;

words! {
    /// A kind of land.
    Ground {
        /// It produces lumber.
        Forest = "forest",
        /// It produces wool.
        Pasture = "pasture",
        /// It produces grain.
        Field = "field",
        /// It produces brick.
        Hill = "hill",
        /// It produces ore.
        Mountain = "mountain",
        /// It produces nothing.
        Desert = "desert",
    }
}

/// A hex: `r` grows downwards, `q` to the right. They are sorted by `r`, then `q`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct HexAt {
    pub r: i64,
    pub q: i64,
}

/// Two hexes, which are neighbours if the edge is one.
pub type EdgeAt = [HexAt; 2];

/// The ways from a hex to its neighbours, as steps of `q` and `r`. The first three lead to hexes that are sorted behind it,
/// in their order; three further is the way back.
const WAYS: [(i64, i64); 6] = [(1, 0), (-1, 1), (0, 1), (-1, 0), (1, -1), (0, -1)];

/// The way back.
pub fn back(way: usize) -> usize {
    (way + 3) % WAYS.len()
}

/// The farthest that a hex is from the middle, in either coordinate (C2).
const FARTHEST: i64 = 1_000_000;

impl HexAt {
    /// The hex that lies this way.
    fn towards(self, (q, r): (i64, i64)) -> Self {
        HexAt { q: self.q + q, r: self.r + r }
    }

    /// Whether it is near enough to be reckoned with.
    pub fn is_near(self) -> bool {
        (-FARTHEST..=FARTHEST).contains(&self.q) && (-FARTHEST..=FARTHEST).contains(&self.r)
    }
}

/// The land hexes, known by their places in the order of `r`, then `q`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LandMap {
    hexes: Vec<(HexAt, Ground)>,
    neighbours: Vec<[Option<usize>; 6]>,
}

impl LandMap {
    /// The land of these hexes, none of them twice and none farther than [`FARTHEST`].
    pub fn new(mut hexes: Vec<(HexAt, Ground)>) -> Self {
        hexes.sort_unstable_by_key(|(at, _)| *at);
        let mut land = LandMap { hexes, neighbours: Vec::new() };
        let beside = |(at, _): &(HexAt, Ground)| WAYS.map(|way| land.find(at.towards(way)));
        land.neighbours = land.hexes.iter().map(beside).collect();
        land
    }

    /// How many hexes there are.
    pub fn size(&self) -> usize {
        self.hexes.len()
    }

    /// Which land hex lies there.
    pub fn find(&self, at: HexAt) -> Option<usize> {
        self.hexes.binary_search_by_key(&at, |(at, _)| *at).ok()
    }

    /// Where a hex lies.
    pub fn at(&self, hex: usize) -> HexAt {
        self.hexes[hex].0
    }

    /// What a hex is.
    pub fn ground(&self, hex: usize) -> Ground {
        self.hexes[hex].1
    }

    /// The land beside a hex, each with the way there.
    pub fn beside(&self, hex: usize) -> impl Iterator<Item = (usize, usize)> {
        self.neighbours[hex].iter().enumerate().filter_map(|(way, other)| Some((way, (*other)?)))
    }

    /// The way from a hex to one beside it.
    pub fn way(&self, hex: usize, other: usize) -> Option<usize> {
        self.neighbours[hex].iter().position(|found| *found == Some(other))
    }

    /// Whether a hex lies beside the sea.
    pub fn is_coast(&self, hex: usize) -> bool {
        self.neighbours[hex].contains(&None)
    }

    /// Whether there is an edge between a land hex and a hex of the sea there.
    pub fn is_shore(&self, [one, two]: EdgeAt) -> bool {
        let between = |land: HexAt, sea: HexAt| {
            self.find(land).is_some() && self.find(sea).is_none() && WAYS.iter().any(|way| land.towards(*way) == sea)
        };
        between(one, two) || between(two, one)
    }

    /// The hexes that hang together with the first, which is one of them. `joins` says whether one leads to the next.
    pub fn reached(&self, first: usize, mut joins: impl FnMut(usize, usize, usize) -> bool) -> Vec<usize> {
        let mut seen = vec![false; self.size()];
        seen[first] = true;
        let mut found = vec![first];
        let mut next = 0;
        while let Some(hex) = found.get(next).copied() {
            next += 1;
            for (way, other) in self.beside(hex) {
                if !seen[other] && joins(hex, way, other) {
                    seen[other] = true;
                    found.push(other);
                }
            }
        }
        found
    }

    /// Whether all of it hangs together.
    pub fn is_whole(&self) -> bool {
        self.size() == 0 || self.reached(0, |_, _, _| true).len() == self.size()
    }
}
