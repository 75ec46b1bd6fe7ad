//! The words of `reeve doctor`: what it finds on the machine where a server runs.

use std::fmt::Display;
use std::io;
use std::net::SocketAddr;
use std::path::Path;

use crate::system;
use reeve_views::health::Health;

/// How bad a finding is, at the beginning of its line.
pub fn health(health: Health) -> &'static str {
    match health {
        Health::Fine => "ok",
        Health::Attention => "warning",
        Health::Wrong => "fault",
    }
}

/// There is no store.
pub fn no_store(shown: impl Display) -> String {
    format!(
        "{shown}: there is none. The first `reeve serve` makes one; if there was one before, look for it first, since a new one \
         is empty"
    )
}

/// What a server has noted can't be read.
pub const NOTE_CLOSED: &str = "what a running server has noted beside the store can't be read by this user, so its settings \
     are not compared. Run the doctor as the user of the service (sudo -u reeve reeve doctor), or as root";

/// Everybody on the machine may read secrets in the settings file.
pub fn settings_read_by_others(file: &Path, secrets: &[&str]) -> String {
    let (file, secrets) = (file.display(), secrets.join(", "));
    format!(
        "{file}: every user of this machine can read what is secret in it ({secrets}): sudo chown root:reeve {file} && sudo chmod \
         640 {file}"
    )
}

/// Everybody on the machine may read the file of a secret.
pub fn secret_read_by_others(file: &Path, key: &str) -> String {
    format!("{0}: every user of this machine can read the secret in it ({key}): sudo chmod o-rwx {0}", file.display())
}

/// Everybody on the machine may write into the settings file.
pub fn settings_written_by_others(file: &Path) -> String {
    format!("{0}: every user of this machine may change it: sudo chmod o-w {0}", file.display())
}

/// PostgreSQL's files are not looked at.
pub const NOT_LOOKED_AT: &str = "not looked at: PostgreSQL looks after its own files";
/// SQLite finds no fault in its file.
pub const SOUND: &str = "sound as far as the database can tell";

/// The file of the store is not.
pub fn damaged(faults: &[String]) -> String {
    format!("damaged, restore the last good backup: {}", faults.join("; "))
}

/// How many faults there are.
pub fn faults(count: usize) -> String {
    super::counted(count, "fault", "faults")
}

/// The caller may not write to a file or folder of the store.
pub fn not_writable(shown: impl Display) -> String {
    format!("{shown}: this user may not write here; {AS_THE_SERVICE}")
}

/// Nobody can write to it, not even root.
pub fn on_read_only(shown: impl Display) -> String {
    format!(
        "{shown}: the file system is read-only, so nothing can be stored. See what the system says of this disk (mount, dmesg): it \
         may have been made so after a fault"
    )
}

/// Who should run the doctor.
const AS_THE_SERVICE: &str = "run the doctor as the user of the service (sudo -u reeve reeve doctor), or as root";

/// A file or folder can't be looked at.
pub fn not_seen(shown: impl Display, error: &io::Error) -> String {
    match error.kind() {
        io::ErrorKind::PermissionDenied => format!("{shown}: this user may not look at it; {AS_THE_SERVICE}"),
        _ => format!("{shown}: {}", system::fault(error)),
    }
}

/// The folder of backups can't be read by whoever runs the doctor.
pub fn backups_closed(folder: &Path) -> String {
    format!("{}: this user may not read it; {AS_THE_SERVICE}", folder.display())
}

/// There is no such folder of backups.
pub fn no_backup_folder(folder: &Path) -> String {
    let folder = folder.display();
    format!("{folder}: there is no such folder. Make it: sudo install -d -m 700 -o reeve -g reeve {folder}")
}

/// Others may write to it.
pub fn writable_by_others(shown: impl Display) -> String {
    format!("{shown}: other users may write here: chmod go-rwx")
}

/// Others may read it.
pub fn readable_by_others(shown: impl Display) -> String {
    format!("{shown}: other users may read password hashes and addresses here: chmod go-rwx")
}

/// Others may open files of ours in a folder, by their names.
pub fn open_to_others(folder: &Path, names: &[String]) -> String {
    const NAMED: usize = 5;
    let mut shown = names.iter().take(NAMED).cloned().collect::<Vec<_>>().join(", ");
    if names.len() > NAMED {
        shown += &format!(" and {} more", names.len() - NAMED);
    }
    format!("{}: other users may open what is for the service alone: chmod go-rwx {shown}", folder.display())
}

/// A copy that an upgrade left lies beside the store, for so many days yet.
pub fn upgrade_copy(path: impl Display, made: impl Display, days: i64) -> String {
    let gone = match days {
        ..=0 => "the running server removes it".to_owned(),
        1 => "a running server removes it in a day".to_owned(),
        days => format!("a running server removes it in {days} days"),
    };
    format!(
        "{path}, the whole store as it was before the upgrade of {made}: {gone}, `reeve backup --forget-copies` now"
    )
}

/// Who may do what with it.
pub fn mode(shown: impl Display, mode: u32) -> String {
    format!("{shown}, mode {mode:o}")
}

/// No mail is sent.
pub const NO_MAIL: &str = "not set up; `reeve user reset` makes links to new passwords";

/// Nothing stands in front of the server.
pub const NO_PROXY: &str = "none, and no public address";

/// A proxy stands in front of it, and nobody said where people reach it.
pub const NO_PUBLIC_ADDRESS: &str = "--proxies without --public-url: links lead to the inside address";

/// It listens for others than this machine, and nobody said where they reach it.
pub fn no_public_url(listen: impl Display) -> String {
    format!(
        "it listens on {listen} without --public-url: links and QR codes that people get may lead nowhere. Give the address under \
         which they reach it, such as http://192.168.1.20:8080"
    )
}

/// The public address means, for everybody, their own device.
pub fn leads_to_itself(public: &str) -> String {
    format!(
        "{public} leads everybody's phone to itself: links and QR codes work on this machine only. Give the address of this \
         machine in the network as --public-url"
    )
}

/// The proxies are on other machines, and can't reach it.
pub fn proxy_elsewhere(listen: impl Display) -> String {
    format!(
        "it listens on {listen}, which only this machine reaches, and --proxies names no address of this machine: a proxy here is \
         not believed, and the one named can't reach it. Name 127.0.0.1, or listen on an address that the proxy reaches"
    )
}

/// The public address must be that of a proxy, and nobody named one.
pub fn no_proxies(public: &str) -> String {
    format!("{public} without --proxies: everybody seems to come from the proxy")
}

/// The server can be reached past its proxy.
pub fn open_address(listen: impl Display) -> String {
    format!("it listens on {listen}: make sure that nobody can reach it past the proxy")
}

/// The public address is not encrypted.
pub fn not_https(public: &str) -> String {
    format!("{public} is not https: passwords go over the network as they are")
}

/// Where people reach the server.
pub fn reached_at(public: &str) -> String {
    format!("people reach it at {public}")
}

/// The server answers.
pub fn ready(listen: impl Display) -> String {
    format!("ready on {listen}")
}

/// A setting that the running server holds otherwise than the doctor reads it.
#[derive(Debug, Clone, Copy)]
pub struct Differing<'a> {
    pub key: &'a str,
    /// What the server holds; none where nothing was said, or it is a secret.
    pub there: Option<&'a str>,
    pub here: Option<&'a str>,
}

/// Where the settings were read. Each that was said comes with its place.
pub fn settings_read(file: Option<&Path>, said: &[(String, String)]) -> String {
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
pub fn same_settings(process: u32) -> String {
    format!("the running server (process {process}) holds the same")
}

/// The running server holds others.
pub fn other_settings(process: u32, others: &[Differing<'_>]) -> String {
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
pub fn server_unknown(listen: SocketAddr) -> String {
    format!(
        "what answers on {listen} has noted no settings beside this store, so they can't be compared: it works on another \
         store, or is an older Reeve"
    )
}

/// A server answers, and its settings are nowhere to be read.
pub fn not_compared(listen: SocketAddr) -> String {
    format!(
        "those of the server that answers on {listen} were not compared with these. A server notes its settings beside the \
         file of its store, and this store is on PostgreSQL, which has none. If they were changed since it started, restart it"
    )
}

/// A file could be written into a folder.
pub fn can_write(folder: &Path) -> String {
    format!("{}: the user of the store can write there", folder.display())
}

/// A file could not be written into a folder.
pub fn can_not_write(folder: &Path, error: &io::Error, owner: Option<(u32, u32)>) -> String {
    let folder = folder.display();
    let owner = owner.map_or_else(|| "reeve:".to_owned(), |(user, group)| format!("{user}:{group}"));
    match error.kind() {
        io::ErrorKind::PermissionDenied => format!(
            "{folder}: the service may not write there. The folder has to belong to the user of the store: sudo chown -R {owner} \
             {folder}"
        ),
        io::ErrorKind::ReadOnlyFilesystem | io::ErrorKind::NotFound => format!(
            "{folder}: the service can't write there ({}). Under the unit every folder outside of /var/lib/reeve has to be \
             allowed: sudo systemctl edit reeve, with the lines [Service] and ReadWritePaths={folder}",
            system::fault(error)
        ),
        _ => format!("{folder}: the service can't write there: {}", system::fault(error)),
    }
}

/// Nobody tried to write into a folder.
pub fn writing_not_tried(folder: &Path) -> String {
    format!("{}: whether the service can write there was not tried; {AS_THE_SERVICE}", folder.display())
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

    #[test]
    fn a_line_begins_with_how_bad_it_is() {
        assert_eq!([Health::Fine, Health::Attention, Health::Wrong].map(health), ["ok", "warning", "fault"]);
    }
}
