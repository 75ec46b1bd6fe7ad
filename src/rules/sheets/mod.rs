//! Record sheets: what may be entered, the states a sheet goes through, what VP count for, and the digest chain of those
//! that are final.

pub mod chain;
pub mod check;
pub mod choice;
pub mod correction;
pub mod cut;
pub mod decision;
pub mod difference;
pub mod notes;
pub mod number;
pub mod pieces;
pub mod pin;
pub mod refusal;
pub mod result;
pub mod score;
pub mod signed_chain;
pub mod state;

pub use check::{Checked, Warning, check, check_as, check_decided, warnings};
pub use difference::{Difference, SheetEntry, SheetField, differences};
pub use refusal::Refusal;
pub use result::{Handler, Parts, SeatResult, TableResult};
pub use state::{DisputeOutcome, Sheet, SignatureWay, StepRefusal};

#[cfg(test)]
mod signing_tests;
#[cfg(test)]
mod tests;
