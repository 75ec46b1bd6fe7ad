//! Repair public seats when a player leaves or comes late before the games have started.

use crate::seating::prepare::prepare;
use crate::seating::save::{NewSchedule, changed_rounds, report, save_schedule};
use crate::seating::workers::SeatRequest;
use crate::{AuditAction, AuditEntry, AuditSubject, Context, Error, Result, mail};
use reeve_rules::seating;
use reeve_rules::seating::{Repair, RepairWay, RepairWays};
use reeve_rules::tournament::vocabulary::ScheduleSource;
use reeve_store::schedule_report::{RepairMove, ScheduleReport};
use reeve_store::{Snapshot, TournamentId};
use reeve_views::seating::{Seating, now};

/// The two ways offered, worked out for a tournament as it was read.
pub struct RepairOffer {
    /// The tournament as it was read.
    pub snapshot: Snapshot,
    pub seating: Seating,
    pub ways: RepairWays,
}

/// Works out how to go on where seats are public and not yet taken. Nothing is stored.
///
/// Refused: where no such round is public.
pub async fn offer_repair(context: &Context<'_>, work: SeatRequest<'_>, id: TournamentId) -> Result<RepairOffer> {
    let turn = work.turn().await?;
    let snapshot = prepare(context, id).await?;
    let seating = Seating::of(&snapshot);
    now::may_repair(&seating)?;
    let seed = snapshot.schedule.as_ref().map_or(1, |schedule| schedule.seed);
    let request = seating.request_now(&snapshot, seating.played, seed)?;
    let published: Vec<seating::SeatedRound> =
        seating.rounds.iter().skip(seating.played).take(seating.published).cloned().collect();
    drop(turn);
    let ways = work.repair(id, request, published, &seating.bound_names(&snapshot)).await?;
    Ok(RepairOffer { snapshot, seating, ways })
}

/// Stores one of the two ways. `version` is the version of the tournament that the person saw the offer for. `by_mail`: mail is
/// set up, so who asked for it is mailed another seat.
///
/// Errors: [`Error::Stale`] where the tournament changed since.
pub async fn repair_schedule(
    context: &Context<'_>,
    work: SeatRequest<'_>,
    id: TournamentId,
    way: RepairWay,
    version: i64,
    by_mail: bool,
) -> Result<ScheduleReport> {
    let RepairOffer { snapshot, seating, ways } = offer_repair(context, work, id).await?;
    if snapshot.tournament.version != version {
        return Err(Error::Stale);
    }
    let best = ways.best.outcome.figures;
    let repair = match way {
        RepairWay::Smallest => ways.smallest,
        RepairWay::Best => ways.best,
    };
    let from = seating.played;
    let seed = snapshot.schedule.as_ref().map_or(1, |schedule| schedule.seed);
    let mut report = report(&snapshot, &seating, &seating.request_now(&snapshot, from, seed)?, &repair.outcome);
    if !seating.is_by_rank() {
        report.tradeoffs = report.tradeoffs.by_hand(&best, &repair.outcome.figures);
    }
    report.moves = moves(&snapshot, &seating, &repair);
    let rounds = changed_rounds(&snapshot, &seating, &repair.outcome.schedule)?;
    let new = NewSchedule::of(rounds, (ScheduleSource::Repaired, seed), &report)?;
    let subject = AuditSubject::Repair { way, moved: repair.people_moved() };
    let entry = AuditEntry::new(AuditAction::RepairSchedule, subject).after(&report);
    let saved = save_schedule(context, &snapshot, &new, async |action| {
        mail::queue_seats(&mut action.tx, id, by_mail, context.now).await?;
        Ok(entry)
    });
    if saved.await? { Ok(report) } else { Err(Error::Stale) }
}

/// Who sits elsewhere, to be read after the repair as well.
fn moves(snapshot: &Snapshot, seating: &Seating, repair: &Repair) -> Vec<RepairMove> {
    let labels = snapshot.labels();
    let number = |player: usize| seating.players.get(player).map_or(0, |id| labels.number_of(*id));
    let moved = repair.moves.iter().map(|moved| RepairMove {
        round: seating::round_number(moved.round),
        player: number(moved.player),
        from: moved.from,
        to: moved.to,
    });
    moved.collect()
}
