//! The words of Conquest.

use crate::games::how::{HowItIsPlayed, decided, rule};
use crate::isolated;
use reeve_files::table::shown;
use reeve_rules::games::conquest::island::Conquest;
use reeve_rules::games::conquest::land::{EdgeAt, HexAt};
use reeve_rules::games::conquest::odds::{Battle, Siege};
use reeve_rules::games::conquest::refusal::Refusal;
use reeve_rules::games::conquest::step::{ConquestPhase, ConquestStep, Good, Goods};

fn hex(HexAt { q, r }: HexAt) -> String {
    format!("[{q},{r}]")
}

fn edge([one, two]: EdgeAt) -> String {
    format!("[{},{}]", hex(one), hex(two))
}

fn now(phase: ConquestPhase) -> String {
    match phase {
        ConquestPhase::Found => texts::conquest::refused_founding(),
        ConquestPhase::Produce => texts::conquest::refused_production_next(),
        ConquestPhase::Build | ConquestPhase::Move | ConquestPhase::Breach | ConquestPhase::Attack => {
            texts::conquest::refused_round_goes_on()
        }
    }
}

fn gone_on(phase: ConquestPhase) -> String {
    match phase {
        ConquestPhase::Found | ConquestPhase::Produce | ConquestPhase::Build => texts::conquest::refused_turn_gone_on(),
        ConquestPhase::Move => texts::conquest::refused_moved(),
        ConquestPhase::Breach => texts::conquest::refused_breach_tried(),
        ConquestPhase::Attack => texts::conquest::refused_attacked(),
    }
}

/// Why a line is refused, as a sentence.
pub(super) fn refusal(refusal: &Refusal) -> String {
    use texts::conquest;
    let named = |player: &str| isolated(&shown(player));
    match refusal {
        Refusal::LandSize { found, least, most } => conquest::refused_land_size(*found, least, most),
        Refusal::TooFar(at) => conquest::refused_too_far(hex(*at)),
        Refusal::LandTwice(at) => conquest::refused_land_twice(hex(*at)),
        Refusal::LandInParts => conquest::refused_land_in_parts(),
        Refusal::Number { found, least, most } => conquest::refused_number(found, least, most),
        Refusal::NotNow(phase) => now(*phase),
        Refusal::FoundsNow(player) => conquest::refused_founds_now(named(player)),
        Refusal::NoLand(at) => conquest::refused_no_land(hex(*at)),
        Refusal::NoCoast(at) => conquest::refused_no_coast(hex(*at)),
        Refusal::Held { hex: at, by } => conquest::refused_held(hex(*at), named(by)),
        Refusal::BesideAnother { hex: at, other } => conquest::refused_beside_another(hex(*at), named(other)),
        Refusal::NoRoom { wanted } => conquest::refused_no_room(*wanted),
        Refusal::IsOut => conquest::refused_is_out(),
        Refusal::TurnGoneOn(phase) => gone_on(*phase),
        Refusal::NotPaidWith { paid, wanted: [one, two] } => {
            conquest::refused_not_paid_with(good(*one), good(*two), good(*paid))
        }
        Refusal::TooLittle { player, good, has: 0 } => conquest::refused_has_no_good(good.code(), named(player)),
        Refusal::TooLittle { player, good, has } => {
            conquest::refused_has_only(named(player), conquest::goods(good.code(), *has))
        }
        Refusal::BelowNothing => conquest::refused_below_nothing(),
        Refusal::NotSettled(at) => conquest::refused_not_settled(hex(*at)),
        Refusal::NotHeldBeside(at) => conquest::refused_not_held_beside(edge(*at)),
        Refusal::NoEdge(at) => conquest::refused_no_edge(edge(*at)),
        Refusal::Shore(at) => conquest::refused_shore(edge(*at)),
        Refusal::WallThere(at) => conquest::refused_wall_there(edge(*at)),
        Refusal::NoOwnWall(at) => conquest::refused_no_own_wall(edge(*at)),
        Refusal::RebuiltAlready => conquest::refused_rebuilt_already(),
        Refusal::SameEdge(at) => conquest::refused_same_edge(edge(*at)),
        Refusal::BuildingThere(at) => conquest::refused_building_there(hex(*at)),
        Refusal::OutOfReach(at) => conquest::refused_out_of_reach(hex(*at)),
        Refusal::Improves { hex: at, needs } => conquest::refused_improves(needs.code(), hex(*at)),
        Refusal::BankGivesNoGold => conquest::refused_bank_gives_no_gold(),
        Refusal::BankSame(good) => conquest::refused_bank_same(good.code()),
        Refusal::LessThanOne => conquest::refused_less_than_one(),
        Refusal::NoSuchPlayer(name) => conquest::refused_no_such_player(named(name)),
        Refusal::GivesNothing(player) => conquest::refused_gives_nothing(named(player)),
        Refusal::NobodyMoves => conquest::refused_nobody_moves(),
        Refusal::SameHex(at) => conquest::refused_same_hex(hex(*at)),
        Refusal::TooFewKnights { hex: at, has } => conquest::refused_too_few_knights(*has, hex(*at)),
        Refusal::NoWay { from, to } => conquest::refused_no_way(hex(*from), hex(*to)),
        Refusal::TriedAlready => conquest::refused_tried_already(),
        Refusal::NoDie(die) => conquest::refused_no_die(die),
        Refusal::NoWallThere(at) => conquest::refused_no_wall_there(edge(*at)),
        Refusal::NoKnightBeside(at) => conquest::refused_no_knight_beside(hex(*at)),
        Refusal::NoCastle(at) => conquest::refused_no_castle(hex(*at)),
        Refusal::NotOpened(at) => conquest::refused_not_opened(hex(*at)),
        Refusal::NamedTwice(at) => conquest::refused_named_twice(hex(*at)),
        Refusal::NobodyOccupies => conquest::refused_nobody_occupies(),
        Refusal::TooEarly { turn, from } => conquest::refused_too_early(turn, from),
        Refusal::NotBeside { from, to } => conquest::refused_not_beside(hex(*from), hex(*to)),
        Refusal::NoOpponent(at) => conquest::refused_no_opponent(hex(*at)),
        Refusal::PlunderNeedless => conquest::refused_plunder_needless(),
        Refusal::PlunderMissing(goods) => {
            let has = Good::ALL.iter().filter(|good| goods[**good as usize] > 0).map(|kind| good(*kind));
            conquest::refused_plunder_missing(has.collect::<Vec<_>>().join(", "))
        }
    }
}

/// A hex on the page: `0,1`, as it stands in the picture.
pub fn place(HexAt { q, r }: HexAt) -> String {
    format!("{q},{r}")
}

/// A resource, or gold.
pub fn good(good: Good) -> String {
    texts::conquest::good(good.code())
}

/// Whose turn it is, or what comes next, as a heading.
pub fn head(game: &Conquest, own: Option<usize>) -> String {
    let turn = &game.turn;
    if let Some(winner) = turn.winner.and_then(|winner| game.players.get(winner)) {
        return texts::games::has_won(isolated(winner));
    }
    let name = turn.player.and_then(|player| game.players.get(player)).map(|name| isolated(name)).unwrap_or_default();
    match turn.phase {
        ConquestPhase::Produce => texts::conquest::production_next(),
        ConquestPhase::Found if own == turn.player => texts::conquest::found_yours(),
        ConquestPhase::Found => texts::conquest::founds(name),
        _ if own == turn.player => texts::games::your_turn(),
        _ => texts::games::turn_of(name),
    }
}

/// What is on a hex, in a sentence.
pub fn what_is_there(game: &Conquest, at: usize) -> String {
    let (here, land) = (place(game.land.at(at)), texts::conquest::land(game.land.ground(at).code()));
    let Some(hold) = game.hexes.get(at).copied().flatten() else { return texts::conquest::hex_free(here, land) };
    let name = game.players.get(hold.by).map(|name| isolated(name)).unwrap_or_default();
    let stands = hold.building.map(|kind| match hold.breached {
        true => texts::conquest::has_breached(kind.code()),
        false => texts::conquest::has_building(kind.code()),
    });
    let army = (hold.knights > 0).then(|| match hold.moved {
        moved if moved > 0 => texts::conquest::has_moved(hold.knights, moved),
        _ => texts::conquest::knights(hold.knights),
    });
    let has: Vec<String> = stands.into_iter().chain(army).collect();
    texts::conquest::hex_held(here, land, name, texts::list(&has))
}

/// A hex by what it gives: `wool hex 0,1`.
fn named(game: &Conquest, at: HexAt) -> String {
    let land = game.land.find(at).map_or("none", |hex| game.land.ground(hex).code());
    texts::conquest::hex_named(land, place(at))
}

/// On which side of a hex another one lies, as the picture shows it; `none` where they are no neighbours.
fn side(from: HexAt, to: HexAt) -> &'static str {
    match (to.q - from.q, to.r - from.r) {
        (1, 0) => "east",
        (1, -1) => "north-east",
        (0, -1) => "north-west",
        (-1, 0) => "west",
        (-1, 1) => "south-west",
        (0, 1) => "south-east",
        _ => "none",
    }
}

/// A neighbour by its side: `the north-east (wool hex 1,-1)`.
pub fn side_of(game: &Conquest, from: HexAt, to: HexAt) -> String {
    texts::conquest::side(side(from, to), named(game, to))
}

/// Where knights go: `to the north-east: wool hex 1,-1`.
pub fn way_to(game: &Conquest, from: HexAt, to: HexAt) -> String {
    texts::conquest::way_to(side(from, to), named(game, to))
}

/// From where knights come, and how many can.
pub fn way_from(game: &Conquest, here: HexAt, from: HexAt, free: i64) -> String {
    texts::conquest::way_from(side(here, from), named(game, from), texts::conquest::knights(free))
}

/// What is read out of a hex of the picture.
pub fn hex_read_out(game: &Conquest, at: usize, is_open: bool) -> String {
    let there = what_is_there(game, at);
    match (is_open, game.turn.phase) {
        (false, _) => there,
        (true, ConquestPhase::Found) => format!("{there} {}", texts::conquest::may_be_founded()),
        (true, _) => format!("{there} {}", texts::conquest::knights_can_go()),
    }
}

/// The button that builds a wall.
pub fn wall(game: &Conquest, [at, towards]: EdgeAt, pay: Good) -> String {
    texts::conquest::buy_wall(pay.code(), side_of(game, at, towards))
}

/// The button that moves a wall.
pub fn rebuild(game: &Conquest, [one, two]: EdgeAt, [at, towards]: EdgeAt) -> String {
    texts::conquest::move_wall(place(one), place(two), side_of(game, at, towards))
}

/// The button that tries to breach a wall.
pub fn breach_wall(game: &Conquest, [at, towards]: EdgeAt) -> String {
    texts::conquest::breach_wall(side_of(game, at, towards))
}

/// What came of a step that dice decided, for whoever looks: `Lost: 1 against 6. You lose a knight.`
pub fn outcome(game: &Conquest, step: &ConquestStep, own: Option<&str>) -> Option<String> {
    use texts::conquest;
    match step {
        ConquestStep::BreachWall { die, .. } if *die == 6 => Some(conquest::wall_breached()),
        ConquestStep::BreachWall { die, .. } => Some(conquest::wall_stands(die)),
        ConquestStep::BreachCastle { die, .. } if *die == 6 => Some(conquest::castle_breached()),
        ConquestStep::BreachCastle { die, .. } => Some(conquest::castle_stands(die)),
        ConquestStep::Attack { from, to, dice, .. } => {
            let attacker = game.turn.player?;
            let defender = game.hexes.get(game.land.find(*to)?).copied().flatten()?;
            let battle = Battle::new(game.knights_of(attacker, game.land.find(*from)?), &defender);
            let [more, against] = battle.added();
            let [threw, thrown] = [dice[0] + more, dice[1] + against];
            let (attacks, defends) = (game.players.get(attacker)?, game.players.get(defender.by)?);
            let is_own = own == Some(attacks.as_str());
            let loses = |name: &str| match own == Some(name) {
                true => conquest::you_lose_knight(),
                false => conquest::name_loses_knight(isolated(name)),
            };
            let end = match (battle.is_won(*dice), battle.building.filter(|_| battle.defenders == 0)) {
                (false, _) => loses(attacks),
                (true, None) => loses(defends),
                (true, Some(kind)) if is_own => conquest::you_take(kind.code()),
                (true, Some(kind)) => conquest::name_takes(kind.code(), isolated(attacks)),
            };
            let head = match (is_own, battle.is_won(*dice)) {
                (true, true) => conquest::you_won(threw, thrown),
                (true, false) => conquest::you_lost(threw, thrown),
                (false, true) => conquest::name_won(isolated(attacks), threw, thrown),
                (false, false) => conquest::name_lost(isolated(attacks), threw, thrown),
            };
            Some(format!("{head} {end}"))
        }
        _ => None,
    }
}

/// An attack, as a heading.
pub fn attack(from: HexAt, to: HexAt, defender: &str, battle: &Battle) -> String {
    let (from, name, to) = (place(from), isolated(defender), place(to));
    match (battle.building, battle.defenders) {
        (Some(kind), 0) => texts::conquest::attack_building(battle.attackers, from, kind.code(), name, to),
        (Some(kind), count) => texts::conquest::attack_both(battle.attackers, from, count, kind.code(), name, to),
        (None, count) => texts::conquest::attack_knights(battle.attackers, from, count, name, to),
    }
}

/// How the next battle stands.
pub fn next_battle(battle: &Battle) -> String {
    let [attacker, defender] = battle.added();
    texts::conquest::next_battle(battle.throws_won(), attacker, defender)
}

/// A chance in hundredths of a percent: `45.68%`.
fn percent(hundredths: u32) -> String {
    format!("{}.{:02}%", hundredths / 100, hundredths % 100)
}

/// The chances of fighting on to the end.
pub fn odds(siege: &Siege) -> Vec<(String, String)> {
    let lost = siege.lost.iter().enumerate();
    let lost = lost.map(|(count, chance)| (texts::conquest::odds_lose(count), percent(chance.hundredths())));
    std::iter::once((texts::conquest::odds_take(), percent(siege.taken.hundredths()))).chain(lost).collect()
}

fn goods_listed(goods: &Goods) -> String {
    let some = Good::ALL.iter().filter(|kind| goods[**kind as usize] > 0);
    let each = some.map(|kind| texts::conquest::goods(kind.code(), goods[*kind as usize]));
    texts::list(&each.collect::<Vec<_>>())
}

/// What the production of a game as it stands gives to whom: those who are not out, in the order of their turns.
pub fn production(game: &Conquest) -> Vec<(String, String)> {
    let each = (0..game.players.len()).filter(|player| !game.is_out(*player));
    each.map(|player| {
        let name = game.players.get(player).cloned().unwrap_or_default();
        (name, goods_listed(&game.production(player)))
    })
    .collect()
}

/// What stands over the production of a round: what it will bring, or what it has brought.
pub fn production_of(round: i64, comes: bool) -> String {
    if comes { texts::conquest::production_comes(round) } else { texts::conquest::production_came(round) }
}

/// What a step did, in the game as it was before.
pub fn told(game: &Conquest, step: &ConquestStep) -> String {
    use texts::conquest;
    let who = game.turn.player.and_then(|at| game.players.get(at)).map(|name| isolated(name)).unwrap_or_default();
    let breach = |die: i64| if die == 6 { "breached" } else { "stands" };
    match step {
        ConquestStep::Found { by, hex: at } => conquest::told_found(isolated(by), place(*at)),
        ConquestStep::Produce => {
            let got = production(game).into_iter().map(|(name, goods)| conquest::told_gets(isolated(&name), goods));
            conquest::told_production(got.collect::<Vec<_>>().join("; "))
        }
        ConquestStep::Knight { hex: at, pay } => conquest::told_knight(pay.code(), who, place(*at)),
        ConquestStep::Wall { edge: [one, two], pay } => conquest::told_wall(pay.code(), who, place(*one), place(*two)),
        ConquestStep::Rebuild { from, to } => {
            conquest::told_rebuild(who, place(from[0]), place(from[1]), place(to[0]), place(to[1]))
        }
        ConquestStep::Build { building: kind, hex: at } => conquest::told_build(kind.code(), who, place(*at)),
        ConquestStep::Bank { gives, takes, count } => {
            let paid = if *gives == Good::Gold { *count } else { count.saturating_mul(4) };
            conquest::told_bank(who, conquest::goods(gives.code(), paid), conquest::goods(takes.code(), *count))
        }
        ConquestStep::Trade { with, gives, takes } => {
            conquest::told_trade(who, isolated(with), goods_listed(gives), goods_listed(takes))
        }
        ConquestStep::Move { from, to, knights } => conquest::told_move(*knights, who, place(*from), place(*to)),
        ConquestStep::BreachWall { edge: [one, two], die } => {
            conquest::told_breach_wall(breach(*die), who, die, place(*one), place(*two))
        }
        ConquestStep::BreachCastle { hex: at, die } => conquest::told_breach_castle(breach(*die), who, die, place(*at)),
        ConquestStep::Occupy { hex: at, from } => {
            let all: i64 = from.iter().map(|(_, count)| count).sum();
            conquest::told_occupy(all, who, place(*at))
        }
        ConquestStep::Attack { from, to, dice: [attacker, defender], plunder } => {
            let won = game.land.find(*from).zip(game.land.find(*to)).and_then(|(from, to)| {
                let holding = game.hexes.get(to).copied().flatten()?;
                let battle = Battle::new(game.knights_of(game.turn.player?, from), &holding);
                Some(battle.is_won([*attacker, *defender]))
            });
            let (from, to) = (place(*from), place(*to));
            match (won, plunder) {
                (Some(true), Some(good)) => conquest::told_plunder(who, to, from, attacker, defender, good.code()),
                (Some(true), None) => conquest::told_attack("won", who, to, from, attacker, defender),
                _ => conquest::told_attack("lost", who, to, from, attacker, defender),
            }
        }
        ConquestStep::End => conquest::told_end(who),
    }
}

/// How it is played here.
pub(super) const HOW: &[HowItIsPlayed] = &[
    HowItIsPlayed {
        heading: texts::conquest::how_setting_up,
        lines: &[
            decided("C1", texts::conquest::rule_c1_decided),
            decided("C2", texts::conquest::rule_c2_decided),
            rule("C5", texts::conquest::rule_c5),
            decided("C5", texts::conquest::rule_c5_decided),
            rule("C3", texts::conquest::rule_c3),
            rule("C4", texts::conquest::rule_c4),
            decided("C4", texts::conquest::rule_c4_decided),
        ],
    },
    HowItIsPlayed {
        heading: texts::conquest::how_production,
        lines: &[
            rule("C6", texts::conquest::rule_c6),
            decided("C6", texts::conquest::rule_c6_decided),
            decided("C6", texts::conquest::rule_c6_decided_2),
            decided("C6", texts::conquest::rule_c6_decided_3),
            rule("C6", texts::conquest::rule_c6_2),
            decided("C6", texts::conquest::rule_c6_decided_4),
        ],
    },
    HowItIsPlayed {
        heading: texts::conquest::how_a_turn_build_and_trade,
        lines: &[
            rule("C7", texts::conquest::rule_c7),
            decided("C7", texts::conquest::rule_c7_decided),
            rule("C8", texts::conquest::rule_c8),
            decided("C8", texts::conquest::rule_c8_decided),
            rule("C9", texts::conquest::rule_c9),
            rule("C10", texts::conquest::rule_c10),
            decided("C10", texts::conquest::rule_c10_decided),
            rule("C11", texts::conquest::rule_c11),
            decided("C11", texts::conquest::rule_c11_decided),
            rule("C11", texts::conquest::rule_c11_2),
            rule("C12", texts::conquest::rule_c12),
            decided("C12", texts::conquest::rule_c12_decided),
            decided("C13", texts::conquest::rule_c13_decided),
        ],
    },
    HowItIsPlayed {
        heading: texts::conquest::how_a_turn_move_and_fight,
        lines: &[
            rule("C14", texts::conquest::rule_c14),
            decided("C14", texts::conquest::rule_c14_decided),
            rule("C15", texts::conquest::rule_c15),
            decided("C15", texts::conquest::rule_c15_decided),
            decided("C15", texts::conquest::rule_c15_decided_2),
            rule("C17", texts::conquest::rule_c17),
            decided("C17", texts::conquest::rule_c17_decided),
            rule("C18", texts::conquest::rule_c18),
            decided("C18", texts::conquest::rule_c18_decided),
            rule("C16", texts::conquest::rule_c16),
            decided("C16", texts::conquest::rule_c16_decided),
            decided("", texts::conquest::rule_any_decided),
        ],
    },
    HowItIsPlayed {
        heading: texts::conquest::how_fortresses_and_bonus_cards,
        lines: &[
            rule("C19", texts::conquest::rule_c19),
            decided("C19", texts::conquest::rule_c19_decided),
            rule("C20", texts::conquest::rule_c20),
            rule("C20", texts::conquest::rule_c20_2),
            decided("C20", texts::conquest::rule_c20_decided),
        ],
    },
    HowItIsPlayed {
        heading: texts::conquest::how_who_wins,
        lines: &[
            decided("C21", texts::conquest::rule_c21_decided),
            rule("C22", texts::conquest::rule_c22),
            decided("C22", texts::conquest::rule_c22_decided),
            rule("E3", texts::conquest::rule_e3),
        ],
    },
];
