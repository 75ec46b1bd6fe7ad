//! What belongs to this Reeve as a whole.

pub mod bans;
pub mod edit_texts;
pub mod keep;
pub mod refusal;
pub mod spare_key;
