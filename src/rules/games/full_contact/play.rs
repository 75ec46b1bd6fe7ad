//! The steps of Full-Contact.

use crate::games::full_contact::field::{
    FieldChange, FieldPile, FieldTeam, FullContact, HOOPS, Hoops, PLENTY, TeamNow, half,
};
use crate::games::full_contact::refusal::Refusal;
use crate::games::full_contact::step::{
    Ball, Balls, CardPlay, FieldOpening, FieldStep, PileOpening, Purchase, TeamOpening,
};
use crate::games::journal::{GameEnd, GameRules, Journal, Refused, SideSystem, check_names};

/// The system.
pub static SYSTEM: SideSystem = SideSystem { code: "full-contact", sides: 3..=4, refereed: true, taken: &[] };

/// The fewest and the most players of a team (F1).
const TEAM: [i64; 2] = [3, 4];
/// Balls of each resource (F3).
const BALLS: i64 = 12;
/// VP that win, in a short and in a full game (F19).
const GOAL: [i64; 2] = [8, 9];
/// Knights at the start, in a short and in a full game (F1).
const KNIGHTS: [i64; 2] = [1, 2];
/// What is bought costs this much wood, wheat, brick and ore (F7 to F10), where `with` adds one of wood or wheat.
const SETTLEMENT: Balls = [3, 2, 0, 0];
const CITY: Balls = [3, 3, 0, 1];
const KNIGHT: Balls = [0, 0, 0, 2];
const CARD: Balls = [0, 0, 2, 0];
/// The cards of the deck, in the order of [`FieldCard::ALL`] (F10).
const DECK: [u8; 7] = [4, 1, 1, 1, 1, 1, 1];

impl GameRules for FullContact {
    type Opening = FieldOpening;
    type Step = FieldStep;
    type Change = FieldChange;
    type Refusal = Refusal;

    const SYSTEM: &'static SideSystem = &SYSTEM;

    fn begin(opening: &FieldOpening) -> Result<Self, Refused<Refusal>> {
        SYSTEM.check_sides(opening.teams.iter().map(|team| team.name.as_str()))?;
        let teams = teams(opening).map_err(Refused::ByGame)?;
        let piles = match &opening.piles {
            Some(piles) => piles.clone(),
            None => Ball::ALL
                .iter()
                .map(|ball| PileOpening { name: ball.code().to_owned(), ball: *ball, size: BALLS })
                .collect(),
        };
        check_names(piles.iter().map(|pile| pile.name.as_str()))?;
        check_piles(&piles).map_err(Refused::ByGame)?;
        let piles =
            piles.into_iter().map(|PileOpening { name, ball, size }| FieldPile { name, ball, size, balls: size });
        Ok(FullContact {
            goal: GOAL[usize::from(opening.full)],
            round: 0,
            running: false,
            teams,
            piles: piles.collect(),
            deck: DECK,
            next_round: Vec::new(),
            winner: None,
        })
    }

    fn carry_out(game: &mut Journal<Self>, step: &FieldStep) -> Result<(), Refusal> {
        let in_pause = match step {
            FieldStep::Stop | FieldStep::Collect { .. } | FieldStep::Place { .. } => false,
            FieldStep::Whistle | FieldStep::Buy { .. } | FieldStep::Trade { .. } | FieldStep::Play { .. } => true,
        };
        if game.running == in_pause {
            return Err(if in_pause { Refusal::RoundRuns } else { Refusal::NoRoundRuns });
        }
        match step {
            FieldStep::Whistle => game.change(FieldChange::Clock(game.round + 1, true)),
            FieldStep::Stop => {
                game.change(FieldChange::Clock(game.round, false));
                game.change(FieldChange::NextRound(Vec::new()));
            }
            FieldStep::Collect { team, pile } => collect(game, team, pile)?,
            FieldStep::Place { team, hoop } => place(game, team, *hoop)?,
            FieldStep::Buy { team, what } => buy(game, team, *what)?,
            FieldStep::Trade { team, to, gives, takes } => trade(game, [team, to], [gives, takes])?,
            FieldStep::Play { team, card } => play(game, team, card)?,
        }
        let winner = game.teams.iter().position(|team| team.now.vp() >= game.goal);
        if winner.is_some() {
            game.change(FieldChange::Winner(winner));
        }
        Ok(())
    }

    fn swap(&mut self, change: &mut FieldChange) {
        use std::mem::swap;
        match change {
            FieldChange::Team(at, now) => swap(&mut self.teams[*at].now, now),
            FieldChange::Pile(at, balls) => swap(&mut self.piles[*at].balls, balls),
            FieldChange::Clock(round, running) => {
                swap(&mut self.round, round);
                swap(&mut self.running, running);
            }
            FieldChange::Deck(deck) => swap(&mut self.deck, deck),
            FieldChange::NextRound(noted) => swap(&mut self.next_round, noted),
            FieldChange::Winner(winner) => swap(&mut self.winner, winner),
        }
    }

    fn is_won(&self) -> bool {
        self.winner.is_some()
    }

    fn end(&self) -> Option<GameEnd> {
        let sides = self.teams.iter().map(|team| (team.name.clone(), team.now.vp()));
        self.winner.map(|winner| GameEnd { sides: sides.collect(), winner })
    }

    fn candidates(&self) -> Vec<FieldStep> {
        self.imaginable()
    }
}

fn teams(opening: &FieldOpening) -> Result<Vec<FieldTeam>, Refusal> {
    let longest = opening.teams.iter().map(|team| team.players).max().unwrap_or_default();
    let mut taken = Hoops::default();
    let mut teams = Vec::new();
    for TeamOpening { name, players, hoop } in &opening.teams {
        if !(TEAM[0]..=TEAM[1]).contains(players) {
            return Err(Refusal::TeamSize { team: name.clone(), found: *players, least: TEAM[0], most: TEAM[1] });
        }
        check_hoop(*hoop)?;
        if taken.has(*hoop) {
            return Err(Refusal::StartTwice(*hoop));
        }
        taken = taken.with(*hoop);
        let now = TeamNow {
            knights: KNIGHTS[usize::from(opening.full)],
            settlements: Hoops::default(),
            cities: Hoops::default().with(*hoop),
            unplaced: 0,
            balls: Balls::default(),
            cards: Vec::new(),
            extra: i64::from(*players < longest),
        };
        teams.push(FieldTeam { name: name.clone(), players: *players, start: *hoop, now });
    }
    Ok(teams)
}

fn check_piles(piles: &[PileOpening]) -> Result<(), Refusal> {
    for pile in piles {
        if !(1..=BALLS).contains(&pile.size) {
            return Err(Refusal::PileSize { pile: pile.name.clone(), most: BALLS });
        }
    }
    for ball in Ball::ALL {
        let found = piles.iter().filter(|pile| pile.ball == *ball).map(|pile| pile.size).sum();
        if found != BALLS {
            return Err(Refusal::PilesOfBall { ball: *ball, found, wanted: BALLS });
        }
    }
    Ok(())
}

fn check_hoop(hoop: i64) -> Result<(), Refusal> {
    if (1..=HOOPS).contains(&hoop) { Ok(()) } else { Err(Refusal::NoSuchHoop { hoop, most: HOOPS }) }
}

/// Changes what a team has.
fn change(game: &mut Journal<FullContact>, team: usize, how: impl FnOnce(&mut TeamNow)) {
    let mut now = game.teams[team].now.clone();
    how(&mut now);
    game.change(FieldChange::Team(team, now));
}

/// Takes balls from a team; they are nowhere then.
fn take(game: &mut Journal<FullContact>, team: usize, balls: &Balls) -> Result<(), Refusal> {
    let FieldTeam { name, now, .. } = &game.teams[team];
    for (at, ball) in Ball::ALL.iter().enumerate() {
        let [wanted, has] = [balls[at], now.balls[at]];
        if wanted < 0 {
            return Err(Refusal::BelowZero);
        }
        if wanted > has {
            return Err(Refusal::TooFewBalls { team: name.clone(), ball: *ball, has, wanted });
        }
    }
    change(game, team, |now| now.balls = std::array::from_fn(|at| now.balls[at] - balls[at]));
    Ok(())
}

fn give(game: &mut Journal<FullContact>, team: usize, balls: &Balls) {
    change(game, team, |now| now.balls = std::array::from_fn(|at| now.balls[at] + balls[at]));
}

/// Balls of a team go back to the field.
fn put_back(game: &mut Journal<FullContact>, team: usize, balls: &Balls) -> Result<(), Refusal> {
    take(game, team, balls)?;
    for (pile, put) in game.refill(balls) {
        game.change(FieldChange::Pile(pile, game.piles[pile].balls + put));
    }
    Ok(())
}

fn collect(game: &mut Journal<FullContact>, team: &str, pile: &str) -> Result<(), Refusal> {
    let [team, pile] = [game.team(team)?, game.pile(pile)?];
    let FieldPile { name, ball, balls, .. } = &game.piles[pile];
    if *balls == 0 {
        return Err(Refusal::PileEmpty(name.clone()));
    }
    let mut one = Balls::default();
    one[*ball as usize] = 1;
    game.change(FieldChange::Pile(pile, balls - 1));
    give(game, team, &one);
    Ok(())
}

fn place(game: &mut Journal<FullContact>, team: &str, hoop: i64) -> Result<(), Refusal> {
    let team = game.team(team)?;
    check_hoop(hoop)?;
    if game.teams[team].now.unplaced == 0 {
        return Err(Refusal::NothingToPlace(game.teams[team].name.clone()));
    }
    if let Some(owner) = game.teams.iter().find(|team| team.now.settlements.has(hoop) || team.now.cities.has(hoop)) {
        return Err(Refusal::HoopTaken { hoop, team: owner.name.clone() });
    }
    change(game, team, |now| {
        now.unplaced -= 1;
        now.settlements = now.settlements.with(hoop);
    });
    Ok(())
}

/// The price, with one ball more of wood or wheat.
fn price(base: Balls, with: Ball) -> Result<Balls, Refusal> {
    if !matches!(with, Ball::Wood | Ball::Wheat) {
        return Err(Refusal::PaidWith(with));
    }
    let mut price = base;
    price[with as usize] += 1;
    Ok(price)
}

/// What a purchase costs; none where it is paid with a ball that does not pay for it.
pub fn price_of(what: Purchase) -> Option<Balls> {
    match what {
        Purchase::Settlement => Some(SETTLEMENT),
        Purchase::City(_) => Some(CITY),
        Purchase::Knight(with) => price(KNIGHT, with).ok(),
        Purchase::Card(with, _) => price(CARD, with).ok(),
    }
}

fn buy(game: &mut Journal<FullContact>, team: &str, what: Purchase) -> Result<(), Refusal> {
    let team = game.team(team)?;
    let FieldTeam { name, players, now, .. } = &game.teams[team];
    match what {
        Purchase::Settlement => {
            put_back(game, team, &SETTLEMENT)?;
            change(game, team, |now| now.unplaced += 1);
        }
        Purchase::City(hoop) => {
            check_hoop(hoop)?;
            if !now.settlements.has(hoop) {
                return Err(Refusal::NoSettlement { team: name.clone(), hoop });
            }
            put_back(game, team, &CITY)?;
            change(game, team, |now| {
                now.settlements = now.settlements.without(hoop);
                now.cities = now.cities.with(hoop);
            });
        }
        Purchase::Knight(with) => {
            if now.knights >= *players {
                return Err(Refusal::AllAreKnights { team: name.clone(), players: *players });
            }
            put_back(game, team, &price(KNIGHT, with)?)?;
            change(game, team, |now| now.knights += 1);
        }
        Purchase::Card(with, card) => {
            let mut deck = game.deck;
            let left = &mut deck[card as usize];
            *left = left.checked_sub(1).ok_or(Refusal::NotInDeck(card))?;
            put_back(game, team, &price(CARD, with)?)?;
            game.change(FieldChange::Deck(deck));
            change(game, team, |now| now.cards.push(card));
        }
    }
    Ok(())
}

fn trade(game: &mut Journal<FullContact>, teams: [&str; 2], balls: [&Balls; 2]) -> Result<(), Refusal> {
    let [team, to] = [game.team(teams[0])?, game.team(teams[1])?];
    if team == to {
        return Err(Refusal::OwnTeam(game.teams[team].name.clone()));
    }
    for (side, gives) in [team, to].into_iter().zip(balls) {
        take(game, side, gives)?;
        if *gives == Balls::default() {
            return Err(Refusal::GivesNothing(game.teams[side].name.clone()));
        }
    }
    give(game, to, balls[0]);
    give(game, team, balls[1]);
    Ok(())
}

fn play(game: &mut Journal<FullContact>, team: &str, play: &CardPlay) -> Result<(), Refusal> {
    let team = game.team(team)?;
    let card = play.card();
    let held = game.teams[team].now.cards.iter().position(|held| *held == card);
    let held = held.ok_or_else(|| Refusal::CardNotHeld { team: game.teams[team].name.clone(), card })?;
    change(game, team, |now| {
        now.cards.remove(held);
    });
    match play {
        CardPlay::Vp => change(game, team, |now| now.extra += 1),
        CardPlay::YearOfPlenty(piles) => year_of_plenty(game, team, piles)?,
        CardPlay::Monopoly(ball) => {
            for other in (0..game.teams.len()).filter(|other| *other != team) {
                let mut all = Balls::default();
                all[*ball as usize] = game.teams[other].now.balls[*ball as usize];
                take(game, other, &all)?;
                give(game, team, &all);
            }
        }
        CardPlay::Robber(discards) => robber(game, team, discards)?,
        CardPlay::Barbarians { hit, hoop } => barbarians(game, team, hit, *hoop)?,
        CardPlay::Foresight | CardPlay::MilitarySupremacy => {
            let mut noted = game.next_round.clone();
            noted.push((team, card));
            game.change(FieldChange::NextRound(noted));
        }
    }
    Ok(())
}

fn year_of_plenty(game: &mut Journal<FullContact>, team: usize, piles: &[(String, i64)]) -> Result<(), Refusal> {
    let wanted = game.piles.iter().map(|pile| pile.balls).sum::<i64>().min(PLENTY);
    let mut found = 0;
    for (name, count) in piles {
        let pile = game.pile(name)?;
        let FieldPile { ball, balls, .. } = game.piles[pile];
        if *count < 0 {
            return Err(Refusal::BelowZero);
        }
        if *count > balls {
            return Err(Refusal::PileHasFewer { pile: name.clone(), has: balls });
        }
        found += count;
        let mut taken = Balls::default();
        taken[ball as usize] = *count;
        game.change(FieldChange::Pile(pile, balls - count));
        give(game, team, &taken);
    }
    if found == wanted { Ok(()) } else { Err(Refusal::Plenty { found, wanted }) }
}

fn robber(game: &mut Journal<FullContact>, team: usize, discards: &[(String, Balls)]) -> Result<(), Refusal> {
    for (name, _) in discards {
        let other = game.team(name)?;
        if other == team || game.teams[other].now.balls == Balls::default() {
            return Err(Refusal::DiscardsNothing(name.clone()));
        }
    }
    for other in (0..game.teams.len()).filter(|other| *other != team) {
        let FieldTeam { name, now, .. } = &game.teams[other];
        let wanted = half(&now.balls);
        let given = discards.iter().find(|(given, _)| given == name).map_or(Balls::default(), |(_, balls)| *balls);
        put_back(game, other, &given)?;
        let found = given.iter().sum();
        if found != wanted {
            return Err(Refusal::Discards { team: game.teams[other].name.clone(), found, wanted });
        }
    }
    Ok(())
}

fn barbarians(game: &mut Journal<FullContact>, team: usize, hit: &str, hoop: i64) -> Result<(), Refusal> {
    let other = game.team(hit)?;
    check_hoop(hoop)?;
    let FieldTeam { name, now, start, .. } = &game.teams[other];
    if other == team {
        return Err(Refusal::OwnTeam(name.clone()));
    }
    if hoop == *start {
        return Err(Refusal::StartingCity { team: name.clone(), hoop });
    }
    let is_city = now.cities.has(hoop);
    if !is_city && !now.settlements.has(hoop) {
        return Err(Refusal::NoBuilding { team: name.clone(), hoop });
    }
    change(game, other, |now| {
        now.settlements = if is_city { now.settlements.with(hoop) } else { now.settlements.without(hoop) };
        now.cities = now.cities.without(hoop);
    });
    Ok(())
}
