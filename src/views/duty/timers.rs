//! Whose turns are timed (1.1.8).

use chrono::{DateTime, Utc};

use reeve_rules::games::System;
use reeve_rules::rulings::turn_timer::{TimerRefusal, check_turns, game_is_on, round_is_on};
use reeve_rules::tournament::vocabulary::RoundState;
use reeve_store::round::RoundRow;
use reeve_store::snapshot::{Round, Table};
use reeve_store::turn_timer::KeptTimer;
use reeve_store::{Snapshot, TurnTimerId};

/// A turn timer of a round.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RoundTimer {
    pub id: TurnTimerId,
    /// The table; none for all of the round.
    pub table: Option<i64>,
    /// Who asked for it, by number in the tournament and name; none where the organizers want it.
    pub asked_by: Option<(i64, String)>,
    pub imposed_at: DateTime<Utc>,
    /// When it was lifted, if it was.
    pub lifted_at: Option<DateTime<Utc>>,
    /// Whether turns are timed by it now.
    pub in_force: bool,
}

/// Whether a timer was imposed in this round since its games began the last time: a start can be taken back.
fn is_of(kept: &KeptTimer, round: &RoundRow) -> bool {
    (kept.stage, kept.round_number) == (round.stage, round.number)
        && round.started_at.is_some_and(|started| started <= kept.imposed_at)
}

/// Whether a timer of a round is in force now.
fn is_in_force(kept: &KeptTimer, round: &RoundRow) -> bool {
    round.state == RoundState::Playing && kept.lifted_at.is_none() && is_of(kept, round)
}

/// The timers that were imposed in a round, the oldest first.
pub fn of_round(snapshot: &Snapshot, round: &Round, kept: &[KeptTimer]) -> Vec<RoundTimer> {
    let labels = snapshot.labels();
    let of_round = kept.iter().filter(|timer| is_of(timer, &round.row));
    let view = |timer: &KeptTimer| RoundTimer {
        id: timer.id,
        table: timer.timed_table,
        asked_by: timer.asked_by.map(|player| (labels.number_of(player), labels.of(player).to_owned())),
        imposed_at: timer.imposed_at,
        lifted_at: timer.lifted_at,
        in_force: is_in_force(timer, &round.row) && !is_over(round, timer),
    };
    of_round.map(view).collect()
}

/// Whether the game of the one table that a timer is for is over.
fn is_over(round: &Round, timer: &KeptTimer) -> bool {
    let tables = round.tables.iter();
    let mut own = tables.filter(|table| timer.timed_table == Some(table.row.number));
    own.any(|table| game_is_on(round.row.state, table.row.sheet_state).is_err())
}

/// The timer that is in force at a table: its own, or that of all.
pub fn at_table<'k>(kept: &'k [KeptTimer], round: &RoundRow, table: &Table) -> Option<&'k KeptTimer> {
    game_is_on(round.state, table.row.sheet_state).ok()?;
    let at = |own: Option<i64>| kept.iter().rev().find(|timer| timer.timed_table == own && is_in_force(timer, round));
    at(Some(table.row.number)).or_else(|| at(None))
}

/// The timer that is in force at all tables of a round.
pub fn at_all<'k>(kept: &'k [KeptTimer], round: &RoundRow) -> Option<&'k KeptTimer> {
    kept.iter().rev().find(|timer| timer.timed_table.is_none() && is_in_force(timer, round))
}

/// Whether the turns of a table can be timed now, or why not.
pub fn may_time_table(
    system: &System,
    kept: &[KeptTimer],
    round: &RoundRow,
    table: &Table,
) -> Result<(), TimerRefusal> {
    check_turns(system)?;
    game_is_on(round.state, table.row.sheet_state)?;
    if at_table(kept, round, table).is_some() { Err(TimerRefusal::TimedAlready) } else { Ok(()) }
}

/// Whether the turns at all tables of a round can be timed now, or why not.
pub fn may_time_all(system: &System, kept: &[KeptTimer], round: &RoundRow) -> Result<(), TimerRefusal> {
    check_turns(system)?;
    round_is_on(round.state)?;
    if at_all(kept, round).is_some() { Err(TimerRefusal::TimedAlready) } else { Ok(()) }
}

/// A timer that was found, if it is in force in a round, at one table or at all.
pub fn in_force(kept: Option<KeptTimer>, round: &RoundRow, table: Option<i64>) -> Result<KeptTimer, TimerRefusal> {
    let this = |timer: &KeptTimer| timer.timed_table == table && is_in_force(timer, round);
    kept.filter(this).ok_or(TimerRefusal::NotTimed)
}
