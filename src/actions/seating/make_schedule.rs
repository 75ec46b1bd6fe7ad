//! Make the seats of all preliminary rounds of the schedule in one go, or those of the rounds not yet public anew; or, once the
//! schedule is played, those of the next round by the standings.

use crate::action::TRIES;
use crate::seating::prepare::prepare;
use crate::seating::refusal::Refusal;
use crate::seating::save::{NewSchedule, changed_rounds, report, save_schedule};
use crate::seating::workers::SeatRequest;
use crate::{AuditAction, AuditEntry, AuditSubject, Context, Error, Result};
use reeve_rules::text;
use reeve_rules::tournament::bounds;
use reeve_rules::tournament::vocabulary::ScheduleSource;
use reeve_secret as secret;
use reeve_store::schedule_report::ScheduleReport;
use reeve_store::{Snapshot, TournamentId};
use reeve_views::seating::{Seating, now};

/// Makes the seats of every preliminary round that is not public yet; what is public stays as it is. Without
/// a seed a new one is drawn. The same players and the same seed give the same seats.
///
/// Refused: before check-in and after the preliminary rounds; where all rounds are public already; for a
/// number of players that has no schedule (1.1.5); for bound seats that contradict each other. A fault at `confirm`
/// where work by hand would be lost ([`now::is_by_hand`]) and the word was not typed, and one at `seed` where it lies
/// outside [`bounds::SCHEDULE_SEED_TYPED`].
pub async fn make_schedule(
    context: &Context<'_>,
    work: SeatRequest<'_>,
    id: TournamentId,
    seed: Option<i64>,
    confirm: &str,
) -> Result<ScheduleReport> {
    let seed = seed.unwrap_or_else(secret::seed);
    if !bounds::SCHEDULE_SEED_TYPED.contain(seed) {
        return Err(Error::fault("seed", Refusal::NoSeed));
    }
    let mut before = None;
    // Each try may read it twice: to know what to work out, and to store it.
    for _ in 0..2 * TRIES {
        let turn = work.turn().await?;
        let read = prepare(context, id).await?;
        spare_hand_work(&read, confirm)?;
        let seating = Seating::of(&read);
        let from = seating.public();
        now::may_make(&seating)?;
        let request = seating.request_now(&read, from, seed)?;
        drop(turn);
        // What changed since may have nothing to do with the seats: then they are still the right ones.
        let outcome = match before.take() {
            Some((same, outcome)) if same == request => outcome,
            _ => {
                // However many wait for a thread, none keeps a whole tournament in memory meanwhile.
                let names = seating.bound_names(&read);
                drop((read, seating));
                let outcome = work.schedule(id, &request, &names).await?;
                before = Some((request, outcome));
                continue;
            }
        };
        let report = report(&read, &seating, &request, &outcome);
        let is_anew = from == 0 || seating.is_by_rank();
        let source = if is_anew { ScheduleSource::Made } else { ScheduleSource::Repaired };
        let rounds = changed_rounds(&read, &seating, &outcome.schedule)?;
        let new = NewSchedule::of(rounds, (source, seed), &report)?;
        let subject = AuditSubject::Schedule { seed: Some(seed), from: from + 1 };
        let entry = AuditEntry::new(AuditAction::MakeSchedule, subject).after(&report);
        if save_schedule(context, &read, &new, async |_| Ok(entry)).await? {
            return Ok(report);
        }
        before = Some((request, outcome));
    }
    Err(Error::Stale)
}

/// The word to type before seats that were changed by hand or brought as a file are made again.
pub const WORD: &str = "again";

/// Refuses to lose work by hand unless the word was typed.
pub(super) fn spare_hand_work(snapshot: &Snapshot, confirm: &str) -> Result<()> {
    if !now::is_by_hand(snapshot) || text::is_word(confirm, WORD) {
        return Ok(());
    }
    Err(Error::fault("confirm", Refusal::HandWorkLost))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_that_is_drawn_can_be_typed_again() {
        assert!((0..100).all(|_| bounds::SCHEDULE_SEED_TYPED.contain(secret::seed())));
    }
}
