//! Every rule set against a second ranking, written apart from the first and without a thought of speed, and the examples of the
//! presets.

use std::cmp::Ordering;
use std::collections::BTreeMap;

use crate::games::BASE;
use crate::rng::Rng;
use crate::rule_set::{Chain, Link, PlacePoints, Preset, RuleSet, Share, SharedPlaces, random_set};
use crate::series::{SeriesEvent, ranking};
use crate::sheets::score::Vp;
use crate::standings::*;
use crate::tournament::settings::TiedPlaces;
use crate::tournament::vocabulary::Stage;

/// A game: its players, their VP as stated, and who of them won.
#[derive(Debug, Clone)]
struct Raw {
    stage: Stage,
    round: u32,
    table: u32,
    players: Vec<i64>,
    vp: Vec<i64>,
    winner: usize,
}

impl Raw {
    fn played(&self) -> PlayedGame {
        let seat = |at: usize| GameSeat {
            player: RankedId(self.players[at]),
            vp: Vp::new(self.vp[at], &BASE).unwrap(),
            winner: at == self.winner,
        };
        let seats = (0..self.players.len()).map(seat).collect();
        PlayedGame { stage: self.stage, round: self.round, table: self.table, seats }
    }

    fn counted(&self, at: usize, rules: &RuleSet) -> i64 {
        self.vp[at].min(rules.goal.into())
    }

    fn total(&self, rules: &RuleSet) -> i64 {
        let sum: i64 = (0..self.vp.len()).map(|at| self.counted(at, rules)).sum();
        let made_up = rounded(sum, self.vp.len() as i64);
        sum + if rules.dummy { made_up * (4 - self.vp.len() as i64) } else { 0 }
    }

    /// The seats from first to last, those who share a place together.
    fn order(&self, rules: &RuleSet) -> Vec<Vec<usize>> {
        let mut order = vec![vec![self.winner]];
        for vp in (0..=22).rev() {
            let same = |at: &usize| *at != self.winner && self.counted(*at, rules) == vp;
            let group: Vec<usize> = (0..self.vp.len()).filter(same).collect();
            if !group.is_empty() {
                order.push(group);
            }
        }
        order
    }
}

/// Half up.
fn rounded(dividend: i64, divisor: i64) -> i64 {
    let (whole, rest) = (dividend.div_euclid(divisor), dividend.rem_euclid(divisor));
    whole + i64::from(2 * rest >= divisor)
}

/// What a player has, link by link; points in sixtieths.
fn values(rules: &RuleSet, tied: TiedPlaces, games: &[Raw], stages: &[Stage], player: i64) -> Vec<i64> {
    let (mut points, mut vp, mut totals, mut sum, mut played) = (0, 0, 0, 0, 0);
    let mut at_place = [0; 6];
    for game in games.iter().filter(|game| stages.contains(&game.stage)) {
        let Some(own) = game.players.iter().position(|one| *one == player) else { continue };
        let total = game.total(rules);
        played += 1;
        vp += game.counted(own, rules);
        totals += total;
        sum += if total == 0 { 0 } else { rounded(10_000 * game.counted(own, rules), total) };
        let of_places =
            if game.vp.len() == 4 { rules.places_of_four.numbers() } else { rules.places_of_three.numbers() };
        let (mut next, mut before) = (0, 0);
        for group in game.order(rules) {
            let taken = if tied == TiedPlaces::Dense { 1 } else { group.len() };
            if group.contains(&own) {
                let of = |at: usize| i64::from(of_places.get(at).copied().unwrap_or(0));
                let shared: i64 = (before..before + group.len()).map(of).sum();
                points += match rules.shared_places {
                    SharedPlaces::Better => 60 * of(next),
                    SharedPlaces::Split => 60 * shared / group.len() as i64,
                };
                at_place[next] += 1;
            }
            next += taken;
            before += group.len();
        }
    }
    let share = match rules.share {
        Share::Sum => sum,
        Share::Mean if played == 0 => 0,
        Share::Mean => rounded(sum, played),
        Share::Ratio if totals == 0 => 0,
        Share::Ratio => rounded(10_000 * vp, totals),
    };
    let value = |link: &Link| match link {
        Link::Points => points,
        Link::Wins => at_place[0],
        Link::Vp => vp,
        Link::Share => share,
        Link::Seconds => at_place[1],
        Link::Thirds => at_place[2],
    };
    rules.chain.links().iter().map(value).collect()
}

/// The ranks of some who are compared with each other: by `compare`, then by lots where all who are equal have one, then by `last`.
fn ranks_of(
    ids: &[i64],
    compare: impl Fn(i64, i64) -> Ordering,
    lots: &BTreeMap<i64, u32>,
    last: impl Fn(i64) -> u32,
) -> BTreeMap<i64, u32> {
    let rank = |own: &i64| {
        let equal: Vec<i64> = ids.iter().copied().filter(|id| compare(*id, *own) == Ordering::Equal).collect();
        let by_lot = equal.iter().all(|id| lots.contains_key(id));
        let behind = |id: i64| if by_lot { (lots[&id], last(id)) } else { (0, last(id)) };
        let above = ids.iter().filter(|id| compare(**id, *own) == Ordering::Greater).count();
        let before = equal.iter().filter(|id| behind(**id) < behind(*own)).count();
        (*own, 1 + (above + before) as u32)
    };
    ids.iter().map(rank).collect()
}

/// The rank of everybody who is not out.
fn naive(
    rules: &RuleSet,
    tied: TiedPlaces,
    players: &[i64],
    games: &[Raw],
    lots: &BTreeMap<i64, u32>,
) -> BTreeMap<i64, u32> {
    let of = |stages: &[Stage], id: i64| values(rules, tied, games, stages, id);
    let prelim: BTreeMap<i64, Vec<i64>> = players.iter().map(|id| (*id, of(&[Stage::Prelim], *id))).collect();
    let all: BTreeMap<i64, Vec<i64>> = players.iter().map(|id| (*id, of(&[Stage::Prelim, Stage::Semi], *id))).collect();
    let no_lots = BTreeMap::new();
    let prelim_ranks = ranks_of(players, |a, b| prelim[&a].cmp(&prelim[&b]), lots, |_| 0);
    let in_stage = |stage: Stage, id: i64| {
        let game = games.iter().find(|game| game.stage == stage && game.players.contains(&id))?;
        let at = game.players.iter().position(|one| *one == id)?;
        Some((at == game.winner, game.counted(at, rules)))
    };
    let block = |id: i64| match (in_stage(Stage::Final, id), in_stage(Stage::Semi, id)) {
        (Some(_), _) => 0,
        (None, Some((true, _))) => 1,
        (None, Some((false, _))) => 2,
        (None, None) => 3,
    };
    let mut ranks = BTreeMap::new();
    for number in 0..4 {
        let ids: Vec<i64> = players.iter().copied().filter(|id| block(*id) == number).collect();
        let before = ranks.len() as u32;
        let by_prelim_rank = |id: i64| prelim_ranks[&id];
        let in_final = |id: i64| in_stage(Stage::Final, id).map(|(won, vp)| if won { 100 } else { vp });
        let found = match number {
            0 => ranks_of(&ids, |a, b| (in_final(a), &all[&a]).cmp(&(in_final(b), &all[&b])), lots, by_prelim_rank),
            2 => ranks_of(&ids, |a, b| all[&a].cmp(&all[&b]), lots, |_| 0),
            _ => ranks_of(&ids, |_, _| Ordering::Equal, &no_lots, by_prelim_rank),
        };
        ranks.extend(found.into_iter().map(|(id, rank)| (id, rank + before)));
    }
    ranks
}

fn tables(rng: &mut Rng, stage: Stage, round: u32, seats: &[Vec<i64>]) -> Vec<Raw> {
    let game = |(players, table): (&Vec<i64>, u32)| {
        let winner = rng.below(players.len());
        let narrow = rng.below(3) > 0;
        let vp = |at: usize, rng: &mut Rng| match (at == winner, narrow) {
            (true, true) => 10,
            (false, true) => 7 + rng.below(3) as i64,
            (_, false) => rng.below(23) as i64,
        };
        let vp = (0..players.len()).map(|at| vp(at, rng)).collect();
        Raw { stage, round, table, players: players.clone(), vp, winner }
    };
    seats.iter().zip(1..).map(game).collect()
}

/// A day of some players in which games are missed and tables are small.
fn event(rng: &mut Rng, rules: &RuleSet) -> (Vec<i64>, Vec<Raw>) {
    let players: Vec<i64> = (1..=4 + rng.below(30) as i64).collect();
    let mut games = Vec::new();
    for round in 1..=rules.prelim_games {
        let mut ids = players.clone();
        rng.shuffle(&mut ids);
        ids.truncate(ids.len() - rng.below(3).min(ids.len() - 2));
        let mut seats: Vec<Vec<i64>> = ids.chunks([3, 4][rng.below(2)]).map(<[i64]>::to_vec).collect();
        seats.retain(|table| table.len() > 1);
        games.extend(tables(rng, Stage::Prelim, round, &seats));
    }
    let mut ids = players.clone();
    rng.shuffle(&mut ids);
    if ids.len() >= 16 && rng.below(2) == 0 {
        let seats: Vec<Vec<i64>> = ids[..16].chunks(4).map(<[i64]>::to_vec).collect();
        games.extend(tables(rng, Stage::Semi, 1, &seats));
    }
    if rng.below(2) == 0 {
        // Few different results, so that the chain decides behind the winner.
        games.extend(tables(rng, Stage::Final, 1, &[ids[..4].to_vec()]));
    }
    (players, games)
}

fn entrants(players: &[i64], out: &[i64]) -> Vec<Entrant> {
    let entrant = |&id: &i64| Entrant {
        id: RankedId(id),
        name: format!("P{id:02}"),
        status: match out.contains(&id) {
            true => Status::Disqualified { clause: "1.3.5".to_owned() },
            false => Status::Active,
        },
    };
    players.iter().map(entrant).collect()
}

fn ranked(rules: &RuleSet, players: &[Entrant], games: &[Raw], lots: &Lots, tied_places: TiedPlaces) -> Standings {
    let games: Vec<PlayedGame> = games.iter().map(Raw::played).collect();
    let input = Input { players, games: &games, lots, rules, tied_places, semi_field: None, brought: None };
    standings(&input)
}

#[test]
fn every_set_ranks_as_a_second_ranking_does() {
    for seed in 0..3000 {
        let mut rng = Rng::new(seed);
        let rules = match seed % 4 {
            0 => Preset::ALL[rng.below(Preset::ALL.len())].rules(),
            _ => random_set(&mut rng),
        };
        let tied = TiedPlaces::ALL[rng.below(2)];
        let (players, games) = event(&mut rng, &rules);
        let drawn: BTreeMap<i64, u32> = match rng.below(3) {
            0 => BTreeMap::new(),
            some => players
                .iter()
                .filter(|_| some == 1 || rng.below(2) == 0)
                .map(|id| (*id, *id as u32 * 37 % 101))
                .collect(),
        };
        let out: Vec<i64> = players.iter().copied().filter(|_| rng.below(15) == 0).collect();
        let in_it: Vec<i64> = players.iter().copied().filter(|id| !out.contains(id)).collect();
        let lots = drawn.iter().map(|(id, lot)| (RankedId(*id), LotNumber(*lot))).collect();
        let found = ranked(&rules, &entrants(&players, &out), &games, &lots, tied);
        let ranks: BTreeMap<i64, u32> = found.rows.iter().filter_map(|row| Some((row.player.0, row.rank?.0))).collect();
        assert_eq!(ranks, naive(&rules, tied, &in_it, &games, &drawn), "seed {seed}: {rules:?}");
        // What separates neighbours is a link of the chain and what comes before it is equal, or nothing of what was played.
        for at in 1..in_it.len() {
            let separation = found.separation(at).expect("two who are ranked");
            let (upper, lower) = (&separation.upper.tally, &separation.lower.tally);
            let differ = upper.first_difference(lower, &rules);
            match separation.criterion {
                Criterion::Lots => assert!(differ.is_none() || separation.lower.tally.games == 0, "seed {seed}"),
                criterion @ (Criterion::Points
                | Criterion::Wins
                | Criterion::Vp
                | Criterion::VpPercent
                | Criterion::Seconds
                | Criterion::Thirds) => assert_eq!(differ, Some(criterion), "seed {seed}"),
                _ => {}
            }
        }
    }
}

/// A game of these VP, the players numbered from 1.
fn game(vp: &[i64], winner: usize) -> Raw {
    let players = (1..=vp.len() as i64).collect();
    Raw { stage: Stage::Prelim, round: 1, table: 1, players, vp: vp.to_vec(), winner }
}

#[test]
fn who_share_places_split_their_points_or_have_the_better() {
    let check = |vp: &[i64], winner: usize, how: SharedPlaces, expect: &[&str]| {
        let rules = RuleSet { shared_places: how, ..Preset::Germany.rules() };
        let players: Vec<i64> = (1..=vp.len() as i64).collect();
        let found = ranked(&rules, &entrants(&players, &[]), &[game(vp, winner)], &Lots::new(), TiedPlaces::Skip);
        let points = players.iter().map(|id| found.row(RankedId(*id)).unwrap().tally.points.to_string());
        assert_eq!(points.collect::<Vec<_>>(), expect, "{vp:?}");
    };
    check(&[9, 10, 9, 9], 1, SharedPlaces::Split, &["2.00", "5.00", "2.00", "2.00"]);
    check(&[9, 10, 9, 9], 1, SharedPlaces::Better, &["3.00", "5.00", "3.00", "3.00"]);
    check(&[8, 10, 8], 1, SharedPlaces::Split, &["2.00", "5.00", "2.00"]);
    // The winner has the first place alone, with fewer VP than another.
    check(&[10, 8, 7, 7], 1, SharedPlaces::Split, &["3.00", "5.00", "1.50", "1.50"]);
    check(&[10, 8], 0, SharedPlaces::Split, &["5.00", "3.00"]);
}

#[test]
fn a_third_of_a_point_is_kept_exactly() {
    let rules = RuleSet { places_of_four: PlacePoints::new(&[5, 3, 1, 0]).unwrap(), ..Preset::Austria.rules() };
    let round = |round: u32| Raw { round, ..game(&[10, 8, 8, 8], 0) };
    let games = [round(1), round(2), round(3)];
    let found = ranked(&rules, &entrants(&[1, 2, 3, 4], &[]), &games, &Lots::new(), TiedPlaces::Skip);
    assert_eq!(found.row(RankedId(2)).unwrap().tally.points.to_string(), "4.00", "three times a third of four");
    let found = ranked(&rules, &entrants(&[1, 2, 3, 4], &[]), &games[..1], &Lots::new(), TiedPlaces::Skip);
    assert_eq!(found.row(RankedId(2)).unwrap().tally.points.to_string(), "1.33");
}

#[test]
fn the_share_of_three_games_is_their_sum_their_mean_or_their_ratio() {
    let check = |share: Share, expect: &str| {
        let rules = RuleSet { share, ..RuleSet::default() };
        // 10 of 32, 8 of 30, 10 of 36.
        let rounds = [([10, 8, 7, 7], 1), ([8, 10, 7, 5], 2), ([10, 9, 9, 8], 3)];
        let games: Vec<Raw> = rounds.iter().map(|(vp, round)| Raw { round: *round, ..game(vp, 1) }).collect();
        let found = ranked(&rules, &entrants(&[1, 2, 3, 4], &[]), &games, &Lots::new(), TiedPlaces::Skip);
        assert_eq!(found.row(RankedId(1)).unwrap().tally.vp_percent.to_string(), expect, "{share}");
    };
    check(Share::Sum, "85.70");
    check(Share::Mean, "28.57");
    check(Share::Ratio, "28.57");
}

#[test]
fn wins_come_before_vp_only_where_the_chain_says_so() {
    // Player 1: 2 wins and 25; player 2: 2 wins and 27; player 3: 1 win and 28.
    let results = [(1, [10, 10, 5], 2), (2, [10, 10, 7], 2), (3, [10, 9, 9], 1)];
    let mut games = Vec::new();
    for (player, vp, wins) in results {
        for (at, own) in vp.into_iter().enumerate() {
            let winner = usize::from(at >= wins);
            let others = [if winner == 1 { 10 } else { 3 }, 3, 2];
            let first = 100 * player + 10 * at as i64;
            let players = vec![player, first, first + 1, first + 2];
            let vp = [vec![own], others.to_vec()].concat();
            games.push(Raw { stage: Stage::Prelim, round: at as u32 + 1, table: player as u32, players, vp, winner });
        }
    }
    let order = |links: &[Link]| {
        let rules = RuleSet { chain: Chain::new(links).unwrap(), ..RuleSet::default() };
        let found = ranked(&rules, &entrants(&[1, 2, 3], &[]), &games, &Lots::new(), TiedPlaces::Skip);
        found.rows.iter().map(|row| row.player.0).collect::<Vec<_>>()
    };
    assert_eq!(order(&[Link::Wins, Link::Vp]), [2, 1, 3]);
    assert_eq!(order(&[Link::Vp, Link::Wins]), [3, 2, 1]);
    assert_eq!(order(&[]), [1, 2, 3], "all share the first rank, by name");
}

#[test]
fn why_a_row_stands_where_it_does_speaks_of_the_set() {
    let rules = Preset::Germany.rules();
    let played = [game(&[9, 12, 9], 1).played()];
    let players = entrants(&[1, 2, 3], &[]);
    let lots = Lots::new();
    let input = Input {
        players: &players,
        games: &played,
        lots: &lots,
        rules: &rules,
        tied_places: TiedPlaces::Skip,
        semi_field: None,
        brought: None,
    };
    let of_loser = &games_of(&input, RankedId(1))[0];
    assert_eq!((of_loser.dummy, of_loser.total, of_loser.place), (None, 28, 2));
    assert_eq!(
        (of_loser.points.unwrap().to_string(), of_loser.vp_percent.to_string()),
        ("2.00".to_owned(), "32.14".to_owned())
    );
    let found = standings(&input);
    assert_eq!(found.separation(1).unwrap().criterion, Criterion::Points);
    assert_eq!(found.separation(2).unwrap().criterion, Criterion::Shared);
    let to_twelve = RuleSet { goal: 12, ..rules.clone() };
    let of_winner = &games_of(&Input { rules: &to_twelve, ..input }, RankedId(2))[0];
    assert_eq!((of_winner.vp.counted(), of_winner.total), (12, 30));
}

#[test]
fn the_best_event_of_a_series_is_the_best_by_the_set() {
    for seed in 0..400 {
        let mut rng = Rng::new(9000 + seed);
        let rules = random_set(&mut rng);
        let tied = TiedPlaces::ALL[rng.below(2)];
        let raw: Vec<Vec<Raw>> = (0..1 + rng.below(3)).map(|_| event(&mut rng, &rules).1).collect();
        let games: Vec<Vec<PlayedGame>> = raw.iter().map(|games| games.iter().map(Raw::played).collect()).collect();
        let players = entrants(&(1..=40).collect::<Vec<i64>>(), &[]);
        let events: Vec<SeriesEvent<'_>> = games.iter().map(|games| SeriesEvent { players: &players, games }).collect();
        let drawn: BTreeMap<i64, u32> =
            (1..=40).filter(|_| seed % 2 == 0).map(|id| (id, id as u32 * 37 % 101)).collect();
        let lots = drawn.iter().map(|(id, lot)| (RankedId(*id), LotNumber(*lot))).collect();
        let played =
            |id: i64, games: &[Raw]| games.iter().any(|game| game.stage == Stage::Prelim && game.players.contains(&id));
        // The first of the best.
        let best = |id: i64| {
            let of_event = |(at, games): (usize, &Vec<Raw>)| {
                played(id, games).then(|| (values(&rules, tied, games, &[Stage::Prelim], id), at))
            };
            let all = raw.iter().enumerate().filter_map(of_event);
            all.reduce(|best, one| if one.0 > best.0 { one } else { best })
        };
        let counts: BTreeMap<i64, (Vec<i64>, usize)> = (1..=40).filter_map(|id| Some((id, best(id)?))).collect();
        let ids: Vec<i64> = counts.keys().copied().collect();
        let ranks = ranks_of(&ids, |a, b| counts[&a].0.cmp(&counts[&b].0), &drawn, |_| 0);
        let rows = ranking(&events, &lots, &rules, tied);
        let found: BTreeMap<i64, (u32, usize)> =
            rows.iter().map(|row| (row.player.0, (row.rank.expect("a rank").0, row.event))).collect();
        let expect: BTreeMap<i64, (u32, usize)> = ids.iter().map(|id| (*id, (ranks[id], counts[id].1))).collect();
        assert_eq!(found, expect, "seed {seed}: {rules:?}");
    }
}
