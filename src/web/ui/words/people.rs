//! The words of `actions::people`.

use crate::actions::people::refusal::Refusal;

/// A refusal as a sentence.
pub fn refusal(refusal: &Refusal) -> String {
    match *refusal {}
}
