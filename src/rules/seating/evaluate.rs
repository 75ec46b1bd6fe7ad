//! A schedule that was not made here, judged by what is proven about one that was.

use crate::seating::proven::counted;
use crate::seating::{Figures, MadeSchedule, ProvenBounds, ScheduleRequest, SeatedRound, TableSizes, extra_threes};

/// Judges a schedule by one that was made for the same request. A bound holds for the other schedule only where
/// everything that comes before it in the objective is equal, and none holds where a round has more tables of three than
/// it needs: the bounds are those of the fewest.
pub fn evaluate(
    request: &ScheduleRequest,
    made: &MadeSchedule,
    schedule: Vec<SeatedRound>,
    figures: Figures,
) -> MadeSchedule {
    let same_meetings = made.figures.max_meetings == figures.max_meetings;
    let same_repeats = same_meetings && made.figures.repeats == figures.repeats;
    let max_meetings = made.bounds.max_meetings;
    let bounds = match (extra_threes(&schedule).is_empty(), same_meetings, same_repeats) {
        (true, _, true) => bounds_beside(request, made, &figures),
        (true, true, false) => ProvenBounds { max_meetings, repeats: made.bounds.repeats, ..ProvenBounds::default() },
        (true, false, _) => ProvenBounds { max_meetings, ..ProvenBounds::default() },
        (false, ..) => ProvenBounds::default(),
    };
    MadeSchedule::new(schedule, figures, bounds)
}

/// What is proven for schedules with these figures: what counting shows, and what is known of the one that was made as far as
/// the figures are equal. A search through all schedules goes in the order of the objective, so what it says of a figure
/// holds only with the same figures before it.
pub(super) fn bounds_beside(request: &ScheduleRequest, made: &MadeSchedule, figures: &Figures) -> ProvenBounds {
    if request.sizes != TableSizes::CHAMPIONSHIP {
        return made.bounds;
    }
    let mut bounds = counted(request, figures).in_order();
    let (reached, best) = (figures.in_order(), made.figures.in_order());
    let equal = reached.iter().zip(&best).take_while(|(reached, best)| reached == best).count();
    for (bound, known) in bounds.iter_mut().zip(made.bounds.in_order()).take(equal + 1) {
        *bound = (*bound).max(known);
    }
    bounds.into()
}
