//! The day goes wrong: a player leaves or comes late when seats are public already, but not yet taken.

use crate::rules::seating;
use crate::rules::seating::{Choice, Outcome};
use crate::rules::tournament::vocabulary::ScheduleSource;
use crate::store::{Snapshot, TournamentId};

use crate::actions::seating::stored::{Report, Seating, begin_unchanged, prepare, refused, save, work};
use crate::actions::{AuditAction, AuditEntry, Context, Error, Result};

/// Which of the two ways to go on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Way {
    /// As few people as possible go to another table.
    Smallest,
    /// The best schedule, whoever moves.
    Best,
}

impl Way {
    /// As forms send it.
    pub fn code(self) -> &'static str {
        match self {
            Way::Smallest => "smallest",
            Way::Best => "best",
        }
    }

    /// The way of that code.
    pub fn from_code(code: &str) -> Option<Way> {
        [Way::Smallest, Way::Best].into_iter().find(|way| way.code() == code)
    }
}

/// The two ways offered, worked out for a tournament as it was read.
pub struct Offer {
    /// The tournament as it was read.
    pub snapshot: Snapshot,
    /// The rounds by numbers.
    pub seating: Seating,
    /// The two ways.
    pub choice: Choice,
}

/// Works out how to go on where seats are public and not yet taken. Nothing is stored.
///
/// Refused: where no such round is public.
pub async fn offer_repair(context: &Context<'_>, id: TournamentId) -> Result<Offer> {
    let snapshot = prepare(context, id).await?;
    let seating = Seating::of(&snapshot);
    if seating.published == 0 {
        return Err(Error::refused(
            "No round is public and still to be played, so there is nothing to repair. The rounds that are not \
             public yet can simply be made again.",
        ));
    }
    let seed = snapshot.schedule.as_ref().map_or(1, |schedule| schedule.seed);
    let request = seating.request(seating.played, seed);
    let published: Vec<seating::Round> =
        seating.rounds.iter().skip(seating.played).take(seating.published).cloned().collect();
    let choice = work(move || seating::repair(&request, &published)).await?.map_err(|refusal| refused(&refusal))?;
    Ok(Offer { snapshot, seating, choice })
}

/// Stores one of the two ways. `version` is the version of the tournament that the person saw the offer for.
///
/// Errors: [`Error::Stale`] where the tournament changed since.
pub async fn repair_schedule(context: &Context<'_>, id: TournamentId, way: Way, version: i64) -> Result<Report> {
    let offer = offer_repair(context, id).await?;
    if offer.snapshot.tournament.version != version {
        return Err(Error::Stale);
    }
    let change = match way {
        Way::Smallest => offer.choice.smallest,
        Way::Best => offer.choice.best,
    };
    let moved = change.people_moved();
    let outcome =
        Outcome { schedule: change.schedule, figures: change.figures, bounds: change.bounds, optimal: change.optimal };
    let seed = offer.snapshot.schedule.as_ref().map_or(1, |schedule| schedule.seed);
    let request = offer.seating.request(offer.seating.played, seed);
    let report = offer.seating.report(&request, &outcome);
    let Some(mut action) = begin_unchanged(context, &offer.snapshot).await? else { return Err(Error::Stale) };
    let from = offer.seating.played;
    save(
        &mut action,
        context,
        &offer.snapshot,
        &offer.seating,
        from,
        &outcome,
        (ScheduleSource::Repaired, seed, &report),
    )
    .await?;
    let note = AuditEntry::new(AuditAction::RepairSchedule, format!("{} change, {moved} people moved", way.code()));
    action.commit(note.after(&report)).await?;
    Ok(report)
}
