//! What a schedule is judged by, and what is proven about it.

use crate::seating::tables::SeatedRound;

/// What a schedule is judged by, in the order of the objective (SPEC section 2).
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Figures {
    /// 1a: the most meetings of any two players.
    pub max_meetings: u64,
    /// 1b: the sum over pairs of the meetings after the first.
    pub repeats: u64,
    /// 2: selection positions held again.
    pub position_repeats: u64,
    /// 3: how often two people who share a group or a club sit at one table.
    pub group_meetings: u64,
    /// 4a: who was twice or more at a table of three while somebody never was.
    pub three_twice: u64,
    /// 4b: the sum of squares of visits to tables of three.
    pub three_squares: u64,
}

impl Figures {
    /// The figures in the order of the objective.
    pub fn in_order(&self) -> [u64; 6] {
        [
            self.max_meetings,
            self.repeats,
            self.position_repeats,
            self.group_meetings,
            self.three_twice,
            self.three_squares,
        ]
    }
}

impl From<[u64; 6]> for Figures {
    fn from(in_order: [u64; 6]) -> Self {
        let [max_meetings, repeats, position_repeats, group_meetings, three_twice, three_squares] = in_order;
        Figures { max_meetings, repeats, position_repeats, group_meetings, three_twice, three_squares }
    }
}

/// The proven lower bound of each figure, where there is one.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct ProvenBounds {
    /// Bound of [`Figures::max_meetings`].
    pub max_meetings: Option<u64>,
    /// Bound of [`Figures::repeats`] with no more meetings of any pair than reached.
    pub repeats: Option<u64>,
    /// Bound of [`Figures::position_repeats`].
    pub position_repeats: Option<u64>,
    /// Bound of [`Figures::group_meetings`] with no more repeats than reached.
    pub group_meetings: Option<u64>,
    /// Bound of [`Figures::three_twice`].
    pub three_twice: Option<u64>,
    /// Bound of [`Figures::three_squares`].
    pub three_squares: Option<u64>,
}

impl From<[Option<u64>; 6]> for ProvenBounds {
    fn from(in_order: [Option<u64>; 6]) -> Self {
        let [max_meetings, repeats, position_repeats, group_meetings, three_twice, three_squares] = in_order;
        ProvenBounds { max_meetings, repeats, position_repeats, group_meetings, three_twice, three_squares }
    }
}

impl ProvenBounds {
    /// The bounds in the order of the objective.
    pub fn in_order(&self) -> [Option<u64>; 6] {
        [
            self.max_meetings,
            self.repeats,
            self.position_repeats,
            self.group_meetings,
            self.three_twice,
            self.three_squares,
        ]
    }

    /// Whether every figure equals its bound, so that nothing is left to look for.
    pub(super) fn all_reached(&self, figures: &Figures) -> bool {
        self.prove(figures) && self.prove_threes(figures)
    }

    /// Whether opponents, positions and groups are proven best: each figure equals its bound.
    pub(super) fn prove(&self, figures: &Figures) -> bool {
        self.max_meetings == Some(figures.max_meetings)
            && self.repeats == Some(figures.repeats)
            && self.position_repeats == Some(figures.position_repeats)
            && self.group_meetings == Some(figures.group_meetings)
    }

    /// Whether what is Reeve's own, how tables of three come round, is proven best too.
    pub(super) fn prove_threes(&self, figures: &Figures) -> bool {
        self.three_twice == Some(figures.three_twice) && self.three_squares == Some(figures.three_squares)
    }
}

/// A schedule with all that is known about it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MadeSchedule {
    /// All rounds, the played ones as they were.
    pub schedule: Vec<SeatedRound>,
    pub figures: Figures,
    /// What nothing can do better.
    pub bounds: ProvenBounds,
    /// Whether criteria 1 to 3 are proven best.
    pub optimal: bool,
}

impl MadeSchedule {
    /// A schedule with its figures and what is proven about them.
    pub fn new(schedule: Vec<SeatedRound>, figures: Figures, bounds: ProvenBounds) -> Self {
        MadeSchedule { schedule, figures, bounds, optimal: bounds.prove(&figures) }
    }
}
