//! The catalogue of what players are mailed by their own wish.

use crate::dump::stored_table::{ColumnKind, Owner, PLAYER, StoredTable, c};
use reeve_rules::tournament::bounds;

use ColumnKind::{Int, Time};

/// Who asked for the own seats by mail.
pub(crate) const SEAT_MAIL_WISH: StoredTable = StoredTable {
    name: "seat_mail_wish",
    columns: &[c("player_id", PLAYER), c("since", Time)],
    key: &["player_id"],
    owner: Owner::Player,
};

/// Which seats were told.
pub(crate) const SEAT_TOLD: StoredTable = StoredTable {
    name: "seat_told",
    columns: &[
        c("round_id", ColumnKind::Ref("round")),
        c("player_id", PLAYER),
        c("table_number", Int(bounds::TABLE)),
        c("position", Int(bounds::POSITION)),
        c("queued_at", Time),
    ],
    key: &["round_id", "player_id"],
    owner: Owner::Player,
};
