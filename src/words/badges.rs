//! How states are marked: the kinds that the macro `badges::state` knows.

use crate::labels;
use reeve_rules::tournament::vocabulary::{Phase, PlayerState, RoundState};
use reeve_store::player::Player;
use reeve_store::snapshot::{Round, Table};
use reeve_store::tournament::Tournament;
use reeve_views::rounds::board::TableState;
use reeve_views::seating::seat_list::SeatMark;

/// The mark of a tournament, by its phase.
pub fn tournament(phase: Phase) -> &'static str {
    match phase {
        Phase::Draft | Phase::Registration => "waiting",
        Phase::CheckIn => "attention",
        Phase::Prelim | Phase::Semi | Phase::Final => "playing",
        Phase::Finished => "final",
    }
}

/// The mark of a tournament as it stands.
pub fn of_tournament(t: &Tournament) -> &'static str {
    if t.is_called_off() { "wrong" } else { tournament(t.phase) }
}

/// The mark of a round.
pub fn round(state: RoundState) -> &'static str {
    match state {
        RoundState::Planned | RoundState::Published => "waiting",
        RoundState::Playing => "playing",
        RoundState::Closed => "final",
    }
}

/// The mark of a table, and what the board is asked for to show such tables only.
pub fn table(state: TableState) -> &'static str {
    match state {
        TableState::Waiting => "waiting",
        TableState::Playing => "playing",
        TableState::Submitted => "submitted",
        TableState::Disputed => "disputed",
        TableState::Final => "signed",
    }
}

/// The mark of a table in a word.
pub fn table_word(state: TableState) -> String {
    texts::badges::table_state(table(state))
}

/// Whether who sits there is disqualified.
pub fn is_out(mark: Option<SeatMark>) -> bool {
    mark == Some(SeatMark::Disqualified)
}

/// A round's tables with how each is marked, to go from sheet to sheet.
pub fn beside(of: &Round) -> Vec<(i64, &'static str)> {
    let state = |one: &Table| TableState::of(of.row.state, one);
    of.tables.iter().map(|one| (one.row.number, table(state(one)))).collect()
}

/// The mark of a player, and the words for where they stand.
pub fn player(player: &Player) -> (&'static str, &'static str) {
    match player.state {
        _ if player.is_hidden() => ("waiting", labels::PLAYER_HIDDEN),
        PlayerState::Asked => ("attention", labels::PLAYER_ASKED),
        PlayerState::Waiting => ("waiting", labels::PLAYER_WAITING),
        PlayerState::Registered if player.checked_in_at.is_some() => ("good", labels::PLAYER_CHECKED_IN),
        PlayerState::Registered => ("playing", labels::PLAYER_REGISTERED),
        PlayerState::Withdrawn => ("waiting", labels::PLAYER_WITHDRAWN),
        PlayerState::Disqualified => ("wrong", labels::PLAYER_DISQUALIFIED),
    }
}
