//! What judges do beside the record sheets: the turn timer, the duty list, the briefing, and the groups of the staff.

pub mod briefing;
pub mod list;
pub mod round_timer;
pub mod table_timer;
pub mod ties;
