//! Say something to everybody or to a table, take it back, and set when the games begin next.

use chrono::{DateTime, TimeDelta, Utc};
use serde_json::json;

use reeve_limits as limits;
use reeve_rules::text::faults_seen;
use reeve_rules::tournament::bounds;
use reeve_rules::tournament::programme::minute;
use reeve_rules::tournament::vocabulary::{RoundState, Stage};
use reeve_store::next_start::NextStart;
use reeve_store::webhook::HookEvent;
use reeve_store::{AnnouncementId, TournamentId, announcement, game_table, next_start, round, webhook};
use reeve_time_zone::{local, moment};

use crate::hall::refusal::Refusal;
use crate::{Action, AuditAction, AuditEntry, AuditSubject, Context, Error, Fault, Permission, Result};

/// A time of day that has passed by more than this is meant for the next day.
const TOMORROW: TimeDelta = TimeDelta::hours(12);

/// Says something to everybody, or to the table whose number was typed, in the round that is on or comes next.
///
/// Errors: faults at `message` and `at_table`; a refusal where too many stand, or too many were made.
pub async fn announce(context: &Context<'_>, id: TournamentId, said: &str, table: &str) -> Result<()> {
    let mut action = Action::begin(context, id, Permission::Run).await?;
    let mut faults = faults_of(said);
    let table = match table.trim() {
        "" => None,
        typed => {
            let found = table_now(&mut action, id, typed).await?;
            if found.is_none() {
                faults.push(Fault::new("at_table", Refusal::NoSuchTable));
            }
            found
        }
    };
    if !faults.is_empty() {
        return Err(Error::Faults(faults));
    }
    put(&mut action, context, id, (said, table)).await?;
    let subject =
        table.map_or(AuditSubject::Tournament, |(stage, round, table)| AuditSubject::Table { stage, round, table });
    action.commit(AuditEntry::new(AuditAction::Announce, subject)).await?;
    Ok(())
}

/// Says something to everybody within another change, with a line of its own in the log.
///
/// Errors: as [`announce`].
pub(crate) async fn say_to_everybody(
    action: &mut Action,
    context: &Context<'_>,
    id: TournamentId,
    said: &str,
) -> Result<()> {
    let faults = faults_of(said);
    if !faults.is_empty() {
        return Err(Error::Faults(faults));
    }
    put(action, context, id, (said, None)).await?;
    action.add_entry(AuditEntry::new(AuditAction::Announce, AuditSubject::Tournament));
    Ok(())
}

fn faults_of(said: &str) -> Vec<Fault> {
    let faults = faults_seen(said, limits::ANNOUNCEMENT).into_iter();
    faults.map(|fault| Fault::new("message", Refusal::Message(fault))).collect()
}

async fn put(
    action: &mut Action,
    context: &Context<'_>,
    id: TournamentId,
    (said, table): (&str, Option<(Stage, i64, i64)>),
) -> Result<()> {
    if announcement::standing(&mut action.tx, id).await?.len() >= limits::STANDING_ANNOUNCEMENTS {
        return Err(Refusal::TooManyStand { most: limits::STANDING_ANNOUNCEMENTS }.into());
    }
    if announcement::count(&mut action.tx, id).await? >= limits::ANNOUNCEMENTS as i64 {
        return Err(Refusal::TooManyMade { most: limits::ANNOUNCEMENTS }.into());
    }
    let by = context.caller.account();
    let made = announcement::insert(&mut action.tx, id, (said.trim(), table), by, context.now).await?;
    // What is said to one table is nobody's business elsewhere.
    if table.is_none() {
        webhook::queue(&mut action.tx, id, HookEvent::Announcement, &made.to_string(), context.now).await?;
    }
    Ok(())
}

/// The table with that number in the round that is published or played.
async fn table_now(action: &mut Action, id: TournamentId, typed: &str) -> Result<Option<(Stage, i64, i64)>> {
    let Some(number) = typed.parse().ok().filter(|number| bounds::TABLE.contain(*number)) else { return Ok(None) };
    let rounds = round::of_tournament(&mut action.tx, id).await?;
    let now = rounds.iter().find(|round| matches!(round.state, RoundState::Published | RoundState::Playing));
    let Some(now) = now else { return Ok(None) };
    let found = game_table::at(&mut action.tx, now.id, number).await?;
    Ok(found.map(|_| (now.stage, now.number, number)))
}

/// Takes an announcement back.
///
/// Error: [`Error::Stale`] where that has been done already, or there is none.
pub async fn take_back(context: &Context<'_>, id: TournamentId, which: AnnouncementId) -> Result<()> {
    let mut action = Action::begin(context, id, Permission::Run).await?;
    let standing = announcement::standing(&mut action.tx, id).await?;
    if !standing.iter().any(|one| one.id == which) {
        return Err(Error::Stale);
    }
    announcement::take_back(&mut action.tx, which, context.now).await?;
    action.commit(AuditEntry::new(AuditAction::TakeAnnouncementBack, AuditSubject::Tournament)).await?;
    Ok(())
}

/// Sets the time of day at which the games begin next; nothing typed takes it back.
///
/// Errors: faults at `starts_at`.
pub async fn set_next_start(context: &Context<'_>, id: TournamentId, typed: &str) -> Result<()> {
    let mut action = Action::begin(context, id, Permission::Run).await?;
    let before = next_start::of(&mut action.tx, id).await?;
    let entry = AuditEntry::new(AuditAction::SetNextStart, AuditSubject::Tournament);
    let entry = entry.before(&before.map(|start| json!({ "starts_at": start.starts_at })));
    if typed.trim().is_empty() {
        if before.is_none() {
            return Ok(());
        }
        next_start::remove(&mut action.tx, id).await?;
        action.commit(entry).await?;
        return Ok(());
    }
    let starts_at = minute(typed).and_then(|minute| next(context.now, minute, &action.tournament().ok()?.time_zone));
    let Some(starts_at) = starts_at else { return Err(Error::fault("starts_at", Refusal::NoStart)) };
    let start = NextStart { starts_at, set_at: context.now };
    next_start::put(&mut action.tx, id, start, context.caller.account()).await?;
    action.commit(entry.after(&json!({ "starts_at": starts_at }))).await?;
    Ok(())
}

/// When the clocks of a time zone show that minute next: today, or in the first hours of tomorrow. None where it has passed.
fn next(now: DateTime<Utc>, minute: i64, zone: &str) -> Option<DateTime<Utc>> {
    let today = local(now, zone).date_naive();
    let today_at = moment(today, minute, zone);
    if today_at >= now - TimeDelta::minutes(1) {
        return Some(today_at);
    }
    let tomorrow = moment(today.succ_opt()?, minute, zone);
    (tomorrow - now < TOMORROW).then_some(tomorrow)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_start_is_today_or_soon_after_midnight() {
        let now = DateTime::from_timestamp(1_795_269_802, 0).expect("14:03:22 UTC");
        let check = |minute: i64, expected: Option<&str>| {
            let found = next(now, minute, "Europe/Berlin").map(|at| at.format("%d %H:%M").to_string());
            assert_eq!(found.as_deref(), expected);
        };
        check(15 * 60 + 30, Some("21 14:30"));
        check(15 * 60 + 3, Some("21 14:03"));
        check(14 * 60, None);
        check(30, Some("21 23:30"));
    }
}
