//! The best of all, beside every schedule that there is, and beside what swaps find.

use crate::rng::Rng;
use crate::seating::exact::MOST_PLAYERS;
use crate::seating::make::found;
use crate::seating::plan::Plan;
use crate::seating::proven::Facts;
use crate::seating::search::Work;
use crate::seating::tests::check;
use crate::seating::watch::Watch;
use crate::seating::*;

/// Every way to put people at tables of these sizes, table by table. `ordered`: with every order of positions.
fn every_round(people: &[usize], sizes: &[usize], ordered: bool) -> Vec<SeatedRound> {
    let Some((&size, others)) = sizes.split_first() else { return vec![Vec::new()] };
    let mut rounds = Vec::new();
    let mut chosen: Vec<Vec<usize>> = vec![Vec::new()];
    for _ in 0..size {
        let longer = |table: &Vec<usize>| {
            let may = |person: &&usize| !table.contains(person) && (ordered || table.last() < Some(person));
            people.iter().filter(may).map(|&person| [&table[..], &[person]].concat()).collect::<Vec<_>>()
        };
        chosen = chosen.iter().flat_map(longer).collect();
    }
    for table in chosen {
        let rest: Vec<usize> = people.iter().copied().filter(|person| !table.contains(person)).collect();
        for mut round in every_round(&rest, others, ordered) {
            round.insert(0, table.clone());
            rounds.push(round);
        }
    }
    rounds
}

/// The figures of the best of all schedules that keep what the request says, by looking at each. `ordered`: positions count.
fn least(request: &ScheduleRequest, ordered: bool) -> Figures {
    let of_round = |round: usize| {
        let absent = request.absent.get(round - request.played.len()).cloned().unwrap_or_default();
        let present: Vec<usize> = (0..request.players).filter(|player| !absent.contains(player)).collect();
        let sizes = TableSizes::CHAMPIONSHIP.of(present.len()).unwrap();
        let mut orders: Vec<Vec<usize>> = (0..sizes.len())
            .map(|first| sizes.iter().cycle().skip(first).take(sizes.len()).copied().collect())
            .collect();
        orders.sort();
        orders.dedup();
        let stays = |tables: &SeatedRound| {
            let fixed = request
                .fixed
                .iter()
                .all(|(player, table)| absent.contains(player) || tables[table - 1].contains(player));
            let pinned = |pin: &Pin| match pin.position {
                Some(position) => tables[pin.table - 1].get(position - 1) == Some(&pin.player),
                None => tables[pin.table - 1].contains(&pin.player),
            };
            fixed && request.pins.iter().filter(|pin| pin.round == round).all(pinned)
        };
        let mut every: Vec<SeatedRound> =
            orders.iter().flat_map(|sizes| every_round(&present, sizes, ordered)).filter(stays).collect();
        if !ordered {
            // The numbers of tables have done their part.
            every.iter_mut().for_each(|round| round.sort());
            every.sort();
            every.dedup();
        }
        every
    };
    let mut schedules = vec![request.played.clone()];
    let mut least = None;
    for round in request.played.len()..request.rounds {
        let every = of_round(round);
        let last = round + 1 == request.rounds;
        let mut longer = Vec::new();
        for schedule in &schedules {
            for tables in &every {
                let schedule = schedule.iter().chain([tables]).cloned().collect::<Vec<_>>();
                if last {
                    let mut figures = figures(&schedule, request.players, &request.groups);
                    figures.position_repeats = if ordered { figures.position_repeats } else { 0 };
                    least = Some(least.map_or(figures, |least: Figures| least.min(figures)));
                } else {
                    longer.push(schedule);
                }
            }
        }
        schedules = longer;
    }
    least.unwrap()
}

/// Groups and clubs as they come: some are in none, some in several.
fn any_groups(players: usize, rng: &mut Rng) -> Groups {
    let kinds = 1 + rng.below(8);
    Groups::new(&(0..players).map(|_| (0..rng.below(3)).map(|_| rng.below(kinds)).collect()).collect::<Vec<_>>())
}

/// Makes it, and it must say that nothing is better.
fn proven(request: &ScheduleRequest) -> Figures {
    let made = check(request);
    assert!(made.optimal, "{request:?}");
    assert_eq!(made.bounds.in_order(), made.figures.in_order().map(Some), "{request:?}");
    made.figures
}

fn is_the_least(request: &ScheduleRequest, ordered: bool) {
    assert_eq!(proven(request), least(request, ordered), "{request:?}");
}

#[test]
fn no_schedule_of_six_to_eight_players_is_better() {
    for seed in 0..36 {
        let mut rng = Rng::new(seed);
        let players = 6 + seed as usize % 3;
        let mut request = ScheduleRequest::new(players, 1 + seed as usize / 3 % 3, seed);
        request.groups = any_groups(players, &mut rng);
        is_the_least(&request, false);
    }
}

#[test]
fn no_schedule_with_fixed_tables_and_changing_fields_is_better() {
    for seed in 0..24 {
        let mut rng = Rng::new(seed);
        let players = 6 + rng.below(2);
        let mut request = ScheduleRequest::new(players, 3, seed);
        request.groups = any_groups(players, &mut rng);
        request.fixed = (0..rng.below(3)).map(|player| (player, 1 + rng.below(2))).collect();
        if players == 7 && rng.below(2) == 0 {
            // Somebody leaves, or comes late.
            let away = rng.below(players);
            request.absent =
                (0..3).map(|round| if (round == 0) == (seed % 2 == 0) { vec![away] } else { vec![] }).collect();
        }
        if rng.below(2) == 0 {
            let table = 1 + rng.below(2);
            request.pins = vec![Pin { round: rng.below(3), table, position: None, player: players - 1 }];
            request.absent.clear();
        }
        is_the_least(&request, false);
    }
}

#[test]
fn no_schedule_that_goes_on_from_played_rounds_is_better() {
    for seed in 0..16 {
        let mut rng = Rng::new(seed);
        // One round still to make for up to eight, two for six with a seat that stays in each.
        let (players, played) = if seed % 4 == 0 { (6, 1) } else { (6 + rng.below(3), 2) };
        let mut people: Vec<usize> = (0..players + 2).collect();
        let mut request = ScheduleRequest::new(players + 2, 3, seed);
        request.groups = any_groups(players + 2, &mut rng);
        for _ in 0..played {
            rng.shuffle(&mut people);
            let mut sizes = TableSizes::CHAMPIONSHIP.of(people.len()).unwrap().into_iter();
            let mut rest = people.clone();
            request.played.push(sizes.by_ref().map(|size| rest.split_off(rest.len() - size)).collect());
        }
        request.absent = vec![vec![1, players]; 3 - played];
        for round in played..3 {
            let (table, position) = (1 + rng.below(2), Some(1 + rng.below(3)));
            request.pins.push(Pin { round, table, position, player: 0 });
        }
        is_the_least(&request, true);
    }
}

/// What swaps find in so many draws is never better than what is proven.
fn swaps_find_nothing_better(players: usize, draw: u64, seeds: u64, limit: u64) {
    let mut rng = Rng::new(1000 * players as u64 + draw);
    let mut request = ScheduleRequest::new(players, 3, draw);
    request.groups = any_groups(players, &mut rng);
    request.fixed = (0..rng.below(3)).map(|player| (player, 1 + rng.below(2))).collect();
    if rng.below(3) == 0 {
        request.played = make(&request).unwrap().schedule[..1].to_vec();
    }
    let best = proven(&request);
    for seed in 0..seeds {
        let watch = Watch::new(limit, &|_| true);
        let plan = Plan::new(&request).unwrap();
        let schedule = found(&plan, &Facts::new(&plan), &mut Rng::new(seed), &mut Work(limit, &watch));
        let reached = figures(&schedule, players, &request.groups);
        assert!(best <= reached, "{best:?} {reached:?} {request:?}");
    }
}

/// `./check full` takes 20 draws of each field and 200 seeds.
#[test]
fn swaps_find_nothing_better_than_what_is_proven() {
    let is_full = std::env::var_os("REEVE_FULL").is_some();
    let (draws, seeds, limit) = if is_full { (20, 200, 30_000) } else { (3, 10, 3_000) };
    for players in 6..=MOST_PLAYERS {
        for draw in 0..draws {
            swaps_find_nothing_better(players, draw, seeds, limit);
        }
    }
}

/// Nine players in groups were not best in 10 of 80 draws, and said so.
#[test]
fn every_small_field_with_groups_is_proven() {
    for players in 6..=MOST_PLAYERS {
        for seed in 0..if players == 9 { 80 } else { 8 } {
            let mut request = ScheduleRequest::new(players, 3, seed);
            request.groups = any_groups(players, &mut Rng::new(seed));
            proven(&request);
        }
    }
}

#[test]
fn the_same_seed_gives_the_same_best_schedule_and_seeds_differ() {
    let mut request = ScheduleRequest::new(11, 3, 1);
    request.groups = Groups::new(&(0..11).map(|player| vec![player / 4]).collect::<Vec<_>>());
    let first = make(&request).unwrap();
    assert_eq!(make(&request).unwrap(), first);
    request.seed = 2;
    let second = make(&request).unwrap();
    assert_eq!(second.figures, first.figures);
    assert_ne!(second.schedule, first.schedule);
}

/// A search that is cut short claims nothing, and one that is stopped makes nothing.
#[test]
fn too_little_work_proves_nothing_and_a_stop_is_heard() {
    let mut request = ScheduleRequest::new(13, 3, 1);
    let of = |player: usize| vec![player % 3, 3 + player % 4, 7 + player % 5];
    request.groups = Groups::new(&(0..13).map(of).collect::<Vec<_>>());
    let best = proven(&request);
    request.limit = 1_000;
    let short = check(&request);
    assert!(best <= short.figures);
    assert!(!short.optimal || short.figures.in_order()[..4] == best.in_order()[..4]);
    request.limit = 5_000_000;
    assert_eq!(make_watched(&request, &|_| false), Ok(None));
}

/// Four in a row, each of one group with the next: nine players meet all but two each, so two of a group have to meet.
#[test]
fn what_counting_does_not_show_is_proven_and_has_its_reason() {
    let mut request = ScheduleRequest::new(9, 3, 7);
    let row = [vec![0], vec![0, 1], vec![1, 2], vec![2]];
    request.groups = Groups::new(&row.into_iter().chain(vec![vec![]; 5]).collect::<Vec<_>>());
    assert_eq!(proven(&request).in_order(), [1, 0, 0, 1, 0, 81]);
    assert_eq!(least_group_meetings(&request, 0), Some(0));
    let made = make(&request).unwrap();
    assert_eq!(tradeoffs(&request, &made).groups, Some(GroupsBecause::OpponentsAndPositionsFirst));
    let every = Argument::EverySchedule { players: 9, rounds: 3 };
    assert_eq!(argument(9, 3, &made.figures, &made.bounds).last(), Some(&every));
    // Two who stay at one table meet in every round, which is the doing of that.
    request.fixed = vec![(7, 1), (8, 1)];
    let figures = proven(&request);
    assert_eq!((figures.max_meetings, figures.repeats), (3, 5));
    let made = make(&request).unwrap();
    assert_eq!(tradeoffs(&request, &made).repeats, Some(RepeatsBecause::BoundSeats));
    assert_eq!(argument(9, 3, &made.figures, &made.bounds)[2], every);
}

/// What only a search through all schedules shows holds for seats that were changed by hand as far as these are equal in what
/// comes before.
#[test]
fn what_is_proven_of_the_best_is_said_of_others_only_as_far_as_they_are_equal() {
    let mut request = ScheduleRequest::new(9, 3, 3);
    request.groups = Groups::new(&(0..9).map(|player| vec![player / 5, 2 + player % 4]).collect::<Vec<_>>());
    let made = make(&request).unwrap();
    let (mut again, mut same) = (made.schedule.clone(), made.schedule.clone());
    // Two at one table change positions: these are worse, and a bound for groups is that of counting.
    again[1][0].swap(0, 1);
    let figures_of = |schedule: &[SeatedRound]| figures(schedule, 9, &request.groups);
    let by_hand = evaluate(&request, &made, again.clone(), figures_of(&again));
    assert!(by_hand.figures.position_repeats > 0 && !by_hand.optimal);
    assert_eq!(by_hand.bounds.position_repeats, Some(0));
    assert_eq!(by_hand.bounds.group_meetings, least_group_meetings(&request, made.figures.repeats));
    same[2].swap(0, 1);
    let renumbered = evaluate(&request, &made, same.clone(), figures_of(&same));
    assert_eq!((renumbered.optimal, renumbered.bounds), (true, made.bounds));
}
