//! What is called certain, against every way in which small series can end.

use super::*;
use crate::games::SystemCode;
use crate::rng::Rng;
use crate::rule_set::random_set;
use crate::series::{SeriesEvent, played, ranking};
use crate::sheets::score::Vp;
use crate::standings::{Entrant, GameSeat, GameTally, Lots, PlayedGame, Status};
use crate::tournament::settings::TiedPlaces;
use crate::tournament::vocabulary::Stage;

/// A game of three, and who of them wins; the others have these VP.
fn game(round: u32, table: u32, players: [i64; 3], winner: usize, others: [i64; 2]) -> PlayedGame {
    let mut others = others.into_iter();
    let mut vp = |at: usize| if at == winner { 10 } else { others.next().unwrap_or_default() };
    let mut seat = |at: usize| GameSeat {
        player: RankedId(players[at]),
        vp: Vp::new(vp(at), SystemCode::Base.system()).unwrap(),
        winner: at == winner,
    };
    PlayedGame { stage: Stage::Prelim, round, table, seats: vec![seat(0), seat(1), seat(2)] }
}

/// Every way in which the game of a table can go that this test knows, one of them that it is not played.
fn outcomes(round: u32, table: u32, players: [i64; 3]) -> Vec<Option<PlayedGame>> {
    let ways = (0..3).flat_map(|winner| [[2, 2], [2, 9], [9, 2], [9, 9]].map(|others| (winner, others)));
    let games = ways.map(|(winner, others)| Some(game(round, table, players, winner, others)));
    games.chain([None]).collect()
}

fn drawn(rng: &mut Rng, round: u32, table: u32, players: [i64; 3]) -> PlayedGame {
    let vp = |rng: &mut Rng| 2 + rng.below(8) as i64;
    let (winner, others) = (rng.below(3), [vp(rng), vp(rng)]);
    game(round, table, players, winner, others)
}

fn entrants(people: &[i64]) -> Vec<Entrant> {
    let entrant = |&id: &i64| Entrant { id: RankedId(id), name: format!("P{id}"), status: Status::Active };
    people.iter().map(entrant).collect()
}

/// The ranking of events, each of its players and games.
fn rows(events: &[(Vec<i64>, Vec<PlayedGame>)], rules: &RuleSet) -> Vec<SeriesRow> {
    let players: Vec<Vec<Entrant>> = events.iter().map(|(people, _)| entrants(people)).collect();
    let with = events.iter().zip(&players);
    let events: Vec<SeriesEvent<'_>> = with.map(|((_, games), players)| SeriesEvent { players, games }).collect();
    ranking(&events, &Lots::new(), rules, TiedPlaces::default())
}

/// Holds what was said against how it ended.
fn check(said: &[(RankedId, SeriesProspect)], end: &[SeriesRow], places: FinalPlaces, (rules, seed): (&RuleSet, u64)) {
    for (player, prospect) in said {
        let own = end.iter().find(|row| row.player == *player).expect("nobody leaves the ranking").tally.key(rules);
        let others = || end.iter().filter(|row| row.player != *player).map(|row| row.tally.key(rules));
        match prospect {
            SeriesProspect::In => {
                assert!(others().filter(|key| *key >= own).count() < places.least, "seed {seed}: {player:?} is in");
            }
            SeriesProspect::Out => {
                assert!(others().filter(|key| *key > own).count() >= places.most, "seed {seed}: {player:?} is out");
            }
            SeriesProspect::Open => {}
        }
    }
}

fn said(
    rows: &[SeriesRow],
    open: &[OpenEvent],
    places: FinalPlaces,
    rules: &RuleSet,
) -> Vec<(RankedId, SeriesProspect)> {
    let found = rows.iter().zip(prospects(rows, open, places, rules));
    found.map(|(row, prospect)| (row.player, prospect.expect("a rank"))).collect()
}

fn count(said: &[(RankedId, SeriesProspect)], wanted: SeriesProspect) -> usize {
    said.iter().filter(|(_, prospect)| *prospect == wanted).count()
}

/// How many were said to be in and out while an event is played, none of it wrong however it ends.
fn while_an_event_is_played(seeds: std::ops::Range<u64>, rules: impl Fn(u64) -> RuleSet) -> (usize, usize) {
    let places = FinalPlaces { least: 3, most: 3 };
    let (mut sure_in, mut sure_out) = (0, 0);
    for seed in seeds {
        let mut rng = Rng::new(seed);
        let rules = &rules(seed);
        // Event 1 is over; in event 2 some of the same and others play, with one round to come.
        let first: Vec<PlayedGame> = (1..=3).map(|round| drawn(&mut rng, round, 1, [1, 2, 3])).collect();
        let played_so_far = 1 + rng.below(2) as u32;
        let mut people = [1, 2, 4, 5, 6, 7];
        rng.shuffle(&mut people);
        let tables = [[people[0], people[1], people[2]], [people[3], people[4], people[5]]];
        let so_far = (1..=played_so_far).flat_map(|round| [(round, 1), (round, 2)]);
        let so_far: Vec<PlayedGame> =
            so_far.map(|(round, table)| drawn(&mut rng, round, table, tables[table as usize - 1])).collect();
        let now = rows(&[(vec![1, 2, 3], first.clone()), (people.to_vec(), so_far.clone())], rules);
        let players = entrants(&people);
        let tallies: BTreeMap<RankedId, GameTally> =
            played(&SeriesEvent { players: &players, games: &so_far }, rules, TiedPlaces::default())
                .into_iter()
                .map(|(entrant, tally)| (entrant.id, tally))
                .collect();
        let open = OpenEvent {
            players: tallies.into_iter().map(|(id, tally)| (id, OpenPlayer { tally, games: 1 })).collect(),
            others: Some(0),
            games: 0,
            wins: Some(2),
        };
        let said = said(&now, &[open], places, rules);
        (sure_in, sure_out) =
            (sure_in + count(&said, SeriesProspect::In), sure_out + count(&said, SeriesProspect::Out));
        for one in outcomes(9, 1, tables[0]) {
            for other in outcomes(9, 2, tables[1]) {
                let mut games = so_far.clone();
                games.extend(one.clone().into_iter().chain(other));
                let end = rows(&[(vec![1, 2, 3], first.clone()), (people.to_vec(), games)], rules);
                check(&said, &end, places, (rules, seed));
            }
        }
    }
    (sure_in, sure_out)
}

#[test]
fn what_is_certain_while_an_event_is_played_holds_however_it_ends() {
    let (sure_in, sure_out) = while_an_event_is_played(0..60, |_| RuleSet::default());
    assert!(sure_in > 20 && sure_out > 20, "something is certain: {sure_in} in, {sure_out} out");
}

#[test]
fn what_is_certain_while_an_event_is_played_holds_by_any_set() {
    let (sure_in, sure_out) = while_an_event_is_played(100..200, |seed| random_set(&mut Rng::new(seed)));
    assert!(sure_in > 5 && sure_out > 5, "something is certain: {sure_in} in, {sure_out} out");
}

#[test]
fn what_is_certain_before_an_event_holds_whoever_comes_to_it() {
    let places = FinalPlaces { least: 3, most: 3 };
    let (mut sure_in, mut sure_out) = (0, 0);
    for seed in 0..40 {
        let mut rng = Rng::new(seed);
        let people = [1, 2, 3, 4, 5, 6];
        let rounds = (1..=3).flat_map(|round| [(round, 1, [1, 2, 3]), (round, 2, [4, 5, 6])]);
        let first: Vec<PlayedGame> =
            rounds.map(|(round, table, players)| drawn(&mut rng, round, table, players)).collect();
        let rules = &RuleSet::default();
        let now = rows(&[(people.to_vec(), first.clone())], rules);
        // One game of three people is to come, any of the known or others.
        let open = OpenEvent { players: BTreeMap::new(), others: Some(3), games: 1, wins: Some(1) };
        let said = said(&now, &[open], places, rules);
        (sure_in, sure_out) =
            (sure_in + count(&said, SeriesProspect::In), sure_out + count(&said, SeriesProspect::Out));
        let all = [1, 2, 3, 4, 5, 6, 101, 102, 103];
        for a in 0..all.len() {
            for b in a + 1..all.len() {
                for c in b + 1..all.len() {
                    let came = [all[a], all[b], all[c]];
                    for end in outcomes(1, 1, came) {
                        let second = (came.to_vec(), end.into_iter().collect());
                        let end = rows(&[(people.to_vec(), first.clone()), second], rules);
                        check(&said, &end, places, (rules, seed));
                    }
                }
            }
        }
    }
    assert!(sure_in > 20 && sure_out > 20, "something is certain: {sure_in} in, {sure_out} out");
}

#[test]
fn nothing_is_certain_while_anybody_may_still_come_but_what_the_limits_say() {
    let people: Vec<i64> = (1..=6).collect();
    let rounds = (1..=3).flat_map(|round| [game(round, 1, [1, 2, 3], 0, [9, 2]), game(round, 2, [4, 5, 6], 0, [3, 2])]);
    let rules = &RuleSet::default();
    let now = rows(&[(people, rounds.collect())], rules);
    let of = |others: Option<usize>, wins: Option<u32>, least: usize| {
        let open = OpenEvent { players: BTreeMap::new(), others, games: 3, wins };
        let found = prospects(&now, &[open], FinalPlaces { least, most: 16 }, rules);
        found.into_iter().map(Option::unwrap).collect::<Vec<_>>()
    };
    assert!(of(None, None, 16).iter().all(|one| *one == SeriesProspect::Open));
    // Twelve people at four tables: four of them at most win all their games, and two have done so already.
    assert_eq!(of(Some(12), Some(12), 6)[..3], [SeriesProspect::In, SeriesProspect::In, SeriesProspect::Open]);
    assert_eq!(of(Some(12), Some(12), 5)[..2], [SeriesProspect::In, SeriesProspect::Open]);
    assert_eq!(of(Some(12), Some(12), 4)[0], SeriesProspect::Open);
    // Nobody comes any more.
    assert_eq!(of(Some(0), Some(0), 4)[3], SeriesProspect::In);
}

#[test]
fn how_many_places_there_are_at_least_and_at_most() {
    let of = |attendance, most| (FinalPlaces::of(attendance, most).least, FinalPlaces::of(attendance, most).most);
    assert_eq!(of(11, Some(11)), (0, 4));
    assert_eq!(of(12, Some(15)), (4, 4));
    assert_eq!(of(12, Some(16)), (4, 16));
    assert_eq!(of(28, Some(28)), (4, 16), "the organizer may skip the semi-finals");
    assert_eq!(of(29, Some(40)), (16, 16));
    assert_eq!(of(12, None), (4, 16));
}
