//! The state of a game of Full-Contact.

use crate::games::full_contact::refusal::Refusal;
use crate::games::full_contact::step::{Ball, Balls, CardPlay, FieldCard, FieldStep, Purchase};

/// The hoops are numbered from 1 (F2).
pub const HOOPS: i64 = 10;
/// Balls that a year of plenty brings (F12).
pub const PLENTY: i64 = 4;
/// Seconds by which foresight is ahead of everybody (F16).
pub const HEAD_START: i64 = 4;

/// Some of the hoops.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Hoops(u16);

impl Hoops {
    /// Whether a hoop is one of them.
    pub fn has(self, hoop: i64) -> bool {
        (1..=HOOPS).contains(&hoop) && self.0 & (1 << hoop) != 0
    }

    /// With this one.
    pub fn with(self, hoop: i64) -> Self {
        if (1..=HOOPS).contains(&hoop) { Hoops(self.0 | 1 << hoop) } else { self }
    }

    /// Without this one.
    pub fn without(self, hoop: i64) -> Self {
        if (1..=HOOPS).contains(&hoop) { Hoops(self.0 & !(1 << hoop)) } else { self }
    }

    /// Their numbers, ascending.
    pub fn numbers(self) -> impl Iterator<Item = i64> {
        (1..=HOOPS).filter(move |hoop| self.has(*hoop))
    }

    fn count(self) -> i64 {
        i64::from(self.0.count_ones())
    }
}

/// What a team has.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TeamNow {
    pub knights: i64,
    pub settlements: Hoops,
    pub cities: Hoops,
    /// Settlements bought and not yet placed.
    pub unplaced: i64,
    pub balls: Balls,
    /// Its cards, in the order bought.
    pub cards: Vec<FieldCard>,
    /// The VP of a short team, and those of cards played.
    pub extra: i64,
}

impl TeamNow {
    /// Its VP (F18).
    pub fn vp(&self) -> i64 {
        self.settlements.count() + 2 * self.cities.count() + self.knights + self.extra
    }
}

/// A team.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FieldTeam {
    pub name: String,
    pub players: i64,
    /// The hoop of its starting city.
    pub start: i64,
    pub now: TeamNow,
}

/// A pile of balls.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FieldPile {
    pub name: String,
    pub ball: Ball,
    /// The balls of a full pile.
    pub size: i64,
    pub balls: i64,
}

/// A game of Full-Contact.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FullContact {
    pub goal: i64,
    /// How many rounds were whistled.
    pub round: i64,
    pub running: bool,
    pub teams: Vec<FieldTeam>,
    /// The piles, from the highest on the field.
    pub piles: Vec<FieldPile>,
    /// What is left of each card, in the order of [`FieldCard::ALL`].
    pub deck: [u8; 7],
    /// Which team has which card played for the next round.
    pub next_round: Vec<(usize, FieldCard)>,
    pub winner: Option<usize>,
}

/// A value to be swapped.
#[derive(Debug, Clone)]
pub enum FieldChange {
    Team(usize, TeamNow),
    /// The balls of a pile.
    Pile(usize, i64),
    /// The round, and whether it runs.
    Clock(i64, bool),
    Deck([u8; 7]),
    /// What was played for the next round.
    NextRound(Vec<(usize, FieldCard)>),
    Winner(Option<usize>),
}

impl FullContact {
    /// The team of that name.
    pub fn team(&self, name: &str) -> Result<usize, Refusal> {
        let found = self.teams.iter().position(|team| team.name == name);
        found.ok_or_else(|| Refusal::NoSuchTeam(name.to_owned()))
    }

    /// The pile of that name.
    pub fn pile(&self, name: &str) -> Result<usize, Refusal> {
        let found = self.piles.iter().position(|pile| pile.name == name);
        found.ok_or_else(|| Refusal::NoSuchPile(name.to_owned()))
    }

    /// The team whose whistle comes [`HEAD_START`] before everybody's, in the round that runs or the next one (F16). The deck has
    /// one card of it.
    pub fn ahead(&self) -> Option<&FieldTeam> {
        let (team, _) = self.next_round.iter().find(|(_, card)| *card == FieldCard::Foresight)?;
        self.teams.get(*team)
    }

    /// Which piles get how many of balls that come back to the field: each is filled up, from the highest on (F17).
    pub fn refill(&self, balls: &Balls) -> Vec<(usize, i64)> {
        let mut left = *balls;
        let mut filled = Vec::new();
        for (at, pile) in self.piles.iter().enumerate() {
            let left = &mut left[pile.ball as usize];
            let put = (*left).min(pile.size - pile.balls);
            if put > 0 {
                *left -= put;
                filled.push((at, put));
            }
        }
        filled
    }

    /// Every step that may be legal, see [`GameRules::candidates`](crate::games::journal::GameRules::candidates).
    pub fn imaginable(&self) -> Vec<FieldStep> {
        let mut steps = vec![FieldStep::Whistle, FieldStep::Stop];
        for (at, FieldTeam { name: team, .. }) in self.teams.iter().enumerate() {
            let team = || team.clone();
            steps.extend(self.piles.iter().map(|pile| FieldStep::Collect { team: team(), pile: pile.name.clone() }));
            steps.extend((1..=HOOPS).map(|hoop| FieldStep::Place { team: team(), hoop }));
            let with = [Ball::Wood, Ball::Wheat];
            let cards = with.iter().flat_map(|with| FieldCard::ALL.iter().map(|card| Purchase::Card(*with, *card)));
            let what = (1..=HOOPS).map(Purchase::City).chain(with.map(Purchase::Knight)).chain(cards);
            let what = std::iter::once(Purchase::Settlement).chain(what);
            steps.extend(what.map(|what| FieldStep::Buy { team: team(), what }));
            for other in self.teams.iter().filter(|other| other.name != self.teams[at].name) {
                let one = |ball: &Ball| std::array::from_fn(|at| i64::from(Ball::ALL[at] == *ball));
                let trades = Ball::ALL.iter().flat_map(|give| Ball::ALL.iter().map(move |take| (one(give), one(take))));
                let to = || other.name.clone();
                steps.extend(trades.map(|(gives, takes)| FieldStep::Trade { team: team(), to: to(), gives, takes }));
            }
            steps.extend(self.plays(at).into_iter().map(|card| FieldStep::Play { team: team(), card }));
        }
        steps
    }

    /// The cards that a team could play, each in one way.
    fn plays(&self, team: usize) -> Vec<CardPlay> {
        let others = || self.teams.iter().enumerate().filter(move |(at, _)| *at != team).map(|(_, other)| other);
        let mut wanted = PLENTY;
        let plenty = self.piles.iter().filter_map(|pile| {
            let taken = pile.balls.min(wanted);
            wanted -= taken;
            (taken > 0).then(|| (pile.name.clone(), taken))
        });
        let mut plays = vec![
            CardPlay::Vp,
            CardPlay::YearOfPlenty(plenty.collect()),
            CardPlay::Foresight,
            CardPlay::MilitarySupremacy,
        ];
        plays.extend(Ball::ALL.iter().map(|ball| CardPlay::Monopoly(*ball)));
        let discards = others().filter_map(|other| {
            let mut left = half(&other.now.balls);
            let given = other.now.balls.map(|balls| {
                let given = balls.min(left);
                left -= given;
                given
            });
            (given != Balls::default()).then(|| (other.name.clone(), given))
        });
        plays.push(CardPlay::Robber(discards.collect()));
        for other in others() {
            let hoops = other.now.settlements.numbers().chain(other.now.cities.numbers());
            plays.extend(hoops.map(|hoop| CardPlay::Barbarians { hit: other.name.clone(), hoop }));
        }
        plays
    }
}

/// Half of the balls, rounded up (F14).
pub fn half(balls: &Balls) -> i64 {
    (balls.iter().sum::<i64>() + 1) / 2
}
