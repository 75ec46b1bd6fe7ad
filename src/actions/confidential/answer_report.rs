//! Whoever may read a confidential report notes to have seen it, and answers whoever wrote it.

use reeve_limits as limits;
use reeve_rules::confidential::{ReportStep, report_text};
use reeve_store::confidential_report;
use reeve_store::confidential_report::NewStep;
use reeve_store::{ReportId, TournamentId};
use reeve_views::confidential;

use crate::confidential::refusal::Refusal;
use crate::{Action, Caller, Context, Error, Permission, Result, Roles};
use reeve_rules::confidential::ReportReader;
use reeve_store::AccountId;

/// What decides which reports a caller may read; none where nobody is signed in.
pub fn reader(caller: &Caller, roles: &Roles) -> Option<ReportReader<AccountId>> {
    let account = caller.account()?;
    Some(ReportReader { account, judge: roles.judge, administrator: roles.administrator })
}

/// Notes that somebody who may read the report has seen it. Said twice by the same person, it is kept once.
///
/// Error: [`Error::Missing`] for whoever may not know of it.
pub async fn note_seen(context: &Context<'_>, id: TournamentId, key: &str) -> Result<()> {
    let (mut action, report) = begin(context, id, key).await?;
    let by = context.caller.account();
    let step = NewStep { step: ReportStep::Seen, by, content: "", at: context.now };
    if confidential_report::has_seen(&mut action.tx, report, by).await? {
        return Ok(());
    }
    confidential_report::insert_step(&mut action.tx, report, step).await?;
    action.commit_in_confidence().await
}

/// Answers whoever wrote the report. Earlier answers stay.
///
/// Errors: [`Error::Faults`] at the field `answer`; [`Error::Missing`] for whoever may not know of the report.
pub async fn answer_report(context: &Context<'_>, id: TournamentId, key: &str, typed: &str) -> Result<()> {
    let (mut action, report) = begin(context, id, key).await?;
    let content =
        report_text(typed, limits::REPORT_ANSWER).map_err(|why| Error::fault("answer", Refusal::Text(why)))?;
    let by = context.caller.account();
    if !confidential_report::has_seen(&mut action.tx, report, by).await? {
        let seen = NewStep { step: ReportStep::Seen, by, content: "", at: context.now };
        confidential_report::insert_step(&mut action.tx, report, seen).await?;
    }
    let step = NewStep { step: ReportStep::Answered, by, content: &content, at: context.now };
    confidential_report::insert_step(&mut action.tx, report, step).await?;
    action.commit_in_confidence().await
}

async fn begin(context: &Context<'_>, id: TournamentId, key: &str) -> Result<(Action, ReportId)> {
    let mut action = Action::begin(context, id, Permission::ReportConduct).await?;
    let reader = reader(context.caller, &action.roles).ok_or(Error::Missing)?;
    let found = confidential::for_reader(&mut action.tx, id, reader, key).await?.ok_or(Error::Missing)?;
    if found.reads_as.is_none() {
        return Err(Error::Missing);
    }
    Ok((action, found.report.id))
}
