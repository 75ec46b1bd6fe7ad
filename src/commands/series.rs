//! `reeve series`: the ranking of several preliminary events together (1.2).

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use crate::commands::{Failure, named, print, read, rule_set};
use reeve_files::results::ResultsFile;
use reeve_files::{lots, results, series as series_file, table, text};
use reeve_rules::games::SystemCode;
use reeve_rules::rule_set::RuleSet;
use reeve_rules::series::{SeriesEvent, attendance, ranking};
use reeve_rules::standings::{Lots, RankedId};
use reeve_rules::tournament::format;
use reeve_rules::tournament::settings::TiedPlaces;
use reeve_rules::tournament::vocabulary::Stage;
use reeve_words as words;

/// Arguments of `reeve series`.
#[derive(clap::Args)]
pub struct Args {
    /// An event: its name, and its results (stage,round,table,position,player,vp,winner); once for each event, the earliest
    /// first
    #[arg(long = "event", value_name = "NAME=R.csv", required = true, value_parser = event)]
    events: Vec<EventArgument>,
    /// Lots of the series: player,lot; the lower lot ranks higher
    #[arg(long, value_name = "L.csv")]
    lots: Option<PathBuf>,
    /// The rule set: catan-studio (where none is named), world-championship, japan, uk, germany, austria; or a file with one
    #[arg(long, value_name = "NAME|FILE")]
    rules: Option<PathBuf>,
}

/// `NAME=R.csv`, taken apart at the first `=`.
#[derive(Debug, Clone)]
struct EventArgument {
    name: String,
    results: PathBuf,
}

fn event(argument: &str) -> Result<EventArgument, String> {
    let (name, results) = argument.split_once('=').ok_or(words::commands::NO_EVENT)?;
    let name = table::name(name).map_err(|fault| words::files::of_cell(&fault))?;
    Ok(EventArgument { name, results: results.into() })
}

/// Runs the command: warnings go to standard error, the ranking to standard output.
pub fn run(args: &Args) -> Result<(), Failure> {
    let mut taken = BTreeSet::new();
    if let Some(twice) = args.events.iter().find(|event| !taken.insert(event.name.as_str())) {
        return Err(Failure::input(words::commands::event_twice(&twice.name)));
    }
    let rules = rule_set::chosen(args.rules.as_deref())?;
    let bytes = args.events.iter().map(|event| read(&event.results)).collect::<Result<Vec<_>, _>>()?;
    let lots_bytes = args.lots.as_deref().map(read).transpose()?;
    let mut files = read_events(&args.events, &bytes, &rules)?;
    let ids = one_number_for_each_name(&mut files);
    let lots = match args.lots.as_deref().zip(lots_bytes.as_deref()) {
        Some((path, bytes)) => read_lots(path, bytes, &ids)?,
        None => Lots::new(),
    };
    for (event, file) in args.events.iter().zip(&files) {
        for warning in named(&event.results, &file.warnings) {
            eprintln!("{}", words::commands::note(warning));
        }
    }
    let events: Vec<SeriesEvent<'_>> =
        files.iter().map(|file| SeriesEvent { players: &file.players, games: &file.games }).collect();
    let players = attendance(&events);
    // By other rules the organizers say what counts.
    if rules.is_official() && !format::format(players).valid {
        eprintln!("{}", words::commands::note(words::format::too_few_to_be_valid(players)));
    }
    let names: Vec<&str> = args.events.iter().map(|event| event.name.as_str()).collect();
    let rows = ranking(&events, &lots, &rules, TiedPlaces::default());
    print(&series_file::write(&rows, &names, &rules).finish())
}

/// The results of all events, or what is wrong in any of them.
fn read_events(events: &[EventArgument], bytes: &[Vec<u8>], rules: &RuleSet) -> Result<Vec<ResultsFile>, Failure> {
    // The championship is played with the base game.
    let system = SystemCode::DEFAULT.system();
    let mut faults = Vec::new();
    let mut files = Vec::new();
    for (event, bytes) in events.iter().zip(bytes) {
        match text::utf8(bytes).and_then(|text| results::read(text, system, rules)) {
            Ok(file) => files.push(file),
            Err(wrong) => faults.extend(named(&event.results, &wrong)),
        }
    }
    if faults.is_empty() { Ok(files) } else { Err(Failure::Input(faults)) }
}

/// The same name is the same player: gives everybody one number for all events, and says who played a preliminary game.
fn one_number_for_each_name(files: &mut [ResultsFile]) -> BTreeMap<String, RankedId> {
    let names: BTreeSet<String> =
        files.iter().flat_map(|file| &file.players).map(|player| player.name.clone()).collect();
    let ids: BTreeMap<String, RankedId> = names.into_iter().zip((0..).map(RankedId)).collect();
    let mut played = BTreeSet::new();
    for file in files {
        let new: BTreeMap<RankedId, RankedId> =
            file.players.iter().filter_map(|player| Some((player.id, *ids.get(&player.name)?))).collect();
        let renumber = |id: &mut RankedId| *id = new.get(id).copied().unwrap_or(*id);
        file.players.iter_mut().for_each(|player| renumber(&mut player.id));
        file.games.iter_mut().flat_map(|game| &mut game.seats).for_each(|seat| renumber(&mut seat.player));
        let prelims = file.games.iter().filter(|game| game.stage == Stage::Prelim);
        played.extend(prelims.flat_map(|game| &game.seats).map(|seat| seat.player));
    }
    ids.into_iter().filter(|(_, id)| played.contains(id)).collect()
}

fn read_lots(path: &Path, bytes: &[u8], ids: &BTreeMap<String, RankedId>) -> Result<Lots, Failure> {
    let names = ids.iter().map(|(name, &id)| (name.as_str(), id)).collect();
    text::utf8(bytes).and_then(|text| lots::read(text, &names)).map_err(|faults| Failure::Input(named(path, &faults)))
}
