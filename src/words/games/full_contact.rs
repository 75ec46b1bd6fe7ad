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
        heading: texts::full_contact::how_teams_and_the_field,
        lines: &[
            rule("F1", texts::full_contact::rule_f1),
            rule("F2", texts::full_contact::rule_f2),
            decided("F2", texts::full_contact::rule_f2_decided),
            rule("F20", texts::full_contact::rule_f20),
            decided("F3", texts::full_contact::rule_f3_decided),
            decided("F3", texts::full_contact::rule_f3_decided_2),
            decided("F5", texts::full_contact::rule_f5_decided),
        ],
    },
    HowItIsPlayed {
        heading: texts::full_contact::how_rounds_and_pauses,
        lines: &[
            rule("F4", texts::full_contact::rule_f4),
            rule("F21", texts::full_contact::rule_f21),
            rule("F5 F22", texts::full_contact::rule_f5),
            rule("F22", texts::full_contact::rule_f22),
            rule("F23", texts::full_contact::rule_f23),
            rule("F6", texts::full_contact::rule_f6),
            decided("F6", texts::full_contact::rule_f6_decided),
            rule("F7", texts::full_contact::rule_f7),
            rule("F8", texts::full_contact::rule_f8),
            decided("F9", texts::full_contact::rule_f9_decided),
            rule("F11", texts::full_contact::rule_f11),
            decided("F11", texts::full_contact::rule_f11_decided),
            rule("F17", texts::full_contact::rule_f17),
        ],
    },
    HowItIsPlayed {
        heading: texts::full_contact::how_cards,
        lines: &[
            decided("F10", texts::full_contact::rule_f10_decided),
            rule("F12", texts::full_contact::rule_f12),
            decided("F12", texts::full_contact::rule_f12_decided),
            rule("F13", texts::full_contact::rule_f13),
            rule("F14", texts::full_contact::rule_f14),
            decided("F14", texts::full_contact::rule_f14_decided),
            rule("F15", texts::full_contact::rule_f15),
            decided("F15", texts::full_contact::rule_f15_decided),
            rule("F16", texts::full_contact::rule_f16),
            rule("F16", texts::full_contact::rule_f16_2),
            decided("F18", texts::full_contact::rule_f18_decided),
        ],
    },
    HowItIsPlayed {
        heading: texts::full_contact::how_who_wins,
        lines: &[
            rule("F18", texts::full_contact::rule_f18),
            rule("F19", texts::full_contact::rule_f19),
            decided("F19", texts::full_contact::rule_f19_decided),
            decided("F1 F19", texts::full_contact::rule_f1_decided),
        ],
    },
];
