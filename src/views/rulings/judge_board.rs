//! What a judge sees first: the round that is on, its tables, who calls, and which games are paused.

use chrono::{DateTime, Utc};

use reeve_rules::sheets::Warning;
use reeve_rules::tournament::vocabulary::{RoundState, SheetState};
use reeve_store::judge_call::JudgeCall;
use reeve_store::ruling;
use reeve_store::ruling::PauseStep;
use reeve_store::snapshot::{Round, Table};
use reeve_store::{Error, PlayerId, Snapshot, TournamentId, Tx};

use crate::rounds::RoundAt;
use crate::rounds::board::TableState;
use crate::seating::seat_list::{SeatMark, gone};
use crate::standings::ranking;

/// A table of the round that is on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct JudgeTable {
    pub number: i64,
    pub state: TableState,
    /// Who sits there, by selection position, and whether they are out of the tournament.
    pub players: Vec<(String, Option<SeatMark>)>,
    /// Whether somebody there has called a judge, and waits.
    pub calls: bool,
    /// Since when its game is paused.
    pub paused: Option<DateTime<Utc>>,
    /// What is unusual about its result, as long as that is not final.
    pub unusual: Vec<Warning>,
}

/// A game that is paused (2.1.7).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PausedGame {
    pub round: RoundAt,
    pub table: i64,
    pub since: DateTime<Utc>,
    pub ruling: i64,
}

/// The round that judges look after: the one that is played, else the next that is public, else the last one played.
pub fn current_round(snapshot: &Snapshot) -> Option<&Round> {
    let last = |state: RoundState| snapshot.rounds.iter().rev().find(|round| round.row.state == state);
    let first = |state: RoundState| snapshot.rounds.iter().find(|round| round.row.state == state);
    last(RoundState::Playing).or_else(|| first(RoundState::Published)).or_else(|| last(RoundState::Closed))
}

/// The tables of a round.
pub fn tables(snapshot: &Snapshot, round: &Round, open: &[JudgeCall], paused: &[PausedGame]) -> Vec<JudgeTable> {
    let labels = snapshot.labels();
    let name = |player: PlayerId| (labels.of(player).to_owned(), gone(snapshot, player));
    let at = RoundAt::of(round);
    let (system, rules) = (snapshot.tournament.system.system(), ranking::rules_of(&snapshot.tournament));
    let unusual = |table: &Table| match table.row.sheet_state {
        SheetState::Submitted => table.sheet().warnings(system, &rules),
        _ => Vec::new(),
    };
    let table = |table: &Table| JudgeTable {
        unusual: unusual(table),
        number: table.row.number,
        state: TableState::of(round.row.state, table),
        players: table.seats.iter().map(|seat| name(seat.player_id)).collect(),
        calls: open.iter().any(|call| called_from(call) == (at, table.row.number)),
        paused: paused.iter().find(|one| (one.round, one.table) == (at, table.row.number)).map(|one| one.since),
    };
    round.tables.iter().map(table).collect()
}

/// Where a player sits now: the round that is on or the next that is public, the table, and the selection position.
pub fn seat_now(snapshot: &Snapshot, player: PlayerId) -> Option<(RoundAt, i64, i64)> {
    let round = current_round(snapshot).filter(|round| round.row.state != RoundState::Closed)?;
    let seats = round.tables.iter().flat_map(|table| table.seats.iter().map(move |seat| (table.row.number, seat)));
    let (table, seat) = seats.into_iter().find(|(_, seat)| seat.player_id == player)?;
    Some((RoundAt::of(round), table, seat.position))
}

/// The round and the table from which a call came.
pub fn called_from(call: &JudgeCall) -> (RoundAt, i64) {
    (RoundAt { stage: call.stage, number: call.round_number }, call.table_number)
}

/// The games that are paused, out of what was noted of pauses: no later ruling says that they went on.
pub fn paused_games(steps: &[PauseStep]) -> Vec<PausedGame> {
    let open = begun(steps).filter(|step| end_of(steps, step.ruling_number).is_none());
    let paused = open.map(|step| PausedGame {
        round: RoundAt { stage: step.stage, number: step.round_number },
        table: step.table_number,
        since: step.paused_at,
        ruling: step.ruling_number,
    });
    paused.collect()
}

/// The games of a round that are paused.
pub async fn paused_in(tx: &mut Tx, id: TournamentId, at: RoundAt) -> Result<Vec<PausedGame>, Error> {
    Ok(paused_games(&ruling::pauses_of_round(tx, id, (at.stage, at.number)).await?))
}

/// The beginnings of pauses.
fn begun(steps: &[PauseStep]) -> impl Iterator<Item = &PauseStep> {
    steps.iter().filter(|step| step.resumed_at.is_none())
}

/// How the pause ended that a ruling began; none where it lasts.
fn end_of(steps: &[PauseStep], ruling: i64) -> Option<PauseEnd> {
    let step = steps.iter().find(|step| step.refers_to == Some(ruling) && step.resumed_at.is_some())?;
    Some(PauseEnd { at: step.resumed_at?, said: step.judged_by.is_some() })
}

/// Whether a game can be paused: it is on, and no result is in.
pub fn may_pause(round: RoundState, sheet: SheetState) -> bool {
    round == RoundState::Playing && sheet == SheetState::Open
}

/// A pause of a game (2.1.7).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct GamePause {
    pub since: DateTime<Utc>,
    /// How it ended; none while the game is paused.
    pub end: Option<PauseEnd>,
}

/// The end of a pause.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PauseEnd {
    pub at: DateTime<Utc>,
    /// Whether a judge said so; else nobody did, and it ended with the game.
    pub said: bool,
}

/// The pauses of a game, out of what was noted of it.
pub fn pauses(steps: &[PauseStep]) -> Vec<GamePause> {
    begun(steps).map(|step| GamePause { since: step.paused_at, end: end_of(steps, step.ruling_number) }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use reeve_rules::tournament::vocabulary::Stage;
    use reeve_store::AccountId;

    #[test]
    fn a_pause_is_ended_by_a_judge_or_with_the_game() {
        let at = |minute: i64| DateTime::from_timestamp(minute * 60, 0).expect("a time");
        let step = |number, refers_to, from, until: Option<i64>, judge: bool| PauseStep {
            stage: Stage::Prelim,
            round_number: 2,
            table_number: 4,
            ruling_number: number,
            refers_to,
            paused_at: at(from),
            resumed_at: until.map(at),
            judged_by: judge.then_some(AccountId(7)),
        };
        let steps = [
            step(1, None, 5, None, true),
            step(3, Some(1), 5, Some(9), true),
            step(4, None, 20, None, true),
            step(6, Some(4), 20, Some(31), false),
            step(7, None, 40, None, true),
        ];
        let end = |minute, said| Some(PauseEnd { at: at(minute), said });
        let expected = [(5, end(9, true)), (20, end(31, false)), (40, None)];
        assert_eq!(pauses(&steps), expected.map(|(since, end)| GamePause { since: at(since), end }));
        let round = RoundAt { stage: Stage::Prelim, number: 2 };
        assert_eq!(paused_games(&steps), [PausedGame { round, table: 4, since: at(40), ruling: 7 }]);
        assert!(paused_games(&steps[..4]).is_empty());
    }
}
