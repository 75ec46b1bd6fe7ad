//! When somebody is missing, or comes after all, and rounds are already published: the smallest change
//! beside the best one, for the organizer to choose.

use crate::rng::Rng;
use crate::seating::evaluate::bounds_beside;
use crate::seating::plan::{Open, Plan};
use crate::seating::swap::{SeatAt, seat_of};
use crate::seating::{Figures, MadeSchedule, Refusal, ScheduleRequest, SeatedRound, TableSizes, make_watched};
use crate::tournament::vocabulary::words;

/// Somebody whose table or position in a published round is another one now.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SeatMove {
    /// The round, from 0.
    pub round: usize,
    pub player: usize,
    /// The published seat; `None` for somebody who comes late.
    pub from: Option<SeatAt>,
    /// The new seat; `None` for somebody who is missing.
    pub to: Option<SeatAt>,
}

impl SeatMove {
    /// Whether somebody who sits in the round either way goes to another table.
    fn changes_table(&self) -> bool {
        matches!((self.from, self.to), (Some(from), Some(to)) if from.table != to.table)
    }
}

words! {
    /// Which of the two ways offered.
    RepairWay {
        /// As few people as possible go to another table.
        Smallest = "smallest",
        /// The best schedule, whoever moves.
        Best = "best",
    }
}

/// One way of going on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Repair {
    /// All rounds with what was really played, and what nothing can do better from here, whoever moves.
    pub outcome: MadeSchedule,
    /// Who sits elsewhere than published.
    pub moves: Vec<SeatMove>,
}

impl Repair {
    /// How many seats of people who were there and still are come to another table.
    pub fn people_moved(&self) -> usize {
        self.moves.iter().filter(|m| m.changes_table()).count()
    }
}

/// The two ways offered.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RepairWays {
    /// As few people as possible go to another table.
    pub smallest: Repair,
    /// The best schedule, whoever moves.
    pub best: Repair,
}

/// Makes the rounds after `request.played` anew, where `published` are the first of them as published.
///
/// `request.absent` says who does not sit in each of these rounds now; whoever sits and is not in a
/// published round comes late. Rounds after the published ones are made as well as possible either way.
///
/// `ask` is called again and again with how much of the work is done at most, in thousandths, and says whether to go
/// on. None where it said no.
pub fn repair(
    request: &ScheduleRequest,
    published: &[SeatedRound],
    ask: &dyn Fn(u32) -> bool,
) -> Result<Option<RepairWays>, Refusal> {
    let plan = Plan::new(request)?;
    let first = request.played.len();
    let mut rng = Rng::new(request.seed);
    let mut kept = request.clone();
    for (k, round) in published.iter().enumerate().take(plan.open.len()) {
        let small = smallest_change(&kept, round, &plan.open[k], &mut rng);
        kept.played.push(small);
    }
    kept.absent = kept.absent.split_off(kept.absent.len().min(kept.played.len() - first));
    let Some(smallest) = make_watched(&kept, &|done| ask(done / 2))? else { return Ok(None) };
    let Some(best) = make_watched(request, &|done| ask(500 + done / 2))? else { return Ok(None) };
    let way = |outcome: MadeSchedule| {
        let moves = moves(&outcome.schedule, published, first);
        let bounds = bounds_beside(request, &best, &outcome.figures);
        Repair { outcome: MadeSchedule::new(outcome.schedule, outcome.figures, bounds), moves }
    };
    let (smallest, best) = (way(smallest), way(best.clone()));
    // A search that found nothing better than the small change has no case for moving more people; the standings have.
    let is_better = !request.by_rank.is_empty() || best.outcome.figures < smallest.outcome.figures;
    let best = if is_better { best } else { smallest.clone() };
    Ok(Some(RepairWays { smallest, best }))
}

/// Who sits elsewhere than in the published rounds.
fn moves(schedule: &[SeatedRound], published: &[SeatedRound], first: usize) -> Vec<SeatMove> {
    let mut moves = Vec::new();
    for (k, before) in published.iter().enumerate() {
        let Some(after) = schedule.get(first + k) else { break };
        let mut players: Vec<usize> = before.iter().chain(after).flatten().copied().collect();
        players.sort_unstable();
        players.dedup();
        for player in players {
            let (from, to) = (seat_of(before, player), seat_of(after, player));
            if from != to {
                moves.push(SeatMove { round: first + k, player, from, to });
            }
        }
    }
    moves
}

/// One published round with as few people at another table as possible, and among those ways the one
/// with the best figures that a number of tries finds. Whoever is bound to a table comes to it. Whoever stays keeps
/// the selection position too, unless the table has lost it.
fn smallest_change(request: &ScheduleRequest, round: &SeatedRound, open: &Open, rng: &mut Rng) -> SeatedRound {
    let present = &open.present;
    let mut here = vec![false; request.players];
    present.iter().for_each(|&p| here[p] = true);
    let mut sat = vec![false; request.players];
    let mut stay: Vec<Vec<Option<usize>>> = round
        .iter()
        .map(|table| table.iter().map(|&p| Some(p).filter(|&p| here.get(p) == Some(&true))).collect())
        .collect();
    for &(table, _, player) in &open.bound {
        bring_to(&mut stay, table, player);
    }
    stay.iter().flatten().flatten().for_each(|&p| sat[p] = true);
    let late: Vec<usize> = present.iter().copied().filter(|&p| !sat[p]).collect();
    let tries = (200_000 / (present.len() * (request.played.len() + 1)).max(1)).clamp(20, 1500);
    let mut best: Option<((usize, Figures), SeatedRound)> = None;
    for _ in 0..tries {
        let (moved, tables) = one_way(&stay, &late, (request.sizes, present.len()), &open.bound, rng);
        let mut rounds = request.played.clone();
        rounds.push(tables);
        let key = (moved, request.sizes.figures(&rounds, request.players, &request.groups));
        if let (true, Some(tables)) = (best.as_ref().is_none_or(|(least, _)| key < *least), rounds.pop()) {
            best = Some((key, tables));
        }
    }
    best.map(|(_, tables)| tables).unwrap_or_default()
}

/// Puts a player at a table, at one seat too many where none is free there.
fn bring_to(tables: &mut Vec<Vec<Option<usize>>>, table: usize, player: usize) {
    if tables.len() <= table {
        tables.resize(table + 1, Vec::new());
    }
    if tables[table].contains(&Some(player)) {
        return;
    }
    tables.iter_mut().flatten().filter(|seat| **seat == Some(player)).for_each(|seat| *seat = None);
    match tables[table].iter_mut().find(|seat| seat.is_none()) {
        Some(free) => *free = Some(player),
        None => tables[table].push(Some(player)),
    }
}

/// One random way to make the tables come out again. The fullest tables stay the largest and the
/// emptiest are given up, which moves the fewest; a table that somebody is bound to stays.
fn one_way(
    stay: &[Vec<Option<usize>>],
    late: &[usize],
    (sizes, players): (TableSizes, usize),
    bound: &[(usize, Option<usize>, usize)],
    rng: &mut Rng,
) -> (usize, SeatedRound) {
    let sizes = sizes.of(players).unwrap_or_default();
    let mut tables: Vec<Vec<Option<usize>>> = stay.to_vec();
    let used = |t: &Vec<Option<usize>>| t.iter().flatten().count();
    let mut active = tables.iter().filter(|t| !t.is_empty()).count();
    while active < sizes.len() {
        match tables.iter_mut().find(|t| t.is_empty()) {
            Some(free) => free.push(None),
            None => tables.push(vec![None]),
        }
        active += 1;
    }
    let is_bound = |p: &usize| bound.iter().any(|(_, _, player)| player == p);
    // How many seats those who are bound to a table need there.
    let mut needed = vec![0; tables.len()];
    for own in bound.chunk_by(|a, b| a.0 == b.0) {
        let last = own.iter().filter_map(|(_, position, _)| *position).max().map_or(0, |last| last + 1);
        needed[own[0].0] = own.len().max(last);
    }
    let mut order: Vec<usize> = (0..tables.len()).filter(|&t| !tables[t].is_empty()).collect();
    rng.shuffle(&mut order);
    order.sort_by_key(|&t| std::cmp::Reverse((needed[t] > 0, used(&tables[t]))));
    let (stays, small) = (sizes.len().min(order.len()), sizes.last().copied().unwrap_or(0));
    order[..stays].sort_by_key(|&t| std::cmp::Reverse((needed[t] > small, used(&tables[t]))));
    let (mut moved, mut waiting) = (0, Vec::new());
    for (place, &t) in order.iter().enumerate() {
        let size = sizes.get(place).copied().unwrap_or(0);
        let mut out = shrink(&mut tables[t], size, &is_bound, rng);
        moved += out.len();
        waiting.append(&mut out);
    }
    waiting.extend(late);
    rng.shuffle(&mut waiting);
    for &t in &order {
        for seat in tables[t].iter_mut().filter(|seat| seat.is_none()) {
            *seat = waiting.pop();
        }
    }
    let mut round: SeatedRound = tables.into_iter().map(|t| t.into_iter().flatten().collect()).collect();
    for &(table, position, player) in bound {
        let now = round[table].iter().position(|&seated| seated == player);
        if let (Some(now), Some(position)) = (now, position) {
            round[table].swap(now, position);
        }
    }
    while round.last().is_some_and(Vec::is_empty) {
        round.pop();
    }
    (moved, round)
}

/// Brings a table to `size` seats; returns who has to leave it. Who stays keeps the position while the
/// table has it.
fn shrink(
    table: &mut Vec<Option<usize>>,
    size: usize,
    is_bound: &impl Fn(&usize) -> bool,
    rng: &mut Rng,
) -> Vec<usize> {
    let mut out = Vec::new();
    while table.iter().flatten().count() > size {
        let free: Vec<usize> =
            (0..table.len()).filter(|&i| table[i].is_some_and(|p| size == 0 || !is_bound(&p))).collect();
        let Some(&seat) = free.get(rng.below(free.len())) else { break };
        out.extend(table[seat].take());
    }
    while table.len() > size {
        let last = table.pop().flatten();
        if let (Some(player), Some(gap)) = (last, table.iter_mut().find(|s| s.is_none())) {
            *gap = Some(player);
        }
    }
    table.resize(size, None);
    out
}
