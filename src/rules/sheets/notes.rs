//! What stands on a record sheet beside the result: who keeps a log (2.0.7), that the pieces were checked, which part is missing
//! (2.0.6), and when the game began and ended. Nobody is made to note any of it.

use crate::refusals::refusals;
use crate::text::{TooLong, is_unseen, too_long};
use crate::tournament::vocabulary::RoundState;

/// No game lasts longer, in hours: times further apart are a slip.
pub const LONGEST_GAME: i64 = 12;

/// The seconds of an hour.
const HOUR: i64 = 3_600;

refusals! {
    /// Why something is not noted.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
    pub enum NoteRefusal {
        /// The games of the round have not begun.
        BeforeGame = "note-before-game",
        /// Whoever is said to keep the log neither sits at the table nor is on the staff.
        KeeperElsewhere = "log-keeper-elsewhere" in "2.0.7",
        /// In the final a judge handles the cards, and nothing else is agreed on.
        JudgeHandles = "handling-in-the-final" in "2.0.4",
        /// Whoever is said to hand out the cards does not sit at the table.
        HandlerElsewhere = "handler-elsewhere" in "2.0.4",
        /// The result is in, and with it stands who handled the cards.
        HandledWithResult = "handling-with-result" in "2.0.4",
        /// Not a time of the day.
        NoTime = "game-at-no-time",
        /// A time that is still to come.
        TimeAhead = "game-time-ahead",
        /// The game would have lasted longer than [`LONGEST_GAME`].
        EndTooLate = "game-end-too-late",
        /// Nothing is said about which part is missing.
        NoPart = "no-missing-part" in "2.0.6",
        /// More about it than is kept.
        PartTooLong(TooLong) = "missing-part-too-long",
        /// A character that nobody sees.
        PartWithControl = "missing-part-with-control",
        /// What was typed as counted is no number of pieces.
        NoCount {
            most: i64,
        } = "no-count-of-pieces" in "2.0.6",
        /// More game sets than a tournament lists.
        TooManySets {
            most: usize,
        } = "too-many-game-sets",
        /// More missing parts than a tournament has.
        TooManyParts {
            most: usize,
        } = "too-many-missing-parts",
    }
}

/// Whether something can be noted of a game now: from its start on, also when its sheet is final, since it changes no result.
pub fn may_note(round: RoundState) -> Result<(), NoteRefusal> {
    match round {
        RoundState::Planned | RoundState::Published => Err(NoteRefusal::BeforeGame),
        RoundState::Playing | RoundState::Closed => Ok(()),
    }
}

/// Why the beginning of a game can't be that moment; moments are seconds since 1970.
pub fn check_began(began: i64, now: i64) -> Result<(), NoteRefusal> {
    if began > now { Err(NoteRefusal::TimeAhead) } else { Ok(()) }
}

/// Why the end of a game can't be that moment: it lies behind its beginning, not too far, and not ahead.
pub fn check_ended(began: Option<i64>, ended: i64, now: i64) -> Result<(), NoteRefusal> {
    let too_late = |began: i64| ended < began || ended - began > LONGEST_GAME * HOUR;
    match began {
        Some(began) if too_late(began) => Err(NoteRefusal::EndTooLate),
        _ if ended > now => Err(NoteRefusal::TimeAhead),
        _ => Ok(()),
    }
}

/// Which part is missing, as it is kept.
pub fn missing_part(typed: &str, most: usize) -> Result<String, NoteRefusal> {
    let part = typed.trim();
    if part.is_empty() {
        return Err(NoteRefusal::NoPart);
    }
    if let Some(fault) = too_long(part, most) {
        return Err(NoteRefusal::PartTooLong(fault));
    }
    if part.chars().any(is_unseen) {
        return Err(NoteRefusal::PartWithControl);
    }
    Ok(part.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_is_noted_from_its_start_on() {
        let states = [RoundState::Planned, RoundState::Published, RoundState::Playing, RoundState::Closed];
        assert_eq!(states.map(|state| may_note(state).is_ok()), [false, false, true, true]);
    }

    #[test]
    fn a_game_ends_behind_its_beginning_and_not_ahead() {
        let check = |began: Option<i64>, ended: i64, expected: Result<(), NoteRefusal>| {
            assert_eq!(
                check_ended(began.map(|hour| hour * HOUR), ended * HOUR, 20 * HOUR),
                expected,
                "{began:?} {ended}"
            );
        };
        check(Some(2), 4, Ok(()));
        check(Some(2), 14, Ok(()));
        check(Some(2), 15, Err(NoteRefusal::EndTooLate));
        check(Some(2), 1, Err(NoteRefusal::EndTooLate));
        check(Some(19), 21, Err(NoteRefusal::TimeAhead));
        check(None, 4, Ok(()));
        assert_eq!(check_began(21, 20), Err(NoteRefusal::TimeAhead));
        assert_eq!(check_began(20, 20), Ok(()));
    }

    #[test]
    fn a_missing_part_is_named() {
        assert_eq!(missing_part(" one road ", 10).as_deref(), Ok("one road"));
        assert_eq!(missing_part(" ", 10), Err(NoteRefusal::NoPart));
        assert_eq!(missing_part("a\u{7}", 10), Err(NoteRefusal::PartWithControl));
        assert!(matches!(missing_part("eleven long", 10), Err(NoteRefusal::PartTooLong(_))));
    }
}
