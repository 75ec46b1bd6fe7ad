//! Handing a message over: to an SMTP server, or as a file into a folder.

use std::fs::OpenOptions;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use lettre::message::Mailbox;
use lettre::{Address, AsyncSmtpTransport, AsyncTransport, Message, Tokio1Executor};

use crate::letter;
use crate::letter::Letter;
use crate::unsent::Unsent;

/// How long an SMTP server may take for one mail, all told.
pub const PATIENCE: Duration = Duration::from_secs(60);

/// The same where somebody waits for the answer.
const SHORT_PATIENCE: Duration = Duration::from_secs(15);

/// Where mail goes, as the settings say it.
#[derive(Debug, Clone, Default)]
pub struct Setting {
    /// `smtp://` or `smtps://`, with name and password where the server wants them.
    pub smtp: Option<String>,
    /// The address that mails come from.
    pub from: Option<String>,
    /// Without SMTP, the folder that mails are written to.
    pub folder: Option<PathBuf>,
}

/// Sends mails, one at a time.
pub struct Sender {
    from: Mailbox,
    way: Delivery,
}

impl std::fmt::Debug for Sender {
    /// Without name and password.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("Sender").field(&self.destination()).finish()
    }
}

enum Delivery {
    Smtp(Box<AsyncSmtpTransport<Tokio1Executor>>, String),
    Folder(PathBuf),
}

/// Where a sender's mail goes, without name and password.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Destination {
    /// The address that mails come from.
    pub from: String,
    pub by: By,
}

/// How mail goes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum By {
    /// Through an SMTP server of this name.
    Smtp(String),
    /// As files into this folder.
    Folder(PathBuf),
}

/// What is wrong with the settings. A password is not repeated.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.code())]
pub enum SettingFault {
    /// There is a server, and no address that mails come from.
    FromMissing,
    /// There is an address that mails come from, and neither a server nor a folder.
    FromAlone,
    /// The address that mails come from can't be read.
    From(String),
    /// The address of the server can't be read.
    Smtp,
    /// There is no such folder.
    Folder(PathBuf),
}

impl SettingFault {
    /// The stable code, in kebab case.
    pub fn code(&self) -> &'static str {
        match self {
            SettingFault::FromMissing => "mail-from-missing",
            SettingFault::FromAlone => "mail-from-alone",
            SettingFault::From(_) => "mail-from-no-address",
            SettingFault::Smtp => "smtp-no-address",
            SettingFault::Folder(_) => "no-such-mail-folder",
        }
    }
}

impl Sender {
    /// A sender as the settings have it; none where they name neither a server nor a folder.
    ///
    /// Error: what is wrong with the settings.
    pub fn of(setting: &Setting) -> Result<Option<Sender>, SettingFault> {
        if let Some(url) = &setting.smtp {
            let from = setting.from.as_deref().ok_or(SettingFault::FromMissing)?;
            let (transport, host) = smtp(url)?;
            return Ok(Some(Sender { from: mailbox(from)?, way: Delivery::Smtp(Box::new(transport), host) }));
        }
        let Some(folder) = &setting.folder else {
            return if setting.from.is_none() { Ok(None) } else { Err(SettingFault::FromAlone) };
        };
        if !folder.is_dir() {
            return Err(SettingFault::Folder(folder.clone()));
        }
        let from = mailbox(setting.from.as_deref().unwrap_or("reeve@localhost"))?;
        Ok(Some(Sender { from, way: Delivery::Folder(folder.clone()) }))
    }

    /// Where mail goes.
    pub fn destination(&self) -> Destination {
        let by = match &self.way {
            Delivery::Smtp(_, host) => By::Smtp(host.clone()),
            Delivery::Folder(folder) => By::Folder(folder.clone()),
        };
        Destination { from: self.from.email.to_string(), by }
    }

    /// The folder that mails are written into, where no server sends them.
    pub fn folder(&self) -> Option<&Path> {
        match &self.way {
            Delivery::Folder(folder) => Some(folder),
            Delivery::Smtp(..) => None,
        }
    }

    /// Speaks to the server as before a mail, or writes into the folder what it takes away again, and sends nothing.
    pub async fn try_out(&self) -> Result<(), Unsent> {
        match &self.way {
            Delivery::Smtp(transport, _) => {
                match tokio::time::timeout(SHORT_PATIENCE, transport.test_connection()).await {
                    Ok(Ok(true)) => Ok(()),
                    Ok(Ok(false)) => Err(Unsent::NoConnection),
                    Ok(Err(error)) => Err(of_smtp(&error)),
                    Err(_) => Err(Unsent::TooSlow),
                }
            }
            Delivery::Folder(_) => self.try_folder(),
        }
    }

    /// Whether the folder takes files, where mails are written into one: an unsent letter waits for hours before anybody
    /// looks for it.
    pub fn try_folder(&self) -> Result<(), Unsent> {
        let Delivery::Folder(folder) = &self.way else { return Ok(()) };
        let path = folder.join(format!(".reeve-try-{}", std::process::id()));
        let written = std::fs::write(&path, "\n");
        // Whoever tries at the same moment may have taken it away.
        let _ = std::fs::remove_file(&path);
        written.map_err(|error| Unsent::Folder(error.kind().to_string()))
    }

    /// Sends one mail. When this returns `Ok`, the server has taken it, or the file is on the disk.
    pub async fn send(&self, letter: &Letter) -> Result<(), Unsent> {
        self.send_within(letter, PATIENCE).await
    }

    /// As [`Sender::send`], for somebody who waits to see what comes of it.
    pub async fn send_now(&self, letter: &Letter) -> Result<(), Unsent> {
        self.send_within(letter, SHORT_PATIENCE).await
    }

    async fn send_within(&self, letter: &Letter, patience: Duration) -> Result<(), Unsent> {
        let message = letter::message(letter, &self.from, SystemTime::now()).map_err(|_| Unsent::NoAddress)?;
        let is_ascii = message.envelope().to().iter().all(|to| to.user().is_ascii());
        match &self.way {
            Delivery::Smtp(transport, _) => match tokio::time::timeout(patience, transport.send(message)).await {
                Ok(Ok(_)) => Ok(()),
                // Before anything of the mail is sent, by the library itself.
                Ok(Err(error)) if error.is_client() && !is_ascii => Err(Unsent::AsciiOnly),
                Ok(Err(error)) => Err(of_smtp(&error)),
                Err(_) => Err(Unsent::TooSlow),
            },
            Delivery::Folder(folder) => {
                let path = folder.join(format!("{}.eml", letter.message_id));
                write(&path, &message).map_err(|error| Unsent::Folder(error.kind().to_string()))
            }
        }
    }
}

/// The server's own words are not kept: they may hold the address.
fn of_smtp(error: &lettre::transport::smtp::Error) -> Unsent {
    match error.status() {
        Some(code) => Unsent::Refused(code.to_string()),
        None if error.is_timeout() => Unsent::TooSlow,
        None if error.is_tls() => Unsent::NoTls,
        None => Unsent::NoConnection,
    }
}

/// A file that only its owner reads: a link in it may be the key to an account.
fn write(path: &Path, message: &Message) -> std::io::Result<()> {
    let unfinished = path.with_extension("part");
    let mut open = OpenOptions::new();
    open.write(true).create(true).truncate(true);
    #[cfg(unix)]
    {
        use std::os::unix::fs::OpenOptionsExt;
        open.mode(0o600);
    }
    let mut file = open.open(&unfinished)?;
    file.write_all(&message.formatted())?;
    file.sync_all()?;
    std::fs::rename(&unfinished, path)
}

/// What is wrong with the address that mails come from, if anything is.
pub fn from_fault(text: &str) -> Option<SettingFault> {
    mailbox(text).err()
}

/// What is wrong with the address of a mail server, if anything is. Nothing is asked of the server.
pub fn smtp_fault(url: &str) -> Option<SettingFault> {
    smtp(url).err()
}

fn mailbox(text: &str) -> Result<Mailbox, SettingFault> {
    let parsed = text.parse().or_else(|_| text.parse::<Address>().map(|address| Mailbox::new(None, address)));
    parsed.map_err(|_| SettingFault::From(text.to_owned()))
}

/// The transport of a URL, and the name of the host.
///
/// Without a word on TLS (`?tls=`), a password goes over TLS only, and everything else too where the server offers it;
/// a server on the same machine is spoken to plainly.
fn smtp(url: &str) -> Result<(AsyncSmtpTransport<Tokio1Executor>, String), SettingFault> {
    let rest = url.strip_prefix("smtp://").or_else(|| url.strip_prefix("smtps://")).ok_or(SettingFault::Smtp)?;
    let (who, host) = rest.rsplit_once('@').map_or((None, rest), |(who, host)| (Some(who), host));
    let host = host.split(['/', '?']).next().unwrap_or_default();
    if host.is_empty() || who.is_some_and(|who| !who.contains(':')) {
        return Err(SettingFault::Smtp);
    }
    let near =
        ["localhost", "127.0.0.1", "[::1]"].iter().any(|name| host == *name || host.starts_with(&format!("{name}:")));
    let tls = match (url.starts_with("smtp://") && !url.contains("tls="), who.is_some()) {
        (true, true) => Some("required"),
        (true, false) if !near => Some("opportunistic"),
        _ => None,
    };
    let sign = if url.contains('?') { '&' } else { '?' };
    let whole = tls.map_or_else(|| url.to_owned(), |tls| format!("{url}{sign}tls={tls}"));
    let builder = AsyncSmtpTransport::<Tokio1Executor>::from_url(&whole).map_err(|_| SettingFault::Smtp)?;
    Ok((builder.timeout(Some(Duration::from_secs(20))).build(), host.to_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Somebody at a terminal waits for it, and a mail that waits in the queue does not.
    #[tokio::test(start_paused = true)]
    async fn a_server_that_takes_the_connection_and_says_nothing_is_given_up() {
        let silent = std::net::TcpListener::bind("127.0.0.1:0").expect("a port");
        let smtp = format!("smtp://{}", silent.local_addr().expect("an address"));
        let setting = Setting { smtp: Some(smtp), from: Some("reeve@hall.example".to_owned()), folder: None };
        let sender = Sender::of(&setting).expect("no fault").expect("a sender");
        let letter = Letter {
            to: "ada@example.org".to_owned(),
            subject: "x".to_owned(),
            text: "y".to_owned(),
            message_id: "7.1.abc".to_owned(),
        };
        let began = tokio::time::Instant::now();
        assert_eq!(sender.try_out().await, Err(Unsent::TooSlow));
        assert_eq!(sender.send_now(&letter).await, Err(Unsent::TooSlow));
        assert_eq!(began.elapsed().as_secs(), 30, "each takes a quarter of a minute");
        assert_eq!(sender.send(&letter).await, Err(Unsent::TooSlow));
        assert_eq!(began.elapsed().as_secs(), 90);
    }

    #[test]
    fn a_folder_that_takes_no_file_is_told_before_a_mail_waits() {
        let folder = tempfile::tempdir().expect("a folder");
        let setting = Setting { folder: Some(folder.path().to_owned()), ..Setting::default() };
        let sender = Sender::of(&setting).expect("no fault").expect("a sender");
        assert_eq!(sender.try_folder(), Ok(()));
        assert_eq!(std::fs::read_dir(folder.path()).expect("the folder").count(), 0, "something was left behind");
        folder.close().expect("gone");
        assert_eq!(sender.try_folder(), Err(Unsent::Folder("entity not found".to_owned())));
    }
}
