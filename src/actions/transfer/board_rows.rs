//! What an archive says of boards, read by the very reader that takes their texts on pages and from commands.

use std::collections::BTreeSet;

use reeve_limits as limits;
use reeve_rules::boards::{BoardFault, BoardForm, BoardOrigin, BoardTextRefusal, LayStep, WrittenBoard, not_drawn};
use reeve_rules::text::too_long;
use reeve_rules::tournament::settings::BoardShown;
use reeve_rules::tournament::vocabulary::RoundState;
use reeve_views::boards::laying::seed_of;

use crate::transfer::refusal::{ContentFault, Refusal};
use crate::transfer::row::{Row, rows};
use crate::transfer::tournament_rows::TableRows;

/// Stage and number of a round.
type RoundKey<'c> = (&'c str, Option<i64>);

/// Refuses texts that are no board, two boards of a round, one board of two rounds, pieces that were not drawn from the seed that
/// is named, and a board that everybody sees and that was not noted as shown.
pub(crate) fn check(content: &TableRows) -> Result<(), Refusal> {
    let (mut boards_of, mut forms) = (BTreeSet::new(), BTreeSet::new());
    let public = public_rounds(content);
    for row in rows(content, "round_board") {
        let board = WrittenBoard::read(row.text("board_text").as_bytes());
        let board = board.map_err(|fault| row.refused(ContentFault::Board(fault)))?;
        as_written(row, &board)?;
        let key = (row.text("stage"), row.number("round_number"));
        let is_hidden = public.contains(&key) && !row.has("shown_at");
        let is_again = !boards_of.insert(key) || !forms.insert(BoardForm::of(&board.island));
        if is_again || is_hidden || !fits_origin(row, &board) {
            return Err(row.refused(ContentFault::BoardContradicts));
        }
    }
    let mut layings_of = BTreeSet::new();
    for row in rows(content, "board_laying") {
        let board = WrittenBoard::read_begun(row.text("board_text").as_bytes());
        let board = board.map_err(|fault| row.refused(ContentFault::Board(fault)))?;
        as_written(row, &board)?;
        let layers = row.text("layers");
        let names = || layers.lines();
        let odd = names().count() > limits::LAYERS
            || names().any(|name| name.trim().is_empty() || too_long(name, limits::LAYER).is_some())
            || row.has("draw_seed") != names().next().is_some();
        let is_again = !layings_of.insert((row.text("stage"), row.number("round_number")));
        if odd || is_again || board.made.is_some() || !is_drawn(row, board.island.steps()) {
            return Err(row.refused(ContentFault::BoardContradicts));
        }
    }
    Ok(())
}

/// The rounds whose boards everybody sees, as the rows of the rounds and of the tournament have it.
fn public_rounds(content: &TableRows) -> BTreeSet<RoundKey<'_>> {
    let with_seats = rows(content, "tournament").any(|row| row.text("board_shown") == BoardShown::Seats.code());
    let is_public = |row: &Row<'_>| {
        RoundState::from_code(row.text("state"))
            .is_some_and(|state| state.has_begun() || (with_seats && state != RoundState::Planned))
    };
    rows(content, "round").filter(is_public).map(|row| (row.text("stage"), row.number("number"))).collect()
}

/// Refuses a text that says the same as Reeve in another way, such as with remarks, and names the first line that differs.
fn as_written(row: Row<'_>, board: &WrittenBoard) -> Result<(), Refusal> {
    let (stored, written) = (row.text("board_text"), board.text());
    if stored == written {
        return Ok(());
    }
    let same = stored.split('\n').zip(written.split('\n')).take_while(|(one, other)| one == other).count();
    let fault = BoardFault { line: same as u64 + 1, what: BoardTextRefusal::NotAsWritten };
    Err(row.refused(ContentFault::Board(fault)))
}

/// Whether the board can have come to be as the row says.
fn fits_origin(row: Row<'_>, board: &WrittenBoard) -> bool {
    let fits = match BoardOrigin::from_code(row.text("board_origin")) {
        Some(BoardOrigin::Made) => board.made.is_some() && !row.has("draw_seed"),
        Some(BoardOrigin::Brought) => !row.has("draw_seed"),
        Some(BoardOrigin::ByHand) => board.made.is_none() && !row.has("draw_seed"),
        Some(BoardOrigin::InTurn) => board.made.is_none() && row.has("draw_seed"),
        None => false,
    };
    fits && is_drawn(row, board.island.steps())
}

/// Whether the pieces are those that the seed of the row draws, but for chits that were chosen; where it has none, nothing says that
/// chits were.
fn is_drawn(row: Row<'_>, steps: &[LayStep]) -> bool {
    let chits_chosen = row.is_set("chits_chosen");
    match row.number("draw_seed") {
        Some(seed) => seed >= 0 && not_drawn(steps, seed_of(seed), chits_chosen).is_none(),
        None => !chits_chosen,
    }
}
