//! Schedules without a repeated meeting, by direct construction.
//!
//! Let g be the number of tables and let 4g seat names be written (u, i) with u from 0 to 3 and i in a
//! group of order g. In round r, table t seats (u, t + c_u\[r\]). Two names of classes u < v meet in round
//! r exactly when their difference is c_v\[r\] - c_u\[r\], so nobody meets anybody twice when these
//! differences are distinct over the rounds for each of the six pairs of classes. Names of one class
//! never meet. For N < 4g, 4g - N names of class 3 are left out; they sit at different tables in every
//! round, so exactly that many tables are of three.

use crate::seating::objective::three_table_figures;

/// Tables of seat names, for somebody to be given each name.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Design {
    /// For each round the tables, each a list of names 0 to N - 1; positions are not yet settled.
    pub rounds: Vec<Vec<Vec<usize>>>,
    /// Sets of names that never meet: room for families and clubs.
    pub classes: Vec<Vec<usize>>,
}

/// How names of classes 1 to 3 are shifted, round by round.
const WIDE: [[usize; 3]; 7] = [[0, 0, 0], [1, 2, 3], [2, 1, 5], [3, 5, 1], [4, 7, 9], [5, 3, 2], [6, 10, 7]];
const TEN: [[usize; 3]; 7] = [[0, 0, 0], [1, 2, 3], [2, 1, 5], [3, 5, 1], [4, 7, 9], [5, 3, 2], [8, 4, 7]];
const NINE: [[usize; 3]; 7] = [[0, 0, 0], [1, 2, 3], [2, 1, 5], [3, 5, 1], [5, 8, 2], [7, 4, 6], [8, 6, 4]];
const EIGHT: [[usize; 3]; 7] = [[0, 0, 0], [1, 2, 3], [2, 1, 5], [3, 5, 4], [4, 7, 1], [6, 4, 2], [7, 3, 6]];
const FOUR: [[usize; 3]; 4] = [[0, 0, 0], [1, 2, 3], [2, 3, 1], [3, 1, 2]];

/// The first round of the six-table schedule; names are 3 times the second digit plus the first, and
/// 21 to 23 for the three fixed names. Later rounds add the round's number to the second digit, mod 7.
const SIX: [[(usize, usize); 4]; 6] = [
    [(9, 0), (0, 6), (1, 4), (2, 5)],
    [(9, 1), (0, 0), (1, 6), (2, 4)],
    [(9, 2), (0, 5), (1, 1), (2, 1)],
    [(0, 1), (0, 3), (0, 4), (1, 5)],
    [(0, 2), (2, 0), (2, 2), (2, 3)],
    [(1, 0), (1, 2), (1, 3), (2, 6)],
];

/// Tables for `n` players over `rounds` rounds in which nobody meets anybody twice, where such a
/// construction is known; visits to tables of three are spread as evenly as the construction can.
pub(super) fn without_repeats(n: usize, rounds: usize) -> Option<Design> {
    let tables = n.div_ceil(4);
    if n < 6 || tables == 0 {
        return None;
    }
    let absent = 4 * tables - n;
    if tables == 6 && (2..=7).contains(&rounds) {
        return Some(best_of(choices(3, absent), n, |out| {
            six(rounds, &out.iter().map(|o| 21 + o).collect::<Vec<_>>())
        }));
    }
    let shifts = shifts(tables, rounds)?;
    Some(best_of(choices(tables, absent), n, |out| shifted(tables, &shifts, out)))
}

/// The shifts for `g` tables, if the differences are distinct over so many rounds.
fn shifts(g: usize, rounds: usize) -> Option<Vec<[usize; 3]>> {
    let table: Option<&[[usize; 3]]> = match g {
        4 => Some(&FOUR),
        8 => Some(&EIGHT),
        9 => Some(&NINE),
        10 => Some(&TEN),
        11.. => Some(&WIDE),
        _ => None,
    };
    if let Some(rows) = table.and_then(|rows| rows.get(..rounds)) {
        return Some(rows.to_vec());
    }
    let coprime_to_six = g % 2 == 1 && !g.is_multiple_of(3);
    if rounds <= 1 || g > 3 * (rounds - 1) || (coprime_to_six && g >= rounds) {
        return Some((0..rounds).map(|r| [r % g, 2 * r % g, 3 * r % g]).collect());
    }
    None
}

/// The sets of names that may be left out, to choose the fairest from; each holds `take` of `0..of`.
fn choices(of: usize, take: usize) -> Vec<Vec<usize>> {
    match take {
        0 => vec![vec![]],
        1 => vec![vec![0]],
        // Moving all of them by the same amount only renames, so the first one can stay at 0.
        2 => (1..of.min(40)).map(|b| vec![0, b]).collect(),
        _ => {
            let far = of.min(24);
            let mut sets: Vec<Vec<usize>> = Vec::new();
            // Widely spaced names come first: with many tables one of these is already even.
            if of > 70 {
                sets.push(vec![0, 23, 46]);
            }
            for b in 1..far {
                sets.extend((b + 1..far).map(|c| vec![0, b, c]));
            }
            sets
        }
    }
}

/// Builds each choice and keeps the one fairest with tables of three; stops early at a perfect one.
fn best_of(sets: Vec<Vec<usize>>, n: usize, build: impl Fn(&[usize]) -> Design) -> Design {
    let mut best: Option<((u64, u64), Design)> = None;
    for set in sets {
        let design = build(&set);
        let figures = three_table_figures(&design.rounds, n);
        let perfect = figures.0 == 0 && figures.1 == least_squares(&design.rounds, n);
        if best.as_ref().is_none_or(|(least, _)| figures < *least) {
            best = Some((figures, design));
        }
        if perfect {
            break;
        }
    }
    best.map(|(_, design)| design).unwrap_or(Design { rounds: vec![], classes: vec![] })
}

/// The sum of squares when visits to tables of three are spread evenly over `n` players.
fn least_squares(rounds: &[Vec<Vec<usize>>], n: usize) -> u64 {
    let visits: usize = rounds.iter().flatten().filter(|t| t.len() == 3).map(Vec::len).sum();
    crate::seating::proven::even_squares(visits, n)
}

/// The shifted tables, without the names of class 3 in `out`.
fn shifted(g: usize, shifts: &[[usize; 3]], out: &[usize]) -> Design {
    let add = |t: usize, c: usize| if g == 4 { t ^ c } else { (t + c) % g };
    let mut names = vec![None; 4 * g];
    let mut next = 0;
    for (slot, name) in names.iter_mut().enumerate() {
        if slot < 3 * g || !out.contains(&(slot - 3 * g)) {
            *name = Some(next);
            next += 1;
        }
    }
    let rounds = shifts
        .iter()
        .map(|c| {
            let shift = [0, c[0], c[1], c[2]];
            (0..g).map(|t| (0..4).filter_map(|u| names[u * g + add(t, shift[u])]).collect()).collect()
        })
        .collect();
    let classes = (0..4).map(|u| names[u * g..(u + 1) * g].iter().flatten().copied().collect()).collect();
    Design { rounds, classes }
}

/// The six-table schedule without the fixed names in `out` (each 21, 22 or 23).
fn six(rounds: usize, out: &[usize]) -> Design {
    let mut names = vec![None; 24];
    let mut next = 0;
    for (slot, name) in names.iter_mut().enumerate() {
        if !out.contains(&slot) {
            *name = Some(next);
            next += 1;
        }
    }
    let slot = |(o, x): (usize, usize), r: usize| {
        if o == 9 { 21 + x } else { 3 * ((x + r) % 7) + o }
    };
    let rounds = (0..rounds)
        .map(|r| SIX.iter().map(|table| table.iter().filter_map(|&seat| names[slot(seat, r)]).collect()).collect())
        .collect();
    let classes = (0..8).map(|x| names[3 * x..3 * x + 3].iter().flatten().copied().collect()).collect();
    Design { rounds, classes }
}
