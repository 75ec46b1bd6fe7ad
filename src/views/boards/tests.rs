use super::*;
use crate::event_for_tests::{event, prelims};
use reeve_rules::boards::BoardOrigin;
use reeve_rules::games::SystemCode;
use reeve_rules::tournament::settings::BoardShown;
use reeve_rules::tournament::vocabulary::{Phase, SheetState};

fn board(number: i64) -> KeptBoard {
    KeptBoard {
        stage: Stage::Prelim,
        round_number: number,
        board_origin: BoardOrigin::Made,
        draw_seed: None,
        chits_chosen: false,
        board_text: String::new(),
        made_at: chrono::DateTime::from_timestamp(1_795_269_802, 0).expect("a time"),
        shown_at: None,
        version: 1,
    }
}

#[test]
fn a_board_is_public_from_its_moment_on() {
    let check = |shown: BoardShown, state: RoundState, expected: bool| {
        let mut event = event(Phase::Prelim, 12);
        event.tournament.settings.board_shown = shown;
        prelims(&mut event, 0, state, SheetState::Open);
        let boards = [board(1)];
        assert_eq!(!public(&event, &boards).is_empty(), expected, "{shown:?} {state:?}");
        assert_eq!(current(&event, &boards).is_some(), expected && state != RoundState::Closed, "{shown:?} {state:?}");
    };
    use RoundState::{Closed, Planned, Playing, Published};
    for (state, at_start, with_seats) in
        [(Planned, false, false), (Published, false, true), (Playing, true, true), (Closed, true, true)]
    {
        check(BoardShown::Start, state, at_start);
        check(BoardShown::Seats, state, with_seats);
    }
}

#[test]
fn a_table_is_asked_for_its_layout_when_it_sees_the_board_and_before_its_own_game_is_over() {
    use RoundState::{Closed, Planned, Playing, Published};
    let asked = |shown: BoardShown, (stage, state): (Stage, RoundState), boards: &[KeptBoard], over: Option<usize>| {
        let mut event = event(Phase::Prelim, 12);
        event.tournament.settings.board_shown = shown;
        prelims(&mut event, 0, state, SheetState::Open);
        event.rounds[0].row.stage = stage;
        if let Some(over) = over {
            event.rounds[0].tables[over].row.sheet_state = SheetState::Submitted;
        }
        asks_for_layout(&event.tournament, boards, &event.rounds[0], &event.rounds[0].tables[0])
    };
    let kept = [board(1)];
    for (state, expected) in [(Planned, false), (Published, false), (Playing, true), (Closed, false)] {
        assert_eq!(asked(BoardShown::Start, (Stage::Prelim, state), &kept, None), expected, "{state:?}");
    }
    assert!(asked(BoardShown::Seats, (Stage::Prelim, Published), &kept, None));
    assert!(asked(BoardShown::Start, (Stage::Prelim, Published), &[], None), "on paper alone, which the table has");
    for state in [Published, Playing] {
        let mut event = event(Phase::Prelim, 12);
        prelims(&mut event, 0, state, SheetState::Open);
        let round = &event.rounds[0];
        let is_led = leads_to_layout(&event.tournament, &[], round, &round.tables[0]);
        assert_eq!(is_led, state == Playing, "to a board from elsewhere, only once the game is on");
    }
    let later = KeptBoard { stage: Stage::Semi, ..board(1) };
    assert!(asked(BoardShown::Start, (Stage::Semi, Published), &[later], None), "its games wait for the answer");
    for (over, expected) in [(0, false), (1, true)] {
        let is_asked = asked(BoardShown::Start, (Stage::Prelim, Playing), &kept, Some(over));
        assert_eq!(is_asked, expected, "a result is in at {over}, and it is table 0 that is asked");
    }
}

#[test]
fn what_everybody_has_seen_takes_a_word_and_a_closed_round_stays_as_it_is() {
    let mut event = event(Phase::Prelim, 12);
    prelims(&mut event, 0, RoundState::Published, SheetState::Open);
    let mut row = event.rounds[0].row.clone();
    let at = RoundAt::of(&event.rounds[0]);
    let mut kept = board(1);
    assert_eq!(may_change(None, at, None), Ok(BoardChange::Unseen));
    assert_eq!(may_change(Some(&row), at, Some(&kept)), Ok(BoardChange::Unseen));
    kept.shown_at = Some(kept.made_at);
    assert_eq!(may_change(Some(&row), at, Some(&kept)), Ok(BoardChange::Seen));
    row.state = RoundState::Closed;
    assert_eq!(may_change(Some(&row), at, Some(&kept)), Err(Refusal::RoundClosed { round: at }));
    assert_eq!(may_change(Some(&row), at, None), Err(Refusal::RoundClosed { round: at }));
}

#[test]
fn every_round_that_comes_can_have_one() {
    let event = event(Phase::CheckIn, 12);
    let all = rounds(&event.tournament);
    let prelims = (1..=3).map(|number| RoundAt { stage: Stage::Prelim, number });
    let later = [RoundAt::later(Stage::Semi), RoundAt::later(Stage::Final)];
    assert_eq!(all, prelims.chain(later).collect::<Vec<_>>());
}

#[test]
fn a_game_that_is_played_on_no_board_has_none_and_only_the_championship_misses_one() {
    let check = |system: SystemCode, rounds_with: usize, misses: bool| {
        let mut event = event(Phase::Prelim, 12);
        event.tournament.system = system;
        prelims(&mut event, 0, RoundState::Published, SheetState::Open);
        let rows: Vec<RoundRow> = event.rounds.iter().map(|round| round.row.clone()).collect();
        assert_eq!(rounds(&event.tournament).len(), rounds_with, "{system:?}");
        assert_eq!(missing(system.system(), &rows, &[]).is_some(), misses, "{system:?}");
        assert_eq!(missing(system.system(), &rows, &[board(1)]), None, "{system:?}");
    };
    let prelims = event(Phase::Prelim, 12).tournament.prelim_rounds as usize;
    check(SystemCode::Base, prelims + 2, true);
    check(SystemCode::Conquest, prelims, false);
    check(SystemCode::FullContact, 0, false);
    check(SystemCode::Struggle, 0, false);
}
