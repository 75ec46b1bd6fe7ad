//! A board while it is laid, step by step, and when it is finished.

use crate::boards::chits::Chits;
use crate::boards::coast::{Coast, Mooring};
use crate::boards::hex::{Cell, CellSet, Corner, CornerSet, Hex, MOST_DISTANCE, hex, near};
use crate::boards::pieces::{
    BoardKind, CHITS, HARBORS, HarborKind, LANDS, Land, LayGroup, Piece, Resource, chit_count,
};
use crate::boards::refusal::LayRefusal;
use crate::boards::search_limit::Patience;

/// Where the land of a standard island lies.
const STANDARD_LAND: CellSet = CellSet::within(2);

/// Where the land of a free island can lie.
const FREE_LAND: CellSet = CellSet::within(MOST_DISTANCE);

/// Where the harbors of a standard island lie, in their order, and the land that each faces.
const STANDARD_HARBORS: [(Hex, Hex); HARBORS] = [
    (Hex::new(0, -3), Hex::new(0, -2)),
    (Hex::new(2, -3), Hex::new(1, -2)),
    (Hex::new(3, -2), Hex::new(2, -2)),
    (Hex::new(3, 0), Hex::new(2, 0)),
    (Hex::new(1, 2), Hex::new(1, 1)),
    (Hex::new(-1, 3), Hex::new(0, 2)),
    (Hex::new(-3, 3), Hex::new(-2, 2)),
    (Hex::new(-3, 1), Hex::new(-2, 1)),
    (Hex::new(-2, -1), Hex::new(-2, 0)),
];

/// One piece laid.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum LayStep {
    Land {
        at: Hex,
        land: Land,
    },
    Harbor {
        /// The hex of the sea.
        at: Hex,
        /// The land that it faces.
        faces: Hex,
        harbor: HarborKind,
    },
    Chit {
        at: Hex,
        number: u8,
    },
}

/// A place for a piece, and why it can't lie there, where it can't.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LayPlace {
    pub step: LayStep,
    pub refusal: Option<LayRefusal>,
}

/// A harbor of a board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Harbor {
    /// The hex of the sea.
    pub at: Hex,
    /// The land that it faces.
    pub faces: Hex,
    pub kind: HarborKind,
    /// The two corners that both hexes share.
    pub docks: [Corner; 2],
}

/// A board: what lies where, and in which order it was laid. Every step keeps the rules.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Island {
    kind: BoardKind,
    steps: Vec<LayStep>,
    coast: Coast,
    lands: [CellSet; Land::ALL.len()],
    chits: Chits,
}

impl Island {
    /// A board on which nothing lies yet.
    pub fn new(kind: BoardKind) -> Island {
        let none = [CellSet::EMPTY; Land::ALL.len()];
        Island { kind, steps: Vec::new(), coast: Coast::default(), lands: none, chits: Chits::default() }
    }

    /// How it is laid.
    pub fn kind(&self) -> BoardKind {
        self.kind
    }

    /// The steps in their order.
    pub fn steps(&self) -> &[LayStep] {
        &self.steps
    }

    /// Which pieces are to be laid now; None once everything is laid.
    pub fn due(&self) -> Option<LayGroup> {
        let mut before = 0;
        LayGroup::ALL.iter().copied().find(|group| {
            before += match group {
                LayGroup::Land => LANDS,
                LayGroup::Harbors => HARBORS,
                chits => chits.chits().len(),
            };
            self.steps.len() < before
        })
    }

    /// Whether everything is laid.
    pub fn is_finished(&self) -> bool {
        self.steps.len() == LANDS + HARBORS + CHITS
    }

    /// The pieces of the group that is due that are not laid, each as many times as there are. From these is drawn.
    pub fn pieces_left(&self) -> Vec<Piece> {
        let all = self.due().map(group_pieces).unwrap_or_default();
        let mut laid: Vec<Piece> = self.steps.iter().map(LayStep::piece).collect();
        all.into_iter().filter(|piece| !taken_out(&mut laid, piece)).collect()
    }

    /// Why a piece can't be laid there now. It says nothing of dead ends.
    pub fn refusal(&self, step: LayStep) -> Option<LayRefusal> {
        let group = step.group();
        let refusal = match self.due() {
            None => Some(LayRefusal::AllLaid),
            Some(_) if group.is_none() => Some(LayRefusal::NoSuchChit),
            Some(due) if group != Some(due) => Some(LayRefusal::OtherGroupDue(due)),
            Some(_) => None,
        };
        let misplaced = || match step {
            LayStep::Land { at, .. } => self.no_land_at(at),
            LayStep::Harbor { at, faces, .. } => self.no_harbor_at(at, faces),
            LayStep::Chit { at, number } => self.no_chit_at(at, number),
        };
        refusal.or_else(misplaced).or_else(|| (self.left(step.piece()) == 0).then_some(LayRefusal::NoneLeft))
    }

    /// Lays a piece, where the rules allow it.
    pub fn lay(&mut self, step: LayStep) -> Result<(), LayRefusal> {
        match self.refusal(step) {
            Some(refusal) => Err(refusal),
            None => {
                self.put(step);
                Ok(())
            }
        }
    }

    /// The board as it was before its last step; the same where nothing lies there.
    #[must_use]
    pub fn without_last(&self) -> Island {
        let mut before = Island::new(self.kind);
        let steps = self.steps.split_last().map_or(&[][..], |(_, steps)| steps);
        steps.iter().for_each(|step| before.put(*step));
        before
    }

    /// Every place that a person could think of for a piece, in order: with the rule that forbids it, or because the board
    /// could not be finished. Land has places within four of the centre, a harbor at every coast, a chit on every land.
    pub fn places(&self, piece: Piece) -> Vec<LayPlace> {
        let offered = |step: LayStep| LayPlace { step, refusal: self.refusal_to_people(step) };
        self.thinkable(piece).into_iter().map(offered).collect()
    }

    /// Why somebody who lays may not lay a piece there: the rules forbid it, the board could not be finished then, or a search
    /// of a bounded length has found no way to its end.
    pub fn refusal_to_people(&self, step: LayStep) -> Option<LayRefusal> {
        let dead_end = || {
            let mut patience = Patience::of_people();
            match self.then(step).can_be_finished(&mut patience) {
                true => None,
                false if patience.is_over() => Some(LayRefusal::EndNotFound),
                false => Some(LayRefusal::DeadEnd),
            }
        };
        self.refusal(step).or_else(dead_end)
    }

    /// The board once this step is laid.
    fn then(&self, step: LayStep) -> Island {
        let mut then = self.clone();
        then.put(step);
        then
    }

    /// The places where the rules allow a piece, in order; dead ends are among them.
    pub(super) fn legal(&self, piece: Piece) -> Vec<LayStep> {
        let allowed = |step: &LayStep| self.refusal(*step).is_none();
        self.thinkable(piece).into_iter().filter(allowed).collect()
    }

    /// Whether the board can be finished once this step is laid. The step must be allowed.
    pub fn can_finish_after(&self, step: LayStep) -> bool {
        self.then(step).can_be_finished(&mut Patience::endless())
    }

    /// The land on a hex.
    pub fn land_at(&self, at: Hex) -> Option<Land> {
        self.land_on(at.cell()?)
    }

    /// The chit on a hex.
    pub fn chit_at(&self, at: Hex) -> Option<u8> {
        self.chits.on(at.cell()?)
    }

    /// The hexes of land laid so far, by r, then q.
    pub fn land_hexes(&self) -> Vec<Hex> {
        self.coast.land().iter().map(hex).collect()
    }

    /// The harbors laid so far, in their order.
    pub fn harbors(&self) -> Vec<Harbor> {
        let harbor = |step: &LayStep| match *step {
            LayStep::Harbor { at, faces, harbor } => {
                Some(Harbor { at, faces, kind: harbor, docks: mooring(at, faces)?.docks()? })
            }
            _ => None,
        };
        self.steps.iter().filter_map(harbor).collect()
    }

    /// The corners of the land.
    pub fn corners(&self) -> Vec<Corner> {
        CornerSet::around(self.coast.land()).iter().collect()
    }

    /// The land laid so far.
    pub(super) fn ground(&self) -> CellSet {
        self.coast.land()
    }

    /// The land on a hex.
    fn land_on(&self, cell: Cell) -> Option<Land> {
        Land::ALL.iter().zip(self.lands).find(|(_, cells)| cells.has(cell)).map(|(land, _)| *land)
    }

    /// The resource of a hex.
    pub(super) fn resource_on(&self, cell: Cell) -> Option<Resource> {
        self.land_on(cell)?.resource()
    }

    /// The chits.
    pub(super) fn chits(&self) -> &Chits {
        &self.chits
    }

    /// How many of a piece are not laid.
    fn left(&self, piece: Piece) -> usize {
        let laid = self.steps.iter().filter(|step| step.piece() == piece).count();
        let all = match piece {
            Piece::Land(land) => land.count(),
            Piece::Harbor(harbor) => harbor.count(),
            Piece::Chit(number) => chit_count(number),
        };
        all.saturating_sub(laid)
    }

    fn put(&mut self, step: LayStep) {
        match step {
            LayStep::Land { at, land } => {
                if let Some(cell) = at.cell() {
                    self.coast.add_land(cell);
                    let cells = &mut self.lands[land as usize];
                    *cells = cells.with(cell);
                }
            }
            LayStep::Harbor { at, faces, .. } => {
                if let Some(at) = mooring(at, faces) {
                    self.coast.lay(at);
                }
            }
            LayStep::Chit { at, number } => {
                if let Some(cell) = at.cell() {
                    self.chits.lay(number, cell);
                }
            }
        }
        self.steps.push(step);
    }

    /// Where the next land or harbor of a standard island lies, and what the harbor faces.
    fn next_of_standard(&self) -> Option<(Hex, Hex)> {
        let laid = self.steps.len();
        match STANDARD_LAND.iter().nth(laid) {
            Some(cell) => Some((hex(cell), hex(cell))),
            None => STANDARD_HARBORS.get(laid - LANDS).copied(),
        }
    }

    fn no_land_at(&self, at: Hex) -> Option<LayRefusal> {
        if at.distance(Hex::CENTRE) > MOST_DISTANCE {
            return Some(LayRefusal::TooFar);
        }
        let cell = at.cell()?;
        if self.coast.land().has(cell) {
            Some(LayRefusal::LandTaken)
        } else if self.kind == BoardKind::Standard {
            (self.next_of_standard() != Some((at, at))).then_some(LayRefusal::NotInOrder)
        } else if self.steps.is_empty() {
            (at != Hex::CENTRE).then_some(LayRefusal::FirstNotInCentre)
        } else {
            (!self.coast.land().touches(cell)).then_some(LayRefusal::TouchesNoLand)
        }
    }

    fn no_harbor_at(&self, at: Hex, faces: Hex) -> Option<LayRefusal> {
        if self.kind == BoardKind::Standard {
            return (self.next_of_standard() != Some((at, faces))).then_some(LayRefusal::NotInOrder);
        }
        if at.distance(faces) != 1 {
            return Some(LayRefusal::FacesNoNeighbour);
        }
        // Further out there is no land.
        mooring(at, faces).map_or(Some(LayRefusal::FacesNoLand), |at| self.coast.refusal(at))
    }

    fn no_chit_at(&self, at: Hex, number: u8) -> Option<LayRefusal> {
        let Some(cell) = at.cell().filter(|cell| self.coast.land().has(*cell)) else {
            return Some(LayRefusal::ChitAtSea);
        };
        if self.land_on(cell) == Some(Land::Desert) {
            Some(LayRefusal::ChitOnDesert)
        } else if self.chits.taken().has(cell) {
            Some(LayRefusal::ChitTaken)
        } else {
            self.chits.refusal(number, cell)
        }
    }

    /// Every place that a person could think of for a piece.
    fn thinkable(&self, piece: Piece) -> Vec<LayStep> {
        match piece {
            Piece::Land(land) => {
                let within = if self.kind == BoardKind::Standard { STANDARD_LAND } else { FREE_LAND };
                within.iter().map(|cell| LayStep::Land { at: hex(cell), land }).collect()
            }
            Piece::Harbor(harbor) => {
                let at_coast = |at: Mooring| LayStep::Harbor { at: hex(at.sea), faces: hex(at.land), harbor };
                self.coast.moorings().map(at_coast).collect()
            }
            Piece::Chit(number) => {
                self.coast.land().iter().map(|cell| LayStep::Chit { at: hex(cell), number }).collect()
            }
        }
    }

    /// Whether a way leads from here to a finished board.
    fn can_be_finished(&self, patience: &mut Patience) -> bool {
        let desert = self.lands[Land::Desert as usize];
        match self.due() {
            None => true,
            // Wherever the desert of a standard island lies, its chits find places; a test tries every hex.
            Some(LayGroup::Land | LayGroup::Harbors) if self.kind == BoardKind::Standard => true,
            Some(LayGroup::Land) => {
                grows_well(self.coast, desert, self.coast.land(), LANDS - self.steps.len(), patience)
            }
            Some(LayGroup::Harbors) => self.coast.can_take(LANDS + HARBORS - self.steps.len(), patience),
            Some(_) => self.chits.can_fill(self.coast.land().minus(desert).minus(self.chits.taken()), patience),
        }
    }
}

impl LayStep {
    /// The piece that is laid.
    pub fn piece(&self) -> Piece {
        match *self {
            LayStep::Land { land, .. } => Piece::Land(land),
            LayStep::Harbor { harbor, .. } => Piece::Harbor(harbor),
            LayStep::Chit { number, .. } => Piece::Chit(number),
        }
    }

    /// The group of the piece; none has what is no number of a chit.
    fn group(self) -> Option<LayGroup> {
        match self {
            LayStep::Land { .. } => Some(LayGroup::Land),
            LayStep::Harbor { .. } => Some(LayGroup::Harbors),
            LayStep::Chit { number, .. } => LayGroup::ALL.iter().copied().find(|group| group.chits().contains(&number)),
        }
    }
}

/// A place for a harbor from its hexes, where both are among the 91.
fn mooring(at: Hex, faces: Hex) -> Option<Mooring> {
    Some(Mooring { sea: at.cell()?, land: faces.cell()? })
}

/// The pieces of a group, each as many times as there are.
pub(super) fn group_pieces(group: LayGroup) -> Vec<Piece> {
    match group {
        LayGroup::Land => copies(Land::ALL, Land::count).map(Piece::Land).collect(),
        LayGroup::Harbors => copies(HarborKind::ALL, HarborKind::count).map(Piece::Harbor).collect(),
        chits => chits.chits().iter().copied().map(Piece::Chit).collect(),
    }
}

/// Every kind as many times as there are pieces of it.
fn copies<T: Copy + 'static>(all: &'static [T], count: fn(T) -> usize) -> impl Iterator<Item = T> {
    all.iter().flat_map(move |kind| std::iter::repeat_n(*kind, count(*kind)))
}

/// Takes a piece out of the pieces that are laid, if it is one of them.
fn taken_out(laid: &mut Vec<Piece>, piece: &Piece) -> bool {
    let found = laid.iter().position(|laid| laid == piece);
    found.map(|place| laid.swap_remove(place)).is_some()
}

/// Whether land can grow by so many hexes into an island on which harbors and chits find their places. The desert is laid, or
/// will be among what is not `laid` yet. Tries hexes with few neighbours first, since they make a long coast; the first try
/// nearly always does.
fn grows_well(coast: Coast, desert: CellSet, laid: CellSet, more: usize, patience: &mut Patience) -> bool {
    let land = coast.land();
    if more == 0 {
        let mut deserts = if desert.is_empty() { land.minus(laid) } else { desert }.iter();
        return coast.can_take(HARBORS, patience)
            && deserts.any(|cell| Chits::default().can_fill(land.without(cell), patience));
    }
    let mut open: Vec<Cell> = land.beside().minus(land).and(FREE_LAND).iter().collect();
    open.sort_by_key(|cell| near(*cell).and(land).len());
    open.into_iter().any(|cell| {
        let mut then = coast;
        then.add_land(cell);
        patience.tries() && grows_well(then, desert, laid, more - 1, patience)
    })
}
