//! From a request to a schedule.

use crate::rng::Rng;
use crate::seating::board::{Board, Hold, Positions, Score};
use crate::seating::construct::{Design, without_repeats};
use crate::seating::objective::figures;
use crate::seating::plan::Plan;
use crate::seating::proven::Facts;
use crate::seating::rename::{Until, anneal_names, pack};
use crate::seating::search::{Heat, Work, anneal, descend, polish_positions};
use crate::seating::watch::Watch;
use crate::seating::{
    Figures, MadeSchedule, Refusal, ScheduleRequest, SeatedRound, TableSizes, by_rank, even, exact, positions, small,
};

/// Work spent on tables of three alone, the last criterion, when everything before it is best already.
const FAIRNESS: u64 = 150_000;

/// Makes the best schedule that can be found within the limit on work.
///
/// Error: a [`Refusal`] where nothing can be seated as asked.
pub fn make(request: &ScheduleRequest) -> Result<MadeSchedule, Refusal> {
    made(request, &Watch::new(request.limit, &|_| true))
}

/// As [`make`]; `ask` is called again and again with how much of the work is done at most, in thousandths, and says
/// whether to go on. None where it said no. Calling it does not change the schedule.
pub fn make_watched(request: &ScheduleRequest, ask: &dyn Fn(u32) -> bool) -> Result<Option<MadeSchedule>, Refusal> {
    let watch = Watch::new(request.limit, ask);
    let made = made(request, &watch)?;
    Ok(Some(made).filter(|_| !watch.is_stopped()))
}

fn made(request: &ScheduleRequest, watch: &Watch) -> Result<MadeSchedule, Refusal> {
    let plan = Plan::new(request)?;
    if request.sizes != TableSizes::CHAMPIONSHIP {
        return Ok(even::made(&plan, watch));
    }
    if let ([open], false) = (plan.open.as_slice(), request.by_rank.is_empty()) {
        return by_rank::made(&plan, open);
    }
    let facts = Facts::new(&plan);
    let mut rng = Rng::new(request.seed);
    let count = |schedule: &[SeatedRound]| figures(schedule, request.players, &request.groups);
    let with_bounds = |schedule: Vec<SeatedRound>| {
        let figures = count(&schedule);
        MadeSchedule::new(schedule, figures, facts.bounds(&figures))
    };
    if plan.open.is_empty() {
        return Ok(with_bounds(request.played.clone()));
    }
    let mut work = Work(request.limit, watch);
    if exact::fits(&plan) {
        // Where a design is the best as it is, nothing has to be looked for.
        let as_it_is = from_design(&plan, &facts, &mut rng, &mut Work(0, watch)).map(with_bounds);
        if let Some(made) = as_it_is.filter(|made| made.bounds.all_reached(&made.figures)) {
            return Ok(made);
        }
        let mut share = Work(work.0 / 2, watch);
        work.0 -= share.0;
        if let Some(schedule) = exact::best(&plan, &facts, &mut rng, &mut share) {
            let figures = count(&schedule);
            return Ok(MadeSchedule::new(schedule, figures, figures.in_order().map(Some).into()));
        }
        work.0 += share.0;
        rng = Rng::new(request.seed);
    }
    Ok(with_bounds(found(&plan, &facts, &mut rng, &mut work)))
}

/// The best that designs and swaps find.
pub(super) fn found(plan: &Plan, facts: &Facts, rng: &mut Rng, work: &mut Work) -> Vec<SeatedRound> {
    match from_design(plan, facts, rng, work) {
        Some(schedule) => schedule,
        None => searched(plan, facts, rng, work),
    }
}

/// The way for a whole schedule whose field stays the same: a known design, names given, then swaps.
///
/// A construction has room for groups; the stored schedules spread the tables of three better. With groups nobody
/// can say beforehand which of the two ends better, so both are tried, unless the first reaches all that can be had.
fn from_design(plan: &Plan, facts: &Facts, rng: &mut Rng, work: &mut Work) -> Option<Vec<SeatedRound>> {
    let request = plan.request;
    let first = plan.open.first()?;
    let one_each = first.bound.windows(2).all(|w| w[0].0 != w[1].0);
    if !plan.is_fresh() || !request.pins.is_empty() || !one_each {
        return None;
    }
    let constructed = without_repeats(first.present.len(), request.rounds);
    let stored = small::stored(first.present.len(), request.rounds);
    let designs: Vec<Design> = if request.groups.is_empty() {
        stored.or(constructed).into_iter().collect()
    } else {
        constructed.into_iter().chain(stored).collect()
    };
    let mut best: Option<(Figures, Vec<SeatedRound>)> = None;
    for (tried, design) in designs.iter().enumerate() {
        let mut share = Work(work.0 / (designs.len() - tried) as u64, work.1);
        work.0 -= share.0;
        let seated = named(plan, facts, design, rng, &mut share);
        work.0 += share.0;
        let Some(tables) = seated else {
            continue;
        };
        let reached = figures(&tables, request.players, &request.groups);
        let done = facts.bounds(&reached).all_reached(&reached);
        if best.as_ref().is_none_or(|(figures, _)| reached < *figures) {
            best = Some((reached, tables));
        }
        if done {
            break;
        }
    }
    best.map(|(_, tables)| tables)
}

/// People given the names of one design, and seats swapped where that is not yet the best.
fn named(plan: &Plan, facts: &Facts, design: &Design, rng: &mut Rng, work: &mut Work) -> Option<Vec<SeatedRound>> {
    let request = plan.request;
    let first = plan.open.first()?;
    let fixed: Vec<usize> = first.bound.iter().map(|&(_, _, player)| player).collect();
    let mut person_of = pack(design, &first.present, &fixed, &request.groups, rng)?;
    let reached = seat_design(plan, design, &person_of, rng);
    let now = figures(&reached, request.players, &request.groups);
    let goal = facts.goal(now.max_meetings, now.repeats, Positions::Later);
    let groups = goal[3] as u64;
    if now.group_meetings > groups {
        let steps = work.0 / 32;
        let until = Until { goal: groups, steps, watch: work.1 };
        anneal_names(design, &mut person_of, &fixed, &request.groups, rng, until);
        work.0 -= steps;
    }
    let mut tables = seat_design(plan, design, &person_of, rng);
    tables = improve_fresh(plan, tables, &goal, now.max_meetings, rng, work);
    positions::settle(&mut tables, request.players);
    Some(tables)
}

/// Puts people in the place of names; a fixed player's table gets its number, the others follow with the
/// tables of four first, in random order.
fn seat_design(plan: &Plan, design: &Design, person_of: &[usize], rng: &mut Rng) -> Vec<SeatedRound> {
    design
        .rounds
        .iter()
        .zip(&plan.open)
        .map(|(round, open)| {
            let mut tables: Vec<Vec<usize>> =
                round.iter().map(|t| t.iter().map(|&name| person_of[name]).collect()).collect();
            rng.shuffle(&mut tables);
            tables.sort_by_key(|t| std::cmp::Reverse(t.len()));
            for &(table, _, player) in &open.bound {
                if let Some(at) = tables.iter().position(|t| t.contains(&player)) {
                    tables.swap(at, table);
                }
            }
            tables
        })
        .collect()
}

/// Swaps of seats on a design, where its groups or tables of three could still be better.
fn improve_fresh(
    plan: &Plan,
    tables: Vec<SeatedRound>,
    goal: &Score,
    most: u64,
    rng: &mut Rng,
    work: &mut Work,
) -> Vec<SeatedRound> {
    let request = plan.request;
    let hold: Vec<Vec<Hold>> = plan
        .open
        .iter()
        .zip(&tables)
        .map(|(open, round)| {
            let bound = |p: &usize| open.bound.iter().any(|b| b.2 == *p);
            round.iter().flatten().map(|p| if bound(p) { Hold::Table } else { Hold::Free }).collect()
        })
        .collect();
    let mut board = Board::new(request.players, &tables, 0, &hold, &request.groups, Positions::Later, most);
    let score = board.score();
    if score <= *goal {
        return tables;
    }
    if score[..4] <= goal[..4] {
        // Only tables of three are uneven.
        work.0 = work.0.min(FAIRNESS);
    }
    if board.large() {
        descend(&mut board, rng, goal, work.0, work);
        return board.tables();
    }
    let mut best = board.clone();
    let mut steps = 40_000 + 200 * request.players as u64;
    while work.0 > 0 && best.score() > *goal {
        anneal(&mut board, rng, Heat { from: 500, to: 100, steps }, goal, work);
        if board.score() < best.score() {
            best = board.clone();
        } else {
            board = best.clone();
        }
        steps = steps * 3 / 2;
    }
    best.tables()
}

/// The way for everything else: rounds filled at random, then swaps of seats.
fn searched(plan: &Plan, facts: &Facts, rng: &mut Rng, work: &mut Work) -> Vec<SeatedRound> {
    let request = plan.request;
    let now = if request.played.is_empty() && !plan.binds_positions() { Positions::Later } else { Positions::Now };
    let mut best: Option<(Figures, Vec<SeatedRound>)> = None;
    let mut most = facts.max_meetings();
    loop {
        let mut share = Work(work.0 / 2, work.1);
        work.0 -= share.0;
        let schedule = search_with(plan, facts, most, now, rng, &mut share);
        work.0 += share.0;
        let reached = figures(&schedule, request.players, &request.groups);
        if best.as_ref().is_none_or(|(figures, _)| reached < *figures) {
            best = Some((reached, schedule));
        }
        // With fewer meetings of the worst pair out of reach, the repeats are what counts under it.
        if reached.max_meetings <= most || work.0 < 1000 || work.1.is_stopped() {
            break;
        }
        most += 1;
    }
    best.map(|(_, schedule)| schedule).unwrap_or_default()
}

/// One search with at most `most` meetings of any pair aimed at.
fn search_with(
    plan: &Plan,
    facts: &Facts,
    most: u64,
    count: Positions,
    rng: &mut Rng,
    work: &mut Work,
) -> Vec<SeatedRound> {
    let request = plan.request;
    let goal = facts.goal(most, facts.repeats(most), count);
    let mut best: Option<(Score, Vec<SeatedRound>)> = None;
    let mut steps = 30_000 + 150 * request.players as u64;
    loop {
        let mut tables = request.played.clone();
        let mut hold = Vec::new();
        for open in &plan.open {
            let order = dealt(&open.shuffled(rng), request);
            let (round, bonds) = open.fill(&order);
            tables.push(round);
            hold.push(bonds);
        }
        let mut board = Board::new(request.players, &tables, request.played.len(), &hold, &request.groups, count, most);
        run(&mut board, rng, &goal, steps, work);
        let mut tables = board.tables();
        if count == Positions::Later {
            positions::settle(&mut tables, request.players);
        }
        let score = board.score();
        let better = best.as_ref().is_none_or(|(least, _)| score < *least);
        if better {
            best = Some((score, tables));
        }
        if best.as_ref().is_some_and(|(least, _)| least[..4] <= goal[..4]) {
            // Only tables of three are uneven.
            work.0 = work.0.min(FAIRNESS);
        }
        let done = best.as_ref().is_some_and(|(least, _)| *least <= goal);
        if done
            || work.0 == 0
            || work.1.is_stopped()
            || plan.open.iter().all(|o| o.sizes.len() < 2 && o.sizes.len() + request.played.len() < 1)
        {
            break;
        }
        steps *= 2;
    }
    best.map(|(_, tables)| tables).unwrap_or_default()
}

/// One run on a board, however large it is.
fn run(board: &mut Board, rng: &mut Rng, goal: &Score, steps: u64, work: &mut Work) {
    polish_positions(board, rng, 4, goal[2], work.1);
    if board.large() {
        descend(board, rng, goal, work.0, work);
    } else {
        anneal(board, rng, Heat { from: 1000, to: 100, steps }, goal, work);
    }
    polish_positions(board, rng, 200, goal[2], work.1);
}

/// People of one group one after the other, so that dealing them over the tables keeps them apart.
fn dealt(order: &[usize], request: &ScheduleRequest) -> Vec<usize> {
    let mut order = order.to_vec();
    if !request.groups.is_empty() {
        let members = request.groups.members();
        let largest = |p: usize| request.groups.of(p).iter().max_by_key(|&&g| members[g as usize].len()).copied();
        order.sort_by_key(|&p| largest(p).map_or(u32::MAX, |g| g));
    }
    order
}
