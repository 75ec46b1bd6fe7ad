use std::sync::LazyLock;

use proptest::prelude::*;

use crate::games::{BASE, SystemCode};
use crate::rng::Rng;
use crate::rule_set::RuleSet;
use crate::sheets::score::Vp;
use crate::standings::*;
use crate::tournament::settings::TiedPlaces;
use crate::tournament::vocabulary::Stage;

/// Players 1, 2, ... named `P01`, `P02`, ...
fn players(n: i64) -> Vec<Entrant> {
    (1..=n).map(|id| Entrant { id: RankedId(id), name: format!("P{id:02}"), status: Status::Active }).collect()
}

/// A game from `(player, VP)`, its first seat the winner.
fn game(stage: Stage, round: u32, table: u32, seats: &[(i64, i64)]) -> PlayedGame {
    let seat = |(at, &(player, vp)): (usize, &(i64, i64))| GameSeat {
        player: RankedId(player),
        vp: Vp::new(vp, &BASE).unwrap(),
        winner: at == 0,
    };
    PlayedGame { stage, round, table, seats: seats.iter().enumerate().map(seat).collect() }
}

fn lots(lots: &[(i64, u32)]) -> Lots {
    lots.iter().map(|&(id, lot)| (RankedId(id), LotNumber(lot))).collect()
}

fn input<'a>(players: &'a [Entrant], games: &'a [PlayedGame], lots: &'a Lots) -> Input<'a> {
    static OFFICIAL: LazyLock<RuleSet> = LazyLock::new(RuleSet::default);
    Input { players, games, lots, rules: &OFFICIAL, tied_places: TiedPlaces::Skip, semi_field: None, brought: None }
}

fn rank(players: &[Entrant], games: &[PlayedGame], drawn: &[(i64, u32)]) -> Standings {
    standings(&input(players, games, &lots(drawn)))
}

/// `(rank, player)` of every row; rank 0 for none.
fn ranks(standings: &Standings) -> Vec<(u32, i64)> {
    standings.rows.iter().map(|row| (row.rank.map_or(0, |r| r.0), row.player.0)).collect()
}

use Stage::{Final, Prelim, Semi};

#[test]
fn nobody_has_played_and_everybody_is_first() {
    let s = rank(&players(3), &[], &[]);
    assert_eq!(ranks(&s), [(1, 1), (1, 2), (1, 3)]);
    assert_eq!(s.after, After::Prelim);
    assert_eq!(s.champion(), None);
    assert_eq!(s.rows[1].from_above, Some(Criterion::Shared));
}

#[test]
fn the_rules_own_example_ranks_b_above_a() {
    // A and B (1 and 2) have two wins and 28 VP each, at the tables of 1.4.3.
    let games = [
        game(Prelim, 1, 1, &[(1, 10), (3, 8), (4, 7), (5, 7)]),
        game(Prelim, 2, 1, &[(3, 10), (1, 8), (4, 7), (5, 5)]),
        game(Prelim, 3, 1, &[(1, 10), (3, 9), (4, 9), (5, 8)]),
        game(Prelim, 1, 2, &[(2, 10), (6, 8), (7, 7), (8, 5)]),
        game(Prelim, 2, 2, &[(2, 10), (6, 8), (7, 8), (8, 7)]),
        game(Prelim, 3, 2, &[(6, 10), (2, 8), (7, 9), (8, 9)]),
    ];
    let players = players(8);
    let s = rank(&players, &games, &[]);
    assert_eq!(ranks(&s)[..2], [(1, 2), (2, 1)]);
    assert_eq!(s.rows[0].tally.vp_percent.to_string(), "85.85");
    assert_eq!(s.rows[1].tally.vp_percent.to_string(), "85.70");
    assert_eq!(s.rows[1].from_above, Some(Criterion::VpPercent));
    let none = Lots::new();
    let above = s.separation(1).unwrap();
    assert_eq!((above.criterion, above.upper, above.lower), (Criterion::VpPercent, &s.rows[0], &s.rows[1]));
    assert_eq!((above.upper.tally.wins, above.upper.tally.vp), (above.lower.tally.wins, above.lower.tally.vp));
    let game = &games_of(&input(&players, &games, &none), RankedId(1))[1];
    assert_eq!((game.stage, game.round, game.table, game.vp.stated()), (Prelim, 2, 1, 8));
    assert_eq!(game.table_vp.iter().map(|vp| vp.stated()).collect::<Vec<_>>(), [10, 8, 7, 5]);
    assert_eq!((game.dummy, game.total, game.place, game.won), (None, 30, 2, false));
    assert_eq!(game.vp_percent.to_string(), "26.67");
}

#[test]
fn each_tiebreaker_in_its_turn() {
    let check = |games: &[PlayedGame], expect: &[(u32, i64)], criterion: Criterion| {
        let s = rank(&players(expect.len() as i64), games, &[]);
        assert_eq!(ranks(&s), expect);
        assert!(s.rows.iter().any(|row| row.from_above == Some(criterion)), "{criterion:?}");
        let separated = (0..expect.len()).filter_map(|at| s.separation(at));
        assert_eq!(separated.count(), expect.len() - 1);
    };
    // A winner with 8 VP stands above a loser with 12, and counts fewer VP than another winner.
    check(&[game(Prelim, 1, 1, &[(3, 8), (2, 12), (1, 2)])], &[(1, 3), (2, 2), (3, 1)], Criterion::Wins);
    check(
        &[game(Prelim, 1, 1, &[(1, 10), (2, 9), (3, 8)]), game(Prelim, 1, 2, &[(4, 11), (5, 9), (6, 5)])],
        // 4 counts 10 like 1, but of a smaller total.
        &[(1, 4), (2, 1), (3, 5), (4, 2), (5, 3), (6, 6)],
        Criterion::VpPercent,
    );
}

#[test]
fn seconds_come_before_thirds() {
    // Both 1 and 2 won nothing, have 12 VP of tables of 30: 8 (second) and 4 (fourth), 6 and 6 (third).
    let games = [
        game(Prelim, 1, 1, &[(3, 10), (1, 8), (4, 7), (5, 5)]),
        game(Prelim, 2, 1, &[(6, 10), (7, 9), (8, 7), (1, 4)]),
        game(Prelim, 1, 2, &[(9, 10), (10, 9), (2, 6), (11, 5)]),
        game(Prelim, 2, 2, &[(9, 10), (10, 9), (2, 6), (11, 5)]),
    ];
    let s = rank(&players(11), &games, &[]);
    let at = |id: i64| s.row(RankedId(id)).unwrap();
    assert_eq!(at(1).tally.vp, at(2).tally.vp);
    assert_eq!(at(1).tally.vp_percent, at(2).tally.vp_percent);
    assert_eq!((at(1).tally.seconds, at(2).tally.thirds), (1, 2));
    assert!(at(1).rank < at(2).rank);
    assert_eq!(at(2).from_above, Some(Criterion::Seconds));
}

#[test]
fn a_tied_group_shares_its_rank_while_any_of_it_has_no_lot() {
    let games = [
        game(Prelim, 1, 1, &[(1, 10), (2, 5), (3, 5), (4, 5)]),
        game(Prelim, 1, 2, &[(5, 10), (6, 5), (7, 5), (8, 5)]),
    ];
    let check =
        |drawn: &[(i64, u32)], expect: &[(u32, i64)]| assert_eq!(ranks(&rank(&players(8), &games, drawn)), expect);
    check(&[], &[(1, 1), (1, 5), (3, 2), (3, 3), (3, 4), (3, 6), (3, 7), (3, 8)]);
    check(&[(5, 1)], &[(1, 1), (1, 5), (3, 2), (3, 3), (3, 4), (3, 6), (3, 7), (3, 8)]);
    check(&[(5, 1), (1, 900)], &[(1, 5), (2, 1), (3, 2), (3, 3), (3, 4), (3, 6), (3, 7), (3, 8)]);
    let all = [(2, 6), (3, 5), (4, 4), (6, 3), (7, 2), (8, 1)];
    check(&all, &[(1, 1), (1, 5), (3, 8), (4, 7), (5, 6), (6, 4), (7, 3), (8, 2)]);
}

#[test]
fn the_disqualified_are_last_without_a_rank_and_their_opponents_results_stand() {
    let games = [game(Prelim, 1, 1, &[(1, 10), (2, 8), (3, 5), (4, 2)])];
    let mut players = players(4);
    players[0].status = Status::Disqualified { clause: "2.1.4".to_string() };
    players[1].status = Status::Withdrawn;
    let s = rank(&players, &games, &[]);
    assert_eq!(ranks(&s), [(1, 2), (2, 3), (3, 4), (0, 1)]);
    assert_eq!(s.row(RankedId(2)).unwrap().tally.vp_percent.to_string(), "32.00");
    assert_eq!(s.rows[3].from_above, None);
}

/// Sixteen players and two more, ranked 1 to 18 by one preliminary round of distinct scores.
fn ranked_prelims() -> Vec<PlayedGame> {
    let mut games = Vec::new();
    for table in 0..4i64 {
        // Winners 1 to 4, then losers by VP and share.
        let seats = [(1 + table, 10), (5 + table, 9), (9 + table, 7), (13 + table, 4 - table)];
        games.push(game(Prelim, 1, 1 + table as u32, &seats));
    }
    games
}

#[test]
fn semi_finals_half_played_put_the_losers_below_those_who_wait() {
    let players = players(20);
    let mut games = ranked_prelims();
    let before = rank(&players, &games, &[]);
    let seed = |rank: usize| before.rows[rank - 1].player.0;
    games.push(game(Semi, 4, 1, &[(seed(16), 10), (seed(1), 9), (seed(8), 5), (seed(9), 4)]));
    let s = rank(&players, &games, &[]);
    assert_eq!(s.after, After::SomeSemis);
    assert_eq!(s.rows[0].player.0, seed(16));
    assert_eq!(s.rows[1].player.0, seed(2));
    assert_eq!(s.rows.iter().filter(|row| row.reached == Reached::SemiPending).count(), 12);
    assert_eq!(s.rows[13].player.0, seed(1));
    assert_eq!(s.rows[13].from_above, Some(Criterion::SemiPending));
    assert_eq!(s.rows[16].from_above, Some(Criterion::InSemi));
    assert_eq!(s.rows[16].rank, Some(Rank(17)));
    // The same, when the field is given.
    let field: Vec<RankedId> = before.rows[..16].iter().map(|row| row.player).collect();
    let none = Lots::new();
    let given = standings(&Input { semi_field: Some(&field), ..input(&players, &games, &none) });
    assert_eq!(given, s);
}

#[test]
fn semi_finals_and_final_move_the_ranks() {
    let players = players(20);
    let mut games = ranked_prelims();
    let before = rank(&players, &games, &[]);
    let seed = |rank: usize| before.rows[rank - 1].player.0;
    for (at, chart) in crate::bracket::CHART.iter().enumerate() {
        // The lowest seed wins.
        let [a, b, c, d] = chart.map(|seed_number| seed(seed_number as usize));
        games.push(game(Semi, 4, at as u32 + 1, &[(d, 10), (a, 9), (b, 5), (c, 4)]));
    }
    let s = rank(&players, &games, &[]);
    assert_eq!(s.after, After::Semis);
    let first: Vec<i64> = s.rows[..4].iter().map(|row| row.player.0).collect();
    assert_eq!(first, [seed(13), seed(14), seed(15), seed(16)]);
    assert_eq!(s.rows[2].from_above, Some(Criterion::PrelimRank));
    assert_eq!(s.rows[4].from_above, Some(Criterion::SemiWinner));
    // The others by both games: the four prelim winners first, all with 19 VP.
    assert_eq!(s.rows[4].tally.vp, 19);
    assert_eq!(s.rows[4].tally.games, 2);
    assert_eq!(s.rows[16].rank, Some(Rank(17)));
    assert_eq!(s.rows[16].tally.games, 0);

    // Two equal in the final: by the games before.
    games.push(game(Final, 5, 1, &[(seed(16), 10), (seed(15), 6), (seed(14), 8), (seed(13), 6)]));
    let s = rank(&players, &games, &[]);
    let first: Vec<i64> = s.rows[..4].iter().map(|row| row.player.0).collect();
    assert_eq!(first, [seed(16), seed(14), seed(13), seed(15)]);
    assert_eq!(s.rows[1].from_above, Some(Criterion::FinalWinner));
    assert_eq!(s.rows[2].from_above, Some(Criterion::FinalVp));
    assert_eq!(s.rows[4].from_above, Some(Criterion::InFinal));
    assert_eq!(s.champion().map(|row| row.player.0), Some(seed(16)));
    assert_eq!(s.rows[0].tally.games, 2, "the final does not count in the columns");
}

#[test]
fn a_semi_final_winner_who_misses_the_final_stays_above_those_who_lost() {
    let players = players(20);
    let mut games = ranked_prelims();
    let before = rank(&players, &games, &[]);
    let seed = |rank: usize| before.rows[rank - 1].player.0;
    for (at, chart) in crate::bracket::CHART.iter().enumerate() {
        let [a, b, c, d] = chart.map(|seed_number| seed(seed_number as usize));
        games.push(game(Semi, 4, at as u32 + 1, &[(a, 10), (b, 9), (c, 5), (d, 4)]));
    }
    games.push(game(Final, 5, 1, &[(seed(2), 10), (seed(3), 6), (seed(4), 8), (seed(5), 6)]));
    let s = rank(&players, &games, &[]);
    assert_eq!(s.rows[4].player.0, seed(1));
    assert_eq!((s.rows[4].rank, s.rows[4].reached), (Some(Rank(5)), Reached::SemiWinner));
}

#[test]
fn ids_far_apart_and_unknown_players_do_no_harm() {
    let mut players = players(3);
    for player in &mut players {
        player.id = RankedId(player.id.0 * 1_000_000_007 - i64::MAX / 2);
    }
    let id = |n: i64| n * 1_000_000_007 - i64::MAX / 2;
    let games = [game(Prelim, 1, 1, &[(id(2), 10), (id(1), 5), (77, 6), (id(3), 4)])];
    assert_eq!(ranks(&rank(&players, &games, &[])), [(1, id(2)), (2, id(1)), (3, id(3))]);
    let extremes =
        [i64::MIN, i64::MAX].map(|id| Entrant { id: RankedId(id), name: String::new(), status: Status::Active });
    assert_eq!(rank(&extremes, &[], &[]).rows.len(), 2);
}

/// A tournament of `n` players: three rounds of random results, semi-finals and final as they come.
fn random_event(seed: u64, n: i64, stages: usize) -> (Vec<Entrant>, Vec<PlayedGame>, Lots) {
    let mut rng = Rng::new(seed);
    let mut players = players(n);
    for player in &mut players {
        player.status = match rng.below(12) {
            0 => Status::Withdrawn,
            1 => Status::Disqualified { clause: "1.3.5".to_string() },
            _ => Status::Active,
        };
    }
    let mut games = Vec::new();
    let table = |rng: &mut Rng, stage, round, table: usize, ids: &[i64]| {
        // Few different VP, so that ties abound.
        let seats: Vec<(i64, i64)> =
            ids.iter().enumerate().map(|(at, &id)| (id, if at == 0 { 10 } else { 5 + rng.below(2) as i64 })).collect();
        game(stage, round, table as u32 + 1, &seats)
    };
    for round in 1..=3 {
        let mut ids: Vec<i64> = (1..=n).collect();
        rng.shuffle(&mut ids);
        for (at, chunk) in ids.chunks(4).filter(|chunk| chunk.len() >= 3).enumerate() {
            games.push(table(&mut rng, Prelim, round, at, chunk));
        }
    }
    let lots: Lots =
        (1..=n).filter(|_| rng.below(2) == 0).map(|id| (RankedId(id), LotNumber(id as u32 * 7 % 101))).collect();
    let seeds: Vec<i64> = {
        let s = standings(&input(&players, &games, &lots));
        s.rows.iter().filter(|row| row.rank.is_some()).map(|row| row.player.0).collect()
    };
    if stages > 0 && seeds.len() >= 16 {
        for at in 0..rng.below(4) + 1 {
            let ids: Vec<i64> = (0..4).map(|seat| seeds[at + 4 * seat]).collect();
            games.push(table(&mut rng, Semi, 4, at, &ids));
        }
    }
    if stages > 1 && seeds.len() >= 4 {
        games.push(table(&mut rng, Final, 5, 0, &seeds[..4]));
    }
    (players, games, lots)
}

proptest! {
    #[test]
    fn the_order_of_the_input_does_not_matter(seed: u64, n in 3i64..40, stages in 0usize..3) {
        let (mut players, mut games, lots) = random_event(seed, n, stages);
        let expect = standings(&input(&players, &games, &lots));
        let mut rng = Rng::new(seed ^ 1);
        rng.shuffle(&mut players);
        rng.shuffle(&mut games);
        prop_assert_eq!(standings(&input(&players, &games, &lots)), expect);
    }

    #[test]
    fn ranks_are_whole_and_explained(seed: u64, n in 3i64..40, stages in 0usize..3) {
        let (players, games, lots) = random_event(seed, n, stages);
        let given = input(&players, &games, &lots);
        let s = standings(&given);
        prop_assert_eq!(s.rows.len(), players.len());
        let ranked: Vec<&RankedPlayer> = s.rows.iter().take_while(|row| row.rank.is_some()).collect();
        let out = |row: &RankedPlayer| matches!(row.status, Status::Disqualified { .. });
        prop_assert!(s.rows[ranked.len()..].iter().all(out));
        for (at, row) in ranked.iter().enumerate() {
            let rank = row.rank.unwrap().0 as usize;
            // A rank is one more than the number of those above it.
            let above = ranked.iter().filter(|other| other.rank < row.rank).count();
            prop_assert_eq!(rank, above + 1);
            prop_assert_eq!(row.from_above == Some(Criterion::Shared), at > 0 && ranked[at - 1].rank == row.rank);
            prop_assert_eq!(row.from_above.is_none(), at == 0);
            if row.from_above == Some(Criterion::Shared) {
                prop_assert!(ranked[at - 1].name < row.name);
            }
            prop_assert_eq!(s.separation(at).is_some(), at > 0);
            let counted: u32 = games_of(&given, row.player).iter().filter(|g| g.stage != Final).map(|g| u32::from(g.vp.counted())).sum();
            prop_assert_eq!(counted, row.tally.vp);
        }
    }

    #[test]
    fn one_more_lot_only_refines(seed: u64, n in 3i64..40, stages in 0usize..2, who in 1i64..40) {
        let (players, games, mut lots) = random_event(seed, n, stages);
        // Without the field, who waits for a semi-final is only worked out from the ranks.
        let seated = |stage: Stage| games.iter().filter(move |g| g.stage == stage).flat_map(|g| &g.seats);
        let field: Vec<RankedId> = seated(Semi).map(|seat| seat.player).chain((1..=n).take(9).map(RankedId)).collect();
        let before = standings(&Input { semi_field: Some(&field), ..input(&players, &games, &lots) });
        lots.entry(RankedId(who)).or_insert(LotNumber(5000));
        let after = standings(&Input { semi_field: Some(&field), ..input(&players, &games, &lots) });
        for a in &before.rows {
            for b in before.rows.iter().filter(|b| a.rank < b.rank && a.rank.is_some()) {
                let rank = |row: &RankedPlayer| after.row(row.player).and_then(|row| row.rank);
                prop_assert!(rank(a) < rank(b), "{} and {}", a.name, b.name);
            }
        }
    }
}

/// A side event has neither the dummy score nor second and third places: who is equal in wins, VP and VP% is settled by lots.
#[test]
fn a_side_event_ranks_by_wins_vp_share_and_lots_alone() {
    let players = players(6);
    let games = [game(Prelim, 1, 1, &[(1, 10), (2, 5), (3, 5)]), game(Prelim, 1, 2, &[(4, 10), (5, 6), (6, 4)])];
    let lots = lots(&[(1, 9), (4, 4)]);
    let rules = RuleSet::of(SystemCode::Struggle.system());
    let input = Input { rules: &rules, ..input(&players, &games, &lots) };
    let s = standings(&input);
    assert_eq!(ranks(&s), [(1, 4), (2, 1), (3, 5), (4, 2), (4, 3), (6, 6)]);
    assert_eq!(s.rows[1].from_above, Some(Criterion::Lots));
    assert_eq!(s.rows[0].tally.vp_percent.to_string(), "50.00");
    assert_eq!(games_of(&input, RankedId(1))[0].dummy, None);
}
