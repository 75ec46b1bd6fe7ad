//! A tournament as the CSV files that people take away: for a download, an archive, and a player's own data.
//!
//! [`files`](reeve_files) knows the columns and writes them; what stands in them is decided here.

use std::collections::{BTreeMap, BTreeSet};

use crate::standings::ranking;
use crate::standings::ranking::Ranking;
use crate::visibility::Reader;
use reeve_files::players::PlayerLine;
use reeve_files::results::ResultRow;
use reeve_files::rulings::RulingRecord;
use reeve_files::schedule::ScheduleRow;
use reeve_files::table::CsvWriter;
use reeve_files::{lots, players, results, rulings, schedule, standings};
use reeve_rules::sheets::score::{Vp, table_total, vp_percent};
use reeve_rules::tournament::same_group::is_staff_made;
use reeve_rules::tournament::vocabulary::{PlayerState, Stage};
use reeve_store::player::Player;
use reeve_store::ruling::KeptRuling;
use reeve_store::seat::Seat;
use reeve_store::snapshot::{Round, Table};
use reeve_store::{Error, PlayerId, Snapshot, TableId};

/// The players who are not hidden, by number.
pub fn players_csv(snapshot: &Snapshot) -> CsvWriter {
    csv_of_players(snapshot, snapshot.players.iter().filter(|player| !player.is_hidden()))
}

/// As archives of earlier versions have them: without where they stand.
pub fn earlier_players_csv(snapshot: &Snapshot) -> CsvWriter {
    let players = snapshot.players.iter().filter(|player| !player.is_hidden());
    players::write(players.map(|player| (line(player), "")), false)
}

/// These players, in their order.
pub fn csv_of_players<'s>(snapshot: &Snapshot, players: impl Iterator<Item = &'s Player>) -> CsvWriter {
    let seats = snapshot.rounds.iter().flat_map(|round| &round.tables).flat_map(|table| &table.seats);
    let absent: BTreeMap<PlayerId, bool> = seats.map(|seat| (seat.player_id, seat.absent)).collect();
    let is_absent = |player: &Player| absent.get(&player.id) == Some(&true);
    players::write(players.map(|player| (line(player), state(player, is_absent(player)))), true)
}

/// One player: their own data.
pub fn player_csv(player: &Player) -> CsvWriter {
    let mut line = line(player);
    line.groups.retain(|name| !is_staff_made(name));
    players::write(std::iter::once((line, state(player, false))), true)
}

/// Where a player stands. `is_absent`: in the last round in which the player has a seat.
fn state(player: &Player, is_absent: bool) -> &'static str {
    match player.state {
        PlayerState::Registered if is_absent => "absent",
        PlayerState::Registered if player.checked_in_at.is_some() => "checked in",
        state => state.code(),
    }
}

fn line(player: &Player) -> PlayerLine {
    let text = |value: &Option<String>| value.clone().unwrap_or_default();
    PlayerLine {
        line: 0,
        player: player.label(),
        email: text(&player.person.email),
        groups: player.person.groups().map(str::to_owned).collect(),
        club: text(&player.person.club),
        country: text(&player.person.country),
        phone: String::new(),
        companions: String::new(),
        agreed_code: String::new(),
        agreed_photo: String::new(),
    }
}

/// The seats of the preliminary rounds as they are stored, by round and table.
pub fn schedule_csv(snapshot: &Snapshot) -> CsvWriter {
    let labels = snapshot.labels();
    let row = |(round, table, seat): (&Round, &Table, &Seat)| ScheduleRow {
        round: round.row.number,
        table: table.row.number,
        position: seat.position,
        player: labels.of(seat.player_id),
    };
    schedule::write(snapshot.stage(Stage::Prelim).flat_map(seats).map(row))
}

/// The seats of every final record sheet, by round and table, without those whose players did not come.
pub fn results_csv(snapshot: &Snapshot) -> CsvWriter {
    let labels = snapshot.labels();
    let row = |(round, table, seat): (&Round, &Table, &Seat)| ResultRow {
        stage: round.row.stage,
        round: round.row.number,
        table: table.row.number,
        position: seat.position,
        player: labels.of(seat.player_id),
        vp: seat.vp,
        winner: table.won(seat),
    };
    results::write(counted_seats(snapshot).map(row))
}

/// The standings in which every final record sheet counts. Whoever is in no result is left out, as the standings of a results
/// file know nobody else; who is disqualified is named all the same.
pub fn standings_csv(snapshot: &Snapshot) -> Result<CsvWriter, Error> {
    let ranking = Ranking::of(snapshot, Reader::Staff)?;
    let qualify = if snapshot.tournament.phase.is_finished() { ranking.qualifies() } else { 0 };
    let mut ranked = ranking.standings;
    let played = players_with_results(snapshot);
    ranked.rows.retain(|row| row.rank.is_none() || played.contains(&ranking::stored(row.player)));
    Ok(standings::write_result(&ranked, qualify))
}

/// As archives of earlier versions have them: with everybody who has a seat in a published round.
pub fn earlier_standings_csv(snapshot: &Snapshot) -> Result<CsvWriter, Error> {
    Ok(standings::write(&Ranking::of_seated(snapshot, Reader::Staff)?.standings))
}

/// Whether a game of fewer than play it is in the results, which only a judge decides.
pub fn has_game_of_few(snapshot: &Snapshot) -> bool {
    let mut games: BTreeMap<TableId, usize> = BTreeMap::new();
    counted_seats(snapshot).for_each(|(_, table, _)| *games.entry(table.row.id).or_default() += 1);
    games.values().any(|seats| !snapshot.tournament.system.system().seats.contains(seats))
}

/// How much more VP% a player has by the count of earlier versions, in hundredths: nothing stood there for the seats that a preliminary game
/// of fewer than play it lacks.
pub fn earlier_vp_percent(snapshot: &Snapshot, player: PlayerId) -> i64 {
    let system = snapshot.tournament.system.system();
    let tables = snapshot.stage(Stage::Prelim).flat_map(|round| &round.tables);
    let more = |table: &Table| {
        let came: Vec<&Seat> = table.seats.iter().filter(|seat| !seat.absent).collect();
        let own = came.iter().position(|seat| seat.player_id == player)?;
        let vp: Vec<Vp> = came.iter().filter_map(|seat| Vp::new(seat.vp?, system).ok()).collect();
        let own = *vp.get(own).filter(|_| vp.len() == came.len() && !system.seats.contains(&vp.len()))?;
        let stated = vp.iter().map(|vp| u32::from(vp.counted())).sum();
        let hundredths = |total| i64::from(vp_percent(own, total).hundredths());
        Some(hundredths(stated) - hundredths(table_total(&vp)))
    };
    tables.filter(|table| table.row.sheet_state.is_final()).filter_map(more).sum()
}

/// Who is in a result.
fn players_with_results(snapshot: &Snapshot) -> BTreeSet<PlayerId> {
    counted_seats(snapshot).map(|(_, _, seat)| seat.player_id).collect()
}

/// The lots that were drawn, lowest first, so that with [`results_csv`] the same standings come out. Whoever is in no result
/// is left out: the standings of a results file know nobody else.
pub fn lots_csv(snapshot: &Snapshot) -> CsvWriter {
    let labels = snapshot.labels();
    let played = players_with_results(snapshot);
    let drawn = snapshot.lots.iter().filter(|lot| played.contains(&lot.player_id));
    lots::write(drawn.map(|lot| (labels.of(lot.player_id), lot.lot)))
}

/// The rulings by number, each with its players by number.
pub fn rulings_csv(snapshot: &Snapshot, kept: &[KeptRuling]) -> CsvWriter {
    rulings_columns(snapshot, kept, rulings::COLUMNS.len())
}

/// As archives of earlier versions have them: without kinds, and before that without what was reported.
pub fn earlier_rulings_csv(snapshot: &Snapshot, kept: &[KeptRuling]) -> impl Iterator<Item = CsvWriter> {
    rulings::EARLIER_COLUMNS.into_iter().map(move |columns| rulings_columns(snapshot, kept, columns))
}

fn rulings_columns(snapshot: &Snapshot, kept: &[KeptRuling], columns: usize) -> CsvWriter {
    let labels = snapshot.labels();
    let line = |kept: &KeptRuling| RulingRecord {
        time: kept.row.judged_at,
        stage: kept.row.stage,
        round: kept.row.round_number,
        table: kept.row.table_number,
        players: kept.players.iter().map(|player| labels.of(*player).to_owned()).collect(),
        clause: kept.row.clause,
        decision: kept.row.decision.clone(),
        pause: kept.row.paused_at.map(|began| (began, kept.row.resumed_at)),
        penalty: kept.row.penalty,
        judge: kept.row.judge.clone().unwrap_or_default(),
        report: kept.row.report.clone(),
        kind: kept.row.conduct_kind,
        given_to: kept.row.given_to.map(|player| labels.of(player).to_owned()).unwrap_or_default(),
    };
    rulings::write(kept.iter().map(line), columns)
}

/// The seats of every final record sheet whose players came.
fn counted_seats(snapshot: &Snapshot) -> impl Iterator<Item = (&Round, &Table, &Seat)> {
    let all = snapshot.rounds.iter().flat_map(seats);
    all.filter(|(_, table, seat)| table.row.sheet_state.is_final() && !seat.absent)
}

/// The seats of a round with their tables.
fn seats(round: &Round) -> impl Iterator<Item = (&Round, &Table, &Seat)> {
    round.tables.iter().flat_map(move |table| table.seats.iter().map(move |seat| (round, table, seat)))
}
