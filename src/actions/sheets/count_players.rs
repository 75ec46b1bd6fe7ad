//! The count of those who play round 1 follows its record sheets until the round is closed (1.1.3).

use reeve_store::round::RoundRow;

use crate::{Action, AuditAction, AuditEntry, Context, Result};
use reeve_views::rounds::RoundAt;

/// Counts the players of round 1 again where a sheet of it says otherwise than before how many came to its table. Gives the line for the audit log, which
/// holds both counts with their times; none where the count stays.
pub(super) async fn count_again(
    action: &mut Action,
    context: &Context<'_>,
    round: &RoundRow,
    (before, after): (usize, usize),
) -> Result<Option<AuditEntry>> {
    let at = RoundAt { stage: round.stage, number: round.number };
    let mut changed = action.tournament()?.clone();
    let was = changed.attendance.filter(|_| at.is_first() && before != after);
    let Some(was) = was else { return Ok(None) };
    // By this table alone: at another one a judge may have decided that its game is not counted, though it was played.
    let count = was + after as i64 - before as i64;
    changed.attendance = Some(count);
    changed.attendance_at = Some(context.now);
    action.save_tournament(changed).await?;
    Ok(Some(AuditEntry::new(AuditAction::CountPlayers, at.subject()).before(&was).after(&count)))
}
