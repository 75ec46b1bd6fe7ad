//! How sure a share is that was counted in a few games: the interval of Wilson (1927).
//!
//! It is the range of shares that would not be surprised, at 95 %, by what was counted. Unlike the textbook's `p ± 1.96
//! sqrt(p (1 - p) / n)` it stays between 0 and 1 and is right for few games and for shares near 0, where that one says that
//! a player who never won never will (L. D. Brown, T. T. Cai and A. DasGupta, Interval Estimation for a Binomial
//! Proportion, Statistical Science 16, 2001).

/// The square of the normal distribution's quantile for 95 %, 1.959964, in ten thousandths.
const Z2: u128 = 38_415;

/// One as it is counted here: hundredths of a percent.
pub(super) const ONE: u128 = 10_000;

/// The range in which a share lies with 95 % certainty, in hundredths of a percent.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Interval {
    /// Its lower end, rounded down.
    pub low: u32,
    /// Its upper end, rounded up.
    pub high: u32,
}

impl Interval {
    /// How wide it is.
    pub fn width(self) -> u32 {
        self.high - self.low
    }
}

/// The interval of a share of which `wins` of `games` were counted. Everything is possible where there are no games; more
/// wins than games are as many as games.
pub fn interval(wins: u32, games: u32) -> Interval {
    if games == 0 {
        return Interval { low: 0, high: ONE as u32 };
    }
    let (n, w) = (u128::from(games), u128::from(wins.min(games)));
    // (w + z²/2 ± z sqrt(w (n - w) / n + z²/4)) / (n + z²), everything times ONE where z² stands, so that it stays whole.
    let whole = n * ONE + Z2;
    let middle = (2 * w * ONE + Z2) * ONE;
    let inside = Z2 * w * (n - w) * 1_000_000_000_000 / n + Z2 * Z2 * 25_000_000;
    let root = inside.isqrt();
    let low = middle.saturating_sub(2 * (root + 1)) / (2 * whole);
    let high = (middle + 2 * (root + 1)).div_ceil(2 * whole).min(ONE);
    // What was counted lies within, rounded as it is shown.
    Interval { low: if w == 0 { 0 } else { low as u32 }, high: if w == n { ONE as u32 } else { high as u32 } }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Compared with the formula itself, worked out in double precision.
    #[test]
    fn the_interval_is_wilsons() {
        let check = |wins: u32, games: u32, low: u32, high: u32| {
            let found = interval(wins, games);
            let near = |a: u32, b: u32| a.abs_diff(b) <= 1;
            assert!(near(found.low, low) && near(found.high, high), "{wins} of {games}: {found:?}");
        };
        check(0, 10, 0, 2_775);
        check(1, 10, 179, 4_042);
        check(3, 12, 889, 5_323);
        check(10, 40, 1_419, 4_019);
        check(25, 100, 1_755, 3_430);
        check(1_000, 4_000, 2_368, 2_637);
        check(10, 10, 7_225, 10_000);
        check(0, 0, 0, 10_000);
    }

    #[test]
    fn what_was_counted_lies_within_and_more_games_make_it_narrower() {
        for games in 1..200_u32 {
            for wins in 0..=games {
                let found = interval(wins, games);
                let counted = (u128::from(wins) * ONE / u128::from(games)) as u32;
                assert!(found.low <= counted && counted <= found.high && found.high <= 10_000, "{wins} of {games}");
                let twice = interval(2 * wins, 2 * games);
                assert!(twice.width() <= found.width(), "{wins} of {games}");
            }
        }
        assert_eq!(interval(9, 4), interval(4, 4));
        let most = interval(u32::MAX / 2, u32::MAX);
        assert!((4_999..=5_000).contains(&most.low) && (5_000..=5_001).contains(&most.high), "{most:?}");
    }
}
