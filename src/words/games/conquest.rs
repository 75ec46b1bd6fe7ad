//! The words of Conquest.

use crate::games::how::{HowItIsPlayed, decided, rule};
use crate::{isolated, list};
use reeve_files::table::shown;
use reeve_rules::games::conquest::island::Conquest;
use reeve_rules::games::conquest::land::{EdgeAt, Ground, HexAt};
use reeve_rules::games::conquest::odds::{Battle, Siege};
use reeve_rules::games::conquest::refusal::Refusal;
use reeve_rules::games::conquest::step::{Building, ConquestPhase, ConquestStep, Good, Goods};

fn hex(HexAt { q, r }: HexAt) -> String {
    format!("[{q},{r}]")
}

fn edge([one, two]: EdgeAt) -> String {
    format!("[{},{}]", hex(one), hex(two))
}

fn now(phase: ConquestPhase) -> &'static str {
    match phase {
        ConquestPhase::Found => "everybody founds a first settlement now",
        ConquestPhase::Produce => "the next step is the production",
        ConquestPhase::Build | ConquestPhase::Move | ConquestPhase::Breach | ConquestPhase::Attack => {
            "the round of turns goes on"
        }
    }
}

fn gone_on(phase: ConquestPhase) -> &'static str {
    match phase {
        ConquestPhase::Found | ConquestPhase::Produce | ConquestPhase::Build => "the turn has gone on",
        ConquestPhase::Move => "knights have moved in this turn; building and trading are over",
        ConquestPhase::Breach => "a breach was tried in this turn; building and moving are over",
        ConquestPhase::Attack => "there was an attack in this turn; all before it is over",
    }
}

fn building(kind: Building) -> &'static str {
    match kind {
        Building::Settlement => "a settlement",
        Building::City => "a city",
        Building::Castle => "a castle",
    }
}

/// Why a line is refused.
pub(super) fn refusal(refusal: &Refusal) -> String {
    match refusal {
        Refusal::LandSize { found, least, most } => format!("the land has {found} hexes; it takes {least} to {most}"),
        Refusal::TooFar(at) => format!("{} is beyond any board", hex(*at)),
        Refusal::LandTwice(at) => format!("{} is land twice", hex(*at)),
        Refusal::LandInParts => "the land does not hang together".to_owned(),
        Refusal::Number { found, least, most } => format!("{found} is not from {least} to {most}"),
        Refusal::NotNow(phase) => now(*phase).to_owned(),
        Refusal::FoundsNow(player) => format!("it is {} who founds now", isolated(&shown(player))),
        Refusal::NoLand(at) => format!("{} is no land", hex(*at)),
        Refusal::NoCoast(at) => format!("{} is not beside the sea", hex(*at)),
        Refusal::Held { hex: at, by } => format!("{} is held by {}", hex(*at), isolated(&shown(by))),
        Refusal::BesideAnother { hex: at, other } => {
            format!("{} is beside a settlement of {}", hex(*at), isolated(&shown(other)))
        }
        Refusal::NoRoom { wanted } => format!(
            "too little coast is left: {} still to found, each beside no other settlement",
            if *wanted == 1 { "1 player is".to_owned() } else { format!("{wanted} players are") }
        ),
        Refusal::IsOut => "the player holds no hex and is out; the turn can only end".to_owned(),
        Refusal::TurnGoneOn(phase) => gone_on(*phase).to_owned(),
        Refusal::NotPaidWith { paid, wanted: [one, two] } => {
            format!("this is paid with {one} or {two}, not with {paid}")
        }
        Refusal::TooLittle { player, good, has: 0 } => format!("{} has no {good}", isolated(&shown(player))),
        Refusal::TooLittle { player, good, has } => format!("{} has only {has} {good}", isolated(&shown(player))),
        Refusal::BelowNothing => "nobody gives or takes less than nothing".to_owned(),
        Refusal::NotSettled(at) => format!("the player has no building on {}", hex(*at)),
        Refusal::NotHeldBeside(at) => format!("the player holds no hex at {}", edge(*at)),
        Refusal::NoEdge(at) => format!("{} is no edge between land hexes", edge(*at)),
        Refusal::Shore(at) => format!("{} is a coast, and coasts take no walls", edge(*at)),
        Refusal::WallThere(at) => format!("{} has a wall", edge(*at)),
        Refusal::NoOwnWall(at) => format!("{} has no wall of the player's", edge(*at)),
        Refusal::RebuiltAlready => "a wall was rebuilt in this turn already".to_owned(),
        Refusal::SameEdge(at) => format!("the wall at {} goes elsewhere or stays", edge(*at)),
        Refusal::BuildingThere(at) => format!("{} has a building", hex(*at)),
        Refusal::OutOfReach(at) => {
            format!("the player has no knight on {} and has settled no hex beside it", hex(*at))
        }
        Refusal::Improves { hex: at, needs } => {
            format!("{} needs {} of the player's first", hex(*at), building(*needs))
        }
        Refusal::BankGivesNoGold => "the bank gives no gold".to_owned(),
        Refusal::BankSame(good) => format!("the bank does not trade {good} for {good}"),
        Refusal::LessThanOne => "it takes at least one".to_owned(),
        Refusal::NoSuchPlayer(name) => format!("no other player in the game is called {}", isolated(&shown(name))),
        Refusal::GivesNothing(player) => {
            format!("{} gives nothing; in a trade each side gives something", isolated(&shown(player)))
        }
        Refusal::NobodyMoves => "it takes at least one knight to move".to_owned(),
        Refusal::SameHex(at) => format!("the knights are on {} already", hex(*at)),
        Refusal::TooFewKnights { hex: at, has } => format!("the player has {has} knights on {} for this", hex(*at)),
        Refusal::NoWay { from, to } => format!("knights can't go from {} to {}", hex(*from), hex(*to)),
        Refusal::TriedAlready => "a breach was tried in this turn already".to_owned(),
        Refusal::NoDie(die) => format!("no die shows {die}"),
        Refusal::NoWallThere(at) => format!("{} has no wall of an opponent", edge(*at)),
        Refusal::NoKnightBeside(at) => format!("no knight of the player stands ready at {}", hex(*at)),
        Refusal::NoCastle(at) => format!("{} has no castle of an opponent", hex(*at)),
        Refusal::NotOpened(at) => format!("the step before did not open {}", hex(*at)),
        Refusal::NamedTwice(at) => format!("{} is named twice", hex(*at)),
        Refusal::NobodyOccupies => "it takes at least one knight to occupy".to_owned(),
        Refusal::TooEarly { turn, from } => {
            format!("this is the player's turn {turn}; attacks begin with turn {from}")
        }
        Refusal::NotBeside { from, to } => {
            format!("{} and {} are no neighbours, or a wall of an opponent is between them", hex(*from), hex(*to))
        }
        Refusal::NoOpponent(at) => format!("{} is held by no opponent", hex(*at)),
        Refusal::PlunderNeedless => {
            "nothing is named to plunder: the battle is lost, or there is gold, or nothing at all".to_owned()
        }
        Refusal::PlunderMissing(goods) => {
            let has = Good::ALL.iter().filter(|good| goods[**good as usize] > 0).map(|good| good.code());
            format!("the defender has no gold; name as plunder one of {}", has.collect::<Vec<_>>().join(", "))
        }
    }
}

/// A hex on the page: `0,1`, as it stands in the picture.
pub fn place(HexAt { q, r }: HexAt) -> String {
    format!("{q},{r}")
}

/// What knights give who are more than 5, and so on: the bonus cards.
pub const ARMY: &str = "largest army";
/// The second card.
pub const FORTRESS: &str = "largest fortress";
/// The third card.
pub const METROPOLIS: &str = "largest metropolis";
/// The button that founds.
pub const FOUND: &str = "Found a settlement here";
/// The button that tries to breach a castle.
pub const BREACH_CASTLE: &str = "Breach the castle here";

/// A resource, or gold.
pub fn good(good: Good) -> &'static str {
    good.code()
}

/// The letter of what a kind of land produces.
pub fn letter(ground: Ground) -> &'static str {
    match ground {
        Ground::Forest => "L",
        Ground::Pasture => "W",
        Ground::Field => "G",
        Ground::Hill => "B",
        Ground::Mountain => "O",
        Ground::Desert => "–",
    }
}

fn produces(ground: Ground) -> &'static str {
    match ground {
        Ground::Forest => "forest, lumber",
        Ground::Pasture => "pasture, wool",
        Ground::Field => "field, grain",
        Ground::Hill => "hill, brick",
        Ground::Mountain => "mountain, ore",
        Ground::Desert => "desert",
    }
}

pub fn knights(count: i64) -> String {
    if count == 1 { "1 knight".to_owned() } else { format!("{count} knights") }
}

/// How many hexes win.
pub fn wins_with(hexes: usize) -> String {
    format!("{hexes} hexes win.")
}

/// Whose turn it is, or what comes next, as a heading.
pub fn head(game: &Conquest, own: Option<usize>) -> String {
    let turn = &game.turn;
    if let Some(winner) = turn.winner.and_then(|winner| game.players.get(winner)) {
        return format!("{} has won", isolated(winner));
    }
    let name = turn.player.and_then(|player| game.players.get(player)).map(|name| isolated(name)).unwrap_or_default();
    match turn.phase {
        ConquestPhase::Produce => "Production comes next".to_owned(),
        ConquestPhase::Found if own == turn.player => "Found your first settlement".to_owned(),
        ConquestPhase::Found => format!("{name} founds a settlement"),
        _ if own == turn.player => "It is your turn".to_owned(),
        _ => format!("{name}'s turn"),
    }
}

/// What is on a hex, in a sentence.
pub fn what_is_there(game: &Conquest, at: usize) -> String {
    let (here, ground) = (place(game.land.at(at)), produces(game.land.ground(at)));
    let Some(hold) = game.hexes.get(at).copied().flatten() else { return format!("Hex {here}: {ground}; nobody's.") };
    let name = game.players.get(hold.by).map(|name| isolated(name)).unwrap_or_default();
    let stands = hold.building.map(|kind| {
        let breached = if hold.breached { ", breached" } else { "" };
        format!("{}{breached}", building(kind))
    });
    let moved = if hold.moved > 0 { format!(" ({} moved)", hold.moved) } else { String::new() };
    let army = (hold.knights > 0).then(|| format!("{}{moved}", knights(hold.knights)));
    let has: Vec<String> = stands.into_iter().chain(army).collect();
    format!("Hex {here}: {ground}. {name} has {} here.", list(&has))
}

/// The button that builds knights.
pub fn knight(pay: Good) -> String {
    format!("Knight for 1 {}", good(pay))
}

/// The button that builds a building, with its price.
pub fn building_with_price(kind: Building) -> String {
    match kind {
        Building::Settlement => "Settlement for 1 lumber, brick, wool and grain",
        Building::City => "City for 2 ore, 2 grain",
        Building::Castle => "Castle for 2 ore, 2 brick, 2 lumber",
    }
    .to_owned()
}

/// A hex by what it gives: `wool hex 0,1`.
fn named(game: &Conquest, at: HexAt) -> String {
    let gives = match game.land.find(at).map(|hex| game.land.ground(hex)) {
        Some(Ground::Forest) => "lumber ",
        Some(Ground::Pasture) => "wool ",
        Some(Ground::Field) => "grain ",
        Some(Ground::Hill) => "brick ",
        Some(Ground::Mountain) => "ore ",
        Some(Ground::Desert) => "desert ",
        None => "",
    };
    format!("{gives}hex {}", place(at))
}

/// On which side of a hex another one lies, as the picture shows it; none where they are no neighbours.
fn side(from: HexAt, to: HexAt) -> Option<&'static str> {
    Some(match (to.q - from.q, to.r - from.r) {
        (1, 0) => "east",
        (1, -1) => "north-east",
        (0, -1) => "north-west",
        (-1, 0) => "west",
        (-1, 1) => "south-west",
        (0, 1) => "south-east",
        _ => return None,
    })
}

/// A neighbour by its side: `the north-east (wool hex 1,-1)`.
pub fn side_of(game: &Conquest, from: HexAt, to: HexAt) -> String {
    match side(from, to) {
        Some(side) => format!("the {side} ({})", named(game, to)),
        None => named(game, to),
    }
}

/// Where knights go: `to the north-east: wool hex 1,-1`.
pub fn way_to(game: &Conquest, from: HexAt, to: HexAt) -> String {
    match side(from, to) {
        Some(side) => format!("to the {side}: {}", named(game, to)),
        None => format!("farther on: {}", named(game, to)),
    }
}

/// From where knights come, and how many can.
pub fn way_from(game: &Conquest, here: HexAt, from: HexAt, free: i64) -> String {
    match side(here, from) {
        Some(side) => format!("the {side}: {}, {}", named(game, from), knights(free)),
        None => format!("farther off: {}, {}", named(game, from), knights(free)),
    }
}

/// What is read out of a hex of the picture.
pub fn hex_read_out(game: &Conquest, at: usize, is_open: bool) -> String {
    let there = what_is_there(game, at);
    match (is_open, game.turn.phase) {
        (false, _) => there,
        (true, ConquestPhase::Found) => format!("{there} A settlement can be founded here."),
        (true, _) => format!("{there} Knights can go here."),
    }
}

/// The button that builds a wall.
pub fn wall(game: &Conquest, [at, towards]: EdgeAt, pay: Good) -> String {
    format!("Wall to {} for 1 {}", side_of(game, at, towards), good(pay))
}

/// The button that moves a wall.
pub fn rebuild(game: &Conquest, [one, two]: EdgeAt, [at, towards]: EdgeAt) -> String {
    format!("Move the wall between {} and {} to {}", place(one), place(two), side_of(game, at, towards))
}

/// The button that tries to breach a wall.
pub fn breach_wall(game: &Conquest, [at, towards]: EdgeAt) -> String {
    format!("Breach the wall to {}", side_of(game, at, towards))
}

/// What came of a step that dice decided, for whoever looks: `Lost: 1 against 6. You lose a knight.`
pub fn outcome(game: &Conquest, step: &ConquestStep, own: Option<&str>) -> Option<String> {
    match step {
        ConquestStep::BreachWall { die, .. } if *die == 6 => Some("A 6: the wall is breached.".to_owned()),
        ConquestStep::BreachWall { die, .. } => Some(format!("A {die} and no 6: the wall stands.")),
        ConquestStep::BreachCastle { die, .. } if *die == 6 => Some("A 6: the castle is breached.".to_owned()),
        ConquestStep::BreachCastle { die, .. } => Some(format!("A {die} and no 6: the castle stands.")),
        ConquestStep::Attack { from, to, dice, .. } => {
            let attacker = game.turn.player?;
            let defender = game.hexes.get(game.land.find(*to)?).copied().flatten()?;
            let battle = Battle::new(game.knights_of(attacker, game.land.find(*from)?), &defender);
            let [more, against] = battle.added();
            let throws = format!("{} against {}", dice[0] + more, dice[1] + against);
            let (attacks, defends) = (game.players.get(attacker)?, game.players.get(defender.by)?);
            let is_own = own == Some(attacks.as_str());
            let loses = |name: &str| match own == Some(name) {
                true => "You lose a knight.".to_owned(),
                false => format!("{} loses a knight.", isolated(name)),
            };
            let end = match (battle.is_won(*dice), battle.building.filter(|_| battle.defenders == 0)) {
                (false, _) => loses(attacks),
                (true, None) => loses(defends),
                (true, Some(kind)) if is_own => format!("You take {}.", building(kind)),
                (true, Some(kind)) => format!("{} takes {}.", isolated(attacks), building(kind)),
            };
            let head = match (is_own, battle.is_won(*dice)) {
                (true, true) => "Won".to_owned(),
                (true, false) => "Lost".to_owned(),
                (false, true) => format!("{} won", isolated(attacks)),
                (false, false) => format!("{} lost", isolated(attacks)),
            };
            Some(format!("{head}: {throws}. {end}"))
        }
        _ => None,
    }
}

/// An attack, as a heading.
pub fn attack(from: HexAt, to: HexAt, defender: &str, battle: &Battle) -> String {
    let against = match (battle.building, battle.defenders) {
        (Some(kind), 0) => building(kind).to_owned(),
        (Some(kind), count) => format!("{} and {}", knights(count), building(kind)),
        (None, count) => knights(count),
    };
    format!(
        "{} on {} against {against} of {} on {}",
        knights(battle.attackers),
        place(from),
        isolated(defender),
        place(to)
    )
}

/// How the next battle stands.
pub fn next_battle(battle: &Battle) -> String {
    let [attacker, defender] = battle.added();
    let plus = |added: i64| if added > 0 { format!(" + {added}") } else { String::new() };
    format!(
        "The next battle is won in {} of 36 throws: the attacker's die{} against the defender's die{}.",
        battle.throws_won(),
        plus(attacker),
        plus(defender)
    )
}

/// A chance in hundredths of a percent: `45.68%`.
fn percent(hundredths: u32) -> String {
    format!("{}.{:02}%", hundredths / 100, hundredths % 100)
}

/// The chances of fighting on to the end.
pub fn odds(siege: &Siege) -> Vec<(String, String)> {
    let lost = siege.lost.iter().enumerate().map(|(count, chance)| {
        let what = if count == 0 { "lose no knight".to_owned() } else { format!("lose {}", knights(count as i64)) };
        (what, percent(chance.hundredths()))
    });
    std::iter::once(("take the hex".to_owned(), percent(siege.taken.hundredths()))).chain(lost).collect()
}

fn goods_listed(goods: &Goods) -> String {
    let some = Good::ALL.iter().filter(|kind| goods[**kind as usize] > 0);
    list(&some.map(|kind| format!("{} {}", goods[*kind as usize], good(*kind))).collect::<Vec<_>>())
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
    if comes { format!("Production of round {round}: it brings") } else { format!("Production of round {round}") }
}

/// What a step did, in the game as it was before.
pub fn told(game: &Conquest, step: &ConquestStep) -> String {
    let who = game.turn.player.and_then(|at| game.players.get(at)).map(|name| isolated(name)).unwrap_or_default();
    match step {
        ConquestStep::Found { by, hex: at } => format!("{} founds a settlement on {}.", isolated(by), place(*at)),
        ConquestStep::Produce => {
            let got = production(game).into_iter().map(|(name, goods)| format!("{}: {goods}", isolated(&name)));
            format!("Production. {}.", got.collect::<Vec<_>>().join("; "))
        }
        ConquestStep::Knight { hex: at, pay } => format!("{who} pays {} for knights on {}.", good(*pay), place(*at)),
        ConquestStep::Wall { edge: [one, two], pay } => {
            format!("{who} builds a wall between {} and {} for {}.", place(*one), place(*two), good(*pay))
        }
        ConquestStep::Rebuild { from, to } => format!(
            "{who} moves the wall between {} and {} to between {} and {}.",
            place(from[0]),
            place(from[1]),
            place(to[0]),
            place(to[1])
        ),
        ConquestStep::Build { building: kind, hex: at } => {
            format!("{who} builds {} on {}.", building(*kind), place(*at))
        }
        ConquestStep::Bank { gives, takes, count } => {
            let paid = if *gives == Good::Gold { *count } else { count.saturating_mul(4) };
            format!("{who} gives the bank {paid} {} for {count} {}.", good(*gives), good(*takes))
        }
        ConquestStep::Trade { with, gives, takes } => {
            format!("{who} gives {} {} for {}.", isolated(with), goods_listed(gives), goods_listed(takes))
        }
        ConquestStep::Move { from, to, knights: count } => {
            format!("{who} moves {} from {} to {}.", knights(*count), place(*from), place(*to))
        }
        ConquestStep::BreachWall { edge: [one, two], die } => {
            let end = if *die == 6 { "and breaches it" } else { "and it stands" };
            format!("{who} throws {die} against the wall between {} and {}, {end}.", place(*one), place(*two))
        }
        ConquestStep::BreachCastle { hex: at, die } => {
            let end = if *die == 6 { "and breaches it" } else { "and it stands" };
            format!("{who} throws {die} against the castle on {}, {end}.", place(*at))
        }
        ConquestStep::Occupy { hex: at, from } => {
            let all: i64 = from.iter().map(|(_, count)| count).sum();
            format!("{who} occupies {} with {}.", place(*at), knights(all))
        }
        ConquestStep::Attack { from, to, dice, plunder } => {
            let won = game.land.find(*from).zip(game.land.find(*to)).and_then(|(from, to)| {
                let defender = game.hexes.get(to).copied().flatten()?;
                Some(Battle::new(game.knights_of(game.turn.player?, from), &defender).is_won(*dice))
            });
            let end = match (won, plunder) {
                (Some(true), Some(good_taken)) => format!("and wins; {} is given up for a gold", good(*good_taken)),
                (Some(true), None) => "and wins".to_owned(),
                _ => "and loses a knight".to_owned(),
            };
            format!("{who} attacks {} from {} with {} to {}, {end}.", place(*to), place(*from), dice[0], dice[1])
        }
        ConquestStep::End => format!("{who} ends the turn."),
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
