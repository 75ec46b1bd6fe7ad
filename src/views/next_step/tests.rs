use crate::event_for_tests::{AT, after_prelims, draw_all, event, player, prelims, ready, round, seated};
use crate::next_step::*;
use reeve_rules::tournament::settings::{AgreementRule, PublishRounds};
use reeve_rules::tournament::vocabulary::{PlayerState, SheetState, StaffRole};

const DESCRIBE: StepKind = StepKind::Describe;
const REGISTER: StepKind = StepKind::Register;
const SEMI: RoundAt = RoundAt { stage: Stage::Semi, number: 1 };
const FINAL: RoundAt = RoundAt { stage: Stage::Final, number: 1 };

/// A preliminary round.
fn at(number: i64) -> RoundAt {
    RoundAt { stage: Stage::Prelim, number }
}

/// A player sits in a round and has left.
fn gone(round: i64, player: i64) -> Missing {
    Missing::Round(at(round), Refusal::SeatedButGone { round: at(round), names: names(&[player]) })
}

/// What the players with these numbers are called.
fn names(numbers: &[i64]) -> Vec<String> {
    numbers.iter().map(|number| format!("Player {number:02}")).collect()
}

/// Everybody has agreed to code and photos.
fn agreed(mut event: Snapshot) -> Snapshot {
    for player in &mut event.players {
        player.agreed_at = Some(AT);
        (player.code_version, player.photo_version) = (Some(String::new()), Some(String::new()));
    }
    event
}

/// Five players, who can't be seated.
fn five() -> format::FormatRefusal {
    format::FormatRefusal::NoSchedule { players: 5 }
}

/// Checks the step under way: which it is, its button, and what is missing.
#[track_caller]
fn check(event: &Snapshot, kind: StepKind, button: StepAction, missing: &[Missing]) {
    let steps = steps(event);
    let now: Vec<&Step> = steps.iter().filter(|step| step.state == StepState::Now).collect();
    assert_eq!(now.len(), 1, "{steps:#?}");
    let step = now[0];
    assert_eq!((step.kind, step.action), (kind, Some(button)));
    assert_eq!(step.missing, missing);
    let blocked = step.missing.iter().filter_map(Missing::mending).next_back();
    assert!(blocked.is_none_or(|mending| mending == button), "{step:#?}");
    let at = steps.iter().position(|step| step.state == StepState::Now).unwrap_or(0);
    assert!(steps[..at].iter().all(|step| step.state == StepState::Done), "{steps:#?}");
    let ahead = |step: &Step| step.state == StepState::Later && step.action.is_none() && step.missing.is_empty();
    assert!(steps[at + 1..].iter().all(ahead), "{steps:#?}");
}

#[test]
fn a_draft_is_opened() {
    let mut event = event(Phase::Draft, 0);
    check(&event, DESCRIBE, StepAction::OpenRegistration, &[]);
    event.staff.clear();
    check(&event, DESCRIBE, StepAction::OpenRegistration, &[Missing::JudgeLater]);
}

#[test]
fn registration_waits_for_players_and_is_closed() {
    check(&event(Phase::Registration, 0), REGISTER, StepAction::AddPlayers, &[]);
    check(&agreed(event(Phase::Registration, 14)), REGISTER, StepAction::StartCheckIn, &[]);
    let mut full = agreed(event(Phase::Registration, 14));
    full.players[2].state = PlayerState::Waiting;
    full.players[3].state = PlayerState::Asked;
    full.tournament.capacity = Some(12);
    let missing = |free| [Missing::Approval { names: names(&[4]) }, Missing::WaitingList { names: names(&[3]), free }];
    check(&full, REGISTER, StepAction::StartCheckIn, &missing(0));
    full.tournament.capacity = Some(13);
    check(&full, REGISTER, StepAction::StartCheckIn, &missing(1));
}

#[test]
fn who_has_not_agreed_is_named_before_check_in_too() {
    let mut event = agreed(event(Phase::Registration, 14));
    event.players[4].agreed_at = None;
    let missing = [Missing::StillToAgree(names(&[5]))];
    check(&event, REGISTER, StepAction::StartCheckIn, &missing);
    event.tournament.phase = Phase::CheckIn;
    check(&event, StepKind::CheckIn, StepAction::MakeSchedule, &missing);
    // Where nobody plays without agreeing, who is here is named for that and not twice.
    event.tournament.settings.agreement = AgreementRule::Needed;
    check(&event, StepKind::CheckIn, StepAction::MakeSchedule, &[Missing::NotAgreed(names(&[5]))]);
}

#[test]
fn check_in_goes_on_until_everybody_is_here() {
    let kind = StepKind::CheckIn;
    let mut event = agreed(event(Phase::CheckIn, 14));
    check(&event, kind, StepAction::MakeSchedule, &[]);
    event.players[0].checked_in_at = None;
    check(&event, kind, StepAction::GoOnWithCheckIn, &[Missing::Away { names: names(&[1]) }]);
    for player in &mut event.players[1..] {
        player.checked_in_at = None;
    }
    check(&event, kind, StepAction::OpenCheckIn, &[]);
    for player in &mut event.players[..5] {
        player.checked_in_at = Some(AT);
    }
    check(&event, kind, StepAction::OpenCheckIn, &[Missing::NotSeatable(five())]);
}

#[test]
fn a_schedule_is_made_again_when_the_players_change() {
    let mut event = event(Phase::CheckIn, 16);
    prelims(&mut event, 0, RoundState::Planned, SheetState::Open);
    check(&event, StepKind::Play(at(1)), StepAction::Publish { round: at(1), all: false }, &[]);
    event.players[3].state = PlayerState::Withdrawn;
    check(&event, StepKind::Schedule, StepAction::RemakeSchedule, &[gone(1, 4)]);
    event.players[3].state = PlayerState::Registered;
    event.players[3].checked_in_at = None;
    let away = Missing::Round(at(1), Refusal::SeatedButNotCheckedIn { round: at(1), names: names(&[4]) });
    check(&event, StepKind::Schedule, StepAction::RemakeSchedule, std::slice::from_ref(&away));
    event.players.push(player(17));
    let unseated = Missing::Round(at(1), Refusal::CheckedInButNotSeated { round: at(1), names: names(&[17]) });
    check(&event, StepKind::Schedule, StepAction::RemakeSchedule, &[away, unseated]);
}

#[test]
fn no_judge_no_start() {
    let mut event = event(Phase::CheckIn, 16);
    prelims(&mut event, 0, RoundState::Planned, SheetState::Open);
    event.staff[0].role = StaffRole::Organizer;
    let missing = [Missing::Round(at(1), Refusal::NoJudge)];
    check(&event, StepKind::Play(at(1)), StepAction::NameJudge, &missing);
}

/// The button was there, and the action behind it refused.
#[test]
fn a_later_round_needs_a_judge_too() {
    for (state, sheets) in [(RoundState::Planned, SheetState::Open), (RoundState::Published, SheetState::Open)] {
        let mut event = event(Phase::Prelim, 16);
        event.tournament.attendance = Some(16);
        prelims(&mut event, 1, state, sheets);
        event.staff.clear();
        let missing = [Missing::Round(at(2), Refusal::NoJudge)];
        check(&event, StepKind::Play(at(2)), StepAction::NameJudge, &missing);
    }
}

#[test]
fn a_table_that_is_too_small_is_made_again() {
    let mut event = event(Phase::Prelim, 13);
    event.tournament.attendance = Some(13);
    prelims(&mut event, 1, RoundState::Planned, SheetState::Open);
    let missing = Missing::Round(at(2), Refusal::TableTooSmall { round: at(2) });
    check(&event, StepKind::Play(at(2)), StepAction::RemakeSchedule, &[missing]);
}

#[test]
fn all_rounds_are_published_together_where_the_setting_says_so() {
    let mut event = event(Phase::CheckIn, 16);
    event.tournament.settings.publish_rounds = PublishRounds::All;
    prelims(&mut event, 0, RoundState::Planned, SheetState::Open);
    check(&event, StepKind::Play(at(1)), StepAction::Publish { round: at(1), all: true }, &[]);
}

#[test]
fn a_round_is_started_filled_and_closed() {
    let played = |state, sheets| {
        let mut event = event(Phase::Prelim, 14);
        event.tournament.attendance = Some(14);
        prelims(&mut event, 1, state, sheets);
        event
    };
    let kind = StepKind::Play(at(2));
    let publish = StepAction::Publish { round: at(2), all: false };
    check(&played(RoundState::Planned, SheetState::Open), kind, publish, &[]);
    check(&played(RoundState::Published, SheetState::Open), kind, StepAction::Start(at(2)), &[]);
    let on = played(RoundState::Playing, SheetState::Open);
    check(&on, kind, StepAction::EnterResults(at(2)), &[]);
    let on = played(RoundState::Playing, SheetState::Submitted);
    check(&on, kind, StepAction::SignSheets(at(2)), &[]);
    check(&played(RoundState::Playing, SheetState::Signed), kind, StepAction::Close(at(2)), &[]);
}

#[test]
fn a_player_who_left_stands_in_the_way_of_the_next_round() {
    let mut event = event(Phase::Prelim, 16);
    prelims(&mut event, 1, RoundState::Planned, SheetState::Open);
    event.players[0].state = PlayerState::Withdrawn;
    check(&event, StepKind::Play(at(2)), StepAction::RemakeSchedule, &[gone(2, 1)]);
}

#[test]
fn a_round_that_is_public_is_repaired_before_it_starts_without_somebody() {
    let mut event = event(Phase::Prelim, 16);
    prelims(&mut event, 0, RoundState::Published, SheetState::Open);
    event.players[6].state = PlayerState::Withdrawn;
    event.players[2].checked_in_at = None;
    event.players.push(player(17));
    let names = |number: &str| vec![format!("Player {number}")];
    let changed = ChangedPlayers {
        gone: names("07"),
        not_checked_in: names("03"),
        unseated: names("17"),
        ..ChangedPlayers::default()
    };
    check(&event, StepKind::Play(at(1)), StepAction::RepairSeats, &[Missing::SeatsDiffer(at(1), changed, vec![])]);
    let all = steps(&event);
    let counted = StepStanding::SeatsPublic { tables: 4, unlaid: vec![], counts: Some(14) };
    assert_eq!(current(&all).map(|step| &step.standing), Some(&counted));
    // Whoever came without a seat keeps nobody from starting.
    event.players[6].state = PlayerState::Registered;
    event.players[2].checked_in_at = Some(AT);
    let changed = ChangedPlayers { unseated: names("17"), ..ChangedPlayers::default() };
    check(&event, StepKind::Play(at(1)), StepAction::Start(at(1)), &[Missing::SeatsDiffer(at(1), changed, vec![])]);
}

#[test]
fn no_round_is_called_ready_in_which_somebody_sits_who_left() {
    let standing = |state: RoundState, left: bool, round: i64| {
        let mut event = event(Phase::Prelim, 16);
        prelims(&mut event, 1, RoundState::Playing, SheetState::Open);
        event.rounds[2].row.state = state;
        if left {
            event.players[0].state = PlayerState::Withdrawn;
        }
        let steps = steps(&event);
        steps.into_iter().find(|step| step.kind == StepKind::Play(at(round))).map(|step| step.standing)
    };
    for (state, public) in [(RoundState::Planned, false), (RoundState::Published, true)] {
        for left in [false, true] {
            assert_eq!(standing(state, left, 3), Some(StepStanding::RoundWaits { public, fits: !left }));
        }
    }
    let mut event = event(Phase::Prelim, 16);
    prelims(&mut event, 1, RoundState::Planned, SheetState::Open);
    event.players[0].state = PlayerState::Withdrawn;
    let all = steps(&event);
    assert_eq!(current(&all).map(|step| &step.standing), Some(&StepStanding::ScheduleOutdated));
}

#[test]
fn five_who_are_left_are_not_sent_to_a_schedule_that_nobody_can_make() {
    let mut left = event(Phase::Prelim, 6);
    prelims(&mut left, 1, RoundState::Planned, SheetState::Open);
    left.players[0].state = PlayerState::Withdrawn;
    let missing = [gone(2, 1), Missing::NotSeatableAgain(five())];
    check(&left, StepKind::Play(at(2)), StepAction::OpenCheckIn, &missing);
    let mut before = event(Phase::CheckIn, 6);
    prelims(&mut before, 0, RoundState::Planned, SheetState::Open);
    before.players[0].state = PlayerState::Withdrawn;
    let missing = [gone(1, 1), Missing::NotSeatableAgain(five())];
    check(&before, StepKind::Schedule, StepAction::OpenCheckIn, &missing);
}

#[test]
fn the_choice_of_stages_is_shown_in_the_last_round_only() {
    let last = |players: i64, skip: Option<bool>| {
        let mut event = event(Phase::Prelim, players);
        event.tournament.attendance = Some(players);
        event.tournament.skip_semis = skip;
        prelims(&mut event, 2, RoundState::Published, SheetState::Open);
        event
    };
    let kind = StepKind::Play(at(3));
    let start = StepAction::Start(at(3));
    for skip in [None, Some(true)] {
        check(&last(16, skip), kind, start, &[Missing::StagesChoice { attendance: 16, skip }]);
    }
    check(&last(32, None), kind, start, &[]);
    check(&last(12, None), kind, start, &[]);
}

#[test]
fn ties_in_the_way_lead_to_the_lots() {
    let mut event = after_prelims(16);
    let tied = steps(&event);
    let step = current(&tied).expect("a step");
    assert_eq!((step.kind, step.action), (StepKind::Play(SEMI), Some(StepAction::DrawLots)));
    assert!(matches!(step.missing.as_slice(), [Missing::Lots { .. }]), "{step:#?}");
    draw_all(&mut event);
    check(&event, StepKind::Play(SEMI), StepAction::MakeTables, &[]);
}

#[test]
fn small_fields_and_skipped_semi_finals_go_straight_to_the_final() {
    let kind = StepKind::Play(FINAL);
    let mut small = after_prelims(12);
    check(&small, kind, StepAction::DrawLots, &[Missing::Lots { ranks: vec![1, 4] }]);
    draw_all(&mut small);
    check(&small, kind, StepAction::MakeTables, &[]);
    assert!(steps(&small).iter().all(|step| step.kind != StepKind::Play(SEMI)));
    let mut skipped = after_prelims(16);
    skipped.tournament.skip_semis = Some(true);
    draw_all(&mut skipped);
    check(&skipped, kind, StepAction::MakeTables, &[]);
}

#[test]
fn semi_finals_and_final_are_played_like_rounds() {
    let mut event = after_prelims(16);
    draw_all(&mut event);
    let seats = seated(&event, Stage::Semi);
    round(&mut event, Stage::Semi, 1, RoundState::Planned, SheetState::Open, &seats);
    check(&event, StepKind::Play(SEMI), StepAction::Publish { round: SEMI, all: false }, &[]);
    event.players[5].state = PlayerState::Withdrawn;
    check(&event, StepKind::Play(SEMI), StepAction::RemakeTables, &[Missing::Round(SEMI, Refusal::TablesOutOfDate)]);
    event.players[5].state = PlayerState::Registered;
    event.rounds.pop();
    round(&mut event, Stage::Semi, 1, RoundState::Closed, SheetState::Signed, &seats);
    event.tournament.phase = Phase::Semi;
    check(&event, StepKind::Play(FINAL), StepAction::MakeTables, &[]);
    let last = seated(&event, Stage::Final);
    round(&mut event, Stage::Final, 1, RoundState::Published, SheetState::Open, &last);
    let layout = Missing::Round(FINAL, Refusal::LayoutNotConfirmed { tables: vec![1] });
    check(&event, StepKind::Play(FINAL), StepAction::Board(FINAL), &[layout, Missing::ResourceHandler(FINAL)]);
    ready(&mut event, Stage::Final);
    let judge = event.notes[0].judge_id.take();
    let missing = [Missing::Round(FINAL, Refusal::NoJudgeForFinal)];
    check(&event, StepKind::Play(FINAL), StepAction::Board(FINAL), &missing);
    // A judge who is named is not asked for once more.
    event.notes[0].judge_id = judge;
    check(&event, StepKind::Play(FINAL), StepAction::Start(FINAL), &[]);
}

#[test]
fn the_winner_of_the_final_is_declared_and_then_reported() {
    let mut event = after_prelims(12);
    draw_all(&mut event);
    event.tournament.phase = Phase::Final;
    round(&mut event, Stage::Final, 1, RoundState::Closed, SheetState::Signed, &[5, 1, 9, 2]);
    check(&event, StepKind::Champion, StepAction::DeclareChampion, &[]);
    let name = "Player 05".to_owned();
    let all = steps(&event);
    assert_eq!(current(&all).map(|step| &step.standing), Some(&StepStanding::FinalWon { name: name.clone() }));
    event.tournament.phase = Phase::Finished;
    check(
        &event,
        StepKind::HandOut,
        StepAction::Report,
        &[Missing::FinalistsWithoutEmail { names: names(&[5, 1, 9, 2]) }],
    );
    let declared = StepStanding::ChampionDeclared { name: Some(name) };
    assert!(steps(&event).iter().any(|step| step.standing == declared));
}
