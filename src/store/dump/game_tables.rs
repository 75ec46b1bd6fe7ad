//! The catalogue of games at tables.

use crate::dump::stored_table::{ACCOUNT, ColumnKind, ID, Owner, StoredTable, c};
use reeve_rules::tournament::bounds;

use ColumnKind::{Int, Ref, Text, Time};

/// The game of a side event at a table.
pub(crate) const SIDE_GAME: StoredTable = StoredTable {
    name: "side_game",
    columns: &[
        c("table_id", Ref("game_table")),
        c("opening", Text),
        c("opened_by", ACCOUNT),
        c("opened_at", Time),
        c("version", Int(bounds::VERSION)),
    ],
    key: &["table_id"],
    owner: Owner::Table,
};

/// Its steps.
pub(crate) const SIDE_GAME_STEP: StoredTable = StoredTable {
    name: "side_game_step",
    columns: &[
        ID,
        c("table_id", Ref("game_table")),
        c("step_number", Int(bounds::GAME_STEP)),
        c("line", Text),
        c("done_at", Time),
        c("dice_seed", Int(bounds::ANY)),
    ],
    key: &["id"],
    owner: Owner::Table,
};
