//! Verdicts against every way in which small fields can go, and by hand.

use super::*;
use crate::games::BASE;
use crate::rng::Rng;
use crate::rule_set::{RuleSet, random_set};
use crate::sheets::score::Vp;
use crate::standings::scoring::ScoredGame;
use crate::standings::{Entrant, GameSeat, GameTally, Input, Lots, PlayedGame, RankedId, Status, standings};
use crate::tournament::settings::TiedPlaces;
use crate::tournament::vocabulary::Stage;

/// What each of some players did in a game: VP and whether won; none where the player did not come.
type Outcome = Vec<Option<(u8, bool)>>;

fn game(round: u32, table: u32, players: &[usize], outcome: &[Option<(u8, bool)>]) -> PlayedGame {
    let seat = |(player, did): (&usize, &Option<(u8, bool)>)| {
        did.map(|(vp, winner)| GameSeat {
            player: RankedId(*player as i64),
            vp: Vp::new(vp.into(), &BASE).expect("VP"),
            winner,
        })
    };
    PlayedGame { stage: Stage::Prelim, round, table, seats: players.iter().zip(outcome).filter_map(seat).collect() }
}

/// A game as anybody may expect it, or an unusual one.
fn drawn(rng: &mut Rng, seats: usize) -> Outcome {
    let winner = rng.below(seats);
    let usual = rng.below(4) > 0;
    let vp = |seat: usize, rng: &mut Rng| match (seat == winner, usual) {
        (true, true) => 10,
        (false, true) => 2 + rng.below(8) as u8,
        (_, false) => rng.below(13) as u8,
    };
    (0..seats).map(|seat| Some((vp(seat, rng), seat == winner))).collect()
}

/// Outcomes of a table: those that push somebody as far as anything can, one in which nobody comes, one with two, one of
/// somebody alone, and drawn ones.
fn outcomes(rng: &mut Rng, seats: usize, many: usize) -> Vec<Outcome> {
    let mut all = vec![vec![None; seats]];
    for winner in 0..seats {
        let each = |vp: u8, of_winner: u8| -> Outcome {
            (0..seats).map(|seat| Some((if seat == winner { of_winner } else { vp }, seat == winner))).collect()
        };
        all.extend([each(10, 10), each(0, 10), each(10, 0), each(0, 0)]);
        let alone = |seat: usize| (seat == winner).then_some((10, true));
        all.push((0..seats).map(alone).collect());
        let second = (winner + 1) % seats;
        let two = |seat: usize| (seat == winner || seat == second).then_some((10, seat == winner));
        all.push((0..seats).map(two).collect());
    }
    rng.shuffle(&mut all);
    all.truncate(many * 2 / 3);
    while all.len() < many {
        all.push(drawn(rng, seats));
    }
    all
}

/// A field with so many rounds behind it and one seated round ahead.
struct Drawn {
    field: OpenField,
    tables: Vec<Vec<usize>>,
    games: Vec<PlayedGame>,
}

fn tables_of(rng: &mut Rng, players: usize) -> Vec<Vec<usize>> {
    let mut order: Vec<usize> = (0..players).collect();
    rng.shuffle(&mut order);
    let threes = (4 - players % 4) % 4;
    let (small, large) = order.split_at(3 * threes);
    small.chunks(3).chain(large.chunks(4)).map(<[usize]>::to_vec).collect()
}

fn entrants(players: usize, gone: &[usize]) -> Vec<Entrant> {
    let status = |at: usize| if gone.contains(&at) { Status::Withdrawn } else { Status::Active };
    (0..players).map(|at| Entrant { id: RankedId(at as i64), name: format!("{at:02}"), status: status(at) }).collect()
}

fn tallies(players: usize, games: &[PlayedGame], rules: &RuleSet, tied_places: TiedPlaces) -> Vec<GameTally> {
    let players = entrants(players, &[]);
    let input =
        Input { players: &players, games, lots: &Lots::new(), rules, tied_places, semi_field: None, brought: None };
    let ranked = standings(&input);
    players.iter().map(|player| ranked.row(player.id).expect("a row").tally).collect()
}

fn drawn_field(rng: &mut Rng, rules: RuleSet, players: usize, behind: u32, places: usize) -> Drawn {
    let mut games = Vec::new();
    for round in 1..=behind {
        for (number, table) in tables_of(rng, players).iter().enumerate() {
            let outcome = drawn(rng, table.len());
            games.push(game(round, number as u32 + 1, table, &outcome));
        }
    }
    let tied_places = if rng.below(2) == 0 { TiedPlaces::Skip } else { TiedPlaces::Dense };
    let gone = if rng.below(4) == 0 { Some(rng.below(players)) } else { None };
    let contender =
        |(at, tally): (usize, GameTally)| FieldPlayer { id: RankedId(at as i64), tally, here: Some(at) != gone };
    let contenders: Vec<FieldPlayer> =
        tallies(players, &games, &rules, tied_places).into_iter().enumerate().map(contender).collect();
    let tables = tables_of(rng, players);
    let rounds = vec![OpenRound::Seated(tables.clone())];
    let field = OpenField { players: contenders, rounds, places, system: &BASE, rules, tied_places };
    Drawn { field, tables, games }
}

/// What the ways that were tried showed of a player.
#[derive(Debug, Default, Clone, Copy)]
struct Seen {
    can_be_in: bool,
    can_be_out: bool,
}

/// Holds the verdict of each player against one way that everything went.
fn hold(field: &OpenField, verdicts: &[Option<Prospect>], after: &[GameTally], seen: &mut [Seen], what: &str) {
    for (own, verdict) in verdicts.iter().enumerate() {
        let Some(verdict) = verdict else { continue };
        let others = || (0..after.len()).filter(|&other| other != own && field.players[other].here);
        let key = after[own].key(&field.rules);
        let surely_in = others().filter(|&other| after[other].key(&field.rules) >= key).count() < field.places;
        let surely_out = others().filter(|&other| after[other].key(&field.rules) > key).count() >= field.places;
        seen[own].can_be_in |= !surely_out;
        seen[own].can_be_out |= !surely_in;
        let (wins, vp) = (after[own].wins - field.players[own].tally.wins, after[own].vp - field.players[own].tally.vp);
        match verdict {
            Prospect::In => assert!(surely_in, "{what}: {own} was said to be in"),
            Prospect::Out => assert!(surely_out, "{what}: {own} was said to be out"),
            Prospect::Open(needs) => {
                let made = |target: &&Aim| wins >= target.wins && vp >= target.vp;
                let enough = needs.enough.iter().find(made);
                assert!(enough.is_none() || surely_in, "{what}: {wins} wins, {vp} VP of {own}: {enough:?} was enough");
                let leaves_a_way = |target: &Aim| wins == target.wins && vp >= target.vp;
                let possible = needs.needed.iter().any(leaves_a_way);
                assert!(possible || surely_out, "{what}: {wins} wins, {vp} VP of {own}: out of reach, said {needs:?}");
            }
        }
    }
}

/// How many verdicts on the last round were certain, how many open, and how many of these were seen to go both ways.
fn last_rounds(seeds: std::ops::Range<u64>, rules: impl Fn(u64) -> RuleSet) -> (usize, usize, usize) {
    let (mut certain, mut open, mut shown_open) = (0, 0, 0);
    for seed in seeds {
        let mut rng = Rng::new(seed);
        let players = 6 + rng.below(4);
        let behind = 1 + rng.below(3) as u32;
        let places = 1 + rng.below(players - 1);
        let Drawn { field, tables, .. } = drawn_field(&mut rng, rules(seed), players, behind, places);
        let verdicts: Vec<_> = field.players.iter().map(|player| prospect(&field, player.id)).collect();
        let ways = if tables.len() > 2 { 16 } else { 60 };
        // What each way of each table adds to each of its players.
        let adds: Vec<Vec<Vec<(usize, GameTally)>>> = tables
            .iter()
            .map(|table| {
                let ways = outcomes(&mut rng, table.len(), ways);
                let gains = |outcome: Outcome| {
                    let come: Vec<usize> =
                        table.iter().zip(&outcome).filter(|(_, did)| did.is_some()).map(|(at, _)| *at).collect();
                    let played = game(9, 1, table, &outcome);
                    let gains = ScoredGame::of(&played, &field.rules, field.tied_places).gains();
                    come.into_iter().zip(gains).collect()
                };
                ways.into_iter().map(gains).collect()
            })
            .collect();
        let mut seen = vec![Seen::default(); players];
        let all: usize = adds.iter().map(Vec::len).product();
        for way in 0..all {
            let mut rest = way;
            let mut after: Vec<GameTally> = field.players.iter().map(|player| player.tally).collect();
            for table in &adds {
                for (at, gain) in &table[rest % table.len()] {
                    after[*at] = after[*at].with(gain, field.rules.share);
                }
                rest /= table.len();
            }
            hold(&field, &verdicts, &after, &mut seen, &format!("seed {seed}, way {way}"));
        }
        for (verdict, seen) in verdicts.iter().zip(&seen) {
            match verdict {
                Some(Prospect::Open(_)) => {
                    open += 1;
                    shown_open += usize::from(seen.can_be_in && seen.can_be_out);
                }
                Some(_) => certain += 1,
                None => {}
            }
        }
    }
    (certain, open, shown_open)
}

#[test]
fn no_way_that_the_last_round_can_go_contradicts_a_verdict() {
    let (certain, open, shown_open) = last_rounds(0..160, |_| RuleSet::default());
    // A judge who never said anything would pass.
    assert!(certain > 150, "{certain} certain");
    assert!(shown_open * 100 >= open * 90, "{shown_open} of {open} were open indeed");
}

#[test]
fn no_way_that_the_last_round_can_go_contradicts_a_verdict_by_any_set() {
    let (certain, _, _) = last_rounds(3000..3160, |seed| random_set(&mut Rng::new(seed)));
    assert!(certain > 40, "{certain} certain");
}

#[test]
fn nothing_contradicts_a_verdict_with_more_rounds_to_come_and_unknown_seats() {
    let certain = more_rounds(0..120, |_| RuleSet::default());
    assert!(certain > 20, "{certain} certain");
}

#[test]
fn nothing_contradicts_a_verdict_with_more_rounds_to_come_by_any_set() {
    let certain = more_rounds(5000..5200, |seed| random_set(&mut Rng::new(seed)));
    assert!(certain > 0, "{certain} certain");
}

/// How many verdicts were certain with more rounds to come and unknown seats.
fn more_rounds(seeds: std::ops::Range<u64>, rules: impl Fn(u64) -> RuleSet) -> usize {
    let mut certain = 0;
    for seed in seeds {
        let mut rng = Rng::new(1000 + seed);
        let players = 6 + rng.below(8);
        let behind = 1 + rng.below(3) as u32;
        let places = 1 + rng.below(players - 1);
        let Drawn { mut field, tables, games } = drawn_field(&mut rng, rules(seed), players, behind, places);
        field.rounds = match rng.below(3) {
            0 => vec![OpenRound::Unseated],
            1 => vec![OpenRound::Seated(tables.clone()), OpenRound::Unseated],
            _ => vec![OpenRound::Unseated, OpenRound::Unseated],
        };
        let verdicts: Vec<_> = field.players.iter().map(|player| prospect(&field, player.id)).collect();
        certain += verdicts.iter().filter(|it| matches!(it, Some(Prospect::In | Prospect::Out))).count();
        let mut seen = vec![Seen::default(); players];
        for way in 0..150 {
            let mut played = games.clone();
            for (at, round) in field.rounds.iter().enumerate() {
                let seats = match round {
                    OpenRound::Seated(tables) => tables.clone(),
                    OpenRound::Unseated => tables_of(&mut rng, players),
                };
                for (number, table) in seats.iter().enumerate() {
                    let outcome = outcomes(&mut rng, table.len(), 12).swap_remove(rng.below(12));
                    if outcome.iter().any(Option::is_some) {
                        played.push(game(20 + at as u32, number as u32 + 1, table, &outcome));
                    }
                }
            }
            let after = tallies(players, &played, &field.rules, field.tied_places);
            hold(&field, &verdicts, &after, &mut seen, &format!("seed {seed}, way {way}"));
        }
    }
    certain
}

/// A field of players with so many wins and VP each, at tables of four in this order.
fn field(places: usize, players: &[(u32, u32)]) -> OpenField {
    let contender = |(at, &(wins, vp)): (usize, &(u32, u32))| FieldPlayer {
        id: RankedId(at as i64),
        tally: GameTally { wins, vp, games: 2, ..GameTally::default() },
        here: true,
    };
    let tables = (0..players.len()).collect::<Vec<_>>().chunks(4).map(<[usize]>::to_vec).collect();
    OpenField {
        players: players.iter().enumerate().map(contender).collect(),
        rounds: vec![OpenRound::Seated(tables)],
        places,
        system: &BASE,
        rules: RuleSet::default(),
        tied_places: TiedPlaces::Skip,
    }
}

#[test]
fn says_in_numbers_what_is_needed() {
    // Four go on. The first two have won twice; each table has one more winner at most.
    let eight = field(4, &[(2, 20), (1, 16), (1, 14), (0, 9), (2, 18), (1, 12), (0, 10), (0, 3)]);
    let of = |at: i64| prospect(&eight, RankedId(at)).expect("a verdict");
    assert_eq!(of(0), Prospect::In, "two can pass at most, and one of them at each table");
    assert_eq!(of(4), Prospect::In);
    let Prospect::Open(second) = of(1) else { panic!("{:?}", of(1)) };
    // With a win at most the two leaders and the winner of the other table are ahead.
    assert_eq!(second.enough.first(), Some(&Aim { wins: 1, vp: 0 }), "{second:?}");
    assert_eq!(second.needed.first(), Some(&Aim { wins: 0, vp: 0 }), "{second:?}");
    // No win so far and nobody else wins: two are ahead by wins with two, three with one.
    assert_eq!(of(7), Prospect::Out, "one win and 13 VP at most, and 16, 14 are ahead as well as both leaders");
    let Prospect::Open(last) = of(3) else { panic!("{:?}", of(3)) };
    assert_eq!(last.needed.iter().map(|target| target.wins).collect::<Vec<_>>(), [1], "{last:?}");
    assert_eq!(last.needed[0].vp, 5, "14 VP at least, as many as the third has: {last:?}");
    assert_eq!(last.enough, [], "{last:?}");
}

#[test]
fn who_left_takes_no_place_and_is_told_nothing() {
    let mut eight = field(4, &[(2, 20), (1, 16), (1, 14), (0, 9), (2, 18), (1, 12), (0, 10), (0, 3)]);
    eight.players[0].here = false;
    eight.players[4].here = false;
    assert_eq!(prospect(&eight, RankedId(0)), None);
    assert!(matches!(prospect(&eight, RankedId(7)), Some(Prospect::Open(_))));
    assert_eq!(eight.here(), 6);
}

#[test]
fn an_own_result_closes_its_table() {
    let mut eight = field(4, &[(2, 20), (1, 16), (1, 14), (0, 9), (2, 18), (1, 12), (0, 10), (0, 3)]);
    let own = game(3, 1, &[0, 1, 2, 3], &[Some((5, false)), Some((4, false)), Some((10, true)), Some((3, false))]);
    eight.count(0, RankedId(1), &own);
    assert_eq!(eight.rounds, [OpenRound::Seated(vec![vec![4, 5, 6, 7]])]);
    assert_eq!(eight.players[2].tally.wins, 2);
    let Some(Prospect::Open(needs)) = prospect(&eight, RankedId(1)) else { panic!("open") };
    assert_eq!((needs.games, needs.enough), (0, Vec::new()));
    assert_eq!(prospect(&eight, RankedId(2)), Some(Prospect::In));
}

#[test]
fn a_simulation_is_repeatable_and_agrees_with_what_is_certain() {
    for seed in 0..12 {
        let mut rng = Rng::new(seed);
        let Drawn { mut field, .. } = drawn_field(&mut rng, RuleSet::default(), 14, 2, 6);
        if seed % 3 == 0 {
            field.rounds = vec![OpenRound::Unseated];
        }
        let chances = simulate(&field, seed);
        assert_eq!(chances, simulate(&field, seed));
        assert_ne!(chances, simulate(&field, seed + 1));
        assert_eq!(chances.of.len(), field.here());
        assert_eq!(chances.of.values().map(|chance| chance.goes_on).sum::<u32>(), chances.runs * 6);
        for (player, chance) in &chances.of {
            match prospect(&field, *player).expect("a verdict") {
                Prospect::In => assert_eq!(chance.goes_on, chances.runs),
                Prospect::Out => assert_eq!(chance.goes_on, 0),
                Prospect::Open(_) => {}
            }
            // About one game in four, in three, or in two where somebody left, is won.
            assert!(chance.wins * 6 > chances.runs && chance.wins * 5 < chances.runs * 3, "{chance:?}");
        }
    }
}

#[test]
fn a_large_field_is_played_in_time() {
    let players: Vec<(u32, u32)> = (0..2000).map(|at| (at % 3, 8 + at % 13)).collect();
    let large = field(16, &players);
    let chances = simulate(&large, 1);
    assert_eq!((chances.runs, chances.of.len()), (750, 2000));
}

#[test]
fn a_table_to_which_nobody_came_is_over_too() {
    let mut eight = field(4, &[(2, 20), (1, 16), (1, 14), (0, 9), (2, 18), (1, 12), (0, 10), (0, 3)]);
    eight.count(0, RankedId(3), &game(3, 1, &[], &[]));
    assert_eq!(eight.rounds, [OpenRound::Seated(vec![vec![4, 5, 6, 7]])]);
    assert_eq!(eight.players[3].tally.vp, 9);
}
