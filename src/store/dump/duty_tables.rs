//! The catalogue of what judges do beside the results: the turn timer, who goes to which tables, the briefing, what is noted of a
//! game, missing parts, requests to film; and what the staff agreed to.

use crate::dump::stored_table::{ACCOUNT, ColumnKind, ID, Owner, PLAYER, StoredTable, TOURNAMENT, c};
use reeve_rules::media::FilmAnswer;
use reeve_rules::tournament::bounds;
use reeve_rules::tournament::vocabulary::Stage;

use ColumnKind::{Code, Flag, Int, Text, Time};

/// The club and the groups of those on the staff.
pub(crate) const STAFF_TIES: StoredTable = StoredTable {
    name: "staff_ties",
    columns: &[
        c("tournament_id", TOURNAMENT),
        c("account_id", ACCOUNT),
        c("club", Text),
        c("group_names", Text),
        c("version", Int(bounds::VERSION)),
    ],
    key: &["tournament_id", "account_id"],
    owner: Owner::Tournament,
};

/// What the staff agreed to.
pub(crate) const STAFF_AGREEMENT: StoredTable = StoredTable {
    name: "staff_agreement",
    columns: &[c("tournament_id", TOURNAMENT), c("account_id", ACCOUNT), c("code_version", Text), c("agreed_at", Time)],
    key: &["tournament_id", "account_id"],
    owner: Owner::Tournament,
};

/// Requests to film at a table.
pub(crate) const FILM_REQUEST: StoredTable = StoredTable {
    name: "film_request",
    columns: &[
        ID,
        c("tournament_id", TOURNAMENT),
        c("stage", Code(Stage::CODES)),
        c("round_number", Int(bounds::ROUND)),
        c("table_number", Int(bounds::TABLE)),
        c("asker", Text),
        c("asked_at", Time),
        c("taken_by", ACCOUNT),
        c("board_only", Flag),
        c("tripod", Flag),
        c("no_stream", Flag),
        c("no_commentary", Flag),
        c("film_answer", Code(FilmAnswer::CODES)),
        c("answered_by", ACCOUNT),
        c("answered_at", Time),
        c("version", Int(bounds::VERSION)),
    ],
    key: &["id"],
    owner: Owner::Tournament,
};

/// Who agreed to be filmed.
pub(crate) const FILM_CONSENT: StoredTable = StoredTable {
    name: "film_consent",
    columns: &[
        c("tournament_id", TOURNAMENT),
        c("request_id", ColumnKind::Ref("film_request")),
        c("player_id", PLAYER),
    ],
    key: &["request_id", "player_id"],
    owner: Owner::Tournament,
};

/// Which judge goes to which tables.
pub(crate) const JUDGE_DUTY: StoredTable = StoredTable {
    name: "judge_duty",
    columns: &[
        ID,
        c("tournament_id", TOURNAMENT),
        c("account_id", ACCOUNT),
        c("stage", Code(Stage::CODES)),
        c("round_number", Int(bounds::ROUND)),
        c("first_table", Int(bounds::TABLE)),
        c("last_table", Int(bounds::TABLE)),
    ],
    key: &["id"],
    owner: Owner::Tournament,
};

/// When the players were briefed.
pub(crate) const BRIEFING: StoredTable = StoredTable {
    name: "briefing",
    columns: &[
        ID,
        c("tournament_id", TOURNAMENT),
        c("account_id", ACCOUNT),
        c("held_at", Time),
        c("taken_back_at", Time),
    ],
    key: &["id"],
    owner: Owner::Tournament,
};

/// Turn timers.
pub(crate) const TURN_TIMER: StoredTable = StoredTable {
    name: "turn_timer",
    columns: &[
        ID,
        c("tournament_id", TOURNAMENT),
        c("stage", Code(Stage::CODES)),
        c("round_number", Int(bounds::ROUND)),
        c("timed_table", Int(bounds::TABLE)),
        c("asked_by", PLAYER),
        c("imposed_by", ACCOUNT),
        c("imposed_at", Time),
        c("lifted_by", ACCOUNT),
        c("lifted_at", Time),
    ],
    key: &["id"],
    owner: Owner::Tournament,
};

/// What is noted of a game beside its result.
pub(crate) const SHEET_NOTE: StoredTable = StoredTable {
    name: "sheet_note",
    columns: &[
        ID,
        c("tournament_id", TOURNAMENT),
        c("stage", Code(Stage::CODES)),
        c("round_number", Int(bounds::ROUND)),
        c("table_number", Int(bounds::TABLE)),
        c("log_player", PLAYER),
        c("log_account", ACCOUNT),
        c("dice_swapped_at", Time),
        c("dice_swapped_by", ACCOUNT),
        c("pieces_checked", Flag),
        c("claimed", Flag),
        c("began_at", Time),
        c("ended_at", Time),
        c("version", Int(bounds::VERSION)),
    ],
    key: &["id"],
    owner: Owner::Tournament,
};

/// Corrections of the count of who played round 1.
pub(crate) const COUNT_CORRECTION: StoredTable = StoredTable {
    name: "count_correction",
    columns: &[
        ID,
        c("tournament_id", TOURNAMENT),
        c("was", Int(bounds::ATTENDANCE)),
        c("count", Int(bounds::ATTENDANCE)),
        c("reason", Text),
        c("corrected_at", Time),
        c("corrected_by", ACCOUNT),
    ],
    key: &["id"],
    owner: Owner::Tournament,
};

/// Parts that are missing in the game of a table.
pub(crate) const MISSING_PART: StoredTable = StoredTable {
    name: "missing_part",
    columns: &[
        ID,
        c("tournament_id", TOURNAMENT),
        c("stage", Code(Stage::CODES)),
        c("round_number", Int(bounds::ROUND)),
        c("table_number", Int(bounds::TABLE)),
        c("part", Text),
        c("reported_at", Time),
        c("reported_by", ACCOUNT),
        c("settled_at", Time),
        c("settled_by", ACCOUNT),
    ],
    key: &["id"],
    owner: Owner::Tournament,
};
