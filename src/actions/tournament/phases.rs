//! The first steps of a tournament's day: open registration, start check-in, and back again.
//!
//! The later phases begin when their rounds are published. No phase can be skipped.

use crate::rules::tournament::vocabulary::Phase;
use crate::store::TournamentId;

use crate::actions;
use crate::actions::tournament::refusal::Refusal;
use crate::actions::{Action, AuditAction, AuditEntry, AuditSubject, Context, Permission};
use crate::views::shown;

/// Opens registration: the tournament becomes public.
pub async fn open_registration(context: &Context<'_>, id: TournamentId) -> actions::Result<()> {
    let action = Action::begin(context, id, Permission::Run).await?;
    may_open(action.tournament()?.phase).map_err(Refusal::Phase)?;
    enter(action, Phase::Registration, AuditAction::OpenRegistration).await
}

/// Closes registration and starts check-in.
pub async fn start_check_in(context: &Context<'_>, id: TournamentId) -> actions::Result<()> {
    let action = Action::begin(context, id, Permission::Run).await?;
    may_check_in(action.tournament()?.phase).map_err(Refusal::Phase)?;
    enter(action, Phase::CheckIn, AuditAction::StartCheckIn).await
}

/// Goes back from check-in to registration, while nobody has seen a seat. Whoever is checked in stays checked in.
pub async fn reopen_registration(context: &Context<'_>, id: TournamentId) -> actions::Result<()> {
    let mut action = Action::begin(context, id, Permission::Run).await?;
    let snapshot = action.snapshot().await?;
    let published = snapshot.rounds.iter().any(shown::has_public_seats);
    may_reopen(snapshot.tournament.phase, published).map_err(Refusal::Phase)?;
    enter(action, Phase::Registration, AuditAction::ReopenRegistration).await
}

async fn enter(mut action: Action, phase: Phase, what: AuditAction) -> actions::Result<()> {
    let mut tournament = action.tournament()?.clone();
    let before = tournament.phase;
    let slug = tournament.slug.clone();
    tournament.phase = phase;
    action.save_tournament(tournament).await?;
    action.commit(AuditEntry::new(what, AuditSubject::Named(slug)).before(&before.code()).after(&phase.code())).await?;
    Ok(())
}

/// Why it is not the time for a step of the day.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PhaseRefusal {
    /// Registration is open already.
    RegistrationOpen,
    /// Registration was closed when check-in started, and is opened again by going back.
    RegistrationClosed,
    /// Registration can't open: the seats of round 1 are published.
    RoundOnePublished,
    /// Check-in can't start: registration has not been opened.
    CheckInTooEarly,
    /// Check-in has started already.
    CheckInStarted,
    /// Check-in can't start: round 1 is published.
    CheckInOver,
    /// Registration can't be opened again: it has not been opened at all.
    NothingToReopen,
    /// Registration can't be opened again: everybody has seen seats.
    SeatsPublished,
}

impl PhaseRefusal {
    /// The stable code, in kebab case.
    pub fn code(self) -> &'static str {
        match self {
            PhaseRefusal::RegistrationOpen => "registration-open",
            PhaseRefusal::RegistrationClosed => "registration-over",
            PhaseRefusal::RoundOnePublished => "round-one-published",
            PhaseRefusal::CheckInTooEarly => "check-in-too-early",
            PhaseRefusal::CheckInStarted => "check-in-started",
            PhaseRefusal::CheckInOver => "check-in-too-late",
            PhaseRefusal::NothingToReopen => "nothing-to-reopen",
            PhaseRefusal::SeatsPublished => "seats-published",
        }
    }

    /// The clause of the rules it comes from.
    pub fn clause(self) -> Option<&'static str> {
        match self {
            PhaseRefusal::RoundOnePublished | PhaseRefusal::SeatsPublished => Some("1.1.5"),
            PhaseRefusal::CheckInOver => Some("1.1.3"),
            _ => None,
        }
    }
}

/// Whether registration can open.
fn may_open(phase: Phase) -> Result<(), PhaseRefusal> {
    match phase {
        Phase::Draft => Ok(()),
        Phase::Registration => Err(PhaseRefusal::RegistrationOpen),
        Phase::CheckIn => Err(PhaseRefusal::RegistrationClosed),
        _ => Err(PhaseRefusal::RoundOnePublished),
    }
}

/// Whether check-in can start.
fn may_check_in(phase: Phase) -> Result<(), PhaseRefusal> {
    match phase {
        Phase::Registration => Ok(()),
        Phase::Draft => Err(PhaseRefusal::CheckInTooEarly),
        Phase::CheckIn => Err(PhaseRefusal::CheckInStarted),
        _ => Err(PhaseRefusal::CheckInOver),
    }
}

/// Whether check-in can be turned back into registration.
fn may_reopen(phase: Phase, any_published: bool) -> Result<(), PhaseRefusal> {
    match phase {
        Phase::CheckIn if !any_published => Ok(()),
        Phase::Draft => Err(PhaseRefusal::NothingToReopen),
        Phase::Registration => Err(PhaseRefusal::RegistrationOpen),
        _ => Err(PhaseRefusal::SeatsPublished),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn check_in_can_not_be_reached_past_registration() {
        assert_eq!(may_check_in(Phase::Draft), Err(PhaseRefusal::CheckInTooEarly));
        assert_eq!(may_check_in(Phase::Registration), Ok(()));
        assert_eq!(may_check_in(Phase::CheckIn), Err(PhaseRefusal::CheckInStarted));
        for phase in [Phase::Prelim, Phase::Semi, Phase::Final, Phase::Finished] {
            let refused = may_check_in(phase).expect_err("check-in is over");
            assert_eq!(refused.clause(), Some("1.1.3"), "{phase}");
        }
    }

    #[test]
    fn registration_opens_again_only_while_nobody_saw_a_seat() {
        let clause = |phase, published| may_reopen(phase, published).map_err(PhaseRefusal::clause);
        assert_eq!(may_reopen(Phase::CheckIn, false), Ok(()));
        assert_eq!(clause(Phase::CheckIn, true), Err(Some("1.1.5")));
        assert_eq!(may_reopen(Phase::Draft, false), Err(PhaseRefusal::NothingToReopen));
        assert_eq!(may_reopen(Phase::Registration, false), Err(PhaseRefusal::RegistrationOpen));
        assert_eq!(clause(Phase::Prelim, true), Err(Some("1.1.5")));
    }
}
