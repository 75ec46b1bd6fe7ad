//! Even boards: six rules more, and how a board is made even, by changing two pieces at a time.

use crate::boards::hex::{Cell, Corner, CornerSet, Hex, hex, near};
use crate::boards::island::{Harbor, Island, LayStep};
use crate::boards::pieces::{CHITS, HarborKind, LANDS, Land, Resource, pips};
use crate::rng::Rng;
use crate::tournament::vocabulary::words;

words! {
    /// What an even board keeps beside the rules of every board.
    EvenRule {
        /// No corner has three hexes of one land.
        ThreeOfALand = "three-of-a-land",
        /// No 2 lies beside a 12.
        TwoBesideTwelve = "two-beside-twelve",
        /// The pips of a resource with four hexes add up to 11 to 15, with three hexes to 8 to 12.
        PipsOfAResource = "pips-of-a-resource",
        /// No resource has two of the chits 6 and 8.
        TwoSixesAndEights = "two-sixes-and-eights",
        /// No corner has more than 11 pips.
        PipsOfACorner = "pips-of-a-corner",
        /// No dock of a two-for-one harbor is a corner of a 6 or 8 of its own resource.
        OwnHarbor = "own-harbor",
    }
}

/// The most pips of a corner.
const MOST_PIPS: u8 = 11;

/// How many changes are tried before the pieces are stirred. Nearly every board is even long before.
const PATIENCE: u32 = 2_000;

/// How many changes are made to stir the pieces.
const STIRRED: u32 = 60;

/// How often they are stirred before another island is begun.
const STIRS: u32 = 50;

/// One change in so many may make the board a little worse, so that the way out of a corner is found.
const WORSE: usize = 12;

impl EvenRule {
    /// The fewest and the most pips of a resource with so many hexes.
    pub fn pips(hexes: usize) -> (u8, u8) {
        if hexes == 4 { (11, 15) } else { (8, 12) }
    }
}

/// The rules of even boards that a finished board breaks, in their order.
pub fn uneven(island: &Island) -> Vec<EvenRule> {
    let faults = Pieces::of(island).faults();
    EvenRule::ALL.iter().copied().zip(faults).filter(|(_, faults)| *faults > 0).map(|(rule, _)| rule).collect()
}

/// An even board of the same shape, out of a finished one; None where none was found.
pub(super) fn made_even(island: &Island, rng: &mut Rng) -> Option<Island> {
    let mut pieces = Pieces::of(island);
    for _ in 0..STIRS {
        if pieces.settle(rng) {
            return pieces.laid(island);
        }
        pieces.stir(rng);
    }
    None
}

/// The pieces of a board by their places, as they are changed. Places are numbered from 0.
#[derive(Debug, Clone)]
struct Pieces {
    cells: Vec<Cell>,
    lands: [Land; LANDS],
    /// The chit of each place: its number in the order of laying. The desert has none.
    chits: [Option<u8>; LANDS],
    /// The number on each chit.
    numbers: Vec<u8>,
    /// The places that meet at each corner, where there are two or three.
    corners: Vec<Vec<usize>>,
    /// Two places that are neighbours.
    neighbours: Vec<(usize, usize)>,
    harbors: Vec<HarborKind>,
    /// The places that have a corner at a dock of each harbor.
    docked: Vec<Vec<usize>>,
}

impl Pieces {
    fn of(island: &Island) -> Pieces {
        let cells: Vec<Cell> = island.ground().iter().take(LANDS).collect();
        let at = |cell: Cell| cells.iter().position(|known| *known == cell);
        let places = |corner: Corner| corner.cells().filter_map(at).collect::<Vec<usize>>();
        let mut lands = [Land::Desert; LANDS];
        let mut chits = [None; LANDS];
        let mut numbers = Vec::new();
        for step in island.steps() {
            match *step {
                LayStep::Land { at: hex, land } => {
                    if let Some(place) = hex.cell().and_then(at) {
                        lands[place] = land;
                    }
                }
                LayStep::Chit { at: hex, number } => {
                    if let Some(place) = hex.cell().and_then(at) {
                        chits[place] = u8::try_from(numbers.len()).ok();
                        numbers.push(number);
                    }
                }
                LayStep::Harbor { .. } => {}
            }
        }
        let corners = CornerSet::around(island.ground()).iter().map(places).filter(|places| places.len() > 1).collect();
        let near = |place: usize, cell: Cell| at(cell).filter(|other| *other > place).map(|other| (place, other));
        let neighbours =
            cells.iter().enumerate().flat_map(|(place, cell)| near_of(*cell).filter_map(move |cell| near(place, cell)));
        let neighbours = neighbours.collect();
        let harbors = island.harbors();
        let docked = |harbor: &Harbor| harbor.docks.iter().flat_map(|dock| places(*dock)).collect();
        let docked = harbors.iter().map(docked).collect();
        let harbors = harbors.iter().map(|harbor| harbor.kind).collect();
        Pieces { cells, lands, chits, numbers, corners, neighbours, harbors, docked }
    }

    /// The number of a place; 0 without a chit.
    fn number(&self, place: usize) -> u8 {
        self.chits[place].and_then(|chit| self.numbers.get(usize::from(chit)).copied()).unwrap_or(0)
    }

    /// Whether the rules of every board are kept.
    fn is_legal(&self) -> bool {
        let is_red = |number: u8| matches!(number, 6 | 8);
        let is_strong = |place: &usize| matches!(self.number(*place), 5 | 6 | 8 | 9);
        self.neighbours.iter().all(|(one, other)| {
            let (one, other) = (self.number(*one), self.number(*other));
            one != other && !(is_red(one) && is_red(other))
        }) && self.corners.iter().all(|corner| corner.iter().filter(|place| is_strong(place)).count() < 3)
    }

    /// How far the board is from keeping each of the rules of even ones.
    fn faults(&self) -> [u32; EvenRule::ALL.len()] {
        let mut faults = [0; EvenRule::ALL.len()];
        for corner in &self.corners {
            let land = self.lands[corner[0]];
            faults[0] += u32::from(corner.len() == 3 && corner.iter().all(|place| self.lands[*place] == land));
            let sum: u8 = corner.iter().map(|place| pips(self.number(*place))).sum();
            faults[4] += u32::from(sum.saturating_sub(MOST_PIPS));
        }
        for (one, other) in &self.neighbours {
            faults[1] += u32::from(
                self.number(*one).min(self.number(*other)) == 2 && self.number(*one).max(self.number(*other)) == 12,
            );
        }
        for land in Land::ALL.iter().copied().filter(|land| land.resource().is_some()) {
            let own = || (0..LANDS).filter(|place| self.lands[*place] == land).map(|place| self.number(place));
            let (least, most) = EvenRule::pips(land.count());
            let sum: u8 = own().map(pips).sum();
            faults[2] += u32::from(least.saturating_sub(sum) + sum.saturating_sub(most));
            let red = own().filter(|number| matches!(number, 6 | 8)).count();
            faults[3] += red.saturating_sub(1) as u32;
        }
        for (harbor, docked) in self.harbors.iter().zip(&self.docked) {
            let is_own = |place: usize| {
                let resource: Option<Resource> = self.lands[place].resource();
                resource.is_some() && resource == harbor.resource() && matches!(self.number(place), 6 | 8)
            };
            faults[5] += u32::from(docked.iter().any(|place| is_own(*place)));
        }
        faults
    }

    /// Changes two pieces with each other: of land, of chits, or of harbors. None where they are the same. The chit of what
    /// becomes the desert goes to where the desert was.
    fn changed(&self, rng: &mut Rng) -> Option<Pieces> {
        let mut then = self.clone();
        let what = rng.below(3);
        let (one, other) = two(if what == 2 { self.harbors.len() } else { LANDS }, rng);
        match what {
            0 => {
                then.lands.swap(one, other);
                if self.lands[one] == Land::Desert || self.lands[other] == Land::Desert {
                    then.chits.swap(one, other);
                }
                (self.lands[one] != self.lands[other]).then_some(then)
            }
            1 => {
                then.chits.swap(one, other);
                let is_land = self.chits[one].is_some() && self.chits[other].is_some();
                (is_land && self.number(one) != self.number(other)).then_some(then)
            }
            _ => {
                then.harbors.swap(one, other);
                (self.harbors[one] != self.harbors[other]).then_some(then)
            }
        }
        .filter(Pieces::is_legal)
    }

    /// Changes pieces until the board is even; false where it is not after many tries.
    fn settle(&mut self, rng: &mut Rng) -> bool {
        let mut faults: u32 = self.faults().iter().sum();
        for _ in 0..PATIENCE {
            if faults == 0 {
                return true;
            }
            let Some(then) = self.changed(rng) else { continue };
            let now: u32 = then.faults().iter().sum();
            if now <= faults || (now == faults + 1 && rng.below(WORSE) == 0) {
                *self = then;
                faults = now;
            }
        }
        false
    }

    /// Changes pieces whatever comes of it.
    fn stir(&mut self, rng: &mut Rng) {
        for _ in 0..STIRRED {
            if let Some(then) = self.changed(rng) {
                *self = then;
            }
        }
    }

    /// The board with the pieces where they are now, each laid when it was laid before.
    fn laid(&self, before: &Island) -> Option<Island> {
        let mut island = Island::new(before.kind());
        let mut harbors = self.harbors.iter();
        let mut chit = 0;
        for step in before.steps() {
            let step = match *step {
                LayStep::Land { at, .. } => LayStep::Land { at, land: self.lands[self.place_of(at)?] },
                LayStep::Harbor { at, faces, .. } => LayStep::Harbor { at, faces, harbor: *harbors.next()? },
                LayStep::Chit { number, .. } => {
                    let place = self.chits.iter().position(|on| *on == Some(chit))?;
                    chit += 1;
                    LayStep::Chit { at: hex(self.cells[place]), number }
                }
            };
            island.lay(step).ok()?;
        }
        (usize::from(chit) == CHITS).then_some(island)
    }

    fn place_of(&self, at: Hex) -> Option<usize> {
        let cell = at.cell()?;
        self.cells.iter().position(|known| *known == cell)
    }
}

fn near_of(cell: Cell) -> impl Iterator<Item = Cell> {
    near(cell).iter()
}

/// Two different numbers below `count`, every two equally likely.
fn two(count: usize, rng: &mut Rng) -> (usize, usize) {
    let one = rng.below(count);
    let other = rng.below(count.saturating_sub(1));
    (one, if other >= one { other + 1 } else { other })
}
