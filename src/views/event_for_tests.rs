//! A tournament as it is loaded, made up for the tests of this floor.

#![allow(clippy::expect_used)]

use chrono::DateTime;

use crate::bracket;
use crate::standings::ranking::Ranking;
use crate::visibility::Reader;
use reeve_rules::games::SystemCode;
use reeve_rules::rule_set::RuleSet;
use reeve_rules::tournament::names::{NameLanguage, NameOrder};
use reeve_rules::tournament::paper::PaperSize;
use reeve_rules::tournament::settings::Settings;
use reeve_rules::tournament::vocabulary::{
    Phase, PlayerSource, PlayerState, RoundState, SheetState, StaffRole, Stage, TournamentPart,
};
use reeve_store::game_note::GameNote;
use reeve_store::game_table::TableRow;
use reeve_store::lots::Lot;
use reeve_store::player::{Person, Player};
use reeve_store::round::RoundRow;
use reeve_store::seat::Seat;
use reeve_store::snapshot::{Round, Table};
use reeve_store::tournament::{StaffMember, Tournament};
use reeve_store::{AccountId, DrawId, PlayerId, RoundId, SeatId, Snapshot, TableId, TournamentId};

/// The moment at which everything in it happens.
pub const AT: DateTime<chrono::Utc> = DateTime::UNIX_EPOCH;

/// A tournament with so many registered players, all checked in, and a judge.
pub fn event(phase: Phase, players: i64) -> Snapshot {
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
        rules: RuleSet::default(),
        prelim_rounds: 3,
        phase,
        attendance: None,
        attendance_at: None,
        skip_semis: None,
        part: TournamentPart::Whole,
        indexed: false,
        embeds: false,
        registrations_per_hour: None,
        name_order: NameOrder::default(),
        name_language: NameLanguage::default(),
        paper_size: PaperSize::default(),
        language: None,
        created_by: None,
        created_at: AT,
        hidden_at: None,
        called_off_at: None,
        announced_day: None,
        identity: None,
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
        taken_away: Vec::new(),
        lots: Vec::new(),
        draws: Vec::new(),
        declines: Vec::new(),
        schedule: None,
        notes: Vec::new(),
        brought: Vec::new(),
    }
}

/// A player of that number.
pub fn player(number: i64) -> Player {
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
        no_pictures: false,
        leave_asked_at: None,
        erasure_asked_at: None,
        language: None,
        agreed_at: None,
        paid_at: None,
        paid_amount: None,
        person_version: 1,
        created_at: AT,
        hidden_at: None,
        merged_into: None,
        version: 1,
        person: Person { name: format!("Player {number:02}"), ..Person::default() },
    }
}

/// Adds a round with these players at tables of four; the first of each table wins with 10 VP against 9, 8
/// and so on, less by the round's number, so that nobody is tied by accident.
pub fn round(event: &mut Snapshot, stage: Stage, number: i64, state: RoundState, sheets: SheetState, players: &[i64]) {
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
            absent: false,
            disputes: false,
            is_out: false,
            left_at: None,
            came: None,
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
                stands: None,
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
        seat_moves: None,
    };
    let tables = players.chunks(4).enumerate().map(table).collect();
    event.rounds.push(Round { row, tables });
}

/// The layouts of the tables of a round are confirmed, and the judge is named for each.
pub fn ready(event: &mut Snapshot, stage: Stage) {
    let judge = event.staff.iter().find(|member| member.role == StaffRole::Judge).map(|judge| judge.account_id);
    let tables = event.rounds.iter().filter(|round| round.row.stage == stage).flat_map(|round| &round.tables);
    let note = |table: &Table| GameNote {
        layout_at: Some(event.tournament.created_at),
        judge_id: judge,
        ..GameNote::none(table.row.id)
    };
    event.notes = tables.map(note).collect();
}

/// The preliminary rounds so far closed, the next in a state, the others planned.
pub fn prelims(event: &mut Snapshot, closed: i64, state: RoundState, sheets: SheetState) {
    let players: Vec<i64> = event.players.iter().map(|player| player.number).collect();
    for number in 1..=3 {
        match number {
            n if n <= closed => round(event, Stage::Prelim, n, RoundState::Closed, SheetState::Signed, &players),
            n if n == closed + 1 => round(event, Stage::Prelim, n, state, sheets, &players),
            n => round(event, Stage::Prelim, n, RoundState::Planned, SheetState::Open, &players),
        }
    }
}

/// Everybody has played the same three games, so the four winners are tied, and so on.
pub fn after_prelims(players: i64) -> Snapshot {
    let mut event = event(Phase::Prelim, players);
    event.tournament.attendance = Some(players);
    prelims(&mut event, 3, RoundState::Closed, SheetState::Signed);
    event
}

/// A lot for everybody, in the order of their numbers.
pub fn draw_all(event: &mut Snapshot) {
    let lot = |player: &Player| Lot { player_id: player.id, draw_id: DrawId(1), lot: player.number };
    event.lots = event.players.iter().map(lot).collect();
}

/// The players whom the ranking seats in a stage, table after table.
pub fn seated(event: &Snapshot, stage: Stage) -> Vec<i64> {
    let ranking = Ranking::of(event, Reader::Staff).expect("a ranking");
    let tables = bracket::tables(event, &ranking, stage).expect("no ties").expect("tables");
    tables.iter().flat_map(|table| &table.seats).map(|seat| seat.player.0).collect()
}
