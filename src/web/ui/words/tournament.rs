//! The words of `actions::tournament`.

use crate::actions::tournament::refusal::Refusal;

/// A refusal as a sentence.
pub fn refusal(refusal: &Refusal) -> String {
    match *refusal {}
}
