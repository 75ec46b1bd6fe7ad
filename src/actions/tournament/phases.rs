//! The first steps of a tournament's day: open registration, start check-in, and back again.
//!
//! The later phases begin when their rounds are published. No phase can be skipped.

use reeve_rules::tournament::vocabulary::Phase;
use reeve_store::TournamentId;

use crate as actions;
use crate::tournament::refusal::Refusal;
use crate::{Action, AuditAction, AuditEntry, AuditSubject, Context, Permission};
use reeve_views::tournament::{may_open_registration, may_reopen_registration, may_start_check_in};

/// Opens registration: the tournament becomes public.
pub async fn open_registration(context: &Context<'_>, id: TournamentId) -> actions::Result<()> {
    let action = Action::begin(context, id, Permission::Run).await?;
    may_open_registration(action.tournament()?).map_err(Refusal::Phase)?;
    enter(action, Phase::Registration, AuditAction::OpenRegistration).await
}

/// Closes registration and starts check-in.
pub async fn start_check_in(context: &Context<'_>, id: TournamentId) -> actions::Result<()> {
    let action = Action::begin(context, id, Permission::Run).await?;
    may_start_check_in(action.tournament()?).map_err(Refusal::Phase)?;
    enter(action, Phase::CheckIn, AuditAction::StartCheckIn).await
}

/// Goes back from check-in to registration, while nobody has seen a seat. Whoever is checked in stays checked in.
pub async fn reopen_registration(context: &Context<'_>, id: TournamentId) -> actions::Result<()> {
    let (action, snapshot) = Action::begin_with_snapshot(context, id, Permission::Run).await?;
    may_reopen_registration(&snapshot).map_err(Refusal::Phase)?;
    enter(action, Phase::Registration, AuditAction::ReopenRegistration).await
}

async fn enter(mut action: Action, phase: Phase, what: AuditAction) -> actions::Result<()> {
    let mut tournament = action.tournament()?.clone();
    let before = tournament.phase;
    let slug = tournament.slug.clone();
    tournament.phase = phase;
    // What was announced stays, also where the day is changed later.
    tournament.announced_day = tournament.announced_day.or(Some(tournament.starts_on));
    action.save_tournament(tournament).await?;
    action.commit(AuditEntry::new(what, AuditSubject::Named(slug)).before(&before.code()).after(&phase.code())).await?;
    Ok(())
}
