//! The catalogue of what is kept apart: confidential reports with the links that lead to them, and bans. They are in backups only. An archive is handed on, and a
//! person's own data can be taken out by the organizers, whom a report may be about.

use crate::dump::stored_table::{ACCOUNT, ColumnKind, ID, Owner, PLAYER, StoredTable, TOURNAMENT, c};
use reeve_rules::confidential::ReportStep;
use reeve_rules::rulings::conduct::{ConductKind, HarassmentGround};
use reeve_rules::tournament::bounds;

use ColumnKind::{Code, Day, Flag, Int, Ref, Text, Time};

const REPORT: ColumnKind = Ref("confidential_report");

/// Confidential reports.
pub(super) const CONFIDENTIAL_REPORT: StoredTable = StoredTable {
    name: "confidential_report",
    columns: &[
        ID,
        c("tournament_id", TOURNAMENT),
        c("report_key", Text),
        c("kind", Code(ConductKind::CODES)),
        c("others", Text),
        c("happened", Text),
        c("place", Text),
        c("judge_id", ACCOUNT),
        c("player_id", PLAYER),
        c("account_id", ACCOUNT),
        c("filed_at", Time),
    ],
    key: &["id"],
    owner: Owner::Store,
};

/// Whom they are about.
pub(super) const CONFIDENTIAL_ABOUT: StoredTable = StoredTable {
    name: "confidential_about",
    columns: &[
        c("report_id", REPORT),
        c("line", Int(bounds::REPORT_LINE)),
        c("player_id", PLAYER),
        c("account_id", ACCOUNT),
        c("unseen", Flag),
    ],
    key: &["report_id", "line"],
    owner: Owner::Store,
};

/// On what grounds.
pub(super) const CONFIDENTIAL_GROUND: StoredTable = StoredTable {
    name: "confidential_ground",
    columns: &[c("report_id", REPORT), c("ground", Code(HarassmentGround::CODES))],
    key: &["report_id", "ground"],
    owner: Owner::Store,
};

/// What was done with them.
pub(super) const CONFIDENTIAL_STEP: StoredTable = StoredTable {
    name: "confidential_step",
    columns: &[
        ID,
        c("report_id", REPORT),
        c("step", Code(ReportStep::CODES)),
        c("account_id", ACCOUNT),
        c("content", Text),
        c("at", Time),
    ],
    key: &["id"],
    owner: Owner::Store,
};

/// Private links that were renewed; they open what was reported in confidence and nothing else.
pub(super) const FORMER_LINK: StoredTable = StoredTable {
    name: "former_link",
    columns: &[c("link_digest", Text), c("player_id", PLAYER), c("replaced_at", Time)],
    key: &["link_digest"],
    owner: Owner::Store,
};

/// Bans.
pub(super) const BAN: StoredTable = StoredTable {
    name: "ban",
    columns: &[
        ID,
        c("name", Text),
        c("email", Text),
        c("reason", Text),
        c("from_day", Day),
        c("until_day", Day),
        c("added_by", ACCOUNT),
        c("added_at", Time),
        c("ended_by", ACCOUNT),
        c("ended_at", Time),
    ],
    key: &["id"],
    owner: Owner::Store,
};
