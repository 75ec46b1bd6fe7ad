//! The search: swaps of seats, annealed. All arithmetic is in whole numbers, so that every machine takes
//! the same steps; work is counted in swaps looked at, never in time.

use crate::rng::Rng;
use crate::seating::board::{Board, BoardTally, Positions, Score};
use crate::seating::watch::{EVERY, Watch};

/// 1024 times the negative natural logarithm of (i + 1/2) / 256: a move that costs d is accepted at
/// temperature T when d <= T times a random entry / 1024.
const LOG: [i64; 256] = [
    6388, 5263, 4740, 4395, 4138, 3933, 3762, 3615, 3487, 3373, 3270, 3177, 3092, 3013, 2940, 2872, 2808, 2747, 2690,
    2637, 2585, 2537, 2490, 2445, 2403, 2362, 2322, 2285, 2248, 2213, 2179, 2145, 2113, 2082, 2052, 2023, 1995, 1967,
    1940, 1914, 1888, 1863, 1839, 1815, 1792, 1769, 1747, 1725, 1704, 1683, 1662, 1642, 1622, 1603, 1584, 1565, 1547,
    1529, 1512, 1494, 1477, 1460, 1444, 1428, 1412, 1396, 1380, 1365, 1350, 1335, 1321, 1306, 1292, 1278, 1264, 1250,
    1237, 1224, 1210, 1197, 1185, 1172, 1160, 1147, 1135, 1123, 1111, 1099, 1088, 1076, 1065, 1054, 1042, 1031, 1020,
    1010, 999, 988, 978, 968, 957, 947, 937, 927, 917, 908, 898, 889, 879, 870, 860, 851, 842, 833, 824, 815, 806, 797,
    789, 780, 772, 763, 755, 746, 738, 730, 722, 714, 706, 698, 690, 682, 674, 667, 659, 651, 644, 636, 629, 622, 614,
    607, 600, 593, 586, 579, 572, 565, 558, 551, 544, 537, 530, 524, 517, 510, 504, 497, 491, 484, 478, 472, 465, 459,
    453, 447, 441, 434, 428, 422, 416, 410, 404, 398, 392, 387, 381, 375, 369, 364, 358, 352, 347, 341, 335, 330, 324,
    319, 313, 308, 303, 297, 292, 287, 281, 276, 271, 266, 260, 255, 250, 245, 240, 235, 230, 225, 220, 215, 210, 205,
    200, 196, 191, 186, 181, 176, 172, 167, 162, 158, 153, 148, 144, 139, 134, 130, 125, 121, 116, 112, 107, 103, 99,
    94, 90, 85, 81, 77, 73, 68, 64, 60, 55, 51, 47, 43, 39, 35, 30, 26, 22, 18, 14, 10, 6, 2,
];

/// What a swap's changes weigh while annealing; a temperature of 1000 makes one repeat more or less free.
const WEIGHTS: BoardTally = BoardTally { over: 2500, repeats: 1000, positions: 420, groups: 600, squares: 40 };

/// The strict order of the objective, for the last descent.
const STRICT: BoardTally =
    BoardTally { over: 1 << 50, repeats: 1 << 38, positions: 1 << 26, groups: 1 << 14, squares: 1 };

/// Work that is still allowed, in swaps looked at.
#[derive(Clone, Copy)]
pub(super) struct Work<'w>(pub u64, pub &'w Watch<'w>);

impl Work<'_> {
    /// Takes one step; false when none is left, or nobody wants the schedule any more.
    fn step(&mut self) -> bool {
        if self.0.is_multiple_of(EVERY) && !self.1.goes_on(EVERY) {
            self.0 = 0;
        }
        let any = self.0 > 0;
        self.0 = self.0.saturating_sub(1);
        any
    }
}

/// How hot a run is: the first and last temperature, and its length in swaps.
#[derive(Debug, Clone, Copy)]
pub(super) struct Heat {
    pub from: i64,
    pub to: i64,
    pub steps: u64,
}

/// Anneals until `goal` is reached, the run is over or the work is used up, then descends in the strict
/// order; the board is left at the best seats found.
pub(super) fn anneal(board: &mut Board, rng: &mut Rng, heat: Heat, goal: &Score, work: &mut Work) {
    let mut best = Best::new(board);
    let mut picker = Picker::new(board);
    const STAGES: i64 = 64;
    for stage in 0..STAGES {
        let temperature = heat.from - (heat.from - heat.to) * stage / (STAGES - 1);
        for _ in 0..heat.steps.div_ceil(STAGES as u64) {
            if best.score <= *goal || !work.step() {
                best.restore(board);
                return;
            }
            let Some((r, i, j)) = picker.pick(board, rng) else {
                continue;
            };
            let limit = temperature * LOG[(rng.next_u64() >> 56) as usize] / 1024;
            let d = board.delta(r, i, j);
            if d.weigh(&WEIGHTS) <= limit {
                best.before_move(board, &d);
                board.swap(r, i, j, &d);
                best.after_move(board);
            }
        }
    }
    best.restore(board);
    descend(board, rng, goal, heat.steps / 4, work);
}

/// Takes only swaps that don't make the objective worse, for at most `steps` swaps.
pub(super) fn descend(board: &mut Board, rng: &mut Rng, goal: &Score, steps: u64, work: &mut Work) {
    let mut picker = Picker::new(board);
    for _ in 0..steps {
        if board.score() <= *goal || !work.step() {
            return;
        }
        let Some((r, i, j)) = picker.pick(board, rng) else {
            continue;
        };
        let d = board.delta(r, i, j);
        let weight = d.weigh(&STRICT);
        if weight <= 0 {
            let before = board.score();
            board.swap(r, i, j, &d);
            if weight == 0 && board.score() > before {
                // 4a is not part of a swap's weight; undo what only made that worse.
                let back = board.delta(r, i, j);
                board.swap(r, i, j, &back);
            }
        }
    }
}

/// The best seats met on the way; they are copied only when the search is about to leave them.
struct Best {
    score: Score,
    seats: Option<Vec<Vec<u32>>>,
}

impl Best {
    fn new(board: &Board) -> Self {
        Best { score: board.score(), seats: None }
    }

    /// Keeps the seats before a swap that does not clearly make them better (4a is not part of a swap's
    /// weight, so a change in the last criterion alone is not clear).
    fn before_move(&mut self, board: &Board, d: &BoardTally) {
        if self.seats.is_none() && d.weigh(&STRICT) > -(1 << 13) {
            self.seats = Some(board.seats[board.open..].to_vec());
        }
    }

    fn after_move(&mut self, board: &Board) {
        let score = board.score();
        if score < self.score {
            self.score = score;
            self.seats = None;
        }
    }

    fn restore(self, board: &mut Board) {
        let Some(seats) = self.seats else { return };
        for (k, wanted) in seats.iter().enumerate() {
            let r = board.open + k;
            for i in 0..wanted.len() {
                if board.seats[r][i] != wanted[i] {
                    let Some(j) = (i + 1..wanted.len()).find(|&j| board.seats[r][j] == wanted[i]) else {
                        continue;
                    };
                    let d = board.delta(r, i, j);
                    board.swap(r, i, j, &d);
                }
            }
        }
    }
}

/// Chooses swaps: half of them begin at a seat that has a part in a fault.
struct Picker {
    faulty: Vec<(u32, u32)>,
    left: usize,
    /// Boards too large to find faults by chance look at faulty seats only.
    large: bool,
}

impl Picker {
    fn new(board: &Board) -> Self {
        Picker { faulty: Vec::new(), left: 0, large: board.large() }
    }

    fn pick(&mut self, board: &Board, rng: &mut Rng) -> Option<(usize, usize, usize)> {
        let open = board.rounds - board.open;
        if open == 0 {
            return None;
        }
        if self.left == 0 {
            self.faulty = board.faulty();
            self.left = (4 * self.faulty.len()).max(if self.large { 64 } else { 512 });
        }
        self.left -= 1;
        let bits = rng.next_u64();
        // Three numbers of 21 bits from one draw; the last bit decides between the two ways of choosing.
        let scaled = |part: u64, bound: usize| ((part & 0x1F_FFFF) as usize * bound) >> 21;
        let directed = !self.faulty.is_empty() && (self.large || bits >> 63 == 1);
        let (r, i) = if directed {
            let (r, i) = self.faulty[scaled(bits, self.faulty.len()).min(self.faulty.len() - 1)];
            (r as usize, i as usize)
        } else {
            let r = board.open + scaled(bits >> 42, open);
            (r, scaled(bits, board.seats[r].len()))
        };
        let j = scaled(bits >> 21, board.seats[r].len());
        board.may_swap(r, i, j).then_some((r, i, j))
    }
}

/// For each table by itself the best order of positions, again and again while it helps; equally good
/// orders are taken at random so that chains of exchanges over several tables can come about.
pub(super) fn polish_positions(board: &mut Board, rng: &mut Rng, sweeps: usize, least: i64, watch: &Watch) {
    if board.positions != Positions::Now {
        return;
    }
    for _ in 0..sweeps {
        if board.tally.positions <= least {
            return;
        }
        let mut looked = 0;
        for (r, i) in board.faulty() {
            let (r, i) = (r as usize, i as usize);
            looked += board.seats[r].len() as u64;
            if looked >= EVERY {
                looked = 0;
                // It is no part of the work that is allowed, and counts for nothing there.
                if !watch.goes_on(0) {
                    return;
                }
            }
            let t = board.table_at(r, i);
            for j in 0..board.seats[r].len() {
                if board.table_at(r, j) == t && board.may_swap(r, i, j) {
                    let d = board.delta(r, i, j);
                    if d.positions < 0 || (d.positions == 0 && rng.next_u64() & 1 == 0) {
                        board.swap(r, i, j, &d);
                    }
                }
            }
        }
    }
}
