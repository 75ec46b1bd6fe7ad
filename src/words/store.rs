//! The words of the store, for whoever runs the program: why it can't be opened, and what failed in it.

use std::fmt::Display;
use std::io::ErrorKind;

use crate::{settings, system};
use reeve_store::{AddressFault, Error, OpenError};

/// Why the store could not be opened.
pub fn open_error(error: &OpenError) -> String {
    match error {
        OpenError::Address(fault) => address_fault(fault),
        OpenError::Taken { path, pid } => {
            let process = pid.map(|pid| format!(" (process {pid})")).unwrap_or_default();
            format!(
                "another reeve serve{process} has {} open. Stop it first: one SQLite file serves one copy of Reeve. To \
                 run several copies, use PostgreSQL: --database postgres://...",
                path.display()
            )
        }
        OpenError::Foreign(path) => format!(
            "{} holds another program's data, not a store of Reeve; it was left as it is. Give another file with \
             --database",
            path.display()
        ),
        OpenError::NoDatabase(path) => format!(
            "{} is not a SQLite file, or its beginning is damaged; it was left as it is. Give another file with --database, \
             or restore the last good backup into one",
            path.display()
        ),
        OpenError::ForeignSchema => "the database holds another program's data, not a store of Reeve; it was left as it is. Give \
                                     another one with --database, or make one (createdb --encoding UTF8 --template template0)"
            .to_owned(),
        OpenError::Newer(step) => format!(
            "the store was last opened by a newer Reeve (migration {step}); use that version, or restore an older \
             backup into a new store"
        ),
        OpenError::File { path, source } => {
            // Where there is no folder, there can't be a file.
            if let Some(folder) = path.parent().filter(|_| source.kind() == ErrorKind::NotFound)
                && !folder.as_os_str().is_empty()
                && !folder.exists()
            {
                return system::no_folder_for(path.display(), folder.display());
            }
            let who = if source.kind() == ErrorKind::PermissionDenied { settings::AS_THE_SERVICE } else { "" };
            format!("{}: {}{who}", path.display(), system::fault(source))
        }
        OpenError::FileGone(path) => format!(
            "{path} is not there, and what SQLite lays beside it is ({path}-wal): the file was moved, renamed or deleted, perhaps \
             under a server that still runs. No new one is made in its place, since the last changes may stand in that file \
             beside it. Put the file back under its name; or move the file beside it elsewhere too, and restore a backup",
            path = path.display()
        ),
        OpenError::NoSuchDatabase(name) => format!(
            "there is no database {name:?} on this server of PostgreSQL. Make it there first (sudo -u postgres createdb \
             --encoding UTF8 --template template0 --owner USER {name}), or give the name of another one"
        ),
        OpenError::NotLetIn(cause) => format!(
            "PostgreSQL lets nobody in with this name and password: {cause}. Look at both in the address, and on its machine at \
             pg_hba.conf"
        ),
        OpenError::Copy { path, why } => {
            format!("the copy {} made before migrating is not sound: {why}; nothing was migrated", path.display())
        }
        OpenError::Migrate(cause) => format!("migrating the store failed: {cause}. {AFTER_MIGRATING}"),
        OpenError::Strays(tables) => {
            format!("migrating the store failed: rows refer to nothing in {tables:?}. {AFTER_MIGRATING}")
        }
        broken if broken.is_damage() => DAMAGED.to_owned(),
        OpenError::Broken(cause) => format!("the database can't be opened: {}", plain(cause)),
    }
}

/// What holds when a migration failed.
const AFTER_MIGRATING: &str = "The store is as it was before; of a SQLite file a copy lies beside it too (its name ends in .before- and a \
     number). Start the Reeve that you had, and report this";

/// The file of SQLite is damaged, and what is to be done.
const DAMAGED: &str = "the file of the store is damaged: the disk has lost or changed a part of it. Stop Reeve, keep this file, and \
     restore the last good backup into a new one on another disk (reeve restore FILE --database NEW.db)";

/// Why the store at this address could not be opened, with the address where the fault itself does not name it.
pub fn open_error_at(error: &OpenError, shown: &str) -> String {
    let cause = match error {
        damage if damage.is_damage() => return format!("{shown}: {DAMAGED}"),
        OpenError::Broken(cause) => plain(cause),
        OpenError::NoSuchDatabase(_) | OpenError::NotLetIn(_) | OpenError::ForeignSchema => {
            return format!("{shown}: {}", open_error(error));
        }
        OpenError::Address(AddressFault::Encoding(_)) => return format!("{shown}: {}", open_error(error)),
        error => return open_error(error),
    };
    let hint = match shown.starts_with("postgres") {
        true => {
            ". See that it runs, and that the address is right (--database, DATABASE_URL, or database in the settings file)"
        }
        false => "",
    };
    format!("{shown}: the database can't be opened: {cause}{hint}")
}

/// What a database or the system says, without what its driver puts around it.
fn plain(cause: &impl Display) -> String {
    let said = cause.to_string();
    let driver = ["error returned from database: ", "error communicating with database: "];
    let said = driver.iter().find_map(|begin| said.strip_prefix(begin)).unwrap_or(&said);
    said.split(" (os error ").next().unwrap_or_default().to_owned()
}

fn address_fault(fault: &AddressFault) -> String {
    match fault {
        AddressFault::Empty => "the address of the database is empty".to_owned(),
        AddressFault::InMemory => "a database in memory can't be shared by several connections; give a file".to_owned(),
        AddressFault::Unknown(scheme) => format!("{scheme} is neither a SQLite file nor postgres://"),
        AddressFault::Options => "options after ? are not taken for a SQLite file".to_owned(),
        AddressFault::NotUtf8 => "the path of the database is not valid UTF-8".to_owned(),
        AddressFault::Unreadable => "the address of the PostgreSQL database can't be read; one looks like \
                                     postgres://user:password@host:5432/name, where signs such as @ and / in the password are \
                                     written %40 and %2F"
            .to_owned(),
        AddressFault::OldPostgres { version } => format!("PostgreSQL 15 or later is needed; this is {version}"),
        AddressFault::Encoding(encoding) => {
            format!(
                "the database must be encoded in UTF8; this one is {encoding}. Make another one: createdb --encoding UTF8 \
                 --template template0 NAME"
            )
        }
        AddressFault::NoSchema => "no schema of the search_path exists in this database".to_owned(),
    }
}

/// Why a call to the store failed.
pub fn error(error: &Error) -> String {
    if error.is_added_by_newer() {
        return "a newer Reeve has added to the store, and a copy made by this one would leave \
                that out; use the newer one"
            .to_owned();
    }
    if error.is_damage() {
        return DAMAGED.to_owned();
    }
    if let Some(unknown) = error.unknown_word() {
        return format!(
            "the database failed: the store holds the unknown word {:?} in {}.{}",
            unknown.word, unknown.table, unknown.column
        );
    }
    match error {
        Error::Missing => "not found".to_owned(),
        Error::Conflict { constraint } => format!("conflict with {constraint}"),
        Error::Busy(cause) => format!("the database is busy: {}", plain(cause)),
        Error::Full(_) => {
            "the disk of the database is full, so nothing was stored. Make room on it, then try again".to_owned()
        }
        Error::Displaced(path) => {
            format!("{}: this file was removed or replaced while it was open; nothing was stored", path.display())
        }
        Error::Unknown(cause) => format!("the connection was lost while the database committed: {}", plain(cause)),
        Error::Broken(cause) => format!("the database failed: {}", plain(cause)),
    }
}

/// A command was to work on a series that is not there.
pub fn no_such_series(named: &str) -> String {
    format!("There is no series {named:?} in this store; its short address is the end of /s/…")
}

/// A command was to work on a tournament that is not there.
pub fn no_such_tournament(named: &str) -> String {
    format!("There is no tournament {named:?} in this store; `reeve tournament list` prints those that there are")
}
