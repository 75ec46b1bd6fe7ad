//! Publish the seats of a round, so that everybody sees them at once.

use chrono::{DateTime, Utc};

use reeve_rules::tournament::vocabulary::{Phase, RoundState, Stage};
use reeve_store::round::RoundRow;
use reeve_store::snapshot::Round;
use reeve_store::webhook::HookEvent;
use reeve_store::{Snapshot, TournamentId, round, round_board, webhook};

use crate::{Action, AuditAction, AuditEntry, AuditSubject, Context, Error, Permission, Result, mail};
use reeve_views::hooks;
use reeve_views::rounds::{RoundAt, steps};
use reeve_views::visibility;

/// Publishes a round. With the setting `publish_rounds` on `all`, any preliminary round takes those with it that are
/// planned too. Publishing the first one locks the settings. Gives the rounds that became public, none where the round
/// was public already. `by_mail`: mail is set up, so who asked for it is mailed the own seat.
///
/// Refused: see [`steps::may_publish`].
pub async fn publish_round(
    context: &Context<'_>,
    id: TournamentId,
    at: RoundAt,
    by_mail: bool,
) -> Result<Vec<RoundAt>> {
    let work = |snapshot: &Snapshot| rows(snapshot, at, context.now);
    let (mut action, snapshot, rows) = Action::begin_worked_out(context, id, Permission::Run, work).await?;
    let (rows, published) = rows?;
    if published.is_empty() {
        return Ok(published);
    }
    for row in &rows {
        round::update(&mut action.tx, row).await?;
    }
    // Stages that were taken away are no longer waited for.
    for row in &snapshot.taken_away {
        mail::forget_seats(&mut action.tx, row.id).await?;
        round::delete_empty(&mut action.tx, row.id).await?;
    }
    for row in rows.iter().filter(|row| visibility::has_public_board(&snapshot.tournament, row)) {
        round_board::note_shown(&mut action.tx, id, (row.stage, row.number), context.now).await?;
    }
    let before = snapshot.tournament.phase;
    let after = before.max(phase_of(at.stage));
    let mut changed = snapshot.tournament.clone();
    changed.phase = after;
    action.save_tournament(changed).await?;
    mail::queue_seats(&mut action.tx, id, by_mail, context.now).await?;
    let about = hooks::rounds(&published);
    webhook::queue(&mut action.tx, id, HookEvent::SeatsPublished, &about, context.now).await?;
    let rounds = published.iter().map(|at| (at.stage, at.number)).collect();
    let entry = AuditEntry::new(AuditAction::PublishRound, AuditSubject::Rounds(rounds))
        .before(&before.code())
        .after(&after.code());
    action.commit(entry).await?;
    Ok(published)
}

/// The rounds that change where one is published, and which become public; none where it is public already.
fn rows(snapshot: &Snapshot, at: RoundAt, now: DateTime<Utc>) -> Result<(Vec<RoundRow>, Vec<RoundAt>)> {
    let round = snapshot.round(at.stage, at.number).ok_or(Error::Missing)?;
    if visibility::has_public_seats(round) {
        return Ok((Vec::new(), Vec::new()));
    }
    steps::may_publish(snapshot, round)?;
    let together = steps::published_together(snapshot, round);
    let published: Vec<RoundAt> = together.iter().map(|round| RoundAt::of(round)).collect();
    let public =
        |round: &&Round| RoundRow { state: RoundState::Published, published_at: Some(now), ..round.row.clone() };
    let mut rows: Vec<RoundRow> = together.iter().map(public).collect();
    // Seats of other rounds that were taken back before are no longer waited for.
    let forgotten = |other: &&Round| other.row.state == RoundState::Planned && other.row.published_at.is_some();
    let others = snapshot.rounds.iter().filter(forgotten).filter(|other| !published.contains(&RoundAt::of(other)));
    rows.extend(others.map(|other| RoundRow { published_at: None, seat_moves: None, ..other.row.clone() }));
    Ok((rows, published))
}

/// The phase that a tournament is in while rounds of a stage are played.
fn phase_of(stage: Stage) -> Phase {
    match stage {
        Stage::Prelim => Phase::Prelim,
        Stage::Semi => Phase::Semi,
        Stage::Final => Phase::Final,
    }
}
