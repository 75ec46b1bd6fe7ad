//! Schedules for games whose tables are not those of the championship: seats drawn, then swapped between tables while fewer
//! people meet again, or fewer of one group sit together; positions go round as evenly as a plain exchange finds.
//!
//! Nothing is proven here beyond what needs no proof: that nothing is below zero.

use crate::rng::Rng;
use crate::seating::board::Hold;
use crate::seating::groups::Groups;
use crate::seating::plan::Plan;
use crate::seating::watch::{EVERY, Watch};
use crate::seating::{Figures, MadeSchedule, ProvenBounds, SeatedRound};

/// How often seats are drawn anew.
const TRIES: u64 = 12;
/// What a meeting weighs that is one more than the first, and what one of a group weighs: different opponents come first.
const AGAIN: i64 = 1000;
const GROUP: i64 = 300;
/// How much worse a swap may be at the beginning of a try.
const HEAT: u64 = 1500;

/// The best schedule that the tries find.
pub(super) fn made(plan: &Plan, watch: &Watch) -> MadeSchedule {
    let request = plan.request;
    let count = |schedule: &[SeatedRound]| request.sizes.figures(schedule, request.players, &request.groups);
    let bounds = bounds(&count(&request.played));
    if plan.open.is_empty() {
        return MadeSchedule::new(request.played.clone(), count(&request.played), bounds);
    }
    let mut rng = Rng::new(request.seed);
    let movable = plan.open.iter().any(|open| open.sizes.len() > 1);
    let tries = if movable { TRIES } else { 1 };
    let mut best: Option<(Figures, Vec<SeatedRound>)> = None;
    for _ in 0..tries {
        let mut trial = EvenTrial::new(plan, &mut rng);
        if movable {
            trial.improve(&mut rng, request.limit / tries, watch);
        }
        let schedule = trial.settled(request.played.clone());
        let figures = count(&schedule);
        if best.as_ref().is_none_or(|(least, _)| figures < *least) {
            best = Some((figures, schedule));
        }
        let done = best.as_ref().is_some_and(|(least, _)| bounds.all_reached(least));
        if done || watch.is_stopped() {
            break;
        }
    }
    let (figures, schedule) = best.unwrap_or_default();
    MadeSchedule::new(schedule, figures, bounds)
}

/// What the rounds that are played already have, and what no table is without.
fn bounds(played: &Figures) -> ProvenBounds {
    ProvenBounds {
        max_meetings: Some(played.max_meetings.max(1)),
        repeats: Some(played.repeats),
        position_repeats: Some(0),
        group_meetings: Some(played.group_meetings),
        three_twice: Some(0),
        three_squares: Some(0),
    }
}

/// The rounds still to make, while they are changed.
struct EvenTrial<'a> {
    players: usize,
    groups: &'a Groups,
    rounds: Vec<SeatedRound>,
    /// How far each seat of each table is bound.
    hold: Vec<Vec<Vec<Hold>>>,
    /// How often each two players meet, in all rounds.
    met: Vec<u8>,
    /// What is to be made smaller.
    cost: i64,
}

impl<'a> EvenTrial<'a> {
    /// Seats as they are drawn.
    fn new(plan: &Plan<'a>, rng: &mut Rng) -> Self {
        let request = plan.request;
        let mut trial = EvenTrial {
            players: request.players,
            groups: &request.groups,
            rounds: Vec::new(),
            hold: Vec::new(),
            met: vec![0; request.players * request.players],
            cost: 0,
        };
        for table in request.played.iter().flatten() {
            trial.sit_down(table);
        }
        for open in &plan.open {
            let (round, hold) = open.fill(&open.shuffled(rng));
            let mut hold = hold.into_iter();
            trial.hold.push(round.iter().map(|table| hold.by_ref().take(table.len()).collect()).collect());
            for table in &round {
                trial.sit_down(table);
            }
            trial.rounds.push(round);
        }
        trial
    }

    /// Everybody at a table meets everybody there.
    fn sit_down(&mut self, table: &[usize]) {
        for (at, &one) in table.iter().enumerate() {
            for &other in &table[at + 1..] {
                self.cost += self.price(one, other, 0);
                self.meet(one, other, 1);
            }
        }
    }

    fn met(&self, one: usize, other: usize) -> u8 {
        self.met[one * self.players + other]
    }

    fn meet(&mut self, one: usize, other: usize, times: i8) {
        for at in [one * self.players + other, other * self.players + one] {
            self.met[at] = self.met[at].saturating_add_signed(times);
        }
    }

    /// What one more meeting of two costs when so many fewer are counted.
    fn price(&self, one: usize, other: usize, fewer: u8) -> i64 {
        let met = i64::from(self.met(one, other).saturating_sub(fewer));
        AGAIN * met * met + if self.groups.share(one, other) { GROUP } else { 0 }
    }

    /// What it costs that a player takes another's seat at a table.
    fn taken(&self, table: &[usize], out: usize, comes: usize) -> i64 {
        let others = table.iter().copied().filter(|&other| other != out);
        others.map(|other| self.price(comes, other, 0) - self.price(out, other, 1)).sum()
    }

    /// Swaps players of two tables while it helps, for at most `steps` swaps looked at; what does not help much is taken too
    /// at first.
    fn improve(&mut self, rng: &mut Rng, steps: u64, watch: &Watch) {
        for step in 0..steps {
            if self.cost == 0 || step.is_multiple_of(EVERY) && !watch.goes_on(EVERY) {
                return;
            }
            let round = rng.below(self.rounds.len());
            let tables = self.rounds[round].len();
            let (a, b) = (rng.below(tables), rng.below(tables));
            let (x, y) = (rng.below(self.rounds[round][a].len()), rng.below(self.rounds[round][b].len()));
            let free = |table: usize, seat: usize| self.hold[round][table][seat] == Hold::Free;
            if a == b || !free(a, x) || !free(b, y) {
                continue;
            }
            let (p, q) = (self.rounds[round][a][x], self.rounds[round][b][y]);
            let change = self.taken(&self.rounds[round][a], p, q) + self.taken(&self.rounds[round][b], q, p);
            let heat = HEAT - HEAT * step / steps;
            if change <= 0 || change < rng.below(heat as usize + 1) as i64 {
                self.swap(round, (a, x), (b, y));
                self.cost += change;
            }
        }
    }

    fn swap(&mut self, round: usize, (a, x): (usize, usize), (b, y): (usize, usize)) {
        let (p, q) = (self.rounds[round][a][x], self.rounds[round][b][y]);
        for (table, out, comes) in [(a, p, q), (b, q, p)] {
            let others: Vec<usize> = self.rounds[round][table].iter().copied().filter(|&other| other != out).collect();
            for other in others {
                self.meet(out, other, -1);
                self.meet(comes, other, 1);
            }
        }
        self.rounds[round][a][x] = q;
        self.rounds[round][b][y] = p;
    }

    /// The rounds behind those that are played, with everybody's positions as different as exchanges at each table make them.
    fn settled(self, mut schedule: Vec<SeatedRound>) -> Vec<SeatedRound> {
        let most = self.rounds.iter().chain(&schedule).flatten().map(Vec::len).max().unwrap_or(0);
        let mut held = vec![vec![0i64; most]; self.players];
        for table in schedule.iter().flatten() {
            table.iter().enumerate().for_each(|(position, &player)| held[player][position] += 1);
        }
        for (mut round, holds) in self.rounds.into_iter().zip(self.hold) {
            for (table, hold) in round.iter_mut().zip(holds) {
                exchange(table, &hold, &held);
                table.iter().enumerate().for_each(|(position, &player)| held[player][position] += 1);
            }
            schedule.push(round);
        }
        schedule
    }
}

/// Exchanges positions at a table while that makes fewer be held again.
fn exchange(table: &mut [usize], hold: &[Hold], held: &[Vec<i64>]) {
    loop {
        let mut better = false;
        for one in 0..table.len() {
            for other in one + 1..table.len() {
                let (p, q) = (table[one], table[other]);
                let gain = held[p][one] + held[q][other] - held[p][other] - held[q][one];
                if gain > 0 && hold[one] != Hold::Seat && hold[other] != Hold::Seat {
                    table.swap(one, other);
                    better = true;
                }
            }
        }
        if !better {
            return;
        }
    }
}
