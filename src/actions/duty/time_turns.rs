//! Impose the turn timer on a table or on all of a round, and lift it (1.1.8).

use serde_json::json;

use reeve_rules::rulings::turn_timer::{TimedTables, may_impose, may_lift};
use reeve_rules::tournament::vocabulary::StaffRole;
use reeve_store::round::RoundRow;
use reeve_store::snapshot::Table;
use reeve_store::turn_timer::{KeptTimer, NewTimer};
use reeve_store::{PlayerId, TournamentId, TurnTimerId, round, turn_timer};
use reeve_views::duty::timers;
use reeve_views::rounds::RoundAt;

use crate::duty::refusal::Refusal;
use crate::sheets::TableAt;
use crate::{Action, AuditAction, AuditEntry, Context, Error, Permission, Result, Roles};

/// Who asks for a turn timer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TimerAsker {
    Organizers,
    /// The player of this selection position.
    Player(i64),
}

/// A turn timer for one table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TimeTable {
    pub at: TableAt,
    /// Who asked; none where nobody was chosen.
    pub asked: Option<TimerAsker>,
    /// Whether the opening placements are said to be done, which a judge is asked.
    pub placements_done: bool,
}

/// Has the turns of a table timed.
///
/// Errors: faults at `placements` where a judge does not say that the opening placements are done, and at `asked`; a refusal where the game has no turns, none is
/// on there or its turns are timed already.
pub async fn time_table(context: &Context<'_>, id: TournamentId, command: &TimeTable) -> Result<()> {
    let mut action = Action::begin(context, id, Permission::TimeTurns).await?;
    let (round, table) = command.at.load(&mut action).await?;
    let kept = turn_timer::of_tournament(&mut action.tx, id).await?;
    let system = action.tournament()?.system.system();
    timers::may_time_table(system, &kept, &round, &table).map_err(Refusal::from)?;
    may_impose(role(&action.roles), TimedTables::One, command.placements_done)
        .map_err(|why| Error::fault("placements", Refusal::from(why)))?;
    let asked = asked(&table, command.asked)?;
    let new = NewTimer {
        round: (round.stage, round.number),
        table: Some(table.row.number),
        asked_by: asked.map(|(_, player)| player),
        by: context.caller.account(),
        at: context.now,
    };
    turn_timer::insert(&mut action.tx, id, &new).await?;
    let after = json!({ "asked": asked.map(|(position, _)| position) });
    action.commit(AuditEntry::new(AuditAction::ImposeTimer, command.at.subject()).after(&after)).await?;
    Ok(())
}

/// Has the turns at all tables of a round timed: the organizers do, and administrators.
///
/// Error: a refusal where it is a judge who wants it, the round is not being played, or they are timed
/// already.
pub async fn time_all(context: &Context<'_>, id: TournamentId, at: RoundAt) -> Result<()> {
    let mut action = Action::begin(context, id, Permission::TimeTurns).await?;
    let round = find(&mut action, at).await?;
    let kept = turn_timer::of_tournament(&mut action.tx, id).await?;
    let system = action.tournament()?.system.system();
    timers::may_time_all(system, &kept, &round).map_err(Refusal::from)?;
    may_impose(role(&action.roles), TimedTables::All, false).map_err(Refusal::from)?;
    let by = context.caller.account();
    let new = NewTimer { round: (at.stage, at.number), table: None, asked_by: None, by, at: context.now };
    turn_timer::insert(&mut action.tx, id, &new).await?;
    action.commit(AuditEntry::new(AuditAction::ImposeTimer, at.subject())).await?;
    Ok(())
}

/// Lifts the timer of a table that a person saw on the page.
///
/// Error: a refusal where it is not in force any more.
pub async fn lift_at_table(context: &Context<'_>, id: TournamentId, at: TableAt, timer: TurnTimerId) -> Result<()> {
    let mut action = Action::begin(context, id, Permission::TimeTurns).await?;
    let (round, table) = at.load(&mut action).await?;
    may_lift(role(&action.roles), TimedTables::One).map_err(Refusal::from)?;
    let found = in_force(&mut action, id, &round, (Some(table.row.number), timer)).await?;
    turn_timer::lift(&mut action.tx, found.id, context.caller.account(), context.now).await?;
    action.commit(AuditEntry::new(AuditAction::LiftTimer, at.subject())).await?;
    Ok(())
}

/// Lifts the timer of all tables of a round that a person saw on the page.
///
/// Errors: a refusal where it is a judge who wants it, or it is not in force any more.
pub async fn lift_at_all(context: &Context<'_>, id: TournamentId, at: RoundAt, timer: TurnTimerId) -> Result<()> {
    let mut action = Action::begin(context, id, Permission::TimeTurns).await?;
    let round = find(&mut action, at).await?;
    may_lift(role(&action.roles), TimedTables::All).map_err(Refusal::from)?;
    let found = in_force(&mut action, id, &round, (None, timer)).await?;
    turn_timer::lift(&mut action.tx, found.id, context.caller.account(), context.now).await?;
    action.commit(AuditEntry::new(AuditAction::LiftTimer, at.subject())).await?;
    Ok(())
}

/// As what somebody of these roles asks for a timer: administrators as organizers do.
pub fn role(roles: &Roles) -> StaffRole {
    if roles.organizer || roles.administrator { StaffRole::Organizer } else { StaffRole::Judge }
}

/// The player who asked, with the selection position; none where the organizers did.
///
/// Error: a fault at `asked` where nobody was chosen who is there.
fn asked(table: &Table, by: Option<TimerAsker>) -> Result<Option<(i64, PlayerId)>> {
    let nobody = || Error::fault("asked", Refusal::NobodyAsked);
    match by.ok_or_else(nobody)? {
        TimerAsker::Organizers => Ok(None),
        TimerAsker::Player(position) => {
            let seat = table.seats.iter().find(|seat| seat.position == position && !seat.absent).ok_or_else(nobody)?;
            Ok(Some((seat.position, seat.player_id)))
        }
    }
}

async fn find(action: &mut Action, at: RoundAt) -> Result<RoundRow> {
    let id = action.tournament()?.id;
    round::at(&mut action.tx, id, (at.stage, at.number)).await?.ok_or(Error::Missing)
}

async fn in_force(
    action: &mut Action,
    id: TournamentId,
    round: &RoundRow,
    (table, timer): (Option<i64>, TurnTimerId),
) -> Result<KeptTimer> {
    let kept = turn_timer::by_id(&mut action.tx, id, timer).await?;
    Ok(timers::in_force(kept, round, table).map_err(Refusal::from)?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_runs_the_tournament_imposes_as_an_organizer_does() {
        let check = |roles: Roles, expected: StaffRole| assert_eq!(role(&roles), expected, "{roles:?}");
        check(Roles { judge: true, ..Roles::default() }, StaffRole::Judge);
        check(Roles { judge: true, organizer: true, ..Roles::default() }, StaffRole::Organizer);
        check(Roles { administrator: true, ..Roles::default() }, StaffRole::Organizer);
    }
}
