//! Why an action of this room is refused: the questions are answered in [`crate::rules::media`], for the pages as well.

pub use crate::rules::media::MediaRefusal as Refusal;
