//! People lay a board in turn: in which order the pieces are drawn, and whose turn it is.
//!
//! What is drawn hangs on the seed of the draw alone and not on where the pieces lie. So whoever knows the seed can check the log,
//! and a piece that is taken back is drawn again.

use crate::boards::island::{LayStep, group_pieces};
use crate::boards::pieces::{LayGroup, Piece};
use crate::rng::Rng;

/// All pieces in the order in which this seed draws them: group by group, each one of those left in its group, each equally
/// likely.
pub fn drawn_pieces(seed: u64) -> Vec<Piece> {
    let mut rng = Rng::new(seed);
    let mut drawn = Vec::new();
    for group in LayGroup::ALL {
        let mut left = group_pieces(*group);
        while !left.is_empty() {
            drawn.push(left.remove(rng.below(left.len())));
        }
    }
    drawn
}

/// The first step of a board whose piece is another one than this seed draws, from 0; none where all are drawn from it.
pub fn not_drawn(steps: &[LayStep], seed: u64) -> Option<usize> {
    steps.iter().zip(drawn_pieces(seed)).position(|(step, drawn)| step.piece() != drawn)
}

/// Whose turn it is among so many people once so many pieces lie, from 0. They lay one after another, whatever piece it is.
pub fn whose_turn(laid: usize, people: usize) -> usize {
    laid.checked_rem(people).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::boards::{BoardKind, Island};

    #[test]
    fn every_piece_is_drawn_once_and_the_same_from_the_same_seed() {
        for seed in [0, 7, u64::MAX] {
            let drawn = drawn_pieces(seed);
            assert_eq!(drawn, drawn_pieces(seed));
            for kind in BoardKind::ALL {
                let mut island = Island::new(*kind);
                for piece in &drawn {
                    assert!(island.pieces_left().contains(piece), "{seed} {kind} {piece:?}");
                    let places = island.places(*piece);
                    let place = places.iter().find(|place| place.refusal.is_none());
                    island.lay(place.expect("a place").step).expect("laid");
                }
                assert!(island.is_finished());
                assert_eq!(not_drawn(island.steps(), seed), None);
                assert!(not_drawn(island.steps(), seed ^ 1).is_some());
            }
        }
    }

    #[test]
    fn one_after_another() {
        let turns: Vec<usize> = (0..7).map(|laid| whose_turn(laid, 3)).collect();
        assert_eq!(turns, [0, 1, 2, 0, 1, 2, 0]);
        assert_eq!((whose_turn(45, 1), whose_turn(45, 0)), (0, 0));
    }
}
