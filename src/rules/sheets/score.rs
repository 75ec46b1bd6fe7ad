//! Victory points and what they count for: VP, the dummy score, VP% and places at a table (1.4.3).
//!
//! Everything here is whole numbers. A share of 31.25 % is the number 3125.

use std::fmt;

use crate::games::System;
use crate::tournament::settings::TiedPlaces;

/// Victory points of one seat as stated on the record sheet.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Vp {
    stated: u8,
    counted: u8,
}

/// Why a number is not a seat's VP.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum VpRefusal {
    BelowZero,
    /// More than a game can give.
    TooMany,
}

impl Vp {
    /// VP as stated. Refused below 0 and above the most that a game of the system can give.
    pub fn new(stated: i64, system: &System) -> Result<Self, VpRefusal> {
        if stated < 0 {
            return Err(VpRefusal::BelowZero);
        }
        match u8::try_from(stated) {
            Ok(stated) if stated <= system.most_vp => Ok(Vp { stated, counted: stated.min(system.counted_vp) }),
            _ => Err(VpRefusal::TooMany),
        }
    }

    /// The VP as stated, which is what a page shows.
    pub fn stated(self) -> u8 {
        self.stated
    }

    /// The VP that count: at most as many as win a game, 10 in the base game (3.0.14).
    pub fn counted(self) -> u8 {
        self.counted
    }

    /// The same VP where so many count at most.
    #[must_use]
    pub fn counted_to(self, most: u8) -> Vp {
        Vp { counted: self.stated.min(most), ..self }
    }
}

impl fmt::Display for Vp {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.stated.fmt(f)
    }
}

/// A share of the VP at a table, or a sum of such shares, in whole hundredths of a percent.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct VpPercent(u32);

impl VpPercent {
    /// From whole hundredths of a percent: 3125 is 31.25 %.
    pub fn from_hundredths(hundredths: u32) -> Self {
        VpPercent(hundredths)
    }

    /// Whole hundredths of a percent.
    pub fn hundredths(self) -> u32 {
        self.0
    }

    /// The sum of two shares.
    pub fn plus(self, other: VpPercent) -> VpPercent {
        VpPercent(self.0.saturating_add(other.0))
    }
}

impl fmt::Display for VpPercent {
    /// Two decimals and no sign: `85.70`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{:02}", self.0 / 100, self.0 % 100)
    }
}

/// `dividend / divisor` rounded half up; 0 when `divisor` is 0.
pub(crate) fn half_up(dividend: u64, divisor: u64) -> u32 {
    let whole = if divisor == 0 { 0 } else { (2 * dividend + divisor) / (2 * divisor) };
    u32::try_from(whole).unwrap_or(u32::MAX)
}

/// How many scores make up a table total.
const SCORES: usize = 4;

/// How many scores are missing at a table of so many.
pub fn missing_scores(seats: usize) -> usize {
    SCORES.saturating_sub(seats)
}

/// The score that is made up for each that is missing: the mean of the counted VP, rounded half up (1.4.3). The rules have it for a
/// table of three; a game of fewer counts only as decided by a judge. None where no score is missing, or nobody came.
pub fn dummy_score(vp: &[Vp]) -> Option<u8> {
    let seats = u32::try_from(vp.len()).ok().filter(|seats| *seats > 0 && missing_scores(vp.len()) > 0)?;
    let sum: u32 = vp.iter().map(|vp| u32::from(vp.counted())).sum();
    Some(half_up(sum.into(), seats.into()) as u8)
}

/// The counted VP of all seats, and the dummy score with them for each that is missing (1.4.3).
pub fn table_total(vp: &[Vp]) -> u32 {
    let seats: u32 = vp.iter().map(|vp| u32::from(vp.counted())).sum();
    seats + u32::from(dummy_score(vp).unwrap_or(0)) * missing_scores(vp.len()) as u32
}

/// One seat's share of the table total, rounded half up to a whole hundredth of a percent (1.4.3).
///
/// Where nobody has any VP everybody's share is 0.
pub fn vp_percent(vp: Vp, table_total: u32) -> VpPercent {
    VpPercent(half_up(10_000 * u64::from(vp.counted()), table_total.into()))
}

/// The place of one seat at its table, from 1.
///
/// The winner is first, whatever the others' VP; the rest stand by counted VP, and equals share a
/// place. `winner` and `seat` are indexes into `vp`.
pub fn place(vp: &[Vp], winner: usize, seat: usize, tied: TiedPlaces) -> u8 {
    if seat == winner {
        return 1;
    }
    let own = vp.get(seat).map_or(0, |vp| vp.counted());
    let above = |other: usize, vp: Vp| other != winner && vp.counted() > own;
    let better = vp.iter().enumerate().filter(|&(other, &vp)| above(other, vp));
    match tied {
        TiedPlaces::Skip => 2 + better.count() as u8,
        TiedPlaces::Dense => {
            let mut values: Vec<u8> = better.map(|(_, vp)| vp.counted()).collect();
            values.sort_unstable();
            values.dedup();
            2 + values.len() as u8
        }
    }
}

/// The place of each seat, in the order of `vp`; see [`place`].
pub fn places(vp: &[Vp], winner: usize, tied: TiedPlaces) -> Vec<u8> {
    (0..vp.len()).map(|seat| place(vp, winner, seat, tied)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::BASE;

    fn vps(stated: &[i64]) -> Vec<Vp> {
        stated.iter().filter_map(|&n| Vp::new(n, &BASE).ok()).collect()
    }

    #[test]
    fn takes_what_can_be_stated_and_counts_to_ten() {
        assert_eq!(Vp::new(-1, &BASE), Err(VpRefusal::BelowZero));
        assert_eq!(Vp::new(23, &BASE), Err(VpRefusal::TooMany));
        assert_eq!(Vp::new(i64::MAX, &BASE), Err(VpRefusal::TooMany));
        assert_eq!(Vp::new(12, &BASE).map(|vp| (vp.stated(), vp.counted())), Ok((12, 10)));
    }

    #[test]
    fn rounds_shares_half_up() {
        let check = |vp: i64, total: u32, words: &str| {
            assert_eq!(vp_percent(vps(&[vp])[0], total).to_string(), words, "{vp} of {total}");
        };
        check(9, 32, "28.13");
        check(10, 32, "31.25");
        check(8, 30, "26.67");
        check(10, 36, "27.78");
        check(10, 33, "30.30");
        check(8, 36, "22.22");
        check(1, 32, "3.13");
        check(0, 32, "0.00");
        check(0, 0, "0.00");
        check(12, 40, "25.00");
        check(10, 10, "100.00");
    }

    #[test]
    fn adds_up_the_rules_own_example() {
        let share = |games: &[(i64, u32)]| {
            games.iter().fold(VpPercent::default(), |sum, &(vp, total)| sum.plus(vp_percent(vps(&[vp])[0], total)))
        };
        assert_eq!(share(&[(10, 32), (8, 30), (10, 36)]).to_string(), "85.70");
        assert_eq!(share(&[(10, 30), (10, 33), (8, 36)]).to_string(), "85.85");
    }

    #[test]
    fn makes_up_a_fourth_score_at_a_table_of_three() {
        let check = |stated: &[i64], dummy: Option<u8>, total: u32| {
            let vp = vps(stated);
            assert_eq!((dummy_score(&vp), table_total(&vp)), (dummy, total), "{stated:?}");
        };
        check(&[8, 10, 7], Some(8), 33);
        check(&[10, 9, 5], Some(8), 32);
        check(&[10, 5, 5], Some(7), 27);
        check(&[10, 6, 5], Some(7), 28);
        check(&[12, 8, 8], Some(9), 35);
        check(&[0, 0, 0], Some(0), 0);
        // A judge decided a game of two, or of the one who came.
        check(&[10, 8], Some(9), 36);
        check(&[10, 7], Some(9), 35);
        check(&[12, 2], Some(6), 24);
        check(&[10], Some(10), 40);
        check(&[], None, 0);
        check(&[10, 8, 7, 6], None, 31);
        check(&[13, 11, 7, 6], None, 33);
    }

    #[test]
    fn a_game_of_two_is_worth_what_one_of_four_is() {
        let two = vps(&[10, 8]);
        let shares: Vec<String> = two.iter().map(|vp| vp_percent(*vp, table_total(&two)).to_string()).collect();
        assert_eq!(shares, ["27.78", "22.22"]);
    }

    #[test]
    fn places_the_winner_first_and_lets_equals_share() {
        let check = |stated: &[i64], winner: usize, skip: &[u8], dense: &[u8]| {
            assert_eq!(places(&vps(stated), winner, TiedPlaces::Skip), skip, "skip {stated:?}");
            assert_eq!(places(&vps(stated), winner, TiedPlaces::Dense), dense, "dense {stated:?}");
        };
        check(&[10, 8, 8, 5], 0, &[1, 2, 2, 4], &[1, 2, 2, 3]);
        check(&[5, 8, 10, 8], 2, &[4, 2, 1, 2], &[3, 2, 1, 2]);
        check(&[10, 7, 7, 7], 0, &[1, 2, 2, 2], &[1, 2, 2, 2]);
        check(&[10, 9, 4, 4], 0, &[1, 2, 3, 3], &[1, 2, 3, 3]);
        // A loser may hold as many as the winner, or more; 12 and 10 count the same.
        check(&[10, 12, 10, 5], 0, &[1, 2, 2, 4], &[1, 2, 2, 3]);
        check(&[8, 10, 9], 0, &[1, 2, 3], &[1, 2, 3]);
        check(&[2, 2, 2], 1, &[2, 1, 2], &[2, 1, 2]);
    }
}
