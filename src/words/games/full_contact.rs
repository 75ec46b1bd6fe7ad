//! The words of Full-Contact.

use crate::games::how::{HowItIsPlayed, decided, rule};
use crate::isolated;
use reeve_files::table::shown;
use reeve_rules::games::full_contact::field::{FieldTeam, FullContact, HEAD_START, Hoops};
use reeve_rules::games::full_contact::play::price_of;
use reeve_rules::games::full_contact::refusal::Refusal;
use reeve_rules::games::full_contact::step::{Ball, Balls, CardPlay, FieldCard, FieldStep, Purchase};

/// What a card is called within a sentence.
pub fn card(card: FieldCard) -> String {
    texts::full_contact::card(card.code())
}

/// Why a line is refused, as a sentence.
pub(super) fn refusal(refusal: &Refusal) -> String {
    use texts::full_contact;
    let named = |team: &str| isolated(&shown(team));
    match refusal {
        Refusal::TeamSize { team, found, least, most } => {
            full_contact::refused_team_size(*found, named(team), least, most)
        }
        Refusal::StartTwice(hoop) => full_contact::refused_start_twice(hoop),
        Refusal::NoSuchHoop { hoop, most } => full_contact::refused_no_such_hoop(hoop, most),
        Refusal::PileSize { pile, most } => full_contact::refused_pile_size(shown(pile), most),
        Refusal::PilesOfBall { ball, found, wanted } => {
            full_contact::refused_piles_of_ball(ball.code(), *found, wanted)
        }
        Refusal::RoundRuns => full_contact::refused_round_runs(),
        Refusal::NoRoundRuns => full_contact::refused_no_round_runs(),
        Refusal::NoSuchTeam(team) => full_contact::refused_no_such_team(named(team)),
        Refusal::NoSuchPile(pile) => full_contact::refused_no_such_pile(shown(pile)),
        Refusal::PileEmpty(pile) => full_contact::refused_pile_empty(shown(pile)),
        Refusal::NothingToPlace(team) => full_contact::refused_nothing_to_place(named(team)),
        Refusal::HoopTaken { hoop, team } => full_contact::refused_hoop_taken(hoop, named(team)),
        Refusal::TooFewBalls { team, ball, has: 0, wanted } => {
            full_contact::refused_no_ball(ball.code(), named(team), wanted)
        }
        Refusal::TooFewBalls { team, ball, has, wanted } => {
            full_contact::refused_too_few_balls(named(team), full_contact::balls(ball.code(), *has), wanted)
        }
        Refusal::BelowZero => full_contact::refused_below_zero(),
        Refusal::PaidWith(ball) => full_contact::refused_paid_with(ball.code()),
        Refusal::NoSettlement { team, hoop } => full_contact::refused_no_settlement(named(team), hoop),
        Refusal::AllAreKnights { team, players } => full_contact::refused_all_are_knights(*players, named(team)),
        Refusal::NotInDeck(drawn) => full_contact::refused_not_in_deck(card(*drawn)),
        Refusal::OwnTeam(team) => full_contact::refused_own_team(named(team)),
        Refusal::GivesNothing(team) => full_contact::refused_gives_nothing(named(team)),
        Refusal::CardNotHeld { team, card: played } => full_contact::refused_card_not_held(named(team), card(*played)),
        Refusal::PileHasFewer { pile, has } => full_contact::refused_pile_has_fewer(*has, shown(pile)),
        Refusal::Plenty { found, wanted } => full_contact::refused_plenty(*wanted, found),
        Refusal::DiscardsNothing(team) => full_contact::refused_discards_nothing(named(team)),
        Refusal::Discards { team, found, wanted } => full_contact::refused_discards(*wanted, named(team), found),
        Refusal::NoBuilding { team, hoop } => full_contact::refused_no_building(named(team), hoop),
        Refusal::StartingCity { team, hoop } => full_contact::refused_starting_city(hoop, named(team)),
    }
}

/// What is on, as a heading.
pub fn head(game: &FullContact) -> String {
    match (game.winner.and_then(|winner| game.teams.get(winner)), game.running, game.round) {
        (Some(winner), ..) => texts::games::has_won(isolated(&winner.name)),
        (None, true, round) => texts::full_contact::round_is_on(round),
        (None, false, 0) => texts::full_contact::before_the_first(),
        (None, false, round) => texts::full_contact::pause(round),
    }
}

/// What a team noted for the next round.
pub fn noted(team: &str, played: FieldCard) -> String {
    match played {
        FieldCard::Foresight => texts::full_contact::noted_foresight(HEAD_START, isolated(team)),
        _ => texts::full_contact::noted_supremacy(isolated(team)),
    }
}

/// The button that whistles the next round.
pub fn whistle(game: &FullContact) -> String {
    let round = game.round + 1;
    match game.ahead() {
        Some(team) => texts::full_contact::whistle_alone(round, isolated(&team.name)),
        None => texts::full_contact::whistle(round),
    }
}

/// The buildings of a team.
pub fn buildings(team: &FieldTeam) -> String {
    let said = |hoops: Hoops, say: fn(usize, String) -> String| {
        let hoops: Vec<String> = hoops.numbers().map(|hoop| hoop.to_string()).collect();
        (!hoops.is_empty()).then(|| say(hoops.len(), texts::list(&hoops)))
    };
    let cities = said(team.now.cities, texts::full_contact::cities);
    let settlements = said(team.now.settlements, texts::full_contact::settlements);
    cities.into_iter().chain(settlements).collect::<Vec<_>>().join("; ")
}

/// What stands of a team: its buildings and its knights.
pub fn stands(buildings: &str, knights: i64) -> String {
    let knights = (knights != 0).then(|| texts::full_contact::knights(knights));
    let all = Some(buildings.to_owned()).filter(|buildings| !buildings.is_empty()).into_iter().chain(knights);
    all.collect::<Vec<_>>().join("; ")
}

fn balls(balls: &Balls) -> String {
    let some = Ball::ALL.iter().filter(|ball| balls[**ball as usize] > 0);
    let each = some.map(|ball| texts::full_contact::balls(ball.code(), balls[*ball as usize]));
    texts::list(&each.collect::<Vec<_>>())
}

/// A sentence, and what goes back onto which pile.
fn and_back(sentence: String, game: &FullContact, paid: &Balls) -> String {
    let piles = game.refill(paid).into_iter();
    let each = piles.filter_map(|(pile, count)| Some(texts::full_contact::on_pile(count, &game.piles.get(pile)?.name)));
    match each.collect::<Vec<_>>() {
        put if put.is_empty() => sentence,
        put => format!("{sentence} {}", texts::full_contact::put_back(texts::list(&put))),
    }
}

/// What a step did, in the game as it was before.
pub fn told(game: &FullContact, step: &FieldStep) -> String {
    use texts::full_contact;
    match step {
        FieldStep::Whistle => {
            let round = game.round + 1;
            match game.ahead() {
                Some(team) => full_contact::told_whistle_ahead(HEAD_START, round, isolated(&team.name)),
                None => full_contact::told_whistle(round),
            }
        }
        FieldStep::Stop => full_contact::told_stop(game.round),
        FieldStep::Collect { team, pile } => full_contact::told_collect(isolated(team), pile),
        FieldStep::Place { team, hoop } => full_contact::told_place(isolated(team), hoop),
        FieldStep::Buy { team, what } => {
            let bought = match what {
                Purchase::Settlement => full_contact::told_buy_settlement(isolated(team)),
                Purchase::City(hoop) => full_contact::told_buy_city(isolated(team), hoop),
                Purchase::Knight(_) => full_contact::told_buy_knight(isolated(team)),
                Purchase::Card(_, drawn) => full_contact::told_buy_card(isolated(team), card(*drawn)),
            };
            match price_of(*what) {
                Some(paid) => and_back(bought, game, &paid),
                None => bought,
            }
        }
        FieldStep::Trade { team, to, gives, takes } => {
            full_contact::told_trade(isolated(team), isolated(to), balls(gives), balls(takes))
        }
        FieldStep::Play { team, card: played } => told_card(game, team, played),
    }
}

fn told_card(game: &FullContact, team: &str, played: &CardPlay) -> String {
    use texts::full_contact;
    let team = isolated(team);
    match played {
        CardPlay::Vp => full_contact::told_vp(team),
        CardPlay::YearOfPlenty(piles) => {
            let taken = piles.iter().filter(|(_, count)| *count > 0);
            let taken: Vec<String> = taken.map(|(pile, count)| full_contact::of_pile(*count, pile)).collect();
            full_contact::told_plenty(team, texts::list(&taken))
        }
        CardPlay::Monopoly(ball) => full_contact::told_monopoly(ball.code(), team),
        CardPlay::Robber(discards) => {
            let mut all = Balls::default();
            for (_, given) in discards {
                all = std::array::from_fn(|at| all[at] + given[at]);
            }
            and_back(full_contact::told_robber(team, balls(&all)), game, &all)
        }
        CardPlay::Barbarians { hit, hoop } => full_contact::told_barbarians(team, isolated(hit), hoop),
        CardPlay::Foresight => full_contact::told_foresight(team),
        CardPlay::MilitarySupremacy => full_contact::told_supremacy(team),
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
