//! Note that the players were briefed before the first round (1.3.1), and take that back.

use std::collections::BTreeSet;

use reeve_rules::rulings::briefing::BriefingPoint;
use reeve_store::{BriefingId, TournamentId, briefing};

use crate::duty::assign::judge;
use crate::duty::refusal::Refusal;
use crate::{Action, AuditAction, AuditEntry, AuditSubject, Context, Error, Fault, Permission, Result};

/// A briefing that was held.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NoteBriefing {
    /// The number of the judge's account, as sent.
    pub judge: String,
    /// The points that were explained.
    pub points: BTreeSet<BriefingPoint>,
}

/// The field of a point of the briefing.
pub fn field(point: BriefingPoint) -> String {
    format!("said-{point}")
}

/// Notes a briefing, with its judge and the time.
///
/// Errors: a fault at every point that was left out, and at `judge` where nobody of that number judges here.
pub async fn note_briefing(context: &Context<'_>, id: TournamentId, command: &NoteBriefing) -> Result<()> {
    let mut action = Action::begin(context, id, Permission::NoteBriefing).await?;
    let points = BriefingPoint::of(action.tournament()?.system.system());
    let left_out = points.filter(|point| !command.points.contains(point));
    let mut faults: Vec<Fault> = left_out.map(|point| Fault::new(field(point), Refusal::PointLeftOut)).collect();
    let judge = judge(&mut action, id, &command.judge).await?;
    if judge.is_none() {
        faults.push(Fault::new("judge", Refusal::NotAJudge));
    }
    let Some(judge) = judge.filter(|_| faults.is_empty()) else { return Err(Error::Faults(faults)) };
    briefing::insert(&mut action.tx, id, judge, context.now).await?;
    action.commit(AuditEntry::new(AuditAction::NoteBriefing, AuditSubject::Account(judge))).await?;
    Ok(())
}

/// Takes a briefing back that was noted by mistake.
///
/// Error: [`Error::Stale`] where it does not stand any more.
pub async fn take_briefing_back(context: &Context<'_>, id: TournamentId, held: BriefingId) -> Result<()> {
    let mut action = Action::begin(context, id, Permission::NoteBriefing).await?;
    if !briefing::take_back(&mut action.tx, id, held, context.now).await? {
        return Err(Error::Stale);
    }
    action.commit(AuditEntry::new(AuditAction::TakeBriefingBack, AuditSubject::Tournament)).await?;
    Ok(())
}
