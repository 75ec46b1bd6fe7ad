//! Start a round: the games are on.

use crate::rules::tournament::vocabulary::RoundState;
use crate::store::{TournamentId, round};

use crate::actions::{Action, AuditAction, AuditEntry, Context, Error, Permission, Result};
use crate::views::people::attendance;
use crate::views::rounds::{RoundAt, steps};

/// Starts a published round. With the first preliminary round the attendance is taken: the players seated in
/// it, and the time (1.1.3). Gives false where the round had started already.
///
/// Refused: a round that is not published, or a round before that is not closed; no judge (1.3.1).
pub async fn start_round(context: &Context<'_>, id: TournamentId, at: RoundAt) -> Result<bool> {
    let mut action = Action::begin(context, id, Permission::Run).await?;
    let snapshot = action.snapshot().await?;
    let round = snapshot.round(at.stage, at.number).ok_or(Error::Missing)?;
    if round.row.state.has_begun() {
        return Ok(false);
    }
    steps::may_start(&snapshot, round)?;
    let mut row = round.row.clone();
    let before = row.state;
    row.state = RoundState::Playing;
    row.started_at = Some(context.now);
    round::update(&mut action.tx, &row).await?;
    let seated = attendance::seated(round).count();
    if at.is_first() {
        let mut changed = snapshot.tournament.clone();
        changed.attendance = i64::try_from(seated).ok();
        changed.attendance_at = Some(context.now);
        action.save_tournament(changed).await?;
    }
    action.commit(AuditEntry::new(AuditAction::StartRound, at.subject()).before(&before.code()).after(&seated)).await?;
    Ok(true)
}
