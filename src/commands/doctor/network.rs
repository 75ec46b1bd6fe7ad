//! What goes over the network: mail, the proxy, and the server itself.

use std::net::SocketAddr;

use crate::commands::doctor::Findings;
use crate::commands::ready;
use crate::config::Config;
use crate::mail::Sender;
use crate::web::ui::words;

/// Speaks to the mail server, without sending anything.
pub(super) async fn look_at_mail(findings: &mut Findings, config: &Config) {
    let sender = match Sender::of(&config.mailing.setting()) {
        Ok(Some(sender)) => sender,
        Ok(None) => return findings.fine("mail", "none is set up; `reeve user reset` makes links to new passwords"),
        Err(fault) => return findings.fault("mail", words::mail::setting_fault(&fault)),
    };
    let way = words::mail::destination(&sender.destination());
    match sender.try_out().await {
        Ok(()) => findings.fine("mail", way),
        Err(unsent) => findings.fault("mail", format!("{way}: {}", words::mail::unsent(&unsent.stored()))),
    }
}

/// Whether the public address, the proxies and the address listened on go together.
pub(super) fn look_at_proxy(findings: &mut Findings, config: &Config) {
    let public = match &config.reached.public_url {
        None if config.proxies.is_empty() => return findings.fine("proxy", "none, and no public address"),
        None => return findings.fault("proxy", "--proxies without --public-url: links lead to the inside address"),
        Some(_) => match config.public_url(config.listen()) {
            Ok(public) => public,
            Err(fault) => return findings.fault("proxy", fault),
        },
    };
    let is_safe = public.starts_with("https://");
    if is_safe && config.proxies.is_empty() {
        findings.fault("proxy", format!("{public} without --proxies: everybody seems to come from the proxy"));
    } else if !config.proxies.is_empty() && config.listen().ip().is_unspecified() {
        let listen = config.listen();
        findings.warning("proxy", format!("it listens on {listen}: see that nobody reaches it around the proxy"));
    } else if !is_safe && !config.proxies.is_empty() {
        findings.warning("proxy", format!("{public} is not https: passwords go over the network as they are"));
    } else {
        findings.fine("proxy", format!("people reach it at {public}"));
    }
}

/// Asks the server that should be running.
pub(super) fn look_at_server(findings: &mut Findings, listen: SocketAddr) {
    match ready::ask_whether(listen) {
        ready::Answer::Ready => findings.fine("server", format!("ready on {listen}")),
        ready::Answer::NotReady(reason) => findings.fault("server", reason),
        ready::Answer::Nobody(reason) => findings.warning("server", reason),
    }
}
