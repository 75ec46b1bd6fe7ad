//! The chances of a battle, and of fighting on until a hex is taken or no knight is left: exact, as whole numbers.

use std::cmp::Ordering;

use crate::games::conquest::island::Holding;
use crate::games::conquest::step::Building;

/// How many throws of two dice there are.
const THROWS: u32 = 36;
/// The most knights on both sides for which a whole siege is reckoned.
const MOST: i64 = 200;

/// Two hexes that fight.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Battle {
    pub attackers: i64,
    pub defenders: i64,
    /// What stands on the defender's hex.
    pub building: Option<Building>,
    /// Whether that is a castle that was breached.
    pub breached: bool,
}

impl Battle {
    /// Knights against a hex.
    pub fn new(attackers: i64, defender: &Holding) -> Self {
        let Holding { building, breached, knights, .. } = *defender;
        Battle { attackers, defenders: knights, building, breached }
    }

    /// What is added to the attacker's die and to the defender's (C17).
    pub fn added(&self) -> [i64; 2] {
        let walls = match self.building {
            Some(Building::Castle) if self.breached => 0,
            Some(Building::Castle) => 3,
            Some(building) if self.defenders == 0 => building as i64 + 1,
            Some(_) | None => 0,
        };
        [i64::from(self.attackers > self.defenders), i64::from(self.defenders > self.attackers) + walls]
    }

    /// Whether the attacker wins with these dice.
    pub fn is_won(&self, dice: [i64; 2]) -> bool {
        let [attacker, defender] = self.added();
        dice[0] + attacker >= dice[1] + defender
    }

    /// In how many of the 36 throws the attacker wins.
    pub fn throws_won(&self) -> u32 {
        let all = (1..=6).flat_map(|attacker| (1..=6).map(move |defender| [attacker, defender]));
        all.filter(|dice| self.is_won(*dice)).map(|_| 1).sum()
    }

    /// What comes of attacking until the hex is taken or no attacker is left. None with too many knights to be reckoned.
    pub fn siege(&self) -> Option<Siege> {
        let counts = [self.attackers, self.defenders];
        if counts.iter().any(|count| !(0..=MOST).contains(count)) || self.attackers + self.defenders > MOST {
            return None;
        }
        // Without a building the last knight's battle opens the hex; with one it takes another battle.
        let battles = self.defenders + i64::from(self.building.is_some());
        let longest = (self.attackers + battles).max(1) as u32;
        let mut siege = Siege { taken: ExactChance::none(longest), lost: Vec::new() };
        siege.lost.resize(self.attackers as usize + 1, ExactChance::none(longest));
        // For each number of battles won, in how many ways it can have come so far, by the battles lost.
        let mut ways = vec![vec![LongWhole::none(); self.attackers as usize + 1]; battles as usize + 1];
        ways[0][0] = LongWhole::from(1);
        for won in 0..=battles {
            for lost in 0..=self.attackers {
                let here = ways[won as usize][lost as usize].clone();
                let fought = (won + lost) as u32;
                if won == battles || lost == self.attackers {
                    let at_last = here.times_power(longest - fought);
                    siege.lost[lost as usize].add(&at_last);
                    if won == battles {
                        siege.taken.add(&at_last);
                    }
                    continue;
                }
                let now =
                    Battle { attackers: self.attackers - lost, defenders: (self.defenders - won).max(0), ..*self };
                let wins = now.throws_won();
                ways[won as usize + 1][lost as usize].add(&here.times(wins));
                ways[won as usize][lost as usize + 1].add(&here.times(THROWS - wins));
            }
        }
        Some(siege)
    }
}

/// What comes of a siege.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Siege {
    /// That the hex is taken.
    pub taken: ExactChance,
    /// For each number of knights, that the attacker loses just so many.
    pub lost: Vec<ExactChance>,
}

/// A chance: so many of 36 to the power of so many battles.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ExactChance {
    of: LongWhole,
    battles: u32,
}

impl ExactChance {
    fn none(battles: u32) -> Self {
        ExactChance { of: LongWhole::none(), battles }
    }

    fn add(&mut self, more: &LongWhole) {
        self.of.add(more);
    }

    /// Hundredths of a percent, rounded half up.
    pub fn hundredths(&self) -> u32 {
        let all = LongWhole::from(1).times_power(self.battles);
        let mut twice = self.of.times(20_000);
        twice.add(&all);
        let step = all.times(2);
        let (mut least, mut most) = (0_u32, 10_000_u32);
        while least < most {
            let middle = (least + most).div_ceil(2);
            if step.times(middle).compared(&twice) == Ordering::Greater { most = middle - 1 } else { least = middle }
        }
        least
    }

    /// The fraction, where it is small enough to be written so.
    pub fn fraction(&self) -> Option<(u128, u128)> {
        Some((self.of.number()?, u128::from(THROWS).checked_pow(self.battles)?))
    }
}

/// A whole number of any length, by 32 bits each, the lowest first and none of them 0 at the end.
#[derive(Debug, Clone, PartialEq, Eq)]
struct LongWhole(Vec<u32>);

impl From<u32> for LongWhole {
    fn from(number: u32) -> Self {
        LongWhole(if number == 0 { Vec::new() } else { vec![number] })
    }
}

impl LongWhole {
    fn none() -> Self {
        LongWhole(Vec::new())
    }

    fn times(&self, by: u32) -> Self {
        let mut carried = 0_u64;
        let mut digits = Vec::with_capacity(self.0.len() + 1);
        for digit in &self.0 {
            carried += u64::from(*digit) * u64::from(by);
            digits.push(carried as u32);
            carried >>= 32;
        }
        digits.push(carried as u32);
        let mut product = LongWhole(digits);
        product.trim();
        product
    }

    /// Times 36 to this power.
    fn times_power(&self, power: u32) -> Self {
        (0..power).fold(self.clone(), |number, _| number.times(THROWS))
    }

    fn add(&mut self, other: &LongWhole) {
        let length = self.0.len().max(other.0.len()) + 1;
        self.0.resize(length, 0);
        let mut carried = 0_u64;
        for (at, digit) in self.0.iter_mut().enumerate() {
            carried += u64::from(*digit) + u64::from(other.0.get(at).copied().unwrap_or_default());
            *digit = carried as u32;
            carried >>= 32;
        }
        self.trim();
    }

    fn trim(&mut self) {
        while self.0.last() == Some(&0) {
            self.0.pop();
        }
    }

    fn compared(&self, other: &LongWhole) -> Ordering {
        self.0.len().cmp(&other.0.len()).then_with(|| self.0.iter().rev().cmp(other.0.iter().rev()))
    }

    fn number(&self) -> Option<u128> {
        let digits = self.0.iter().rev();
        (self.0.len() <= 4).then(|| digits.fold(0, |number, digit| number << 32 | u128::from(*digit)))
    }
}
