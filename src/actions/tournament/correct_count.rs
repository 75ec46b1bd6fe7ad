//! An organizer corrects the count of who played round 1 (1.1.3) after the round was closed; the stages follow it.

use reeve_limits as limits;
use reeve_rules::sheets::decision;
use reeve_rules::tournament::format;
use reeve_rules::tournament::format::Stages;
use reeve_rules::tournament::vocabulary::Stage;
use reeve_store::count_correction::CountCorrection;
use reeve_store::{TournamentId, count_correction};

use crate::tournament::refusal::Refusal;
use crate::{Action, AuditAction, AuditEntry, Context, Error, Permission, Result};
use reeve_views::bracket::count;
use reeve_views::bracket::count::CountRefusal;
use reeve_views::rounds::RoundAt;
use reeve_views::standings::ranking;

/// Corrects the count, for a reason that stands in the public log. `seen`: the count on the caller's page.
///
/// Errors: faults at `count` and `reason`; [`Error::Stale`] where it is another count by now; a refusal while round 1 is open, and where
/// a stage is made that would not be played then.
pub async fn correct_count(
    context: &Context<'_>,
    id: TournamentId,
    seen: i64,
    typed: Option<i64>,
    reason: &str,
) -> Result<()> {
    let (mut action, snapshot) = Action::begin_with_snapshot(context, id, Permission::Run).await?;
    let most = count::may_correct(&snapshot).map_err(Refusal::Count)?;
    let mut tournament = snapshot.tournament.clone();
    let Some(was) = tournament.attendance.filter(|was| *was == seen) else { return Err(Error::Stale) };
    let asked = typed.ok_or(CountRefusal::OutOfRange { most }).and_then(|count| {
        count::correct(&snapshot, count)?;
        Ok(count)
    });
    let reason = decision::reason(reason, limits::DECISION);
    let (count, reason) = match (asked, reason) {
        (Ok(count), Ok(reason)) => (count, reason),
        (asked, reason) => {
            let asked = asked.err().map(|why| crate::Fault::new("count", Refusal::Count(why)));
            let reason = reason.err().map(|why| crate::Fault::new("reason", why));
            return Err(Error::Faults(asked.into_iter().chain(reason).collect()));
        }
    };
    if count_correction::of_tournament(&mut action.tx, id).await?.len() >= limits::COUNT_CORRECTIONS {
        return Err(Refusal::Count(CountRefusal::TooOften { most: limits::COUNT_CORRECTIONS }).into());
    }
    let new = CountCorrection { was, count, reason, corrected_at: context.now };
    count_correction::insert(&mut action.tx, id, &new, context.caller.account()).await?;
    (tournament.attendance, tournament.attendance_at) = (Some(count), Some(context.now));
    // A final that is made since too few were counted for semi-finals stays so, where the rules leave the choice.
    let has = |stage| snapshot.rounds.iter().any(|round| round.row.stage == stage);
    let may_skip =
        usize::try_from(count).is_ok_and(|count| format::format_by(count, &tournament.rules).may_skip_semi_finals);
    let was_few = ranking::stages_of(&snapshot.tournament) == Some(Stages::FinalOnly);
    if may_skip && was_few && has(Stage::Final) && !has(Stage::Semi) {
        tournament.skip_semis = Some(true);
    }
    action.save_tournament(tournament).await?;
    let first = RoundAt { stage: Stage::Prelim, number: 1 };
    let entry = AuditEntry::new(AuditAction::CorrectCount, first.subject());
    action.commit(entry.before(&was).after(&count)).await?;
    Ok(())
}
