//! The words of `reeve doctor` about settings and the folder of backups.

use std::net::SocketAddr;
use std::path::Path;

/// A setting that the running server holds otherwise than the doctor reads it.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Differing<'a> {
    /// The key.
    pub(crate) key: &'a str,
    /// What the server holds; none where nothing was said, or it is a secret.
    pub(crate) there: Option<&'a str>,
    /// What the doctor reads.
    pub(crate) here: Option<&'a str>,
}

/// Where the settings were read. Each that was said comes with its place.
pub(crate) fn settings_read(file: Option<&Path>, said: &[(String, String)]) -> String {
    let (mut of_file, mut elsewhere) = (Vec::new(), Vec::new());
    for (at, (key, place)) in said.iter().enumerate() {
        if said[..at].iter().any(|(earlier, _)| earlier == key) {
            continue;
        }
        match file.is_some_and(|file| place.starts_with(&*file.to_string_lossy())) {
            true => of_file.push(key.as_str()),
            false => elsewhere.push(place.as_str()),
        }
    }
    let or_none = |names: &[&str]| if names.is_empty() { "none".to_owned() } else { names.join(", ") };
    let read = match file {
        Some(file) => format!("from {}: {}", file.display(), or_none(&of_file)),
        None => "there is no settings file (/etc/reeve/reeve.toml, or --config FILE)".to_owned(),
    };
    format!("{read}; from elsewhere: {}; the others are the defaults", or_none(&elsewhere))
}

/// The running server holds the same settings.
pub(crate) fn same_settings(process: u32) -> String {
    format!("the running server (process {process}) holds the same")
}

/// The running server holds others.
pub(crate) fn other_settings(process: u32, others: &[Differing<'_>]) -> String {
    let each = others.iter().map(|one| match (one.there, one.here) {
        (None, None) => one.key.to_owned(),
        (there, here) => format!("{} ({} there, {} here)", one.key, there.unwrap_or("none"), here.unwrap_or("none")),
    });
    let each: Vec<String> = each.collect();
    format!(
        "the running server (process {process}) holds others than were read here: {}. Restart it where the file was changed \
         since, or give the doctor what the server gets (--config, variables)",
        each.join("; ")
    )
}

/// A server answers, and nothing is known of its settings.
pub(crate) fn server_unknown(listen: SocketAddr) -> String {
    format!(
        "what answers on {listen} has noted none beside this store, so they can't be compared: it works on another store or \
         on PostgreSQL, or is an older Reeve"
    )
}

/// A file could be written into the folder of backups.
pub(crate) fn can_write(folder: &Path) -> String {
    format!("{}: the user of the store can write there", folder.display())
}

/// A file could not be written into the folder of backups.
pub(crate) fn can_not_write(folder: &Path, error: &str) -> String {
    let folder = folder.display();
    format!(
        "{folder}: the service can't write there: {error}. The folder has to belong to the user of the service; and under the \
         unit every folder outside of /var/lib/reeve has to be allowed: sudo systemctl edit reeve, with the lines [Service] \
         and ReadWritePaths={folder}"
    )
}

/// Nobody tried to write into the folder of backups.
pub(crate) fn writing_not_tried(folder: &Path) -> String {
    format!(
        "{}: whether the service can write there was not tried; run the doctor as the user that the store belongs to, or as \
         root",
        folder.display()
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_are_told_by_where_they_were_said() {
        let said = |pairs: &[(&str, &str)]| {
            pairs.iter().map(|(key, place)| ((*key).to_owned(), (*place).to_owned())).collect::<Vec<_>>()
        };
        let file = Path::new("/etc/reeve/reeve.toml");
        let both = said(&[
            ("listen", "--listen"),
            ("database", "/etc/reeve/reeve.toml, line 3, database"),
            ("listen", "/etc/reeve/reeve.toml, line 9, listen"),
        ]);
        assert_eq!(
            settings_read(Some(file), &both),
            "from /etc/reeve/reeve.toml: database; from elsewhere: --listen; the others are the defaults"
        );
        assert!(settings_read(None, &[]).starts_with("there is no settings file"));
    }
}
