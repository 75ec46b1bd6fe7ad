//! The words of Full-Contact.

use crate::games::how::{HowItIsPlayed, decided, rule};
use crate::{isolated, list};
use reeve_files::table::shown;
use reeve_rules::games::full_contact::field::{FieldTeam, FullContact, HEAD_START, Hoops};
use reeve_rules::games::full_contact::play::price_of;
use reeve_rules::games::full_contact::refusal::Refusal;
use reeve_rules::games::full_contact::step::{Ball, Balls, CardPlay, FieldCard, FieldStep, Purchase};

/// What a card is called within a sentence.
pub fn card(card: FieldCard) -> &'static str {
    match card {
        FieldCard::Vp => "victory point",
        FieldCard::YearOfPlenty => "year of plenty",
        FieldCard::Monopoly => "monopoly",
        FieldCard::Robber => "robber",
        FieldCard::Barbarians => "barbarians",
        FieldCard::Foresight => "foresight",
        FieldCard::MilitarySupremacy => "military supremacy",
    }
}

/// Why a line is refused.
pub(super) fn refusal(refusal: &Refusal) -> String {
    match refusal {
        Refusal::TeamSize { team, found, least, most } => {
            format!("{} has {found} players; a team has {least} to {most}", isolated(&shown(team)))
        }
        Refusal::StartTwice(hoop) => format!("two teams start in hoop {hoop}"),
        Refusal::NoSuchHoop { hoop, most } => format!("there is no hoop {hoop}; they are numbered from 1 to {most}"),
        Refusal::PileSize { pile, most } => format!("pile {} needs a size from 1 to {most}", shown(pile)),
        Refusal::PilesOfBall { ball, found, wanted } => {
            format!("the piles of {ball} hold {found} balls; there are {wanted}")
        }
        Refusal::RoundRuns => "a round is running; this waits for the pause".to_owned(),
        Refusal::NoRoundRuns => "no round is running; this waits for the whistle".to_owned(),
        Refusal::NoSuchTeam(team) => format!("there is no team {}", isolated(&shown(team))),
        Refusal::NoSuchPile(pile) => format!("there is no pile {}", shown(pile)),
        Refusal::PileEmpty(pile) => format!("pile {} has no balls left", shown(pile)),
        Refusal::NothingToPlace(team) => {
            format!("{} has bought no settlement that is not placed yet", isolated(&shown(team)))
        }
        Refusal::HoopTaken { hoop, team } => format!("hoop {hoop} has a building of {}", isolated(&shown(team))),
        Refusal::TooFewBalls { team, ball, has: 0, wanted } => {
            format!("{} has no {ball}, and this takes {wanted}", isolated(&shown(team)))
        }
        Refusal::TooFewBalls { team, ball, has, wanted } => {
            format!("{} has {has} {ball}, and this takes {wanted}", isolated(&shown(team)))
        }
        Refusal::BelowZero => "nobody gives or takes fewer than no balls".to_owned(),
        Refusal::PaidWith(ball) => format!("the last ball of the price is wood or wheat, not {ball}"),
        Refusal::NoSettlement { team, hoop } => format!("{} has no settlement in hoop {hoop}", isolated(&shown(team))),
        Refusal::AllAreKnights { team, players } => {
            format!("all {players} players of {} are knights already", isolated(&shown(team)))
        }
        Refusal::NotInDeck(drawn) => format!("no card “{}” is left in the deck", card(*drawn)),
        Refusal::OwnTeam(team) => format!("this takes a team other than {}", isolated(&shown(team))),
        Refusal::GivesNothing(team) => {
            format!("{} gives nothing; in a trade each side gives a ball or more", isolated(&shown(team)))
        }
        Refusal::CardNotHeld { team, card: played } => {
            format!("{} does not hold a card “{}”", isolated(&shown(team)), card(*played))
        }
        Refusal::PileHasFewer { pile, has } => format!("pile {} has only {has}", shown(pile)),
        Refusal::Plenty { found, wanted } => format!("a year of plenty brings {wanted} balls now, not {found}"),
        Refusal::DiscardsNothing(team) => {
            format!("{} discards nothing: it plays the robber, or has no balls", isolated(&shown(team)))
        }
        Refusal::Discards { team, found, wanted } => {
            format!("{} discards {wanted} balls, not {found}", isolated(&shown(team)))
        }
        Refusal::NoBuilding { team, hoop } => format!("{} has no building in hoop {hoop}", isolated(&shown(team))),
        Refusal::StartingCity { team, hoop } => {
            format!("hoop {hoop} is where {} started; barbarians leave that city alone", isolated(&shown(team)))
        }
    }
}

/// The button that buys a settlement.
pub const SETTLEMENT: &str = "Settlement: 3 wood, 2 wheat";

/// What is on, as a heading.
pub fn head(game: &FullContact) -> String {
    match (game.winner.and_then(|winner| game.teams.get(winner)), game.running, game.round) {
        (Some(winner), ..) => format!("{} has won", isolated(&winner.name)),
        (None, true, round) => format!("Round {round} is on"),
        (None, false, 0) => "Before the first whistle".to_owned(),
        (None, false, round) => format!("Pause after round {round}"),
    }
}

/// What a team noted for the next round.
pub fn noted(team: &str, played: FieldCard) -> String {
    let team = isolated(team);
    match played {
        FieldCard::Foresight => {
            format!("{team}: foresight. Its whistle comes {HEAD_START} seconds before everybody's.")
        }
        _ => format!("{team}: {}, all of them are knights and nobody else is.", card(played)),
    }
}

/// The button that whistles the next round.
pub fn whistle(game: &FullContact) -> String {
    let round = game.round + 1;
    match game.ahead() {
        Some(team) => format!("Whistle round {round} for {} alone", isolated(&team.name)),
        None => format!("Whistle round {round}"),
    }
}

/// What the clock says while one team alone may run.
pub fn runs_alone(team: &str) -> String {
    format!("{} alone. Everybody else waits for the second whistle.", isolated(team))
}

/// The buildings of a team.
pub fn buildings(team: &FieldTeam) -> String {
    let hoops = |hoops: Hoops| hoops.numbers().map(|hoop| hoop.to_string()).collect::<Vec<_>>();
    let some = |one: &str, several: &str, of: Vec<String>| match of.len() {
        0 => None,
        1 => Some(format!("{one} in hoop {}", list(&of))),
        _ => Some(format!("{several} in hoops {}", list(&of))),
    };
    let cities = some("city", "cities", hoops(team.now.cities));
    let settlements = some("settlement", "settlements", hoops(team.now.settlements));
    cities.into_iter().chain(settlements).collect::<Vec<_>>().join("; ")
}

/// What stands of a team: its buildings and its knights.
pub fn stands(buildings: &str, knights: i64) -> String {
    let knights = match knights {
        0 => None,
        1 => Some("1 knight".to_owned()),
        many => Some(format!("{many} knights")),
    };
    let all = Some(buildings.to_owned()).filter(|buildings| !buildings.is_empty()).into_iter().chain(knights);
    all.collect::<Vec<_>>().join("; ")
}

/// The button that makes a settlement a city.
pub fn city(hoop: i64) -> String {
    format!("City in hoop {hoop}: 3 wood, 3 wheat, 1 ore")
}

/// The button that buys a knight.
pub fn knight(with: Ball) -> String {
    format!("Knight: 2 ore, 1 {}", with.code())
}

/// The button that plays a card.
pub fn play(played: FieldCard) -> String {
    format!("Play {}", card(played))
}

/// The button that takes all balls of a colour.
pub fn monopoly(ball: Ball) -> String {
    format!("Monopoly: all {}", ball.code())
}

/// The button that hits a building.
pub fn barbarians(team: &str, hoop: i64) -> String {
    format!("Barbarians on {}, hoop {hoop}", isolated(team))
}

fn balls(balls: &Balls) -> String {
    let some = Ball::ALL.iter().filter(|ball| balls[**ball as usize] > 0);
    list(&some.map(|ball| format!("{} {}", balls[*ball as usize], ball.code())).collect::<Vec<_>>())
}

/// What goes back onto which pile.
fn back_to(game: &FullContact, paid: &Balls) -> String {
    let piles = game.refill(paid).into_iter();
    let each = piles.filter_map(|(pile, count)| Some(format!("{count} on {}", game.piles.get(pile)?.name)));
    match each.collect::<Vec<_>>() {
        put if put.is_empty() => String::new(),
        put => format!(" Put back: {}.", list(&put)),
    }
}

/// What a step did, in the game as it was before.
pub fn told(game: &FullContact, step: &FieldStep) -> String {
    match step {
        FieldStep::Whistle => {
            let round = game.round + 1;
            match game.ahead() {
                Some(team) => {
                    format!(
                        "Round {round} is whistled, for {} {HEAD_START} seconds before everybody.",
                        isolated(&team.name)
                    )
                }
                None => format!("Round {round} is whistled."),
            }
        }
        FieldStep::Stop => format!("Round {} is over.", game.round),
        FieldStep::Collect { team, pile } => format!("{} brings a ball of {pile} home.", isolated(team)),
        FieldStep::Place { team, hoop } => format!("{} places a settlement in hoop {hoop}.", isolated(team)),
        FieldStep::Buy { team, what } => {
            let bought = match what {
                Purchase::Settlement => "a settlement".to_owned(),
                Purchase::City(hoop) => format!("a city in hoop {hoop}"),
                Purchase::Knight(_) => "a knight".to_owned(),
                Purchase::Card(_, drawn) => format!("a card, {}", card(*drawn)),
            };
            let back = price_of(*what).map(|paid| back_to(game, &paid)).unwrap_or_default();
            format!("{} buys {bought}.{back}", isolated(team))
        }
        FieldStep::Trade { team, to, gives, takes } => {
            format!("{} gives {} {} for {}.", isolated(team), isolated(to), balls(gives), balls(takes))
        }
        FieldStep::Play { team, card: played } => told_card(game, team, played),
    }
}

fn told_card(game: &FullContact, team: &str, played: &CardPlay) -> String {
    let team = isolated(team);
    match played {
        CardPlay::Vp => format!("{team} plays a victory point."),
        CardPlay::YearOfPlenty(piles) => {
            let taken = piles.iter().filter(|(_, count)| *count > 0);
            let taken: Vec<String> = taken.map(|(pile, count)| format!("{count} of {pile}")).collect();
            format!("{team} plays year of plenty and takes {}.", list(&taken))
        }
        CardPlay::Monopoly(ball) => format!("{team} plays monopoly and takes all {}.", ball.code()),
        CardPlay::Robber(discards) => {
            let mut all = Balls::default();
            for (_, given) in discards {
                all = std::array::from_fn(|at| all[at] + given[at]);
            }
            format!("{team} plays the robber; the others give up {}.{}", balls(&all), back_to(game, &all))
        }
        CardPlay::Barbarians { hit, hoop } => format!("{team} plays barbarians on {}, hoop {hoop}.", isolated(hit)),
        CardPlay::Foresight | CardPlay::MilitarySupremacy => {
            format!("{team} plays {} for the next round.", card(played.card()))
        }
    }
}

/// How it is played here.
pub(super) const HOW: &[HowItIsPlayed] = &[
    HowItIsPlayed {
        heading: "Teams and the field",
        lines: &[
            rule(
                "F1",
                "Three or four teams of three or four players, 9 to 16 in all, share a field. Each begins with a knight. A team of three has 1 VP more if another team has four players.",
            ),
            rule("F2", "The field has ten hoops, numbered from 1. Each team begins with a city in a hoop of its own."),
            decided("F2", "The city of the start may stand in any hoop, not only at the bottom of the field."),
            rule(
                "F20",
                "Knights wear the band of their team on the head, all other players on the arm. The team chooses who is a knight.",
            ),
            decided(
                "F3",
                "The balls have four colours, twelve of each: wood, wheat, brick and ore. Where a price names sheep or ore, an ore is paid.",
            ),
            decided(
                "F3",
                "The balls of a colour may lie on several piles, each with a name of its own and at least one ball. If nothing else is announced, there is one pile of each colour, wood the highest, then wheat, brick and ore.",
            ),
            decided("F5", "A ball that lies about counts as on the pile it came from."),
        ],
    },
    HowItIsPlayed {
        heading: "Rounds and pauses",
        lines: &[
            rule(
                "F4",
                "The whistle begins a round, and the referee ends it. Balls are brought home and settlements carried out while it runs; teams buy, trade and play cards in the pause behind it.",
            ),
            rule(
                "F21",
                "When a round begins, every player has a foot in a hoop with a settlement or city of the own team. All stop at the whistle that ends it.",
            ),
            rule(
                "F5 F22",
                "Players pick up, carry and throw balls, and never hold more than one. A ball is home when it lies in a hoop where the team has a city, or when the player who carries it sets a foot into that hoop. A pile must still have one.",
            ),
            rule(
                "F22",
                "Whoever holds a ball at the whistle that ends the round drops or throws it at once. It lies where it comes down until the next round.",
            ),
            rule(
                "F23",
                "A knight tags any other player, knights too, with both hands. Whoever is tagged stops, does nothing more in this round, and drops a ball that is not home yet at once.",
            ),
            rule(
                "F6",
                "A bought settlement waits until a player carries it into a hoop during a round, the next or a later one.",
            ),
            decided("F6", "A hoop has room for one building."),
            rule(
                "F7",
                "A settlement costs 3 wood and 2 wheat; a city 3 wood, 3 wheat and 1 ore; a knight 2 ore and a wood or wheat; a card 2 brick and a wood or wheat.",
            ),
            rule("F8", "A city takes the place of one of the team's own settlements."),
            decided("F9", "A team never has more knights than players."),
            rule("F11", "Two teams trade what they agree on and have."),
            decided("F11", "Each of them gives at least one ball."),
            rule(
                "F17",
                "What is paid or given up goes back to the piles of its colour at once, the highest pile first.",
            ),
        ],
    },
    HowItIsPlayed {
        heading: "Cards",
        lines: &[
            decided(
                "F10",
                "The deck is shuffled and has ten cards: four victory points and one each of the six others. Which one was drawn is noted when it is bought, and it is held until it is played.",
            ),
            rule("F12", "The year of plenty brings four balls of the team's choice from the field."),
            decided("F12", "If fewer are left there, it brings all of them."),
            rule("F13", "The monopoly takes all balls of one colour from all other teams."),
            rule("F14", "The robber takes half of every other team's balls, rounded up."),
            decided("F14", "Each team chooses which balls it gives up."),
            rule(
                "F15",
                "Barbarians take another team's settlement away, or turn its city into a settlement, but never a starting city.",
            ),
            decided("F15", "What is gone has to be bought anew."),
            rule(
                "F16",
                "Foresight: in the next round this team has its whistle four seconds before everybody's, and the seconds of the round run from the second whistle.",
            ),
            rule(
                "F16",
                "Military supremacy: in the next round all players of this team are knights, and nobody else is.",
            ),
            decided(
                "F18",
                "A victory point counts when it is played, not while it is held. Knights that a card lends for a round give no VP.",
            ),
        ],
    },
    HowItIsPlayed {
        heading: "Who wins",
        lines: &[
            rule(
                "F18",
                "A settlement in a hoop is 1 VP, a city 2, the one of the start too, a knight 1, a victory point played 1.",
            ),
            rule("F19", "The first team with 8 VP wins at once; until then barbarians can take VP away."),
            decided("F19", "What counts is the order in which the referee notes it."),
            decided(
                "F1 F19",
                "In a full game each team begins with two knights, and 9 VP win. If nothing else is announced, the short game is played.",
            ),
        ],
    },
];
