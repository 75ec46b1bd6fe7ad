//! The words of `actions::bracket`.

use crate::actions::bracket::refusal::Refusal;

/// A refusal as a sentence.
pub fn refusal(refusal: &Refusal) -> String {
    match *refusal {}
}
