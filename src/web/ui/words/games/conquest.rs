//! The words of Conquest.

use crate::files::table::shown;
use crate::rules::games::conquest::island::Conquest;
use crate::rules::games::conquest::land::{EdgeAt, Ground, HexAt};
use crate::rules::games::conquest::odds::{Battle, Siege};
use crate::rules::games::conquest::refusal::Refusal;
use crate::rules::games::conquest::step::{Building, ConquestPhase, ConquestStep, Good, Goods};
use crate::web::ui::words::list;

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
        Refusal::FoundsNow(player) => format!("it is {} who founds now", shown(player)),
        Refusal::NoLand(at) => format!("{} is no land", hex(*at)),
        Refusal::NoCoast(at) => format!("{} is not beside the sea", hex(*at)),
        Refusal::Held { hex: at, by } => format!("{} is held by {}", hex(*at), shown(by)),
        Refusal::BesideAnother { hex: at, other } => format!("{} is beside a settlement of {}", hex(*at), shown(other)),
        Refusal::NoRoom { wanted } => format!(
            "too little coast is left: {} still to found, each beside no other settlement",
            if *wanted == 1 { "1 player is".to_owned() } else { format!("{wanted} players are") }
        ),
        Refusal::IsOut => "the player holds no hex and is out; the turn can only end".to_owned(),
        Refusal::TurnGoneOn(phase) => gone_on(*phase).to_owned(),
        Refusal::NotPaidWith { paid, wanted: [one, two] } => {
            format!("this is paid with {one} or {two}, not with {paid}")
        }
        Refusal::TooLittle { player, good, has } => format!("{} has only {has} {good}", shown(player)),
        Refusal::BelowNothing => "nobody gives or takes less than nothing".to_owned(),
        Refusal::NotSettled(at) => format!("the player has no building on {}", hex(*at)),
        Refusal::NotHeldBeside(at) => format!("the player holds no hex at {}", edge(*at)),
        Refusal::NoEdge(at) => format!("{} is no edge between land hexes", edge(*at)),
        Refusal::Shore(at) => format!("{} is a coast, and coasts take no walls", edge(*at)),
        Refusal::WallThere(at) => format!("{} has a wall", edge(*at)),
        Refusal::NoOwnWall(at) => format!("{} has no wall of the player’s", edge(*at)),
        Refusal::RebuiltAlready => "a wall was rebuilt in this turn already".to_owned(),
        Refusal::SameEdge(at) => format!("the wall at {} goes elsewhere or stays", edge(*at)),
        Refusal::BuildingThere(at) => format!("{} has a building", hex(*at)),
        Refusal::OutOfReach(at) => {
            format!("the player has no knight on {} and has settled no hex beside it", hex(*at))
        }
        Refusal::Improves { hex: at, needs } => {
            format!("{} needs {} of the player’s first", hex(*at), building(*needs))
        }
        Refusal::BankGivesNoGold => "the bank gives no gold".to_owned(),
        Refusal::BankSame(good) => format!("the bank does not trade {good} for {good}"),
        Refusal::LessThanOne => "it takes at least one".to_owned(),
        Refusal::NoSuchPlayer(name) => format!("no other player in the game is called {}", shown(name)),
        Refusal::GivesNothing(player) => {
            format!("{} gives nothing; in a trade each side gives something", shown(player))
        }
        Refusal::NobodyMoves => "it takes at least one knight to move".to_owned(),
        Refusal::SameHex(at) => format!("the knights are on {} already", hex(*at)),
        Refusal::TooFewKnights { hex: at, has } => format!("the player has {has} knights on {} for this", hex(*at)),
        Refusal::NoWay { from, to } => format!("knights can’t go from {} to {}", hex(*from), hex(*to)),
        Refusal::TriedAlready => "a breach was tried in this turn already".to_owned(),
        Refusal::NoDie(die) => format!("no die shows {die}"),
        Refusal::NoWallThere(at) => format!("{} has no wall of an opponent", edge(*at)),
        Refusal::NoKnightBeside(at) => format!("no knight of the player stands ready at {}", hex(*at)),
        Refusal::NoCastle(at) => format!("{} has no castle of an opponent", hex(*at)),
        Refusal::NotOpened(at) => format!("the step before did not open {}", hex(*at)),
        Refusal::NamedTwice(at) => format!("{} is named twice", hex(*at)),
        Refusal::NobodyOccupies => "it takes at least one knight to occupy".to_owned(),
        Refusal::TooEarly { turn, from } => {
            format!("this is the player’s turn {turn}; attacks begin with turn {from}")
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
pub(crate) fn place(HexAt { q, r }: HexAt) -> String {
    format!("{q},{r}")
}

/// What knights give who are more than 5, and so on: the bonus cards.
pub(crate) const ARMY: &str = "largest army";
/// The second card.
pub(crate) const FORTRESS: &str = "largest fortress";
/// The third card.
pub(crate) const METROPOLIS: &str = "largest metropolis";
/// The button that founds.
pub(crate) const FOUND: &str = "Found a settlement here";
/// The button that tries to breach a castle.
pub(crate) const BREACH_CASTLE: &str = "Breach the castle here";

/// A resource, or gold.
pub(crate) fn good(good: Good) -> &'static str {
    good.code()
}

/// The letter of what a kind of land produces.
pub(crate) fn letter(ground: Ground) -> &'static str {
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

fn knights(count: i64) -> String {
    if count == 1 { "1 knight".to_owned() } else { format!("{count} knights") }
}

/// Whose turn it is, or what comes next, as a heading.
pub(crate) fn head(game: &Conquest, own: Option<usize>) -> String {
    let turn = &game.turn;
    if let Some(winner) = turn.winner.and_then(|winner| game.players.get(winner)) {
        return format!("{winner} has won");
    }
    let name = turn.player.and_then(|player| game.players.get(player)).map_or("", String::as_str);
    match turn.phase {
        ConquestPhase::Produce => "Production comes next".to_owned(),
        ConquestPhase::Found if own == turn.player => "You found a settlement".to_owned(),
        ConquestPhase::Found => format!("{name} founds a settlement"),
        _ if own == turn.player => "It is your turn".to_owned(),
        _ => format!("{name}’s turn"),
    }
}

/// What is on a hex, in a sentence.
pub(crate) fn what_is_there(game: &Conquest, at: usize) -> String {
    let (here, ground) = (place(game.land.at(at)), produces(game.land.ground(at)));
    let Some(hold) = game.hexes.get(at).copied().flatten() else { return format!("Hex {here}: {ground}; nobody’s.") };
    let name = game.players.get(hold.by).map_or("", String::as_str);
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
pub(crate) fn knight(pay: Good) -> String {
    format!("Knight for 1 {}", good(pay))
}

/// The button that builds a building, with its price.
pub(crate) fn building_with_price(kind: Building) -> String {
    match kind {
        Building::Settlement => "Settlement for 1 lumber, brick, wool and grain",
        Building::City => "City for 2 ore, 2 grain",
        Building::Castle => "Castle for 2 ore, 2 brick, 2 lumber",
    }
    .to_owned()
}

/// The button that builds a wall.
pub(crate) fn wall(towards: HexAt, pay: Good) -> String {
    format!("Wall towards {} for 1 {}", place(towards), good(pay))
}

/// The button that moves a wall.
pub(crate) fn rebuild([one, two]: EdgeAt, towards: HexAt) -> String {
    format!("Move the wall at {} and {} to the edge towards {}", place(one), place(two), place(towards))
}

/// The button that tries to breach a wall.
pub(crate) fn breach_wall(towards: HexAt) -> String {
    format!("Breach the wall towards {}", place(towards))
}

/// An attack, as a heading.
pub(crate) fn attack(from: HexAt, to: HexAt, defender: &str, battle: &Battle) -> String {
    let against = match (battle.building, battle.defenders) {
        (Some(kind), 0) => building(kind).to_owned(),
        (Some(kind), count) => format!("{} and {}", knights(count), building(kind)),
        (None, count) => knights(count),
    };
    format!("{} on {} against {against} of {defender} on {}", knights(battle.attackers), place(from), place(to))
}

/// How the next battle stands.
pub(crate) fn next_battle(battle: &Battle) -> String {
    let [attacker, defender] = battle.added();
    format!(
        "The next battle is won in {} of 36 throws: the attacker’s die + {attacker}, the defender’s die + {defender}.",
        battle.throws_won()
    )
}

/// A chance in hundredths of a percent: `45.68%`.
fn percent(hundredths: u32) -> String {
    format!("{}.{:02}%", hundredths / 100, hundredths % 100)
}

/// The chances of fighting on to the end.
pub(crate) fn odds(siege: &Siege) -> Vec<(String, String)> {
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

/// What a step did, in the game as it was before.
pub(crate) fn told(game: &Conquest, step: &ConquestStep) -> String {
    let name = |at: usize| game.players.get(at).map_or("", String::as_str);
    let who = game.turn.player.map_or("", name);
    match step {
        ConquestStep::Found { by, hex: at } => format!("{by} founds a settlement on {}.", place(*at)),
        ConquestStep::Produce => {
            let each = (0..game.players.len()).filter(|player| !game.is_out(*player));
            let got: Vec<String> =
                each.map(|player| format!("{}: {}", name(player), goods_listed(&game.production(player)))).collect();
            format!("Production. {}.", got.join("; "))
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
            format!("{who} gives {with} {} for {}.", goods_listed(gives), goods_listed(takes))
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
