//! The count of those who play round 1 follows its record sheets until the round is closed (1.1.3).

use reeve_rules::sheets::TableResult;
use reeve_store::round::RoundRow;
use reeve_store::seat;

use crate::{Action, AuditAction, AuditEntry, Context, Result};
use reeve_views::rounds::RoundAt;

/// Counts the players of round 1 again where a sheet of it says otherwise than before who is there. Gives the line for the audit log, which
/// holds both counts with their times; none where the count stays.
pub(super) async fn count_again(
    action: &mut Action,
    context: &Context<'_>,
    round: &RoundRow,
    (before, after): (&TableResult, &TableResult),
) -> Result<Option<AuditEntry>> {
    let at = RoundAt { stage: round.stage, number: round.number };
    let absent = |result: &TableResult| result.seats.iter().map(|seat| seat.absent).collect::<Vec<bool>>();
    if !at.is_first() || absent(before) == absent(after) {
        return Ok(None);
    }
    let count = seat::count_playing(&mut action.tx, round.id).await?;
    let mut changed = action.tournament()?.clone();
    let was = changed.attendance.replace(count);
    if was == Some(count) {
        return Ok(None);
    }
    changed.attendance_at = Some(context.now);
    action.save_tournament(changed).await?;
    Ok(Some(AuditEntry::new(AuditAction::CountPlayers, at.subject()).before(&was).after(&count)))
}
