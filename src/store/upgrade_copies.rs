//! The copies of a SQLite file that were made before its steps of an upgrade (`reeve.db.before-0147`), and what was left of one that
//! was cut short. They hold everything that the store held then, so they don't stay for ever.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use chrono::{DateTime, Utc};

/// A copy, and when it was made.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct UpgradeCopy {
    pub path: PathBuf,
    pub made: DateTime<Utc>,
}

/// The copies beside a store's file, by name.
pub fn list(store: &Path) -> io::Result<Vec<UpgradeCopy>> {
    let folder = store.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let name = store.file_name().unwrap_or_default().to_string_lossy().into_owned();
    let mut found = Vec::new();
    for file in fs::read_dir(folder)? {
        let file = file?;
        let known = file.metadata()?;
        if known.is_file() && is_copy(&name, &file.file_name().to_string_lossy()) {
            found.push(UpgradeCopy { path: file.path(), made: known.modified()?.into() });
        }
    }
    found.sort_by(|one, other| one.path.cmp(&other.path));
    Ok(found)
}

fn is_copy(store: &str, name: &str) -> bool {
    let end = name.strip_prefix(store).unwrap_or_default();
    let number = end.strip_prefix(".before-").or_else(|| end.strip_prefix(".copy-")).unwrap_or_default();
    !number.is_empty() && number.bytes().all(|byte| byte.is_ascii_digit())
}

/// Removes the copies beside a store's file, those alone that were made before a time where one is given. Gives those that are gone.
pub fn remove(store: &Path, made_before: Option<DateTime<Utc>>) -> io::Result<Vec<PathBuf>> {
    let copies = list(store)?.into_iter().filter(|copy| made_before.is_none_or(|time| copy.made < time));
    copies.map(|copy| fs::remove_file(&copy.path).map(|()| copy.path)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_copies() {
        let check = |name: &str, expected: bool| assert_eq!(is_copy("reeve.db", name), expected, "{name}");
        check("reeve.db.before-0147", true);
        check("reeve.db.copy-4711", true);
        check("reeve.db.before-", false);
        check("reeve.db.before-0147.old", false);
        check("other.db.before-0147", false);
        check("reeve.db", false);
        check("reeve.db-wal", false);
    }
}
