//! Exchange two players of a round that is not public yet.

use crate::action::TRIES;
use crate::seating::prepare::{begin_unchanged, prepare};
use crate::seating::refusal::Refusal;
use crate::seating::save::{NewSchedule, changed_rounds, report, save};
use crate::seating::workers::SeatRequest;
use crate::{AuditAction, AuditEntry, AuditSubject, Context, Error, Result};
use reeve_rules::seating::{SeatAt, Swapped, evaluate};
use reeve_rules::tournament::vocabulary::ScheduleSource;
use reeve_store::schedule_report::{ScheduleReport, Undo};
use reeve_store::{PlayerId, Snapshot, TournamentId};
use reeve_views::seating::Seating;
use reeve_views::seating::now::NotNow;
use reeve_views::seating::swap::{SwapPreview, swap};

/// Two seats of one round that are not public yet, to be exchanged.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SwapSeats {
    /// The preliminary round, from 1.
    pub round: i64,
    pub one: SeatAt,
    pub two: SeatAt,
    /// Who sat on the two when the person looked, so that nobody else is moved by mistake.
    pub seen: (PlayerId, PlayerId),
}

impl SwapSeats {
    /// Where it is, for the audit log.
    pub(super) fn subject(&self) -> AuditSubject {
        AuditSubject::Swap { round: self.round, one: self.one, two: self.two }
    }

    /// The round, from 0, and what the swap makes of the rounds.
    ///
    /// Refused: what [`swap`] refuses. [`Error::Missing`] where there is no such seat, [`Error::Stale`] where others sit
    /// there than the person saw.
    pub(super) fn carried_out(&self, read: &Snapshot, seating: &Seating) -> Result<(usize, Swapped)> {
        let found = swap(read, seating, self.round, (self.one, self.two)).map_err(|not_now| match not_now {
            NotNow::SameSeat => Error::fault("two", Refusal::NotNow(not_now)),
            _ => Error::from(not_now),
        })?;
        let SwapPreview { at, sitting, swapped } = found.ok_or(Error::Missing)?;
        if sitting == self.seen { Ok((at, swapped)) } else { Err(Error::Stale) }
    }
}

/// Exchanges two players by hand. [`crate::seating::undo_swap::undo_swap`] takes it back.
pub async fn swap_seats(
    context: &Context<'_>,
    work: SeatRequest<'_>,
    id: TournamentId,
    swap: SwapSeats,
) -> Result<ScheduleReport> {
    for _ in 0..TRIES {
        let turn = work.turn().await?;
        let read = prepare(context, id).await?;
        let seating = Seating::of(&read);
        let (at, swapped) = swap.carried_out(&read, &seating)?;
        let mut request = seating.request_as_seated(seating.public());
        request.fixed = seating.fixed();
        drop(turn);
        let made = work.schedule(id, &request, &seating.bound_names(&read)).await?;
        let outcome = evaluate(&request, &made, swapped.schedule, swapped.after);
        let mut report = report(&read, &seating, &request, &outcome);
        report.tradeoffs = report.tradeoffs.by_hand(&made.figures, &outcome.figures);
        report.brought = read.schedule_report().is_some_and(|before| before.brought);
        report.undo = Some(Undo {
            round: swap.round,
            seats: [swap.one, swap.two],
            pinned: [swap.one, swap.two].map(|seat| seating.pinned(at, seat)),
        });
        let rounds = changed_rounds(&read, &seating, &outcome.schedule)?;
        let new = NewSchedule::of(rounds, (ScheduleSource::Swapped, 0), &report)?;
        let Some(mut action) = begin_unchanged(context, &read).await? else { continue };
        save(&mut action, context, &read, &new).await?;
        let entry = AuditEntry::new(AuditAction::SwapSeats, swap.subject());
        action.commit(entry.before(&swapped.before.in_order()).after(&swapped.after.in_order())).await?;
        return Ok(report);
    }
    Err(Error::Stale)
}
