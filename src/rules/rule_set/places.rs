//! Points for places at a table, as exact fractions.

use std::fmt;

use crate::rule_set::vocabulary::RuleRefusal;
use crate::tournament::bounds;

/// How many parts a point has, so that what two, three or four share is a whole number of them.
const PARTS: u32 = 12;

/// Points for places, or a sum of them, exactly.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Points(u32);

impl Points {
    pub fn whole(points: u32) -> Points {
        Points(points.saturating_mul(PARTS))
    }

    pub(crate) fn parts(self) -> u32 {
        self.0
    }

    #[must_use]
    pub(crate) fn plus(self, other: Points) -> Points {
        Points(self.0.saturating_add(other.0))
    }

    #[must_use]
    pub(crate) fn times(self, times: u32) -> Points {
        Points(self.0.saturating_mul(times))
    }
}

impl fmt::Display for Points {
    /// Two decimals, rounded half up: a third of a point is `0.33`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let hundredths = (u64::from(self.0) * 200 + u64::from(PARTS)) / u64::from(2 * PARTS);
        write!(f, "{}.{:02}", hundredths / 100, hundredths % 100)
    }
}

/// Points for the places of a table of `SEATS`, from the first to the last and not rising; or none at all.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct PlacePoints<const SEATS: usize>(pub(super) Option<[u8; SEATS]>);

impl<const SEATS: usize> PlacePoints<SEATS> {
    /// Points as they are typed; no numbers: no points.
    pub fn new(points: &[i64]) -> Result<Self, RuleRefusal> {
        if points.is_empty() {
            return Ok(PlacePoints(None));
        }
        let (least, most) = (bounds::PLACE_POINTS.least, bounds::PLACE_POINTS.most);
        if let Some(&number) = points.iter().find(|number| !bounds::PLACE_POINTS.contain(**number)) {
            return Err(RuleRefusal::Outside { number, least, most });
        }
        if let Some(pair) = points.windows(2).find(|pair| pair[0] < pair[1]) {
            return Err(RuleRefusal::PlacesRise { before: pair[0], after: pair[1] });
        }
        let small: Vec<u8> = points.iter().filter_map(|&number| u8::try_from(number).ok()).collect();
        let wrong = RuleRefusal::Places { found: points.len(), wanted: SEATS };
        <[u8; SEATS]>::try_from(small).map(|points| PlacePoints(Some(points))).map_err(|_| wrong)
    }

    /// The points from the first place to the last; none where there are none.
    pub fn numbers(&self) -> &[u8] {
        self.0.as_ref().map_or(&[], <[u8; SEATS]>::as_slice)
    }

    pub fn is_empty(&self) -> bool {
        self.0.is_none()
    }

    /// The points of a place, from 1, alone.
    pub(crate) fn of_place(&self, place: usize) -> Points {
        let points = place.checked_sub(1).and_then(|at| self.numbers().get(at));
        Points::whole(points.copied().unwrap_or(0).into())
    }

    /// The mean of the points of so many places from this one on, for those who share them.
    pub(crate) fn split(&self, place: usize, sharing: usize) -> Points {
        let all = (place..place + sharing).fold(Points::default(), |all, one| all.plus(self.of_place(one)));
        Points(all.0 / sharing.max(1) as u32)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_third_stays_a_third_and_is_printed_with_two_decimals() {
        let points = PlacePoints::<4>::new(&[5, 3, 1, 0]).unwrap();
        let third = points.split(2, 3);
        assert_eq!(third.to_string(), "1.33");
        assert_eq!(third.times(3), Points::whole(4));
        assert_eq!(third.plus(third).to_string(), "2.67");
        let half = points.split(3, 2);
        assert_eq!(half.to_string(), "0.50");
        assert_eq!((points.split(2, 1), points.of_place(2)), (Points::whole(3), Points::whole(3)));
    }

    #[test]
    fn points_are_those_of_all_places_and_do_not_rise() {
        let check = |points: &[i64], expect: Result<&[u8], RuleRefusal>| {
            let found = PlacePoints::<3>::new(points);
            assert_eq!(found.as_ref().map(PlacePoints::numbers).map_err(|refusal| *refusal), expect, "{points:?}");
        };
        check(&[5, 3, 1], Ok(&[5, 3, 1]));
        check(&[100, 0, 0], Ok(&[100, 0, 0]));
        check(&[], Ok(&[]));
        check(&[5, 3], Err(RuleRefusal::Places { found: 2, wanted: 3 }));
        check(&[5, 3, 2, 1], Err(RuleRefusal::Places { found: 4, wanted: 3 }));
        check(&[5, 1, 3], Err(RuleRefusal::PlacesRise { before: 1, after: 3 }));
        check(&[101, 1, 0], Err(RuleRefusal::Outside { number: 101, least: 0, most: 100 }));
        check(&[5, 1, -1], Err(RuleRefusal::Outside { number: -1, least: 0, most: 100 }));
    }
}
