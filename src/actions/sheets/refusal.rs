//! Why an action of this room is refused: the questions are answered in [`reeve_rules::sheets`], for the pages as
//! well.

pub use reeve_rules::sheets::StepRefusal as Refusal;
