//! A rule set as a value.

use crate::games::System;
use crate::rule_set::places::PlacePoints;
use crate::rule_set::vocabulary::{Cut, Link, RuleKey, RuleRefusal, Share, SharedPlaces};

/// The name of the official rules.
pub(super) const OFFICIAL: &str = "catan-studio";

/// What players are compared by, one link after the other. Lots always follow.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Chain(pub(super) Vec<Link>);

impl Chain {
    /// A chain of these links. Error: one of them stands in it twice.
    pub fn new(links: &[Link]) -> Result<Chain, RuleRefusal> {
        let twice = links.iter().enumerate().find(|(at, link)| links[..*at].contains(link));
        twice.map_or_else(|| Ok(Chain(links.to_vec())), |(_, link)| Err(RuleRefusal::LinkTwice(*link)))
    }

    pub fn links(&self) -> &[Link] {
        &self.0
    }
}

impl Default for Chain {
    /// That of 1.4.
    fn default() -> Self {
        Chain(vec![Link::Wins, Link::Vp, Link::Share, Link::Seconds, Link::Thirds])
    }
}

/// How many of the result go on to something elsewhere.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Qualify {
    /// So many; 0 for nobody.
    Number(u32),
    ByAttendance(QualifyTable),
}

/// From how many players on how many go on. Never empty; from fewer players to more.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct QualifyTable(Vec<(u32, u32)>);

impl QualifyTable {
    /// A table of these rows: from so many players, so many.
    pub fn new(rows: &[(u32, u32)]) -> Result<QualifyTable, RuleRefusal> {
        if rows.is_empty() {
            return Err(RuleRefusal::NoRows);
        }
        let falls = rows.windows(2).find(|pair| pair[0].0 >= pair[1].0);
        match falls {
            Some(pair) => Err(RuleRefusal::RowsOutOfOrder { before: pair[0].0, after: pair[1].0 }),
            None => Ok(QualifyTable(rows.to_vec())),
        }
    }

    pub fn rows(&self) -> &[(u32, u32)] {
        &self.0
    }
}

impl Default for Qualify {
    fn default() -> Self {
        Qualify::Number(0)
    }
}

impl Qualify {
    /// How many go on of so many players.
    pub fn of(&self, attendance: usize) -> u32 {
        match self {
            Qualify::Number(number) => *number,
            Qualify::ByAttendance(table) => {
                let from = |row: &&(u32, u32)| row.0 as usize <= attendance;
                table.0.iter().rev().find(from).map_or(0, |row| row.1)
            }
        }
    }
}

/// How a tournament ranks and how far it goes. Its numbers lie within [`bounds`], but for those of a side event.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct RuleSet {
    pub name: String,
    pub prelim_games: u32,
    /// How many of the last preliminary games are seated by the standings: fewer than there are.
    pub by_rank: u32,
    /// The most VP of a game that count.
    pub goal: u8,
    /// Whether a score is made up for each that is missing at a table of fewer than four (1.4.3).
    pub dummy: bool,
    pub share: Share,
    pub places_of_four: PlacePoints<4>,
    /// Those of smaller tables: of three, and of what is left of one.
    pub places_of_three: PlacePoints<3>,
    pub shared_places: SharedPlaces,
    pub chain: Chain,
    pub cut: Cut,
    pub qualify: Qualify,
    /// The limit of a game in minutes; 0 for none.
    pub game_minutes: u32,
}

impl Default for RuleSet {
    fn default() -> Self {
        RuleSet {
            name: OFFICIAL.to_owned(),
            prelim_games: 3,
            by_rank: 0,
            goal: 10,
            dummy: true,
            share: Share::default(),
            places_of_four: PlacePoints::default(),
            places_of_three: PlacePoints::default(),
            shared_places: SharedPlaces::default(),
            chain: Chain::default(),
            cut: Cut::default(),
            qualify: Qualify::default(),
            game_minutes: 0,
        }
    }
}

impl RuleSet {
    /// Those by which games of a system are ranked where nothing else is said: CATAN Studio's, and for a side event wins, VP and
    /// VP% of what was scored at the table.
    pub fn of(system: &System) -> RuleSet {
        if system.championship {
            return RuleSet { goal: system.counted_vp, ..RuleSet::default() };
        }
        RuleSet {
            name: system.name.to_owned(),
            prelim_games: u32::try_from(system.rounds).unwrap_or(1),
            goal: system.counted_vp,
            dummy: false,
            chain: Chain(vec![Link::Wins, Link::Vp, Link::Share]),
            cut: Cut::Nothing,
            ..RuleSet::default()
        }
    }

    /// Whether places at a table give points.
    pub fn gives_points(&self) -> bool {
        !self.places_of_four.is_empty() || !self.places_of_three.is_empty()
    }

    /// In what a set differs from another one, its name aside.
    pub fn differs_in(&self, other: &RuleSet) -> Vec<RuleKey> {
        let differs = |key: &RuleKey| match key {
            RuleKey::Name => false,
            RuleKey::PrelimGames => self.prelim_games != other.prelim_games,
            RuleKey::ByRank => self.by_rank != other.by_rank,
            RuleKey::Goal => self.goal != other.goal,
            RuleKey::Dummy => self.dummy != other.dummy,
            RuleKey::Share => self.share != other.share,
            RuleKey::PlacesOfFour => self.places_of_four != other.places_of_four,
            RuleKey::PlacesOfThree => self.places_of_three != other.places_of_three,
            RuleKey::SharedPlaces => self.shared_places != other.shared_places,
            RuleKey::Chain => self.chain != other.chain,
            RuleKey::Cut => self.cut != other.cut,
            RuleKey::Qualify => self.qualify != other.qualify,
            RuleKey::GameMinutes => self.game_minutes != other.game_minutes,
        };
        RuleKey::ALL.iter().copied().filter(differs).collect()
    }

    /// Whether it is played as CATAN Studio's rules say, so that 1.1.3 says whether the result is valid.
    pub fn is_official(&self) -> bool {
        self.differs_in(&RuleSet::default()).is_empty()
    }

    /// The links of the chain that nobody can get worse in by another game, up to the first of which that is not so.
    pub(crate) fn while_growing(&self) -> RuleSet {
        let grows = |link: &&Link| **link != Link::Share || self.share == Share::Sum;
        let chain = Chain(self.chain.0.iter().take_while(grows).copied().collect());
        RuleSet { chain, ..self.clone() }
    }
}

/// A set with anything in it that can be.
#[cfg(test)]
pub(crate) fn random_set(rng: &mut crate::rng::Rng) -> RuleSet {
    let mut falling = |least: usize| {
        let mut points: Vec<i64> = (0..least).map(|_| rng.below(8) as i64).collect();
        points.sort_by(|a, b| b.cmp(a));
        if rng.below(4) == 0 { Vec::new() } else { points }
    };
    let (four, three) = (falling(4), falling(3));
    let mut links = Link::ALL.to_vec();
    rng.shuffle(&mut links);
    links.truncate(rng.below(Link::ALL.len() + 1));
    let prelim_games = 1 + rng.below(7) as u32;
    RuleSet {
        name: "Anything".to_owned(),
        prelim_games,
        by_rank: rng.below(prelim_games as usize) as u32,
        goal: [1 + rng.below(22) as u8, 10][rng.below(2)],
        dummy: rng.below(2) == 0,
        share: Share::ALL[rng.below(3)],
        places_of_four: PlacePoints::new(&four).unwrap(),
        places_of_three: PlacePoints::new(&three).unwrap(),
        shared_places: SharedPlaces::ALL[rng.below(2)],
        chain: Chain::new(&links).unwrap(),
        cut: Cut::ALL[rng.below(3)],
        qualify: Qualify::Number(rng.below(3) as u32),
        game_minutes: rng.below(2) as u32 * 75,
    }
}
