//! Why an action of this room is refused: the questions are answered in [`crate::views::rounds`], for the pages as well.

pub use crate::views::rounds::Refusal;
