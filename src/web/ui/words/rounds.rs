//! The words of `actions::rounds`.

use crate::actions::rounds::refusal::Refusal;

/// A refusal as a sentence.
pub fn refusal(refusal: &Refusal) -> String {
    match *refusal {}
}
