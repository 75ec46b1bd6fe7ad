//! Where things lie: hexes by axial coordinates, the corners between them, and sets of both.
//!
//! Land is at most four from the centre and harbors at most five, so everything lies on 91 hexes. They are numbered by r,
//! then q, and a set of them is a word of 128 bits.

/// How far from the centre a harbor can lie.
const RADIUS: i32 = 5;

/// The rows and the columns within that distance.
const SPAN: usize = 11;

/// How many hexes there are within that distance.
const CELLS: usize = 91;

/// How far from the centre land can lie.
pub(super) const MOST_DISTANCE: i32 = 4;

/// The six neighbours of a hex, going round: each lies beside the one before it.
const AROUND: [(i32, i32); 6] = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)];

/// The number of directions.
pub(super) const SIDES: usize = AROUND.len();

/// A hex by its axial coordinates: `q` grows to the right and `r` downwards; `0 0` is the centre.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Hex {
    /// The column, along the rows.
    pub q: i8,
    pub r: i8,
}

impl Hex {
    /// The centre of every board.
    pub(super) const CENTRE: Hex = Hex { q: 0, r: 0 };

    /// The hex at these coordinates.
    pub const fn new(q: i8, r: i8) -> Hex {
        Hex { q, r }
    }

    /// How many steps from hex to hex lead to the other one.
    pub fn distance(self, other: Hex) -> i32 {
        let (q, r) = (i32::from(self.q) - i32::from(other.q), i32::from(self.r) - i32::from(other.r));
        (q.abs() + r.abs() + (q + r).abs()) / 2
    }

    /// Its number, where it lies on the 91.
    pub(super) fn cell(self) -> Option<Cell> {
        let row = NUMBERS.get(usize::try_from(i32::from(self.r) + RADIUS).ok()?)?;
        let cell = *row.get(usize::try_from(i32::from(self.q) + RADIUS).ok()?)?;
        (cell != OUTSIDE).then_some(usize::from(cell))
    }
}

/// A hex by its number among the 91.
pub(super) type Cell = usize;

/// The number of a hex within the radius: the hexes in the rows above, and those to the left.
const fn number(q: i32, r: i32) -> usize {
    let mut before = 0;
    let mut row = -RADIUS;
    while row < r {
        before += 2 * RADIUS + 1 - row.abs();
        row += 1;
    }
    let first = if r < 0 { -RADIUS - r } else { -RADIUS };
    (before + q - first) as usize
}

/// Every hex by its number.
const HEXES: [Hex; CELLS] = {
    let mut hexes = [Hex::CENTRE; CELLS];
    let mut r = -RADIUS;
    while r <= RADIUS {
        let mut q = if r < 0 { -RADIUS - r } else { -RADIUS };
        let last = if r < 0 { RADIUS } else { RADIUS - r };
        while q <= last {
            hexes[number(q, r)] = Hex::new(q as i8, r as i8);
            q += 1;
        }
        r += 1;
    }
    hexes
};

/// The number of no hex: what lies beside the outermost ones.
const OUTSIDE: u8 = u8::MAX;

/// The numbers by row and column, from the least of both.
static NUMBERS: [[u8; SPAN]; SPAN] = {
    let mut table = [[OUTSIDE; SPAN]; SPAN];
    let mut cell = 0;
    while cell < CELLS {
        let Hex { q, r } = HEXES[cell];
        table[(r as i32 + RADIUS) as usize][(q as i32 + RADIUS) as usize] = cell as u8;
        cell += 1;
    }
    table
};

/// The six neighbours of every hex.
static BESIDE: [[u8; SIDES]; CELLS] = {
    let mut table = [[OUTSIDE; SIDES]; CELLS];
    let mut cell = 0;
    while cell < CELLS {
        let mut side = 0;
        while side < SIDES {
            let (q, r) = (HEXES[cell].q as i32 + AROUND[side].0, HEXES[cell].r as i32 + AROUND[side].1);
            if (q.abs() + r.abs() + (q + r).abs()) / 2 <= RADIUS {
                table[cell][side] = number(q, r) as u8;
            }
            side += 1;
        }
        cell += 1;
    }
    table
};

/// The same as sets.
static NEAR: [CellSet; CELLS] = {
    let mut table = [CellSet::EMPTY; CELLS];
    let mut cell = 0;
    while cell < CELLS {
        let mut side = 0;
        while side < SIDES {
            if BESIDE[cell][side] != OUTSIDE {
                table[cell].0 |= 1 << BESIDE[cell][side];
            }
            side += 1;
        }
        cell += 1;
    }
    table
};

/// The hex of that number.
pub(super) fn hex(cell: Cell) -> Hex {
    HEXES[cell]
}

/// The neighbours of a hex.
pub(super) fn near(cell: Cell) -> CellSet {
    NEAR[cell]
}

/// The neighbour on that side; None where it lies beyond every board.
pub(super) fn beside(cell: Cell, side: usize) -> Option<Cell> {
    match BESIDE[cell][side % SIDES] {
        OUTSIDE => None,
        cell => Some(usize::from(cell)),
    }
}

/// On which side of the one hex the other one lies, where they are neighbours.
pub(super) fn side_of(cell: Cell, neighbour: Cell) -> Option<usize> {
    (0..SIDES).find(|side| beside(cell, *side) == Some(neighbour))
}

/// A set of hexes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct CellSet(u128);

impl CellSet {
    pub(super) const EMPTY: CellSet = CellSet(0);

    /// All hexes that are at most so far from the centre.
    pub(super) const fn within(distance: i32) -> CellSet {
        let mut set = CellSet::EMPTY;
        let mut cell = 0;
        while cell < CELLS {
            let (q, r) = (HEXES[cell].q as i32, HEXES[cell].r as i32);
            if (q.abs() + r.abs() + (q + r).abs()) / 2 <= distance {
                set.0 |= 1 << cell;
            }
            cell += 1;
        }
        set
    }

    pub(super) fn has(self, cell: Cell) -> bool {
        self.0 >> cell & 1 == 1
    }

    #[must_use]
    pub(super) fn with(self, cell: Cell) -> CellSet {
        CellSet(self.0 | 1 << cell)
    }

    #[must_use]
    pub(super) fn without(self, cell: Cell) -> CellSet {
        CellSet(self.0 & !(1 << cell))
    }

    pub(super) fn and(self, other: CellSet) -> CellSet {
        CellSet(self.0 & other.0)
    }

    pub(super) fn or(self, other: CellSet) -> CellSet {
        CellSet(self.0 | other.0)
    }

    pub(super) fn minus(self, other: CellSet) -> CellSet {
        CellSet(self.0 & !other.0)
    }

    pub(super) fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub(super) fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether it has a neighbour of the hex.
    pub(super) fn touches(self, cell: Cell) -> bool {
        !self.and(near(cell)).is_empty()
    }

    /// Every hex that has a neighbour in it.
    pub(super) fn beside(self) -> CellSet {
        self.iter().fold(CellSet::EMPTY, |all, cell| all.or(near(cell)))
    }

    /// The hexes in order: by r, then q.
    pub(super) fn iter(self) -> CellsInOrder {
        CellsInOrder(self.0)
    }

    /// The hexes behind this one in the order.
    pub(super) fn after(self, cell: Cell) -> CellSet {
        CellSet(self.0 & !(u128::MAX >> (127 - cell)))
    }
}

impl FromIterator<Cell> for CellSet {
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> CellSet {
        cells.into_iter().fold(CellSet::EMPTY, CellSet::with)
    }
}

/// The hexes of a set, one after another.
pub(super) struct CellsInOrder(u128);

impl Iterator for CellsInOrder {
    type Item = Cell;

    fn next(&mut self) -> Option<Cell> {
        let cell = self.0.trailing_zeros() as usize;
        self.0 &= self.0.wrapping_sub(1);
        (cell < CELLS).then_some(cell)
    }
}

/// A corner: three mutually neighbouring hexes. Each is the upper or the lower corner of exactly one hex.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Corner {
    cell: Cell,
    is_lower: bool,
}

impl Corner {
    /// The corner of a hex between that side and the next one; None at the edge of the 91, where no land has corners.
    pub(super) fn of(cell: Cell, side: usize) -> Option<Corner> {
        // The sides in turn: right, upper right, upper left, left, lower left, lower right.
        let (of, is_lower) = match side % SIDES {
            0 => (beside(cell, 1)?, true),
            1 => (cell, false),
            2 => (beside(cell, 2)?, true),
            3 => (beside(cell, 4)?, false),
            4 => (cell, true),
            _ => (beside(cell, 5)?, false),
        };
        Some(Corner { cell: of, is_lower })
    }

    /// The two corners that a hex shares with its neighbour on that side.
    pub(super) fn shared(cell: Cell, side: usize) -> Option<[Corner; 2]> {
        Some([Corner::of(cell, side + SIDES - 1)?, Corner::of(cell, side)?])
    }

    /// The hexes that meet here, as far as they are among the 91: all three where one of them can be land.
    pub(super) fn cells(self) -> impl Iterator<Item = Cell> {
        let sides = if self.is_lower { [4, 5] } else { [1, 2] };
        let [one, other] = sides.map(|side| beside(self.cell, side));
        [Some(self.cell), one, other].into_iter().flatten()
    }

    /// The hexes that meet here, land and sea.
    pub fn hexes(self) -> Vec<Hex> {
        let mut cells: Vec<Cell> = self.cells().collect();
        cells.sort_unstable();
        cells.into_iter().map(hex).collect()
    }

    /// By which corners are put in order as one reads: how far down and how far to the right it is.
    pub(super) fn reading_order(self) -> (i32, i32) {
        let Hex { q, r } = hex(self.cell);
        let (q, r) = (i32::from(q), i32::from(r));
        (3 * r + if self.is_lower { 2 } else { -2 }, 2 * q + r)
    }

    /// The hex whose upper or lower corner it is, and whether it is the lower one: where it is drawn.
    pub(super) fn place(self) -> (Hex, bool) {
        (hex(self.cell), self.is_lower)
    }
}

/// A set of corners.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct CornerSet {
    upper: CellSet,
    lower: CellSet,
}

impl CornerSet {
    /// Every corner of these hexes.
    pub(super) fn around(cells: CellSet) -> CornerSet {
        let corners = cells.iter().flat_map(|cell| (0..SIDES).filter_map(move |side| Corner::of(cell, side)));
        corners.fold(CornerSet::default(), CornerSet::with)
    }

    pub(super) fn has(self, corner: Corner) -> bool {
        if corner.is_lower { self.lower.has(corner.cell) } else { self.upper.has(corner.cell) }
    }

    #[must_use]
    pub(super) fn with(mut self, corner: Corner) -> CornerSet {
        let side = if corner.is_lower { &mut self.lower } else { &mut self.upper };
        *side = side.with(corner.cell);
        self
    }

    /// The corners, by the hex of which they are the upper or the lower one.
    pub(super) fn iter(self) -> impl Iterator<Item = Corner> {
        let all = self.upper.or(self.lower).iter();
        all.flat_map(|cell| [false, true].map(|is_lower| Corner { cell, is_lower }))
            .filter(move |corner| self.has(*corner))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_hex_has_its_number() {
        let hexes: Vec<Hex> = (0..CELLS).map(hex).collect();
        assert_eq!(hexes.first(), Some(&Hex::new(0, -5)));
        assert_eq!(hexes.last(), Some(&Hex::new(0, 5)));
        for (cell, hex) in hexes.iter().enumerate() {
            assert_eq!(hex.cell(), Some(cell));
            assert_eq!(near(cell).len(), hexes.iter().filter(|other| other.distance(*hex) == 1).count());
        }
        assert!(hexes.windows(2).all(|two| (two[0].r, two[0].q) < (two[1].r, two[1].q)));
        for beyond in [Hex::new(6, 0), Hex::new(3, 3), Hex::new(i8::MAX, i8::MIN), Hex::new(i8::MIN, i8::MIN)] {
            assert_eq!(beyond.cell(), None, "{beyond:?}");
        }
    }

    #[test]
    fn three_hexes_meet_at_every_corner_and_agree_on_it() {
        for cell in CellSet::within(MOST_DISTANCE).iter() {
            for side in 0..SIDES {
                let corner = Corner::of(cell, side).unwrap();
                let cells: CellSet = corner.cells().collect();
                let expected = [cell, beside(cell, side).unwrap(), beside(cell, side + 1).unwrap()];
                assert_eq!(cells, expected.into_iter().collect(), "{cell} {side}");
                for other in cells.iter() {
                    assert!((0..SIDES).any(|side| Corner::of(other, side) == Some(corner)), "{cell} {side} {other}");
                }
            }
        }
        let standard = CornerSet::around(CellSet::within(2));
        assert_eq!(standard.iter().count(), 54);
    }

    #[test]
    fn sets_are_sets() {
        let set: CellSet = [3, 90, 0].into_iter().collect();
        assert_eq!(set.iter().collect::<Vec<_>>(), [0, 3, 90]);
        assert_eq!(set.after(3).iter().collect::<Vec<_>>(), [90]);
        assert_eq!(set.after(90), CellSet::EMPTY);
        assert_eq!(set.without(3).minus([0].into_iter().collect()).len(), 1);
        assert_eq!(CellSet::within(2).len(), 19);
        assert_eq!(CellSet::within(4).len(), 61);
    }
}
