//! The words of `actions::sheets`.

use crate::actions::sheets::refusal::Refusal;

/// A refusal as a sentence.
pub fn refusal(refusal: &Refusal) -> String {
    match *refusal {}
}
