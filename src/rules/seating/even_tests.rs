//! Schedules of tables of two to six.

use crate::seating::*;

fn request(seats: std::ops::RangeInclusive<usize>, players: usize, rounds: usize, seed: u64) -> ScheduleRequest {
    ScheduleRequest { sizes: TableSizes::new(&seats), ..ScheduleRequest::new(players, rounds, seed) }
}

/// Everybody sits in every round, at tables that the game has, whatever the field.
#[test]
fn everybody_sits_at_a_table_of_the_game() {
    for seats in [2..=4, 2..=6, 2..=2, 5..=6] {
        for players in (1..=13).chain([17, 22, 31]) {
            let request = request(seats.clone(), players, 3, players as u64);
            let sizes = request.sizes.of(players);
            let made = make(&request);
            let Some(sizes) = sizes else {
                let (least, most) = (*seats.start(), *seats.end());
                assert_eq!(made, Err(Refusal::NoGames { round: 1, players, least, most }), "{seats:?}");
                assert_eq!(made.map_err(|why| why.clause()), Err(None), "no clause of the championship");
                continue;
            };
            let made = made.unwrap_or_else(|refusal| panic!("{seats:?} {players}: {refusal:?}"));
            assert_eq!(
                illegal(&made.schedule, &vec![(0..players).collect(); 3], request.sizes),
                [],
                "{seats:?} {players}"
            );
            for round in &made.schedule {
                assert_eq!(round.iter().map(Vec::len).collect::<Vec<_>>(), sizes);
            }
            // Once for each kind of table: a search that finds no proof takes all the time it has.
            if players == 10 {
                assert_eq!(make(&request).as_ref(), Ok(&made), "the same request, another schedule");
            }
        }
    }
}

#[test]
fn nobody_meets_again_where_there_is_room() {
    let check = |seats, players, rounds| {
        let made = make(&request(seats, players, rounds, 7)).expect("a schedule");
        assert_eq!((made.figures.max_meetings, made.figures.repeats), (1, 0), "{players} in {rounds} rounds");
        assert_eq!((made.figures.three_twice, made.figures.three_squares), (0, 0));
    };
    check(2..=4, 16, 2);
    check(2..=6, 36, 2);
    check(2..=2, 6, 3);
    check(2..=4, 9, 2);
}

#[test]
fn groups_are_kept_apart_and_positions_go_round() {
    let groups = Groups::new(&(0..16).map(|player| vec![player / 4]).collect::<Vec<_>>());
    let made = make(&ScheduleRequest { groups, ..request(2..=4, 16, 2, 3) }).expect("a schedule");
    assert_eq!((made.figures.repeats, made.figures.group_meetings), (0, 0), "{:?}", made.figures);
    assert_eq!(made.figures.position_repeats, 0);
}

/// What is played stays, whoever is pinned or tied to a table sits there, and whoever has left does not sit.
#[test]
fn what_is_bound_stays() {
    let first = make(&request(2..=6, 13, 3, 5)).expect("a schedule");
    let mut again = request(2..=6, 13, 3, 6);
    again.played = first.schedule[..1].to_vec();
    again.absent = vec![vec![2]; 2];
    again.fixed = vec![(7, 2)];
    again.pins = vec![Pin { round: 2, table: 1, position: Some(3), player: 4 }];
    let made = make(&again).expect("a schedule");
    assert_eq!(made.schedule[0], first.schedule[0]);
    for round in &made.schedule[1..] {
        assert!(round[1].contains(&7) && !round.iter().flatten().any(|&player| player == 2), "{round:?}");
    }
    assert_eq!(made.schedule[2][0][2], 4);
}

/// A table loses somebody after the seats were public: the rest stays as it was.
#[test]
fn the_smallest_repair_moves_nobody_where_a_table_may_be_smaller() {
    let first = make(&request(2..=6, 12, 2, 5)).expect("a schedule");
    let mut after = request(2..=6, 12, 2, 5);
    after.absent = vec![vec![first.schedule[0][0][5]]; 2];
    let ways = repair(&after, &first.schedule[..1], &|_| true).expect("a way").expect("not stopped");
    assert_eq!(ways.smallest.people_moved(), 0);
    assert_eq!(ways.smallest.outcome.schedule[0].iter().map(Vec::len).collect::<Vec<_>>(), [5, 6]);
}
