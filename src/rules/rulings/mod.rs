//! Rulings: the clauses under which judges rule, the kinds of misconduct, the penalties that go with them, and what the rules
//! fix for a breach.

pub mod briefing;
pub mod call;
pub mod clauses;
pub mod conduct;
pub mod duty;
pub mod entry;
pub mod history;
pub mod noted;
pub mod penalty;
pub mod robber;
pub mod supply;
pub mod turn_timer;

#[cfg(test)]
mod entry_tests;
#[cfg(test)]
mod tests;
