//! What can go wrong in the store, the same on both databases.

use std::path::{Path, PathBuf};

use reeve_rules::refusals::coded;
use reeve_rules::sql::UnknownCode;
use sqlx::error::DatabaseError;

use crate::db::metrics::{CountedFault, count_fault};
use crate::disk;

/// The result of a call to the store.
pub type Result<T, E = Error> = std::result::Result<T, E>;

/// Any other fault, kept for the log.
pub type Cause = Box<dyn std::error::Error + Send + Sync>;

/// Why a call to the store failed. Its text is for the log; people read that of `words::store`.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// The row asked for is not there.
    #[error("not found")]
    Missing,
    /// The change would break a constraint: somebody has stored the same thing before.
    #[error("conflict with {constraint}")]
    Conflict {
        /// `table_column_column_key` of the unique constraint, `table_pkey` of a primary key, or [`FOREIGN_KEY`].
        constraint: String,
    },
    /// The database did not get round to it in time, or went away meanwhile; the same call may succeed later.
    #[error("the database is busy: {0}")]
    Busy(Cause),
    /// There is no room left on the disk of the database. Nothing was stored.
    #[error("the disk of the database is full: {0}")]
    Full(Cause),
    /// This file of the store was removed, or another was put in its place, while it is open: what is written to the open
    /// one would be lost. Nothing was stored.
    #[error("the file of the store is not in its place: {}", .0.display())]
    Displaced(PathBuf),
    /// The connection was lost after the commit was sent and before its answer came: the change was made whole or
    /// not at all, and only the database knows which. [`crate::Db::settle`] waits until it can be looked up.
    #[error("the connection was lost while the database committed: {0}")]
    Unknown(Cause),
    /// A fault that no caller can mend: a lost connection, a mistake in our SQL.
    #[error("the database failed: {0}")]
    Broken(Cause),
}

/// A word stood in the store that its closed list does not have: the cause of an [`Error::Broken`].
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("the store holds the unknown word {word:?} in {table}.{column}")]
pub struct UnknownWord {
    pub table: String,
    pub column: String,
    pub word: String,
}

/// A newer program has added to the store what a copy made by this one would leave out: the cause of an
/// [`Error::Broken`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("store-added-to-by-newer-version")]
pub struct AddedByNewer;

/// The name under which a broken foreign key is reported; SQLite does not say which.
pub const FOREIGN_KEY: &str = "foreign key";

impl Error {
    /// Is this a conflict with the constraint of that name?
    pub fn is_conflict(&self, name: &str) -> bool {
        matches!(self, Error::Conflict { constraint } if constraint == name)
    }

    /// Whether the next change may fail, too.
    pub(crate) fn leaves_doubt(&self) -> bool {
        matches!(self, Error::Full(_) | Error::Broken(_) | Error::Unknown(_))
    }

    /// The unknown word that was read, if that is what went wrong.
    pub fn unknown_word(&self) -> Option<&UnknownWord> {
        match self {
            Error::Broken(cause) => cause.downcast_ref(),
            _ => None,
        }
    }

    /// Whether it is the file of SQLite that is damaged.
    pub fn is_damage(&self) -> bool {
        matches!(self, Error::Broken(cause) if cause.downcast_ref().is_some_and(is_damage))
    }

    /// Whether a newer program has added to the store, so that it can't be copied.
    pub fn is_added_by_newer(&self) -> bool {
        matches!(self, Error::Broken(cause) if cause.is::<AddedByNewer>())
    }

    /// What a row that was to be stored has and no row may have, if that is what went wrong: the name of the check that it
    /// breaks on PostgreSQL, the check itself on SQLite, or the column that must hold something, as `table.column`.
    pub fn broken_rule(&self) -> Option<String> {
        let Error::Broken(cause) = self else { return None };
        let Some(sqlx::Error::Database(fault)) = cause.downcast_ref() else { return None };
        match fault.code().unwrap_or_default().as_ref() {
            // PostgreSQL: not_null_violation, check_violation.
            "23502" => column_of_relation(fault.message()),
            "23514" => fault.constraint().map(str::to_owned),
            // SQLite: NOT NULL, CHECK.
            "1299" | "275" => failed_columns(fault.message()).map(str::to_owned),
            _ => None,
        }
    }

    /// What a statement failed with. The statement says from which table an unknown word came.
    pub(crate) fn of_statement(sql: &str, error: sqlx::Error) -> Self {
        if let sqlx::Error::ColumnDecode { index, source } = &error
            && let Some(unknown) = source.downcast_ref::<UnknownCode>()
        {
            let column = match index.parse() {
                Ok(place) => nth_column(sql, place),
                Err(_) => index.trim_matches('"'),
            };
            let (table, column, word) = (first_table(sql).to_owned(), column.to_owned(), unknown.0.clone());
            let named = Error::broken(UnknownWord { table, column, word });
            return named.counted();
        }
        error.into()
    }

    /// Counts the fault where it gets its name, since every fault of either driver comes by there.
    fn counted(self) -> Self {
        match self {
            Error::Busy(_) => count_fault(CountedFault::Busy),
            Error::Conflict { .. } => count_fault(CountedFault::Conflict),
            Error::Full(_) => count_fault(CountedFault::Full),
            Error::Broken(_) | Error::Unknown(_) => count_fault(CountedFault::Broken),
            // The disk and not the database; it is logged where it is found.
            Error::Missing | Error::Displaced(_) => {}
        }
        self
    }

    /// A fault found by our own code in what the database returned.
    pub fn broken(what: impl Into<Cause>) -> Self {
        Error::Broken(what.into())
    }
}

impl From<sqlx::Error> for Error {
    fn from(error: sqlx::Error) -> Self {
        let named = match error {
            sqlx::Error::RowNotFound => Error::Missing,
            // A database that went away or restarts is there again in a moment. What was begun on the lost connection
            // is undone by the database; only a commit can be in doubt, and that is told apart where it is sent.
            error if lost_connection(&error) => Error::Busy(Box::new(error)),
            sqlx::Error::PoolTimedOut => Error::Busy(Box::new(error)),
            sqlx::Error::Database(fault) => from_database(fault),
            other => Error::Broken(Box::new(other)),
        };
        named.counted()
    }
}

/// The table that a statement reads first: every closed word stands there, and not in what is joined to it.
fn first_table(sql: &str) -> &str {
    sql.split_once(" from ").and_then(|(_, rest)| rest.split_whitespace().next()).unwrap_or_default()
}

/// The column at a place, from 0, in a statement's list.
fn nth_column(sql: &str, place: usize) -> &str {
    let list = sql.split_once(" from ").map_or("", |(list, _)| list.trim_start_matches("select "));
    list.split(", ").nth(place).unwrap_or_default()
}

fn from_database(fault: Box<dyn DatabaseError>) -> Error {
    let code = fault.code().unwrap_or_default().into_owned();
    if let Some(constraint) = broken_constraint(fault.as_ref(), &code) {
        return Error::Conflict { constraint };
    }
    let fault = sqlx::Error::Database(fault);
    if is_busy(&code) {
        Error::Busy(Box::new(fault))
    } else if is_full(&code) {
        Error::Full(Box::new(fault))
    } else {
        Error::Broken(Box::new(fault))
    }
}

fn is_full(code: &str) -> bool {
    // PostgreSQL: disk_full. SQLite: full, and no room for the index of the write-ahead log.
    matches!(code, "53100" | "13" | "4874")
}

/// The name of the unique constraint that was broken, built from the message on SQLite, which names only columns.
fn broken_constraint(fault: &dyn DatabaseError, code: &str) -> Option<String> {
    match code {
        // PostgreSQL: unique_violation and foreign_key_violation.
        "23505" => fault.constraint().map(str::to_owned),
        "23503" => Some(FOREIGN_KEY.to_owned()),
        // SQLite: unique; primary key, and primary key of a table whose key is its row id; foreign key.
        "2067" => named_by_columns(fault.message()),
        "1555" | "2579" => failed_columns(fault.message())
            .and_then(|columns| columns.split('.').next())
            .map(|table| format!("{table}_pkey")),
        "787" => Some(FOREIGN_KEY.to_owned()),
        _ => None,
    }
}

/// `team.tournament, team.name` becomes `team_tournament_name_key`; an index on an expression is named itself.
fn named_by_columns(message: &str) -> Option<String> {
    let failed = failed_columns(message)?;
    if let Some(index) = failed.strip_prefix("index '") {
        return Some(index.trim_end_matches('\'').to_owned());
    }
    let (table, _) = failed.split_once('.')?;
    let columns: Vec<&str> =
        failed.split(", ").filter_map(|column| column.split_once('.').map(|(_, name)| name)).collect();
    Some(format!("{table}_{}_key", columns.join("_")))
}

fn failed_columns(message: &str) -> Option<&str> {
    message.split_once("constraint failed: ").map(|(_, rest)| rest)
}

/// `null value in column "vp" of relation "seat" violates …` becomes `seat.vp`.
fn column_of_relation(message: &str) -> Option<String> {
    let mut quoted = message.split('"').skip(1).step_by(2);
    let (column, table) = (quoted.next()?, quoted.next()?);
    Some(format!("{table}.{column}"))
}

fn is_busy(code: &str) -> bool {
    // PostgreSQL: serialization failure, deadlock, lock not available, too many connections, starting up or stopping.
    if matches!(code, "40001" | "40P01" | "55P03" | "53300" | "57P03") {
        return true;
    }
    // SQLite: the low byte of the extended code is 5 (busy) or 6 (locked). A five-letter state of PostgreSQL that
    // happens to be digits only is at least 1000 and begins with a zero or a class that is handled above.
    code.len() < 5 && code.parse::<i32>().is_ok_and(|number| matches!(number & 0xff, 5 | 6))
}

/// Was the connection lost, so that a statement that never ran may be sent again on another one?
pub(crate) fn lost_connection(error: &sqlx::Error) -> bool {
    match error {
        sqlx::Error::Io(_) => true,
        // admin_shutdown, crash_shutdown, idle_session_timeout and the class of connection exceptions.
        sqlx::Error::Database(fault) => {
            fault.code().is_some_and(|code| matches!(&*code, "57P01" | "57P02" | "57P05") || code.starts_with("08"))
        }
        _ => false,
    }
}

coded! {
    /// Why the store could not be opened; `words::store` says it to the person who started the program.
    #[derive(Debug, thiserror::Error)]
    #[error("{}", self.code())]
    pub enum OpenError {
        /// The address of the database is not one that Reeve works with.
        Address(AddressFault),
        /// Another server holds the SQLite file.
        Taken {
            path: PathBuf,
            /// The process that has it, where it could be read.
            pid: Option<u32>,
        } = "store-taken",
        /// The SQLite file holds something, and that is not a store of Reeve.
        Foreign(PathBuf) = "file-of-another-program",
        /// The database on PostgreSQL holds something, and that is not a store of Reeve.
        ForeignSchema = "database-of-another-program",
        /// The file is not SQLite's, or its head is damaged.
        NoDatabase(PathBuf) = "file-no-database",
        /// The store has a migration that this program does not know.
        Newer(i64) = "store-of-newer-version",
        /// A file or folder could not be used.
        File {
            path: PathBuf,
            source: std::io::Error,
        } = "file-unusable",
        /// The SQLite file is not there, while what SQLite lays beside an open one is.
        FileGone(PathBuf) = "file-gone",
        /// PostgreSQL has no database of this name.
        NoSuchDatabase(String) = "no-such-database",
        /// PostgreSQL does not take the name and password, as it says itself.
        NotLetIn(String) = "not-let-in",
        /// The copy made before migrating is not sound, so nothing was migrated.
        Copy {
            /// Where the copy was to be.
            path: PathBuf,
            why: String,
        } = "copy-unsound",
        /// A migration failed and was rolled back.
        Migrate(#[source] Cause) = "migration-failed",
        /// After migrating, rows of these tables would refer to nothing, so nothing was migrated.
        Strays(Vec<String>) = "migration-leaves-strays",
        /// The database could not be reached or is damaged.
        Broken(#[source] sqlx::Error) = "database-not-opened",
    }
}

/// Whether SQLite finds its file damaged: a page of it, or its head.
fn is_damage(error: &sqlx::Error) -> bool {
    let sqlx::Error::Database(fault) = error else { return false };
    let code = fault.code().unwrap_or_default();
    // The low byte of the extended code; states of PostgreSQL have five signs.
    code.len() < 5 && code.parse::<i32>().is_ok_and(|code| matches!(code & 0xff, 11 | 26))
}

impl OpenError {
    /// Whether it is the file of SQLite that is damaged.
    pub fn is_damage(&self) -> bool {
        matches!(self, OpenError::Broken(error) if is_damage(error))
    }
}

coded! {
    /// What is wrong with the address of a database, or with the database there.
    #[derive(Debug, Clone, PartialEq, Eq)]
    pub enum AddressFault {
        /// It is empty.
        Empty = "address-empty",
        /// It is a database in memory.
        InMemory = "database-in-memory",
        /// It begins with this, which is no database that Reeve works with.
        Unknown(String) = "database-unknown",
        /// It is a SQLite file with options.
        Options = "options-for-sqlite",
        /// The path is not UTF-8.
        NotUtf8 = "path-not-utf-8",
        /// It should be one of PostgreSQL, and can't be read.
        Unreadable = "address-unreadable",
        /// PostgreSQL is older than needed.
        OldPostgres {
            version: i64,
        } = "postgres-too-old",
        /// The database on PostgreSQL is not encoded in UTF-8.
        Encoding(String) = "database-not-utf-8",
        /// The database on PostgreSQL has none of the schemas of its search path.
        NoSchema = "no-schema",
    }
}

impl From<sqlx::Error> for OpenError {
    fn from(error: sqlx::Error) -> Self {
        let sqlx::Error::Database(fault) = &error else { return OpenError::Broken(error) };
        match fault.code().unwrap_or_default().as_ref() {
            // PostgreSQL: invalid_catalog_name; invalid_password, invalid_authorization_specification.
            "3D000" => OpenError::NoSuchDatabase(quoted(fault.message()).to_owned()),
            "28P01" | "28000" => OpenError::NotLetIn(fault.message().to_owned()),
            _ => OpenError::Broken(error),
        }
    }
}

/// What stands in quotes in a message, first.
fn quoted(message: &str) -> &str {
    message.split('"').nth(1).unwrap_or_default()
}

impl OpenError {
    /// What a statement on a file of SQLite failed with that this user may not open, or may read and not write.
    pub(crate) fn of_file(path: &Path, error: OpenError) -> OpenError {
        let OpenError::Broken(sqlx::Error::Database(fault)) = &error else { return error };
        let code: i32 = fault.code().and_then(|code| code.parse().ok()).unwrap_or_default();
        let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
        // SQLite: read-only, can't be opened, whatever the rest of the extended code.
        if !matches!(code & 0xff, 8 | 14) || (disk::is_writable(path) && disk::is_writable(folder)) {
            return error;
        }
        OpenError::File { path: path.to_owned(), source: std::io::ErrorKind::PermissionDenied.into() }
    }
}

impl From<sqlx::migrate::MigrateError> for OpenError {
    fn from(error: sqlx::migrate::MigrateError) -> Self {
        match error {
            sqlx::migrate::MigrateError::VersionMissing(version) => OpenError::Newer(version),
            other => OpenError::Migrate(Box::new(other)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sqlite_messages_give_the_names_of_postgres() {
        let check = |message: &str, name: &str| {
            assert_eq!(named_by_columns(message).as_deref(), Some(name));
        };
        check("UNIQUE constraint failed: team.name", "team_name_key");
        check("UNIQUE constraint failed: team.tournament, team.name", "team_tournament_name_key");
        check("UNIQUE constraint failed: index 'team_lower_key'", "team_lower_key");
    }

    #[test]
    fn a_column_that_must_hold_something_is_named_as_on_sqlite() {
        let message = "null value in column \"vp\" of relation \"seat\" violates not-null constraint";
        assert_eq!(column_of_relation(message).as_deref(), Some("seat.vp"));
        assert_eq!(column_of_relation("something else"), None);
    }

    #[test]
    fn busy_codes() {
        for code in ["5", "6", "261", "517", "40001", "40P01"] {
            assert!(is_busy(code), "{code}");
        }
        for code in ["1", "11", "13", "2067", "42601", "22005", ""] {
            assert!(!is_busy(code), "{code}");
        }
        assert!(is_full("13") && is_full("53100") && !is_full("11"));
    }
}
