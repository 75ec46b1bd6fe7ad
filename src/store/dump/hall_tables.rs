//! The catalogue of what the hall sees and hears.

use crate::dump::stored_table::{ACCOUNT, ColumnKind, ID, Owner, StoredTable, TOURNAMENT, c};
use reeve_rules::tournament::bounds;
use reeve_rules::tournament::screens::ScreenTheme;
use reeve_rules::tournament::vocabulary::Stage;

use ColumnKind::{Code, Int, Text, Time};

/// The screens of a hall.
pub(crate) const HALL_SCREEN: StoredTable = StoredTable {
    name: "hall_screen",
    columns: &[
        ID,
        c("tournament_id", TOURNAMENT),
        c("name", Text),
        c("code", Text),
        c("theme", Code(ScreenTheme::CODES)),
        c("screen_plan", Text),
        c("made_by", ACCOUNT),
        c("made_at", Time),
        c("version", Int(bounds::VERSION)),
        c("seen_at", Time),
    ],
    key: &["id"],
    // In backups only: the codes are those of one hall, and an archive is handed on.
    owner: Owner::Store,
};

/// The addresses for streams.
pub(crate) const STREAM: StoredTable = StoredTable {
    name: "stream",
    columns: &[
        ID,
        c("account_id", ACCOUNT),
        c("name", Text),
        c("token", Text),
        c("tournament_id", TOURNAMENT),
        c("stream_plan", Text),
        c("version", Int(bounds::VERSION)),
    ],
    key: &["id"],
    // In backups only: it is one person's, and the address stays the same for a season.
    owner: Owner::Store,
};

/// What the organizers said.
pub(crate) const ANNOUNCEMENT: StoredTable = StoredTable {
    name: "announcement",
    columns: &[
        ID,
        c("tournament_id", TOURNAMENT),
        c("stage", Code(Stage::CODES)),
        c("round_number", Int(bounds::ROUND)),
        c("table_number", Int(bounds::TABLE)),
        c("said", Text),
        c("made_by", ACCOUNT),
        c("made_at", Time),
        c("taken_back_at", Time),
    ],
    key: &["id"],
    owner: Owner::Tournament,
};

/// When the games begin next.
pub(crate) const NEXT_START: StoredTable = StoredTable {
    name: "next_start",
    columns: &[c("tournament_id", TOURNAMENT), c("starts_at", Time), c("set_by", ACCOUNT), c("set_at", Time)],
    key: &["tournament_id"],
    owner: Owner::Tournament,
};
