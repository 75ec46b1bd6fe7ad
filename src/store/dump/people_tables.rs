//! The catalogue of what is said of players beside their data.

use crate::dump::stored_table::{ColumnKind, Owner, PLAYER, StoredTable, TOURNAMENT, c};
use crate::own_check_in::CheckInWay;

use ColumnKind::{Code, Text, Time};

/// How players who checked themselves in did so.
pub(crate) const OWN_CHECK_IN: StoredTable = StoredTable {
    name: "own_check_in",
    columns: &[c("player_id", PLAYER), c("way", Code(CheckInWay::CODES)), c("at", Time)],
    key: &["player_id"],
    owner: Owner::Player,
};

/// Players who are alike and two people.
pub(crate) const TWO_PEOPLE: StoredTable = StoredTable {
    name: "two_people",
    columns: &[c("player_id", PLAYER), c("other_player_id", PLAYER), c("at", Time)],
    key: &["player_id", "other_player_id"],
    owner: Owner::Player,
};

/// Groups and clubs that are alike and two.
pub(crate) const TWO_GROUPS: StoredTable = StoredTable {
    name: "two_groups",
    columns: &[c("tournament_id", TOURNAMENT), c("alike", Text)],
    key: &["tournament_id", "alike"],
    owner: Owner::Tournament,
};
