//! A schedule that was not made here, judged by what is proven about one that was.

use crate::seating::{Figures, MadeSchedule, ProvenBounds, SeatedRound, extra_threes};

/// Judges a schedule by one that was made for the same request. A bound holds for the other schedule only where
/// everything that comes before it in the objective is equal, and none holds where a round has more tables of three than
/// it needs: the bounds are those of the fewest.
pub fn evaluate(made: &MadeSchedule, schedule: Vec<SeatedRound>, figures: Figures) -> MadeSchedule {
    let same_meetings = made.figures.max_meetings == figures.max_meetings;
    let same_repeats = same_meetings && made.figures.repeats == figures.repeats;
    let max_meetings = made.bounds.max_meetings;
    let bounds = match (extra_threes(&schedule).is_empty(), same_meetings, same_repeats) {
        (true, _, true) => made.bounds,
        (true, true, false) => ProvenBounds { max_meetings, repeats: made.bounds.repeats, ..ProvenBounds::default() },
        (true, false, _) => ProvenBounds { max_meetings, ..ProvenBounds::default() },
        (false, ..) => ProvenBounds::default(),
    };
    MadeSchedule::new(schedule, figures, bounds)
}
