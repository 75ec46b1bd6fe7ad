//! Harbors around the land: where one may lie, and whether all nine still find a place.

use crate::boards::hex::{Cell, CellSet, Corner, CornerSet, near, side_of};
use crate::boards::refusal::LayRefusal;
use crate::boards::search_limit::Patience;

/// The land with the harbors laid so far.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct Coast {
    land: CellSet,
    harbors: CellSet,
    docks: CornerSet,
}

/// A place for a harbor: a hex of the sea, and the land beside it that the harbor faces.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Mooring {
    pub(super) sea: Cell,
    pub(super) land: Cell,
}

impl Mooring {
    /// The two corners that both hexes share.
    pub(super) fn docks(self) -> Option<[Corner; 2]> {
        Corner::shared(self.land, side_of(self.land, self.sea)?)
    }
}

impl Coast {
    /// Adds land.
    pub(super) fn add_land(&mut self, cell: Cell) {
        self.land = self.land.with(cell);
    }

    /// The land.
    pub(super) fn land(&self) -> CellSet {
        self.land
    }

    /// Lays a harbor.
    pub(super) fn lay(&mut self, at: Mooring) {
        self.harbors = self.harbors.with(at.sea);
        self.docks = at.docks().into_iter().flatten().fold(self.docks, CornerSet::with);
    }

    /// Every hex of the sea with every land beside it, in order.
    pub(super) fn moorings(&self) -> impl Iterator<Item = Mooring> {
        let land = self.land;
        let sea = land.beside().minus(land);
        sea.iter().flat_map(move |sea| near(sea).and(land).iter().map(move |land| Mooring { sea, land }))
    }

    /// Whether neither hex nor docks belong to another harbor.
    fn is_free(&self, at: Mooring) -> bool {
        !self.harbors.has(at.sea) && at.docks().is_some_and(|docks| docks.iter().all(|dock| !self.docks.has(*dock)))
    }

    /// Whether there is a place that touches no harbor.
    fn has_lonely_place(&self) -> bool {
        self.moorings().any(|at| !self.harbors.touches(at.sea) && self.is_free(at))
    }

    /// Why no harbor can lie there now, if so.
    pub(super) fn refusal(&self, at: Mooring) -> Option<LayRefusal> {
        self.refusal_if(at, || self.has_lonely_place())
    }

    fn refusal_if(&self, at: Mooring, has_lonely_place: impl FnOnce() -> bool) -> Option<LayRefusal> {
        if side_of(at.sea, at.land).is_none() {
            Some(LayRefusal::FacesNoNeighbour)
        } else if self.land.has(at.sea) {
            Some(LayRefusal::HarborOnLand)
        } else if !self.land.has(at.land) {
            Some(LayRefusal::FacesNoLand)
        } else if self.harbors.has(at.sea) {
            Some(LayRefusal::HarborTaken)
        } else if !self.is_free(at) {
            Some(LayRefusal::DockShared)
        } else if self.harbors.touches(at.sea) && has_lonely_place() {
            Some(LayRefusal::HarborsTouch)
        } else {
            None
        }
    }

    /// Every place where a harbor can lie now, in order.
    pub(super) fn places(&self) -> Vec<Mooring> {
        let has_lonely_place = self.has_lonely_place();
        self.moorings().filter(|at| self.refusal_if(*at, || has_lonely_place).is_none()).collect()
    }

    /// Whether so many more harbors find a place, in whatever order. Nearly always the first try says so.
    pub(super) fn can_take(&self, more: usize, patience: &mut Patience) -> bool {
        if more == 0 {
            return true;
        }
        let places = self.places();
        places.into_iter().any(|at| {
            let mut then = *self;
            then.lay(at);
            patience.tries() && then.can_take(more - 1, patience)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::boards::hex::{Hex, hex};
    use crate::rng::Rng;

    /// The harbors that lie there when somebody lays each so that as few places as can be are left.
    fn laid_by_a_spoiler(land: CellSet, rng: &mut Rng) -> CellSet {
        let mut coast = Coast { land, ..Coast::default() };
        loop {
            let left = |at: &Mooring| {
                let mut then = coast;
                then.lay(*at);
                then.moorings().filter(|at| then.is_free(*at)).count()
            };
            let places = coast.places();
            let Some(fewest) = places.iter().map(left).min() else { return coast.harbors };
            let worst: Vec<&Mooring> = places.iter().filter(|at| left(at) == fewest).collect();
            coast.lay(*worst[rng.below(worst.len())]);
        }
    }

    fn grown(rng: &mut Rng, compact: bool) -> CellSet {
        let mut land: CellSet = Hex::CENTRE.cell().into_iter().collect();
        while land.len() < 19 {
            let mut open: Vec<Cell> = land.beside().minus(land).and(CellSet::within(4)).iter().collect();
            if compact {
                let most = open.iter().map(|cell| near(*cell).and(land).len()).max().unwrap();
                open.retain(|cell| near(*cell).and(land).len() == most);
            }
            land = land.with(open[rng.below(open.len())]);
        }
        land
    }

    #[test]
    fn nobody_can_lay_harbors_so_that_the_ninth_has_no_place() {
        let mut rng = Rng::new(11);
        let mut touching = 0;
        for round in 0..60 {
            let land = grown(&mut rng, round % 2 == 0);
            let laid = laid_by_a_spoiler(land, &mut rng);
            let shape: Vec<Hex> = land.iter().map(hex).collect();
            assert!(laid.len() >= 9, "{} on {shape:?}", laid.len());
            touching += usize::from(laid.iter().any(|harbor| laid.touches(harbor)));
        }
        assert!(touching > 0, "no harbors touch: that rule is not looked at");
    }

    #[test]
    fn a_lake_has_one_harbor() {
        let centre = Hex::CENTRE.cell().unwrap();
        let mut coast = Coast { land: near(centre), ..Coast::default() };
        assert!(coast.can_take(3, &mut Patience::endless()));
        coast.lay(Mooring { sea: centre, land: Hex::new(1, 0).cell().unwrap() });
        let other_side = Mooring { sea: centre, land: Hex::new(-1, 0).cell().unwrap() };
        assert_eq!(coast.refusal(other_side), Some(LayRefusal::HarborTaken));
        assert!(coast.places().iter().all(|at| at.sea != centre));
    }
}
