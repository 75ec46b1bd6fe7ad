//! Boards (2.0.1): islands laid from land, harbors and number chits, made from a seed, read from a text, or laid by people.
//!
//! [`Island`] is a board while it is laid: it takes a step or names the rule that forbids it (`coast` has those of harbors,
//! `chits` those of chits), and says for every place whether the board can still be finished. [`make`] draws a board,
//! `even` makes it an even one, `text` reads and writes it, `turns` has what people who lay in turn draw. What is shown beside it: [`BoardFigures`], [`picture`], and
//! [`BoardForm`], by which a board is known again.

mod chits;
mod coast;
mod even;
mod figures;
mod hex;
mod island;
mod make;
mod picture;
mod pieces;
mod refusal;
mod same;
mod search_limit;
#[cfg(test)]
mod tests;
mod text;
mod turns;

pub use crate::boards::even::{EvenRule, uneven};
pub use crate::boards::figures::{BoardFigures, CornerFigure, ResourceFigure};
pub use crate::boards::hex::{Corner, Hex};
pub use crate::boards::island::{Harbor, Island, LayPlace, LayStep};
pub use crate::boards::make::make;
pub use crate::boards::picture::{
    PictureFrame, PictureLook, PictureWords, corner_picture, framed_picture, paper_land_picture, paper_picture,
    picture, piece_picture, place_on_grid,
};
pub use crate::boards::pieces::{BoardKind, BoardOrigin, HarborKind, Land, LayGroup, Piece, Resource};
pub use crate::boards::refusal::{BoardFault, BoardTextRefusal, LayRefusal};
pub use crate::boards::same::BoardForm;
pub use crate::boards::text::{BoardReader, MadeFrom, WrittenBoard};
pub use crate::boards::turns::{drawn_piece, drawn_pieces, not_drawn, whose_turn};
