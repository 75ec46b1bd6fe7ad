//! `reeve schedule`.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::fmt::Display;
use std::path::{Path, PathBuf};

use crate::commands::{Failure, print, read};
use reeve_files::fault::FileFault;
use reeve_files::table::shown;
use reeve_files::{players, schedule, text};
use reeve_http::config::number_from;
use reeve_rules::seating::{
    Groups, LEAST_PLAYED, MadeSchedule, ScheduleRequest, SeatedRound, TableSizes, make, tradeoffs,
};
use reeve_rules::text::as_seen;
use reeve_rules::tournament::format;
use reeve_words as words;

/// Arguments of `reeve schedule`.
#[derive(clap::Args)]
pub struct Args {
    /// The players: CSV with the column player, and group and club where friends should be kept apart
    #[arg(long, value_name = "FILE")]
    players: PathBuf,
    /// How many rounds there are in all, played ones too
    #[arg(long, value_name = "R", value_parser = number_from::<usize>(0))]
    rounds: usize,
    /// The same seed gives the same schedule
    #[arg(long, value_name = "S", value_parser = number_from::<u64>(0))]
    seed: u64,
    /// The rounds already played, as a schedule file; they stay as they are
    #[arg(long, value_name = "FILE")]
    played: Option<PathBuf>,
    /// Somebody who sits in no further round; can be given several times
    #[arg(long, value_name = "NAME")]
    absent: Vec<String>,
    /// Somebody who sits at this table in every round still to make; can be given several times
    #[arg(long, value_name = "TABLE=NAME")]
    fixed: Vec<String>,
}

/// Runs the command.
pub fn run(args: &Args) -> Result<(), Failure> {
    let (names, request) = request(args)?;
    let outcome = make(&request).map_err(|refusal| {
        let named = refusal.players().iter().filter_map(|player| names.get(*player));
        Failure::input(words::seating::unseatable(&refusal, &named.map(|name| shown(name)).collect::<Vec<_>>()))
    })?;
    let rows = schedule::rows(&outcome.schedule, |player| names.get(player).map_or("", String::as_str));
    let csv = schedule::write(rows).finish();
    print(&csv)?;
    // Nothing else goes there: a program reads the whole of it.
    eprintln!("{}", figures_line(&outcome, &notes(&request, &outcome)));
    Ok(())
}

/// What an organizer should know of the schedule, in words.
fn notes(request: &ScheduleRequest, outcome: &MadeSchedule) -> Vec<String> {
    let seated = outcome.schedule.first().map_or(0, |round| round.iter().flatten().count());
    let few = (seated < format::VALID_FROM).then(words::format::too_few_for_championship);
    let tradeoffs = words::seating::tradeoffs(&outcome.figures, &tradeoffs(request, outcome), "", texts::Game::USUAL);
    few.into_iter().chain(tradeoffs).collect()
}

/// All arguments and files as a request, with the players' names; or every fault in them.
fn request(args: &Args) -> Result<(Vec<String>, ScheduleRequest), Failure> {
    let (names, groups) = listed(&args.players)?;
    let number: BTreeMap<Cow<'_, str>, usize> = names.iter().map(|name| as_seen(name)).zip(0..).collect();
    let mut faults = Vec::new();
    let mut known = |flag: &str, who: &str| {
        let found = number.get(&*as_seen(who)).copied();
        if found.is_none() {
            faults.push(format!("{flag}: {}", words::files::not_in_list(&shown(who))));
        }
        found
    };
    let absent: Vec<usize> = args.absent.iter().filter_map(|who| known("--absent", who)).collect();
    let mut fixed = Vec::new();
    let mut unread = Vec::new();
    for pair in &args.fixed {
        match pair.split_once('=').map(|(table, who)| (table.trim().parse::<usize>(), who)) {
            Some((Ok(table), who)) if table > 0 => fixed.extend(known("--fixed", who).map(|player| (player, table))),
            _ => unread.push(words::commands::no_fixed_table(&shown(pair))),
        }
    }
    faults.append(&mut unread);
    let played = match &args.played {
        Some(path) => played(path, &names, &number).unwrap_or_else(|mut found| {
            faults.append(&mut found);
            Vec::new()
        }),
        None => Vec::new(),
    };
    if !faults.is_empty() {
        return Err(Failure::Input(faults));
    }
    let mut request = ScheduleRequest::new(names.len(), args.rounds, args.seed);
    request.groups = groups;
    request.absent = vec![absent; args.rounds.saturating_sub(played.len()).min(schedule_rounds())];
    request.played = played;
    request.fixed = fixed;
    Ok((names, request))
}

/// No more lists of absent people than there can be rounds, however many were asked for.
fn schedule_rounds() -> usize {
    reeve_rules::seating::MOST_ROUNDS
}

/// The players' names and who shares a group or a club.
fn listed(path: &Path) -> Result<(Vec<String>, Groups), Failure> {
    let bytes = read(path)?;
    let named = |faults: Vec<FileFault>| Failure::Input(in_file(path, &faults));
    let text = text::utf8(&bytes).map_err(named)?;
    let lines = players::read(text).map_err(named)?;
    let ties = lines.iter().map(|line| (line.groups.iter().map(String::as_str), Some(line.club.as_str())));
    let groups = Groups::from_names(ties);
    Ok((lines.into_iter().map(|line| line.player).collect(), groups))
}

/// The rounds already played, with players as numbers.
fn played(
    path: &Path,
    names: &[String],
    number: &BTreeMap<Cow<'_, str>, usize>,
) -> Result<Vec<SeatedRound>, Vec<String>> {
    let bytes = read(path).map_err(|failure| vec![failure.to_string()])?;
    let text = text::utf8(&bytes).map_err(|faults| in_file(path, &faults))?;
    let sizes = TableSizes { least: LEAST_PLAYED, ..TableSizes::CHAMPIONSHIP };
    let rounds = schedule::parse(text, Some(names), sizes).map_err(|faults| in_file(path, &faults))?;
    let numbers = |table: Vec<String>| table.iter().filter_map(|name| number.get(&*as_seen(name)).copied()).collect();
    Ok(rounds.into_iter().map(|round| round.into_iter().map(numbers).collect()).collect())
}

fn in_file(path: &Path, faults: &[FileFault]) -> Vec<String> {
    faults.iter().map(|fault| format!("{}: {}", path.display(), words::files::fault(fault))).collect()
}

/// The figures and the notes as one line of JSON.
fn figures_line(outcome: &MadeSchedule, notes: &[String]) -> String {
    let bounds = outcome.bounds.in_order().map(|b| b.map_or_else(|| "null".to_string(), |b| b.to_string()));
    let reached = outcome.figures.in_order();
    let (reached, bounds, optimal) = (members(&reached), members(&bounds), outcome.optimal);
    let notes = serde_json::Value::from(notes);
    format!("{{{reached},\"bounds\":{{{bounds}}},\"optimal\":{optimal},\"notes\":{notes}}}")
}

fn members<T: Display>(values: &[T; 6]) -> String {
    const KEYS: [&str; 6] =
        ["max_meetings", "repeats", "position_repeats", "group_meetings", "three_twice", "three_squares"];
    let pairs: Vec<String> = KEYS.iter().zip(values).map(|(key, value)| format!("\"{key}\":{value}")).collect();
    pairs.join(",")
}
