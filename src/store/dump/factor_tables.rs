//! The catalogue of second factors: time-based codes, recovery codes, passkeys. They are in backups only: an archive of a
//! tournament, which is handed on, never holds them.

use crate::dump::stored_table::{ACCOUNT, ColumnKind, ID, Owner, StoredTable, c};

use ColumnKind::{Text, Time};

/// Secrets of time-based codes.
pub(crate) const CODES: StoredTable = StoredTable {
    name: "second_factor",
    columns: &[c("account_id", ACCOUNT), c("secret", Text), c("switched_on_at", Time), c("last_step_at", Time)],
    key: &["account_id"],
    owner: Owner::Store,
};

/// Recovery codes.
pub(crate) const RECOVERY_CODES: StoredTable = StoredTable {
    name: "recovery_code",
    columns: &[ID, c("account_id", ACCOUNT), c("code_hash", Text), c("used_at", Time)],
    key: &["id"],
    owner: Owner::Store,
};

/// Passkeys.
pub(crate) const PASSKEYS: StoredTable = StoredTable {
    name: "passkey",
    columns: &[
        ID,
        c("account_id", ACCOUNT),
        c("credential_id", Text),
        c("rp_id", Text),
        c("name", Text),
        c("credential", Text),
        c("added_at", Time),
        c("last_used_at", Time),
    ],
    key: &["id"],
    owner: Owner::Store,
};
