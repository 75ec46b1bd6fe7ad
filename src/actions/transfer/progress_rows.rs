//! What an archive says of how far its tournament has come: phase, rounds, record sheets and winners fit together.

use std::collections::BTreeMap;

use reeve_rules::games::{System, SystemCode};
use reeve_rules::rule_set;
use reeve_rules::rule_set::RuleSet;
use reeve_rules::tournament::bounds;
use reeve_rules::tournament::bounds::Bounds;
use reeve_rules::tournament::vocabulary::{Phase, RoundState, SheetState, Stage, TournamentPart};
use reeve_views::rounds::RoundAt;

use crate::transfer::refusal::{ContentFault, ProgressFault, Refusal};
use crate::transfer::row::{Row, rows};
use crate::transfer::tournament_rows::TableRows;

/// A round as its row has it.
#[derive(Clone, Copy)]
struct RoundOfRow<'c> {
    row: Row<'c>,
    at: RoundAt,
    state: RoundState,
}

/// Refuses a tournament that has come farther than its rounds, and rounds that have come farther than their tournament, than the
/// rounds before them, or than their times.
pub(crate) fn check(content: &TableRows) -> Result<(), Refusal> {
    let rounds = rounds(content);
    let Some(tournament) = rows(content, "tournament").next() else { return Ok(()) };
    let planned = tournament.number("prelim_rounds").unwrap_or_default();
    let rules = rules(tournament)?;
    let taken = rounds_taken(tournament, &rules);
    if !taken.contain(planned) {
        return Err(refused(tournament, ProgressFault::Rounds { planned, bounds: taken }));
    }
    let phase = Phase::from_code(tournament.text("phase")).unwrap_or(Phase::Finished);
    let is_of_final_day = tournament.text("part") == TournamentPart::Finals.code();
    // Semi-finals that were public are taken away where too few players are left for them, and earlier programs let the phase stand.
    let is_last = |at: RoundAt| phase == Phase::Semi && at.stage == Stage::Prelim && at.number == planned;
    let is_there = |round: &RoundOfRow<'_>| {
        round.state != RoundState::Planned && (phase_of(round.at.stage) == phase || is_last(round.at))
    };
    if Stage::ALL.iter().any(|stage| phase_of(*stage) == phase) && !rounds.iter().any(is_there) {
        return Err(refused(tournament, ProgressFault::PhaseWithoutRound { phase }));
    }
    let is_closed = |round: &&RoundOfRow<'_>| round.at.stage == Stage::Prelim && round.state == RoundState::Closed;
    let closed = rounds.iter().filter(is_closed).count();
    if phase.is_finished() && !is_of_final_day && i64::try_from(closed).is_ok_and(|closed| closed < planned) {
        return Err(refused(tournament, ProgressFault::FinishedEarly { closed, planned }));
    }
    let plays_on = tournament.text("part") != TournamentPart::Prelims.code();
    let key = |round: &RoundOfRow<'_>| (round.at.stage, round.at.number);
    let first_open = rounds.iter().filter(|round| round.state != RoundState::Closed).min_by_key(|round| key(round));
    for round in &rounds {
        let most = if round.at.stage == Stage::Prelim { planned } else { 1 };
        // Earlier programs left the seats of rounds that a side event no longer has.
        let is_left = round.at.number > most && !round.state.has_begun();
        if round.at.number > most && !is_left {
            return Err(refused(round.row, ProgressFault::RoundTooMany { number: round.at.number, most }));
        }
        if round.state != RoundState::Planned && phase < phase_of(round.at.stage) {
            return Err(refused(round.row, ProgressFault::BeforeItsPhase { state: round.state, phase }));
        }
        let is_open = matches!(round.state, RoundState::Published | RoundState::Playing);
        if phase.is_finished() && is_open && plays_on && !is_left {
            return Err(refused(round.row, ProgressFault::AfterTheEnd { state: round.state }));
        }
        if let Some(column) = missing_time(round) {
            return Err(refused(round.row, ProgressFault::NoTime { state: round.state, column }));
        }
        let open = first_open.filter(|open| round.state.has_begun() && key(open) < key(round));
        if let Some(earlier) = open {
            return Err(refused(round.row, ProgressFault::BeforeEarlier { state: round.state, earlier: earlier.at }));
        }
    }
    Ok(())
}

/// Refuses sheets with a result before their round begins, and without one when it is closed, and winners without a seat or who
/// were absent. Looked at after the digest chain, which names the sheet where one that is final was changed.
pub(crate) fn check_sheets(content: &TableRows) -> Result<(), Refusal> {
    let states: BTreeMap<i64, RoundState> =
        rounds(content).iter().filter_map(|round| Some((round.row.number("id")?, round.state))).collect();
    let mut seats: BTreeMap<(i64, i64), bool> = BTreeMap::new();
    for row in rows(content, "seat") {
        let place = row.number("table_id").zip(row.number("position"));
        seats.extend(place.map(|place| (place, row.is_set("absent"))));
    }
    for row in rows(content, "game_table") {
        let round = row.number("round_id").and_then(|round| states.get(&round)).copied();
        let sheet = SheetState::from_code(row.text("sheet_state"));
        if let Some((round, sheet)) = round.zip(sheet)
            && !fits(round, sheet)
        {
            return Err(refused(row, ProgressFault::SheetInRound { sheet, round }));
        }
        let Some((table, position)) = row.number("id").zip(row.number("winner_position")) else { continue };
        match seats.get(&(table, position)) {
            Some(false) => {}
            Some(true) => return Err(refused(row, ProgressFault::WinnerAbsent { position })),
            None => return Err(refused(row, ProgressFault::WinnerWithoutSeat { position })),
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
fn rounds<'c>(content: &'c TableRows) -> Vec<RoundOfRow<'c>> {
    let read = |row: Row<'c>| {
        let stage = Stage::from_code(row.text("stage"))?;
        let state = RoundState::from_code(row.text("state"))?;
        Some(RoundOfRow { row, at: RoundAt { stage, number: row.number("number")? }, state })
    };
    rows(content, "round").filter_map(read).collect()
}

/// The rule set, if it is one that a tournament of this game can have.
fn rules(tournament: Row<'_>) -> Result<RuleSet, Refusal> {
    let code = SystemCode::from_code(tournament.text("system")).unwrap_or(SystemCode::DEFAULT);
    let read = rule_set::text::read(tournament.text("rule_set"));
    let rules = read.map_err(|faults| {
        let (line, column) = faults.first().map_or((1, 1), |fault| (fault.line, fault.column));
        refused(tournament, ProgressFault::RuleSet { line, column })
    })?;
    let fits = code.system().championship || rules == RuleSet::default();
    if fits { Ok(rules) } else { Err(refused(tournament, ProgressFault::RulesOfSideEvent)) }
}

/// How many rounds the form of the settings takes for the game that is played.
fn rounds_taken(tournament: Row<'_>, rules: &RuleSet) -> Bounds {
    let code = SystemCode::from_code(tournament.text("system")).unwrap_or(SystemCode::DEFAULT);
    let system: &System = code.system();
    if system.championship {
        Bounds { least: rules.prelim_games.into(), most: rules.prelim_games.into() }
    } else {
        bounds::SIDE_ROUNDS
    }
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
    steps.into_iter().find(|(step, column)| round.state >= *step && !round.row.has(column)).map(|(_, column)| column)
}

fn refused(row: Row<'_>, fault: ProgressFault) -> Refusal {
    row.refused(ContentFault::Progress(fault))
}
