//! The final day of a series (1.2.4): who of the ranking is invited, and who comes in for somebody who doesn't come.

use crate::bracket::{FINAL_PLACES, SEMI_PLACES};
use crate::refusals::refusals;
use crate::tournament::format;
use crate::tournament::format::{FormatRefusal, Stages};
use crate::tournament::vocabulary::words;

words! {
    /// What became of somebody in the frozen ranking of a series.
    FinalistState {
        /// In the ranking, and not invited.
        Listed = "listed",
        /// Invited, without an answer so far.
        Invited = "invited",
        /// Comes to the final day.
        Accepted = "accepted",
        /// Does not come.
        Declined = "declined",
        /// Did not answer in time.
        Silent = "silent",
    }
}

impl FinalistState {
    /// Whether a place of the final day is taken.
    pub fn holds_a_place(self) -> bool {
        matches!(self, FinalistState::Invited | FinalistState::Accepted)
    }
}

/// What somebody says to an invitation, or is said for them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FinalistAnswer {
    Accept,
    Decline,
    /// Did not answer in time.
    NoAnswer,
}

impl FinalistAnswer {
    /// What becomes of who gives it.
    pub fn state(self) -> FinalistState {
        match self {
            FinalistAnswer::Accept => FinalistState::Accepted,
            FinalistAnswer::Decline => FinalistState::Declined,
            FinalistAnswer::NoAnswer => FinalistState::Silent,
        }
    }
}

refusals! {
    /// Why an invitation can't be answered so.
    #[derive(Debug, Clone, Copy, PartialEq, Eq)]
    pub enum AnswerRefusal {
        NotInvited = "not-invited" in "1.2.4",
        Answered = "answered-already" in "1.2.4",
        /// The place went to the next in rank meanwhile.
        PlaceGone = "place-gone" in "1.2.4",
    }
}

/// How many play on the final day: sixteen with semi-finals, or four (1.1.3, by everybody who played in any event).
///
/// Error: semi-finals are skipped with 29 players or more.
pub fn places(attendance: usize, skip_semi_finals: bool) -> Result<usize, FormatRefusal> {
    let wanted = if skip_semi_finals { Stages::FinalOnly } else { format::format(attendance).stages };
    let stages = format::choose(&format::format(attendance), wanted, false)?;
    Ok(if stages == Stages::SemiFinals { SEMI_PLACES } else { FINAL_PLACES })
}

/// The fewest who make a final day: a table of the final (1.1.9).
pub const FEWEST_FINALISTS: usize = 3;

/// How many places are free: neither taken nor offered to anybody.
pub fn free_places(states: &[FinalistState], places: usize) -> usize {
    places.saturating_sub(states.iter().filter(|state| state.holds_a_place()).count())
}

/// Who is invited next, as indexes of the ranking: the best who were not asked yet, one for each free place.
pub fn next_in_rank(states: &[FinalistState], places: usize) -> Vec<usize> {
    let free = free_places(states, places);
    let listed = states.iter().enumerate().filter(|(_, state)| **state == FinalistState::Listed);
    listed.map(|(at, _)| at).take(free).collect()
}

/// Whether somebody in the ranking can answer so now. Who has declined or kept silent may come after all while a place is free, and
/// who has accepted may still decline. `free`: how many places are.
pub fn may_answer(state: FinalistState, answer: FinalistAnswer, free: usize) -> Result<(), AnswerRefusal> {
    use FinalistState::{Accepted, Declined, Invited, Listed, Silent};
    match (state, answer) {
        (Listed, _) => Err(AnswerRefusal::NotInvited),
        (Invited, _) | (Accepted, FinalistAnswer::Decline) | (Silent, FinalistAnswer::Decline) => Ok(()),
        (Declined | Silent, FinalistAnswer::Accept) if free > 0 => Ok(()),
        (Declined | Silent, FinalistAnswer::Accept) => Err(AnswerRefusal::PlaceGone),
        (Accepted, FinalistAnswer::Accept | FinalistAnswer::NoAnswer)
        | (Declined, FinalistAnswer::Decline | FinalistAnswer::NoAnswer)
        | (Silent, FinalistAnswer::NoAnswer) => Err(AnswerRefusal::Answered),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use FinalistState::{Accepted, Declined, Invited, Listed, Silent};

    #[test]
    fn sixteen_or_four_by_how_many_have_played() {
        assert_eq!([12, 15, 16, 28, 29, 400].map(|players| places(players, false)), [4, 4, 16, 16, 16, 16].map(Ok));
        assert_eq!([12, 16, 28].map(|players| places(players, true)), [4, 4, 4].map(Ok));
        assert_eq!(places(29, true), Err(FormatRefusal::SemiFinalsMustBePlayed { attendance: 29 }));
    }

    #[test]
    fn whoever_does_not_come_is_replaced_by_the_next_in_rank() {
        let mut states = vec![Listed; 7];
        assert_eq!(next_in_rank(&states, 4), [0, 1, 2, 3]);
        states[..4].copy_from_slice(&[Accepted, Invited, Declined, Silent]);
        assert_eq!((free_places(&states, 4), next_in_rank(&states, 4)), (2, vec![4, 5]));
        states[4..].copy_from_slice(&[Declined, Invited, Listed]);
        assert_eq!(next_in_rank(&states, 4), [6]);
        states[6] = Invited;
        assert_eq!((free_places(&states, 4), next_in_rank(&states, 4)), (0, Vec::new()));
    }

    #[test]
    fn nobody_answers_twice_and_who_declined_comes_only_while_a_place_is_free() {
        assert_eq!(may_answer(Listed, FinalistAnswer::Accept, 4), Err(AnswerRefusal::NotInvited));
        assert_eq!(may_answer(Accepted, FinalistAnswer::Accept, 0), Err(AnswerRefusal::Answered));
        assert_eq!(may_answer(Accepted, FinalistAnswer::Decline, 0), Ok(()));
        assert_eq!(may_answer(Accepted, FinalistAnswer::NoAnswer, 0), Err(AnswerRefusal::Answered));
        for gone in [Declined, Silent] {
            assert_eq!(may_answer(gone, FinalistAnswer::Accept, 1), Ok(()));
            assert_eq!(may_answer(gone, FinalistAnswer::Accept, 0), Err(AnswerRefusal::PlaceGone));
        }
        for answer in [FinalistAnswer::Accept, FinalistAnswer::Decline, FinalistAnswer::NoAnswer] {
            assert_eq!(may_answer(Invited, answer, 0), Ok(()));
        }
    }
}
