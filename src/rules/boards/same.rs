//! When two boards are the same: in whatever order they were laid, turned, mirrored or moved.

use crate::boards::hex::Hex;
use crate::boards::island::{Island, LayStep};

/// How often an island can be turned before it lies as it lay.
const TURNS: usize = 6;

/// What lies on a hex, in numbers that can be compared: row and column, then land with its chit, or a harbor with what it
/// faces.
type Lying = [i32; 6];

/// A board as everybody has it who lays it, however it is turned, mirrored or moved, and in whatever order it was laid. Two
/// boards are the same if these are equal.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct BoardForm(Vec<Lying>);

impl BoardForm {
    /// The form of a board.
    pub fn of(island: &Island) -> BoardForm {
        let all = [false, true].into_iter().flat_map(|mirrored| (0..TURNS).map(move |turns| (turns, mirrored)));
        let forms = all.map(|(turns, mirrored)| seen(island, |hex| turned(hex, turns, mirrored)));
        BoardForm(forms.min().unwrap_or_default())
    }

    /// The form as a text, to be stored and compared.
    pub fn text(&self) -> String {
        let lying = |lying: &Lying| lying.iter().map(i32::to_string).collect::<Vec<_>>().join(" ");
        self.0.iter().map(lying).collect::<Vec<_>>().join(";")
    }
}

/// The hex turned about the centre by so many sixths, and mirrored before.
fn turned(hex: Hex, turns: usize, mirrored: bool) -> (i32, i32) {
    let (q, r) = (i32::from(hex.q), i32::from(hex.r));
    let start = if mirrored { (r, q) } else { (q, r) };
    (0..turns).fold(start, |(q, r), _| (-r, q + r))
}

/// Everything that lies on the board, each hex moved, and all of it so that the uppermost row and the leftmost column of the
/// land are 0.
fn seen(island: &Island, moved: impl Fn(Hex) -> (i32, i32)) -> Vec<Lying> {
    let land: Vec<(i32, i32)> = island.land_hexes().into_iter().map(&moved).collect();
    let left = land.iter().map(|(q, _)| *q).min().unwrap_or(0);
    let top = land.iter().map(|(_, r)| *r).min().unwrap_or(0);
    let place = |hex: Hex| {
        let (q, r) = moved(hex);
        (r - top, q - left)
    };
    let mut all: Vec<Lying> = island
        .steps()
        .iter()
        .filter_map(|step| match *step {
            LayStep::Land { at, land } => {
                let (row, column) = place(at);
                Some([row, column, land as i32, i32::from(island.chit_at(at).unwrap_or(0)), 0, 0])
            }
            LayStep::Harbor { at, faces, harbor } => {
                let ((row, column), (land_row, land_column)) = (place(at), place(faces));
                // Behind the numbers of the land.
                Some([row, column, 10 + harbor as i32, 0, land_row, land_column])
            }
            LayStep::Chit { .. } => None,
        })
        .collect();
    all.sort_unstable();
    all
}
