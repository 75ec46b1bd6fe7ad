//! How seats and their report come into the store.

use crate::seating::moves::note_moves;
use crate::seating::prepare::begin_unchanged;
use crate::{Action, AuditEntry, Context, Error, Result};
use reeve_rules::seating;
use reeve_rules::seating::{MadeSchedule, ScheduleRequest, SeatAt, TableSizes};
use reeve_rules::tournament::vocabulary::{ScheduleSource, Stage};
use reeve_store::schedule_report::ScheduleReport;
use reeve_store::seat::{NewSeat, NewSeats};
use reeve_store::seat_moves::Seats;
use reeve_store::{NotStored, RoundId, Snapshot, game_table, round, schedule, seat};
use reeve_views::seating::Seating;

/// A schedule that is to be stored, written as the store takes it before the lock is taken, so that nobody waits for that.
pub(super) struct NewSchedule {
    rounds: Vec<NewRound>,
    source: ScheduleSource,
    seed: i64,
    report: String,
}

impl NewSchedule {
    /// The rounds that change, how they came about, the seed they were drawn from (0 for none), and how good all of it is.
    pub(super) fn of(
        rounds: Vec<NewRound>,
        (source, seed): (ScheduleSource, i64),
        report: &ScheduleReport,
    ) -> Result<NewSchedule> {
        let report = serde_json::to_string(report).map_err(reeve_store::Error::broken)?;
        Ok(NewSchedule { rounds, source, seed, report })
    }
}

/// A round whose seats change, ready to be stored.
pub(super) struct NewRound {
    number: i64,
    /// The round as it is stored, if it is.
    there: Option<RoundId>,
    tables: Vec<i64>,
    seats: NewSeats,
    /// Who sits where, in a round whose seats were public before.
    after: Seats,
}

/// The rounds that are seated otherwise than before; the others stay as they are stored.
pub(super) fn changed_rounds(
    read: &Snapshot,
    seating: &Seating,
    rounds: &[seating::SeatedRound],
) -> Result<Vec<NewRound>> {
    let changed = rounds.iter().enumerate().filter(|(at, tables)| seating.rounds.get(*at) != Some(*tables));
    changed.map(|(at, tables)| new_round(read, seating, at, tables)).collect()
}

fn new_round(read: &Snapshot, seating: &Seating, at: usize, tables: &seating::SeatedRound) -> Result<NewRound> {
    let number = seating::round_number(at);
    let there = read.round(Stage::Prelim, number).map(|round| &round.row);
    let labels = there.filter(|row| row.published_at.is_some()).map(|_| read.labels());
    let (mut numbers, mut seats, mut after) = (Vec::new(), Vec::new(), Seats::new());
    for (table, players) in tables.iter().enumerate().filter(|(_, players)| !players.is_empty()) {
        let number = seating::number_as_i64(table + 1);
        numbers.push(number);
        for (place, player) in players.iter().enumerate() {
            let pinned = seating.is_pinned(at, table + 1, place + 1, *player);
            let player = seating.players.get(*player).copied().ok_or(Error::Missing)?;
            let at = SeatAt { table: table + 1, position: place + 1 };
            after.extend(labels.as_ref().map(|labels| (labels.number_of(player), at)));
            seats.push(NewSeat { table: number, position: seating::number_as_i64(place + 1), player, pinned });
        }
    }
    Ok(NewRound { number, there: there.map(|row| row.id), tables: numbers, seats: NewSeats::of(&seats)?, after })
}

/// The report of an outcome that goes on from the rounds as they were read.
pub(super) fn report(
    read: &Snapshot,
    seating: &Seating,
    request: &ScheduleRequest,
    outcome: &MadeSchedule,
) -> ScheduleReport {
    // What is seated by the standings changes nothing about how good the schedule was.
    if let Some(before) = read.schedule_report().filter(|_| !request.by_rank.is_empty()) {
        return ScheduleReport { undo: None, moves: Vec::new(), ..before };
    }
    let was_brought = read.schedule_report().is_some_and(|before| before.brought);
    let counted = seating::least_group_meetings(request, outcome.figures.repeats);
    let sitting = outcome.schedule.first().map_or(0, |round| round.iter().flatten().count());
    ScheduleReport {
        players: seating.present.len().max(sitting),
        sizes: seating.sizes,
        rounds: seating.wanted,
        grouped: !seating.groups.is_empty(),
        figures: outcome.figures,
        bounds: outcome.bounds,
        proven_for: (outcome.bounds.group_meetings > counted).then(|| seating.groups.digest(&outcome.schedule)),
        tradeoffs: seating::tradeoffs(request, outcome),
        extra_threes: match seating.sizes {
            TableSizes::CHAMPIONSHIP => seating::extra_threes(&outcome.schedule),
            _ => Vec::new(),
        },
        same_field: request.played.is_empty(),
        kept: request.played.len(),
        brought: was_brought && !request.played.is_empty(),
        undo: None,
        moves: Vec::new(),
        is_outdated: false,
    }
}

/// Stores the seats of a whole schedule and its report, where nothing has changed since the tournament was read, with what `also`
/// does beside it and the line that it gives for the audit log. Whether it was so.
pub(super) async fn save_schedule(
    context: &Context<'_>,
    read: &Snapshot,
    new: &NewSchedule,
    also: impl AsyncFnOnce(&mut Action) -> Result<AuditEntry>,
) -> Result<bool> {
    let Some(mut action) = begin_unchanged(context, read).await? else { return Ok(false) };
    save(&mut action, context, read, new).await?;
    let entry = also(&mut action).await?;
    action.commit(entry).await?;
    Ok(true)
}

/// Stores the rounds that change, and the report of the whole schedule. Nothing has changed since the tournament was read.
pub(super) async fn save(action: &mut Action, context: &Context<'_>, read: &Snapshot, new: &NewSchedule) -> Result<()> {
    save_seats(action, context, read, &new.rounds).await?;
    let row = schedule::Schedule {
        id: NotStored,
        seed: new.seed,
        source: new.source,
        report: new.report.clone(),
        made_by: context.caller.account(),
        made_at: context.now,
    };
    schedule::insert(&mut action.tx, read.tournament.id, &row).await?;
    Ok(())
}

/// Stores the seats of the rounds that change; a round that is seated as before is not written again.
pub(super) async fn save_seats(
    action: &mut Action,
    context: &Context<'_>,
    read: &Snapshot,
    rounds: &[NewRound],
) -> Result<()> {
    for new in rounds {
        let round = match new.there {
            Some(round) => {
                game_table::clear(&mut action.tx, round).await?;
                round
            }
            None => round::insert(&mut action.tx, read.tournament.id, Stage::Prelim, new.number).await?,
        };
        game_table::insert_all(&mut action.tx, round, &new.tables).await?;
        seat::insert_all(&mut action.tx, round, &new.seats).await?;
        note_moves(action, read, round, &new.after, context.now).await?;
    }
    Ok(())
}
