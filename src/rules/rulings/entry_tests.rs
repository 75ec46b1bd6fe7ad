use std::collections::BTreeSet;

use crate::rulings::call::{CallOutcome, CallRefusal, may_call};
use crate::rulings::clauses::{Clause, Matter};
use crate::rulings::conduct::ConductKind;
use crate::rulings::entry::{
    EntryRefusal, LiftedRuling, RulingEntry, SeatedThere, check_entry, check_kept_kind, check_reported, decision_text,
    kind_of, ruling_text, usual_for_all,
};
use crate::rulings::penalty::{DisqualificationRefusal, EarlierPenalty, Penalty, Reported};
use crate::tournament::vocabulary::{RoundState, SheetState};

fn clause(number: &str) -> Clause {
    Clause::read(number).expect(number)
}

fn check(entry: RulingEntry<'_>, expected: Result<(), EntryRefusal>) {
    assert_eq!(check_entry(&entry), expected, "{entry:?}");
}

#[test]
fn a_ruling_says_who_gets_what_for_what() {
    let (nobody, one, two) = (BTreeSet::new(), BTreeSet::from([4]), BTreeSet::from([4, 17]));
    let plain = |number: &str| RulingEntry {
        clause: clause(number),
        matter: clause(number).usual_matter(),
        reported: Reported::AtOnce,
        penalty: Penalty::None,
        players: &nobody,
        game: Some(SheetState::Open),
        seated: SeatedThere::Unknown,
        goes_on: false,
        kind: None,
        given_to: None,
        lifts: None,
    };
    check(plain("3.0.2"), Ok(()));
    check(plain("1.1.5"), Ok(()));
    check(RulingEntry { matter: Matter::Conduct, ..plain("3.0.2") }, Err(EntryRefusal::OtherMatter));
    check(RulingEntry { matter: Matter::Conduct, ..plain("1.3.5") }, Ok(()));
    check(RulingEntry { penalty: Penalty::Caution, ..plain("3.0.2") }, Err(EntryRefusal::NobodyPunished));
    let caution = RulingEntry { penalty: Penalty::Caution, players: &one, ..plain("3.0.2") };
    check(caution.clone(), Ok(()));
    check(RulingEntry { reported: Reported::Later, ..caution.clone() }, Err(EntryRefusal::AcceptedPlay));
    check(RulingEntry { reported: Reported::Later, penalty: Penalty::None, ..caution.clone() }, Ok(()));
    let late_conduct = RulingEntry { clause: clause("2.1.4"), matter: Matter::Conduct, ..caution.clone() };
    check(RulingEntry { reported: Reported::Later, ..late_conduct }, Ok(()));
    check(RulingEntry { players: &one, ..plain("1.3.6") }, Err(EntryRefusal::TakesTwo));
    check(RulingEntry { players: &two, ..plain("3.0.13") }, Ok(()));
    // Who was warned for collusion may go on alone.
    for number in ["1.3.6", "3.0.13"] {
        check(RulingEntry { players: &one, goes_on: true, ..plain(number) }, Ok(()));
        check(RulingEntry { goes_on: true, ..plain(number) }, Err(EntryRefusal::TakesTwo));
    }
    let out = RulingEntry { penalty: Penalty::Disqualification, ..caution };
    check(out.clone(), Ok(()));
    let why = EntryRefusal::Disqualification(DisqualificationRefusal::GameFinal);
    check(RulingEntry { game: Some(SheetState::Signed), ..out.clone() }, Err(why));
    check(RulingEntry { clause: clause("2.1.4"), matter: Matter::Conduct, game: None, ..out }, Ok(()));
}

/// One gives a win away to another one of the same game; two who help each other collude.
#[test]
fn a_win_is_given_away_by_one_to_another_of_the_same_game() {
    let (nobody, one, two, seated) =
        (BTreeSet::new(), BTreeSet::from([4]), BTreeSet::from([4, 17]), BTreeSet::from([4, 17, 20]));
    let given = |given_to| RulingEntry {
        clause: clause("1.3.6"),
        matter: Matter::Conduct,
        reported: Reported::AtOnce,
        penalty: Penalty::Warning,
        players: &one,
        game: Some(SheetState::Open),
        seated: SeatedThere::Players(&seated),
        goes_on: false,
        kind: Some(ConductKind::WinGiven),
        given_to,
        lifts: None,
    };
    check(given(Some(17)), Ok(()));
    check(given(None), Err(EntryRefusal::RecipientMissing));
    check(given(Some(4)), Err(EntryRefusal::RecipientElsewhere));
    check(given(Some(5)), Err(EntryRefusal::RecipientElsewhere));
    check(RulingEntry { players: &two, ..given(Some(20)) }, Err(EntryRefusal::GivenByOne));
    check(RulingEntry { players: &nobody, penalty: Penalty::None, ..given(Some(20)) }, Err(EntryRefusal::GivenByOne));
    check(RulingEntry { seated: SeatedThere::NoGame, game: None, ..given(Some(17)) }, Err(EntryRefusal::GameMissing));
    let elsewhere = BTreeSet::from([5]);
    check(RulingEntry { players: &elsewhere, ..given(Some(17)) }, Err(EntryRefusal::NotInThisGame(5)));
    // What goes on from an earlier ruling is about the win of that one.
    let next = RulingEntry { goes_on: true, seated: SeatedThere::NoGame, game: None, ..given(Some(17)) };
    check(next.clone(), Ok(()));
    check(RulingEntry { given_to: None, ..next }, Ok(()));
    let collusion = |given_to| RulingEntry { kind: Some(ConductKind::Collusion), players: &two, ..given(given_to) };
    check(collusion(None), Ok(()));
    check(collusion(Some(20)), Err(EntryRefusal::NothingGiven));
    check(RulingEntry { players: &one, ..collusion(None) }, Err(EntryRefusal::TakesTwo));
}

#[test]
fn a_penalty_in_a_game_is_for_somebody_who_sits_there() {
    let (seated, here, one_of_them, elsewhere) =
        (BTreeSet::from([4, 17, 20]), BTreeSet::from([4, 17]), BTreeSet::from([4, 5]), BTreeSet::from([5]));
    let warning = |players| RulingEntry {
        clause: clause("3.0.9"),
        matter: Matter::Rules,
        reported: Reported::AtOnce,
        penalty: Penalty::Warning,
        players,
        game: Some(SheetState::Open),
        seated: SeatedThere::Players(&seated),
        goes_on: false,
        kind: None,
        given_to: None,
        lifts: None,
    };
    check(warning(&here), Ok(()));
    for players in [&one_of_them, &elsewhere] {
        for penalty in [Penalty::Caution, Penalty::Warning, Penalty::Disqualification] {
            check(RulingEntry { penalty, ..warning(players) }, Err(EntryRefusal::NotInThisGame(5)));
        }
        // A ruling without a penalty may name anybody.
        check(RulingEntry { penalty: Penalty::None, ..warning(players) }, Ok(()));
        check(RulingEntry { seated: SeatedThere::Unknown, ..warning(players) }, Ok(()));
    }
    // Whoever sits there is asked for where no game is named: that is no way round it.
    let nowhere = |players| RulingEntry { seated: SeatedThere::NoGame, game: None, ..warning(players) };
    check(nowhere(&elsewhere), Err(EntryRefusal::GameMissing));
    check(RulingEntry { penalty: Penalty::None, ..nowhere(&elsewhere) }, Ok(()));
    let no_game = EntryRefusal::Disqualification(DisqualificationRefusal::NoGame);
    check(RulingEntry { penalty: Penalty::Disqualification, ..nowhere(&elsewhere) }, Err(no_game));
    // Cards that are given away are conduct, and change hands at a table; the sheet may be final.
    let gifts = |players| RulingEntry { clause: clause("3.0.13"), matter: Matter::Conduct, ..warning(players) };
    check(RulingEntry { game: Some(SheetState::Signed), ..gifts(&here) }, Ok(()));
    check(gifts(&one_of_them), Err(EntryRefusal::NotInThisGame(5)));
    check(RulingEntry { seated: SeatedThere::NoGame, ..gifts(&here) }, Err(EntryRefusal::GameMissing));
    let conduct = RulingEntry { clause: clause("2.1.4"), matter: Matter::Conduct, ..warning(&elsewhere) };
    check(conduct.clone(), Ok(()));
    let nowhere = RulingEntry { game: None, seated: SeatedThere::NoGame, ..conduct };
    check(RulingEntry { penalty: Penalty::Disqualification, ..nowhere.clone() }, Ok(()));
    check(RulingEntry { clause: clause("1.3.6"), players: &one_of_them, ..nowhere }, Ok(()));
    let earlier = LiftedRuling { penalty: Penalty::Disqualification, stands_for: &elsewhere };
    check(RulingEntry { lifts: Some(earlier), ..warning(&elsewhere) }, Ok(()));
}

#[test]
fn a_penalty_is_lifted_for_those_for_whom_it_stands() {
    let (one, two, other) = (BTreeSet::from([4]), BTreeSet::from([4, 17]), BTreeSet::from([5]));
    let lift = |penalty, stands_for| RulingEntry {
        clause: clause("1.3.6"),
        matter: Matter::Conduct,
        reported: Reported::Later,
        penalty: Penalty::None,
        players: &one,
        game: None,
        seated: SeatedThere::NoGame,
        goes_on: false,
        kind: None,
        given_to: None,
        lifts: Some(LiftedRuling { penalty, stands_for }),
    };
    check(lift(Penalty::Disqualification, &two), Ok(()));
    check(RulingEntry { penalty: Penalty::Warning, ..lift(Penalty::Disqualification, &two) }, Ok(()));
    check(lift(Penalty::None, &two), Err(EntryRefusal::NothingToLift));
    check(lift(Penalty::Warning, &other), Err(EntryRefusal::NotTheirs));
    check(RulingEntry { penalty: Penalty::Warning, ..lift(Penalty::Warning, &two) }, Err(EntryRefusal::LiftedAndGiven));
}

#[test]
fn a_text_is_kept_as_it_is_read_again() {
    assert_eq!(decision_text(" To the desert.\r\nNo card. ", 40), Ok("To the desert.\nNo card.".to_owned()));
    assert_eq!(decision_text(" \n", 40), Err(EntryRefusal::DecisionMissing));
    assert_eq!(ruling_text("", 40), Ok(String::new()));
    assert_eq!(ruling_text("a\u{202E}b", 40), Err(EntryRefusal::TextWithControl));
    assert!(matches!(ruling_text("abcd", 3), Err(EntryRefusal::TextTooLong(_))));
}

#[test]
fn two_at_once_get_the_lighter_of_what_is_usual() {
    let warned = [EarlierPenalty { clause: clause("1.3.6"), penalty: Penalty::Warning, lifted: false }];
    let usual = |had: &[&[EarlierPenalty]]| usual_for_all(clause("3.0.13"), had.iter().copied());
    assert_eq!(usual(&[&[], &warned]), Some(Penalty::Warning));
    assert_eq!(usual(&[&warned, &warned]), Some(Penalty::Disqualification));
    assert_eq!(usual(&[]), None);
}

#[test]
fn a_judge_is_called_by_players_who_sit_at_a_table() {
    assert!(CallOutcome::ALL.iter().all(|word| CallOutcome::from_code(word.code()) == Some(*word)));
    for (round, expected) in [
        (RoundState::Planned, Err(CallRefusal::NobodyThere)),
        (RoundState::Published, Ok(())),
        (RoundState::Playing, Ok(())),
        (RoundState::Closed, Err(CallRefusal::NobodyThere)),
    ] {
        assert_eq!(may_call(round), expected);
    }
}

#[test]
fn a_breach_of_conduct_has_a_kind_of_its_clause() {
    let check = |clause: &str, matter, chosen, expected: Result<Option<ConductKind>, EntryRefusal>| {
        let clause = Clause::read(clause).expect("a clause");
        assert_eq!(kind_of(clause, matter, chosen), expected, "{clause} {chosen:?}");
        if let Ok(kept) = expected {
            assert_eq!(check_kept_kind((clause, matter), kept, (&BTreeSet::new(), None)), Ok(()));
        }
    };
    check("2.1.8", Matter::Conduct, None, Ok(Some(ConductKind::Disruption)));
    check("2.1.11", Matter::Conduct, None, Ok(Some(ConductKind::Companions)));
    check("2.2.1", Matter::Conduct, None, Err(EntryRefusal::KindMissing));
    check("2.2.1", Matter::Conduct, Some(ConductKind::Threats), Ok(Some(ConductKind::Threats)));
    check("2.2.1", Matter::Conduct, Some(ConductKind::Brand), Err(EntryRefusal::OtherKind));
    check("2.1.2", Matter::Conduct, Some(ConductKind::Device), Ok(Some(ConductKind::Device)));
    check("2.1.5", Matter::Conduct, None, Ok(Some(ConductKind::Device)));
    check("2.1.6", Matter::Conduct, None, Ok(Some(ConductKind::Device)));
    check("2.1.7", Matter::Conduct, Some(ConductKind::Threats), Ok(Some(ConductKind::Device)));
    check("1.3.6", Matter::Conduct, None, Ok(Some(ConductKind::Collusion)));
    check("1.3.6", Matter::Conduct, Some(ConductKind::Collusion), Ok(Some(ConductKind::Collusion)));
    check("1.3.6", Matter::Conduct, Some(ConductKind::Threats), Err(EntryRefusal::OtherKind));
    check("3.0.13", Matter::Conduct, None, Ok(Some(ConductKind::Collusion)));
    check("1.3.6", Matter::Conduct, Some(ConductKind::WinGiven), Ok(Some(ConductKind::WinGiven)));
    for general in ["1.3.5", "2.1.2", "2.1.12", "2.2.1"] {
        for of_collusion in [ConductKind::WinGiven, ConductKind::Collusion] {
            check(general, Matter::Conduct, Some(of_collusion), Err(EntryRefusal::OtherKind));
        }
    }
    check("1.3.5", Matter::Rules, Some(ConductKind::Threats), Ok(None));
    check("3.0.2", Matter::Rules, None, Ok(None));
    let clause = Clause::read("1.3.5").expect("a clause");
    let (one, kept) = (BTreeSet::from([4]), check_kept_kind);
    assert_eq!(kept((clause, Matter::Rules), Some(ConductKind::Threats), (&one, None)), Err(EntryRefusal::OtherKind));
    assert_eq!(kept((clause, Matter::Conduct), None, (&one, None)), Ok(()), "a ruling of an earlier version");
    let of_1_3_6 = |kind, given_to| {
        let clause = Clause::read("1.3.6").expect("a clause");
        kept((clause, Matter::Conduct), Some(kind), (&one, given_to))
    };
    assert_eq!(of_1_3_6(ConductKind::Courtesy, None), Ok(()), "a ruling of an earlier version");
    assert_eq!(of_1_3_6(ConductKind::WinGiven, Some(17)), Ok(()));
    assert_eq!(of_1_3_6(ConductKind::WinGiven, None), Ok(()), "a ruling of an earlier version");
    assert_eq!(of_1_3_6(ConductKind::WinGiven, Some(4)), Err(EntryRefusal::RecipientElsewhere));
    assert_eq!(of_1_3_6(ConductKind::Collusion, Some(17)), Err(EntryRefusal::NothingGiven));
    let devices = |kind| {
        let clause = Clause::read("2.1.5").expect("a clause");
        kept((clause, Matter::Conduct), Some(kind), (&one, None))
    };
    assert_eq!(devices(ConductKind::Courtesy), Ok(()), "before devices had a kind of their own");
    assert_eq!(devices(ConductKind::Threats), Err(EntryRefusal::OtherKind));
}

#[test]
fn a_report_lies_between_the_beginning_of_the_game_and_now() {
    let check = |number: &str, reported: i64, began: Option<i64>, expected: Result<(), EntryRefusal>| {
        assert_eq!(check_reported(clause(number), reported, began, 5_000), expected, "{number} {reported} {began:?}");
    };
    check("3.0.2", 4_000, Some(3_000), Ok(()));
    check("3.0.2", 5_000, None, Ok(()));
    check("3.0.2", 5_001, Some(3_000), Err(EntryRefusal::ReportedAhead));
    // The minute counts: 3000 and 3050 are of the same.
    check("3.0.2", 3_000, Some(3_050), Ok(()));
    check("3.0.2", 2_999, Some(3_050), Err(EntryRefusal::ReportedBeforeGame));
    check("2.1.4", 100, Some(3_050), Err(EntryRefusal::ReportedBeforeGame));
    check("2.1.4", 100, None, Ok(()));
    check("2.1.4", -400 * 86_400, None, Err(EntryRefusal::ReportedAtNoTime));
    // Seats are chosen and boards are laid before a game begins.
    check("1.1.6", 100, Some(3_050), Ok(()));
    check("2.0.1", 100, Some(3_050), Ok(()));
}
