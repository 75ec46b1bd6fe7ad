//! Every way to seat one round, written down as sets of bits.

use crate::rng::Rng;

/// So many people can be told apart: a table's people go into a number of 16 bits, by classes from 1 to 15.
pub(super) const MOST_PEOPLE: usize = 15;

/// So many tables can a round have.
pub(super) const MOST_TABLES: usize = 4;

/// A round without its numbers of tables and its positions. People are bits from 0.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Kind {
    /// The pairs that meet.
    pub met: u128,
    /// Who sits at each table; 0 for none.
    pub tables: [u16; MOST_TABLES],
    /// Who sits at a table of three.
    pub threes: u16,
    /// How many pairs of one group meet.
    pub together: u32,
    /// Rounds of one shape are the same but for people who are alike in everything that counts.
    shape: u64,
}

/// The bit of a pair of people.
fn pair(one: usize, other: usize) -> u128 {
    let (low, high) = (one.min(other), one.max(other));
    1 << (high * (high - 1) / 2 + low)
}

/// The people in a set.
pub(super) fn people_of(set: u16) -> impl Iterator<Item = usize> {
    (0..MOST_PEOPLE).filter(move |person| set >> person & 1 == 1)
}

/// The pairs of a set of people.
pub(super) fn pairs_of(set: u16) -> u128 {
    people_of(set)
        .flat_map(|high| people_of(set & ((1 << high) - 1)).map(move |low| pair(low, high)))
        .fold(0, |a, b| a | b)
}

impl Kind {
    /// A round that is played, of which only some of these people may be left; a table's size is what it was then.
    pub(super) fn played(tables: impl IntoIterator<Item = (u16, usize)>) -> Kind {
        let mut kind = Kind::default();
        for (people, size) in tables {
            kind.met |= pairs_of(people);
            kind.threes |= if size == 3 { people } else { 0 };
        }
        kind
    }

    /// What comes first in a list: few of one group together, then shape by shape.
    pub(super) fn place(&self) -> (u32, u64) {
        (self.together, self.shape)
    }
}

/// People who are bound to one table, and how many seats it must have for them.
#[derive(Debug, Clone, Copy)]
pub(super) struct Tied {
    pub people: u16,
    pub seats: usize,
}

impl Tied {
    /// Whether a table of these people leaves those who are bound together.
    fn allows(tied: &[Tied], table: u16, size: usize) -> bool {
        let mut own = tied.iter().filter(|tied| tied.people & table != 0);
        let first = own.next().is_none_or(|tied| tied.people & !table == 0 && tied.seats <= size);
        first && own.next().is_none()
    }
}

/// How many ways there are to seat people at so many tables of four and of three.
pub(super) fn count_of_kinds((fours, threes): (usize, usize)) -> usize {
    let product = |most: usize| (1..=most).product::<usize>();
    let orders = product(4).pow(fours as u32) * product(3).pow(threes as u32) * product(fours) * product(threes);
    product(4 * fours + 3 * threes) / orders
}

/// Every way to seat these people at so many tables of four and of three.
pub(super) fn every_kind(people: u16, (fours, threes): (usize, usize), tied: &[Tied]) -> Vec<Kind> {
    let mut every = Vec::new();
    fill(people, (fours, threes), tied, (Kind::default(), 0), &mut every);
    every
}

fn fill(left: u16, (fours, threes): (usize, usize), tied: &[Tied], (kind, at): (Kind, usize), every: &mut Vec<Kind>) {
    if left == 0 {
        every.push(kind);
        return;
    }
    let first = left & left.wrapping_neg();
    let mut seat = |table: u16, size: usize, sizes: (usize, usize)| {
        if !Tied::allows(tied, table, size) {
            return;
        }
        let mut next = kind;
        next.tables[at] = table;
        next.met |= pairs_of(table);
        next.threes |= if size == 3 { table } else { 0 };
        fill(left & !table, sizes, tied, (next, at + 1), every);
    };
    for second in bits(left & !first) {
        let above = |bit: u16| left & !(bit | (bit - 1));
        for third in bits(above(second)) {
            let three = first | second | third;
            if threes > 0 {
                seat(three, 3, (fours, threes - 1));
            }
            if fours > 0 {
                for fourth in bits(above(third)) {
                    seat(three | fourth, 4, (fours - 1, threes));
                }
            }
        }
    }
}

/// The bits of a set, each alone.
fn bits(mut set: u16) -> impl Iterator<Item = u16> {
    std::iter::from_fn(move || {
        let bit = set & set.wrapping_neg();
        set ^= bit;
        (bit != 0).then_some(bit)
    })
}

/// Puts a list in the order of [`Kind::place`], and in random order beside that. `shared` are the pairs of one group,
/// `class` has the same number from 1 for people who are alike.
pub(super) fn arrange(kinds: &mut [Kind], shared: u128, class: &[u16], rng: &mut Rng) {
    let mut by_class: Vec<(u16, u64)> =
        class.iter().enumerate().map(|(at, &class)| (1 << at, u64::from(class))).collect();
    by_class.sort_by_key(|&(_, class)| class);
    for kind in kinds.iter_mut() {
        kind.together = (kind.met & shared).count_ones();
        let mut tables = kind.tables.map(|table| {
            by_class.iter().filter(|(bit, _)| table & bit != 0).fold(0, |code, (_, class)| code << 4 | class)
        });
        tables.sort_unstable();
        kind.shape = tables.iter().fold(0, |shape, table| shape << 16 | table);
    }
    rng.shuffle(kinds);
    kinds.sort_by_key(Kind::place);
}
