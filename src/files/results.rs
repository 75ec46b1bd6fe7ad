//! Results as CSV: `stage,round,table,position,player,vp,winner`.

use std::collections::{BTreeMap, BTreeSet};

use crate::fault::{FaultKind, FileFault, GameAt, ResultsFault, UnusualResults};
use crate::table;
use crate::table::{Columns, CsvRecord, CsvTable, CsvWriter, shown};
use reeve_limits as limits;
use reeve_rules::bracket::CHART;
use reeve_rules::games::System;
use reeve_rules::rule_set::{Cut, RuleSet};
use reeve_rules::sheets;
use reeve_rules::sheets::score::Vp;
use reeve_rules::standings::{Entrant, GameSeat, PlayedGame, RankedId, Status};
use reeve_rules::tournament::format;
use reeve_rules::tournament::format::Stages;
use reeve_rules::tournament::vocabulary::Stage;

/// The columns, all of them required.
pub const COLUMNS: [&str; 7] = ["stage", "round", "table", "position", "player", "vp", "winner"];

/// A results file that can be ranked.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ResultsFile {
    /// Everybody who sat somewhere, by name; numbered in that order from 0.
    pub players: Vec<Entrant>,
    /// The games by stage, round and table; their seats by position.
    pub games: Vec<PlayedGame>,
    /// Players seated in the first preliminary round, which is what 1.1.3 counts.
    pub attendance: usize,
    /// What is unusual, and accepted.
    pub warnings: Vec<FileFault>,
}

/// One seat of a game, as the file has it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ResultRow<'a> {
    pub stage: Stage,
    /// The round, from 1.
    pub round: i64,
    /// The table, from 1.
    pub table: i64,
    /// The selection position, from 1.
    pub position: i64,
    pub player: &'a str,
    /// VP as stated; an empty cell where there are none.
    pub vp: Option<i64>,
    pub winner: bool,
}

/// One line; None in a cell that has a fault of its own.
struct ResultLine {
    line: u64,
    position: Option<u8>,
    player: Option<String>,
    vp: Option<Vp>,
    winner: Option<bool>,
}

/// Reads results of games of this system, played by these rules. Every fault is named: of single cells, of a table (its size, its winner, a position or
/// a player twice), of a round (a player at two tables), and of the stages (a second final, a
/// semi-finalist who played no preliminary game).
pub fn read(text: &str, system: &System, rules: &RuleSet) -> Result<ResultsFile, Vec<FileFault>> {
    let (table, mut faults) = table::read_own(text, &COLUMNS, &limits::RESULTS_FILE);
    let Some(table) = table else { return Err(faults) };
    let columns = match Columns::find(&table, &COLUMNS, &[]) {
        Ok(columns) => columns,
        Err(missing) => return Err(missing.into_iter().chain(faults).collect()),
    };
    let games = lines_by_game(&table, &columns, system, &mut faults);
    if table.records.is_empty() {
        faults.push(FileFault::of_file(ResultsFault::NoResults));
    }
    // Where the end of the file is lost, tables would be found short that are not.
    if !table.cut_short {
        for (key, lines) in &games {
            check_game(*key, lines, system, &mut faults);
        }
        check_rounds(&games, &mut faults);
        check_stages(&games, &mut faults);
    }
    if !faults.is_empty() {
        faults.sort();
        faults.dedup();
        return Err(faults);
    }
    Ok(assemble(&games, system, rules))
}

fn lines_by_game(
    table: &CsvTable,
    columns: &Columns,
    system: &System,
    faults: &mut Vec<FileFault>,
) -> BTreeMap<GameAt, Vec<ResultLine>> {
    let mut games: BTreeMap<GameAt, Vec<ResultLine>> = BTreeMap::new();
    for record in &table.records {
        // What is wrong with a broken record has been said; it only counts for its table.
        let mut said = Vec::new();
        let (key, line) = read_line(record, columns, system, if record.broken { &mut said } else { &mut *faults });
        if let Some(key) = key {
            games.entry(key).or_default().push(line);
        }
    }
    games
}

fn read_line(
    record: &CsvRecord,
    columns: &Columns,
    system: &System,
    faults: &mut Vec<FileFault>,
) -> (Option<GameAt>, ResultLine) {
    let mut number = |column: &str, least: i64, most: i64| {
        let number = table::whole_number(columns.cell(record, column), least, most);
        number.map_err(|what| faults.push(FileFault::at(record.line, column, what))).ok()
    };
    let from_one = i64::from(u32::MAX);
    let round = number("round", 1, from_one).and_then(|n| u32::try_from(n).ok());
    let table = number("table", 1, from_one).and_then(|n| u32::try_from(n).ok());
    let position = number("position", 1, *system.seats.end() as i64).and_then(|n| u8::try_from(n).ok());
    let vp = number("vp", 0, i64::from(system.most_vp)).and_then(|n| Vp::new(n, system).ok());
    let mut fault = |column: &str, what: FaultKind| faults.push(FileFault::at(record.line, column, what));
    let code = columns.cell(record, "stage").trim();
    let stage = Stage::from_code(code);
    match stage {
        None => fault("stage", ResultsFault::NoStage(shown(code)).into()),
        Some(stage) if !system.championship && stage != Stage::Prelim => {
            fault("stage", ResultsFault::NoStageOfSideEvent(stage).into());
        }
        Some(_) => {}
    }
    let player = table::name_seen(columns.cell(record, "player")).map_err(|what| fault("player", what.into())).ok();
    let winner = match columns.cell(record, "winner").trim() {
        "1" => Some(true),
        "0" => Some(false),
        other => {
            fault("winner", ResultsFault::NoMark(shown(other)).into());
            None
        }
    };
    let key = stage.zip(round).zip(table).map(|((stage, round), table)| GameAt { stage, round, table });
    (key, ResultLine { line: record.line, position, player, vp, winner })
}

/// What must hold within one game.
fn check_game(game: GameAt, lines: &[ResultLine], system: &System, faults: &mut Vec<FileFault>) {
    let Some(first) = lines.first() else { return };
    // Fewer than play are warned of: a judge decided their game.
    if lines.len() > *system.seats.end() {
        let (least, most) = (*system.seats.start(), *system.seats.end());
        let what = ResultsFault::TableSize { game, players: lines.len(), least, most };
        faults.push(FileFault::at(first.line, "table", what));
    }
    for (at, line) in lines.iter().enumerate() {
        let earlier = &lines[..at];
        if let Some(position) = line.position
            && let Some(other) = earlier.iter().find(|other| other.position == Some(position))
        {
            let what = ResultsFault::Taken { position, game, earlier: other.line };
            faults.push(FileFault::at(line.line, "position", what));
        }
    }
    let winners: Vec<&ResultLine> = lines.iter().filter(|line| line.winner == Some(true)).collect();
    if winners.is_empty() && lines.iter().all(|line| line.winner.is_some()) {
        faults.push(FileFault::at(first.line, "winner", ResultsFault::NoWinner(game)));
    }
    for second in winners.iter().skip(1) {
        let what = ResultsFault::SecondWinner { game, earlier: winners[0].line };
        faults.push(FileFault::at(second.line, "winner", what));
    }
}

/// Nobody sits twice in a round, at one table or at two.
fn check_rounds(games: &BTreeMap<GameAt, Vec<ResultLine>>, faults: &mut Vec<FileFault>) {
    let mut seen: BTreeMap<(Stage, u32, &str), (u64, u32)> = BTreeMap::new();
    for (&GameAt { stage, round, table }, lines) in games {
        for line in lines {
            let Some(player) = &line.player else { continue };
            let Some(&(earlier, at)) = seen.get(&(stage, round, player.as_str())) else {
                seen.insert((stage, round, player), (line.line, table));
                continue;
            };
            let first = earlier.min(line.line);
            let other = (at != table).then_some(at);
            let what = ResultsFault::SitsAlready { name: shown(player), table: other, earlier: first };
            faults.push(FileFault::at(earlier.max(line.line), "player", what));
        }
    }
}

/// What must hold between the stages: four semi-finals at most with everybody once, one final, and
/// nobody in either without a preliminary game.
fn check_stages(games: &BTreeMap<GameAt, Vec<ResultLine>>, faults: &mut Vec<FileFault>) {
    let of_stage = |stage: Stage| games.iter().filter(move |(game, _)| game.stage == stage);
    let mut too_many = |stage: Stage, most: usize, what: fn(GameAt) -> ResultsFault| {
        for (game, lines) in of_stage(stage).skip(most) {
            faults.push(FileFault::at(lines.first().map_or(1, |line| line.line), "table", what(*game)));
        }
    };
    too_many(Stage::Semi, CHART.len(), ResultsFault::FifthSemiFinal);
    too_many(Stage::Final, 1, ResultsFault::SecondFinal);
    let prelim: BTreeSet<&str> =
        of_stage(Stage::Prelim).flat_map(|(_, lines)| lines).filter_map(|line| line.player.as_deref()).collect();
    for stage in [Stage::Semi, Stage::Final] {
        let mut rounds: BTreeMap<&str, (u32, u64)> = BTreeMap::new();
        for (GameAt { round, .. }, lines) in of_stage(stage) {
            for line in lines {
                let Some(player) = line.player.as_deref() else { continue };
                if !prelim.contains(player) {
                    faults.push(FileFault::at(line.line, "player", ResultsFault::NoPrelim(shown(player))));
                }
                if let Some(&(other, earlier)) = rounds.get(player).filter(|(other, _)| other != round) {
                    let name = shown(player);
                    let what = ResultsFault::PlaysStageAlready { name, round: other, earlier };
                    faults.push(FileFault::at(line.line, "player", what));
                }
                rounds.entry(player).or_insert((*round, line.line));
            }
        }
    }
}

/// From lines without a fault to games.
fn assemble(games: &BTreeMap<GameAt, Vec<ResultLine>>, system: &System, rules: &RuleSet) -> ResultsFile {
    let names: BTreeSet<&str> = games.values().flatten().filter_map(|line| line.player.as_deref()).collect();
    let ids: BTreeMap<&str, RankedId> = names.iter().copied().zip((0..).map(RankedId)).collect();
    let seat = |line: &ResultLine| -> Option<(u8, GameSeat)> {
        let player = *ids.get(line.player.as_deref()?)?;
        Some((line.position?, GameSeat { player, vp: line.vp?, winner: line.winner? }))
    };
    let game = |(&GameAt { stage, round, table }, lines): (&GameAt, &Vec<ResultLine>)| {
        let mut seats: Vec<(u8, GameSeat)> = lines.iter().filter_map(seat).collect();
        seats.sort_by_key(|&(position, _)| position);
        PlayedGame { stage, round, table, seats: seats.into_iter().map(|(_, seat)| seat).collect() }
    };
    let player = |(&name, &id): (&&str, &RankedId)| Entrant { id, name: name.to_string(), status: Status::Active };
    let attendance = attendance(games);
    ResultsFile {
        players: ids.iter().map(player).collect(),
        games: games.iter().map(game).collect(),
        attendance,
        warnings: warnings(games, attendance, system, rules),
    }
}

/// Players seated in the first preliminary round.
fn attendance(games: &BTreeMap<GameAt, Vec<ResultLine>>) -> usize {
    let prelims = games.iter().filter(|(game, _)| game.stage == Stage::Prelim);
    let first = prelims.clone().map(|(game, _)| game.round).min();
    prelims.filter(|(game, _)| Some(game.round) == first).map(|(_, lines)| lines.len()).sum()
}

/// What a person should look at once more.
fn warnings(
    games: &BTreeMap<GameAt, Vec<ResultLine>>,
    attendance: usize,
    system: &System,
    rules: &RuleSet,
) -> Vec<FileFault> {
    let mut warnings = Vec::new();
    for (game, lines) in games {
        warn_of_game(*game, lines, (system, rules), &mut warnings);
    }
    if system.championship {
        warn_of_stages(games, attendance, rules, &mut warnings);
    }
    warnings.sort();
    warnings
}

fn warn_of_game(
    game: GameAt,
    lines: &[ResultLine],
    (system, rules): (&System, &RuleSet),
    warnings: &mut Vec<FileFault>,
) {
    let stated = lines.iter().enumerate().filter_map(|(at, line)| Some((at, line.vp?, line.winner?)));
    for warning in sheets::warnings(system, rules, stated) {
        if let Some(line) = lines.get(warning.seat()) {
            warnings.push(FileFault::at(line.line, "vp", UnusualResults::Vp(warning)));
        }
    }
    if lines.len() < *system.seats.start() {
        let line = lines.first().map_or(1, |line| line.line);
        warnings.push(FileFault::at(line, "table", UnusualResults::FewPlayers { game, players: lines.len() }));
    }
    let mut positions: Vec<u8> = lines.iter().filter_map(|line| line.position).collect();
    positions.sort_unstable();
    if !positions.iter().copied().eq(1..=positions.len() as u8) {
        let line = lines.first().map_or(1, |line| line.line);
        warnings.push(FileFault::at(line, "position", UnusualResults::Positions { game, positions }));
    }
}

fn warn_of_stages(
    games: &BTreeMap<GameAt, Vec<ResultLine>>,
    attendance: usize,
    rules: &RuleSet,
    warnings: &mut Vec<FileFault>,
) {
    let of_stage = |stage: Stage| games.iter().filter(move |(game, _)| game.stage == stage);
    let semis = of_stage(Stage::Semi).count();
    let finals = of_stage(Stage::Final).count();
    let format = format::format(attendance);
    let played = [(Stage::Semi, semis), (Stage::Final, finals)].into_iter().filter(|(_, games)| *games > 0);
    let unknown = |(stage, _): &(Stage, usize)| match rules.cut {
        Cut::Rules => false,
        Cut::Final => *stage == Stage::Semi,
        Cut::Nothing => true,
    };
    warnings.extend(played.filter(unknown).map(|(stage, _)| FileFault::of_file(UnusualResults::NotInRules(stage))));
    let by_attendance = rules.cut == Cut::Rules;
    if by_attendance && semis > 0 && !format.allows(Stages::SemiFinals) {
        warnings.push(FileFault::of_file(UnusualResults::SemiFinalsTooEarly(attendance)));
    }
    if by_attendance && semis == 0 && finals > 0 && !format.allows(Stages::FinalOnly) {
        warnings.push(FileFault::of_file(UnusualResults::SemiFinalsLeftOut(attendance)));
    }
    if finals > 0 && semis > 0 && semis < CHART.len() {
        warnings.push(FileFault::of_file(UnusualResults::FewSemiFinals(semis)));
    }
    let mut played: BTreeMap<&str, u32> = BTreeMap::new();
    for line in of_stage(Stage::Prelim).flat_map(|(_, lines)| lines) {
        *played.entry(line.player.as_deref().unwrap_or_default()).or_default() += 1;
    }
    for (player, games) in played.into_iter().filter(|&(_, games)| games > rules.prelim_games) {
        let what = UnusualResults::ManyPrelims { name: shown(player), games, most: rules.prelim_games };
        warnings.push(FileFault::of_file(what));
    }
    let won_a_semi = |player: &Option<String>| {
        of_stage(Stage::Semi).any(|(_, lines)| lines.iter().any(|l| &l.player == player && l.winner == Some(true)))
    };
    for line in of_stage(Stage::Final).flat_map(|(_, lines)| lines).filter(|_| semis > 0) {
        if !won_a_semi(&line.player) {
            let player = shown(line.player.as_deref().unwrap_or_default());
            warnings.push(FileFault::at(line.line, "player", UnusualResults::NoSemiFinalWon(player)));
        }
    }
}

/// Writes results, in the order given.
pub fn write<'a>(rows: impl IntoIterator<Item = ResultRow<'a>>) -> CsvWriter {
    let mut writer = CsvWriter::new(&COLUMNS);
    for row in rows {
        writer.row(&[
            row.stage.code(),
            &row.round.to_string(),
            &row.table.to_string(),
            &row.position.to_string(),
            row.player,
            &row.vp.map(|vp| vp.to_string()).unwrap_or_default(),
            if row.winner { "1" } else { "0" },
        ]);
    }
    writer
}
