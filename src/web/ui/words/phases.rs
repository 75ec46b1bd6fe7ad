//! The words of `actions::tournament::phases`: the first steps of a tournament's day.

use crate::actions::tournament::phases::PhaseRefusal;

/// A refusal as a sentence.
pub fn refusal(refusal: PhaseRefusal) -> &'static str {
    match refusal {
        PhaseRefusal::RegistrationOpen => "Registration is open already.",
        PhaseRefusal::RegistrationClosed => {
            "Registration was closed when check-in started. Use \"Open registration again\" to go back."
        }
        PhaseRefusal::RoundOnePublished => {
            "The seats of round 1 are published, so registration can't open again: a schedule is made for the players \
             who were checked in."
        }
        PhaseRefusal::CheckInTooEarly => {
            "Registration has not been opened yet, and nobody can be checked in who is not registered. Open \
             registration first; it can be closed again at once."
        }
        PhaseRefusal::CheckInStarted => "Check-in has started already.",
        PhaseRefusal::CheckInOver => {
            "Check-in is over: round 1 is published, and the players seated when it starts are the attendance."
        }
        PhaseRefusal::NothingToReopen => "Registration has not been opened yet; open it first.",
        PhaseRefusal::SeatsPublished => {
            "Seats are published, so registration can't open again: everybody has seen a schedule made for the players \
             who were checked in."
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_refusal_says_what_to_do_instead() {
        assert!(refusal(PhaseRefusal::CheckInTooEarly).contains("Open registration first"));
        assert!(refusal(PhaseRefusal::NothingToReopen).contains("open it first"));
        assert!(refusal(PhaseRefusal::CheckInStarted).contains("already"));
    }
}
