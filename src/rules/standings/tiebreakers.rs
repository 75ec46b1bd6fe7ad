//! What a player's games add up to, and what separates two players (1.4).

use crate::rule_set::{Link, Points, RuleSet, Share};
use crate::sheets::score::{VpPercent, half_up};

/// What a player's games add up to.
///
/// Counted are the preliminary games, and the semi-final for those who sat there; never the final. A
/// preliminary game that a player missed adds nothing (setting `missed_game`).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Hash)]
pub struct GameTally {
    pub wins: u32,
    /// Points for places, where the rule set gives any.
    pub points: Points,
    /// Sum of VP, of each game as many as count.
    pub vp: u32,
    /// The share of all games together, as the rule set makes it.
    pub vp_percent: VpPercent,
    /// What it is made of.
    pub shares: Shares,
    pub seconds: u32,
    pub thirds: u32,
    pub games: u32,
}

/// What the share of several games is made of, beside their VP and their number.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Hash)]
pub struct Shares {
    /// The shares of the games, added.
    pub sum: VpPercent,
    pub table_totals: u32,
}

impl Shares {
    /// The share that such games make together.
    pub(crate) fn counted(self, share: Share, vp: u32, games: u32) -> VpPercent {
        let rounded = |dividend: u64, divisor: u32| VpPercent::from_hundredths(half_up(dividend, divisor.into()));
        match share {
            Share::Sum => self.sum,
            Share::Mean => rounded(self.sum.hundredths().into(), games),
            Share::Ratio => rounded(10_000 * u64::from(vp), self.table_totals),
        }
    }
}

/// What two players are compared by: the greater one ranks higher. The links of the chain in their order; what the chain
/// lacks is 0 for everybody.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, Hash)]
pub struct ChainKey(pub(super) [u32; Link::ALL.len()]);

impl GameTally {
    /// What is added up as the official rules do it, where nothing else is known of the games.
    pub fn of_sums([games, wins, vp, seconds, thirds]: [u32; 5], vp_percent: VpPercent) -> GameTally {
        let shares = Shares { sum: vp_percent, table_totals: 0 };
        GameTally { wins, points: Points::default(), vp, vp_percent, shares, seconds, thirds, games }
    }

    /// Both together.
    #[must_use]
    pub(crate) fn with(&self, more: &GameTally, share: Share) -> GameTally {
        let shares = Shares {
            sum: self.shares.sum.plus(more.shares.sum),
            table_totals: self.shares.table_totals.saturating_add(more.shares.table_totals),
        };
        let (vp, games) = (self.vp + more.vp, self.games + more.games);
        GameTally {
            wins: self.wins + more.wins,
            points: self.points.plus(more.points),
            vp,
            vp_percent: shares.counted(share, vp, games),
            shares,
            seconds: self.seconds + more.seconds,
            thirds: self.thirds + more.thirds,
            games,
        }
    }

    /// What a link of a chain compares.
    fn value(&self, link: Link) -> u32 {
        match link {
            Link::Points => self.points.parts(),
            Link::Wins => self.wins,
            Link::Vp => self.vp,
            Link::Share => self.vp_percent.hundredths(),
            Link::Seconds => self.seconds,
            Link::Thirds => self.thirds,
        }
    }

    pub(crate) fn key(&self, rules: &RuleSet) -> ChainKey {
        let mut key = ChainKey::default();
        for (place, link) in key.0.iter_mut().zip(rules.chain.links()) {
            *place = self.value(*link);
        }
        key
    }

    /// The first link of the chain in which two tallies differ.
    pub(crate) fn first_difference(&self, other: &GameTally, rules: &RuleSet) -> Option<Criterion> {
        let differs = |link: &&Link| self.value(**link) != other.value(**link);
        rules.chain.links().iter().find(differs).map(|link| Criterion::from(*link))
    }
}

/// What separates two neighbours in the standings.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Criterion {
    /// The upper one won the final (1.1.10).
    FinalWinner,
    /// The upper one has more VP in the final (1.4.4).
    FinalVp,
    /// The upper one sat in the final.
    InFinal,
    /// The upper one won a semi-final.
    SemiWinner,
    /// The upper one's semi-final is not played yet.
    SemiPending,
    /// The upper one sat in a semi-final.
    InSemi,
    /// More points for places.
    Points,
    /// More games won (1.4.1).
    Wins,
    /// More VP (1.4.2).
    Vp,
    /// More VP% (1.4.3).
    VpPercent,
    /// More second places.
    Seconds,
    Thirds,
    /// The lower lot.
    Lots,
    /// The better rank after the preliminary games.
    PrelimRank,
    /// Nothing: they share a rank, until lots are drawn.
    Shared,
}

impl From<Link> for Criterion {
    fn from(link: Link) -> Criterion {
        match link {
            Link::Points => Criterion::Points,
            Link::Wins => Criterion::Wins,
            Link::Vp => Criterion::Vp,
            Link::Share => Criterion::VpPercent,
            Link::Seconds => Criterion::Seconds,
            Link::Thirds => Criterion::Thirds,
        }
    }
}
