//! The settings, each defined once: a flag with its environment variable, its default and its words. Its key in the
//! settings file is the name of the flag (`commands::settings`), and a command that takes a setting too takes it from
//! here.

pub use reeve_words::settings::{ConfigFault, WrongSetting};

use std::net::{IpAddr, SocketAddr, ToSocketAddrs};

use texts::Language;

/// The push services of Chrome and most other browsers, Firefox, Safari and Edge.
const PUSH_SERVICES: &str = "fcm.googleapis.com,push.services.mozilla.com,push.apple.com,notify.windows.com";

/// The most hours that a setting takes.
const HOURS_OF_A_YEAR: u64 = 365 * 24;

/// Settings of `reeve serve`. Every one is a flag, an environment variable, and a key of the settings file.
#[derive(Debug, Clone, clap::Args)]
pub struct Config {
    #[command(flatten)]
    pub listen: Listen,

    /// What its connections are encrypted with.
    #[command(flatten)]
    pub tls: TlsFiles,

    #[command(flatten)]
    pub store: StoreArgs,

    #[command(flatten)]
    pub reached: PublicAddress,

    /// The name by which this machine is found in the network of a hall as NAME.local, without anybody having set one up
    /// (mDNS); only where it listens there. With the word none it has no such name
    #[arg(long, env = "REEVE_LOCAL_NAME", value_name = "NAME", default_value = "reeve", value_parser = local_name)]
    pub local_name: String,

    /// The language of pages, papers and mails where neither the reader nor the tournament has chosen one, by its tag, such as
    /// de [default: none, and the browser's where there is a catalog of it, else English]
    #[arg(long, env = "REEVE_LANGUAGE", value_name = "TAG", value_parser = language)]
    pub language: Option<Language>,

    /// Largest file taken, in bytes; forms without a file, and photos of boards, have limits of their own
    #[arg(long, env = "REEVE_BODY_LIMIT", default_value_t = 4 * 1024 * 1024, value_parser = body_limit)]
    pub body_limit: usize,

    /// Connections at a time from one network address; 0: any number. Proxies have no limit
    #[arg(long, env = "REEVE_CONNECTIONS_PER_ADDRESS", value_name = "N", default_value_t = 512, value_parser = number_from::<usize>(0))]
    pub connections_per_address: usize,

    /// Where to report a hole in the security of this server, for /.well-known/security.txt: mailto:security@example.org
    /// or the address of a page [default: none, and no such file]
    #[arg(long, env = "REEVE_SECURITY_CONTACT", value_name = "ADDRESS", value_parser = security_contact)]
    pub security_contact: Option<String>,

    /// Hours after which a sign-in ends
    #[arg(long, env = "REEVE_SESSION_HOURS", default_value_t = 24 * 14, value_parser = number_between::<u32>(1, HOURS_OF_A_YEAR))]
    pub session_hours: u32,

    /// Registrations that a tournament takes from one network address in an hour; 0: any number
    #[arg(long, env = "REEVE_REGISTRATIONS_PER_HOUR", default_value_t = 40, value_parser = number_from::<u32>(0))]
    pub registrations_per_hour: u32,

    /// Network addresses of proxies in front of Reeve, separated by commas; only theirs is the word about who asks
    /// believed (`X-Forwarded-For`) [default: none]
    #[arg(long, env = "REEVE_PROXIES", value_delimiter = ',', value_parser = proxy_address)]
    pub proxies: Vec<IpAddr>,

    /// A folder that backups of the whole store are written to while the server runs [default: none, and no
    /// backups by itself]
    #[arg(long, env = "REEVE_BACKUP_FOLDER", value_name = "FOLDER")]
    pub backup_folder: Option<std::path::PathBuf>,

    /// Hours from one backup to the next
    #[arg(long, env = "REEVE_BACKUP_EVERY", value_name = "HOURS", default_value_t = 24, value_parser = number_between::<u32>(1, HOURS_OF_A_YEAR))]
    pub backup_every: u32,

    /// How many backups are kept in the folder
    #[arg(long, env = "REEVE_BACKUP_KEEP", value_name = "N", default_value_t = 14, value_parser = number_between::<u32>(1, 10_000))]
    pub backup_keep: u32,

    /// A command to run after each of these backups, by the shell; the path of the file is in the variable
    /// REEVE_BACKUP_FILE [default: none]
    #[arg(long, env = "REEVE_BACKUP_COMMAND", value_name = "COMMAND")]
    pub backup_command: Option<String>,

    /// A folder on another disk, such as a stick, that a copy of the store is kept in, two seconds behind at most; several,
    /// separated by commas. SQLite only [default: none]
    #[arg(long, env = "REEVE_SPARE", value_name = "FOLDER", value_delimiter = ',')]
    pub spare: Vec<std::path::PathBuf>,

    /// Seconds to go on answering after being told to stop, with `/readyz` saying no, so that a proxy turns to another
    /// copy before this one is gone
    #[arg(long, env = "REEVE_STOP_DELAY", value_name = "SECONDS", default_value_t = 0, value_parser = number_between::<u32>(0, 300))]
    pub stop_delay: u32,

    /// An address of its own for `/metrics`, such as 127.0.0.1:9090 [default: none]
    #[arg(long, env = "REEVE_METRICS_LISTEN", value_name = "ADDRESS", value_parser = listen_address)]
    pub metrics_listen: Option<SocketAddr>,

    /// A token that `/metrics` asks for; with it and without --metrics-listen the page is on the main address
    /// [default: none, and no such page there]
    #[arg(long, env = "REEVE_METRICS_TOKEN", value_name = "TOKEN", hide_env_values = true)]
    pub metrics_token: Option<String>,

    #[command(flatten)]
    pub mailing: Mailing,

    /// The push services by which players are told of news on their phones, as hosts with all below them, separated by
    /// commas; nothing is sent anywhere else. An empty value: no such news
    #[arg(long, env = "REEVE_PUSH_SERVICES", value_name = "HOSTS", value_delimiter = ',', default_value = PUSH_SERVICES)]
    pub push_services: Vec<String>,

    /// Network addresses of the own network that webhooks may be sent to, such as 192.168.1.20, separated by commas; all
    /// others there are refused [default: none]
    #[arg(long, env = "REEVE_HOOK_ADDRESSES", value_name = "ADDRESS", value_delimiter = ',', value_parser = proxy_address)]
    pub hook_addresses: Vec<IpAddr>,

    /// Threads that answer requests [default: one for each core]
    #[arg(long, env = "REEVE_WORKERS", value_parser = number_between::<usize>(0, 512))]
    pub workers: Option<usize>,

    /// What is logged: error, warn, info, debug or trace, also for single parts (`info,sqlx=warn`)
    #[arg(long, env = "REEVE_LOG", default_value = "info,sqlx=warn,actix_server=warn")]
    pub log: String,

    /// How it is written: lines for people, or one JSON object a line
    #[arg(long, env = "REEVE_LOG_FORMAT", value_enum, default_value_t = LogFormat::Text)]
    pub log_format: LogFormat,

    /// All of them as a settings file without secrets, which goes into backups.
    #[arg(skip)]
    pub in_force: String,
}

/// Where the server listens.
#[derive(Debug, Clone, clap::Args)]
pub struct Listen {
    /// Address and port to listen on, such as `localhost:8080`, or `:8080` for every address of the machine, IPv4 and
    /// IPv6; port 0 takes a free one
    #[arg(long, env = "REEVE_LISTEN", default_value = "127.0.0.1:8080", value_parser = listen_address)]
    pub listen: SocketAddr,
}

/// The files with which the server speaks https without a proxy.
#[derive(Debug, Clone, Default, clap::Args)]
pub struct TlsFiles {
    /// A certificate with those behind it (PEM): with it and --tls-key Reeve serves https itself, and takes new files
    /// without a restart [default: none, and http]
    #[arg(long, env = "REEVE_TLS_CERT", value_name = "FILE")]
    pub tls_cert: Option<std::path::PathBuf>,

    /// The private key of that certificate (PEM) [default: none]
    #[arg(long, env = "REEVE_TLS_KEY", value_name = "FILE")]
    pub tls_key: Option<std::path::PathBuf>,
}

impl TlsFiles {
    /// Whether https is asked for. Whether the files are fit for it shows when they are read.
    pub fn is_set(&self) -> bool {
        self.tls_cert.is_some() || self.tls_key.is_some()
    }
}

/// The store that is worked on.
#[derive(Debug, Clone, clap::Args)]
pub struct StoreArgs {
    /// The store: a SQLite file (`reeve.db`, `sqlite:reeve.db`) or `postgres://user@host/name` [default:
    /// sqlite:reeve.db]
    #[arg(long, env = "DATABASE_URL", hide_env_values = true)]
    database: Option<String>,
}

impl StoreArgs {
    /// The address of the store.
    pub fn address(&self) -> &str {
        self.database.as_deref().unwrap_or("sqlite:reeve.db")
    }

    /// Whether somebody said which store: then a new one is not made by accident.
    pub fn is_named(&self) -> bool {
        self.database.is_some()
    }
}

/// Where people reach the server.
#[derive(Debug, Clone, Default, clap::Args)]
pub struct PublicAddress {
    /// The address under which people reach Reeve, for links and QR codes [default: http:// (with --tls-cert https://)
    /// and the address listened on]
    #[arg(long, env = "REEVE_PUBLIC_URL")]
    pub public_url: Option<String>,
}

impl PublicAddress {
    /// The beginning of links that a command makes, without a slash at its end; without a setting, the address that the
    /// server listens on.
    ///
    /// Error: the setting is no such address.
    pub fn base(&self, server: &Listen, tls: &TlsFiles) -> Result<String, WrongSetting> {
        self.on(server.listen, tls)
    }

    fn on(&self, listening: SocketAddr, tls: &TlsFiles) -> Result<String, WrongSetting> {
        let Some(url) = &self.public_url else {
            let scheme = if tls.is_set() { "https" } else { "http" };
            return Ok(format!("{scheme}://{listening}"));
        };
        checked_url(url).map_err(|fault| WrongSetting { key: "public-url", fault: fault.to_string() })
    }
}

/// How mails go out.
#[derive(Debug, Clone, Default, clap::Args)]
pub struct Mailing {
    /// The mail server that mails go through: `smtps://name:password@mail.example.org`, or `smtp://` (encrypted too,
    /// unless the server is on this machine) [default: none]
    #[arg(long, env = "REEVE_SMTP", value_name = "URL", hide_env_values = true)]
    pub smtp: Option<String>,

    /// The address that mails come from: `reeve@example.org`, or `Spring Open <reeve@example.org>`
    /// [default: none; needed with --smtp]
    #[arg(long, env = "REEVE_MAIL_FROM", value_name = "ADDRESS")]
    pub mail_from: Option<String>,

    /// Without a mail server: a folder that mails are written to as files [default: none, and no mail]
    #[arg(long, env = "REEVE_MAIL_FOLDER", value_name = "FOLDER")]
    pub mail_folder: Option<std::path::PathBuf>,
}

impl Mailing {
    /// Where mail goes.
    pub fn setting(&self) -> reeve_mail::Setting {
        let [smtp, from] = [&self.smtp, &self.mail_from].map(|text| text.as_deref().map(str::trim).map(str::to_owned));
        reeve_mail::Setting { smtp, from, folder: self.mail_folder.clone() }
    }
}

/// How the log is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
pub enum LogFormat {
    Text,
    /// One JSON object a line, for programs that collect logs.
    Json,
}

impl Config {
    /// The address to listen on.
    pub fn listen(&self) -> SocketAddr {
        self.listen.listen
    }

    /// The command after each timed backup.
    pub fn backup_command(&self) -> Option<&str> {
        self.backup_command.as_deref().map(str::trim).filter(|command| !command.is_empty())
    }

    /// The token that `/metrics` asks for, if it asks. What is empty guards nothing.
    pub fn metrics_token(&self) -> Option<&str> {
        self.metrics_token.as_deref().map(str::trim).filter(|token| !token.is_empty())
    }

    /// The public address without a slash at its end, given the address really listened on.
    ///
    /// Error: the setting is no such address.
    pub fn public_url(&self, listening: SocketAddr) -> Result<String, WrongSetting> {
        self.reached.on(listening, &self.tls)
    }
}

/// Whether an address means, for whoever follows it, the own machine or none, so that no other device finds this server by it.
pub fn is_this_machine(public_url: &str) -> bool {
    let host = host_in(public_url);
    let leads_here = |ip: IpAddr| ip.is_loopback() || ip.is_unspecified();
    host == "localhost" || host.ends_with(".localhost") || ip_in(public_url).is_some_and(leads_here)
}

/// The number in a public address that has no name.
pub fn ip_in(public_url: &str) -> Option<IpAddr> {
    host_in(public_url).parse().ok()
}

fn host_in(public_url: &str) -> &str {
    let host = public_url.split_once("://").map_or(public_url, |(_, host)| host);
    match host.strip_prefix('[') {
        Some(rest) => rest.split(']').next().unwrap_or_default(),
        None => host.split([':', '/']).next().unwrap_or_default(),
    }
}

/// Reads a whole number of a setting or argument that is not below `least`.
pub fn number_from<N: TryFrom<u64>>(least: u64) -> impl Fn(&str) -> Result<N, ConfigFault> + Clone {
    move |text| number_in(text, least, u64::MAX).ok_or(ConfigFault::NoNumberFrom { least })
}

/// The same for a number from `least` to `most`.
pub fn number_between<N: TryFrom<u64>>(least: u64, most: u64) -> impl Fn(&str) -> Result<N, ConfigFault> + Clone {
    move |text| number_in(text, least, most).ok_or(ConfigFault::NoNumberBetween { least, most })
}

/// A number as it is written: the language also reads a plus sign and zeros before it, which are none of it here.
fn number_in<N: TryFrom<u64>>(text: &str, least: u64, most: u64) -> Option<N> {
    let text = text.trim();
    let number: u64 = text.parse().ok().filter(|number| (least..=most).contains(number))?;
    if number.to_string() != text {
        return None;
    }
    N::try_from(number).ok()
}

/// The network address of a proxy.
fn proxy_address(text: &str) -> Result<IpAddr, ConfigFault> {
    text.trim().parse().map_err(|_| ConfigFault::NoNetworkAddress)
}

/// The smallest setting for files. No form may be larger than a file, so with less nobody could even sign in.
const LEAST_BODY: usize = 1000;

/// The largest setting for files, in bytes: far more than anything that is sent has, and it still fits in the memory of a server.
const MOST_BODY: usize = 1 << 30;

/// A limit for files, in bytes.
fn security_contact(text: &str) -> Result<String, ConfigFault> {
    let text = text.trim();
    let rest = text.strip_prefix("mailto:").filter(|rest| rest.contains('@')).or(text.strip_prefix("https://"));
    match rest {
        Some(rest) if !rest.is_empty() && rest.chars().all(|c| c.is_ascii_graphic()) => Ok(text.to_owned()),
        _ => Err(ConfigFault::SecurityContact),
    }
}

/// A name without dots; empty for the word that says that there is none.
fn local_name(text: &str) -> Result<String, ConfigFault> {
    let name = text.trim();
    if name == "none" {
        return Ok(String::new());
    }
    let is_letter = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    match name.len() <= 63 && name.chars().all(is_letter) && !name.starts_with('-') && !name.ends_with('-') {
        true => Ok(name.to_owned()),
        false => Err(ConfigFault::LocalName),
    }
}

/// A language that people can choose.
fn language(text: &str) -> Result<Language, ConfigFault> {
    let text = text.trim();
    Language::of_tag(text).ok_or_else(|| ConfigFault::Language {
        known: Language::offered().map(Language::tag).collect::<Vec<_>>().join(", "),
    })
}

fn body_limit(text: &str) -> Result<usize, ConfigFault> {
    match text.parse() {
        Err(_) => Err(ConfigFault::NoBytes),
        Ok(bytes) if bytes < LEAST_BODY => Err(ConfigFault::TooFewBytes { least: LEAST_BODY }),
        Ok(bytes) if bytes > MOST_BODY => Err(ConfigFault::TooManyBytes { most: MOST_BODY }),
        Ok(bytes) => Ok(bytes),
    }
}

/// An address and a port to listen on: as numbers, with the name of a machine, or a port alone for every address, of IPv4 and of IPv6.
fn listen_address(text: &str) -> Result<SocketAddr, ConfigFault> {
    let whole = if text.starts_with(':') { format!("[::]{text}") } else { text.to_owned() };
    if let Ok(address) = whole.parse() {
        return Ok(address);
    }
    let found = whole.to_socket_addrs().map_err(|error| ConfigFault::ListenAddress { why: error.to_string() })?;
    // Where a name has both kinds of address, the older kind is the one that every browser in the hall tries.
    let mut found: Vec<SocketAddr> = found.collect();
    found.sort_by_key(SocketAddr::is_ipv6);
    found.into_iter().next().ok_or_else(|| ConfigFault::NoListenAddress { text: text.to_owned() })
}

/// An address under which people reach Reeve, without a slash at its end.
pub fn checked_url(url: &str) -> Result<String, ConfigFault> {
    let url = url.trim().trim_end_matches('/');
    let host = url.strip_prefix("https://").or_else(|| url.strip_prefix("http://"));
    match host {
        Some(host) if !host.is_empty() && !host.contains(['/', '?', '#', ' ', '@']) => Ok(url.to_owned()),
        _ => Err(ConfigFault::PublicAddress { text: url.to_owned() }),
    }
}

#[cfg(test)]
mod tests {
    use clap::Parser;

    use super::*;

    #[derive(Parser)]
    struct Cli {
        #[command(flatten)]
        config: Config,
    }

    fn check(args: &[&str], expected: Result<&str, ()>) {
        let cli = Cli::parse_from([&["reeve"], args].concat());
        let url = cli.config.public_url("127.0.0.1:8080".parse().expect("an address"));
        assert_eq!(url.as_deref().map_err(|_| ()), expected, "{args:?}");
    }

    #[test]
    fn an_address_to_listen_on_may_be_a_name_or_a_port_alone() {
        let read =
            |text: &str| listen_address(text).map(|address| address.to_string()).map_err(|fault| fault.to_string());
        assert_eq!(read("127.0.0.1:8080").as_deref(), Ok("127.0.0.1:8080"));
        assert_eq!(read(":8080").as_deref(), Ok("[::]:8080"));
        assert_eq!(read("localhost:8080").as_deref(), Ok("127.0.0.1:8080"));
        assert_eq!(read("[::1]:0").as_deref(), Ok("[::1]:0"));
        for wrong in ["", "8080", "localhost", "127.0.0.1", "127.0.0.1:99999", ":"] {
            assert!(read(wrong).is_err(), "{wrong:?}");
        }
    }

    #[test]
    fn the_public_address_is_a_scheme_and_a_host() {
        check(&[], Ok("http://127.0.0.1:8080"));
        check(&["--public-url", "https://reeve.example.org/"], Ok("https://reeve.example.org"));
        check(&["--public-url", "http://192.168.1.7:8080"], Ok("http://192.168.1.7:8080"));
        check(&["--public-url", "reeve.example.org"], Err(()));
        check(&["--public-url", "https://reeve.example.org/hall"], Err(()));
        check(&["--public-url", "https://"], Err(()));
    }

    #[test]
    fn who_follows_a_link_to_localhost_lands_on_the_own_machine() {
        for own in [
            "http://localhost:8080",
            "http://127.0.0.1",
            "http://[::1]:8080",
            "https://reeve.localhost",
            "http://0.0.0.0:8080",
        ] {
            assert!(is_this_machine(own), "{own}");
        }
        for other in
            ["http://192.168.1.20:8080", "https://localhost.example.org", "http://[fd00::1]:8080", "http://10.0.0.0"]
        {
            assert!(!is_this_machine(other), "{other}");
        }
    }
}
