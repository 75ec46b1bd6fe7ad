//! How seats and their report come into the store.

use crate::actions::{Action, Context, Error, Result};
use crate::rules::seating;
use crate::rules::seating::{MadeSchedule, ScheduleRequest};
use crate::rules::tournament::vocabulary::{ScheduleSource, Stage};
use crate::store::schedule_report::ScheduleReport;
use crate::store::seat::NewSeat;
use crate::store::{Snapshot, game_table, round, schedule, seat};
use crate::views::seating::Seating;

/// A schedule that is to be stored.
pub(super) struct NewSchedule<'s> {
    /// The rounds as they were.
    pub(super) seating: &'s Seating,
    /// All rounds. Those that are seated as before stay as they are stored.
    pub(super) rounds: &'s [seating::SeatedRound],
    /// How it came about.
    pub(super) source: ScheduleSource,
    /// The seed it was drawn from; 0 for none.
    pub(super) seed: i64,
    /// How good it is.
    pub(super) report: &'s ScheduleReport,
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
        rounds: seating.wanted,
        grouped: !seating.groups.is_empty(),
        figures: outcome.figures,
        bounds: outcome.bounds,
        gave_way: seating::gave_way(request, outcome),
        extra_threes: seating::extra_threes(&outcome.schedule),
        same_field: request.played.is_empty(),
        brought: was_brought && !request.played.is_empty(),
        undo: None,
        moves: Vec::new(),
    }
}

/// Stores the rounds that change, and the report of the whole schedule.
pub(super) async fn save(
    action: &mut Action,
    context: &Context<'_>,
    read: &Snapshot,
    new: NewSchedule<'_>,
) -> Result<()> {
    save_seats(action, read, new.seating, new.rounds).await?;
    let row = schedule::Schedule {
        id: 0,
        seed: new.seed,
        source: new.source,
        report: serde_json::to_string(new.report).map_err(crate::store::Error::broken)?,
        made_by: context.caller.account(),
        made_at: context.now,
    };
    schedule::insert(&mut action.tx, read.tournament.id, &row).await?;
    Ok(())
}

/// Stores the seats of the rounds that change; a round that is seated as before is not written again.
pub(super) async fn save_seats(
    action: &mut Action,
    read: &Snapshot,
    seating: &Seating,
    rounds: &[seating::SeatedRound],
) -> Result<()> {
    for (at, tables) in rounds.iter().enumerate().filter(|(at, tables)| seating.rounds.get(*at) != Some(*tables)) {
        let number = seating::round_number(at);
        let id = match read.round(Stage::Prelim, number) {
            Some(round) => {
                game_table::clear(&mut action.tx, round.row.id).await?;
                round.row.id
            }
            None => round::insert(&mut action.tx, read.tournament.id, Stage::Prelim, number).await?,
        };
        let (mut numbers, mut seats) = (Vec::new(), Vec::new());
        for (table, players) in tables.iter().enumerate().filter(|(_, players)| !players.is_empty()) {
            numbers.push(seating::number_as_i64(table + 1));
            for (place, player) in players.iter().enumerate() {
                let pinned = seating.is_pinned(at, table + 1, place + 1, *player);
                let player = seating.players.get(*player).copied().ok_or(Error::Missing)?;
                let position = seating::number_as_i64(place + 1);
                seats.push(NewSeat { table: seating::number_as_i64(table + 1), position, player, pinned });
            }
        }
        game_table::insert_all(&mut action.tx, id, &numbers).await?;
        seat::insert_all(&mut action.tx, id, &seats).await?;
    }
    Ok(())
}
