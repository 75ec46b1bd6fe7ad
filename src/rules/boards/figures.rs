//! What a board is worth: pips of the resources and of the corners.

use std::cmp::Reverse;

use crate::boards::even::{EvenRule, uneven};
use crate::boards::hex::{Cell, Corner};
use crate::boards::island::Island;
use crate::boards::pieces::{HarborKind, Resource, pips};

/// How many of the strongest corners are named.
const STRONGEST: usize = 10;

/// A starting place worth looking at has so many pips.
const GOOD_PIPS: u8 = 10;

/// The figures of a board.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BoardFigures {
    /// Every resource, in the order of the land.
    pub resources: Vec<ResourceFigure>,
    /// The ten strongest corners, the strongest first.
    pub strongest: Vec<CornerFigure>,
    /// How many corners have 10 pips or more.
    pub good_places: usize,
    /// The rules of even boards that it breaks; none where it is even.
    pub uneven: Vec<EvenRule>,
}

/// The pips of a resource.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ResourceFigure {
    pub resource: Resource,
    /// How many hexes give it.
    pub hexes: usize,
    pub pips: u8,
}

/// A corner where one can build.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CornerFigure {
    pub corner: Corner,
    /// The pips of its hexes together.
    pub pips: u8,
    /// The resource and the pips of each hex that gives something, in the order of the hexes.
    pub gives: Vec<(Resource, u8)>,
    /// The harbor of which it is a dock.
    pub harbor: Option<HarborKind>,
}

impl ResourceFigure {
    /// The pips per hex in hundredths, rounded half up.
    pub fn hundredths_per_hex(self) -> usize {
        (usize::from(self.pips) * 200 + self.hexes).checked_div(self.hexes * 2).unwrap_or(0)
    }
}

impl BoardFigures {
    /// Counts a board.
    pub fn of(island: &Island) -> BoardFigures {
        let mut corners: Vec<CornerFigure> = corner_figures(island);
        let good_places = corners.iter().filter(|corner| corner.pips >= GOOD_PIPS).count();
        // Of corners with the same pips the one with more kinds goes first, then the one further up and to the left.
        corners.sort_by_key(|corner| (Reverse(corner.pips), Reverse(corner.kinds()), corner.corner.reading_order()));
        corners.truncate(STRONGEST);
        let resources = Resource::ALL.iter().map(|resource| resource_figure(island, *resource)).collect();
        BoardFigures { resources, strongest: corners, good_places, uneven: uneven(island) }
    }
}

impl CornerFigure {
    /// How many different resources it gives.
    fn kinds(&self) -> usize {
        Resource::ALL.iter().filter(|resource| self.gives.iter().any(|(given, _)| given == *resource)).count()
    }
}

fn pips_on(island: &Island, cell: Cell) -> u8 {
    island.chits().on(cell).map_or(0, pips)
}

fn resource_figure(island: &Island, resource: Resource) -> ResourceFigure {
    let own = || island.ground().iter().filter(|cell| island.resource_on(*cell) == Some(resource));
    ResourceFigure { resource, hexes: own().count(), pips: own().map(|cell| pips_on(island, cell)).sum() }
}

fn corner_figures(island: &Island) -> Vec<CornerFigure> {
    let harbors = island.harbors();
    let figure = |corner: Corner| {
        let mut cells: Vec<Cell> = corner.cells().collect();
        cells.sort_unstable();
        let gives: Vec<(Resource, u8)> =
            cells.into_iter().filter_map(|cell| Some((island.resource_on(cell)?, pips_on(island, cell)))).collect();
        let harbor = harbors.iter().find(|harbor| harbor.docks.contains(&corner)).map(|harbor| harbor.kind);
        CornerFigure { corner, pips: gives.iter().map(|(_, pips)| pips).sum(), gives, harbor }
    };
    island.corners().into_iter().map(figure).collect()
}
