use crate::event_for_tests::{AT, event, prelims};
use crate::people::moves::{Move, may_move, offered};
use crate::people::now::{PlayerNotNow, may_check_in, may_come_in, may_hold_check_in, may_withdraw_own};
use crate::people::places::{next_up, place_for_new};
use reeve_rules::tournament::vocabulary::{Phase, PlayerState, RoundState, SheetState};
use reeve_store::Snapshot;
use reeve_store::player::Player;

/// A tournament whose first player is so.
fn with(phase: Phase, change: impl Fn(&mut Player)) -> Snapshot {
    let mut event = event(phase, 4);
    change(&mut event.players[0]);
    event
}

fn agreed(player: &mut Player) {
    (player.agreed_at, player.code_version, player.photo_version) =
        (Some(AT), Some(String::new()), Some(String::new()));
}

#[test]
fn buttons_are_those_that_make_sense_where_the_player_stands() {
    let check = |state: PlayerState, expected: &[Move]| {
        let event = with(Phase::Registration, |player| player.state = state);
        assert_eq!(offered(&event, &event.players[0]), expected, "{state}");
    };
    check(PlayerState::Asked, &[Move::AgreedOnPaper, Move::Approve, Move::Withdraw, Move::Hide]);
    check(PlayerState::Waiting, &[Move::AgreedOnPaper, Move::MoveUp, Move::Withdraw, Move::Hide]);
    check(PlayerState::Registered, &[Move::AgreedOnPaper, Move::Withdraw, Move::Hide]);
    check(PlayerState::Withdrawn, &[Move::AgreedOnPaper, Move::BringBack, Move::Hide]);
    check(PlayerState::Disqualified, &[Move::AgreedOnPaper, Move::Hide]);
    let hidden = with(Phase::Registration, |player| player.hidden_at = Some(AT));
    assert_eq!(offered(&hidden, &hidden.players[0]), [Move::Unhide]);
}

#[test]
fn what_is_offered_and_refused_says_why() {
    let mut event = with(Phase::Finished, |player| player.minor = true);
    prelims(&mut event, 3, RoundState::Closed, SheetState::Signed);
    let refused = |event: &Snapshot, which| may_move(event, &event.players[0], which).expect_err("refused");
    assert_eq!(refused(&event, Move::AgreedOnPaper), PlayerNotNow::GuardianFirst);
    assert_eq!(refused(&event, Move::Withdraw), PlayerNotNow::Finished);
    assert_eq!(refused(&event, Move::Hide), PlayerNotNow::Seated);
    assert_eq!(offered(&event, &event.players[0]), [Move::AgreedOnPaper, Move::Withdraw, Move::Hide]);
    event.players[0].state = PlayerState::Withdrawn;
    assert_eq!(refused(&event, Move::BringBack), PlayerNotNow::LaterStages);
    assert_eq!(refused(&event, Move::Withdraw), PlayerNotNow::WithdrawnAlready);
}

#[test]
fn who_has_agreed_does_not_agree_again() {
    let event = with(Phase::Registration, agreed);
    assert_eq!(may_move(&event, &event.players[0], Move::AgreedOnPaper), Err(PlayerNotNow::AgreedAlready));
    assert!(!offered(&event, &event.players[0]).contains(&Move::AgreedOnPaper));
}

#[test]
fn players_come_in_until_the_last_preliminary_round_is_closed() {
    for (closed, expected) in [(2, Ok(())), (3, Err(PlayerNotNow::PrelimsOver))] {
        let mut event = with(Phase::Prelim, |player| player.state = PlayerState::Waiting);
        prelims(&mut event, closed, RoundState::Playing, SheetState::Open);
        assert_eq!(may_come_in(&event), expected, "{closed}");
        assert_eq!(may_hold_check_in(&event).is_ok(), expected.is_ok(), "{closed}");
        assert_eq!(may_move(&event, &event.players[0], Move::MoveUp), expected, "{closed}");
        assert_eq!(next_up(&event).map(|next| next.len()), expected.map(|()| 1), "{closed}");
    }
}

#[test]
fn who_waits_comes_before_who_is_new() {
    let mut event = with(Phase::Registration, |player| player.state = PlayerState::Waiting);
    let place = |event: &Snapshot| place_for_new(&event.tournament, &event.players);
    assert_eq!(place(&event), PlayerState::Registered);
    event.tournament.capacity = Some(4);
    assert_eq!(place(&event), PlayerState::Waiting);
    event.tournament.capacity = Some(5);
    assert_eq!(place(&event), PlayerState::Registered);
    event.tournament.capacity = Some(3);
    assert_eq!(next_up(&event), Err(PlayerNotNow::NobodyToMoveUp));
    assert_eq!(may_move(&event, &event.players[0], Move::MoveUp), Err(PlayerNotNow::Full));
}

#[test]
fn check_in_begins_with_its_phase_and_holds_while_the_game_is_on() {
    let mut event = event(Phase::Registration, 4);
    let check = |event: &Snapshot, here| may_check_in(event, &event.players[0], here);
    assert_eq!(check(&event, true), Err(PlayerNotNow::CheckInNotStarted));
    event.tournament.phase = Phase::Prelim;
    prelims(&mut event, 0, RoundState::Published, SheetState::Open);
    assert_eq!((check(&event, true), check(&event, false)), (Ok(()), Ok(())), "somebody does not come");
    event.rounds[0].row.state = RoundState::Playing;
    assert_eq!((check(&event, true), check(&event, false)), (Ok(()), Err(PlayerNotNow::GameOn)));
    event.rounds[0].row.state = RoundState::Closed;
    assert_eq!(check(&event, false), Ok(()), "gone home before the next round");
    event.players[0].state = PlayerState::Waiting;
    assert_eq!(check(&event, true), Err(PlayerNotNow::NotInTournament(PlayerState::Waiting)));
}

/// The page offered it, and the action refused.
#[test]
fn who_is_disqualified_is_not_asked_whether_to_withdraw() {
    let event = with(Phase::Registration, |player| player.state = PlayerState::Disqualified);
    assert_eq!(may_withdraw_own(&event.tournament, &event.players[0]), Err(PlayerNotNow::Disqualified));
    let later = with(Phase::Prelim, |_| {});
    assert_eq!(may_withdraw_own(&later.tournament, &later.players[0]), Err(PlayerNotNow::OwnWithdrawalLocked));
}
