//! Take the last step of a round back, when it was a slip: while nothing hangs on it.

use reeve_rules::tournament::vocabulary::RoundState;
use reeve_store::{TournamentId, round};

use crate::rounds::start::mark_absent;
use crate::rulings::call::close_calls;
use crate::rulings::pause_game::end_pauses;
use crate::{Action, AuditAction, AuditEntry, AuditSubject, Context, Error, Permission, Result};
use reeve_views::rounds::take_back::{last_step, may_take_back, taken_back_together};
use reeve_views::rounds::{Refusal, RoundAt, RoundStep};
use reeve_views::visibility;

/// What whoever takes a step back saw.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TakeBack {
    /// The step that was the last.
    pub step: RoundStep,
    /// The version of the round, so that a step taken again since is not taken back unread.
    pub version: i64,
}

/// Takes back the step that whoever does so saw as the last one. With the start of the first preliminary round the
/// attendance is forgotten (1.1.3), with any start who was marked absent by it; with the seats of the first round the settings can be changed again. Seats that were
/// published together are taken back together.
///
/// Refused: see [`may_take_back`]; another step was the last one.
pub async fn take_back(context: &Context<'_>, id: TournamentId, at: RoundAt, command: TakeBack) -> Result<()> {
    let TakeBack { step, version } = command;
    let (mut action, snapshot) = Action::begin_with_snapshot(context, id, Permission::Run).await?;
    let round = snapshot.round(at.stage, at.number).ok_or(Error::Missing)?;
    if last_step(round).is_some_and(|last| last != step || round.row.version != version) {
        return Err(Refusal::NotTheLastStep.into());
    }
    let before = round.row.state;
    let rounds = match may_take_back(&snapshot, round)? {
        RoundStep::Publish => taken_back_together(&snapshot, round),
        RoundStep::Start | RoundStep::Close => vec![round],
    };
    let mut subjects = Vec::new();
    for round in &rounds {
        let mut row = round.row.clone();
        match step {
            // When they were public stays known, so that everybody is told that they are not any more.
            RoundStep::Publish => row.state = RoundState::Planned,
            RoundStep::Start => (row.state, row.started_at) = (RoundState::Published, None),
            RoundStep::Close => (row.state, row.closed_at) = (RoundState::Playing, None),
        }
        round::update(&mut action.tx, &row).await?;
        if step == RoundStep::Publish {
            close_calls(&mut action, context, id, RoundAt::of(round)).await?;
        }
        if step == RoundStep::Start {
            end_pauses(&mut action, context, RoundAt::of(round), None).await?;
            mark_absent(&mut action, &snapshot, round, &[]).await?;
        }
        subjects.push((row.stage, row.number));
    }
    let mut changed = snapshot.tournament.clone();
    if step == RoundStep::Start && at.is_first() {
        (changed.attendance, changed.attendance_at) = (None, None);
    }
    if step == RoundStep::Publish {
        changed.phase = visibility::phase_without(&snapshot, &rounds);
    }
    if changed != snapshot.tournament {
        action.save_tournament(changed).await?;
    }
    let entry = AuditEntry::new(AuditAction::TakeStepBack, AuditSubject::Rounds(subjects)).before(&before.code());
    let after = match step {
        RoundStep::Publish => RoundState::Planned,
        RoundStep::Start => RoundState::Published,
        RoundStep::Close => RoundState::Playing,
    };
    action.commit(entry.after(&after.code())).await?;
    Ok(())
}
