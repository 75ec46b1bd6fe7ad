//! What judges do beside the record sheets: the turn timer, who goes to which tables, the briefing.

pub mod assign;
pub mod brief;
pub mod refusal;
pub mod ties;
pub mod time_turns;
