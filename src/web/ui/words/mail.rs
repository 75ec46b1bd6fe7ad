//! The words of `actions::mail`.

use crate::actions::mail::refusal::Refusal;

/// A refusal as a sentence.
pub fn refusal(refusal: &Refusal) -> String {
    match *refusal {}
}
