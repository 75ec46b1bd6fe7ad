//! Why an action of this room is refused: the questions are answered in [`crate::views::bracket`], for the pages as well.

pub use crate::views::bracket::Refusal;
