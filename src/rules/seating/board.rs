//! Seats as the search sees them: swaps of two seats in a round, each valued without recounting.

use crate::seating::groups::Groups;
use crate::seating::objective::position_cost;

/// Up to so many players, meetings are kept in a square of bytes; beyond it they are counted when asked,
/// so that memory stays in proportion to the players.
const SQUARE: usize = 512;

/// The group bit of a byte of the square; the other bits are the meetings.
const SHARED: u8 = 128;

/// How far a seat is bound.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Hold {
    /// May change with any other seat of the round.
    Free,
    /// The player stays at this table, in any position.
    Table,
    Seat,
}

/// What changes with a swap, or what the whole board counts.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(super) struct BoardTally {
    /// Meetings of any pair beyond the most that is aimed at.
    pub over: i64,
    pub repeats: i64,
    pub positions: i64,
    pub groups: i64,
    pub squares: i64,
}

impl BoardTally {
    pub(crate) fn weigh(&self, w: &BoardTally) -> i64 {
        self.over * w.over
            + self.repeats * w.repeats
            + self.positions * w.positions
            + self.groups * w.groups
            + self.squares * w.squares
    }

    fn add(&mut self, other: &BoardTally) {
        self.over += other.over;
        self.repeats += other.repeats;
        self.positions += other.positions;
        self.groups += other.groups;
        self.squares += other.squares;
    }
}

/// The tally in the order of the objective, with 4a in its place.
pub(super) type Score = [i64; 6];

/// How positions count in a search.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Positions {
    /// They are settled exactly afterwards; only players short of tables of four count.
    Later,
    /// They are part of each seat and counted.
    Now,
}

/// A schedule under search. Rounds before `open` are as played and never change.
#[derive(Debug, Clone)]
pub(super) struct Board<'a> {
    n: usize,
    pub rounds: usize,
    pub open: usize,
    groups: &'a Groups,
    pub positions: Positions,
    cap: i64,
    /// Per round the players seat by seat, table after table.
    pub seats: Vec<Vec<u32>>,
    /// Per round the table of each seat, and where each table's seats begin and end.
    table_of: Vec<Vec<u32>>,
    starts: Vec<Vec<u32>>,
    pub hold: Vec<Vec<Hold>>,
    /// The table of each player in each round (`player * rounds + round`); who is absent has a number
    /// that no other player has.
    at: Vec<u32>,
    square: Vec<u8>,
    counts: Vec<[u32; 4]>,
    three: Vec<i64>,
    sat: Vec<i64>,
    never_three: i64,
    often_three: i64,
    pub tally: BoardTally,
}

impl<'a> Board<'a> {
    /// Sets up a board; `tables` holds every round, `hold` the bonds of every open round's seats in the
    /// same shape (an empty list binds nothing), `cap` the most meetings aimed at.
    pub(crate) fn new(
        n: usize,
        tables: &[Vec<Vec<usize>>],
        open: usize,
        hold: &[Vec<Hold>],
        groups: &'a Groups,
        positions: Positions,
        cap: u64,
    ) -> Self {
        let rounds = tables.len();
        let mut board = Board {
            n,
            rounds,
            open,
            groups,
            positions,
            cap: cap as i64,
            seats: Vec::with_capacity(rounds),
            table_of: Vec::with_capacity(rounds),
            starts: Vec::with_capacity(rounds),
            hold: Vec::with_capacity(rounds),
            at: (0..n * rounds).map(|i| u32::MAX - (i / rounds.max(1)) as u32).collect(),
            square: Vec::new(),
            counts: vec![[0; 4]; n],
            three: vec![0; n],
            sat: vec![0; n],
            never_three: 0,
            often_three: 0,
            tally: BoardTally::default(),
        };
        for (r, round) in tables.iter().enumerate() {
            board.seat_round(r, round);
            let own = r.checked_sub(open).and_then(|i| hold.get(i)).cloned().unwrap_or_default();
            let seats = board.seats[r].len();
            board.hold.push(if own.len() == seats { own } else { vec![Hold::Free; seats] });
        }
        board.count();
        board
    }

    fn seat_round(&mut self, r: usize, round: &[Vec<usize>]) {
        let (mut seats, mut table_of, mut starts) = (Vec::new(), Vec::new(), vec![0]);
        for (t, table) in round.iter().enumerate() {
            for (position, &player) in table.iter().enumerate() {
                seats.push(player as u32);
                table_of.push(t as u32);
                self.at[player * self.rounds + r] = t as u32;
                self.counts[player][position.min(3)] += 1;
                self.sat[player] += 1;
                self.three[player] += i64::from(table.len() == 3);
            }
            starts.push(seats.len() as u32);
        }
        self.seats.push(seats);
        self.table_of.push(table_of);
        self.starts.push(starts);
    }

    /// Counts everything from the seats, once.
    fn count(&mut self) {
        let mut pairs: Vec<(u32, u32)> = Vec::new();
        for r in 0..self.rounds {
            for t in 0..self.starts[r].len() - 1 {
                let table = self.table(r, t);
                for (i, &a) in table.iter().enumerate() {
                    pairs.extend(table[i + 1..].iter().map(|&b| (a.min(b), a.max(b))));
                }
            }
        }
        pairs.sort_unstable();
        if self.n <= SQUARE {
            self.square = vec![0; self.n * self.n];
            for members in self.groups.members() {
                for &a in members {
                    for &b in members.iter().filter(|&&b| b != a) {
                        self.square[a * self.n + b] = SHARED;
                    }
                }
            }
        }
        for run in pairs.chunk_by(|x, y| x == y) {
            let (a, b) = (run[0].0 as usize, run[0].1 as usize);
            let meetings = run.len() as i64;
            self.tally.repeats += meetings - 1;
            self.tally.over += (meetings - self.cap).max(0);
            if self.groups.share(a, b) {
                self.tally.groups += meetings;
            }
            if !self.square.is_empty() {
                self.square[a * self.n + b] += meetings as u8;
                self.square[b * self.n + a] += meetings as u8;
            }
        }
        for p in 0..self.n {
            self.tally.positions += self.position_cost_of(p);
            self.tally.squares += self.three[p] * self.three[p];
            self.never_three += i64::from(self.sat[p] > 0 && self.three[p] == 0);
            self.often_three += i64::from(self.three[p] >= 2);
        }
    }

    fn position_cost_of(&self, p: usize) -> i64 {
        match self.positions {
            Positions::Now => position_cost(&self.counts[p]) as i64,
            Positions::Later => (self.sat[p] / 4 - (self.sat[p] - self.three[p])).max(0),
        }
    }

    fn table(&self, r: usize, t: usize) -> &[u32] {
        &self.seats[r][self.starts[r][t] as usize..self.starts[r][t + 1] as usize]
    }

    /// Meetings of two players in the low bits, and the group bit.
    #[inline]
    fn relation(&self, a: u32, b: u32) -> u8 {
        let (a, b) = (a as usize, b as usize);
        if !self.square.is_empty() {
            return self.square[a * self.n + b];
        }
        let (x, y) = (&self.at[a * self.rounds..][..self.rounds], &self.at[b * self.rounds..][..self.rounds]);
        let meetings = x.iter().zip(y).filter(|(x, y)| x == y).count() as u8;
        if !self.groups.is_empty() && self.groups.share(a, b) { meetings | SHARED } else { meetings }
    }

    /// The objective in its order: over, repeats, positions, groups, 4a, 4b.
    pub(crate) fn score(&self) -> Score {
        let t = &self.tally;
        let twice = if self.never_three > 0 { self.often_three } else { 0 };
        [t.over, t.repeats, t.positions, t.groups, twice, t.squares]
    }

    /// Too many seats to find faults by chance.
    pub(crate) fn large(&self) -> bool {
        self.seats[self.open..].iter().map(Vec::len).sum::<usize>() > 4000
    }

    /// The table of a seat.
    #[inline]
    pub(crate) fn table_at(&self, r: usize, seat: usize) -> u32 {
        self.table_of[r][seat]
    }

    /// Whether two seats of a round may be swapped at all, and would change anything.
    #[inline]
    pub(crate) fn may_swap(&self, r: usize, i: usize, j: usize) -> bool {
        let (x, y) = (self.hold[r][i], self.hold[r][j]);
        if self.table_of[r][i] == self.table_of[r][j] {
            return i != j && self.positions == Positions::Now && x != Hold::Seat && y != Hold::Seat;
        }
        x == Hold::Free && y == Hold::Free
    }

    /// What a swap would change.
    pub(crate) fn delta(&self, r: usize, i: usize, j: usize) -> BoardTally {
        let mut d = BoardTally::default();
        let (p, q) = (self.seats[r][i], self.seats[r][j]);
        let (s, t) = (self.table_of[r][i] as usize, self.table_of[r][j] as usize);
        if s != t {
            for &x in self.table(r, s) {
                if x != p {
                    self.leave(p, x, &mut d);
                    self.join(q, x, &mut d);
                }
            }
            for &x in self.table(r, t) {
                if x != q {
                    self.leave(q, x, &mut d);
                    self.join(p, x, &mut d);
                }
            }
        }
        self.seat_delta(r, i, j, &mut d);
        d
    }

    #[inline]
    fn leave(&self, a: u32, b: u32, d: &mut BoardTally) {
        let relation = self.relation(a, b);
        let m = i64::from(relation & !SHARED);
        d.repeats -= i64::from(m > 1);
        d.over -= i64::from(m > self.cap);
        d.groups -= i64::from(relation >> 7);
    }

    #[inline]
    fn join(&self, a: u32, b: u32, d: &mut BoardTally) {
        let relation = self.relation(a, b);
        let m = i64::from(relation & !SHARED);
        d.repeats += i64::from(m >= 1);
        d.over += i64::from(m >= self.cap);
        d.groups += i64::from(relation >> 7);
    }

    /// Tables of three and positions of the two players.
    fn seat_delta(&self, r: usize, i: usize, j: usize, d: &mut BoardTally) {
        let (p, q) = (self.seats[r][i] as usize, self.seats[r][j] as usize);
        let (at_i, at_j) = (self.place(r, i), self.place(r, j));
        let change = i64::from(at_j.1) - i64::from(at_i.1);
        if change != 0 {
            let moved = |v: i64, c: i64| (v + c) * (v + c) - v * v;
            d.squares += moved(self.three[p], change) + moved(self.three[q], -change);
        }
        match self.positions {
            Positions::Now if at_i.0 != at_j.0 => {
                let moved = |p: usize, from: usize, to: usize| {
                    let mut counts = self.counts[p];
                    counts[from] -= 1;
                    counts[to] += 1;
                    position_cost(&counts) as i64 - position_cost(&self.counts[p]) as i64
                };
                d.positions += moved(p, at_i.0, at_j.0) + moved(q, at_j.0, at_i.0);
            }
            Positions::Later if change != 0 && self.rounds >= 4 => {
                let cost = |p: usize, c: i64| (self.sat[p] / 4 - (self.sat[p] - self.three[p] - c)).max(0);
                d.positions += cost(p, change) - cost(p, 0) + cost(q, -change) - cost(q, 0);
            }
            _ => {}
        }
    }

    /// The position (0 to 3) of a seat and whether its table is of three.
    #[inline]
    fn place(&self, r: usize, seat: usize) -> (usize, bool) {
        let t = self.table_of[r][seat] as usize;
        let (start, end) = (self.starts[r][t] as usize, self.starts[r][t + 1] as usize);
        (seat - start, end - start == 3)
    }

    /// Swaps two seats of a round; `d` is what `delta` said of it.
    pub(crate) fn swap(&mut self, r: usize, i: usize, j: usize, d: &BoardTally) {
        let (p, q) = (self.seats[r][i], self.seats[r][j]);
        let (s, t) = (self.table_of[r][i], self.table_of[r][j]);
        let (at_i, at_j) = (self.place(r, i), self.place(r, j));
        if s != t && !self.square.is_empty() {
            self.meet(r, s as usize, p, q);
            self.meet(r, t as usize, q, p);
        }
        self.seats[r][i] = q;
        self.seats[r][j] = p;
        // Who is bound to the table stays so in another position of it.
        self.hold[r].swap(i, j);
        self.at[p as usize * self.rounds + r] = t;
        self.at[q as usize * self.rounds + r] = s;
        for (player, from, to) in [(p as usize, at_i, at_j), (q as usize, at_j, at_i)] {
            self.counts[player][from.0] -= 1;
            self.counts[player][to.0] += 1;
            let (old, new) = (self.three[player], self.three[player] + i64::from(to.1) - i64::from(from.1));
            self.three[player] = new;
            self.never_three += i64::from(new == 0) - i64::from(old == 0);
            self.often_three += i64::from(new >= 2) - i64::from(old >= 2);
        }
        self.tally.add(d);
    }

    /// In the square: `out` no longer meets the others of table `t` in round `r`, `joins` does.
    fn meet(&mut self, r: usize, t: usize, out: u32, joins: u32) {
        let (start, end) = (self.starts[r][t] as usize, self.starts[r][t + 1] as usize);
        for k in start..end {
            let x = self.seats[r][k];
            if x == out {
                continue;
            }
            for (a, by) in [(out, 255u8), (joins, 1)] {
                let (one, two) = (a as usize * self.n + x as usize, x as usize * self.n + a as usize);
                self.square[one] = self.square[one].wrapping_add(by);
                self.square[two] = self.square[two].wrapping_add(by);
            }
        }
    }

    /// The open seats that have a part in something that could be better.
    pub(crate) fn faulty(&self) -> Vec<(u32, u32)> {
        let mut seats = Vec::new();
        for r in self.open..self.rounds {
            for (i, &p) in self.seats[r].iter().enumerate() {
                let met = |&x: &u32| {
                    let relation = self.relation(p, x);
                    x != p && (relation & !SHARED > 1 || relation >= SHARED)
                };
                let table = self.table(r, self.table_of[r][i] as usize);
                if table.iter().any(met) || self.position_cost_of(p as usize) > 0 || self.three[p as usize] > 1 {
                    seats.push((r as u32, i as u32));
                }
            }
        }
        seats
    }

    /// The open and played rounds as tables of players by position.
    pub(crate) fn tables(&self) -> Vec<Vec<Vec<usize>>> {
        (0..self.rounds)
            .map(|r| {
                (0..self.starts[r].len() - 1).map(|t| self.table(r, t).iter().map(|&p| p as usize).collect()).collect()
            })
            .collect()
    }
}
