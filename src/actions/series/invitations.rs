//! Invite the best of a frozen ranking to the final day, and note what they answer (1.2.4).

use chrono::{DateTime, NaiveDate, Utc};
use serde_json::json;

use reeve_rules::series::final_day::{FinalistAnswer, FinalistState, may_answer};
use reeve_store::outbox;
use reeve_store::outbox::MailKind;
use reeve_store::player;
use reeve_store::player::Player;
use reeve_store::push_device;
use reeve_store::push_device::News;
use reeve_store::series;
use reeve_store::series::Series;
use reeve_store::series_final;
use reeve_store::series_final::SeriesFinalist;
use reeve_store::{Event, PlayerId, SeriesId, TournamentId};
use reeve_time_zone as time_zone;

use crate::people::player::subject;
use crate::series::disqualified::in_line;
use crate::series::final_day::{bring_in, take_out, takes_players};
use crate::series::refusal::Refusal;
use crate::series::refusal::final_day::FinalDayRefusal;
use crate::{Action, AuditAction, AuditEntry, AuditSubject, Context, Error, Result};
use reeve_views::series::final_day::FinalDay;

/// The day by which an invitation is answered, as it was typed.
///
/// Error: a fault at `answer_by` where it is no day, is over, or comes after the final day.
fn read_day(typed: &str, (series, day): (&Series, &FinalDay), now: DateTime<Utc>) -> Result<NaiveDate> {
    let fault = |refusal: FinalDayRefusal| Error::fault("answer_by", Refusal::from(refusal));
    let until: NaiveDate = typed.trim().parse().map_err(|_| fault(FinalDayRefusal::AnswerDayUnreadable))?;
    let today = time_zone::local(now, &series.time_zone).date_naive();
    if until < today || day.day(series).is_some_and(|last| until > last) {
        return Err(fault(FinalDayRefusal::AnswerDayOutside));
    }
    Ok(until)
}

/// Invites the best who were not asked yet, one for each free place, to answer by a day. `by_mail`: mail is set up, so whoever has
/// an address is mailed the link to the invitation. Gives how many were invited.
///
/// Errors: a fault at `answer_by`; a refusal where the ranking is not frozen, no place is free or nobody is left, and where the final
/// day is hidden or its games have begun.
pub async fn invite(context: &Context<'_>, id: SeriesId, answer_by: &str, by_mail: bool) -> Result<usize> {
    let (mut action, series) = Action::begin_series(context, id).await?;
    let day = in_line(&mut action, context, id).await?.ok_or(Refusal::from(FinalDayRefusal::NotFrozen))?;
    takes_players(&day)?;
    let until = read_day(answer_by, (&series, &day), context.now)?;
    let next: Vec<SeriesFinalist> = day.next().into_iter().cloned().collect();
    if next.is_empty() {
        return Err(Refusal::from(FinalDayRefusal::NobodyToInvite).into());
    }
    let mut lines = Vec::new();
    for mut line in next {
        line.state = FinalistState::Invited;
        line.answer_by = Some(until);
        line.invited_at = Some(context.now);
        series_final::update_finalist(&mut action.tx, id, &line).await?;
        lines.push(line.line);
        let Some(player) = player::by_id(&mut action.tx, line.player_id).await? else { continue };
        push_device::tell(&mut action.tx, player.id, News::FinalDay, context.now).await?;
        if by_mail {
            let numbers = (player.number, player.number);
            outbox::to_players(&mut action.tx, MailKind::FinalDay, player.tournament_id, numbers, context.now).await?;
        }
    }
    let entry = AuditEntry::new(AuditAction::InviteFinalists, AuditSubject::Named(series.slug));
    action.commit(entry.after(&json!({ "lines": lines, "answer_by": until }))).await?;
    Ok(lines.len())
}

/// Notes for somebody in the ranking what they answered, or that they did not.
///
/// Errors: [`Error::Missing`] where there is no such line; a refusal where that can't be answered so.
pub async fn answer_for(context: &Context<'_>, id: SeriesId, line: i64, answer: FinalistAnswer) -> Result<()> {
    let (mut action, series) = Action::begin_series(context, id).await?;
    let day = in_line(&mut action, context, id).await?.ok_or(Refusal::from(FinalDayRefusal::NotFrozen))?;
    let found = day.lines.iter().find(|one| one.line == line && !day.is_gone(one)).cloned().ok_or(Error::Missing)?;
    if !put(&mut action, context, (&series, &day), found, answer).await? {
        return Ok(());
    }
    let entry = AuditEntry::new(AuditAction::AnswerFinalist, AuditSubject::Named(series.slug));
    action.commit(entry.after(&json!({ "line": line, "answer": answer.state().code() }))).await?;
    Ok(())
}

/// A player answers the own invitation, by the private link of the event that counts. Answering the same twice changes nothing.
///
/// Errors: [`Error::Missing`] where nobody invited them; a refusal where it is too late.
pub async fn answer_own(
    context: &Context<'_>,
    event: TournamentId,
    own: PlayerId,
    answer: FinalistAnswer,
) -> Result<()> {
    let mut action = Action::begin_by_link(context, event).await?;
    let player = player::by_id(&mut action.tx, own).await?.filter(|player| player.tournament_id == event);
    let player: Player = player.filter(|player| !player.is_hidden()).ok_or(Error::Missing)?;
    let (id, _) = series_final::of_player(&mut action.tx, own).await?.ok_or(Error::Missing)?;
    let series = series::by_id(&mut action.tx, id).await?.ok_or(Error::Missing)?;
    let day = in_line(&mut action, context, id).await?.ok_or(Error::Missing)?;
    let line = day.line_of(own).filter(|line| line.state != FinalistState::Listed).cloned().ok_or(Error::Missing)?;
    if !put(&mut action, context, (&series, &day), line, answer).await? {
        return Ok(());
    }
    series::bump(&mut action.tx, id).await?;
    action.tx.emit(Event::Reload);
    let entry = AuditEntry::new(AuditAction::AnswerFinalist, subject(player.number));
    action.commit(entry.after(&answer.state().code())).await?;
    Ok(())
}

/// Notes an answer, with what follows from it where the final day is made. Says whether anything changed.
async fn put(
    action: &mut Action,
    context: &Context<'_>,
    (series, day): (&Series, &FinalDay),
    mut line: SeriesFinalist,
    answer: FinalistAnswer,
) -> Result<bool> {
    if let Some(clause) = day.clause_of(&line) {
        return Err(Refusal::from(FinalDayRefusal::Disqualified { clause: clause.to_owned() }).into());
    }
    if line.state == answer.state() {
        return Ok(false);
    }
    may_answer(line.state, answer, day.free()).map_err(|why| Refusal::from(FinalDayRefusal::Answer(why)))?;
    line.state = answer.state();
    line.answered_at = Some(context.now);
    if let Some(made) = &day.tournament {
        if made.is_hidden() {
            return Err(Refusal::from(FinalDayRefusal::FinalDayHidden).into());
        }
        match answer {
            FinalistAnswer::Accept => bring_in(action, context, (day, made), &mut line).await?,
            FinalistAnswer::Decline | FinalistAnswer::NoAnswer => take_out(action, context, (day, made), &line).await?,
        }
    }
    series_final::update_finalist(&mut action.tx, series.id, &line).await?;
    Ok(true)
}
