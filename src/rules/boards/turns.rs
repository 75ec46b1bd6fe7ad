//! People lay a board in turn: in which order the pieces are drawn, and whose turn it is.
//!
//! What is drawn hangs on the seed of the draw alone and not on where the pieces lie. So whoever knows the seed can check the log,
//! and a piece that is taken back is drawn again. Land and harbors are drawn from piles; chits lie face up and are chosen, first
//! among the sixes and eights, then the fives and nines, then the others, unless they are to be drawn too.

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

/// The piece that this seed draws after so many; none where it is chosen, and once all lie.
pub fn drawn_piece(seed: u64, laid: usize, chits_chosen: bool) -> Option<Piece> {
    drawn_pieces(seed).into_iter().nth(laid).filter(|piece| !is_chosen(*piece, chits_chosen))
}

/// The first step of a board whose piece was to be drawn and is another one than this seed draws, from 0; none where all are as drawn.
pub fn not_drawn(steps: &[LayStep], seed: u64, chits_chosen: bool) -> Option<usize> {
    let differs = |(step, drawn): (&LayStep, Piece)| step.piece() != drawn && !is_chosen(drawn, chits_chosen);
    steps.iter().zip(drawn_pieces(seed)).position(differs)
}

fn is_chosen(piece: Piece, chits_chosen: bool) -> bool {
    chits_chosen && matches!(piece, Piece::Chit(_))
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
                assert_eq!(not_drawn(island.steps(), seed, false), None);
                assert!(not_drawn(island.steps(), seed ^ 1, false).is_some());
                assert!(not_drawn(island.steps(), seed ^ 1, true).is_some_and(|at| at < 28));
            }
        }
    }

    /// Whichever number somebody takes of those that lie face up, it has a place, and the board comes to its end.
    #[test]
    fn chits_that_lie_face_up_are_chosen_in_their_groups() {
        for (seed, kind) in [(7, BoardKind::Free), (8, BoardKind::Standard)] {
            let mut island = Island::new(kind);
            while let Some(due) = island.due() {
                let drawn = drawn_piece(seed, island.steps().len(), true);
                assert_eq!(drawn.is_some(), matches!(due, LayGroup::Land | LayGroup::Harbors));
                let left = island.pieces_left();
                assert!(due.chits().is_empty() || left.iter().all(|piece| group_pieces(due).contains(piece)));
                // The largest number first, which no seed is likely to draw.
                let piece = drawn.or_else(|| left.last().copied()).expect("a piece");
                let has_place = |piece: Piece| island.places(piece).into_iter().find(|place| place.refusal.is_none());
                if drawn.is_none() {
                    assert!(left.iter().all(|piece| has_place(*piece).is_some()), "{seed} {left:?}");
                }
                let step = has_place(piece).expect("a place").step;
                island.lay(step).expect("laid");
            }
            assert_eq!(drawn_piece(seed, island.steps().len(), true), None);
            assert_eq!(not_drawn(island.steps(), seed, true), None);
            assert_eq!(not_drawn(island.steps(), seed, false).map(|at| at >= 28), Some(true));
        }
    }

    #[test]
    fn one_after_another() {
        let turns: Vec<usize> = (0..7).map(|laid| whose_turn(laid, 3)).collect();
        assert_eq!(turns, [0, 1, 2, 0, 1, 2, 0]);
        assert_eq!((whose_turn(45, 1), whose_turn(45, 0)), (0, 0));
    }
}
