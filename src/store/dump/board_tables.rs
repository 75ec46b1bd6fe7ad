//! The catalogue of boards.

use crate::dump::stored_table::{ACCOUNT, ColumnKind, ID, Owner, StoredTable, TOURNAMENT, c};
use reeve_rules::boards::BoardOrigin;
use reeve_rules::tournament::bounds;
use reeve_rules::tournament::vocabulary::Stage;

use ColumnKind::{Code, Flag, Int, Text, Time};

/// The board of each round.
pub(crate) const ROUND_BOARD: StoredTable = StoredTable {
    name: "round_board",
    columns: &[
        ID,
        c("tournament_id", TOURNAMENT),
        c("stage", Code(Stage::CODES)),
        c("round_number", Int(bounds::ROUND)),
        c("board_origin", Code(BoardOrigin::CODES)),
        c("draw_seed", Int(bounds::ANY)),
        c("chits_chosen", Flag),
        c("board_text", Text),
        c("made_by", ACCOUNT),
        c("made_at", Time),
        c("shown_at", Time),
        c("version", Int(bounds::VERSION)),
    ],
    key: &["id"],
    owner: Owner::Tournament,
};

/// Boards that are being laid.
pub(crate) const BOARD_LAYING: StoredTable = StoredTable {
    name: "board_laying",
    columns: &[
        ID,
        c("tournament_id", TOURNAMENT),
        c("stage", Code(Stage::CODES)),
        c("round_number", Int(bounds::ROUND)),
        c("draw_seed", Int(bounds::ANY)),
        c("chits_chosen", Flag),
        c("layers", Text),
        c("board_text", Text),
        c("begun_by", ACCOUNT),
        c("begun_at", Time),
        c("version", Int(bounds::VERSION)),
    ],
    key: &["id"],
    owner: Owner::Tournament,
};
