//! How seats and their report come into the store.

use crate::seating::prepare::begin_unchanged;
use crate::{Action, AuditEntry, Context, Error, Result};
use reeve_rules::seating;
use reeve_rules::seating::{MadeSchedule, ScheduleRequest, TableSizes};
use reeve_rules::tournament::vocabulary::{ScheduleSource, Stage};
use reeve_secret as secret;
use reeve_store::schedule_report::ScheduleReport;
use reeve_store::seat::{NewSeat, NewSeats};
use reeve_store::{
    NotStored, RoundId, Scope, Snapshot, TournamentId, coming_in, game_table, round, schedule, seat, waiting_seats,
};
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
    let (mut numbers, mut seats) = (Vec::new(), Vec::new());
    for (table, players) in tables.iter().enumerate().filter(|(_, players)| !players.is_empty()) {
        let number = seating::number_as_i64(table + 1);
        numbers.push(number);
        for (place, player) in players.iter().enumerate() {
            let pinned = seating.is_pinned(at, table + 1, place + 1, *player);
            let player = seating.players.get(*player).copied().ok_or(Error::Missing)?;
            seats.push(NewSeat { table: number, position: seating::number_as_i64(place + 1), player, pinned });
        }
    }
    let number = seating::round_number(at);
    let there = read.round(Stage::Prelim, number).map(|round| round.row.id);
    Ok(NewRound { number, there, tables: numbers, seats: NewSeats::of(&seats)? })
}

/// The report of an outcome that goes on from the rounds as they were read.
pub(super) fn report(
    read: &Snapshot,
    seating: &Seating,
    request: &ScheduleRequest,
    outcome: &MadeSchedule,
) -> ScheduleReport {
    let was_brought = read.schedule_report().is_some_and(|before| before.brought);
    let sitting = outcome.schedule.first().map_or(0, |round| round.iter().flatten().count());
    ScheduleReport {
        players: seating.present.len().max(sitting),
        sizes: seating.sizes,
        rounds: seating.wanted,
        grouped: !seating.groups.is_empty(),
        figures: outcome.figures,
        bounds: outcome.bounds,
        gave_way: seating::gave_way(request, outcome),
        extra_threes: match seating.sizes {
            TableSizes::CHAMPIONSHIP => seating::extra_threes(&outcome.schedule),
            _ => Vec::new(),
        },
        same_field: request.played.is_empty(),
        kept: request.played.len(),
        brought: was_brought && !request.played.is_empty(),
        undo: None,
        moves: Vec::new(),
    }
}

/// More seats than these are stored a round at a time, so that the writer is not held for all of them.
const MANY: usize = 2_000;

/// Stores the seats of a whole schedule and its report, where nothing has changed since the tournament was read, with what `also`
/// does beside it and the line that it gives for the audit log. Whether it was so. All of it is seen at once or not at all, however
/// many seats there are.
pub(super) async fn save_schedule(
    context: &Context<'_>,
    read: &Snapshot,
    new: &NewSchedule,
    also: impl AsyncFnOnce(&mut Action) -> Result<AuditEntry>,
) -> Result<bool> {
    let id = read.tournament.id;
    let many = new.rounds.iter().map(|round| round.seats.count()).sum::<usize>() > MANY;
    let waiting = if many { Some(wait(context, id, &new.rounds).await?) } else { None };
    let saved = async {
        let Some(mut action) = begin_unchanged(context, read).await? else { return Ok(false) };
        match &waiting {
            Some(waiting) => put_in_place(&mut action, id, &new.rounds, waiting).await?,
            None => save_seats(&mut action, id, &new.rounds).await?,
        }
        save_report(&mut action, context, id, new).await?;
        let entry = also(&mut action).await?;
        action.commit(entry).await?;
        Ok(true)
    };
    let saved = saved.await;
    if let Some(waiting) = waiting
        && let Err(error) = take_away(context, waiting.tournament).await
    {
        tracing::warn!(%error, "seats that nobody needs are still there; they are taken away within two hours");
    }
    saved
}

/// Seats that wait to be put in their place.
struct WaitingSeats {
    /// Where they wait.
    tournament: TournamentId,
    /// The round there for each that changes.
    rounds: Vec<RoundId>,
}

/// Stores the seats of rounds where nobody finds them, each round by a transaction of its own.
async fn wait(context: &Context<'_>, id: TournamentId, rounds: &[NewRound]) -> Result<WaitingSeats> {
    let slug = format!("{}{}", coming_in::SLUG, secret::link_token());
    let mut tx = context.db.write(Scope::NoTournament).await?;
    let tournament = waiting_seats::begin(&mut tx, id, &slug, context.now).await?;
    tx.commit().await?;
    let mut waiting = WaitingSeats { tournament, rounds: Vec::new() };
    for new in rounds {
        let mut tx = context.db.write(Scope::NoTournament).await?;
        let round = round::insert(&mut tx, tournament, Stage::Prelim, new.number).await?;
        game_table::insert_all(&mut tx, round, &new.tables).await?;
        seat::insert_all(&mut tx, round, &new.seats).await?;
        tx.commit().await?;
        waiting.rounds.push(round);
    }
    Ok(waiting)
}

async fn put_in_place(
    action: &mut Action,
    id: TournamentId,
    rounds: &[NewRound],
    waiting: &WaitingSeats,
) -> Result<()> {
    for (new, round) in rounds.iter().zip(&waiting.rounds) {
        match new.there {
            Some(there) => waiting_seats::exchange(&mut action.tx, (*round, new.number), there).await?,
            None => waiting_seats::give(&mut action.tx, *round, id).await?,
        }
    }
    Ok(())
}

/// Takes away what waited in vain, or what was there before.
async fn take_away(context: &Context<'_>, waiting: TournamentId) -> Result<()> {
    loop {
        let mut tx = context.db.write(Scope::NoTournament).await?;
        let more = waiting_seats::take_away(&mut tx, waiting).await?;
        tx.commit().await?;
        if !more {
            return Ok(());
        }
    }
}

/// Stores the rounds that change, and the report of the whole schedule. Nothing has changed since the tournament was read.
pub(super) async fn save(
    action: &mut Action,
    context: &Context<'_>,
    id: TournamentId,
    new: &NewSchedule,
) -> Result<()> {
    save_seats(action, id, &new.rounds).await?;
    save_report(action, context, id, new).await
}

async fn save_report(action: &mut Action, context: &Context<'_>, id: TournamentId, new: &NewSchedule) -> Result<()> {
    let row = schedule::Schedule {
        id: NotStored,
        seed: new.seed,
        source: new.source,
        report: new.report.clone(),
        made_by: context.caller.account(),
        made_at: context.now,
    };
    schedule::insert(&mut action.tx, id, &row).await?;
    Ok(())
}

/// Stores the seats of the rounds that change; a round that is seated as before is not written again.
pub(super) async fn save_seats(action: &mut Action, id: TournamentId, rounds: &[NewRound]) -> Result<()> {
    for new in rounds {
        let round = match new.there {
            Some(round) => {
                game_table::clear(&mut action.tx, round).await?;
                round
            }
            None => round::insert(&mut action.tx, id, Stage::Prelim, new.number).await?,
        };
        game_table::insert_all(&mut action.tx, round, &new.tables).await?;
        seat::insert_all(&mut action.tx, round, &new.seats).await?;
    }
    Ok(())
}
