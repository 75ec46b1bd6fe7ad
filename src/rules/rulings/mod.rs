//! Rulings: the clauses under which judges rule, the penalties that go with them, and what the rules fix for a breach.

pub mod call;
pub mod clauses;
pub mod entry;
pub mod history;
pub mod briefing;
pub mod clauses;
pub mod duty;
pub mod penalty;
pub mod supply;
pub mod turn_timer;

#[cfg(test)]
mod entry_tests;
#[cfg(test)]
mod tests;
