use proptest::prelude::*;

use crate::games::SystemCode;
use crate::rulings::clauses::{Clause, Matter, Remedy, RuleSection};
use crate::rulings::conduct::{ConductKind, HarassmentGround};
use crate::rulings::penalty::{
    DisqualificationRefusal, EarlierPenalty, Penalty, Reported, is_accepted_play, may_disqualify, remedies_for,
    usual_penalty,
};
use crate::rulings::supply::handed_out;
use crate::rulings::turn_timer::{
    Milliseconds, TURN, TimedTables, TimerRefusal, TurnTimer, check_turns, game_is_on, may_impose, may_lift,
    round_is_on,
};
use crate::tournament::vocabulary::{RoundState, SheetState, StaffRole};

fn clause(number: &str) -> Clause {
    Clause::read(number).expect(number)
}

fn earlier(number: &str, penalty: Penalty) -> EarlierPenalty {
    EarlierPenalty { clause: clause(number), penalty, lifted: false }
}

#[test]
fn closed_words_come_back_from_their_codes() {
    assert!(Penalty::ALL.iter().all(|word| Penalty::from_code(word.code()) == Some(*word)));
    assert!(Reported::ALL.iter().all(|word| Reported::from_code(word.code()) == Some(*word)));
    assert!(Matter::ALL.iter().all(|word| Matter::from_code(word.code()) == Some(*word)));
    assert!(ConductKind::ALL.iter().all(|word| ConductKind::from_code(word.code()) == Some(*word)));
    assert!(HarassmentGround::ALL.iter().all(|word| HarassmentGround::from_code(word.code()) == Some(*word)));
    assert!(Remedy::ALL.iter().all(|word| Remedy::from_code(word.code()) == Some(*word)));
    assert!(Penalty::ALL.is_sorted(), "the lightest first");
    assert_eq!(Penalty::from_code("ban"), None);
}

#[test]
fn every_clause_belongs_to_a_section() {
    for clause in Clause::all() {
        let sections = RuleSection::ALL.into_iter();
        let of: Vec<_> = sections.filter(|s| s.chapters().any(|chapter| chapter == clause.chapter())).collect();
        assert_eq!(of.len(), 1, "{clause}");
        assert!(clause.number().starts_with(of[0].number()), "{clause}");
    }
}

#[test]
fn collusion_brings_a_warning_and_then_disqualification() {
    let check = |under: &str, had: &[EarlierPenalty], expected: Option<Penalty>| {
        assert_eq!(usual_penalty(clause(under), had), expected, "{under} after {had:?}");
    };
    let warned = earlier("1.3.6", Penalty::Warning);
    check("1.3.6", &[], Some(Penalty::Warning));
    check("1.3.6", &[warned], Some(Penalty::Disqualification));
    check("3.0.13", &[], Some(Penalty::Warning));
    check("3.0.13", &[warned], Some(Penalty::Disqualification));
    check("1.3.6", &[earlier("3.0.13", Penalty::Warning)], Some(Penalty::Disqualification));
    check("1.3.6", &[EarlierPenalty { lifted: true, ..warned }], Some(Penalty::Warning));
    check("1.3.6", &[earlier("1.3.6", Penalty::Caution)], Some(Penalty::Warning));
    check("1.3.6", &[earlier("2.1.4", Penalty::Warning)], Some(Penalty::Warning));
    check("3.0.2", &[warned], None);
    check("1.3.5", &[warned], None);
}

#[test]
fn the_rules_of_the_game_disqualify_until_its_sheet_is_final() {
    use DisqualificationRefusal::{GameFinal, NoGame};
    for game in SheetState::ALL.iter().copied().map(Some).chain([None]) {
        assert_eq!(may_disqualify(Matter::Conduct, game), Ok(()));
        let expected = match game {
            Some(SheetState::Open | SheetState::Submitted) => Ok(()),
            Some(SheetState::Signed | SheetState::Decided) => Err(GameFinal),
            None => Err(NoGame),
        };
        assert_eq!(may_disqualify(Matter::Rules, game), expected);
    }
    assert_ne!(GameFinal.code(), NoGame.code());
    assert_eq!((GameFinal.clause(), NoGame.clause()), (Some("1.3.5"), Some("1.3.5")));
}

#[test]
fn what_is_not_reported_at_once_is_accepted_play_unless_it_is_conduct() {
    assert!(is_accepted_play(Matter::Rules, Reported::Later));
    assert!(!is_accepted_play(Matter::Rules, Reported::AtOnce));
    assert!(Reported::ALL.iter().all(|reported| !is_accepted_play(Matter::Conduct, *reported)));
    let forgotten = clause("3.0.16");
    assert_eq!(remedies_for(forgotten, Matter::Rules, Reported::Later), &[]);
    let both = [Remedy::RobberAsUsual, Remedy::RobberToDesert];
    assert_eq!(remedies_for(forgotten, Matter::Rules, Reported::AtOnce), both);
    assert_eq!(remedies_for(clause("1.3.6"), Matter::Conduct, Reported::Later), [Remedy::Ladder]);
}

#[test]
fn too_few_cards_go_to_nobody_or_to_the_only_one() {
    let check = |supply: u32, due: &[u32], expected: &[u32]| {
        assert_eq!(handed_out(supply, due), expected, "{supply} for {due:?}");
    };
    check(19, &[1, 2, 0, 0], &[1, 2, 0, 0]);
    check(3, &[1, 2, 0, 0], &[1, 2, 0, 0]);
    check(2, &[1, 2, 0, 0], &[0, 0, 0, 0]);
    check(2, &[0, 3, 0, 0], &[0, 2, 0, 0]);
    check(0, &[0, 3, 0], &[0, 0, 0]);
    check(0, &[0, 0, 0], &[0, 0, 0]);
    check(5, &[], &[]);
    check(1, &[u32::MAX, 1], &[0, 0]);
}

const NONE: Milliseconds = Milliseconds(0);

fn seconds(seconds: u64) -> Milliseconds {
    Milliseconds(1000 * seconds)
}

#[test]
fn a_turn_has_three_minutes_that_a_pause_does_not_use() {
    let timer = TurnTimer::begin(4, 2, seconds(1000)).expect("a timer");
    assert_eq!((timer.player(), timer.left(seconds(1000)), timer.is_paused()), (2, seconds(180), false));
    assert_eq!(timer.left(seconds(1060)), seconds(120));
    let paused = timer.pause(seconds(1060));
    assert!(paused.is_paused());
    assert_eq!(paused.left(seconds(5000)), seconds(120));
    assert_eq!(paused.pause(seconds(5000)), paused);
    let on = paused.go_on(seconds(5000));
    assert_eq!(on.left(seconds(5100)), seconds(20));
    assert_eq!(on.go_on(seconds(5050)), on);
    assert_eq!((on.left(seconds(5130)), on.over(seconds(5130))), (NONE, seconds(10)));
    assert_eq!(on.over(seconds(5120)), NONE);
}

#[test]
fn the_dice_go_round_and_each_player_has_the_whole_time() {
    let timer = TurnTimer::begin(3, 2, seconds(0)).expect("a timer");
    let next = timer.next(seconds(200));
    assert_eq!((next.player(), next.left(seconds(200)), next.over(seconds(200))), (0, TURN, NONE));
    assert_eq!(next.next(seconds(210)).player(), 1);
    let paused = next.pause(seconds(220)).next(seconds(230));
    assert!(paused.is_paused());
    assert_eq!((paused.player(), paused.left(seconds(900))), (1, TURN));
    assert_eq!(next.left(seconds(100)), TURN, "a clock that was put back takes nothing away");
    assert_eq!(TurnTimer::begin(0, 0, seconds(0)), Err(TimerRefusal::NobodyAtTable));
}

#[test]
fn turns_are_timed_while_a_game_is_on() {
    use SheetState::{Decided, Open, Signed, Submitted};
    for round in [RoundState::Planned, RoundState::Published, RoundState::Closed] {
        assert_eq!(round_is_on(round), Err(TimerRefusal::RoundNotPlayed), "{round}");
        assert_eq!(game_is_on(round, Open), Err(TimerRefusal::RoundNotPlayed), "{round}");
    }
    assert_eq!(game_is_on(RoundState::Playing, Open), Ok(()));
    for sheet in [Submitted, Signed, Decided] {
        assert_eq!(game_is_on(RoundState::Playing, sheet), Err(TimerRefusal::GameOver), "{sheet}");
    }
}

#[test]
fn a_game_that_everybody_plays_at_once_has_no_turns_to_time() {
    for code in SystemCode::ALL {
        let turns = *code != SystemCode::FullContact;
        assert_eq!(check_turns(code.system()), if turns { Ok(()) } else { Err(TimerRefusal::NoTurns) }, "{code}");
    }
}

#[test]
fn a_judge_times_one_table_after_the_placements_and_the_organizer_any_at_any_time() {
    use TimedTables::{All, One};
    use TimerRefusal::{AllByJudge, PlacementsNotDone};
    assert_eq!(may_impose(StaffRole::Judge, One, true), Ok(()));
    assert_eq!(may_impose(StaffRole::Judge, One, false), Err(PlacementsNotDone));
    for placements_done in [false, true] {
        assert_eq!(may_impose(StaffRole::Judge, All, placements_done), Err(AllByJudge));
        for tables in [One, All] {
            assert_eq!(may_impose(StaffRole::Organizer, tables, placements_done), Ok(()));
        }
    }
    assert_eq!(may_lift(StaffRole::Judge, One), Ok(()));
    assert_eq!(may_lift(StaffRole::Judge, All), Err(AllByJudge));
    assert_eq!(may_lift(StaffRole::Organizer, All), Ok(()));
    let codes = [
        AllByJudge,
        PlacementsNotDone,
        TimerRefusal::NobodyAtTable,
        TimerRefusal::RoundNotPlayed,
        TimerRefusal::GameOver,
        TimerRefusal::NoTurns,
        TimerRefusal::TimedAlready,
        TimerRefusal::NotTimed,
    ]
    .map(|refusal| refusal.code());
    assert!(codes.iter().all(|code| codes.iter().filter(|other| *other == code).count() == 1));
    assert_eq!(AllByJudge.clause(), Some("1.1.8"));
}

proptest! {
    #[test]
    fn no_more_is_handed_out_than_there_is_or_is_due(supply in 0_u32..30, due in prop::collection::vec(0_u32..8, 0..5)) {
        let got = handed_out(supply, &due);
        prop_assert_eq!(got.len(), due.len());
        prop_assert!(got.iter().sum::<u32>() <= supply);
        prop_assert!(got.iter().zip(&due).all(|(got, due)| got <= due));
        // Of players who should get some, all get theirs, or one alone gets some, or nobody does.
        let served = got.iter().filter(|got| **got > 0).count();
        let owed = due.iter().filter(|due| **due > 0).count();
        prop_assert!(got == due || served == 0 || owed == 1);
    }

    #[test]
    fn no_ladder_leads_down(had in prop::collection::vec((0..66_usize, 0..4_usize, any::<bool>()), 0..6), more in 0..66_usize) {
        let all: Vec<Clause> = Clause::all().collect();
        let mut had: Vec<EarlierPenalty> = had
            .into_iter()
            .map(|(at, penalty, lifted)| EarlierPenalty { clause: all[at], penalty: Penalty::ALL[penalty], lifted })
            .collect();
        for clause in &all {
            let before = usual_penalty(*clause, &had);
            prop_assert_eq!(before.is_some(), clause.concerns_both());
            had.push(EarlierPenalty { clause: all[more], penalty: Penalty::Warning, lifted: false });
            prop_assert!(usual_penalty(*clause, &had) >= before);
            had.pop();
        }
    }

    /// However a timer is stopped and goes on, it uses the time in which it ran, and no other.
    #[test]
    fn a_timer_counts_the_time_in_which_it_ran(steps in prop::collection::vec((0..4_u8, 0_u64..100_000), 0..30)) {
        let (mut now, mut ran, mut player) = (0, 0, 0);
        let mut timer = TurnTimer::begin(4, 0, NONE).expect("a timer");
        for (step, later) in steps {
            now += later;
            if !timer.is_paused() {
                ran += later;
            }
            let at = Milliseconds(now);
            timer = match step {
                0 => timer.pause(at),
                1 => timer.go_on(at),
                2 => {
                    (ran, player) = (0, (player + 1) % 4);
                    timer.next(at)
                }
                _ => timer,
            };
            prop_assert_eq!(timer.player(), player);
            prop_assert_eq!(timer.left(at).0, TURN.0.saturating_sub(ran));
            prop_assert_eq!(timer.over(at).0, ran.saturating_sub(TURN.0));
        }
    }
}
