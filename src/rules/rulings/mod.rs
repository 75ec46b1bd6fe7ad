//! Rulings: the clauses under which judges rule, the penalties that go with them, and what the rules fix for a breach.

pub mod clauses;
pub mod penalty;
pub mod supply;
pub mod turn_timer;

#[cfg(test)]
mod tests;
