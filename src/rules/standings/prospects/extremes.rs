//! The most and the least that a player can end with, each part by itself: so no chain can put anything higher, or lower.

use crate::rule_set::{Points, RuleSet};
use crate::sheets::score::{VpPercent, half_up};
use crate::standings::{GameTally, Shares};

/// Wins and VP in the games that a player has to come.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Aim {
    /// How many of the games are won.
    pub wins: u32,
    /// The least VP in all of them together.
    pub vp: u32,
}

/// The share of a game that nobody can exceed, in hundredths of a percent.
const WHOLE: u32 = 10_000;
/// How many sit at a table at most.
const SEATS: u32 = 4;

/// The most that a player can end with who makes the target in so many games to come.
pub(crate) fn best(tally: &GameTally, games: u32, made: Aim, rules: &RuleSet) -> GameTally {
    let others = games - made.wins;
    let most = |place: usize| points_at(rules, place).into_iter().max().unwrap_or_default();
    let shares = Shares {
        sum: tally.shares.sum.plus(VpPercent::from_hundredths(if made.vp == 0 { 0 } else { games * WHOLE })),
        // Nobody else has any VP.
        table_totals: tally.shares.table_totals + made.vp,
    };
    // Who makes no VP does best not to play, but for the games that are won.
    let played = if made.vp == 0 { made.wins } else { games };
    let vp = tally.vp + made.vp;
    GameTally {
        wins: tally.wins + made.wins,
        points: tally.points.plus(most(1).times(made.wins)).plus(most(2).times(others)),
        vp,
        vp_percent: shares.counted(rules.share, vp, tally.games + played),
        shares,
        seconds: tally.seconds + others,
        thirds: tally.thirds + others,
        games: tally.games + games,
    }
}

/// The least that a player ends with who makes the target: neither second nor third places, and no more of a table than it says.
/// Games may be missed, too.
pub(crate) fn worst(tally: &GameTally, games: u32, made: Aim, table: WorstTable, rules: &RuleSet) -> GameTally {
    let least = points_at(rules, 1).into_iter().min().unwrap_or_default();
    let shares = Shares {
        sum: tally.shares.sum.plus(table.share),
        table_totals: tally.shares.table_totals.saturating_add(table.totals),
    };
    let vp = tally.vp + made.vp;
    GameTally {
        wins: tally.wins + made.wins,
        points: tally.points.plus(least.times(made.wins)),
        vp,
        vp_percent: shares.counted(rules.share, vp, tally.games + games),
        shares,
        ..*tally
    }
}

/// What the tables of the games to come can be at worst.
#[derive(Debug, Clone, Copy)]
pub(crate) struct WorstTable {
    /// The least share.
    pub(crate) share: VpPercent,
    /// The greatest total of all of them.
    pub(crate) totals: u32,
}

impl WorstTable {
    /// Of so many games of which nobody knows in which the VP are made.
    pub(crate) fn of_any(games: u32, vp: u32, rules: &RuleSet) -> WorstTable {
        let others = (SEATS - 1) * u32::from(rules.goal);
        WorstTable { share: VpPercent::default(), totals: vp + games * others }
    }

    /// Of the only game, at a table of so many seats at most: all others have as many VP as can count.
    pub(crate) fn of_table(seats: usize, vp: u32, rules: &RuleSet) -> WorstTable {
        let goal = u32::from(rules.goal);
        let total = |seats: u32| {
            let sum = vp + (seats - 1) * goal;
            let missing = if rules.dummy { SEATS.saturating_sub(seats) } else { 0 };
            sum + missing * half_up(sum.into(), seats.into())
        };
        let totals = (1..=u32::try_from(seats).unwrap_or(SEATS).max(1)).map(total).max().unwrap_or_default();
        WorstTable { share: VpPercent::from_hundredths(half_up(10_000 * u64::from(vp), totals.into())), totals }
    }
}

/// The points for a place, at a table of four and at a smaller one.
fn points_at(rules: &RuleSet, place: usize) -> [Points; 2] {
    [rules.places_of_four.of_place(place), rules.places_of_three.of_place(place)]
}
