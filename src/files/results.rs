//! Results as CSV: `stage,round,table,position,player,vp,winner`.

use std::collections::{BTreeMap, BTreeSet};

use crate::files::table;
use crate::files::table::{Columns, CsvRecord, CsvTable, CsvWriter, Fault, shown};
use crate::rules::bracket::CHART;
use crate::rules::games::BASE;
use crate::rules::sheets;
use crate::rules::sheets::Warning;
use crate::rules::sheets::score::Vp;
use crate::rules::standings::{GameSeat, PlayedGame, Player, PlayerId, Status};
use crate::rules::tournament::format;
use crate::rules::tournament::format::{PRELIM_GAMES, Stages};
use crate::rules::tournament::vocabulary::Stage;

/// The columns, all of them required.
pub const COLUMNS: [&str; 7] = ["stage", "round", "table", "position", "player", "vp", "winner"];

/// A results file that can be ranked.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Results {
    /// Everybody who sat somewhere, by name; numbered in that order from 0.
    pub players: Vec<Player>,
    /// The games by stage, round and table; their seats by position.
    pub games: Vec<PlayedGame>,
    /// Players seated in the first preliminary round, which is what 1.1.3 counts.
    pub attendance: usize,
    /// What is unusual, and accepted.
    pub warnings: Vec<Fault>,
}

/// One line; None in a cell that has a fault of its own.
struct ResultLine {
    line: u64,
    position: Option<u8>,
    player: Option<String>,
    vp: Option<Vp>,
    winner: Option<bool>,
}

type GameKey = (Stage, u32, u32);

/// Reads results. Every fault is named: of single cells, of a table (its size, its winner, a position or
/// a player twice), of a round (a player at two tables), and of the stages (a second final, a
/// semi-finalist who played no preliminary game).
pub fn read(text: &str) -> Result<Results, Vec<Fault>> {
    let (table, mut faults) = table::read_all(text, &COLUMNS);
    let Some(table) = table else { return Err(faults) };
    let columns = match Columns::find(&table, &COLUMNS, &[]) {
        Ok(columns) => columns,
        Err(missing) => return Err(missing.into_iter().chain(faults).collect()),
    };
    let games = lines_by_game(&table, &columns, &mut faults);
    if table.records.is_empty() {
        faults.push(Fault::of_file("the file has a header and no results"));
    }
    // Where the end of the file is lost, tables would be found short that are not.
    if !table.cut_short {
        for (key, lines) in &games {
            check_game(*key, lines, &mut faults);
        }
        check_rounds(&games, &mut faults);
        check_stages(&games, &mut faults);
    }
    if !faults.is_empty() {
        faults.sort();
        faults.dedup();
        return Err(faults);
    }
    Ok(assemble(&games))
}

fn lines_by_game(table: &CsvTable, columns: &Columns, faults: &mut Vec<Fault>) -> BTreeMap<GameKey, Vec<ResultLine>> {
    let mut games: BTreeMap<GameKey, Vec<ResultLine>> = BTreeMap::new();
    for record in &table.records {
        // What is wrong with a broken record has been said; it only counts for its table.
        let mut said = Vec::new();
        let (key, line) = read_line(record, columns, if record.broken { &mut said } else { &mut *faults });
        if let Some(key) = key {
            games.entry(key).or_default().push(line);
        }
    }
    games
}

fn read_line(record: &CsvRecord, columns: &Columns, faults: &mut Vec<Fault>) -> (Option<GameKey>, ResultLine) {
    let mut number = |column: &str, least: i64, most: i64| {
        let number = table::whole_number(columns.cell(record, column), least, most);
        number.map_err(|what| faults.push(Fault::at(record.line, column, what))).ok()
    };
    let from_one = i64::from(u32::MAX);
    let round = number("round", 1, from_one).and_then(|n| u32::try_from(n).ok());
    let table = number("table", 1, from_one).and_then(|n| u32::try_from(n).ok());
    let position = number("position", 1, *BASE.seats.end() as i64).and_then(|n| u8::try_from(n).ok());
    let vp = number("vp", 0, i64::from(BASE.most_vp)).and_then(|n| Vp::new(n, &BASE).ok());
    let mut fault = |column: &str, what: String| faults.push(Fault::at(record.line, column, what));
    let code = columns.cell(record, "stage").trim();
    let stage = Stage::from_code(code);
    if stage.is_none() {
        fault("stage", format!("\"{}\" is not a stage (prelim, semi or final)", shown(code)));
    }
    let player = table::name(columns.cell(record, "player")).map_err(|what| fault("player", what)).ok();
    let winner = match columns.cell(record, "winner").trim() {
        "1" => Some(true),
        "0" => Some(false),
        other => {
            fault("winner", format!("\"{}\" is neither 1 nor 0", shown(other)));
            None
        }
    };
    let key = stage.zip(round).zip(table).map(|((stage, round), table)| (stage, round, table));
    (key, ResultLine { line: record.line, position, player, vp, winner })
}

/// A game in words: `preliminary round 2, table 5`.
fn words((stage, round, table): GameKey) -> String {
    match stage {
        Stage::Prelim => format!("preliminary round {round}, table {table}"),
        Stage::Semi => format!("semi-final round {round}, table {table}"),
        Stage::Final => format!("final round {round}, table {table}"),
    }
}

/// What must hold within one game.
fn check_game(key: GameKey, lines: &[ResultLine], faults: &mut Vec<Fault>) {
    let Some(first) = lines.first() else { return };
    if !BASE.seats.contains(&lines.len()) {
        let players = if lines.len() == 1 { "1 player".to_string() } else { format!("{} players", lines.len()) };
        faults.push(Fault::at(first.line, "table", format!("{} has {players}; a table has 3 or 4", words(key))));
    }
    for (at, line) in lines.iter().enumerate() {
        let earlier = &lines[..at];
        if let Some(position) = line.position
            && let Some(other) = earlier.iter().find(|other| other.position == Some(position))
        {
            let what = format!("position {position} is taken at {} by line {}", words(key), other.line);
            faults.push(Fault::at(line.line, "position", what));
        }
    }
    let winners: Vec<&ResultLine> = lines.iter().filter(|line| line.winner == Some(true)).collect();
    if winners.is_empty() && lines.iter().all(|line| line.winner.is_some()) {
        faults.push(Fault::at(first.line, "winner", format!("{} has no winner", words(key))));
    }
    for second in winners.iter().skip(1) {
        let what = format!("{} has a winner already, in line {}", words(key), winners[0].line);
        faults.push(Fault::at(second.line, "winner", what));
    }
}

/// Nobody sits twice in a round, at one table or at two.
fn check_rounds(games: &BTreeMap<GameKey, Vec<ResultLine>>, faults: &mut Vec<Fault>) {
    let mut seen: BTreeMap<(Stage, u32, &str), (u64, u32)> = BTreeMap::new();
    for (&(stage, round, table), lines) in games {
        for line in lines {
            let Some(player) = &line.player else { continue };
            let Some(&(earlier, at)) = seen.get(&(stage, round, player.as_str())) else {
                seen.insert((stage, round, player), (line.line, table));
                continue;
            };
            let first = earlier.min(line.line);
            let where_to =
                if at == table { "at this table".to_string() } else { format!("at table {at} of this round") };
            let what = format!("\"{}\" sits {where_to} already (line {first})", shown(player));
            faults.push(Fault::at(earlier.max(line.line), "player", what));
        }
    }
}

/// What must hold between the stages: four semi-finals at most with everybody once, one final, and
/// nobody in either without a preliminary game.
fn check_stages(games: &BTreeMap<GameKey, Vec<ResultLine>>, faults: &mut Vec<Fault>) {
    let of_stage = |stage: Stage| games.iter().filter(move |((s, _, _), _)| *s == stage);
    for (stage, most, what) in
        [(Stage::Semi, CHART.len(), "there are four semi-finals at most"), (Stage::Final, 1, "there is one final")]
    {
        for (key, lines) in of_stage(stage).skip(most) {
            let line = lines.first().map_or(1, |line| line.line);
            faults.push(Fault::at(line, "table", format!("{what}, and {} is one more", words(*key))));
        }
    }
    let prelim: BTreeSet<&str> =
        of_stage(Stage::Prelim).flat_map(|(_, lines)| lines).filter_map(|line| line.player.as_deref()).collect();
    for stage in [Stage::Semi, Stage::Final] {
        let mut rounds: BTreeMap<&str, (u32, u64)> = BTreeMap::new();
        for ((_, round, _), lines) in of_stage(stage) {
            for line in lines {
                let Some(player) = line.player.as_deref() else { continue };
                if !prelim.contains(player) {
                    let what = format!("\"{}\" sits here and in no preliminary game", shown(player));
                    faults.push(Fault::at(line.line, "player", what));
                }
                if let Some(&(other, earlier)) = rounds.get(player).filter(|(other, _)| other != round) {
                    let what =
                        format!("\"{}\" plays this stage already in round {other} (line {earlier})", shown(player));
                    faults.push(Fault::at(line.line, "player", what));
                }
                rounds.entry(player).or_insert((*round, line.line));
            }
        }
    }
}

/// From lines without a fault to games.
fn assemble(games: &BTreeMap<GameKey, Vec<ResultLine>>) -> Results {
    let names: BTreeSet<&str> = games.values().flatten().filter_map(|line| line.player.as_deref()).collect();
    let ids: BTreeMap<&str, PlayerId> = names.iter().copied().zip((0..).map(PlayerId)).collect();
    let seat = |line: &ResultLine| -> Option<(u8, GameSeat)> {
        let player = *ids.get(line.player.as_deref()?)?;
        Some((line.position?, GameSeat { player, vp: line.vp?, winner: line.winner? }))
    };
    let game = |(&(stage, round, table), lines): (&GameKey, &Vec<ResultLine>)| {
        let mut seats: Vec<(u8, GameSeat)> = lines.iter().filter_map(seat).collect();
        seats.sort_by_key(|&(position, _)| position);
        PlayedGame { stage, round, table, seats: seats.into_iter().map(|(_, seat)| seat).collect() }
    };
    let player = |(&name, &id): (&&str, &PlayerId)| Player { id, name: name.to_string(), status: Status::Active };
    let attendance = attendance(games);
    Results {
        players: ids.iter().map(player).collect(),
        games: games.iter().map(game).collect(),
        attendance,
        warnings: warnings(games, attendance),
    }
}

/// Players seated in the first preliminary round.
fn attendance(games: &BTreeMap<GameKey, Vec<ResultLine>>) -> usize {
    let prelims = games.iter().filter(|((stage, _, _), _)| *stage == Stage::Prelim);
    let first = prelims.clone().map(|((_, round, _), _)| *round).min();
    prelims.filter(|((_, round, _), _)| Some(*round) == first).map(|(_, lines)| lines.len()).sum()
}

/// What a person should look at once more.
fn warnings(games: &BTreeMap<GameKey, Vec<ResultLine>>, attendance: usize) -> Vec<Fault> {
    let mut warnings = Vec::new();
    for (key, lines) in games {
        warn_of_game(*key, lines, &mut warnings);
    }
    warn_of_stages(games, attendance, &mut warnings);
    warnings.sort();
    warnings
}

fn warn_of_game(key: GameKey, lines: &[ResultLine], warnings: &mut Vec<Fault>) {
    let stated: Vec<(Vp, bool)> = lines.iter().filter_map(|line| line.vp.zip(line.winner)).collect();
    for warning in sheets::warnings(&BASE, &stated) {
        if let Some(line) = lines.get(warning.seat()) {
            warnings.push(Fault::at(line.line, "vp", unusual(&warning)));
        }
    }
    let mut positions: Vec<u8> = lines.iter().filter_map(|line| line.position).collect();
    positions.sort_unstable();
    if !positions.iter().copied().eq(1..=positions.len() as u8) {
        let line = lines.first().map_or(1, |line| line.line);
        let list: Vec<String> = positions.iter().map(u8::to_string).collect();
        warnings.push(Fault::at(line, "position", format!("{} has the positions {}", words(key), list.join(", "))));
    }
}

/// What is unusual about a seat's VP, for people.
pub fn unusual(warning: &Warning) -> String {
    match warning {
        Warning::WinnerBelowGoal { goal, .. } => format!("The winner has fewer than {goal} VP"),
        Warning::LoserWithGoal { goal, .. } => format!("{goal} VP or more, and not the winner"),
        Warning::BelowStart { start, .. } => format!("Fewer than {start} VP, which everybody starts with"),
    }
}

fn warn_of_stages(games: &BTreeMap<GameKey, Vec<ResultLine>>, attendance: usize, warnings: &mut Vec<Fault>) {
    let of_stage = |stage: Stage| games.iter().filter(move |((s, _, _), _)| *s == stage);
    let semis = of_stage(Stage::Semi).count();
    let finals = of_stage(Stage::Final).count();
    let format = format::format(attendance);
    if semis > 0 && !format.allows(Stages::SemiFinals) {
        warnings.push(Fault::of_file(format!(
            "semi-finals with {attendance} players: the rules give them from 16 on (1.1.3)"
        )));
    }
    if semis == 0 && finals > 0 && !format.allows(Stages::FinalOnly) {
        warnings.push(Fault::of_file(format!(
            "no semi-finals with {attendance} players: the rules give them from 29 on (1.1.3)"
        )));
    }
    if finals > 0 && semis > 0 && semis < CHART.len() {
        warnings.push(Fault::of_file(format!("a final, and {semis} of the four semi-finals")));
    }
    let mut played: BTreeMap<&str, u32> = BTreeMap::new();
    for line in of_stage(Stage::Prelim).flat_map(|(_, lines)| lines) {
        *played.entry(line.player.as_deref().unwrap_or_default()).or_default() += 1;
    }
    for (player, games) in played.into_iter().filter(|&(_, games)| games > PRELIM_GAMES) {
        let what = format!("\"{}\" has {games} preliminary games; there are {PRELIM_GAMES} (1.1.4)", shown(player));
        warnings.push(Fault::of_file(what));
    }
    let won_a_semi = |player: &Option<String>| {
        of_stage(Stage::Semi).any(|(_, lines)| lines.iter().any(|l| &l.player == player && l.winner == Some(true)))
    };
    for line in of_stage(Stage::Final).flat_map(|(_, lines)| lines).filter(|_| semis > 0) {
        if !won_a_semi(&line.player) {
            let player = shown(line.player.as_deref().unwrap_or_default());
            warnings.push(Fault::at(
                line.line,
                "player",
                format!("\"{player}\" is in the final and won no semi-final"),
            ));
        }
    }
}

/// Writes results; `name` gives the name of a player.
pub fn write<'n>(games: &[PlayedGame], name: impl Fn(PlayerId) -> &'n str) -> CsvWriter {
    let mut writer = CsvWriter::new(&COLUMNS);
    let mut sorted: Vec<&PlayedGame> = games.iter().collect();
    sorted.sort_by_key(|game| (game.stage, game.round, game.table));
    for game in sorted {
        for (seat, position) in game.seats.iter().zip(1..) {
            let numbers = [game.round, game.table, position].map(|number| number.to_string());
            let [round, table, position] = numbers;
            let vp = seat.vp.to_string();
            let winner = if seat.winner { "1" } else { "0" };
            writer.row(&[game.stage.code(), &round, &table, &position, name(seat.player), &vp, winner]);
        }
    }
    writer
}

#[cfg(test)]
#[path = "results_tests.rs"]
mod tests;
