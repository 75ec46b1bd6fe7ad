//! The clock of a round: since when it is on, and how many tables still play. No game has a time limit (1.1.8) unless the rule set
//! of its tournament gives one; then the clock counts down.

use chrono::{DateTime, TimeDelta, Utc};

use crate::rounds::RoundAt;
use crate::visibility;
use reeve_rules::rule_set::RuleSet;
use reeve_rules::tournament::vocabulary::{RoundState, SheetState};
use reeve_store::round::RoundRow;
use reeve_store::snapshot::{Round, Table};
use reeve_store::{PlayerId, Snapshot};

/// The clock of the round that is being played.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RoundClock {
    pub at: RoundAt,
    /// Since when it is on.
    pub since: DateTime<Utc>,
    /// When its games end, where they have a limit.
    pub ends: Option<DateTime<Utc>>,
    /// Tables that have not handed in a result.
    pub playing: usize,
    pub tables: usize,
}

impl RoundClock {
    /// The clock, while a round is being played. That a table has handed in its sheet is no secret: the players stand up.
    pub fn of(snapshot: &Snapshot) -> Option<RoundClock> {
        let round = snapshot.rounds.iter().find(|round| round.row.state == RoundState::Playing)?;
        let plays = |table: &&Table| table.row.sheet_state == SheetState::Open && !table.seats.is_empty();
        Some(RoundClock {
            at: RoundAt::of(round),
            since: round.row.started_at?,
            ends: ends(snapshot, round, 0),
            playing: round.tables.iter().filter(plays).count(),
            tables: round.tables.len(),
        })
    }
}

/// The limit of a game in minutes; none where games have no limit.
pub fn minutes(snapshot: &Snapshot) -> Option<i64> {
    Some(i64::from(snapshot.tournament.rules.game_minutes)).filter(|minutes| *minutes > 0)
}

fn ends(snapshot: &Snapshot, round: &Round, extra: i64) -> Option<DateTime<Utc>> {
    ends_after(&round.row, minutes(snapshot)?.saturating_add(extra))
}

fn ends_after(round: &RoundRow, minutes: i64) -> Option<DateTime<Utc>> {
    round.started_at?.checked_add_signed(TimeDelta::try_minutes(minutes)?)
}

/// The rules for a game whose result is looked at then: while the game still has time, as if games had no limit, since nobody can have won
/// on time.
pub fn rules_at(rules: RuleSet, round: &RoundRow, extra: i64, then: DateTime<Utc>) -> RuleSet {
    let ends = ends_after(round, i64::from(rules.game_minutes).saturating_add(extra));
    if ends.is_some_and(|ends| then < ends) { RuleSet { game_minutes: 0, ..rules } } else { rules }
}

/// The clock of a table whose game is on and has a limit.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TableClock {
    /// The table's number.
    pub table: i64,
    pub ends: DateTime<Utc>,
    /// How many minutes it has beyond the limit.
    pub extra: i64,
}

impl TableClock {
    /// The clock of a table of a round, until it has handed in its result.
    pub fn of(snapshot: &Snapshot, round: &Round, table: &Table) -> Option<TableClock> {
        let is_on = round.row.state == RoundState::Playing && table.row.sheet_state == SheetState::Open;
        let extra = snapshot.note(table.row.id).map_or(0, |note| note.extra_minutes);
        let ends = ends(snapshot, round, extra).filter(|_| is_on)?;
        Some(TableClock { table: table.row.number, ends, extra })
    }

    /// That of the game that a player is in.
    pub fn of_player(snapshot: &Snapshot, player: PlayerId) -> Option<TableClock> {
        visibility::own_games(snapshot, player).find_map(|(round, table, _)| TableClock::of(snapshot, round, table))
    }

    /// Those of the tables that have more minutes than the others.
    pub fn longer(snapshot: &Snapshot) -> Vec<TableClock> {
        let tables = snapshot.rounds.iter().flat_map(|round| round.tables.iter().map(move |table| (round, table)));
        tables
            .filter_map(|(round, table)| TableClock::of(snapshot, round, table))
            .filter(|clock| clock.extra > 0)
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event_for_tests::{AT, event, prelims};
    use reeve_rules::tournament::vocabulary::Phase;
    use reeve_store::game_note::GameNote;

    #[test]
    fn the_clock_runs_while_a_round_is_played() {
        let mut snapshot = event(Phase::Prelim, 12);
        assert_eq!(RoundClock::of(&snapshot), None);
        prelims(&mut snapshot, 0, RoundState::Playing, SheetState::Open);
        let since = DateTime::from_timestamp(1_795_269_802, 0);
        snapshot.rounds[0].row.started_at = since;
        let clock = RoundClock::of(&snapshot).expect("a clock");
        assert_eq!((Some(clock.since), clock.playing, clock.tables), (since, 3, 3));
        snapshot.rounds[0].tables[1].row.sheet_state = SheetState::Submitted;
        assert_eq!(RoundClock::of(&snapshot).map(|clock| clock.playing), Some(2));
        assert_eq!((clock.ends, TableClock::longer(&snapshot)), (None, Vec::new()));
    }

    #[test]
    fn a_game_with_a_limit_ends_so_many_minutes_after_the_start_and_later_at_a_table_that_has_more() {
        let mut snapshot = event(Phase::Prelim, 12);
        prelims(&mut snapshot, 0, RoundState::Playing, SheetState::Open);
        snapshot.rounds[0].row.started_at = Some(AT);
        snapshot.tournament.rules.game_minutes = 75;
        let table = snapshot.rounds[0].tables[1].row.id;
        snapshot.notes = vec![GameNote { extra_minutes: 10, ..GameNote::none(table) }];
        let ends = |minutes| Some(AT + TimeDelta::minutes(minutes));
        assert_eq!(RoundClock::of(&snapshot).and_then(|clock| clock.ends), ends(75));
        let of = |player| TableClock::of_player(&snapshot, PlayerId(player)).map(|clock| clock.ends);
        assert_eq!((of(1), of(5)), (ends(75), ends(85)));
        assert_eq!(TableClock::longer(&snapshot).len(), 1);
        snapshot.rounds[0].tables[1].row.sheet_state = SheetState::Submitted;
        assert_eq!(TableClock::of_player(&snapshot, PlayerId(5)), None);
        assert_eq!(TableClock::longer(&snapshot), []);
    }
}
