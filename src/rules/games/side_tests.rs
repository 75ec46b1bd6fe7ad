//! Properties of the side games, with steps drawn from what each offers: a game taken back to its start is as it was, and
//! nothing comes out of nowhere. And the chances of battles, against all dice there are.

use std::fmt::Debug;

use crate::games::conquest::island::Conquest;
use crate::games::conquest::land::{Ground, HexAt};
use crate::games::conquest::odds::Battle;
use crate::games::conquest::step::{Building, ConquestOpening, ConquestStep, Good};
use crate::games::full_contact::field::FullContact;
use crate::games::full_contact::step::{Ball, FieldOpening, FieldStep, TeamOpening};
use crate::games::journal::{GameRules, Journal};
use crate::games::struggle::ledger::Struggle;
use crate::games::struggle::step::{BuildingCards, CardColumn, CardValues, EXPANSIONS, StruggleOpening, StruggleStep};
use crate::rng::Rng;

/// Plays games with steps that are offered, changed a little, and some taken back; then takes all of them back.
fn play<G: GameRules<Refusal: Debug> + Debug>(
    seed: u64,
    opening: &G::Opening,
    vary: impl Fn(&mut Rng, &mut G::Step),
    check: impl Fn(&G),
    kept: impl Fn(&G, &G::Step, &G),
) where
    G::Step: Clone + Debug,
{
    let mut rng = Rng::new(seed);
    let mut game = Journal::<G>::begin(opening).unwrap();
    let first = (*game).clone();
    for _ in 0..250 {
        let before = (*game).clone();
        let mut offers = game.offers();
        if offers.is_empty() || (game.standing() > 0 && rng.below(12) == 0) {
            game.undo().unwrap();
            continue;
        }
        let mut step = offers.swap_remove(rng.below(offers.len()));
        vary(&mut rng, &mut step);
        match game.step(&step) {
            Err(_) => assert_eq!(*game, before, "seed {seed}: {step:?} is refused and leaves traces"),
            Ok(()) => {
                check(&game);
                kept(&before, &step, &game);
                let after = (*game).clone();
                game.undo().unwrap();
                assert_eq!(*game, before, "seed {seed}: {step:?} is not taken back whole");
                game.step(&step).unwrap();
                assert_eq!(*game, after, "seed {seed}: {step:?} does something else the second time");
            }
        }
    }
    while game.standing() > 0 {
        game.undo().unwrap();
        check(&game);
    }
    assert_eq!(*game, first, "seed {seed}");
    assert!(game.undo().is_err());
}

#[test]
fn fields_keep_their_balls_cards_and_hoops() {
    let team = |name: &str, players, hoop| TeamOpening { name: name.to_owned(), players, hoop };
    let teams = vec![team("Red", 4, 1), team("Blue", 3, 2), team("Green", 4, 10)];
    for seed in 0..8 {
        let opening = FieldOpening { full: seed % 2 == 0, teams: teams.clone(), piles: None };
        play::<FullContact>(
            seed,
            &opening,
            |_, _| {},
            |game| {
                for ball in Ball::ALL {
                    let piles: i64 = game.piles.iter().filter(|pile| pile.ball == *ball).map(|pile| pile.balls).sum();
                    let hands: i64 = game.teams.iter().map(|team| team.now.balls[*ball as usize]).sum();
                    assert_eq!(piles + hands, 12);
                }
                let held: usize = game.teams.iter().map(|team| team.now.cards.len()).sum();
                assert!(held + usize::from(game.deck.iter().sum::<u8>()) <= 10);
                let all =
                    game.teams.iter().flat_map(|team| team.now.settlements.numbers().chain(team.now.cities.numbers()));
                let mut hoops: Vec<i64> = all.collect();
                hoops.sort_unstable();
                assert!(hoops.windows(2).all(|pair| pair[0] < pair[1]), "one building a hoop: {hoops:?}");
                assert!(
                    game.teams.iter().all(|team| team.now.knights <= team.players
                        && team.now.cities.numbers().any(|hoop| hoop == team.start))
                );
            },
            |before, step, after| {
                let cards = |game: &FullContact| {
                    let held: usize = game.teams.iter().map(|team| team.now.cards.len()).sum();
                    held + usize::from(game.deck.iter().sum::<u8>())
                };
                let played = usize::from(matches!(step, FieldStep::Play { .. }));
                assert_eq!(cards(after) + played, cards(before), "{step:?}");
            },
        );
    }
}

#[test]
fn ledgers_keep_their_cards() {
    let cards = BuildingCards { road: 6, settlement: 9, knight: 2, expansion: 2 };
    let values = CardValues { settlement: 0, road_b: 0, ..CardValues::default() };
    for seed in 0..8 {
        let players =
            ["Ada", "Bo", "Cy", "Dee"][..2 + seed as usize % 3].iter().map(|name| (*name).to_owned()).collect();
        let expansions = EXPANSIONS.map(str::to_owned).to_vec();
        let opening = StruggleOpening { players, cards, expansions, values };
        let vary = |rng: &mut Rng, step: &mut StruggleStep| {
            if let StruggleStep::Trade { count, .. } | StruggleStep::Draw(count) = step {
                *count = rng.below(4) as i64;
            }
        };
        play::<Struggle>(
            seed,
            &opening,
            vary,
            |game| {
                let sum = |of: &dyn Fn(usize) -> i64| (0..game.players.len()).map(of).sum::<i64>();
                let column = |column: CardColumn| sum(&|at| game.laid_out[at].columns[column as usize]);
                assert_eq!(game.left.road + column(CardColumn::Road), cards.road);
                assert_eq!(game.left.knight + column(CardColumn::Knight), cards.knight);
                let built = sum(&|at| game.laid_out[at].settlements + game.laid_out[at].cities);
                assert_eq!(game.left.settlement + built, cards.settlement);
                let expansions = sum(&|at| game.laid_out[at].expansions.len() as i64);
                assert_eq!(game.left.expansion + expansions, cards.expansion);
            },
            |_, _, _| {},
        );
    }
}

fn disc(radius: i64) -> Vec<(HexAt, Ground)> {
    let mut rng = Rng::new(radius as u64);
    let all = (-radius..=radius).flat_map(|q| (-radius..=radius).map(move |r| HexAt { r, q }));
    let near = all.filter(|at| (at.q + at.r).abs() <= radius);
    near.map(|at| (at, Ground::ALL[rng.below(Ground::ALL.len())])).collect()
}

#[test]
fn islands_keep_their_hexes_knights_and_walls() {
    for seed in 0..5 {
        let opening = ConquestOpening {
            players: ["Ada", "Bo", "Cy"].map(str::to_owned).to_vec(),
            land: disc(2),
            castle_knights: 2,
            gold: 30,
        };
        let vary = |rng: &mut Rng, step: &mut ConquestStep| match step {
            ConquestStep::Attack { dice, plunder, .. } => {
                *dice = [1 + rng.below(6) as i64, 1 + rng.below(3) as i64];
                *plunder = Good::ALL.get(rng.below(12)).copied();
            }
            ConquestStep::BreachWall { die, .. } | ConquestStep::BreachCastle { die, .. } => *die = 6,
            ConquestStep::Move { knights, .. } => *knights = 1 + rng.below(2) as i64,
            _ => {}
        };
        play::<Conquest>(
            seed,
            &opening,
            vary,
            |game| {
                let holds = |player| game.hexes.iter().flatten().filter(|hold| hold.by == player).count();
                assert!((0..3).all(|player| game.holds[player] == holds(player)));
                assert!(game.hexes.iter().flatten().all(|hold| hold.knights >= 0));
                assert!(game.hexes.iter().flatten().all(|hold| hold.knights > 0 || hold.building.is_some()));
                assert!(game.now.iter().all(|now| now.goods.iter().all(|count| *count >= 0)));
                for player in 0..3 {
                    let goods = game.production(player);
                    let of = |good: Good| {
                        game.yields(player).iter().filter(|of| of.good == good).map(|of| of.count).sum::<i64>()
                    };
                    assert!(
                        Good::ALL
                            .iter()
                            .filter(|good| **good != Good::Gold)
                            .all(|good| goods[*good as usize] == of(*good))
                    );
                    assert!(
                        game.yields(player).iter().all(|of| of.count > 0 && game.land.ground(of.hex) != Ground::Desert)
                    );
                }
                let walls = game.all_walls();
                assert!((0..3).all(|player| {
                    game.walls_of[player] == walls.iter().filter(|(_, _, owner)| *owner == player).count()
                }));
                for (one, two, owner) in walls {
                    let ways = [game.land.way(one, two), game.land.way(two, one)].map(Option::unwrap);
                    assert_eq!([game.walls[one][ways[0]], game.walls[two][ways[1]]], [Some(owner); 2]);
                }
            },
            |before, step, after| {
                let knights = |game: &Conquest| game.hexes.iter().flatten().map(|hold| hold.knights).sum::<i64>();
                if matches!(step, ConquestStep::Move { .. }) {
                    assert_eq!(knights(after), knights(before), "{step:?}");
                }
            },
        );
    }
}

/// Whether an attacker wins, told from the rule once more.
fn wins(battle: &Battle, attackers: i64, defenders: i64, dice: [i64; 2]) -> bool {
    let mut attack = dice[0];
    let mut defence = dice[1];
    if attackers > defenders {
        attack += 1;
    }
    if defenders > attackers {
        defence += 1;
    }
    match battle.building {
        Some(Building::Castle) if !battle.breached => defence += 3,
        Some(Building::City) if defenders == 0 => defence += 2,
        Some(Building::Settlement) if defenders == 0 => defence += 1,
        _ => {}
    }
    attack >= defence
}

/// Throws every die there is until the hex is taken or nobody attacks; gives in how many of the throws of so many battles
/// each number of knights is lost with the hex taken, and without.
fn all_throws(battle: &Battle, lost: i64, won: i64, left: u32, counts: &mut [[u128; 2]]) {
    let to_win = battle.defenders + i64::from(battle.building.is_some());
    if won == to_win || lost == battle.attackers {
        counts[lost as usize][usize::from(won == to_win)] += 36_u128.pow(left);
        return;
    }
    for throw in 0..36 {
        let dice = [throw / 6 + 1, throw % 6 + 1];
        let defenders = (battle.defenders - won).max(0);
        let is_won = wins(battle, battle.attackers - lost, defenders, dice);
        let [lost, won] = if is_won { [lost, won + 1] } else { [lost + 1, won] };
        all_throws(battle, lost, won, left - 1, counts);
    }
}

#[test]
fn chances_are_those_of_all_dice() {
    let mut looked_at = 0;
    let buildings = [None, Some(Building::Settlement), Some(Building::City), Some(Building::Castle)];
    for attackers in 1..=3 {
        for defenders in 0..=2 {
            for (building, breached) in
                buildings.map(|building| (building, false)).into_iter().chain([(Some(Building::Castle), true)])
            {
                let battle = Battle { attackers, defenders, building, breached };
                let battles = defenders + i64::from(building.is_some());
                if battles == 0 || attackers + battles > 5 {
                    continue;
                }
                let throws =
                    (0..36).filter(|throw| wins(&battle, attackers, defenders, [throw / 6 + 1, throw % 6 + 1]));
                assert_eq!(battle.throws_won() as usize, throws.count());
                let siege = battle.siege().unwrap();
                let longest = (attackers + battles) as u32;
                // The last battle is never fought: one side is through before it.
                let mut counts = vec![[0; 2]; attackers as usize + 1];
                all_throws(&battle, 0, 0, longest - 1, &mut counts);
                let of = 36_u128.pow(longest);
                let taken: u128 = counts.iter().map(|[_, taken]| taken * 36).sum();
                assert_eq!(siege.taken.fraction(), Some((taken, of)), "{battle:?}");
                let lost: Vec<_> = siege.lost.iter().map(|chance| chance.fraction()).collect();
                let expected: Vec<_> = counts.iter().map(|[kept, taken]| Some(((kept + taken) * 36, of))).collect();
                assert_eq!(lost, expected, "{battle:?}");
                let hundredths = (taken * 20_000 + of) / (2 * of);
                assert_eq!(u128::from(siege.taken.hundredths()), hundredths);
                looked_at += 1;
            }
        }
    }
    assert!(looked_at > 25, "{looked_at}");
}

#[test]
fn great_armies_have_chances_too() {
    let battle = Battle { attackers: 120, defenders: 80, building: Some(Building::Castle), breached: false };
    let siege = battle.siege().unwrap();
    let all: u32 = siege.lost.iter().map(|chance| chance.hundredths()).sum();
    assert!((9_900..=10_100).contains(&all), "{all}");
    assert!(siege.taken.hundredths() < 10_000);
    assert_eq!(Battle { attackers: 201, ..battle }.siege(), None);
    assert_eq!(Battle { attackers: i64::MAX, defenders: i64::MAX, ..battle }.siege(), None);
}
