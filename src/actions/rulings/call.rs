//! Calls of judges: taken down with one tap, claimed by a judge, and ended with an answer. A ruling ends them too
//! ([`log_ruling`](crate::rulings::log_ruling)).

use reeve_rules::rulings::call::{CallOutcome, CallRefusal, may_call};
use reeve_store as store;
use reeve_store::judge_call::JudgeCall;
use reeve_store::{CallId, TournamentId, judge_call};
use reeve_views::rounds::RoundAt;
use reeve_views::rulings::judge_board::called_from;

use crate::rulings::refusal::Refusal;
use crate::sheets::TableAt;
use crate::{Action, AuditAction, AuditEntry, AuditSubject, Context, Error, Permission, Result};

/// How a judge takes a call.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ClaimWay {
    Free,
    /// From another judge, who can't go after all.
    TakeOver,
}

/// Takes down that somebody at a table calls a judge (1.3.3). A table that waits already is not noted twice.
///
/// Errors: [`Error::Missing`] where there is no such table; a refusal where nobody sits there now.
pub async fn call_judge(context: &Context<'_>, id: TournamentId, at: TableAt) -> Result<()> {
    let mut action = Action::begin(context, id, Permission::CallJudge).await?;
    let (round, _) = at.load(&mut action).await?;
    may_call(round.state).map_err(Refusal::from)?;
    let open = judge_call::open(&mut action.tx, id).await?;
    if open.iter().any(|call| called_from(call) == (at.round, at.table)) {
        return Ok(());
    }
    let place = (at.round.stage, at.round.number, at.table);
    judge_call::insert(&mut action.tx, id, place, (context.caller.account(), context.now)).await?;
    action.commit(AuditEntry::new(AuditAction::CallJudge, at.subject())).await?;
    Ok(())
}

/// A judge goes to a table. Who has the call already changes nothing.
///
/// Errors: [`Error::Missing`]; a refusal that names the judge who was faster, or where the call ended.
pub async fn claim_call(context: &Context<'_>, id: TournamentId, call: CallId, way: ClaimWay) -> Result<()> {
    let mut action = Action::begin(context, id, Permission::Rule).await?;
    let found = open_call(&mut action, id, call).await?;
    let me = context.caller.account();
    if found.claimed_by.is_some() && found.claimed_by == me {
        return Ok(());
    }
    if way == ClaimWay::Free {
        free(&found)?;
    }
    judge_call::claim(&mut action.tx, call, me, context.now).await?;
    action.commit(AuditEntry::new(AuditAction::ClaimCall, subject(&found))).await?;
    Ok(())
}

/// A judge answered a call; there was nothing to rule.
///
/// Errors: [`Error::Missing`]; a refusal that names the judge who has it, or where the call ended.
pub async fn answer_call(context: &Context<'_>, id: TournamentId, call: CallId) -> Result<()> {
    let mut action = Action::begin(context, id, Permission::Rule).await?;
    let found = open_call(&mut action, id, call).await?;
    let me = context.caller.account();
    if found.claimed_by != me {
        free(&found)?;
        judge_call::claim(&mut action.tx, call, me, context.now).await?;
    }
    judge_call::end(&mut action.tx, call, CallOutcome::Answered, (me, context.now)).await?;
    action.commit(AuditEntry::new(AuditAction::AnswerCall, subject(&found))).await?;
    Ok(())
}

/// Closes the calls of a round that is over or not public any more: nobody is left to go to. Each has a line in the audit log.
pub(crate) async fn close_calls(
    action: &mut Action,
    context: &Context<'_>,
    id: TournamentId,
    round: RoundAt,
) -> std::result::Result<(), store::Error> {
    let open = judge_call::open(&mut action.tx, id).await?;
    for call in open.iter().filter(|call| called_from(call).0 == round) {
        judge_call::end(&mut action.tx, call.id, CallOutcome::RoundOver, (context.caller.account(), context.now))
            .await?;
        action.add_entry(AuditEntry::new(AuditAction::CloseCall, subject(call)));
    }
    Ok(())
}

/// The call, if it has not ended.
async fn open_call(action: &mut Action, id: TournamentId, call: CallId) -> Result<JudgeCall> {
    let found = judge_call::by_id(&mut action.tx, id, call).await?.ok_or(Error::Missing)?;
    match found.call_outcome {
        None => Ok(found),
        Some(_) => Err(Refusal::from(CallRefusal::Ended).into()),
    }
}

/// Refuses a call that another judge has.
fn free(call: &JudgeCall) -> Result<()> {
    match &call.claimed_at {
        None => Ok(()),
        Some(_) => {
            let judge = call.claimer.clone().unwrap_or_default();
            Err(Refusal::from(CallRefusal::Taken { judge }).into())
        }
    }
}

/// The table from which a call came, as the audit log names it.
pub(crate) fn subject(call: &JudgeCall) -> AuditSubject {
    let (RoundAt { stage, number }, table) = called_from(call);
    AuditSubject::Table { stage, round: number, table }
}
