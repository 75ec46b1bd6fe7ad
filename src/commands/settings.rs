//! The settings file, and the files that secrets stand in.
//!
//! What both say is put into the command line as the default of its flag. So a setting is defined in one place, where the
//! flag is, and the order is that of clap: the flag, the variable, then what stands here, then the default.

use std::any::TypeId;
use std::error::Error as _;
use std::ffi::OsString;
use std::ops::Range;
use std::path::{Path, PathBuf};

use clap::builder::Resettable;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::parser::ValueSource;
use clap::{Arg, ArgAction, ArgMatches, Command};
use toml::de::{DeArray, DeTable, DeValue};

use crate::commands::effective_settings;
use crate::commands::effective_settings::SettingsInForce;
use crate::commands::small_file::UnreadText;
use crate::commands::{Failure, logging, small_file};
use reeve_http::config;
use reeve_limits as limits;
use reeve_mail::sender;
use reeve_store as store;
use reeve_words as words;

/// The settings file that is read where none is named, if it is there: that of the service.
const DEFAULT_FILE: [&str; 4] = ["/", "etc", "reeve", "reeve.toml"];

/// The name of the flag of the store, whose value holds a path.
pub(super) const DATABASE: &str = "database";

/// The name of the flag that names the settings file, and of its argument.
pub(super) const FLAG: &str = "config";

/// A demonstration has nothing to do with the real Reeve on the same machine, and what a hall's server needs to know is asked by its
/// own page.
pub(super) const WITHOUT: [&str; 2] = ["demo", "hall"];

/// What the settings file or the file of a secret says of a setting.
#[derive(Debug, PartialEq, Eq)]
struct SettingValue {
    key: String,
    /// As its flag takes them.
    values: Vec<String>,
    /// Where it stands, for whoever has to mend it.
    place: String,
}

/// Where each setting of a command was said.
#[derive(Debug, Default)]
pub(super) struct Places(Vec<(String, String)>);

impl Places {
    /// A failure with the place of the setting that is at fault.
    pub(super) fn named(&self, failure: Failure) -> Failure {
        let Failure::Setting(wrong) = failure else { return failure };
        match self.0.iter().find(|(key, _)| *key == wrong.key) {
            Some((_, place)) => Failure::input(format!("{place}: {}", wrong.fault)),
            None => wrong.into(),
        }
    }
}

/// The settings of the command that was given, as they hold after everything was read.
pub(super) fn in_force(command: &Command, matches: &ArgMatches, places: &Places) -> SettingsInForce {
    let (taken, own) = taken(command, matches);
    if taken.is_empty() {
        return SettingsInForce::default();
    }
    SettingsInForce {
        file: file(matches),
        said: places.0.clone(),
        values: taken.iter().filter_map(|arg| effective_settings::value(arg, own)).collect(),
        secrets: taken.iter().filter_map(|arg| effective_settings::secret_of(arg, own)).collect(),
    }
}

/// The settings that a server started here would have, whatever a command itself takes; `file` is the settings file that it read.
pub(super) fn of_server(file: Option<&Path>) -> Result<SettingsInForce, Failure> {
    let named = file.map(|file| [OsString::from(format!("--{FLAG}")), file.as_os_str().to_owned()]);
    let mut arguments = vec![OsString::from("reeve")];
    arguments.extend(named.into_iter().flatten());
    arguments.push("config".into());
    let unread = |error: clap::Error| {
        of_variable(&error, &arguments).unwrap_or_else(|| Failure::input(error.to_string().trim().to_owned()))
    };
    let given = without_empty(super::command()).try_get_matches_from(&arguments).map_err(unread)?;
    let (whole, places) = with_settings(super::command(), &given)?;
    let matches = without_empty(whole).try_get_matches_from(&arguments).map_err(unread)?;
    Ok(in_force(&super::command(), &matches, &places))
}

/// Puts what the settings file and the files of secrets say into the command line, if the command that was given takes
/// settings at all.
pub(super) fn with_settings(command: Command, given: &ArgMatches) -> Result<(Command, Places), Failure> {
    let known = all(&command);
    let names_file = given.value_source(FLAG) == Some(ValueSource::CommandLine);
    if names_file && let Some(name) = given.subcommand_name().filter(|name| WITHOUT.contains(name)) {
        return Err(Failure::input(words::server::without_settings(name)));
    }
    let (taken, own) = taken(&command, given);
    if taken.is_empty() {
        return Ok((command, Places::default()));
    }
    let mut values = match file(given) {
        Some(path) => read(&path, &known, named_by(given))?,
        None => Vec::new(),
    };
    for secret in taken.iter().filter(|arg| arg.is_hide_env_values_set()) {
        values.extend(from_file_of(secret)?);
    }
    let mut places: Vec<(String, String)> =
        values.iter().rev().map(|value| (value.key.clone(), value.place.clone())).collect();
    let said: Vec<(&Arg, String)> = taken.iter().filter_map(|arg| Some((arg, place(arg, own)?))).collect();
    let faults: Vec<String> = said.iter().filter_map(|(arg, place)| fault_at(arg, place, own)).collect();
    if !faults.is_empty() {
        return Err(Failure::Input(faults));
    }
    places.splice(0..0, said.into_iter().filter_map(|(arg, place)| Some((arg.get_long()?.to_owned(), place))));
    Ok((with_defaults(command, &values), Places(places)))
}

/// The command without the variables that are set to nothing, as compose files leave them: they say nothing.
pub(super) fn without_empty(command: Command) -> Command {
    let is_empty = |arg: &Arg| {
        let value = arg.get_env().and_then(std::env::var_os);
        value.is_some_and(|value| value.to_str().is_some_and(|text| text.trim().is_empty()))
    };
    let spared = |arg: Arg| if is_empty(&arg) { arg.env(Resettable::Reset) } else { arg };
    command.mut_args(spared).mut_subcommands(without_empty)
}

/// What is wrong with a variable, where clap speaks of its flag that nobody gave.
pub(super) fn of_variable(error: &clap::Error, arguments: &[OsString]) -> Option<Failure> {
    if !matches!(error.kind(), ErrorKind::ValueValidation | ErrorKind::InvalidValue) {
        return None;
    }
    let Some(ContextValue::String(usage)) = error.get(ContextKind::InvalidArg) else { return None };
    let flag = usage.split(' ').next()?;
    let is_given = |argument: &OsString| {
        argument
            .to_str()
            .and_then(|text| text.strip_prefix(flag))
            .is_some_and(|rest| rest.is_empty() || rest.starts_with('='))
    };
    if arguments.iter().any(is_given) {
        return None;
    }
    let known = all(&super::command());
    let arg = known.iter().find(|arg| arg.get_long() == flag.strip_prefix("--"))?;
    let variable = arg.get_env()?.to_string_lossy();
    Some(Failure::input(format!("{variable}: {}", not_taken(error, arg))))
}

/// Where a setting was said on the command line or by a variable.
fn place(arg: &Arg, own: &ArgMatches) -> Option<String> {
    match own.value_source(arg.get_id().as_str())? {
        ValueSource::CommandLine => Some(format!("--{}", arg.get_long()?)),
        ValueSource::EnvVariable => Some(arg.get_env()?.to_string_lossy().into_owned()),
        _ => None,
    }
}

/// What is wrong with a setting that was said there, with the place.
fn fault_at(arg: &Arg, place: &str, own: &ArgMatches) -> Option<String> {
    let texts = own.get_raw(arg.get_id().as_str())?;
    let fault = texts.filter_map(|text| fault_of(arg.get_long()?, text.to_str()?)).next()?;
    Some(format!("{place}: {fault}"))
}

/// What is wrong with the text of a setting, as far as it can be told without looking at the machine. A text that may be
/// a secret is not repeated.
fn fault_of(key: &str, text: &str) -> Option<String> {
    let text = text.trim();
    if text.is_empty() {
        return Some(words::settings::EMPTY.to_owned());
    }
    match key {
        DATABASE => store::file_of(text).err().map(|fault| words::store::open_error(&fault)),
        "public-url" => config::checked_url(text).err().map(|fault| fault.to_string()),
        "log" => logging::log_targets(text).err().map(|fault| fault.to_string()),
        "smtp" => sender::smtp_fault(text).map(|fault| words::mail::setting_fault(&fault).fault),
        "mail-from" => sender::from_fault(text).map(|fault| words::mail::setting_fault(&fault).fault),
        _ => None,
    }
}

/// Every setting: the flags that have an environment variable, each once.
pub fn all(command: &Command) -> Vec<Arg> {
    let mut found: Vec<Arg> = Vec::new();
    for arg in command.get_subcommands().flat_map(all).chain(own(command).cloned()) {
        if !found.iter().any(|known| known.get_long() == arg.get_long()) {
            found.push(arg);
        }
    }
    found
}

/// The settings of one command, without those of the commands inside.
fn own(command: &Command) -> impl Iterator<Item = &Arg> {
    command.get_arguments().filter(|arg| arg.get_env().is_some() && arg.get_long().is_some_and(|long| long != FLAG))
}

/// The settings of the command that was given, and what was said of them.
fn taken<'a>(command: &Command, given: &'a ArgMatches) -> (Vec<Arg>, &'a ArgMatches) {
    match given.subcommand().and_then(|(name, inside)| Some((command.find_subcommand(name)?, inside))) {
        Some((inside, matches)) if WITHOUT.contains(&inside.get_name()) => (Vec::new(), matches),
        Some((inside, matches)) => taken(inside, matches),
        None => (own(command).cloned().collect(), given),
    }
}

/// The settings file: the one that is named, or that of the service where it is there.
pub(super) fn file(given: &ArgMatches) -> Option<PathBuf> {
    given
        .get_one::<PathBuf>(FLAG)
        .cloned()
        .or_else(|| Some(DEFAULT_FILE.iter().collect()).filter(|path: &PathBuf| path.exists()))
}

fn with_defaults(command: Command, values: &[SettingValue]) -> Command {
    let said = |arg: &Arg| {
        let said = values.iter().rfind(|value| arg.get_long() == Some(&value.key))?;
        arg.get_env().map(|_| said.values.clone())
    };
    let put = |arg: Arg| match said(&arg) {
        // Not in the help either, where it is a secret.
        Some(values) => {
            let is_secret = arg.is_hide_env_values_set();
            arg.default_values(values).hide_default_value(is_secret)
        }
        None => arg,
    };
    command.mut_args(put).mut_subcommands(|inside| match WITHOUT.contains(&inside.get_name()) {
        true => inside,
        false => with_defaults(inside, values),
    })
}

/// What the file says that a variable names for this secret, such as `DATABASE_URL_FILE`.
fn from_file_of(secret: &Arg) -> Result<Option<SettingValue>, Failure> {
    let (Some(key), Some(own)) = (secret.get_long(), secret.get_env().and_then(|name| name.to_str())) else {
        return Ok(None);
    };
    let variable = format!("{own}_FILE");
    let is_said = |name: &str| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    if !is_said(&variable) {
        return Ok(None);
    }
    if is_said(own) {
        return Err(Failure::input(words::settings::said_twice(own, &variable)));
    }
    let path = PathBuf::from(std::env::var_os(&variable).unwrap_or_default());
    let place = format!("{variable}: {}", path.display());
    let unread = |why: UnreadText| Failure::input(format!("{place}: {}", why.said()));
    let text = small_file::read(&path, limits::SECRET_FILE.bytes).map_err(unread)?;
    let secret = text.trim();
    if secret.is_empty() {
        return Err(Failure::input(format!("{place}: {}", words::settings::SECRET_FILE_EMPTY)));
    }
    if let Some(fault) = fault_of(key, secret) {
        return Err(Failure::input(format!("{place}: {fault}")));
    }
    Ok(Some(SettingValue { key: key.to_owned(), values: vec![secret.to_owned()], place }))
}

/// What named the settings file, as it stands before its name.
fn named_by(given: &ArgMatches) -> &'static str {
    match given.value_source(FLAG) {
        Some(ValueSource::CommandLine) => "--config: ",
        Some(ValueSource::EnvVariable) => "REEVE_CONFIG: ",
        _ => "",
    }
}

/// Reads a settings file; `by` is what named it. Error: every fault in it, with its line and key.
fn read(path: &Path, known: &[Arg], by: &str) -> Result<Vec<SettingValue>, Failure> {
    let text = small_file::read(path, limits::SETTINGS_FILE.bytes).map_err(|why| {
        let who = match &why {
            UnreadText::System(error) if error.kind() == std::io::ErrorKind::PermissionDenied => {
                words::settings::AS_THE_SERVICE
            }
            _ => "",
        };
        Failure::input(format!("{by}{}: {}{who}", path.display(), why.said()))
    })?;
    let folder = path.parent().unwrap_or(Path::new(""));
    let at = |place: &str| format!("{}, {place}", path.display());
    match parse(&text, known, folder) {
        Ok(values) => Ok(values.into_iter().map(|value| SettingValue { place: at(&value.place), ..value }).collect()),
        Err(faults) => Err(Failure::Input(faults.iter().map(|fault| at(fault)).collect())),
    }
}

/// The settings in a text. Paths in it that are not absolute begin at the folder, wherever a command is started.
fn parse(text: &str, known: &[Arg], folder: &Path) -> Result<Vec<SettingValue>, Vec<String>> {
    let line = |span: Range<usize>| text.bytes().take(span.start).filter(|byte| *byte == b'\n').count() + 1;
    let table = DeTable::parse(text).map_err(|error| {
        let line = error.span().map_or(1, line);
        let key = key_in(text, line, known).map(|key| format!(", {key}")).unwrap_or_default();
        // Only the message: the whole would show the line, which may hold a password.
        vec![format!("line {line}{key}: {}", error.message())]
    })?;
    let mut faults = Vec::new();
    let mut values = Vec::new();
    for (key, value) in table.get_ref() {
        let name = key.get_ref().as_ref();
        let place = format!("line {}, {name}", line(key.span()));
        let found = known
            .iter()
            .find(|arg| arg.get_long() == Some(name))
            .ok_or_else(|| words::settings::UNKNOWN.to_owned())
            .and_then(|arg| taken_from(value.get_ref(), arg, folder));
        match found {
            Ok(values_found) => values.push(SettingValue { key: name.to_owned(), values: values_found, place }),
            Err(fault) => faults.push((line(key.span()), format!("{place}: {fault}"))),
        }
    }
    faults.sort();
    if faults.is_empty() { Ok(values) } else { Err(faults.into_iter().map(|(_, fault)| fault).collect()) }
}

/// The setting that a line begins with: nothing else of a line that can't be read is repeated.
fn key_in<'a>(text: &str, line: usize, known: &'a [Arg]) -> Option<&'a str> {
    let (key, _) = text.lines().nth(line.checked_sub(1)?)?.split_once('=')?;
    known.iter().filter_map(Arg::get_long).find(|long| *long == key.trim())
}

/// A value as the flag takes it. Error: what is wrong with it, without repeating it, since it may be a secret.
fn taken_from(value: &DeValue<'_>, arg: &Arg, folder: &Path) -> Result<Vec<String>, String> {
    let texts = texts(value, arg)?;
    let Some(long) = arg.get_long() else { return Ok(texts) };
    if let Some(fault) = texts.iter().find_map(|text| fault_of(long, text)) {
        return Err(fault);
    }
    let texts: Vec<String> = texts.into_iter().map(|text| from_folder(text, arg, folder)).collect();
    let flags = match arg.get_action() {
        ArgAction::SetTrue => Vec::new(),
        _ => texts.iter().map(|text| format!("--{long}={text}")).collect(),
    };
    // A flag goes before its variable, which is not at fault here.
    let tried = Command::new("reeve").no_binary_name(true).arg(arg.clone()).try_get_matches_from(flags);
    tried.map_err(|error| not_taken(&error, arg))?;
    Ok(texts)
}

/// Why clap does not take a value.
fn not_taken(error: &clap::Error, arg: &Arg) -> String {
    match error.source() {
        Some(cause) if !arg.is_hide_env_values_set() => cause.to_string(),
        _ => words::settings::not_taken(&choices(arg)),
    }
}

/// The texts of a value that has the type of the setting.
fn texts(value: &DeValue<'_>, arg: &Arg) -> Result<Vec<String>, String> {
    let is_list = matches!(arg.get_action(), ArgAction::Append);
    if let (DeValue::Array(array), true) = (value, is_list) {
        return list(array);
    }
    let kind = arg.get_value_parser().type_id();
    let is_number = [TypeId::of::<u16>(), TypeId::of::<u32>(), TypeId::of::<u64>(), TypeId::of::<usize>()]
        .iter()
        .any(|number| kind == *number);
    let is_switch = kind == TypeId::of::<bool>();
    match value {
        DeValue::String(text) if !is_number && !is_switch => Ok(vec![text.clone().into_owned()]),
        DeValue::Integer(number) if is_number && number.radix() == 10 => Ok(vec![number.as_str().to_owned()]),
        DeValue::Boolean(switch) if is_switch => Ok(vec![switch.to_string()]),
        _ if is_number => Err(words::settings::WHOLE_NUMBER.to_owned()),
        _ if is_switch => Err(words::settings::SWITCH.to_owned()),
        _ if is_list => Err(words::settings::LIST.to_owned()),
        _ => Err(words::settings::TEXT.to_owned()),
    }
}

fn list(array: &DeArray<'_>) -> Result<Vec<String>, String> {
    let text = |value: &DeValue<'_>| match value {
        DeValue::String(text) => Ok(text.clone().into_owned()),
        _ => Err(words::settings::LIST_OF_TEXTS.to_owned()),
    };
    array.iter().map(|value| text(value.get_ref())).collect()
}

/// A path, as seen from the folder.
fn from_folder(text: String, arg: &Arg, folder: &Path) -> String {
    if arg.get_value_parser().type_id() == TypeId::of::<PathBuf>() {
        return folder.join(text).to_string_lossy().into_owned();
    }
    match arg.get_long() {
        Some(DATABASE) => address_from(folder, text),
        _ => text,
    }
}

/// The address of a store, as seen from the folder.
fn address_from(folder: &Path, address: String) -> String {
    match store::file_of(&address) {
        Ok(Some(path)) => format!("sqlite:{}", folder.join(path).display()),
        _ => address,
    }
}

/// The words that a setting takes, where it takes only some.
fn choices(arg: &Arg) -> Vec<String> {
    arg.get_possible_values().iter().map(|value| value.get_name().to_owned()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parsed(text: &str) -> Result<Vec<SettingValue>, Vec<String>> {
        parse(text, &all(&crate::commands::command()), Path::new("/etc/reeve"))
    }

    #[test]
    fn keys_are_flags_and_values_have_their_types() {
        let check = |text: &str, key: &str, expected: &[&str]| {
            let found = parsed(text).unwrap_or_else(|faults| panic!("{text}: {faults:?}"));
            let found: Vec<(&str, &[String])> =
                found.iter().map(|value| (value.key.as_str(), value.values.as_slice())).collect();
            let expected: Vec<String> = expected.iter().map(|&text| text.to_owned()).collect();
            assert_eq!(found, [(key, expected.as_slice())], "{text}");
        };
        check("listen = ':80'", "listen", &[":80"]);
        check("session-hours = 12", "session-hours", &["12"]);
        check("proxies = ['127.0.0.1', '::1']", "proxies", &["127.0.0.1", "::1"]);
        check("proxies = '127.0.0.1,::1'", "proxies", &["127.0.0.1,::1"]);
        check("mail-folder = 'mails'", "mail-folder", &["/etc/reeve/mails"]);
        check("backup-folder = '/var/backups'", "backup-folder", &["/var/backups"]);
        check("database = 'reeve.db'", "database", &["sqlite:/etc/reeve/reeve.db"]);
        check("database = 'sqlite:///var/reeve.db'", "database", &["sqlite:/var/reeve.db"]);
        check("database = 'postgres://host/reeve'", "database", &["postgres://host/reeve"]);
        check("# nothing else\nlog-format = \"json\"\n", "log-format", &["json"]);
    }

    #[test]
    fn faults_have_their_line_and_key_and_no_secret() {
        let check = |text: &str, expected: &[&str]| {
            let faults = parsed(text).expect_err(text);
            assert_eq!(faults.len(), expected.len(), "{text}: {faults:?}");
            for (fault, expected) in faults.iter().zip(expected) {
                assert!(fault.starts_with(expected), "{text}: {fault}");
                assert!(!fault.contains("secret"), "{text}: {fault}");
            }
        };
        check("\nlisten = 8080\n", &["line 2, listen: the setting is a text in quotes"]);
        check(
            "lisen = ':80'\nsession-hours = '12'",
            &["line 1, lisen: there is no", "line 2, session-hours: the setting is a whole"],
        );
        check("session-hours = 0", &["line 1, session-hours: it takes a whole number from 1 to 8760"]);
        check("session-hours = 1.5", &["line 1, session-hours: the setting is a whole number"]);
        check("listen = 'nowhere'", &["line 1, listen: "]);
        check(
            "log-format = 'xml'",
            &[
                "line 1, log-format: the setting does not take this; `reeve serve --help` says what it takes: text, json",
            ],
        );
        check("proxies = [1]", &["line 1, proxies: each entry"]);
        check("proxies = ['here']", &["line 1, proxies: "]);
        check("smtp = ['secret']", &["line 1, smtp: the setting is a text"]);
        check("metrics-token = 'secret", &["line 1, metrics-token: "]);
        check("[mail]\nsmtp = 'secret'", &["line 1, mail: there is no such setting"]);
        check("config = 'another.toml'", &["line 1, config: there is no such setting"]);
        check("listen = ':80'\nlisten = ':81'", &["line 2, listen: duplicate key"]);
        check("public-url = 'here'", &["line 1, public-url: \"here\" is not an address"]);
        check("mail-from = 'nobody'", &["line 1, mail-from: \"nobody\" is not an address"]);
        check("smtp = 'mail.example.org/secret'", &["line 1, smtp: this is not an address such as smtps:"]);
        check("log = 'loud'", &["line 1, log: \"loud\" is no level"]);
        check("database = 'mysql://me:secret@host/db'", &["line 1, database: mysql is neither"]);
        for key in ["database", "metrics-token", "mail-folder", "listen", "backup-command", "log", "smtp"] {
            check(&format!("{key} = ' '"), &[&format!("line 1, {key}: it is empty")]);
        }
        check("proxies = ['']", &["line 1, proxies: it is empty"]);
    }

    #[test]
    fn one_setting_has_one_flag_and_one_variable() {
        fn walk(command: &Command, found: &mut Vec<(String, String)>) {
            found.extend(
                own(command).filter_map(|arg| Some((arg.get_long()?.to_owned(), arg.get_env()?.to_str()?.to_owned()))),
            );
            command.get_subcommands().for_each(|inside| walk(inside, found));
        }
        let mut found = Vec::new();
        walk(&crate::commands::command(), &mut found);
        assert!(found.len() > 20, "{found:?}");
        for (flag, variable) in &found {
            for (other, its) in &found {
                assert_eq!(flag == other, variable == its, "--{flag} {variable}, --{other} {its}");
            }
        }
    }
}
