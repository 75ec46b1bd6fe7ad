//! The tables of semi-finals and final, for pages of the staff and of everybody.

use crate::rules::bracket::BracketTable;
use crate::store::snapshot::{Round, Table};
use crate::store::{PlayerId, Snapshot};
use crate::views::bracket;
use crate::views::standings::ranking;
use crate::views::standings::ranking::Ranking;

/// A table with its seats by selection position.
pub struct TableView {
    /// The number on the table.
    pub number: i64,
    /// Its seats.
    pub seats: Vec<SeatView>,
    /// How far the record sheet is, in a word; empty before the games.
    pub word: &'static str,
    /// How that is marked, as in `badges::state`.
    pub kind: &'static str,
}

/// A seat.
pub struct SeatView {
    /// The selection position.
    pub position: i64,
    /// The seed in the chart; empty in the final.
    pub seed: String,
    /// Who sits there.
    pub player: PlayerId,
    /// The player's name.
    pub name: String,
    /// The rank after the preliminary games; empty where there is none.
    pub rank: String,
    /// VP as stated; empty before the result.
    pub vp: String,
    /// Whether the record sheet names this seat as the winner.
    pub won: bool,
    /// Whether the player is out of the tournament, or declined.
    pub gone: bool,
}

/// The tables of a stage as they are stored. `results`: whether this reader sees results; only those of final
/// sheets are given.
pub fn stored(snapshot: &Snapshot, ranking: &Ranking, round: &Round, results: bool) -> Vec<TableView> {
    round.tables.iter().map(|table| table_view(snapshot, ranking, round, table, results)).collect()
}

fn table_view(snapshot: &Snapshot, ranking: &Ranking, round: &Round, table: &Table, results: bool) -> TableView {
    use crate::rules::tournament::vocabulary::{RoundState, SheetState};
    let shown = results && table.row.sheet_state.is_final();
    let (kind, word) = match (round.row.state, table.row.sheet_state) {
        (RoundState::Planned | RoundState::Published, _) => ("", ""),
        (_, SheetState::Signed | SheetState::Decided) if results => ("final", "final"),
        (_, SheetState::Submitted) if results => ("submitted", "submitted"),
        _ => ("playing", "playing"),
    };
    let seats = table.seats.iter().map(|seat| SeatView {
        position: seat.position,
        seed: seat.seed.map(|seed| seed.to_string()).unwrap_or_default(),
        player: seat.player_id,
        name: name(snapshot, seat.player_id),
        rank: prelim_rank(ranking, seat.player_id),
        vp: seat.vp.filter(|_| shown).map(|vp| vp.to_string()).unwrap_or_default(),
        won: shown && table.row.winner_position == Some(seat.position),
        gone: is_gone(snapshot, round, seat.player_id),
    });
    TableView { number: table.row.number, seats: seats.collect(), word, kind }
}

/// The tables of a stage as they would be made now.
pub fn proposed(snapshot: &Snapshot, ranking: &Ranking, tables: &[BracketTable], seeds: bool) -> Vec<TableView> {
    let seat = |seat: &crate::rules::bracket::BracketSeat| {
        let player = ranking::stored(seat.player);
        SeatView {
            position: i64::from(seat.position),
            seed: if seeds { seat.seed.to_string() } else { String::new() },
            player,
            name: name(snapshot, player),
            rank: prelim_rank(ranking, player),
            vp: String::new(),
            won: false,
            gone: false,
        }
    };
    let table = |table: &BracketTable| TableView {
        number: i64::from(table.table),
        seats: table.seats.iter().map(seat).collect(),
        word: "",
        kind: "",
    };
    tables.iter().map(table).collect()
}

fn name(snapshot: &Snapshot, player: PlayerId) -> String {
    snapshot.player(player).map(crate::store::player::Player::label).unwrap_or_default()
}

fn prelim_rank(ranking: &Ranking, player: PlayerId) -> String {
    let row = ranking.standings.row(ranking::ranked(player));
    row.and_then(|row| row.prelim_rank).map(|rank| rank.to_string()).unwrap_or_default()
}

fn is_gone(snapshot: &Snapshot, round: &Round, player: PlayerId) -> bool {
    bracket::has_declined(snapshot, round.row.stage, player)
        || snapshot.player(player).is_none_or(|player| !player.is_active())
}
