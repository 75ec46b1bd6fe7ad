//! What it takes to go on while preliminary games are still to be played: who is certain to be among the first, who can't
//! be any more, and what the others need.
//!
//! What is called certain is proven: no way in which the games to come can go, lots included, contradicts it (`bounds`).
//! The bounds are those of each link of the chain by itself (`extremes`): of wins each game gives one at most, and points go with
//! places. A game may be missed, and a game to which nobody comes has no winner, so nobody is sure to gain anything. Where
//! nothing is certain, `simulation` lets the games be played many times.
//!
//! Everything holds for the players and seats as they are: whoever joins or leaves later changes it.

mod bounds;
pub(crate) mod extremes;
mod open_field;
mod simulation;
#[cfg(test)]
mod tests;

pub use crate::standings::prospects::bounds::{Needs, Prospect, prospect};
pub use crate::standings::prospects::extremes::Aim;
pub use crate::standings::prospects::open_field::{FieldPlayer, OpenField, OpenRound};
pub use crate::standings::prospects::simulation::{Chance, Chances, simulate};
