//! The seat schedule as everybody sees it. Figures count the whole schedule and name nobody; whatever names a player
//! comes from public rounds alone.

use crate::seating::Seating;
use crate::visibility;
use reeve_rules::seating;
use reeve_rules::tournament::vocabulary::Stage;
use reeve_store::Snapshot;
use reeve_store::schedule_report::ScheduleReport;

/// The seat schedule as everybody sees it.
#[derive(Debug, Clone)]
pub struct PublicSchedule {
    /// How many rounds have public seats.
    pub shown: usize,
    /// How many rounds the schedule has.
    pub scheduled: usize,
    /// How good it is; None before a round is public.
    pub report: Option<ScheduleReport>,
}

impl PublicSchedule {
    /// Reads it out of a tournament.
    pub fn of(snapshot: &Snapshot) -> PublicSchedule {
        let seating = Seating::of(snapshot);
        let shown = rounds(snapshot, &seating).len();
        let report = seating.report(snapshot).filter(|_| shown > 0);
        PublicSchedule { shown, scheduled: seating.scheduled, report }
    }
}

/// The preliminary rounds whose seats everybody may see.
pub(super) fn rounds(snapshot: &Snapshot, seating: &Seating) -> Vec<seating::SeatedRound> {
    let stored = snapshot.stage(Stage::Prelim).zip(&seating.rounds);
    stored.filter(|(round, _)| visibility::has_public_seats(round)).map(|(_, seats)| seats.clone()).collect()
}
