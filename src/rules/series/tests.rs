use super::*;
use crate::games::SystemCode;
use crate::sheets::score::Vp;
use crate::standings::GameSeat;

/// A preliminary game: players with their VP, the first of them the winner.
fn game(round: u32, table: u32, seats: &[(i64, i64)]) -> PlayedGame {
    let system = SystemCode::Base.system();
    let seat = |(at, &(player, vp)): (usize, &(i64, i64))| GameSeat {
        player: RankedId(player),
        vp: Vp::new(vp, system).unwrap(),
        winner: at == 0,
    };
    PlayedGame { stage: Stage::Prelim, round, table, seats: seats.iter().enumerate().map(seat).collect() }
}

fn entrants(games: &[PlayedGame]) -> Vec<Entrant> {
    let ids: BTreeSet<RankedId> = games.iter().flat_map(|game| &game.seats).map(|seat| seat.player).collect();
    ids.into_iter().map(|id| Entrant { id, name: format!("P{}", id.0), status: Status::Active }).collect()
}

/// Ranks events of these games: rank, player, event that counts and number of events of each line.
fn check(events: &[Vec<PlayedGame>], lots: &[(i64, u32)], expect: &[(u32, i64, usize, usize)]) -> Vec<SeriesRow> {
    let players: Vec<Vec<Entrant>> = events.iter().map(|games| entrants(games)).collect();
    let events: Vec<SeriesEvent<'_>> =
        events.iter().zip(&players).map(|(games, players)| SeriesEvent { players, games }).collect();
    let lots = lots.iter().map(|&(player, lot)| (RankedId(player), LotNumber(lot))).collect();
    let rows = ranking(&events, &lots, &RuleSet::default(), TiedPlaces::default());
    let short = |row: &SeriesRow| (row.rank.map_or(0, |rank| rank.0), row.player.0, row.event, row.events.len());
    assert_eq!(rows.iter().map(short).collect::<Vec<_>>(), expect);
    rows
}

#[test]
fn the_best_single_event_counts_and_events_are_never_added_up() {
    // Player 1 wins once in each event; player 2 wins twice in one.
    let first = vec![game(1, 1, &[(1, 10), (2, 9), (3, 5)]), game(2, 1, &[(3, 10), (1, 4), (2, 3)])];
    let second = vec![game(1, 1, &[(2, 10), (1, 3), (4, 2)]), game(2, 1, &[(2, 10), (4, 3), (1, 2)])];
    let rows = check(&[first, second], &[], &[(1, 2, 1, 2), (2, 3, 0, 1), (3, 1, 0, 2), (4, 4, 1, 1)]);
    assert_eq!((rows[0].tally.wins, rows[0].tally.games), (2, 2));
    assert_eq!(rows[1].from_above, Some(Criterion::Wins));
    assert_eq!(rows[2].from_above, Some(Criterion::Vp), "15 VP against 14");
}

#[test]
fn of_two_equal_events_the_earlier_counts() {
    let event = || vec![game(1, 1, &[(1, 10), (2, 6), (3, 5)])];
    check(&[event(), event()], &[], &[(1, 1, 0, 2), (2, 2, 0, 2), (3, 3, 0, 2)]);
}

#[test]
fn a_tied_group_shares_its_rank_until_all_of_it_have_lots() {
    let event = |first: i64| vec![game(1, 1, &[(first, 10), (first + 1, 6), (first + 2, 6)])];
    let events = [event(1), event(4)];
    let tied = [(1, 1, 0, 1), (1, 4, 1, 1), (3, 2, 0, 1), (3, 3, 0, 1), (3, 5, 1, 1), (3, 6, 1, 1)];
    let rows = check(&events, &[(1, 5), (2, 1), (3, 2), (5, 3)], &tied);
    assert_eq!(rows[1].from_above, Some(Criterion::Shared));
    let drawn = [(1, 4, 1, 1), (2, 1, 0, 1), (3, 3, 0, 1), (4, 2, 0, 1), (5, 6, 1, 1), (6, 5, 1, 1)];
    let rows = check(&events, &[(1, 5), (4, 2), (2, 8), (3, 7), (5, 20), (6, 9)], &drawn);
    assert_eq!(rows[1].from_above, Some(Criterion::Lots));
}

#[test]
fn semi_finals_and_finals_of_an_event_do_not_count() {
    let later = |stage, mut game: PlayedGame| {
        game.stage = stage;
        game
    };
    let event = vec![
        game(1, 1, &[(1, 10), (2, 6), (3, 5)]),
        later(Stage::Semi, game(1, 1, &[(3, 10), (1, 2), (2, 2)])),
        later(Stage::Final, game(1, 1, &[(3, 10), (1, 2), (2, 2)])),
    ];
    let rows = check(&[event], &[], &[(1, 1, 0, 1), (2, 2, 0, 1), (3, 3, 0, 1)]);
    assert!(rows.iter().all(|row| row.tally.games == 1));
}

#[test]
fn disqualified_in_one_event_is_disqualified_in_the_series() {
    let games = [vec![game(1, 1, &[(1, 10), (2, 6), (3, 5)])], vec![game(1, 1, &[(3, 10), (4, 6), (1, 5)])]];
    let mut players: Vec<Vec<Entrant>> = games.iter().map(|games| entrants(games)).collect();
    players[1][0].status = Status::Disqualified { clause: "2.1.8".into() };
    players[0][1].status = Status::Withdrawn;
    // Somebody who registered for the first event and played in none.
    players[0].push(Entrant { id: RankedId(9), name: "P9".into(), status: Status::Active });
    let events: Vec<SeriesEvent<'_>> =
        games.iter().zip(&players).map(|(games, players)| SeriesEvent { players, games }).collect();
    let rows = ranking(&events, &Lots::new(), &RuleSet::default(), TiedPlaces::default());
    let order: Vec<_> = rows.iter().map(|row| (row.player.0, row.rank.map(|rank| rank.0))).collect();
    assert_eq!(order, [(3, Some(1)), (2, Some(2)), (4, Some(2)), (1, None)]);
    assert!(is_disqualified(&rows[3].status), "{:?}", rows[3]);
    assert_eq!(rows[1].status, Status::Withdrawn);
    assert_eq!(attendance(&events), 4);
}
