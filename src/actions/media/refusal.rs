//! Why an action of this room is refused: the questions are answered in [`reeve_rules::media`], for the pages as well.

pub use reeve_rules::media::MediaRefusal as Refusal;
