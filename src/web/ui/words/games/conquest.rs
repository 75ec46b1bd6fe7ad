//! The words of Conquest.

use crate::files::table::shown;
use crate::rules::games::conquest::land::{EdgeAt, HexAt};
use crate::rules::games::conquest::refusal::Refusal;
use crate::rules::games::conquest::step::{Building, ConquestPhase, Good};

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
