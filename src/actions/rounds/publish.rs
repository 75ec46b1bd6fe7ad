//! Publish the seats of a round, so that everybody sees them at once.

use crate::rules::tournament::vocabulary::{Phase, RoundState, Stage};
use crate::store::round::RoundRow;
use crate::store::snapshot::Round;
use crate::store::{TournamentId, round};

use crate::actions::{Action, AuditAction, AuditEntry, AuditSubject, Context, Error, Permission, Result};
use crate::views::rounds::{RoundAt, steps};
use crate::views::shown;

/// Publishes a round. With the setting `publish_rounds` on `all`, any preliminary round takes those with it that are
/// planned too. Publishing the first one locks the settings. Gives the rounds that became public, none where the round
/// was public already.
///
/// Refused: see [`steps::may_publish`].
pub async fn publish_round(context: &Context<'_>, id: TournamentId, at: RoundAt) -> Result<Vec<RoundAt>> {
    let mut action = Action::begin(context, id, Permission::Run).await?;
    let snapshot = action.snapshot().await?;
    let round = snapshot.round(at.stage, at.number).ok_or(Error::Missing)?;
    if shown::has_public_seats(round) {
        return Ok(Vec::new());
    }
    steps::may_publish(&snapshot, round)?;
    let mut published = Vec::new();
    for round in steps::published_together(&snapshot, round) {
        let mut row = round.row.clone();
        row.state = RoundState::Published;
        row.published_at = Some(context.now);
        round::update(&mut action.tx, &row).await?;
        published.push(RoundAt::of(round));
    }
    // Seats of other rounds that were taken back before are no longer waited for.
    let forgotten = |other: &&Round| other.row.state == RoundState::Planned && other.row.published_at.is_some();
    for other in snapshot.rounds.iter().filter(forgotten).filter(|other| !published.contains(&RoundAt::of(other))) {
        round::update(&mut action.tx, &RoundRow { published_at: None, ..other.row.clone() }).await?;
    }
    let before = snapshot.tournament.phase;
    let after = before.max(phase_of(at.stage));
    let mut changed = snapshot.tournament.clone();
    changed.phase = after;
    action.save_tournament(changed).await?;
    let rounds = published.iter().map(|at| (at.stage, at.number)).collect();
    let entry = AuditEntry::new(AuditAction::PublishRound, AuditSubject::Rounds(rounds))
        .before(&before.code())
        .after(&after.code());
    action.commit(entry).await?;
    Ok(published)
}

/// The phase that a tournament is in while rounds of a stage are played.
fn phase_of(stage: Stage) -> Phase {
    match stage {
        Stage::Prelim => Phase::Prelim,
        Stage::Semi => Phase::Semi,
        Stage::Final => Phase::Final,
    }
}
