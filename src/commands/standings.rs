//! `reeve standings`: the standings of a results file.

use std::collections::BTreeMap;
use std::path::PathBuf;

use clap::builder::{PossibleValuesParser, TypedValueParser};

use crate::commands::{Failure, named, print, read, rule_set};
use reeve_files::{lots, results, standings as standings_file, text};
use reeve_rules::bracket::departures::departures;
use reeve_rules::games::SystemCode;
use reeve_rules::rule_set::RuleSet;
use reeve_rules::standings::{Input, Lots, RankedId, standings};
use reeve_rules::tournament::format;
use reeve_rules::tournament::settings::TiedPlaces;
use reeve_words as words;

/// Arguments of `reeve standings`.
#[derive(clap::Args)]
pub struct Args {
    /// Results: stage,round,table,position,player,vp,winner
    #[arg(long, value_name = "R.csv")]
    results: PathBuf,
    /// The game: base, for the championship; or that of a side event: full-contact, struggle, conquest
    #[arg(long, value_name = "S", default_value = "base", value_parser = system())]
    system: SystemCode,
    /// Lots: player,lot; the lower lot ranks higher
    #[arg(long, value_name = "L.csv")]
    lots: Option<PathBuf>,
    /// The rule set: catan-studio (where none is named), world-championship, japan, uk, germany, austria; or a file with one
    #[arg(long, value_name = "NAME|FILE")]
    rules: Option<PathBuf>,
}

fn system() -> impl TypedValueParser<Value = SystemCode> {
    PossibleValuesParser::new(SystemCode::CODES).map(|code| SystemCode::from_code(&code).unwrap_or(SystemCode::DEFAULT))
}

/// Runs the command: warnings go to standard error, the standings to standard output.
pub fn run(args: &Args) -> Result<(), Failure> {
    let system = args.system.system();
    let rules = match args.rules.as_deref() {
        Some(_) if !system.championship => return Err(Failure::input(words::commands::RULES_OF_SIDE_EVENT)),
        None if !system.championship => RuleSet::of(system),
        named => rule_set::chosen(named)?,
    };
    let results_bytes = read(&args.results)?;
    let lots_bytes = args.lots.as_deref().map(read).transpose()?;
    let results = text::utf8(&results_bytes).and_then(|text| results::read(text, system, &rules));
    let results = results.map_err(|faults| Failure::Input(named(&args.results, &faults)))?;
    let names: BTreeMap<&str, RankedId> = results.players.iter().map(|p| (p.name.as_str(), p.id)).collect();
    let lots = match (&args.lots, &lots_bytes) {
        (Some(path), Some(bytes)) => text::utf8(bytes)
            .and_then(|text| lots::read(text, &names))
            .map_err(|faults| Failure::Input(named(path, &faults)))?,
        _ => Lots::new(),
    };
    for warning in named(&args.results, &results.warnings) {
        eprintln!("{}", words::commands::note(warning));
    }
    // By other rules the organizers say what counts.
    if rules.is_official() && !format::format(results.attendance).valid {
        eprintln!("{}", words::commands::note(words::format::too_few_to_be_valid(results.attendance)));
    }
    let input = Input {
        players: &results.players,
        games: &results.games,
        lots: &lots,
        rules: &rules,
        tied_places: TiedPlaces::default(),
        semi_field: None,
        brought: None,
    };
    let standings = standings(&input);
    if system.championship {
        for departure in departures(&standings, &results.games) {
            eprintln!("{}", words::commands::note(words::commands::departure(&departure, &standings)));
        }
    }
    print(&standings_file::write(&standings).finish())
}
