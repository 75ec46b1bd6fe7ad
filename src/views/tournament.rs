//! What of a tournament can be changed now, and which steps of its day can be taken, or why not.

use reeve_rules::refusals::refusals;
use reeve_rules::tournament::vocabulary::Phase;
use reeve_store::face;
use reeve_store::face::Face;
use reeve_store::tournament;
use reeve_store::tournament::Tournament;
use reeve_store::{Error, Snapshot, TournamentId, Tx};

use crate::visibility;

/// Reads the whole tournament, as it is now.
pub async fn read(tx: &mut Tx, id: TournamentId) -> Result<Snapshot, Error> {
    Snapshot::load(tx, id).await
}

/// Reads its own row alone.
///
/// Error: [`Error::Missing`].
pub async fn read_row(tx: &mut Tx, id: TournamentId) -> Result<Tournament, Error> {
    tournament::by_id(tx, id).await?.ok_or(Error::Missing)
}

/// Reads what it says of itself.
pub async fn read_face(tx: &mut Tx, id: TournamentId) -> Result<Face, Error> {
    face::of_tournament(tx, id).await
}

/// Whether the settings can't be changed any more: round 1 is published.
pub fn settings_are_locked(tournament: &Tournament) -> bool {
    visibility::has_rounds(tournament)
}

/// Whether the short address can't be changed any more: it has been given out.
pub fn slug_is_locked(tournament: &Tournament) -> bool {
    tournament.phase.has_opened()
}

/// Whether the game system can't be changed any more: people register for a game.
pub fn system_is_locked(tournament: &Tournament) -> bool {
    tournament.phase.has_opened()
}

/// Whether the number of rounds can't be changed any more: seats are made for so many.
pub fn rounds_are_locked(tournament: &Tournament) -> bool {
    tournament.phase.has_check_in()
}

refusals! {
    /// Why it is not the time for a step of the day.
    #[derive(Debug, Clone, Copy, PartialEq, Eq)]
    pub enum PhaseRefusal {
        RegistrationOpen = "registration-open",
        /// Registration was closed when check-in started, and is opened again by going back.
        RegistrationClosed = "registration-over",
        /// Registration can't open: the seats of round 1 are published.
        RoundOnePublished = "round-one-published" in "1.1.5",
        /// Check-in can't start: registration has not been opened.
        /// Check-in has started already.
        CheckInStarted = "check-in-started",
        /// Check-in can't start: round 1 is published.
        CheckInOver = "check-in-too-late" in "1.1.3",
        /// Registration can't be opened again: it has not been opened at all.
        NothingToReopen = "nothing-to-reopen",
        /// Registration can't be opened again: everybody has seen seats.
        SeatsPublished = "seats-published" in "1.1.5",
        /// It is called off.
        CalledOff = "tournament-called-off",
        /// It can't be called off: it is called off already.
        CalledOffAlready = "called-off-already",
        /// It can't be called off: nobody outside its staff knows of it.
        NotAnnounced = "not-announced-yet",
        /// It can't be called off: its games have begun.
        TooLateToCallOff = "too-late-to-call-off",
        /// It is not called off, so that can't be taken back.
        NotCalledOff = "not-called-off",
    }
}

/// Whether registration can open.
pub fn may_open_registration(tournament: &Tournament) -> Result<(), PhaseRefusal> {
    match tournament.phase {
        Phase::Draft => Ok(()),
        Phase::Registration => Err(PhaseRefusal::RegistrationOpen),
        Phase::CheckIn => Err(PhaseRefusal::RegistrationClosed),
        _ => Err(PhaseRefusal::RoundOnePublished),
    }
}

/// Whether check-in can start: out of registration, or without one where the organizers enter the players.
pub fn may_start_check_in(tournament: &Tournament) -> Result<(), PhaseRefusal> {
    match tournament.phase {
        Phase::Draft | Phase::Registration if tournament.is_called_off() => Err(PhaseRefusal::CalledOff),
        Phase::Draft | Phase::Registration => Ok(()),
        Phase::CheckIn => Err(PhaseRefusal::CheckInStarted),
        _ => Err(PhaseRefusal::CheckInOver),
    }
}

/// Whether check-in can be turned back into registration: while nobody has seen a seat.
pub fn may_reopen_registration(snapshot: &Snapshot) -> Result<(), PhaseRefusal> {
    match snapshot.tournament.phase {
        Phase::CheckIn if visibility::published(snapshot).is_empty() => Ok(()),
        Phase::Draft => Err(PhaseRefusal::NothingToReopen),
        Phase::Registration => Err(PhaseRefusal::RegistrationOpen),
        _ => Err(PhaseRefusal::SeatsPublished),
    }
}

/// Whether it can be called off: people know of it, and no game of it has begun.
pub fn may_call_off(snapshot: &Snapshot) -> Result<(), PhaseRefusal> {
    let t = &snapshot.tournament;
    match t.phase {
        _ if t.is_called_off() => Err(PhaseRefusal::CalledOffAlready),
        Phase::Draft => Err(PhaseRefusal::NotAnnounced),
        phase if phase.is_finished() => Err(PhaseRefusal::TooLateToCallOff),
        _ if snapshot.rounds.iter().any(|round| round.row.state.has_begun()) => Err(PhaseRefusal::TooLateToCallOff),
        _ => Ok(()),
    }
}

/// Whether it can take place after all.
pub fn may_hold_after_all(tournament: &Tournament) -> Result<(), PhaseRefusal> {
    if tournament.is_called_off() { Ok(()) } else { Err(PhaseRefusal::NotCalledOff) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event_for_tests::{event, prelims};
    use reeve_rules::tournament::vocabulary::{RoundState, SheetState};

    #[test]
    fn check_in_can_not_be_reached_past_registration() {
        let check = |phase| may_start_check_in(&event(phase, 0).tournament);
        assert_eq!(check(Phase::Draft), Ok(()));
        assert_eq!(check(Phase::Registration), Ok(()));
        assert_eq!(check(Phase::CheckIn), Err(PhaseRefusal::CheckInStarted));
        for phase in [Phase::Prelim, Phase::Semi, Phase::Final, Phase::Finished] {
            let refused = check(phase).expect_err("check-in is over");
            assert_eq!(refused.clause(), Some("1.1.3"), "{phase}");
        }
    }

    #[test]
    fn it_is_called_off_between_the_announcement_and_the_first_game() {
        let check = |phase, state| {
            let mut event = event(phase, 8);
            prelims(&mut event, 0, state, SheetState::Open);
            may_call_off(&event)
        };
        let (planned, public, playing) = (RoundState::Planned, RoundState::Published, RoundState::Playing);
        assert_eq!(check(Phase::Draft, planned), Err(PhaseRefusal::NotAnnounced));
        assert_eq!(check(Phase::Registration, planned), Ok(()));
        assert_eq!(check(Phase::CheckIn, planned), Ok(()));
        assert_eq!(check(Phase::Prelim, public), Ok(()));
        assert_eq!(check(Phase::Prelim, playing), Err(PhaseRefusal::TooLateToCallOff));
        assert_eq!(check(Phase::Finished, planned), Err(PhaseRefusal::TooLateToCallOff));
        let mut event = event(Phase::Registration, 8);
        assert_eq!(may_hold_after_all(&event.tournament), Err(PhaseRefusal::NotCalledOff));
        event.tournament.called_off_at = Some(crate::event_for_tests::AT);
        assert_eq!(may_call_off(&event), Err(PhaseRefusal::CalledOffAlready));
        assert_eq!(may_hold_after_all(&event.tournament), Ok(()));
        assert_eq!(may_start_check_in(&event.tournament), Err(PhaseRefusal::CalledOff));
    }

    #[test]
    fn registration_opens_again_only_while_nobody_saw_a_seat() {
        let check = |phase, state| {
            let mut event = event(phase, 4);
            prelims(&mut event, 0, state, SheetState::Open);
            may_reopen_registration(&event)
        };
        let (planned, public) = (RoundState::Planned, RoundState::Published);
        assert_eq!(check(Phase::CheckIn, planned), Ok(()));
        assert_eq!(check(Phase::CheckIn, public).map_err(|refusal| refusal.clause()), Err(Some("1.1.5")));
        assert_eq!(check(Phase::Draft, planned), Err(PhaseRefusal::NothingToReopen));
        assert_eq!(check(Phase::Registration, planned), Err(PhaseRefusal::RegistrationOpen));
        assert_eq!(check(Phase::Prelim, public), Err(PhaseRefusal::SeatsPublished));
    }
}
