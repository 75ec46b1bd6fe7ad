//! What judges do beside the record sheets: whose turns are timed, who goes to which tables, whether the players were briefed.

pub mod briefing;
pub mod tables;
pub mod timers;
