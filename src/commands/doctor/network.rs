//! What goes over the network: mail, the proxy, and the server itself.

use std::net::SocketAddr;

use crate::commands::doctor::{Findings, files};
use crate::commands::ready;
use crate::commands::ready::Questions;
use reeve_http::config::{Config, is_this_machine};
use reeve_mail::Sender;
use reeve_words as words;

/// Speaks to the mail server, or tries the folder of mails as the server that runs sees it, without sending anything.
pub(super) async fn look_at_mail(findings: &mut Findings, config: &Config, server: Option<u32>) {
    let sender = match Sender::of(&config.mailing.setting()) {
        Ok(Some(sender)) => sender,
        Ok(None) => return findings.fine("mail", words::doctor::NO_MAIL),
        Err(fault) => return findings.fault("mail", words::mail::setting_fault(&fault)),
    };
    let way = words::mail::destination(&sender.destination());
    if let Some(folder) = sender.folder() {
        findings.fine("mail", way);
        return files::look_at_writing(findings, "mail", config, folder, server);
    }
    match sender.try_out().await {
        Ok(()) => findings.fine("mail", way),
        Err(unsent) => findings.fault("mail", words::mail::not_tried_out(&sender.destination(), &unsent)),
    }
}

/// Whether the public address, the proxies and the address listened on go together.
pub(super) fn look_at_proxy(findings: &mut Findings, config: &Config) {
    let public = match &config.reached.public_url {
        None if config.proxies.is_empty() && config.listen().ip().is_loopback() => {
            return findings.fine("proxy", words::doctor::NO_PROXY);
        }
        None if config.proxies.is_empty() => {
            return findings.warning("proxy", words::doctor::no_public_url(config.listen()));
        }
        None => return findings.fault("proxy", words::doctor::NO_PUBLIC_ADDRESS),
        Some(_) => match config.public_url(config.listen()) {
            Ok(public) => public,
            Err(fault) => return findings.fault("proxy", fault),
        },
    };
    let is_safe = public.starts_with("https://");
    if is_safe && config.proxies.is_empty() && !config.tls.is_set() {
        findings.fault("proxy", words::doctor::no_proxies(&public));
    } else if config.listen().ip().is_loopback() && !config.proxies.is_empty() && !names_this_machine(config) {
        findings.fault("proxy", words::doctor::proxy_elsewhere(config.listen()));
    } else if is_this_machine(&public) && !config.listen().ip().is_loopback() {
        findings.warning("proxy", words::doctor::leads_to_itself(&public));
    } else if !config.proxies.is_empty() && config.listen().ip().is_unspecified() {
        findings.warning("proxy", words::doctor::open_address(config.listen()));
    } else if !is_safe && !config.proxies.is_empty() {
        findings.warning("proxy", words::doctor::not_https(&public));
    } else {
        findings.fine("proxy", words::doctor::reached_at(&public));
    }
}

/// Whether one of the proxies is on this machine. Only such a one reaches an address that this machine alone can see.
fn names_this_machine(config: &Config) -> bool {
    config.proxies.iter().any(|proxy| proxy.to_canonical().is_loopback())
}

/// Asks the server that should be running.
pub(super) fn look_at_server(findings: &mut Findings, listen: SocketAddr, servers: &mut Questions) {
    match servers.ask(listen) {
        ready::Answer::Ready => findings.fine("server", words::doctor::ready(listen)),
        ready::Answer::NotReady(reason) | ready::Answer::Stranger(reason) => findings.fault("server", reason.clone()),
        ready::Answer::Nobody(reason) => findings.warning("server", reason.clone()),
    }
}
