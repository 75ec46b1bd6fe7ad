//! The audit log, and which of its lines are of a series.

use crate::dump::series_tables::SERIES;
use crate::dump::stored_table::{ACCOUNT, ColumnKind, ID, Owner, PLAYER, StoredTable, TOURNAMENT, c};
use reeve_rules::tournament::vocabulary::ActorKind;

use ColumnKind::{Code, Json, Text, Time};

/// The audit log.
pub const AUDIT: StoredTable = StoredTable {
    name: "audit",
    columns: &[
        ID,
        c("tournament_id", TOURNAMENT),
        c("at", Time),
        c("actor_kind", Code(ActorKind::CODES)),
        c("account_id", ACCOUNT),
        c("player_id", PLAYER),
        c("address", Text),
        c("action", Text),
        c("subject", Text),
        c("before", Json),
        c("after", Json),
        c("log_digest", Text),
    ],
    key: &["id"],
    owner: Owner::Tournament,
};

/// Which lines of the audit log are of a series.
pub const SERIES_AUDIT: StoredTable = StoredTable {
    name: "series_audit",
    columns: &[c("audit_id", ColumnKind::Ref(AUDIT.name)), c("series_id", ColumnKind::Ref(SERIES.name))],
    key: &["audit_id"],
    owner: Owner::Store,
};
