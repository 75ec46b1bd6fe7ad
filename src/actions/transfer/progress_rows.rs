//! What an archive says of how far its tournament has come: phase, rounds, record sheets and winners fit together.

use std::collections::BTreeMap;

use reeve_files::archive::data_file;
use reeve_rules::games::{System, SystemCode};
use reeve_rules::tournament::bounds;
use reeve_rules::tournament::bounds::Bounds;
use reeve_rules::tournament::vocabulary::{Phase, RoundState, SheetState, Stage, TournamentPart};
use reeve_store::dump::{StoredRow, Value};
use reeve_views::rounds::RoundAt;

use crate::transfer::content::{flag, number, rows, value, word};
use crate::transfer::refusal::{ContentFault, ProgressFault, Refusal};
use crate::transfer::tournament_rows::TableRows;

/// A round as its row has it.
#[derive(Clone, Copy)]
struct RoundOfRow<'c> {
    row: &'c StoredRow,
    line: usize,
    at: RoundAt,
    state: RoundState,
}

/// Refuses a tournament that has come farther than its rounds, and rounds that have come farther than their tournament, than the
/// rounds before them, or than their times.
pub(crate) fn check(content: &TableRows) -> Result<(), Refusal> {
    let rounds = rounds(content);
    let Some((tournament, line)) = rows(content, "tournament").next() else { return Ok(()) };
    let at_round = |round: &RoundOfRow<'_>, fault| refused("round", round.line, fault);
    let planned = number("tournament", tournament, "prelim_rounds").unwrap_or_default();
    let taken = rounds_taken(tournament);
    if !taken.contain(planned) {
        return Err(refused("tournament", line, ProgressFault::Rounds { planned, bounds: taken }));
    }
    let phase = Phase::from_code(word("tournament", tournament, "phase")).unwrap_or(Phase::Finished);
    let is_of_final_day = word("tournament", tournament, "part") == TournamentPart::Finals.code();
    // Semi-finals that were public are taken away where too few players are left for them, and earlier programs let the phase stand.
    let is_last = |at: RoundAt| phase == Phase::Semi && at.stage == Stage::Prelim && at.number == planned;
    let is_there = |round: &RoundOfRow<'_>| {
        round.state != RoundState::Planned && (phase_of(round.at.stage) == phase || is_last(round.at))
    };
    if Stage::ALL.iter().any(|stage| phase_of(*stage) == phase) && !rounds.iter().any(is_there) {
        return Err(refused("tournament", line, ProgressFault::PhaseWithoutRound { phase }));
    }
    let is_closed = |round: &&RoundOfRow<'_>| round.at.stage == Stage::Prelim && round.state == RoundState::Closed;
    let closed = rounds.iter().filter(is_closed).count();
    if phase.is_finished() && !is_of_final_day && i64::try_from(closed).is_ok_and(|closed| closed < planned) {
        return Err(refused("tournament", line, ProgressFault::FinishedEarly { closed, planned }));
    }
    let plays_on = word("tournament", tournament, "part") != TournamentPart::Prelims.code();
    let key = |round: &RoundOfRow<'_>| (round.at.stage, round.at.number);
    let first_open = rounds.iter().filter(|round| round.state != RoundState::Closed).min_by_key(|round| key(round));
    for round in &rounds {
        let most = if round.at.stage == Stage::Prelim { planned } else { 1 };
        // Earlier programs left the seats of rounds that a side event no longer has.
        let is_left = round.at.number > most && !round.state.has_begun();
        if round.at.number > most && !is_left {
            return Err(at_round(round, ProgressFault::RoundTooMany { number: round.at.number, most }));
        }
        if round.state != RoundState::Planned && phase < phase_of(round.at.stage) {
            return Err(at_round(round, ProgressFault::BeforeItsPhase { state: round.state, phase }));
        }
        let is_open = matches!(round.state, RoundState::Published | RoundState::Playing);
        if phase.is_finished() && is_open && plays_on && !is_left {
            return Err(at_round(round, ProgressFault::AfterTheEnd { state: round.state }));
        }
        if let Some(column) = missing_time(round) {
            return Err(at_round(round, ProgressFault::NoTime { state: round.state, column }));
        }
        let open = first_open.filter(|open| round.state.has_begun() && key(open) < key(round));
        if let Some(earlier) = open {
            return Err(at_round(round, ProgressFault::BeforeEarlier { state: round.state, earlier: earlier.at }));
        }
    }
    Ok(())
}

/// Refuses sheets with a result before their round begins, and without one when it is closed, and winners without a seat or who
/// were absent. Looked at after the digest chain, which names the sheet where one that is final was changed.
pub(crate) fn check_sheets(content: &TableRows) -> Result<(), Refusal> {
    let states: BTreeMap<i64, RoundState> =
        rounds(content).iter().filter_map(|round| Some((number("round", round.row, "id")?, round.state))).collect();
    let mut seats: BTreeMap<(i64, i64), bool> = BTreeMap::new();
    for (row, _) in rows(content, "seat") {
        let place = number("seat", row, "table_id").zip(number("seat", row, "position"));
        seats.extend(place.map(|place| (place, flag("seat", row, "absent"))));
    }
    for (row, line) in rows(content, "game_table") {
        let of = |column| number("game_table", row, column);
        let round = of("round_id").and_then(|round| states.get(&round)).copied();
        let sheet = SheetState::from_code(word("game_table", row, "sheet_state"));
        if let Some((round, sheet)) = round.zip(sheet)
            && !fits(round, sheet)
        {
            return Err(refused("game_table", line, ProgressFault::SheetInRound { sheet, round }));
        }
        let Some((table, position)) = of("id").zip(of("winner_position")) else { continue };
        match seats.get(&(table, position)) {
            Some(false) => {}
            Some(true) => return Err(refused("game_table", line, ProgressFault::WinnerAbsent { position })),
            None => return Err(refused("game_table", line, ProgressFault::WinnerWithoutSeat { position })),
        }
    }
    Ok(())
}

/// Whether a record sheet can stand there in a round that stands there.
fn fits(round: RoundState, sheet: SheetState) -> bool {
    match round {
        RoundState::Planned | RoundState::Published => sheet == SheetState::Open,
        RoundState::Playing => true,
        RoundState::Closed => sheet.is_final(),
    }
}

/// The rounds of the archive, in its order.
fn rounds(content: &TableRows) -> Vec<RoundOfRow<'_>> {
    let read = |(row, line)| {
        let stage = Stage::from_code(word("round", row, "stage"))?;
        let state = RoundState::from_code(word("round", row, "state"))?;
        Some(RoundOfRow { row, line, at: RoundAt { stage, number: number("round", row, "number")? }, state })
    };
    rows(content, "round").filter_map(read).collect()
}

/// How many rounds the form of the settings takes for the game that is played.
fn rounds_taken(tournament: &StoredRow) -> Bounds {
    let code = SystemCode::from_code(word("tournament", tournament, "system")).unwrap_or(SystemCode::DEFAULT);
    let system: &System = code.system();
    if system.championship { Bounds { least: system.rounds, most: system.rounds } } else { bounds::SIDE_ROUNDS }
}

/// The phase that a tournament has reached once a round of the stage is public.
fn phase_of(stage: Stage) -> Phase {
    match stage {
        Stage::Prelim => Phase::Prelim,
        Stage::Semi => Phase::Semi,
        Stage::Final => Phase::Final,
    }
}

/// The column of the time of a step that the round has taken, where it has none.
fn missing_time(round: &RoundOfRow<'_>) -> Option<&'static str> {
    let steps = [
        (RoundState::Published, "published_at"),
        (RoundState::Playing, "started_at"),
        (RoundState::Closed, "closed_at"),
    ];
    let is_empty = |column| matches!(value("round", round.row, column), None | Some(Value::Null));
    steps.into_iter().find(|(step, column)| round.state >= *step && is_empty(column)).map(|(_, column)| column)
}

fn refused(table: &str, line: usize, fault: ProgressFault) -> Refusal {
    Refusal::at(&data_file(table), line, ContentFault::Progress(fault))
}
