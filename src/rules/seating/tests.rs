//! Laws that every schedule keeps, counted by a slow and obvious counter.

use crate::rng::Rng;
use crate::seating::*;

/// The figures by looking at every pair of players in every round.
fn slow_figures(schedule: &[SeatedRound], players: usize, groups: &Groups) -> Figures {
    let together = |round: &SeatedRound, a: usize, b: usize| round.iter().any(|t| t.contains(&a) && t.contains(&b));
    let mut f = Figures::default();
    for a in 0..players {
        for b in a + 1..players {
            let met = schedule.iter().filter(|round| together(round, a, b)).count() as u64;
            f.max_meetings = f.max_meetings.max(met);
            f.repeats += met.saturating_sub(1);
            if groups.of(a).iter().any(|g| groups.of(b).contains(g)) {
                f.group_meetings += met;
            }
        }
    }
    let (mut twice, mut spared) = (0, false);
    for p in 0..players {
        let held: Vec<usize> = schedule.iter().flatten().filter_map(|t| t.iter().position(|&q| q == p)).collect();
        if held.is_empty() {
            continue;
        }
        let (low, high) = (held.len() / 4, held.len().div_ceil(4));
        let count = |k: usize| held.iter().filter(|&&h| h == k).count();
        let over: usize = (0..4).map(|k| count(k).saturating_sub(high)).sum();
        let under: usize = (0..4).map(|k| low.saturating_sub(count(k))).sum();
        f.position_repeats += over.max(under) as u64;
        let threes = schedule.iter().flatten().filter(|t| t.len() == 3 && t.contains(&p)).count() as u64;
        f.three_squares += threes * threes;
        twice += u64::from(threes >= 2);
        spared |= threes == 0;
    }
    f.three_twice = if spared { twice } else { 0 };
    f
}

/// What the figures count is named at the tables, each once.
fn every_fault_is_named(schedule: &[SeatedRound], players: usize, groups: &Groups, figures: &Figures) {
    let found = faults(schedule, players, groups, TableSizes::CHAMPIONSHIP);
    let count = |is: fn(&TableFaultKind) -> bool| found.iter().filter(|fault| is(&fault.what)).count() as u64;
    assert_eq!(count(|what| matches!(what, TableFaultKind::MetBefore { .. })), figures.repeats);
    assert_eq!(count(|what| matches!(what, TableFaultKind::PositionAgain { .. })), figures.position_repeats);
    assert_eq!(count(|what| matches!(what, TableFaultKind::GroupTogether { .. })), figures.group_meetings);
    let threes = found.iter().filter_map(|fault| match fault.what {
        TableFaultKind::ThreeAgain { player, .. } => Some(player),
        _ => None,
    });
    assert_eq!(threes.collect::<std::collections::BTreeSet<_>>().len() as u64, figures.three_twice);
}

/// Rounds drawn without any thought have every kind of fault.
#[test]
fn every_fault_of_any_rounds_is_named() {
    for seed in 0..200 {
        let mut rng = Rng::new(seed);
        let players = 6 + rng.below(12);
        let mut all: Vec<usize> = (0..players).collect();
        let Some((fours, threes)) = table_sizes(players) else { continue };
        let schedule: Vec<SeatedRound> = (0..1 + rng.below(7))
            .map(|_| {
                rng.shuffle(&mut all);
                let mut left = &all[..];
                let sizes = std::iter::repeat_n(4, fours).chain(std::iter::repeat_n(3, threes));
                sizes
                    .map(|size| {
                        let (own, rest) = left.split_at(size);
                        left = rest;
                        own.to_vec()
                    })
                    .collect()
            })
            .collect();
        let groups = Groups::new(&(0..players).map(|p| vec![p % 5]).collect::<Vec<_>>());
        every_fault_is_named(&schedule, players, &groups, &slow_figures(&schedule, players, &groups));
    }
}

/// Everything that must hold of what `make` gives.
pub(super) fn check(request: &ScheduleRequest) -> MadeSchedule {
    let outcome = make(request).unwrap_or_else(|refusal| panic!("{refusal:?}: {request:?}"));
    assert_eq!(outcome.schedule.len(), request.rounds);
    assert_eq!(&outcome.schedule[..request.played.len()], &request.played[..]);
    for (k, round) in outcome.schedule[request.played.len()..].iter().enumerate() {
        let absent = request.absent.get(k).cloned().unwrap_or_default();
        let wanted: Vec<usize> = (0..request.players).filter(|p| !absent.contains(p)).collect();
        let mut sat: Vec<usize> = round.iter().flatten().copied().collect();
        sat.sort_unstable();
        assert_eq!(sat, wanted, "{request:?}");
        assert!(round.iter().all(|t| (3..=4).contains(&t.len())), "{request:?}");
        assert_eq!(round.iter().filter(|t| t.len() == 3).count(), (4 - wanted.len() % 4) % 4);
    }
    let figures = slow_figures(&outcome.schedule, request.players, &request.groups);
    assert_eq!(outcome.figures, figures, "{request:?}");
    every_fault_is_named(&outcome.schedule, request.players, &request.groups, &figures);
    let b = outcome.bounds;
    let f = outcome.figures;
    for (bound, reached) in [
        (b.max_meetings, f.max_meetings),
        (b.repeats, f.repeats),
        (b.position_repeats, f.position_repeats),
        (b.group_meetings, f.group_meetings),
        (b.three_twice, f.three_twice),
        (b.three_squares, f.three_squares),
    ] {
        assert!(bound.is_none_or(|bound| bound <= reached), "{b:?} above {f:?}: {request:?}");
    }
    outcome
}

#[test]
fn every_field_and_number_of_rounds_is_legal_and_counted_right() {
    for players in (3..=45).filter(|&p| p != 5) {
        for rounds in 1..=8 {
            let mut request = ScheduleRequest::new(players, rounds, 5);
            request.limit = 3_000;
            check(&request);
        }
    }
}

#[test]
fn three_rounds_from_13_players_on_are_perfect_and_proven() {
    for players in 13..=200 {
        let mut request = ScheduleRequest::new(players, 3, players as u64);
        request.limit = 3_000;
        let outcome = make(&request).unwrap();
        let f = outcome.figures;
        assert_eq!((f.max_meetings, f.repeats, f.position_repeats), (1, 0, 0), "{players}");
        assert!(outcome.optimal, "{players}");
    }
}

/// Nobody is spared from tables of three while others come there again and again, and the rest is best as well.
#[test]
fn tables_of_three_come_round_in_small_fields() {
    for (players, rounds) in [(13, 3), (13, 4), (14, 3), (17, 4), (17, 5), (18, 4), (18, 5), (21, 5), (22, 5)] {
        let made = check(&ScheduleRequest::new(players, rounds, 5));
        let reached = made.figures.in_order().map(Some);
        assert_eq!((made.optimal, reached), (true, made.bounds.in_order()), "{players} players, {rounds} rounds");
    }
    // With four tables and no repeats the sum of squares is settled, so it is proven although three_twice is not.
    let made = check(&ScheduleRequest::new(14, 4, 5));
    assert_eq!((made.figures.three_squares, made.bounds.three_squares), (48, Some(48)));
}

/// Clubs in a small field are kept apart without anybody going to tables of three again and again for it.
#[test]
fn clubs_in_small_fields_leave_tables_of_three_as_even() {
    for (players, clubs) in [(13, vec![3, 2]), (13, vec![4]), (14, vec![3, 2]), (17, vec![4, 3, 2])] {
        let mut request = ScheduleRequest::new(players, 3, 5);
        let alone = make(&request).unwrap();
        let of_club = clubs.iter().enumerate().flat_map(|(club, &size)| vec![vec![club]; size]);
        request.groups = Groups::new(&of_club.chain(std::iter::repeat(vec![])).take(players).collect::<Vec<_>>());
        let made = check(&request);
        assert!(made.optimal, "{players} {clubs:?} {:?}", made.figures);
        assert_eq!(made.figures, alone.figures, "{players} {clubs:?}");
    }
}

#[test]
fn fields_that_can_not_be_seated_are_refused() {
    for players in [0, 1, 2, 5] {
        assert_eq!(make(&ScheduleRequest::new(players, 3, 1)), Err(Refusal::Field { round: 1, players }));
    }
    assert_eq!(make(&ScheduleRequest::new(12, 0, 1)), Err(Refusal::Rounds { rounds: 0 }));
}

#[test]
fn any_groups_and_any_leaving_and_coming() {
    for seed in 0..150 {
        let mut rng = Rng::new(seed);
        let players = 6 + rng.below(40);
        let rounds = 2 + rng.below(5);
        let of: Vec<Vec<usize>> = (0..players).map(|_| (0..rng.below(3)).map(|_| rng.below(7)).collect()).collect();
        let mut request = ScheduleRequest::new(players, rounds, seed);
        request.groups = Groups::new(&of);
        request.limit = 4_000;
        let leaves = |rng: &mut Rng| {
            let mut absent: Vec<usize> = (0..players).filter(|_| rng.below(10) == 0).collect();
            while table_sizes(players - absent.len()).is_none() {
                absent.pop();
            }
            absent
        };
        for k in 0..rounds {
            let away = leaves(&mut rng);
            request.absent = vec![away; rounds - k];
            request.played = check(&request).schedule[..=k].to_vec();
        }
    }
}

#[test]
fn bound_seats_stay() {
    for seed in 0..60 {
        let mut rng = Rng::new(seed);
        let players = 8 + rng.below(30);
        let mut request = ScheduleRequest::new(players, 3, seed);
        request.limit = 4_000;
        let before = make(&request).unwrap().schedule;
        for _ in 0..rng.below(9) {
            let round = rng.below(3);
            let table = rng.below(before[round].len());
            let position = rng.below(before[round][table].len());
            let player = before[round][table][position];
            request.pins.push(Pin { round, table: table + 1, position: Some(position + 1), player });
        }
        let after = check(&request);
        for pin in &request.pins {
            let at = pin.position.unwrap_or(0);
            assert_eq!(after.schedule[pin.round][pin.table - 1][at - 1], pin.player, "seed {seed}");
        }
        request.pins.clear();
        request.fixed = vec![(0, 1), (3, 2), (5, 2)];
        let after = check(&request);
        for round in &after.schedule {
            assert!(round[0].contains(&0) && round[1].contains(&3) && round[1].contains(&5), "seed {seed}");
        }
    }
}

/// A number that stands for every seat of a schedule (FNV-1a).
fn digest(schedule: &[SeatedRound]) -> u64 {
    let seats = schedule.iter().flatten().flat_map(|t| t.iter().map(|&p| p as u64 + 1).chain([0]));
    seats.fold(0xcbf2_9ce4_8422_2325, |hash, seat| (hash ^ seat).wrapping_mul(0x0100_0000_01b3))
}

#[test]
fn every_machine_and_every_build_gives_these_schedules() {
    let groups = Groups::new(&(0..30).map(|p| vec![p % 4, 10 + p / 5]).collect::<Vec<_>>());
    let digest_of = |players: usize, rounds: usize, groups: &Groups| {
        let mut request = ScheduleRequest::new(players, rounds, 2026);
        request.groups = groups.clone();
        request.limit = 60_000;
        let first = make(&request).unwrap().schedule;
        request.played = first[..1].to_vec();
        request.absent = vec![vec![3]; rounds - 1];
        let again = make(&request).unwrap().schedule;
        (digest(&first), digest(&again))
    };
    let none = Groups::none();
    let found = [digest_of(14, 3, &none), digest_of(33, 3, &none), digest_of(30, 5, &groups), digest_of(10, 4, &none)];
    assert_eq!(
        found,
        [
            (4915003250036344322, 6520133647261534156),
            (3781729143389342596, 1740924798784008530),
            (7606671139285207934, 3546583218236766972),
            (9270537558281318307, 9058432540552286755)
        ]
    );
}

#[test]
fn the_same_seed_gives_the_same_schedule_and_another_seed_another() {
    let request = ScheduleRequest::new(33, 3, 9);
    assert_eq!(make(&request), make(&request));
    assert_ne!(make(&request), make(&ScheduleRequest::new(33, 3, 10)));
}

/// Whoever watches changes nothing, is told more and more, and can stop it at every question.
#[test]
fn making_is_watched_and_stopped() {
    let mut grouped = ScheduleRequest::new(61, 4, 3);
    grouped.groups = Groups::from_names((0..61).map(|n| ([["a", "b", "c"][n % 3]].into_iter(), None)));
    grouped.limit = 40_000;
    let told = std::cell::RefCell::new(Vec::new());
    let watched = make_watched(&grouped, &|done| {
        told.borrow_mut().push(done);
        true
    });
    assert_eq!(watched, make(&grouped).map(Some));
    let told = told.into_inner();
    assert!(told.len() > 10 && told.is_sorted() && told.iter().all(|done| *done <= 1000), "{told:?}");
    for most in [0, 1, told.len() / 2, told.len() - 1] {
        let asked = std::cell::Cell::new(0);
        let stopped = make_watched(&grouped, &|_| {
            asked.set(asked.get() + 1);
            asked.get() <= most
        });
        assert_eq!((stopped, asked.get()), (Ok(None), most + 1), "nobody is asked again");
    }
}
