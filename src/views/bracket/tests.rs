use super::*;
use crate::bracket::choice::{ChoiceState, StagesChoice};
use crate::bracket::stage::{LaterStage, later_stages, public_tables};
use crate::event_for_tests::{AT, after_prelims, draw_all, round, seated};
use crate::rounds::board::TableState;
use crate::standings::ties;
use crate::visibility::Reader;
use reeve_rules::standings::lots::TiedGroup;
use reeve_rules::tournament::settings::StandingsMove;
use reeve_rules::tournament::vocabulary::{PlayerState, SheetState};
use reeve_store::PlayerId;
use reeve_store::lots::Decline;

fn decline(event: &mut Snapshot, stage: Stage, players: &[i64]) {
    let decline = |player: &i64| Decline { stage, player_id: PlayerId(*player), at: AT };
    event.declines.extend(players.iter().map(decline));
}

fn staff(event: &Snapshot) -> Ranking {
    Ranking::of(event, Reader::Staff).expect("a ranking")
}

fn stages(event: &Snapshot) -> Vec<LaterStage> {
    later_stages(event, &staff(event)).expect("the preliminary rounds are closed")
}

/// The groups that decide something, as the page of lots has them.
fn deciding(event: &Snapshot) -> Vec<TiedGroup> {
    ties::tied(event, &staff(event)).into_iter().filter(|group| group.decides.is_some()).collect()
}

/// Whoever declined a semi-final that is not played takes part in the final, and whoever declined the final does not:
/// what lots are drawn for and who is seated are one answer.
#[test]
fn declines_of_skipped_semi_finals_do_not_count_for_the_final() {
    let check = |semi: &[i64], last: &[i64], expect: &[&[i64]]| {
        let mut event = after_prelims(16);
        decline(&mut event, Stage::Semi, semi);
        decline(&mut event, Stage::Final, last);
        let ranking = staff(&event);
        assert_eq!(next_stage(&event, &ranking), Ok(Stage::Final));
        let groups = deciding(&event);
        let players = groups.iter().map(|group| group.players.iter().map(|player| player.0).collect::<Vec<_>>());
        assert_eq!(players.collect::<Vec<_>>(), expect, "{semi:?} {last:?}");
        assert_eq!(tables(&event, &ranking, Stage::Final), Err(BracketRefusal::Tied(groups)));
    };
    // Of each table the same player won all three games: 1, 5, 9 and 13 share the first rank, and so on. Whoever gives
    // up a place shares the rank, and so the lots; but the next rank is needed for the place.
    check(&[1, 4, 8, 12], &[], &[&[1, 5, 9, 13]]);
    check(&[1, 4, 8, 12], &[5], &[&[1, 5, 9, 13], &[2, 6, 10, 14]]);
}

#[test]
fn ties_over_the_final_are_known_before_the_semi_finals_are_closed() {
    let mut event = after_prelims(16);
    draw_all(&mut event);
    let seats = seated(&event, Stage::Semi);
    round(&mut event, Stage::Semi, 1, RoundState::Playing, SheetState::Signed, &seats);
    event.lots.clear();
    assert_eq!(next_stage(&event, &staff(&event)), Ok(Stage::Semi));
    let winners: Vec<i64> = deciding(&event).iter().flat_map(|group| &group.players).map(|player| player.0).collect();
    assert_eq!(winners.len(), 4, "{winners:?}");
    let last: Vec<i64> = seats.chunks(4).map(|table| table[0]).collect();
    assert!(last.iter().all(|winner| winners.contains(winner)), "{winners:?} {last:?}");
    round(&mut event, Stage::Final, 1, RoundState::Playing, SheetState::Signed, &last);
    assert_eq!(deciding(&event), []);
}

#[test]
fn a_stage_that_is_not_made_shows_who_would_sit_where() {
    let mut event = after_prelims(20);
    assert!(stages(&event)[0].is_tied() && stages(&event)[0].tables.is_empty());
    draw_all(&mut event);
    decline(&mut event, Stage::Semi, &[9]);
    event.players[8].state = PlayerState::Withdrawn;
    let all = stages(&event);
    let [semis] = &all[..] else { panic!("{all:#?}") };
    assert_eq!((semis.stage, semis.state, semis.is_open, semis.is_tied()), (Stage::Semi, None, true, false));
    let seats: Vec<_> = semis.tables[0].seats.iter().map(|seat| (seat.position, seat.seed)).collect();
    assert_eq!(seats, [(1, Some(1)), (2, Some(8)), (3, Some(9)), (4, Some(16))]);
    assert_eq!((semis.tables.len(), semis.tables[0].state, semis.alternates.len()), (4, None, 3));
    let declined: Vec<_> = semis.declined.iter().map(|declined| (declined.player, declined.is_active)).collect();
    assert_eq!(declined, [(PlayerId(9), false)]);
}

/// Semi-finals of 16 in which the first of each table has won.
fn semi_finals(state: RoundState, sheets: SheetState) -> Snapshot {
    let mut event = after_prelims(16);
    draw_all(&mut event);
    let seats = seated(&event, Stage::Semi);
    round(&mut event, Stage::Semi, 1, state, sheets, &seats);
    event
}

#[test]
fn who_wins_a_semi_final_goes_on_unless_the_place_is_given_up() {
    let mut event = semi_finals(RoundState::Closed, SheetState::Signed);
    let winner = event.rounds[3].tables[0].seats[0].player_id;
    decline(&mut event, Stage::Final, &[winner.0]);
    let all = stages(&event);
    let [semis, last] = &all[..] else { panic!("{all:#?}") };
    let first = |table: usize| &semis.tables[table].seats[0];
    assert_eq!((first(0).won, first(0).goes_on, first(0).takes_no_place), (true, false, false));
    assert_eq!((first(1).won, first(1).goes_on, first(1).vp), (true, true, Some(10)));
    assert!(!semis.tables[1].seats[1].won && !semis.tables[1].seats[1].goes_on);
    assert_eq!((semis.tables[0].state, semis.is_open), (Some(TableState::Final), false));
    assert!(last.after_semi_finals && last.is_open);
    assert!(last.tables[0].seats.iter().all(|seat| seat.seed.is_none() && seat.player != winner));
}

#[test]
fn tables_that_the_ranking_no_longer_gives_are_out_of_date() {
    let mut event = semi_finals(RoundState::Published, SheetState::Open);
    assert!(!stages(&event)[0].is_out_of_date);
    let gone = event.rounds[3].tables[0].seats[0].player_id;
    decline(&mut event, Stage::Semi, &[gone.0]);
    let semis = &stages(&event)[0];
    assert!(semis.is_out_of_date && semis.tables[0].seats[0].takes_no_place && semis.tables[0].state.is_none());
}

#[test]
fn everybody_sees_seats_when_they_are_published_and_results_when_they_are_public() {
    let check_with = |moves, state, sheets, expect: Option<(Option<TableState>, Option<i64>, bool)>| {
        let mut event = semi_finals(state, sheets);
        event.tournament.settings.standings_move = moves;
        let ranking = Ranking::of(&event, Reader::Everybody).expect("a ranking");
        let tables = public_tables(&event, &ranking, Stage::Semi);
        let first = tables.first().map(|table| (table.state, table.seats[0].vp, table.seats[0].won));
        assert_eq!(first, expect, "{state:?} {sheets:?} {moves:?}");
    };
    let check = |state, sheets, expect| check_with(StandingsMove::Round, state, sheets, expect);
    check(RoundState::Planned, SheetState::Open, None);
    check(RoundState::Published, SheetState::Open, Some((None, None, false)));
    check(RoundState::Playing, SheetState::Submitted, Some((Some(TableState::Playing), None, false)));
    // A final sheet is not called playing, though its result waits for the round to be closed.
    check(RoundState::Playing, SheetState::Signed, Some((Some(TableState::Final), None, false)));
    check(RoundState::Closed, SheetState::Signed, Some((Some(TableState::Final), Some(10), true)));
    // Also where results come out with each sheet, nobody learns that one is entered before it is final.
    let by_sheet = |sheets, expect| check_with(StandingsMove::Sheet, RoundState::Playing, sheets, expect);
    by_sheet(SheetState::Submitted, Some((Some(TableState::Playing), None, false)));
    by_sheet(SheetState::Signed, Some((Some(TableState::Final), Some(10), true)));
}

#[test]
fn the_choice_of_stages_is_open_until_the_last_preliminary_round_is_closed() {
    let mut event = after_prelims(16);
    event.tournament.skip_semis = Some(true);
    let choice = StagesChoice::of(&event);
    assert_eq!((choice.state, choice.is_skipped()), (Some(ChoiceState::Over), true));
    event.rounds[2].row.state = RoundState::Playing;
    assert_eq!(StagesChoice::of(&event).state, Some(ChoiceState::Open));
    event.tournament.attendance = Some(32);
    assert_eq!((StagesChoice::of(&event).state, StagesChoice::of(&event).is_skipped()), (None, false));
}

/// Twelve are left, so the final is made; then somebody comes back before it starts.
#[test]
fn the_stage_is_worked_out_anew_until_it_starts() {
    let mut event = after_prelims(16);
    draw_all(&mut event);
    decline(&mut event, Stage::Semi, &[1, 4, 8, 12]);
    assert!(semi_finals_fall_away(&event, &staff(&event)));
    let last = seated(&event, Stage::Final);
    for state in [RoundState::Planned, RoundState::Published, RoundState::Playing] {
        let mut event = event.clone();
        round(&mut event, Stage::Final, 1, state, SheetState::Open, &last);
        let falls_away = |event: &Snapshot| semi_finals_fall_away(event, &staff(event));
        assert!(falls_away(&event) && !is_out_of_date(&event, Stage::Final), "{state}");
        event.declines.pop();
        let begun = state.has_begun();
        assert_eq!((falls_away(&event), final_gives_way(&event, &staff(&event))), (begun, !begun), "{state}");
        assert_eq!(is_out_of_date(&event, Stage::Final), !begun, "{state}");
        let shown: Vec<_> = stages(&event)
            .iter()
            .map(|stage| (stage.stage, stage.gives_way, stage.is_open, stage.tables.len()))
            .collect();
        match begun {
            true => assert_eq!(shown, [(Stage::Final, false, false, 1)]),
            false => assert_eq!(shown, [(Stage::Semi, false, true, 4), (Stage::Final, true, false, 1)], "{state}"),
        }
        let ranking = staff(&event);
        let may = |stage| may_make(&event, &ranking, stage);
        match begun {
            true => assert_eq!(may(Stage::Final), Err(Refusal::GamesBegun)),
            false => assert_eq!((may(Stage::Semi), may(Stage::Final)), (Ok(()), Err(Refusal::SemiFinalsFirst))),
        }
    }
}
