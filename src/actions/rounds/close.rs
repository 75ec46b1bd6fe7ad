//! Close a round: every sheet is final, and the standings may move.

use reeve_rules::tournament::vocabulary::RoundState;
use reeve_store::webhook::HookEvent;
use reeve_store::{TournamentId, round, webhook};

use crate::rulings::call::close_calls;
use crate::rulings::pause_game::end_pauses;
use crate::{Action, AuditAction, AuditEntry, Context, Error, Permission, Result};
use reeve_views::hooks;
use reeve_views::rounds::{RoundAt, steps};

/// Closes a round that is being played, and ends the calls of a judge and the pauses that are open there. Gives false where it was closed already.
///
/// Refused: a round that has not started, or a record sheet that is not final (1.3.4); the refusal names the
/// tables.
pub async fn close_round(context: &Context<'_>, id: TournamentId, at: RoundAt) -> Result<bool> {
    let (mut action, snapshot) = Action::begin_with_snapshot(context, id, Permission::Run).await?;
    let round = snapshot.round(at.stage, at.number).ok_or(Error::Missing)?;
    if round.row.state == RoundState::Closed {
        return Ok(false);
    }
    steps::may_close(round)?;
    let mut row = round.row.clone();
    let before = row.state;
    row.state = RoundState::Closed;
    row.closed_at = Some(context.now);
    round::update(&mut action.tx, &row).await?;
    close_calls(&mut action, context, id, at).await?;
    end_pauses(&mut action, context, at, None).await?;
    webhook::queue(&mut action.tx, id, HookEvent::ResultsClosed, &hooks::rounds(&[at]), context.now).await?;
    let entry = AuditEntry::new(AuditAction::CloseRound, at.subject());
    action.commit(entry.before(&before.code()).after(&row.state.code())).await?;
    Ok(true)
}
