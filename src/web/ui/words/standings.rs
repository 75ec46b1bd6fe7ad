//! The words of `actions::standings`.

use crate::actions::standings::refusal::Refusal;

/// A refusal as a sentence.
pub fn refusal(refusal: &Refusal) -> String {
    match *refusal {}
}
