//! The words of `actions::transfer`.

use crate::actions::transfer::refusal::Refusal;

/// A refusal as a sentence.
pub fn refusal(refusal: &Refusal) -> String {
    match *refusal {}
}
