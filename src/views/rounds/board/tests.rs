use super::*;
use crate::event_for_tests::{AT, event, round};
use crate::people::attendance::ChangedPlayers;
use crate::rounds::steps::RoundStart;
use reeve_rules::tournament::settings::{PublishRounds, StandingsMove};
use reeve_rules::tournament::vocabulary::PlayerState;
use reeve_rules::tournament::vocabulary::{Phase, Stage};

/// A tournament of twelve with its first round.
fn first_round(phase: Phase, state: RoundState, sheets: SheetState) -> Snapshot {
    let mut event = event(phase, 12);
    round(&mut event, Stage::Prelim, 1, state, sheets, &(1..=12).collect::<Vec<_>>());
    event
}

fn board(event: &Snapshot) -> RoundBoard {
    RoundBoard::of(event, &event.rounds[0])
}

#[test]
fn a_table_says_how_far_it_is_and_what_it_takes() {
    let check = |state, sheet, expect: (TableState, Option<MissingOnSheet>)| {
        let board = board(&first_round(Phase::Prelim, state, sheet));
        assert_eq!((board.tables[2].state, board.tables[2].missing), expect, "{state:?} {sheet:?}");
        assert_eq!(board.count(expect.0), 3);
    };
    check(RoundState::Planned, SheetState::Open, (TableState::Waiting, Some(MissingOnSheet::Result)));
    check(RoundState::Published, SheetState::Open, (TableState::Waiting, Some(MissingOnSheet::Result)));
    check(RoundState::Playing, SheetState::Open, (TableState::Playing, Some(MissingOnSheet::Result)));
    check(RoundState::Playing, SheetState::Submitted, (TableState::Submitted, Some(MissingOnSheet::Signatures)));
    check(RoundState::Playing, SheetState::Signed, (TableState::Final, None));
    check(RoundState::Closed, SheetState::Decided, (TableState::Final, None));
}

#[test]
fn a_seat_has_its_name_and_its_result() {
    let board = board(&first_round(Phase::Prelim, RoundState::Closed, SheetState::Signed));
    let seats: Vec<_> = board.tables[1].seats.iter().map(|seat| (seat.name.as_str(), seat.vp, seat.won)).collect();
    assert_eq!(seats[..2], [("Player 05", Some(10), true), ("Player 06", Some(8), false)]);
}

#[test]
fn everybody_sees_a_result_when_it_is_public() {
    let check = |state, sheets, moves, expect: (TableState, Option<i64>, bool)| {
        let mut event = first_round(Phase::Prelim, state, sheets);
        event.tournament.settings.standings_move = moves;
        let table = &public_tables(&event, &event.rounds[0])[1];
        assert_eq!((table.state, table.seats[0].vp, table.seats[0].won), expect, "{state:?} {sheets:?} {moves:?}");
    };
    let (round, sheet) = (StandingsMove::Round, StandingsMove::Sheet);
    check(RoundState::Published, SheetState::Open, sheet, (TableState::Waiting, None, false));
    check(RoundState::Playing, SheetState::Submitted, sheet, (TableState::Playing, None, false));
    check(RoundState::Playing, SheetState::Signed, round, (TableState::Playing, None, false));
    check(RoundState::Playing, SheetState::Signed, sheet, (TableState::Final, Some(10), true));
    check(RoundState::Closed, SheetState::Signed, round, (TableState::Final, Some(10), true));
}

#[test]
fn the_next_step_says_what_it_does_or_why_not() {
    let check = |event: &Snapshot, effect, allowed: Result<(), Refusal>| {
        assert_eq!(board(event).next, Some(NextRoundStep { effect, allowed, absent_before: Vec::new() }));
    };
    let publish = |all_prelims, locks_settings| StepEffect::Publish { all_prelims, locks_settings };
    let mut planned = first_round(Phase::CheckIn, RoundState::Planned, SheetState::Open);
    check(&planned, publish(false, true), Ok(()));
    planned.tournament.settings.publish_rounds = PublishRounds::All;
    planned.players[3].state = PlayerState::Withdrawn;
    let gone = Refusal::SeatedButGone {
        round: RoundAt { stage: Stage::Prelim, number: 1 },
        names: vec!["Player 04".to_owned()],
    };
    check(&planned, publish(true, true), Err(gone));

    let mut published = first_round(Phase::Prelim, RoundState::Published, SheetState::Open);
    let start = RoundStart {
        semi_finals_fall_away: false,
        players: 12,
        tables: 3,
        counts_attendance: true,
        missing: Vec::new(),
        changed: ChangedPlayers::default(),
        too_few: Vec::new(),
    };
    check(&published, StepEffect::Start(start.clone()), Ok(()));
    published.players[3].state = PlayerState::Withdrawn;
    let changed = ChangedPlayers { gone: vec!["Player 04".to_owned()], ..ChangedPlayers::default() };
    let without = StepEffect::Start(RoundStart { players: 11, missing: vec![4], changed, ..start });
    check(&published, without.clone(), Ok(()));
    published.staff.clear();
    check(&published, without, Err(Refusal::NoJudge));

    let mut playing = first_round(Phase::Prelim, RoundState::Playing, SheetState::Signed);
    check(&playing, StepEffect::Close, Ok(()));
    playing.rounds[0].tables[1].row.sheet_state = SheetState::Submitted;
    check(&playing, StepEffect::Close, Err(Refusal::SheetsOpen { tables: vec![2] }));
    let closed = first_round(Phase::Prelim, RoundState::Closed, SheetState::Signed);
    assert_eq!(board(&closed).next, None);
}

#[test]
fn the_summary_names_the_newest_step() {
    let mut event = first_round(Phase::Prelim, RoundState::Playing, SheetState::Open);
    assert_eq!(board(&event).round.last_step, None);
    event.rounds[0].row.published_at = Some(AT);
    event.rounds[0].row.started_at = Some(AT);
    event.rounds[0].tables[0].row.sheet_state = SheetState::Signed;
    let round = board(&event).round;
    assert_eq!((round.last_step, round.tables, round.final_tables), (Some((RoundStep::Start, AT)), 3, 1));
}

#[test]
fn who_enters_results_is_led_round_the_tables() {
    let mut event = first_round(Phase::Prelim, RoundState::Playing, SheetState::Open);
    let next = |event: &Snapshot, after| next_without_result(&event.rounds[0], after);
    assert_eq!((next(&event, 0), next(&event, 1), next(&event, 3)), (Some(1), Some(2), Some(1)));
    event.rounds[0].tables[0].row.sheet_state = SheetState::Submitted;
    event.rounds[0].tables[1].row.sheet_state = SheetState::Signed;
    assert_eq!((next(&event, 1), next(&event, 3)), (Some(3), None));
}
