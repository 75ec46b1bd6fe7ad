//! The words of Full-Contact.

use crate::files::table::shown;
use crate::rules::games::full_contact::field::{FieldTeam, FullContact, Hoops};
use crate::rules::games::full_contact::play::price_of;
use crate::rules::games::full_contact::refusal::Refusal;
use crate::rules::games::full_contact::step::{Ball, Balls, CardPlay, FieldCard, FieldStep, Purchase};
use crate::web::ui::words::list;

/// What a card is called within a sentence.
pub(crate) fn card(card: FieldCard) -> &'static str {
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
            format!("{} has {found} players; a team has {least} to {most}", shown(team))
        }
        Refusal::StartTwice(hoop) => format!("two teams start in hoop {hoop}"),
        Refusal::NoSuchHoop { hoop, most } => format!("there is no hoop {hoop}; they are numbered from 1 to {most}"),
        Refusal::PileSize { pile, most } => format!("pile {} needs a size from 1 to {most}", shown(pile)),
        Refusal::PilesOfBall { ball, found, wanted } => {
            format!("the piles of {ball} hold {found} balls; there are {wanted}")
        }
        Refusal::RoundRuns => "a round is running; this waits for the pause".to_owned(),
        Refusal::NoRoundRuns => "no round is running; this waits for the whistle".to_owned(),
        Refusal::NoSuchTeam(team) => format!("there is no team {}", shown(team)),
        Refusal::NoSuchPile(pile) => format!("there is no pile {}", shown(pile)),
        Refusal::PileEmpty(pile) => format!("pile {} has no balls left", shown(pile)),
        Refusal::NothingToPlace(team) => format!("{} has bought no settlement that is not placed yet", shown(team)),
        Refusal::HoopTaken { hoop, team } => format!("hoop {hoop} has a building of {}", shown(team)),
        Refusal::TooFewBalls { team, ball, has, wanted } => {
            format!("{} has {has} {ball}, and this takes {wanted}", shown(team))
        }
        Refusal::BelowZero => "nobody gives or takes fewer than no balls".to_owned(),
        Refusal::PaidWith(ball) => format!("the last ball of the price is wood or wheat, not {ball}"),
        Refusal::NoSettlement { team, hoop } => format!("{} has no settlement in hoop {hoop}", shown(team)),
        Refusal::AllAreKnights { team, players } => {
            format!("all {players} players of {} are knights already", shown(team))
        }
        Refusal::NotInDeck(drawn) => format!("no card “{}” is left in the deck", card(*drawn)),
        Refusal::OwnTeam(team) => format!("this takes a team other than {}", shown(team)),
        Refusal::GivesNothing(team) => {
            format!("{} gives nothing; in a trade each side gives a ball or more", shown(team))
        }
        Refusal::CardNotHeld { team, card: played } => {
            format!("{} does not hold a card “{}”", shown(team), card(*played))
        }
        Refusal::PileHasFewer { pile, has } => format!("pile {} has only {has}", shown(pile)),
        Refusal::Plenty { found, wanted } => format!("a year of plenty brings {wanted} balls now, not {found}"),
        Refusal::DiscardsNothing(team) => {
            format!("{} discards nothing: it plays the robber, or has no balls", shown(team))
        }
        Refusal::Discards { team, found, wanted } => format!("{} discards {wanted} balls, not {found}", shown(team)),
        Refusal::NoBuilding { team, hoop } => format!("{} has no building in hoop {hoop}", shown(team)),
        Refusal::StartingCity { team, hoop } => {
            format!("hoop {hoop} is where {} started; barbarians leave that city alone", shown(team))
        }
    }
}

/// The button that buys a settlement.
pub(crate) const SETTLEMENT: &str = "Settlement: 3 wood, 2 wheat";

/// What is on, as a heading.
pub(crate) fn head(game: &FullContact) -> String {
    match (game.winner.and_then(|winner| game.teams.get(winner)), game.running, game.round) {
        (Some(winner), ..) => format!("{} has won", winner.name),
        (None, true, round) => format!("Round {round} is on"),
        (None, false, 0) => "Before the first whistle".to_owned(),
        (None, false, round) => format!("Pause after round {round}"),
    }
}

/// What a team noted for the next round.
pub(crate) fn noted(team: &str, played: FieldCard) -> String {
    match played {
        FieldCard::Foresight => format!("{team}: foresight, four seconds ahead of the others."),
        _ => format!("{team}: {}, all of them are knights and nobody else is.", card(played)),
    }
}

/// The buildings of a team.
pub(crate) fn buildings(team: &FieldTeam) -> String {
    let hoops = |hoops: Hoops| hoops.numbers().map(|hoop| hoop.to_string()).collect::<Vec<_>>();
    let some = |what: &str, of: Vec<String>| (!of.is_empty()).then(|| format!("{what} {}", list(&of)));
    let cities = some("city in", hoops(team.now.cities));
    let settlements = some("settlement in", hoops(team.now.settlements));
    cities.into_iter().chain(settlements).collect::<Vec<_>>().join("; ")
}

/// The button that makes a settlement a city.
pub(crate) fn city(hoop: i64) -> String {
    format!("City in hoop {hoop}: 3 wood, 3 wheat, 1 ore")
}

/// The button that buys a knight.
pub(crate) fn knight(with: Ball) -> String {
    format!("Knight: 2 ore, 1 {}", with.code())
}

/// The button that plays a card.
pub(crate) fn play(played: FieldCard) -> String {
    format!("Play {}", card(played))
}

/// The button that takes all balls of a colour.
pub(crate) fn monopoly(ball: Ball) -> String {
    format!("Monopoly: all {}", ball.code())
}

/// The button that hits a building.
pub(crate) fn barbarians(team: &str, hoop: i64) -> String {
    format!("Barbarians on {team}, hoop {hoop}")
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
pub(crate) fn told(game: &FullContact, step: &FieldStep) -> String {
    match step {
        FieldStep::Whistle => format!("Round {} is whistled.", game.round + 1),
        FieldStep::Stop => format!("Round {} is over.", game.round),
        FieldStep::Collect { team, pile } => format!("{team} brings a ball of {pile} home."),
        FieldStep::Place { team, hoop } => format!("{team} places a settlement in hoop {hoop}."),
        FieldStep::Buy { team, what } => {
            let bought = match what {
                Purchase::Settlement => "a settlement".to_owned(),
                Purchase::City(hoop) => format!("a city in hoop {hoop}"),
                Purchase::Knight(_) => "a knight".to_owned(),
                Purchase::Card(_, drawn) => format!("a card, {}", card(*drawn)),
            };
            let back = price_of(*what).map(|paid| back_to(game, &paid)).unwrap_or_default();
            format!("{team} buys {bought}.{back}")
        }
        FieldStep::Trade { team, to, gives, takes } => {
            format!("{team} gives {to} {} for {}.", balls(gives), balls(takes))
        }
        FieldStep::Play { team, card: played } => told_card(game, team, played),
    }
}

fn told_card(game: &FullContact, team: &str, played: &CardPlay) -> String {
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
        CardPlay::Barbarians { hit, hoop } => format!("{team} plays barbarians on {hit}, hoop {hoop}."),
        CardPlay::Foresight | CardPlay::MilitarySupremacy => {
            format!("{team} plays {} for the next round.", card(played.card()))
        }
    }
}
