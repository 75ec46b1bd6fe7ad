//! Why an action of this room is refused: the questions are answered in [`reeve_views::rounds`], for the pages as well.

pub use reeve_views::rounds::Refusal;
