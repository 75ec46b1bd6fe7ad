//! Why an action of this room is refused: the questions are answered in [`crate::rules::sheets`], for the pages as
//! well.

pub use crate::rules::sheets::StepRefusal as Refusal;
