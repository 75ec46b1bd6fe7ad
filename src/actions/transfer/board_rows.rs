//! What an archive says of boards, read by the very reader that takes their texts on pages and from commands.

use std::cell::RefCell;
use std::collections::BTreeSet;

use reeve_files::archive::data_file;
use reeve_limits as limits;
use reeve_rules::boards::{BoardFault, BoardForm, BoardOrigin, BoardTextRefusal, LayStep, WrittenBoard, not_drawn};
use reeve_rules::text::too_long;
use reeve_rules::tournament::settings::BoardShown;
use reeve_rules::tournament::vocabulary::RoundState;
use reeve_views::boards::laying::seed_of;

use crate::transfer::duty_rows::NamedRow;
use crate::transfer::refusal::{ContentFault, Refusal};
use crate::transfer::tournament_rows::TableRows;

/// Stage and number of a round.
type RoundKey = (String, Option<i64>);

/// Refuses texts that are no board, two boards of a round, one board of two rounds, pieces that were not drawn from the seed that
/// is named, and a board that everybody sees and that was not noted as shown.
pub(crate) fn check(content: &TableRows) -> Result<(), Refusal> {
    let (rounds, forms) = (RefCell::new(BTreeSet::new()), RefCell::new(BTreeSet::new()));
    let public = public_rounds(content);
    refuse(content, "round_board", |row| {
        let board = match WrittenBoard::read(row.text("board_text").as_bytes()) {
            Ok(board) => board,
            Err(fault) => return Some(ContentFault::Board(fault)),
        };
        let key = (row.text("stage"), row.number("round_number"));
        let is_hidden = public.contains(&key) && !row.has("shown_at");
        let is_again = !rounds.borrow_mut().insert(key) || !forms.borrow_mut().insert(BoardForm::of(&board.island));
        let contradicts = is_again || is_hidden || !fits_origin(row, &board);
        unwritten(row, &board).or(contradicts.then_some(ContentFault::BoardContradicts))
    })?;
    rounds.borrow_mut().clear();
    refuse(content, "board_laying", |row| {
        let board = match WrittenBoard::read_begun(row.text("board_text").as_bytes()) {
            Ok(board) => board,
            Err(fault) => return Some(ContentFault::Board(fault)),
        };
        let layers = row.text("layers");
        let names = || layers.lines();
        let odd = names().count() > limits::LAYERS
            || names().any(|name| name.trim().is_empty() || too_long(name, limits::LAYER).is_some())
            || row.has("draw_seed") != names().next().is_some();
        let is_again = !rounds.borrow_mut().insert((row.text("stage"), row.number("round_number")));
        let contradicts = odd || is_again || board.made.is_some() || !is_drawn(row, board.island.steps());
        unwritten(row, &board).or(contradicts.then_some(ContentFault::BoardContradicts))
    })
}

/// The rounds whose boards everybody sees, as the rows of the rounds and of the tournament have it.
fn public_rounds(content: &TableRows) -> BTreeSet<RoundKey> {
    let rows = |table: &'static str| content.get(table).into_iter().flatten().map(move |row| NamedRow { table, row });
    let with_seats = rows("tournament").any(|row| row.text("board_shown") == BoardShown::Seats.code());
    let is_public = |row: &NamedRow<'_>| {
        RoundState::from_code(&row.text("state"))
            .is_some_and(|state| state.has_begun() || (with_seats && state != RoundState::Planned))
    };
    rows("round").filter(is_public).map(|row| (row.text("stage"), row.number("number"))).collect()
}

/// Where a text says the same as Reeve in another way, such as with remarks: the first line that differs.
fn unwritten(row: NamedRow<'_>, board: &WrittenBoard) -> Option<ContentFault> {
    let (stored, written) = (row.text("board_text"), board.text());
    let same = stored.split('\n').zip(written.split('\n')).take_while(|(one, other)| one == other).count();
    let fault = || BoardFault { line: same as u64 + 1, what: BoardTextRefusal::NotAsWritten };
    (stored != written).then(|| ContentFault::Board(fault()))
}

/// Whether the board can have come to be as the row says.
fn fits_origin(row: NamedRow<'_>, board: &WrittenBoard) -> bool {
    match BoardOrigin::from_code(&row.text("board_origin")) {
        Some(BoardOrigin::Made) => board.made.is_some() && !row.has("draw_seed"),
        Some(BoardOrigin::Brought) => !row.has("draw_seed"),
        Some(BoardOrigin::ByHand) => board.made.is_none() && !row.has("draw_seed"),
        Some(BoardOrigin::InTurn) => {
            board.made.is_none() && row.has("draw_seed") && is_drawn(row, board.island.steps())
        }
        None => false,
    }
}

/// Whether the pieces are those that the seed of the row draws; always where it has none.
fn is_drawn(row: NamedRow<'_>, steps: &[LayStep]) -> bool {
    row.number("draw_seed").is_none_or(|seed| seed >= 0 && not_drawn(steps, seed_of(seed)).is_none())
}

fn refuse(
    content: &TableRows,
    table: &'static str,
    fault: impl Fn(NamedRow<'_>) -> Option<ContentFault>,
) -> Result<(), Refusal> {
    let rows = content.get(table).into_iter().flatten().zip(2..);
    for (row, line) in rows {
        if let Some(fault) = fault(NamedRow { table, row }) {
            return Err(Refusal::at(&data_file(table), line, fault));
        }
    }
    Ok(())
}
