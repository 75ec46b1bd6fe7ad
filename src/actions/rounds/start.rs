//! Start a round: the games are on.

use crate::rules::tournament::vocabulary::{RoundState, Stage};
use crate::store::{TournamentId, round};

use crate::actions::rounds::publish::{RoundAt, earlier_closed, needs_judge, up_to_date};
use crate::actions::{Action, AuditEntry, Context, Error, Permission, Result};

/// Starts a published round. With the first preliminary round the attendance is taken: the players seated in
/// it, and the time (1.1.3). Gives false where the round had started already.
///
/// Refused: a round that is not published, or a round before that is not closed; no judge (1.3.1).
pub async fn start_round(context: &Context<'_>, id: TournamentId, at: RoundAt) -> Result<bool> {
    let mut action = Action::begin(context, id, Permission::Run).await?;
    let snapshot = action.snapshot().await?;
    let round = snapshot.round(at.stage, at.number).ok_or(Error::Missing)?;
    match round.row.state {
        RoundState::Planned => {
            return Err(Error::refused("The seats of this round are not published yet. Publish them first."));
        }
        RoundState::Playing | RoundState::Closed => return Ok(false),
        RoundState::Published => {}
    }
    needs_judge(&snapshot)?;
    earlier_closed(&snapshot, round, "started")?;
    up_to_date(&snapshot, round)?;
    let mut row = round.row.clone();
    row.state = RoundState::Playing;
    row.started_at = Some(context.now);
    round::update_round(&mut action.tx, &row).await?;
    let seated: usize = round.tables.iter().map(|table| table.seats.len()).sum();
    let mut changed = snapshot.tournament.clone();
    if at == (RoundAt { stage: Stage::Prelim, number: 1 }) {
        changed.attendance = i64::try_from(seated).ok();
        changed.attendance_at = Some(context.now);
        action.save_tournament(changed).await?;
    }
    action.commit(AuditEntry::new("start round", at.subject()).before(&"published").after(&seated)).await?;
    Ok(true)
}
