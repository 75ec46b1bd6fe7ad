//! The words of the settings: what is wrong with one, on the command line, in a variable or in the settings file.

use std::fmt;
use std::path::Path;

use reeve_rules::coded;

/// The head of the settings in force.
pub fn in_force(file: Option<&Path>) -> String {
    let read = file.map_or("no settings file".to_owned(), |file| file.display().to_string());
    format!(
        "What `reeve serve` would work with here, as this user; read: {read}. Behind # stands where a setting was said"
    )
}

/// The settings could not be read, and are not in the backup.
pub fn not_in_backup(why: impl fmt::Display) -> String {
    format!("The backup is made without the settings, since they can't be read: {why}")
}

/// A backup holds no settings.
pub fn none_in_backup(file: impl fmt::Display) -> String {
    format!("{file} holds no settings: an earlier Reeve made it, or could not read them.")
}

/// The settings of a backup were written into a file.
pub fn written(file: impl fmt::Display) -> String {
    format!(
        "Its settings are in {file}. Look through them before you use them: folders and addresses may be others here."
    )
}

/// The settings in a backup that are others here.
pub fn other_in_backup(keys: &[String], file: impl fmt::Display) -> String {
    format!(
        "The server that made it had settings that are missing or others here: {}. To see them: reeve config --from {file}. \
         To write them into a file: reeve config --from {file} > reeve.toml",
        keys.join(", ")
    )
}

/// What stands for a secret among them.
pub const HIDDEN: &str = "set, and not shown";

/// A setting that can't be used as it is.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("--{key}: {fault}")]
pub struct WrongSetting {
    /// The name of its flag, which is its key in the settings file too.
    pub key: &'static str,
    pub fault: String,
}

coded! {
    /// What is wrong with the text of a setting.
    #[derive(Debug, Clone, PartialEq, Eq)]
    pub enum ConfigFault {
        /// It is no whole number, or too small a one.
        NoNumberFrom {
            /// The smallest that is taken.
            least: u64,
        } = "setting-no-number-from",
        /// It is no whole number, or one outside of its bounds.
        NoNumberBetween {
            /// The smallest that is taken.
            least: u64,
            most: u64,
        } = "setting-no-number-between",
        NoNetworkAddress = "setting-no-network-address",
        /// It is no number of bytes.
        NoBytes = "setting-no-bytes",
        /// It is too small a number of bytes.
        TooFewBytes {
            /// The smallest that is taken.
            least: usize,
        } = "setting-too-few-bytes",
        /// It is too large a number of bytes.
        TooManyBytes {
            /// The largest that is taken.
            most: usize,
        } = "setting-too-many-bytes",
        ListenAddress {
            why: String,
        } = "setting-listen-address",
        /// It is the name of a machine without an address.
        NoListenAddress {
            text: String,
        } = "setting-no-listen-address",
        /// It is no address that people could reach.
        PublicAddress {
            text: String,
        } = "setting-public-address",
        /// It is nowhere to report a hole in the security.
        SecurityContact = "setting-security-contact",
        /// It is no name of a machine.
        LocalName = "setting-local-name",
        /// There is no catalog of this language.
        Language {
            /// The tags of those that there are.
            known: String,
        } = "setting-language",
        /// It is no list of what is logged.
        LogFilter {
            filter: String,
        } = "setting-log-filter",
        /// A part of such a list is no level.
        LogLevel {
            part: String,
        } = "setting-log-level",
    }
}

impl std::error::Error for ConfigFault {}

/// At the command for backups, where none are made by themselves.
pub const BACKUP_COMMAND_ALONE: &str = "it runs after each timed backup, and without backup-folder there are none; set that too, or leave \
     this out";

/// At the address of the figures, where it is that of the pages.
pub const METRICS_ON_THE_SAME_ADDRESS: &str = "it is the address of --listen, where the pages are. Choose another port, such as \
     127.0.0.1:9090; or leave it out and set metrics-token, and the figures are beside the pages";

/// So that the reader of the command line says it too.
impl fmt::Display for ConfigFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ConfigFault::NoNumberFrom { least } => write!(f, "it takes a whole number, {least} or more"),
            ConfigFault::NoNumberBetween { least, most } => {
                write!(f, "it takes a whole number from {least} to {most}")
            }
            ConfigFault::NoNetworkAddress => {
                f.write_str("it takes network addresses such as 127.0.0.1 or ::1, neither names nor ranges")
            }
            ConfigFault::NoBytes => f.write_str("it takes a number of bytes"),
            ConfigFault::TooFewBytes { least } => write!(f, "with fewer than {least} bytes nobody could sign in"),
            ConfigFault::TooManyBytes { most } => {
                write!(f, "it takes {most} bytes at most, since a file that is sent is held in memory whole")
            }
            ConfigFault::ListenAddress { why } => {
                write!(f, "{why}; it takes an address and a port, such as 127.0.0.1:8080, localhost:8080 or :8080")
            }
            ConfigFault::NoListenAddress { text } => write!(f, "{text} has no address"),
            ConfigFault::PublicAddress { text } => {
                write!(f, "{text:?} is not an address such as https://reeve.example.org (no path after the host)")
            }
            ConfigFault::LocalName => f.write_str(
                "it takes a name of small letters, digits and hyphens, such as reeve, without .local behind it",
            ),
            ConfigFault::SecurityContact => {
                f.write_str("it takes mailto:security@example.org, or an address that begins with https://")
            }
            ConfigFault::Language { known } => write!(f, "it takes the tag of a language that Reeve speaks: {known}"),
            ConfigFault::LogFilter { filter } => write!(
                f,
                "{filter:?} can't be read; it takes a level, also for single parts, such as info or info,sqlx=warn. Levels are \
                 error, warn, info, debug and trace"
            ),
            ConfigFault::LogLevel { part } => {
                write!(f, "{part:?} is no level; levels are error, warn, info, debug and trace")
            }
        }
    }
}

/// A setting says nothing.
pub const EMPTY: &str = "it is empty; leave the setting out instead";

/// The file of a secret says nothing.
pub const SECRET_FILE_EMPTY: &str = "the file is empty";

/// Something else than a file stands where the settings or a secret are read.
pub const NO_FILE: &str = "this is not a file, so nothing is read from it";

/// The settings file, or that of a secret, is none: no such file is so large.
pub fn file_too_large(most: usize) -> String {
    format!("the file is larger than {} kB, so it is another one than is meant", most / 1024)
}

/// A secret and the file that it stands in were both named, by these variables.
pub fn said_twice(own: &str, file: &str) -> String {
    format!("{own} and {file} are both set; one of them is enough")
}

/// Behind the reason why a settings file can't be read, where it may be the caller who may not.
pub const AS_THE_SERVICE: &str = ". Run the command as the user of the service: sudo -u reeve reeve …";

/// A key of the settings file that no setting has.
pub const UNKNOWN: &str = "there is no such setting; a key is the name of a flag of `reeve serve --help`";

/// A setting does not take a value; it takes one of these, if it takes only some.
pub fn not_taken(choices: &[String]) -> String {
    let choices = if choices.is_empty() { String::new() } else { format!(": {}", choices.join(", ")) };
    format!("the setting does not take this; `reeve serve --help` says what it takes{choices}")
}

/// A setting is a number.
pub const WHOLE_NUMBER: &str = "the setting is a whole number, without quotes";

/// A setting is a switch.
pub const SWITCH: &str = "the setting is true or false, without quotes";

/// A setting is a list.
pub const LIST: &str = "the setting is a list of texts in quotes: [\"…\", \"…\"]";

/// A setting is a text.
pub const TEXT: &str = "the setting is a text in quotes";

/// An entry of a list is something else than a text.
pub const LIST_OF_TEXTS: &str = "each entry of the list is a text in quotes";
