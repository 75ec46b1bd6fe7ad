use chrono::DateTime;

use crate::rules::games::SystemCode;
use crate::rules::tournament::settings::{PublishRounds, Settings};
use crate::rules::tournament::vocabulary::{PlayerSource, PlayerState, StaffRole};
use crate::store::player::Player;
use crate::store::round::{RoundRow, Seat, TableRow};
use crate::store::snapshot::Table;
use crate::store::tournament::StaffMember;
use crate::store::{AccountId, PlayerId, RoundId, SeatId, TableId, TournamentId};
use crate::views::next_step::*;

const AT: DateTime<chrono::Utc> = DateTime::UNIX_EPOCH;

/// A tournament with so many registered players, all checked in, and a judge.
fn event(phase: Phase, players: i64) -> Snapshot {
    let tournament = Tournament {
        id: TournamentId(1),
        slug: "open".into(),
        name: "Open".into(),
        place: "Hall".into(),
        starts_on: AT.date_naive(),
        time_zone: "UTC".into(),
        edition: String::new(),
        system: SystemCode::Base,
        capacity: None,
        approval: false,
        code_version: String::new(),
        photo_version: String::new(),
        settings: Settings::default(),
        prelim_rounds: 3,
        phase,
        attendance: None,
        attendance_at: None,
        skip_semis: None,
        created_by: None,
        created_at: AT,
        archived_at: None,
        version: 1,
    };
    Snapshot {
        tournament,
        staff: vec![StaffMember {
            account_id: AccountId(1),
            name: "Jo".into(),
            email: None,
            role: StaffRole::Judge,
            added_at: AT,
        }],
        players: (1..=players).map(player).collect(),
        rounds: Vec::new(),
        lots: Vec::new(),
        draws: Vec::new(),
        declines: Vec::new(),
        schedule: None,
    }
}

fn player(number: i64) -> Player {
    Player {
        id: PlayerId(number),
        tournament_id: TournamentId(1),
        number,
        state: PlayerState::Registered,
        source: PlayerSource::Hand,
        link_token: String::new(),
        checked_in_at: Some(AT),
        withdrawn_at: None,
        disqualified_clause: None,
        fixed_table: None,
        minor: false,
        code_version: None,
        photo_version: None,
        agreed_at: None,
        person_version: 1,
        created_at: AT,
        archived_at: None,
        version: 1,
        name: format!("Player {number:02}"),
        suffix: 0,
        email: None,
        club: None,
        country: None,
        group_names: String::new(),
        guardian: None,
    }
}

/// Adds a round with these players at tables of four; the first of each table wins with 10 VP against 9, 8
/// and so on, less by the round's number, so that nobody is tied by accident.
fn round(event: &mut Snapshot, stage: Stage, number: i64, state: RoundState, sheets: SheetState, players: &[i64]) {
    let id = event.rounds.len() as i64 + 1;
    let table = |(at, players): (usize, &[i64])| {
        let table = TableId(id * 100 + at as i64);
        let seat = |(at, player): (usize, &i64)| Seat {
            id: SeatId(table.0 * 10 + at as i64),
            table_id: table,
            position: at as i64 + 1,
            player_id: PlayerId(*player),
            pinned: false,
            seed: None,
            chair: None,
            colour: None,
            play_order: None,
            vp: sheets.is_final().then_some(10 - (at as i64) * 2),
            parts: None,
            signed: false,
        };
        Table {
            row: TableRow {
                id: table,
                round_id: RoundId(id),
                number: at as i64 + 1,
                sheet_state: sheets,
                sheet_version: 0,
                winner_position: sheets.is_final().then_some(1),
                handler: None,
                disputed: false,
                submitted_at: None,
                signed_at: None,
                version: 1,
            },
            seats: players.iter().enumerate().map(seat).collect(),
        }
    };
    let row = RoundRow {
        id: RoundId(id),
        tournament_id: TournamentId(1),
        stage,
        number,
        state,
        published_at: None,
        started_at: None,
        closed_at: None,
        version: 1,
    };
    let tables = players.chunks(4).enumerate().map(table).collect();
    event.rounds.push(Round { row, tables });
}

/// The preliminary rounds so far closed, the next in a state, the others planned.
fn prelims(event: &mut Snapshot, closed: i64, state: RoundState, sheets: SheetState) {
    let players: Vec<i64> = event.players.iter().map(|player| player.number).collect();
    for number in 1..=3 {
        match number {
            n if n <= closed => round(event, Stage::Prelim, n, RoundState::Closed, SheetState::Signed, &players),
            n if n == closed + 1 => round(event, Stage::Prelim, n, state, sheets, &players),
            n => round(event, Stage::Prelim, n, RoundState::Planned, SheetState::Open, &players),
        }
    }
}

/// Checks the step under way: its title, its button, where that leads, and what is missing.
#[track_caller]
fn check(event: &Snapshot, title: &str, button: &str, path: &str, missing: &[&str]) {
    let steps = steps(event);
    let now: Vec<&Step> = steps.iter().filter(|step| step.state == State::Now).collect();
    assert_eq!(now.len(), 1, "{steps:#?}");
    let step = now[0];
    assert_eq!(step.title, title);
    let action = step.action.as_ref().expect("a button");
    assert_eq!((action.label.as_str(), action.path.as_str()), (button, path));
    assert_eq!(step.missing.len(), missing.len(), "{:?}", step.missing);
    for (found, part) in step.missing.iter().zip(missing) {
        assert!(found.words.contains(part), "{found:?} has no {part:?}");
    }
    let at = steps.iter().position(|step| step.state == State::Now).unwrap_or(0);
    assert!(steps[..at].iter().all(|step| step.state == State::Done), "{steps:#?}");
    assert!(steps[at + 1..].iter().all(|step| step.state == State::Later && step.action.is_none()), "{steps:#?}");
}

#[test]
fn a_draft_is_opened() {
    let mut event = event(Phase::Draft, 0);
    check(&event, "Describe the tournament", "Open registration", "open-registration", &[]);
    event.staff.clear();
    check(&event, "Describe the tournament", "Open registration", "open-registration", &["No judge"]);
}

#[test]
fn registration_waits_for_players_and_is_closed() {
    let close = ("Close registration and start check-in", "start-check-in");
    check(&event(Phase::Registration, 0), "Register the players", "Add players", "players", &[]);
    check(&event(Phase::Registration, 14), "Register the players", close.0, close.1, &[]);
    let mut full = event(Phase::Registration, 14);
    full.players[2].state = PlayerState::Waiting;
    full.players[3].state = PlayerState::Asked;
    full.tournament.capacity = Some(12);
    let missing = ["1 registration waits", "1 player is on the waiting list."];
    check(&full, "Register the players", close.0, close.1, &missing);
    full.tournament.capacity = Some(13);
    check(&full, "Register the players", close.0, close.1, &["for approval", "1 could come in now"]);
}

#[test]
fn check_in_goes_on_until_everybody_is_here() {
    let title = "Check the players in";
    let mut event = event(Phase::CheckIn, 14);
    check(&event, title, "Make the seat schedule", "schedule", &[]);
    event.players[0].checked_in_at = None;
    check(&event, title, "Go on with check-in", "check-in", &["1 player is neither here"]);
    for player in &mut event.players[1..] {
        player.checked_in_at = None;
    }
    check(&event, title, "Open the check-in list", "check-in", &[]);
    for player in &mut event.players[..5] {
        player.checked_in_at = Some(AT);
    }
    check(&event, title, "Open the check-in list", "check-in", &["5 can't be seated"]);
}

#[test]
fn a_schedule_is_made_again_when_the_players_change() {
    let mut event = event(Phase::CheckIn, 16);
    prelims(&mut event, 0, RoundState::Planned, SheetState::Open);
    check(&event, "Play round 1", "Publish the seats", "rounds/prelim/1/publish", &[]);
    let title = "Make the seat schedule";
    event.players[3].state = PlayerState::Withdrawn;
    check(&event, title, "Make the schedule again", "schedule", &["1 player is seated and not checked in"]);
    event.players.push(player(17));
    let both = ["1 player is checked in and without a seat", "1 player is seated"];
    check(&event, title, "Make the schedule again", "schedule", &both);
}

#[test]
fn no_judge_no_start() {
    let mut event = event(Phase::CheckIn, 16);
    prelims(&mut event, 0, RoundState::Planned, SheetState::Open);
    event.staff[0].role = StaffRole::Organizer;
    check(&event, "Play round 1", "Name a judge", "staff", &["1.3.1"]);
}

#[test]
fn all_rounds_are_published_together_where_the_setting_says_so() {
    let mut event = event(Phase::CheckIn, 16);
    event.tournament.settings.publish_rounds = PublishRounds::All;
    prelims(&mut event, 0, RoundState::Planned, SheetState::Open);
    check(&event, "Play round 1", "Publish the seats of all rounds", "rounds/prelim/1/publish", &[]);
}

#[test]
fn a_round_is_started_filled_and_closed() {
    let played = |state, sheets| {
        let mut event = event(Phase::Prelim, 14);
        event.tournament.attendance = Some(14);
        prelims(&mut event, 1, state, sheets);
        event
    };
    let title = "Play round 2";
    let at = |end: &str| format!("rounds/prelim/2{end}");
    check(&played(RoundState::Planned, SheetState::Open), title, "Publish the seats", &at("/publish"), &[]);
    check(&played(RoundState::Published, SheetState::Open), title, "Start the games", &at("/start"), &[]);
    let on = played(RoundState::Playing, SheetState::Open);
    check(&on, title, "Enter results", &at(""), &["No result yet from tables 1, 2, 3 and 4"]);
    let on = played(RoundState::Playing, SheetState::Submitted);
    check(&on, title, "Sign the record sheets", &at(""), &["Not signed yet"]);
    check(&played(RoundState::Playing, SheetState::Signed), title, "Close the round", &at("/close"), &[]);
}

#[test]
fn a_player_who_left_stands_in_the_way_of_the_next_round() {
    let mut event = event(Phase::Prelim, 16);
    prelims(&mut event, 1, RoundState::Planned, SheetState::Open);
    event.players[0].state = PlayerState::Withdrawn;
    check(&event, "Play round 2", "Look at the schedule", "schedule", &["1 player is seated and no longer here"]);
}

#[test]
fn five_who_are_left_are_not_sent_to_a_schedule_that_nobody_can_make() {
    let mut left = event(Phase::Prelim, 6);
    prelims(&mut left, 1, RoundState::Planned, SheetState::Open);
    left.players[0].state = PlayerState::Withdrawn;
    check(&left, "Play round 2", "Open the check-in list", "check-in", &["no longer here", "5 can't be seated"]);
    let mut before = event(Phase::CheckIn, 6);
    prelims(&mut before, 0, RoundState::Planned, SheetState::Open);
    before.players[0].state = PlayerState::Withdrawn;
    let title = "Make the seat schedule";
    check(&before, title, "Open the check-in list", "check-in", &["not checked in", "5 can't be seated"]);
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
    let path = "rounds/prelim/3/start";
    check(&last(16, None), "Play round 3", "Start the games", path, &["may be skipped"]);
    check(&last(16, Some(true)), "Play round 3", "Start the games", path, &["will be skipped"]);
    check(&last(32, None), "Play round 3", "Start the games", path, &[]);
    check(&last(12, None), "Play round 3", "Start the games", path, &[]);
}

/// Everybody has played the same three games, so the four winners are tied, and so on.
fn after_prelims(players: i64) -> Snapshot {
    let mut event = event(Phase::Prelim, players);
    event.tournament.attendance = Some(players);
    prelims(&mut event, 3, RoundState::Closed, SheetState::Signed);
    event
}

fn draw_all(event: &mut Snapshot) {
    let lot = |player: &Player| crate::store::lots::Lot {
        player_id: player.id,
        draw_id: crate::store::DrawId(1),
        lot: player.number,
    };
    event.lots = event.players.iter().map(lot).collect();
}

#[test]
fn ties_in_the_way_lead_to_the_lots() {
    let mut event = after_prelims(16);
    check(&event, "Play the semi-finals", "Draw lots", "lots", &["1.4.2"]);
    draw_all(&mut event);
    check(&event, "Play the semi-finals", "Make the tables", "bracket", &[]);
}

#[test]
fn small_fields_and_skipped_semi_finals_go_straight_to_the_final() {
    let mut small = after_prelims(12);
    check(&small, "Play the final", "Draw lots", "lots", &["share rank 1"]);
    draw_all(&mut small);
    check(&small, "Play the final", "Make the tables", "bracket", &[]);
    assert!(steps(&small).iter().all(|step| step.title != "Play the semi-finals"));
    let mut skipped = after_prelims(16);
    skipped.tournament.skip_semis = Some(true);
    draw_all(&mut skipped);
    check(&skipped, "Play the final", "Make the tables", "bracket", &[]);
}

/// The players whom the ranking seats in a stage, table after table.
fn seated(event: &Snapshot, stage: Stage) -> Vec<i64> {
    let ranking = Ranking::of(event, View::Staff).expect("a ranking");
    let tables = bracket::tables(event, &ranking, stage).expect("no ties").expect("tables");
    tables.iter().flat_map(|table| &table.seats).map(|seat| seat.player.0).collect()
}

#[test]
fn semi_finals_and_final_are_played_like_rounds() {
    let mut event = after_prelims(16);
    draw_all(&mut event);
    let seats = seated(&event, Stage::Semi);
    round(&mut event, Stage::Semi, 1, RoundState::Planned, SheetState::Open, &seats);
    check(&event, "Play the semi-finals", "Publish the seats", "rounds/semi/1/publish", &[]);
    event.players[5].state = PlayerState::Withdrawn;
    check(&event, "Play the semi-finals", "Make the tables again", "bracket", &["somebody declined, left"]);
    event.players[5].state = PlayerState::Registered;
    event.rounds.pop();
    round(&mut event, Stage::Semi, 1, RoundState::Closed, SheetState::Signed, &seats);
    event.tournament.phase = Phase::Semi;
    check(&event, "Play the final", "Make the tables", "bracket", &[]);
    let last = seated(&event, Stage::Final);
    round(&mut event, Stage::Final, 1, RoundState::Published, SheetState::Open, &last);
    check(&event, "Play the final", "Start the games", "rounds/final/1/start", &["2.0.4"]);
}

#[test]
fn the_winner_of_the_final_is_declared_and_then_reported() {
    let mut event = after_prelims(12);
    draw_all(&mut event);
    event.tournament.phase = Phase::Final;
    round(&mut event, Stage::Final, 1, RoundState::Closed, SheetState::Signed, &[5, 1, 9, 2]);
    check(&event, "Declare the champion", "Declare the champion", "finish", &[]);
    let all = steps(&event);
    assert!(current(&all).is_some_and(|step| step.words.starts_with("Player 05 won the final")), "{all:#?}");
    event.tournament.phase = Phase::Finished;
    check(&event, "Report, and hand out the prizes", "Open the report", "export/report", &["4 finalists are without"]);
    assert!(steps(&event).iter().any(|step| step.words == "Player 05 is the champion."));
}

#[test]
fn the_meaning_of_a_count_names_the_stages() {
    let check = |here: usize, part: &str| assert!(meaning(here).contains(part), "{here}: {}", meaning(here));
    check(0, "not yet a number");
    check(5, "not yet a number");
    check(11, "not valid");
    check(12, "a final (1.1.3)");
    check(20, "may be skipped");
    check(40, "semi-finals and a final (1.1.3)");
}
