//! Swaps by hand, faults at tables, repairs of published rounds, statements and the matrix.

use crate::rng::Rng;
use crate::seating::*;

#[test]
fn faults_are_named_where_they_are() {
    let schedule: Vec<SeatedRound> = vec![vec![vec![0, 1, 2, 3], vec![4, 5, 6]], vec![vec![0, 4, 1, 5], vec![2, 3, 6]]];
    let groups = Groups::new(&[vec![], vec![], vec![], vec![1], vec![], vec![], vec![1]]);
    let found = faults(&schedule, 7, &groups, TableSizes::CHAMPIONSHIP);
    let has = |round, table, what| found.contains(&TableFault { round, table, what });
    assert!(has(1, 1, TableFaultKind::MetBefore { a: 0, b: 1, rounds: vec![0] }));
    assert!(has(1, 1, TableFaultKind::MetBefore { a: 4, b: 5, rounds: vec![0] }));
    assert!(has(1, 2, TableFaultKind::MetBefore { a: 2, b: 3, rounds: vec![0] }));
    assert!(has(1, 1, TableFaultKind::PositionAgain { player: 0, position: 1, rounds: vec![0] }));
    assert!(has(1, 2, TableFaultKind::PositionAgain { player: 6, position: 3, rounds: vec![0] }));
    assert!(has(1, 2, TableFaultKind::GroupTogether { a: 3, b: 6 }));
    assert!(has(1, 2, TableFaultKind::ThreeAgain { player: 6, rounds: vec![0] }));
    assert_eq!(found.len(), 7);
}

#[test]
fn faults_and_figures_agree() {
    for seed in 0..40 {
        let mut rng = Rng::new(seed);
        let players = 6 + rng.below(20);
        let (fours, threes) = table_sizes(players).unwrap();
        let schedule: Vec<SeatedRound> = (0..4)
            .map(|_| {
                let mut order: Vec<usize> = (0..players).collect();
                rng.shuffle(&mut order);
                let mut rest = order.into_iter();
                let sizes = (0..fours).map(|_| 4).chain((0..threes).map(|_| 3));
                sizes.map(|size| rest.by_ref().take(size).collect()).collect()
            })
            .collect();
        let groups = Groups::new(&(0..players).map(|p| vec![p % 5]).collect::<Vec<_>>());
        let found = faults(&schedule, players, &groups, TableSizes::CHAMPIONSHIP);
        let count = |is: fn(&TableFaultKind) -> bool| found.iter().filter(|f| is(&f.what)).count() as u64;
        let f = figures(&schedule, players, &groups);
        assert_eq!(count(|k| matches!(k, TableFaultKind::MetBefore { .. })), f.repeats, "seed {seed}");
        assert_eq!(count(|k| matches!(k, TableFaultKind::PositionAgain { .. })), f.position_repeats, "seed {seed}");
        assert_eq!(count(|k| matches!(k, TableFaultKind::GroupTogether { .. })), f.group_meetings, "seed {seed}");
        assert_eq!(illegal(&schedule, &vec![(0..players).collect(); 4], TableSizes::CHAMPIONSHIP), []);
    }
}

#[test]
fn impossible_rounds_are_named() {
    let schedule: Vec<SeatedRound> = vec![vec![vec![0, 1, 2], vec![3, 4, 0], vec![6, 7]]];
    let found = illegal(&schedule, &[(0..7).collect()], TableSizes::CHAMPIONSHIP);
    let has = |table, what| found.contains(&Illegal { round: 0, table, what });
    assert!(has(Some(2), IllegalKind::SitsTwice(0)));
    assert!(has(Some(3), IllegalKind::Size(2)));
    assert!(has(Some(3), IllegalKind::NotExpected(7)));
    assert!(has(None, IllegalKind::Missing(5)));
    assert!(has(None, IllegalKind::TablesOfThree { found: 2, wanted: 1 }));
    assert_eq!(found.len(), 5);
}

#[test]
fn a_swap_shows_what_it_costs_and_swapping_back_undoes_it() {
    let made = make(&ScheduleRequest::new(20, 3, 4)).unwrap();
    let (one, two) = (SeatAt { table: 1, position: 2 }, SeatAt { table: 4, position: 3 });
    let there = swap(&made.schedule, TableSizes::CHAMPIONSHIP, (20, &Groups::none()), 1, one, two).unwrap();
    assert_eq!(there.before, made.figures);
    assert_eq!(there.after, figures(&there.schedule, 20, &Groups::none()));
    let back = swap(&there.schedule, TableSizes::CHAMPIONSHIP, (20, &Groups::none()), 1, one, two).unwrap();
    assert_eq!(back.schedule, made.schedule);
    assert_eq!(swap(&made.schedule, TableSizes::CHAMPIONSHIP, (20, &Groups::none()), 3, one, two), None);
    assert_eq!(
        swap(&made.schedule, TableSizes::CHAMPIONSHIP, (20, &Groups::none()), 0, one, SeatAt { table: 6, position: 1 }),
        None
    );
}

/// Repairs a published second round and checks both ways; gives how many people the smallest moves.
fn repaired(players: usize, gone: &[usize], late: usize, seed: u64) -> RepairWays {
    let before = make(&ScheduleRequest::new(players, 3, seed)).unwrap().schedule;
    let mut request = ScheduleRequest::new(players + late, 3, seed);
    request.limit = 20_000;
    request.played = before[..1].to_vec();
    request.absent = vec![gone.to_vec(); 2];
    let ways = repair(&request, &before[1..2], &|_| true).unwrap().expect("nobody said stop");
    let present: Vec<usize> = (0..players + late).filter(|p| !gone.contains(p)).collect();
    for outcome in [&ways.smallest.outcome, &ways.best.outcome] {
        assert_eq!(outcome.schedule[0], before[0]);
        let there = [(0..players).collect(), present.clone(), present.clone()];
        assert_eq!(illegal(&outcome.schedule, &there, TableSizes::CHAMPIONSHIP), []);
        assert_eq!(outcome.figures, figures(&outcome.schedule, players + late, &request.groups));
    }
    assert!(ways.best.outcome.figures <= ways.smallest.outcome.figures);
    assert!(ways.smallest.people_moved() <= ways.best.people_moved());
    ways
}

#[test]
fn the_smallest_change_moves_as_few_as_can_be() {
    let made = make(&ScheduleRequest::new(16, 3, 1)).unwrap().schedule;
    // One missing at a table of four of four: it becomes a table of three, nobody moves.
    assert_eq!(repaired(16, &[made[1][2][0]], 0, 1).smallest.people_moved(), 0);
    // Two missing at one table: one comes from another table.
    assert_eq!(repaired(16, &[made[1][2][0], made[1][2][1]], 0, 1).smallest.people_moved(), 1);
    // One of 13 is missing at the table of four: one table of three is given up.
    let made = make(&ScheduleRequest::new(13, 3, 1)).unwrap().schedule;
    let four = made[1].iter().find(|t| t.len() == 4).unwrap();
    assert_eq!(repaired(13, &[four[0]], 0, 1).smallest.people_moved(), 3);
    // Three come late to 13: they fill the tables of three.
    assert_eq!(repaired(13, &[], 3, 1).smallest.people_moved(), 0);
}

#[test]
fn any_repair_is_legal() {
    for seed in 0..60 {
        let mut rng = Rng::new(seed);
        let players = 8 + rng.below(40);
        let mut gone: Vec<usize> = (0..1 + rng.below(5)).map(|_| rng.below(players)).collect();
        gone.sort_unstable();
        gone.dedup();
        let late = rng.below(6);
        if table_sizes(players + late - gone.len()).is_some() {
            repaired(players, &gone, late, seed);
        }
    }
}

#[test]
fn statements_and_argument_follow_from_the_figures() {
    use Statement::*;
    let check = |players: usize, rounds: usize, expect: &[Statement], argued: &[Argument]| {
        let made = make(&ScheduleRequest::new(players, rounds, 1)).unwrap();
        assert_eq!(summary((players, TableSizes::CHAMPIONSHIP), rounds, &made.figures, &made.bounds, false), expect);
        assert_eq!(argument(players, rounds, &made.figures, &made.bounds)[1..], *argued);
    };
    let perfect = [Argument::Circles { tables: 4 }, Argument::NoRepeats, Argument::PositionsEven];
    check(16, 3, &[NoRepeats, NoPositionAgain, ProvenBest], &perfect);
    let repeats = Repeats { players: 12, tables: 3, most: 2, repeats: 9, proof: Proof::Best };
    let argued = [
        Argument::SearchWithoutConstruction,
        Argument::RoundsShareMeetings { tables: 3, pairs: 3, most: 2, repeats: 9 },
        Argument::PositionsEven,
    ];
    check(12, 3, &[repeats, NoPositionAgain, ProvenBest], &argued);
    let again = PositionsAgain { times: 9, best: true };
    let few = |players, seats, repeats| Argument::FewFourthSeats { rounds: 4, players, share: 1, seats, repeats };
    check(13, 4, &[NoRepeats, again, ThreesEven, ProvenBest], &[Argument::Search, Argument::NoRepeats, few(13, 4, 9)]);
    let again = PositionsAgain { times: 6, best: true };
    let argued = [Argument::Circles { tables: 4 }, Argument::NoRepeats, few(14, 8, 6)];
    check(14, 4, &[NoRepeats, again, ThreesAgain { players: 12 }, ProvenBestButThrees], &argued);
}

#[test]
fn what_gives_way_has_its_reason() {
    let made = make(&ScheduleRequest::new(12, 3, 1)).unwrap();
    let request = ScheduleRequest::new(12, 3, 1);
    let gave = tradeoffs(&request, &made);
    assert_eq!(gave, Tradeoffs { repeats: Some(RepeatsBecause::FewPeopleOrTables), ..Tradeoffs::default() });
    // The same repeats without a proof: what is played, or bound, is the reason.
    let open = MadeSchedule::new(made.schedule.clone(), made.figures, ProvenBounds::default());
    assert_eq!(tradeoffs(&request, &open).repeats, Some(RepeatsBecause::NoneFound));
    let mut played = request.clone();
    played.played = made.schedule[..1].to_vec();
    assert_eq!(tradeoffs(&played, &open).repeats, Some(RepeatsBecause::PlayedRounds));
    played.fixed = vec![(0, 1)];
    assert_eq!(tradeoffs(&played, &open).repeats, Some(RepeatsBecause::BoundSeats));
    // Two who sit together in a round that stays, and five of one group at four tables.
    let of_one_group = |members: &[usize]| {
        Groups::new(
            &(0..16).map(|player| if members.contains(&player) { vec![1] } else { Vec::new() }).collect::<Vec<_>>(),
        )
    };
    let check = |mut request: ScheduleRequest, expected: GroupsBecause| {
        request.played = make(&request).unwrap().schedule[..1].to_vec();
        if request.groups.is_empty() {
            request.groups = of_one_group(&request.played[0][0][..2]);
        }
        assert_eq!(tradeoffs(&request, &make(&request).unwrap()).groups, Some(expected));
    };
    check(ScheduleRequest::new(16, 3, 1), GroupsBecause::KeptRounds);
    let five = ScheduleRequest { groups: of_one_group(&[0, 1, 2, 3, 4]), ..ScheduleRequest::new(16, 2, 1) };
    check(five, GroupsBecause::LargeGroups);
    // Two who share a fixed table: in a small field, where all schedules are gone through, in a large one, beside others who
    // sit together in a round that stays, and beside a group that is too large.
    for (players, repeats) in [(12, RepeatsBecause::FewPeopleOrTables), (16, RepeatsBecause::BoundSeats)] {
        let tied = ScheduleRequest {
            groups: Groups::new(&vec![vec![1]; 2]),
            fixed: vec![(0, 2), (1, 2)],
            ..ScheduleRequest::new(players, 3, 1)
        };
        let gave = tradeoffs(&tied, &make(&tied).unwrap());
        assert_eq!((gave.groups, gave.repeats), (Some(GroupsBecause::BoundSeats), Some(repeats)));
    }
    let pinned = |groups: Groups, pins: &[(usize, usize)]| ScheduleRequest {
        groups,
        pins: pins.iter().map(|&(round, player)| Pin { round, table: 3, position: None, player }).collect(),
        ..ScheduleRequest::new(16, 3, 1)
    };
    let mut both = pinned(Groups::none(), &[]);
    both.played = make(&both).unwrap().schedule[..1].to_vec();
    let (one, two) = (both.played[0][0][0], both.played[0][0][1]);
    both = ScheduleRequest { played: both.played, ..pinned(of_one_group(&[one, two]), &[(2, one), (2, two)]) };
    assert_eq!(tradeoffs(&both, &make(&both).unwrap()).groups, Some(GroupsBecause::BoundOrKept));
    let some = pinned(of_one_group(&[0, 1, 2, 3, 4]), &[(0, 0), (0, 1)]);
    assert_eq!(tradeoffs(&some, &make(&some).unwrap()).groups, Some(GroupsBecause::SomeBound));
    let threes = vec![vec![vec![0, 1, 2], vec![3, 4, 5], vec![6, 7, 8], vec![9, 10, 11]]];
    assert_eq!(extra_threes(&threes), [ExtraThrees { round: 1, found: 4, wanted: 0 }]);
}

#[test]
fn what_contradicts_itself_is_refused_with_its_numbers() {
    let refused = |change: fn(&mut ScheduleRequest)| {
        let mut request = ScheduleRequest::new(12, 3, 1);
        change(&mut request);
        make(&request).unwrap_err()
    };
    let bound = |players: &[usize], what| Refusal::Bound { round: 1, players: players.to_vec(), what };
    let no_table = bound(&[0], Contradiction::NoTable { table: 4, tables: 3, pinned: false });
    assert_eq!(refused(|request| request.fixed = vec![(0, 4)]), no_table);
    let pinned = bound(&[5], Contradiction::NoTable { table: 4, tables: 3, pinned: true });
    fn pin(table: usize, position: usize, player: usize) -> Pin {
        Pin { round: 0, table, position: Some(position), player }
    }
    assert_eq!(refused(|request| request.pins = vec![pin(4, 1, 5)]), pinned);
    let one = bound(&[2, 7], Contradiction::OnePosition { table: 3 });
    assert_eq!(refused(|request| request.pins = vec![pin(3, 1, 7), pin(3, 1, 2)]), one);
    let fours = Contradiction::TooFewFours { needed: 2, fours: 1 };
    let crowded = ScheduleRequest {
        pins: (0..8).map(|at| pin(1 + at / 4, 1 + at % 4, at)).collect(),
        ..ScheduleRequest::new(10, 3, 1)
    };
    assert_eq!(make(&crowded).unwrap_err(), bound(&[0, 1, 2, 3, 4, 5, 6, 7], fours));
    let two = bound(&[0], Contradiction::TwoTables { one: 1, other: 2 });
    assert_eq!(refused(|request| request.fixed = vec![(0, 1), (0, 2)]), two);
    let many = bound(&[0, 1, 2, 3, 4], Contradiction::TooMany { table: 2, seats: 4 });
    assert_eq!(refused(|request| request.fixed = (0..5).map(|player| (player, 2)).collect()), many);
    let played = vec![
        PlayedFault { round: 1, table: 1, what: PlayedFaultKind::Size(1) },
        PlayedFault { round: 1, table: 2, what: PlayedFaultKind::SitsTwice },
        PlayedFault { round: 1, table: 2, what: PlayedFaultKind::NotListed },
    ];
    let sat = |request: &mut ScheduleRequest| request.played = vec![vec![vec![1], vec![1, 2, 12]]];
    assert_eq!(refused(sat), Refusal::Played(played));
    assert_eq!(refused(|request| request.rounds = 101).code(), "number-of-rounds");
}

#[test]
fn the_matrix_has_a_cell_for_every_meeting() {
    let made = make(&ScheduleRequest::new(12, 3, 1)).unwrap();
    let mut names: Vec<String> = (1..=12).map(|n| format!("Player {n}")).collect();
    names[3] = "<Eve & \"Co\">".into();
    let groups = Groups::new(&(0..12).map(|p| vec![p / 2]).collect::<Vec<_>>());
    let svg = matrix(&made.schedule, &names, &groups, "Who meets whom");
    // 45 pairs meet, nine of them twice; each pair has two cells.
    assert_eq!(svg.matches("h8v8h-8z").count(), 90);
    assert_eq!(svg.matches("class=\"times\"").count(), 18);
    assert_eq!(svg.matches("h9v9h-9z").count(), 12);
    assert!(svg.contains("&lt;Eve &amp; &quot;Co&quot;&gt; 4"));
    assert!(!svg.contains("style"));
    let lists = met(&made.schedule, 12);
    assert_eq!(lists.iter().flatten().count(), 90);
    assert_eq!(lists.iter().flatten().filter(|(_, times)| *times == 2).count(), 18);
}

#[test]
fn many_players_have_numbers_at_all_edges() {
    let made = make(&ScheduleRequest::new(200, 3, 1)).unwrap();
    let names: Vec<String> = (1..=200).map(|n| format!("Player {n}")).collect();
    let svg = matrix(&made.schedule, &names, &Groups::none(), "Who meets whom");
    assert!(!svg.contains("Player"));
    assert_eq!(svg.matches(">137</text>").count(), 4);
    assert_eq!(svg.matches(">140</text>").count(), 8);
    assert!(svg.len() < 200_000, "{} bytes", svg.len());
}

/// What is bound stays bound in rounds that are repaired, also where somebody was bound after they were published.
#[test]
fn a_repair_brings_everybody_to_the_fixed_table_in_both_ways() {
    let mut repaired = 0;
    for seed in 0..20 {
        let mut rng = Rng::new(seed);
        let players = 13 + rng.below(30);
        let before = make(&ScheduleRequest::new(players, 3, seed)).unwrap().schedule;
        let (gone, late) = (rng.below(players), rng.below(3));
        let mut request = ScheduleRequest::new(players + late, 3, seed);
        request.limit = 20_000;
        let kept = rng.below(2);
        request.played = before[..kept].to_vec();
        request.absent = vec![vec![gone]; 3 - kept];
        let mut tied: Vec<usize> = (0..players + late).collect();
        rng.shuffle(&mut tied);
        let tables = before[0].len() - 1;
        request.fixed = tied.into_iter().take(1 + rng.below(4)).map(|player| (player, 1 + rng.below(tables))).collect();
        let pinned = before[2][0][1];
        if pinned != gone && request.fixed.iter().all(|&(player, _)| player != pinned) {
            request.pins = vec![Pin { round: 2, table: 1, position: Some(2), player: pinned }];
        }
        let ways = match repair(&request, &before[kept..], &|_| true) {
            Ok(ways) => ways.expect("nobody said stop"),
            Err(Refusal::Bound { .. }) => continue,
            Err(refusal) => panic!("seed {seed}: {refusal:?}"),
        };
        repaired += 1;
        let present: Vec<usize> = (0..players + late).filter(|&player| player != gone).collect();
        request.fixed.retain(|(player, _)| *player != gone);
        for schedule in [&ways.smallest.outcome.schedule, &ways.best.outcome.schedule] {
            let open = &schedule[kept..];
            assert_eq!(illegal(open, &vec![present.clone(); 3 - kept], TableSizes::CHAMPIONSHIP), [], "seed {seed}");
            assert_eq!(fixed_elsewhere(open, &request.fixed), [], "seed {seed}");
            for pin in &request.pins {
                assert_eq!(seat_of(&schedule[2], pin.player), Some(SeatAt { table: 1, position: 2 }), "seed {seed}");
            }
        }
    }
    assert!(repaired > 8, "{repaired}");
}

/// A table with somebody who can't move keeps its size where another one lost a player.
#[test]
fn nobody_moves_to_a_table_only_because_somebody_is_bound_to_it() {
    let before = make(&ScheduleRequest::new(16, 3, 1)).unwrap().schedule;
    let mut request = ScheduleRequest::new(16, 3, 1);
    request.fixed = vec![(before[0][2][1], 3)];
    request.absent = vec![vec![before[0][2][0]]; 3];
    let ways = repair(&request, &before[..1], &|_| true).unwrap().expect("nobody said stop");
    assert_eq!(ways.smallest.people_moved(), 0);
}

#[test]
fn what_is_worse_by_hand_has_that_reason_and_nothing_else_has() {
    let figures = |figures: [u64; 6]| Figures::from(figures);
    let gave = Tradeoffs {
        repeats: Some(RepeatsBecause::NoneFound),
        positions: Some(PositionsBecause::OpponentsFirst),
        groups: Some(GroupsBecause::OpponentsAndPositionsFirst),
    };
    let check = |made, chosen, expected: [bool; 3]| {
        let gave = gave.by_hand(&figures(made), &figures(chosen));
        let by_hand = [
            gave.repeats == Some(RepeatsBecause::ByHand),
            gave.positions == Some(PositionsBecause::ByHand),
            gave.groups == Some(GroupsBecause::ByHand),
        ];
        assert_eq!(by_hand, expected, "{made:?} {chosen:?}");
        assert_eq!(gave.is_by_hand(), expected.contains(&true));
    };
    check([1, 0, 0, 0, 0, 0], [2, 3, 1, 1, 0, 0], [true; 3]);
    check([2, 9, 0, 0, 0, 0], [3, 6, 1, 0, 0, 0], [true, true, false]);
    check([2, 9, 2, 1, 0, 0], [2, 9, 2, 1, 0, 0], [false; 3]);
    // Who has fewer of what comes before may have more of what follows.
    check([2, 9, 0, 0, 0, 0], [2, 8, 3, 3, 0, 0], [false; 3]);
    check([2, 9, 0, 1, 0, 0], [2, 9, 1, 1, 0, 0], [false, true, false]);
}
