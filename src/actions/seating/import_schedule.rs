//! Bring a seat schedule as a CSV file.

use std::collections::BTreeMap;

use crate::action::TRIES;
use crate::background::apart;
use crate::seating::make_schedule::spare_hand_work;
use crate::seating::prepare::prepare;
use crate::seating::refusal::Refusal;
use crate::seating::save::{NewSchedule, changed_rounds, report, save_schedule};
use crate::seating::workers::SeatRequest;
use crate::{AuditAction, AuditEntry, AuditSubject, Context, Error, Fault, Result};
use reeve_files as files;
use reeve_files::schedule::{NamedRound, parse};
use reeve_files::text;
use reeve_limits as limits;
use reeve_rules::seating;
use reeve_rules::seating::{IllegalKind, evaluate};
use reeve_rules::tournament::vocabulary::ScheduleSource;
use reeve_store::schedule_report::ScheduleReport;
use reeve_store::{Snapshot, TournamentId};
use reeve_views::seating::{Seating, now};

/// Takes a schedule brought as a CSV file with the columns round, table, position, player, for all preliminary rounds.
/// A schedule that is less than best is taken all the same; the page shows what is less than best, and where.
///
/// Errors: every fault of the file, each with line and column, at the field `file`; seats that can't be
/// played, or where somebody sits elsewhere than at the fixed table; public rounds that differ from what is published; `confirm` as in
/// [`make_schedule`](crate::seating::make_schedule::make_schedule).
pub async fn import_schedule(
    context: &Context<'_>,
    work: SeatRequest<'_>,
    id: TournamentId,
    bytes: &[u8],
    confirm: &str,
) -> Result<ScheduleReport> {
    for _ in 0..TRIES {
        let turn = work.turn().await?;
        let read = prepare(context, id).await?;
        let seating = Seating::of(&read);
        now::may_import(&seating)?;
        let file = bytes.to_vec();
        let found = apart(move || (read_file(&read, &seating, &file), read, seating));
        let (schedule, read, seating) = found.await?;
        let schedule = schedule?;
        spare_hand_work(&read, confirm)?;
        let from = seating.public();
        let request = seating.request_now(&read, from, 1)?;
        let figures = seating.sizes.figures(&schedule, seating.players.len(), &seating.groups);
        drop(turn);
        let made = work.schedule(id, &request, &seating.bound_names(&read)).await?;
        let outcome = evaluate(&request, &made, schedule, figures);
        let mut report = ScheduleReport { brought: true, ..report(&read, &seating, &request, &outcome) };
        report.tradeoffs = report.tradeoffs.by_hand(&made.figures, &outcome.figures);
        let rounds = changed_rounds(&read, &seating, &outcome.schedule)?;
        let new = NewSchedule::of(rounds, (ScheduleSource::Imported, 0), &report)?;
        let subject = AuditSubject::Schedule { seed: None, from: from + 1 };
        let entry = AuditEntry::new(AuditAction::ImportSchedule, subject).after(&report);
        if save_schedule(context, &read, &new, async |_| Ok(entry)).await? {
            return Ok(report);
        }
    }
    Err(Error::Stale)
}

/// The file as numbers, or everything that keeps it from being used.
fn read_file(snapshot: &Snapshot, seating: &Seating, bytes: &[u8]) -> Result<Vec<seating::SeatedRound>> {
    let in_file = |faults: Vec<files::fault::FileFault>| {
        Error::Faults(faults.into_iter().map(|fault| at_file(Refusal::InFile(fault))).collect())
    };
    let names = seating.names(snapshot);
    let text = text::as_sent(bytes, &limits::SCHEDULE_FILE, &names).map_err(in_file)?;
    let named = parse(&text, Some(&names), seating.sizes).map_err(in_file)?;
    let schedule = numbered(&named, &names);
    let faults: Vec<Fault> = unplayable(seating, &schedule, &names).into_iter().map(at_file).collect();
    if faults.is_empty() { Ok(schedule) } else { Err(Error::Faults(faults)) }
}

fn at_file(refusal: Refusal) -> Fault {
    Fault::new("file", refusal)
}

fn numbered(named: &[NamedRound], names: &[String]) -> Vec<seating::SeatedRound> {
    let number: BTreeMap<&str, usize> = names.iter().map(String::as_str).zip(0..).collect();
    let table = |table: &Vec<String>| table.iter().filter_map(|name| number.get(name.as_str()).copied()).collect();
    named.iter().map(|round| round.iter().map(table).collect()).collect()
}

/// What makes the rounds of a file impossible to play here.
fn unplayable(seating: &Seating, schedule: &[seating::SeatedRound], names: &[String]) -> Vec<Refusal> {
    if schedule.len() != seating.wanted {
        return vec![Refusal::RoundsOfFile { found: schedule.len(), wanted: seating.wanted }];
    }
    let kept = seating.public();
    let differs = (0..kept).filter(|&at| schedule[at] != seating.rounds[at]);
    let mut faults: Vec<Refusal> = differs.map(|at| Refusal::PublicRoundDiffers { round: at + 1 }).collect();
    let mut present = vec![Vec::new(); kept];
    present.resize(seating.wanted, seating.present.clone());
    let illegal =
        seating::illegal(schedule, &present, seating.sizes).into_iter().chain(seating.fixed_elsewhere(schedule));
    for illegal in illegal.filter(|illegal| illegal.round >= kept) {
        let name = |player: usize| names.get(player).cloned();
        let player = match illegal.what {
            IllegalKind::Size(_) => None,
            IllegalKind::SitsTwice(player)
            | IllegalKind::Missing(player)
            | IllegalKind::NotExpected(player)
            | IllegalKind::FixedElsewhere { player, .. } => name(player),
            // More tables of three than needed can be played; the page says so.
            IllegalKind::TablesOfThree { .. } => continue,
        };
        faults.push(Refusal::Unplayable { illegal, player });
    }
    faults
}
