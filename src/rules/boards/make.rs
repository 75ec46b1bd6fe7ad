//! Boards from a seed.

use crate::boards::even;
use crate::boards::island::Island;
use crate::boards::pieces::{BoardKind, Piece};
use crate::boards::text::{MadeFrom, WrittenBoard};
use crate::rng::Rng;

/// Makes a board. The same kind, seed and wish for an even one give the same board on every machine, for as long as the number
/// at the beginning of its text stays the same.
///
/// Each step draws one of the pieces left, each equally likely, then one of the places where the rules allow it. A place from
/// which the board could not be finished is taken back, and another one drawn.
pub fn make(kind: BoardKind, seed: u64, is_even: bool) -> WrittenBoard {
    let mut rng = Rng::new(seed);
    let made = Some(MadeFrom { seed, is_even });
    // A board that has been begun can always be finished, and made even; no seed is known where the second try is needed.
    loop {
        let Some(island) = drawn(kind, &mut rng) else { continue };
        let island = if is_even { even::made_even(&island, &mut rng) } else { Some(island) };
        if let Some(island) = island {
            return WrittenBoard { made, island };
        }
    }
}

/// A board drawn step by step.
fn drawn(kind: BoardKind, rng: &mut Rng) -> Option<Island> {
    let mut island = Island::new(kind);
    while !island.is_finished() {
        let pieces = island.pieces_left();
        let piece = *pieces.get(rng.below(pieces.len()))?;
        let mut places = island.legal(piece);
        // Land that is still growing can grow on, whatever comes later: the last of it is looked at.
        let grows_on = matches!(piece, Piece::Land(_)) && pieces.len() > 1;
        loop {
            if places.is_empty() {
                return None;
            }
            let step = places.swap_remove(rng.below(places.len()));
            if grows_on || island.can_finish_after(step) {
                island.lay(step).ok()?;
                break;
            }
        }
    }
    Some(island)
}
