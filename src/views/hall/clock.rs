//! The clock of a round: since when it is on, and how many tables still play. No game has a time limit (1.1.8), so there is no
//! end to count down to.

use chrono::{DateTime, Utc};

use crate::rounds::RoundAt;
use reeve_rules::tournament::vocabulary::{RoundState, SheetState};
use reeve_store::Snapshot;
use reeve_store::snapshot::Table;

/// The clock of the round that is being played.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RoundClock {
    pub at: RoundAt,
    /// Since when it is on.
    pub since: DateTime<Utc>,
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
            playing: round.tables.iter().filter(plays).count(),
            tables: round.tables.len(),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event_for_tests::{event, prelims};
    use reeve_rules::tournament::vocabulary::Phase;

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
    }
}
