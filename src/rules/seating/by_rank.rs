//! A round that is seated by the standings: the best four at table 1 and so on, tables of three last.

use crate::rng::Rng;
use crate::seating::objective::{figures, position_cost, position_counts};
use crate::seating::plan::{Open, Plan};
use crate::seating::{Contradiction, MadeSchedule, ProvenBounds, Refusal, SeatedRound};

/// The one round still to make, in the order of [`ScheduleRequest::by_rank`](crate::seating::ScheduleRequest::by_rank). Nothing
/// is proven of it, and nothing has to be: opponents are not chosen.
///
/// Where somebody has a fixed table, those who sit together by the standings come there.
pub(super) fn made(plan: &Plan, open: &Open) -> Result<MadeSchedule, Refusal> {
    let request = plan.request;
    let mut rng = Rng::new(request.seed);
    let mut order: Vec<usize> = Vec::new();
    let mut put = |players: &mut dyn Iterator<Item = usize>| {
        let mut players: Vec<usize> = players.collect();
        rng.shuffle(&mut players);
        order.extend(players);
    };
    let mut is_ranked = vec![false; request.players];
    for sharing in &request.by_rank {
        put(&mut sharing.iter().copied().filter(|player| open.present.binary_search(player).is_ok()));
        sharing.iter().for_each(|&player| is_ranked[player] = true);
    }
    // Who came late has played nothing yet.
    put(&mut open.present.iter().copied().filter(|&player| !is_ranked[player]));
    let counts = position_counts(&request.played, request.players);
    let mut left = order.as_slice();
    let mut round: SeatedRound = Vec::new();
    for size in request.sizes.of(open.present.len()).unwrap_or_default() {
        let (table, others) = left.split_at(size.min(left.len()));
        round.push(in_positions(table, &counts, &mut rng));
        left = others;
    }
    at_fixed_tables(&mut round, open).map_err(|players| Refusal::Bound {
        round: request.rounds,
        players,
        what: Contradiction::FixedOtherwise,
    })?;
    let schedule = [request.played.as_slice(), &[round]].concat();
    let figures = figures(&schedule, request.players, &request.groups);
    Ok(MadeSchedule::new(schedule, figures, ProvenBounds::default()))
}

/// A table in an order of positions in which as few as can be are held again; drawn among those that are equally good.
fn in_positions(table: &[usize], counts: &[[u32; 4]], rng: &mut Rng) -> Vec<usize> {
    let cost = |order: &[usize]| -> u64 {
        let with = |(position, &player): (usize, &usize)| {
            let mut counts = counts[player];
            if let Some(count) = counts.get_mut(position) {
                *count += 1;
            }
            position_cost(&counts)
        };
        order.iter().enumerate().map(with).sum()
    };
    let mut drawn = table.to_vec();
    rng.shuffle(&mut drawn);
    let mut best = drawn.clone();
    for_each_order(&mut drawn, 0, &mut |order| {
        if cost(order) < cost(&best) {
            best = order.to_vec();
        }
    });
    best
}

/// Calls `look` with every order of what stands from `from` on.
fn for_each_order(items: &mut [usize], from: usize, look: &mut impl FnMut(&[usize])) {
    if from + 1 >= items.len() {
        return look(items);
    }
    for at in from..items.len() {
        items.swap(from, at);
        for_each_order(items, from + 1, look);
        items.swap(from, at);
    }
}

/// Gives the tables their numbers so that everybody sits at the fixed one. Error: those for whom that can't be.
fn at_fixed_tables(round: &mut SeatedRound, open: &Open) -> Result<(), Vec<usize>> {
    let table_of = |round: &SeatedRound, player: usize| round.iter().position(|table| table.contains(&player));
    for &(table, _, player) in &open.bound {
        if let Some(at) = table_of(round, player) {
            round.swap(at, table);
        }
    }
    let elsewhere = open.bound.iter().any(|&(table, _, player)| table_of(round, player) != Some(table));
    if elsewhere { Err(open.bound.iter().map(|&(_, _, player)| player).collect()) } else { Ok(()) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::seating::{RepairWay, ScheduleRequest, make, repair};

    /// Round 1 in order of the numbers, and then by these ranks.
    fn request(players: usize, by_rank: Vec<Vec<usize>>) -> ScheduleRequest {
        let mut request = ScheduleRequest::new(players, 2, 7);
        let mut next = 0..players;
        let sizes = request.sizes.of(players).unwrap();
        request.played = vec![sizes.iter().map(|&size| next.by_ref().take(size).collect()).collect()];
        request.by_rank = by_rank;
        request
    }

    fn sorted(table: &[usize]) -> Vec<usize> {
        let mut table = table.to_vec();
        table.sort_unstable();
        table
    }

    fn last(request: &ScheduleRequest) -> Vec<Vec<usize>> {
        let made = make(request).unwrap();
        made.schedule.last().unwrap().iter().map(|table| sorted(table)).collect()
    }

    #[test]
    fn the_best_four_sit_together_and_so_on_with_tables_of_three_last() {
        let ranks = |players: usize| (0..players).rev().map(|player| vec![player]).collect::<Vec<_>>();
        let check = |players: usize, expect: &[&[usize]]| assert_eq!(last(&request(players, ranks(players))), expect);
        check(8, &[&[4, 5, 6, 7], &[0, 1, 2, 3]]);
        check(10, &[&[6, 7, 8, 9], &[3, 4, 5], &[0, 1, 2]]);
        check(7, &[&[3, 4, 5, 6], &[0, 1, 2]]);
    }

    #[test]
    fn who_shares_a_rank_is_drawn_and_who_came_late_sits_last() {
        let mut request = request(9, vec![vec![8], (1..8).collect()]);
        let found = last(&request);
        assert!(found[0].contains(&8) && found[2].contains(&0), "{found:?}");
        assert_eq!(found, last(&request), "the same seed, the same seats");
        let others = (0..20).map(|seed| {
            request.seed = seed;
            last(&request)
        });
        assert!(others.collect::<std::collections::BTreeSet<_>>().len() > 5);
        // Who left sits nowhere, and the others close up.
        request.absent = vec![vec![8]];
        assert_eq!(last(&request).concat().len(), 8);
    }

    #[test]
    fn no_position_is_held_again_that_need_not_be() {
        for seed in 0..50 {
            let mut request = request(12, vec![(0..12).collect()]);
            request.seed = seed;
            let made = make(&request).unwrap();
            let all_orders_cost = |table: &[usize]| {
                let counts = position_counts(&request.played, 12);
                let mut least = u64::MAX;
                for_each_order(&mut table.to_vec(), 0, &mut |order| {
                    let again = order.iter().enumerate().filter(|(at, player)| counts[**player][*at] > 0).count();
                    least = least.min(again as u64);
                });
                least
            };
            let least: u64 = made.schedule[1].iter().map(|table| all_orders_cost(table)).sum();
            assert_eq!(made.figures.position_repeats, least, "seed {seed}");
        }
    }

    #[test]
    fn who_has_a_fixed_table_is_joined_there() {
        let ranks: Vec<Vec<usize>> = (0..12).map(|player| vec![player]).collect();
        let mut request = request(12, ranks);
        request.fixed = vec![(1, 3), (9, 1)];
        assert_eq!(last(&request), [vec![8, 9, 10, 11], vec![4, 5, 6, 7], vec![0, 1, 2, 3]]);
        request.fixed = vec![(1, 3), (2, 1)];
        let refused = make(&request).unwrap_err();
        assert_eq!((refused.code(), refused.players()), ("fixed-otherwise-than-by-rank", &[2, 1][..]));
    }

    #[test]
    fn public_seats_are_repaired_by_moving_few_or_by_the_standings() {
        let ranks: Vec<Vec<usize>> = (0..13).map(|player| vec![player]).collect();
        let mut request = request(13, ranks);
        let published = make(&request).unwrap().schedule.pop().unwrap();
        request.absent = vec![vec![0]];
        let ways = repair(&request, &[published], &|_| true).unwrap().unwrap();
        let tables = |way: RepairWay| {
            let repair = if way == RepairWay::Best { &ways.best } else { &ways.smallest };
            repair.outcome.schedule[1].iter().map(|table| sorted(table)).collect::<Vec<_>>()
        };
        assert_eq!(tables(RepairWay::Best), [vec![1, 2, 3, 4], vec![5, 6, 7, 8], vec![9, 10, 11, 12]]);
        assert_eq!(tables(RepairWay::Smallest).concat().len(), 12);
        assert!(ways.smallest.people_moved() <= ways.best.people_moved(), "{ways:?}");
    }
}
