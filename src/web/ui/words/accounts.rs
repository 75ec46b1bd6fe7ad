//! The words of `actions::accounts`.

use crate::actions::accounts::refusal::Refusal;

/// A refusal as a sentence.
pub fn refusal(refusal: &Refusal) -> String {
    match *refusal {}
}
