//! What judges keep, in the catalogue.

use crate::dump::stored_table::{ACCOUNT, ColumnKind, ID, Owner, PLAYER, StoredTable, TOURNAMENT, c};
use reeve_rules::rulings::call::CallOutcome;
use reeve_rules::rulings::clauses::{CLAUSE_NUMBERS, Matter};
use reeve_rules::rulings::conduct::ConductKind;
use reeve_rules::rulings::penalty::{Penalty, Reported};
use reeve_rules::tournament::bounds;
use reeve_rules::tournament::vocabulary::Stage;

use ColumnKind::{Code, Flag, Int, Text, Time};

/// The table with the rulings; an archive that has none has no file of them for people either.
pub const RULINGS: &str = "ruling";

/// Calls of judges.
pub(super) const JUDGE_CALL: StoredTable = StoredTable {
    name: "judge_call",
    columns: &[
        ID,
        c("tournament_id", TOURNAMENT),
        c("stage", Code(Stage::CODES)),
        c("round_number", Int(bounds::ROUND)),
        c("table_number", Int(bounds::TABLE)),
        c("called_at", Time),
        c("called_by", ACCOUNT),
        c("claimed_by", ACCOUNT),
        c("claimed_at", Time),
        c("call_outcome", Code(CallOutcome::CODES)),
        c("ended_by", ACCOUNT),
        c("ended_at", Time),
    ],
    key: &["id"],
    owner: Owner::Tournament,
};

/// Rulings.
pub(super) const RULING: StoredTable = StoredTable {
    name: RULINGS,
    columns: &[
        ID,
        c("tournament_id", TOURNAMENT),
        c("ruling_number", Int(bounds::RULING)),
        c("stage", Code(Stage::CODES)),
        c("round_number", Int(bounds::ROUND)),
        c("table_number", Int(bounds::TABLE)),
        c("clause", Code(&CLAUSE_NUMBERS)),
        c("matter", Code(Matter::CODES)),
        c("reported", Code(Reported::CODES)),
        c("reported_at", Time),
        c("report", Text),
        c("decision", Text),
        c("penalty", Code(Penalty::CODES)),
        c("refers_to", Int(bounds::RULING)),
        c("lifts", Flag),
        c("paused_at", Time),
        c("resumed_at", Time),
        c("call_id", ColumnKind::Ref("judge_call")),
        c("judged_by", ACCOUNT),
        c("judged_at", Time),
        c("conduct_kind", Code(ConductKind::CODES)),
        c("given_to", PLAYER),
    ],
    key: &["id"],
    owner: Owner::Tournament,
};

/// The players of rulings.
pub(super) const RULING_PLAYER: StoredTable = StoredTable {
    name: "ruling_player",
    columns: &[c("ruling_id", ColumnKind::Ref(RULINGS)), c("player_id", PLAYER)],
    key: &["ruling_id", "player_id"],
    owner: Owner::Player,
};
