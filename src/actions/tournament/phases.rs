//! The first steps of a tournament's day: open registration, start check-in, and back again.
//!
//! The later phases begin when their rounds are published. No phase can be skipped.

use crate::rules::tournament::vocabulary::Phase;
use crate::store::TournamentId;
use crate::store::tournament::Tournament;

use crate::views::shown;

use crate::actions::{Action, AuditAction, AuditEntry, Context, Error, Permission, Result};

/// Opens registration: the tournament becomes public.
pub async fn open_registration(context: &Context<'_>, id: TournamentId) -> Result<()> {
    let action = Action::begin(context, id, Permission::Run).await?;
    check_open(action.tournament()?)?;
    enter(action, Phase::Registration, AuditAction::OpenRegistration).await
}

/// Closes registration and starts check-in.
pub async fn start_check_in(context: &Context<'_>, id: TournamentId) -> Result<()> {
    let action = Action::begin(context, id, Permission::Run).await?;
    check_check_in(action.tournament()?.phase)?;
    enter(action, Phase::CheckIn, AuditAction::StartCheckIn).await
}

/// Goes back from check-in to registration, while nobody has seen a seat. Who is checked in stays so.
pub async fn reopen_registration(context: &Context<'_>, id: TournamentId) -> Result<()> {
    let mut action = Action::begin(context, id, Permission::Run).await?;
    let snapshot = action.snapshot().await?;
    let published = snapshot.rounds.iter().any(shown::has_public_seats);
    check_reopen(snapshot.tournament.phase, published)?;
    enter(action, Phase::Registration, AuditAction::ReopenRegistration).await
}

async fn enter(mut action: Action, phase: Phase, what: AuditAction) -> Result<()> {
    let mut tournament = action.tournament()?.clone();
    let before = tournament.phase;
    let slug = tournament.slug.clone();
    tournament.phase = phase;
    action.save_tournament(tournament).await?;
    action.commit(AuditEntry::new(what, slug).before(&before.code()).after(&phase.code())).await?;
    Ok(())
}

/// Whether registration can open, by phase.
fn check_open(tournament: &Tournament) -> Result<()> {
    match tournament.phase {
        Phase::Draft => Ok(()),
        Phase::Registration => Err(Error::refused("Registration is open already.")),
        Phase::CheckIn => Err(Error::refused(
            "Registration was closed when check-in started. Use \"Open registration again\" to go back.",
        )),
        _ => Err(Error::by_rule(
            "1.1.5",
            "The seats of round 1 are published, so registration can't open again: a schedule is made for the players \
             who were checked in.",
        )),
    }
}

/// Whether check-in can start.
fn check_check_in(phase: Phase) -> Result<()> {
    match phase {
        Phase::Registration => Ok(()),
        Phase::Draft => Err(Error::refused(
            "Registration has not been opened yet, and nobody can be checked in who is not registered. Open \
             registration first; it can be closed again at once.",
        )),
        Phase::CheckIn => Err(Error::refused("Check-in has started already.")),
        _ => Err(Error::by_rule(
            "1.1.3",
            "Check-in is over: round 1 is published, and the players seated when it starts are the attendance.",
        )),
    }
}

/// Whether check-in can be turned back into registration.
fn check_reopen(phase: Phase, any_published: bool) -> Result<()> {
    match phase {
        Phase::CheckIn if !any_published => Ok(()),
        Phase::Draft => Err(Error::refused("Registration has not been opened yet; open it first.")),
        Phase::Registration => Err(Error::refused("Registration is open already.")),
        _ => Err(Error::by_rule(
            "1.1.5",
            "Seats are published, so registration can't open again: everybody has seen a schedule made for the players \
             who were checked in.",
        )),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(done: Result<()>) -> String {
        match done {
            Ok(()) => String::new(),
            Err(Error::Refused(refusal)) => refusal.to_string(),
            Err(error) => panic!("{error}"),
        }
    }

    #[test]
    fn check_in_can_not_be_reached_past_registration() {
        let check = |phase: Phase, part: &str| {
            let words = words(check_check_in(phase));
            assert_eq!(words.is_empty(), part.is_empty(), "{phase}: {words}");
            assert!(words.contains(part), "{phase}: {words}");
        };
        check(Phase::Draft, "Open registration first");
        check(Phase::Registration, "");
        check(Phase::CheckIn, "already");
        for phase in [Phase::Prelim, Phase::Semi, Phase::Final, Phase::Finished] {
            check(phase, "1.1.3");
        }
    }

    #[test]
    fn registration_opens_again_only_while_nobody_saw_a_seat() {
        let check = |phase: Phase, published: bool, part: &str| {
            let words = words(check_reopen(phase, published));
            assert_eq!(words.is_empty(), part.is_empty(), "{phase}: {words}");
            assert!(words.contains(part), "{phase}: {words}");
        };
        check(Phase::CheckIn, false, "");
        check(Phase::CheckIn, true, "1.1.5");
        check(Phase::Draft, false, "open it first");
        check(Phase::Registration, false, "already");
        check(Phase::Prelim, true, "1.1.5");
    }
}
